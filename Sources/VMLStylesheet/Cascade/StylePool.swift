import VMLCatalog
import VMLMarkup

/// The styles that a resolver has found, by their numbers.
///
/// Their texts lie in one buffer, each as the attribute ` style="…"`. To hold a pool while its
/// resolver goes on would have that copy it.
public struct StylePool: Sendable {
  /// Changes when all styles were forgotten, and their numbers with them.
  public private(set) var generation = 0
  public private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// By the style's number: whether it means the same on every element, since it reads nothing of
  /// one and names no template.
  public private(set) var arePlain: [Bool] = []
  /// The styles of which more is to be told than their text.
  private var others: [Int32: ResolvedStyle] = [:]

  /// Where a style is.
  private struct Entry: Sendable {
    /// The attribute, with the space before it.
    var start: Int
    var count: UInt32
    /// Whether that is how it is written on every element.
    var isAttribute: Bool
  }

  private static let opening = Array(" style=\"".utf8)

  init(generation: Int = 0) { self.generation = generation }

  var count: Int { entries.count }

  public subscript(_ id: StyleID) -> ResolvedStyle {
    others[id.rawValue] ?? ResolvedStyle(text: Array(bytes[text(of: id)]))
  }

  /// Where in ``bytes`` the canonical text of a style is that stands as it is on every element;
  /// `nil` if it depends on the element's attributes, or has a string that cannot stand in a
  /// `style`.
  public func fixedText(of id: StyleID) -> Range<Int>? {
    if !others.isEmpty, let style = others[id.rawValue] {
      guard style.attributes.isEmpty, style.pieces.isEmpty else { return nil }
    }
    return text(of: id)
  }

  func readsElement(_ id: StyleID) -> Bool {
    guard !others.isEmpty, let style = others[id.rawValue] else { return false }
    return !style.attributes.isEmpty || style.mentionsGeometry
  }

  private func text(of id: StyleID) -> Range<Int> {
    let entry = entries[Int(id.rawValue)]
    return entry.start + Self.opening.count..<entry.start + Int(entry.count) - 1
  }

  /// Where in ``bytes`` the attribute ` style="…"` of a style is that is written so on every
  /// element; `nil` if it depends on the element's attributes, or holds what must be escaped.
  @inline(__always)
  public func attribute(of id: StyleID) -> Range<Int>? {
    let entry = entries[Int(id.rawValue)]
    return entry.isAttribute ? entry.start..<entry.start + Int(entry.count) : nil
  }

  /// Whether an element that has a style is written the same with one of another pool.
  public func isWritten(_ id: StyleID, as other: StyleID, of pool: StylePool) -> Bool {
    guard arePlain[Int(id.rawValue)], pool.arePlain[Int(other.rawValue)] else {
      return self[id].isWritten(as: pool[other])
    }
    return bytes[text(of: id)] == pool.bytes[pool.text(of: other)]
  }

  /// Adds the style that a list of modifiers is.
  mutating func add(_ modifiers: [Int32], from table: inout ModifierTable) {
    let start = bytes.count
    bytes += Self.opening
    let (isPlain, needsEscaping) = table.appendTexts(of: modifiers, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    arePlain.append(isPlain)
    if !isPlain { others[Int32(entries.count)] = renderStyle(modifiers, in: &table) }
    entries.append(
      Entry(
        start: start, count: UInt32(bytes.count - start), isAttribute: isPlain && !needsEscaping))
  }

  /// The names that the `attr()`s of a style read.
  func attributesRead(by id: StyleID) -> [String] {
    guard !others.isEmpty, let style = others[id.rawValue] else { return [] }
    return style.attributes
  }

  /// Says what the values of the attributes should be that a style reads.
  mutating func set(_ reads: [Catalog.AttributeRead], for id: Int32) { others[id]?.reads = reads }

  /// Forgets all styles.
  mutating func removeAll() {
    let generation = generation
    self = StylePool()
    self.generation = generation + 1
  }
}

extension ResolvedStyle {
  /// Whether an element that has the one instead of the other is written the same.
  fileprivate func isWritten(as other: ResolvedStyle) -> Bool {
    text == other.text && pieces == other.pieces && attributes == other.attributes
  }
}
