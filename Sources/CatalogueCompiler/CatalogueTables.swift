/// The catalogue as rows of numbers, which refer to each other by number.
///
/// The fields of each row are listed where `VMLCatalog` reads them; both sides change together.
public struct CatalogueTables {
  var strings = StringTable()
  var lists = ListTable()
  var nodes = RowTable(stride: 5)
  var parameters = RowTable(stride: 6)
  var generics = RowTable(stride: 2)
  var requirements = RowTable(stride: 3)
  var conformances = RowTable(stride: 2)
  var availabilities = RowTable(stride: 6)
  var deprecations = RowTable(stride: 8)
  var arguments = RowTable(stride: 3)
  var slots = RowTable(stride: 2)
  var declarations = RowTable(stride: 11)
  var types = RowTable(stride: 20)
  var elements = RowTable(stride: 5)
  var modifiers = RowTable(stride: 4)
  /// Names alone: attributes that take names with a dot.
  var enumAttributes = RowTable(stride: 1)
  var environment = RowTable(stride: 1)
  /// The availability of what each release of SF Symbols brought.
  var symbolReleases = RowTable(stride: 1)
  var symbols = SymbolBytes(SymbolList())

  /// Every table of rows with its name, in the order in which they are written.
  var sections: [(name: String, table: RowTable)] {
    [
      ("node", nodes), ("parameter", parameters), ("generic", generics),
      ("requirement", requirements), ("conformance", conformances),
      ("availability", availabilities), ("deprecation", deprecations), ("argument", arguments),
      ("slot", slots), ("declaration", declarations), ("type", types), ("element", elements),
      ("modifier", modifiers), ("enum_attribute", enumAttributes), ("environment", environment),
      ("symbol_release", symbolReleases),
    ]
  }
}

/// Kind of a type's node, in its first word.
enum NodeKind: UInt16 {
  case named, parameter, member, optional, unwrapped, array, dictionary, tuple, function, some, any
  case `inout`, `repeat`, each, sending, suppressed, attributed, composition, metatype
}

enum ParameterFlag {
  static let variadic: UInt16 = 1
  static let hasDefault: UInt16 = 2
  static let binding: UInt16 = 4
  static let closure: UInt16 = 8
  static let action: UInt16 = 16
  static let autoclosure: UInt16 = 32
}

enum DeclarationFlag {
  static let settable: UInt16 = 1 << 4
  static let failable: UInt16 = 1 << 5
  static let disfavored: UInt16 = 1 << 6
  static let async: UInt16 = 1 << 7
  static let `throws`: UInt16 = 1 << 8
  static let `rethrows`: UInt16 = 1 << 9
  static let docs: UInt16 = 1 << 10
  /// A modifier of something narrower than `View`.
  static let narrow: UInt16 = 1 << 11
  /// A narrow modifier whose result has modifiers of this name too.
  static let keeps: UInt16 = 1 << 12
  /// A modifier of `View` itself.
  static let view: UInt16 = 1 << 13
}

enum ArgumentFlag {
  static let takesText: UInt16 = 1
  static let defaultSlot: UInt16 = 2
  static let mayBeLeftOut: UInt16 = 4
  static let noForm: UInt16 = 8
}

enum ElementFlag {
  static let text: UInt16 = 1
  static let children: UInt16 = 2
  static let writable: UInt16 = 4
  static let layout: UInt16 = 8
  static let view: UInt16 = 16
  static let shape: UInt16 = 32
}
