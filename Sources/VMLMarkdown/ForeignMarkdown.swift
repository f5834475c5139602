import VMLDiagnostics

/// A mark of another dialect of Markdown, or of a template language, that is shown as it stands.
struct ForeignMarkdown {
  let range: Range<Int>
  /// The dialect's mark, as a message names it.
  let subject: String
  let way: String

  /// Finds the first one in a paragraph or heading of a file, outside of code; `nil` if there is
  /// none.
  ///
  /// - Complexity: Linear in the block's size.
  init?(in bytes: [UInt8], _ block: Range<Int>) {
    let text = bytes[block]
    if let beginning = Self.beginning(text) {
      (range, subject, way) = beginning
      return
    }
    var index = block.lowerBound
    while index < block.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "`"):
        let rest = bytes[(index + 1)..<block.upperBound]
        index = rest.firstIndex(of: UInt8(ascii: "`")) ?? index
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "\\"):
        guard let found = Self.mark(text[index...]) else { break }
        (range, subject, way) = found
        return
      default: break
      }
      index += 1
    }
    return nil
  }

  private typealias Found = (range: Range<Int>, subject: String, way: String)

  private static let beginnings: [(mark: String, subject: String, way: String)] = [
    (":::", "a block between ':::'", ""), ("!!! ", "an admonition of MkDocs", ""),
    ("??? ", "an admonition of MkDocs", ""),
    ("$$", "a formula", "VML draws none; a picture of it is '![…](formula.png)'"),
    ("+++", "front matter of TOML", "front matter is YAML between lines of '---', as 'title: A'"),
    ("[TOC]", "a table of contents", "a list of links, '- [Part](#part)', is one"),
    ("[toc]", "a table of contents", "a list of links, '- [Part](#part)', is one"),
    ("[!NOTE", "an alert with text behind its mark", alertNote),
    ("[!TIP", "an alert with text behind its mark", alertNote),
    ("[!WARN", "an alert with text behind its mark", alertNote),
    ("[!IMP", "an alert with text behind its mark", alertNote),
    ("[!CAU", "an alert with text behind its mark", alertNote),
  ]

  private static func beginning(_ text: ArraySlice<UInt8>) -> Found? {
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: "i") || first == UInt8(ascii: "e") { return script(text) }
    guard !(first | 0x20 &- 0x61 < 26) else { return nil }
    for (mark, subject, way) in beginnings where text.starts(with: mark.utf8) {
      let line = text.prefix { $0 != 0x0A }
      let kind = String(decoding: line.dropFirst(mark.utf8.count), as: UTF8.self)
      return (line.indices, subject, way.isEmpty ? alert(of: kind) : way)
    }
    if first == UInt8(ascii: "#") {
      let signs = text.prefix { $0 == first }
      guard signs.count < 7, let next = text[signs.endIndex...].first,
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
          || signs.count > 1 && next | 0x20 &- 0x61 < 26
      else { return nil }
      let name = String(decoding: text.prefix { $0 > 0x20 }.dropFirst(signs.count), as: UTF8.self)
      return (
        signs.startIndex..<signs.endIndex, "a heading without a blank",
        "it is '\(String(repeating: "#", count: signs.count)) \(name)'"
      )
    }
    return first == UInt8(ascii: "|") ? table(text) : nil
  }

  /// An `import` or `export` of MDX, which stands in a line of its own.
  private static func script(_ text: ArraySlice<UInt8>) -> Found? {
    let isImport = text.starts(with: "import ".utf8)
    guard isImport || text.starts(with: "export const ".utf8) else { return nil }
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    let signs = isImport ? [" from \"", " from '", "import \"", "import '"] : ["="]
    guard signs.contains(where: { line.firstRange(of: $0.utf8) != nil }) else { return nil }
    return (
      line.indices, "an '\(isImport ? "import" : "export")' of MDX",
      isImport
        ? "Markdown has no components: remove the line, or write the page in VML"
        : "Markdown has no values: what a page says of itself stands in its front matter"
    )
  }

  /// The way to write a box of a kind that another dialect names first.
  private static func alert(of text: String) -> String {
    let word = text.drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    let kind =
      switch word {
      case "tip", "hint", "success": "TIP"
      case "warning", "warn", "attention": "WARNING"
      case "important": "IMPORTANT"
      case "caution", "danger", "error": "CAUTION"
      default: "NOTE"
      }
    return "a note is a quote that begins with '> [!\(kind)]'"
  }

  /// Whether a component of this name draws a box round a text elsewhere.
  static func isBox(_ name: String) -> Bool {
    name.first?.isUppercase == true && boxes.contains(Substring(name.lowercased()))
  }

  private static let boxes: Set<Substring> = [
    "admonition", "alert", "box", "callout", "caution", "danger", "hint", "important", "info",
    "note", "notice", "tip", "warning",
  ]

  /// Two lines of cells with no line of hyphens between them.
  private static func table(_ text: ArraySlice<UInt8>) -> Found? {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: true)
    let isRow = { (line: ArraySlice<UInt8>) in
      let line = line.drop { $0 <= 0x20 }
      return line.first == UInt8(ascii: "|") && line.count { $0 == UInt8(ascii: "|") } > 2
    }
    guard lines.count > 1, isRow(lines[0]), isRow(lines[1]),
      !lines.contains(where: { line in line.allSatisfy { "|:- \t".utf8.contains($0) } })
    else { return nil }
    let columns = lines[0].count { $0 == UInt8(ascii: "|") } - 1
    return (
      lines[0].startIndex..<lines[0].endIndex, "a table without its line of hyphens",
      "the line below its head is '|\(String(repeating: "---|", count: min(columns, 8)))'"
    )
  }

  private static func mark(_ rest: ArraySlice<UInt8>) -> Found? {
    func found(_ ending: String, _ subject: String, _ way: (String) -> String) -> Found? {
      // What is longer is no such mark, and looking on would cost the square of the text.
      let line = rest.prefix(256).prefix { $0 != 0x0A }
      let wanted = Array(ending.utf8)
      guard let end = line.indices.dropFirst().first(where: { line[$0...].starts(with: wanted) })
      else { return nil }
      let inner = line[(line.startIndex + 2)..<max(line.startIndex + 2, end)]
      return (
        rest.startIndex..<end + wanted.count, subject, way(String(decoding: inner, as: UTF8.self))
      )
    }
    if rest.starts(with: "[[".utf8) {
      // '[[1]](address)' is a link, and a list of lists is a text.
      let inner = rest.dropFirst(2).prefix(256).prefix { $0 != UInt8(ascii: "]") && $0 != 0x0A }
      let after = rest[inner.endIndex...].dropFirst(2).first
      guard !inner.contains(where: { "[,".utf8.contains($0) }),
        after != UInt8(ascii: "("), after != UInt8(ascii: "[")
      else { return nil }
      return found("]]", "a link of a wiki") { name in
        let file = name.split(separator: "|").first.map(String.init) ?? name
        return "a link is '[\(name)](\(file.lowercased()).md)'"
      }
    }
    if rest.starts(with: "{{<".utf8) || rest.starts(with: "{{%".utf8) {
      return found("}}", "a shortcode of Hugo") { code in
        let word = code.split { !$0.isLetter }.first ?? ""
        return code.contains("figure")
          ? "a picture is '![…](lamp.png)', in a paragraph of its own"
          : boxes.contains(word)
            ? alert(of: code) : "what Markdown does not have stands on a page of VML"
      }
    }
    if rest.starts(with: "{{".utf8) || rest.starts(with: "{%".utf8) {
      let ending = rest.starts(with: "{%".utf8) ? "%}" : "}}"
      return found(ending, "a value or block of a template language") { _ in
        "Markdown has no values; they stand on a page of VML, as '\\(page.title)'"
      }
    }
    if rest.starts(with: "{#".utf8) || rest.starts(with: "{.".utf8),
      rest.dropFirst(2).first.map({ ($0 | 0x20) &- 0x61 < 26 }) == true
    {
      return found("}", "an attribute in braces") { _ in
        "a heading's id is made of its text, and Markdown has no classes"
      }
    }
    if rest.starts(with: "\\(".utf8) {
      let name = rest.dropFirst(2)
      guard ["site.", "data.", "page."].contains(where: { name.starts(with: $0.utf8) }) else {
        return nil
      }
      return found(")", "an interpolation") { _ in
        "Markdown has no values; they stand on a page of VML, as '\\(page.title)'"
      }
    }
    guard rest.starts(with: "] (".utf8) else { return nil }
    let address = rest.dropFirst(3).prefix { $0 > 0x20 && $0 != UInt8(ascii: ")") }
    let isAddress =
      address.first == UInt8(ascii: "/") || address.starts(with: "./".utf8)
      || address.starts(with: "http".utf8) || address.first == UInt8(ascii: "#")
      || address.suffix(3).elementsEqual(".md".utf8)
    guard isAddress, rest[address.endIndex...].first == UInt8(ascii: ")") else { return nil }
    return (
      rest.startIndex..<rest.startIndex + 3, "a link with a blank in it",
      "its parts touch: '[text](\(String(decoding: address, as: UTF8.self)))'"
    )
  }
}

private let alertNote = "the mark stands alone in its line, '> [!NOTE]', and the text below it"
