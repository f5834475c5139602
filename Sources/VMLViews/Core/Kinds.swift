/// Element that is no view: a part of a toolbar, a tab.
public protocol ElementPart: VMLNode {
  var _node: ElementNode { get set }
}

extension ElementPart {
  public func _write(to writer: inout ViewWriter) { writer.write(_node) }
  public var _depth: Int { _node.depth }
}

/// Part of a toolbar.
public protocol ToolbarContent: VMLNode {}

/// Part of a toolbar that users may move.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Part of a tab bar.
public protocol TabContent: VMLNode {}

/// Part of a tab bar, of any type.
public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  let content: any TabContent
  public init(_ tabContent: some TabContent) { content = tabContent }
  public func _write(to writer: inout ViewWriter) { content._write(to: &writer) }
  public func _children(into list: inout ChildNodes) { content._children(into: &list) }
  public var _depth: Int { content._depth + 1 }
}

/// Part of a list that VoiceOver goes through.
public protocol AccessibilityRotorContent: VMLNode {}

/// Part with a modifier.
struct ModifiedPart: CustomizableToolbarContent, TabContent {
  let part: any VMLNode
  let call: ModifierCall
  var _depth: Int { part._depth + 1 }

  func _write(to writer: inout ViewWriter) {
    guard !writer.isStopped else { return }
    writer.write(part, call)
  }
}

extension ToolbarContent {
  func modified(_ call: ModifierCall) -> ModifiedPart { ModifiedPart(part: self, call: call) }
}

extension TabContent {
  func modified(_ call: ModifierCall) -> ModifiedPart { ModifiedPart(part: self, call: call) }
}

/// Nodes one after the other, which are no views.
public struct NodeList: CustomizableToolbarContent, TabContent, AccessibilityRotorContent {
  let nodes: [any VMLNode]

  public func _write(to writer: inout ViewWriter) {
    // A builder with one node is that node.
    if nodes.count == 1 { return nodes[0]._write(to: &writer) }
    writer.writeMany { writer in for node in nodes { node._write(to: &writer) } }
  }

  public func _children(into list: inout ChildNodes) { list.nodes += nodes }
  public var _depth: Int { nodes.reduce(0) { max($0, $1._depth) } }
}

/// Makes one list of parts of a toolbar or of a tab bar.
public protocol NodeListBuilder {}

extension NodeListBuilder {
  public static func buildBlock(_ content: NodeList...) -> NodeList {
    NodeList(nodes: content.flatMap(\.nodes))
  }
  public static func buildIf(_ content: NodeList?) -> NodeList { content ?? NodeList(nodes: []) }
  public static func buildEither(first: NodeList) -> NodeList { first }
  public static func buildEither(second: NodeList) -> NodeList { second }
  public static func buildLimitedAvailability(_ content: NodeList) -> NodeList { content }
}

@resultBuilder public enum ToolbarContentBuilder: NodeListBuilder {
  public static func buildExpression(_ content: some ToolbarContent) -> NodeList {
    NodeList(nodes: [content])
  }
}

@resultBuilder public enum TabContentBuilder: NodeListBuilder {
  public static func buildExpression(_ content: some TabContent) -> NodeList {
    NodeList(nodes: [content])
  }
}

@resultBuilder public enum AccessibilityRotorContentBuilder: NodeListBuilder {
  public static func buildExpression(_ content: some AccessibilityRotorContent) -> NodeList {
    NodeList(nodes: [content])
  }
}
