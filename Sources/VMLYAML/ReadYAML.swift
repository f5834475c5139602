public import VMLData
public import VMLDiagnostics

/// Reads one YAML document.
///
/// Scalars are read by YAML 1.2's core schema, so `no` is a string. A value's place is its text,
/// without anchor and tag; where an alias stands for the value, it is the alias. Entries that `<<`
/// merges stand where the `<<` stood. The text may be part of a file; places are the file's.
///
/// - Returns: The value, `.null` for a text that holds none, or `nil` if a value could not be made
///   out; `bag` then says why. After a mistake in the form of the text (not in a key, a tag or an
///   alias) nothing more is read. A key that is given twice is reported, and has its first value.
public func readYAML(_ text: SourceText, reporting bag: inout DiagnosticBag) -> DataNode? {
  var range = text.range.clamped(to: text.bytes.indices)
  // libyaml would count a byte order mark as a column, so that the first line seems indented.
  if text.bytes[range].starts(with: byteOrderMark) {
    range = range.lowerBound + byteOrderMark.count..<range.upperBound
  }
  guard !range.isEmpty else { return DataNode(.null, at: text.sourceRange(range)) }
  if let directive = unsupportedDirective(in: text.bytes, range) {
    bag.report(.unsupportedDirective(text, directive))
    return nil
  }
  // SAFETY: `buffer` is valid within the closure, and `reader`, which owns the events, ends there.
  // `range` was clamped to the bytes and is not empty.
  return unsafe text.bytes.withUnsafeBufferPointer { buffer in
    let part = unsafe UnsafeBufferPointer(rebasing: buffer[range])
    guard let events = unsafe YAMLEvents(part) else {
      bag.report(.noMemory(at: text.sourceRange(range).start))
      return nil
    }
    let isASCII = unsafe part.reduce(0, |) < 0x80
    var reader = YAMLReader(
      text, events, CharacterPlaces(text.bytes, range, isASCII: isASCII), range)
    let root = reader.readStream()
    bag.report(contentsOf: reader.bag)
    return reader.isBroken ? nil : root
  }
}

/// The first directive before the document that is not `%YAML`.
///
/// `%TAG` is of no use where no tag of one's own can be known, and libyaml takes quadratic time for
/// many of them.
private func unsupportedDirective(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
  var start = range.lowerBound
  while true {
    start = skipBlankLines(in: bytes, start..<range.upperBound)
    guard start < range.upperBound, bytes[start] == UInt8(ascii: "%") else { return nil }
    let line = bytes[start..<range.upperBound]
    let end =
      line.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? line.endIndex
    let name = line[..<end].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    guard name.elementsEqual("%YAML".utf8) else { return name.indices }
    start = end
  }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Steps over byte order marks, white space and comments.
///
/// - Returns: The index of the first other byte, or the end of the range.
func skipBlankLines(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  var index = range.lowerBound
  while index < range.upperBound {
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      index += 1
    case UInt8(ascii: "#"):
      while index < range.upperBound, bytes[index] != UInt8(ascii: "\n"),
        bytes[index] != UInt8(ascii: "\r")
      {
        index += 1
      }
    case 0xEF where bytes[index..<range.upperBound].starts(with: byteOrderMark):
      index += 3
    default: return index
    }
  }
  return index
}

extension Diagnostic {
  fileprivate static func unsupportedDirective(
    _ text: SourceText, _ name: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      .yamlDirective, .error, at: text.sourceRange(name),
      "directive '\(shortened(String(decoding: text.bytes[name], as: UTF8.self)))' "
        + "is not supported",
      notes: [
        Note(
          "a value that begins with '%' is written in quotes; only '%YAML' may stand here as it is")
      ])
  }

  fileprivate static func noMemory(at range: SourceRange) -> Diagnostic {
    Diagnostic(.yamlSyntax, .error, at: range, "there is not enough memory to read this YAML")
  }
}
