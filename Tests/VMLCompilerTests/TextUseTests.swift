import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// What documents say of the texts that they use, and what any input comes to.
struct TextUseTests {
  private static let site = #"""
    -- site.yaml --
    name: Test
    targets: [ios]
    locales: [en, pl]
    -- content/index.vml --
    <Text>@a</Text><Card title="@c.d(n: 1, m: 'x')"/><Text>@gone</Text>
    <if test="locale == 'pl'"><Text>@p</Text></if>
    -- content/plain.vml --
    <Text>plain</Text>
    -- content/same.vml --
    <Text>@b</Text>
    -- components/Card.vml --
    ---
    props: { title: string }
    ---
    <Text style='help("@e")'>\(title)</Text>
    -- locales/en.yaml --
    a: A
    b: Same
    c: { d: { one: '\(n) \(m)', other: '\(n)s \(m)', plural: n } }
    e: '@@'
    p: P
    -- locales/pl.yaml --
    a: Ą
    b: Same
    c: { d: { one: '\(n) \(m)', few: x, many: y, other: '\(n)s \(m)', plural: n } }
    e: '"'
    -- locales/App.xcstrings --
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "p": {"localizations": {"pl": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "P %%"}}, "other": {"stringUnit": {"value": "Q"}}}}}}},
      "x": {"localizations": {"pl": {"stringUnit": {"value": "%#@n@ %2$.1f %(q)@"},
        "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg"}}, "other": {"stringUnit": {"value": "%arg"}}}}}}}}}
    }}
    """#

  @Test func keysOfDocuments() throws {
    let loaded = LoadedSource(SiteSource(Self.site))
    let texts = try #require(loaded.site.texts)
    let documents = loaded.compile().documents
    func keys(_ path: String, _ variant: Int) -> [String]? {
      documents.first { $0.path == path && $0.document.variants.contains(variant) }
        .map { texts.keys(of: $0.document.texts).sorted() }
    }
    #expect(keys("/", 0) == ["a", "c.d", "e", "gone"])
    #expect(keys("/", 1) == ["a", "c.d", "e", "gone", "p"])
    #expect(keys("/plain", 0) == [])
    #expect(keys("/same", 1) == ["b"])
    // Only what differs is made twice.
    #expect(documents.map(\.path) == ["/", "/", "/plain", "/same"])
  }

  @Test func keysOfSources() throws {
    let loaded = LoadedSource(SiteSource(Self.site))
    var names = loaded.site.names
    var bag = DiagnosticBag()
    let file = try #require(loaded.source.file("content/index.vml"))
    let page = makePage(
      "index.vml", from: parseSource(file, reporting: &bag), in: loaded.site.configuration,
      knowing: loaded.site.elements, texts: loaded.site.texts, names: &names, reporting: &bag)
    #expect(page.uses(layout: nil).texts == ["a", "c.d", "gone", "p"])
    #expect(loaded.site.components[0].uses.texts == ["e"])
  }

  /// Whatever stands in the files, nothing crashes, and what is said has its place in them.
  @Test func anyInput() {
    let signs = Array("@(){}:,.\"'\\%#$=[]/<>&; \n01xé".utf8)
    let original = Array(Self.site.utf8)
    let start = original.count - Self.site.utf8.drop { $0 != UInt8(ascii: "<") }.count
    fuzz { generator in
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: start..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(signs.randomElement(using: &generator) ?? 0, at: index)
        default:
          let end = min(bytes.count, index + Int.random(in: 1...20, using: &generator))
          bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
      }
      let loaded = LoadedSource(SiteSource(String(decoding: bytes, as: UTF8.self)))
      let result = loaded.compile()
      for diagnostic in loaded.bag.diagnostics + result.diagnostics {
        let ranges = [diagnostic.range] + diagnostic.notes.map(\.range)
        for range in ranges.compactMap(\.self) {
          let file = loaded.source.files.first { $0.id == range.file }
          #expect(range.range.upperBound <= file?.bytes.count ?? -1)
        }
      }
    }
  }
}
