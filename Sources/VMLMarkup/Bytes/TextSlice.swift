/// Some bytes of one of the two buffers that a tree draws its text from.
///
/// Text that stands in the source as it is meant is a slice of the source. Text that had to be
/// decoded (entities, escapes, digit separators) is a slice of the tree's side buffer.
public struct TextSlice: BitwiseCopyable, Hashable, Sendable {
  /// The top bit says that the slice is of the side buffer.
  private let position: UInt32
  private let length: UInt32

  public static let empty = TextSlice(source: 0..<0)

  /// The range must lie within what a source can be long.
  public init(source range: Range<Int>) {
    position = UInt32(truncatingIfNeeded: range.lowerBound)
    length = UInt32(truncatingIfNeeded: range.count)
  }

  /// The bytes from an index on, before another that is no less.
  @inline(__always)
  init(source start: Int, upTo end: Int) {
    position = UInt32(truncatingIfNeeded: start)
    length = UInt32(truncatingIfNeeded: end &- start)
  }

  public init(side range: Range<Int>) {
    position = UInt32(range.lowerBound) | Self.sideBit
    length = UInt32(range.count)
  }

  public var isSide: Bool { position & Self.sideBit != 0 }
  public var isEmpty: Bool { length == 0 }
  public var count: Int { Int(length) }

  /// Range of the bytes in the buffer that they belong to.
  public var range: Range<Int> {
    let lower = Int(position & ~Self.sideBit)
    return lower..<lower + Int(length)
  }

  private static let sideBit: UInt32 = 1 << 31
}
