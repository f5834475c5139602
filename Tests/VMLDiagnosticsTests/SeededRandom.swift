/// Numbers that look random and are the same in every run (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func word(of letters: String, lengths: ClosedRange<Int>) -> String {
    let count = Int.random(in: lengths, using: &self)
    return String((0..<count).compactMap { _ in letters.randomElement(using: &self) })
  }

  /// Bytes of everything that sources may hold and may not, ready to be cut anywhere.
  mutating func hostileBytes(count: ClosedRange<Int>) -> [UInt8] {
    let pieces: [[UInt8]] = [
      Array("<Text>".utf8), Array("  ".utf8), [0x09], [0x0A], [0x0D, 0x0A], [0x0D], [0x0C],
      Array("é".utf8), Array("日本".utf8), Array("👩‍👩‍👧".utf8), Array("e\u{301}\u{302}".utf8),
      Array("🇫🇷🇩🇪".utf8), Array("👍🏽".utf8), Array("❤️".utf8), Array("\u{202E}".utf8), [0x00],
      Array("\u{1B}[31m".utf8), Array("\u{9B}2J".utf8), [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F],
      [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], Array("\u{FFFE}".utf8),
      Array(repeating: 0x61, count: 300),
      Array(String(repeating: "漢", count: 150).utf8), Array(repeating: 0x09, count: 120),
      Array(String(repeating: "\u{301}", count: 200).utf8),
    ]
    let target = Int.random(in: count, using: &self)
    var bytes: [UInt8] = []
    while bytes.count < target {
      if Int.random(in: 0..<4, using: &self) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &self))
      } else if let piece = pieces.randomElement(using: &self) {
        bytes += piece
      }
    }
    return Array(bytes.prefix(target))
  }
}
