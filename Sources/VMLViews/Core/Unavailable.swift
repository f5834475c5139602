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

@available(*, unavailable, message: "write a ViewModifier, or a NamedModifier that the app has")
public protocol ButtonStyle {}

@available(*, unavailable, message: "VML has no form for it: use defaultScrollAnchor")
extension ScrollViewReader: PrimitiveView {
  public init(@ViewBuilder content: (ScrollViewProxy) -> some View) {}
  public func _write(to writer: inout ViewWriter) {}
}

/// Place of a scroll view, which a server does not have.
public struct ScrollViewProxy {
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

extension ContentUnavailableView {
  @available(
    *, unavailable,
    message: "VML has no form for it: give the view its texts, and the image \"magnifyingglass\""
  )
  public static var search: ContentUnavailableView { ContentUnavailableView("", systemImage: "") }

  @available(
    *, unavailable,
    message: "VML has no form for it: give the view its texts, and the image \"magnifyingglass\""
  )
  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView("", systemImage: "")
  }
}
