import Testing
import VMLBuild
import VMLTestSupport

/// Paths in front matter that would lead out of the tree, or mean something else to someone.
@Suite struct BuildPathTests {
  @Test(arguments: [
    ("../../etc/passwd", "it must begin with '/'"),
    ("/../../etc/passwd", "'..' would lead out of the site"),
    ("/a/../../b", "'..' would lead out of the site"),
    ("/..", "'..' would lead out of the site"),
    ("/.", "'.' would lead out of the site"),
    ("/a/./b", "'.' would lead out of the site"),
    ("//etc/passwd", "two '/' stand in a row"),
    ("/a//b", "two '/' stand in a row"),
    ("", "it must begin with '/'"),
    ("a", "it must begin with '/'"),
    ("/a/", "only an index page's path may end with '/'"),
    ("/...", "a part of it begins with '.'"),
    ("/.git/config", "a part of it begins with '.'"),
    ("/a/.vmlc-staging-1", "a part of it begins with '.'"),
    ("\\\\..\\\\a", "it must begin with '/'"),
    ("/..\\\\..\\\\a", "a part of it begins with '.'"),
    ("/a\\\\b", "it has a '\\', which no path may have"),
    ("/%2e%2e/a", "it has a '%', which no path may have"),
    ("/a?b", "it has a '?', which no path may have"),
    ("/a#b", "it has a '#', which no path may have"),
    ("C:/a", "it must begin with '/'"),
    ("/C:/a", "it has a ':', which no path may have"),
    ("https://x/y", "it must begin with '/'"),
    ("/a\\nb", "it has a character that cannot be seen (U+000A)"),
    ("/a\\0b", "it has a character that cannot be seen (U+0000)"),
    ("/a\\x7f", "it has a character that cannot be seen (U+007F)"),
    ("/a\\x85", "it has a character that cannot be seen (U+0085)"),
    ("/\\u202egnp.exe", "it has a character that cannot be seen (U+202E)"),
    ("/a\\u2028b", "it has a character that cannot be seen (U+2028)"),
    ("/index.vml", "it is given without '.vml'"),
    ("/A.VML", "it is given without '.vml'"),
    // To `Character` none of these has a plain '/'.
    ("/\u{301}..", "it must begin with '/'…"),
    ("/a//\u{301}b", "two '/' stand in a row"),
    ("/a/..\u{301}/b", "a part of it begins with '.'"),
  ])
  func areRefused(path: String, why: String) async throws {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    try site.change("-- content/bad.vml --\n---\npath: \"\(path)\"\n---\n<Text>x</Text>\n")
    if why.hasSuffix("…") {
      // A combining mark is a name's first character: strange, but it stays in the tree.
      let built = try await site.build()
      #expect(built.report.errorCount == 0)
      #expect(built.documents.count == 2)
      return
    }
    let built = try await site.build()
    #expect(built.messages.count == 1)
    #expect(built.messages.first?.hasPrefix("error content/bad.vml: '") == true)
    #expect(built.messages.first?.hasSuffix("' cannot be a page's path: \(why)") == true)
    try await expectRefused(site, "error content/bad.vml: '…")
  }

  @Test(arguments: [200, 201, 998, 999, 1000, 1001, 100_000])
  func longPathsAreWrittenOrRefused(length: Int) async throws {
    var path = ""
    while path.utf8.count < length {
      path += "/" + String(repeating: "a", count: min(200, length - path.utf8.count - 1))
    }
    if path.last == "/" { path.removeLast() }
    let site = try TestSite("---\npath: \(path)\n---\n<Text>a</Text>")
    let built = try await site.build()
    if path.utf8.count <= 1000 {
      #expect(built.messages == [])
      #expect(built.files["ios" + path + ".vml"] != nil)
    } else {
      #expect(built.report.errorCount == 1 && built.report.output == nil)
    }
  }

  @Test func aPartOfAPathMayNotBeTooLong() async throws {
    let site = try TestSite("---\npath: /\(String(repeating: "é", count: 101))\n---\n")
    #expect(try await site.build().messages.first?.hasSuffix("longer than 200 bytes") == true)
  }

  @Test(arguments: [
    "/Ünïcode/页面", "/a b", "/🦊", "/a.b.c", "/-", "/e\u{301}", "/con", "/a+b,c;d=e@f&g",
  ])
  func othersAreWrittenAsTheyAre(path: String) async throws {
    let site = try TestSite("---\npath: \"\(path)\"\n---\n<Text>a</Text>")
    let built = try await site.build()
    #expect(built.messages == [])
    #expect(built.files.keys.contains { $0.utf8.elementsEqual(("ios" + path + ".vml").utf8) })
  }

  @Test func aPageFileWhoseNameCannotBeAPath() async throws {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    for (name, why) in [
      ("a?b.vml", "it has a '?', which no path may have"),
      ("a.vml.vml", "it is given without '.vml'"),
    ] {
      try site.write("<Text/>", to: "content/\(name)")
      let stem = name.dropLast(4)
      try await expectRefused(
        site, "error content/\(name): '/\(stem)' cannot be a page's path: \(why)")
      try site.remove("content/\(name)")
    }
  }

  @Test func dataCannotLeadAPathOut() async throws {
    let site = try TestSite("<Text>a</Text>")
    try await site.build()
    try site.change(
      """
      -- content/items.yaml --
      - ../../../evil
      - ok
      - "x/../../../../evil"
      -- content/item.vml --
      ---
      each: data.items
      path: /items/\\(item)
      ---
      <Text/>
      """)
    try await expectRefused(
      site,
      "error content/item.vml: '/items/../../../evil' cannot be a page's path: '..' would lead "
        + "out of the site",
      "error content/item.vml: '/items/x/../../../../evil' cannot be a page's path: '..' would "
        + "lead out of the site"
    )
  }
}
