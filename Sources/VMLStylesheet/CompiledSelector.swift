/// A selector with numbers for names.
struct CompiledSelector: Sendable {
  var list: Int32
  var compounds: [CompiledCompound]
  /// Whether only a child will do, for the compound before each but the first.
  var isChild: [Bool]
  var specificity: Specificity
  /// The list that `&` stands for, or -1.
  var parent: Int32
  /// Whether type, classes and id of an element decide.
  var isLocal: Bool
  /// The class that the selector is nothing but, or -1.
  var soleClass: Int32

  var subject: CompiledCompound { compounds[compounds.count - 1] }
}

struct CompiledCompound: Sendable {
  /// -1 is any.
  var type: Int32 = -1
  var classes: [Int32] = []
  var ids: [Int32] = []
  var attributes: [AttributeTest] = []
  var isRoot = false
  var hasParent = false

  struct AttributeTest: Sendable {
    var name: Int32
    var relation: Selector.AttributeTest.Relation
    var value: [UInt8]
  }

  var isLocal: Bool { attributes.isEmpty && !isRoot && !hasParent }

  /// The class that this is nothing but, or -1.
  var soleClass: Int32 {
    isLocal && type < 0 && ids.isEmpty && classes.count == 1 ? classes[0] : -1
  }

  /// Whether this is `&` and nothing else.
  var isParentAlone: Bool {
    hasParent && !isRoot && type < 0 && attributes.isEmpty && classes.isEmpty && ids.isEmpty
  }
}

/// Finds the selectors that may match an element, by one thing that their subjects name.
struct RuleIndex: Sendable {
  /// By class, id and type.
  var byClass: [[Int32]] = []
  var byID: [[Int32]] = []
  var byType: [[Int32]] = []
  /// Those that name none of these.
  var universal: [Int32] = []
  /// Those whose subject is the document.
  var root: [Int32] = []

  /// What a selector is found by.
  enum Key: Hashable, Sendable {
    case `class`(Int32)
    case id(Int32)
    case type(Int32)
    case universal
    case root
  }

  mutating func file(_ selector: Int32, under key: Key) {
    switch key {
    case .class(let name): Self.insert(selector, name, into: &byClass)
    case .id(let name): Self.insert(selector, name, into: &byID)
    case .type(let name): Self.insert(selector, name, into: &byType)
    case .universal: universal.append(selector)
    case .root: root.append(selector)
    }
  }

  private static func insert(_ selector: Int32, _ key: Int32, into table: inout [[Int32]]) {
    while table.count <= Int(key) { table.append([]) }
    table[Int(key)].append(selector)
  }

  /// What a selector is found by: its subject's id, else its last class, else its type.
  ///
  /// A subject that is
  /// nothing but `&` is found by whatever the rule around it is.
  static func keys(of subject: CompiledCompound, parent: [Key]) -> [Key] {
    if subject.isRoot { return [.root] }
    if let id = subject.ids.first { return [.id(id)] }
    if let name = subject.classes.last { return [.class(name)] }
    if subject.type > 0 { return [.type(subject.type)] }
    if subject.hasParent, parent.count <= parentKeyLimit { return parent }
    return [.universal]
  }

  /// Past this many keys a selector is tried on every element, so that rules in rules cannot
  /// multiply.
  private static let parentKeyLimit = 32
}
