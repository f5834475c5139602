/// Puts the digest of several things together: each counts with its length, so that no two
/// sequences of things are one sequence of bytes.
struct Hashing {
  private var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  mutating func add(_ part: ArraySlice<UInt8>) {
    add(UInt64(part.count))
    bytes += part
  }

  mutating func add(_ digest: XXH128) {
    add(digest.high)
    add(digest.low)
  }

  func finish() -> XXH128 { xxh128(bytes.span) }
}
