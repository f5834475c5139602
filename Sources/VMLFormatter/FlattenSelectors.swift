/// Puts each selector of a list on one line: one blank round combinators and behind commas, none
/// beside brackets.
///
/// - Returns: The selectors; `nil` for a list with a comment, which stays as it is.
func flattenSelectors(_ source: [UInt8], _ range: Range<Int>) -> [[UInt8]]? {
  var flattener = SelectorFlattener(source, range)
  return flattener.flatten() ? flattener.selectors : nil
}

private struct SelectorFlattener {
  private(set) var selectors: [[UInt8]] = []
  private let source: [UInt8]
  private let end: Int
  private var position: Int
  private var output: [UInt8] = []
  private var hasSpace = false
  private var hasComma = false
  /// Open brackets, innermost last.
  private var open: [Bracket] = []

  private enum Bracket {
    case attribute
    /// Brackets of a pseudo-class with selectors in it, between which there are combinators.
    case selectors
    case other
  }

  init(_ source: [UInt8], _ range: Range<Int>) {
    self.source = source
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func flatten() -> Bool {
    while position < end {
      guard readToken(source[position]) else { return false }
    }
    selectors.append(output)
    return open.isEmpty && !hasComma
  }

  private mutating func readToken(_ byte: UInt8) -> Bool {
    switch byte {
    case _ where isSpace(byte):
      hasSpace = true
      position += 1
    case UInt8(ascii: "/"): return false
    case UInt8(ascii: "\\"):
      separate()
      write(byte)
      if position < end { write(source[position]) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let stop = endOfString(source, from: position, to: end, .sheet),
        !source[position..<stop].contains(0x0A)
      else { return false }
      separate()
      append(string: source[position..<stop], isAttribute: false, to: &output)
      position = stop
    case UInt8(ascii: "("), UInt8(ascii: "["):
      separate()
      open.append(
        byte == UInt8(ascii: "[") ? .attribute : holdsSelectors ? .selectors : .other)
      write(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      guard open.popLast() != nil, !hasComma else { return false }
      hasSpace = false
      write(byte)
    case UInt8(ascii: ","):
      guard !hasComma else { return false }
      endSelector()
    case _ where open.last == .attribute && "=~^$*|".utf8.contains(byte):
      hasSpace = false
      write(byte)
      while position < end, isSpace(source[position]) { position += 1 }
    case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
      if open.last ?? .selectors == .selectors {
        hasSpace = true
        separate()
        write(byte)
        hasSpace = true
      } else {
        separate()
        write(byte)
      }
    default:
      separate()
      write(byte)
    }
    return true
  }

  private mutating func write(_ byte: UInt8) {
    output.append(byte)
    position += 1
  }

  private mutating func endSelector() {
    position += 1
    hasSpace = false
    if open.isEmpty {
      selectors.append(output)
      output = []
    } else {
      hasComma = true
    }
  }

  private mutating func separate() {
    if hasComma {
      output.append(UInt8(ascii: ","))
      output.append(0x20)
    } else if hasSpace, let last = output.last, last != UInt8(ascii: "("), last != UInt8(ascii: "[")
    {
      output.append(0x20)
    }
    hasComma = false
    hasSpace = false
  }

  /// Whether the next bracket belongs to a pseudo-class with selectors in it.
  private var holdsSelectors: Bool {
    let name = output.suffix { $0 != UInt8(ascii: ":") }
    return Self.selectorFunctions.contains { name.elementsEqual($0.utf8) }
  }

  private static let selectorFunctions = ["is", "not", "where", "has"]
}

extension [UInt8] {
  /// The longest end whose bytes all fulfil a condition.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, condition(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
