import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Every fix of a slip, applied alone, makes it go away and brings nothing new.
struct FixTests {
  /// Each is the files of a site (``siteSections(_:at:)``); the sites that follow have a component
  /// `Card` with the props `title` and `size`, and a sheet for the class `card`.
  private static let slips = [
    // Both tags are renamed, whatever stands between them.
    "<Vstack><Text>Hi</Text></Vstack>",
    "<Vstack>\n  <Vstack><Spacer/></Vstack>\n</Vstack>",
    "<Vstack><HStack><Text>a</Text></HStack></Vstack><Txet/>",
    #"<card title="a"><Text>b</Text></card><Crad title="b"></Crad>"#,
    #"<If test="true"><Text>a</Text></If><For each="a" in="[1]"><Text>\(a)</Text></For>"#,
    #"<if test="true"><Text>a</Text><else><Text>b</Text></if>"#,
    #"<let name="x" value="1"><Text>\(x)</Text>"#,
    "<VStack>\n  <HStack>\n    <Text>Hi</Text>\n  </VStack>\n</HStack>", "<Text>a<Text>",
    "<VStack><Text>a<Text></VStack>",
    // Quotes.
    #"<Text style="navigationTitle("Hi")">x</Text>"#,
    #"<Text style='help("it's")'>x</Text>"#,
    #"<Text style="alert("Sure?", isPresented: attr(x))" x="false">x</Text>"#,
    #"<Text style="help(" Hi")">x</Text>"#,
    #"<Text style="help("it's")">x</Text>"#,
    #"<Text style="help("\(page.path) x");bold()">x</Text>"#,
    "<Text style=“bold()” title=‘a b’>a</Text>",
    // Styles.
    #"<Text style=".font(.title).bold() .italic()">a</Text>"#,
    #"<Text style="frame(width 10);padding(horizontal)">a</Text>"#,
    #"<Text class="crad">a</Text>"#,
    "<Text/>\n-- styles/a.vss --\n.card {\n  .padding(8)\n  .background(.red) /* a */ .bold()\n}",
    "<Text/>\n-- styles/a.vss --\n.card { frame(width 10, height: 2); font(title) }",
    "<Text/>\n-- styles/a.vss --\n:root {\n  --gap: 12\n  --gutter: 16;\n}",
    "<Text/>\n-- styles/a.vss --\n.other { @inherit .wied; } .wide { bold(); }",
    "<Text/>\n-- styles/a.vss --\n:root { --gap: 8; } .card { padding(var(--gpa)) }",
    // Expressions and data.
    #"<if test="\(page.path == '/')"><Text>a</Text></if>"#,
    #"<for each="x" in=" \([1, 2]) "><Text>\(x)</Text></for>"#,
    "---\neach: \\(data.l)\npath: /\\(item.a)\n---\n<Text>\\(item.a)</Text>\n"
      + "-- content/l.yaml --\n- a: b",
    #"<if test="1 === 1"><Text>a</Text></if><if test="1 !== 1"><Text>a</Text></if>"#,
    // Habits of other languages.
    #"<Text style="padding(8px 16px)">a</Text><Text style="font(16px)">a</Text>"#,
    #"<Text style="border(1px solid red)">a</Text><Text style="padding(.all: 8)">a</Text>"#,
    #"<Text style="shadow(0 2px 8px black)">a</Text><Text style="font(bold 16px Inter)">a</Text>"#,
    "<Text/>\n-- styles/a.vss --\n.card { help(“A tip”); }",
    "<Text/>\n-- styles/a.vss --\n.a { bold(); } .card { @apply a a; }",
    #"<for item="x" in="[1]"><Text>\(x)</Text></for>"#,
    #"<for each="x" of="[1]"><Text>\(x)</Text></for>"#,
    #"<for each="(x, i) in [1]"><Text>\(x)</Text></for>"#,
    "<VStack><Text/>Hi</Text></VStack>", "<VStack>< Text>Hi</Text></VStack>",
    #"<for each="x" in="[['a': 1]]"><Text>(x.a)</Text></for>"#,
    #"<Text>\([["a": 1]].sorted(by: a).count)</Text>"#,
    #"<let name="x" value="Acme"/><Text>\(x)</Text>"#,
    #"<VStack state="open: boolean = false"><Text show="open">a</Text>"#
      + #"<Button onTap="toggle open">b</Button></VStack>"#,
    "---\nlayout: None\n---\n<Text>a</Text>",
    #"<if test="!page.path.empty?"><Text>a</Text></if>"#,
    #"<for each="x" in="[['a': 1]].filter(where: \.a, equal: 1)"><Text>\(x.a)</Text></for>"#,
    #"<for each="x" in="[['a': 1]].filter { x.a > 0 }"><Text>\(x.a)</Text></for>"#,
    #"<for each="x" in="[['a': 1]]"><Text>\(this.a)</Text></for>"#,
    "<B><Text>a</Text></B>\n-- components/B.vml --\n<VStack>\\(children)</VStack>",
    // Front matter and configuration.
    "\n\n---\ntitle: A\n---\n<Text>\\(page.title)</Text>",
    "---\nlayuot: Shell\n---\n<Text>a</Text>\n-- components/Shell.vml --\n<slot/>",
    "---\ntargets: ios\n---\n<Text>a</Text>",
    "<Text/>\n-- site.yaml --\nname: T\nversion: 1.0.0\ntargets: ios",
    "<Text/>\n-- site.yaml --\nname: T\nversion: 1.0.0\ntargets: [ios, macOS]",
    "<Text/>\n-- site.yaml --\nName: T\nversion: 1.0.0\ntargets: [ios]",
    "<Text/>\n-- site.yaml --\nname: T\nversion: 1.0.0\ntargets:\n  a: { os: watch }",
    // Components.
    #"<Card titel="a"/>"#, #"<Card title="a" size="lagre"/>"#,
    "<B b=\"true\"/>\n-- components/B.vml --\n---\nprops:\n  a: Int?\n  b: Bool\n---\n<Text/>",
  ]

  private static let others = """

    -- components/Card.vml --
    ---
    props:
      title: string
      size: "enum(small, large)?"
    ---
    <VStack class="card"><Text>\\(title)</Text><slot/></VStack>
    -- styles/main.vss --
    .card { padding(8); }

    """

  @Test(arguments: slips) func fixesFix(_ slip: String) async throws {
    let site = try TestSite(slip + Self.others)
    let first = try await site.check()
    #expect(first.diagnostics.contains { !$0.fixIts.isEmpty }, "there is no fix")
    for diagnostic in first.diagnostics {
      for fixIt in diagnostic.fixIts {
        let copy = try TestSite(slip + Self.others)
        let (path, bytes) = try #require(first.applying(fixIt))
        try copy.write(bytes, to: path)
        let second = try await copy.check()
        let text = second.text(as: .text)
        #expect(
          second.count(like: diagnostic) < first.count(like: diagnostic),
          "'\(fixIt.title)' does not help\n\(text)")
        let known = Set(first.diagnostics.map(\.message))
        #expect(
          second.diagnostics.allSatisfy {
            // Rules are told to be unused only where nothing else is wrong.
            known.contains($0.message) || $0.code == .unusedRule
          },
          "'\(fixIt.title)' brings something new\n\(text)")
      }
    }
  }
}

extension TestSite {
  fileprivate func check() async throws -> FixtureRun {
    var options = BuildOptions(site: path)
    options.writes = false
    // Of several fixes for a bare word only one gives what the modifier takes.
    options.checksSwiftUI = false
    let report = try await buildSite(options)
    return FixtureRun(diagnostics: report.diagnostics, sources: report.sources)
  }
}

extension FixtureRun {
  fileprivate func count(like diagnostic: Diagnostic) -> Int {
    diagnostics.count { $0.code == diagnostic.code && $0.message == diagnostic.message }
  }
}
