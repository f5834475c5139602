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

  /// Every prefix of every source, or as many as the time allows, the same ones in every run.
  @Test(arguments: 0..<2)
  func prefixes(shard: Int) async throws {
    let onDemand = ProcessInfo.processInfo.environment["FUZZ_SECONDS"] != nil
    for (index, (name, bytes)) in Self.sources.enumerated() where index % 2 == shard {
      // A step that shares no factor with the rest, so that it meets all kinds of places.
      let step = onDemand ? 1 : max(1, bytes.count / 2) | 1
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

  /// The whole example site with one file changed.
  @Test func mutationsOfTheExampleSite() async throws {
    var files: [String: [UInt8]] = [:]
    for (name, bytes) in Self.sources where !name.hasPrefix("Tests/") {
      files[name.hasSuffix("/") ? String(name.dropLast()) : name] = bytes
    }
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
