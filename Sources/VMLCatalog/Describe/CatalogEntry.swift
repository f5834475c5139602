/// Something that the catalogue has under a name.
public enum CatalogEntry: Hashable, Sendable {
  case element(Catalog.Element)
  case modifier(Catalog.Modifier)
  /// A type that is no element.
  case type(Catalog.TypeEntry)
  /// Members of a type that share a name.
  case members([Catalog.Declaration], of: Catalog.TypeEntry)
  case environmentValue(Catalog.Declaration)
}

/// Everything that a name stands for; empty if it stands for nothing.
///
/// The name is written as in VML or in Swift: `padding`, `.padding`, `padding(_:)`, `Font.Weight`,
/// `Font.Weight.bold`, `\.colorScheme`.
public func catalogEntries(named query: String) -> [CatalogEntry] {
  var name = query[...]
  if name.first == "\\" { name = name.dropFirst() }
  if name.first == "." { name = name.dropFirst() }
  if let bracket = name.firstIndex(of: "(") { name = name[..<bracket] }
  let text = String(name)
  var entries: [CatalogEntry] = []
  if let type = Catalog.type(text) {
    entries.append(type.element.map { .element($0) } ?? .type(type))
  }
  if let modifier = Catalog.modifier(text) { entries.append(.modifier(modifier)) }
  if let value = Catalog.environmentValue(text) { entries.append(.environmentValue(value)) }
  if let dot = text.lastIndex(of: "."), let owner = Catalog.type(String(text[..<dot])),
    let name = Catalog.Name(String(text[text.index(after: dot)...]))
  {
    let members = owner.staticMembers(named: name) + owner.instanceMembers(named: name)
    if !members.isEmpty { entries.append(.members(members, of: owner)) }
  }
  return entries
}

extension CatalogEntry {
  public var name: String {
    switch self {
    case .element(let element): element.name.string
    case .modifier(let modifier): modifier.name.string
    case .type(let type): type.name.string
    case .members(let members, let owner): "\(owner.name).\(members[0].name)"
    case .environmentValue(let value): value.name.string
    }
  }

  /// Kind of entry, in a few words: `view`, `modifier`, `enum`.
  public var kind: String {
    switch self {
    case .element(let element): element.kindText
    case .modifier: "modifier"
    case .type(let type): type.kind == .external ? "type" : "\(type.kind)"
    case .members(let members, _): members[0].kindText
    case .environmentValue: "environment value"
    }
  }

  /// The frameworks that declare it, in the order in which they first come up.
  var modules: [String] {
    var modules: [String] = []
    for module in declaringModules where !modules.contains(module.string) {
      modules.append(module.string)
    }
    return modules
  }

  private var declaringModules: [Catalog.Name] {
    switch self {
    case .element(let element): [element.type.module]
    case .modifier(let modifier): modifier.overloads.map(\.module)
    case .type(let type): [type.module]
    case .members(let members, _): members.map(\.module)
    case .environmentValue(let value): [value.module]
    }
  }
}

extension Catalog.Element {
  /// `view`, `shape`, or the kind of content that it is.
  var kindText: String {
    if isShape { return "shape" }
    if isLayout { return "layout" }
    if isView { return "view" }
    return kinds.first?.type.name.string ?? "element"
  }
}

extension Catalog.Declaration {
  var kindText: String {
    switch kind {
    case .enumCase: "case"
    case .staticMember: "static member"
    case .staticFunction: "static function"
    case .initializer: "initialiser"
    case .property: "property"
    case .method: "method"
    case .modifier: "modifier"
    case .environmentValue: "environment value"
    }
  }
}
