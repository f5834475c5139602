/// Meaning of a character reference.
enum CharacterReference {
  /// Its text, and the index after its `;`.
  case text(String, end: Int)
  /// A `&` that begins no reference.
  case ampersand
  /// Something of the form `&name;` or `&#1;` that stands for nothing.
  case unknown(end: Int)

  /// Reads the reference whose `&` is at `start`.
  ///
  /// Decimal and hexadecimal references, and the names of HTML 5. VML's own are `&lt; &gt; &amp;
  /// &quot; &#39;`.
  ///
  /// Spec: VML 9.2.
  static func read(_ bytes: [UInt8], at start: Int, end: Int) -> CharacterReference {
    var index = start + 1
    let limit = min(end, start + lengthLimit)
    while index < limit, ByteClasses.isIdentifier(bytes[index]) || bytes[index] == UInt8(ascii: "#")
    {
      index += 1
    }
    guard index < limit, bytes[index] == UInt8(ascii: ";"), index > start + 1 else {
      return .ampersand
    }
    let name = String(decoding: bytes[start + 1..<index], as: UTF8.self)
    let text = name.hasPrefix("#") ? number(name.dropFirst()) : named(name)
    return text.map { .text($0, end: index + 1) } ?? .unknown(end: index + 1)
  }

  /// Longer than the longest name that HTML has.
  private static let lengthLimit = 40

  private static func named(_ name: String) -> String? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: htmlEntities[name]
    }
  }

  private static func number(_ digits: Substring) -> String? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard
      let value = UInt32(
        isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), isAllowedInText(scalar)
    else { return nil }
    return String(Character(scalar))
  }
}

/// A text in which the characters stand that `&lt;`, `&#39;` and `&copy;` refer to.
///
/// What refers to none stays as it is. Takes time linear in the length of the text.
public func decodedReferences(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
  let bytes = Array(text.utf8)
  var made: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "&"),
      case .text(let characters, let end) = CharacterReference.read(
        bytes, at: index, end: bytes.count)
    {
      made += characters.utf8
      index = end
    } else {
      made.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: made, as: UTF8.self)
}

/// Whether a document may hold a character: no control characters but white space, no
/// noncharacters.
func isAllowedInText(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0C, 0x0D: true
  case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: false
  default: scalar.value & 0xFFFE != 0xFFFE
  }
}

/// The names of HTML 5 and what they stand for; made on first use, since hardly a document needs
/// it.
let htmlEntities: [String: String] = {
  var entities: [String: String] = [:]
  for line in htmlEntityTable.utf8.split(separator: UInt8(ascii: "\n")) {
    let fields = line.split(separator: UInt8(ascii: " "))
    guard let name = fields.first else { continue }
    var text = ""
    for field in fields.dropFirst() {
      let scalar = UInt32(String(Substring(field)), radix: 16).flatMap(Unicode.Scalar.init)
      if let scalar { text.unicodeScalars.append(scalar) }
    }
    entities[String(Substring(name))] = text
  }
  return entities
}()
