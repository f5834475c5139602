import VMLMarkup

/// The modifiers of an element as LiveView Native has them.
struct LiveViewStyle {
  /// The innermost first.
  var nodes: [LiveViewNode] = []
  /// By the number of a call in the element's style.
  private(set) var lacks: [(index: Int, loss: Loss)] = []
  /// Attributes that the client reads for modifiers.
  private(set) var read: Set<String> = []
  /// Attributes that the style reads, whether or not a client does.
  private(set) var used: Set<String> = []
  /// Attributes that the element has to get.
  private(set) var added: [(name: String, value: String)] = []
  /// Whether a modifier reads a binding.
  private(set) var isBound = false
  /// The templates that it refers to.
  private(set) var templates: Set<String> = []
  /// Bytes of modifiers that may still be written.
  private var rest = Int.max

  enum Loss {
    case form(String)
    case doubt(String, FormatLack.Doubt)
    case attribute(String, missing: String)
  }

  init() {}

  /// Bytes of modifiers that may be written of a style that reads attributes, beside some for each
  /// byte of its own.
  ///
  /// A text that many modifiers read would be there as often.
  private static let sizeLimit = 1 << 14

  /// `nodes` are the nodes of a `style`.
  init(_ nodes: Range<Int>, by modifiers: LiveViewModifiers) {
    let tree = modifiers.expressions.tree
    if nodes.contains(where: { tree.nodes[$0].kind == .attribute }) {
      let first = Int(tree.nodes[nodes.lowerBound].lowerBound)
      rest = Self.sizeLimit + 4 * (Int(tree.nodes[nodes.upperBound - 1].upperBound) - first)
    }
    var index = 0
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      if tree.nodes[node].kind == .modifier {
        add(node, index, by: modifiers)
        index += 1
      }
      node = Int(tree.nodes[node].end)
    }
    for node in nodes where tree.nodes[node].kind == .attribute {
      used.insert(tree.text(of: node))
    }
  }

  private mutating func add(_ node: Int, _ index: Int, by modifiers: LiveViewModifiers) {
    let name = modifiers.expressions.tree.text(of: node)
    do throws(LiveViewExpressions.MissingAttribute) {
      let outcome = try modifiers.outcome(of: node)
      guard let made = outcome.node, made.size <= rest else {
        return lacks.append((index, .form(name)))
      }
      rest -= made.size
      nodes.append(made)
      templates.formUnion(made.templates)
      read.formUnion(outcome.read)
      added += outcome.added
      isBound = isBound || outcome.isBound
      if let doubt = outcome.doubt { lacks.append((index, .doubt(name, doubt))) }
    } catch {
      lacks.append((index, .attribute(name, missing: error.name)))
    }
  }
}
