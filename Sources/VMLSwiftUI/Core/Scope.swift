import VMLBehaviour
import VMLData
import VMLMarkup

#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
#else
  import VMLViews
#endif

/// One drawing of a tree: what all of its elements share.
#if canImport(SwiftUI)
  @MainActor
#endif
final class Drawing {
  let tree: DrawnTree
  let client: VMLClient
  #if canImport(SwiftUI)
    /// Namespaces of the screen; ``DrawnScreen`` has them.
    var namespaces: [Namespace.ID] = []
    private var named: [String] = []
  #endif

  init(_ tree: DrawnTree, for client: VMLClient) {
    self.tree = tree
    self.client = client
  }

  /// The namespace of a name, which is the same wherever the screen has the name.
  func namespace(_ name: String) -> Namespace.ID? {
    #if canImport(SwiftUI)
      if !named.contains(name) { named.append(name) }
      guard let index = named.firstIndex(of: name), index < namespaces.count else {
        client.report("a screen has more than \(namespaces.count) namespaces")
        return nil
      }
      return namespaces[index]
    #else
      return .named(name)
    #endif
  }

  /// The nodes directly in a part of the tree.
  func siblings(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      found.append(index)
      index = max(index + 1, tree.nodes[index].end)
    }
    return found
  }
}

/// An element as it is drawn: what its initialiser and its modifiers may take.
#if canImport(SwiftUI)
  @MainActor
#endif
struct Scope {
  let drawing: Drawing
  let index: Int
  /// The image of the phase of an `AsyncImage` around.
  let loaded: Image?
  let node: DrawnTree.Node
  let modifiers: [StyleCall]
  /// By template: children; those without one have an empty name.
  let children: [String: [Int]]
  let content: Content
  /// The templates that no modifier shows.
  let slots: Set<String>
  /// Number of attributes that an initialiser has to take.
  let attributeCount: Int
  /// The attributes that the modifiers read.
  private let read: Set<String>

  /// The text of children without a template.
  struct Content {
    /// True if there is text, and no element beside it.
    var isOnlyText = false
    var text = ""
  }

  private static let reserved: Set = ["id", "tag", "class", "style", "template"]

  init(_ index: Int, of drawing: Drawing, loaded: Image?) {
    self.drawing = drawing
    self.index = index
    self.loaded = loaded
    let node = drawing.tree.nodes[index]
    self.node = node
    var children: [String: [Int]] = [:]
    for child in drawing.siblings(index + 1..<node.end) {
      children[drawing.tree.nodes[child]["template"] ?? "", default: []].append(child)
    }
    self.children = children
    let plain = children[""] ?? []
    if !plain.isEmpty, plain.allSatisfy({ drawing.tree.nodes[$0].name.isEmpty }) {
      content = Content(isOnlyText: true, text: plain.map { drawing.tree.nodes[$0].text }.joined())
    } else {
      content = Content()
    }
    var read: Set<String> = []
    var shown: Set<String> = []
    if let style = node["style"] {
      if var reader = StyleReader(style: style) {
        modifiers = reader.calls { node[$0] }.map { $0.fillingSlot { children[$0] != nil } }
        read = reader.read
        for name in reader.missing {
          drawing.client.report("no attribute '\(name)' for attr() in <\(node.name)>")
        }
        for call in modifiers {
          for argument in call.arguments { argument.value.addTemplates(to: &shown) }
        }
        for name in shown.sorted() where children[name] == nil {
          drawing.client.report("no child of <\(node.name)> has the template '\(name)'")
        }
      } else {
        modifiers = []
        drawing.client.report("a style of <\(node.name)> cannot be read")
      }
    } else {
      modifiers = []
    }
    slots = Set(children.keys).subtracting(shown)
    self.read = read
    attributeCount =
      node.attributes.count { !Self.reserved.contains($0.name) && !read.contains($0.name) }
  }

  /// The attributes that an initialiser has to take.
  var attributes: [String] {
    node.attributes.map(\.name).filter { !Self.reserved.contains($0) && !read.contains($0) }
  }

  /// The path of the page that the element is on.
  var path: String { drawing.client.state.path(ofScreen: node.id.screen) ?? "" }

  func has(slot: some StringProtocol) -> Bool { children[String(slot)] != nil }

  // MARK: Events

  func happen(_ event: EventName) {
    drawing.client.handle(.happened(event, node.id))
  }

  func perform(modifier: Int, value: VMLData.Value?) {
    drawing.client.handle(.performed(node.id, modifier: modifier, value: value))
  }

  /// A binding to an attribute, which is what the tree has of it until it is drawn anew.
  func binding<Value>(to attribute: String, first: Value) -> Binding<Value> {
    let client = drawing.client
    let id = node.id
    #if canImport(SwiftUI)
      return Binding(
        get: { first },
        set: { client.handle(.changed(id, attribute: attribute, behaviourValue(of: $0))) })
    #else
      _ = (client, id)
      return .constant(first)
    #endif
  }
}

/// A value of a control as behaviour knows it.
func behaviourValue(of value: Any) -> VMLData.Value {
  switch value {
  case let value as Bool: .boolean(value)
  case let value as Int: .integer(value)
  case let value as Double: .number(value)
  case let value as String: .string(value)
  case let value as Date: .date(value.formatted(.iso8601))
  case let value as Set<String>: .list(value.sorted().map { .string($0) })
  case let value as CGFloat: .number(Double(value))
  case let value as URL: .string(value.absoluteString)
  default: .nothing
  }
}

extension StyleCall {
  /// By modifier: its slot, which the child with the slot's name fills unasked, and the label.
  ///
  /// Spec: VML 7.5.
  private static let implicitSlots = [
    "background": ("content", "content"), "clipShape": ("shape", ""),
    "fullScreenCover": ("content", "content"), "mask": ("mask", "mask"),
    "overlay": ("content", "content"), "popover": ("content", "content"),
    "safeAreaInset": ("content", "content"), "sheet": ("content", "content"),
    "toolbar": ("content", "content"),
  ]

  /// The call with the template that it does not name, where there is a child for it.
  fileprivate func fillingSlot(_ hasChild: (String) -> Bool) -> StyleCall {
    guard let (slot, label) = Self.implicitSlots[name], hasChild(slot),
      arguments.allSatisfy({ !$0.label.isEmpty && $0.label != label })
    else { return self }
    var call = self
    call.arguments.append(Expression.Argument(label: label, value: .template(slot)))
    return call
  }
}

extension Expression {
  /// Adds the names of the templates in it.
  func addTemplates(to names: inout Set<String>) {
    switch self {
    case .template(let name): names.insert(name)
    case .member(let base, _, let arguments):
      base?.addTemplates(to: &names)
      for argument in arguments { argument.value.addTemplates(to: &names) }
    case .array(let items): for item in items { item.addTemplates(to: &names) }
    default: break
    }
  }
}

/// The children of an element that fill a slot, one after the other.
struct Slot: View {
  let scope: Scope
  let name: String
  let isDefault: Bool
  /// The image that children may show.
  var loaded: Image?
  /// Stands in place of children.
  var text: String?

  private var children: [Child] {
    indices.map { Child(id: scope.drawing.identity(of: $0), index: $0) }
  }

  var indices: [Int] {
    let own = name.isEmpty ? [] : scope.children[name] ?? []
    return (own + (isDefault ? scope.children[""] ?? [] : [])).sorted()
  }

  private struct Child: Identifiable {
    let id: String
    let index: Int
  }

  var body: some View {
    if let text {
      Text(verbatim: text)
    } else {
      ForEach(children) { child in
        DrawnElement(drawing: scope.drawing, index: child.index, loaded: loaded ?? scope.loaded)
      }
    }
  }
}

extension Drawing {
  /// An element's `id`, which stays the same in the next document; else its place.
  fileprivate func identity(of index: Int) -> String {
    tree.nodes[index]["id"] ?? "\(index - 1)"
  }
}
