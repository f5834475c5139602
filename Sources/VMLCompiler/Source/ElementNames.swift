import VMLCatalog

/// What an element's name may stand for in a site.
///
/// Resolution order: a component of the site, a view of SwiftUI, a view that the client registers; anything else is
/// unknown, and stays in the output.
package struct ElementNames: Sendable {
  /// The components by name.
  private var components: [String: Int]
  private var customViews: Set<String>

  package init(components: [String], customViews: some Sequence<String>) {
    self.components = Dictionary(
      zip(components, components.indices), uniquingKeysWith: { first, _ in first })
    self.customViews = Set(customViews)
  }

  /// The same names but for one component's.
  func without(_ component: String) -> ElementNames {
    var names = self
    names.components[component] = nil
    return names
  }

  /// The same names and one more that is known.
  func adding(_ view: String) -> ElementNames {
    var names = self
    names.customViews.insert(view)
    return names
  }

  /// The index of the component of a name, or `nil` if there is none.
  func component(_ name: String) -> Int? { components[name] }

  func isKnown(_ name: String) -> Bool {
    components[name] != nil || customViews.contains(name) || Catalog.isView(name)
  }

  /// Every name that an author may have meant.
  var candidates: [String] {
    Array(components.keys) + Array(customViews) + Catalog.elementNames
  }

  var componentNames: [String] { Array(components.keys) }
}
