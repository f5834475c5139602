@_exported public import Foundation

/// Piece of a document: a view, or what a toolbar or a tab bar holds.
public protocol VMLNode {
  /// Writes the node; only this package's nodes implement it themselves.
  func _write(to writer: inout ViewWriter)

  /// Appends the views that a container counts as its children.
  func _children(into list: inout ChildNodes)

  /// Levels of views held inside of each other, counted as they are made.
  var _depth: Int { get }
}

extension VMLNode {
  public func _children(into list: inout ChildNodes) { list.nodes.append(self) }
  public var _depth: Int { 0 }
}

/// Part of a screen, declared as in SwiftUI, that can be written as VML.
///
/// There is no main actor here, so a server makes views on any thread.
public protocol View: VMLNode {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension View {
  public func _write(to writer: inout ViewWriter) {
    guard writer.enter(Self.self) else { return }
    writer.nameStates(of: self)
    body._write(to: &writer)
    writer.leave()
  }

  public func _children(into list: inout ChildNodes) {
    list.add(self)
  }
}

extension Never: View {
  public var body: Never { preconditionFailure("there is no such view") }
  public func _write(to writer: inout ViewWriter) {}
  public func _children(into list: inout ChildNodes) {}
}

/// View that is written without a body of its own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Does not exist: what SwiftUI brings has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
  public func _children(into list: inout ChildNodes) { list.nodes.append(self) }
}

/// Change to views that has a name of its own.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ModifierContent: PrimitiveView {
  let view: any VMLNode
  public func _write(to writer: inout ViewWriter) { view._write(to: &writer) }
  public var _depth: Int { view._depth }
}

extension View {
  public func modifier(_ modifier: some ViewModifier) -> some View {
    AppliedModifier(content: ModifierContent(view: limited(self)), modifier: modifier)
  }
}

private struct AppliedModifier<Modifier: ViewModifier>: View {
  let content: ModifierContent
  let modifier: Modifier
  var _depth: Int { content._depth + 1 }

  @ViewBuilder var body: some View {
    if let named = modifier as? any NamedModifier {
      ModifiedView(content.view, named.call)
    } else {
      modifier.body(content: content)
    }
  }
}

/// View of any type.
public struct AnyView: PrimitiveView {
  let view: any VMLNode

  public init(_ view: some View) { self.view = (view as? AnyView)?.view ?? limited(view) }
  public init(erasing view: some View) { self.init(view) }

  public func _write(to writer: inout ViewWriter) { view._write(to: &writer) }
  public func _children(into list: inout ChildNodes) { view._children(into: &list) }
  public var _depth: Int { view._depth + 1 }
}

/// The node, or a mark in its place that makes writing fail where too many hold each other.
func limited(_ node: any VMLNode) -> any VMLNode {
  node._depth < ViewLimits.nesting ? node : TooDeep()
}

struct TooDeep: PrimitiveView {
  func _write(to writer: inout ViewWriter) { writer.fail(.tooDeep(limit: ViewLimits.nesting)) }
}
