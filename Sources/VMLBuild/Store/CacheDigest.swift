public import VMLFiles

/// The digest of a part of a cache: a digest of the digests of its blocks, so that it can be found
/// as they are written.
public struct CacheDigest {
  private var blocks = Hashing()

  /// Number of bytes in each block but the last.
  static let blockSize = 1 << 16

  /// Adds the next block.
  mutating func add(_ block: Span<UInt8>) { blocks.add(xxh128(block)) }

  func finish() -> XXH128 { blocks.finish() }

  /// The digest of a part that is there.
  public static func digest(of part: Span<UInt8>) -> XXH128 {
    var digest = CacheDigest()
    for start in stride(from: 0, to: part.count, by: blockSize) {
      digest.add(part.extracting(start..<min(part.count, start + blockSize)))
    }
    return digest.finish()
  }
}
