/// A class with holes, as in `.frame-(w: number)x(h: number)`: it stands for every class that it
/// matches as a whole.
///
/// A hole takes as many bytes as fit and never gives any back, so that one pass over a word matches
/// it. A pattern in which that could matter is reported as a mistake.
///
/// Spec: VSS 2, class patterns.
public struct ClassPattern: Hashable, Sendable {
  /// Texts and holes in the order of the pattern.
  public var pieces: [Piece]

  public enum Piece: Hashable, Sendable {
    case text([UInt8])
    case hole(Hole)
  }

  public struct Hole: Hashable, Sendable {
    public var name: String
    public var type: HoleType
  }

  /// The kind of value that a hole takes.
  public enum HoleType: String, CaseIterable, Hashable, Sendable {
    /// `8`, `-4`, `1.5`
    case number
    /// `8`, `-4`
    case integer
    /// A letter or `_`, then letters, digits and `_`, all of them ASCII, as names in a style are.
    case word
  }

  public var holes: [Hole] {
    pieces.compactMap { if case .hole(let hole) = $0 { hole } else { nil } }
  }

  /// Equal for two patterns that differ only in the names of their holes: `p-(: number)`.
  ///
  /// It has a blank, so that it is never the name of a class.
  public var key: String {
    text(of: { "(: \($0.type.rawValue))" })
  }

  /// The pattern for messages: `p-(n: number)`.
  public var description: String {
    text(of: { "(\($0.name): \($0.type.rawValue))" })
  }

  private func text(of hole: (Hole) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .hole(let other): hole(other)
      }
    }.joined()
  }

  /// The text before the first hole, which every matching class begins with.
  var prefix: [UInt8] {
    if case .text(let bytes) = pieces.first { bytes } else { [] }
  }

  /// Higher for a pattern that matches fewer classes: by the bytes that are given, then by the
  /// number of its integers.
  var narrowness: Int32 {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .text(let bytes): sum + Int32(min(bytes.count, selectorLengthLimit)) * 16
      case .hole(let hole): sum + (hole.type == .integer ? 1 : 0)
      }
    }
  }

  /// The value of each hole in the class `word`; `nil` if the pattern does not match it.
  ///
  /// - Complexity: Linear in the word.
  public func values(in word: some RandomAccessCollection<UInt8>) -> [HoleValue]? {
    var values: [HoleValue] = []
    var rest = Array(word)[...]
    for piece in pieces {
      switch piece {
      case .text(let bytes):
        guard rest.starts(with: bytes) else { return nil }
        rest = rest.dropFirst(bytes.count)
      case .hole(let hole):
        let length = hole.type.length(at: rest)
        guard length > 0 else { return nil }
        values.append(HoleValue(type: hole.type, text: Array(rest.prefix(length))))
        rest = rest.dropFirst(length)
      }
    }
    return rest.isEmpty ? values : nil
  }
}

extension ClassPattern {
  /// Whether the pattern matches a class.
  public func matches(_ name: String) -> Bool { values(in: Array(name.utf8)) != nil }
}

/// The value of a hole in a class that matches.
public struct HoleValue: Hashable, Sendable {
  public var type: ClassPattern.HoleType
  public var text: [UInt8]
}

extension ClassPattern.HoleType {
  /// Most digits of a number, so that arithmetic with it stays exact.
  public static let digitLimit = 15

  /// Number of bytes at the start of a text that fit into the hole; 0 if none do.
  fileprivate func length(at text: ArraySlice<UInt8>) -> Int {
    switch self {
    case .word: wordLength(at: text)
    case .number, .integer: numberLength(at: text)
    }
  }

  private func wordLength(at text: ArraySlice<UInt8>) -> Int {
    guard let first = text.first, Self.isLetter(first) else { return 0 }
    return text.prefix { Self.isLetter($0) || SheetBytes.isDigit($0) }.count
  }

  /// A number as it would be written: no zeros before it, and a digit on both sides of its point.
  private func numberLength(at text: ArraySlice<UInt8>) -> Int {
    let unsigned = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    let whole = unsigned.prefix(while: SheetBytes.isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return 0 }
    var count = text.count - unsigned.count + whole.count
    var digits = whole.count
    let rest = unsigned.dropFirst(whole.count)
    if self == .number, rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: SheetBytes.isDigit)
      if !fraction.isEmpty { count += 1 + fraction.count }
      digits += fraction.count
    }
    return digits <= Self.digitLimit ? count : 0
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }

  /// Whether the hole would consume the start of the next piece, which could then never match.
  func swallows(_ next: ClassPattern.Piece) -> Bool {
    switch next {
    case .hole(let hole): self == .word || hole.type != .word
    case .text(let bytes):
      bytes.first.map { byte in
        SheetBytes.isDigit(byte) || self == .word && Self.isLetter(byte)
      } ?? false
    }
  }
}
