import VMLDiagnostics
import VMLMarkup

/// An element of a page that is made of a document of another format.
public struct PageElement: Sendable {
  public var name: String
  public var attributes: [(name: String, value: String)] = []
  /// Calls of its style, as text.
  public var calls: [String] = []
  public var children: [PageNode] = []
  /// The named style that it has.
  public var style: String?
  private var templates: Set<String> = []
  /// By a name that was wanted: the number of the next that is made of it.
  private var numbers: [String: Int] = [:]

  public init(
    name: String, attributes: [(name: String, value: String)] = [], children: [PageNode] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  public subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// A name that no attribute has.
  public mutating func unusedAttribute(_ name: String) -> String {
    unused(name) { element, made in element[made] != nil }
  }

  /// A name that no views in it stand under.
  public mutating func unusedTemplate(_ name: String) -> String {
    unused(":" + name) { element, made in element.templates.contains(String(made.dropFirst())) }
      .dropFirst().description
  }

  /// Adds views, under a name or without one.
  public mutating func add(_ nodes: [PageNode], template: String?) {
    children += nodes
    if let template { templates.insert(template) }
  }

  private mutating func unused(
    _ name: String, _ isTaken: (PageElement, String) -> Bool
  ) -> String {
    while true {
      let number = numbers[name, default: 1]
      numbers[name] = number + 1
      let made = number == 1 ? name : "\(name)\(number)"
      if !isTaken(self, made) { return made }
    }
  }
}

public indirect enum PageNode: Sendable {
  case element(PageElement)
  case text(String)
  case comment(String)
}

/// The texts of a page: of its elements, attributes and calls.
public enum PageTexts: Sendable {
  /// Texts of a finished document, in which nothing is an interpolation.
  case finished
  /// Texts of a source that stand for themselves: a `\(` in them is escaped.
  case plain
  /// Texts of a source, with interpolations.
  case interpolated
}

/// Writes pages in one line; `vmlc format`'s layout makes them legible.
struct PageText {
  let texts: PageTexts
  private(set) var output: [UInt8] = []

  init(_ texts: PageTexts) { self.texts = texts }

  mutating func write(_ nodes: [PageNode]) {
    for node in nodes {
      switch node {
      case .element(let element): write(element)
      case .text(let text): escape(text, quotes: false)
      case .comment(let text): comment(text)
      }
    }
  }

  private mutating func comment(_ text: String) {
    // '--' ends a comment.
    let body = text.replacing("--", with: "- -").writable
    output.append(contentsOf: "<!-- \(body) -->".utf8)
  }

  private mutating func write(_ element: PageElement) {
    output.append(UInt8(ascii: "<"))
    output.append(contentsOf: element.name.utf8)
    for attribute in element.attributes { write(attribute.name, attribute.value) }
    if !element.calls.isEmpty { write("style", element.calls.joined(separator: ";")) }
    guard !element.children.isEmpty else {
      output.append(contentsOf: "/>".utf8)
      return
    }
    output.append(UInt8(ascii: ">"))
    write(element.children)
    output.append(contentsOf: "</\(element.name)>".utf8)
  }

  private mutating func write(_ name: String, _ value: String) {
    output.append(contentsOf: " \(name)=\"".utf8)
    // The texts of a style have an even number of backslashes before each parenthesis already.
    escape(value, quotes: true, isStyle: name == "style")
    output.append(quotationMark)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), quotationMark, backslash, 0x0D:
      true
    default: false
    }
  }

  private mutating func escape(_ text: String, quotes: Bool, isStyle: Bool = false) {
    // Most texts have nothing to escape.
    if !text.utf8.contains(where: Self.isSpecial) {
      output.append(contentsOf: text.utf8)
      return
    }
    let bytes = Array((texts == .plain && !isStyle ? escapedInterpolation(text) : text).utf8)
    var index = 0
    var backslashes = 0
    // Behind one that is left open, looking again would cost the square of the text.
    var isOpen = false
    while index < bytes.count {
      let byte = bytes[index]
      let begins = texts == .interpolated && byte == openingParenthesis && backslashes % 2 == 1
      let closing =
        begins && !isOpen ? endOfInterpolation(in: bytes, from: index + 1, to: bytes.count) : nil
      isOpen = isOpen || begins && closing == nil
      if let closing {
        // No entity is decoded in an interpolation.
        output.append(contentsOf: bytes[index...closing])
        (index, backslashes) = (closing + 1, 0)
        continue
      }
      backslashes = byte == backslash ? backslashes + 1 : 0
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case quotationMark where quotes: output.append(contentsOf: "&quot;".utf8)
      case 0x0D: output.append(contentsOf: "&#13;".utf8)
      default: output.append(byte)
      }
      index += 1
    }
  }
}

private let backslash = UInt8(ascii: "\\")
private let openingParenthesis = UInt8(ascii: "(")
private let quotationMark = UInt8(ascii: "\"")

/// A text as a literal of a style.
func quoted(_ text: String) -> String {
  var printer = StylePrinter()
  printer.print(string: text.utf8)
  return String(decoding: printer.output, as: UTF8.self)
}

/// A number as a style or an attribute writes it.
func written(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? number.description
}

/// Whether a text is a name that a step or a label may be.
func isName(_ text: String) -> Bool {
  guard let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A || first == 0x5F
  else { return false }
  return text.utf8.allSatisfy {
    ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
  }
}

/// Whether a page may hold a text: control characters have no place in one.
func isWritable(_ text: String) -> Bool {
  firstForbiddenCharacter(in: Array(text.utf8), from: 0) == nil
}

extension String {
  /// The text without control characters.
  var writable: String {
    isWritable(self)
      ? self : String(String.UnicodeScalarView(unicodeScalars.filter { isWritable(String($0)) }))
  }
}

/// A text as the inside of a string in single quotes.
func quotedBody(_ text: String) -> String {
  var body = ""
  for character in text {
    switch character {
    case "'", "\\": body += "\\\(character)"
    case "\n": body += "\\n"
    default: body.append(character)
    }
  }
  return body
}

/// A text as a string of an expression, or of a step.
public func singleQuoted(_ text: String) -> String { "'\(quotedBody(text))'" }

/// A text of a page in which `\(` would begin an interpolation.
public func escapedInterpolation(_ text: String) -> String {
  guard text.utf8.contains(backslash) else { return text }
  var escaped = ""
  var backslashes = ""
  for character in text {
    if character == "\\" {
      backslashes.append(character)
      continue
    }
    escaped += character == "(" ? backslashes + backslashes : backslashes
    escaped.append(character)
    backslashes = ""
  }
  return escaped + backslashes
}
