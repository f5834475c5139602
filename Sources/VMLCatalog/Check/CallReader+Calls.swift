import VMLDiagnostics
import VMLMarkup

extension CallReader {
  /// Reads the use of one of some declarations at a node: a call, or a name alone.
  ///
  /// Members of a type, which `owner` then is, come before members of the protocols that it
  /// conforms to: `opacity` of a `Color` gives a colour, and not a view.
  ///
  /// - Returns: The declaration that SwiftUI would take, or the one that comes closest.
  mutating func readUse(
    of candidates: [Catalog.Declaration], at node: Int, named name: String,
    on owner: Catalog.TypeEntry? = nil
  ) -> (declaration: Catalog.Declaration?, reading: Catalog.Reading) {
    let isCall = tree.nodes[node].flags.contains(.call) || tree.nodes[node].kind == .modifier
    let arguments = isCall ? self.arguments(of: node) : []
    let callee = Catalog.Callee(
      name: name, overloads: candidates, labels: arguments.map(\.label))
    /// The reads of attributes of each overload that fits.
    var fitting: [[Catalog.AttributeRead]] = []
    var best: (declaration: Catalog.Declaration, reading: Catalog.Reading, rank: Rank)?
    for candidate in candidates {
      var reading = read(arguments, of: candidate, callee, node)
      reading.uses.insert(Catalog.Use(declaration: candidate, node: node), at: 0)
      if !has(candidate) { reading.lacking += 1 }
      if !isCall, !candidate.parameters.isEmpty { reading.doubts += 1 }
      let lack = lack(in: reading)
      let rank = Rank(
        cost: cost(of: reading, lack), inner: reading.inner, lack: lack,
        isDisfavored: disfavor(candidate) + 4 * reading.omitted,
        isDeprecated: candidate.deprecation.map(target.isDeprecated) == true ? 1 : 0,
        doubts: reading.doubts, isInherited: owner == nil || candidate.owner == owner ? 0 : 1,
        defaults: reading.defaults)
      reading.defaults = 0
      reading.omitted = 0
      if rank.cost == 0 { fitting.append(reading.reads) }
      if let known = best, known.rank <= rank { continue }
      best = (candidate, reading, rank)
    }
    if fitting.count > 1, let reads = best?.reading.reads, !reads.isEmpty {
      best?.reading.reads = reads.compactMap { joined($0, fitting) }
    }
    best?.reading.enclose()
    return best.map { ($0.declaration, $0.reading) } ?? (nil, .unsure)
  }

  /// A read with the types that other overloads take at its place; `nil` if one takes anything
  /// there.
  private func joined(
    _ read: Catalog.AttributeRead, _ others: [[Catalog.AttributeRead]]
  ) -> Catalog.AttributeRead? {
    guard read.hint.isEmpty else { return read }
    var joined = read
    for reads in others {
      guard let same = reads.first(where: { $0.node == read.node }) else { return nil }
      for type in [same.expected] + same.others
      where type != joined.expected && !joined.others.contains(type) {
        joined.others.append(type)
      }
    }
    return joined
  }

  /// Distance of the target from having all that was used: 0 if it has.
  private func lack(in reading: Catalog.Reading) -> Int {
    guard reading.lacking > 0 else { return 0 }
    return reading.uses.lazy.map(\.declaration).filter { !has($0) }.map { declaration in
      [declaration.availability, declaration.owner.availability].map {
        $0.introduced(on: target.platform)?.order ?? Self.neverThere
      }.max() ?? 0
    }.max() ?? 0
  }

  /// Beyond every version.
  private static let neverThere = Int.max

  /// Cost of a reading, with a surcharge where the target lacks a declaration.
  ///
  /// That one is not likely meant if it does not even fit, nor, if no version of the platform has
  /// it, if little speaks for it.
  private func cost(of reading: Catalog.Reading, _ lack: Int) -> Int {
    guard lack > 0 else { return reading.cost }
    if reading.cost > 0 { return reading.cost + 6 }
    // As much as a value of the wrong type, and less than a member that the type does not have.
    return lack == Self.neverThere && reading.doubts > 1 ? 8 : 0
  }

  /// Degree to which a declaration is only a last resort.
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
  func has(_ declaration: Catalog.Declaration) -> Bool { target.has(declaration) }

  /// Criteria by which overloads are compared, the most important first.
  private struct Rank: Comparable {
    var cost: Int
    var inner: Int
    var lack: Int
    var isDisfavored: Int
    var isDeprecated: Int
    var doubts: Int
    var isInherited: Int
    var defaults: Int

    static func < (left: Rank, right: Rank) -> Bool {
      let mistakes = (left.cost, left.inner, left.lack)
      let otherMistakes = (right.cost, right.inner, right.lack)
      guard mistakes == otherMistakes else { return mistakes < otherMistakes }
      return (left.isDisfavored, left.isDeprecated, left.doubts, left.isInherited, left.defaults)
        < (right.isDisfavored, right.isDeprecated, right.doubts, right.isInherited, right.defaults)
    }
  }

  /// Reads arguments as the ones of a declaration.
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
      var value = read(argument, as: parameter, of: declaration, bound)
      if parameter.isBinding, parameter.label == nil, !isAttribute(argument) {
        // A value for a binding is VML's own: what takes a value anyway is likelier.
        if reading.cost > 0, value.doubts > 1 { reading.cost += 4 }
        value.doubts += 2
      }
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
      if isStep(argument.nodes) { return .fits }
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

  /// Whether an argument is a step of behaviour, or a list of steps.
  private func isStep(_ nodes: Range<Int>) -> Bool {
    let node = tree.nodes[nodes.lowerBound]
    guard node.kind == .identifier, node.flags.contains(.call), Int(node.end) == nodes.upperBound
    else { return false }
    let name = tree.text(of: nodes.lowerBound)
    return StepName(rawValue: name) != nil || name == StepName.list
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
    if parameter.isSymbolName { return .symbolName }
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
      if parameters[index].label == nil, !passes(parameters[index...], argument) { return index }
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

  /// Whether an argument without a label is not meant for the first of some parameters: since
  /// nothing in VML is a value of its type, or since a binding, which may be left out, stands
  /// before what takes the value.
  private func passes(_ parameters: ArraySlice<Formal>, _ argument: Argument) -> Bool {
    guard let first = parameters.first, first.isUnwritable, !isAttribute(argument) else {
      return false
    }
    return !first.isBinding || isTemplate(argument.nodes)
      || parameters.dropFirst().contains {
        $0.label == nil && !$0.isUnwritable && !$0.takesTemplate
      }
  }

  private func isAttribute(_ argument: Argument) -> Bool {
    tree.nodes[argument.nodes.lowerBound].kind == .attribute
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
    /// Name of the parameter in messages.
    var name: String
    /// Whether a call need not have it: closures and bindings have often no form in VML.
    var mayBeOmitted: Bool
    var isVariadic = false
    var takesTemplate: Bool
    var isUnwritable = false
    var isBinding = false

    init(_ parameter: Catalog.Parameter) {
      label = parameter.label?.string
      name = label ?? parameter.name.string
      isVariadic = parameter.isVariadic
      takesTemplate = parameter.builder != nil
      isUnwritable = parameter.isUnwritable
      isBinding = parameter.isBinding
      mayBeOmitted =
        parameter.hasDefault || isVariadic || isBinding || parameter.isClosure || takesTemplate
        || isUnwritable || parameter.isNamespace
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
  /// Whether nothing in VML is a value of its type, so that it is left out: focus states, types
  /// themselves.
  ///
  /// A binding may be left out too, and takes a value.
  public var isUnwritable: Bool {
    let type = type.unwrapped
    if type.kind == .metatype { return true }
    let name = type.name.string
    return name == "Binding" || name.hasSuffix(".Binding")
  }

  /// Whether it says which namespace an identity is in, which a client knows without: its own.
  var isNamespace: Bool { type.unwrapped.name.isEqual(to: "Namespace.ID") }
}
