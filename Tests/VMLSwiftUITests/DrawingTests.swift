import Foundation
import Testing
import VMLTestSupport
import VMLViews

/// document -> VMLSwiftUI on VMLViews -> the same document.
struct DrawingTests {
  /// Ten views and six modifiers, as a page has them.
  @Test func aPage() throws {
    let document = try DrawnDocument(
      #"""
      <ScrollView><VStack alignment="leading" spacing="8" style="padding(12);background(content: :back);overlay(.red)">\#
      <HStack><Image systemName="star.fill"/><Text style="font(.headline);foregroundStyle(.blue.opacity(0.5))">Lamp</Text>\#
      <Spacer/></HStack><Label systemImage="star">New</Label><Toggle isOn="true">Sound</Toggle>\#
      <List><Text>a</Text><Text>b</Text></List><Button style="frame(maxWidth: .infinity, minHeight: 44)">Buy</Button>\#
      <Rectangle template="back" style="fill(.gray)"/></VStack></ScrollView>
      """#)
    #expect(document.reports == [])
    #expect(document.isSame, "\(document.difference)\n\(document.vml)")
  }

  /// An `Image` without a name is the loaded one, as an `AsyncImage` with `image` is.
  @Test(arguments: ["AsyncImage image=\"\"", "Image"])
  func imagesFromTheNetwork(_ loaded: String) throws {
    let document = try DrawnDocument(
      #"""
      <VStack><AsyncImage url="https://a.example/p.png"><\#(loaded) style="resizable()"/>\#
      <ProgressView template="placeholder"/></AsyncImage>\#
      <AsyncImage url="https://a.example/p.png"><\#(loaded) style="resizable()" template="phase.success"/>\#
      </AsyncImage></VStack>
      """#)
    #expect(document.reports == [])
    #expect(document.isSame || loaded == "Image", "\(document.difference)\n\(document.vml)")
  }

  /// Each call that the catalogue can generate.
  ///
  /// What differs is listed, with what was not drawn; the list may only become shorter.
  @Test func everyCallOfTheCatalogue() throws {
    let url = fixturesFolder.appending(path: "drawing/calls.txt")
    let calls = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(calls.count > 3_000)
    var different: [String] = []
    for call in calls {
      let document = try DrawnDocument(String(call))
      guard !document.isSame else { continue }
      let reason = document.reports.last ?? document.difference
      different.append("\(call) | \(reason)")
    }
    try expectGolden(
      different.joined(separator: "\n") + "\n", "drawing/different.txt")
    let share = Double(different.count) / Double(calls.count)
    #expect(share < 0.2, "\(different.count) of \(calls.count) are not drawn as they are written")
  }
}
