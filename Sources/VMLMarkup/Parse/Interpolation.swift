/// Finds the `)` that ends an interpolation.
///
/// Strings inside the parentheses may hold parentheses, quotes and interpolations of their own, as
/// in a Swift string literal.
///
/// `start` is the index of the first byte after `\(`, and `end` is where the text ends.
///
/// - Returns: The index of the `)`, or `nil` if there is none within ``interpolationLengthLimit``,
///   or if more than ``interpolationDepthLimit`` are open at once.
public func endOfInterpolation(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
  /// Closing bytes of all that is open, innermost last: `)` for a parenthesis, or a quote.
  var open: [UInt8] = []
  var index = start
  let end = min(end, start + interpolationLengthLimit)
  while index < end {
    let byte = bytes[index]
    if let quote = open.last, quote != closingParenthesis {
      if byte == backslash {
        index += 1
        if index < end, bytes[index] == openingParenthesis { open.append(closingParenthesis) }
      } else if byte == quote {
        open.removeLast()
      }
    } else if byte == closingParenthesis {
      if open.isEmpty { return index }
      open.removeLast()
    } else if byte == openingParenthesis {
      open.append(closingParenthesis)
    } else if byte == quotationMark || byte == apostrophe {
      open.append(byte)
    }
    if open.count > interpolationDepthLimit { return nil }
    index += 1
  }
  return nil
}

/// Number of parentheses and strings that may be open at once inside one interpolation.
public let interpolationDepthLimit = 256

/// The longest interpolation, in bytes; it keeps one that is never closed from being sought in all
/// of a long file.
public let interpolationLengthLimit = 1 << 16
