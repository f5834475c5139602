import VMLDiagnostics

/// A name of the catalogue, and what it is.
public struct CatalogName: Hashable, Sendable {
  public var name: String
  public var kind: String

  public init(name: String, kind: String) {
    self.name = name
    self.kind = kind
  }
}

/// Every element, modifier, type, value of the environment, and static member of a type whose name
/// holds a text, whatever its case; those whose name begins with it first.
///
/// - Complexity: Linear in the catalogue.
public func searchCatalog(_ text: String) -> [CatalogName] {
  let sought = text.lowercased()
  guard !sought.isEmpty else { return [] }
  var found: [CatalogName] = []
  func add(_ entry: CatalogEntry) {
    found.append(CatalogName(name: entry.name, kind: entry.kind))
  }
  func matches(_ name: Catalog.Name) -> Bool { name.string.lowercased().contains(sought) }
  for type in Catalog.types {
    if matches(type.name) { add(type.element.map { .element($0) } ?? .type(type)) }
    var last: Catalog.Name?
    for members in [type.cases, type.staticMembers, type.staticFunctions] {
      for member in members where member.name != last && matches(member.name) {
        last = member.name
        add(.members([member], of: type))
      }
    }
  }
  for modifier in Catalog.modifiers where matches(modifier.name) { add(.modifier(modifier)) }
  for value in Catalog.environmentValues where matches(value.name) {
    add(.environmentValue(value))
  }
  let isFirst = { (name: CatalogName) in name.name.lowercased().hasPrefix(sought) }
  return found.filter(isFirst) + found.filter { !isFirst($0) }
}

/// The one name of the catalogue that an author may have meant.
public func nearestCatalogName(to name: String) -> String? {
  nearestName(
    to: name,
    in: Catalog.elementNames + Catalog.modifierNames + Catalog.typeNames
      + Catalog.environmentNames)
}
