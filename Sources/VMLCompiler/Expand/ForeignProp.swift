import VMLData

/// The meaning that a word may have which does not fit a prop: a boolean of another language, or an
/// expression without its `\(…)`.
///
/// - Returns: Text for a note; `nil` if nothing is known of it.
func wayOfWord(_ word: String, of type: ValueType, _ prop: String) -> String? {
  if case .boolean = type {
    if ["yes", "on", "1", "True"].contains(word) { return "it is '\(prop)=\"true\"'" }
    if ["no", "off", "0", "False"].contains(word) { return "it is '\(prop)=\"false\"'" }
  }
  if word.first == "{", word.last == "}" {
    let name = word.dropFirst().dropLast().split { !$0.isLetter && !$0.isNumber && $0 != "." }.last
    return "a value in braces is XAML's or JSX's; here it is "
      + "'\(prop)=\"\\(\(name.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "name"))\"'"
  }
  return mayBeExpression(word, of: type, prop)
    ? "a value that is worked out is '\(prop)=\"\\(\(word))\"'" : nil
}

/// Whether a word that does not fit a prop is an expression without its `\(…)`: a literal of a
/// list, a path, or the name of a variable that is called as the prop is.
private func mayBeExpression(_ word: String, of type: ValueType, _ prop: String) -> Bool {
  switch type {
  case .string, .choice: return false
  case .list where word.first == "[": return true
  default: break
  }
  guard word.first?.isLetter == true, word == prop || word.contains(".") else { return false }
  return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
}
