/// A rule with the values of the holes of its patterns.
struct RuleInstance: Hashable, Sendable {
  var rule: Int32
  /// 0 for a rule without patterns.
  var binding: Int32
}

/// Numbers for rules with values in their holes, after the numbers of the rules.
///
/// So one number stands for a rule that matched.
struct RuleInstances: Sendable {
  private var instances: [RuleInstance] = []
  private var numbers: [RuleInstance: Int32] = [:]

  var count: Int { instances.count }

  mutating func number(of instance: RuleInstance, ruleCount: Int) -> Int32 {
    if let number = numbers[instance] { return number }
    let number = Int32(ruleCount + instances.count)
    numbers[instance] = number
    instances.append(instance)
    return number
  }

  func instance(_ number: Int32, ruleCount: Int) -> RuleInstance {
    Int(number) < ruleCount
      ? RuleInstance(rule: number, binding: 0) : instances[Int(number) - ruleCount]
  }
}

extension CompiledStyles {
  /// The custom properties that a rule declares.
  func properties(of instance: RuleInstance) -> [Environments.Declared] {
    rules[Int(instance.rule)].properties.map {
      Environments.Declared(property: $0, binding: instance.binding)
    }
  }
}

/// A walk over the rules of classes and of all classes that they inherit.
struct InheritanceChain {
  private(set) var rules: [RuleInstance] = []
  private let styles: CompiledStyles
  private var seenUses: Set<[ClassUse]> = []
  private var seenRules: Set<RuleInstance> = []

  init(_ styles: CompiledStyles) { self.styles = styles }

  /// Adds the rules for exactly a class, by its name and by patterns, each after the rules that it
  /// inherits.
  ///
  /// Recursion is limited by ``inheritanceDepthLimit``.
  mutating func add(_ uses: [ClassUse], _ bindings: inout Bindings) {
    guard seenUses.insert(uses).inserted else { return }
    for (list, use) in styles.lists(of: uses) {
      let binding = styles.binding(of: use, in: list, &bindings)
      for rule in styles.rulesOfList[Int(list)] {
        for inherited in styles.rules[Int(rule)].inherited { add(inherited, &bindings) }
        add(RuleInstance(rule: rule, binding: binding))
      }
    }
  }

  mutating func add(_ rule: RuleInstance) {
    if seenRules.insert(rule).inserted { rules.append(rule) }
  }
}
