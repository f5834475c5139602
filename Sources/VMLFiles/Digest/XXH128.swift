// XXH3 with 128 bits, seed 0 and the default secret, from its public specification (xxHash, "XXH3
// algorithm description"). It is no defence against someone who wants two documents to have one
// digest; it tells accidental differences, at the speed of memory.
//
// Input is read through `RawSpan`, which checks every access against the bounds. Words are
// little-endian, as the specification has them; so is every machine that Swift runs on.

/// The XXH3-128 digest of some bytes.
public struct XXH128: Hashable, Sendable {
  public var high: UInt64
  public var low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of a canonical form; `nil` for any other text.
  public init?(hex: String) {
    self.init(digits: Array(hex.utf8)[...])
  }

  /// The same from the bytes of the form.
  public init?(digits: ArraySlice<UInt8>) {
    guard digits.count == 32, let high = hexadecimalWord(digits.prefix(16)),
      let low = hexadecimalWord(digits.suffix(16))
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The canonical form: 32 lowercase hexadecimal digits, most significant first.
  public var hex: String { hexadecimal(high, low) }
}

/// Computes the XXH3-128 digest of `bytes`.
public func xxh128(_ bytes: Span<UInt8>) -> XXH128 {
  // SAFETY: the view lends the same bytes for as long as the span does.
  let input = unsafe bytes.bytes
  switch input.byteCount {
  case 0: return digestOfNothing()
  case 1...3: return digestOf1To3(input)
  case 4...8: return digestOf4To8(input)
  case 9...16: return digestOf9To16(input)
  case 17...128: return digestOf17To128(input)
  case 129...240: return digestOf129To240(input)
  default: return digestOfMore(input)
  }
}

// MARK: - Constants

private let prime32First: UInt64 = 0x9E37_79B1
private let prime32Second: UInt64 = 0x85EB_CA77
private let prime32Third: UInt64 = 0xC2B2_AE3D
private let prime64First: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime64Second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime64Third: UInt64 = 0x1656_67B1_9E37_79F9
private let prime64Fourth: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime64Fifth: UInt64 = 0x27D4_EB2F_1656_67C5
private let primeMixFirst: UInt64 = 0x1656_6791_9E37_79F9
private let primeMixSecond: UInt64 = 0x9FB2_1C65_1E98_DF25

/// The specification's default secret of 192 bytes, as little-endian words.
private let secret: [UInt64] = [
  0xBE4B_A423_396C_FEB8, 0x1CAD_21F7_2C81_017C, 0xDB97_9083_E96D_D4DE,
  0x1F67_B3B7_A4A4_4072, 0x78E5_C0CC_4EE6_79CB, 0x2172_FFCC_7DD0_5A82,
  0x8E24_43F7_7446_08B8, 0x4C26_3A81_E690_35E0, 0xCB00_C391_BB52_283C,
  0xA32E_531B_8B65_D088, 0x4EF9_0DA2_9748_6471, 0xD8AC_DEA9_46EF_1938,
  0x3F34_9CE3_3F76_FAA8, 0x1D4F_0BC7_C7BB_DCF9, 0x3159_B4CD_4BE0_518A,
  0x6473_78D9_C97E_9FC8, 0xC3EB_D334_83AC_C5EA, 0xEB63_13FA_FFA0_81C5,
  0x49DA_F0B7_51DD_0D17, 0x9E68_D429_2655_16D3, 0xFCA1_477D_58BE_162B,
  0xCE31_D07A_D1B8_F88F, 0x2804_1695_8F3A_CB45, 0x7E40_4BBB_CAFB_D7AF,
]

/// Eight words of the secret from any byte on.
private func secretLanes(at byte: Int) -> Lanes {
  Lanes(
    secretWord(at: byte), secretWord(at: byte + 8), secretWord(at: byte + 16),
    secretWord(at: byte + 24), secretWord(at: byte + 32), secretWord(at: byte + 40),
    secretWord(at: byte + 48), secretWord(at: byte + 56))
}

/// The word of the secret that starts at any byte.
private func secretWord(at byte: Int) -> UInt64 {
  let word = secret[byte / 8]
  let shift = UInt64(byte % 8 * 8)
  return shift == 0 ? word : word &>> shift | secret[byte / 8 + 1] &<< (64 - shift)
}

// MARK: - Up to 16 bytes

private func digestOfNothing() -> XXH128 {
  XXH128(
    high: avalancheXXH64(secretWord(at: 80) ^ secretWord(at: 88)),
    low: avalancheXXH64(secretWord(at: 64) ^ secretWord(at: 72)))
}

private func digestOf1To3(_ input: RawSpan) -> XXH128 {
  let count = input.byteCount
  let first = UInt32(input.byte(at: 0))
  let middle = UInt32(input.byte(at: count / 2))
  let last = UInt32(input.byte(at: count - 1))
  let combined = last | UInt32(count) &<< 8 | first &<< 16 | middle &<< 24
  let swapped = combined.byteSwapped
  let rotated = swapped &<< 13 | swapped &>> 19
  let (lowSecret, highSecret) = (secretWord(at: 0), secretWord(at: 8))
  return XXH128(
    high: avalancheXXH64(
      UInt64(UInt32(truncatingIfNeeded: highSecret ^ highSecret &>> 32) ^ rotated)),
    low: avalancheXXH64(
      UInt64(UInt32(truncatingIfNeeded: lowSecret ^ lowSecret &>> 32) ^ combined)))
}

private func digestOf4To8(_ input: RawSpan) -> XXH128 {
  let count = input.byteCount
  let combined = UInt64(input.word32(at: 0)) | UInt64(input.word32(at: count - 4)) &<< 32
  let value = secretWord(at: 16) ^ secretWord(at: 24) ^ combined
  var (high, low) = value.multipliedFullWidth(by: prime64First &+ UInt64(count) &<< 2)
  high = high &+ low &<< 1
  low ^= high &>> 3
  low ^= low &>> 35
  low = low &* primeMixSecond
  low ^= low &>> 28
  return XXH128(high: avalanche(high), low: low)
}

private func digestOf9To16(_ input: RawSpan) -> XXH128 {
  let count = input.byteCount
  let (first, last) = (input.word(at: 0), input.word(at: count - 8))
  let both = secretWord(at: 32) ^ secretWord(at: 40) ^ first ^ last
  let second = secretWord(at: 48) ^ secretWord(at: 56) ^ last
  var (high, low) = both.multipliedFullWidth(by: prime64First)
  low = low &+ UInt64(count - 1) &<< 54
  high = high &+ second &+ (second & 0xFFFF_FFFF) &* (prime32Second - 1)
  low ^= high.byteSwapped
  let product = low.multipliedFullWidth(by: prime64Second)
  high = product.high &+ high &* prime64Second
  return XXH128(high: avalanche(high), low: avalanche(product.low))
}

// MARK: - Up to 240 bytes

/// The two accumulators for inputs of medium length.
private struct PairMixer {
  private var first: UInt64
  private var second: UInt64 = 0
  private let count: UInt64

  init(count: Int) {
    self.count = UInt64(count)
    first = self.count &* prime64First
  }

  /// Mixes two stretches of 16 bytes with 32 bytes of the secret.
  mutating func mix(_ words: (UInt64, UInt64, UInt64, UInt64), secret byte: Int) {
    first = first &+ folded(words.0 ^ secretWord(at: byte), words.1 ^ secretWord(at: byte + 8))
    second =
      second &+ folded(words.2 ^ secretWord(at: byte + 16), words.3 ^ secretWord(at: byte + 24))
    first ^= words.2 &+ words.3
    second ^= words.0 &+ words.1
  }

  mutating func avalancheBoth() {
    first = avalanche(first)
    second = avalanche(second)
  }

  var digest: XXH128 {
    let high = first &* prime64First &+ second &* prime64Fourth &+ count &* prime64Second
    return XXH128(high: 0 &- avalanche(high), low: avalanche(first &+ second))
  }
}

private func digestOf17To128(_ input: RawSpan) -> XXH128 {
  let count = input.byteCount
  var mixer = PairMixer(count: count)
  for round in (0...(count - 1) / 32).reversed() {
    mixer.mix(input.words(at: round * 16, count - round * 16 - 16), secret: round * 32)
  }
  return mixer.digest
}

private func digestOf129To240(_ input: RawSpan) -> XXH128 {
  let count = input.byteCount
  var mixer = PairMixer(count: count)
  for chunk in 0..<4 {
    mixer.mix(input.words(at: chunk * 32, chunk * 32 + 16), secret: chunk * 32)
  }
  mixer.avalancheBoth()
  for chunk in 4..<count / 32 {
    mixer.mix(input.words(at: chunk * 32, chunk * 32 + 16), secret: (chunk - 4) * 32 + 3)
  }
  // With seed 0 the specification's negated seed makes no difference; the order does.
  mixer.mix(input.words(at: count - 16, count - 32), secret: 103)
  return mixer.digest
}

// MARK: - More than 240 bytes

private typealias Lanes = SIMD8<UInt64>

/// The secret for each of the 16 stripes of a block.
private let stripeSecrets = (0..<stripesInBlock).map { secretLanes(at: $0 * 8) }
private let scrambleSecret = secretLanes(at: 128)
private let lastStripeSecret = secretLanes(at: 121)
private let stripeSize = 64
private let stripesInBlock = 16
private let blockSize = 1024

private func digestOfMore(_ input: RawSpan) -> XXH128 {
  let count = input.byteCount
  var lanes = Lanes(
    prime32Third, prime64First, prime64Second, prime64Third,
    prime64Fourth, prime32Second, prime64Fifth, prime32First)
  let secrets = stripeSecrets
  // The last block, even a full one, is not scrambled.
  let lastBlock = (count - 1) / blockSize * blockSize
  var block = 0
  while block < lastBlock {
    for stripe in 0..<stripesInBlock {
      accumulate(input.lanes(at: block &+ stripe &* stripeSize), secrets[stripe], into: &lanes)
    }
    lanes ^= lanes &>> 47
    lanes ^= scrambleSecret
    lanes = lanes &* prime32First
    block &+= blockSize
  }
  for stripe in 0..<(count - 1 - lastBlock) / stripeSize {
    accumulate(input.lanes(at: block + stripe * stripeSize), secrets[stripe], into: &lanes)
  }
  accumulate(input.lanes(at: count - stripeSize), lastStripeSecret, into: &lanes)
  return XXH128(
    high: merged(lanes, from: ~(UInt64(count) &* prime64Second), secret: 117),
    low: merged(lanes, from: UInt64(count) &* prime64First, secret: 11))
}

@inline(__always)
private func accumulate(_ stripe: Lanes, _ secret: Lanes, into lanes: inout Lanes) {
  let keyed = stripe ^ secret
  let neighbours = Lanes(
    stripe[1], stripe[0], stripe[3], stripe[2], stripe[5], stripe[4], stripe[7], stripe[6])
  lanes = lanes &+ neighbours &+ (keyed & 0xFFFF_FFFF) &* (keyed &>> 32)
}

private func merged(_ lanes: Lanes, from start: UInt64, secret byte: Int) -> UInt64 {
  let keyed = lanes ^ secretLanes(at: byte)
  return avalanche(
    start &+ folded(keyed[0], keyed[1]) &+ folded(keyed[2], keyed[3])
      &+ folded(keyed[4], keyed[5]) &+ folded(keyed[6], keyed[7]))
}

// MARK: - Steps that all lengths share

/// Both halves of the product, each bit in one of the other.
private func folded(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let product = first.multipliedFullWidth(by: second)
  return product.low ^ product.high
}

private func avalanche(_ word: UInt64) -> UInt64 {
  var word = word
  word ^= word &>> 37
  word = word &* primeMixFirst
  return word ^ word &>> 32
}

private func avalancheXXH64(_ word: UInt64) -> UInt64 {
  var word = word
  word ^= word &>> 33
  word = word &* prime64Second
  word ^= word &>> 29
  word = word &* prime64Third
  return word ^ word &>> 32
}

extension RawSpan {
  fileprivate func byte(at offset: Int) -> UInt8 {
    // SAFETY: every value of eight bits is a `UInt8`, and the call checks the bounds.
    unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  fileprivate func word32(at offset: Int) -> UInt32 {
    // SAFETY: every value of 32 bits is a `UInt32`, and the call checks the bounds.
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  fileprivate func word(at offset: Int) -> UInt64 {
    // SAFETY: every value of 64 bits is a `UInt64`, and the call checks the bounds.
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Two words from each of two places.
  fileprivate func words(at first: Int, _ second: Int) -> (UInt64, UInt64, UInt64, UInt64) {
    (word(at: first), word(at: first + 8), word(at: second), word(at: second + 8))
  }

  /// The 64 bytes of a stripe.
  fileprivate func lanes(at offset: Int) -> SIMD8<UInt64> {
    // SAFETY: every value of 512 bits is eight `UInt64`s, and the call checks the bounds.
    unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
  }
}
