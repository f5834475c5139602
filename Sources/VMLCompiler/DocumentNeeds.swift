import VMLCatalog
import VMLMarkup

/// The demands of a document on its client, for the manifest.
public struct DocumentNeeds: Hashable, Sendable {
  /// The `id`s of its views, in order.
  public var ids: [String] = []
  /// The actions that its views ask for, by name.
  public var actions: [String] = []
  /// The views that SwiftUI does not have, by name.
  public var customViews: [String] = []
  /// The names of the lifecycle templates in its head, in order.
  public var lifecycle: [String] = []
  /// Whether it is a part of other documents, which steps load.
  public var isFragment = false
  /// The lifecycle template that it is; `nil` for a page.
  public var template: String?

  public init() {}

  /// The same needs with more actions.
  func adding(_ more: [String]) -> DocumentNeeds {
    guard !more.isEmpty else { return self }
    var needs = self
    needs.actions = Set(actions + more).sorted()
    return needs
  }
}

/// Finds the demands of documents; remembers which names SwiftUI has.
struct NeedsFinder: Sendable {
  private let action: NameID
  /// By the name's number: whether SwiftUI lacks a view; `nil` until the name comes up.
  private var customViews: [Bool?] = []

  /// `action` is the name of the attribute that asks for an action.
  init(action: NameID) { self.action = action }

  mutating func needs(of tree: ViewTree) -> DocumentNeeds {
    var needs = DocumentNeeds()
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let name = tree.nodes[index].name
      if isCustom(name, in: tree.names) { needs.customViews.append(tree.names.string(name)) }
      for position in tree.attributeRange(of: index) {
        let attribute = tree.attributes[position]
        if attribute.name == .id {
          needs.ids.append(tree.string(attribute.value))
        } else if attribute.name == action {
          needs.actions.append(tree.string(attribute.value))
        } else if attribute.name == .template, isInHead(index, of: tree) {
          let name = tree.string(attribute.value)
          if !needs.lifecycle.contains(name) { needs.lifecycle.append(name) }
        }
      }
    }
    if needs.actions.count > 1 { needs.actions = Set(needs.actions).sorted() }
    if needs.customViews.count > 1 { needs.customViews = Set(needs.customViews).sorted() }
    return needs
  }

  /// Whether a node stands directly in the head.
  private func isInHead(_ index: Int, of tree: borrowing ViewTree) -> Bool {
    let parent = Int(tree.nodes[index].parent)
    return parent >= 0 && tree.nodes[parent].name == .head
  }

  private mutating func isCustom(_ name: NameID, in names: NameTable) -> Bool {
    let index = Int(name.rawValue)
    if index >= customViews.count {
      customViews += repeatElement(nil, count: index + 1 - customViews.count)
    }
    if let known = customViews[index] { return known }
    let text = names.string(name)
    // A link to a sheet is no view.
    let isCustom =
      name != .styleView && !Catalog.isView(text)
      && text.utf8.first.map { $0 &- 0x41 < 26 } == true
    customViews[index] = isCustom
    return isCustom
  }
}
