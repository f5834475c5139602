/// A stretch of one file, as UTF-8 byte offsets from its start.
public struct SourceRange: Hashable, Sendable {
  public var file: FileID
  /// May be empty: the place between two bytes.
  public var range: Range<Int>

  public init(file: FileID, _ range: Range<Int>) {
    self.file = file
    self.range = range
  }

  /// The empty range at this range's start.
  public var start: SourceRange { SourceRange(file: file, range.lowerBound..<range.lowerBound) }

  /// The empty range at this range's end.
  public var end: SourceRange { SourceRange(file: file, range.upperBound..<range.upperBound) }
}

/// Text to be parsed, and where each of its bytes stands in its file.
///
/// Text that was taken from the file as it is shares the file's bytes. Text with decoded entities
/// has bytes of its own, and `offsets` to find its way back.
public struct SourceText: Sendable {
  public let file: FileID
  public let bytes: [UInt8]
  /// The part of `bytes` that is meant.
  public let range: Range<Int>
  /// For the byte at `i` of `range` (counted from its lower bound), its offset in the file, and one
  /// more for the end; `nil` where a byte's index in `bytes` is its offset in the file.
  public let offsets: [UInt32]?

  /// A part of a file as it stands there.
  public init(_ file: SourceFile, _ range: Range<Int>? = nil) {
    self.file = file.id
    self.bytes = file.bytes
    self.range = range ?? 0..<file.bytes.count
    self.offsets = nil
  }

  /// Decoded text.
  ///
  /// - Precondition: `offsets` has one more entry than `range`.
  public init(file: FileID, bytes: [UInt8], range: Range<Int>, offsets: [UInt32]?) {
    precondition(offsets.map { $0.count == range.count + 1 } ?? true, "one offset for each byte")
    self.file = file
    self.bytes = bytes
    self.range = range
    self.offsets = offsets
  }

  /// Place in the file of the bytes at the given indices of `bytes`.
  public func sourceRange(_ part: Range<Int>) -> SourceRange {
    guard let offsets else { return SourceRange(file: file, part) }
    let lower = Int(offsets[min(max(0, part.lowerBound - range.lowerBound), range.count)])
    let upper = Int(offsets[min(max(0, part.upperBound - range.lowerBound), range.count)])
    return SourceRange(file: file, lower..<max(lower, upper))
  }
}
