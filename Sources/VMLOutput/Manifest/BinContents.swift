import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// The lines of one bin.
struct BinContents {
  var documents: [TargetManifest.Document] = []
  var files: [TargetManifest.File] = []

  /// `nil` for anything that this compiler would not have written.
  init?(json: [UInt8]) {
    var reader = ManifestReader(json)
    var contents = BinContents()
    var format: Int?
    var tables = FeatureTables()
    let isRead = reader.readDocument { key, reader in
      if key == "format" {
        reader.read(&format)
      } else if !tables.read(key, from: &reader) {
        contents.read(key, tables.sets, from: &reader)
      }
    }
    guard isRead, format == manifestFormat else { return nil }
    self = contents
  }

  init() {}

  fileprivate mutating func read(
    _ key: String, _ sets: [FeatureSet], from reader: inout ManifestReader
  ) {
    switch key {
    case "documents":
      reader.readArray { reader in
        if let document = TargetManifest.Document(from: &reader, sets) {
          documents.append(document)
        }
      }
    case "files": reader.readArray { files += TargetManifest.File(from: &$0).map { [$0] } ?? [] }
    default: reader.skip()
    }
  }
}

/// The names and sets of features at the start of a bin.
struct FeatureTables {
  /// By kind.
  private var names = [[String]](repeating: [], count: FeatureSet.Kind.allCases.count)
  private(set) var sets: [FeatureSet] = []

  /// Reads the value of one of the members that have them.
  ///
  /// - Returns: Whether it is one.
  mutating func read(_ key: String, from reader: inout ManifestReader) -> Bool {
    if let kind = Self.kinds[key] {
      reader.read(&names[kind.rawValue])
    } else if key == "needs" {
      reader.readArray { readSet(from: &$0) }
    } else {
      return false
    }
    return true
  }

  private mutating func readSet(from reader: inout ManifestReader) {
    var numbers = [[Int]](repeating: [], count: names.count)
    reader.readObject { key, reader in
      guard let kind = Self.kinds[key] else { return reader.skip() }
      reader.read(&numbers[kind.rawValue])
    }
    guard zip(numbers, names).allSatisfy({ $0.allSatisfy($1.indices.contains) }) else {
      return reader.fail()
    }
    sets.append(
      FeatureSet { kind in numbers[kind.rawValue].map { names[kind.rawValue][$0] } })
  }

  private static let kinds = Dictionary(
    uniqueKeysWithValues: FeatureSet.Kind.allCases.map { ($0.name, $0) })
}

extension TargetManifest {
  /// Reads a manifest of format 1, whose lines are in one file with the rest; `nil` for any other.
  init?(formatOne json: [UInt8]) {
    var reader = ManifestReader(json)
    var format: Int?
    var texts: [String: String] = [:]
    var minimum: String?
    var (locales, themes): ([String], [String]) = ([], [])
    var contents = BinContents()
    let isRead = reader.readDocument { key, reader in
      switch key {
      case "format": reader.read(&format)
      case "target", "os": reader.read(&texts[key])
      case "minimum": reader.readOptional(&minimum)
      case "locales": reader.read(&locales)
      case "themes": reader.read(&themes)
      default: contents.read(key, [], from: &reader)
      }
    }
    guard isRead, format == 1, let target = texts["target"], let os = texts["os"] else {
      return nil
    }
    self.init(
      target: target, os: os, minimum: minimum, locales: locales, themes: themes,
      documents: contents.documents, files: contents.files)
    self.format = 1
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
      if !facts.ids.isEmpty { $0.member("ids", facts.ids) }
      if !facts.actions.isEmpty { $0.member("actions", facts.actions) }
      if !facts.views.isEmpty { $0.member("views", facts.views) }
      if !facts.lifecycle.isEmpty { $0.member("lifecycle", facts.lifecycle) }
      if facts.isFragment { $0.member("fragment", true) }
      if let template = facts.template { $0.member("template", template) }
    }
    return range
  }

  /// Reads a line; `sets` are the features that it may name by their numbers.
  init?(from reader: inout ManifestReader, _ sets: [FeatureSet]) {
    var facts = DocumentFacts(path: "")
    var path: String?
    var locale: String?
    var theme: String?
    var needs: Int? = -1
    var stored = TargetManifest.StoredParts()
    reader.readObject { key, reader in
      switch key {
      case "path": reader.read(&path)
      case "locale": reader.read(&locale)
      case "theme": reader.read(&theme)
      case "ids": reader.read(&facts.ids)
      case "actions": reader.read(&facts.actions)
      case "views": reader.read(&facts.views)
      case "lifecycle": reader.read(&facts.lifecycle)
      case "fragment": reader.read(&facts.isFragment)
      case "template": reader.read(&facts.template)
      case "needs": reader.read(&needs)
      default: stored.read(key, from: &reader)
      }
    }
    guard let path, let stored = stored.file(from: &reader), let needs,
      needs == -1 || sets.indices.contains(needs)
    else {
      reader.fail()
      return nil
    }
    facts.path = path
    if needs >= 0 { facts.features = sets[needs] }
    self.init(facts, locale: locale, theme: theme, stored: stored)
  }
}

extension TargetManifest.File {
  /// - Returns: The range in the text from the number of the bytes up to the end of their digest.
  @discardableResult
  func write(to json: inout JSONText) -> Range<Int> {
    json.member("file", file)
    json.member("bytes", bytes)
    let start = json.bytes.count - String(bytes).utf8.count
    json.member("xxh128", xxh128.hex)
    return start..<json.bytes.count
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
