import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Files that are cut off, or changed at random, in every place where a site has a file.
@Suite struct BuildFuzzTests {
  /// Every small source of the fixtures and of the example site.
  private static let sources: [(name: String, bytes: [UInt8])] = {
    let endings = ["vml", "vss", "yaml", "yml", "json"]
    var sources: [(String, [UInt8])] = []
    for folder in ["content", "components", "styles", "site.yaml", "Tests/Fixtures"] {
      let root = repositoryFolder.appending(path: folder)
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
      for path in (paths.isEmpty ? [""] : paths).sorted() {
        let url = path.isEmpty ? root : root.appending(path: path)
        guard endings.contains(url.pathExtension), let data = try? Data(contentsOf: url),
          data.count < 64 * 1024
        else { continue }
        sources.append((folder + "/" + path, Array(data)))
      }
    }
    return sources
  }()

  /// The places of a site that a file's ending allows.
  private static func places(of name: String) -> [String] {
    switch name.split(separator: ".").last {
    case "vml": ["content/index.vml", "components/Card.vml"]
    case "vss": ["styles/main.vss"]
    case "json": ["content/a.json"]
    default: ["content/a.yaml", "site.yaml"]
    }
  }

  /// A site in which each of the places is used.
  private static let files: [String: [UInt8]] = Dictionary(
    uniqueKeysWithValues: siteSections(
      """
      -- site.yaml --
      name: S
      targets: [ios]
      -- content/index.vml --
      <Card class="a" id="b"><Text>\\(data.a.b ?? 1)</Text></Card>
      -- components/Card.vml --
      ---
      props: {title: {type: string, default: a}}
      ---
      <VStack class="card"><for each="c" in="children"><slot of="c"/></for></VStack>
      -- styles/main.vss --
      .card > Text { bold(); }
      -- content/a.yaml --
      a: 1
      """
    ).map { ($0.path, $0.bytes) })

  /// Builds without writing, and renders what there is to say.
  private func build(_ bytes: [UInt8], at place: String) async throws {
    var files = Self.files
    files[place] = bytes
    if place == "content/a.json" { files["content/a.yaml"] = nil }
    var options = BuildOptions(site: "memory")
    options.writes = false
    options.jobs = 1
    let report = try await buildSite(options, in: InMemoryFileSystem(files))
    for diagnostic in report.diagnostics {
      guard let range = diagnostic.range else { continue }
      let count = report.sources[range.file]?.bytes.count ?? 0
      #expect(
        0 <= range.range.lowerBound && range.range.upperBound <= count,
        "\(diagnostic.code) points out of its file")
    }
    for format in [DiagnosticFormat.text, .json] {
      _ = renderDiagnostics(report.diagnostics, in: report.sources, as: format, color: false)
    }
  }

  @Test func thereIsSomethingToTry() {
    #expect(Self.sources.count > 100)
  }

  /// A few prefixes of every source, the same ones in every run; with `FUZZ_SECONDS` any prefix,
  /// for as long.
  @Test(arguments: 0..<2)
  func prefixes(shard: Int) async throws {
    guard ProcessInfo.processInfo.environment["FUZZ_SECONDS"] == nil else {
      return try await fuzz { generator in
        guard let (name, bytes) = Self.sources.randomElement(using: &generator),
          let place = Self.places(of: name).randomElement(using: &generator)
        else { return }
        let count = Int.random(in: 0...bytes.count, using: &generator)
        try await build(Array(bytes[..<count]), at: place)
      }
    }
    for (index, (name, bytes)) in Self.sources.enumerated() where index % 2 == shard {
      // A step that shares no factor with the rest, so that it meets all kinds of places.
      let step = max(1, bytes.count / 2) | 1
      for place in Self.places(of: name) {
        for count in stride(from: 0, through: bytes.count, by: step) {
          try await build(Array(bytes[..<count]), at: place)
        }
      }
    }
  }

  @Test func mutations() async throws {
    try await fuzz { generator in
      guard let source = Self.sources.randomElement(using: &generator),
        let place = Self.places(of: source.name).randomElement(using: &generator)
      else { return }
      try await build(mutated(source.bytes, using: &generator), at: place)
    }
  }

  /// Sites with one changed file: whatever the change is, the author is told of it, and every
  /// document that is written is read without a mistake, and written again in the same way.
  @Test func mutationsThatAreWritten() async throws {
    try await fuzz { generator in
      guard let source = Self.sources.randomElement(using: &generator),
        let place = Self.places(of: source.name).randomElement(using: &generator)
      else { return }
      var files = Self.files
      // A few as they are: nearly every change is a mistake, with which nothing is written.
      let isChanged = Int.random(in: 0..<8, using: &generator) > 0
      files[place] = isChanged ? mutated(source.bytes, using: &generator) : source.bytes
      if place == "content/a.json" { files["content/a.yaml"] = nil }
      try await expectWritten(files, Bool.random(using: &generator) ? .pretty : .compact)
    }
  }

  @Test func mutationsOfTheExampleSiteThatAreWritten() async throws {
    let names = Self.example.keys.sorted()
    try await fuzz { generator in
      guard let name = names.randomElement(using: &generator), let bytes = Self.example[name] else {
        return
      }
      var files = Self.example
      files[name] = mutated(bytes, using: &generator)
      try await expectWritten(files, .compact)
    }
  }

  /// Values of data in every place where a page may put one.
  @Test func valuesThatAreWritten() async throws {
    let pieces = [
      "", " ", "\n", "\t", "\r\n", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{301}", "a", "B-c",
      ".leading", "1.50", "true",
      "<", ">", "&", "&amp;", "\"", "'", "\\", ";", ",", "(", ")", "[", "]", "{", "}", "/*", "//",
      "\\(x)", "#", ":a", "attr(x)",
      "bold()", "]]>", "-->", "<!--", "é", "😀",
    ]
    let page = """
      <VStack alignment="\\(data.a.v)" id="\\(data.a.w)" data-x="\\(data.a.v)">\\(data.a.v)<Text>\\(data.a.v)</Text>
      \\(data.a.w) \\(data.a.v)<Text style="help('\\(data.a.v)');tag(&quot;\\(data.a.w)&quot;)"/>
      <Text title="\\(data.a.v)\\(data.a.w)" style="opacity(\\(data.a.n))">a\\(data.a.v) \\(data.a.w)b</Text>
      <for each="x" in="data.a.l">\\(x) <Text class="\\(x)">\\(x)</Text></for>
      <!-- a --><Text><!-- b --></Text><Text>c<!-- d --></Text>
      <Text style="help(attr(x));tag(attr(data-y, &quot;\\(data.a.v)&quot;))" x="\\(data.a.w)"/></VStack>
      """
    try await fuzz { generator in
      func text() -> String {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }.joined()
      }
      let object: [String: Any] = [
        "v": text(), "w": text(), "n": Int.random(in: -2...2, using: &generator),
        "l": [text(), text()],
      ]
      var files = Self.files
      files["content/a.yaml"] = nil
      files["content/a.json"] = Array(try JSONSerialization.data(withJSONObject: object))
      files["content/index.vml"] = Array(page.utf8)
      let conventions = [
        "quoteAttr", "encodeSemicolons", "keepComments", "resolveAttr", "keepAttributeOrder",
      ].filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      let markup = conventions.map { "\($0): true" }.joined(separator: ", ")
      files["site.yaml"] = Array("name: S\ntargets: [ios]\nmarkup: { \(markup) }\n".utf8)
      try await expectWritten(files, Bool.random(using: &generator) ? .pretty : .compact)
    }
  }

  /// Builds a site, and reads and writes every document again.
  private func expectWritten(
    _ files: [String: [UInt8]], _ layout: MarkupWriter.Layout
  ) async throws {
    let site = try TestSite("")
    for (path, bytes) in files { try site.write(bytes, to: path) }
    var options = BuildOptions(site: site.path)
    options.jobs = 1
    options.keepsGoing = true
    options.layout = layout
    do {
      let report = try await buildSite(options)
      guard let folder = report.outputFolder, report.output != nil else { return }
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where path.hasSuffix(".vml") {
        let bytes = Array(try Data(contentsOf: URL(filePath: folder + "/" + path)))
        expectCanonical(bytes, "\(path)", layout)
      }
    } catch let failure as BuildFailure {
      Issue.record("what an author wrote is no failure of the world: \(failure)")
    }
  }

  /// Expects that a document is read without a mistake, and written again in the same way, with one
  /// of the conventions that a site may have.
  private func expectCanonical(_ bytes: [UInt8], _ name: String, _ layout: MarkupWriter.Layout) {
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: name, bytes: bytes)
    let markup = parseMarkup(file, as: .document, reporting: &bag)
    let text = String(decoding: bytes, as: UTF8.self)
    // These are kept as they are, and the author was told of them.
    let found = bag.diagnostics.filter {
      ![.elementName, .styleCollision, .shortColor].contains($0.code)
    }
    #expect(found.map(\.message) == [], "\(text)")
    // Which semicolons were encoded cannot be told.
    guard !text.contains("&#59;") else { return }
    let written = [false, true].flatMap { keepsOrder in
      [false, true].map { isQuoted in
        var options = MarkupPrintingOptions()
        options.layout = layout
        options.dialect = .document
        options.keepsAttributeOrder = keepsOrder
        options.style.quotesAttributeNames = isQuoted
        return printMarkup(markup, options: options)
      }
    }
    #expect(
      written.contains(bytes), "\(text)\nbecomes\n\(String(decoding: written[0], as: UTF8.self))")
  }

  private static let example: [String: [UInt8]] = {
    var files: [String: [UInt8]] = [:]
    for (name, bytes) in sources where !name.hasPrefix("Tests/") {
      files[name.hasSuffix("/") ? String(name.dropLast()) : name] = bytes
    }
    return files
  }()

  /// The whole example site with one file changed.
  @Test func mutationsOfTheExampleSite() async throws {
    let files = Self.example
    let names = files.keys.sorted()
    let example = InMemoryFileSystem(files)
    try await fuzz { generator in
      var changed = example
      guard let name = names.randomElement(using: &generator), let bytes = files[name] else {
        return
      }
      changed[name] = mutated(bytes, using: &generator)
      var options = BuildOptions(site: "memory")
      options.writes = false
      let report = try await buildSite(options, in: changed)
      let again = try await buildSite(options, in: changed)
      #expect(report.diagnostics == again.diagnostics)
      #expect(report.documentCount == again.documentCount)
    }
  }
}
