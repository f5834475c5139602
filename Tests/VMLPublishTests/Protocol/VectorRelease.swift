import VMLRelease

/// A small release for vectors, with a mistake where one is asked for.
struct VectorRelease {
  var version: String
  var texts: [(path: String, text: String)]
  var needs = ClientNeeds(elements: ["Image", "Text"])
  /// Changes before the file that names them is made, so that digests fit.
  var editRoot: (inout [String: JSONValue]) -> Void = { _ in }
  var editHead: (inout [String: JSONValue]) -> Void = { _ in }
  var editBin: (Int, inout [String: JSONValue]) -> Void = { _, _ in }

  static var first: VectorRelease {
    VectorRelease(version: "1.0", texts: [("/", "Hello"), ("/shop", "Shop")])
  }

  static var second: VectorRelease {
    VectorRelease(
      version: "2.0", texts: [("/", "Welcome"), ("/shop", "Shop"), ("/news", "News")])
  }

  struct Made {
    var id: ReleaseID
    var entry: ChannelState.Root
    var files: StoreFiles
  }

  func made() -> Made {
    var files: StoreFiles = [:]
    let bins = bins(&files).enumerated().map { index, bin in
      var bin = bin
      editBin(index, &bin)
      return (file: "manifest/\(index).json", bytes: JSONValue.object(bin).fileBytes, bin: bin)
    }
    let list = bins.map { entry -> JSONValue in
      [
        "file": .string(entry.file), "bytes": .integer(entry.bytes.count),
        "sha256": .string(ContentDigest(of: entry.bytes).hex),
        "documents": .integer(entry.bin["documents"]?.array?.count ?? 0),
        "files": .integer(entry.bin["files"]?.array?.count ?? 0),
      ]
    }
    var head: [String: JSONValue] = [
      "format": 2, "target": "ios", "os": "ios", "minimum": "17.0", "locales": ["en", "fr-CA"],
      "mediaType": "application/swiftui+vml", "bits": 1, "bins": .array(list),
      "needs": ["elements": .array(needs.elements.map { .string($0) })],
    ]
    editHead(&head)
    let headFile = JSONValue.object(head).fileBytes
    let root = rootFile(head: headFile)
    let digest = ContentDigest(of: root)
    let id = ReleaseID(of: digest)
    files[StoreLayout.root(of: id)] = root
    files[StoreLayout.hashedRoot(of: id, digest)] = root
    files[StoreLayout.manifest(of: "ios", in: id)] = headFile
    for bin in bins {
      files[StoreLayout.manifest(of: "ios", in: id, part: bin.file)] = bin.bytes
    }
    let entry = ChannelState.Root(length: root.count, digest: digest, version: version)
    return Made(id: id, entry: entry, files: files)
  }

  private func rootFile(head: [UInt8]) -> [UInt8] {
    let root = ReleaseRoot(
      name: "Acme", version: version, vml: "1.0", compiler: "0.1.0",
      targets: [
        ReleaseRoot.Target(
          name: "ios", os: "ios", minimum: "17.0", digest: ContentDigest(of: head),
          length: head.count, needs: needs)
      ])
    var json = (try? JSONValue(parsing: root.file))?.object ?? [:]
    editRoot(&json)
    return JSONValue.object(json).fileBytes
  }

  /// Two bins with the documents in two locales, and with a picture for both.
  private func bins(_ files: inout StoreFiles) -> [[String: JSONValue]] {
    var documents: [[JSONValue]] = [[], []]
    var others: [[JSONValue]] = [[], []]
    for locale in ["en", "fr-CA"] {
      for (path, text) in texts {
        let name = path == "/" ? "index" : String(path.dropFirst())
        var line = stored(
          "\(locale)/\(name).vml", Self.document(text, locale: locale), &files)
        line["path"] = .string(path)
        line["locale"] = .string(locale)
        line["needs"] = 0
        line["ids"] = ["title"]
        documents[Self.bin(of: path)].append(.object(line))
      }
      let picture = stored("\(locale)/logo.png", Array("a picture".utf8), &files)
      others[Self.bin(of: "/logo.png")].append(.object(picture))
    }
    return zip(documents, others).map { documents, others in
      [
        "format": 2, "elements": ["Image", "Text"], "needs": [["elements": [0, 1]]],
        "documents": .array(documents), "files": .array(others),
      ]
    }
  }

  static func document(_ text: String, locale: String) -> [UInt8] {
    Array(
      ("<!doctype swiftui+vml>\n<vml><body><Text id=\"title\">\(text) (\(locale))</Text>"
        + "<Image name=\"logo\"/></body></vml>\n").utf8)
  }

  private func stored(
    _ file: String, _ bytes: [UInt8], _ files: inout StoreFiles
  ) -> [String: JSONValue] {
    let digest = ContentDigest(of: bytes)
    files[StoreLayout.object(digest)] = bytes
    return [
      "file": .string(file), "bytes": .integer(bytes.count), "sha256": .string(digest.hex),
    ]
  }

  /// The first bit of the digest.
  static func bin(of path: String) -> Int {
    ContentDigest(of: Array(path.utf8)).hex < "8" ? 0 : 1
  }
}
