import VMLData
import VMLMarkup

/// A value as a literal of a style, and never as code.
///
/// A number, a boolean or a hexadecimal colour is written as it is; a string, URL or date as a
/// string; a symbol or named colour as an implicit member; a list as a list of literals.
///
/// - Returns: Empty for nil, which leaves an argument out; `nil` for a value without a literal.
func styleLiteral(_ value: Value) -> [UInt8]? {
  switch value {
  case .nothing: return []
  case .boolean, .integer: return text(of: value).map { Array($0.utf8) }
  case .number(let number):
    return number.isFinite ? text(of: value).map { Array($0.utf8) } : nil
  case .string(let text), .url(let text), .date(let text):
    var printer = StylePrinter()
    printer.print(string: text.utf8)
    return printer.output
  case .symbol(let name):
    return isMember(name) ? Array(".\(name)".utf8) : nil
  case .color(let color):
    if color.hasPrefix("#") { return Array(color.lowercased().utf8) }
    return isMember(color) ? Array(".\(color)".utf8) : nil
  case .list(let items):
    var literal = [UInt8(ascii: "[")]
    for item in items {
      guard let text = styleLiteral(item) else { return nil }
      if text.isEmpty { continue }
      if literal.count > 1 { literal += ", ".utf8 }
      literal += text
    }
    return literal + [UInt8(ascii: "]")]
  case .object, .unreadable, .view: return nil
  }
}

/// Whether a name can stand after the dot of an implicit member.
private func isMember(_ name: String) -> Bool {
  isWord(name) && !name.utf8.contains(0x2D)
}

/// A value's text between the quotes of a style's string; `nil` if it has no text.
func styleCharacters(_ value: Value) -> [UInt8]? {
  guard let text = text(of: value) else { return nil }
  var printer = StylePrinter()
  printer.print(characters: text.utf8)
  return printer.output
}
