extension [UInt8] {
  /// Appends a part of other bytes.
  ///
  /// A slice of them would count one reference more, which costs more than to copy a few.
  @inline(__always)
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    append(addingCapacity: range.count) { $0.append(range, of: bytes) }
  }
}

extension OutputSpan<UInt8> {
  /// Appends a part of some bytes, for which there has to be room.
  @inline(__always)
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    append(range, of: bytes.span)
  }

  /// Appends a part of some bytes, for which there has to be room.
  @inlinable @inline(__always)
  public mutating func append(_ range: Range<Int>, of bytes: Span<UInt8>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= bytes.count && range.count <= freeCapacity,
      "a part of the bytes, and room for it")
    // SAFETY: the range is within the bytes, which live for the closure; there is room for all of
    // them, and as many are counted as initialised as are copied.
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      unsafe bytes.withUnsafeBufferPointer { source in
        let part = unsafe UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: source[range]))
        let free = unsafe UnsafeMutableBufferPointer(rebasing: buffer[count...])
        unsafe UnsafeMutableRawBufferPointer(free).copyMemory(from: part)
      }
      count += range.count
    }
  }
}

/// Appends a part of some bytes as it is.
public func appendBytes(_ range: Range<Int>, of bytes: [UInt8], to output: inout [UInt8]) {
  // SAFETY: the pointer is used as long as the closure runs, and the range is checked.
  unsafe bytes.withUnsafeBufferPointer { source in
    unsafe output.append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
  }
}
