import VMLMarkup

/// Says which selectors match which elements of one tree.
///
/// A selector is tried from its subject outward. Compounds joined by `>` form a chain of fixed
/// length, and for each chain the
/// nearest place further out is taken: with nothing but descendants between chains, a place further
/// out never
/// leaves more room. So no selector is tried twice on the same way.
///
/// Spec: VSS 2.
struct ElementMatcher: Sendable {
  let styles: CompiledStyles
  /// What matching looks at, for each node of the tree.
  var elements: [Element] = []
  var classLists = ClassLists()
  /// How much was done for this tree, as ``matchingLimit`` counts it.
  var work = 0
  /// The attributes that selectors look at, by their symbols: -2 is not looked up yet, -1 not in
  /// this tree.
  private var attributeNames: [Int64] = []
  /// What is above the elements that have no parent.
  private var top = -3
  /// What lists of nested rules matched.
  private var memo: [ListOnElement: Int32] = [:]

  struct Element: Sendable {
    /// The number of the type among those that selectors name; 0 is any other.
    var type: Int32 = -1
    var classes: Int32 = 0
    var id: Int32 = -1
    var environment: Int32 = 0
  }

  private struct ListOnElement: Hashable {
    var list: Int32
    var element: Int
  }

  /// The document, where the tree does not hold it as an element.
  static let document = -2
  private static let body = -1
  private static let nothing = -3
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
    elements.removeAll(keepingCapacity: true)
    elements.reserveCapacity(tree.nodes.count)
    attributeNames = Array(repeating: -2, count: styles.symbols.attributes.count)
    let first = tree.nodes.first { $0.kind == .element }
    switch first?.name {
    case .vml?: top = Self.nothing
    case .head?, .body?: top = Self.document
    default: top = Self.body
    }
  }

  // MARK: Selectors

  /// Whether a selector matches an element.
  mutating func matches(_ number: Int32, _ element: Int, in tree: ViewTree) -> Bool {
    let selector = styles.selectors[Int(number)]
    var index = selector.compounds.count - 1
    guard var place = chain(endingAt: &index, of: selector, at: element, in: tree) else {
      return false
    }
    while index > 0 {
      // What comes next is a descendant of the chain before it.
      index -= 1
      var candidate = parent(of: place, in: tree)
      while true {
        guard candidate != Self.nothing else { return false }
        var start = index
        if let found = chain(endingAt: &start, of: selector, at: candidate, in: tree) {
          place = found
          index = start
          break
        }
        candidate = parent(of: candidate, in: tree)
      }
    }
    return true
  }

  /// Matches compounds joined by `>`, the last of them against `element`.
  ///
  /// - Returns: The element that the first of them matched, whose index is left in `index`; `nil`
  ///   if they do not match.
  private mutating func chain(
    endingAt index: inout Int, of selector: CompiledSelector, at element: Int, in tree: ViewTree
  ) -> Int? {
    var place = element
    while true {
      guard place != Self.nothing,
        matches(selector.compounds[index], selector.parent, place, in: tree)
      else { return nil }
      guard selector.isChild[index] else { return place }
      index -= 1
      place = parent(of: place, in: tree)
    }
  }

  private func parent(of element: Int, in tree: ViewTree) -> Int {
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
    _ compound: CompiledCompound, _ parent: Int32, _ element: Int, in tree: ViewTree
  ) -> Bool {
    work += 1
    let facts = self.facts(of: element)
    guard compound.type < 0 || compound.type == facts.type else { return false }
    guard compound.ids.allSatisfy({ $0 == facts.id }) else { return false }
    if !compound.classes.isEmpty {
      let classes = classLists[facts.classes].classes
      guard compound.classes.allSatisfy(classes.contains) else { return false }
    }
    guard !compound.isRoot || isDocument(element, in: tree) else { return false }
    for test in compound.attributes where !passes(test, element, in: tree) { return false }
    return !compound.hasParent || place(ofList: parent, element, in: tree) != Self.noMatch
  }

  private func facts(of element: Int) -> Element {
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

  /// Where in the element's `class` attribute the last class stands that the selector's subject
  /// names; -1 if it names none.
  ///
  /// Spec: VSS 3, rule 1.
  mutating func place(of number: Int32, _ element: Int, in tree: ViewTree) -> Int32 {
    let selector = styles.selectors[Int(number)]
    let subject = selector.subject
    let list = classLists[facts(of: element).classes]
    var place: Int32 = -1
    for name in subject.classes { place = max(place, list.place(of: name)) }
    if subject.hasParent {
      place = max(place, self.place(ofList: selector.parent, element, in: tree))
    }
    return place
  }

  /// The last place of those selectors of a list that match; `noMatch` if none does.
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

  // MARK: Attributes

  private mutating func passes(
    _ test: CompiledCompound.AttributeTest, _ element: Int, in tree: ViewTree
  ) -> Bool {
    guard element >= 0, let name = attributeName(test.name, in: tree),
      let attribute = tree.attribute(name, of: element)
    else { return false }
    let value = tree.bytes[tree.attributes[attribute].value.range]
    switch test.relation {
    case .exists: return true
    case .equals: return value.elementsEqual(test.value)
    case .hasPrefix: return !test.value.isEmpty && value.starts(with: test.value)
    case .hasSuffix:
      return !test.value.isEmpty && value.suffix(test.value.count).elementsEqual(test.value)
    case .contains: return !test.value.isEmpty && contains(test.value, in: value)
    case .hasWord:
      return value.split(whereSeparator: { $0 <= 0x20 }).contains { $0.elementsEqual(test.value) }
    }
  }

  private mutating func attributeName(_ symbol: Int32, in tree: ViewTree) -> NameID? {
    if attributeNames[Int(symbol)] == -2 {
      let name = tree.names.find(styles.symbols.attributes[symbol])
      attributeNames[Int(symbol)] = name.map { Int64($0.rawValue) } ?? -1
    }
    let number = attributeNames[Int(symbol)]
    return number < 0 ? nil : NameID(rawValue: UInt32(number))
  }
}

/// Whether some bytes occur among others.
private func contains(_ part: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
  guard let first = part.first, bytes.count >= part.count else { return false }
  var start = bytes.startIndex
  while let next = bytes[start...].firstIndex(of: first), next + part.count <= bytes.endIndex {
    if bytes[next..<next + part.count].elementsEqual(part) { return true }
    start = next + 1
  }
  return false
}
