import Foundation
import Testing
import VMLBuild
import VMLFiles
import VMLOutput
import VMLTestSupport

/// Disks that are full or may not be written.
///
/// They need a file system of their own.
@Suite(.serialized) struct OutputDiskTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a small tmpfs, on Linux"))
  func aFullDiskLeavesTheOldTree() throws {
    let disk = try SmallDisk(at: folder("disk"), options: "size=256k")
    defer { disk.unmount() }
    try TestBuild().run(in: folder, "disk/dist")
    let before = try folder.fingerprint(of: "disk/dist/1.0.0")
    do {
      let session = try OutputSession(TestBuild().request(folder("disk/dist")))
      let large = [UInt8](repeating: 0x41, count: 1 << 20)
      expectFileSystemError(
        "cannot write 'ROOT/disk/dist/1.0.0/ios/big.vml': no space left on device", in: folder
      ) {
        try session.put(
          DocumentFacts(path: "big"), at: [OutputPlace(target: "ios", file: "big.vml")], large.span)
      }
    }
    #expect(try folder.fingerprint(of: "disk/dist/1.0.0") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("disk/dist")).count == 2)
    try TestBuild().run(in: folder, "disk/dist")
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a small tmpfs, on Linux"))
  func aDiskThatIsFullAtTheEndLeavesTheOldTree() throws {
    // Room for few inodes: the documents fit, the manifests do not.
    let disk = try SmallDisk(at: folder("disk"), options: "size=1m,nr_inodes=16")
    defer { disk.unmount() }
    try TestBuild().run(in: folder, "disk/dist")
    let before = try folder.fingerprint(of: "disk/dist/1.0.0")
    let session = try OutputSession(TestBuild().request(folder("disk/dist")))
    var failure: FileSystemError?
    do throws(FileSystemError) {
      try session.putFile(at: [OutputPlace(target: "ios", file: "a")], [1].span)
      try session.putFile(at: [OutputPlace(target: "macos", file: "b")], [2].span)
      _ = try session.commit()
    } catch {
      failure = error
    }
    #expect(failure?.reason == .noSpace)
    session.abandon()
    #expect(try folder.fingerprint(of: "disk/dist/1.0.0") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("disk/dist")).count == 2)
  }

  /// Whatever is written last when the disk is full, an error names a path of the output.
  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a small tmpfs, on Linux"))
  func errorsNameNoFileOfTheMoment() throws {
    let disk = try SmallDisk(at: folder("disk"), options: "size=1m,nr_inodes=64")
    defer { disk.unmount() }
    var failed: Set<String> = []
    for inodes in 0..<16 {
      let filler = try disk.fill(leavingInodes: inodes)
      defer { try? FileManager.default.removeItem(atPath: filler) }
      let output = folder("disk/dist\(inodes)")
      do throws(FileSystemError) {
        let session = try OutputSession(TestBuild().request(output))
        defer { session.abandon() }
        try session.putFile(at: [OutputPlace(target: "ios", file: "a")], [1].span)
        _ = try session.commit()
      } catch {
        #expect(error.reason == .noSpace)
        #expect(!error.path.contains(".vmlc-"), "\(error)")
        failed.insert(splitPath(error.path).name)
      }
      try? FileManager.default.removeItem(atPath: output)
    }
    #expect(failed.isSuperset(of: ["manifest.json", "latest.json"]), "\(failed)")
  }

  /// There is room for the document of a page that has changed, and none for the bin of its line.
  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a small tmpfs, on Linux"))
  func aDiskThatIsFullWhereFewPagesOfManyChange() async throws {
    let site = try TestSite("<Text>index</Text>")
    for index in 0..<1100 { try site.write("<Text>\(index)</Text>", to: "content/p\(index).vml") }
    let disk = try SmallDisk(at: folder("disk"), options: "size=20m")
    defer { disk.unmount() }
    func build() async throws -> BuildReport {
      var options = BuildOptions(site: site.path)
      options.output = folder("disk/dist")
      options.cache = .use
      return try await buildSite(options)
    }
    #expect(try await build().compiledDocumentCount == 1101)
    let before = try folder.fingerprint(of: "disk/dist/1")
    try site.write("<Text>edited</Text>", to: "content/p7.vml")
    let filler = try disk.fill(leaving: 60 * 1024)
    for _ in 0..<2 {
      let failure = await #expect(throws: BuildFailure.self) { _ = try await build() }
      guard case .world(let error) = failure else { return }
      #expect(
        error.description
          == "cannot write '\(folder("disk/dist/1/ios/manifest/1.json"))': no space left on device")
      #expect(try folder.fingerprint(of: "disk/dist/1") == before)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder("disk/dist")).count == 2)
    }
    try FileManager.default.removeItem(atPath: filler)
    #expect(try await build().compiledDocumentCount == 1)
    #expect(folder.read("disk/dist/1/ios/p7.vml")?.contains("edited") == true)
    let clean = try await site.build { $0.output = site.folder("clean") }
    #expect(try folder.contents(of: "disk/dist/1") == clean.files)
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "only root can mount a read-only tmpfs, on Linux"))
  func aReadOnlyDisk() throws {
    let disk = try SmallDisk(at: folder("disk"), options: "ro")
    defer { disk.unmount() }
    expectFileSystemError(
      "cannot make the folder 'ROOT/disk/dist': the file system is read-only", in: folder
    ) { try OutputSession(TestBuild().request(folder("disk/dist"))) }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func aFolderThatMayNotBeWritten() throws {
    try TestBuild().run(in: folder)
    let before = try folder.fingerprint(of: "dist")
    try setPermissions(0o555)
    defer { try? setPermissions(0o755) }
    let session = try OutputSession(TestBuild().request(folder("dist")))
    expectFileSystemError(
      "cannot make the folder 'ROOT/dist/1.0.0': permission denied", in: folder
    ) { try session.putFile(at: [OutputPlace(target: "ios", file: "new")], [1].span) }
    session.abandon()
    #expect(try folder.fingerprint(of: "dist") == before)
  }

  private func setPermissions(_ mode: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder("dist"))
  }
}
