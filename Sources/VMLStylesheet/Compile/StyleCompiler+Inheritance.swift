import VMLDiagnostics

/// The graph of classes that inherit or apply other classes.
///
/// Cycles are looked for from the class that is first by name, and by name from class to class. So
/// the edge that closes a cycle does not depend on the order of sheets.
private struct ClassGraph {
  /// By class: the classes that it inherits or applies, by name, each once.
  var edges: [[Edge]]
  /// The longest chain that begins at each class, in classes.
  var depths: [Int]

  struct Edge {
    var to: Int32
    /// The first reference between the two classes.
    var reference: Int
    var isDropped = false
  }

  /// Number of classes in the longest chain from a class, once the depths of the classes that it
  /// refers to are known.
  func depth(of name: Int) -> Int {
    var deepest = 0
    for edge in edges[name] where !edge.isDropped { deepest = max(deepest, depths[Int(edge.to)]) }
    return deepest + 1
  }
}

extension StyleCompiler {
  /// Gives every rule its inherited classes, without the classes that would lead back to itself.
  mutating func resolveReferences() {
    limitReferences()
    var graph = ClassGraph(
      edges: Array(repeating: [], count: styles.symbols.classes.count),
      depths: Array(repeating: 0, count: styles.symbols.classes.count))
    for (index, reference) in references.enumerated() {
      for name in styles.classes(of: reference.rule) {
        graph.edges[Int(name)].append(ClassGraph.Edge(to: reference.name, reference: index))
      }
    }
    sortEdges(of: &graph)
    let names = graph.edges.indices.sorted {
      styles.symbols.classes[Int32($0)] < styles.symbols.classes[Int32($1)]
    }
    for name in names where graph.depths[name] == 0 { visit(name, &graph) }
    settleReferences(graph)
  }

  /// Drops the references past ``inheritanceEdgeLimit``: rules for many classes that each inherit
  /// many would make more edges than can be searched.
  private mutating func limitReferences() {
    var edges = 0
    for (index, reference) in references.enumerated() {
      edges += styles.classes(of: reference.rule).count
      guard edges > inheritanceEdgeLimit else { continue }
      bag.report(.tooManyReferences(at: reference.range))
      for dropped in references[index...] where !dropped.isInheritance {
        styles.operations[Int(dropped.operation)] = .none
      }
      references.removeSubrange(index...)
      return
    }
  }

  private func sortEdges(of graph: inout ClassGraph) {
    for name in graph.edges.indices where graph.edges[name].count > 1 {
      graph.edges[name].sort {
        let left = styles.symbols.classes[$0.to]
        let right = styles.symbols.classes[$1.to]
        return left == right ? $0.reference < $1.reference : left < right
      }
      var last: Int32 = -1
      graph.edges[name].removeAll { edge in
        defer { last = edge.to }
        return edge.to == last
      }
    }
  }

  /// Walks depth first from a class; a class is done when its depth is known.
  ///
  /// With a stack of its own: a chain may be as long as the sheets.
  private mutating func visit(_ start: Int, _ graph: inout ClassGraph) {
    var stack: [(name: Int, edge: Int)] = [(start, 0)]
    var isOnStack: Set<Int> = [start]
    while let (name, edge) = stack.last {
      guard edge < graph.edges[name].count else {
        graph.depths[name] = graph.depth(of: name)
        isOnStack.remove(name)
        stack.removeLast()
        refuseDeepEdge(to: name, from: stack.last, &graph)
        continue
      }
      stack[stack.count - 1].edge += 1
      let next = Int(graph.edges[name][edge].to)
      if isOnStack.contains(next) {
        graph.edges[name][edge].isDropped = true
        report(cycle: stack, backTo: next, graph)
      } else if graph.depths[next] == 0 {
        stack.append((next, 0))
        isOnStack.insert(next)
      } else {
        refuseDeepEdge(to: next, from: stack.last, &graph)
      }
    }
  }

  private mutating func refuseDeepEdge(
    to name: Int, from step: (name: Int, edge: Int)?, _ graph: inout ClassGraph
  ) {
    guard let step, graph.depths[name] >= inheritanceDepthLimit else { return }
    graph.edges[step.name][step.edge - 1].isDropped = true
    let reference = references[graph.edges[step.name][step.edge - 1].reference]
    bag.report(.chainTooLong(at: reference.range))
  }

  private mutating func report(
    cycle stack: [(name: Int, edge: Int)], backTo start: Int, _ graph: ClassGraph
  ) {
    guard let first = stack.firstIndex(where: { $0.name == start }) else { return }
    let steps = stack[first...].map { step in
      let reference = references[graph.edges[step.name][step.edge - 1].reference]
      return CycleStep(
        name: styles.symbols.classes[Int32(step.name)],
        next: styles.symbols.classes[reference.name], verb: reference.verb,
        range: reference.range)
    }
    bag.report(.inheritanceCycle(steps))
  }

  // MARK: Results

  /// Writes the remaining references into the rules, and counts the modifiers that applying adds.
  private mutating func settleReferences(_ graph: ClassGraph) {
    var dropped: Set<ClassPair> = []
    for (name, edges) in graph.edges.enumerated() {
      for edge in edges where edge.isDropped {
        dropped.insert(ClassPair(from: Int32(name), to: edge.to))
      }
    }
    var last: Int32 = -1
    for reference in references {
      let isDropped = styles.classes(of: reference.rule).contains {
        dropped.contains(ClassPair(from: $0, to: reference.name))
      }
      if reference.isInheritance {
        if !isDropped { inherit(reference, isNew: reference.number != last) }
        last = isDropped ? last : reference.number
      } else if isDropped, case .apply(let number) = styles.operations[Int(reference.operation)] {
        styles.applications[Int(number)].removeAll { $0 == reference.use }
        if styles.applications[Int(number)].isEmpty {
          styles.operations[Int(reference.operation)] = .none
        }
      }
    }
    limitApplications(graph)
  }

  private mutating func inherit(_ reference: ClassReference, isNew: Bool) {
    let rule = Int(reference.rule)
    if isNew { styles.rules[rule].inherited.append([]) }
    styles.rules[rule].inherited[styles.rules[rule].inherited.count - 1].append(reference.use)
  }

  private struct ClassPair: Hashable {
    var from: Int32
    var to: Int32
  }

  /// Drops every `@apply` that would add too many modifiers, since each may double the number.
  private mutating func limitApplications(_ graph: ClassGraph) {
    var counts = Array(repeating: 0, count: graph.depths.count)
    let referencesOfRule = Dictionary(grouping: references, by: \.rule)
    // A class comes after all that it refers to.
    let order = graph.depths.indices.sorted {
      (graph.depths[$0], $0) < (graph.depths[$1], $1)
    }
    for name in order {
      var sum = 0
      for rule in styles.rules(ofClass: Int32(name)) {
        sum += countModifiers(of: rule, referencesOfRule[rule] ?? [], &counts)
        for use in styles.rules[Int(rule)].inherited.joined() { sum += counts[Int(use.name)] }
      }
      counts[name] = min(sum, appliedModifierLimit + 1)
    }
    for (rule, references) in referencesOfRule.sorted(by: { $0.key < $1.key })
    where styles.classes(of: rule).isEmpty {
      _ = countModifiers(of: rule, references, &counts)
    }
  }

  private mutating func countModifiers(
    of rule: Int32, _ references: [ClassReference], _ counts: inout [Int]
  ) -> Int {
    var sum = 0
    for number in styles.rules[Int(rule)].operations {
      switch styles.operations[Int(number)] {
      case .modifier, .append: sum += 1
      case .apply(let application):
        let uses = styles.applications[Int(application)]
        let count = uses.reduce(0) { $0 + counts[Int($1.name)] }
        guard sum + count > appliedModifierLimit else {
          sum += count
          continue
        }
        styles.operations[Int(number)] = .none
        if let reference = references.first(where: { $0.operation == number }) {
          bag.report(.appliesTooMuch(at: reference.range))
        }
      default: continue
      }
    }
    return sum
  }
}

extension StyleCompiler.ClassReference {
  var verb: String { isInheritance ? "inherits" : "applies" }
}

private struct CycleStep {
  var name: String
  var next: String
  var verb: String
  var range: SourceRange

  /// The step with the keys of patterns as authors write them.
  var readable: CycleStep {
    var step = self
    step.name = Self.readable(name)
    step.next = Self.readable(next)
    return step
  }

  private static func readable(_ key: String) -> String {
    // The text after the last blank outside of brackets is the number of a component.
    let parts = key.split(separator: "(: ", omittingEmptySubsequences: false)
    let name = parts.joined(separator: "(")
    return name.split(separator: " ").first.map(String.init) ?? name
  }
}

extension Diagnostic {
  fileprivate static func inheritanceCycle(_ steps: [CycleStep]) -> Diagnostic {
    let steps = steps.map(\.readable)
    let closing = steps[steps.count - 1]
    let names = steps.map { ".\($0.name)" } + [".\(steps[0].name)"]
    return Diagnostic(
      .inheritanceCycle, .error, at: closing.range,
      "'.\(steps[0].name)' leads back to itself: " + names.joined(separator: " → "),
      notes: steps.dropLast().map {
        Note("'.\($0.name)' \($0.verb) '.\($0.next)' here", at: $0.range)
      } + [Note("take one of these away; what both need belongs into a class of its own")])
  }

  fileprivate static func chainTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .inheritanceLimit, .error, at: range,
      "more than \(inheritanceDepthLimit) classes inherit or apply one another in a row",
      notes: [Note("let the classes inherit fewer others, and those directly")])
  }

  fileprivate static func tooManyReferences(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .inheritanceLimit, .error, at: range,
      "the sheets have more than \(inheritanceEdgeLimit) pairs of classes that inherit or apply",
      notes: [Note("let fewer classes share the rules that inherit many")])
  }

  fileprivate static func appliesTooMuch(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .applyLimit, .error, at: range,
      "this '@apply' would bring the rule to more than \(appliedModifierLimit) modifiers",
      notes: [Note("classes that apply others several times multiply; apply each once")])
  }
}
