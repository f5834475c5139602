import VMLData
import VMLDiagnostics

extension YAMLReader {
  /// A scalar as it was written.
  struct Scalar {
    var text: String
    /// From the anchor or the tag, if it has one.
    var start: Int
    /// Without anchor and tag.
    var range: Range<Int>
    var isPlain: Bool

    var hasProperties: Bool { start < range.lowerBound }
  }

  /// Reads a scalar as a value.
  mutating func readScalar() -> DataNode { resolve(readScalarText()) }

  /// Reads a scalar as text.
  mutating func readScalarText() -> Scalar {
    let start = places.index(ofCharacter: events.start)
    var end = max(start, places.index(ofCharacter: events.end))
    var content = start
    // Nothing but a property begins with these bytes unless it is in quotes.
    if start < end, isProperty(text.bytes[start]) {
      content = skipProperties(start..<end).content
    }
    if events.isBlockScalar {
      while end > content, isSpace(text.bytes[end - 1]) { end -= 1 }
    }
    lastScalar = content..<end
    lastEnd = end
    return Scalar(
      text: events.scalarText, start: start, range: content..<end, isPlain: events.isPlainScalar)
  }

  /// The value of the current scalar by its tag, its quotes or its form.
  mutating func resolve(_ scalar: Scalar) -> DataNode {
    let range = text.sourceRange(scalar.range)
    guard scalar.hasProperties else {
      guard scalar.isPlain else { return DataNode(.string(scalar.text), at: range) }
      return DataNode(plainContent(scalar.text, at: range), at: range)
    }
    let content =
      if let tag = skipProperties(scalar.start..<scalar.range.upperBound).tag {
        taggedContent(scalar, written: tag, at: range)
      } else if scalar.isPlain {
        plainContent(scalar.text, at: range)
      } else {
        DataNode.Content.string(scalar.text)
      }
    let node = DataNode(content, at: range)
    if let anchor = events.anchor { define(anchor, as: node, scalarText: scalar.text) }
    return node
  }

  private mutating func plainContent(_ text: String, at range: SourceRange) -> DataNode.Content {
    if let content = CoreSchema.value(of: text) { return content }
    reportBroken(.numberTooLarge(text, isInteger: CoreSchema.isInteger(text), at: range))
    return .null
  }

  /// The value of a scalar that has a tag.
  private mutating func taggedContent(
    _ scalar: Scalar, written: Range<Int>, at range: SourceRange
  ) -> DataNode.Content {
    let string = DataNode.Content.string(scalar.text)
    guard let name = events.tag, name != "!" else { return string }
    guard let tag = CoreTag(name) else {
      reportUnknownTag(written)
      return string
    }
    if tag == .string { return string }
    let form = tag == .list || tag == .object ? string : plainContent(scalar.text, at: range)
    switch (tag, form) {
    case (.null, .null), (.boolean, .boolean), (.integer, .integer), (.number, .number):
      return form
    case (.number, .integer(let integer)): return .number(Double(integer))
    default:
      if !isBroken { reportBroken(.textDoesNotFit(scalar.text, tag, source(written), at: range)) }
      return string
    }
  }

  /// Reports a tag that a list or an object may not have.
  mutating func checkCollectionTag(_ name: String?, _ properties: Properties) {
    guard let name, name != "!", let written = properties.tag else { return }
    guard let tag = CoreTag(name) else { return reportUnknownTag(written) }
    let (expected, kind): (CoreTag, _) =
      events.kind == .listStart ? (.list, "a list") : (.object, "an object")
    guard tag != expected else { return }
    reportBroken(.tagOfOtherKind(source(written), kind, at: text.sourceRange(written)))
  }

  mutating func reportUnknownTag(_ written: Range<Int>) {
    reportBroken(.unknownTag(source(written), at: text.sourceRange(written)))
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || UInt8(ascii: "\t")...UInt8(ascii: "\r") ~= byte
  }
}

/// The tags of YAML 1.2's core schema.
private enum CoreTag: String, CaseIterable {
  case string = "str"
  case integer = "int"
  case number = "float"
  case boolean = "bool"
  case null = "null"
  case list = "seq"
  case object = "map"

  /// The tag with a full name, or `nil` if it is none of these.
  init?(_ name: String) {
    let prefix = "tag:yaml.org,2002:"
    guard name.utf8.starts(with: prefix.utf8) else { return nil }
    self.init(rawValue: String(name.dropFirst(prefix.count)))
  }

  /// The form that a scalar of this tag must have, for messages.
  var expectation: String {
    switch self {
    case .string: "text"
    case .integer: "an integer such as '42', '0o17' or '0xff'"
    case .number: "a number such as '1.5' or '.inf'"
    case .boolean: "'true' or 'false'"
    case .null: "'null', '~' or nothing"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownTag(_ written: String, at range: SourceRange) -> Diagnostic {
    let known = CoreTag.allCases.map { "!!\($0.rawValue)" }
    let suggestion = didYouMean(nearestName(to: written, in: known))
    return Diagnostic(
      .yamlUnknownTag, .error, at: range, "tag '\(shortened(written))' is not known\(suggestion)",
      notes: [
        Note("known are \(known.joined(separator: ", "))"),
        Note("leave the tag out; if '!' begins a text, put the text in quotes"),
      ])
  }

  fileprivate static func textDoesNotFit(
    _ text: String, _ tag: CoreTag, _ written: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .yamlTagMismatch, .error, at: range,
      "'\(shortened(text))' does not fit the tag '\(shortened(written))'",
      notes: [Note("expected \(tag.expectation); or leave the tag out")])
  }

  fileprivate static func tagOfOtherKind(
    _ written: String, _ kind: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .yamlTagMismatch, .error, at: range,
      "tag '\(shortened(written))' does not fit \(kind)", notes: [Note("leave the tag out")])
  }
}
