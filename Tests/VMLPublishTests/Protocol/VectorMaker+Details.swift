import VMLRelease

// What a client in another language may read in another way.
extension VectorMaker {
  // MARK: Signed documents

  mutating func addForms() throws {
    let timestamp = "timestamp.json"
    for (name, version, isKnown) in [("1", "1.9.0", true), ("2", "2.0.0", false)] {
      let files = try channel(first) {
        $0.edits[.timestamp] = { $0.set("spec_version", to: .string(version)) }
      }
      let verdict = isKnown ? .accepted(first.id) : refused("damaged", timestamp)
      add("spec-version-\(name)", files, is: verdict)
    }
    let type = try channel(first) { $0.edits[.snapshot] = { $0.set("_type", to: "targets") } }
    add("snapshot-of-another-type", type, is: refused("damaged", "1.snapshot.json"))
    let whole = String(decoding: layers["release-1"]?[folder + timestamp] ?? [], as: UTF8.self)
    for (name, members) in [
      ("key-twice-in-an-object", #""later":1,"later":1"#), ("a-fraction", #""later":1.5"#),
    ] {
      let bytes = Array("{\(members),\(whole.dropFirst())".utf8)
      add(
        name, over: ["release-1"], [folder + timestamp: bytes], is: refused("damaged", timestamp))
    }
    for depth in [32, 33] {
      // The document is the first value, 'signed' the second.
      let value = (2..<depth).reduce(JSONValue.null) { value, _ in
        value == .null ? [] : [value]
      }
      let files = try channel(first) { $0.edits[.timestamp] = { $0.set("later", to: value) } }
      add(
        "nested-\(depth)-deep", files,
        is: depth == 32 ? .accepted(first.id) : refused("damaged", timestamp))
    }
    // In UTF-16 the two last keys would be the other way round.
    let texts: JSONValue = [
      "später": "\"\\/\n\u{7f}☃", "\u{FF5E}": 1, "\u{1F600}": ["é": .bool(true)],
    ]
    let canonical = try channel(first) { $0.more = ["later": texts] }
    add("canonical-bytes", canonical, is: .accepted(first.id))
    let open = try channel(first) { $0.keys = [:] }
    add("unsigned", open, root: nil, is: .accepted(first.id))
  }

  mutating func addKeys() throws {
    let key = VectorChannel.key("targets-1").publicKey
    let second = folder + "2.root.json"
    for (name, edit) in [
      ("no-consistent-snapshot", { $0.set("consistent_snapshot", to: .bool(false)) }),
      ("threshold-above-the-keys", { $0.set("roles", "targets", "threshold", to: 2) }),
      (
        "keyids-twice",
        {
          $0.set("roles", "targets", "keyids", to: [.string(key.id), .string(key.id)])
          $0.set("roles", "targets", "threshold", to: 2)
        }
      ),
    ] as [(String, VectorChannel.Edit)] {
      let root = try VectorChannel.root(VectorChannel.keys(1), version: 2, edit: edit)
      add(name, over: ["release-1"], [second: root], is: refused("damaged", "2.root.json"))
    }
    let twice = try channel(first) { $0.editSignatures[.targets] = { $0.append($0[0]) } }
    add(
      "one-key-signs-twice", over: ["two-of-three"], twice,
      root: "two-of-three/" + folder + "1.root.json", is: refused("damaged", "1.targets.json"))
    let short = try channel(first) {
      $0.editSignatures[.targets] = { $0[0].bytes.removeLast() }
    }
    add("signature-too-short", short, is: refused("unsigned", "1.targets.json"))
    // A second key of the targets.
    let other = VectorChannel.key("targets-2").publicKey
    let unknown: JSONValue = [
      "keytype": "ecdsa", "scheme": "ecdsa-sha2-nistp256", "keyval": ["public": "a key"],
    ]
    for (name, id, json) in [
      ("key-under-another-id", ContentDigest(of: Array("another".utf8)).hex, other.json),
      ("key-of-another-kind", ContentDigest(of: unknown.canonicalBytes).hex, unknown),
    ] {
      var files = try channel(first) {
        if json == other.json { $0.keys[.targets] = [VectorChannel.key("targets-2")] }
        $0.editSignatures[.targets] = { signatures in
          var signature = signatures[0]
          signature.keyID = id
          if json == unknown { signature.bytes = [UInt8](repeating: 0x30, count: 70) }
          signatures = json == unknown ? signatures + [signature] : [signature]
        }
      }
      files[folder + "1.root.json"] = try VectorChannel.root(VectorChannel.keys(1)) {
        $0.set("keys", id, to: json)
        $0.set("roles", "targets", "keyids", to: [.string(key.id), .string(id)])
      }
      add(
        name, files, root: "\(name)/\(folder)1.root.json",
        is: json == unknown ? .accepted(first.id) : refused("unsigned", "1.targets.json"))
    }
  }

  /// What one document says of another.
  mutating func addReferences() throws {
    for role in [Role.snapshot, .targets] {
      let files = try channel(first) { $0.edits[role] = { $0.set("version", to: 2) } }
      let name = role.file(version: 1)
      add("\(role.rawValue)-of-another-version", files, is: refused("mismatch", name))
    }
    let long = try channel(first) {
      $0.edits[.timestamp] = { $0.add(1, at: "meta", "snapshot.json", "length") }
    }
    add("snapshot-length-wrong", long, is: refused("mismatch", "1.snapshot.json"))
    let root = StoreLayout.root(of: first.id)
    let entry: JSONValue = [
      "length": .integer(first.entry.length), "custom": ["version": "1.0"],
      "hashes": ["sha256": .string(first.entry.digest.hex)],
    ]
    let another = String(repeating: "0", count: 20)
    for (name, edit) in [
      ("share-above-all", { $0.set("x-vmlc", "offers", "0", "share", to: 10_001) }),
      (
        "offer-of-another-release",
        { $0.set("x-vmlc", "offers", "0", "release", to: .string(another)) }
      ),
      ("targets-of-another-name", { $0.set("targets", "releases/\(another).json", to: entry) }),
    ] as [(String, VectorChannel.Edit)] {
      var files = try channel(first) { $0.edits[.targets] = edit }
      if name == "targets-of-another-name" {
        files["releases/\(first.entry.digest.hex).\(another).json"] = first.files[root]
      }
      add(name, files, is: refused("damaged", "1.targets.json"))
    }
    let length = try channel(first) {
      $0.edits[.targets] = { $0.add(1, at: "targets", root, "length") }
    }
    add("release-length-wrong", length, is: .refused("mismatch", document: root))
  }

  // MARK: Releases

  mutating func addNeeds() throws {
    let later = edited { $0.editRoot = { $0.set("vml", to: "1.1") } }
    try addRelease(
      "needs-a-newer-vml", later, is: .refused("needs", document: StoreLayout.root(of: later.id)))
    let form = edited { $0.editRoot = { $0.set("targets", "0", "requires", to: .null) } }
    try addRelease(
      "release-without-needs", form,
      is: .refused("damaged", document: StoreLayout.root(of: form.id)))
    // As texts, 17 comes before 9.
    let old = edited { $0.editRoot = { $0.set("targets", "0", "minimum", to: "9.0") } }
    let name = "needs-an-old-system"
    try addRelease(name, old, is: .accepted(old.id))
    add(name + "-exactly", over: [name], client: .init(system: "9"), is: .accepted(old.id))
    let refusal = ProtocolVector.Verdict.refused("needs", document: StoreLayout.root(of: old.id))
    add(name + "-at-least", over: [name], client: .init(system: "8.10"), is: refusal)
    let much = edited {
      $0.needs = ClientNeeds(
        elements: ["Image", "Map", "Text"], modifiers: ["padding"], views: ["Map"])
      $0.needs.events = ["onTap"]
      $0.needs.steps = ["submit"]
      $0.needs.behaviour = ["1"]
    }
    try addRelease("needs-much", much, is: .accepted(much.id))
    let key = StoreLayout.root(of: much.id)
    for (name, lack) in [
      ("a-modifier", "padding"), ("a-view", "Map"), ("an-event", "onTap"), ("a-step", "submit"),
    ] {
      add(
        "needs-\(name)", over: ["needs-much"], client: .init(lacks: [lack]),
        is: .refused("needs", document: key))
    }
    add(
      "needs-less-behaviour", over: ["needs-much"], client: .init(behaviour: 2),
      is: .accepted(much.id))
    add(
      "needs-behaviour", over: ["needs-much"], client: .init(behaviour: 0),
      is: .refused("needs", document: key))
  }

  mutating func addManifests() throws {
    let old = edited { $0.isOfFormatOne = true }
    try addRelease("manifest-of-format-1", old, is: .accepted(old.id))
    let head = "manifest.json"
    for (name, reason, file, edit) in [
      (
        "manifest-of-format-1-outside", "damaged", head,
        {
          $0.isOfFormatOne = true
          $0.editHead = { $0.set("documents", "0", "file", to: "../index.vml") }
        }
      ),
      ("manifest-without-format", "damaged", head, { $0.editHead = { $0.set("format", to: "2") } }),
      (
        "manifest-length-wrong", "mismatch", head,
        { $0.editRoot = { $0.add(1, at: "targets", "0", "manifest", "length") } }
      ),
      (
        "bin-length-wrong", "mismatch", "manifest/0.json",
        { $0.editHead = { $0.add(1, at: "bins", "0", "bytes") } }
      ),
      (
        "bin-in-upper-case", "damaged", head,
        {
          $0.bits = 4
          $0.editHead = { $0.set("bins", "10", "file", to: "manifest/A.json") }
        }
      ),
      (
        "path-without-a-slash", "damaged", "manifest/0.json",
        { $0.editBin = { if $0 == 0 { $1.set("documents", "0", "path", to: "shop") } } }
      ),
      (
        "needs-of-no-number", "damaged", "manifest/0.json",
        { $0.editBin = { if $0 == 0 { $1.set("documents", "0", "needs", to: 1) } } }
      ),
      (
        "picture-outside-of-the-folder", "damaged", "manifest/1.json",
        { $0.editBin = { if $0 == 1 { $1.set("files", "0", "file", to: "../logo.png") } } }
      ),
    ] as [(String, String, String, (inout VectorRelease) -> Void)] {
      let made = edited(edit)
      try addRelease(name, made, is: .refused(reason, document: part(file, of: made)))
    }
    let long = edited {
      $0.editBin = { if $0 == 1 { $1.add(1, at: "documents", "0", "bytes") } }
    }
    let hello = StoreLayout.object(
      ContentDigest(of: VectorRelease.document("Hello", locale: ["en"])))
    try addRelease("object-length-wrong", long, is: .refused("mismatch", document: hello))
    let trees = edited {
      $0.themes = ["light", "dark"]
      $0.bits = 4
    }
    // A document for each locale that is no page, and that needs a newer system.
    let template = edited {
      $0.texts = [("/", "Hello"), ("/lifecycle/launch", "Wait")]
      $0.editBin = { _, bin in
        bin.set("system", to: ["18.0"])
        bin.set("needs", to: [["elements": [0, 1]], ["elements": [1], "system": [0]]])
        for (place, line) in (bin["documents"]?.array ?? []).enumerated()
        where line["path"] == "/lifecycle/launch" {
          bin.set("documents", "\(place)", "template", to: "launch")
          bin.set("documents", "\(place)", "needs", to: 1)
        }
      }
    }
    try addRelease("lifecycle-template", template, is: .accepted(template.id))
    try addRelease("locales-and-themes", trees, is: .accepted(trees.id))
    let dark = VectorRelease.document("Hello", locale: ["fr-CA", "dark"])
    let key = StoreLayout.object(ContentDigest(of: dark))
    add(
      "one-theme-changed", over: ["locales-and-themes"], [key: Array(dark.dropLast())],
      is: .refused("mismatch", document: key))
  }

  /// Two things that can be refused, of which the first is named.
  mutating func addOrders() throws {
    func object(_ bytes: [UInt8]) -> String { StoreLayout.object(ContentDigest(of: bytes)) }
    let shops = ["en", "fr-CA"].map { VectorRelease.document("Shop", locale: [$0]) }
    let hello = VectorRelease.document("Hello", locale: ["en"])
    let logo = VectorRelease.picture("logo.png")
    let bin = part("manifest/1.json", of: first)
    let wrong = Array("other bytes".utf8)
    add(
      "picture-changed", over: ["release-1"], [object(logo): wrong],
      is: .refused("mismatch", document: object(logo)))
    add(
      "bins-before-objects", over: ["release-1"], [bin: wrong, object(shops[0]): wrong],
      is: .refused("mismatch", document: bin))
    add(
      "documents-in-order", over: ["release-1"],
      [object(shops[0]): wrong, object(shops[1]): wrong],
      is: .refused("mismatch", document: object(shops[0])))
    add(
      "documents-by-bins", over: ["release-1"], [object(shops[1]): wrong, object(hello): wrong],
      is: .refused("mismatch", document: object(shops[1])))
    // Its picture is in the first bin, and 'Hello' in the second.
    let cup = edited { $0.pictures = ["cup.png"] }
    try addRelease("picture-in-another-bin", cup, is: .accepted(cup.id))
    add(
      "documents-before-files", over: ["picture-in-another-bin"],
      [object(VectorRelease.picture("cup.png")): wrong, object(hello): wrong],
      is: .refused("mismatch", document: object(hello)))
    var bins = edited { $0.editBin = { if $0 == 0 { $1.set("format", to: 3) } } }
    bins.files[part("manifest/1.json", of: bins)] = nil
    try addRelease(
      "bins-in-order", bins, is: .refused("damaged", document: part("manifest/0.json", of: bins)))
  }
}

extension JSONValue {
  /// Adds to a number at a path of keys, and of places in lists.
  fileprivate mutating func add(_ number: Int, at path: String...) {
    let old = path.reduce(Optional(self)) { value, key in
      value?[key] ?? Int(key).flatMap { value?.array?[$0] }
    }
    set(path, to: .integer((old?.integer ?? 0) + number))
  }
}
