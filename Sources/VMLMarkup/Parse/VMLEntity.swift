/// One of the entities with which VML itself writes a character.
///
/// Spec: VML 9.2.
struct VMLEntity {
  let character: UInt8
  /// Number of its bytes, from its `&` to its `;`.
  let length: Int

  /// The entity at an index, or `nil` if there is none.
  init?(_ source: Span<UInt8>, at index: Int) {
    let bytes = index < source.count ? word(of: source, at: index) : 0
    switch bytes {
    case _ where prefix(of: bytes, 5) == Self.ampersand: (character, length) = (0x26, 5)
    case _ where prefix(of: bytes, 4) == Self.less: (character, length) = (0x3C, 4)
    case _ where prefix(of: bytes, 4) == Self.greater: (character, length) = (0x3E, 4)
    case _ where prefix(of: bytes, 6) == Self.quotationMark: (character, length) = (0x22, 6)
    default: return nil
    }
  }

  // Their bytes, the first of them lowest.
  private static let ampersand: UInt64 = 0x3B_706D_6126
  private static let less: UInt64 = 0x3B74_6C26
  private static let greater: UInt64 = 0x3B74_6726
  private static let quotationMark: UInt64 = 0x3B74_6F75_7126
}
