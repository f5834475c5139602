import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Attributes and content of elements, taken together.
struct ElementUsageTests {
  @Test(arguments: [
    // The simplest, and what may be left out.
    "<Slider/>", "<Slider value=\"1\"/>", "<Slider value=\"1\" in=\"0...2\" step=\"1\"/>",
    "<Toggle>a</Toggle>", "<Text/>", "<Label/>", "<Button/>", "<VStack/>", "<AsyncImage/>",
    "<ProgressView/>", "<ProgressView value=\"0.5\" total=\"2\">a</ProgressView>",
    "<Stepper value=\"1\" step=\"2\">a</Stepper>", "<Picker selection=\"a\"/>",
    "<Color red=\"0\" green=\"0\" blue=\"0\"/>", "<Color white=\"0.5\" opacity=\"1\"/>",
    "<ShareLink item=\"a\">a</ShareLink>",
    "<RoundedRectangle cornerRadius=\"8\"/>", "<UnevenRoundedRectangle topLeadingRadius=\"8\"/>",
    // A label as text, attribute, children or template.
    "<Label title=\"a\"/>", "<ContentUnavailableView title=\"a\"/>",
    "<Label title=\"a\" systemImage=\"star\"/>", "<Label systemImage=\"star\">a</Label>",
    "<Label systemImage=\"star\"><Text>a</Text></Label>",
    "<Label systemImage=\"star\"><Text template=\"title\">a</Text></Label>",
    "<Label><Text template=\"title\">a</Text><Image name=\"b\" template=\"icon\"/></Label>",
    "<Label title=\"a\">\n  <Image name=\"b\" template=\"icon\"/>\n</Label>",
    "<Link destination=\"a\"><Text>b</Text></Link>", "<Link title=\"b\" destination=\"a\"/>",
    "<Section title=\"a\"><Text>b</Text></Section>",
    "<Section><Text template=\"header\">a</Text><Text>b</Text></Section>",
    "<NavigationLink title=\"a\"><Text template=\"destination\">b</Text></NavigationLink>",
    "<Gauge value=\"1\" in=\"0...2\">a<Text template=\"currentValueLabel\">1</Text></Gauge>",
    "<Button>a<Image systemName=\"star\"/></Button>", "<TextField text=\"a\">b</TextField>",
    "<AsyncImage url=\"a\"><Image template=\"phase.success\"/></AsyncImage>",
    "<AsyncImage><VStack template=\"phase.success\"><Image/></VStack></AsyncImage>",
    // What is there for something else too.
    "<Gauge value=\"0.5\" style=\"opacity(attr(value type(<number>)))\">a</Gauge>",
    "<Image name=\"a\" systemName=\"star\" style=\"help(attr(name))\"/>",
    "<Slider id=\"a\" tag=\"b\" value=\"1\"/>",
    "<VStack style=\"overlay(:a)\"><Text template=\"a\">b</Text></VStack>",
    "<Section title=\"a\" style=\"overlay(:footer)\"><Text template=\"footer\">b</Text></Section>",
  ])
  func fits(_ source: String) async throws {
    let found = try await diagnostics(of: source)
    #expect(found.isEmpty, "\(source): \(found.map(\.message))")
  }

  @Test(arguments: [
    (
      "<Image 1️⃣system-name=\"a\"/>",
      "'system-name' is no name of an attribute in VML; did you mean 'systemName'?"
    ),
    (
      "<Image 1️⃣phx-click=\"a\" name=\"b\"/>",
      "'phx-click' is no name of an attribute in VML"
    ),
    ("<Slider value=\"1\" 1️⃣step=\"1\"/>", "'Slider' takes 'step' only together with 'in'"),
    ("<1️⃣Image/>", "'Image' needs 'systemName', 'name' or 'decorative'"),
    ("<1️⃣Link>a</Link>", "'Link' needs 'destination'"),
    ("<1️⃣Gauge>a</Gauge>", "'Gauge' needs 'value'"),
    ("<1️⃣LazyVGrid><Text>a</Text></LazyVGrid>", "'LazyVGrid' needs 'columns'"),
    ("<1️⃣RadialGradient/>", nil), ("<1️⃣Color/>", "'Color' needs 'name', 'white' or 'cgColor'"),
    (
      "<Image name=\"a\" 1️⃣systemName=\"star\"/>",
      "'Image' does not take 'systemName' together with 'name'"
    ),
    ("<Color name=\"a\" 1️⃣opacity=\"1\"/>", "'Color' does not take 'opacity' together with 'name'"),
    ("<Label 1️⃣title=\"a\">b</Label>", "'Label' does not take 'title' together with text"),
    (
      "<Button 1️⃣title=\"a\"><Text>b</Text></Button>",
      "'Button' does not take 'title' together with content"
    ),
    (
      "<Section 1️⃣title=\"a\"><Text>b</Text><Text template=\"footer\">c</Text></Section>",
      "'Section' does not take 'title' together with the template 'footer'"
    ),
    ("<ScrollView axes=\"vertical\" 1️⃣axis=\"vertical\"/>", nil),
    (
      "<TabView><Tab 1️⃣systemImage=\"star\"/></TabView>",
      "'Tab' takes 'systemImage' only together with 'title'"
    ),
  ])
  func doesNotFit(_ marked: String, _ message: String?) async throws {
    let mark = try #require(marked.range(of: "1️⃣"))
    let offset = marked[..<mark.lowerBound].utf8.count
    let found = try await diagnostics(of: marked.replacing("1️⃣", with: ""))
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(found.first?.severity == .warning)
    #expect(found.first?.range?.range.lowerBound == offset)
    if let message { #expect(found.first?.message == message) }
    #expect(found.first.map { (1...4).contains($0.notes.count) } == true)
  }

  @Test func eachIsToldOnceForWhatIsWritten() async throws {
    let found = try await diagnostics(
      of: """
        <AsyncImage><Image/></AsyncImage>
        <for each="i" in="[1, 2, 3]"><Image/></for><Image/>
        """)
    #expect(found.map(\.code) == [.requiredAttribute, .requiredAttribute])
  }

  @Test func whatATargetLacks() async throws {
    let source = "<Section isExpanded=\"true\" title=\"a\"><Text>b</Text></Section>"
    let found = try await diagnostics(of: source, minimum: "16.0")
    #expect(found.map(\.code) == [.notAvailable])
    #expect(found.first?.message == "'isExpanded' is not available everywhere")
    #expect(found.first?.severity == .warning)
    #expect(try await diagnostics(of: source, minimum: "17.0").isEmpty)
  }

  @Test func unknownAttributesAreFixedByName() async throws {
    let found = try await diagnostics(
      of: """
        <VStack>
          <VStack spacng = '8'/>
          <VStack spacng="8" spacing="9"/>
          <VStack spacng="wide"/>
          <Card gap="8"/>
        </VStack>
        -- components/Card.vml --
        ---
        props: { gap: string }
        ---
        <VStack spacng="\\(gap)"/>
        """)
    #expect(found.map(\.code) == Array(repeating: .unknownAttribute, count: 4))
    #expect(found.allSatisfy { $0.range?.range.count == 6 })
    // The component's file comes first.
    #expect(
      found.map { $0.fixIts.first?.replacement } == ["spacing", "spacing", nil, nil])
  }

  @Test(arguments: [("yes", "true"), ("on", "true"), ("no", "false"), ("Off", "false"), ("x", nil)])
  func truthValues(_ value: String, _ fix: String?) async throws {
    let found = try await diagnostics(of: "<Toggle isOn=\"\(value)\">a</Toggle>")
    #expect(found.map(\.code) == [.attributeType])
    #expect(found.first?.fixIts.first?.replacement == fix)
  }

  @Test func aVariableInAnAttributeIsToldOnce() async throws {
    let found = try await diagnostics(
      of: """
        <VStack>
          <VStack spacing="var(--g)"/>
          <let name="x" value="'var(--g)'"/><VStack spacing="\\(x)"/>
        </VStack>
        """)
    #expect(found.map(\.code) == [.misplacedVariable, .attributeType])
  }

  private func diagnostics(
    of source: String, minimum: String = "26.0"
  ) async throws -> [Diagnostic] {
    let site = try TestSite(
      source
        + "\n-- site.yaml --\nname: T\nversion: \"1\"\ntargets: { ios: { minimum: \"\(minimum)\" } }\n"
    )
    var options = BuildOptions(site: site.path)
    options.writes = false
    return try await buildSite(options).diagnostics
  }
}
