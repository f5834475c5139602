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

  /// Links and steps that open something come back as what they were; what an app calls `open` of
  /// another value stays an action.
  @Test(arguments: [
    #"<Link destination="/p">A</Link>"#,
    #"<Link destination="/p?a=1#b" style="bold()"><Image systemName="star"/><Text>A</Text></Link>"#,
    #"<Link destination="https://a.example/b">A</Link>"#,
    #"<Text onTap="open(&quot;/p&quot;)">A</Text>"#,
    #"<Button onTap="openURL(&quot;https://a.example/b&quot;)">A</Button>"#,
    #"<Button action="open" actionValue="door">A</Button>"#,
    #"<Button action="open" actionValue="/a/b.pdf">A</Button>"#,
    #"<Button action="open">A</Button>"#,
    #"<Button onTap="send(open, path: &quot;/p&quot;)">A</Button>"#,
    #"<Button action="openURL" actionValue="a.example">A</Button>"#,
    #"<Slider value="1" onChange="open(&quot;/p&quot;)"/>"#,
    #"<Text style="onAppear(perform: open(&quot;/p&quot;));padding(8)">A</Text>"#,
  ])
  func links(_ vml: String) throws {
    let writer = try #require(FormatWriter(.swiftUIML))
    let first = writer.document(try parsed(Array(vml.utf8)))
    #expect(first.lacks.isEmpty)
    let page = try page(of: first.bytes, .swiftUIML, vml).text(.finished)
    #expect(String(decoding: page, as: UTF8.self) == vml)
  }

  /// Texts of ViewCodable's buttons are views.
  @Test(arguments: [
    #"<Link destination="/p"><Text>A</Text></Link>"#,
    #"<Link destination="https://a.example/b"><Text style="lineLimit(1)">A</Text></Link>"#,
    #"<Text onTap="openURL(&quot;https://a.example&quot;)">A</Text>"#,
    #"<Button action="open" actionValue="door"><Text>A</Text></Button>"#,
    #"<Text style="onTapGesture(perform: open(&quot;/p&quot;));padding(8)">A</Text>"#,
  ])
  func linksOfViewCodable(_ vml: String) throws {
    let writer = try #require(FormatWriter(.viewCodable))
    let first = writer.document(try parsed(Array(vml.utf8)))
    #expect(first.lacks.isEmpty)
    let page = try page(of: first.bytes, .viewCodable, vml).text(.finished)
    #expect(String(decoding: page, as: UTF8.self) == vml)
  }

  /// A link with the path of a page is written as a `Link`, which is what it comes back as.
  @Test(arguments: [
    (DocumentFormat.swiftUIML, ForeignFormat.swiftUIML), (.viewCodable, .viewCodable),
  ])
  func linksInStacks(_ format: DocumentFormat, _ foreign: ForeignFormat) throws {
    let vml = #"<NavigationLink value="/p"><Text>A</Text></NavigationLink>"#
    let writer = try #require(FormatWriter(format))
    let first = writer.document(try parsed(Array(vml.utf8)))
    #expect(first.lacks.isEmpty)
    let page = try page(of: first.bytes, foreign, vml).text(.finished)
    #expect(
      String(decoding: page, as: UTF8.self) == #"<Link destination="/p"><Text>A</Text></Link>"#)
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
