/// Finds where a value ends whose closing quote was forgotten.
///
/// The next quote of the file, if there is one, belongs to another attribute: it would end this
/// value with a piece of another tag in it, and turn the rest of the file inside out. So a quote
/// that can hardly be meant to close is not taken, and the mistake is reported where it is.
extension MarkupParser {
  /// Whether the quote at `closing` rather begins the value of a later attribute.
  func belongsToLaterAttribute(closing: Int, opening: Int) -> Bool {
    let next = closing + 1
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: ">"), 0x20, 0x09, 0x0A, 0x0C, 0x0D: return false
    case UInt8(ascii: "/"):
      if next + 1 < bytes.count, bytes[next + 1] == UInt8(ascii: ">") { return false }
    default: break
    }
    if bytes[closing - 1] == UInt8(ascii: "="), closing - 1 > opening {
      return endsInAttributeName(opening + 1..<closing - 1)
    }
    // `"title>Say "hello"`: the tag has ended inside, and no attribute follows.
    return ByteClasses.isAttributeName(bytes[next]) && !isAttribute(at: next)
      && bytes[opening..<closing].contains(UInt8(ascii: ">"))
  }

  /// Whether white space and then a name end some bytes.
  private func endsInAttributeName(_ range: Range<Int>) -> Bool {
    var index = range.upperBound
    while index > range.lowerBound, ByteClasses.isAttributeName(bytes[index - 1]) { index -= 1 }
    return index < range.upperBound && index > range.lowerBound
      && ByteClasses.isSpace(bytes[index - 1])
  }

  /// Likely end of a value without a closing quote: before the end of the tag or line, or before
  /// something that looks like the next attribute.
  func likelyEnd(ofValueFrom start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        return index > start && bytes[index - 1] == UInt8(ascii: "/") ? index - 1 : index
      case UInt8(ascii: "<"), 0x0A, 0x0D: return index
      case 0x20, 0x09:
        if isAttribute(at: index + 1) { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  /// Whether `name="` or `name='` begins at an index.
  private func isAttribute(at start: Int) -> Bool {
    var index = start
    // Authors write no longer names, and a longer one would be looked at again and again.
    while index < bytes.count, index - start < 64, ByteClasses.isAttributeName(bytes[index]) {
      index += 1
    }
    guard index > start, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      return false
    }
    return bytes[index + 1] == quotationMark || bytes[index + 1] == apostrophe
  }
}
