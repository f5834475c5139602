import VMLCatalog
import VMLMarkup

/// Sheets compiled for one target: conditions decided, nesting resolved, names replaced by numbers.
///
/// Immutable; every worker makes a ``StyleResolver`` of its own from it.
public struct CompiledStyles: Sendable {
  public let target: StyleTarget
  /// Number of the group of targets that the sheets do not tell apart.
  public internal(set) var group = 0
  /// Number of the first group whose styles are the same, for a target of the same system; views
  /// that the target's format has of its own may differ.
  public internal(set) var twin = 0
  /// In the order of the cascade as far as the sheets alone decide it.
  var rules: [CompiledRule] = []
  /// The selectors of a rule; conditions nested in a rule share its list.
  var lists: [SelectorList] = []
  var selectors: [CompiledSelector] = []
  /// The selectors inside of pseudo-classes.
  var arguments: [[CompiledSelector]] = []
  /// Whether some selector looks at elements that come later in the document.
  var looksAhead = false
  /// Whether an element's style may depend on the elements around it.
  var looksAround = false
  /// By selector: the features that the elements around a match must have.
  var needs: [SelectorNeeds] = []
  var neededFeatures: [ElementFeature] = []
  /// The rules of each list.
  var rulesOfList: [[Int32]] = []
  var operations: [Operation] = []
  var properties: [PropertyDeclaration] = []
  var modifiers: ModifierTable
  /// Verdicts on the sheets' modifiers.
  var verdicts: ModifierCheckCache
  /// The shapes of the sheets' modifiers, numbered the same for all targets.
  let sheetShapes: NameTable
  /// The names of the layers, in their order.
  ///
  /// The last one, the empty name, is for rules in no layer.
  var layers: [String]
  var symbols = Symbols()
  var index = RuleIndex()
  /// The type of the document's own element, or 0 if no sheet names it.
  var documentType: Int32 = 0
  /// The patterns of all selectors.
  var patterns = PatternIndex()
  /// By a component's own class: the class of that name in all sheets.
  var unscopedClasses: [Int32: Int32] = [:]
  /// Classes that each `@apply` adds, by the number in its operation.
  var applications: [[ClassUse]] = []
  /// The lists with a selector that is exactly one class, by class.
  var listsOfClass: [[Int32]] = []
  /// Whether some rule other than the document's own declares custom properties.
  var hasScopedProperties = false
  var facts: StyleFacts

  init(target: StyleTarget, facts: StyleFacts, modifiers: ModifierTable, layers: [String]) {
    self.target = target
    self.layers = layers
    self.facts = facts
    self.modifiers = modifiers
    sheetShapes = modifiers.shapes
    verdicts = ModifierCheckCache(target)
  }

  /// The custom properties that a `var()` of the sheets or the files of tokens names.
  public var propertiesRead: Set<String> {
    var names: Set<String> = []
    for tree in facts.trees {
      for node in tree.nodes where node.kind == .variable { names.insert(tree.string(node.text)) }
    }
    return names
  }

  /// Whether a step of behaviour stands in a sheet.
  public var holdSteps: Bool { facts.trees.contains { $0.holdsSteps } }

  /// The classes for which the rule is without further tests.
  func classes(of rule: Int32) -> [Int32] { lists[Int(rules[Int(rule)].list)].classes }

  /// Whether some selector looks at an attribute.
  public func selects(attribute name: String) -> Bool { symbols.attributes[name] != nil }

  /// The rules for exactly a class, in their order.
  ///
  /// The rules of one list stand together, so lists and rules have one order.
  func rules(ofClass name: Int32) -> [Int32] {
    listsOfClass[Int(name)].flatMap { rulesOfList[Int($0)] }
  }

  /// The lists for exactly a class under its several uses, in the order of the cascade.
  func lists(of uses: [ClassUse]) -> [(list: Int32, use: ClassUse)] {
    if uses.count == 1 { return listsOfClass[Int(uses[0].name)].map { ($0, uses[0]) } }
    let found = uses.enumerated().flatMap { turn, use in
      listsOfClass[Int(use.name)].map { (turn: turn, list: $0, use: use) }
    }
    return found.sorted {
      (lists[Int($0.list)].layer, $0.turn, $0.list) < (lists[Int($1.list)].layer, $1.turn, $1.list)
    }.map { ($0.list, $0.use) }
  }

  /// The type if its modifiers have an order of their own, otherwise 0.
  func contentType(_ type: Int32) -> Int32 {
    Catalog.isOrdinary(symbols.types[type]) ? 0 : type
  }

  struct Symbols: Sendable {
    var classes = SymbolTable()
    var ids = SymbolTable()
    /// Number 0 is any type that no sheet names.
    var types = SymbolTable([""])
    var attributes = SymbolTable()
    var properties = SymbolTable()
    /// The names of the holes of class patterns.
    var holes = SymbolTable()
  }
}

/// One rule, or one condition in it.
struct CompiledRule: Sendable {
  var list: Int32
  var operations: Range<Int32>
  var properties: Range<Int32>
  /// The classes that it inherits, each as a class by its name and by the patterns that match it.
  var inherited: [[ClassUse]] = []
  /// The rule's number in all sheets, the same for every target.
  var source: Int32
}

struct SelectorList: Sendable {
  /// The number of its layer.
  var layer: Int32
  var selectors: Range<Int32>
  /// Specificity of the strongest selector, which `&` counts as.
  var specificity: Specificity
  /// The number of the component whose elements it is for; 0 for all.
  var scope: Int32 = 0
  /// Whether the rule's block has names of holes, of its own patterns or of the rule around it.
  var hasHoles = false
  /// Exactness of the most exact selector; see ``CompiledSelector/exactness``.
  var exactness: Int32 = 0
  /// Keys that its selectors are filed under, each once.
  var keys: [RuleIndex.Key]
  /// The classes for which it is a rule without further tests.
  var classes: [Int32]
}

/// A step of a rule.
///
/// Spec: VSS 3, rule 6.
enum Operation: Sendable {
  /// A step that was dropped for a mistake.
  case none
  /// A modifier that the target does not have, or that is wrong.
  case dropped(Int32)
  case modifier(Int32)
  case append(Int32)
  /// The number of one of ``CompiledStyles/applications``.
  case apply(Int32)
  case remove(Int32)
  case reset
  case base

  /// The modifier that the step adds; `nil` if it adds none.
  var added: Int32? {
    switch self {
    case .modifier(let number), .append(let number): number
    default: nil
    }
  }
}

struct PropertyDeclaration: Sendable {
  var name: Int32
  var tree: Int32
  var value: Range<Int>
  /// Whether the value depends on other custom properties.
  var hasVariables: Bool
}
