import CCatalogue

extension Catalog {
  /// A type of the catalogue; elements are types too.
  public struct TypeEntry: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_type_start, ccatalogue_type_stride, row, field)
    }

    /// With a dot where it is nested: `Font.Weight`.
    public var name: Name { Name(row: word(0)) }

    public var kind: Kind { Kind(rawValue: word(1) & 15) ?? .external }

    /// Known from Apple's documentation, not from an interface.
    public var isFromDocumentation: Bool { word(1) >> 4 & 1 == 1 }

    public var generics: List<Generic> { List(list: word(2)) }

    public var requirements: List<Requirement> { List(list: word(3)) }

    /// As declared: what these refine is not among them.
    public var conformances: List<Conformance> { List(list: word(4)) }

    public var availability: Availability { Availability(row: word(5)) }

    public var deprecation: Deprecation? {
      word(6) == Catalog.none ? nil : Deprecation(row: word(6))
    }

    public var module: Name { Name(row: word(7)) }

    /// Type that an alias stands for.
    public var target: TypeExpression? {
      word(8) == Catalog.none ? nil : TypeExpression(row: word(8))
    }

    public var cases: List<Declaration> { members(0) }
    public var staticMembers: List<Declaration> { members(1) }
    public var staticFunctions: List<Declaration> { members(2) }
    public var initializers: List<Declaration> { members(3) }
    public var properties: List<Declaration> { members(4) }
    /// Without modifiers.
    public var methods: List<Declaration> { members(5) }

    /// The kinds of members follow each other, in the order of the fields that count them.
    private func members(_ kind: Int) -> List<Declaration> {
      let first = (0..<kind).reduce(word(9)) { $0 + word(10 + $1) }
      return List(first: first, count: Int(word(10 + kind)))
    }

    /// The element that it is.
    public var element: Element? {
      word(16) == Catalog.none ? nil : Element(row: word(16))
    }

    /// The protocols that it conforms to, under whatever condition, and those that these refine.
    public var protocols: List<Name> { List(list: word(17)) }

    /// The types that conform to this protocol, under whatever condition, directly or through
    /// another.
    ///
    /// Protocols that refine it are among them.
    public var conformingTypes: List<TypeEntry> { List(list: word(18)) }

    /// The overloads of modifiers whose receiver is exactly this type.
    public var modifiers: List<Declaration> { List(list: word(19)) }
  }
}

extension Catalog.TypeEntry {
  /// In the order of the generator's.
  public enum Kind: UInt16, Sendable {
    case `struct`, `class`, `enum`, `protocol`, `typealias`
    /// A type of another framework; only some of its members are known.
    case external
  }

  public func conforms(to name: Catalog.Name) -> Bool { protocols.contains(name) }

  public func conforms(to name: String) -> Bool {
    Catalog.Name(name).map { conforms(to: $0) } ?? false
  }

  /// Cases, static members and static functions of that name.
  public func staticMembers(named name: Catalog.Name) -> [Catalog.Declaration] {
    [cases, staticMembers, staticFunctions].flatMap { $0.filter { $0.name == name } }
  }

  /// The static members of that name which its protocols give to this type: those `where Self` is
  /// it, and those that make a `Self`.
  public func inheritedStaticMembers(named name: Catalog.Name) -> [Catalog.Declaration] {
    guard kind != .protocol else { return [] }
    return protocols.compactMap { Catalog.type($0) }.flatMap { $0.staticMembers(named: name) }
      .filter(isOwn)
  }

  /// The names of such members that a target has.
  func inheritedStaticNames(on target: Catalog.CheckTarget) -> [String] {
    guard kind != .protocol else { return [] }
    return protocols.compactMap { Catalog.type($0) }
      .flatMap { Array($0.staticMembers) + Array($0.staticFunctions) }
      .filter { isOwn($0) && target.has($0.availability) }.map(\.name.string)
  }

  private func isOwn(_ member: Catalog.Declaration) -> Bool {
    guard let type = member.selfType else {
      let result = member.result.unwrapped
      return result.kind == .parameter && result.name.isEqual(to: "Self")
    }
    return type.entry == self
  }

  /// Properties, methods, and modifiers whose receiver this type is or conforms to.
  public func instanceMembers(named name: Catalog.Name) -> [Catalog.Declaration] {
    let own = [properties, methods].flatMap { $0.filter { $0.name == name } }
    let overloads = Catalog.modifier(name)?.overloads.filter { hasModifier($0) } ?? []
    let inherited = protocols.compactMap { Catalog.type($0) }
      .flatMap { type in [type.properties, type.methods].flatMap { $0.filter { $0.name == name } } }
    return own + overloads + inherited
  }

  /// Whether the receiver of an overload is this type or a protocol that it conforms to.
  public func hasModifier(_ overload: Catalog.Declaration) -> Bool {
    overload.owner == self || protocols.contains(overload.owner.name)
  }
}
