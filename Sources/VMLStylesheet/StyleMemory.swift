import VMLDiagnostics
import VMLMarkup

/// What is known of an element's style: which one, what holds for its descendants, what is wrong.
struct StyleOutcome: Sendable {
  var style: StyleID
  var environment: Int32
  /// The number of the list of issues, or -1.
  var issues: Int32
}

/// Everything that a resolver remembers from one element to the next.
struct StyleMemory: Sendable {
  var elements = ElementTable()
  var outcomes: [StyleOutcome] = []
  var pool: [ResolvedStyle] = []
  var issues: [[Diagnostic]] = []
  var cascade: StyleCascade
  var suggestions: StyleSuggestions
  private let styles: CompiledStyles
  private var inlines = InlineStyles()
  private var tried: [Candidates] = []
  /// Outcomes by what they depend on: content type, inline style, environment, rules.
  private var outcomesOfRules: [[Int32]: Int32] = [:]
  private var styleNumbers: [[Int32]: StyleID] = [:]
  /// What each style was first made from: the key of its outcome.
  private var sources: [[Int32]] = []
  private var ids = NameTable.wellKnown
  /// The symbols of ids, by their number here; -2 is not looked up yet.
  private var idSymbols: [Int32] = []
  /// The types of the present tree's names; -1 is not looked up yet.
  private var types: [Int32] = []

  init(_ styles: CompiledStyles) {
    self.styles = styles
    cascade = StyleCascade(styles)
    suggestions = StyleSuggestions(styles.facts)
  }

  /// Whether so much is remembered that it is better forgotten: a site without end must not fill
  /// the memory.
  var isFull: Bool {
    elements.count > Self.limit || outcomes.count > Self.limit
      || cascade.table.trees.count > Self.limit
  }

  private static let limit = 200_000

  // MARK: Keys

  mutating func beginTree(_ names: NameTable) {
    types.removeAll(keepingCapacity: true)
    types.append(contentsOf: repeatElement(-1, count: names.count))
  }

  mutating func type(of name: NameID, in names: NameTable) -> Int32 {
    let index = Int(name.rawValue)
    if types[index] < 0 { types[index] = styles.symbols.types[names.string(name)] ?? 0 }
    return types[index]
  }

  mutating func id(_ source: [UInt8], _ range: Range<Int>) -> Int32 {
    let number = Int(ids.intern(source, range).rawValue)
    while idSymbols.count <= number { idSymbols.append(-2) }
    if idSymbols[number] == -2 {
      let name = String(decoding: source[range], as: UTF8.self)
      idSymbols[number] = styles.symbols.ids[name] ?? -1
    }
    return idSymbols[number]
  }

  mutating func inline(_ source: [UInt8], _ range: Range<Int>) -> Int32 {
    let (text, number) = inlines.find(source, range)
    if let number { return number }
    let inline = parseInline(Array(source[range]), styles, &cascade.table, &suggestions)
    return inlines.add(inline, for: text)
  }

  /// The inline style of an element with several `style` attributes.
  mutating func inline(of index: Int, in tree: ViewTree) -> Int32 {
    var text: [UInt8] = []
    var isFirst = true
    for attribute in tree.attributeRange(of: index)
    where tree.attributes[attribute].name == .style {
      if !isFirst { text.append(inlineSeparator) }
      isFirst = false
      text += tree.bytes[tree.attributes[attribute].value.range]
    }
    return inline(text, 0..<text.count)
  }

  // MARK: Candidates

  /// Remembers candidates under a number below ``ElementTable/free``.
  mutating func add(_ candidates: Candidates) -> Int32 {
    tried.append(candidates)
    return ElementTable.free - Int32(tried.count)
  }

  func candidates(_ number: Int32) -> Candidates { tried[Int(ElementTable.free - number) - 1] }

  // MARK: Outcomes

  /// The outcome of some rules, in the order of the cascade, for an element.
  mutating func outcome(
    of rules: [Int32], _ key: ElementKey, _ usage: inout StyleUsage
  ) -> Int32 {
    let type = styles.contentType(key.type)
    let dependencies = [type, key.inline, key.environment] + rules
    if let known = outcomesOfRules[dependencies] { return known }
    for rule in rules { usage.insert(rule: styles.rules[Int(rule)].source) }
    let inline = inlines[key.inline]
    for name in inline.applied { usage.insert(applied: styles.symbols.classes[name]) }
    cascade.evaluator.issues = inline.issues
    let environment = cascade.environment(of: rules, inside: key.environment)
    let modifiers = cascade.modifiers(
      of: rules, inline, in: environment, isOrdinary: type == 0)
    let number = Int32(outcomes.count)
    outcomes.append(
      StyleOutcome(
        style: style(of: modifiers, from: dependencies), environment: environment,
        issues: remember(cascade.evaluator.issues)))
    cascade.evaluator.issues = []
    outcomesOfRules[dependencies] = number
    return number
  }

  private mutating func remember(_ issues: [Diagnostic]) -> Int32 {
    guard !issues.isEmpty else { return -1 }
    self.issues.append(issues)
    return Int32(self.issues.count - 1)
  }

  private mutating func style(of modifiers: [Int32], from source: [Int32]) -> StyleID {
    guard !modifiers.isEmpty else { return .none }
    if let known = styleNumbers[modifiers] { return known }
    let id = StyleID(rawValue: Int32(pool.count))
    pool.append(renderStyle(modifiers, in: &cascade.table))
    sources.append(source)
    styleNumbers[modifiers] = id
    return id
  }

  /// The modifiers of a style one by one, which are worked out again, this time with what they
  /// replace.
  mutating func modifiers(of id: StyleID) -> [ResolvedStyle.Modifier] {
    let source = sources[Int(id.rawValue)]
    let rules = Array(source[3...])
    cascade.replacements = []
    cascade.evaluator.issues = []
    let environment = cascade.environment(of: rules, inside: source[2])
    let modifiers = cascade.modifiers(
      of: rules, inlines[source[1]], in: environment, isOrdinary: source[0] == 0)
    let replacements = cascade.replacements ?? []
    cascade.replacements = nil
    return modifiers.map { number in
      let modifier = cascade.table[number]
      return ResolvedStyle.Modifier(
        name: cascade.table.names[modifier.name],
        tree: cascade.table.trees[Int(modifier.tree)], node: Int(modifier.node),
        text: cascade.table.appearance(of: number).text, origin: modifier.origin,
        isWritten: cascade.table.files[Int(modifier.tree)] != computedFile,
        replaced: replacements.filter { $0.new == number }
          .map { cascade.table[$0.old].origin })
    }
  }
}
