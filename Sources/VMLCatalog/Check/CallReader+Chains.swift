import VMLDiagnostics
import VMLMarkup

/// Value of an expression, as far as it is known.
enum ReadValue {
  case unknown
  /// A type as a declaration names it, on a receiver for which `Self` stands.
  case type(Catalog.TypeExpression, Catalog.Declaration, receiver: Catalog.TypeEntry?)
  case entry(Catalog.TypeEntry)

  /// The types that its members are looked up in; empty where nothing is known.
  var scopes: [Catalog.TypeEntry] {
    switch self {
    case .unknown: return []
    case .entry(let entry): return [entry]
    case .type(let type, let context, let receiver):
      if type.unwrapped.kind == .parameter, type.unwrapped.name.isEqual(to: "Self") {
        return receiver.map { [$0] } ?? []
      }
      return Catalog.Expected.type(type, context).shape.shape.scopes
    }
  }

  /// As a message says it.
  var text: String {
    switch self {
    case .unknown: "a value"
    case .entry(let entry): entry.name.string
    case .type(let type, let context, let receiver):
      receiver.flatMap { type.unwrapped.kind == .parameter ? $0.name.string : nil }
        ?? Catalog.Expected.type(type, context).text
    }
  }
}

extension CallReader {
  /// Reads a name, a member or a call, and the members that follow it.
  mutating func readChain(_ run: [Int], as expected: Catalog.Expected) -> Catalog.Reading {
    guard run.count <= memberChainLimit else {
      return Catalog.Reading(Catalog.Problem(kind: .tooLong, node: run[0], cost: 12))
    }
    var reading = Catalog.Reading()
    var rest = run[...]
    var value: ReadValue
    let head = tree.nodes[run[0]]
    if head.kind == .member {
      guard let first = readImplicit(run[0], isAlone: run.count == 1, expected, &reading) else {
        return reading
      }
      value = first
      rest = rest.dropFirst()
    } else {
      guard let first = readNamed(&rest, expected, &reading) else { return reading }
      value = first
    }
    for node in rest {
      guard tree.nodes[node].kind == .member else { return .unsure }
      guard let next = readMember(node, of: value, &reading) else { return reading }
      value = next
    }
    switch convert(value, to: expected) {
    case .exact: break
    case .converted: reading.doubts += 1
    case .unsure: reading.doubts += 2
    case .no:
      // A head that was looked up in the expected type's members is of that type already.
      reading.add(
        Catalog.Problem(
          kind: .type(expected: expected, found: withArticle(value.text)), node: run[0], cost: 8))
    }
    return reading
  }

  // MARK: Heads

  /// Reads `.name` or `.name(…)` where a type is expected.
  ///
  /// - Returns: `nil` if nothing more can be read; `reading` is final then.
  private mutating func readImplicit(
    _ node: Int, isAlone: Bool, _ expected: Catalog.Expected, _ reading: inout Catalog.Reading
  ) -> ReadValue? {
    let shape = expected.shape.shape
    let name = tree.text(of: node)
    let scopes = shape.scopes
    let candidates = implicitCandidates(name, in: scopes, isAlone: isAlone)
    guard !candidates.isEmpty else {
      reading = readUnknownMember(node, name, shape, scopes, expected)
      return nil
    }
    let result = readUse(of: candidates, at: node, named: name)
    reading.add(result.reading)
    guard let declaration = result.declaration else { return nil }
    return value(of: declaration, on: declaration.owner)
  }

  private func implicitCandidates(
    _ name: String, in scopes: [Catalog.TypeEntry], isAlone: Bool
  ) -> [Catalog.Declaration] {
    var candidates: [Catalog.Declaration] = []
    if name == "init" {
      for scope in scopes where scope.kind != .protocol { candidates += scope.initializers }
      return candidates
    }
    guard let known = Catalog.Name(name) else { return [] }
    for scope in scopes {
      let own = scope.staticMembers(named: known)
      let members = isAlone ? own.filter { isValue($0, of: scope) } : own
      candidates += members.isEmpty ? scope.inheritedStaticMembers(named: known) : members
    }
    return candidates
  }

  /// Whether a static member of a type gives a value of it.
  func isValue(_ member: Catalog.Declaration, of scope: Catalog.TypeEntry) -> Bool {
    if member.kind == .enumCase || scope.kind == .protocol { return true }
    let result = member.result.unwrapped
    if result.entry == scope { return true }
    if result.kind == .parameter { return true }
    return result.entry?.kind == .typealias || result.entry == nil
  }

  private func readUnknownMember(
    _ node: Int, _ name: String, _ shape: Catalog.Shape, _ scopes: [Catalog.TypeEntry],
    _ expected: Catalog.Expected
  ) -> Catalog.Reading {
    if isCustomMember(name, of: scopes, expected) { return .fits }
    switch shape {
    case .anything, .dictionary: return .unsure
    case .function:
      return Catalog.Reading(Catalog.Problem(kind: .needsTemplate, node: node, cost: 8))
    case .outside(let type): return readStandardMember(node, name, type, expected)
    case .array, .set, .tuple:
      return name == "init" || name == "constant"
        ? .unsure : wrongType(node, expected, found: "'.\(name)'")
    case .nominal(let entry):
      if Catalog.isNumberType(entry.name.string) {
        return readStandardMember(node, name, entry.name.string, expected)
      }
      let isText = entry.name.isEqual(to: "LocalizedStringResource")
      if Catalog.isIncomplete(entry), !isText { return .unsure }
    case .bounded(let types):
      if types.contains(where: { Catalog.isNumberProtocol($0.name.string) }) {
        return readNumberMember(node, name, expected)
      }
      let isClosed = types.allSatisfy { type in
        type.entry.map { !Catalog.isIncomplete($0) } ?? Catalog.hasNoMembers(type.name.string)
      }
      guard isClosed else { return .unsure }
      if scopes.contains(where: { $0.name.isEqual(to: "View") }),
        let color = Catalog.type("Color"), let known = Catalog.Name(name),
        !color.staticMembers(named: known).isEmpty
      {
        return Catalog.Reading(
          Catalog.Problem(kind: .needsType("Color", member: name), node: node, cost: 1))
      }
    }
    // `.constant(…)` makes a binding of whatever is expected.
    if name == "constant" || name == "init" { return .unsure }
    // Where there is a name like it, the author meant that.
    let isNear = nearestName(to: name, in: Catalog.staticNames(of: scopes, target)) != nil
    return Catalog.Reading(
      Catalog.Problem(
        kind: .unknownMember(name, of: expected), node: node, cost: isNear ? 7 : 9))
  }

  /// Reads a member of a type of the standard library, which the catalogue has no record of.
  private func readStandardMember(
    _ node: Int, _ name: String, _ type: String, _ expected: Catalog.Expected
  ) -> Catalog.Reading {
    if type.hasSuffix("KeyPath") || type.hasPrefix("PartialRange") || type.hasSuffix("Range") {
      return Catalog.Reading(
        Catalog.Problem(
          kind: .type(expected: expected, found: "'.\(name)'"), node: node, cost: 12))
    }
    if Catalog.isNumberType(type) { return readNumberMember(node, name, expected) }
    switch type {
    case "Bool" where !["constant", "init", "random"].contains(name),
      "LocalizedStringResource", "String":
      return Catalog.Reading(
        Catalog.Problem(kind: .unknownMember(name, of: expected), node: node, cost: 9))
    default: return .unsure
    }
  }

  private func readNumberMember(
    _ node: Int, _ name: String, _ expected: Catalog.Expected
  ) -> Catalog.Reading {
    let known = [
      "infinity", "zero", "pi", "nan", "greatestFiniteMagnitude", "leastNormalMagnitude",
      "leastNonzeroMagnitude", "ulpOfOne", "max", "min", "init", "constant", "random",
    ]
    if known.contains(name) { return .fits }
    return Catalog.Reading(
      Catalog.Problem(kind: .unknownMember(name, of: expected), node: node, cost: 8))
  }

  private func isCustomMember(
    _ name: String, of scopes: [Catalog.TypeEntry], _ expected: Catalog.Expected
  ) -> Bool {
    for (type, members) in target.custom.members where members.contains(name) {
      if scopes.contains(where: { $0.name.isEqual(to: type) }) || expected.text == type {
        return true
      }
      if let entry = Catalog.type(type),
        scopes.contains(where: { $0.kind == .protocol && entry.conforms(to: $0.name) })
      {
        return true
      }
    }
    return false
  }

  /// The function of CSS that was meant by names without blanks between them, as `light-dark(…)`.
  func hyphenatedFunction(_ run: [Int]) -> String? {
    var name = ""
    for (index, node) in run.enumerated() {
      let isJoined =
        index == 0
        || tree.nodes[run[index - 1]].range.upperBound == tree.nodes[node].range.lowerBound
      let text = tree.text(of: node)
      let isPart = index % 2 == 0 ? tree.nodes[node].kind == .identifier : text == "-"
      guard isJoined, isPart else { return nil }
      name += text
      if index > 0, tree.nodes[node].flags.contains(.call) { return name }
    }
    return nil
  }

  /// Functions that styles have besides steps.
  private static let functions: Set = [
    "attr", "calc", "event", "gesture_state", "geometry", StepName.list, "type", "var",
  ]

  /// Reads `Type(…)`, `Type.member`, `rgb(…)`, and takes from `rest` what it read.
  private mutating func readNamed(
    _ rest: inout ArraySlice<Int>, _ expected: Catalog.Expected, _ reading: inout Catalog.Reading
  ) -> ReadValue? {
    let node = rest.removeFirst()
    var name = tree.text(of: node)
    var isCall = tree.nodes[node].flags.contains(.call)
    if isCall, ["rgb", "hsl"].contains(name) {
      reading = rest.isEmpty ? readLiteral(.color, node, as: expected) : .unsure
      return nil
    }
    // A name alone is geometry, or was reported by the parser.
    guard name.first?.isUppercase == true else {
      reading =
        isCall && !Self.functions.contains(name) && StepName(rawValue: name) == nil
        ? Catalog.Reading(Catalog.Problem(kind: .unknownFunction(name), node: node, cost: 1))
        : .unsure
      return nil
    }
    var last = node
    while !isCall, let next = rest.first, tree.nodes[next].kind == .member,
      Catalog.type(name + "." + tree.text(of: next)) != nil
    {
      name += "." + tree.text(of: next)
      isCall = tree.nodes[next].flags.contains(.call)
      last = next
      rest.removeFirst()
    }
    guard let entry = resolved(Catalog.type(name)) else {
      reading =
        isKnownOutside(name)
        ? .unsure
        : Catalog.Reading(Catalog.Problem(kind: .unknownType(name), node: node, cost: 1))
      return nil
    }
    if isCall { return readInitializer(of: entry, at: last, &reading) }
    guard let next = rest.first, tree.nodes[next].kind == .member else {
      reading = .unsure
      return nil
    }
    rest.removeFirst()
    return readStatic(next, of: entry, &reading)
  }

  private func resolved(_ entry: Catalog.TypeEntry?) -> Catalog.TypeEntry? {
    guard let entry, entry.kind == .typealias else { return entry }
    return entry.target?.entry
  }

  private func isKnownOutside(_ name: String) -> Bool {
    // Of the frameworks below SwiftUI the catalogue has no more than some types.
    let frameworks = [
      "String", "Int", "Double", "Float", "Bool", "Array", "Set", "Dictionary", "Optional",
      "Character", "Date", "Data", "Range", "ClosedRange", "Duration", "Substring", "Result",
      "Never", "Void", "Self", "CGFloat", "URL", "UUID", "Any",
    ]
    return frameworks.contains(name) || name.contains(".")
      || ["NS", "UI", "CG", "MK", "CL", "AV", "UN", "WK", "PH", "EK", "CN", "SK", "MP", "CA"]
        .contains { name.hasPrefix($0) }
      || target.custom.views[name] != nil
      || target.custom.members[name] != nil
  }

  private mutating func readInitializer(
    of entry: Catalog.TypeEntry, at node: Int, _ reading: inout Catalog.Reading
  ) -> ReadValue? {
    let initializers = Array(entry.initializers)
    guard !initializers.isEmpty else {
      reading = .unsure
      return nil
    }
    let result = readUse(of: initializers, at: node, named: entry.name.string)
    reading.add(result.reading)
    return result.declaration == nil ? nil : .entry(entry)
  }

  private mutating func readStatic(
    _ node: Int, of entry: Catalog.TypeEntry, _ reading: inout Catalog.Reading
  ) -> ReadValue? {
    let name = tree.text(of: node)
    var scopes = [entry]
    scopes += entry.protocols.compactMap { Catalog.type($0) }
    let candidates =
      name == "init"
      ? Array(entry.initializers)
      : Catalog.Name(name).map { known in scopes.flatMap { $0.staticMembers(named: known) } } ?? []
    guard !candidates.isEmpty else {
      if ["self", "Type", "init", "allCases"].contains(name) || Catalog.isIncomplete(entry)
        || isCustomMember(name, of: scopes, .named(entry.name.string))
      {
        reading = .unsure
      } else {
        reading.add(
          Catalog.Problem(kind: .unknownStatic(name, of: entry), node: node, cost: 8))
      }
      return nil
    }
    let result = readUse(of: candidates, at: node, named: name)
    reading.add(result.reading)
    return result.declaration.map { value(of: $0, on: entry) }
  }

  // MARK: Members

  /// Reads `.name` or `.name(…)` on a value.
  private mutating func readMember(
    _ node: Int, of value: ReadValue, _ reading: inout Catalog.Reading
  ) -> ReadValue? {
    let scopes = value.scopes
    let name = tree.text(of: node)
    guard !scopes.isEmpty, !["self", "callAsFunction"].contains(name) else {
      reading.doubts += 2
      return nil
    }
    let candidates = instanceMembers(name, of: scopes)
    guard !candidates.isEmpty else {
      if scopes.contains(where: Catalog.isIncomplete) || target.custom.modifiers[name] != nil {
        reading.doubts += 2
      } else {
        let names = scopes.flatMap { instanceNames(of: $0) }
        reading.add(
          Catalog.Problem(
            kind: .unknownInstanceMember(name, of: value.text, candidates: names), node: node,
            cost: 8))
      }
      return nil
    }
    let result = readUse(of: candidates, at: node, named: name, on: scopes[0])
    reading.add(result.reading)
    return result.declaration.map { self.value(of: $0, on: scopes[0]) }
  }

  private mutating func instanceMembers(
    _ name: String, of scopes: [Catalog.TypeEntry]
  ) -> [Catalog.Declaration] {
    guard let known = Catalog.Name(name) else { return [] }
    var members: [Catalog.Declaration] = []
    for scope in scopes {
      let key = MemberKey(type: scope, name: known)
      let found = self.members[key] ?? scope.instanceMembers(named: known)
      self.members[key] = found
      members += found
    }
    return members
  }

  private func instanceNames(of entry: Catalog.TypeEntry) -> [String] {
    (Array(entry.properties) + Array(entry.methods) + Array(entry.modifiers)).map(\.name.string)
  }

  struct MemberKey: Hashable {
    var type: Catalog.TypeEntry
    var name: Catalog.Name
  }

  /// Value that a declaration gives when it is used.
  private func value(
    of declaration: Catalog.Declaration, on receiver: Catalog.TypeEntry
  ) -> ReadValue {
    switch declaration.kind {
    case .initializer, .enumCase: return .entry(declaration.owner)
    default: break
    }
    if let own = declaration.selfType {
      return .type(own, declaration, receiver: receiver)
    }
    let result = declaration.result
    if result.kind == .parameter, result.name.isEqual(to: "Self") { return .entry(receiver) }
    return .type(result, declaration, receiver: receiver)
  }

  // MARK: Conversion

  /// Whether a value can stand where something is expected.
  func convert(_ value: ReadValue, to expected: Catalog.Expected) -> Catalog.Fit {
    let shape = expected.shape.shape
    if case .anything = shape { return .unsure }
    guard case .known(let entry, let isWhole) = nominal(value) else { return .unsure }
    switch shape {
    case .nominal(let other):
      if other == entry { return .exact }
      if entry.conforms(to: other.name) { return .converted }
      let numbers = ["CGFloat", "Double", "Float", "TimeInterval"]
      if numbers.contains(entry.name.string), numbers.contains(other.name.string) {
        return .converted
      }
      if Catalog.isIncomplete(entry) || Catalog.isIncomplete(other) || !isWhole { return .unsure }
      if other.kind == .class || entry.kind == .class { return .unsure }
      // Type erasers take more than their own kind.
      return other.name.string.hasPrefix("Any") ? .unsure : .no
    case .bounded(let types):
      var fit = Catalog.Fit.exact
      for type in types {
        guard let bound = type.entry else { return .unsure }
        if bound == entry || entry.conforms(to: bound.name) { continue }
        guard Catalog.isIncomplete(bound) || Catalog.isIncomplete(entry) || !isWhole else {
          return .no
        }
        fit = .unsure
      }
      return fit
    case .function: return isWhole ? .no : .unsure
    case .tuple: return Catalog.isIncomplete(entry) ? .unsure : .no
    default: return .unsure
    }
  }

  private enum Nominal {
    case known(Catalog.TypeEntry, isWhole: Bool)
    case unknown
  }

  /// The type of a value; not its whole if only a protocol of it is known.
  private func nominal(_ value: ReadValue) -> Nominal {
    switch value {
    case .unknown: return .unknown
    case .entry(let entry): return .known(entry, isWhole: true)
    case .type:
      let scopes = value.scopes
      guard let first = scopes.first else { return .unknown }
      return .known(first, isWhole: first.kind != .protocol)
    }
  }
}

extension Catalog {
  /// Protocols of Swift that have no static members, so that no implicit member can be meant.
  static func hasNoMembers(_ name: String) -> Bool {
    ["RangeExpression", "StringProtocol", "Sequence", "Collection", "RandomAccessCollection"]
      .contains(name)
  }
}

/// Number of members that may follow one another.
let memberChainLimit = 500

/// "a Font", "an Angle".
func withArticle(_ name: String) -> String {
  guard let first = name.first, first.isLetter else { return "'\(name)'" }
  // "a UnitPoint", "a URL", but "an UnevenRoundedRectangle".
  let isVowel = "AEIO".contains(first) || ["Une", "Una"].contains { name.hasPrefix($0) }
  return (isVowel ? "an " : "a ") + "'\(name)'"
}
