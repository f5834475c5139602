/// Whether a name can be a channel's or a runtime's: 1 to 64 letters and digits of ASCII, `.`, `-`
/// and `_`, a letter or digit first; not `gc`, whose lock is a collection's.
public func isChannelName(_ name: String) -> Bool {
  let isAlphanumeric = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
  guard name != "gc", let first = name.utf8.first, isAlphanumeric(first), name.utf8.count <= 64
  else {
    return false
  }
  return name.utf8.allSatisfy { isAlphanumeric($0) || "._-".utf8.contains($0) }
}
