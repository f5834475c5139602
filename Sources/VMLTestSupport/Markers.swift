public import Testing

/// Takes the marks `1️⃣`, `2️⃣`, … `9️⃣` out of a text.
///
/// - Returns: The text without them, and their places in it, in UTF-8 bytes: first the place of
///   `1️⃣`, then the place of `2️⃣`, whatever their order in the text. A mark that is missing or
///   given twice fails the test.
public func removeMarkers(
  from marked: String, at location: SourceLocation = #_sourceLocation
) -> (text: String, offsets: [Int]) {
  let scalars = Array(marked.unicodeScalars)
  var text = String.UnicodeScalarView()
  var length = 0
  var marks: [(number: Int, offset: Int)] = []
  var index = 0
  // By scalars: as a Character, a mark would swallow a combining mark that follows it.
  while index < scalars.count {
    if let number = markNumber(in: scalars, at: index) {
      marks.append((number, length))
      index += 3
    } else {
      text.append(scalars[index])
      length += UTF8.width(scalars[index])
      index += 1
    }
  }
  marks.sort { $0.number < $1.number }
  #expect(
    marks.map(\.number) == Array(1..<marks.count + 1),
    "the marks must be 1️⃣, 2️⃣ and so on, each once", sourceLocation: location)
  return (String(text), marks.map(\.offset))
}

/// The number of the mark that begins at an index, if one does: a digit, a variation selector and
/// an enclosing keycap.
private func markNumber(in scalars: [Unicode.Scalar], at index: Int) -> Int? {
  guard index + 2 < scalars.count, ("1"..."9").contains(scalars[index]),
    scalars[index + 1] == "\u{FE0F}", scalars[index + 2] == "\u{20E3}"
  else { return nil }
  return Int(scalars[index].value) - 0x30
}
