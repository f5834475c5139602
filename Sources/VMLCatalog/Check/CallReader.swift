import VMLMarkup

/// Reads calls and expressions of one style tree as what they are expected to be.
///
/// Everything is three-valued: what the catalogue says nothing about is accepted, as a doubt. No
/// expression is read twice for the same expectation, so that the work grows with the number of
/// nodes, and not with the overloads that stand in one another.
struct CallReader {
  let tree: StyleTree
  let target: Catalog.CheckTarget
  var members: [MemberKey: [Catalog.Declaration]] = [:]
  private var known: [Key: Catalog.Reading] = [:]
  private var depth = 0

  init(_ tree: StyleTree, for target: Catalog.CheckTarget) {
    self.tree = tree
    self.target = target
  }

  private struct Key: Hashable {
    var node: Int
    var expected: Catalog.Expected
  }

  /// One argument of a call.
  struct Argument {
    var label: String
    /// Its nodes; the first is the head.
    var nodes: Range<Int>
  }

  func arguments(of node: Int) -> [Argument] {
    tree.arguments(of: node).map {
      Argument(label: $0.label.isEmpty ? "" : tree.string($0.label), nodes: $0.nodes)
    }
  }

  /// The nodes of a compound expression side by side: its head, then what continues it.
  func run(_ nodes: Range<Int>) -> [Int] {
    var run: [Int] = []
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      run.append(index)
      index = Int(tree.nodes[index].end)
    }
    return run
  }

  // MARK: Expressions

  /// Reads an expression as a value of a type.
  mutating func read(_ nodes: Range<Int>, as expected: Catalog.Expected) -> Catalog.Reading {
    let key = Key(node: nodes.lowerBound, expected: expected)
    if let known = known[key] { return known }
    guard depth < callDepthLimit else { return .unsure }
    depth += 1
    let reading = readRun(run(nodes), as: expected)
    depth -= 1
    known[key] = reading
    return reading
  }

  private mutating func readRun(_ run: [Int], as expected: Catalog.Expected) -> Catalog.Reading {
    if run.dropFirst().contains(where: { tree.nodes[$0].kind == .operator })
      || tree.nodes[run[0]].kind == .operator
    {
      return readOperation(run, as: expected)
    }
    let head = tree.nodes[run[0]]
    switch head.kind {
    case .member, .identifier: return readChain(run, as: expected)
    case .attribute where run.count == 1: return readAttribute(run[0], as: expected)
    case .variable, .modifier, .apply, .interpolatedString, .interpolation: return .unsure
    default: break
    }
    // Members of literals, as in `"a".uppercased()`, are nothing that VML knows.
    guard run.count == 1 else { return .unsure }
    return readSingle(run[0], as: expected)
  }

  private mutating func readSingle(
    _ node: Int, as expected: Catalog.Expected
  ) -> Catalog.Reading {
    switch tree.nodes[node].kind {
    case .number: return readLiteral(numberLiteral(node), node, as: expected)
    case .string: return readLiteral(.string, node, as: expected)
    case .color: return readLiteral(.color, node, as: expected)
    case .literal:
      guard tree.text(of: node) == "nil" else { return readLiteral(.boolean, node, as: expected) }
      return readNil(node, as: expected)
    case .template: return readTemplate(node, as: expected)
    case .keyPath: return readKeyPath(node, as: expected)
    case .array: return readArray(node, as: expected)
    case .tuple: return readTuple(node, as: expected)
    default: return .unsure
    }
  }

  // MARK: Literals

  func numberLiteral(_ node: Int) -> Catalog.Literal {
    Catalog.Literal(number: tree.bytes(tree.nodes[node].text))
  }

  func readLiteral(
    _ literal: Catalog.Literal, _ node: Int, as expected: Catalog.Expected
  ) -> Catalog.Reading {
    switch Catalog.fit(literal, expected.shape.shape) {
    case .exact:
      var reading = Catalog.Reading.fits
      if expected == .symbolName { reading.symbols = [node] }
      return reading
    case .converted: return Catalog.Reading(doubts: 1)
    case .unsure: return .unsure
    case .no:
      if literal == .string, expected.isImage {
        return Catalog.Reading(
          Catalog.Problem(kind: .textForValue(expected, attribute: nil), node: node, cost: 2))
      }
      return Catalog.Reading(wrongType(node, expected, found: literal))
    }
  }

  /// A literal is nearer to what it says how to mend, and then to other literals, than to anything
  /// else.
  private func wrongType(
    _ node: Int, _ expected: Catalog.Expected, found literal: Catalog.Literal
  ) -> Catalog.Problem {
    let found = literal.text
    let shape = expected.shape.shape
    if case .nominal(let entry) = shape, entry.name.isEqual(to: "Angle"),
      literal == .integer || literal == .number
    {
      return Catalog.Problem(
        kind: .typeFix(
          expected: expected, found: found, replacement: "\(tree.text(of: node))deg"),
        node: node, cost: 6)
    }
    if literal == .percentage, let fraction = fraction(of: node), isFraction(expected) {
      return Catalog.Problem(
        kind: .typeFix(expected: expected, found: found, replacement: fraction), node: node,
        cost: 6)
    }
    if literal == .string, Double(tree.text(of: node)) != nil, takesNumber(shape) {
      return Catalog.Problem(
        kind: .typeFix(expected: expected, found: found, replacement: tree.text(of: node)),
        node: node, cost: 6)
    }
    if literal == .string, let member = memberName(tree.text(of: node), of: expected) {
      return Catalog.Problem(
        kind: .typeFix(expected: expected, found: found, replacement: ".\(member)"), node: node,
        cost: 6)
    }
    let isFraction = literal == .number && isWhole(expected)
    return Catalog.Problem(
      kind: .type(expected: expected, found: isFraction ? "a fraction" : found), node: node,
      cost: takesLiterals(shape) ? 7 : 8)
  }

  private func takesNumber(_ shape: Catalog.Shape) -> Bool {
    if case .no = Catalog.fit(.number, shape), case .no = Catalog.fit(.integer, shape) {
      return false
    }
    return true
  }

  /// A percentage as a fraction of one: `50%` is 0.5.
  private func fraction(of node: Int) -> String? {
    Double(tree.text(of: node).dropLast()).map { String($0 / 100) }
  }

  /// Whether a number of a type may be a share of a whole, as an opacity is; a length is none.
  private func isFraction(_ expected: Catalog.Expected) -> Bool {
    if case .outside("Double") = expected.shape.shape { return true }
    return false
  }

  /// Whether values of a type are written as literals: numbers, texts, truth values.
  private func takesLiterals(_ shape: Catalog.Shape) -> Bool {
    [Catalog.Literal.integer, .string, .boolean].contains { literal in
      if case .exact = Catalog.fit(literal, shape) { return true }
      if case .converted = Catalog.fit(literal, shape) { return true }
      return false
    }
  }

  private func isWhole(_ expected: Catalog.Expected) -> Bool {
    if case .no = Catalog.fit(.integer, expected.shape.shape) { return false }
    return true
  }

  /// A static member of the type that a string names.
  private func memberName(_ text: String, of expected: Catalog.Expected) -> String? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    guard let known = Catalog.Name(name) else { return nil }
    let scopes = expected.shape.shape.scopes
    let isMember = scopes.contains { scope in
      scope.staticMembers(named: known).contains { $0.parameters.isEmpty && isValue($0, of: scope) }
    }
    return isMember ? name : nil
  }

  private func readNil(_ node: Int, as expected: Catalog.Expected) -> Catalog.Reading {
    let (shape, isOptional) = expected.shape
    if isOptional { return .fits }
    switch shape {
    case .anything, .outside, .bounded: return .unsure
    case .nominal(let entry):
      if entry.conforms(to: "ExpressibleByNilLiteral") || Catalog.isIncomplete(entry) {
        return .unsure
      }
    default: break
    }
    return Catalog.Reading(
      Catalog.Problem(kind: .type(expected: expected, found: "'nil'"), node: node, cost: 8))
  }

  private func readTemplate(_ node: Int, as expected: Catalog.Expected) -> Catalog.Reading {
    switch expected.shape.shape {
    case .function: return .fits
    case .anything, .outside: return .unsure
    case .nominal(let entry):
      return entry.element == nil && !Catalog.isIncomplete(entry)
        ? Catalog.Reading(
          Catalog.Problem(
            kind: .type(expected: expected, found: "a template"), node: node, cost: 8))
        : .unsure
    case .bounded(let types):
      let isElement = types.contains { type in
        guard let entry = type.entry else { return true }
        return Catalog.isElementKind(entry) || Catalog.isIncomplete(entry)
      }
      return isElement
        ? Catalog.Reading(doubts: 1)
        : Catalog.Reading(
          Catalog.Problem(
            kind: .type(expected: expected, found: "a template"), node: node, cost: 8))
    case .array(let element): return readTemplate(node, as: element)
    default:
      return Catalog.Reading(
        Catalog.Problem(
          kind: .type(expected: expected, found: "a template"), node: node, cost: 8))
    }
  }

  private func readKeyPath(_ node: Int, as expected: Catalog.Expected) -> Catalog.Reading {
    guard case .type(let type, _) = expected else { return .unsure }
    let unwrapped = type.unwrapped
    guard unwrapped.name.string.hasSuffix("KeyPath") else {
      switch expected.shape.shape {
      case .nominal, .array, .set, .dictionary, .tuple, .function:
        return Catalog.Reading(
          Catalog.Problem(
            kind: .type(expected: expected, found: "a key path"), node: node, cost: 8))
      default: return .unsure
      }
    }
    guard let root = unwrapped.arguments.first, root.name.isEqual(to: "EnvironmentValues") else {
      return .unsure
    }
    let name = keyPathName(node)
    guard let value = Catalog.environmentValue(name) else {
      return Catalog.Reading(
        Catalog.Problem(kind: .unknownKeyPath(name), node: node, cost: 1))
    }
    var reading = Catalog.Reading()
    reading.uses = [Catalog.Use(declaration: value, node: node)]
    if !target.has(value.availability) { reading.lacking = 1 }
    return reading
  }

  /// The first name of a key path, which the environment has.
  func keyPathName(_ node: Int) -> String {
    let text = tree.text(of: node)
    return String(text.drop { $0 == "." || $0 == "\\" }.prefix { $0 != "." })
  }

  // MARK: Lists

  private mutating func readArray(
    _ node: Int, as expected: Catalog.Expected
  ) -> Catalog.Reading {
    let items = arguments(of: node)
    if !items.isEmpty, items.allSatisfy({ isTemplate($0.nodes) }) {
      return readTemplate(node, as: expected)
    }
    switch expected.shape.shape {
    case .array(let element), .set(let element): return readAll(items, as: element)
    case .dictionary(_, let value): return readAll(items, as: value)
    case .tuple(let elements, let labels):
      return readParts(items, node, as: elements, labels, expected)
    case .nominal(let entry):
      if entry.conforms(to: "OptionSet") || entry.conforms(to: "SetAlgebra") {
        return readAll(items, as: expected)
      }
      if entry.conforms(to: "ExpressibleByArrayLiteral")
        || entry.conforms(to: "ExpressibleByDictionaryLiteral") || Catalog.isIncomplete(entry)
      {
        return .unsure
      }
      // `[x: 1, y: 2]` is how some clients write a structure.
      if !items.isEmpty, items.allSatisfy({ !$0.label.isEmpty }) { return .unsure }
      return wrongType(node, expected, found: "an array")
    case .outside(let name) where Catalog.isScalar(typeNamed: name):
      return wrongType(node, expected, found: "an array")
    case .anything, .outside: return .unsure
    case .bounded(let types):
      let isView = types.contains { ["View", "ShapeStyle", "Shape"].contains($0.name.string) }
      return isView ? wrongType(node, expected, found: "an array") : .unsure
    case .function: return wrongType(node, expected, found: "an array")
    }
  }

  func isTemplate(_ nodes: Range<Int>) -> Bool {
    let node = tree.nodes[nodes.lowerBound]
    guard Int(node.end) == nodes.upperBound else { return false }
    if node.kind == .template { return true }
    guard node.kind == .array else { return false }
    let children = Array(tree.children(of: nodes.lowerBound))
    return !children.isEmpty && children.allSatisfy { tree.nodes[$0].kind == .template }
  }

  private mutating func readAll(
    _ items: [Argument], as element: Catalog.Expected
  ) -> Catalog.Reading {
    var reading = Catalog.Reading()
    for item in items { reading.add(read(item.nodes, as: element)) }
    return reading
  }

  private mutating func readParts(
    _ items: [Argument], _ node: Int, as elements: [Catalog.Expected], _ labels: [String],
    _ expected: Catalog.Expected
  ) -> Catalog.Reading {
    guard items.count == elements.count else {
      return wrongType(node, expected, found: "\(items.count) values")
    }
    var reading = Catalog.Reading()
    for (index, item) in items.enumerated() {
      let label = index < labels.count ? labels[index] : ""
      if !item.label.isEmpty, !label.isEmpty, item.label != label {
        reading.add(
          Catalog.Problem(
            kind: .type(expected: expected, found: "'\(item.label):'"),
            node: item.nodes.lowerBound, cost: 8))
      }
      reading.add(read(item.nodes, as: elements[index]))
    }
    return reading
  }

  private mutating func readTuple(
    _ node: Int, as expected: Catalog.Expected
  ) -> Catalog.Reading {
    let items = arguments(of: node)
    if items.count == 1, items[0].label.isEmpty { return read(items[0].nodes, as: expected) }
    switch expected.shape.shape {
    case .tuple(let elements, let labels):
      return readParts(items, node, as: elements, labels, expected)
    case .array, .set, .dictionary, .function:
      return wrongType(node, expected, found: "a tuple")
    case .nominal(let entry) where !Catalog.isIncomplete(entry):
      return wrongType(node, expected, found: "a tuple")
    default: return .unsure
    }
  }

  func wrongType(
    _ node: Int, _ expected: Catalog.Expected, found: String
  ) -> Catalog.Reading {
    Catalog.Reading(
      Catalog.Problem(kind: .type(expected: expected, found: found), node: node, cost: 8))
  }

  // MARK: Operations

  /// Reads what has an operator: a range, or arithmetic.
  private mutating func readOperation(
    _ run: [Int], as expected: Catalog.Expected
  ) -> Catalog.Reading {
    let isRange = run.contains {
      tree.nodes[$0].kind == .operator && tree.text(of: $0).hasPrefix("..")
    }
    let shape = expected.shape.shape
    if isRange { return readRange(run, as: expected, shape) }
    if let name = hyphenatedFunction(run) {
      return Catalog.Reading(
        Catalog.Problem(kind: .unknownFunction(name), node: run[0], cost: 1))
    }
    // Arithmetic gives a number, unless something in it is none.
    if run.contains(where: { ![.number, .operator].contains(tree.nodes[$0].kind) }) {
      switch shape {
      case .function: return wrongType(run[0], expected, found: "a number")
      default: return .unsure
      }
    }
    return readLiteral(.number, run[0], as: expected).isRight
      ? Catalog.Reading(doubts: 1) : readLiteral(.integer, run[0], as: expected)
  }

  private mutating func readRange(
    _ run: [Int], as expected: Catalog.Expected, _ shape: Catalog.Shape
  ) -> Catalog.Reading {
    guard case .type(let type, let context) = expected else { return .unsure }
    let isRangeType = type.unwrapped.name.string.hasSuffix("Range")
    if isRangeType, let bound = type.unwrapped.arguments.first {
      var reading = Catalog.Reading()
      for node in run where tree.nodes[node].kind != .operator {
        guard [.number, .string, .color, .literal].contains(tree.nodes[node].kind) else { continue }
        reading.add(readSingle(node, as: .type(bound, context)))
      }
      return reading
    }
    switch shape {
    case .nominal(let entry) where !Catalog.isIncomplete(entry) && !isRangeType:
      return wrongType(run[0], expected, found: "a range")
    case .outside(let name) where Catalog.isNumberType(name) || name == "Bool":
      return wrongType(run[0], expected, found: "a range")
    case .function: return wrongType(run[0], expected, found: "a range")
    default: return .unsure
    }
  }

  // MARK: Attributes

  private mutating func readAttribute(
    _ node: Int, as expected: Catalog.Expected
  ) -> Catalog.Reading {
    let name = tree.text(of: node)
    let shape = expected.shape.shape
    if case .function = shape {
      // The name of an event is what some clients read here.
      return Catalog.Reading(doubts: 2)
    }
    var reading = Catalog.Reading(doubts: 1)
    var hint = ""
    for argument in tree.arguments(of: node) {
      let head = argument.nodes.lowerBound
      if tree.nodes[head].kind == .typeHint {
        hint = tree.text(of: head)
        if let literal = literal(ofHint: hint), case .no = Catalog.fit(literal, shape),
          !(hint == "number" && isWhole(expected))
        {
          reading.add(
            Catalog.Problem(
              kind: .type(expected: expected, found: literal.text), node: head, cost: 8))
        }
      } else {
        reading.add(read(argument.nodes, as: expected))
      }
    }
    if hint.isEmpty, expected.isImage {
      reading.add(
        Catalog.Problem(kind: .textForValue(expected, attribute: name), node: node, cost: 1))
    }
    reading.reads.append(
      Catalog.AttributeRead(name: name, expected: expected, hint: hint, node: node))
    return reading
  }

  private func literal(ofHint hint: String) -> Catalog.Literal? {
    switch hint {
    case "string", "url": .string
    case "number", "length": .number
    case "integer": .integer
    case "angle": .angle
    case "color": .color
    case "boolean": .boolean
    default: nil
    }
  }
}

/// Depth to which calls are read; deeper ones are accepted.
let callDepthLimit = 100

extension Catalog {
  /// A protocol of what may be an element.
  static func isElementKind(_ entry: TypeEntry) -> Bool {
    entry.kind == .protocol
      && (entry.name.string == "View" || entry.conforms(to: "View")
        || entry.name.string.hasSuffix("Content") || entry.name.isEqual(to: "Commands")
        || entry.name.isEqual(to: "AxisMark"))
  }

  static func isNumberType(_ name: String) -> Bool {
    if case .no = fit(.integer, .outside(name)) { return false }
    if case .unsure = fit(.integer, .outside(name)) { return false }
    return true
  }
}
