import VMLRelease

/// A small release for vectors, with a mistake where one is asked for.
struct VectorRelease {
  var version: String
  var texts: [(path: String, text: String)]
  var needs = ClientNeeds(elements: ["Image", "Text"])
  var themes: [String] = []
  var pictures = ["logo.png"]
  /// k, where there are 2ᵏ bins.
  var bits = 1
  /// Whether the manifest is one of an older vmlc, without bins.
  var isOfFormatOne = false
  /// Changes before the file that names them is made, so that digests fit.
  var editRoot: VectorChannel.Edit = { _ in }
  var editHead: VectorChannel.Edit = { _ in }
  var editBin: (Int, inout JSONValue) -> Void = { _, _ in }

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
      return (file: binFile(index), bytes: bin.fileBytes, bin: bin)
    }
    var head: JSONValue = [
      "format": 2, "target": "ios", "os": "ios", "minimum": "17.0", "locales": ["en", "fr-CA"],
      "mediaType": "application/swiftui+vml",
    ]
    if !themes.isEmpty { head.set("themes", to: .array(themes.map { .string($0) })) }
    if isOfFormatOne {
      head.set("format", to: 1)
      for list in ["documents", "files"] {
        head.set(list, to: .array(bins.flatMap { $0.bin[list]?.array ?? [] }))
      }
    } else {
      head.set("needs", "elements", to: .array(needs.elements.map { .string($0) }))
      head.set("bits", to: .integer(bits))
      head.set("bins", to: .array(bins.map { Self.line(of: $0.bin, $0.file, $0.bytes) }))
    }
    editHead(&head)
    let headFile = head.fileBytes
    let root = rootFile(head: headFile)
    let digest = ContentDigest(of: root)
    let id = ReleaseID(of: digest)
    files[StoreLayout.root(of: id)] = root
    files[StoreLayout.hashedRoot(of: id, digest)] = root
    files[StoreLayout.manifest(of: "ios", in: id)] = headFile
    for bin in bins where !isOfFormatOne {
      files[StoreLayout.manifest(of: "ios", in: id, part: bin.file)] = bin.bytes
    }
    let entry = ChannelState.Root(length: root.count, digest: digest, version: version)
    return Made(id: id, entry: entry, files: files)
  }

  /// Line of a bin in the head.
  private static func line(of bin: JSONValue, _ file: String, _ bytes: [UInt8]) -> JSONValue {
    [
      "file": .string(file), "bytes": .integer(bytes.count),
      "sha256": .string(ContentDigest(of: bytes).hex),
      "documents": .integer(bin["documents"]?.array?.count ?? 0),
      "files": .integer(bin["files"]?.array?.count ?? 0),
    ]
  }

  private func rootFile(head: [UInt8]) -> [UInt8] {
    let root = ReleaseRoot(
      name: "Acme", version: version, vml: "1.0", compiler: "0.1.0",
      targets: [
        ReleaseRoot.Target(
          name: "ios", os: "ios", minimum: "17.0", digest: ContentDigest(of: head),
          length: head.count, needs: needs)
      ])
    var json = (try? JSONValue(parsing: root.file)) ?? [:]
    editRoot(&json)
    return json.fileBytes
  }

  /// The bins with the documents in two locales and all themes, and with pictures for each.
  private func bins(_ files: inout StoreFiles) -> [JSONValue] {
    var documents = [[JSONValue]](repeating: [], count: 1 << bits)
    var others = documents
    for locale in ["en", "fr-CA"] {
      for theme in themes.isEmpty ? [nil] : themes.map(Optional.some) {
        let folder = [locale, theme].compactMap(\.self).joined(separator: "/")
        for (path, text) in texts {
          let name = path == "/" ? "index" : String(path.dropFirst())
          let bytes = Self.document(text, locale: [locale, theme].compactMap(\.self))
          var line = stored("\(folder)/\(name).vml", bytes, &files)
          line.set("path", to: .string(path))
          line.set("locale", to: .string(locale))
          if let theme { line.set("theme", to: .string(theme)) }
          if !isOfFormatOne { line.set("needs", to: 0) }
          line.set("ids", to: ["title"])
          documents[bin(of: path)].append(line)
        }
        for name in pictures {
          let picture = stored("\(folder)/\(name)", Self.picture(name), &files)
          others[bin(of: "/" + name)].append(picture)
        }
      }
    }
    return zip(documents, others).map { documents, others in
      [
        "format": 2, "elements": ["Image", "Text"], "needs": [["elements": [0, 1]]],
        "documents": .array(documents), "files": .array(others),
      ]
    }
  }

  static func picture(_ name: String) -> [UInt8] {
    Array((name == "logo.png" ? "a picture" : "a picture, \(name)").utf8)
  }

  static func document(_ text: String, locale: [String]) -> [UInt8] {
    let place = locale.joined(separator: ", ")
    return Array(
      ("<!doctype swiftui+vml>\n<vml><body><Text id=\"title\">\(text) (\(place))</Text>"
        + "<Image name=\"logo\"/></body></vml>\n").utf8)
  }

  private func stored(
    _ file: String, _ bytes: [UInt8], _ files: inout StoreFiles
  ) -> JSONValue {
    let digest = ContentDigest(of: bytes)
    files[StoreLayout.object(digest)] = bytes
    return [
      "file": .string(file), "bytes": .integer(bytes.count), "sha256": .string(digest.hex),
    ]
  }

  /// The first bits of the digest.
  func bin(of path: String) -> Int {
    let start = Int(ContentDigest(of: Array(path.utf8)).hex.prefix(8), radix: 16) ?? 0
    return start >> (32 - bits)
  }

  /// The file of a bin, from the target's folder; there are at most 16.
  func binFile(_ index: Int) -> String {
    bits == 0 ? "manifest/all.json" : "manifest/\(String(index, radix: 16)).json"
  }
}
