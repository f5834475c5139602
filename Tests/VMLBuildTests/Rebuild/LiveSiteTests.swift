import Foundation
import Testing
import VMLBuild
import VMLFiles
import VMLTestSupport
import VMLWatch

/// A session that compiles single pages alone makes what a build makes that knows nothing.
@Suite struct LiveSiteTests {
  @Test func randomEditsOfASite() async throws {
    try await fuzz(seconds: 4) { generator in
      let site = try TestSite("")
      var random = RandomSite(generator)
      for (path, text) in random.files { try site.write(text, to: path) }
      var watched = try WatchedTestSite(site)
      try await watched.rebuild(.everything, "the first time")
      for round in 0..<16 {
        let edit = random.edit()
        try site.apply(edit)
        try await watched.rebuild(.paths(edit.paths), "round \(round): \(edit)")
      }
    }
  }

  /// The templates in the head of the page '/' are documents of their own.
  @Test func lifecycleTemplatesOfThePage() async throws {
    let site = try TestSite(
      """
      <Text>S</Text>
      -- site.yaml --
      name: Test
      version: "1"
      targets: { ios: , json: { os: ios, format: swiftuiml } }
      lifecycle: { launch: Splash }
      -- components/Splash.vml --
      <Text>Splash</Text>
      """)
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    for head in ["<Text template=\"error\">E</Text>", "<Text template=\"launch\">L</Text>", ""] {
      try site.write(
        "<!doctype swiftui+vml>\n<vml><head>\(head)</head><body><Text>S</Text></body></vml>",
        to: "content/index.vml")
      try await watched.rebuild(.paths(["content/index.vml"]), "\(head)")
    }
  }

  @Test func aPageIsReplacedInPlace() async throws {
    let site = try TestSite(
      """
      <Text class="a">one</Text>
      -- content/other.vml --
      <Text class="a">two</Text>
      -- styles/main.vss --
      .a { bold(); }
      """)
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    let other = try site.folder.inode("site/dist/1/ios/other.vml")
    for text in ["three", "four"] {
      try site.write("<Text class=\"a\">\(text)</Text>", to: "content/index.vml")
      let isBehind = try await watched.rebuild(.paths(["content/index.vml"]), "\(text)")
      #expect(isBehind)
      #expect(try site.folder.inode("site/dist/1/ios/other.vml") == other)
    }
  }

  @Test func whatFewPagesShareIsReplacedInPlaceToo() async throws {
    let site = try TestSite(
      """
      <Note/>
      -- content/other.vml --
      <Text class="a">\\(data.shop.name)</Text>
      -- content/shop.yaml --
      name: Lamps
      -- components/Note.vml --
      <VStack><Text class="b">@hello</Text></VStack>
      -- components/Note.vss --
      .b { padding(1); }
      -- styles/main.vss --
      .a { bold(); }
      -- locales/en.yaml --
      hello: Hello
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios]
      locales: [en]
      -- content/logo.txt --
      logo
      """)
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    for round in 1...2 {
      for (path, text) in [
        ("content/shop.yaml", "name: Chairs \(round)"),
        (
          "components/Note.vml",
          "<VStack spacing=\"\(round)\"><Text class=\"b\">@hello</Text></VStack>"
        ),
        ("components/Note.vss", ".b { padding(\(round + 1)); }"),
        ("styles/main.vss", ".a { lineLimit(\(round)); }"),
        ("locales/en.yaml", "hello: Hello \(round)"),
        ("content/logo.txt", "Logo \(round)"),
        ("content/other.vml", "<Text class=\"a\">\\(data.shop.name) \(round)</Text>"),
      ] {
        try site.write(text, to: path)
        #expect(try await watched.rebuild(.paths([path]), "\(path), \(text)"), "\(path)")
      }
    }
    // What nothing reads changes nothing.
    try site.write("name: Chairs 2\nother: 1", to: "content/shop.yaml")
    #expect(try await !watched.rebuild(.paths(["content/shop.yaml"]), "a part that no page reads"))
  }

  /// What one page says may be told of the whole site.
  @Test(
    arguments: [
      // The only page with the class loses it, and the rule is unused.
      ["content/index.vml": "<Text>one</Text>"],
      // A rule that was unused is used.
      ["content/index.vml": "<Text class=\"a b\">one</Text>"],
      // A mistake, and its correction.
      [
        "content/index.vml": "<Text class=\"a\">one</Txt>",
        "content/other.vml": "<Text>three</Text>",
      ],
      // Another path.
      ["content/index.vml": "---\npath: /there\n---\n<Text class=\"a\">one</Text>"],
      // The path of another page.
      ["content/index.vml": "---\npath: /other\n---\n<Text class=\"a\">one</Text>"],
      // A sheet of its own.
      [
        "content/index.vml":
          "<vml><head><Style>.a { italic(); }</Style></head><body><Text class=\"a\">o</Text></body></vml>"
      ],
      // An applied class.
      ["content/other.vml": "<Text style=\"@apply(a)\">two</Text>"],
      ["content/index.vml": "<Text class=\"a\">\\(data.x.y)</Text>"],
      // An applied class, and back, of which the page is the only one.
      ["content/index.vml": "<Text style=\"@apply(a)\">one</Text>"],
    ], [false, true])
  func whatIsOfTheWholeSite(_ pages: [String: String], afterOthers: Bool) async throws {
    let site = try TestSite(
      """
      <Text class="a">one</Text>
      -- content/other.vml --
      <Text>two</Text>
      -- content/x.yaml --
      y: 1
      -- styles/main.vss --
      .a { bold(); }
      .b { bold(); }
      """)
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    if afterOthers {
      // What was found out of these edits is still known at those that follow, and says nothing of them.
      for (path, text) in [
        ("content/index.vml", "<Text class=\"a\">"), ("content/other.vml", "<Text>"),
      ] {
        for number in ["2", "1"] {
          try site.write("\(text)\(number)</Text>", to: path)
          #expect(try await watched.rebuild(.paths([path]), "before: \(number)"))
        }
      }
    }
    var before: [String: String] = [:]
    for (path, text) in pages.sorted(by: { $0.key < $1.key }) {
      before[path] = site.folder.read("site/" + path)
      try site.write(text, to: path)
      try await watched.rebuild(.paths([path]), "there")
    }
    for (path, text) in before.sorted(by: { $0.key < $1.key }) {
      try site.write(text, to: path)
      try await watched.rebuild(.paths([path]), "and back")
    }
  }

  /// What is said of the page itself takes no look at the others.
  @Test func aPageWithWarningsIsReplacedInPlace() async throws {
    let site = try TestSite(
      """
      <Text class="a b">one</Text>
      -- content/other.vml --
      <Note><Text class="a odd">two</Text></Note>
      -- components/Note.vml --
      <VStack class="lost"><slot/></VStack>
      -- styles/main.vss --
      .a { bold(); }
      """)
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    for text in [
      "<Text class=\"a\">one</Text>", "<Text class=\"a\">one</Text>loose",
      "<!-- vmlc-ignore: bare-text -->\n<Text class=\"a b\">two</Text>loose",
      "<Text class=\"a b\">one</Text>",
    ] {
      try site.write(text, to: "content/index.vml")
      let isBehind = try await watched.rebuild(.paths(["content/index.vml"]), "\(text)")
      #expect(
        isBehind == (text != "<Text class=\"a\">one</Text>"), "the last one without 'b': \(text)")
    }
    for text in ["three", "\n\nfour"] {
      try site.write(
        "<Note>\(text)<Text class=\"a odd\">two</Text></Note>", to: "content/other.vml")
      #expect(try await watched.rebuild(.paths(["content/other.vml"]), "\(text)"), "\(text)")
    }
    // The only page that has what is said of the component.
    try site.write("<Text class=\"a odd\">two</Text>", to: "content/other.vml")
    #expect(try await !watched.rebuild(.paths(["content/other.vml"]), "without the component"))
  }

  /// A diagnostic of a sheet shows the first element of the site that has it.
  @Test func elementsThatADiagnosticShows() async throws {
    let site = try TestSite(
      """
      -- content/a.vml --
      <Text class="b">a</Text>
      -- content/b.vml --
      <Text class="a">b</Text>
      -- content/c.vml --
      <Text class="a">c</Text><Text class="b">c</Text>
      -- styles/main.vss --
      .a { foregroundColor(.red); }
      .b { bold(); }
      """)
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    for (page, text, isAlone) in [
      ("c", "<Text class=\"a\">C</Text><Text class=\"b\">C</Text>", true),
      ("b", "\n\n<Text class=\"a\">b</Text>", false),
      ("a", "<Text class=\"a b\">a</Text>", false),
      ("b", "<Text class=\"a\">B</Text>", true),
      ("a", "<Text class=\"b\">a</Text>", false),
    ] {
      try site.write(text, to: "content/\(page).vml")
      let isBehind = try await watched.rebuild(.paths(["content/\(page).vml"]), "\(page): \(text)")
      #expect(isBehind == isAlone, "\(page): \(text)")
    }
  }

  @Test func aPageForSomeTargetsOnly() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios, macos]
      -- content/index.vml --
      <Text>one</Text>
      -- content/other.vml --
      <Text>two</Text>
      """)
    var watched = try WatchedTestSite(site)
    try await watched.rebuild(.everything, "first")
    for front in ["targets: [ios]", "targets: [macos]", "title: t"] {
      try site.write("---\n\(front)\n---\n<Text>two</Text>", to: "content/other.vml")
      try await watched.rebuild(.paths(["content/other.vml"]), "\(front)")
    }
  }
}

extension LiveSiteTests {
  /// Also where what is known cannot be of use to the build, since nobody can ask the file system's clock.
  @Test func aBuildWithErrorsForgetsNothing() async throws {
    let site = try TestSite("<Text>one</Text>\n-- content/other.vml --\n<Text>two</Text>")
    var options = BuildOptions(site: site.path)
    options.cache = .use
    var session = try BuildSession(options)
    let first = try await session.rebuild()
    let cache = site.path + "/.vmlc"
    try FileManager.default.removeItem(atPath: cache)
    try site.write("no folder", to: ".vmlc")
    try site.write("<Text", to: "content/index.vml")
    #expect(try await session.rebuild().errorCount > 0)
    try FileManager.default.removeItem(atPath: cache)
    try site.write("<Text>three</Text>", to: "content/index.vml")
    let report = try await session.rebuild()
    #expect(report.errorCount == 0 && report.documentCount == first.documentCount)
    #expect(report.compiledDocumentCount == first.documentCount / 2, "the other page is known")
  }
}

/// A site, and the session that watches it.
struct WatchedTestSite {
  let site: TestSite
  private var session: BuildSession<DiskFileSystem>
  private let options: BuildOptions

  init(_ site: TestSite) throws {
    self.site = site
    var options = BuildOptions(site: site.path)
    options.cache = .use
    self.options = options
    session = try BuildSession(options)
    session.isLive = true
  }

  /// Rebuilds, and expects what a build makes that knows nothing, manifests and all.
  ///
  /// - Returns: Whether manifests had to be brought up to date.
  @discardableResult
  mutating func rebuild(
    _ changes: SiteChanges, _ comment: Comment, at location: SourceLocation = #_sourceLocation
  ) async throws -> Bool {
    let before = try? site.folder.contents(of: "site/dist")
    let report = try await session.rebuild(changes)
    let isBehind = session.isBehind
    try await session.end()
    try await site.expectSameAsClean(report, options, before, comment, at: location)
    return isBehind
  }
}

extension RandomSite.Edit {
  /// What a watcher tells of it.
  var paths: Set<String> {
    switch self {
    case .write(let path, _), .remove(let path), .touch(let path), .remake(let path): [path]
    case .move(let path, let other): [path, other]
    }
  }
}
