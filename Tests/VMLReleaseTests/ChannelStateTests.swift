import Testing
import VMLRelease

struct ChannelStateTests {
  private let time = UTCTime(seconds: 1_800_000_000)

  private func id(_ name: String) -> ReleaseID { ReleaseID(of: digest(name)) }

  private func digest(_ name: String) -> ContentDigest { ContentDigest(of: Array(name.utf8)) }

  private func root(_ name: String) -> ChannelState.Root {
    ChannelState.Root(length: 1, digest: digest(name), version: name)
  }

  private func state(_ names: String...) -> ChannelState {
    names.reduce(ChannelState(name: "production")) {
      $0.publishing(id($1), root($1), at: time)
    }
  }

  @Test func history() {
    let state = state("a", "b", "a", "c")
    #expect(state.current == id("c"))
    #expect(state.history.map(\.release) == [id("c"), id("a"), id("b")])
    #expect(state.roots.keys.sorted() == [id("c")])
    #expect(state.offersOnly(id("c")))
  }

  @Test func rollbacksGoFurtherBack() {
    var state = state("a", "b", "c")
    #expect(state.previous == id("b"))
    state = state.rollingBack(to: id("b"), root("b"), at: time)
    #expect(state.current == id("b"))
    #expect(state.withdrawn == [id("c")])
    #expect(state.previous == id("a"))
    state = state.rollingBack(to: id("a"), root("a"), at: time)
    #expect(state.withdrawn == [id("b"), id("c")])
    #expect(state.previous == nil)
    // What was withdrawn can be offered again.
    state = state.rollingBack(to: id("c"), root("c"), at: time)
    #expect(state.current == id("c"))
    #expect(state.withdrawn == [id("a"), id("b")])
    #expect(state.previous == id("a"))
  }

  @Test func backToTheEmbeddedDocuments() {
    let state = state("a", "b").rollingBack(to: nil, nil, at: time)
    #expect(state.current == nil)
    #expect(state.release(forRuntime: "any", client: "x") == nil)
    #expect(state.withdrawn.sorted() == [id("a"), id("b")].sorted())
    #expect(state.publishing(id("c"), root("c"), at: time).current == id("c"))
  }

  @Test func aRollout() {
    let old = state("a")
    let part = old.publishing(id("b"), root("b"), share: 2500, at: time)
    #expect(part.current == id("a"))
    #expect(part.previous == id("a"))
    #expect(part.history == old.history)
    let clients = (0..<4000).map { "client-\($0)" }
    let first = clients.filter { part.release(forRuntime: nil, client: $0) == id("b") }
    #expect((800...1200).contains(first.count))
    // Who has it keeps it while the share grows.
    let more = part.publishing(id("b"), root("b"), share: 5000, at: time)
    let second = clients.filter { more.release(forRuntime: nil, client: $0) == id("b") }
    #expect(Set(first).isSubset(of: second))
    #expect((1800...2200).contains(second.count))
    let whole = more.publishing(id("b"), root("b"), at: time)
    #expect(whole.offersOnly(id("b")))
    #expect(part.rollingBack(to: id("a"), root("a"), at: time).offersOnly(id("a")))
  }

  @Test func releasesForRuntimes() {
    let state = state("a").publishing(id("b"), root("b"), runtime: "2.0", at: time)
    #expect(state.release(forRuntime: "2.0", client: "x") == id("b"))
    #expect(state.release(forRuntime: "1.0", client: "x") == id("a"))
    #expect(state.release(forRuntime: nil, client: "x") == id("a"))
    let next = state.publishing(id("c"), root("c"), at: time)
    #expect(next.release(forRuntime: "2.0", client: "x") == id("b"))
    #expect(next.release(forRuntime: "1.0", client: "x") == id("c"))
  }

  @Test func metadataAndBack() throws {
    let states = [
      ChannelState(name: "production"), state("a"),
      state("a", "b").rollingBack(to: nil, nil, at: time),
      state("a", "b").publishing(id("c"), root("c"), share: 17, runtime: "r\"é", at: time),
    ]
    for state in states {
      let body = TargetsMetadata(version: 2, expires: time, channel: state)
      let document = try SignedDocument(body, signedBy: [])
      let json = try SignedDocument(file: document.file).signed
      #expect(
        TargetsMetadata(version: 2, expires: time, json: json) == body)
    }
  }

  @Test func theHistoryHasAnEnd() {
    var state = ChannelState(name: "production")
    for index in 0..<200 { state = state.publishing(id("\(index)"), root("\(index)"), at: time) }
    #expect(state.history.count == ChannelState.historyLimit)
    #expect(state.history.first?.release == id("199"))
  }
}

struct StoreLayoutTests {
  @Test func keys() {
    let digest = ContentDigest(of: [])
    let hex = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    let id = ReleaseID(of: digest)
    #expect(StoreLayout.object(digest) == "objects/sha256/e3/" + hex.dropFirst(2))
    #expect(StoreLayout.digest(ofKey: StoreLayout.object(digest)) == digest)
    #expect(StoreLayout.release(ofKey: StoreLayout.root(of: id)) == id)
    #expect(StoreLayout.release(ofKey: StoreLayout.hashedRoot(of: id, digest)) == id)
    #expect(StoreLayout.release(ofTreeKey: StoreLayout.manifest(of: "ios", in: id)) == id)
    for key in [
      "objects/sha256/e3", "objects/sha256/e3/\(hex)", "releases/x.json", "releases/.json", "",
    ] {
      #expect(StoreLayout.digest(ofKey: key) == nil)
      #expect(StoreLayout.release(ofKey: key) == nil)
      #expect(StoreLayout.release(ofTreeKey: key) == nil)
    }
  }
}
