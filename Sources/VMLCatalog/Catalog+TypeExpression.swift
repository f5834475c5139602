import CCatalogue

extension Catalog {
  /// A type as a declaration names it.
  ///
  /// Two are equal if they are written alike and mean the same.
  public struct TypeExpression: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_node_start, ccatalogue_node_stride, row, field)
    }

    public var kind: Kind { Kind(rawValue: word(0)) ?? .named }

    /// The dotted name of a type, the name of a generic parameter (or `Self`), or the last part of
    /// a member; of a function what it says between its parameters and `->` (`async `), and of
    /// something with an attribute the attribute.
    public var name: Name { Name(row: word(1)) }

    /// Its parts; see ``Kind``.
    public var arguments: List<TypeExpression> { List(list: word(2)) }

    /// Of a tuple with labels: as many as it has elements, empty where there is none.
    ///
    /// A parameter of a function may have two: `_ offset`.
    public var labels: List<Name> { List(list: word(3)) }

    /// Entry of a named type, or of a type that is a member of one.
    public var entry: TypeEntry? { word(4) == Catalog.none ? nil : TypeEntry(row: word(4)) }

    /// Without what makes it optional.
    public var unwrapped: TypeExpression {
      var type = self
      while type.kind == .optional || type.kind == .unwrapped { type = type.arguments[0] }
      return type
    }

    /// `Void` or `()`.
    public var isVoid: Bool {
      kind == .tuple ? arguments.isEmpty : kind == .named && name.isEqual(to: "Void")
    }
  }
}

extension Catalog.TypeExpression {
  /// Kind of a type, which says what its ``arguments`` are.
  ///
  /// In the order of the generator's `NodeKind`.
  public enum Kind: UInt16, Sendable {
    /// Generic arguments.
    case named
    /// A generic parameter, without arguments.
    case parameter
    /// `Base.Name`, where the base is more than a name: the base, then generic arguments.
    case member
    /// `T?`, and `T!`: the type that it wraps.
    case optional, unwrapped
    /// The type of the elements.
    case array
    /// The types of the keys and of the values.
    case dictionary
    /// Its elements.
    case tuple
    /// A tuple of the parameters, then the result.
    case function
    /// The type behind the word.
    case some, any, `inout`, `repeat`, each, sending
    /// `~Copyable`
    case suppressed
    /// `@MainActor T`
    case attributed
    /// The parts of `A & B`.
    case composition
    /// `T.Type`
    case metatype
  }
}
