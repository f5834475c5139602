import VMLBehaviour
import VMLMarkup

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import VMLViews
#endif

/// Views and modifiers of the app that documents may name; they may replace SwiftUI's.
public struct VMLRegistry {
  var views: [String: (VMLElement) -> AnyView] = [:]
  var modifiers: [String: (AnyView, VMLModifier) -> AnyView] = [:]

  /// A registry with nothing in it: documents are drawn with SwiftUI alone.
  public init() {}

  /// Draws the elements of a name, modifiers apart.
  public mutating func register(
    view name: String, @ViewBuilder _ make: @escaping (VMLElement) -> some View
  ) {
    views[name] = { AnyView(make($0)) }
  }

  /// Applies the modifiers of a name.
  public mutating func register(
    modifier name: String, _ make: @escaping (AnyView, VMLModifier) -> some View
  ) {
    modifiers[name] = { AnyView(make($0, $1)) }
  }
}

/// An element that the app draws.
public struct VMLElement {
  let scope: Scope

  public var name: String { scope.node.name }

  /// The text of an attribute; `nil` if the element has none of the name.
  public subscript(_ attribute: String) -> String? { scope.node[attribute] }

  /// The text in the element, without its elements.
  public var text: String {
    (scope.children[""] ?? []).map { scope.drawing.tree.nodes[$0].text }.joined()
  }

  /// The children with a template; without a name those that have none.
  public func content(_ template: String = "") -> some View {
    Slot(scope: scope, name: template, isDefault: template.isEmpty)
  }

  /// Tells the document that the user has tapped the view.
  public func tap() { scope.happen(.onTap) }
}

/// A call of a modifier that the app applies.
public struct VMLModifier {
  let call: StyleCall
  let scope: Scope

  public var name: String { call.name }

  /// The text, number or truth of an argument as a text, by its label; `nil` for what is none.
  public func string(_ label: String) -> String? {
    #if canImport(SwiftUI)
      MainActor.assumeIsolated { value(label).flatMap(Draw.string) }
    #else
      value(label).flatMap(Draw.string)
    #endif
  }

  /// A number by its label; the first argument without one has an empty label.
  public func number(_ label: String) -> Double? {
    #if canImport(SwiftUI)
      MainActor.assumeIsolated { value(label).flatMap(Draw.double) }
    #else
      value(label).flatMap(Draw.double)
    #endif
  }

  private func value(_ label: String) -> Expression? {
    call.arguments.first { $0.label == label }?.value
  }
}
