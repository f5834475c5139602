import VMLDiagnostics
import VMLFormats
import VMLMarkup

/// Modifiers of a document's elements that its target's format cannot say.
public struct FormatLosses: Sendable {
  /// By element and number of a call in its style.
  private var calls: [Int: [Int: Loss]] = [:]
  /// The nodes of views that are left out with all that they hold.
  private var views: [(nodes: Range<Int>, reason: String)] = []

  public struct Loss: Sendable {
    /// The reason that a build notes.
    public var reason: String
    /// Whether nothing of the modifier is written.
    public var isWhole: Bool
  }

  /// None, as of VML.
  init() {}

  init(_ lacks: [FormatLack], of tree: ViewTree, in format: DocumentFormat) {
    let elements = tree.nodes.indices.filter { tree.nodes[$0].kind == .element }
    for lack in lacks where elements.indices.contains(lack.element) {
      let element = elements[lack.element]
      let node = tree.nodes[element]
      let reason = lack.part.reason(of: tree.names.string(node.name), in: format)
      switch lack.part {
      case .view, .untagged: views.append((element..<Int(node.end), reason))
      case .modifier(let number, _, _), .rival(let number, _, _),
        .unknownBreakpoint(let number, _, _):
        calls[element, default: [:]][number] = Loss(reason: reason, isWhole: true)
      case .argument(let number, _, _), .firstColor(let number, _):
        calls[element, default: [:]][number] = Loss(reason: reason, isWhole: false)
      default: break
      }
    }
  }

  /// The loss of a modifier, by its number in the order in which they are applied.
  ///
  /// - Complexity: O(n) in the number of views that are left out.
  public func loss(ofModifier number: Int, of element: Int) -> Loss? {
    if let view = views.first(where: { $0.nodes.contains(element) }) {
      return Loss(reason: view.reason, isWhole: true)
    }
    return calls[element]?[number]
  }
}
