import Testing
import VMLBuild
import VMLServer
import VMLTestSupport

/// How often a served site is loaded.
@Suite(.serialized, .timeLimit(.minutes(30))) struct LoadCountTests {
  private static let text = #"""
    -- site.yaml --
    name: Shop
    version: "1"
    targets: [ios, macos, tvos]
    -- components/Card.vml --
    ---
    props: { title: string }
    ---
    <VStack class="card"><Text>\(title)</Text></VStack>
    -- styles/a.vss --
    .card { padding(8); }
    -- content/words.yaml --
    first: one
    -- content/index.vml --
    <VStack><Card title="\(data.words.first)"/></VStack>
    -- content/second.vml --
    <Text>A second page</Text>
    """#
  private static let page = "frame=id%3Da%26path%3D%2F%26target%3Dios%26platform%3Dios"
  private static let call =
    "component=Card&prop.title=Lamp&frame=id%3Db%26target%3Dios%26platform%3Dios"

  /// Saves a file while one browser shows a page and another the gallery, and a user then clicks in
  /// both: the site is loaded once for all of them, and no style is compiled twice.
  @Test(
    arguments: [
      (
        "components/Card.vml", "---\nprops: { title: string }\n---\n<HStack>\\(title)</HStack>", 1,
        0
      ),
      ("styles/a.vss", ".card { padding(9); }", 1, 3),
      ("content/words.yaml", "first: two", 1, 0),
      ("content/second.vml", "<Text>Another text</Text>", 0, 0),
      ("components/Other.vml", "<Text>A new component</Text>", 1, 3),
    ])
  func oneLoadForEachChange(
    _ path: String, _ text: String, _ loads: Int, _ styles: Int
  ) async throws {
    let site = try await ServedTestSite(Self.text)
    var feeds: [any HTTPStream] = []
    for query in [Self.page, Self.call] {
      guard case .stream(let feed) = await site.get("/.vmlc/events?\(query)").body else {
        throw CancellationError()
      }
      _ = await feed.next()
      feeds.append(feed)
    }
    let (loadCount, styleCount) = (site.revisions.loadCount, site.revisions.styleCount)
    try await site.write(text, to: path)
    for feed in feeds { _ = await feed.next() }
    for query in [Self.page, Self.call] {
      #expect(await site.get("/.vmlc/views?\(query)").status == 200)
      var explained = 0
      for node in 0..<9 where explained == 0 {
        let answer = await site.get("/.vmlc/explain?\(query)&node=\(node)")
        explained += answer.status == 200 ? 1 : 0
      }
      #expect(explained == 1)
    }
    #expect(await site.get("/.vmlc/components.json").text.contains("Card"))
    #expect(site.revisions.loadCount - loadCount == loads)
    #expect(site.revisions.styleCount - styleCount == styles)
  }
}
