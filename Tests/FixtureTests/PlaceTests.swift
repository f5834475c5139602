import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Elements where SwiftUI has no place for their kind, and where it has one.
struct PlaceTests {
  @Test(arguments: [
    ("<VStack><BarMark/></VStack>", "'BarMark' is chart content, and 'VStack' takes views"),
    ("<VStack><PointMark/></VStack>", "'PointMark' is chart content, and 'VStack' takes views"),
    ("<Chart><Text>a</Text></Chart>", "'Text' is a view, and 'Chart' takes chart content"),
    (
      "<Chart><Group><ForEach><Text>a</Text></ForEach></Group></Chart>",
      "'Text' is a view, and 'Chart' takes chart content"
    ),
    ("<Group><Tab/></Group>", "'Tab' is a tab, and a page takes views"),
    ("<Map><Button>a</Button></Map>", "'Button' is a view, and 'Map' takes map content"),
    ("<ToolbarItem/>", "'ToolbarItem' is a toolbar item, and a page takes views"),
    ("<List><ToolbarItem/></List>", "'ToolbarItem' is a toolbar item, and 'List' takes views"),
    (
      "<Text style=\"overlay(content: :over)\">a<BarMark template=\"over\"/></Text>",
      "'BarMark' is chart content, and 'Text' takes views for its template 'over'"
    ),
    (
      "<Chart style=\"chartXAxis(content: :axis)\"><Text template=\"axis\">a</Text></Chart>",
      "'Text' is a view, and 'Chart' takes axes for its template 'axis'"
    ),
    (
      "<Section><Text>a</Text><BarMark template=\"header\"/></Section>",
      "'BarMark' is chart content, and 'Section' takes views for its template 'header'"
    ),
  ])
  func noPlace(_ page: String, _ message: String) async throws {
    let found = try await messages(of: page)
    #expect(found == [message])
  }

  @Test(arguments: [
    "<Chart><Group><BarMark/><PointMark/></Group></Chart>",
    "<TabView><Tab><Text>a</Text></Tab><TabSection><Tab/></TabSection></TabView>",
    "<TabView><Text>a</Text></TabView>",
    "<Map><Marker/><Annotation><Text>a</Text></Annotation><ForEach><Marker/></ForEach></Map>",
    "<Text style=\"toolbar(content: :bar)\">a<ToolbarItem template=\"bar\"/></Text>",
    "<Text style=\"toolbar(content: :bar)\">a<Button template=\"bar\">b</Button></Text>",
    "<Chart style=\"chartXAxis(content: :axis)\"><AxisMarks template=\"axis\"/></Chart>",
    "<Chart><BarMark style=\"annotation(content: :n)\"><Text template=\"n\">a</Text></BarMark></Chart>",
    "<Clock><BarMark/></Clock>", "<Chart><Clock/></Chart>",
    "---\nfragment: true\n---\n<BarMark/>",
  ])
  func aPlace(_ page: String) async throws {
    #expect(try await messages(of: page) == [])
  }

  private func messages(of page: String) async throws -> [String] {
    let site = try TestSite(
      page + "\n-- site.yaml --\nname: T\nversion: \"1\"\ntargets: { ios: { minimum: \"26.0\" } }\n"
    )
    var options = BuildOptions(site: site.path)
    options.writes = false
    return try await buildSite(options).diagnostics
      .filter { $0.code == .unexpectedContent }.map(\.message)
  }
}
