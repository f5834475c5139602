import VMLMarkup

/// Finds the selectors that match the elements of one tree.
///
/// A selector is tried from its subject outward and back. Of the elements that may match the
/// compound before a blank, the nearest is taken, since one further out never leaves more room.
/// Before a `~` the nearest is taken too, since all have one parent. So nothing is tried twice on
/// one way.
///
/// Spec: VSS 2.
struct ElementMatcher: Sendable {
  let styles: CompiledStyles
  /// By node of the tree: the facts that matching reads.
  var elements: [Element] = []
  var classLists = ClassLists()
  /// Work done for this tree, as ``matchingLimit`` counts it.
  var work = 0
  /// The attributes that selectors test, by their symbols: -2 for one that was not looked up yet,
  /// -1 for one that is not in this tree.
  var attributeNames: [Int64] = []
  /// The names of types that selectors test, in the same way.
  var typeNames: [Int64] = []
  /// The parent of the elements that have none in the tree.
  private var top = -3
  /// Results for lists of nested rules: the place, or ``noMatch``.
  private var memo: [ListOnElement: Int32] = [:]
  /// Results for the arguments of `:has()`, and the number of an element among the siblings that
  /// match the arguments of `:nth-child(… of …)`; 0 for an element that does not match.
  var argumentMemo: [ListOnElement: Int32] = [:]
  /// Places of elements among their siblings; `nil` until a selector asks.
  var siblings: SiblingTable?
  /// The elements that the compounds of a selector matched, while its holes are read.
  var trail: [Int] = []
  var trailed: CompiledSelector?

  struct Element: Sendable {
    /// Number of the type among the types that selectors name; 0 for any other.
    var type: Int32 = -1
    var classes: Int32 = 0
    var id: Int32 = -1
    var environment: Int32 = 0
  }

  struct ListOnElement: Hashable {
    var list: Int32
    var element: Int
  }

  /// The document, where the tree does not hold it as an element.
  static let document = -2
  static let body = -1
  static let nothing = -3
  private static let noMatch: Int32 = -2

  init(_ styles: CompiledStyles) {
    self.styles = styles
    bodyType = styles.symbols.types["body"] ?? 0
    documentType = styles.documentType
  }

  private let bodyType: Int32
  private let documentType: Int32

  /// Forgets the last tree.
  mutating func begin(_ tree: ViewTree) {
    work = 0
    memo.removeAll(keepingCapacity: true)
    argumentMemo.removeAll(keepingCapacity: true)
    siblings = nil
    elements.removeAll(keepingCapacity: true)
    elements.reserveCapacity(tree.nodes.count)
    attributeNames = Array(repeating: -2, count: styles.symbols.attributes.count)
    typeNames = tree.calls.isEmpty ? [] : Array(repeating: -2, count: styles.symbols.types.count)
    let first = tree.nodes.first { $0.kind == .element }
    switch first?.name {
    case .vml?: top = Self.nothing
    case .head?, .body?: top = Self.document
    default: top = Self.body
    }
  }

  /// Records the facts of an element, which may be more than the facts found ahead.
  mutating func note(_ element: Element, at index: Int) {
    if index < elements.count { elements[index] = element } else { elements.append(element) }
  }

  /// Records all nodes of a tree without facts.
  ///
  /// Right where no selector reads more than the element that it is tried on.
  mutating func noteNothing(of tree: ViewTree) {
    elements.append(contentsOf: repeatElement(Element(), count: tree.nodes.count))
  }

  // MARK: Selectors

  /// The context of an argument of a pseudo-class.
  struct Anchor {
    /// The element that `:has()` tests; the first compound of its argument stands for it.
    var element = ElementMatcher.nothing
    /// The parent of all elements that can matter to an argument of `:has()`.
    var ceiling = ElementMatcher.nothing
    /// The root of a component whose props `:is()` and the like see too, and the call that made it.
    var root = ElementMatcher.nothing
    var call: ViewTree.Call?
  }

  /// Whether a rule's selector matches an element.
  mutating func matches(_ number: Int32, _ element: Int, in tree: ViewTree) -> Bool {
    matches(styles.selectors[Int(number)], element, Anchor(), in: tree)
  }

  mutating func matches(
    _ selector: CompiledSelector, _ element: Int, _ anchor: Anchor, in tree: ViewTree
  ) -> Bool {
    // The caller gives up then.
    guard work <= matchingLimit else { return false }
    var index = selector.compounds.count - 1
    guard var place = family(endingAt: &index, of: selector, at: element, anchor, in: tree) else {
      return false
    }
    while index > 0 {
      // The next compound is an ancestor of the ones matched so far.
      index -= 1
      var candidate = parent(of: place, in: tree)
      while true {
        guard candidate != Self.nothing, candidate != anchor.ceiling else { return false }
        var start = index
        let found = family(endingAt: &start, of: selector, at: candidate, anchor, in: tree)
        if let found {
          place = found
          index = start
          break
        }
        candidate = parent(of: candidate, in: tree)
      }
    }
    return true
  }

  /// Matches compounds with no descendant combinator among them, the last of them against
  /// `element`.
  ///
  /// - Returns: The element that the first of them matched, whose index is left in `index`; `nil`
  ///   if they do not match.
  private mutating func family(
    endingAt index: inout Int, of selector: CompiledSelector, at element: Int, _ anchor: Anchor,
    in tree: ViewTree
  ) -> Int? {
    var place = element
    while true {
      guard
        let first = generation(endingAt: &index, of: selector, at: place, anchor, in: tree)
      else { return nil }
      guard index > 0, selector.combinators[index] == .child else { return first }
      index -= 1
      place = parent(of: first, in: tree)
      guard place != Self.nothing, place != anchor.ceiling else { return nil }
    }
  }

  /// Matches compounds that all stand for children of one parent.
  private mutating func generation(
    endingAt index: inout Int, of selector: CompiledSelector, at element: Int, _ anchor: Anchor,
    in tree: ViewTree
  ) -> Int? {
    guard
      var place = neighbours(endingAt: &index, of: selector, at: element, anchor, in: tree)
    else { return nil }
    while index > 0, selector.combinators[index] == .later {
      index -= 1
      var candidate = previous(place, in: tree)
      while true {
        guard candidate != Self.nothing else { return nil }
        var start = index
        let found = neighbours(endingAt: &start, of: selector, at: candidate, anchor, in: tree)
        if let found {
          place = found
          index = start
          break
        }
        candidate = previous(candidate, in: tree)
      }
    }
    return place
  }

  /// Matches compounds joined by `+`.
  private mutating func neighbours(
    endingAt index: inout Int, of selector: CompiledSelector, at element: Int, _ anchor: Anchor,
    in tree: ViewTree
  ) -> Int? {
    var place = element
    while true {
      guard matches(selector.compounds[index], selector.parent, place, anchor, in: tree) else {
        return nil
      }
      if trailed === selector { trail[index] = place }
      guard index > 0, selector.combinators[index] == .next else { return place }
      index -= 1
      place = previous(place, in: tree)
      guard place != Self.nothing else { return nil }
    }
  }

  func parent(of element: Int, in tree: ViewTree) -> Int {
    switch element {
    case Self.document, Self.nothing: return Self.nothing
    case Self.body: return Self.document
    default:
      let parent = Int(tree.nodes[element].parent)
      return parent < 0 ? top : parent
    }
  }

  // MARK: Compounds

  private mutating func matches(
    _ compound: CompiledCompound, _ parent: Int32, _ element: Int, _ anchor: Anchor,
    in tree: ViewTree
  ) -> Bool {
    work += 1
    let facts = self.facts(of: element)
    let hasType = compound.type < 0 || compound.type == facts.type
    var call = anchor.root == element ? anchor.call : nil
    if !hasType {
      guard let made = self.call(of: compound.type, madeRoot: element, in: tree) else {
        return false
      }
      call = made
    }
    guard compound.ids.isEmpty || compound.ids.allSatisfy({ $0 == facts.id }) else {
      return false
    }
    if !compound.classes.isEmpty {
      let classes = classLists[facts.classes].classes
      guard compound.classes.allSatisfy(classes.contains) else { return false }
    }
    if compound.isSimple { return true }
    guard !compound.isRoot || isDocument(element, in: tree),
      !compound.isAnchor || element == anchor.element
    else { return false }
    for test in compound.attributes where !passes(test, element, call, in: tree) { return false }
    for choice in compound.localChoices where !passes(choice, element, in: tree) { return false }
    for choice in compound.choices where !passes(choice, element, call, in: tree) { return false }
    for test in compound.structure where !passes(test, element, in: tree) { return false }
    return !compound.hasParent || place(ofList: parent, element, in: tree) != Self.noMatch
  }

  private mutating func passes(
    _ choice: CompiledCompound.Choice, _ element: Int, _ call: ViewTree.Call? = nil,
    in tree: ViewTree
  ) -> Bool {
    var anchor = Anchor()
    if call != nil { (anchor.root, anchor.call) = (element, call) }
    for selector in styles.arguments[Int(choice.list)]
    where matches(selector, element, anchor, in: tree) { return !choice.isNegated }
    return choice.isNegated
  }

  func facts(of element: Int) -> Element {
    switch element {
    case Self.body: Element(type: bodyType)
    case Self.document: Element(type: documentType)
    default: elements[element]
    }
  }

  private func isDocument(_ element: Int, in tree: ViewTree) -> Bool {
    guard element >= 0 else { return element == Self.document }
    return tree.nodes[element].name == .vml && tree.nodes[element].parent < 0
  }

  // MARK: Places

  /// Index in the element's `class` attribute of the last class that the selector's subject names;
  /// -1 if it names none.
  ///
  /// Spec: VSS 3, rule 1.
  mutating func place(of number: Int32, _ element: Int, in tree: ViewTree) -> Int32 {
    place(of: styles.selectors[Int(number)], element, in: tree)
  }

  mutating func place(
    of selector: CompiledSelector, _ element: Int, in tree: ViewTree
  ) -> Int32 {
    let subject = selector.subject
    let list = classLists[facts(of: element).classes]
    var place: Int32 = -1
    for name in subject.classes { place = max(place, list.place(of: name)) }
    if subject.hasParent {
      place = max(place, self.place(ofList: selector.parent, element, in: tree))
    }
    for choice in subject.localChoices + subject.choices where !choice.isNegated {
      for argument in styles.arguments[Int(choice.list)]
      where matches(argument, element, Anchor(), in: tree) {
        place = max(place, self.place(of: argument, element, in: tree))
      }
    }
    return place
  }

  /// The last place among the selectors of a list that match; `noMatch` if none does.
  private mutating func place(ofList list: Int32, _ element: Int, in tree: ViewTree) -> Int32 {
    guard list >= 0 else { return Self.noMatch }
    let key = ListOnElement(list: list, element: element)
    if let place = memo[key] { return place }
    var place = Self.noMatch
    for selector in styles.lists[Int(list)].selectors where matches(selector, element, in: tree) {
      place = max(place, self.place(of: selector, element, in: tree))
    }
    memo[key] = place
    return place
  }
}
