import Foundation
public import Testing
public import VMLBuild
import VMLDiagnostics
import VMLFiles
public import VMLMarkup
import VMLOutput

/// A small site in a temporary folder that goes away with the value.
public struct TestSite: Sendable {
  /// Holds the site's folder, `site`, and whatever else a test needs outside of it.
  public let folder: TemporaryFolder

  /// The site's folder.
  public var path: String { folder("site") }

  /// Writes files given as one string (``siteSections(_:at:)``).
  ///
  /// Without a site.yaml of its own the site has the version `1` and the target `ios`.
  public init(_ text: String, at location: SourceLocation = #_sourceLocation) throws {
    folder = try TemporaryFolder()
    try write("name: Test\nversion: \"1\"\ntargets: [ios]\n", to: "site.yaml")
    try change(text, at: location)
  }

  /// Writes files over those that are there.
  public func change(_ text: String, at location: SourceLocation = #_sourceLocation) throws {
    for (path, bytes) in siteSections(text, at: location) { try write(bytes, to: path) }
  }

  public func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  public func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: self.path + "/" + path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  public func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: self.path + "/" + path)
  }

  /// Builds, and checks what is true of every build.
  @discardableResult
  public func build(
    at location: SourceLocation = #_sourceLocation,
    _ configure: (inout BuildOptions) -> Void = { _ in }
  ) async throws -> BuiltSite {
    var options = BuildOptions(site: path)
    configure(&options)
    let report = try await buildSite(options)
    let output = options.output ?? path + "/dist"
    return try BuiltSite(report, in: output, at: location)
  }

  /// Every file below the output folder.
  public func output(_ name: String = "dist") throws -> [String: String] {
    try folder.contents(of: "site/" + name)
  }
}

/// Result of building a small site.
public struct BuiltSite: Sendable {
  public let report: BuildReport
  /// One line for each diagnostic: `error content/a.vml: what is wrong`.
  public let messages: [String]
  /// The files of the version that was built, with what they hold; empty if nothing was.
  public let files: [String: String]

  init(_ report: BuildReport, in output: String, at location: SourceLocation) throws {
    self.report = report
    messages = BuiltSite.messages(of: report)
    guard let version = report.output?.version else {
      files = [:]
      return
    }
    files = try BuiltSite.files(below: output + "/" + version)
    #expect(Set(report.diagnostics).count == report.diagnostics.count, sourceLocation: location)
    expectTruth(of: version, location)
  }

  /// The documents and other files, without the manifests.
  public var documents: [String: String] {
    files.filter { !$0.key.hasSuffix("manifest.json") && !$0.key.contains("/manifest/") }
  }

  /// Content of the body of a document that was written without indentation.
  public func body(_ file: String) -> String? {
    guard let text = files[file], let start = text.range(of: "<body>"),
      let end = text.range(of: "</body>", options: .backwards)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }

  public static func messages(of report: BuildReport) -> [String] {
    report.diagnostics.map { diagnostic in
      let path = diagnostic.range.flatMap { report.sources[$0.file]?.path }
      return diagnostic.severity.rawValue + (path.map { " \($0): " } ?? ": ") + diagnostic.message
    }
  }

  /// Expects the manifests to name just what is there.
  private func expectTruth(of version: String, _ location: SourceLocation) {
    guard let json = files["manifest.json"], let site = SiteManifest(json: Array(json.utf8)) else {
      Issue.record("the site's manifest cannot be read", sourceLocation: location)
      return
    }
    var named: Set<String> = ["manifest.json"]
    for target in site.targets {
      let bytes = Array((files[target.manifest] ?? "").utf8)
      #expect(sha256Hex(bytes) == target.sha256, sourceLocation: location)
      named.insert(target.manifest)
      let bins = files.filter { $0.key.hasPrefix(target.name + "/manifest/") }
      named.formUnion(bins.keys)
      let parts = bins.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
        (String($0.key.dropFirst(target.name.utf8.count + 1)), Array($0.value.utf8))
      }
      guard let manifest = TargetManifest(parts: [("manifest.json", bytes)] + parts) else {
        Issue.record("\(target.manifest) cannot be read", sourceLocation: location)
        continue
      }
      #expect(manifest.parts.map(\.file) == ["manifest.json"] + parts.map(\.0))
      for document in manifest.documents {
        let text = files[target.name + "/" + document.stored.file] ?? ""
        let expected = features(of: Array(text.utf8))
        for kind in [FeatureSet.Kind.elements, .modifiers] {
          #expect(
            document.facts.features[kind] == expected[kind],
            "\(document.stored.file)", sourceLocation: location)
        }
      }
      for file in manifest.documents.map(\.stored) + manifest.files {
        let path = target.name + "/" + file.file
        #expect(named.insert(path).inserted, "\(path) is named twice", sourceLocation: location)
        #expect(files[path]?.utf8.count == file.bytes, "\(path)", sourceLocation: location)
        #expect(
          xxh128(Array((files[path] ?? "").utf8).span) == file.xxh128, "\(path)",
          sourceLocation: location)
      }
    }
    let foreign = Set(report.output?.foreign.map { String($0.dropFirst(version.count + 1)) } ?? [])
    #expect(Set(files.keys) == named.union(foreign), sourceLocation: location)
  }

  /// Assets of the tests are text.
  private static func files(below folder: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let url = URL(filePath: folder + "/" + path)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      files[path] = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
    return files
  }
}

/// Expects that a build of a site is refused, and that the output stays as it was, to the byte and
/// the inode.
///
/// `messages` are what the report says, as ``BuiltSite/messages`` has it; a message that ends with
/// `…` is the beginning of one.
public func expectRefused(
  _ site: TestSite, _ messages: String..., at location: SourceLocation = #_sourceLocation,
  _ configure: (inout BuildOptions) -> Void = { _ in }
) async throws {
  let before = try outputState(of: site)
  let built = try await site.build(at: location, configure)
  #expect(built.report.output == nil, sourceLocation: location)
  #expect(built.report.errorCount > 0, sourceLocation: location)
  expectMessages(built.messages, messages, at: location)
  #expect(try outputState(of: site) == before, sourceLocation: location)
}

/// Compares messages; one that ends with `…` is the beginning of what is expected.
public func expectMessages(
  _ found: [String], _ expected: [String], at location: SourceLocation = #_sourceLocation
) {
  let matches =
    found.count == expected.count
    && zip(found, expected).allSatisfy { found, expected in
      expected.hasSuffix("…") ? found.hasPrefix(expected.dropLast()) : found == expected
    }
  if !matches {
    Issue.record(
      """
      --- expected
      \(expected.joined(separator: "\n"))
      --- found
      \(found.joined(separator: "\n"))
      """, sourceLocation: location)
  }
}

/// Expects that a build fails with a sentence, with `ROOT` for the temporary folder, and that the
/// output stays as it was.
public func expectFailure(
  _ site: TestSite, _ description: String, at location: SourceLocation = #_sourceLocation,
  _ configure: (inout BuildOptions) -> Void = { _ in }
) async throws {
  let before = try outputState(of: site)
  do throws(BuildFailure) {
    var options = BuildOptions(site: site.path)
    configure(&options)
    let report = try await buildSite(options)
    Issue.record(
      "nothing was thrown; messages: \(BuiltSite.messages(of: report))", sourceLocation: location)
  } catch {
    let found = error.description.replacingOccurrences(of: site.folder.path, with: "ROOT")
    #expect(found == description, sourceLocation: location)
  }
  #expect(try outputState(of: site) == before, sourceLocation: location)
}

/// Contents, inodes and times of the output.
private func outputState(of site: TestSite) throws -> [String: String] {
  guard FileManager.default.fileExists(atPath: site.path + "/dist") else { return [:] }
  var state = try site.folder.fingerprint(of: "site/dist")
  // The folder itself is touched where something was written beside the version and removed again.
  state[""] = nil
  for (path, text) in try site.output() { state["text of " + path] = text }
  return state
}

/// Checks a site with lints.
public func check(
  _ site: TestSite, _ configure: (inout BuildOptions) -> Void = { _ in }
) async throws -> BuildReport {
  var options = BuildOptions(site: site.path)
  options.writes = false
  options.lints = true
  configure(&options)
  return try await buildSite(options)
}

/// The elements and modifiers in a finished document, read from its text.
public func features(of document: [UInt8]) -> FeatureSet {
  var bag = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "", bytes: document)
  let markup = parseMarkup(file, as: .document, reporting: &bag)
  let elements = markup.nodes.filter { $0.kind == .element }.map { markup.string($0.name) }
  let modifiers = markup.styles.nodes.filter { $0.kind == .modifier }
  return FeatureSet(
    elements.filter { !["vml", "head", "body"].contains($0) },
    modifiers: modifiers.map { markup.styles.string($0.text) })
}
