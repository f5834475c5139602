import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Targets whose documents are not VML.
struct FormatTests {
  private func site() throws -> TestSite {
    try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets:
        ios:
        ios-json: { os: ios, format: swiftuiml }
        ios-codable: { os: ios, format: viewcodable }
        ios-source: { os: ios, format: swiftui }
      styles: [styles/main.vss]
      locales: [en, de]
      -- styles/main.vss --
      Text { bold(); }
      @target ios-json { Text { italic(); } }
      -- locales/en.yaml --
      hello: Hello
      -- locales/de.yaml --
      hello: Hallo
      -- content/index.vml --
      <Text>@hello</Text>
      -- content/a/b.vml --
      <Title text="B"/>
      -- components/Title.vml --
      ---
      props: { text: string }
      ---
      <Text>\\(text)</Text>
      -- content/logo.txt --
      x
      """)
  }

  @Test func eachTargetHasItsFormat() async throws {
    let site = try site()
    let report = try await site.buildAgain()
    #expect(report.diagnostics.map(\.message) == [])
    let files = try site.folder.contents(of: "site/dist/1")
    #expect(files["ios/en/index.vml"]?.contains("bold()") == true)
    #expect(
      files["ios-json/de/index.json"]
        == #"{"type":"Text","attributes":[["text","Hallo"],["bold",true],["italic",true]]}"#)
    #expect(files["ios-json/en/a/b.json"]?.contains(#"["text","B"]"#) == true)
    #expect(files["ios-codable/en/index.json"]?.hasPrefix(#"{"text":{"_0":"#) == true)
    let source = files["ios-source/de/IndexPage.swift"] ?? ""
    #expect(source.contains("struct IndexPage: View {"))
    #expect(source.contains(#"Text("Hallo").bold()"#))
    #expect(files["ios-source/en/a/ABPage.swift"]?.contains("struct ABPage: View {") == true)
    #expect(files["ios-json/en/logo.txt"] == "x\n")
    #expect(
      files["ios-json/manifest.json"]?.contains("application/vnd.swiftuiml+json") == true)
    #expect(files.keys.contains { $0.hasPrefix("ios-json/") && $0.hasSuffix(".vml") } == false)
  }

  /// Clients need nothing that a document is written without, and have some views of a format
  /// themselves, whatever the system has.
  @Test func needsOfWrittenViews() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets:
        json: { os: ios, minimum: "17", format: swiftuiml }
      -- content/index.vml --
      <VStack>
        <VStack style="luminanceToAlpha();padding(3)">
          <Text style="dynamicTypeSize(.large)">a</Text>
          <Circle style="fill(.red);stroke(.red)"/>
        </VStack>
        <LabeledContent title="b"><Toggle isOn="true">c</Toggle></LabeledContent>
        <WebView url="https://a.example"/>
      </VStack>
      """)
    let report = try await site.buildAgain()
    #expect(
      report.diagnostics.map(\.message) == [
        "the modifier 'dynamicTypeSize' is left out, in the format 'swiftuiml'",
        "the modifier 'stroke' is left out beside 'fill', in the format 'swiftuiml'",
        "the view 'LabeledContent', with all that it holds, is left out, in the format 'swiftuiml'",
      ])
    let manifest = try site.folder.contents(of: "site/dist/1")["json/manifest.json"] ?? ""
    #expect(manifest.contains(#""elements": ["Circle","Text","VStack","WebView"]"#), "\(manifest)")
    #expect(manifest.contains(#""modifiers": ["fill","luminanceToAlpha","padding"]"#))
    #expect(!manifest.contains(#""system""#))
  }

  /// A module of Swift takes no two files of one name.
  @Test func filesOfSwiftWithOneName() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: T
      version: "1"
      targets: { ios: { format: swiftui } }
      -- content/lamp.vml --
      <Text>a</Text>
      -- content/a/lamp.vml --
      <Text>b</Text>
      -- content/b/lamp.vml --
      <Text>c</Text>
      """)
    try await site.buildAgain()
    let files = try site.folder.contents(of: "site/dist/1")
    let sources = files.keys.filter { $0.hasSuffix(".swift") }.sorted()
    #expect(sources == ["ios/LampPage.swift", "ios/a/ALampPage.swift", "ios/b/BLampPage.swift"])
    // A page that goes renames no other one.
    try site.remove("content/a/lamp.vml")
    try await site.buildAgain("removed")
    #expect(try site.folder.contents(of: "site/dist/1")["ios/b/BLampPage.swift"] != nil)
  }

  /// A build that goes on from the last one makes what a clean one makes.
  @Test func editsOfAllKinds() async throws {
    let site = try site()
    try await site.buildAgain()
    try site.write("<Text>@hello</Text><Slider value=\"1\" in=\"0...2\"/>", to: "content/index.vml")
    try await site.buildAgain("page")
    try site.write("Text { bold(); padding(4); }", to: "styles/main.vss")
    try await site.buildAgain("sheet")
    try site.write("hello: Salut", to: "locales/de.yaml")
    try await site.buildAgain("text")
    try site.write(
      "---\nprops: { text: string }\n---\n<Label title=\"\\(text)\" systemImage=\"star\"/>",
      to: "components/Title.vml")
    try await site.buildAgain("component")
    try site.remove("content/a/b.vml")
    try await site.buildAgain("removed")
    let next = try await site.buildAgain("nothing")
    #expect(next.compiledDocumentCount == 0)
  }

  /// In JSON the page would be the tree's manifest.
  @Test func pageWithTheNameOfTheManifest() async throws {
    let site = try site()
    try site.write("<Text>a</Text>", to: "content/manifest.vml")
    let before = try? site.folder.contents(of: "site/dist")
    let report = try await site.buildAgain()
    #expect(
      report.diagnostics.map(\.message) == [
        "the document would be the file 'manifest.json' of the targets 'ios-json', 'ios-codable', "
          + "which is the name of the output's own list"
      ])
    let file = report.diagnostics.first?.range.flatMap { report.sources[$0.file] }
    #expect(file?.path == "content/manifest.vml")
    #expect((try? site.folder.contents(of: "site/dist")) == before)
  }

  /// A page that leaves the target out makes no file there.
  @Test func pageWithTheNameOfTheManifestElsewhere() async throws {
    let site = try site()
    try site.write("---\ntargets: [ios]\n---\n<Text>a</Text>", to: "content/manifest.vml")
    #expect(try await site.buildAgain().errorCount == 0)
  }

  /// Documents in a format whose files something else is, too.
  @Test func filesInThePlaceOfDocuments() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: T
      version: "1"
      targets:
        ios: {}
        json: { os: ios, format: swiftuiml }
        source: { os: ios, format: swiftui }
        live: { os: ios, format: lvn-0.4 }
      outputs: { index.json: '1', stylesheet.json: '2', feed.json/a.json: '3' }
      -- content/index.vml --
      <Text>a</Text>
      -- content/feed.vml --
      <Text>b</Text>
      -- content/a.vml --
      ---
      targets: [ios, json]
      ---
      <Text>c</Text>
      -- content/APage.swift --
      struct APage {}
      -- content/b.vml --
      <Text>d</Text>
      -- content/bpage.swift --
      struct BPage {}
      """)
    let report = try await site.buildAgain()
    let errors = report.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.message).sorted() == [
        "the document would be the file 'BPage.swift' of the target 'source', to which "
          + "'content/bpage.swift' is copied",
        "the document would be the file 'feed.json' of the target 'json', where "
          + "'content/feed.json/a.json' needs a folder",
        "the document would be the file 'index.json' of the target 'json', which 'outputs' in "
          + "site.yaml makes",
        "the file would be 'stylesheet.json' of the target 'live', which has the styles of its "
          + "documents",
      ])
    let places = errors.flatMap { [$0.range] + $0.notes.map(\.range) }.compactMap(\.self)
    #expect(
      Set(places.compactMap { report.sources[$0.file]?.path }) == [
        "content/b.vml", "content/bpage.swift", "content/feed.vml", "content/index.vml",
        "site.yaml",
      ])
  }

  @Test(arguments: [("swiftuml", "swiftuiml"), ("SwiftUIML", "swiftuiml"), ("lvn", "lvn-0.4")])
  func unknownFormat(_ name: String, _ meant: String) async throws {
    let site = try TestSite(
      "-- site.yaml --\nname: T\ntargets: { ios: { format: \(name) } }\n-- content/index.vml --\n<Text/>"
    )
    let report = try await site.buildAgain()
    #expect(
      report.diagnostics.map(\.message) == [
        "'\(name)' is no format of documents; did you mean '\(meant)'?"
      ])
  }

  /// The clients pass over a breakpoint that they do not know.
  @Test(arguments: [
    ("mdd", "; did you mean 'md'?"), ("huge", ""), ("w>=", ""), ("w>=768,d<600", ""),
  ])
  func unknownBreakpoint(_ text: String, _ hint: String) async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: T
      targets: { ios: { format: swiftuiml } }
      custom: { modifiers: { responsive: [_: string, _: template] } }
      -- styles/main.vss --
      Text { responsive("\(text)", :wide); }
      VStack { responsive("w>=768, h<600.5", :wide); }
      -- content/index.vml --
      <VStack><EmptyView template="wide"/><Text>a<EmptyView template="wide"/></Text></VStack>
      """)
    let report = try await site.buildAgain()
    #expect(
      report.diagnostics.map(\.message) == [
        "'responsive' has no breakpoint '\(text)'\(hint)"
      ])
    #expect(report.diagnostics.map(\.severity) == [.error])
    let file = report.diagnostics.first?.range.flatMap { report.sources[$0.file] }
    #expect(file?.path == "styles/main.vss")
  }

  /// SwiftUIML's pickers draw no option without a tag.
  @Test func optionsWithoutTag() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: T
      version: "1"
      targets: { ios: { format: swiftuiml } }
      -- content/index.vml --
      <Picker selection="a"><Text tag="a">A</Text><Text>B</Text><Label title="C"
        systemImage="star"/>d</Picker>
      """)
    let report = try await site.buildAgain()
    #expect(
      report.diagnostics.map(\.message) == [
        "the content of 'Picker' is left out, in the format 'swiftuiml'",
        "the view 'Text', with all that it holds, is left out, in the format 'swiftuiml'",
        "the view 'Label', with all that it holds, is left out, in the format 'swiftuiml'",
      ])
    let document = try site.folder.contents(of: "site/dist/1")["ios/index.json"]
    #expect(
      document == #"""
        {"type":"Picker","attributes":[["label",""],["selection","a"]],"children":[\#
        {"type":"Text","attributes":[["text","A"],["tag","a"]]}]}
        """#)
  }

  /// A loss is told where it is written: of views under a name at them, of hidden ones at `show`.
  @Test func placesOfLosses() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: T
      targets: { ios: { format: viewcodable } }
      -- content/index.vml --
      <VStack state="open: boolean = false; shut: boolean = false">
        <Button onTap="toggle(open)">Show</Button>
        <Text show="open">a</Text>
        <HStack show="open">b</HStack>
        <Text style="contextMenu(menuItems: :menu)">c
          <Text template="menu">d</Text></Text>
      </VStack>
      """)
    let report = try await site.buildAgain()
    let lines = report.diagnostics.map(\.message).filter { $0.contains("left out") }
    #expect(
      lines == [
        "the attribute 'state' of 'VStack' is left out, in the format 'viewcodable'",
        "the attribute 'onTap' of 'Button' is left out, in the format 'viewcodable'",
        "'Text', which 'show' hides at first, is left out, in the format 'viewcodable'",
        "'HStack', which 'show' hides at first, is left out, in the format 'viewcodable'",
        "the modifier 'contextMenu' is left out, in the format 'viewcodable'",
        "the views under the name 'menu' in 'Text' are left out, in the format 'viewcodable'",
      ])
    let places = report.diagnostics.compactMap { $0.range?.range.lowerBound }
    #expect(Set(places).count == places.count)
  }

  /// A target of SwiftUIML may name styles and give identifiers, and a site may refuse losses.
  @Test func choicesOfTheFormat() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: { ios: { format: swiftuiml, layout: true, ids: stable } }
      formats: { lacking: error }
      -- content/index.vml --
      <VStack><Text style="bold()">a</Text><Text style="bold()">b</Text></VStack>
      -- content/lost.vml --
      <Circle style="fill(.red, style: FillStyle(eoFill: true))"/>
      """)
    let report = try await site.buildAgain()
    #expect(report.errorCount == 1)
    #expect(
      report.diagnostics.map(\.message) == [
        "the argument 'style' of the modifier 'fill' is left out, in the format 'swiftuiml'"
      ])
    try site.remove("content/lost.vml")
    try await site.buildAgain("mended")
    let files = try site.folder.contents(of: "site/dist/1")
    #expect(
      files["ios/index.json"] == #"{"styles":{"s1":[["bold",true]]},"content":"#
        + #"{"type":"VStack","attributes":[["alignment","center"],["id","VStack0"]],"children":["#
        + #"{"type":"Text","attributes":[["text","a"],["style","s1"],["id","VStack0.Text0"]]},"#
        + #"{"type":"Text","attributes":[["text","b"],["style","s1"],["id","VStack0.Text1"]]}]}}"#)
  }

  @Test func choicesThatThereAreNot() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: T
      targets:
        ios: { layout: true, ids: stable }
        ipados: { format: swiftuiml, ids: stabel }
      formats: { lacking: eror }
      -- content/index.vml --
      <Text/>
      """)
    let report = try await site.buildAgain()
    #expect(
      report.diagnostics.map(\.message) == [
        "'layout' is for targets with 'format: swiftuiml' alone",
        "'ids' is for targets with 'format: swiftuiml' alone",
        "'ids' cannot be 'stabel'; did you mean 'stable'?",
        "'lacking' cannot be 'eror'; did you mean 'error'?",
      ])
  }
}
