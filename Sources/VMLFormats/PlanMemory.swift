import VMLMarkup

/// The plans of elements that came up before, for elements that look the same.
///
/// Elements of one shape have the same name, attributes of the same names, the same style, and the
/// same kinds of content. Which of them have the same plan is decided by the values of a few
/// attributes, which are known once one plan of the shape was made.
struct PlanMemory: Sendable {
  private var shapes = KeyTable()
  /// By shape: the numbers of the attributes whose values decide, and its plan if there are none.
  private var reads: [[Int]] = []
  private var only: [Known] = []
  private var plans = KeyTable()
  private var known: [Known] = []
  private var size = 0
  /// The parts of the current key.
  private var parts: [Range<Int>] = []
  var contexts = ContextTable()
  /// Kept with its plan, so that no other plan has its place in memory.
  private var inherited: [InheritedKey: (plan: ElementPlan, made: InheritedPlan)] = [:]
  var calls = CallMemory()

  private struct InheritedKey: Hashable {
    var plan: ObjectIdentifier
    var context: ContextNumbers
  }

  /// Bytes of memory, about; with more it begins anew.
  private static let limit = 24 << 20

  enum Known: Sendable {
    case unmade
    /// The format has no such view.
    case none
    /// Each such element has a plan of its own.
    case own
    case plan(ElementPlan)
  }

  /// Forgets what it knows if that is too much.
  mutating func begin() {
    let tables = shapes.size + plans.size + calls.size + contexts.size
    if size + tables > Self.limit { self = PlanMemory() }
  }

  /// Facts about an element, and the number of its shape.
  ///
  /// With `isBare` it is about an element with a style, whatever it is.
  mutating func known(
    of node: Int, in document: CompactDocument, _ content: ContentKinds, _ tag: UInt64,
    isBare: Bool = false
  ) -> (plan: Known, shape: Int) {
    let element = document.nodes[node]
    findParts(of: element, in: document, content, isBare: isBare)
    let (shape, isNew) = shapes.number(of: parts, tag, in: document.bytes)
    if isNew {
      reads.append([])
      only.append(.unmade)
    }
    guard !reads[shape].isEmpty, case .unmade = only[shape] else { return (only[shape], shape) }
    return (known[number(of: shape, element, in: document)], shape)
  }

  /// A plan with what its views inherit; `nil` where nothing is.
  ///
  /// The contexts in it are as they are seen from the plan's own.
  mutating func inherited(
    _ plan: ElementPlan, _ context: ContextNumbers, _ words: FormatWords
  ) -> InheritedPlan? {
    guard !context.isNone else { return nil }
    if plan.reads.isEmpty, !context.hasAppended { return plan.inherited }
    let key = InheritedKey(plan: ObjectIdentifier(plan), context: context.only(plan.reads))
    if let known = inherited[key] { return known.made }
    let view = words.codec.inherited(plan.value, contexts[key.context])
    let made = InheritedPlan(view, of: (plan.value, plan.json, plan.holes.count), in: &contexts)
    inherited[key] = (plan, made)
    size += 128 + made.json.text.count
    return made
  }

  /// Takes note of what was found out about an element of a shape, by the values of some of its
  /// attributes.
  mutating func remember(
    _ plan: Known, _ read: Set<Int>, of shape: Int, _ node: Int, in document: CompactDocument
  ) {
    if case .plan(let plan) = plan { size += plan.size }
    reads[shape] = read.union(reads[shape]).sorted()
    if reads[shape].isEmpty {
      only[shape] = plan
    } else {
      known[number(of: shape, document.nodes[node], in: document)] = plan
    }
  }

  private mutating func number(
    of shape: Int, _ element: CompactDocument.Node, in document: CompactDocument
  ) -> Int {
    parts.removeAll(keepingCapacity: true)
    for read in reads[shape] {
      let attribute = document.attributes[Int(element.firstAttribute) + read]
      // With the quote behind it no value begins another.
      parts.append(attribute.value.lowerBound..<attribute.value.upperBound + 1)
    }
    let (number, isNew) = plans.number(of: parts, UInt64(shape), in: document.bytes)
    if isNew { known.append(.unmade) }
    return number
  }

  /// The parts of an element that make its shape, neighbours as one.
  private mutating func findParts(
    of element: CompactDocument.Node, in document: CompactDocument, _ content: ContentKinds,
    isBare: Bool
  ) {
    parts.removeAll(keepingCapacity: true)
    var start = Int(element.start)
    var end = Int(element.nameEnd)
    for index in element.attributes {
      let attribute = document.attributes[index]
      let upper =
        index == Int(element.style) && !isBare
        ? Int(attribute.end) + 1 : Int(attribute.nameEnd) + 2
      if Int(attribute.start) != end {
        parts.append(start..<end)
        start = Int(attribute.start)
      }
      end = upper
    }
    parts.append(start..<end)
    parts += content.parts
  }
}

/// The kinds of content of an element, as far as plans depend on them.
struct ContentKinds {
  /// Content without and under names, two bits for the one, four for each of the others; `nil`
  /// where no other element can be known to have the same.
  var tag: UInt64?
  /// The names under which views stand, and what else of these views decides.
  var parts: [Range<Int>] = []
}
