import VMLMarkup

/// A document without its styles, which all targets with its tree share.
///
/// A class: it owns the memory that was written into.
final class DocumentOutline {
  /// The document's text without any modifiers.
  let text: ByteWriter
  /// One for each element, in order.
  let slots: [Slot]
  /// The elements with so many attributes that a `style` may be one too many.
  let crowded: [Int]

  init(text: consuming ByteWriter, slots: [Slot], crowded: [Int]) {
    self.text = text
    self.slots = slots
    self.crowded = crowded
  }

  /// The place of an element's `style`.
  struct Slot: Sendable {
    /// The element.
    var node: UInt32
    /// Offset of its attributes, with the blank before the first.
    var attributes: UInt32
    /// Offset of the end of its attributes, where the `style` begins.
    var style: UInt32
    /// Whether it has a `style` of its own, which may be a parameter of that name.
    var hasStyle: Bool
  }
}
