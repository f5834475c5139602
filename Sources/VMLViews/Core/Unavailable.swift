// Forms that are common in SwiftUI's apps and that VML has none for. They are declared so that the
// compiler says what there is in their place.

@available(*, unavailable, message: "a server keeps no objects: give the view its values")
public typealias StateObject = State
@available(*, unavailable, message: "a server keeps no objects: give the view its values")
public typealias ObservedObject = State
@available(*, unavailable, message: "a server keeps no objects: give the view its values")
public typealias EnvironmentObject = State
@available(*, unavailable, message: "declare a state in site.yaml, with 'keep: device'")
public typealias AppStorage = State
@available(*, unavailable, message: "declare a state in site.yaml, with 'keep: device'")
public typealias SceneStorage = State
@available(*, unavailable, message: "VML has no form for the focus")
public typealias FocusState = State

@available(*, unavailable, message: "write a ViewModifier, or a NamedModifier that the app has")
public protocol ButtonStyle {}

@available(*, unavailable, message: "a server measures nothing: use containerRelativeFrame")
extension GeometryReader: PrimitiveView {
  public init(@ViewBuilder content: (GeometryProxy) -> some View) {}
  public func _write(to writer: inout ViewWriter) {}
}

/// Measures of a view, which a server does not have.
public struct GeometryProxy {
  public let size: CGSize
}

@available(*, unavailable, message: "VML has no form for it: use defaultScrollAnchor")
extension ScrollViewReader: PrimitiveView {
  public init(@ViewBuilder content: (ScrollViewProxy) -> some View) {}
  public func _write(to writer: inout ViewWriter) {}
}

/// Place of a scroll view, which a server does not have.
public struct ScrollViewProxy {
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

extension View {
  @available(*, unavailable, message: "VML has no sheet of an item: use sheet(isPresented:) by row")
  public func sheet<Item>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> some View
  ) -> some View { self }

  @available(*, unavailable, message: "VML has no destination by type: use NavigationLink")
  public func navigationDestination<Data>(
    for data: Data.Type, destination: (Data) -> some View
  ) -> some View { self }
}

extension ForEach {
  @available(*, unavailable, message: "VML has no form for it: use swipeActions on each row")
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  @available(*, unavailable, message: "VML has no form for it")
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}
