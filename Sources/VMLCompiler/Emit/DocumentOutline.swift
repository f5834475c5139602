/// A document without its styles: what all targets that share its tree have in common.
struct DocumentOutline: Sendable {
  /// The document as it would be written if no view had modifiers.
  let bytes: [UInt8]
  /// One for each element, in order.
  let slots: [Slot]

  /// Where an element's `style` belongs.
  struct Slot: Sendable {
    /// The element.
    var node: UInt32
    /// Where its attributes begin, with the blank before the first.
    var attributes: UInt32
    /// Where they end, and the `style` begins.
    var style: UInt32
    /// Whether it has a `style` of its own, which may be a parameter of that name.
    var hasStyle: Bool
  }
}
