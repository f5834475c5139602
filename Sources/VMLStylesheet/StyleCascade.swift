import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// Folds the rules that match an element, and its inline styles, into one list.
///
/// Spec: VSS 3 and 4.
struct StyleCascade: Sendable {
  let styles: CompiledStyles
  var table: ModifierTable
  var evaluator: StyleEvaluator
  /// The rules whose operations a rule's own begin with, and itself, by rule.
  private var steps: [Int32: [Int32]] = [:]
  private var settled: [InEnvironment: Settled] = [:]
  private var applied: [InEnvironment: Applied] = [:]

  private struct InEnvironment: Hashable, Sendable {
    /// A modifier or a class.
    var number: Int32
    var environment: Int32
  }

  private struct Settled: Sendable {
    var modifier: Int32?
    var issues: [Diagnostic]
  }

  private struct Applied: Sendable {
    var entries: [StyleEntry]
    var issues: [Diagnostic]
  }

  init(_ styles: CompiledStyles) {
    self.styles = styles
    table = styles.modifiers
    evaluator = StyleEvaluator(styles)
  }

  // MARK: Elements

  /// The environment of an element that some rules match.
  mutating func environment(of rules: [Int32], inside outer: Int32) -> Int32 {
    var properties: [Int32] = []
    for rule in rules {
      for step in steps(of: rule) { properties += styles.rules[Int(step)].properties }
    }
    return evaluator.environments.extend(outer, declaring: properties, styles.properties)
  }

  /// The modifiers of an element, in order.
  ///
  /// - Parameter type: The element's name where its modifiers are in no view's order, else empty.
  mutating func modifiers(
    of rules: [Int32], _ inline: InlineStyles.Inline, in environment: Int32, type: String
  ) -> [StyleEntry] {
    var list: [StyleEntry] = []
    for rule in rules {
      // A class that the inline style applies stands there, and not here.
      let isApplied =
        !inline.applied.isEmpty
        && styles.rules[Int(rule)].classes.contains(where: inline.applied.contains)
      if !isApplied { fold(steps(of: rule), over: &list, in: environment) }
    }
    for layer in inline.layers where !layer.isEmpty {
      fold(operations: layer, over: &list, in: environment)
    }
    return narrowFirst(list, type)
  }

  /// Puts modifiers that only a narrower type has before those of every view.
  ///
  /// Spec: VSS 3, rule 5.
  private func narrowFirst(_ list: [StyleEntry], _ type: String) -> [StyleEntry] {
    let ranks = list.map {
      Catalog.narrowRank(of: table.names[table[$0.modifier].name], on: type)
    }
    guard zip(ranks, ranks.dropFirst()).contains(where: >) else { return list }
    return (0...2).flatMap { rank in
      list.indices.lazy.filter { ranks[$0] == rank }.map { list[$0] }
    }
  }

  // MARK: Rules

  /// The rules that a rule inherits, ancestors first, each once at its first place; then the rule itself.
  ///
  /// Spec: VSS 4, `@inherit`.
  private mutating func steps(of rule: Int32) -> [Int32] {
    if styles.rules[Int(rule)].inherited.isEmpty { return [rule] }
    if let known = steps[rule] { return known }
    var chain = InheritanceChain(styles)
    for name in styles.rules[Int(rule)].inherited { chain.add(name) }
    chain.add(rule: rule)
    steps[rule] = chain.rules
    return chain.rules
  }

  private mutating func fold(
    _ rules: [Int32], over list: inout [StyleEntry], in environment: Int32
  ) {
    for rule in rules where !styles.rules[Int(rule)].operations.isEmpty {
      let range = styles.rules[Int(rule)].operations
      fold(
        operations: Array(styles.operations[Int(range.lowerBound)..<Int(range.upperBound)]),
        over: &list, in: environment)
    }
  }

  private mutating func fold(
    operations: [Operation], over list: inout [StyleEntry], in environment: Int32
  ) {
    let hasBase = operations.contains { if case .base = $0 { true } else { false } }
    var rule = RuleFold(over: list, hasBase: hasBase, in: table)
    for operation in operations {
      switch operation {
      case .none: continue
      case .modifier(let number):
        if let number = settle(number, in: environment) { rule.add(number, in: table) }
      case .append(let number):
        if let number = settle(number, in: environment) { rule.append(number) }
      case .apply(let name): rule.insert(entries(of: name, in: environment))
      case .remove(let name): rule.remove(name, in: table)
      case .reset: rule.reset()
      case .base: rule.base()
      }
    }
    list = rule.finish(in: &table)
  }

  // MARK: Values and classes

  /// A modifier with its `var()`s worked out; `nil` if that fails.
  private mutating func settle(_ number: Int32, in environment: Int32) -> Int32? {
    let modifier = table[number]
    guard modifier.hasVariables else { return number }
    let key = InEnvironment(number: number, environment: environment)
    if let known = settled[key] {
      evaluator.issues += known.issues
      return known.modifier
    }
    let first = evaluator.issues.count
    let tree = table.trees[Int(modifier.tree)]
    let place = StyleEvaluator.Place(
      tree: tree, file: table.files[Int(modifier.tree)], environment: environment)
    let nodes = Int(modifier.node)..<Int(tree.nodes[Int(modifier.node)].end)
    let result = evaluator.expand(nodes, at: place).flatMap {
      table.add(text: $0, origin: modifier.origin)
    }
    settled[key] = Settled(modifier: result, issues: Array(evaluator.issues[first...]))
    return result
  }

  /// The resolved modifiers of a class, with its own custom properties.
  ///
  /// Spec: VSS 4, `@apply`.
  private mutating func entries(of name: Int32, in environment: Int32) -> [StyleEntry] {
    let key = InEnvironment(number: name, environment: environment)
    if let known = applied[key] {
      evaluator.issues += known.issues
      return known.entries
    }
    let first = evaluator.issues.count
    var chain = InheritanceChain(styles)
    chain.add(name)
    var properties: [Int32] = []
    for rule in chain.rules { properties += styles.rules[Int(rule)].properties }
    let inner = evaluator.environments.extend(
      environment, declaring: properties, styles.properties)
    var list: [StyleEntry] = []
    fold(chain.rules, over: &list, in: inner)
    applied[key] = Applied(entries: list, issues: Array(evaluator.issues[first...]))
    return list
  }
}

/// A walk over the rules of classes and of all that they inherit.
private struct InheritanceChain {
  private(set) var rules: [Int32] = []
  private let styles: CompiledStyles
  private var seenClasses: Set<Int32> = []
  private var seenRules: Set<Int32> = []

  init(_ styles: CompiledStyles) { self.styles = styles }

  /// The rules for exactly a class, each after what it inherits.
  mutating func add(_ name: Int32) {
    guard seenClasses.insert(name).inserted else { return }
    for rule in styles.rulesOfClass[Int(name)] {
      for parent in styles.rules[Int(rule)].inherited { add(parent) }
      add(rule: rule)
    }
  }

  mutating func add(rule: Int32) {
    if seenRules.insert(rule).inserted { rules.append(rule) }
  }
}
