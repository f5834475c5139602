import VMLData
import VMLDiagnostics

/// Reads the keys of one object, and reports the keys that no reader asked for.
struct ConfigurationObject {
  /// The object's name in messages: `site.yaml`, `a target`.
  let subject: String
  let node: DataNode
  private let entries: [DataNode.Entry]
  private var known: [String] = []

  /// Reports and returns `nil` if the value is no object.
  init?(_ node: DataNode, _ subject: String, reporting bag: inout DiagnosticBag) {
    guard let entries = node.entries else {
      bag.report(.wrongKind(subject, "an object of keys and values", found: node))
      return nil
    }
    self.subject = subject
    self.node = node
    self.entries = entries
  }

  /// The range of a key, or `nil` if it is not there.
  func keyRange(of key: String) -> SourceRange? {
    entries.first { $0.key == key }?.keyRange
  }

  /// Whether an unread key is probably this one, misspelt; it is reported with this suggestion.
  func hasNearKey(_ key: String) -> Bool {
    entries.contains { nearestName(to: $0.key, in: [key]) != nil }
  }

  /// The value of a key, or `nil` if it is not there or null.
  mutating func take(_ key: String) -> DataNode? {
    known.append(key)
    guard let value = entries.first(where: { $0.key == key })?.value, value.content != .null else {
      return nil
    }
    return value
  }

  mutating func string(_ key: String, reporting bag: inout DiagnosticBag) -> String? {
    take(key).flatMap { readString($0, "'\(key)'", reporting: &bag) }
  }

  mutating func boolean(_ key: String, reporting bag: inout DiagnosticBag) -> Bool? {
    guard let node = take(key) else { return nil }
    guard case .boolean(let boolean) = node.content else {
      bag.report(.wrongKind("'\(key)'", "true or false", found: node))
      return nil
    }
    return boolean
  }

  /// The strings of a list.
  mutating func references(
    _ key: String, reporting bag: inout DiagnosticBag
  ) -> [SiteConfiguration.Reference]? {
    guard let node = take(key) else { return nil }
    guard let items = node.items else {
      bag.report(.wrongKind("'\(key)'", "a list", found: node))
      return nil
    }
    return items.compactMap { item in
      readString(item, "an item of '\(key)'", reporting: &bag).map {
        SiteConfiguration.Reference($0, at: item.range)
      }
    }
  }

  /// Reports every key that was not taken.
  func finish(reporting bag: inout DiagnosticBag) {
    for entry in entries where !known.contains(entry.key) {
      bag.report(.unknownKey(entry, of: subject, known: known))
    }
  }
}

/// The string of a value; reports and returns `nil` if it is none.
func readString(
  _ node: DataNode, _ subject: String, reporting bag: inout DiagnosticBag
) -> String? {
  if case .string(let string) = node.content { return string }
  bag.report(.wrongKind(subject, "a string", found: node))
  return nil
}

extension Diagnostic {
  /// Adds the fix-it that makes a list of a single word.
  func listing(_ node: DataNode) -> Diagnostic {
    guard case .string(let word) = node.content, node.range.range.count == word.utf8.count,
      isWord(word)
    else { return self }
    var diagnostic = self
    diagnostic.fixIts.append(FixIt("write '[\(word)]'", replace: node.range, with: "[\(word)]"))
    return diagnostic
  }

  static func wrongKind(_ subject: String, _ expected: String, found node: DataNode) -> Diagnostic {
    let way: String?
    switch node.content {
    case .boolean, .integer, .number:
      way = expected == "a string" ? "put it in quotes to make it a string" : nil
    case .string(let text)
    where expected.hasPrefix("an object")
      && ["const ", "export ", "import ", "let "].contains(where: text.hasPrefix):
      way =
        "this is JavaScript; front matter is YAML, and has a component's props as "
        + "'props: { title: string }'"
    case .string(let text) where expected.hasPrefix("an object") && text.contains("="):
      way = "this is TOML; a key of YAML has ':', as in 'title: Home'"
    default: way = nil
    }
    return Diagnostic(
      .wrongKind, .error, at: node.range, "\(subject) must be \(expected), not \(node.kindName)",
      notes: way.map { [Note($0)] } ?? [])
  }

  fileprivate static func unknownKey(
    _ entry: DataNode.Entry, of subject: String, known: [String]
  ) -> Diagnostic {
    let nearest = nearestName(to: entry.key, in: known)
    let isDefaults = ["args", "defaultProps", "defaults"].contains(entry.key)
    let way =
      known.contains("props") && isDefaults
      ? "a prop has its own: 'label: { type: string, default: Buy }'"
      : "the keys are \(known.joined(separator: ", "))"
    return Diagnostic(
      .unknownKey, .error, at: entry.keyRange,
      "\(subject) has no key '\(entry.key)'" + didYouMean(nearest),
      notes: nearest == nil ? [Note(way)] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: entry.keyRange, with: $0)] } ?? [])
  }
}
