import Foundation
import Testing
import VMLPublish
import VMLRelease
import VMLStores
import VMLTestSupport

struct TarStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func contract() async throws {
    try await expectContract(TarStore(folder("deep/er/store.tar")), conditions: .kept)
    // Nothing but the archive is left.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder("deep/er")) == ["store.tar"])
  }

  @Test func twoStoresOfOneFile() async throws {
    let stores = [try TarStore(folder("a.tar")), try TarStore(folder("a.tar"))]
    #expect(stores[0].identity == stores[1].identity)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for index in 0..<40 {
        tasks.addTask { _ = try await stores[index % 2].put("k/\(index)", [1], plain, if: .always) }
      }
      try await tasks.waitForAll()
    }
    for store in stores { #expect(try await store.list("k/").count == 40) }
  }

  @Test func tarUnpacksIt() async throws {
    let store = try TarStore(folder("a.tar"))
    let long = String(repeating: "d", count: 90) + "/" + String(repeating: "n", count: 90)
    for key in ["a.txt", "ü/b.txt", long] {
      _ = try await store.put(key, Array(key.utf8), plain, if: .always)
    }
    try folder.write("", to: "out/here")
    let said = try ChildProgram.output(
      of: "/bin/tar", ["-xf", folder("a.tar"), "-C", folder("out")], withErrors: true)
    #expect(said.end == .code(0) && said.text == "")
    for key in ["a.txt", "ü/b.txt", long] { #expect(folder.read("out/" + key) == key) }
    #expect(try await TarStore(folder("a.tar")).list("").count == 3)
  }

  @Test(arguments: ["../x", "", "a//b", "./x", "/x", String(repeating: "n", count: 101)])
  func aKeyWithoutAPlace(_ key: String) async throws {
    let store = try TarStore(folder("a.tar"))
    await #expect(throws: StoreError.self) {
      _ = try await store.put(key, [1], plain, if: .always)
    }
    #expect(try await store.list("") == [])
  }

  @Test func whatIsNoArchive() async throws {
    let store = try TarStore(folder("whole.tar"))
    _ = try await store.put("k", Array("content".utf8), plain, if: .always)
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder("whole.tar")))
    #expect(whole.count == 2048)
    for (bytes, words) in [
      (Data("name: Shop\n".utf8), "has no end"), (whole.prefix(1024), "has no end"),
      (whole.prefix(600), "within a file"), (Data(repeating: 7, count: 512), "no header"),
    ] {
      try bytes.write(to: URL(fileURLWithPath: folder("broken.tar")))
      let error = await #expect(throws: StoreError.self) {
        try await TarStore(folder("broken.tar")).put("k", [1], plain, if: .always)
      }
      #expect(error?.explanation.contains(words) == true)
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder("broken.tar"))) == bytes)
    }
  }

  @Test func nothingIsMadeToRead() async throws {
    let store = try TarStore(folder("none/a.tar"), isMade: false)
    #expect(try await store.get("k", limit: 1) == nil)
    await #expect(throws: StoreError.self) { try await store.put("k", [1], plain, if: .always) }
    #expect(!FileManager.default.fileExists(atPath: folder("none")))
  }

  @Test(arguments: ["tar:", "tar:a/"]) func anAddressWithoutAFile(_ address: String) {
    let error = #expect(throws: StoreError.self) {
      try openStore(address, StoreSettings { _ in nil }, isMade: false)
    }
    #expect(error?.explanation == "a file stands after 'tar:', as in 'tar:releases.tar'")
  }
}
