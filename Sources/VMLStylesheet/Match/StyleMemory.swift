import VMLDiagnostics
import VMLMarkup

/// The result for an element: its style, the environment of its descendants, its issues.
struct StyleOutcome: Sendable {
  var style: StyleID
  var environment: Int32
  /// Number of the list of issues, or -1.
  var issues: Int32
  /// The ``StyleMemory/round`` in which its rules were recorded as used.
  var round: Int32
}

/// Everything that a resolver remembers from one element to the next.
struct StyleMemory: Sendable {
  /// Counted up when usage is forgotten.
  var round: Int32 = 0
  var elements = ElementTable()
  var outcomes: [StyleOutcome] = []
  var issues: [[Diagnostic]] = []
  var cascade: StyleCascade
  var suggestions: StyleSuggestions
  private let styles: CompiledStyles
  /// By type: the type if its modifiers have an order of their own, otherwise 0.
  private let contentTypes: [Int32]
  private var inlines = InlineStyles()
  private var tried: [Candidates] = []
  /// The inputs of each outcome: content type, inline style, environment, receiver, rules.
  private var dependencies = SequenceTable()
  /// The modifiers of styles, by their numbers.
  private var modifiers = SequenceTable()
  /// By style: the first outcome that it was made for.
  private var sources: [Int32] = []
  private var sequence: [Int32] = []
  private var rules: [Int32] = []
  private var ids = NameTable.wellKnown
  /// The symbols of ids, by their number here; -2 for one that was not looked up yet.
  private var idSymbols: [Int32] = []
  /// The types of the names of a table; -1 for one that was not looked up yet.
  private var types: [Int32] = []
  /// The scopes of the components with these names, in the same way; empty until one was looked up.
  private var scopes: [Int32] = []
  private var typeNames = NameTable.wellKnown
  /// The rules for the document of the last tree, and the environment that they make.
  private var rootRules: [Int32] = []
  private var rootEnvironment: Int32 = 0

  init(_ styles: CompiledStyles) {
    self.styles = styles
    cascade = StyleCascade(styles)
    suggestions = StyleSuggestions(styles.facts)
    contentTypes = (0..<Int32(styles.symbols.types.count)).map(styles.contentType)
  }

  /// Whether so much is remembered that all should be forgotten, so that an endless site does not
  /// fill the memory.
  ///
  /// `needed` is what a single document may need. A document that needs more than the limit must
  /// not make each next one forget all.
  func isFull(needing needed: Int) -> Bool {
    let limit = max(Self.limit, 2 * needed)
    return elements.count > limit || outcomes.count > limit
      || cascade.table.trees.count > limit || cascade.instances.count > limit
  }

  /// More would cost memory and be hardly faster.
  ///
  /// Outcomes that many pages share are soon found again, and the outcomes of one page alone are
  /// not used again.
  private static let limit = 1 << 13

  // MARK: Keys

  mutating func beginTree(_ names: NameTable) {
    suggestions.classes.beginDocument()
    guard types.isEmpty || !names.isSame(as: typeNames) else { return }
    typeNames = names
    types.removeAll(keepingCapacity: true)
    types.append(contentsOf: repeatElement(-1, count: names.count))
    scopes.removeAll(keepingCapacity: true)
    cascade.verdicts.beginTree(names)
  }

  mutating func type(of name: NameID, in names: NameTable) -> Int32 {
    let index = Int(name.rawValue)
    if types[index] < 0 { types[index] = styles.symbols.types[names.string(name)] ?? 0 }
    return types[index]
  }

  /// The number of the scope of a component; 0 if it has no sheet of its own.
  mutating func scope(of component: NameID, in names: NameTable) -> Int32 {
    if scopes.isEmpty { scopes.append(contentsOf: repeatElement(-1, count: types.count)) }
    let index = Int(component.rawValue)
    if scopes[index] < 0 {
      scopes[index] = styles.facts.scopes.number(ofComponent: names.string(component))
    }
    return scopes[index]
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

  /// The number of the text of an inline style in the file of a component; `scope` is 0 for other
  /// files.
  mutating func inline(_ source: [UInt8], _ range: Range<Int>, in scope: Int32) -> Int32 {
    let (text, number) = inlines.find(source, range, in: scope)
    if let number { return number }
    let inline = parseInline(
      Array(source[range]), in: scope, styles, &cascade.table, &suggestions, &cascade.applications)
    return inlines.add(inline, for: text, in: scope)
  }

  /// The inline style of an element with several `style` attributes.
  mutating func inline(of index: Int, in tree: ViewTree, _ scope: Int32) -> Int32 {
    var text: [UInt8] = []
    appendInlineStyles(of: index, in: tree, to: &text)
    return inline(text, 0..<text.count, in: scope)
  }

  // MARK: Candidates

  /// Stores candidates under a number below ``ElementTable/free``.
  mutating func add(_ candidates: Candidates) -> Int32 {
    tried.append(candidates)
    return ElementTable.free - Int32(tried.count)
  }

  func candidates(_ number: Int32) -> Candidates { tried[Int(ElementTable.free - number) - 1] }

  // MARK: Outcomes

  /// The environment that rules for the document declare, which is the same for nearly all trees.
  mutating func rootEnvironment(of rules: [Int32]) -> Int32 {
    if rules != rootRules {
      rootRules = rules
      rootEnvironment = cascade.environment(of: rules, inside: 0)
    }
    return rootEnvironment
  }

  /// The outcome of the rules of some matches for an element.
  mutating func outcome(
    of matches: [ListMatch], _ key: ElementKey, _ pool: inout StylePool, _ usage: inout StyleUsage
  ) -> Int32 {
    let type = contentTypes[Int(key.type)]
    sequence.removeAll(keepingCapacity: true)
    sequence.append(type)
    sequence.append(key.inline)
    sequence.append(key.environment)
    sequence.append(key.receiver)
    // Moved out while it is passed on, and put back so that its memory is reused.
    var rules: [Int32] = []
    swap(&rules, &self.rules)
    defer { swap(&rules, &self.rules) }
    rules.removeAll(keepingCapacity: true)
    cascade.appendRules(of: matches, to: &rules)
    sequence.append(contentsOf: rules)
    let (number, isNew) = dependencies.number(of: sequence)
    guard isNew else {
      noteUse(of: number, in: &usage)
      return number
    }
    let inline = key.inline == 0 ? nil : inlines[key.inline]
    note(rules[...], inline, in: &usage)
    cascade.evaluator.issues = inline?.issues ?? []
    cascade.receiver = key.receiver
    let environment = cascade.environment(of: rules, inside: key.environment)
    cascade.findModifiers(
      of: rules, inline, in: environment, isOrdinary: type == 0, into: &sequence)
    outcomes.append(
      StyleOutcome(
        style: style(of: sequence, from: number, &pool), environment: environment,
        issues: takeIssues(), round: round))
    return number
  }

  /// The rules that an outcome was made of.
  func rules(of outcome: Int32) -> ArraySlice<Int32> { dependencies[outcome].dropFirst(4) }

  /// Records the inputs of an outcome as used, unless that was done in this round.
  @inline(__always)
  mutating func noteUse(of outcome: Int32, in usage: inout StyleUsage) {
    guard outcomes[Int(outcome)].round != round else { return }
    outcomes[Int(outcome)].round = round
    let source = dependencies[outcome]
    let inline = source[source.startIndex + 1]
    note(
      source.dropFirst(4), inline == 0 ? nil : inlines[inline], in: &usage)
  }

  private func note(
    _ rules: ArraySlice<Int32>, _ inline: InlineStyles.Inline?, in usage: inout StyleUsage
  ) {
    for rule in rules {
      usage.insert(rule: styles.rules[Int(cascade.instance(rule).rule)].source)
    }
    for name in inline?.appliedNames ?? [] { usage.insert(applied: name) }
  }

  /// The number of the list of the issues that the cascade has found, or -1.
  private mutating func takeIssues() -> Int32 {
    guard !cascade.evaluator.issues.isEmpty else { return -1 }
    issues.append(cascade.evaluator.issues)
    cascade.evaluator.issues = []
    return Int32(issues.count - 1)
  }

  private mutating func style(
    of list: [Int32], from outcome: Int32, _ pool: inout StylePool
  ) -> StyleID {
    guard !list.isEmpty else { return .none }
    let (number, isNew) = modifiers.number(of: list)
    if isNew {
      pool.add(list, from: &cascade.table)
      sources.append(outcome)
      if !pool.attributesRead(by: StyleID(rawValue: number)).isEmpty {
        pool.set(list.flatMap { cascade.reads(of: $0) }, for: number)
      }
    }
    return StyleID(rawValue: number)
  }

  /// The modifiers of a style one by one.
  ///
  /// They are computed again, this time with the modifiers that they replace.
  mutating func modifiers(of id: StyleID) -> [ResolvedStyle.Modifier] {
    let source = Array(dependencies[sources[Int(id.rawValue)]])
    return trace(
      Array(source[4...]), isOrdinary: source[0] == 0, inline: source[1],
      environment: source[2], receiver: source[3], notingVariables: false
    ).modifiers
  }

  /// The name and the place of a style's modifier; `nil` for a number that it does not have.
  func origin(ofModifier index: Int, in id: StyleID) -> (name: String, origin: Provenance)? {
    let list = modifiers[Int32(id.rawValue)]
    guard index < list.count else { return nil }
    let modifier = cascade.table[list[list.startIndex + index]]
    let name = cascade.table.names[modifier.name]
    let tree = Int(modifier.tree)
    guard cascade.table.files[tree] != computedFile else { return (name, modifier.origin) }
    let range = cascade.table.trees[tree].nodes[Int(modifier.node)].range
    return (name, modifier.origin.narrowed(to: range))
  }

  /// The modifiers that rules, in the order of the cascade, give an element, and the fate of their
  /// other modifiers.
  mutating func explain(
    _ rules: [Int32], _ key: ElementKey, notingVariables: Bool
  ) -> (modifiers: [ResolvedStyle.Modifier], dropped: [StyleExplanation.Dropped]) {
    trace(
      rules, isOrdinary: contentTypes[Int(key.type)] == 0, inline: key.inline,
      environment: key.environment, receiver: key.receiver, notingVariables: notingVariables)
  }

  /// References in modifiers that the rules, in the order of the cascade, and an element's own
  /// style give and its target does not get.
  mutating func leftOut(by rules: [Int32], _ key: ElementKey) -> LeftOutReferences {
    let (_, trace) = fold(
      rules, isOrdinary: contentTypes[Int(key.type)] == 0, inline: key.inline,
      environment: key.environment, receiver: key.receiver, notingVariables: false)
    var references = LeftOutReferences()
    for number in trace.dropped {
      references.modifiers.append(cascade.table.names[cascade.table[number].name])
      let appearance = cascade.table.appearance(of: number)
      references.attributes += appearance.attributes
      references.templates += appearance.templates
    }
    return references
  }

  private mutating func fold(
    _ rules: [Int32], isOrdinary: Bool, inline: Int32, environment: Int32, receiver: Int32,
    notingVariables: Bool
  ) -> (modifiers: [Int32], trace: FoldTrace) {
    cascade.receiver = receiver
    cascade.trace = FoldTrace(notesVariables: notingVariables)
    cascade.evaluator.issues = []
    let environment = cascade.environment(of: rules, inside: environment)
    var modifiers: [Int32] = []
    cascade.findModifiers(
      of: rules, inline == 0 ? nil : inlines[inline], in: environment, isOrdinary: isOrdinary,
      into: &modifiers)
    let trace = cascade.trace ?? FoldTrace()
    cascade.trace = nil
    cascade.evaluator.issues = []
    return (modifiers, trace)
  }

  private mutating func trace(
    _ rules: [Int32], isOrdinary: Bool, inline: Int32, environment: Int32, receiver: Int32,
    notingVariables: Bool
  ) -> (modifiers: [ResolvedStyle.Modifier], dropped: [StyleExplanation.Dropped]) {
    let (modifiers, trace) = fold(
      rules, isOrdinary: isOrdinary, inline: inline, environment: environment, receiver: receiver,
      notingVariables: notingVariables)
    let found = modifiers.map { number in
      let modifier = cascade.table[number]
      var older: [Int32] = []
      for replacement in trace.replacements
      where replacement.new == number && replacement.old != number
        && !older.contains(replacement.old)
      {
        older.append(replacement.old)
      }
      return ResolvedStyle.Modifier(
        name: cascade.table.names[modifier.name],
        tree: cascade.table.trees[Int(modifier.tree)], node: Int(modifier.node),
        text: cascade.table.appearance(of: number).text, origin: modifier.origin,
        isWritten: cascade.table.files[Int(modifier.tree)] != computedFile,
        replaced: older.map { number in
          ResolvedStyle.Replaced(
            text: cascade.table.appearance(of: number).text, origin: cascade.table[number].origin)
        }, replacesSeveral: cascade.table.areForTheSame(older),
        properties: trace.variables[number, default: []].map {
          ResolvedStyle.Property(name: $0.name, value: $0.value, range: $0.range)
        })
    }
    let removed = trace.removed.map { number in
      StyleExplanation.Dropped(
        text: cascade.table.appearance(of: number).text, origin: cascade.table[number].origin,
        reasons: ["'@remove' or '@reset' takes it out"])
    }
    return (found, trace.dropped.map { dropped($0) } + removed)
  }

  private mutating func dropped(_ number: Int32) -> StyleExplanation.Dropped {
    let reasons = cascade.table[number].hasVariables ? [] : cascade.verdict(on: number).diagnostics
    return StyleExplanation.Dropped(
      text: cascade.table.appearance(of: number).text, origin: cascade.table[number].origin,
      // The sheet has the message that something is not available everywhere; the element has the
      // reason here.
      reasons: reasons.map { reason in
        (reason.code == .notAvailable ? reason.notes.first?.message : nil) ?? reason.message
      })
  }
}
