import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLStores
import VMLTestSupport

struct RcloneStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store(
    _ remote: String, _ variables: [String: String] = [:]
  ) throws -> RetryingStore {
    let path = try #require(TestPrograms.rclone).split(separator: "/").dropLast()
    try folder.write("", to: "temporary/empty")
    let variables = ["PATH": "/" + path.joined(separator: "/"), "TMPDIR": folder("temporary")]
      .merging(variables) { $1 }
    return try RetryingStore(
      openStore("rclone:" + remote, StoreSettings { variables[$0] }, isMade: true))
  }

  /// Files that stay in the folder that the programs make theirs in.
  private func left() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder("temporary")).sorted()
  }

  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func aLocalRemote() async throws {
    let remote = folder("remote/deep/er ü")
    try await expectContract(store(remote), conditions: .ignored)
    #expect(try await !probeConditions(of: store(remote)))
    #expect(try folder.contents(of: "remote").isEmpty)
    // Nothing of the programs is left once they are out of use.
    #expect(try await comesAbout { try left() == ["empty"] })
  }

  /// The program ends while its files are still being removed, and the note of its end stays away.
  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func manyFilesAreLeft() async throws {
    do {
      let store = try store(folder("remote"))
      _ = try await store.list("")
      let started = try #require(try left().first { $0 != "empty" })
      let staging = "temporary/\(started)/staging/"
      for number in 0..<5_000 { try folder.write("", to: staging + "\(number)") }
    }
    #expect(try await comesAbout { try left() == ["empty"] })
  }

  @Test func aProgramThatIsNotThere() {
    let settings = StoreSettings { $0 == "PATH" ? "/none:/tmp" : nil }
    #expect(throws: StoreError.self) { try openStore("rclone:x:", settings, isMade: true) }
    for remote in [":s3,secret_access_key=geheim:bucket", ""] {
      do throws(StoreError) {
        _ = try openStore("rclone:" + remote, settings, isMade: true)
        Issue.record("it was opened")
      } catch {
        #expect(!"\(error)".contains("geheim"))
      }
    }
  }

  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func aRemoteThatIsNotThere() async throws {
    let store = try store("no-such-remote:x")
    do throws(StoreError) {
      _ = try await store.list("")
      Issue.record("it was listed")
    } catch {
      #expect(error.explanation.contains("didn't find section in config file"), "\(error)")
      #expect(error.explanation.contains("'rclone config' makes one"))
    }
  }

  @Test func whatIsSaid() {
    let error = StoreError(
      rclone: "Get \"https://user:geheim@x.example/a?sig=geheim&x=1\": EOF", "read", "a")
    #expect(error.explanation == "rclone says: Get \"https://…@x.example/a?…\": EOF")
    #expect(error.retry == .backOff)
    #expect(StoreError(rclone: "object not found", "read", "a").kind == .missing)
    #expect(StoreError(rclone: "write: no space left on device", "write", "a").kind == .noSpace)
    #expect(StoreError(rclone: "AccessDenied: no", "write", "a").retry == nil)
  }
}
