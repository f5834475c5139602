import CCatalogue

extension Catalog {
  /// A generic parameter: `Label: View`.
  public struct Generic: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    /// `each Content` for a pack.
    public var name: Name {
      Name(row: Catalog.word(ccatalogue_generic_start, ccatalogue_generic_stride, row, 0))
    }

    /// A protocol, a class, or a composition of them.
    public var constraint: TypeExpression? {
      let word = Catalog.word(ccatalogue_generic_start, ccatalogue_generic_stride, row, 1)
      return word == Catalog.none ? nil : TypeExpression(row: word)
    }

    public var text: String {
      constraint.map { "\(name.string): \($0.text)" } ?? name.string
    }
  }

  /// A part of a where clause.
  public struct Requirement: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_requirement_start, ccatalogue_requirement_stride, row, field)
    }

    public var left: TypeExpression { TypeExpression(row: word(0)) }

    public var right: TypeExpression { TypeExpression(row: word(2)) }

    /// `left == right`, not `left: right`.
    public var isEquality: Bool { word(1) == 1 }

    public var text: String { "\(left.text)\(isEquality ? " ==" : ":") \(right.text)" }
  }

  /// A protocol (or class) that a type conforms to, and what must hold for it.
  public struct Conformance: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    public var type: TypeExpression {
      let start = ccatalogue_conformance_start
      return TypeExpression(row: Catalog.word(start, ccatalogue_conformance_stride, row, 0))
    }

    public var requirements: List<Requirement> {
      let start = ccatalogue_conformance_start
      return List(list: Catalog.word(start, ccatalogue_conformance_stride, row, 1))
    }
  }
}

extension Catalog.List<Catalog.Generic> {
  /// `<A: B, C>`, or nothing.
  public var text: String {
    isEmpty ? "" : "<" + map(\.text).joined(separator: ", ") + ">"
  }
}

extension Catalog.List<Catalog.Requirement> {
  /// ` where A: B, C == D`, or nothing.
  public var text: String {
    isEmpty ? "" : " where " + map(\.text).joined(separator: ", ")
  }
}
