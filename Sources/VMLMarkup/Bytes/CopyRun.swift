/// A stretch of the source that is still to be copied to the output.
///
/// What is written is mostly what was read, in the same order. So bytes that stand in the source
/// right behind the stretch only make it longer, and are copied with it as one piece; anything else
/// flushes it.
struct CopyRun {
  private var start = 0
  private(set) var end = 0

  var isEmpty: Bool { start == end }

  /// Appends a part of the source.
  mutating func append(source range: Range<Int>, to output: inout [UInt8], from source: [UInt8]) {
    if range.lowerBound != end || isEmpty {
      flush(to: &output, from: source)
      start = range.lowerBound
    }
    end = range.upperBound
  }

  /// Appends one byte, whether or not it stands in the source.
  @inline(__always)
  mutating func append(_ byte: UInt8, to output: inout [UInt8], from source: [UInt8]) {
    if start < end, end < source.count, source[end] == byte {
      end += 1
    } else {
      flush(to: &output, from: source)
      output.append(byte)
    }
  }

  /// Appends some bytes, whether or not they stand in the source.
  mutating func append(
    _ bytes: ArraySlice<UInt8>, to output: inout [UInt8], from source: [UInt8]
  ) {
    if continues(with: bytes, in: source) {
      end += bytes.count
    } else {
      flush(to: &output, from: source)
      output.append(contentsOf: bytes)
    }
  }

  /// Appends an end tag, whose name stands in its start tag, if it stands behind the stretch, or
  /// behind white space that follows.
  @inline(__always)
  mutating func appendEndTag(
    _ name: Range<Int>, to output: inout [UInt8], from source: [UInt8]
  ) -> Bool {
    let bytes = source.span
    let tag = endOfSpace(in: bytes, from: end)
    guard byte(bytes, tag) == UInt8(ascii: "<"), byte(bytes, tag &+ 1) == UInt8(ascii: "/"),
      byte(bytes, tag &+ 2 &+ name.count) == UInt8(ascii: ">"),
      areSame(name, from: tag &+ 2, in: bytes)
    else { return false }
    append(source: tag..<tag &+ name.count &+ 3, to: &output, from: source)
    return true
  }

  private func continues(with bytes: ArraySlice<UInt8>, in source: [UInt8]) -> Bool {
    guard start < end, source.count - end >= bytes.count else { return false }
    var index = end
    for byte in bytes {
      guard source[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Copies the stretch.
  mutating func flush(to output: inout [UInt8], from source: [UInt8]) {
    guard start < end else { return }
    output.append(start..<end, of: source)
    start = end
  }
}
