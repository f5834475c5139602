/// The text of a part of a file in one line: white space as single blanks, and cut where it is
/// long.
func lineText(_ bytes: ArraySlice<UInt8>) -> String {
  let words = String(decoding: bytes, as: UTF8.self)
    .split {
      $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }
  let text = words.joined(separator: " ")
  return text.count > shownLength ? text.prefix(shownLength) + "…" : text
}

private let shownLength = 72
