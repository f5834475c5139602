import CCatalogue

extension Catalog {
  /// A type that can be an element of a document.
  package struct Element: Row {
    package let row: UInt16

    package init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_element_start, ccatalogue_element_stride, row, field)
    }

    private func flag(_ flag: UInt16) -> Bool { word(4) & flag != 0 }

    package var type: TypeEntry { TypeEntry(row: word(0)) }

    package var name: Name { type.name }

    package var initializers: List<Declaration> { type.initializers }

    /// `View`, `Shape`, `ChartContent` and the like, with what must hold for them, as declared.
    package var kinds: List<Conformance> { List(list: word(1)) }

    /// The attributes that some initialiser reads, in the order of their names.
    package var attributes: List<Name> { List(list: word(2)) }

    /// The templates that some initialiser takes, in the order of their names.
    package var slots: List<Slot> { List(list: word(3)) }

    /// What stands between its tags.
    package var content: Content { Content(rawValue: UInt8(word(4) & 3)) }

    /// Whether it has an initialiser, and a place in a document: scenes and the wrappers that only
    /// Swift needs have none.
    package var isWritable: Bool { flag(4) }

    /// A layout, which takes children although no initialiser does.
    package var isLayout: Bool { flag(8) }

    /// Whether it is a view, under whatever condition.
    package var isView: Bool { flag(16) }

    package var isShape: Bool { flag(32) }

    /// Whether it is of a kind, such as `ToolbarContent`, under whatever condition.
    package func isKind(_ name: String) -> Bool { type.conforms(to: name) }

    package var defaultSlot: Name? { slots.first { $0.isDefault }?.name }
  }

  /// A template that an element looks at.
  package struct Slot: Row {
    package let row: UInt16

    package init(row: UInt16) { self.row = row }

    package var name: Name {
      Name(row: Catalog.word(ccatalogue_slot_start, ccatalogue_slot_stride, row, 0))
    }

    /// Whether children without a template fill it.
    package var isDefault: Bool {
      Catalog.word(ccatalogue_slot_start, ccatalogue_slot_stride, row, 1) == 1
    }
  }

  /// What may stand between an element's tags, besides its templates.
  package struct Content: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Text that stands for a parameter.
    package static let text = Content(rawValue: 1)
    /// Elements without a template.
    package static let children = Content(rawValue: 2)
  }

  /// The overloads of a name, whatever their receivers.
  package struct Modifier: Row {
    package let row: UInt16

    package init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_modifier_start, ccatalogue_modifier_stride, row, field)
    }

    package var name: Name { Name(row: word(0)) }

    /// Whether something that has a place in a document has it: scenes have modifiers too.
    package var isWritable: Bool { word(3) == 1 }

    /// Those of `View` first.
    package var overloads: List<Declaration> {
      List(first: word(1), count: Int(word(2)))
    }
  }
}
