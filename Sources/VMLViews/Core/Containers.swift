/// A view, or a tab, for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: VMLNode>: VMLNode {
  let data: Data
  let content: (Data.Element) -> Content

  public func _write(to writer: inout ViewWriter) {
    writer.writeMany { writer in
      for element in data {
        guard !writer.isStopped else { return }
        content(element)._write(to: &writer)
      }
    }
  }

  public func _children(into list: inout ChildNodes) {
    for element in data { content(element)._children(into: &list) }
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content: View {
  /// A view for each element, which is given as a binding: `ForEach($items) { $item in … }`.
  public init<Elements: RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.data = data.value.map { .constant($0) }
    self.content = content
  }

  public init<Elements: RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>], Elements.Element: Identifiable<ID> {
    self.data = data.value.map { .constant($0) }
    self.content = content
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
  public init(subviews view: some View, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(SubviewsCollection(of: view), content: content)
  }
}

extension ForEach: TabContent where Content == NodeList {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder content: @escaping (Data.Element) -> NodeList
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Content == NodeList, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @TabContentBuilder content: @escaping (Data.Element) -> NodeList) {
    self.data = data
    self.content = content
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

/// Views, or parts of a toolbar or of a tab bar, that are modified as one.
public struct Group<Content: VMLNode>: VMLNode {
  public var _node = ElementNode("Group")

  private init(_ content: Content) { _node.slot("content", content, isDefault: true) }

  public func _write(to writer: inout ViewWriter) { writer.write(_node) }
  public var _depth: Int { _node.depth }
}

extension Group: View, PrimitiveView, ElementView where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.init(content()) }

  /// Takes a view apart, so that a container can place its children.
  public init(
    subviews view: some View, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) {
    self.init(transform(SubviewsCollection(of: view)))
  }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(content()) }
}

extension Group: TabContent where Content: TabContent {
  public init(@TabContentBuilder content: () -> Content) { self.init(content()) }
}

/// One of the views that a container was given.
public struct Subview: PrimitiveView, Identifiable {
  public let id: Int
  let node: any VMLNode

  public func _write(to writer: inout ViewWriter) { node._write(to: &writer) }
  public var _depth: Int { node._depth + 1 }
}

/// The views that a container was given, each with its place as its id.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  let nodes: [any VMLNode]

  init(of view: some View) {
    nodes = ChildNodes.found(in: view)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> Subview { Subview(id: index, node: nodes[index]) }

  public func _write(to writer: inout ViewWriter) {
    writer.writeMany { writer in for node in nodes { node._write(to: &writer) } }
  }

  public func _children(into list: inout ChildNodes) { list.nodes += nodes }
}

/// Containers as they were written before `Group(subviews:)`.
public enum _VariadicView {
  public typealias Children = SubviewsCollection

  public struct Tree<Root: _VariadicView_ViewRoot>: View {
    let root: Root
    let children: SubviewsCollection

    public init(_ root: Root, @ViewBuilder content: () -> some View) {
      self.root = root
      children = SubviewsCollection(of: content())
    }

    public var body: some View { root.body(children: children) }

    public func _children(into list: inout ChildNodes) {
      if Root.self is any _VariadicView_UnaryViewRoot.Type {
        list.nodes.append(self)
      } else {
        list.add(self)
      }
    }
  }
}

public protocol _VariadicView_ViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// View that the app has by the name of its type, written with its properties as attributes.
public protocol NamedView: PrimitiveView {}

extension NamedView {
  public func _write(to writer: inout ViewWriter) {
    var node = ElementNode(plainName(of: Self.self))
    for (name, code) in properties(of: self) { node.value(name, code) }
    node.attributes.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    writer.write(node)
  }
}

/// Modifier that the app has by the name of its type, written in lower camel case.
public protocol NamedModifier: ViewModifier where Body == Never {}

extension NamedModifier {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }

  var call: ModifierCall {
    let name = plainName(of: Self.self)
    var call = ModifierCall(name.prefix(1).lowercased() + name.dropFirst() + "(")
    for (label, code) in properties(of: self) { call.value(label, code) }
    return call
  }
}

/// The name of a type, without its generic arguments.
private func plainName(of type: any Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

/// The properties of a value that have a spelling.
private func properties(of value: Any) -> [(String, String)] {
  Mirror(reflecting: value).children.compactMap { child in
    guard let label = child.label, let value = child.value as? any VMLValue else { return nil }
    return (label, value.vmlCode)
  }
}
