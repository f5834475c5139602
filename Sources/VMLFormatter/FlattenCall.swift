import VMLMarkup

/// The place that a call or value stands in, which decides what its characters mean.
enum CallPlace {
  /// A `style` attribute: interpolations, entities, no comments.
  case attribute
  /// A modifier or a value in a sheet: comments.
  case sheet
  /// The text behind an instruction of a sheet: `ios, macos`, `(ios >= 17)`.
  case prelude

  var hasInterpolations: Bool { self == .attribute }
}

/// Puts calls on one line, with one blank after each comma and label and none beside brackets.
///
/// Knows brackets, strings, commas and labels, and leaves everything else as it stands, so that it
/// need not know what may be said.
struct CallFlattener {
  private let source: [UInt8]
  private let end: Int
  private let place: CallPlace
  private var position: Int
  private(set) var output: [UInt8] = []
  /// Ends of the calls or values in the output that a `;` separates from the next.
  private(set) var ends: [Int] = []
  private var open: [UInt8] = []
  private var hasSpace = false
  private var hasComma = false
  /// Start of the argument that is being read.
  private var argumentStart = 0

  init(_ source: [UInt8], _ range: Range<Int>, _ place: CallPlace) {
    self.source = source
    self.place = place
    position = range.lowerBound
    end = range.upperBound
  }

  /// - Returns: `false` for a text that has to stay as it is: one with a comment, an entity, or a
  ///   line break in a string.
  mutating func flatten() -> Bool {
    while position < end {
      guard readToken(source[position]) else { return false }
    }
    if hasComma { output.append(UInt8(ascii: ",")) }
    ends.append(output.count)
    return open.isEmpty
  }

  private mutating func readToken(_ byte: UInt8) -> Bool {
    switch byte {
    case _ where isSpace(byte):
      hasSpace = true
      position += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString(byte)
    case UInt8(ascii: "\\") where place.hasInterpolations && next == UInt8(ascii: "("):
      return readInterpolation()
    case UInt8(ascii: "("), UInt8(ascii: "["):
      guard open.count < Self.depthLimit else { return false }
      if followsItsName(byte) { hasSpace = false }
      separate(before: byte)
      open.append(byte)
      write(byte)
      argumentStart = output.count
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      guard open.popLast() != nil else { return false }
      hasSpace = false
      hasComma = false
      write(byte)
    case UInt8(ascii: ","):
      guard !hasComma else { return false }
      (hasComma, hasSpace) = (true, false)
      position += 1
    case UInt8(ascii: ":") where endsLabel:
      hasSpace = false
      write(byte)
      hasSpace = true
    case UInt8(ascii: ";") where open.isEmpty && place == .attribute: return endCall()
    case UInt8(ascii: "/") where place != .attribute && startsComment: return false
    case UInt8(ascii: "&") where place == .attribute: return false
    case UInt8(ascii: ">") where place == .prelude && next == UInt8(ascii: "="),
      UInt8(ascii: "<") where place == .prelude && next == UInt8(ascii: "="):
      hasSpace = true
      separate(before: byte)
      write(byte)
      write(UInt8(ascii: "="))
      hasSpace = true
    default:
      separate(before: byte)
      write(byte)
    }
    return true
  }

  private static let depthLimit = 256

  private var next: UInt8? { position + 1 < end ? source[position + 1] : nil }

  private var startsComment: Bool { next == UInt8(ascii: "/") || next == UInt8(ascii: "*") }

  private mutating func write(_ byte: UInt8) {
    output.append(byte)
    position += 1
  }

  /// Whether a bracket belongs to the name before it, with nothing between them.
  private func followsItsName(_ bracket: UInt8) -> Bool {
    if place == .prelude { return false }
    if open.isEmpty { return isFirstWord }
    return bracket == UInt8(ascii: "(") && !hasComma && output.last.map(isNameByte) == true
  }

  /// Whether nothing but a name was read of the call.
  private var isFirstWord: Bool {
    let start = ends.last ?? 0
    return output.count > start && output[start...].allSatisfy(isNameByte)
  }

  /// Whether all that was read of an argument is a name, so that a colon makes it a label.
  private var endsLabel: Bool {
    guard !open.isEmpty, !hasComma, argumentStart < output.count,
      output[argumentStart] &- 0x30 >= 10
    else { return false }
    return output[argumentStart...].allSatisfy { isNameByte($0) && $0 < 0x80 }
  }

  /// Writes the comma or blank that stands before the next token.
  private mutating func separate(before byte: UInt8) {
    if hasComma {
      output.append(UInt8(ascii: ","))
      output.append(0x20)
      argumentStart = output.count
    } else if hasSpace, let last = output.last, output.count > (ends.last ?? 0) {
      let isInside = last == UInt8(ascii: "(") || last == UInt8(ascii: "[")
      if !isInside, !joinsMember(last, byte), !isInTypeHint { output.append(0x20) }
    }
    hasComma = false
    hasSpace = false
  }

  /// Whether the argument that is being read is the `<number>` of `type(<number>)`.
  private var isInTypeHint: Bool {
    !open.isEmpty && argumentStart < output.count && output[argumentStart] == UInt8(ascii: "<")
  }

  /// Whether a dot goes on with the value before it: `.blue` and, on the next line,
  /// `.opacity(0.5)`.
  private func joinsMember(_ last: UInt8, _ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "."), place != .prelude, let next, (next | 0x20) &- 0x61 < 26 else {
      return false
    }
    return last == UInt8(ascii: ")") || last == UInt8(ascii: "]") || (last | 0x20) &- 0x61 < 26
  }

  private mutating func endCall() -> Bool {
    guard !hasComma else { return false }
    position += 1
    hasSpace = false
    if output.count > (ends.last ?? 0) { ends.append(output.count) }
    argumentStart = output.count
    return true
  }

  // MARK: Strings

  private mutating func readString(_ quote: UInt8) -> Bool {
    guard let stop = endOfString(source, from: position, to: end, place) else { return false }
    let text = source[position..<stop]
    guard !text.contains(0x0A), place != .attribute || !mayHoldQuote(text) else { return false }
    separate(before: quote)
    append(string: text, isAttribute: place == .attribute, to: &output)
    position = stop
    return true
  }

  /// Whether a string may hold a quote that is written as an entity, so that it ends somewhere
  /// else.
  private func mayHoldQuote(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.dropLast().contains { index in
      text[index] == UInt8(ascii: "&") && "#qa".utf8.contains(text[index + 1] | 0x20)
        || text[index] == UInt8(ascii: "&") && text[index + 1] == UInt8(ascii: "#")
    }
  }

  private mutating func readInterpolation() -> Bool {
    guard let closing = endOfInterpolation(in: source, from: position + 2, to: end) else {
      return false
    }
    let text = source[position...closing]
    guard !text.contains(0x0A) else { return false }
    separate(before: UInt8(ascii: "\\"))
    output.append(contentsOf: text)
    position = closing + 1
    return true
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
    || byte == UInt8(ascii: "@")
}

/// Appends a string of a sheet in `"` where nothing in it would have to change.
func append(string text: ArraySlice<UInt8>, isAttribute: Bool, to output: inout [UInt8]) {
  let content = text.dropFirst().dropLast()
  // A quote in the middle of a word begins no string.
  let isWhole = output.last.map { " (,[:=".utf8.contains($0) } ?? true
  let isPlain =
    isWhole && !content.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
  guard !isAttribute, text.first == UInt8(ascii: "'"), isPlain else {
    output.append(contentsOf: text)
    return
  }
  output.append(UInt8(ascii: "\""))
  output.append(contentsOf: content)
  output.append(UInt8(ascii: "\""))
}

/// One past the quote that ends a string; `nil` if there is none.
func endOfString(_ source: [UInt8], from start: Int, to end: Int, _ place: CallPlace) -> Int? {
  let quote = source[start]
  var index = start + 1
  while index < end {
    switch source[index] {
    case quote: return index + 1
    case UInt8(ascii: "\\"):
      guard place.hasInterpolations, index + 1 < end, source[index + 1] == UInt8(ascii: "(") else {
        index += 2
        continue
      }
      guard let closing = endOfInterpolation(in: source, from: index + 2, to: end) else {
        return nil
      }
      index = closing + 1
    default: index += 1
    }
  }
  return nil
}
