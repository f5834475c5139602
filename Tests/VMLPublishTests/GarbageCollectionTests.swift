import Testing
import VMLPublish
import VMLRelease

struct GarbageCollectionTests {
  private let old = UTCTime(seconds: 1000)
  private let young = UTCTime(seconds: 2000)
  private let cutoff = UTCTime(seconds: 1500)

  private func digest(_ name: String) -> ContentDigest { ContentDigest(of: Array(name.utf8)) }
  private func id(_ name: String) -> ReleaseID { ReleaseID(of: digest(name)) }

  private func entries(_ keys: [String], _ time: UTCTime) -> [StoredEntry] {
    keys.map { StoredEntry(key: $0, size: 1, modified: time) }
  }

  private func collection() -> GarbageCollection {
    var collection = GarbageCollection(cutoff: cutoff)
    collection.keep(release: id("kept"))
    let file = ReleaseManifest.File(file: "a", bytes: 1, digest: digest("used"))
    collection.keep(
      ReleaseManifest(
        target: "ios", os: "ios", minimum: nil, locales: [], themes: [], documents: [],
        files: [file]))
    collection.keep(channel: "production", files: ["3.snapshot.json", "5.targets.json"])
    return collection
  }

  @Test func whatNobodyNeeds() {
    let kept = [
      StoreLayout.object(digest("used")), StoreLayout.root(of: id("kept")),
      StoreLayout.hashedRoot(of: id("kept"), digest("kept")),
      StoreLayout.manifest(of: "ios", in: id("kept")), "channels/production/timestamp.json",
      "channels/production/1.root.json", "channels/production/3.snapshot.json",
      "channels/production/5.targets.json", "channels/unread/1.targets.json", "locks/gc.json",
      "index.html", "objects/readme.txt", "objects/sha256/readme", "v/latest/a.vml",
      "releases/readme.json",
    ]
    let gone = [
      StoreLayout.root(of: id("gone")), StoreLayout.hashedRoot(of: id("gone"), digest("gone")),
      StoreLayout.tree(of: id("gone")) + "ios/index.vml",
      StoreLayout.manifest(of: "ios", in: id("gone")), StoreLayout.object(digest("unused")),
      "objects/sha256/ab/" + temporaryPrefix + "1", "channels/production/2.snapshot.json",
      "channels/production/4.targets.json", "channels/production/" + temporaryPrefix + "2",
    ]
    let garbage = collection().garbage(in: entries(kept + gone, old))
    #expect(Set(garbage.map(\.key)) == Set(gone))
    #expect(garbage.count == gone.count)
    #expect(collection().garbage(in: entries(kept + gone, young)) == [])
  }

  @Test func rootsGoFirst() {
    let keys = [
      StoreLayout.object(digest("unused")), StoreLayout.manifest(of: "ios", in: id("gone")),
      StoreLayout.root(of: id("gone")),
    ]
    let garbage = collection().garbage(in: entries(keys, old))
    #expect(garbage.map(\.key) == keys.reversed())
  }
}
