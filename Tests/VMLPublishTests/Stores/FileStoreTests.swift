import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLTestSupport

struct FileStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func contract() async throws {
    let store = try FileStore(folder("deep/er/store"))
    try await expectContract(store, conditions: .kept)
    // Not even an empty folder is left.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("deep/er/store")) == [])
  }

  @Test func aKeyThatLeadsOut() async throws {
    let store = try FileStore(folder("store"))
    for key in ["../x", "a/../../x", "", "a//b", "./x", "/x"] {
      await #expect(throws: StoreError.self) {
        try await store.put(key, [1], plain, if: .always)
      }
    }
    #expect(folder.read("x") == nil)
  }

  @Test func aLinkThatLeadsOut() async throws {
    let store = try FileStore(folder("store"))
    try folder.write("secret", to: "out/a")
    try folder.link("store/objects", to: folder("out"))
    #expect(try await store.get("objects/a", limit: 9) == nil)
    await #expect(throws: StoreError.self) {
      try await store.put("objects/b", [1], plain, if: .always)
    }
    #expect(try await store.list("") == [])
    #expect(folder.read("out/b") == nil)
  }

  @Test func aFileWhereAFolderHasToBe() async throws {
    let store = try FileStore(folder("store"))
    _ = try await store.put("a", [1], plain, if: .always)
    await #expect(throws: StoreError.self) {
      try await store.put("a/b", [1], plain, if: .always)
    }
    #expect(try await store.get("a/b", limit: 1) == nil)
  }

  @Test func whatADeadPublisherLeft() async throws {
    let store = try FileStore(folder("store"))
    try folder.write("half", to: "store/objects/" + temporaryPrefix + "1")
    #expect(try await store.list("").map(\.key) == ["objects/" + temporaryPrefix + "1"])
  }
}
