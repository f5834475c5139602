/// A variable's name, with a hash that makes it quick to find.
public struct VariableName: Hashable, Sendable {
  public let text: String
  let key: UInt64

  public init(_ text: String) {
    self.text = text
    // FNV-1a. Names with equal hashes are distinguished by their text.
    var key: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { key = (key ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.key = key
  }

  /// The variable with the name of the document's locale, which values are formatted by.
  static let locale = VariableName("locale")
}
