/// Puts the digest of several things together: each counts with its length, so that no two
/// sequences of things are one sequence of bytes.
public struct Hashing {
  private var bytes: [UInt8] = []

  public init() {}

  public mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  public mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  public mutating func add(_ part: ArraySlice<UInt8>) {
    add(UInt64(part.count))
    bytes += part
  }

  public mutating func add(_ digest: XXH128) {
    add(digest.high)
    add(digest.low)
  }

  public func finish() -> XXH128 { xxh128(bytes.span) }
}
