import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// Folds the rules that match an element, and its inline styles, into one list.
///
/// Spec: VSS 3 and 4.
struct StyleCascade: Sendable {
  let styles: CompiledStyles
  /// Whether `styles.target.check` is set, cached because it is read for each modifier.
  private let checks: Bool
  var table: ModifierTable
  var evaluator: StyleEvaluator
  /// The fate of modifiers that are not in the result; `nil` unless a caller asks for it.
  var trace: FoldTrace?
  /// The rules with values in the holes of their patterns, numbered after the rules without.
  var instances = RuleInstances()
  /// The classes that each `@apply` adds: of the sheets first, then of inline styles.
  var applications: [[ClassUse]]
  /// By rule and then by instance: the rules that it inherits, in order, and the rule itself; empty
  /// until it is needed.
  private var steps: [[RuleInstance]]
  private var plain = PlainFold()
  /// Indices for the modifiers of the rule that is being folded; a property so that its memory is
  /// reused.
  private var plainPlaces: [Int] = []
  /// The places of modifiers in the list that rules are folded over, once it is long.
  private var places = ModifierPlaces()
  /// The receiver number of the element whose modifiers are folded.
  var receiver = OverloadGroups.view
  var verdicts: ModifierCheckCache
  /// By name: the order of a modifier on a view; `nil` until it is needed.
  private var ranks: [UInt8?] = []
  /// Number of older modifiers that were visited to fold rules over long lists, or rules that do
  /// more than replace and append.
  private(set) var work = 0
  private var settled: [InEnvironment: Settled] = [:]
  private var applied: [InEnvironment: Applied] = [:]

  private struct InEnvironment: Hashable, Sendable {
    /// The number of a modifier or of an application.
    var number: Int32
    var environment: Int32
    var receiver: Int32 = 0
    var binding: Int32 = 0
  }

  private struct Settled: Sendable {
    var modifier: Int32?
    var issues: [Diagnostic]
  }

  private struct Applied: Sendable {
    var modifiers: [Int32]
    var issues: [Diagnostic]
  }

  init(_ styles: CompiledStyles) {
    self.styles = styles
    checks = styles.target.check != nil
    table = styles.modifiers
    evaluator = StyleEvaluator(styles)
    steps = Array(repeating: [], count: styles.rules.count)
    applications = styles.applications
    verdicts = styles.verdicts
  }

  // MARK: Elements

  /// The environment of an element that some rules match.
  mutating func environment(of rules: [Int32], inside outer: Int32) -> Int32 {
    guard !styles.properties.isEmpty else { return outer }
    var properties: [Environments.Declared] = []
    for rule in rules {
      for step in steps(of: rule) { properties += styles.properties(of: step) }
    }
    return evaluator.environments.extend(outer, declaring: properties, styles.properties)
  }

  /// Sets `list` to the modifiers of an element, in order.
  ///
  /// On an ordinary element, a view, the modifiers of narrower types come first.
  mutating func findModifiers(
    of rules: [Int32], _ inline: InlineStyles.Inline?, in environment: Int32, isOrdinary: Bool,
    into list: inout [Int32]
  ) {
    list.removeAll(keepingCapacity: true)
    places.removeAll()
    var first = 0
    let isFirst = inline.map { $0.applied.isEmpty && !isStacked } ?? true
    if trace == nil, isFirst {
      first = foldLists(of: rules)
      let isAll = first == rules.count && inline == nil
      plain.append(isOrdinary: isOrdinary && isAll, to: &list)
      if isAll { return }
    }
    if isStacked, let inline { apply(inline, over: &list, in: environment) }
    for rule in rules[first...] {
      // The rules of a class that the inline style applies are folded there.
      if let inline, !inline.applied.isEmpty, isFor(rule, anyOf: inline.applied) { continue }
      fold(rule, over: &list, in: environment)
    }
    if !isStacked, let inline { apply(inline, over: &list, in: environment) }
    if isOrdinary { list = narrowFirst(list) }
  }

  /// Folds the lists of the first rules that have one; returns the number of these rules.
  private mutating func foldLists(of rules: [Int32]) -> Int {
    plain.begin()
    for (count, rule) in rules.enumerated() {
      guard hasPlainList(rule), plain.fold(rule, on: receiver, isStacked: isStacked) else {
        return count
      }
    }
    return rules.count
  }

  /// Whether the rule is plain (``PlainFold``) on elements of the receiver.
  private mutating func hasPlainList(_ rule: Int32) -> Bool {
    guard Int(rule) < styles.rules.count else { return false }
    if let known = plain.hasList(rule, on: receiver) { return known }
    var list: [Int32] = []
    var isPlain = true
    for step in steps(of: rule) where isPlain {
      let range = styles.rules[Int(step.rule)].operations
      isPlain =
        range.isEmpty
        || foldPlainly(
          Int(range.lowerBound)..<Int(range.upperBound), over: &list, isOwn: true)
    }
    var modifiers: [PlainFold.Modifier] = []
    for number in list {
      modifiers.append(
        PlainFold.Modifier(
          number: number, key: table[number].key, parts: table[number].parts,
          rank: rank(of: number)))
    }
    plain.set(
      isPlain ? modifiers : nil, of: rule, on: receiver, ruleCount: styles.rules.count)
    return isPlain
  }

  /// The rule of a number, with the values of its holes.
  func instance(_ number: Int32) -> RuleInstance {
    instances.instance(number, ruleCount: styles.rules.count)
  }

  /// The numbers of the rules of matches, in the order of the cascade.
  mutating func rules(of matches: [ListMatch]) -> [Int32] {
    var rules: [Int32] = []
    appendRules(of: matches, to: &rules)
    return rules
  }

  /// Appends the numbers of the rules of matches, in the order of the cascade.
  mutating func appendRules(of matches: [ListMatch], to rules: inout [Int32]) {
    if matches.count == 1 { return appendRules(of: matches[0], to: &rules) }
    for match in styles.inOrder(matches) { appendRules(of: match, to: &rules) }
  }

  /// Appends the numbers of the rules of one match.
  ///
  /// One by one: appending the whole array would retain it, and all threads share it.
  private mutating func appendRules(of match: ListMatch, to rules: inout [Int32]) {
    let list = Int(match.list)
    for index in styles.rulesOfList[list].indices {
      let rule = styles.rulesOfList[list][index]
      rules.append(
        match.binding == 0
          ? rule
          : instances.number(
            of: RuleInstance(rule: rule, binding: match.binding), ruleCount: styles.rules.count))
    }
  }

  /// Whether a rule is for exactly one of some classes.
  private mutating func isFor(_ number: Int32, anyOf uses: [ClassUse]) -> Bool {
    let instance = instance(number)
    let list = styles.rules[Int(instance.rule)].list
    let classes = styles.lists[Int(list)].classes
    return uses.contains { use in
      classes.contains(use.name)
        && styles.binding(of: use, in: list, &evaluator.bindings) == instance.binding
    }
  }

  private var isStacked: Bool { styles.facts.options.cascade == .stack }

  private mutating func apply(
    _ inline: InlineStyles.Inline, over list: inout [Int32], in environment: Int32
  ) {
    for layer in inline.layers where !layer.isEmpty {
      list = fold(layer, 0..<layer.count, over: list, in: environment)
    }
  }

  /// Moves modifiers of narrower types before the modifiers of every view.
  ///
  /// Spec: VSS 3, rule 5.
  private mutating func narrowFirst(_ list: [Int32]) -> [Int32] {
    var last: UInt8 = 0
    var isInOrder = true
    for number in list {
      let rank = rank(of: number)
      if rank < last { isInOrder = false }
      last = rank
    }
    guard !isInOrder else { return list }
    let ranks = list.map { rank(of: $0) }
    return (0...2).flatMap { rank in zip(list, ranks).filter { $0.1 == rank }.map(\.0) }
  }

  private mutating func rank(of number: Int32) -> UInt8 {
    let name = Int(table[number].name)
    if name >= ranks.count { ranks += repeatElement(nil, count: name + 1 - ranks.count) }
    if let known = ranks[name] { return known }
    let text = table.names[Int32(name)]
    var rank = Catalog.narrowRank(of: text, on: "")
    if let system = styles.target.system {
      rank = Catalog.narrowRank(
        of: text, on: "", platform: system.platform, minimum: system.minimum)
    }
    ranks[name] = UInt8(rank)
    return UInt8(rank)
  }

  // MARK: Rules

  /// Number of operations of a rule, with the operations that it inherits.
  mutating func operationCount(of rule: Int32) -> Int {
    steps(of: rule).reduce(0) { $0 + styles.rules[Int($1.rule)].operations.count }
  }

  /// The rules that a rule inherits, ancestors first, each once at its first place; then the rule
  /// itself.
  ///
  /// Spec: VSS 4, `@inherit`.
  private mutating func steps(of number: Int32) -> [RuleInstance] {
    while steps.count <= Int(number) { steps.append([]) }
    if steps[Int(number)].isEmpty {
      let own = instance(number)
      var chain = InheritanceChain(styles)
      for uses in styles.rules[Int(own.rule)].inherited { chain.add(uses, &evaluator.bindings) }
      chain.add(own)
      steps[Int(number)] = chain.rules
    }
    return steps[Int(number)]
  }

  private mutating func fold(_ rule: Int32, over list: inout [Int32], in environment: Int32) {
    for step in steps(of: rule) {
      let range = styles.rules[Int(step.rule)].operations
      guard !range.isEmpty else { continue }
      let operations = Int(range.lowerBound)..<Int(range.upperBound)
      if foldPlainly(operations, over: &list) { continue }
      if append(operations, to: &list, in: environment, step.binding) { continue }
      list = fold(styles.operations, operations, over: list, in: environment, step.binding)
      places.removeAll()
    }
  }

  /// Folds operations that only append, for which the list is not searched.
  ///
  /// - Returns: `false`, with the list unchanged, if they do more.
  private mutating func append(
    _ range: Range<Int>, to list: inout [Int32], in environment: Int32, _ binding: Int32
  ) -> Bool {
    for index in range {
      switch styles.operations[index] {
      case .append, .dropped, .none: continue
      default: return false
      }
    }
    for index in range {
      switch styles.operations[index] {
      case .append(let number):
        if let number = settle(number, in: environment, binding) { list.append(number) }
      case .dropped(let number): trace?.dropped.append(number)
      default: continue
      }
    }
    return true
  }

  /// Folds operations of a sheet if each modifier replaces at most one older one, wholly, which is
  /// nearly always so.
  ///
  /// ``RuleFold`` would give the same result. `isOwn` is whether the list is a rule's own, in which
  /// every modifier replaces.
  ///
  /// - Returns: `false`, with the list unchanged, if there may be more to it.
  private mutating func foldPlainly(
    _ range: Range<Int>, over list: inout [Int32], isOwn: Bool = false
  ) -> Bool {
    guard trace == nil else { return false }
    plainPlaces.removeAll(keepingCapacity: true)
    for index in range {
      switch styles.operations[index] {
      case .modifier(let number):
        guard !table[number].hasVariables, isClean(number),
          let place = isStacked ? list.count : plainPlace(of: number, in: list, isOwn: isOwn),
          place == list.count || !plainPlaces.contains(place)
        else { return false }
        plainPlaces.append(place)
      case .append(let number):
        guard !isOwn, !table[number].hasVariables, isClean(number) else { return false }
        plainPlaces.append(list.count)
      default: return false
      }
    }
    let end = list.count
    for (index, place) in zip(range, plainPlaces) {
      guard let number = styles.operations[index].added else { continue }
      if place < end { list[place] = number } else { list.append(number) }
    }
    return true
  }

  private mutating func plainPlace(of number: Int32, in list: [Int32], isOwn: Bool) -> Int? {
    guard list.count > ModifierPlaces.shortList, !isOwn else {
      return table.plainPlace(of: number, in: list)
    }
    work += places.note(list, in: table)
    let modifier = table[number]
    let older = places[modifier.key]
    work += older.count
    let place = VMLStylesheet.plainPlace(of: modifier.key, modifier.parts, among: older.count) {
      (modifier.key, table[list[older[$0]]].parts)
    }
    return place.map { $0 == older.count ? list.count : older[$0] }
  }

  private mutating func fold(
    _ operations: [Operation], _ range: Range<Int>, over list: [Int32], in environment: Int32,
    _ binding: Int32 = 0
  ) -> [Int32] {
    let hasBase = range.contains { if case .base = operations[$0] { true } else { false } }
    var rule = RuleFold(over: list, hasBase: hasBase, in: table)
    work += list.count
    for index in range {
      switch operations[index] {
      case .none: continue
      case .dropped(let number): trace?.dropped.append(number)
      case .modifier(let number):
        guard let number = settle(number, in: environment, binding) else { continue }
        if isStacked { rule.insert(number) } else { rule.add(number, table[number]) }
      case .append(let number):
        if let number = settle(number, in: environment, binding) { rule.append(number) }
      case .apply(let application):
        for number in modifiers(of: application, in: environment) { rule.insert(number) }
      case .remove(let name): rule.remove(name)
      case .reset: rule.reset()
      case .base: rule.base()
      }
    }
    trace?.replacements += rule.replacements
    trace?.removed += rule.removed
    return rule.finish(in: &table)
  }

  // MARK: Values and classes

  /// Whether the element's target accepts a modifier without a diagnostic.
  private mutating func isClean(_ number: Int32) -> Bool {
    !checks || verdicts.isClean(number, on: receiver, in: &table)
  }

  /// A modifier ready to be folded; `nil` if it is not part of the target's tree.
  private mutating func settle(
    _ number: Int32, in environment: Int32, _ binding: Int32
  ) -> Int32? {
    guard let settled = workOut(number, in: environment, binding) else {
      trace?.dropped.append(number)
      return nil
    }
    guard checks else { return settled }
    let verdict = verdict(on: settled)
    evaluator.issues += verdict.diagnostics
    if !verdict.isWritten { trace?.dropped.append(settled) }
    return verdict.isWritten ? settled : nil
  }

  /// The verdict of the element's target on a modifier.
  mutating func verdict(on number: Int32) -> ModifierVerdict {
    var verdict = verdicts.verdict(on: number, on: receiver, in: &table)
    guard !verdict.diagnostics.isEmpty else { return verdict }
    let modifier = table[number]
    let file = table.files[Int(modifier.tree)]
    if file == computedFile {
      verdict.diagnostics = verdict.diagnostics.map { $0.moved(to: modifier.origin) }
    } else if inlineLayer(file) == nil, verdict.isWritten {
      // The sheet's check reported its modifiers, except for what they are applied to.
      verdict.diagnostics = []
    }
    return verdict
  }

  /// The `attr()`s of a modifier that was folded.
  mutating func reads(of number: Int32) -> [Catalog.AttributeRead] {
    checks ? verdict(on: number).reads : []
  }

  /// A modifier with its `var()`s replaced; `nil` if that fails.
  private mutating func workOut(
    _ number: Int32, in environment: Int32, _ binding: Int32
  ) -> Int32? {
    guard table[number].hasVariables else { return number }
    let modifier = table[number]
    let key = InEnvironment(number: number, environment: environment, binding: binding)
    let tree = table.trees[Int(modifier.tree)]
    let place = StyleEvaluator.Place(
      tree: tree, file: table.files[Int(modifier.tree)], environment: environment,
      binding: binding)
    let nodes = Int(modifier.node)..<Int(tree.nodes[Int(modifier.node)].end)
    if let known = settled[key] {
      if let result = known.modifier { note(usesIn: nodes, at: place, of: result) }
      evaluator.issues += known.issues
      return known.modifier
    }
    let first = evaluator.issues.count
    let result = evaluator.expand(nodes, at: place).flatMap {
      table.add(text: $0, origin: modifier.origin)
    }
    if let result { note(usesIn: nodes, at: place, of: result) }
    settled[key] = Settled(modifier: result, issues: Array(evaluator.issues[first...]))
    return result
  }

  /// Records the custom properties that a modifier was computed from, if the trace wants them.
  private mutating func note(
    usesIn nodes: Range<Int>, at place: StyleEvaluator.Place, of modifier: Int32
  ) {
    guard trace?.notesVariables == true else { return }
    let issues = evaluator.issues
    evaluator.uses = []
    _ = evaluator.expand(nodes, at: place)
    trace?.variables[modifier] = evaluator.uses
    evaluator.uses = nil
    evaluator.issues = issues
  }

  /// The resolved modifiers of a class, with its own custom properties.
  ///
  /// Spec: VSS 4, `@apply`.
  private mutating func modifiers(of application: Int32, in environment: Int32) -> [Int32] {
    let key = InEnvironment(number: application, environment: environment, receiver: receiver)
    if trace == nil, let known = applied[key] {
      evaluator.issues += known.issues
      return known.modifiers
    }
    let first = evaluator.issues.count
    var chain = InheritanceChain(styles)
    chain.add(applications[Int(application)], &evaluator.bindings)
    var properties: [Environments.Declared] = []
    for step in chain.rules { properties += styles.properties(of: step) }
    let inner = evaluator.environments.extend(
      environment, declaring: properties, styles.properties)
    var list: [Int32] = []
    for step in chain.rules {
      let range = styles.rules[Int(step.rule)].operations
      list = fold(
        styles.operations, Int(range.lowerBound)..<Int(range.upperBound), over: list, in: inner,
        step.binding)
    }
    applied[key] = Applied(modifiers: list, issues: Array(evaluator.issues[first...]))
    return list
  }
}

extension Diagnostic {
  /// A diagnostic of computed text, moved to the place that the text was computed from.
  fileprivate func moved(to origin: Provenance) -> Diagnostic {
    let place: SourceRange =
      switch origin {
      case .rule(let range): range
      case .inline(let layer, let range): SourceRange(file: inlineFile(layer), range)
      }
    var moved = self
    moved.range = place
    moved.fixIts = []
    return moved
  }
}
