import VMLDiagnostics
import VMLMarkup

/// The kinds of values that every format has, beside those that its table defines.
enum ValueKind: String, Sendable {
  case number
  /// A number that is not infinite.
  case finite
  case integer
  /// An integer above 0.
  case natural
  case bool
  case text
  /// A text that is not empty.
  case address
  /// A text that is the path of a page.
  case page
  /// A text that is a ``Breakpoint``.
  case breakpoint
  /// A ``StyleExpression`` that is a colour.
  case color
  /// A colour as an element names it: `system-red`, or digits; another is one of the app's assets.
  case colorName
  /// The attributes that make a colour of an element: `red`, `green` and `blue`, and the like.
  case colorParts
  /// In degrees.
  case angle
  /// `1...9`: binds `lower` and `upper`.
  case range
  /// `"2026-01-01"..."2026-12-31"`, one of whose ends may be left out: binds `lower` and `upper`.
  case dates
  /// A date, as the moment that it begins: `2026-12-01T00:00:00Z`.
  case moment
  /// The steps of an event that are one `send` of constants: binds the variable to name and value
  /// as one, and for `onTap` and what is performed also `action`, `value` and `valueText`.
  case send
  /// The value of an action as an attribute has it: a text, or in JSON an object.
  case payload
  /// The label of an element as its text alone, in whichever way it has one: as text or views that
  /// it holds, which the parameter `content` takes, or under the name `title` or `label` as an
  /// attribute or views.
  case caption
  /// The same where it is a text and no views, or one `Text` without style under a name.
  case plainCaption
  /// All views without a name.
  case views
  /// The same, but for views without an attribute `tag`; no table names it.
  case options
  /// The views that stand under a name, as one value.
  case view
  /// The same where it is one view, and no group.
  case layer
  /// The same as views hold it.
  case child
  /// The same as a list of views.
  case children
  /// The same where they are one `Text` without style, as its text.
  case plain
  /// The same as their texts alone; all else of them is lost.
  case flat
  /// The same where they are an `Image` of a symbol, as the symbol's name.
  case symbol
  /// The same where they are a `Label`, an `Image` of a symbol or a `Text`, as `systemName` and
  /// `text`.
  case tab
  /// The same where they are buttons, as their labels, roles and actions.
  case buttons
  /// The modifiers of the view under a name.
  case modifiers
  /// Any value, which is lost.
  case lost
  /// A number above 0.
  case positive
  /// `(x: 0, y: 1, z: 0)`: binds `x`, `y` and `z`.
  case vector
  /// A list of grid items as their number; what else they say is lost.
  case count
  /// The views that a link leads to, as the key under which its stack has them.
  case destination
}

extension ValueKind {
  /// Whether it is a value of the views under a name.
  var isOfViews: Bool {
    switch self {
    case .views, .view, .layer, .child, .children, .plain, .flat, .symbol, .tab, .buttons,
      .modifiers, .destination:
      true
    default: false
    }
  }
}

extension FormatTable.Row {
  /// The names of views that arguments are, with what they are written as.
  func slots(of arguments: [StyleArgument]) -> [(name: String, kind: ValueKind)] {
    arguments.compactMap { argument in
      let parameter = parameters.first { $0.label == argument.label }
      guard let name = argument.value.template, let kind = parameter?.kindOfViews else {
        return nil
      }
      return (name, kind)
    }
  }

  /// The kinds of views that its parameters take.
  var slotKinds: [ValueKind] { parameters.compactMap(\.kindOfViews) }
}

/// The size of a number as an expression gives it, finite or not; `nil` for NaN.
func number(_ expression: StyleExpression) -> Double? {
  switch expression {
  case .member(nil, "infinity", _): return .infinity
  case .member(of: .member(nil, _, _)?, "infinity", _): return .infinity
  default:
    guard let number = expression.number, number > -.infinity else { return nil }
    return number
  }
}

/// The ends of `1...9` or `1..<9`, which an attribute has as text; `nil` if it is none.
func range(_ text: String) -> (lower: Double, upper: Double)? {
  for separator in ["...", "..<"] {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2 else { continue }
    let ends = parts.map { Double($0.filter { !$0.isWhitespace }) }
    guard let lower = ends[0], let upper = ends[1], lower <= upper, lower.isFinite, upper.isFinite
    else { return nil }
    return (lower, upper)
  }
  return nil
}

/// Ends of a range of dates in the text of an attribute; `nil` if it is none.
func dates(_ text: String) -> (lower: String?, upper: String?)? {
  guard let dots = text.firstRange(of: "...") ?? text.firstRange(of: "..<") else { return nil }
  // A date has no quote in it.
  let parts = [text[..<dots.lowerBound], text[dots.upperBound...]]
    .map { $0.split { "'\" ".contains($0) }.joined(separator: " ") }
  let (lower, upper) = (parts[0].isEmpty ? nil : parts[0], parts[1].isEmpty ? nil : parts[1])
  return areDates(lower, upper) ? (lower, upper) : nil
}

/// A date of VML as a moment with its time and `Z`; `nil` if it is none.
func moment(_ date: String) -> String? {
  guard isDateText(date.utf8) else { return nil }
  let moment = date.replacing(" ", with: "T", maxReplacements: 1)
  return switch date.utf8.count {
  case 10: moment + "T00:00:00Z"
  case 19: moment + "Z"
  default: moment
  }
}

/// Whether the ends that there are are dates, the later one last; others crash apps.
func areDates(_ lower: String?, _ upper: String?) -> Bool {
  let ends = [lower, upper].compactMap(\.self)
  let dates = ends.compactMap { isDateText($0.utf8) ? SwiftDate($0)?.seconds : nil }
  return !dates.isEmpty && dates.count == ends.count && dates == dates.sorted()
}
