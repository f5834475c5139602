import VMLData
import VMLDiagnostics
import VMLMarkup

/// The place of a value in a text of 'locales/', as another language writes it.
struct ForeignPlaceholder {
  /// Bytes of the text.
  let range: Range<Int>
  private let language: String
  /// The argument's name; empty where the placeholder has none.
  private let name: String
  private let isPlural: Bool

  /// Finds the first placeholder of a text; `nil` if there is none.
  ///
  /// - Complexity: Linear in the text's length.
  init?(in text: String) {
    let bytes = Array(text.utf8)
    var end = 0
    for index in bytes.indices where index >= end {
      switch bytes[index] {
      case UInt8(ascii: "\\") where bytes[index...].starts(with: "\\(".utf8):
        end = endOfInterpolation(in: bytes, from: index + 2, to: bytes.count) ?? bytes.count
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "$"), UInt8(ascii: "@"): break
      default: continue
      }
      let before = index > 0 ? bytes[index - 1] : 0x20
      // '/users/{id}' is an address.
      guard !isDigit(before), before != UInt8(ascii: "/") else { continue }
      let rest = Substring(decoding: bytes[index...].prefix(Self.reach), as: UTF8.self)
      guard let found = Self.match(rest) else { continue }
      range = index..<index + rest.utf8.count - found.end.utf8.count
      language = found.language
      name = found.name
      isPlural = found.isPlural
      return
    }
    return nil
  }

  /// Bytes within which a placeholder ends.
  private static let reach = 64

  private typealias Found = (end: Substring, language: String, name: String, isPlural: Bool)

  private static func match(_ text: Substring) -> Found? {
    var rest = text
    func found(_ language: String, _ name: String = "", isPlural: Bool = false) -> Found {
      (rest, language, name, isPlural)
    }
    if rest.take("{{") {
      rest.takeSpace()
      guard let name = rest.takeWord(with: "."), let end = rest.firstRange(of: "}}"),
        !rest[..<end.lowerBound].contains("{")
      else { return nil }
      rest = rest[end.upperBound...]
      return found("Mustache's or i18next's", name)
    }
    if rest.take("%{") || rest.take("${") {
      guard let name = rest.takeWord(), rest.take("}") else { return nil }
      return found(text.first == "%" ? "Ruby's" : "JavaScript's", name)
    }
    if rest.take("%(") {
      guard let name = rest.takeWord(), rest.take(")"), let letter = rest.popFirst(),
        "sdif".contains(letter)
      else { return nil }
      return found("Python's", name)
    }
    if rest.take("{") {
      rest.takeSpace()
      guard let name = rest.takeWord() else { return nil }
      rest.takeSpace()
      if rest.take("}") { return found("ICU's", Int(name) == nil ? name : "") }
      guard rest.take(",") else { return nil }
      rest.takeSpace()
      guard let kind = rest.takeWord(),
        ["plural", "selectordinal", "select", "number", "date", "time"].contains(kind)
      else { return nil }
      return found("ICU's", name, isPlural: kind == "plural" || kind == "selectordinal")
    }
    if rest.take("%") {
      if rest.dropFirst().first == "$", rest.first?.isNumber == true { rest = rest.dropFirst(2) }
      if rest.take("@") { return found("a string catalog's") }
      if rest.first == ".", rest.dropFirst().first?.isNumber == true { rest = rest.dropFirst(2) }
      let kind = rest.takeWord()
      return kind.map { ["d", "s", "i", "f", "ld", "lu", "lld", "llu"].contains($0) } == true
        ? found("printf's") : nil
    }
    if rest.take("$t(") {
      guard rest.takeWord(with: ".:") != nil, rest.take(")") else { return nil }
      return found("i18next's")
    }
    if rest.take("@:") {
      guard rest.takeWord(with: ".") != nil else { return nil }
      return found("Vue I18n's")
    }
    return nil
  }

  /// The message about the placeholder in the text that `node` has.
  func diagnostic(in node: DataNode, _ text: String) -> Diagnostic {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let written = String(text[start..<bytes.index(start, offsetBy: range.count)])
    // A text with escapes, or in several lines, is not in the file as it is read.
    let quotes = node.range.range.count - bytes.count
    let first = node.range.range.lowerBound + quotes / 2
    let place =
      quotes == 0 || quotes == 2
      ? SourceRange(file: node.range.file, first + range.lowerBound..<first + range.upperBound)
      : node.range
    let note =
      if isPlural {
        "a text that depends on a number is `{ one: '\\(\(name)) lamp', other: … }`"
      } else if language == "Vue I18n's" || written.hasPrefix("$t") {
        "a text holds no other text; write it out, or show both side by side"
      } else {
        "an argument is '\\(\(name.isEmpty ? "count" : name))', which a page gives: "
          + "'@key(\(name.isEmpty ? "count" : name): …)'"
      }
    return Diagnostic(
      .foreignSyntax, .warning, at: place, "'\(written)' is \(language), and shown as it stands",
      notes: [Diagnostic.Note(note)])
  }
}

extension Substring {
  fileprivate mutating func take(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    self = dropFirst(prefix.count)
    return true
  }

  fileprivate mutating func takeSpace() { self = drop(while: \.isWhitespace) }

  /// Takes letters, digits, `_` and `others`; `nil` where there are none.
  fileprivate mutating func takeWord(with others: String = "") -> String? {
    let word = prefix { $0.isLetter || $0.isNumber || $0 == "_" || others.contains($0) }
    self = dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }
}
