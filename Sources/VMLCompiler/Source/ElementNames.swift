import VMLCatalog
import VMLMarkup

/// The meanings of elements' names in a site.
///
/// Resolution order: a component of the site, a view of SwiftUI, a view that the client registers.
/// Any other name is unknown, and stays in the output.
///
/// A class: passing it costs one retain.
public final class ElementNames: Sendable {
  /// The components by name.
  private let components: [String: Int]
  private let customViews: Set<String>
  /// All names that have a meaning; the meanings are by their numbers.
  private let names: NameTable
  private let meanings: [Meaning]
  /// By the number of a well-known name: its meaning; `nil` for names that are no views' names.
  private let wellKnown: [Meaning?]

  /// The meaning of a name.
  enum Meaning: Sendable {
    /// The index of a component.
    case component(Int32)
    case view
    /// The SwiftUI view in whose place VML has an instruction.
    case forEach
    case unknown
  }

  public convenience init(components: [String], customViews: some Sequence<String>) {
    self.init(
      Dictionary(zip(components, components.indices), uniquingKeysWith: { first, _ in first }),
      Set(customViews))
  }

  private init(_ components: [String: Int], _ customViews: Set<String>) {
    var known = Self.views
    for name in customViews { known.set(name, to: .view) }
    for (name, index) in components { known.set(name, to: .component(Int32(index))) }
    self.components = components
    self.customViews = customViews
    (names, meanings) = (known.names, known.meanings)
    wellKnown = (0..<NameTable.wellKnown.count).map { index in
      isView(NameID(rawValue: UInt32(index)), of: known.names) ? known.meanings[index] : nil
    }
  }

  private struct Meanings {
    var names = NameTable.wellKnown
    var meanings = [Meaning](repeating: .unknown, count: NameTable.wellKnown.count)

    mutating func set(_ name: String, to meaning: Meaning) {
      let number = Int(names.intern(name).rawValue)
      while meanings.count <= number { meanings.append(.unknown) }
      meanings[number] = meaning
    }
  }

  /// The names that every site has.
  private static let views: Meanings = {
    var known = Meanings()
    for name in Catalog.elementNames where Catalog.isView(name) { known.set(name, to: .view) }
    known.set("ForEach", to: .forEach)
    return known
  }()

  /// These names without one component's.
  func without(_ component: String) -> ElementNames {
    var others = components
    others[component] = nil
    return ElementNames(others, customViews)
  }

  /// The meanings of the names in a table, by their numbers; `nil` for a name that begins with a
  /// lower-case letter.
  func meanings(in table: NameTable) -> [Meaning?] {
    var found = wellKnown
    found.reserveCapacity(table.count)
    for index in wellKnown.count..<table.count {
      let name = NameID(rawValue: UInt32(index))
      found.append(isView(name, of: table) ? meaning(of: name, in: table) : nil)
    }
    return found
  }

  private func meaning(of name: NameID, in table: NameTable) -> Meaning {
    guard let known = names.number(of: name, in: table), known.rawValue < meanings.count else {
      return .unknown
    }
    return meanings[Int(known.rawValue)]
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

  /// One past the last index of a component.
  var componentLimit: Int { (components.values.max() ?? -1) + 1 }
}

/// Whether a name begins as the names of views do.
private func isView(_ name: NameID, of table: NameTable) -> Bool {
  table.firstByte(of: name) &- 0x41 < 26
}
