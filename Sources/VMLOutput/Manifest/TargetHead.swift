import VMLDiagnostics
public import VMLMarkup

/// The head of a target's manifest, `<version>/<target>/manifest.json`: all but its lines, which
/// are in the bins that it lists.
public struct TargetHead: Hashable, Sendable {
  public var target: String
  public var os: String
  public var minimum: String?
  public var locales: [String]
  public var themes: [String]
  /// Words that documents and the app share, an object of JSON in one line; empty for none.
  public var interface: [UInt8]
  /// The media type of its documents.
  public var mediaType: String
  public var needs: TargetNeeds
  /// In the order of their numbers.
  public var bins: [Bin]

  public struct Bin: Hashable, Sendable {
    /// From the target's folder.
    public var file: String
    public var bytes: Int
    public var sha256: String
    /// Numbers of lines.
    public var documents: Int
    public var files: Int
  }

  /// The division into bins.
  public var division: ManifestBins { ManifestBins(lineCount: lineCount) }
  public var documentCount: Int { bins.reduce(0) { $0 + $1.documents } }
  public var fileCount: Int { bins.reduce(0) { $0 + $1.files } }
  var lineCount: Int { documentCount + fileCount }

  init(_ target: OutputRequest.Target) {
    (self.target, os, minimum) = (target.name, target.os, target.minimum)
    (locales, themes, interface) = (target.locales, target.themes, target.interface)
    mediaType = target.mediaType
    (needs, bins) = (TargetNeeds(), [])
  }

  /// Whether a build of a target would write this head, but for what depends on the documents.
  func isMade(for target: OutputRequest.Target) -> Bool {
    var empty = self
    (empty.needs, empty.bins) = (TargetNeeds(), [])
    return empty == TargetHead(target)
  }
}

// MARK: - JSON

extension TargetHead {
  public var json: [UInt8] {
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", manifestFormat)
      $0.member("target", target)
      $0.member("os", os)
      $0.member("minimum", minimum)
      if !locales.isEmpty { $0.member("locales", locales) }
      if !themes.isEmpty { $0.member("themes", themes) }
      $0.member("mediaType", mediaType)
      $0.member("needs") {
        $0.object(.lines) {
          for (name, list) in TargetNeeds.lists where !needs[keyPath: list].isEmpty {
            $0.member(name, needs[keyPath: list])
          }
        }
      }
      if !interface.isEmpty { $0.member("interface", json: interface) }
      $0.member("bits", division.bits)
      $0.member("bins") {
        $0.array(.lines) { for bin in bins { bin.write(to: &$0) } }
      }
    }
    json.endLine()
    return json.bytes
  }

  /// `nil` for anything that ``json`` would not have written.
  public init?(json: [UInt8]) {
    var reader = ManifestReader(json)
    var (format, bits): (Int?, Int?)
    var texts: [String: String] = [:]
    var minimum: String?
    var (locales, themes): ([String], [String]) = ([], [])
    var interface: [UInt8] = []
    var mediaType: String?
    var needs = TargetNeeds()
    var bins: [Bin] = []
    let isRead = reader.readDocument { key, reader in
      switch key {
      case "format": reader.read(&format)
      case "bits": reader.read(&bits)
      case "target", "os": reader.read(&texts[key])
      case "mediaType": reader.read(&mediaType)
      case "minimum": reader.readOptional(&minimum)
      case "locales": reader.read(&locales)
      case "themes": reader.read(&themes)
      case "interface": interface = reader.readBytes()
      case "needs": needs.read(from: &reader)
      case "bins": reader.readArray { bins += Bin(from: &$0).map { [$0] } ?? [] }
      default: reader.skip()
      }
    }
    guard isRead, format == manifestFormat, let target = texts["target"], let os = texts["os"]
    else { return nil }
    self.target = target
    self.os = os
    self.minimum = minimum
    (self.locales, self.themes, self.interface) = (locales, themes, interface)
    (self.mediaType, self.needs, self.bins) = (mediaType ?? vmlMediaType, needs, bins)
    guard let bits, bits == division.bits, bins.count == division.count,
      bins.indices.allSatisfy({ bins[$0].file == division.file($0) })
    else { return nil }
  }

  /// The number of the format of a manifest; `nil` for what is none.
  static func format(of json: [UInt8]) -> Int? {
    var reader = ManifestReader(json)
    var format: Int?
    let isRead = reader.readDocument { key, reader in
      if key == "format" { reader.read(&format) } else { reader.skip() }
    }
    return isRead ? format : nil
  }
}

extension TargetNeeds {
  fileprivate mutating func read(from reader: inout ManifestReader) {
    reader.readObject { key, reader in
      guard let list = Self.lists.first(where: { $0.name == key }) else { return reader.skip() }
      reader.read(&self[keyPath: list.list])
    }
  }
}

extension TargetHead.Bin {
  fileprivate func write(to json: inout JSONText) {
    json.object {
      $0.member("file", file)
      $0.member("bytes", bytes)
      $0.member("sha256", sha256)
      if documents > 0 { $0.member("documents", documents) }
      if files > 0 { $0.member("files", files) }
    }
  }

  fileprivate init?(from reader: inout ManifestReader) {
    var (file, sha256): (String?, String?)
    var (bytes, documents, files): (Int?, Int?, Int?) = (nil, 0, 0)
    reader.readObject { key, reader in
      switch key {
      case "file": reader.read(&file)
      case "sha256": reader.read(&sha256)
      case "bytes": reader.read(&bytes)
      case "documents": reader.read(&documents)
      case "files": reader.read(&files)
      default: reader.skip()
      }
    }
    guard let file, let sha256, let bytes, let documents, let files,
      (0...manifestSizeLimit).contains(bytes), (0...manifestSizeLimit).contains(documents),
      (0...manifestSizeLimit).contains(files)
    else {
      reader.fail()
      return nil
    }
    self.init(file: file, bytes: bytes, sha256: sha256, documents: documents, files: files)
  }
}
