/// The explanation as text: lines without a terminal's colours.
public func explanationText(of explanation: ElementExplanation) -> String {
  var text = "\(explanation.element), \(explanation.place.text), in \(explanation.document)"
  let variant = [explanation.target, explanation.locale, explanation.theme].compactMap(\.self)
  text += " for \(variant.joined(separator: "/"))\n"
  if let classes = explanation.classes { text += "class=\"\(classes)\"\n" }
  if explanation.count > 1 {
    text += "\(explanation.count) elements of the document are made from it; this is the first\n"
  }
  text += "\nRules that match it, the weakest first\n"
  if explanation.rules.isEmpty { text += "  none\n" }
  text += columns(
    explanation.rules.map { rule in
      [
        "(\(rule.specificity.map(String.init).joined(separator: ",")))", rule.selector,
        rule.place.text,
      ] + (rule.layer.map { ["layer \($0)"] } ?? [])
    })
  text += "\nModifiers, in the order in which they are applied\n"
  if explanation.modifiers.isEmpty { text += "  none\n" }
  let rows = columns(
    explanation.modifiers.map { [$0.text, $0.place.text, $0.selector ?? "its own style"] }
  ).split(separator: "\n", omittingEmptySubsequences: false)
  for (modifier, row) in zip(explanation.modifiers, rows) {
    text += row + "\n"
    for replaced in modifier.replaced {
      text += "    in place of \(replaced.text), \(replaced.place.text)\n"
    }
    for property in modifier.properties {
      text += "    \(property.name) is \(property.value), \(property.place.text)\n"
    }
  }
  guard !explanation.dropped.isEmpty else { return text }
  text += "\nLeft out\n"
  for dropped in explanation.dropped {
    text += "  \(dropped.text)  \(dropped.place.text)  \(dropped.selector ?? "its own style")\n"
    for reason in dropped.reasons { text += "    \(reason)\n" }
  }
  return text
}

/// Rows with columns of equal width, indented by two blanks; what is very wide stands over.
func columns(_ rows: [[String]]) -> String {
  let count = rows.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in
    min(48, rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0)
  }
  return rows.map { row in
    var line = " "
    for (column, cell) in row.enumerated() {
      let isLast = column + 1 == row.count
      let missing = isLast ? 0 : max(0, widths[column] - cell.count)
      line += " " + cell + String(repeating: " ", count: missing) + (isLast ? "" : " ")
    }
    return line + "\n"
  }.joined()
}
