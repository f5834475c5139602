import VMLBehaviour
import VMLMarkup

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import VMLViews
#endif

#if canImport(SwiftUI)
  /// Makes a view of an element.
  public typealias VMLViewMaker<Content> = @MainActor (VMLElement) -> Content
  /// Applies a modifier to a view.
  public typealias VMLModifierMaker<Content> = @MainActor (AnyView, VMLModifier) -> Content
#else
  /// Makes a view of an element.
  public typealias VMLViewMaker<Content> = (VMLElement) -> Content
  /// Applies a modifier to a view.
  public typealias VMLModifierMaker<Content> = (AnyView, VMLModifier) -> Content
#endif

/// Views and modifiers of the app that documents may name; they may replace SwiftUI's.
public struct VMLRegistry {
  var views: [String: VMLViewMaker<AnyView>] = [:]
  var modifiers: [String: VMLModifierMaker<AnyView>] = [:]

  /// A registry with nothing in it: documents are drawn with SwiftUI alone.
  public init() {}

  /// Draws the elements of a name, modifiers apart.
  public mutating func register<Content: View>(
    view name: String, @ViewBuilder _ make: @escaping VMLViewMaker<Content>
  ) {
    views[name] = { AnyView(make($0)) }
  }

  /// Applies the modifiers of a name.
  public mutating func register<Content: View>(
    modifier name: String, _ make: @escaping VMLModifierMaker<Content>
  ) {
    modifiers[name] = { AnyView(make($0, $1)) }
  }
}

/// An element that the app draws.
#if canImport(SwiftUI)
  @MainActor
#endif
public struct VMLElement {
  let scope: Scope

  public var name: String { scope.node.name }

  /// The text of an attribute; `nil` if the element has none of the name.
  public subscript(_ attribute: String) -> String? { scope.node[attribute] }

  /// The number of an attribute; `nil` if there is none, or its text is no number.
  public func number(_ attribute: String) -> Double? { self[attribute].flatMap(Double.init) }

  /// The text in the element, without its elements.
  public var text: String {
    (scope.children[""] ?? []).map { scope.drawing.tree.nodes[$0].text }.joined()
  }

  /// The children with a template, one after the other; without a name those that have none.
  public func content(_ template: String = "") -> some View {
    Slot(scope: scope, name: template, isDefault: template.isEmpty)
  }

  /// Tells the document that the user has tapped the view, which runs its `onTap` or sends its
  /// `action`.
  public func tap() { scope.happen(.onTap) }
}

/// A call of a modifier that the app applies.
#if canImport(SwiftUI)
  @MainActor
#endif
public struct VMLModifier {
  let call: StyleCall
  let scope: Scope

  public var name: String { call.name }

  /// The text, number or truth of an argument as a text, by its label; `nil` for what is none.
  public func string(_ label: String) -> String? {
    value(label).flatMap(Draw.string)
  }

  /// A number by its label; the first argument without one has an empty label.
  public func number(_ label: String) -> Double? {
    value(label).flatMap(Draw.double)
  }

  private func value(_ label: String) -> Expression? {
    call.arguments.first { $0.label == label }?.value
  }
}
