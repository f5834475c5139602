import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLStores
import VMLTestSupport

/// Folders on a server that minds when two are made at once, as Apache does.
@Suite(.enabled(if: TestPrograms.find("python3") != nil, "no python3"))
struct MadeFolderTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private func server() async throws -> TestServer {
    let python = try #require(TestPrograms.find("python3"))
    let script = repositoryFolder.appending(path: "Scripts/serve-folders-slowly").path
    try FileManager.default.createDirectory(
      atPath: fixture.folder("files"), withIntermediateDirectories: true)
    let (files, log) = (fixture.folder("files"), fixture.folder("log"))
    return try await TestServer { [python, script, String($0), files, log] }
  }

  private func store(_ server: TestServer) throws -> any Store {
    // Nothing is tried again that failed.
    try openStore(
      "webdav:http://127.0.0.1:\(server.port)/deep/er", StoreSettings { _ in nil }, isMade: true)
  }

  private func log() -> [String] {
    (fixture.folder.read("log") ?? "").split(separator: "\n").map(String.init)
  }

  @Test func eachIsMadeOnce() async throws {
    let server = try await server()
    let store = try store(server)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for index in 0..<60 {
        tasks.addTask {
          try await store.put("a/\(index % 3)/k\(index)", [1], plain, if: .always)
        }
      }
      try await tasks.waitForAll()
    }
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for index in 0..<60 {
        tasks.addTask {
          try await store.copy("a/\(index % 3)/k\(index)", to: "b/c/\(index % 4)/k\(index)", plain)
        }
      }
      try await tasks.waitForAll()
    }
    #expect(try await store.list("").count == 120)
    let paths = ["", "/er", "/er/a", "/er/a/0", "/er/a/1", "/er/a/2", "/er/b", "/er/b/c"]
    let more = (0..<4).map { "/er/b/c/\($0)" }
    #expect(log().sorted() == (paths + more).map { "made /deep\($0)/" }.sorted())
  }

  /// Two publishers that make the same folders at the same moment.
  @Test func twoPublishers() async throws {
    let server = try await server()
    let (first, second) = (try store(server), try store(server))
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for index in 0..<40 {
        tasks.addTask {
          try await (index % 2 == 0 ? first : second)
            .put("a/\(index / 8)/k\(index)", [1], plain, if: .always)
        }
      }
      try await tasks.waitForAll()
    }
    #expect(try await first.list("").count == 40)
  }

  @Test func aWholePublish() async throws {
    let server = try await server()
    let publisher = try fixture.publisher(store(server))
    let tree = try await fixture.tree()
    _ = try await publisher.publish(tree)
    #expect(try await publisher.verify().mistakes == [])
    #expect(log().filter { !$0.hasPrefix("made ") } == [])
    // A folder that another program removed is made again.
    try FileManager.default.removeItem(atPath: fixture.folder("files/deep/er/objects"))
    try fixture.changeComponent("Welcome")
    _ = try await publisher.publish(fixture.tree("2"))
    #expect(try await publisher.verify().mistakes == [])
  }

  @Test func aFolderThatCannotBeMade() async throws {
    let server = try await server()
    try fixture.folder.write("no folder", to: "files/deep/er/a")
    let store = try store(server)
    do throws(StoreError) {
      try await store.put("a/b/c", [1], plain, if: .always)
      Issue.record("it was written")
    } catch {
      #expect(!error.explanation.contains("does not allow"), "\(error)")
    }
  }
}
