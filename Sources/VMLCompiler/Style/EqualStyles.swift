import VMLStylesheet

/// Finds whether documents get equal styles in two variants of a target.
///
/// It remembers which styles of two groups are equal, so that comparing a document costs a look-up
/// for each element.
struct EqualStyles: Sendable {
  private var tables: [Pair: Table] = [:]

  private struct Pair: Hashable {
    var group: Int
    var other: Int
  }

  private struct Table {
    /// The generations of the pools that the numbers belong to.
    var generations = (Generation.first, Generation.first)
    /// By a style of the second group: the style of the first group that it equals, or that it was
    /// last compared with.
    var styles: [Entry] = []
  }

  private struct Entry {
    var style: Int32 = -2
    var areEqual = false
  }

  /// Whether two documents of one tree are equal, styled by the resolvers of two groups.
  mutating func areEqual(
    _ document: StyledDocument, _ group: Int, _ other: StyledDocument, _ otherGroup: Int,
    _ resolvers: [StyleResolver]
  ) -> Bool {
    let pair = Pair(group: group, other: otherGroup)
    var table = tables.removeValue(forKey: pair) ?? Table()
    defer { tables[pair] = table }
    let (pool, otherPool) = (resolvers[group].pool, resolvers[otherGroup].pool)
    let generations = (pool.generation, otherPool.generation)
    if table.generations != generations { table = Table(generations: generations) }
    for (style, other) in zip(document.styles, other.styles) {
      if style.isNone || other.isNone {
        if style != other { return false }
        continue
      }
      let index = Int(other.rawValue)
      if index >= table.styles.count {
        table.styles += repeatElement(Entry(), count: index + 1 - table.styles.count)
      }
      if table.styles[index].style != style.rawValue {
        table.styles[index] = Entry(
          style: style.rawValue, areEqual: pool.isWritten(style, as: other, of: otherPool))
      }
      if !table.styles[index].areEqual { return false }
    }
    return true
  }
}
