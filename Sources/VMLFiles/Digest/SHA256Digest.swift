import VMLBase

/// The SHA-256 digest of some bytes, as 64 lowercase hexadecimal digits.
public func sha256Hex(_ bytes: [UInt8]) -> String {
  sha256Hex(of: [bytes[...]])
}

/// The SHA-256 digest of several pieces, one after the other.
public func sha256Hex(of pieces: [ArraySlice<UInt8>]) -> String {
  sha256Hex { update in
    for piece in pieces { update(piece.span) }
  }
}

/// The SHA-256 digest of what `feed` hands on, piece by piece.
public func sha256Hex(_ feed: ((Span<UInt8>) -> Void) -> Void) -> String {
  var hash = SHA256()
  feed { piece in hash.add(piece) }
  return Hexadecimal.text(of: hash.finish())
}

/// The first 32 bits of the SHA-256 digest of some bytes.
public func sha256Start(_ bytes: [UInt8]) -> UInt32 {
  var hash = SHA256()
  hash.add(bytes.span)
  return hash.finish().prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
}
