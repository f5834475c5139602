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
    case plan(ElementPlan)
  }

  /// Forgets what it knows if that is too much.
  mutating func begin() {
    if size + shapes.size + plans.size + calls.size > Self.limit { self = PlanMemory() }
  }

  /// The plan of an element; `make` makes it, unless one is known.
  mutating func plan(
    of node: Int, in document: CompactDocument, _ content: ContentKinds,
    making make: (inout CallMemory) -> (plan: ElementPlan?, reads: Set<Int>, isShared: Bool)
  ) -> ElementPlan? {
    guard let tag = content.tag else { return make(&calls).plan }
    let element = document.nodes[node]
    findParts(of: element, in: document, content)
    let (shape, isNew) = shapes.number(of: parts, tag, in: document.bytes)
    if isNew {
      reads.append([])
      only.append(.unmade)
    }
    if case .plan(let plan) = only[shape] { return plan }
    if case .none = only[shape] { return nil }
    var number: Int?
    if !reads[shape].isEmpty {
      number = self.number(of: shape, element, in: document)
      if let number, case .plan(let plan) = known[number] { return plan }
      if let number, case .none = known[number] { return nil }
    }
    let made = make(&calls)
    guard made.isShared else { return made.plan }
    remember(made.plan, made.reads, of: shape, element, in: document)
    return made.plan
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
    let view = codec.inherited(plan.value, contexts[Int(context)])
    let numbers = plan.holes.indices.map { hole in
      view.contexts[hole].map { number(of: $0) } ?? Self.noContext
    }
    let made = InheritedPlan(plan, view.value, contexts: numbers, isSpliced: view.isSpliced)
    inherited[key] = made
    size += made.json.text.count + 128
    return made
  }

  private mutating func remember(
    _ plan: ElementPlan?, _ read: Set<Int>, of shape: Int, _ element: CompactDocument.Node,
    in document: CompactDocument
  ) {
    size += plan?.size ?? 0
    let value = plan.map(Known.plan) ?? .none
    reads[shape] = read.union(reads[shape]).sorted()
    if reads[shape].isEmpty {
      only[shape] = value
    } else {
      known[number(of: shape, element, in: document)] = value
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
    of element: CompactDocument.Node, in document: CompactDocument, _ content: ContentKinds
  ) {
    parts.removeAll(keepingCapacity: true)
    var start = Int(element.start)
    var end = Int(element.nameEnd)
    for index in element.attributes {
      let attribute = document.attributes[index]
      let upper =
        index == Int(element.style) ? Int(attribute.end) + 1 : Int(attribute.nameEnd) + 2
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

/// The entries of calls that came up before, for calls whose arguments are written out.
///
/// Styles differ more than the calls that they are made of.
struct CallMemory: Sendable {
  private var known: [StyleCall: [FormatValue.Member]?] = [:]

  /// Bytes of memory, about.
  var size: Int { known.count * 512 }

  /// The entries of a call, `nil` where the format has none; set for a call whose entries depend on
  /// it alone.
  subscript(_ call: StyleCall) -> [FormatValue.Member]?? {
    get { known[call] }
    set { known[call] = newValue }
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
