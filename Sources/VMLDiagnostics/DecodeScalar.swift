/// The character, or the invalid bytes, at one place of bytes that should be UTF-8.
public enum DecodedScalar: Equatable, Sendable {
  case scalar(Unicode.Scalar, length: Int)
  /// Bytes that begin like a character and do not end like one, or that begin none.
  ///
  /// They are the longest such stretch, as the Unicode standard advises (3.9, U+FFFD substitution).
  case invalid(length: Int)

  /// Number of bytes that it takes up; at least one.
  public var length: Int {
    switch self {
    case .scalar(_, let length), .invalid(let length): length
    }
  }
}

/// Decodes the character that starts at `offset`.
///
/// Refuses what UTF-8 refuses: overlong forms, surrogates and numbers beyond U+10FFFF.
///
/// - Precondition: `offset` is the index of a byte.
public func decodeScalar(in bytes: [UInt8], at offset: Int) -> DecodedScalar {
  let lead = bytes[offset]
  // How many bytes follow, and which second bytes may: the table 3-7 of the Unicode standard.
  let following: Int
  let second: ClosedRange<UInt8>
  switch lead {
  case 0x00...0x7F: return .scalar(Unicode.Scalar(lead), length: 1)
  case 0xC2...0xDF: (following, second) = (1, 0x80...0xBF)
  case 0xE0: (following, second) = (2, 0xA0...0xBF)
  case 0xED: (following, second) = (2, 0x80...0x9F)
  case 0xE1...0xEF: (following, second) = (2, 0x80...0xBF)
  case 0xF0: (following, second) = (3, 0x90...0xBF)
  case 0xF1...0xF3: (following, second) = (3, 0x80...0xBF)
  case 0xF4: (following, second) = (3, 0x80...0x8F)
  default: return .invalid(length: 1)
  }
  var value = UInt32(lead) & (0x3F >> UInt32(following))
  for step in 1...following {
    guard offset + step < bytes.count else { return .invalid(length: step) }
    let byte = bytes[offset + step]
    guard (step == 1 ? second : 0x80...0xBF).contains(byte) else { return .invalid(length: step) }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  guard let scalar = Unicode.Scalar(value) else { return .invalid(length: 1) }
  return .scalar(scalar, length: following + 1)
}

/// The UTF-8 byte order mark.
public let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
