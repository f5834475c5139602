import Foundation
import Testing
import VMLFiles
import VMLOutput
import VMLTestSupport

/// One build, as the tests describe it: the text of each document and file, by its place.
struct TestBuild {
  var version: String? = "1.0.0"
  var targets = ["ios", "macos"]
  var built: [String]?
  var documents: [String: String] = ["ios/index.vml": "<i/>", "macos/index.vml": "<m/>"]
  var files: [String: String] = [:]
  /// Places whose old files are to stay.
  var kept: [String] = []
  var foreignFiles = OutputRequest.ForeignFiles.keep

  func request(_ folder: String) -> OutputRequest {
    var request = OutputRequest(
      folder: folder, site: "Shop", version: version, compiler: "0.1.0",
      targets: targets.map { name in
        OutputRequest.Target(
          name: name, os: name, minimum: "17.0", isBuilt: built?.contains(name) ?? true)
      })
    request.foreignFiles = foreignFiles
    return request
  }

  /// Puts everything, but does not commit.
  func put(in session: OutputSession) throws(FileSystemError) {
    for (path, text) in documents.shuffled() {
      let place = place(path)
      let facts = DocumentFacts(
        path: String(place.file.dropLast(4)), ids: ["a"], actions: ["go"], views: [])
      try session.put(facts, at: [place], Array(text.utf8).span)
    }
    for (path, text) in files.shuffled() {
      try session.putFile(at: [place(path)], Array(text.utf8).span)
    }
    for path in kept { _ = try session.keep(place(path)) }
  }

  /// Builds, and checks what is true of every output.
  @discardableResult
  func run(
    in folder: TemporaryFolder, _ name: String = "dist",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> OutputSummary {
    let session = try OutputSession(request(folder(name)))
    try put(in: session)
    let summary = try session.commit()
    try expectTruth(
      of: summary, in: folder, name, except: Set(summary.foreign), sourceLocation: sourceLocation)
    return summary
  }

  func place(_ path: String) -> OutputPlace {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    return OutputPlace(target: parts[0], file: parts[1])
  }
}

/// Expects the manifests to say what the version's folder holds, and nothing to be left over.
func expectTruth(
  of summary: OutputSummary, in folder: TemporaryFolder, _ name: String = "dist",
  except foreign: Set<String> = [], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var files = Set(try folder.contents(of: name + "/" + summary.version).keys)
  let site = try #require(
    SiteManifest(json: bytes(folder, name + "/" + summary.version + "/manifest.json")),
    sourceLocation: sourceLocation)
  #expect(site.version == summary.version && site.digest == summary.digest)
  files.remove("manifest.json")
  // What `sha256sum */manifest.json` prints.
  var sums = ""
  for target in site.targets {
    let json = bytes(folder, name + "/" + summary.version + "/" + target.manifest)
    sums += "\(sha256Hex(json))  \(target.name)/manifest.json\n"
    #expect(sha256Hex(json) == target.sha256, sourceLocation: sourceLocation)
    files.remove(target.manifest)
    let manifest = try manifest(
      of: target.name, in: folder, name + "/" + summary.version, files: &files, sourceLocation)
    for file in manifest.documents.map(\.stored) + manifest.files {
      let held = bytes(folder, name + "/" + summary.version + "/" + target.name + "/" + file.file)
      #expect(held.count == file.bytes, sourceLocation: sourceLocation)
      #expect(xxh128(held.span) == file.xxh128, sourceLocation: sourceLocation)
      files.remove(target.name + "/" + file.file)
    }
  }
  #expect(site.digest == "sha256:" + sha256Hex(Array(sums.utf8)), sourceLocation: sourceLocation)
  #expect(
    files == Set(foreign.map { String($0.dropFirst(summary.version.count + 1)) }),
    sourceLocation: sourceLocation)
  let latest = LatestVersion(json: bytes(folder, name + "/latest.json"))
  #expect(
    latest == LatestVersion(version: summary.version, digest: summary.digest),
    sourceLocation: sourceLocation)
  let entries = try FileManager.default.contentsOfDirectory(atPath: folder(name))
  #expect(entries.allSatisfy { !$0.hasPrefix(".") }, sourceLocation: sourceLocation)
}

/// Reads a target's manifest, whose files it takes out of `files`, and expects it to be as a build
/// writes it.
private func manifest(
  of target: String, in folder: TemporaryFolder, _ version: String, files: inout Set<String>,
  _ sourceLocation: SourceLocation
) throws -> TargetManifest {
  let bins = files.filter { $0.hasPrefix(target + "/manifest/") }.sorted()
  files.subtract(bins)
  let names = ["manifest.json"] + bins.map { String($0.dropFirst(target.utf8.count + 1)) }
  let parts = names.map { ($0, bytes(folder, version + "/" + target + "/" + $0)) }
  let manifest = try #require(TargetManifest(parts: parts), sourceLocation: sourceLocation)
  #expect(manifest.parts.map(\.file) == names, sourceLocation: sourceLocation)
  #expect(manifest.parts.map(\.bytes) == parts.map(\.1), sourceLocation: sourceLocation)
  return manifest
}

private func bytes(_ folder: TemporaryFolder, _ path: String) -> [UInt8] {
  folder.read(path).map { Array($0.utf8) } ?? []
}
