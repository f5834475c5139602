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
  private var contexts: [FormatContext] = []
  private var contextNumbers: [FormatContext: Int32] = [:]
  private var inherited: [InheritedKey: InheritedPlan] = [:]
  private var calls = CallMemory()

  private struct InheritedKey: Hashable {
    var plan: ObjectIdentifier
    var context: Int32
  }

  /// The number of no context: a view is written as its plan says.
  static let noContext: Int32 = -1

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
    if size + shapes.size + plans.size + calls.size > Self.limit { self = PlanMemory() }
  }

  /// Facts about an element, and the number of its shape.
  ///
  /// With `isBare` it is about an element with the same style, whatever it is.
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

  /// The entries of each call of an element's style; `nil` if one depends on the element.
  mutating func entries(
    of style: Range<Int>, in document: CompactDocument, _ words: FormatWords
  ) -> [CallEntries]? {
    calls.entries(of: style, in: document, words)
  }

  /// The number of a context, below which it stays known until this memory begins anew.
  mutating func number(of context: FormatContext) -> Int32 {
    if let number = contextNumbers[context] { return number }
    let number = Int32(contexts.count)
    contexts.append(context)
    contextNumbers[context] = number
    size += 256
    return number
  }

  /// A plan with what its views inherit by the context of a number; `nil` where nothing is.
  mutating func inherited(
    _ plan: ElementPlan, _ context: Int32, by codec: any FormatCodec
  ) -> InheritedPlan? {
    guard context != Self.noContext else { return nil }
    let key = InheritedKey(plan: ObjectIdentifier(plan), context: context)
    if let known = inherited[key] { return known }
    let made = made(plan, contexts[Int(context)], by: codec)
    inherited[key] = made
    size += 128
    return made
  }

  private mutating func made(
    _ plan: ElementPlan, _ context: FormatContext, by codec: any FormatCodec
  ) -> InheritedPlan {
    guard plan.readsContext || !context.appended.isEmpty else {
      // All that its views inherit comes from around it, or from itself.
      let outer = number(of: .outer)
      let key = InheritedKey(plan: ObjectIdentifier(plan), context: outer)
      let known = inherited[key]
      let made = known ?? madeAnew(plan, .outer, by: codec)
      if known == nil { inherited[key] = made }
      guard made.contexts.contains(where: { $0 != Self.noContext }) else { return made }
      let inner = made.contexts.map { number in
        number == Self.noContext
          ? number : self.number(of: contexts[Int(number)].inside(of: context))
      }
      return InheritedPlan(made, contexts: inner)
    }
    return madeAnew(plan, context, by: codec)
  }

  private mutating func madeAnew(
    _ plan: ElementPlan, _ context: FormatContext, by codec: any FormatCodec
  ) -> InheritedPlan {
    let view = codec.inherited(plan.value, context)
    let numbers = plan.holes.indices.map { hole in
      view.contexts[hole].map { number(of: $0) } ?? Self.noContext
    }
    let made = InheritedPlan(plan, view.value, contexts: numbers, isSpliced: view.isSpliced)
    size += made.json.text.count
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

  /// The numbers of the attributes whose values decide about elements of a shape.
  func reads(of shape: Int) -> Set<Int> { Set(reads[shape]) }

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
