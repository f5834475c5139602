import VMLDiagnostics
import VMLFiles

extension TargetManifest {
  /// One line for each document and file, so that two manifests can be compared by eye.
  public var json: [UInt8] {
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", manifestFormat)
      $0.member("target", target)
      $0.member("os", os)
      $0.member("minimum", minimum)
      if !locales.isEmpty { $0.member("locales", locales) }
      if !themes.isEmpty { $0.member("themes", themes) }
      $0.member("documents") {
        $0.array(.lines) { for document in documents { document.write(to: &$0) } }
      }
      $0.member("files") {
        $0.array(.lines) {
          for file in files { $0.object { file.write(to: &$0) } }
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  /// `nil` for anything that this compiler would not have written.
  public init?(json: [UInt8]) {
    var reader = ManifestReader(json)
    var format: Int?
    var target: String?
    var os: String?
    var minimum: String?
    var locales: [String] = []
    var themes: [String] = []
    var documents: [Document] = []
    var files: [File] = []
    let isRead = reader.readDocument { key, reader in
      switch key {
      case "format": reader.read(&format)
      case "target": reader.read(&target)
      case "os": reader.read(&os)
      case "minimum": reader.readOptional(&minimum)
      case "locales": reader.read(&locales)
      case "themes": reader.read(&themes)
      case "documents": reader.readArray { documents += Document(from: &$0).map { [$0] } ?? [] }
      case "files": reader.readArray { files += File(from: &$0).map { [$0] } ?? [] }
      default: reader.skip()
      }
    }
    guard isRead, format == manifestFormat, let target, let os else { return nil }
    self.init(
      target: target, os: os, minimum: minimum, locales: locales, themes: themes,
      documents: documents, files: files)
  }
}

extension TargetManifest.Document {
  /// - Returns: As ``TargetManifest/File/write(to:)`` does.
  @discardableResult
  func write(to json: inout JSONText) -> Range<Int> {
    var range = 0..<0
    json.object {
      $0.member("path", facts.path)
      if let locale { $0.member("locale", locale) }
      if let theme { $0.member("theme", theme) }
      range = stored.write(to: &$0)
      $0.member("ids", facts.ids)
      $0.member("actions", facts.actions)
      $0.member("views", facts.views)
    }
    return range
  }

  fileprivate init?(from reader: inout ManifestReader) {
    var facts = DocumentFacts(path: "")
    var path: String?
    var locale: String?
    var theme: String?
    var stored = TargetManifest.StoredParts()
    reader.readObject { key, reader in
      switch key {
      case "path": reader.read(&path)
      case "locale": reader.read(&locale)
      case "theme": reader.read(&theme)
      case "ids": reader.read(&facts.ids)
      case "actions": reader.read(&facts.actions)
      case "views": reader.read(&facts.views)
      default: stored.read(key, from: &reader)
      }
    }
    guard let path, let stored = stored.file(from: &reader) else {
      reader.fail()
      return nil
    }
    facts.path = path
    self.init(facts, locale: locale, theme: theme, stored: stored)
  }
}

extension TargetManifest.File {
  /// - Returns: The range in the text from the number of the bytes up to the last digit of their
  ///   digest.
  @discardableResult
  func write(to json: inout JSONText) -> Range<Int> {
    json.member("file", file)
    json.member("bytes", bytes)
    let start = json.bytes.count - String(bytes).utf8.count
    json.member("xxh128", xxh128.hex)
    return start..<json.bytes.count - 1
  }

  fileprivate init?(from reader: inout ManifestReader) {
    var stored = TargetManifest.StoredParts()
    reader.readObject { key, reader in stored.read(key, from: &reader) }
    guard let file = stored.file(from: &reader) else { return nil }
    self = file
  }
}

extension TargetManifest {
  /// The members that say how a file is stored, as far as they have been read.
  fileprivate struct StoredParts {
    private var file: String?
    private var bytes: Int?
    private var xxh128: String?

    mutating func read(_ key: String, from reader: inout ManifestReader) {
      switch key {
      case "file": reader.read(&file)
      case "bytes": reader.read(&bytes)
      case "xxh128": reader.read(&xxh128)
      default: reader.skip()
      }
    }

    /// `nil`, with the reader failed, for what could not be a file of a tree.
    ///
    /// A path out of a manifest is used to link and to compare, so it is checked like any other.
    func file(from reader: inout ManifestReader) -> File? {
      guard let file, let bytes, let xxh128 = xxh128.flatMap(XXH128.init(hex:)), bytes >= 0,
        (try? checkOutputFile(file, limit: OutputName.targetPathLimit)) != nil
      else {
        reader.fail()
        return nil
      }
      return File(file: file, bytes: bytes, xxh128: xxh128)
    }
  }
}

extension JSONText {
  fileprivate mutating func member(_ key: String, _ values: [String]) {
    member(key) { $0.array { for value in values { $0.value(value) } } }
  }
}
