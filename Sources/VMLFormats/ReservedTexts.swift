import VMLMarkup

extension FormatTable {
  /// A document in which no text is one that the format's clients take for something else.
  ///
  /// No text can be escaped for them, so such a one gets a character that is not seen: U+2060.
  func unreserved(_ vml: [UInt8]) -> [UInt8] {
    let dollar = UInt8(ascii: "$")
    guard !reserved.isEmpty, var index = firstIndex(of: dollar, in: vml.span, from: 0) else {
      return vml
    }
    var made: [UInt8] = []
    var start = 0
    while true {
      let rest = vml[index...]
      if let text = reserved.first(where: { rest.starts(with: $0.utf8) }) {
        let end = index + text.utf8.count
        let before = vml[start..<index]
        if Self.opening.contains(where: { before.suffix($0.count).elementsEqual($0) }),
          Self.closing.contains(where: { vml[end...].starts(with: $0) })
        {
          made += vml[start..<end] + "\u{2060}".utf8
          start = end
        }
      }
      guard let next = firstIndex(of: dollar, in: vml.span, from: index + 1) else { break }
      index = next
    }
    return made + vml[start...]
  }

  private static let opening = [">", "\"", "'", "&quot;"].map { Array($0.utf8) }
  private static let closing = ["<", "\"", "'", "&quot;"].map { Array($0.utf8) }
}
