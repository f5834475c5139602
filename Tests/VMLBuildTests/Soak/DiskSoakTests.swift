import Foundation
import Testing
import VMLBuild
import VMLFiles
import VMLTestSupport

/// A disk that fills at any point of a build, in blocks or in inodes: the output stays as it was, and one line says why.
///
/// `make soak PART=disks` goes on for longer.
struct DiskSoakTests {
  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a small tmpfs, on Linux"))
  func disksThatFill() async throws {
    try await fuzz(seconds: 2) { generator in
      let site = try FillingSite(&generator)
      defer { site.disk.unmount() }
      for round in 0..<6 {
        try site.edit(round, &generator)
        try await site.build(round, &generator)
      }
    }
  }
}

private struct FillingSite {
  let site: TestSite
  let disk: SmallDisk
  private let output: String
  private let pageCount: Int

  init(_ generator: inout SplitMix64) throws {
    site = try TestSite("<Text>index</Text>")
    // The whole site, or its output alone.
    let isWhole = Bool.random(using: &generator)
    disk = try SmallDisk(
      at: isWhole ? site.path : site.folder("disk"), options: "size=64m,nr_inodes=5000")
    output = isWhole ? "site/dist" : "disk/dist"
    pageCount = Bool.random(using: &generator) ? 1100 : Int.random(in: 1...60, using: &generator)
    try site.write("name: S\nversion: \"1\"\ntargets: [ios]\n", to: "site.yaml")
    for index in 0..<pageCount { try write(index, "first") }
  }

  private func write(_ index: Int, _ text: String) throws {
    let text = String(repeating: text, count: index % 9 == 0 ? 1500 : 1)
    try site.write("<Text>\(index) \(text)</Text>", to: "content/f\(index % 7)/p\(index).vml")
  }

  func edit(_ round: Int, _ generator: inout SplitMix64) throws {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: try site.write(".a { padding(\(round)); }", to: "styles/a.vss")
    case 1: for index in 0..<pageCount { try write(index, "all \(round)") }
    case 2: try site.write("<Text>new</Text>", to: "content/new\(round)/p.vml")
    default: try write(Int.random(in: 0..<pageCount, using: &generator), "edit \(round)")
    }
  }

  private func options() -> BuildOptions {
    var options = BuildOptions(site: site.path)
    options.output = site.folder(output)
    options.cache = .use
    return options
  }

  /// Builds where there is little room, and again where there is some.
  func build(_ round: Int, _ generator: inout SplitMix64) async throws {
    let before = try? state()
    let size = before?.values.reduce(0) { $0 + $1.utf8.count + 4096 } ?? pageCount * 6000
    let most = Bool.random(using: &generator) ? size : 80_000
    let isOfInodes = Int.random(in: 0..<3, using: &generator) == 0
    let room = Int.random(in: 0...(isOfInodes ? most / 4096 : most), using: &generator)
    let filler = try isOfInodes ? disk.fill(leavingInodes: room) : disk.fill(leaving: room)
    let comment: Comment = "round \(round), room for \(room) \(isOfInodes ? "inodes" : "bytes")"
    do {
      let report = try await buildSite(options())
      #expect(report.output != nil, comment)
    } catch {
      guard case .world(let error) = error else { throw error }
      #expect(error.reason == .noSpace, "\(comment): \(error)")
      #expect(!error.path.contains(".vmlc-staging"), "\(comment): \(error)")
      // A folder that a build found empty, or made, stays for the next one.
      #expect(try state() == before ?? [:], comment)
    }
    try FileManager.default.removeItem(atPath: filler)
    let report = try await buildSite(options())
    var clean = options()
    clean.cache = .none
    clean.output = site.folder("clean")
    let expected = try await buildSite(clean)
    #expect(told(by: report) == told(by: expected), comment)
    #expect(try state() == site.folder.contents(of: "clean"), comment)
  }

  /// Everything in the output, hidden or not.
  private func state() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: site.folder(output)) else { return [:] }
    return try site.folder.contents(of: output)
  }
}
