/// Makes layouts of SwiftUIML: nodes whose modifiers stand in named styles.
///
/// A client puts a style's entries in the place of the node's `style`, where of each key only the
/// first counts, and does so for children alone. So a node has a style if none of its keys comes
/// twice, and nodes that are values have none: every node resolves to what it was.
struct SwiftUIMLLayout {
  /// The keys of modifiers; what an element itself says after them stays with it.
  private let keys: Set<String>
  private let common: Set<String>
  /// By entries: how many nodes have them, and the style's name.
  private var counts: [FormatValue: Int] = [:]
  private var names: [FormatValue: String] = [:]
  private var styles: [FormatValue.Member] = []

  init(_ table: FormatTable) {
    keys = Set(table.modifiers.values.joined().flatMap(\.members).map(\.key))
    common = Set(table.common.flatMap(\.members).map(\.key))
  }

  /// The layout of a node.
  static func layout(of node: FormatValue, _ table: FormatTable) -> FormatValue {
    var layout = SwiftUIMLLayout(table)
    layout.count(node)
    let content = layout.styled(node)
    return .object([.init("styles", .object(layout.styles)), .init("content", content)])
  }

  private mutating func count(_ node: FormatValue) {
    guard case .object(let members) = node else { return }
    if case .array(let attributes)? = members.value("attributes"),
      let run = run(of: attributes)
    {
      counts[.array(Array(attributes[run])), default: 0] += 1
    }
    guard case .array(let children)? = members.value("children") else { return }
    for child in children { count(child) }
  }

  /// The entries of a node that a style may have.
  private func run(of attributes: [FormatValue]) -> Range<Int>? {
    let all = attributes.compactMap(\.key)
    guard all.count == attributes.count, Set(all).count == all.count else { return nil }
    guard let start = all.firstIndex(where: keys.contains) else { return nil }
    let end = all[start...].firstIndex { common.contains($0) || !keys.contains($0) } ?? all.count
    return start < end ? start..<end : nil
  }

  private mutating func styled(_ node: FormatValue) -> FormatValue {
    guard case .object(var members) = node else { return node }
    if case .array(var attributes)? = members.value("attributes"),
      let run = run(of: attributes)
    {
      let entries = FormatValue.array(Array(attributes[run]))
      if counts[entries, default: 0] > 1 {
        let name = name(of: entries)
        attributes.replaceSubrange(run, with: [.array([.string("style"), .string(name)])])
        members.set("attributes", .array(attributes))
      }
    }
    if case .array(let children)? = members.value("children") {
      members.set("children", .array(children.map { styled($0) }))
    }
    return .object(members)
  }

  private mutating func name(of entries: FormatValue) -> String {
    if let name = names[entries] { return name }
    let name = "s\(styles.count + 1)"
    names[entries] = name
    styles.append(.init(name, entries))
    return name
  }
}
