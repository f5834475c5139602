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
    lossCount += 1
    guard lossCount <= lossLimit else { return }
    var notes = path.isEmpty ? [] : [Diagnostic.Note("it is \(path)")]
    if let note { notes.append(Diagnostic.Note(note)) }
    if lossCount == lossLimit {
      notes.append(Diagnostic.Note("losses after this are not told"))
    }
    bag.report(Diagnostic(.formatLacks, .warning, at: range, message, notes: notes))
  }
}

extension Diagnostic {
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
