import VMLRelease

/// Makes the vectors of `Tests/Fixtures/protocol`.
struct VectorMaker {
  /// Files by layer.
  var layers: [String: StoreFiles] = [:]
  private(set) var vectors: [ProtocolVector] = []
  let first = VectorRelease.first.made()
  let second = VectorRelease.second.made()
  let folder = StoreLayout.channel(ProtocolVectors.channel)

  /// All files, relative to the folder of the vectors.
  var files: StoreFiles {
    var files: StoreFiles = ["vectors.json": list]
    for (layer, entries) in layers {
      for (key, bytes) in entries { files["\(layer)/\(key)"] = bytes }
    }
    return files
  }

  private var list: [UInt8] {
    let lines = vectors.map { "  " + String(decoding: $0.json.fileBytes.dropLast(), as: UTF8.self) }
    return Array(
      """
      {"channel":"\(ProtocolVectors.channel)","now":"\(ProtocolVectors.now)","vectors":[
      \(lines.joined(separator: ",\n"))
      ]}

      """.utf8)
  }

  init() throws {
    layers["common"] = first.files.merging(second.files) { one, _ in one }
    layers["common"]?[folder + "1.root.json"] = try VectorChannel.root(VectorChannel.keys(1))
    layers["release-1"] = try VectorChannel(offering(first)).files()
    layers["release-2"] = try VectorChannel(offering(second), version: 2).files()
    try addAccepted()
    try addOffers()
    try addAges()
    try addSignatures()
    try addRotations()
    try addDamage()
    try addReleases()
    try addForms()
    try addKeys()
    try addReferences()
    try addNeeds()
    try addManifests()
    try addOrders()
  }

  // MARK: Parts

  func offering(_ release: VectorRelease.Made) -> ChannelState {
    ChannelState(name: ProtocolVectors.channel).publishing(
      release.id, release.entry, at: ProtocolVectors.now)
  }

  /// Adds a vector with a layer of its own, over `common` and others.
  mutating func add(
    _ name: String, over others: [String] = [], _ files: StoreFiles? = nil,
    before: [String] = [], root: String? = ProtocolVectors.firstRoot,
    client: ProtocolVector.Client = .init(), is verdict: ProtocolVector.Verdict
  ) {
    if let files { layers[name] = files }
    vectors.append(
      ProtocolVector(
        name: name, layers: ["common"] + others + (files == nil ? [] : [name]),
        before: before.isEmpty ? [] : ["common"] + before, root: root, client: client,
        verdict: verdict))
  }

  func refused(_ reason: String, _ name: String) -> ProtocolVector.Verdict {
    .refused(reason, document: folder + name)
  }

  func channel(
    _ release: VectorRelease.Made, version: Int = 1, _ edit: (inout VectorChannel) -> Void
  ) throws -> StoreFiles {
    var channel = VectorChannel(offering(release), version: version)
    edit(&channel)
    return try channel.files()
  }

  // MARK: Vectors

  private mutating func addAccepted() throws {
    add("first-release", over: ["release-1"], is: .accepted(first.id))
    add("same-again", over: ["release-1"], before: ["release-1"], is: .accepted(first.id))
    add("next-release", over: ["release-2"], before: ["release-1"], is: .accepted(second.id))
    add(
      "rollback", try channel(first, version: 3) { _ in }, before: ["release-2"],
      is: .accepted(first.id))
    let refreshed = try channel(second, version: 2) { $0.versions[.timestamp] = 3 }
    add("refreshed-timestamp", refreshed, before: ["release-2"], is: .accepted(second.id))
    add(
      "unknown-members",
      try channel(first) { channel in
        channel.more = ["later": ["a": 1]]
      }, is: .accepted(first.id))
    add(
      "keys-that-look-alike",
      try channel(first) { channel in
        channel.more = ["later": ["e\u{301}": 1, "\u{E9}": 2]]
      }, is: .accepted(first.id))
    let last = try channel(first) {
      $0.days = [.timestamp: 1, .snapshot: 1, .targets: 1]
    }
    add("expires-tomorrow", last, is: .accepted(first.id))
  }

  private mutating func addOffers() throws {
    typealias Offer = ChannelState.Offer
    let releases = [first, second]
    func state(_ offers: [Offer]) -> ChannelState {
      var state = ChannelState(name: ProtocolVectors.channel)
      state.offers = offers
      for release in releases where offers.contains(where: { $0.release == release.id }) {
        state.roots[release.id] = release.entry
      }
      return state
    }
    let half = state([Offer(second.id, share: 5000), Offer(first.id)])
    for (name, wanted) in [("rollout-in", true), ("rollout-out", false)] {
      let client = Self.client(second.id.text, isAmong: 5000, wanted)
      add(
        name, try VectorChannel(half).files(), client: client,
        is: .accepted(wanted ? second.id : first.id))
    }
    let edge = Self.bucket("\(second.id):client-1").big
    add(
      "rollout-edge",
      try VectorChannel(state([Offer(second.id, share: edge), Offer(first.id)])).files(),
      is: .accepted(first.id))
    let none = state([Offer(second.id, share: 0), Offer(first.id)])
    add("rollout-of-nothing", try VectorChannel(none).files(), is: .accepted(first.id))
    let gated = state([Offer(second.id, runtime: "v2"), Offer(first.id)])
    let gate = try VectorChannel(gated).files()
    add("runtime-named", gate, client: .init(runtime: "v2"), is: .accepted(second.id))
    add(
      "runtime-another", over: ["runtime-named"], client: .init(runtime: "v1"),
      is: .accepted(first.id))
    add("runtime-none", over: ["runtime-named"], is: .accepted(first.id))
    let embedded = state([Offer(nil)])
    add(
      "embedded", try VectorChannel(embedded, version: 3).files(), before: ["release-2"],
      is: .accepted(nil))
    let partly = state([Offer(second.id, share: 0), Offer(nil)])
    add("embedded-for-the-others", try VectorChannel(partly).files(), is: .accepted(nil))
    add(
      "runtime-without-a-rest",
      try VectorChannel(state([Offer(second.id, runtime: "v2")])).files(), is: .accepted(nil))
    let halfEmbedded = try VectorChannel(state([Offer(nil, share: 5000), Offer(first.id)])).files()
    add(
      "embedded-for-some", halfEmbedded, client: Self.client("embedded", isAmong: 5000, true),
      is: .accepted(nil))
    add(
      "embedded-not-for-all", over: ["embedded-for-some"],
      client: Self.client("embedded", isAmong: 5000, false), is: .accepted(first.id))
    let taken = state([Offer(second.id, runtime: "v2", share: 0), Offer(first.id)])
    add(
      "runtime-without-a-share", try VectorChannel(taken).files(), client: .init(runtime: "v2"),
      is: .accepted(nil))
  }

  /// The place of a client among 10,000, and the one that it would have with the bytes the other
  /// way round.
  private static func bucket(_ text: String) -> (big: Int, little: Int) {
    let digest = ContentDigest(of: Array(text.utf8)).hex.prefix(16)
    let number = UInt64(digest, radix: 16) ?? 0
    return (Int(number % 10_000), Int(number.byteSwapped % 10_000))
  }

  /// A client that is among so many of 10,000, or not, and the other way with any other reading.
  private static func client(
    _ release: String, isAmong share: Int, _ isAmong: Bool
  ) -> ProtocolVector.Client {
    let ids = (1...500).map { "client-\($0)" }
    let id = ids.first { id in
      let (big, little) = bucket("\(release):\(id)")
      return (big < share) == isAmong
        && ([little] + [":\(id)", "null:\(id)", "\(id):\(release)"].map { bucket($0).big })
          .allSatisfy { ($0 < share) != isAmong }
    }
    return ProtocolVector.Client(id: id ?? "")
  }

  private mutating func addAges() throws {
    for role in [Role.timestamp, .snapshot, .targets] {
      add(
        "expired-\(role.rawValue)", try channel(first) { $0.days[role] = 0 },
        is: refused("expired", role.file(version: 1)))
    }
    let root = try VectorChannel.root(VectorChannel.keys(1), days: -1)
    let expired = "expired-root/" + folder + "1.root.json"
    add(
      "expired-root", over: ["release-1"], [folder + "1.root.json": root], root: expired,
      is: refused("expired", "1.root.json"))
    // The timestamp is fetched before the root's age is looked at.
    add(
      "expired-root-and-no-timestamp", over: ["expired-root"], root: expired,
      is: refused("missing", "timestamp.json"))
    let second = try VectorChannel.root(VectorChannel.keys(1), version: 2, days: -1)
    let third = try VectorChannel.root(VectorChannel.keys(1), version: 3)
    add(
      "expired-second-root", over: ["release-1"], [folder + "2.root.json": second],
      is: refused("expired", "2.root.json"))
    add(
      "expired-root-on-the-way", over: ["expired-second-root", "release-1"],
      [folder + "3.root.json": third], is: .accepted(first.id))
    add(
      "replayed-before-expired", try channel(first) { $0.days[.timestamp] = 0 },
      before: ["release-2"], is: refused("replayed", "timestamp.json"))
    add(
      "replayed-timestamp-alone", over: ["release-2"], before: ["refreshed-timestamp"],
      is: refused("replayed", "timestamp.json"))
    add(
      "replayed-timestamp", over: ["release-1"], before: ["release-2"],
      is: refused("replayed", "timestamp.json"))
    add(
      "replayed-snapshot",
      try channel(first) { $0.versions[.timestamp] = 3 }, before: ["release-2"],
      is: refused("replayed", "1.snapshot.json"))
    add(
      "replayed-targets",
      try channel(first) {
        $0.versions[.timestamp] = 3
        $0.versions[.snapshot] = 3
      }, before: ["release-2"], is: refused("replayed", "1.targets.json"))
  }

  private mutating func addSignatures() throws {
    for role in [Role.timestamp, .snapshot, .targets] {
      add(
        "wrong-key-\(role.rawValue)",
        try channel(first) { $0.keys[role] = VectorChannel.keys(9)[role] },
        is: refused("unsigned", role.file(version: 1)))
    }
    add(
      "key-of-another-role",
      try channel(first) { $0.keys[.timestamp] = $0.keys[.snapshot] },
      is: refused("unsigned", "timestamp.json"))
    add(
      "no-signature", try channel(first) { $0.keys[.targets] = [] },
      is: refused("unsigned", "1.targets.json"))
    var keys = VectorChannel.keys(1)
    keys[.targets] = (1...3).map { VectorChannel.key("targets-\($0)") }
    let root = try VectorChannel.root(keys, thresholds: [.targets: 2])
    layers["two-of-three"] = [folder + "1.root.json": root]
    let trusted = "two-of-three/" + folder + "1.root.json"
    for (name, count) in [("threshold-reached", 2), ("threshold-missed", 1)] {
      let files = try channel(first) { $0.keys[.targets] = keys[.targets]?.suffix(count) }
      add(
        name, over: ["two-of-three"], files, root: trusted,
        is: count == 2 ? .accepted(first.id) : refused("unsigned", "1.targets.json"))
    }
  }

  private mutating func addRotations() throws {
    let (old, new) = (VectorChannel.keys(1), VectorChannel.keys(2))
    let oldRoot = old[.root] ?? []
    let newRoot = new[.root] ?? []
    let second = folder + "2.root.json"
    layers["new-keys"] = [
      second: try VectorChannel.root(new, version: 2, signedBy: oldRoot + newRoot)
    ]
    let signed = try channel(self.second, version: 3) { $0.keys = new }
    add(
      "rotated-keys", over: ["new-keys"], signed, before: ["release-2"],
      is: .accepted(self.second.id))
    add(
      "rotated-keys-begin-anew", over: ["new-keys"], try channel(self.second) { $0.keys = new },
      before: ["release-2"], is: .accepted(self.second.id))
    add(
      "retired-keys", over: ["new-keys", "release-2"], before: ["release-1"],
      is: refused("unsigned", "timestamp.json"))
    let third = try VectorChannel.root(
      VectorChannel.keys(3), version: 3,
      signedBy: newRoot + (VectorChannel.keys(3)[.root] ?? []))
    var twice = try channel(self.second) { $0.keys = VectorChannel.keys(3) }
    twice[folder + "3.root.json"] = third
    add("rotated-twice", over: ["new-keys"], twice, is: .accepted(self.second.id))
    for (name, signers) in [
      ("rotation-without-the-old-key", newRoot), ("rotation-without-the-new-key", oldRoot),
    ] {
      let root = try VectorChannel.root(new, version: 2, signedBy: signers)
      add(
        name, over: ["release-1"], [second: root], is: refused("unsigned", "2.root.json"))
    }
    let skipping = try VectorChannel.root(new, version: 3, signedBy: oldRoot + newRoot)
    add(
      "rotation-that-skips-one", over: ["release-1"], [second: skipping],
      is: refused("mismatch", "2.root.json"))
    for role in [Role.timestamp, .snapshot] {
      var one = old
      one[role] = new[role]
      var files = try channel(self.second) { $0.keys = one }
      files[second] = try VectorChannel.root(one, version: 2)
      add(
        "rotated-\(role.rawValue)-begins-anew", files, before: ["release-2"],
        is: .accepted(self.second.id))
    }
    // Of the targets' keys no version begins anew.
    var targetsOnly = old
    targetsOnly[.targets] = new[.targets]
    var replayed = try channel(first) { $0.keys = targetsOnly }
    replayed[second] = try VectorChannel.root(targetsOnly, version: 2)
    add(
      "rotated-targets-replayed", replayed, before: ["release-2"],
      is: refused("replayed", "timestamp.json"))
    var behind = try channel(first) {
      $0.keys = targetsOnly
      $0.versions = [.timestamp: 3, .snapshot: 3, .targets: 1]
    }
    behind[second] = replayed[second]
    add(
      "rotated-targets-keep-their-version", behind, before: ["release-2"],
      is: refused("replayed", "1.targets.json"))
  }

  private mutating func addDamage() throws {
    func part(_ layer: String, _ name: String) -> [UInt8] { layers[layer]?[folder + name] ?? [] }
    let mixed = try channel(second) { _ in }
    for name in ["1.snapshot.json", "1.targets.json"] {
      let word = name.split(separator: ".")[1]
      add(
        "mixed-\(word)", over: ["release-1"], [folder + name: mixed[folder + name] ?? []],
        is: refused("mismatch", name))
    }
    for (name, reason) in [
      ("timestamp.json", "damaged"), ("1.snapshot.json", "mismatch"),
      ("1.targets.json", "mismatch"),
    ] {
      let whole = part("release-1", name)
      let word = name == "timestamp.json" ? "timestamp" : String(name.split(separator: ".")[1])
      add(
        "cut-\(word)", over: ["release-1"], [folder + name: Array(whole.prefix(whole.count / 2))],
        is: refused(reason, name))
      var files = layers["release-1"] ?? [:]
      files[folder + name] = nil
      add("missing-\(word)", files, is: refused("missing", name))
    }
    add(
      "snapshot-as-timestamp", over: ["release-1"],
      [folder + "timestamp.json": part("release-1", "1.snapshot.json")],
      is: refused("damaged", "timestamp.json"))
    var beta = offering(first)
    beta.name = "beta"
    add(
      "another-channel", try VectorChannel(beta).files(), is: refused("channel", "1.targets.json"))
  }

  private mutating func addReleases() throws {
    let root = StoreLayout.root(of: first.id)
    let hashed = StoreLayout.hashedRoot(of: first.id, first.entry.digest)
    let other = second.files[StoreLayout.root(of: second.id)] ?? []
    add(
      "release-exchanged", over: ["release-1"], [root: other, hashed: other],
      is: .refused("mismatch", document: root))
    let later = edited { $0.editRoot = { $0.set("format", to: 9) } }
    try addRelease(
      "release-of-another-format", later, "format", StoreLayout.root(of: later.id))
    add(
      "no-such-target", over: ["release-1"], client: .init(target: "watchos"),
      is: .refused("target", document: root))
    add(
      "needs-an-element", over: ["release-1"], client: .init(lacks: ["Image"]),
      is: .refused("needs", document: root))
    add(
      "needs-a-newer-system", over: ["release-1"], client: .init(system: "16.4"),
      is: .refused("needs", document: root))
    try addHeads()
    try addBins()
    try addObjects()
  }

  private mutating func addHeads() throws {
    let head = part("manifest.json", of: first)
    add(
      "manifest-exchanged", over: ["release-1"],
      [head: second.files[part("manifest.json", of: second)] ?? []],
      is: .refused("mismatch", document: head))
    var lost = edited { $0.version = "1.1" }
    lost.files[part("manifest.json", of: lost)] = nil
    try addRelease("manifest-missing", lost, "missing", part("manifest.json", of: lost))
    let later = edited { $0.editHead = { $0.set("format", to: 9) } }
    try addRelease(
      "manifest-of-another-format", later, "format", part("manifest.json", of: later))
    let reversed = edited {
      $0.editHead = { $0.set("bins", to: .array($0["bins"]?.array?.reversed() ?? [])) }
    }
    try addRelease(
      "bins-out-of-order", reversed, "damaged", part("manifest.json", of: reversed))
    let few = edited { $0.editHead = { $0.set("bits", to: 2) } }
    try addRelease("bins-too-few", few, "damaged", part("manifest.json", of: few))
  }

  private mutating func addBins() throws {
    let names = ["manifest/0.json", "manifest/1.json"]
    let (one, two) = (part(names[0], of: first), part(names[1], of: first))
    add(
      "bins-swapped", over: ["release-1"],
      [one: first.files[two] ?? [], two: first.files[one] ?? []],
      is: .refused("mismatch", document: one))
    let whole = first.files[two] ?? []
    add(
      "bin-cut", over: ["release-1"], [two: Array(whole.prefix(whole.count / 2))],
      is: .refused("mismatch", document: two))
    var lost = edited { $0.version = "1.2" }
    lost.files[part(names[1], of: lost)] = nil
    try addRelease("bin-missing", lost, "missing", part(names[1], of: lost))
    let another = ContentDigest(of: Array("another".utf8)).hex
    let wrong = edited {
      $0.editHead = { $0.set("bins", "0", "sha256", to: .string(another)) }
    }
    try addRelease("bin-digest-wrong", wrong, "mismatch", part(names[0], of: wrong))
    let later = edited { $0.editBin = { index, bin in if index == 1 { bin.set("format", to: 9) } } }
    try addRelease("bin-of-another-format", later, "damaged", part(names[1], of: later))
    let outside = edited {
      $0.editBin = { _, bin in
        for index in (bin["documents"]?.array ?? []).indices {
          bin.set("documents", String(index), "file", to: "../../secret.vml")
        }
      }
    }
    let place = names[VectorRelease.first.bin(of: "/shop")]
    try addRelease("file-outside-of-the-folder", outside, "damaged", part(place, of: outside))
  }

  private mutating func addObjects() throws {
    var alone = VectorRelease(version: "1.3", texts: [("/", "Alone")]).made()
    let objects = alone.files.keys.filter { $0.hasPrefix(StoreLayout.objects) }.sorted()
    let documents = objects.filter { alone.files[$0].map { $0.count > 20 } == true }
    for object in documents { alone.files[object] = nil }
    // Its first document in the manifest's order.
    let english = VectorRelease.document("Alone", locale: ["en"])
    let key = StoreLayout.object(ContentDigest(of: english))
    try addRelease("object-missing", alone, "missing", key)
    let hello = VectorRelease.document("Hello", locale: ["en"])
    let changed = StoreLayout.object(ContentDigest(of: hello))
    let others = [
      ("object-changed", VectorRelease.document("Hullo", locale: ["en"])),
      ("object-cut", Array(hello.dropLast(8))),
    ]
    for (name, bytes) in others {
      add(
        name, over: ["release-1"], [changed: bytes], is: .refused("mismatch", document: changed))
    }
  }

  func edited(_ edit: (inout VectorRelease) -> Void) -> VectorRelease.Made {
    var release = VectorRelease.first
    edit(&release)
    return release.made()
  }

  func part(_ name: String, of made: VectorRelease.Made) -> String {
    StoreLayout.manifest(of: "ios", in: made.id, part: name)
  }

  /// Adds a release of its own to a channel that offers it.
  private mutating func addRelease(
    _ name: String, _ made: VectorRelease.Made, _ reason: String, _ document: String
  ) throws {
    try addRelease(name, made, is: .refused(reason, document: document))
  }

  mutating func addRelease(
    _ name: String, _ made: VectorRelease.Made, client: ProtocolVector.Client = .init(),
    is verdict: ProtocolVector.Verdict
  ) throws {
    let files = try channel(made) { _ in }.merging(made.files) { one, _ in one }
    let own = files.filter { layers["common"]?[$0.key] == nil }
    add(name, own, client: client, is: verdict)
  }
}
