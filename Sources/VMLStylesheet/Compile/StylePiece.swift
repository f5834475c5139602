/// A part of a style whose strings cannot all stand in a `style` attribute.
public enum StylePiece: Hashable, Sendable {
  case text([UInt8])
  /// The characters of a string literal, without its quotes.
  case string([UInt8])
}
