import VMLDiagnostics
import VMLMarkup

/// Reports what looks like an interpolation or a block of another template language in the texts
/// and attributes of a page or component, since a client shows it as it stands.
///
/// A file without a `{` costs a search for that byte.
///
/// - Complexity: Linear in the file's size.
func reportForeignText(in markup: Markup, from start: Int, reporting bag: inout DiagnosticBag) {
  guard markup.file.bytes[start...].contains(UInt8(ascii: "{")) else { return }
  var finder = ForeignTextFinder(bytes: markup.file.bytes, file: markup.file)
  var index = 0
  while index < markup.nodes.count {
    let node = markup.nodes[index]
    index += 1
    switch node.kind {
    case .text: finder.look(in: node.range, reporting: &bag)
    case .element where node.name == .styleView: index = Int(node.end)
    case .element:
      for attribute in markup.attributes[node.attributes]
      where attribute.name != .style && !attribute.name.isCode {
        finder.look(in: attribute.valueRange, reporting: &bag)
      }
    default: break
    }
  }
}

private struct ForeignTextFinder {
  let bytes: [UInt8]
  let file: SourceFile
  /// Reports at most this many in a file; one mistake of habit is in all of it.
  private var left = 20

  init(bytes: [UInt8], file: SourceFile) {
    self.bytes = bytes
    self.file = file
  }

  mutating func look(in range: Range<Int>, reporting bag: inout DiagnosticBag) {
    var index = range.lowerBound
    while left > 0, let brace = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      guard let foreign = ForeignInterpolation(bytes, at: brace, in: range) else {
        index = brace + 1
        continue
      }
      left -= 1
      bag.report(.foreign(foreign, at: file.sourceRange(foreign.range)))
      index = foreign.range.upperBound
    }
  }
}

/// A stretch of a text that another template language would work out.
private struct ForeignInterpolation {
  let range: Range<Int>
  let language: String
  /// The same in VML; `nil` where no name stands in it.
  var replacement: String?
  let isBlock: Bool

  /// `brace` is the place of a `{`.
  init?(_ bytes: [UInt8], at brace: Int, in range: Range<Int>) {
    let next = brace + 1 < range.upperBound ? bytes[brace + 1] : 0
    let isDouble = next == UInt8(ascii: "{")
    let closing = Self.end(in: bytes, from: brace + 1, to: range.upperBound, isDouble: isDouble)
    guard let closing else { return nil }
    let inner = brace + (isDouble ? 2 : 1)..<closing - (isDouble ? 2 : 1)
    guard inner.lowerBound <= inner.upperBound else { return nil }
    let code = String(decoding: bytes[inner], as: UTF8.self)
    let isDollar = brace > range.lowerBound && bytes[brace - 1] == UInt8(ascii: "$")
    replacement = interpolation(ofForeign: code)
    self.range = (isDollar ? brace - 1 : brace)..<closing
    switch next {
    case UInt8(ascii: "{"):
      let first = code.first { !$0.isWhitespace }
      language = "Mustache, Vue, Jinja or Hugo"
      isBlock = first == "#" || first == "/" || first == "^"
    case UInt8(ascii: "%"):
      language = "Jinja or Liquid"
      isBlock = true
    case UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      let isComment = code.hasPrefix("/*") || code.hasPrefix("# ")
      guard isComment || code.dropFirst().first?.isLetter == true else { return nil }
      language =
        isComment ? "a comment of \(code.first == "#" ? "Jinja" : "JSX")" : "Svelte"
      isBlock = true
    case _ where isDollar:
      language = "JavaScript"
      isBlock = false
    default:
      // Braces are a part of some texts, and a name alone in them is hardly one.
      guard replacement != nil, code.first?.isWhitespace == false else { return nil }
      language = code.first == "@" ? "HEEx" : "JSX, Svelte or HEEx"
      isBlock = false
    }
  }

  /// One past the brace, or the two of them, that end what begins at `start`.
  private static func end(
    in bytes: [UInt8], from start: Int, to end: Int, isDouble: Bool
  ) -> Int? {
    let reach = min(end, start + 256)
    guard let first = bytes[start..<reach].firstIndex(of: UInt8(ascii: "}")) else { return nil }
    guard isDouble else { return first + 1 }
    return first + 1 < end && bytes[first + 1] == UInt8(ascii: "}") ? first + 2 : nil
  }
}

extension Diagnostic {
  fileprivate static func foreign(
    _ foreign: ForeignInterpolation, at range: SourceRange
  ) -> Diagnostic {
    let way =
      foreign.language.hasPrefix("a comment")
      ? "a comment is '<!-- … -->'"
      : foreign.isBlock
        ? "a condition is '<if test=\"…\">', a loop '<for each=\"x\" in=\"list\">'"
        : "a value is '\\(name)'; a brace that is meant is '&#123;'"
    return Diagnostic(
      .foreignSyntax, .warning, at: range,
      "this is \(foreign.language), and is shown as it stands", notes: [Note(way)],
      fixIts: foreign.isBlock
        ? []
        : foreign.replacement.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
