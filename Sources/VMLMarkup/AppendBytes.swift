extension [UInt8] {
  /// Appends a part of other bytes.
  ///
  /// A slice of them would count one reference more, which costs more than to copy a few.
  @inline(__always)
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    // SAFETY: the buffer lives for the closure, and its subscript checks that the range is within.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe append(contentsOf: UnsafeBufferPointer(rebasing: buffer[range]))
    }
  }
}

/// Appends a part of some bytes as it is.
package func appendBytes(_ range: Range<Int>, of bytes: [UInt8], to output: inout [UInt8]) {
  output.append(range, of: bytes)
}

/// Appends a part of some text with the entities that it needs in a finished document, as an
/// attribute's value if `quotes` says so.
///
/// Spec: VML 9.2.
package func appendEscaped(
  _ range: Range<Int>, of bytes: [UInt8], quotes: Bool, to output: inout [UInt8]
) {
  var start = range.lowerBound
  while true {
    let special = firstSpecial(in: bytes, start..<range.upperBound, quotes: quotes)
    output.append(start..<special, of: bytes)
    guard special < range.upperBound else { return }
    switch bytes[special] {
    case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
    case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
    default: output.append(contentsOf: "&quot;".utf8)
    }
    start = special + 1
  }
}
