extension Catalog {
  /// Kinds of elements that have places of their own: views, chart content, items of a toolbar.
  public struct ContentKinds: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Nothing is known, so it may be of every kind.
    public static let all = ContentKinds(rawValue: .max)
    public static let view = ContentKinds(rawValue: 1)

    /// A protocol with the words of messages for one and for several, and an element.
    private struct Kind {
      var name: String
      var singular: String
      var plural: String
      var example: String
    }

    private static let protocols = [
      Kind(name: "View", singular: "a view", plural: "views", example: "Text"),
      Kind(
        name: "ToolbarContent", singular: "a toolbar item", plural: "toolbar items",
        example: "ToolbarItem"),
      Kind(name: "TabContent", singular: "a tab", plural: "tabs", example: "Tab"),
      Kind(
        name: "TableColumnContent", singular: "a table column", plural: "table columns",
        example: "TableColumn"),
      Kind(
        name: "TableRowContent", singular: "a table row", plural: "table rows",
        example: "TableRow"),
      Kind(
        name: "AccessibilityRotorContent", singular: "a rotor entry", plural: "rotor entries",
        example: "AccessibilityRotorEntry"),
      Kind(
        name: "ChartContent", singular: "chart content", plural: "chart content",
        example: "BarMark"),
      Kind(
        name: "Chart3DContent", singular: "3D chart content", plural: "3D chart content",
        example: "SurfacePlot"),
      Kind(name: "AxisContent", singular: "an axis", plural: "axes", example: "AxisMarks"),
      Kind(
        name: "AxisMark", singular: "an axis mark", plural: "axis marks", example: "AxisGridLine"),
      Kind(
        name: "MapContent", singular: "map content", plural: "map content",
        example: "UserAnnotation"),
      Kind(
        name: "StoreContent", singular: "store content", plural: "store content",
        example: "SubscriptionPeriodGroupSet"),
    ]

    /// The plurals of the kinds, in a fixed order.
    public var plurals: [String] { known.map(\.plural) }

    /// The kind of something that is of one: `a view`.
    public var singular: String? { known.first?.singular }

    /// The name of an element of one of the kinds; `nil` for none.
    var example: String? { known.first?.example }

    private var known: [Kind] {
      Self.protocols.indices.filter { contains(.init(rawValue: 1 << UInt16($0))) }
        .map { Self.protocols[$0] }
    }

    private init(where isKind: (String) -> Bool) {
      var kinds: ContentKinds = []
      for (index, entry) in Self.protocols.enumerated() where isKind(entry.name) {
        kinds.insert(.init(rawValue: 1 << UInt16(index)))
      }
      self = kinds.isEmpty ? .all : kinds
    }

    /// Kinds that a type conforms to, under whatever condition.
    init(of type: TypeEntry) { self.init { type.conforms(to: $0) } }

    /// Kinds that a parameter of a declaration takes.
    init(takenBy parameter: Parameter, of declaration: Declaration) {
      if let builder = parameter.builder?.string, builder.hasSuffix("Builder") {
        let stem = builder.dropLast("Builder".count)
        self.init { $0 == stem || $0 == stem + "Content" }
        return
      }
      let result = parameter.type.text.rest(behind: "-> ")
      let constraint = declaration.generics.first { $0.name.string == result }?.constraint?.text
      self.init { $0 == constraint || "some " + $0 == result }
    }
  }
}

extension String {
  /// The rest behind the last such text; the whole where there is none.
  fileprivate func rest(behind separator: String) -> String {
    ranges(of: separator).last.map { String(self[$0.upperBound...]) } ?? self
  }
}

extension Catalog.Element {
  public var contentKinds: Catalog.ContentKinds { Catalog.ContentKinds(of: type) }

  /// Kinds that a slot takes, or the element itself between its tags for `nil`.
  public func kinds(takenBy slot: String?) -> Catalog.ContentKinds {
    if isLayout, slot == nil { return .view }
    var kinds: Catalog.ContentKinds = []
    for initializer in initializers {
      for argument in initializer.arguments
      where slot == nil ? argument.isDefaultSlot : argument.slot?.string == slot {
        kinds.formUnion(.init(takenBy: argument.parameter, of: initializer))
      }
    }
    return kinds.isEmpty ? .all : kinds
  }

  /// Whether it is of the kind of what stands in it, as a `Group` is.
  public var isTransparent: Bool {
    let kinds = contentKinds
    return kinds != .all && kinds.rawValue.nonzeroBitCount > 1 && content.contains(.children)
  }
}

extension Catalog.Modifier {
  /// Kinds of templates that some overload builds from.
  public var kindsTaken: Catalog.ContentKinds {
    var kinds: Catalog.ContentKinds = []
    for overload in overloads {
      for parameter in overload.parameters where parameter.builder != nil {
        kinds.formUnion(.init(takenBy: parameter, of: overload))
      }
    }
    return kinds.isEmpty ? .all : kinds
  }
}
