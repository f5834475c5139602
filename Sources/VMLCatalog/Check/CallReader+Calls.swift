import VMLDiagnostics
import VMLMarkup

extension CallReader {
  /// Reads the use of one of some declarations at a node: a call, or a name alone.
  ///
  /// - Returns: The declaration that SwiftUI would take, or the one that comes closest.
  mutating func readUse(
    of candidates: [Catalog.Declaration], at node: Int, named name: String
  ) -> (declaration: Catalog.Declaration?, reading: Catalog.Reading) {
    let isCall = tree.nodes[node].flags.contains(.call) || tree.nodes[node].kind == .modifier
    let arguments = isCall ? self.arguments(of: node) : []
    let callee = Catalog.Callee(
      name: name, overloads: candidates, labels: arguments.map(\.label))
    var fitting = 0
    var best: (declaration: Catalog.Declaration, reading: Catalog.Reading, rank: Rank)?
    for candidate in candidates {
      var reading = read(arguments, of: candidate, callee, node)
      reading.uses.insert(Catalog.Use(declaration: candidate, node: node), at: 0)
      if !has(candidate) { reading.lacking += 1 }
      if !isCall, !candidate.parameters.isEmpty { reading.doubts += 1 }
      // What the target lacks is not likely meant where it does not even fit.
      let cost = reading.cost > 0 && reading.lacking > 0 ? reading.cost + 6 : reading.cost
      let rank = Rank(
        cost: cost, lacking: min(reading.lacking, 1),
        isDisfavored: disfavor(candidate) + 4 * reading.omitted,
        isDeprecated: candidate.deprecation.map(target.isDeprecated) == true ? 1 : 0,
        doubts: reading.doubts, defaults: reading.defaults)
      reading.defaults = 0
      reading.omitted = 0
      if rank.cost == 0 { fitting += 1 }
      if let known = best, known.rank <= rank { continue }
      best = (candidate, reading, rank)
    }
    // What an attribute without a hint should be, is not known where several overloads would do.
    if fitting > 1 { best?.reading.reads.removeAll { $0.hint.isEmpty } }
    return best.map { ($0.declaration, $0.reading) } ?? (nil, .unsure)
  }

  /// How much a declaration is only a last resort.
  private func disfavor(_ declaration: Catalog.Declaration) -> Int {
    // `where Self: Equatable` holds for few views.
    let isRestricted =
      declaration.kind == .modifier
      && declaration.requirements.contains {
        $0.left.kind == .parameter && $0.left.name.isEqual(to: "Self")
      }
    return (declaration.isDisfavored ? 1 : 0) + (isRestricted ? 2 : 0)
  }

  /// Whether the target has a declaration and the type that it belongs to.
  func has(_ declaration: Catalog.Declaration) -> Bool {
    guard target.has(declaration.availability) else { return false }
    return declaration.kind == .environmentValue || target.has(declaration.owner.availability)
  }

  /// What decides between overloads, the most important first.
  private struct Rank: Comparable {
    var cost: Int
    var lacking: Int
    var isDisfavored: Int
    var isDeprecated: Int
    var doubts: Int
    var defaults: Int

    private var order: (Int, Int, Int, Int, Int, Int) {
      (cost, lacking, isDisfavored, isDeprecated, doubts, defaults)
    }

    static func < (left: Rank, right: Rank) -> Bool { left.order < right.order }
  }

  /// Reads arguments as those of one declaration.
  private mutating func read(
    _ arguments: [Argument], of declaration: Catalog.Declaration, _ callee: Catalog.Callee,
    _ node: Int
  ) -> Catalog.Reading {
    var reading = Catalog.Reading()
    let parameters = Array(declaration.parameters)
    let matching = match(arguments, parameters.map(Formal.init), callee, node, &reading)
    reading.defaults = parameters.count - Set(matching).count
    reading.omitted =
      parameters.indices.filter {
        parameters[$0].builder != nil && !parameters[$0].hasDefault && !matching.contains($0)
      }.count
    var bound: [Catalog.Name: Catalog.Expected] = [:]
    for (index, argument) in arguments.enumerated() where matching[index] >= 0 {
      let parameter = parameters[matching[index]]
      let value = read(argument, as: parameter, of: declaration, bound)
      // That a label was forgotten is likelier where the value is known to fit.
      if argument.label.isEmpty, parameter.label != nil, value.doubts > 1 { reading.cost += 4 }
      reading.add(value)
      bind(argument, parameter.type, in: &bound)
    }
    return reading
  }

  private mutating func read(
    _ argument: Argument, as parameter: Catalog.Parameter, of declaration: Catalog.Declaration,
    _ bound: [Catalog.Name: Catalog.Expected]
  ) -> Catalog.Reading {
    let head = argument.nodes.lowerBound
    if parameter.isAction {
      // Some clients read the name of an event, or what it does, for an action.
      guard [.number, .color, .literal, .template].contains(tree.nodes[head].kind) else {
        return .unsure
      }
      return Catalog.Reading(
        Catalog.Problem(
          kind: .action(label: parameter.label?.string ?? parameter.name.string), node: head,
          cost: 8))
    }
    if parameter.builder != nil, isTemplate(argument.nodes) { return .fits }
    let expected = self.expected(of: parameter, declaration, bound)
    if parameter.isClosure, !parameter.isAutoclosure {
      // What a closure gives has no form; some clients take the value itself.
      return readForClosure(argument, parameter)
    }
    if parameter.isVariadic, tree.nodes[head].kind == .array {
      let reading = read(argument.nodes, as: expected)
      return reading.isRight ? reading : .unsure
    }
    return read(argument.nodes, as: expected)
  }

  private func readForClosure(
    _ argument: Argument, _ parameter: Catalog.Parameter
  ) -> Catalog.Reading {
    let head = argument.nodes.lowerBound
    if isTemplate(argument.nodes) { return Catalog.Reading(doubts: 1) }
    switch tree.nodes[head].kind {
    case .attribute, .variable: return .unsure
    case .literal where tree.text(of: head) == "nil": return .unsure
    default:
      guard parameter.builder != nil else { return .unsure }
      return Catalog.Reading(Catalog.Problem(kind: .needsTemplate, node: head, cost: 8))
    }
  }

  private func expected(
    of parameter: Catalog.Parameter, _ declaration: Catalog.Declaration,
    _ bound: [Catalog.Name: Catalog.Expected]
  ) -> Catalog.Expected {
    var type = parameter.type
    if parameter.isAutoclosure, type.kind == .function, type.arguments.count == 2 {
      type = type.arguments[1]
    }
    let unwrapped = type.unwrapped
    if unwrapped.kind == .parameter, let known = bound[unwrapped.name] { return known }
    return .type(type, declaration)
  }

  /// Notes what a key path says of a generic parameter.
  private func bind(
    _ argument: Argument, _ type: Catalog.TypeExpression,
    in bound: inout [Catalog.Name: Catalog.Expected]
  ) {
    let head = argument.nodes.lowerBound
    guard tree.nodes[head].kind == .keyPath, type.unwrapped.name.string.hasSuffix("KeyPath"),
      type.unwrapped.arguments.count == 2, type.unwrapped.arguments[1].kind == .parameter,
      !tree.text(of: head).dropFirst().contains("."),
      let value = Catalog.environmentValue(keyPathName(head))
    else { return }
    bound[type.unwrapped.arguments[1].name] = .type(value.result, value)
  }

  // MARK: Labels

  /// Gives every argument its parameter, -1 for none, and reports where there is none.
  ///
  /// Labels are in order; what has a default, is a binding or a closure may be left out; what is
  /// variadic takes what follows without a label. A template stands for a closure as a trailing
  /// closure does, without its label.
  func match(
    _ arguments: [Argument], _ parameters: [Formal], _ callee: Catalog.Callee,
    _ node: Int, _ reading: inout Catalog.Reading
  ) -> [Int] {
    var matching = Array(repeating: -1, count: arguments.count)
    var isTaken = Array(repeating: false, count: parameters.count)
    var next = 0
    for (index, argument) in arguments.enumerated() {
      guard let found = parameter(for: argument, from: next, parameters, isTaken) else { continue }
      matching[index] = found
      isTaken[found] = true
      next = parameters[found].isVariadic ? found : found + 1
    }
    var missing = parameters.indices.filter { !isTaken[$0] && !parameters[$0].mayBeOmitted }[...]
    for (index, argument) in arguments.enumerated() where matching[index] < 0 {
      reading.add(
        problem(
          with: argument, parameters, isTaken, callee, &missing, into: &matching[index]))
    }
    if !missing.isEmpty {
      reading.add(
        Catalog.Problem(
          kind: .missing(callee, parameters: missing.map { parameters[$0].name }), node: node,
          cost: 4 * missing.count))
    }
    return matching
  }

  private func parameter(
    for argument: Argument, from next: Int, _ parameters: [Formal], _ isTaken: [Bool]
  ) -> Int? {
    if !argument.label.isEmpty {
      return parameters.indices[min(next, parameters.count)...].first { index in
        !isTaken[index] && parameters[index].label == argument.label
      }
    }
    var index = next
    while index < parameters.count {
      let isPassed =
        parameters[index].isUnwritable && tree.nodes[argument.nodes.lowerBound].kind != .attribute
      if parameters[index].label == nil, !isPassed { return index }
      // An argument without a label may follow a variadic one that has one.
      if parameters[index].isVariadic, isTaken[index] { return index }
      guard parameters[index].mayBeOmitted || parameters[index].isVariadic else { break }
      index += 1
    }
    guard isTemplate(argument.nodes) else { return nil }
    return parameters.indices[min(next, parameters.count)...].first {
      parameters[$0].takesTemplate && !isTaken[$0]
    }
  }

  private func problem(
    with argument: Argument, _ parameters: [Formal], _ isTaken: [Bool],
    _ callee: Catalog.Callee, _ missing: inout ArraySlice<Int>, into matching: inout Int
  ) -> Catalog.Problem {
    let node = argument.nodes.lowerBound
    if argument.label.isEmpty {
      // It may be meant for a parameter whose label was forgotten.
      if let parameter = missing.first, let label = parameters[parameter].label {
        missing.removeFirst()
        matching = parameter
        return Catalog.Problem(
          kind: .lacksLabel(callee, label: label), node: node, cost: 5)
      }
      return Catalog.Problem(
        kind: .surplus(callee, most: parameters.count), node: node, cost: 10)
    }
    if parameters.contains(where: { $0.label == argument.label }) {
      return Catalog.Problem(
        kind: .argumentOrder(callee, label: argument.label), node: node, cost: 6)
    }
    let free = parameters.indices.filter { !isTaken[$0] && parameters[$0].label != nil }
    let labels = free.compactMap { parameters[$0].label }
    // A label that another overload has is not misspelt.
    let isKnown = callee.overloads.contains { overload in
      overload.parameters.contains { $0.label?.isEqual(to: argument.label) == true }
    }
    let nearest = isKnown ? nil : nearestName(to: argument.label, in: labels)
    if let nearest, let index = free.first(where: { parameters[$0].label == nearest }) {
      matching = index
      missing = missing.filter { $0 != index }[...]
    }
    return Catalog.Problem(
      kind: .argumentLabel(callee, label: argument.label, nearest: nearest), node: node,
      cost: nearest == nil ? 10 : 5)
  }
}

extension CallReader {
  /// A parameter, as far as its arguments are concerned.
  struct Formal {
    var label: String?
    /// What a message calls it.
    var name: String
    /// Whether a call need not have it: closures and bindings have often no form in VML.
    var mayBeOmitted: Bool
    var isVariadic = false
    var takesTemplate: Bool
    var isUnwritable = false

    init(_ parameter: Catalog.Parameter) {
      label = parameter.label?.string
      name = label ?? parameter.name.string
      isVariadic = parameter.isVariadic
      takesTemplate = parameter.builder != nil
      isUnwritable = parameter.isUnwritable
      mayBeOmitted =
        parameter.hasDefault || isVariadic || parameter.isBinding || parameter.isClosure
        || takesTemplate || isUnwritable
    }

    init(_ parameter: Catalog.CustomParameter) {
      label = parameter.label
      name = parameter.label ?? parameter.type
      mayBeOmitted = parameter.mayBeLeftOut
      takesTemplate = parameter.type == "template"
    }
  }
}

extension Catalog.Parameter {
  /// Whether nothing in VML is a value of its type, so that it is left out: focus states,
  /// namespaces, types themselves.
  public var isUnwritable: Bool {
    let type = type.unwrapped
    if type.kind == .metatype { return true }
    let name = type.name.string
    return name == "Binding" || name.hasSuffix(".Binding") || name == "Namespace.ID"
  }
}
