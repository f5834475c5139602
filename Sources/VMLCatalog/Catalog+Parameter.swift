import CCatalogue

extension Catalog {
  /// A parameter of a declaration, or a part of what a case carries.
  public struct Parameter: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_parameter_start, ccatalogue_parameter_stride, row, field)
    }

    /// `nil` if it has none.
    public var label: Name? { word(1) == Catalog.none ? nil : Name(row: word(1)) }

    /// The name inside of the declaration: the label, if that is all that there is.
    ///
    /// Empty for what a case carries without a name.
    public var name: Name { word(2) == 0 ? label ?? Name(row: 0) : Name(row: word(2)) }

    public var type: TypeExpression { TypeExpression(row: word(3)) }

    /// The name of a result builder such as `ViewBuilder`.
    public var builder: Name? { word(4) == Catalog.none ? nil : Name(row: word(4)) }

    /// As Swift writes it; `nil` if there is none or it is not known, which ``hasDefault`` tells.
    public var defaultValue: Name? { word(5) == 0 ? nil : Name(row: word(5)) }

    public var isVariadic: Bool { word(0) & 1 != 0 }
    public var hasDefault: Bool { word(0) & 2 != 0 }
    public var isBinding: Bool { word(0) & 4 != 0 }
    /// Also for one that builds views, or is optional.
    public var isClosure: Bool { word(0) & 8 != 0 }
    /// A closure that returns nothing.
    public var isAction: Bool { word(0) & 16 != 0 }
    public var isAutoclosure: Bool { word(0) & 32 != 0 }

    /// As Swift writes it: `@ViewBuilder content: () -> Content`, `_ edges: Edge.Set = .all`.
    public var text: String {
      var text = builder.map { "@\($0.string) " } ?? ""
      if let label {
        text += label.string + (word(2) == 0 ? ": " : " \(name.string): ")
      } else if word(2) != 0 {
        text += "_ \(name.string): "
      }
      text += (isAutoclosure ? "@autoclosure " : "") + type.text + (isVariadic ? "..." : "")
      if hasDefault { text += " = " + (defaultValue?.string ?? "_") }
      return text
    }
  }

  /// Form in VML of a parameter of an element's initialiser.
  public struct Argument: Hashable, Sendable {
    public let parameter: Parameter
    private let row: UInt16

    fileprivate init(_ parameter: Parameter, row: UInt16) {
      self.parameter = parameter
      self.row = row
    }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_argument_start, ccatalogue_argument_stride, row, field)
    }

    /// The attributes that stand for it, the canonical one first.
    public var attributes: List<Name> { List(list: word(1)) }

    /// The template that fills it.
    public var slot: Name? { word(2) == Catalog.none ? nil : Name(row: word(2)) }

    /// Whether the element's text may stand for it: a string, or the slot of its label.
    public var takesText: Bool { word(0) & 1 != 0 }

    /// Whether children without a template fill its slot.
    public var isDefaultSlot: Bool { word(0) & 2 != 0 }

    /// Since it has a default value, is a binding, or is an action.
    public var mayBeLeftOut: Bool { word(0) & 4 != 0 }

    /// Neither an attribute nor a template nor text can stand for it.
    public var hasNoForm: Bool { word(0) & 8 != 0 }
  }
}

extension Catalog.Declaration {
  /// Forms in VML of the parameters of an element's initialiser; empty for everything else.
  public var arguments: [Catalog.Argument] {
    let rows = argumentRows
    return zip(parameters, rows).map { Catalog.Argument($0, row: $1.row) }
  }
}
