import VMLMarkup

extension LayoutBuffer {
  /// Writes a call or value that was flattened: on one line where that fits with `trailing`
  /// characters more, otherwise the arguments of its longest bracket one a line.
  mutating func write(
    call text: ArraySlice<UInt8>, indent: Int, trailing: Int, _ place: CallPlace
  ) {
    let length = width(of: text)
    guard column + length + trailing > formattedLineWidth,
      let bracket = longestBracket(in: text, place)
    else { return append(text) }
    let arguments = arguments(in: text[bracket].dropFirst().dropLast(), place)
    let inner = indent + indentationWidth
    // Breaking a line does not help a string that is too long anyway.
    if arguments.count == 1, longestBracket(in: arguments[0], place) == nil,
      inner + width(of: arguments[0]) > formattedLineWidth
    {
      return append(text)
    }
    append(text[...bracket.lowerBound])
    if arguments.count == 1, isOneCall(arguments[0], place),
      inner + width(of: arguments[0]) > formattedLineWidth
    {
      // `fill(.linearGradient(`: two brackets on one line, where one inside the other would say no
      // more.
      let rest = text[(bracket.upperBound - 1)...]
      write(call: arguments[0], indent: indent, trailing: trailing + width(of: rest), place)
      return append(rest)
    }
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      startLine(indent: inner)
      write(call: argument, indent: inner, trailing: isLast ? 0 : 1, place)
      if !isLast { append(UInt8(ascii: ",")) }
    }
    startLine(indent: indent)
    append(text[(bracket.upperBound - 1)...])
  }
}

/// By how many blanks what is inside stands farther right.
let indentationWidth = 2

/// The longest part of a text from a bracket to the one that closes it, of those that are in no
/// other.
private func longestBracket(in text: ArraySlice<UInt8>, _ place: CallPlace) -> Range<Int>? {
  var longest: Range<Int>?
  var start = text.startIndex
  forEachDelimiter(in: text, place) { index, byte, depth in
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      if depth == 0 { start = index }
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      // Nothing can be broken in `()`.
      guard depth == 1, index + 1 - start > longest?.count ?? 2 else { return }
      longest = start..<index + 1
    default: break
    }
  }
  return longest
}

/// One past the bracket that closes the one at an index.
func bracketsEnd(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
  var end: Int?
  forEachDelimiter(in: text[start...], .attribute) { index, byte, depth in
    if depth == 1, end == nil, byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
      end = index + 1
    }
  }
  return end
}

/// Whether a text ends with its only brackets.
private func isOneCall(_ text: ArraySlice<UInt8>, _ place: CallPlace) -> Bool {
  var count = 0
  forEachDelimiter(in: text, place) { _, byte, depth in
    if depth == 0, byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { count += 1 }
  }
  return count == 1 && longestBracket(in: text, place)?.upperBound == text.endIndex
}

private func arguments(in text: ArraySlice<UInt8>, _ place: CallPlace) -> [ArraySlice<UInt8>] {
  var arguments: [ArraySlice<UInt8>] = []
  var start = text.startIndex
  forEachDelimiter(in: text, place) { index, byte, depth in
    guard byte == UInt8(ascii: ","), depth == 0 else { return }
    arguments.append(text[start..<index])
    // Behind the comma is one blank.
    start = index + 2
  }
  arguments.append(text[start...])
  return arguments
}

/// Calls `body` with each bracket and comma outside of strings and interpolations, and how many
/// brackets are open before it.
private func forEachDelimiter(
  in text: ArraySlice<UInt8>, _ place: CallPlace, _ body: (Int, UInt8, Int) -> Void
) {
  let source = Array(text)
  let offset = text.startIndex
  var index = 0
  var depth = 0
  while index < source.count {
    let byte = source[index]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      index = endOfString(source, from: index, to: source.count, place) ?? source.count
      continue
    case UInt8(ascii: "\\")
    where place.hasInterpolations && index + 1 < source.count
      && source[index + 1] == UInt8(ascii: "("):
      index =
        (endOfInterpolation(in: source, from: index + 2, to: source.count) ?? source.count) + 1
      continue
    case UInt8(ascii: "("), UInt8(ascii: "["):
      body(index + offset, byte, depth)
      depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      body(index + offset, byte, depth)
      depth -= 1
    case UInt8(ascii: ","): body(index + offset, byte, depth)
    default: break
    }
    index += 1
  }
}
