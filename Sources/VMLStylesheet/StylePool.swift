import VMLCatalog

/// The styles that a resolver has found, by their numbers.
///
/// Their texts lie in one buffer. To hold a pool while its resolver goes on would have that copy it.
public struct StylePool: Sendable {
  /// Changes when all styles were forgotten, and their numbers with them.
  public private(set) var generation = 0
  public private(set) var bytes: [UInt8] = []
  /// Where each style's text ends.
  private var ends: [Int] = []
  /// By the style's number: whether it means the same on every element, since it reads nothing of
  /// one and names no template.
  public private(set) var arePlain: [Bool] = []
  /// The styles of which more is to be told than their text.
  private var others: [Int32: ResolvedStyle] = [:]

  init(generation: Int = 0) { self.generation = generation }

  var count: Int { ends.count }

  public subscript(_ id: StyleID) -> ResolvedStyle {
    others[id.rawValue] ?? ResolvedStyle(text: Array(bytes[text(of: id)]))
  }

  /// Where in ``bytes`` the canonical text of a style is that stands as it is on every element; `nil` if it depends on
  /// the element's attributes, or has a string that cannot stand in a `style`.
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
    let index = Int(id.rawValue)
    return (index > 0 ? ends[index - 1] : 0)..<ends[index]
  }

  /// Adds the style that a list of modifiers is.
  mutating func add(_ modifiers: [Int32], from table: inout ModifierTable) {
    var isPlain = true
    for (index, number) in modifiers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      if !table.appendText(of: number, to: &bytes) { isPlain = false }
    }
    ends.append(bytes.count)
    arePlain.append(isPlain)
    guard !isPlain else { return }
    others[Int32(ends.count - 1)] = renderStyle(modifiers, in: &table)
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
