/// Makes one view of several, as in SwiftUI: there is no `for`, which `ForEach` stands for.
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView {
    TupleView(repeat each view)
  }
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalView<A, B> {
    .first(first)
  }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalView<A, B> {
    .second(second)
  }
  public static func buildLimitedAvailability(_ view: some View) -> AnyView { AnyView(view) }

  @available(*, unavailable, message: "a builder has no 'for', as in SwiftUI: use ForEach")
  public static func buildArray(_ views: [some View]) -> EmptyView { EmptyView() }
}

/// Views one after the other, which count as so many views wherever they stand.
public struct TupleView: PrimitiveView {
  let views: [any View]

  public init<each V: View>(_ view: repeat each V) {
    var views: [any View] = []
    repeat views.append(each view)
    self.views = views
  }

  public func _write(to writer: inout ViewWriter) {
    writer.writeMany { writer in for view in views { view._write(to: &writer) } }
  }

  public func _children(into list: inout ChildNodes) {
    for view in views { view._children(into: &list) }
  }

  public var _depth: Int { views.reduce(0) { max($0, $1._depth) } }
}

/// One of two views.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  public func _write(to writer: inout ViewWriter) {
    switch self {
    case .first(let view): view._write(to: &writer)
    case .second(let view): view._write(to: &writer)
    }
  }

  public func _children(into list: inout ChildNodes) {
    switch self {
    case .first(let view): view._children(into: &list)
    case .second(let view): view._children(into: &list)
    }
  }

  public var _depth: Int {
    switch self {
    case .first(let view): view._depth
    case .second(let view): view._depth
    }
  }
}

extension Optional: VMLNode where Wrapped: View {
  public func _write(to writer: inout ViewWriter) {
    if let view = self { view._write(to: &writer) } else { EmptyView()._write(to: &writer) }
  }

  public func _children(into list: inout ChildNodes) { self?._children(into: &list) }
  public var _depth: Int { self?._depth ?? 0 }
}

extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// No view; with a modifier it is written as an empty `Group`.
public struct EmptyView: PrimitiveView {
  public init() {}
  public func _write(to writer: inout ViewWriter) { writer.writeMany { _ in } }
  public func _children(into list: inout ChildNodes) {}
}
