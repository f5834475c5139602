import Foundation
import Testing
import VMLBuild
import VMLOutput
import VMLTestSupport

/// Sites with so many pages that threads share their work in other ways than in small ones: each compiles with a
/// site of its own, and what is there is looked at in stretches.
@Suite struct LargeSiteTests {
  private let site: TestSite
  private static let pageCount = 520

  init() async throws {
    site = try TestSite(
      #"""
      -- site.yaml --
      name: Large
      version: "1"
      targets: [ios]
      locales: [en, pl]
      lifecycle: { launch: Launch }
      -- components/Launch.vml --
      <Text>…</Text>
      -- components/Card.vml --
      ---
      props:
        title: string
        weight: { type: number, default: 1 }
      ---
      <VStack class="card"><Text class="title">\(title) \(weight)</Text><slot/></VStack>
      -- components/Card.vss --
      .title { bold(); }
      -- styles/a.vss --
      @tokens "brand.json";
      .card { padding(8); }
      .wide { @inherit .card; frame(maxWidth: .infinity); }
      @target ios { .card { padding(9); } }
      -- styles/brand.json --
      { "space": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }
      -- locales/en.yaml --
      hello: Hello
      -- locales/pl.yaml --
      hello: Witaj
      -- content/shop.yaml --
      name: Lamps
      """#)
    for index in 0..<Self.pageCount {
      try site.write(
        """
        <VStack class="wide" id="m\(index)">
          <Card title="Page \(index)"><Text>@hello</Text></Card>
          <Card title="\\(data.shop.name)" weight="\(index)" style="opacity(0.\(1 + index % 9))"/>
        </VStack>
        """, to: Self.page(index))
    }
    try await build(Self.pageCount * 2)
  }

  private static func page(_ index: Int) -> String {
    let outer = index % 3 == 0 ? "" : "s\(index % 5)/"
    let inner = index % 7 == 0 ? "" : "t\(index % 2)/"
    return "content/\(outer)\(inner)p\(index).vml"
  }

  private func build(_ count: Int, at location: SourceLocation = #_sourceLocation) async throws {
    let report = try await site.buildAgain(at: location) { $0.jobs = 3 }
    try #require(
      report.errorCount == 0, "\(told(by: report).prefix(800))", sourceLocation: location)
    #expect(report.compiledDocumentCount == count, sourceLocation: location)
    let next = try await site.buildAgain(at: location) { $0.jobs = 3 }
    #expect(next.compiledDocumentCount == 0, sourceLocation: location)
    #expect(next.output?.written == 0, sourceLocation: location)
  }

  @Test func changesOfFilesAndFolders() async throws {
    let files = FileManager.default
    // In place, one of each kind of folder.
    for index in [1, 350, 519] {
      try site.write("<Text>edit \(index)</Text>", to: Self.page(index))
      try await build(2)
    }
    // As editors save: beside it, and renamed.
    let path = URL(filePath: site.path + "/" + Self.page(500))
    try Data("<Text>saved</Text>".utf8).write(to: path, options: .atomic)
    try await build(2)
    // What no build looks at.
    try site.write("", to: "content/s1/t0/.hidden")
    try await build(0)
    // Something comes, something goes, something is something else.
    try site.write("<Text>new</Text>", to: "content/s2/t1/new.vml")
    try await build(2)
    try site.remove(Self.page(351))
    try await build(0)
    try site.remove(Self.page(352))
    try site.write("<Text>in it</Text>", to: Self.page(352).dropLast(4) + "/p.vml")
    try await build(2)
    try files.moveItem(atPath: site.path + "/content/s3/t1", toPath: site.path + "/content/s3/u")
    try await build(moved * 2)
    // Everything, and only some of it.
    try site.write("name: Lumen", to: "content/shop.yaml")
    try await build((Self.pageCount - 6) * 2)
    try site.write("hello: Hej", to: "locales/pl.yaml")
    try await build((Self.pageCount - 6) * 2)
  }

  /// How many pages are in the folder that is moved.
  private var moved: Int {
    (0..<Self.pageCount).count { Self.page($0).hasPrefix("content/s3/t1/") }
  }

  @Test func aComponentOfAllPages() async throws {
    try site.write(
      """
      ---
      props:
        title: string
        weight: { type: number, default: 1 }
      ---
      <HStack class="card"><Text class="title">\\(title), \\(weight)</Text><slot/></HStack>
      """, to: "components/Card.vml")
    try await build(Self.pageCount * 2)
    let report = try await site.buildAgain { $0.jobs = 1 }
    #expect(report.compiledDocumentCount == 0)
  }

  /// It has a number as one that is warned of, and another as one that is read.
  @Test func aSheetThatIsWarnedOfAndRead() async throws {
    try site.write(".card { italic(); }", to: "styles/legacy.css")
    try site.write("@import \"legacy.css\";\n.wide { hidden(); }", to: "styles/b.vss")
    try await build(Self.pageCount * 2)
  }
}
