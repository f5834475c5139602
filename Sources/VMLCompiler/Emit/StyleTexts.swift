import VMLMarkup
import VMLStylesheet

/// The final attributes of one target's styles, where the pool does not have them; made when a
/// style first comes up.
struct StyleTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The modifiers of styles that read attributes, as far as they were asked for.
  private var modifiers: [StyleID: [ResolvedStyle.Modifier]] = [:]
  /// The pool's generation; when it changes, styles have other numbers.
  private var generation = Generation.first

  private struct Entry {
    var start: UInt32 = 0
    var end: UInt32 = 0
    var state = State.unknown
  }

  private enum State: UInt8 { case unknown, fixed, dependent }

  mutating func begin(_ pool: StylePool) {
    guard pool.generation != generation else { return }
    self = StyleTexts()
    generation = pool.generation
  }

  /// Range in ``bytes`` of the attribute ` style="…"`; `nil` if it depends on the element's other
  /// attributes.
  mutating func text(of style: StyleID, from pool: StylePool) -> Range<Int>? {
    let index = Int(style.rawValue)
    var entry = index < entries.count ? entries[index] : Entry()
    if entry.state == .unknown {
      entry = add(style, from: pool)
      if index >= entries.count {
        entries += repeatElement(Entry(), count: index + 1 - entries.count)
      }
      entries[index] = entry
    }
    return entry.state == .fixed ? Int(entry.start)..<Int(entry.end) : nil
  }

  /// The modifiers of a style, computed once.
  mutating func modifiers(
    of style: StyleID, from resolver: inout StyleResolver
  ) -> [ResolvedStyle.Modifier] {
    if let known = modifiers[style] { return known }
    let found = resolver.modifiers(of: style)
    modifiers[style] = found
    return found
  }

  private mutating func add(_ style: StyleID, from pool: StylePool) -> Entry {
    guard let text = pool.fixedText(of: style) else { return Entry(state: .dependent) }
    let start = bytes.count
    var attribute = ByteWriter(capacity: text.count + 32)
    attribute.append(" style=\"")
    attribute.appendEscaped(text, of: pool.bytes, quotes: true)
    attribute.append(UInt8(ascii: "\""))
    bytes += attribute.bytes
    return Entry(start: UInt32(start), end: UInt32(bytes.count), state: .fixed)
  }
}
