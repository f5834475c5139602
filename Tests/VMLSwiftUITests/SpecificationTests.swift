import Foundation
import Testing
import VMLSwiftUI
import VMLTestSupport
import VMLViews

/// What the specification demands of a client, rule by rule.
struct SpecificationTests {
  private func expect(
    _ document: String, draws vml: String, reports: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let drawn = try DrawnDocument(document)
    #expect(drawn.vml == vml, sourceLocation: location)
    #expect(drawn.reports == reports, sourceLocation: location)
  }

  /// Documents with what is drawn of them and what is reported: most rules have one.
  @Test func rulesAsDocuments() throws {
    let name = "drawing/rules.txt"
    let text = try String(contentsOf: fixturesFolder.appending(path: name), encoding: .utf8)
    var blocks = text.trimmingCharacters(in: .newlines).components(separatedBy: "\n== ")
    #expect(blocks.count > 40)
    for index in blocks.indices.dropFirst() {
      let block = blocks[index].components(separatedBy: "\n=>\n")[0]
      let document = block.drop { $0 != "\n" }.dropFirst()
      let drawn = try DrawnDocument(String(document))
      blocks[index] = ([block, "=>", drawn.vml] + drawn.reports.map { "! \($0)" })
        .joined(separator: "\n")
    }
    try expectGolden(blocks.joined(separator: "\n== ") + "\n", name)
  }

  /// The specification's examples of sections 10 and 11: no view and no modifier in them is unknown.
  @Test func viewsAndModifiersOfTheReference() throws {
    let url = fixturesFolder.appending(path: "spec/examples.txt")
    let text = try String(contentsOf: url, encoding: .utf8)
    let custom: Set = ["HomeView", "SettingsView", "ProfileView", "Badge", "View"]
    var count = 0
    for example in text.components(separatedBy: "\n== ").dropFirst()
    where example.hasPrefix("10.") || example.hasPrefix("11.") {
      count += 1
      let body = String(example.drop { $0 != "\n" }.dropFirst())
      for report in try DrawnDocument(body).reports
      where !custom.contains(where: { report == "there is no view '\($0)'" }) {
        // The examples of section 11.6 are modifiers alone, without attributes and templates.
        #expect(example.hasPrefix("11.6"), "\(report): \(example)")
      }
    }
    #expect(count > 60)
  }

  // MARK: 5 Elements and attributes

  @Test func anEnumerationWithAndWithoutItsDot() throws {
    for name in ["leading", ".leading"] {
      try expect(
        "<VStack alignment=\"\(name)\"><Text>a</Text></VStack>",
        draws: "<VStack alignment=\"leading\"><Text>a</Text></VStack>")
    }
  }

  @Test func numbersInfinityAndTruth() throws {
    try expect(
      #"<HStack spacing="4.5" style="frame(maxWidth: .infinity);disabled(true)"/>"#,
      draws: #"<HStack spacing="4.5" style="frame(maxWidth: .infinity);disabled(true)"></HStack>"#)
  }

  @Test func anglesHaveUnits() throws {
    try expect(
      #"<Text style="rotationEffect(45deg)">a</Text>"#,
      draws: #"<Text style="rotationEffect(.degrees(45))">a</Text>"#)
  }

  // MARK: 6 Modifiers

  @Test func modifiersAreAppliedInTheirOrder() throws {
    try expect(
      #"<Text style="padding(4);background(.red);padding(8)">a</Text>"#,
      draws: #"<Text style="padding(4);background(.red);padding(8)">a</Text>"#)
  }

  @Test func overloadsByTheirArguments() throws {
    for style in [
      "padding()", "padding(8)", "padding(.top)", "padding(.top, 8)",
      "background(.red)", "background(.red, in: .capsule)", "frame(width: 8)",
      "frame(maxWidth: 8)", "font(.title.bold())", "foregroundStyle(.red, .blue)",
    ] {
      let document = "<Text style=\"\(style)\">a</Text>"
      try expect(document, draws: document)
    }
  }

  // MARK: 7 Templates

  @Test func childrenWithoutATemplateFillTheDefaultSlot() throws {
    let label = #"<Label><Text>a</Text><Image template="icon" systemName="star"/></Label>"#
    let drawn = try DrawnDocument(label)
    #expect(drawn.reports == [])
    #expect(drawn.isSame, "\(drawn.vml)")
  }

  @Test func severalChildrenOfATemplate() throws {
    let document =
      #"<Text style="background(content: :b)">a<Text template="b">c</Text>"#
      + #"<Text template="b">d</Text></Text>"#
    let drawn = try DrawnDocument(document)
    #expect(drawn.isSame, "\(drawn.vml)")
  }

  @Test func templatesOfDirectChildrenAlone() throws {
    let drawn = try DrawnDocument(
      #"<VStack style="background(content: :b)"><HStack><Text template="b">c</Text></HStack></VStack>"#
    )
    #expect(!drawn.vml.contains(">c<"), "\(drawn.vml)")
  }

  // MARK: 8 References to attributes

  @Test func anAttributeOfTheElement() throws {
    try expect(
      #"<Text w="20" style="frame(width: attr(w))">a</Text>"#,
      draws: #"<Text style="frame(width: 20)">a</Text>"#)
  }

  @Test func aFallback() throws {
    try expect(
      #"<Text style="frame(width: attr(w, 30))">a</Text>"#,
      draws: #"<Text style="frame(width: 30)">a</Text>"#)
  }

  @Test func aMissingAttributeIsNilAndReported() throws {
    try expect(
      #"<Text style="frame(width: attr(w), height: 4)">a</Text>"#,
      draws: #"<Text style="frame(height: 4)">a</Text>"#,
      reports: ["no attribute 'w' for attr() in <Text>"])
  }

  @Test func aSheetFollowsAnAttribute() throws {
    let drawn = try DrawnDocument(
      #"<Text isOpen="true" style="sheet(isPresented: attr(isOpen), content: :c)">a"#
        + #"<Text template="c">b</Text></Text>"#)
    #expect(drawn.reports == [])
    #expect(drawn.vml.contains("isPresented: true"), "\(drawn.vml)")
  }

  // MARK: 12 Errors

  @Test func anUnknownElementIsAGroupOfItsChildren() throws {
    try expect(
      #"<Chart points="3" style="padding(4)"><Text>a</Text><Text>b</Text></Chart>"#,
      draws: #"<Group style="padding(4)"><Text>a</Text><Text>b</Text></Group>"#,
      reports: ["there is no view 'Chart'"])
  }

  @Test func anUnknownModifierIsSkippedAndReportedOnce() throws {
    try expect(
      #"<VStack><Text style="glow();bold()">a</Text><Text style="glow()">b</Text></VStack>"#,
      draws: #"<VStack><Text style="bold()">a</Text><Text>b</Text></VStack>"#,
      reports: ["the modifier 'glow' of <Text> is not drawn"])
  }

  // MARK: The app's own

  @Test func viewsAndModifiersOfTheApp() throws {
    var registry = VMLRegistry()
    registry.register(view: "Price") { element in
      HStack {
        Text(element["amount"] ?? "")
        element.content()
      }
    }
    registry.register(modifier: "card") { view, call in view.padding(call.number("by") ?? 1) }
    let drawn = try DrawnDocument(
      #"<Price amount="4" id="p" style="card(by: 8)"><Text>each</Text></Price>"#, registry: registry
    )
    #expect(
      drawn.vml
        == #"<HStack id="p" style="padding(8)"><Text>4</Text><Text>each</Text></HStack>"#)
    #expect(drawn.reports == [])
  }

  /// No text makes the client crash or hang.
  @Test func anyPrefixOfADocument() throws {
    let document =
      #"<List selection="a"><NavigationLink value="/x" style="badge(3);tint(.red.opacity(0.5))">"#
      + #"<Label systemImage="a">b</Label></NavigationLink><Slider value="0.5" in="0...1"/></List>"#
    for count in document.indices { _ = try DrawnDocument(String(document[..<count])) }
  }
}
