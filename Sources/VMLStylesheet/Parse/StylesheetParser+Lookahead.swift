import VMLMarkup

extension StylesheetParser {
  /// The end of an item, or the begin of its block.
  struct Terminator {
    var position: Int
    var isBlock: Bool
  }

  /// Looks for the `{`, `;` or `}` that comes first at the depth of the next item.
  ///
  /// - Complexity: Linear in the item's length; whatever the item turns out to be is read or
  ///   skipped up to that place, so that the whole sheet stays linear.
  func findTerminator() -> Terminator {
    var index = style.position
    var open = 0
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("), UInt8(ascii: "["): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): open = max(0, open - 1)
      case UInt8(ascii: "{"): return Terminator(position: index, isBlock: true)
      case UInt8(ascii: "}"): return Terminator(position: index, isBlock: false)
      case UInt8(ascii: ";") where open == 0: return Terminator(position: index, isBlock: false)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index = endOfString(index)
        continue
      case UInt8(ascii: "/"):
        index = endOfComment(index)
        continue
      default: break
      }
      index += 1
    }
    return Terminator(position: end, isBlock: false)
  }

  /// Offset of the quote of the next item's string that its line does not end, if the item begins
  /// like a selector.
  func openQuote(before end: Int) -> Int? {
    guard style.current.map({ ".#[*&:".utf8.contains($0) || SheetBytes.isWord($0) }) == true else {
      return nil
    }
    var index = style.position
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let next = endOfString(index)
        if bytes[next - 1] != bytes[index] || next == index + 1 { return index }
        index = next
      case UInt8(ascii: "/"): index = endOfComment(index)
      // A call has a message of its own.
      case UInt8(ascii: "("), UInt8(ascii: ";"): return nil
      default: index += 1
      }
    }
    return nil
  }

  /// One past the quote that ends a string, or the end of its line.
  func endOfString(_ start: Int) -> Int {
    var index = start + 1
    while index < end, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, end)
  }

  /// One past a comment, or past the `/` that begins none.
  private func endOfComment(_ start: Int) -> Int {
    guard start + 1 < end else { return start + 1 }
    var index = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return index
    case UInt8(ascii: "*"):
      while index + 1 < end {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          return index + 2
        }
        index += 1
      }
      return end
    default:
      return start + 1
    }
  }

  /// Whether `name(` or `.name(` comes next, and it is no class pattern.
  var looksLikeCall: Bool {
    var index = style.position
    if index < end, bytes[index] == UInt8(ascii: ".") { index += 1 }
    let start = index
    while index < end, SheetBytes.isWord(bytes[index]) { index += 1 }
    guard index > start, !SheetBytes.isDigit(bytes[start]), index < end,
      bytes[index] == UInt8(ascii: "(")
    else { return false }
    return start == style.position || !beginsHole(index + 1)
  }

  /// Whether `name:` and the type of a class pattern's hole come next.
  func beginsHole(_ start: Int) -> Bool {
    var index = start
    while index < end, SheetBytes.isWord(bytes[index]) { index += 1 }
    guard index > start, index < end, bytes[index] == UInt8(ascii: ":") else {
      return false
    }
    index += 1
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let rest = bytes[index..<min(index + 8, end)]
    return ["number)", "integer)", "word)"].contains { rest.starts(with: $0.utf8) }
  }
}
