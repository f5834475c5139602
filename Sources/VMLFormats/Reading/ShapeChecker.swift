import VMLData
import VMLDiagnostics

/// Holds a document against the rules of its format, as a client's decoder does.
///
/// All that a client refuses is an error, and a key that it passes over a warning.
struct ShapeChecker {
  private let rules: ShapeRules
  private(set) var bag = DiagnosticBag()
  /// Places of keys that clients pass over.
  private(set) var passedOver: Set<Int> = []
  private var path: [Step] = []

  /// An item of a list, or a field of a rule.
  private struct Step {
    var rule: Int?
    var index: Int
  }

  init(_ rules: ShapeRules) { self.rules = rules }

  /// Recursion is limited by the nesting of the data.
  ///
  /// - Complexity: Linear in the size of the data.
  mutating func check(_ data: DataNode) { check(data, rules.root) }

  private mutating func check(_ data: DataNode, _ rule: Int) {
    switch (rules.rules[rule].kind, data.content) {
    case (.any, _): break
    case (.object, .object(let entries)): check(entries, of: rule, at: data)
    case (.cases, .object(let entries)): checkCase(entries, of: rule, at: data)
    case (.list, .list(let items)):
      let item = rules.rules[rule].item
      for index in items.indices {
        path.append(Step(rule: nil, index: index))
        check(items[index], item)
        path.removeLast()
      }
    case (.words, .string(let text)):
      guard !rules.rules[rule].words.contains(text) else { break }
      refuse(
        .wrongKind, data.range,
        "\(name) has no '\(shortened(text))'"
          + didYouMean(nearestName(to: text, in: rules.rules[rule].words)))
    case (.read(let reading), _) where isRead(data, as: reading): break
    case (.read(.address), .string):
      refuse(.wrongKind, data.range, "\(name) must not be empty")
    case (let kind, _):
      refuse(.wrongKind, data.range, "\(name) must be \(kind.article), not \(data.kindName)")
    }
  }

  private func isRead(_ data: DataNode, as reading: ShapeReading) -> Bool {
    switch (reading, data.content) {
    case (.any, _), (.number, .integer), (.number, .number), (.integer, .integer),
      (.boolean, .boolean), (.string, .string):
      true
    case (.number, .string(let text)): Double(text) != nil
    case (.integer, .number(let number)): number.rounded() == number
    case (.address, .string(let text)): !text.isEmpty
    default: false
    }
  }

  private mutating func check(_ entries: [DataNode.Entry], of rule: Int, at data: DataNode) {
    var count = 0
    for place in rules.rules[rule].fields.indices {
      // Most keys stand in the order of the fields.
      let index =
        count < entries.count && entries[count].key == rules.rules[rule].fields[place].key
        ? count : entries.firstIndex { $0.key == rules.rules[rule].fields[place].key }
      if index != nil { count += 1 }
      guard let index, entries[index].value.content != .null else {
        if rules.rules[rule].fields[place].isRequired {
          let range = index.map { entries[$0].value.range } ?? data.range
          refuse(.missingKey, range, "\(name) needs '\(rules.rules[rule].fields[place].key)'")
        }
        continue
      }
      path.append(Step(rule: rule, index: place))
      check(entries[index].value, rules.rules[rule].fields[place].rule)
      path.removeLast()
    }
    guard count < entries.count else { return }
    for entry in entries where !rules.rules[rule].fields.contains(where: { $0.key == entry.key }) {
      passOver(entry, rule)
    }
  }

  private mutating func checkCase(_ entries: [DataNode.Entry], of rule: Int, at data: DataNode) {
    var own: (index: Int, place: Int)?
    for index in entries.indices {
      guard let place = place(of: entries[index].key, in: rule) else { continue }
      if let own {
        let keys = "'\(entries[own.index].key)' and '\(entries[index].key)'"
        refuse(.wrongKind, entries[index].keyRange, "\(name) must have one key, not \(keys)")
      }
      own = (index, place)
    }
    guard let own else {
      guard let entry = entries.first else {
        refuse(.missingKey, data.range, "\(name) needs a key that says what it is")
        return
      }
      let nearest = nearestName(to: entry.key, in: rules.rules[rule].fields.map(\.key))
      let subject = rules.nouns[rule].map { "there is no \($0)" } ?? "\(name) has no"
      refuse(
        .unknownKey, entry.keyRange, "\(subject) '\(shortened(entry.key))'" + didYouMean(nearest))
      return
    }
    path.append(Step(rule: rule, index: own.place))
    check(entries[own.index].value, rules.rules[rule].fields[own.place].rule)
    path.removeLast()
    guard entries.count > 1 else { return }
    for entry in entries where place(of: entry.key, in: rule) == nil { passOver(entry, rule) }
  }

  private func place(of key: String, in rule: Int) -> Int? {
    rules.rules[rule].fields.firstIndex { $0.key == key }
  }

  // MARK: Messages

  /// The place as messages name it: `'modifiers[2]'`.
  private var name: String {
    var indices = ""
    for step in path.reversed() {
      guard let rule = step.rule else {
        indices = "[\(step.index)]" + indices
        continue
      }
      let key = rules.rules[rule].fields[step.index].key
      if key != "_0" { return "'\(key)\(indices)'" }
    }
    return "the document"
  }

  private var pathText: String {
    path.reduce(into: "") { text, step in
      if let rule = step.rule {
        text += (text.isEmpty ? "" : ".") + rules.rules[rule].fields[step.index].key
      } else {
        text += "[\(step.index)]"
      }
    }
  }

  private mutating func refuse(_ code: DiagnosticCode, _ range: SourceRange, _ message: String) {
    let place = path.isEmpty ? [] : [Diagnostic.Note("it is \(pathText)")]
    bag.report(
      Diagnostic(
        code, .error, at: range, message,
        notes: [Diagnostic.Note("clients refuse the whole document for it")] + place))
  }

  private mutating func passOver(_ entry: DataNode.Entry, _ rule: Int) {
    passedOver.insert(entry.keyRange.range.lowerBound)
    bag.report(
      .passedOver(
        entry.key, in: rules.rules[rule].fields.map(\.key), at: entry.keyRange,
        path.isEmpty ? entry.key : "\(pathText).\(entry.key)"))
  }
}

extension ShapeRules.Kind {
  /// Its values, in messages.
  fileprivate var article: String {
    switch self {
    case .any: "a value"
    case .words, .read(.string), .read(.any): "a string"
    case .list: "a list"
    case .object, .cases: "an object"
    case .read(.number): "a number"
    case .read(.integer): "an integer"
    case .read(.boolean): "a boolean"
    case .read(.address): "a string that is not empty"
    }
  }
}

extension Diagnostic {
  /// A key that clients do not look at.
  static func passedOver(
    _ key: String, in known: [String], at range: SourceRange, _ path: String
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, .warning, at: range,
      "clients pass over the key '\(shortened(key))'" + didYouMean(nearestName(to: key, in: known)),
      notes: [Note("it is \(path)")])
  }
}
