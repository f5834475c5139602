import CCatalogue

extension Catalog {
  /// A type that can be an element of a document.
  public struct Element: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_element_start, ccatalogue_element_stride, row, field)
    }

    private func flag(_ flag: UInt16) -> Bool { word(4) & flag != 0 }

    public var type: TypeEntry { TypeEntry(row: word(0)) }

    public var name: Name { type.name }

    public var initializers: List<Declaration> { type.initializers }

    /// `View`, `Shape`, `ChartContent` and the like, with what must hold for them, as declared.
    public var kinds: List<Conformance> { List(list: word(1)) }

    /// The attributes that some initialiser reads, in the order of their names.
    public var attributes: List<Name> { List(list: word(2)) }

    /// The templates that some initialiser takes, in the order of their names.
    public var slots: List<Slot> { List(list: word(3)) }

    /// Content between its tags.
    public var content: Content { Content(rawValue: UInt8(word(4) & 3)) }

    /// Whether it has an initialiser, and a place in a document: scenes and the wrappers that only
    /// Swift needs have none.
    public var isWritable: Bool { flag(4) }

    /// A layout, which takes children although no initialiser does.
    public var isLayout: Bool { flag(8) }

    /// Whether it is a view, under whatever condition.
    public var isView: Bool { flag(16) }

    public var isShape: Bool { flag(32) }

    /// Whether it is of a kind, such as `ToolbarContent`, under whatever condition.
    public func isKind(_ name: String) -> Bool { type.conforms(to: name) }

    public var defaultSlot: Name? { slots.first { $0.isDefault }?.name }
  }

  /// A template that an element looks at.
  public struct Slot: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    public var name: Name {
      Name(row: Catalog.word(ccatalogue_slot_start, ccatalogue_slot_stride, row, 0))
    }

    /// Whether children without a template fill it.
    public var isDefault: Bool {
      Catalog.word(ccatalogue_slot_start, ccatalogue_slot_stride, row, 1) == 1
    }
  }

  /// Kinds of content that may stand between an element's tags, besides its templates.
  public struct Content: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Text that stands for a parameter.
    public static let text = Content(rawValue: 1)
    /// Elements without a template.
    public static let children = Content(rawValue: 2)
  }

  /// The overloads of a name, whatever their receivers.
  public struct Modifier: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_modifier_start, ccatalogue_modifier_stride, row, field)
    }

    public var name: Name { Name(row: word(0)) }

    /// Whether something that has a place in a document has it: scenes have modifiers too.
    public var isWritable: Bool { word(3) == 1 }

    /// All overloads, the ones on `View` first.
    public var overloads: List<Declaration> {
      List(first: word(1), count: Int(word(2)))
    }
  }
}
