/// A selector with numbers for names.
///
/// A class, as its compounds are: trying a selector costs one retain, not one for each array.
final class CompiledSelector: Sendable {
  /// The list of the rule that it belongs to; -1 for an argument of a pseudo-class.
  let list: Int32
  let compounds: [CompiledCompound]
  /// The combinator before each compound; the first one has no meaning.
  let combinators: [Selector.Combinator]
  let specificity: Specificity
  /// The list that `&` stands for, or -1.
  let parent: Int32
  let subject: CompiledCompound
  /// Whether type, classes and id of an element are enough to match it.
  let isLocal: Bool
  /// The class if the selector is one class and nothing else, otherwise -1.
  let soleClass: Int32
  /// The patterns whose holes have names in the rule.
  let captures: [Capture]
  /// Whether the rule's holes have values when this selector matches.
  let hasHoles: Bool
  /// Decides between rules of one specificity: 0 for selectors without patterns, otherwise lower
  /// the more patterns there are and the more classes they match.
  let exactness: Int32

  /// A pattern in one of the compounds.
  struct Capture: Sendable {
    var compound: Int
    /// The pattern's number among the classes.
    var name: Int32
    /// The names of its holes.
    var names: [Int32]
  }

  /// `combinators` are one fewer than the compounds, which are at least one.
  ///
  /// `outerExactness` is the exactness of the list that `&` stands for; `nil` if that list has no
  /// holes.
  init(
    list: Int32, compounds: [CompiledCompound], combinators: [Selector.Combinator],
    specificity: Specificity, parent: Int32, captures: [Capture] = [], ownExactness: Int32 = 0,
    outerExactness: Int32? = nil
  ) {
    let readsParent = outerExactness != nil && compounds.contains(where: \.hasParent)
    self.captures = captures
    hasHoles = !captures.isEmpty || readsParent
    exactness = ownExactness + (readsParent ? outerExactness ?? 0 : 0)
    self.list = list
    self.compounds = compounds
    self.combinators = [.descendant] + combinators
    self.specificity = specificity
    self.parent = parent
    subject = compounds[compounds.count - 1]
    soleClass = compounds.count == 1 ? compounds[0].soleClass : -1
    // Values of holes are found by matching, unless the selector is one class.
    isLocal = compounds.count == 1 && compounds[0].isLocal && (!hasHoles || soleClass >= 0)
  }

  /// Whether an element can match only as a sibling of the element that `:has()` is asked of, or as
  /// its child.
  var staysAmongSiblings: Bool { combinators.dropFirst(2).allSatisfy(\.isSibling) }
}

/// The parts of a compound while it is compiled.
struct CompoundParts {
  /// -1 for any type.
  var type: Int32 = -1
  var classes: [Int32] = []
  var ids: [Int32] = []
  var attributes: [CompiledCompound.AttributeTest] = []
  var isRoot = false
  var hasParent = false
  /// Whether this is the element that `:has()` is asked of.
  var isAnchor = false
  /// Each `:is()`, `:where()` and `:not()` for which type, classes and id of an element are enough.
  var localChoices: [CompiledCompound.Choice] = []
  /// The other `:is()`, `:where()` and `:not()`.
  var choices: [CompiledCompound.Choice] = []
  var structure: [CompiledCompound.StructureTest] = []
}

final class CompiledCompound: Sendable {
  let type: Int32
  let classes: [Int32]
  let ids: [Int32]
  let attributes: [AttributeTest]
  let isRoot: Bool
  let hasParent: Bool
  let isAnchor: Bool
  let localChoices: [Choice]
  let choices: [Choice]
  let structure: [StructureTest]
  /// Whether type, classes and id of an element are enough to match it.
  let isLocal: Bool
  /// Whether the compound has only type, classes and id, and no pseudo-class.
  let isSimple: Bool

  init(_ parts: CompoundParts) {
    type = parts.type
    classes = parts.classes
    ids = parts.ids
    attributes = parts.attributes
    isRoot = parts.isRoot
    hasParent = parts.hasParent
    isAnchor = parts.isAnchor
    localChoices = parts.localChoices
    choices = parts.choices
    structure = parts.structure
    isLocal =
      parts.attributes.isEmpty && !parts.isRoot && !parts.hasParent && !parts.isAnchor
      && parts.choices.isEmpty && parts.structure.isEmpty
    isSimple = isLocal && parts.localChoices.isEmpty
  }

  struct AttributeTest: Sendable {
    var name: Int32
    var relation: Selector.AttributeTest.Relation
    var value: [UInt8]
    var ignoresCase: Bool
  }

  /// An `:is()`, `:where()` or `:not()`: some selector of the list must match, or none may.
  struct Choice: Sendable {
    /// A list of ``CompiledStyles/arguments``.
    var list: Int32
    var isNegated: Bool
  }

  /// A test of the elements around an element, or inside it.
  enum StructureTest: Sendable {
    case empty
    case only(Selector.Counting)
    case position(Position)
    /// A list of ``CompiledStyles/arguments``.
    case has(Int32)
  }

  struct Position: Sendable {
    var step: Int32
    var offset: Int32
    var counting: Selector.Counting
    var isFromEnd: Bool
    /// The list of ``CompiledStyles/arguments`` that a sibling has to match to be counted; -1 if
    /// all siblings are counted.
    var filter: Int32

    /// Whether the sibling that is counted as number `rank` is at this position.
    func holds(for rank: Int32) -> Bool {
      let distance = Int(rank) - Int(offset)
      guard step != 0 else { return distance == 0 }
      return distance.isMultiple(of: Int(step)) && distance / Int(step) >= 0
    }
  }

  /// The class if the compound is one class and nothing else, otherwise -1.
  var soleClass: Int32 {
    isSimple && type < 0 && ids.isEmpty && classes.count == 1 ? classes[0] : -1
  }

  /// Whether this is `&` and nothing else.
  var isParentAlone: Bool {
    hasParent && !isRoot && type < 0 && attributes.isEmpty && classes.isEmpty && ids.isEmpty
      && localChoices.isEmpty && choices.isEmpty && structure.isEmpty
  }
}
