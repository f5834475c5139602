public import VMLDiagnostics
public import VMLMarkup

/// Gives every element of a document its style.
///
/// There is one for each worker and target. It remembers results, first by the element's type,
/// classes, id, inline style and surroundings, then by the rules that matched, so that an element
/// like an earlier one costs two look-ups. Its memory never shows in a result: styles and
/// diagnostics of a document are the same as from a new resolver.
public struct StyleResolver: Sendable {
  /// Rules and classes used so far.
  public internal(set) var usage = StyleUsage()
  /// The styles by their numbers.
  public internal(set) var pool = StylePool()
  let styles: CompiledStyles
  var memory: StyleMemory
  var matcher: ElementMatcher
  var filter = AncestorFilter()
  /// Diagnostics reported for the current tree.
  private var reported: Set<Diagnostic> = []
  /// Places of modifiers in sheets that were reported for elements without such a modifier.
  private var reportedReceivers: Set<SourceRange?> = []
  /// By signature: the style of its elements in ``settledEnvironment``, if their surroundings do
  /// not matter and they have no issue; otherwise ``unsettled``.
  private var settled: [StyleID] = []
  /// By signature: the facts of its elements that other elements' selectors read.
  private var settledElements: [ElementMatcher.Element] = []
  /// By signature: the number of the outcome that its style came from, or -1.
  private(set) var settledOutcomes: [Int32] = []
  private var settledEnvironment: Int32 = 0
  /// Nodes of the current tree whose style is not settled, with their outcomes.
  private(set) var otherOutcomes: [(node: Int32, outcome: Int32)] = []
  /// Whether the element whose key was found last has a class that no selector names.
  private var hasUnknownClass = false
  /// The generation of the signatures that the settled styles are for.
  private var generation = Generation.first
  /// Number of nodes in the largest tree so far.
  private var largestTree = 0
  /// Whether a component has a sheet of its own.
  private let hasScopes: Bool
  private let checks: Bool
  /// Number of selectors tried on elements.
  var selectorCount = 0
  /// The times of rules; `nil` unless they are measured.
  public internal(set) var costs: RuleCosts?
  /// The signatures for trees that are passed without.
  private var ownSignatures: ElementSignatures

  private static let unsettled = StyleID(rawValue: .min)

  /// `generation` is the first generation of its pool.
  ///
  /// A caller that remembers the styles of several resolvers tells them apart by it.
  public init(_ styles: CompiledStyles, generation: Generation = .first) {
    self.styles = styles
    checks = styles.target.check != nil
    hasScopes = !styles.facts.scopes.isEmpty
    pool = StylePool(generation: generation)
    memory = StyleMemory(styles)
    matcher = ElementMatcher(styles)
    ownSignatures = ElementSignatures(for: [styles])
  }

  public subscript(_ id: StyleID) -> ResolvedStyle { pool[id] }

  /// Whether a style has a meaning only together with its element: it reads the element's
  /// attributes, or the geometry around it.
  public func readsElement(_ id: StyleID) -> Bool { pool.readsElement(id) }

  /// The names that the `attr()`s of a style read.
  public func attributesRead(by id: StyleID) -> [String] { pool.attributesRead(by: id) }

  public var target: StyleTarget { styles.target }

  /// Work done so far.
  ///
  /// Tests hold that it grows with the documents and not with unused rules.
  public var work: StyleWork {
    StyleWork(
      selectors: selectorCount,
      properties: memory.cascade.evaluator.environments.work, modifiers: memory.cascade.work)
  }

  /// Whether some selector tests an attribute.
  public func selects(attribute name: String) -> Bool { styles.symbols.attributes[name] != nil }

  public var styleCount: Int { pool.count }

  /// The name of a modifier, by the number that the pool has for it in this generation.
  public func modifierName(_ number: Int32) -> String { memory.cascade.table.names[number] }

  /// The modifiers of a style one by one, each with its source and the modifiers that it replaced.
  ///
  /// Computed on demand for `inspect` and `explain`. Where elements got the same style by different
  /// rules, the rules are the first element's.
  public mutating func modifiers(of id: StyleID) -> [ResolvedStyle.Modifier] {
    memory.modifiers(of: id)
  }

  /// The name and the place of one modifier of a style, by its number in it; `nil` for a number
  /// that the style does not have.
  public func origin(
    ofModifier index: Int, in id: StyleID
  ) -> (name: String, origin: Provenance)? {
    memory.origin(ofModifier: index, in: id)
  }

  /// Finds the style of every node of a tree.
  ///
  /// - Parameters:
  ///   - tree: The document, with all components expanded.
  ///   - ids: Is set to one number for each node, ``StyleID/none`` for a node without modifiers.
  ///     The numbers hold until the next call.
  ///   - bag: Receives mistakes in the classes and inline styles of this tree, and mistakes in the
  ///     sheets that show on it, each once.
  /// - Complexity: Linear in the tree, once its styles are known.
  public mutating func resolve(
    _ tree: ViewTree, into ids: inout [StyleID], reporting bag: inout DiagnosticBag
  ) {
    var signatures: [Int32] = []
    ownSignatures.find(in: tree, into: &signatures)
    resolve(tree, signatures, of: ownSignatures.generation, into: &ids, reporting: &bag)
  }

  /// Finds the style of every node of a tree whose elements' signatures are known.
  ///
  /// `generation` is the generation of the ``ElementSignatures`` that found them, always the same
  /// one.
  public mutating func resolve(
    _ tree: ViewTree, _ signatures: [Int32], of generation: Generation, into ids: inout [StyleID],
    reporting bag: inout DiagnosticBag
  ) {
    begin(tree, generation)
    let root = rootEnvironment(of: tree)
    if root != settledEnvironment {
      forgetSettled()
      settledEnvironment = root
    }
    ids.removeAll(keepingCapacity: true)
    ids.reserveCapacity(tree.nodes.count)
    let looksAround = styles.looksAround
    if !looksAround { matcher.noteNothing(of: tree) }
    for index in tree.nodes.indices {
      let signature = Int(signatures[index])
      guard signature >= 0 else {
        if looksAround { matcher.note(ElementMatcher.Element(), at: index) }
        ids.append(.none)
        continue
      }
      let outer = tree.nodes[index].parent
      let environment =
        outer >= 0 && styles.hasScopedProperties ? matcher.elements[Int(outer)].environment : root
      if signature < settled.count, settled[signature] != Self.unsettled, environment == root,
        tree.nodes[index].call == 0
      {
        if looksAround { matcher.note(settledElements[signature], at: index) }
        ids.append(settled[signature])
        continue
      }
      ids.append(resolve(index, signature, in: tree, environment, reporting: &bag))
      guard matcher.work <= matchingLimit else {
        ids += repeatElement(.none, count: tree.nodes.count - ids.count)
        return report(.matching(at: tree.nodes[index].origin.sourceRange), to: &bag)
      }
    }
  }

  /// The matches of an element in the tree that was resolved last, and its key.
  mutating func matches(
    on index: Int, in tree: ViewTree
  ) -> (matches: [ListMatch], key: ElementKey) {
    var ignored = DiagnosticBag()
    let parent = Int(tree.nodes[index].parent)
    let outer =
      parent >= 0 && styles.hasScopedProperties
      ? matcher.elements[parent].environment : settledEnvironment
    let key = key(of: index, in: tree, outer, reporting: &ignored)
    let candidates =
      tree.nodes[index].call == 0
      ? candidates(for: key, index, in: tree) : candidates(ofRoot: index, key, in: tree)
    return (matches(among: candidates, index, in: tree), key)
  }

  private mutating func begin(_ tree: ViewTree, _ generation: Generation) {
    largestTree = max(largestTree, tree.nodes.count)
    if memory.isFull(needing: largestTree) {
      memory = StyleMemory(styles)
      matcher = ElementMatcher(styles)
      pool.removeAll()
      forgetSettled()
    }
    if generation != self.generation { forgetSettled() }
    self.generation = generation
    if !reported.isEmpty { reported.removeAll() }
    if !reportedReceivers.isEmpty { reportedReceivers.removeAll() }
    if !otherOutcomes.isEmpty { otherOutcomes.removeAll(keepingCapacity: true) }
    matcher.begin(tree)
    filter.closeAll()
    memory.beginTree(tree.names)
    if styles.looksAhead { lookAhead(in: tree) }
  }

  /// Finds the facts of every element, for selectors that read later elements.
  private mutating func lookAhead(in tree: ViewTree) {
    for (index, node) in tree.nodes.enumerated() {
      var element = ElementMatcher.Element()
      if node.kind == .element {
        element.type = memory.type(of: node.name, in: tree.names)
        for attribute in tree.attributeRange(of: index) {
          let value = tree.attributes[attribute].value.range
          switch tree.attributes[attribute].name {
          case .class:
            element.classes = matcher.classLists.number(of: tree.bytes, value, styles, &usage)
          case .id: if styles.symbols.ids.count > 0 { element.id = memory.id(tree.bytes, value) }
          default: continue
          }
        }
      }
      matcher.note(element, at: index)
    }
  }

  /// Moves the new entries of ``usage`` to the end of other news.
  public mutating func takeNews(into news: inout StyleUsage.News) { usage.takeNews(into: &news) }

  /// Forgets the rules and applied classes that were used, so that ``usage`` begins anew.
  ///
  /// From then on ``usage`` may lack classes of documents that came up before.
  public mutating func forgetUsage() {
    usage = StyleUsage()
    memory.round += 1
    forgetSettled()
  }

  private mutating func forgetSettled() {
    settled = []
    settledElements = []
    settledOutcomes = []
  }

  /// Remembers the result for the elements of a signature.
  private mutating func settle(
    _ signature: Int, _ style: StyleID, from outcome: Int32, _ element: ElementMatcher.Element
  ) {
    if signature >= settled.count {
      let count = signature + 1 - settled.count
      settled += repeatElement(Self.unsettled, count: count)
      settledOutcomes += repeatElement(-1, count: count)
      if styles.looksAround {
        settledElements += repeatElement(ElementMatcher.Element(), count: count)
      }
    }
    settled[signature] = style
    settledOutcomes[signature] = outcome
    if styles.looksAround { settledElements[signature] = element }
  }

  /// The environment that `:root` declares, for a tree without an element for it.
  private mutating func rootEnvironment(of tree: ViewTree) -> Int32 {
    var matches: [ListMatch] = []
    for selector in styles.index.root {
      tryOut(selector, ElementMatcher.document, in: tree, &matches)
    }
    guard !matches.isEmpty else { return 0 }
    let rules = memory.cascade.rules(of: matches)
    for rule in rules {
      usage.insert(rule: styles.rules[Int(memory.cascade.instance(rule).rule)].source)
    }
    return memory.rootEnvironment(of: rules)
  }

  // MARK: Elements

  private mutating func resolve(
    _ index: Int, _ signature: Int, in tree: ViewTree, _ outer: Int32,
    reporting bag: inout DiagnosticBag
  ) -> StyleID {
    let node = tree.nodes[index]
    let key = key(of: index, in: tree, outer, reporting: &bag)
    var element = ElementMatcher.Element(
      type: key.type, classes: key.classes, id: key.id, environment: outer)
    matcher.note(element, at: index)
    var style = StyleID.none
    var isSettled = outer == settledEnvironment && !hasUnknownClass
    var number: Int32 = -1
    if !key.isPlain || styles.mayMatchPlain(key.type, in: key.scope) || node.call != 0 {
      let isConditional: Bool
      (number, isConditional) = outcome(for: key, index, in: tree)
      let outcome = memory.outcomes[Int(number)]
      matcher.elements[index].environment = outcome.environment
      element.environment = outcome.environment
      if outcome.issues >= 0 { report(outcome.issues, of: index, in: tree, to: &bag) }
      if isConditional || outcome.issues >= 0 { isSettled = false }
      // The document, its head and its body are no views.
      if node.name.rawValue > NameID.body.rawValue { style = outcome.style }
    }
    if isSettled {
      settle(signature, style, from: number, element)
    } else if number >= 0 {
      otherOutcomes.append((Int32(index), number))
    }
    return style
  }

  /// The facts of an element that its style depends on, without its surroundings.
  private mutating func key(
    of index: Int, in tree: ViewTree, _ outer: Int32, reporting bag: inout DiagnosticBag
  ) -> ElementKey {
    var key = ElementKey(
      type: memory.type(of: tree.nodes[index].name, in: tree.names), environment: outer)
    if hasScopes { key.scope = styles.facts.scopes.number(of: tree.nodes[index].origin.file) }
    if checks {
      key.receiver = memory.cascade.verdicts.receiver(of: tree.nodes[index].name, in: tree.names)
    }
    var inlineCount = 0
    var inline = 0
    hasUnknownClass = false
    for attribute in tree.attributeRange(of: index) {
      switch tree.attributes[attribute].name {
      case .class:
        key.classes = classes(
          tree.attributes[attribute], of: index, in: tree, key.scope, reporting: &bag)
      case .id:
        let value = tree.attributes[attribute].value.range
        if styles.symbols.ids.count > 0 { key.id = memory.id(tree.bytes, value) }
      case .style:
        inlineCount += 1
        inline = attribute
      default: continue
      }
    }
    if inlineCount == 1 {
      key.inline = memory.inline(
        tree.bytes, tree.attributes[inline].value.range, in: key.scope)
    } else if inlineCount > 1 {
      key.inline = memory.inline(of: index, in: tree, key.scope)
    }
    return key
  }

  /// The number of an element's outcome, and whether another element with this key may have another
  /// one.
  private mutating func outcome(
    for key: ElementKey, _ index: Int, in tree: ViewTree
  ) -> (number: Int32, isConditional: Bool) {
    guard tree.nodes[index].call == 0 else { return (outcome(ofRoot: index, key, in: tree), true) }
    let slot = memory.elements.slot(of: key)
    let known = memory.elements.value(at: slot)
    if known >= 0 {
      memory.noteUse(of: known, in: &usage)
      return (known, false)
    }
    let candidates: Candidates
    if known == ElementTable.free {
      candidates = self.candidates(for: key, index, in: tree)
      if candidates.isComplete {
        let number = outcome(of: candidates.matches, key)
        memory.elements.insert(key, number, at: slot)
        return (number, false)
      }
      memory.elements.insert(key, memory.add(candidates), at: slot)
    } else {
      candidates = memory.candidates(known)
    }
    return (outcome(for: key, candidates, index, in: tree), true)
  }

  /// The outcome of an element on which selectors must be tried.
  private mutating func outcome(
    for key: ElementKey, _ candidates: Candidates, _ index: Int, in tree: ViewTree
  ) -> Int32 {
    let matches = matches(among: candidates, index, in: tree)
    matcher.work += matches.count
    return outcome(of: matches, key)
  }

  private mutating func outcome(of matches: [ListMatch], _ key: ElementKey) -> Int32 {
    costs == nil
      ? memory.outcome(of: matches, key, &pool, &usage) : measuredOutcome(of: matches, key)
  }

  /// The outcome of an element that also has the names of components as types.
  private mutating func outcome(
    ofRoot index: Int, _ key: ElementKey, in tree: ViewTree
  ) -> Int32 {
    outcome(for: key, candidates(ofRoot: index, key, in: tree), index, in: tree)
  }

  // MARK: Attributes

  private mutating func classes(
    _ attribute: ViewTree.Attribute, of index: Int, in tree: ViewTree, _ scope: Int32,
    reporting bag: inout DiagnosticBag
  ) -> Int32 {
    let list = matcher.classLists.number(of: tree.bytes, attribute.value.range, styles, &usage)
    for unknown in matcher.classLists.unknown(list)
    where !isNamedInScope(unknown.name, index, in: tree, scope) {
      hasUnknownClass = true
      guard styles.facts.areAll, !styles.facts.isWrittenAsType(unknown.name),
        !styles.facts.options.safelist.contains(unknown.name)
      else { continue }
      let nearest = memory.suggestions.classes.nearest(to: unknown.name)
      let range = tree.sourceRange(of: unknown.range, in: attribute)
      if range.range.count != unknown.name.utf8.count, hasSibling(unknown.name) { continue }
      if let owner = styles.facts.component(withOwn: unknown.name) {
        report(.classOfComponent(unknown.name, owner, at: range), to: &bag)
      } else {
        report(.undefinedClass(unknown.name, at: range, nearest: nearest), to: &bag)
      }
    }
    return list
  }

  /// Reports the issues of an element's style.
  ///
  /// Issues of inline styles are reported at its attributes.
  private mutating func report(
    _ issues: Int32, of index: Int, in tree: ViewTree, to bag: inout DiagnosticBag
  ) {
    let inline = tree.attributeRange(of: index).lazy.map { tree.attributes[$0] }
      .filter { $0.name == .style }
    let attributes = Array(inline)
    for issue in memory.issues[Int(issues)] {
      var placed = issue.placed(in: attributes, of: tree)
      if issue.code == .wrongReceiver, !attributes.contains(where: { $0.holds(placed.range) }) {
        guard reportedReceivers.insert(placed.range).inserted else { continue }
        let element = tree.nodes[index]
        placed.notes.append(
          Diagnostic.Note(
            "for this '\(tree.names.string(element.name))'", at: element.origin.sourceRange))
        if let owner = issue.message.split(separator: "'").dropFirst().first,
          let inner = (index + 1..<min(Int(element.end), index + 1000)).first(where: {
            tree.names.string(tree.nodes[$0].name) == owner
          })
        {
          placed.notes.append(
            Diagnostic.Note(
              "it may be meant for the '\(owner)' in it", at: tree.nodes[inner].origin.sourceRange))
        }
      }
      report(placed, to: &bag)
    }
  }

  /// Whether sheets have a class that differs behind the last `-` alone.
  ///
  /// Of the classes that one interpolation makes, such as `btn-\(tone)`, the plain one may need no
  /// rule.
  private func hasSibling(_ name: String) -> Bool {
    guard let dash = name.lastIndex(of: "-") else { return false }
    return styles.facts.classes.contains { $0.hasPrefix(name[...dash]) }
  }

  private mutating func report(_ diagnostic: Diagnostic, to bag: inout DiagnosticBag) {
    if reported.insert(diagnostic).inserted { bag.report(diagnostic) }
  }
}

extension ViewTree.Attribute {
  /// Whether a range is within the attribute's value.
  fileprivate func holds(_ range: SourceRange?) -> Bool {
    guard let range, range.file == origin.file else { return false }
    return Int(origin.lowerBound) <= range.range.lowerBound
      && range.range.upperBound <= Int(origin.upperBound)
  }
}

extension Diagnostic {
  fileprivate static func matching(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "finding the rules of this document takes more than \(matchingLimit) steps",
      notes: [Note("let fewer rules look at attributes, ancestors and siblings, or split the page")]
    )
  }
}
