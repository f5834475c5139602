import VMLBase

// The layout is the layout of a build's manifests, with `sha256` for `xxh128`.

extension ReleaseManifest {
  /// The files to store, relative to the target's folder, the head first.
  public var parts: [(file: String, bytes: [UInt8])] {
    let division = ManifestBins(lineCount: documents.count + files.count)
    var bins = [ReleaseBin](repeating: ReleaseBin(), count: division.count)
    for document in documents { bins[division.bin(of: document.path)].documents.append(document) }
    for file in files { bins[division.bin(of: "/" + pathInTree(file.file))].files.append(file) }
    let texts = bins.map(\.file)
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", ReleaseHead.newestFormat)
      $0.member("target", target)
      $0.member("os", os)
      $0.member("minimum", minimum)
      if !locales.isEmpty { $0.member("locales", locales) }
      if !themes.isEmpty { $0.member("themes", themes) }
      $0.member("mediaType", mediaType)
      $0.member("needs") { writeNeeds(to: &$0) }
      if let interface { $0.member("interface", json: interface.fileBytes.dropLast()) }
      $0.member("bits", division.bits)
      $0.member("bins") {
        $0.array(.lines) {
          for (index, bin) in bins.enumerated() {
            $0.object {
              $0.member("file", division.file(index))
              $0.member("bytes", texts[index].count)
              $0.member("sha256", ContentDigest(of: texts[index]).hex)
              if !bin.documents.isEmpty { $0.member("documents", bin.documents.count) }
              if !bin.files.isEmpty { $0.member("files", bin.files.count) }
            }
          }
        }
      }
    }
    json.endLine()
    return [("manifest.json", json.bytes)]
      + texts.enumerated().map { (division.file($0), $1) }
  }

  private func writeNeeds(to json: inout JSONText) {
    let features = FeatureSet.Kind.allCases.map { kind in
      (kind.name, documents.flatMap { $0.features[kind] })
    }
    let lists =
      features + [
        ("views", documents.flatMap(\.views)), ("actions", documents.flatMap(\.actions)),
        ("lifecycle", documents.flatMap(\.lifecycle)),
      ]
    json.object(.lines) {
      for (name, list) in lists where !list.isEmpty { $0.member(name, sortedNames(list)) }
    }
  }

  private func pathInTree(_ file: String) -> String {
    let count = (locales.isEmpty ? 0 : 1) + (themes.isEmpty ? 0 : 1)
    return file.split(separator: "/", maxSplits: count).dropFirst(count).joined(separator: "/")
  }

  /// Reads what a head says; `nil` for anything that no head has.
  init?(head json: JSONValue) {
    guard let target = json["target"]?.string, let os = json["os"]?.string,
      let minimum = json["minimum"], minimum == .null || minimum.string != nil,
      let locales = json["locales"].map(\.strings) ?? [],
      let themes = json["themes"].map(\.strings) ?? []
    else { return nil }
    self.init(
      target: target, os: os, minimum: minimum.string, locales: locales, themes: themes,
      documents: [], files: [])
    interface = json["interface"]
    if let type = json["mediaType"]?.string { mediaType = type }
  }

  /// Adds the lines of a bin, or of a manifest of format 1.
  ///
  /// - Returns: `false` for anything that no manifest has.
  mutating func add(linesOf json: JSONValue, _ sets: [FeatureSet]) -> Bool {
    guard let documents = json["documents"]?.array, let files = json["files"]?.array else {
      return false
    }
    for entry in documents {
      guard let document = Document(json: entry, sets) else { return false }
      self.documents.append(document)
    }
    for entry in files {
      guard let file = File(json: entry) else { return false }
      self.files.append(file)
    }
    return true
  }
}

/// One bin of a manifest that is to be stored.
private struct ReleaseBin {
  var documents: [ReleaseManifest.Document] = []
  var files: [ReleaseManifest.File] = []

  /// The bytes to store.
  var file: [UInt8] {
    let needs = BinNeeds(documents.map(\.features))
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", ReleaseHead.newestFormat)
      needs.write(to: &$0)
      $0.member("documents") {
        $0.array(.lines) {
          for document in documents {
            document.write(to: &$0, needs: needs.number(of: document.features))
          }
        }
      }
      $0.member("files") {
        $0.array(.lines) { for file in files { $0.object { file.write(to: &$0) } } }
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension ReleaseHead {
  /// The sets of features that the lines of a bin name by their numbers; `nil` for a number that no
  /// list has.
  static func sets(of json: JSONValue) -> [FeatureSet]? {
    let kinds = FeatureSet.Kind.allCases
    let lists = kinds.map { json[$0.name]?.strings ?? [] }
    func names(_ value: JSONValue?, _ list: [String]) -> [String]? {
      guard let value else { return [] }
      guard let numbers = value.array?.map(\.integer),
        numbers.allSatisfy({ $0.map(list.indices.contains) ?? false })
      else { return nil }
      return numbers.compactMap { $0.map { list[$0] } }
    }
    var sets: [FeatureSet] = []
    for entry in json["needs"]?.array ?? [] {
      let found = zip(kinds, lists).map { names(entry[$0.name], $1) }
      guard found.allSatisfy({ $0 != nil }) else { return nil }
      sets.append(FeatureSet { found[$0.rawValue] ?? [] })
    }
    return sets
  }
}

/// Whether a number can be a file's size: 1 TiB at most, so that no sum of sizes overflows.
private func isFileSize(_ bytes: Int) -> Bool { (0...1 << 40).contains(bytes) }

extension ReleaseHead.Bin {
  init?(json: JSONValue) {
    guard let file = json["file"]?.string, let bytes = json["bytes"]?.integer, isFileSize(bytes),
      let digest = json["sha256"]?.string.flatMap(ContentDigest.init(hex:))
    else { return nil }
    self.init(
      file: file, bytes: bytes, digest: digest, documents: json["documents"]?.integer ?? 0,
      files: json["files"]?.integer ?? 0)
  }
}

extension ReleaseManifest.File {
  fileprivate func write(to json: inout JSONText) {
    json.member("file", file)
    json.member("bytes", bytes)
    json.member("sha256", digest.hex)
  }

  fileprivate init?(json: JSONValue) {
    guard let file = json["file"]?.string, isPlainPath(file), let bytes = json["bytes"]?.integer,
      isFileSize(bytes), let digest = json["sha256"]?.string.flatMap(ContentDigest.init(hex:))
    else { return nil }
    self.init(file: file, bytes: bytes, digest: digest)
  }
}

extension ReleaseManifest.Document {
  fileprivate func write(to json: inout JSONText, needs: Int?) {
    json.object {
      $0.member("path", path)
      if let locale { $0.member("locale", locale) }
      if let theme { $0.member("theme", theme) }
      stored.write(to: &$0)
      if let needs { $0.member("needs", needs) }
      for (name, list) in [
        ("ids", ids), ("actions", actions), ("views", views), ("lifecycle", lifecycle),
      ] where !list.isEmpty {
        $0.member(name, list)
      }
      if isFragment { $0.member("fragment", true) }
      if let template { $0.member("template", template) }
    }
  }

  fileprivate init?(json: JSONValue, _ sets: [FeatureSet]) {
    func list(_ name: String) -> [String]? { json[name].map(\.strings) ?? [] }
    guard let path = json["path"]?.string, path.utf8.first == UInt8(ascii: "/"),
      ["locale", "theme", "template"].allSatisfy({ json[$0].map { $0.string != nil } ?? true }),
      let stored = ReleaseManifest.File(json: json),
      let ids = list("ids"), let actions = list("actions"), let views = list("views"),
      let lifecycle = list("lifecycle")
    else { return nil }
    var features = FeatureSet.none
    if let needs = json["needs"] {
      guard let number = needs.integer, sets.indices.contains(number) else { return nil }
      features = sets[number]
    }
    self.init(
      path: path, locale: json["locale"]?.string, theme: json["theme"]?.string, stored: stored,
      ids: ids, actions: actions, views: views, lifecycle: lifecycle,
      isFragment: json["fragment"]?.bool ?? false, template: json["template"]?.string,
      features: features)
  }
}
