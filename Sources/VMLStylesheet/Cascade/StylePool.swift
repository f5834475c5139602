import VMLCatalog
import VMLMarkup

/// The styles that a resolver has found, by their numbers.
///
/// Their texts are in one buffer, each as the attribute ` style="…"`. Do not keep a pool while its
/// resolver runs: the next write would copy it.
public struct StylePool: Sendable {
  /// Changes when all styles are forgotten; numbers of an older generation mean nothing.
  public private(set) var generation = Generation.first
  public private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// By the style's number: whether it means the same on every element, since it reads no attribute
  /// and names no template.
  public private(set) var arePlain: [Bool] = []
  /// Numbers of the names of all styles' modifiers, one style after the other.
  private var names: [Int32] = []
  /// The styles that need more than their text.
  private var others: [Int32: ResolvedStyle] = [:]

  /// Range of a style in ``bytes``.
  private struct Entry: Sendable {
    /// The attribute, with the space before it.
    var start: Int
    var count: UInt32
    /// Whether every element with the style has this attribute as it stands.
    var isAttribute: Bool
    /// Range in the names of modifiers.
    var names: Range<Int32>
  }

  private static let opening = Array(" style=\"".utf8)

  init(generation: Generation = .first) { self.generation = generation }

  var count: Int { entries.count }

  public subscript(_ id: StyleID) -> ResolvedStyle {
    others[id.rawValue] ?? ResolvedStyle(text: Array(bytes[text(of: id)]))
  }

  /// Range in ``bytes`` of the canonical text of a style that is the same on every element; `nil`
  /// if it depends on the element's attributes, or has a string that cannot stand in a `style`.
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

  /// Range in ``bytes`` of the attribute ` style="…"`, if it is the same on every element; `nil` if
  /// it depends on the element's attributes, or has bytes that must be escaped.
  @inline(__always)
  public func attribute(of id: StyleID) -> Range<Int>? {
    let entry = entries[Int(id.rawValue)]
    return entry.isAttribute ? entry.start..<entry.start + Int(entry.count) : nil
  }

  /// Whether the output of an element with one style equals its output with a style of another
  /// pool.
  public func isWritten(_ id: StyleID, as other: StyleID, of pool: StylePool) -> Bool {
    guard arePlain[Int(id.rawValue)], pool.arePlain[Int(other.rawValue)] else {
      return self[id].isWritten(as: pool[other])
    }
    return bytes[text(of: id)] == pool.bytes[pool.text(of: other)]
  }

  /// Adds the style of a list of modifiers.
  mutating func add(_ modifiers: [Int32], from table: inout ModifierTable) {
    let start = bytes.count
    bytes += Self.opening
    let (isPlain, needsEscaping) = table.appendTexts(of: modifiers, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    arePlain.append(isPlain)
    if !isPlain { others[Int32(entries.count)] = renderStyle(modifiers, in: &table) }
    let firstName = Int32(names.count)
    for modifier in modifiers { names.append(table[modifier].name) }
    entries.append(
      Entry(
        start: start, count: UInt32(bytes.count - start), isAttribute: isPlain && !needsEscaping,
        names: firstName..<Int32(names.count)))
  }

  /// Numbers of the names of a style's modifiers, in their order; a name may come twice.
  ///
  /// ``StyleResolver/modifierName(_:)`` has the names.
  public func modifierNames(of id: StyleID) -> ArraySlice<Int32> {
    let range = entries[Int(id.rawValue)].names
    return names[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// The names that the `attr()`s of a style read.
  func attributesRead(by id: StyleID) -> [String] {
    guard !others.isEmpty, let style = others[id.rawValue] else { return [] }
    return style.attributes
  }

  /// Sets the types that the attributes must have that a style reads.
  mutating func set(_ reads: [Catalog.AttributeRead], for id: Int32) { others[id]?.reads = reads }

  /// Forgets all styles.
  mutating func removeAll() {
    self = StylePool(generation: generation)
    generation.advance()
  }
}

extension ResolvedStyle {
  /// Whether the output of an element is the same with one style as with the other.
  fileprivate func isWritten(as other: ResolvedStyle) -> Bool {
    text == other.text && pieces == other.pieces && attributes == other.attributes
  }
}
