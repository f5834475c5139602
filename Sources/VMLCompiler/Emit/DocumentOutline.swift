import VMLMarkup

/// A document without its styles: what all targets that share its tree have in common.
///
/// A class, which may hold on to the memory that was written into.
final class DocumentOutline {
  /// The document as it would be written if no view had modifiers.
  let text: ByteWriter
  /// One for each element, in order.
  let slots: [Slot]
  /// The elements with so many attributes that a `style` may be too much.
  let crowded: [Int]

  init(text: consuming ByteWriter, slots: [Slot], crowded: [Int]) {
    self.text = text
    self.slots = slots
    self.crowded = crowded
  }

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
