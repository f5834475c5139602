import VMLData
import VMLDiagnostics
import VMLMarkup

extension ReadingPass {
  mutating func lack(
    _ part: String, at range: SourceRange, _ path: String, isAll: Bool = false,
    note: String? = nil, near: String? = nil
  ) {
    report(
      "\(part) has no form in VML, and is left out" + (isAll ? " with all that it holds" : "")
        + didYouMean(near), at: range, path, note: note)
  }

  /// Tells of an entry that no row has; of a wrong word with the words that there are.
  mutating func lack(
    _ entry: ForeignEntry, of type: String, isRepeated: Bool, near: String?
  ) {
    let key = shortened(entry.key)
    guard !isRepeated, let text = entry.value.string, let words = words(of: entry.key, on: type)
    else {
      lack(
        (isRepeated ? "another " : "") + "'\(key)' of '\(type)'", at: entry.range, entry.path,
        note: isRepeated ? "the first of the key counts" : nil, near: near)
      return
    }
    let known = words.prefix(listedWords).map { "'\($0)'" }.joined(separator: ", ")
    report(
      "'\(key)' has no '\(shortened(text))', and is left out"
        + didYouMean(nearestName(to: text, in: words)), at: entry.range, entry.path,
      note: "it has \(known)" + (words.count > listedWords ? ", …" : ""))
  }

  /// The words that the rows of a key take; `nil` where one takes other texts, too.
  private func words(of key: String, on type: String) -> [String]? {
    let rows =
      (rows.modifiers[key] ?? []).map { ($0.1, $0.1.readMember.template) }
      + (rows.views[type] ?? []).flatMap { _, row in
        row.members.filter { $0.key == key }.map { (row, $0.template) }
      }
    var words: [String] = []
    for (row, template) in rows {
      switch template {
      case .value(.string(let word)): words.append(word)
      case .variable(let name, _, _):
        let patterns = row.parameters.filter { $0.variable == name }.map(\.pattern)
        for pattern in patterns {
          guard let own = self.words(of: pattern) else { return nil }
          words += own
        }
      default: break
      }
    }
    var seen: Set<String> = []
    words.removeAll { !seen.insert($0).inserted }
    return words.isEmpty ? nil : words
  }

  private func words(of pattern: FormatTable.Pattern) -> [String]? {
    if case .member(_, .some) = pattern { return nil }
    guard case .kind(let kind) = pattern else { return [] }
    guard let forms = rows.kinds[kind] else { return ["lost", "bool"].contains(kind) ? [] : nil }
    var words: [String] = []
    for form in forms {
      switch form.template {
      case .value(.string(let word)): words.append(word)
      case .variable:
        guard let own = self.words(of: form.pattern) else { return nil }
        words += own
      default: break
      }
    }
    return words
  }

  /// Tells of an entry that clients pass over for want of a key.
  mutating func lackIfIncomplete(_ entry: ForeignEntry) -> Bool {
    guard let missing = codec.missing(in: entry) else { return false }
    lack(
      "'\(shortened(entry.key))' without '\(missing)'", at: entry.range, entry.path,
      note: "clients pass it over")
    return true
  }

  mutating func lackPart(
    of name: String, _ losses: [String], at range: SourceRange, _ path: String
  ) {
    let changes = losses.joined(separator: ", and ")
    report("a part of '\(name)' has no form in VML: \(changes)", at: range, path)
  }

  func nearestView(to type: String) -> String? {
    lossCount < lossLimit ? nearestName(to: type, in: rows.views.keys) : nil
  }

  /// The key near to one that a view of a type has in vain; `nil` for a known one.
  func nearestKey(to key: String, of type: String?) -> String? {
    guard lossCount < lossLimit, !codec.isKnown(key) else { return nil }
    let own = type.flatMap { rows.views[$0] }?.flatMap { $0.1.members.map(\.key) } ?? []
    let keys = own + rows.modifiers.keys + rows.common.keys
    return keys.contains(key) ? nil : nearestName(to: key, in: keys.filter { $0.first != "@" })
  }

  mutating func report(
    _ message: String, at range: SourceRange, _ path: String, note: String? = nil
  ) {
    guard !told.contains(range.range.lowerBound) else { return }
    var notes = path.isEmpty ? [] : [Diagnostic.Note("it is \(path)")]
    if let note { notes.append(Diagnostic.Note(note)) }
    report(Diagnostic(.formatLacks, .warning, at: range, message, notes: notes))
  }

  mutating func tellLeniency(of entry: ForeignEntry) {
    guard var leniency = codec.leniency(of: entry.value, of: entry.key) else { return }
    leniency.name(entry.path)
    report(leniency)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    lossCount += 1
    guard lossCount <= lossLimit else { return }
    var diagnostic = diagnostic
    if lossCount == lossLimit {
      diagnostic.notes.append(Diagnostic.Note("losses after this are not told"))
    }
    bag.report(diagnostic)
  }
}

extension Diagnostic {
  /// A value that clients read as one of another kind.
  static func lenient(_ value: DataNode, _ wanted: String, _ reading: String) -> Diagnostic {
    let text =
      switch value.content {
      case .string(let text): "'\(shortened(text))'"
      case .integer(let integer): String(integer)
      case .number(let number): written(number)
      case .boolean(let flag): flag ? "true" : "false"
      default: "this"
      }
    return Diagnostic(
      .wrongKind, .warning, at: value.range,
      "\(text) must be \(wanted), not \(value.kindName)",
      notes: [Note("clients read it as \(reading)")])
  }

  /// Adds the path of its value, if it has none yet.
  mutating func name(_ path: String) {
    guard !path.isEmpty, !notes.contains(where: { $0.message.hasPrefix("it is ") }) else { return }
    notes.append(Note("it is \(path)"))
  }

  /// A view whose modifiers need more attributes than an element may have.
  static func crowded(
    _ type: String, at range: SourceRange, _ path: String
  ) -> Diagnostic {
    Diagnostic(
      .attributeLimit, .error, at: range,
      "'\(type)' would be an element with more than \(attributeLimit) attributes",
      notes: [Note("each sheet, alert and the like needs one"), Note("it is \(path)")])
  }
}

/// Most losses of one document that are told.
private let lossLimit = 1000

/// Most words that a message lists.
private let listedWords = 12

/// Whether a path is another one, or leads into it.
func isPlace(_ path: String, in whole: String) -> Bool {
  path == whole || path.hasPrefix(whole + ".") || path.hasPrefix(whole + "[")
}
