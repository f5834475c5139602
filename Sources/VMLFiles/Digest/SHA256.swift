import CSHA256
import VMLBase

/// Makes the SHA-256 digest of bytes that come in pieces.
///
/// Spec: FIPS 180-4. `vmlc` has its own, since a program that links libcrypto takes a third longer
/// to start.
public struct SHA256 {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// The end of what was added, less than a block.
  private var rest: [UInt8] = []
  private var count = 0

  public init() {}

  public mutating func add(_ bytes: Span<UInt8>) {
    count += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(Self.blockSize - rest.count, bytes.count)
      appendToRest(bytes.extracting(..<start))
      guard rest.count == Self.blockSize else { return }
      let block = rest
      rest = []
      addBlocks(of: block.span)
    }
    let bytes = bytes.extracting(start...)
    addBlocks(of: bytes)
    appendToRest(bytes.extracting(last: bytes.count % Self.blockSize))
  }

  /// The digest as 64 lowercase hexadecimal digits.
  public consuming func finishedHex() -> String { Hexadecimal.text(of: finish()) }

  /// The 32 bytes of the digest.
  consuming func finish() -> [UInt8] {
    let bitCount = UInt64(count) * 8
    var end: [UInt8] = [0x80]
    end += repeatElement(0, count: (119 - rest.count) % Self.blockSize)
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    add(end.span)
    return state.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  /// Adds the whole blocks at the start of some bytes.
  private mutating func addBlocks(of bytes: Span<UInt8>) {
    let blocks = bytes.count / Self.blockSize
    guard blocks > 0 else { return }
    // SAFETY: the bytes hold that many blocks, the state eight words, and the function keeps
    // neither.
    unsafe bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { unsafe csha256_add(&state, start, blocks) }
    }
  }

  private mutating func appendToRest(_ bytes: Span<UInt8>) {
    for index in bytes.indices { rest.append(bytes[index]) }
  }

  private static let blockSize = 64
}
