import VMLCatalog
import VMLMarkup

/// What an element's name may stand for in a site.
///
/// Resolution order: a component of the site, a view of SwiftUI, a view that the client registers; anything else is
/// unknown, and stays in the output.
public struct ElementNames: Sendable {
  /// The components by name.
  private var components: [String: Int]
  private var customViews: Set<String>
  /// All names that mean something, and by their numbers what they mean.
  private var names = NameTable.wellKnown
  private var meanings: [Meaning]
  /// Whether a link to a sheet, which is written like a view, may stand here.
  private var isHead = false

  /// What a name stands for.
  enum Meaning: Sendable {
    /// The index of a component.
    case component(Int32)
    case view
    case unknown
  }

  public init(components: [String], customViews: some Sequence<String>) {
    self.components = Dictionary(
      zip(components, components.indices), uniquingKeysWith: { first, _ in first })
    self.customViews = Set(customViews)
    meanings = Array(repeating: .unknown, count: names.count)
    for name in Catalog.elementNames where Catalog.isView(name) { set(name, to: .view) }
    for name in self.customViews { set(name, to: .view) }
    for (name, index) in self.components { set(name, to: .component(Int32(index))) }
  }

  private mutating func set(_ name: String, to meaning: Meaning) {
    let number = Int(names.intern(name).rawValue)
    while meanings.count <= number { meanings.append(.unknown) }
    meanings[number] = meaning
  }

  /// The same names but for one component's.
  func without(_ component: String) -> ElementNames {
    var names = self
    names.components[component] = nil
    names.set(component, to: names.isKnown(component) ? .view : .unknown)
    return names
  }

  /// The names that may stand in a page's head.
  func inHead() -> ElementNames {
    var names = self
    names.isHead = true
    return names
  }

  /// What an element's name, a number of some table, stands for.
  func meaning(of name: NameID, in table: NameTable) -> Meaning {
    guard let known = names.number(of: name, in: table), known.rawValue < meanings.count else {
      return .unknown
    }
    let meaning = meanings[Int(known.rawValue)]
    if isHead, known == .styleView, case .unknown = meaning { return .view }
    return meaning
  }

  /// The index of the component of a name, or `nil` if there is none.
  func component(_ name: String) -> Int? { components[name] }

  func isKnown(_ name: String) -> Bool {
    components[name] != nil || customViews.contains(name) || Catalog.isView(name)
  }

  /// Every name that an author may have meant.
  var candidates: [String] {
    Array(components.keys) + Array(customViews) + Catalog.elementNames
      + (isHead ? ["Style"] : [])
  }

  var componentNames: [String] { Array(components.keys) }
}
