import Foundation
import Testing
import VMLBuild
import VMLTestSupport
import VMLWatch

/// Collections of pages, and files of JSON that are made of them.
struct CollectionTests {
  private func site() throws -> TestSite {
    try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      collections:
        blog: 'pages.filter { $0.path.hasPrefix("/blog/") }.sorted(by: \\.title)'
        marked: 'pages.filter { $0?.marked ?? false }'
      outputs:
        api/feed.json: 'collections.blog.map(\\.title)'
        names.json: '["a": data.names, "b": 1.5, "c": nil]'
      -- content/names.yaml --
      [x, "y\\n"]
      -- content/blog/one.vml --
      ---
      title: One
      ---
      <Text>1</Text>
      -- content/blog/two.vml --
      ---
      title: Two
      marked: true
      ---
      <Text>2</Text>
      -- content/blog/draft.vml --
      ---
      title: Draft
      draft: true
      ---
      <Text>3</Text>
      -- content/index.vml --
      ---
      each: collections.blog
      paginate: 1
      ---
      <Text>\\(item.first.title)</Text>
      -- content/marked.vml --
      <Marked/>
      -- components/Marked.vml --
      <for each="page" in="collections.marked"><Text>\\(page.path)</Text></for>
      -- content/apart.vml --
      <Text>Apart</Text>
      """)
  }

  @Test func listsAndFiles() async throws {
    let built = try await site().build()
    #expect(built.messages == [])
    #expect(built.body("ios/index.vml") == "<Text>One</Text>")
    #expect(built.body("ios/2.vml") == "<Text>Two</Text>")
    #expect(built.body("ios/marked.vml") == "<Text>/blog/two</Text>")
    #expect(built.files["ios/api/feed.json"] == "[\n  \"One\",\n  \"Two\"\n]\n")
    #expect(
      built.files["ios/names.json"]
        == "{\n  \"a\": [\"x\",\"y\\n\"],\n  \"b\": 1.5,\n  \"c\": null\n}\n")
  }

  @Test func mistakes() async throws {
    let site = try site()
    try site.change(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      collections:
        blog: 'pages.sorted(by: \\.titel)'
        marked: 'pages.filter { $0?.marked ?? false }'
      outputs:
        manifest.json: collections.marked
        content/../x.json: data
        index.vml: data
      """)
    try await expectRefused(
      site, "error site.yaml: 'index.vml' is no file of JSON")
    try site.change(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      collections:
        blog: 'pages.map(\\.titel)'
        marked: 'pages.filter { $0?.marked ?? false }'
      outputs:
        manifest.json: collections.marked
      """)
    try await expectRefused(
      site, "error site.yaml: the element at 0 has no 'titel'",
      "error site.yaml: 'manifest.json' cannot be written: a file of the tree's manifest has that "
        + "name")
  }

  @Test func aFileThatStandsThere() async throws {
    let site = try site()
    try site.write("<Text>x</Text>", to: "content/names.json.vml")
    let built = try await site.build()
    #expect(built.messages == [])
  }

  private let edits: [(path: String, text: String, comment: String)] = [
    ("content/blog/one.vml", "---\ntitle: One\n---\n<Text>other</Text>", "a page's views"),
    ("content/blog/one.vml", "---\ntitle: Zero\n---\n<Text>other</Text>", "its title"),
    ("content/blog/one.vml", "---\ntitle: Zero\nmarked: true\n---\n<Text/>", "another collection"),
    ("content/blog/three.vml", "---\ntitle: Three\n---\n<Text>3</Text>", "a new page"),
    ("content/blog/three.vml", "---\ntitle: \n  - x: [\n---\n<Text>3</Text>", "a broken page"),
    ("content/blog/three.vml", "---\ntitle: T\n---\n<Text>3</Text>", "a mended page"),
    ("content/names.yaml", "[z]", "data of a file"),
    ("content/apart.vml", "<Text>Another</Text>", "a page apart"),
    ("components/Marked.vml", "<Text>\\(collections.marked.count)</Text>", "a component"),
  ]

  @Test func editsAreBuiltAsACleanSite() async throws {
    let site = try site()
    try await site.buildAgain("the first")
    for edit in edits {
      try site.write(edit.text, to: edit.path)
      try await site.buildAgain(Comment(rawValue: edit.comment))
    }
    try site.remove("content/blog/two.vml")
    try await site.buildAgain("a page that is gone")
  }

  @Test func watchedEditsAreBuiltAsACleanSite() async throws {
    let site = try site()
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "the first")
    for edit in edits {
      try site.write(edit.text, to: edit.path)
      try await watched.rebuild(.paths([edit.path]), Comment(rawValue: edit.comment))
    }
  }

  /// Only pages that read a collection are compiled again.
  @Test func pagesApartAreKept() async throws {
    let site = try site()
    try await site.buildAgain("the first")
    try site.write("---\ntitle: Zero\n---\n<Text>1</Text>", to: "content/blog/one.vml")
    let again = try await site.buildAgain("a title")
    #expect(again.compiledDocumentCount == 3)
  }
}
