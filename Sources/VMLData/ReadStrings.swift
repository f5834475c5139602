public import VMLDiagnostics

/// Reads one of Apple's string files: `"key" = "text";` with comments, in UTF-8, or in UTF-16 with
/// its mark.
///
/// - Returns: An object of texts by their keys; `nil` after an error.
public func readStrings(_ file: SourceFile, reporting bag: inout DiagnosticBag) -> DataNode? {
  var text = SourceText(file, file.textStart..<file.bytes.count)
  if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
    guard let wide = decodedUTF16(file) else {
      bag.report(
        .strings("this text is no UTF-16", at: SourceRange(file: file.id, 0..<2)))
      return nil
    }
    text = wide
  } else if !validateEncoding(of: file, reporting: &bag) {
    return nil
  }
  var reader = StringsReader(text)
  let entries = reader.read()
  bag.report(contentsOf: reader.bag)
  return reader.bag.hasErrors ? nil : DataNode(.object(entries), at: text.sourceRange(text.range))
}

/// The text of a file in UTF-16, each byte with its place; `nil` for one with half a pair.
private func decodedUTF16(_ file: SourceFile) -> SourceText? {
  let isLittle = file.bytes[0] == 0xFF
  guard file.bytes.count % 2 == 0 else { return nil }
  let units = stride(from: 2, to: file.bytes.count, by: 2).map { index in
    let (one, two) = (UInt16(file.bytes[index]), UInt16(file.bytes[index + 1]))
    return isLittle ? one | two << 8 : one << 8 | two
  }
  var (bytes, offsets): ([UInt8], [UInt32]) = ([], [])
  var decoder = UTF16()
  var iterator = units.makeIterator()
  var offset = 2
  while case .scalarValue(let scalar) = decoder.decode(&iterator) {
    let utf8 = Array(String(Character(scalar)).utf8)
    bytes += utf8
    offsets += utf8.map { _ in UInt32(offset) }
    offset += UTF16.width(scalar) * 2
  }
  guard offset == file.bytes.count else { return nil }
  return SourceText(
    file: file.id, bytes: bytes, range: 0..<bytes.count, offsets: offsets + [UInt32(offset)])
}

private struct StringsReader {
  private let text: SourceText
  private var index: Int
  private var known: Set<String> = []
  var bag = DiagnosticBag()

  init(_ text: SourceText) {
    self.text = text
    index = text.range.lowerBound
  }

  private var byte: UInt8? { index < text.range.upperBound ? text.bytes[index] : nil }

  /// Reads `(key ('=' text)? ';')*`; a key alone is its own text.
  mutating func read() -> [DataNode.Entry] {
    var entries: [DataNode.Entry] = []
    skip()
    while byte != nil, let key = word() {
      skip()
      var value = key
      if byte == UInt8(ascii: "=") {
        index += 1
        skip()
        guard let read = word() else { break }
        value = read
        skip()
      }
      guard byte == UInt8(ascii: ";") else {
        fail("expected ';' after a text", index)
        break
      }
      index += 1
      skip()
      guard known.insert(key.text).inserted else {
        bag.report(.strings("the key '\(key.text)' is given twice", at: key.range))
        continue
      }
      entries.append(
        DataNode.Entry(
          key: key.text, keyRange: key.range, value: DataNode(.string(value.text), at: value.range))
      )
    }
    return entries
  }

  private mutating func fail(_ message: String, _ start: Int) {
    let end = min(start + 1, text.range.upperBound)
    bag.report(.strings(message, at: text.sourceRange(min(start, end)..<end)))
    index = text.range.upperBound
  }

  /// Goes past white space and comments.
  private mutating func skip() {
    while let byte {
      if byte <= 0x20 {
        index += 1
      } else if looksAt("//") {
        while let byte = self.byte, byte != 0x0A { index += 1 }
      } else if looksAt("/*") {
        let start = index
        index += 2
        while self.byte != nil, !looksAt("*/") { index += 1 }
        guard self.byte != nil else { return fail("this comment is never closed", start) }
        index += 2
      } else {
        return
      }
    }
  }

  private func looksAt(_ sign: String) -> Bool {
    text.bytes[index..<text.range.upperBound].starts(with: sign.utf8)
  }

  /// A text in quotes, or a word without; `nil` after an error.
  private mutating func word() -> (text: String, range: SourceRange)? {
    let start = index
    var units: [UInt8] = []
    guard byte == UInt8(ascii: "\"") else {
      while let byte,
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_-.$:/".utf8.contains(byte)
      {
        units.append(byte)
        index += 1
      }
      if units.isEmpty { fail("expected a key or a text in quotes", start) }
      return units.isEmpty
        ? nil : (String(decoding: units, as: UTF8.self), text.sourceRange(start..<index))
    }
    index += 1
    while let byte, byte != UInt8(ascii: "\"") {
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        units.append(byte)
        continue
      }
      guard let scalars = escape() else {
        fail("'\\' begins no escape here", index - 1)
        return nil
      }
      units += Array(scalars.utf8)
    }
    guard byte != nil else {
      fail("this text is never closed", start)
      return nil
    }
    index += 1
    return (String(decoding: units, as: UTF8.self), text.sourceRange(start..<index))
  }

  /// The character of an escape behind its `\`.
  private mutating func escape() -> String? {
    guard let byte else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A:
      return String(UnicodeScalar(byte))
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let unit = unit() else { return nil }
      guard UTF16.isLeadSurrogate(unit) else {
        return UnicodeScalar(unit).map { String(Character($0)) }
      }
      guard looksAt("\\U") || looksAt("\\u") else { return nil }
      index += 2
      guard let trail = self.unit(), UTF16.isTrailSurrogate(trail) else { return nil }
      return String(decoding: [unit, trail], as: UTF16.self)
    default: return nil
    }
  }

  private mutating func unit() -> UInt16? {
    guard index + 4 <= text.range.upperBound else { return nil }
    let digits = String(decoding: text.bytes[index..<index + 4], as: UTF8.self)
    guard digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else { return nil }
    index += 4
    return UInt16(digits, radix: 16)
  }
}

extension Diagnostic {
  fileprivate static func strings(_ message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidText, .error, at: range, message,
      notes: [Note("a string file has lines as '\"key\" = \"text\";'")])
  }
}
