public import VMLDiagnostics

/// The type of a data file, and what its items may not share.
public struct DataType: Hashable, Sendable {
  public var type: ValueType
  /// Keys whose values no two items of the list may share.
  public var unique: [String]
  /// Keys whose references are replaced by what they refer to.
  public var resolved: [String]

  public init(_ type: ValueType, unique: [String] = [], resolved: [String] = []) {
    self.type = type
    self.unique = unique
    self.resolved = resolved
  }
}

extension TypeTable {
  /// The value of a data file with a type.
  ///
  /// Of each item of a list the first mistake is reported, and the rest of a file is not looked at
  /// after ``DataLimits/mistakes``. What references refer to is not looked for:
  /// ``checkReferences(in:of:to:reporting:)``.
  ///
  /// - Returns: `nil` after a mistake.
  /// - Complexity: Linear in the size of the value.
  public func value(
    of node: DataNode, as data: DataType, reporting bag: inout DiagnosticBag
  ) -> Value? {
    let errors = bag.errorCount
    guard let items = node.items, case .list(let element) = resolved(data.type) else {
      return fit(node, to: data.type, nil, reporting: &bag)
    }
    var values: [Value] = []
    values.reserveCapacity(items.count)
    let program = TypeProgram(element, in: self)
    for item in items {
      if let value = program.value(of: item) {
        values.append(value)
        continue
      }
      guard bag.errorCount < errors + DataLimits.mistakes else { break }
      guard let value = fit(item, to: element, nil, reporting: &bag) else { continue }
      values.append(value)
    }
    for key in data.unique { checkUnique(key, of: items, reporting: &bag) }
    return bag.errorCount == errors ? .list(values) : nil
  }

  /// Reports the references in a value, which fits its type, to what is not there.
  public func checkReferences(
    in node: DataNode, of data: DataType, to references: ReferenceIndex,
    reporting bag: inout DiagnosticBag
  ) {
    let errors = bag.errorCount
    guard let items = node.items, case .list(let element) = resolved(data.type) else {
      _ = fit(node, to: data.type, references, reporting: &bag)
      return
    }
    for item in items where bag.errorCount < errors + DataLimits.mistakes {
      _ = fit(item, to: element, references, reporting: &bag)
    }
  }

  private func fit(
    _ node: DataNode, to type: ValueType, _ references: ReferenceIndex?,
    reporting bag: inout DiagnosticBag
  ) -> Value? {
    do throws(TypeMismatch) {
      return try fit(node, to: type, referringTo: references)
    } catch {
      bag.report(.wrongData(error, type, at: node.place(of: error)))
      return nil
    }
  }

  private func checkUnique(
    _ key: String, of items: [DataNode], reporting bag: inout DiagnosticBag
  ) {
    var known: [String: Int] = [:]
    known.reserveCapacity(items.count)
    // Most items have their keys in the same order.
    var position = 0
    for (index, item) in items.enumerated() {
      guard let entries = item.entries else { continue }
      if !entries.indices.contains(position) || entries[position].key != key {
        guard let found = entries.firstIndex(where: { $0.key == key }) else { continue }
        position = found
      }
      let node = entries[position].value
      guard let text = Self.text(of: node) else { continue }
      let first = known.updateValue(index, forKey: text)
      guard let first else { continue }
      known[text] = first
      guard let place = items[first][key]?.range else { continue }
      bag.report(.duplicateItem(key, text, at: node.range, first: place))
    }
  }

  private static func text(of node: DataNode) -> String? {
    if case .string(let text) = node.content { return text }
    return VMLData.text(of: node.value)
  }
}

/// The way to write a boolean or a date that is meant by a text; `nil` if nothing is known of it.
private func wayOfWord(_ word: String, of type: ValueType) -> String? {
  switch type {
  case .boolean where ["yes", "no", "on", "off", "y", "n"].contains(word.lowercased()):
    return "a boolean is 'true' or 'false': '\(word)' is a string in YAML 1.2"
  case .list where word.contains(", ") && !word.contains("'"):
    return "a list is written '[\(word)]'"
  case .number, .integer:
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let whole = Int(parts[0]), let rest = Int(parts[1]), rest >= 0 else {
      return nil
    }
    return "a number has a point, no comma: \(whole).\(parts[1])"
  case .date:
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    let isForm = parts.count == 3 && parts.map(\.count) == [4, 2, 2]
    return isForm && parts.allSatisfy { Int($0) != nil }
      ? "there is no such day" : "a date is year, month and day, as '2026-02-28'"
  default: return nil
  }
}

extension Diagnostic {
  /// A value of data that is not of its type.
  public static func wrongData(
    _ mismatch: TypeMismatch, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    let message = mismatch.text
    var notes: [Note] = []
    if case .isUnknown = mismatch.reason {
      notes = [Note("its type is '\(type.shortName)'; add the key there, or take it out here")]
    } else if !message.contains("'\(type.shortName)'") {
      notes = [Note("the value is of type '\(type.shortName)', as site.yaml says")]
    }
    if case .doesNotFit(let wanted, let found) = mismatch.reason {
      let word = found.split(separator: "'").dropFirst().first.map(String.init) ?? ""
      if let way = wayOfWord(word, of: wanted) { notes.insert(Note(way), at: 0) }
    }
    return Diagnostic(.wrongData, .error, at: range, message, notes: notes)
  }

  fileprivate static func duplicateItem(
    _ key: String, _ text: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateItem, .error, at: range, "two items have the \(key) '\(text.prefix(40))'",
      notes: [
        Note("the other one", at: first),
        Note("site.yaml says that no two items have the same: 'unique: \(key)'"),
      ])
  }
}
