/// A QR code of a short text: bytes, error correction M, versions 1 to 10.
///
/// Spec: ISO/IEC 18004.
public struct QRCode: Hashable, Sendable {
  /// Number of modules of a side.
  public let size: Int
  /// Which modules are dark, row by row.
  public private(set) var modules: [Bool]
  /// Modules without data, which no mask changes.
  private var fixed: [Bool]

  /// `nil` for a text of more than 213 bytes of UTF-8.
  ///
  /// A mask, 0 to 7, is chosen as the standard says, so that the code is easy to read, unless one
  /// is given.
  public init?(_ text: String, mask wanted: Int? = nil) {
    let bytes = Array(text.utf8)
    guard let version = QRVersion.all.first(where: { bytes.count <= $0.capacity }) else {
      return nil
    }
    size = 17 + 4 * version.number
    modules = [Bool](repeating: false, count: size * size)
    fixed = modules
    drawPatterns(of: version)
    draw(version.codewords(of: bytes))
    let plain = modules
    var best: (penalty: Int, modules: [Bool])?
    for mask in 0..<8 where wanted == nil || wanted == mask {
      modules = plain
      apply(mask)
      let penalty = penalty
      if best.map({ penalty < $0.penalty }) ?? true { best = (penalty, modules) }
    }
    modules = best?.modules ?? plain
  }

  /// Whether a module is dark; what is outside is light.
  public subscript(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size && y < size && modules[y * size + x]
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * size + x] = isDark
    fixed[y * size + x] = true
  }

  private mutating func drawPatterns(of version: QRVersion) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(around: x, y) }
    let places = version.alignment
    for y in places {
      for x in places where !isNearFinder(x, y) {
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    // Kept free for what says the mask.
    drawFormat(mask: 0)
    guard version.number >= 7 else { return }
    let bits = version.number << 12 | remainder(of: version.number << 12, by: 0x1F25, bits: 12)
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      set(size - 11 + index % 3, index / 3, isDark)
      set(index / 3, size - 11 + index % 3, isDark)
    }
  }

  private mutating func drawFinder(around x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        guard 0..<size ~= x + dx, 0..<size ~= y + dy else { continue }
        let distance = max(abs(dx), abs(dy))
        set(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private func isNearFinder(_ x: Int, _ y: Int) -> Bool {
    let end = size - 7
    return x == 6 && y == 6 || x == 6 && y == end || x == end && y == 6
  }

  /// Says the level M, which is 0, and the mask, twice.
  private mutating func drawFormat(mask: Int) {
    let bits = (mask << 10 | remainder(of: mask << 10, by: 0x537, bits: 10)) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      switch index {
      case 0..<6: set(8, index, isDark)
      case 6, 7: set(8, index + 1, isDark)
      case 8: set(7, 8, isDark)
      default: set(14 - index, 8, isDark)
      }
      if index < 8 { set(size - 1 - index, 8, isDark) } else { set(8, size - 15 + index, isDark) }
    }
    set(8, size - 8, true)
  }

  // MARK: Data

  /// Puts the bits where no pattern is: upwards and downwards in columns of two, from the right.
  private mutating func draw(_ codewords: [UInt8]) {
    var index = 0
    var right = size - 1
    while right > 0 {
      // The column of the timing pattern is left out.
      if right == 6 { right = 5 }
      for step in 0..<size {
        for x in [right, right - 1] {
          let isUpwards = (right + 1) & 2 == 0
          let y = isUpwards ? size - 1 - step : step
          guard !fixed[y * size + x] else { continue }
          if index < codewords.count * 8 {
            modules[y * size + x] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          }
          index += 1
        }
      }
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    drawFormat(mask: mask)
    for y in 0..<size {
      for x in 0..<size where !fixed[y * size + x] {
        let inverts =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (y / 2 + x / 3) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if inverts { modules[y * size + x].toggle() }
      }
    }
  }

  // MARK: The choice of a mask

  /// Degree to which it is hard to read: runs and squares of one colour, what looks like a finder,
  /// too much of one colour.
  private var penalty: Int {
    var penalty = 0
    for index in 0..<size {
      penalty += linePenalty((0..<size).map { self[$0, index] })
      penalty += linePenalty((0..<size).map { self[index, $0] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let isDark = self[x, y]
        if self[x + 1, y] == isDark, self[x, y + 1] == isDark, self[x + 1, y + 1] == isDark {
          penalty += 3
        }
      }
    }
    // Each 5 per cent away from a half.
    let steps = abs(modules.count { $0 } * 20 - modules.count * 10) / modules.count
    return penalty + steps * 10
  }

  private func linePenalty(_ line: [Bool]) -> Int {
    var penalty = 0
    var length = 0
    for (index, isDark) in line.enumerated() {
      length = index > 0 && line[index - 1] == isDark ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    // What is around the code is light.
    let line = light + line + light
    for start in 4..<line.count - 10 where line[start..<start + 7].elementsEqual(finder) {
      if line[start - 4..<start].elementsEqual(light) { penalty += 40 }
      if line[start + 7..<start + 11].elementsEqual(light) { penalty += 40 }
    }
    return penalty
  }
}

/// Capacity of a version, with error correction M.
private struct QRVersion {
  var number: Int
  /// Of error correction, for each block.
  var correction: Int
  /// Amount of data in each block.
  var blocks: [Int]
  /// The middles of the alignment patterns.
  var alignment: [Int]

  static let all = [
    QRVersion(1, 10, [16], []), QRVersion(2, 16, [28], [6, 18]), QRVersion(3, 26, [44], [6, 22]),
    QRVersion(4, 18, [32, 32], [6, 26]), QRVersion(5, 24, [43, 43], [6, 30]),
    QRVersion(6, 16, [27, 27, 27, 27], [6, 34]), QRVersion(7, 18, [31, 31, 31, 31], [6, 22, 38]),
    QRVersion(8, 22, [38, 38, 39, 39], [6, 24, 42]),
    QRVersion(9, 22, [36, 36, 36, 37, 37], [6, 26, 46]),
    QRVersion(10, 26, [43, 43, 43, 43, 44], [6, 28, 50]),
  ]

  init(_ number: Int, _ correction: Int, _ blocks: [Int], _ alignment: [Int]) {
    self.number = number
    self.correction = correction
    self.blocks = blocks
    self.alignment = alignment
  }

  private var countBits: Int { number < 10 ? 8 : 16 }
  private var dataCount: Int { blocks.reduce(0, +) }

  /// Number of bytes that it can hold.
  var capacity: Int { (dataCount * 8 - 4 - countBits) / 8 }

  /// Data and error correction, the blocks interleaved.
  func codewords(of bytes: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
    }
    // The mode of bytes.
    append(4, 4)
    append(bytes.count, countBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, dataCount * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<dataCount - data.count { data.append(index % 2 == 0 ? 0xEC : 0x11) }
    var parts: [[UInt8]] = []
    var start = 0
    for count in blocks {
      parts.append(Array(data[start..<start + count]))
      start += count
    }
    let generator = generatorPolynomial(correction)
    let corrections = parts.map { divide($0, by: generator) }
    return interleaved(parts) + interleaved(corrections)
  }

  private func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
    (0..<(parts.map(\.count).max() ?? 0)).flatMap { index in
      parts.compactMap { index < $0.count ? $0[index] : nil }
    }
  }
}

// MARK: - Reed–Solomon

/// A product in the field of 256 elements that x⁸ + x⁴ + x³ + x² + 1 makes.
private func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
  var product = 0
  for index in (0..<8).reversed() {
    product = product << 1 ^ (product >> 7) * 0x11D
    if other >> index & 1 == 1 { product ^= Int(one) }
  }
  return UInt8(product)
}

/// Its factors without the first, which is 1.
private func generatorPolynomial(_ degree: Int) -> [UInt8] {
  var factors = [UInt8](repeating: 0, count: degree)
  factors[degree - 1] = 1
  var root: UInt8 = 1
  for _ in 0..<degree {
    for index in factors.indices {
      factors[index] = multiply(factors[index], root)
      if index + 1 < degree { factors[index] ^= factors[index + 1] }
    }
    root = multiply(root, 2)
  }
  return factors
}

private func divide(_ data: [UInt8], by generator: [UInt8]) -> [UInt8] {
  var rest = [UInt8](repeating: 0, count: generator.count)
  for byte in data {
    let factor = byte ^ rest.removeFirst()
    rest.append(0)
    for index in rest.indices { rest[index] ^= multiply(generator[index], factor) }
  }
  return rest
}

/// Remainder of a division of polynomials over two elements.
private func remainder(of value: Int, by divisor: Int, bits: Int) -> Int {
  var rest = value
  for index in (bits..<bits + 8).reversed() where rest >> index & 1 == 1 {
    rest ^= divisor << (index - bits)
  }
  return rest
}

// MARK: - A terminal

extension QRCode {
  /// Its rows, two in a line, with as much light around as readers need.
  ///
  /// Light modules are drawn and dark ones left out, which is right where text is light on dark.
  /// With colours it is right on every terminal, as each line begins with the colours of paper and
  /// ink and ends with the terminal's own.
  ///
  /// - Parameter hasColor: Whether the terminal understands colours.
  /// - Returns: Lines without their ends.
  public func lines(hasColor: Bool) -> [String] {
    let edge = 4
    return stride(from: -edge, to: size + edge, by: 2).map { y in
      let text = (-edge..<size + edge).map { x in
        let isBelow = y + 1 < size + edge
        return switch (self[x, y], isBelow ? self[x, y + 1] : true) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }
      // White on black: letters are what is light.
      return hasColor ? "\u{1B}[97;40m" + text.joined() + "\u{1B}[0m" : text.joined()
    }
  }
}
