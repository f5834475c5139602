/// A string literal of Swift.
///
/// What would be read otherwise than it looks is written by its number: control characters, and
/// marks that have no width or change the direction.
func swiftLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\":
      literal += "\\"
      literal.unicodeScalars.append(scalar)
    case "\n": literal += "\\n"
    case "\t": literal += "\\t"
    case "\r": literal += "\\r"
    case "\0": literal += "\\0"
    default:
      if isInvisible(scalar) {
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal + "\""
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
  case .spaceSeparator: scalar != " "
  default: false
  }
}

/// Whether a `Text` would read a part of a literal as Markdown.
func looksLikeMarkdown(_ text: String) -> Bool {
  if text.utf8.contains(where: { "*_~`[]\\<^@#".utf8.contains($0) }) { return true }
  return text.contains("://") || text.contains("www.") || text.contains("&") && text.contains(";")
}

/// A name of Swift, in backticks where it is a keyword.
func swiftName(_ text: String) -> String {
  var name = ""
  for scalar in text.unicodeScalars {
    let isFine = scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
    let isDigit = scalar.isASCII && scalar.properties.numericType != nil
    name.unicodeScalars.append(isFine || isDigit && !name.isEmpty ? scalar : "_")
  }
  if name.isEmpty || name.allSatisfy({ $0 == "_" }) { name = "value" }
  return swiftKeywords.contains(name) ? "`\(name)`" : name
}

/// The name of an argument: keywords stand there as they are.
func swiftLabel(_ text: String, orEmpty: Bool = false) -> String {
  if orEmpty, text.isEmpty { return "" }
  return swiftName(text).filter { $0 != "`" }
}

/// Name of the view for the document in a file, `ProductsLampPage` for `products/lamp`.
///
/// Different files have different names: a capital letter begins a folder or file, a `-` before a
/// small letter is `_` with a capital, and every other byte is `__` with two digits.
func swiftTypeName(of file: String) -> String {
  var name = ""
  var isStart = true
  let bytes = Array(file.utf8)
  var index = 0
  func isSmall(_ index: Int) -> Bool {
    bytes.indices.contains(index) && bytes[index] &- UInt8(ascii: "a") < 26
  }
  func append(_ byte: UInt8) { name.unicodeScalars.append(Unicode.Scalar(byte)) }
  while index < bytes.count {
    let byte = bytes[index]
    if isSmall(index) {
      append(isStart ? byte - 0x20 : byte)
      isStart = false
    } else if byte == UInt8(ascii: "/"), isSmall(index + 1), index > 0 {
      isStart = true
    } else if byte == UInt8(ascii: "-"), isSmall(index + 1), index > 0 {
      append(UInt8(ascii: "_"))
      isStart = true
    } else if byte &- 0x30 < 10, !isStart {
      append(byte)
    } else {
      let digits = String(byte, radix: 16)
      name += (name.isEmpty ? "X" : "") + "__" + (digits.count < 2 ? "0" : "") + digits
      isStart = false
    }
    index += 1
  }
  return name + "Page"
}

/// Words that no name may be without backticks.
private let swiftKeywords: Set = [
  "Any", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class",
  "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
  "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
  "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "var", "where", "while",
]

/// A number of Swift without units, in as few digits as it has.
func swiftNumber(_ number: Double) -> String? {
  guard number.isFinite else { return nil }
  return Int(exactly: number).map(String.init) ?? "\(number)"
}
