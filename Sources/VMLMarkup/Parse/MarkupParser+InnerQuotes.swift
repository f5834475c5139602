import VMLDiagnostics

/// Finds the end of a `style` whose strings have the same quotes as the attribute:
/// `style="help("Hi")"`.
extension MarkupParser {
  /// The whole of a value whose first quote, at `closing`, stands in the brackets of a call.
  struct QuotedInside {
    /// The quote that ends the value.
    var end: Int
    /// The quotes inside that cannot stand there.
    var inner: [Int]
  }

  /// Looks for the end of a value, if the quote at `closing` cannot be it.
  ///
  /// - Returns: `nil` where that quote ends the value, or where too much is open to tell.
  func quotedInside(opening: Int, closing: Int) -> QuotedInside? {
    let quote = bytes[opening]
    let limit = min(bytes.count, closing + Self.innerQuotesReach)
    var found = QuotedInside(end: closing, inner: [])
    var depth = 0
    /// The quote that ends the string which is open.
    var string: UInt8?
    var index = opening + 1
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case quote:
        if string == nil, depth == 0 || !mayBeginString(at: index) || endsTag(at: index + 1) {
          guard depth == 0, !found.inner.isEmpty, endsAttribute(bytes.span, at: index + 1) else {
            return nil
          }
          found.end = index
          return found
        }
        if string == nil {
          string = quote
        } else if string == quote {
          string = nil
        } else if endsAttribute(bytes.span, at: index + 1) {
          return nil
        }
        found.inner.append(index)
      case quotationMark, apostrophe:
        if string == byte { string = nil } else if string == nil, depth > 0 { string = byte }
      case backslash where index + 1 < limit && bytes[index + 1] == openingParenthesis:
        guard let end = endOfInterpolation(in: bytes, from: index + 2, to: limit) else {
          return nil
        }
        index = end
      case backslash: index += 1
      case openingParenthesis where string == nil: depth += 1
      case closingParenthesis where string == nil: depth -= 1
      case UInt8(ascii: "<") where !found.inner.isEmpty: return nil
      case 0x0A where !found.inner.isEmpty: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Number of bytes behind the first quote within which the end of a value is sought.
  private static let innerQuotesReach = 1 << 12

  /// Whether an argument may begin at an index: behind a bracket, a comma or a colon.
  private func mayBeginString(at index: Int) -> Bool {
    var before = index - 1
    while before > 0, ByteClasses.isSpace(bytes[before]) { before -= 1 }
    switch bytes[before] {
    case openingParenthesis, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["): return true
    default: return false
    }
  }

  /// Whether the tag ends at an index.
  private func endsTag(at index: Int) -> Bool {
    guard index < bytes.count else { return true }
    return bytes[index] == UInt8(ascii: ">")
      || (bytes[index] == UInt8(ascii: "/") && endsAttribute(bytes.span, at: index))
  }

  /// Reports the quotes inside of a value, once for all of them.
  mutating func report(_ quotes: QuotedInside, openedAt opening: Int) {
    guard let first = quotes.inner.first else { return }
    let quote = bytes[opening]
    let value = text(opening + 1..<quotes.end)
    let other = quote == quotationMark ? "'" : "\""
    let fixIt: Diagnostic.FixIt
    if value.contains(other) {
      let reference = quote == quotationMark ? "&quot;" : "&#39;"
      let edited = quotes.inner[0]..<quotes.inner[quotes.inner.count - 1] + 1
      var escaped = ""
      var start = edited.lowerBound
      for index in quotes.inner {
        escaped += text(start..<index) + reference
        start = index + 1
      }
      fixIt = Diagnostic.FixIt("write '\(reference)'", replace: place(edited), with: escaped)
    } else {
      fixIt = Diagnostic.FixIt(
        "put the value into \(other)", replace: place(opening..<quotes.end + 1),
        with: other + value + other)
    }
    report(.quoteInside(quote, at: place(first..<first + 1), fixIt))
  }
}

extension Diagnostic {
  fileprivate static func quoteInside(
    _ quote: UInt8, at range: SourceRange, _ fixIt: FixIt
  ) -> Diagnostic {
    let isDouble = quote == quotationMark
    return Diagnostic(
      .attributeValue, .error, at: range,
      "this \(isDouble ? "\"" : "'") ends the value of 'style', "
        + "and a string of it begins or ends here",
      notes: [
        Note(
          isDouble
            ? "a string in style=\"…\" stands in '…', or its quotes are written '&quot;'"
            : "a string in style='…' stands in \"…\", and a ' in it is written '&#39;'")
      ],
      fixIts: [fixIt])
  }
}
