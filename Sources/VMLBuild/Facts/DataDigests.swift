import VMLCompiler
import VMLData
import VMLFiles

/// Digests of parts of a site's data and of its texts, each worked out once.
struct DataDigests: Sendable {
  private let data: Value
  private let texts: Texts?
  private var known: [[String]: XXH128] = [:]
  /// The parts whose digests were taken over.
  private var reused: [[String]: SiteMemory.DataPart] = [:]

  init(_ data: Value, _ texts: Texts?) {
    self.data = data
    self.texts = texts
  }

  /// Stands for a text where parts of the data are named; no file can have such a name.
  static func path(ofText key: String) -> [String] { [textMark, key] }

  /// The same for the keys of all texts.
  static let allTexts = [textMark]

  private static let textMark = "\u{0}@"

  /// Takes over the digests of parts that were found before.
  ///
  /// - Parameters:
  ///   - parts: Parts of data, and texts.
  ///   - changed: The keys that lead to what the files hold that have changed since.
  ///   - withTexts: Whether no text has.
  mutating func reuse(
    _ parts: [SiteMemory.DataPart], but changed: [[String]], withTexts: Bool
  ) {
    for part in parts {
      guard part.keys.first != Self.textMark else {
        if withTexts { reused[part.keys] = part }
        continue
      }
      // No data file says which pictures have changed.
      if part.keys.first == TemplateReads.images { continue }
      // What leads nowhere depends on all that its keys might have led to.
      let isSame =
        changed.isEmpty
        || part.leads
          && !changed.contains { $0.starts(with: part.keys) || part.keys.starts(with: $0) }
      if isSame { reused[part.keys] = part }
    }
  }

  /// A part with its digest, as the cache has it.
  mutating func part(of keys: [String]) -> SiteMemory.DataPart {
    reused[keys] ?? SiteMemory.DataPart(keys: keys, digest: digest(of: keys), leads: holds(keys))
  }

  /// Whether some keys stand for a text, or for all.
  static func isText(_ keys: [String]) -> Bool { keys.first == textMark }

  /// Whether some keys lead to a value, or to a property of one that no other file adds to.
  private func holds(_ keys: [String]) -> Bool {
    var value = data
    for key in keys {
      guard case .object(let object) = value else { return true }
      guard let next = object[key] else { return false }
      value = next
    }
    return true
  }

  /// The digest of what stands at some keys; of the part that they lead to, if they lead no
  /// further.
  ///
  /// A key that is missing, or a property of the part such as `count`, depends on all of the part.
  mutating func digest(of path: [String]) -> XXH128 {
    if let digest = reused[path]?.digest ?? known[path] { return digest }
    if path.count == 2, path[0] == Self.textMark {
      let found = digest(ofText: path[1])
      known[path] = found
      return found
    }
    if path == Self.allTexts {
      let found = digestOfTextKeys()
      known[path] = found
      return found
    }
    var value = data
    var depth = 0
    for key in path {
      guard case .object(let object) = value, let next = object[key] else { break }
      value = next
      depth += 1
    }
    let found: XXH128
    if depth < path.count {
      let whole = digest(of: Array(path[..<depth]))
      var hashing = Hashing()
      hashing.add(UInt64(depth))
      hashing.add(whole)
      found = hashing.finish()
    } else {
      var hashing = Hashing()
      hashing.add(value)
      found = hashing.finish()
    }
    known[path] = found
    return found
  }

  private func digestOfTextKeys() -> XXH128 {
    var hashing = Hashing()
    for text in texts?.keys ?? [] { hashing.add(text.key) }
    return hashing.finish()
  }

  private func digest(ofText key: String) -> XXH128 {
    var hashing = Hashing()
    for source in texts?.sources(of: key) ?? [] {
      hashing.add(source == nil ? 0 : 1)
      guard let source else { continue }
      hashing.add(source.locale)
      hashing.add(source.value)
    }
    return hashing.finish()
  }
}

extension TemplateReads {
  /// The parts of the data that are read, and the texts, named like such.
  var parts: Set<[String]> { data.union(texts.lazy.map(DataDigests.path(ofText:))) }
}

extension Hashing {
  /// Adds a value, its keys in their order.
  ///
  /// Recursion is as deep as the data is, which its readers limit.
  mutating func add(_ value: Value) {
    switch value {
    case .nothing: add(0)
    case .boolean(let boolean): add(boolean ? 2 : 1)
    case .integer(let integer):
      add(3)
      add(UInt64(bitPattern: Int64(integer)))
    case .number(let number):
      add(4)
      add(number.bitPattern)
    case .string(let text): add(5, text)
    case .color(let text): add(6, text)
    case .url(let text): add(7, text)
    case .date(let text): add(8, text)
    case .symbol(let text): add(9, text)
    case .list(let items):
      add(10)
      add(UInt64(items.count))
      for item in items { add(item) }
    case .object(let object):
      add(11)
      add(UInt64(object.keys.count))
      for (key, value) in zip(object.keys, object.values) {
        add(key)
        add(value)
      }
    case .unreadable: add(12)
    // Data holds no views.
    case .view: add(13)
    }
  }

  private mutating func add(_ kind: UInt64, _ text: String) {
    add(kind)
    add(text)
  }
}
