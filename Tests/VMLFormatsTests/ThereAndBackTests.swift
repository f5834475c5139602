import Foundation
import Testing
import VMLData
import VMLDiagnostics
import VMLFormats
import VMLTestSupport

/// What a format's writer wrote becomes a page that it writes as the same.
@Suite struct ThereAndBackTests {
  @Test(arguments: [
    (DocumentFormat.swiftUIML, ForeignFormat.swiftUIML), (.viewCodable, .viewCodable),
  ])
  func anyViews(_ format: DocumentFormat, _ foreign: ForeignFormat) throws {
    let writer = try #require(FormatWriter(format))
    try fuzz(seconds: 3) { generator in
      var random = RandomViews(generator: generator)
      let text = random.views(depth: 0)
      let first = writer.document(try parsed(Array(text.utf8))).bytes
      let page = try page(of: first, foreign, text)
      let second = writer.document(try parsed(page.text(.finished))).bytes
      #expect(plain(first) == plain(second), "\(text)")
    }
  }

  /// The same views may be said in another way, but none of them is lost.
  @Test(arguments: ViewCodableTests.Case.all)
  func viewCodable(_ example: ViewCodableTests.Case) throws {
    let page = try page(of: Array(example.json.utf8), .viewCodable, example.vml)
    let writer = try #require(FormatWriter(.viewCodable))
    #expect(writer.document(try parsed(page.text(.finished))).lacks.isEmpty)
  }

  private func page(
    of bytes: [UInt8], _ foreign: ForeignFormat, _ text: String
  ) throws -> ConvertedPage {
    let file = SourceFile(id: FileID(0), path: "a.json", bytes: bytes)
    var bag = DiagnosticBag()
    let data = try #require(
      readJSON(SourceText(file), nesting: DataLimits.documentNesting, reporting: &bag))
    #expect(ForeignFormat(data) == foreign, "\(text)")
    let page = try #require(readPage(data, of: foreign, in: bytes, reporting: &bag), "\(text)")
    #expect(bag.diagnostics.map(\.message) == [], "\(text)")
    return page
  }

  @Test func anyTemplates() throws {
    try fuzz(seconds: 3) { generator in
      var random = RandomViews(generator: generator)
      // VML's animations follow an attribute: a constant, which is written for one without it, has
      // no form.
      try expectBack(
        random.views(depth: 0).replacing("value: attr(x, 1)", with: "value: attr(x)"))
    }
  }

  /// Views that differ when they come back: a `Link` to a page of the site is a `NavigationLink`.
  @Test(arguments: [
    "colours", "controls", "environment", "events", "grids", "layout", "navigation", "pictures",
    "presentation", "roots",
  ])
  func templatesOfFixtures(_ name: String) throws {
    let text = try Data(contentsOf: fixturesFolder.appending(path: "formats/\(name).vml"))
    try expectBack(String(decoding: text, as: UTF8.self))
  }

  @Test(arguments: [
    #"<VStack form="order"><TextField name="mail"/><Button onTap="submit(order)">Go</Button></VStack>"#,
    #"<Group form="a"><Text>{a} "c" &amp;#123;</Text></Group>"#,
    #"<Text onTap="debounce(0.3);send(a, n: 1)">A</Text><Slider in="0...1"/><Gauge in="-1...2"/>"#,
    #"<List open="true" onDismiss="send(shut)" style="sheet(isPresented: attr(open), content: :s)"/>"#,
    #"<ScrollView axes="[.horizontal, .vertical]"/><Color value="Color(&quot;red&quot;)"/>"#,
    #"<RoundedRectangle style="fill(.red);padding(.horizontal, 12);help(&quot;a; b&quot;)"/>"#,
    #"<LazyVGrid columns="[GridItem(.fixed(40), spacing: 4), GridItem(.adaptive(minimum: 8))]"/>"#,
    #"<Link destination="/a"><Text>A</Text></Link><Link destination="/a/b.pdf">B</Link>"#,
    #"<Text style="onDisappear(perform: send(w));offset(x: 1, y: -2)" onAppear="send(v)">A</Text>"#,
  ])
  func templates(_ vml: String) throws { try expectBack(vml) }

  /// Expects that a template is read as a page without a message, and written as the same.
  private func expectBack(
    _ vml: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let writer = try #require(FormatWriter(.liveViewNative))
    let first = writer.write(try parsed(Array(vml.utf8)))
    let file = SourceFile(id: FileID(0), path: "a.neex", bytes: first.bytes)
    var bag = DiagnosticBag()
    let read = readLiveView(file, reporting: &bag)
    #expect(bag.diagnostics.map(\.message) == [], "\(vml)", sourceLocation: location)
    guard case .page(let page)? = read.first?.content else {
      Issue.record("no page: \(vml)", sourceLocation: location)
      return
    }
    let second = writer.write(try parsed(page.text(.interpolated)))
    // A view that has lost all that it held is written with two tags.
    let texts = [first.bytes, second.bytes].map {
      String(decoding: $0, as: UTF8.self).replacing(/<(\w+)((?:[^<>]*[^<>\/])?)><\/\w+>/) {
        "<\($0.1)\($0.2)/>"
      }
    }
    #expect(texts[0] == texts[1], "\(vml)", sourceLocation: location)
    #expect(first.styles == second.styles, "\(vml)", sourceLocation: location)
  }

  /// A document without the lists of no views, which say nothing.
  private func plain(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(#","children":[]"#, with: "")
  }
}
