public import VMLDiagnostics

/// A condition over states, as `show`, `when` and `bind` have it.
///
/// Depth and number of terms are limited (``BehaviourLimits``), so recursion over it is too.
public indirect enum Condition: Hashable, Sendable {
  case constant(Bool)
  /// The truth of a boolean.
  case state(BehaviourName)
  case not(Condition)
  case all([Condition])
  case any([Condition])
  case comparison(BehaviourName, Comparison, BehaviourOperand)
  case isEmpty(BehaviourName)
  case contains(BehaviourName, BehaviourOperand)
  /// Whether words hold what the user typed.
  case matches(String, BehaviourName)
  /// Whether it is not yet a moment, written as a date.
  case before(BehaviourDate)
  case after(BehaviourDate)

  public enum Comparison: String, Sendable {
    case equal = "==", unequal = "!=", less = "<", atMost = "<=", more = ">", atLeast = ">="

    /// Whether it asks for an order, and not only for equality.
    public var isOrder: Bool { self != .equal && self != .unequal }
  }
}

/// A moment in a condition.
public struct BehaviourDate: Hashable, Sendable {
  /// As written: `2026-12-01` or `2026-12-01T00:00:00Z`.
  public var text: String
  public var range: SourceRange
}

/// Limits of a document's behaviour, which clients hold too.
public enum BehaviourLimits {
  public static let states = 64
  /// Bytes of a string that a state holds.
  public static let stringBytes = 4096
  public static let setItems = 256
  public static let steps = 16
  public static let terms = 32
  public static let depth = 8
  /// Longest `wait` and `debounce`, in seconds.
  public static let seconds = 60.0
}

/// Reads the whole text of a `show`; `nil` after a mistake, which is reported.
///
/// - Returns: The condition and its canonical text.
public func parseCondition(
  _ text: SourceText, reporting bag: inout DiagnosticBag
) -> (condition: Condition, canonical: [UInt8])? {
  var reader = BehaviourReader(text)
  let nodes = reader.expression()
  if nodes != nil, !reader.isAtEnd {
    reader.report(.expectedOperator(at: reader.here))
  }
  var condition: Condition?
  if let nodes, !reader.parser.bag.hasErrors {
    var builder = ConditionBuilder(reader.tree, text.file)
    condition = builder.condition(nodes)
    bag.report(contentsOf: builder.bag)
  }
  bag.report(contentsOf: reader.parser.bag)
  guard let condition, let nodes else { return nil }
  var printer = StylePrinter()
  printer.print(expressions: nodes, of: reader.tree)
  return (condition, printer.output)
}

/// Makes conditions of expressions.
struct ConditionBuilder {
  let tree: StyleTree
  let file: FileID
  var bag = DiagnosticBag()
  private var terms = 0
  private var depth = 0

  init(_ tree: StyleTree, _ file: FileID) {
    self.tree = tree
    self.file = file
  }

  /// The condition of an expression's nodes; `nil` after a mistake, which is reported.
  mutating func condition(_ nodes: Range<Int>) -> Condition? {
    terms = 0
    depth = 0
    return any(tree.run(of: nodes)[...])
  }

  // MARK: Operators

  /// Reads `all {"||" all}`.
  private mutating func any(_ run: ArraySlice<Int>) -> Condition? {
    list(run, "||", { $0.all($1) }, Condition.any)
  }

  /// Reads `term {"&&" term}`.
  private mutating func all(_ run: ArraySlice<Int>) -> Condition? {
    list(run, "&&", { $0.negated($1) }, Condition.all)
  }

  private mutating func list(
    _ run: ArraySlice<Int>, _ operation: String,
    _ part: (inout ConditionBuilder, ArraySlice<Int>) -> Condition?,
    _ make: ([Condition]) -> Condition
  ) -> Condition? {
    let parts = run.split(omittingEmptySubsequences: false) { isOperator($0, operation) }
    guard parts.count > 1 else { return part(&self, run) }
    var conditions: [Condition] = []
    for nodes in parts {
      guard let condition = part(&self, nodes) else { return nil }
      conditions.append(condition)
    }
    return make(conditions)
  }

  private func isOperator(_ node: Int, _ text: String) -> Bool {
    tree.nodes[node].kind == .operator && tree.bytes(tree.nodes[node].text).elementsEqual(text.utf8)
  }

  /// Reads `{"!"} term`.
  private mutating func negated(_ run: ArraySlice<Int>) -> Condition? {
    let signs = run.prefix { isOperator($0, "!") }.count
    guard let term = term(run.dropFirst(signs)) else { return nil }
    return signs % 2 == 0 ? term : .not(term)
  }

  // MARK: Terms

  private mutating func term(_ run: ArraySlice<Int>) -> Condition? {
    guard let first = run.first, let last = run.last else {
      bag.report(.noCondition(at: place(tree.nodes.isEmpty ? 0 : tree.nodes.count - 1)))
      return nil
    }
    if run.count == 1, tree.nodes[first].kind == .tuple { return group(first) }
    terms += 1
    guard terms <= BehaviourLimits.terms else {
      bag.report(.tooManyTerms(at: range(first, last)))
      return nil
    }
    if let sign = run.dropFirst().first(where: { tree.nodes[$0].kind == .operator }) {
      return comparison(run, at: sign)
    }
    if run.count == 1, tree.nodes[first].kind == .literal {
      let text = tree.text(of: first)
      if text != "nil" { return .constant(text == "true") }
    }
    if tree.nodes[first].kind == .identifier {
      if tree.nodes[first].flags.contains(.call) { return call(first, run) }
      if run.count > 1, let member = member(run) { return member }
      if let name = tree.name(Array(run), in: file) { return .state(name) }
    }
    bag.report(.notCondition(at: range(first, last)))
    return nil
  }

  private mutating func group(_ node: Int) -> Condition? {
    let arguments = tree.arguments(of: node)
    guard arguments.count == 1, arguments[0].label.isEmpty else {
      bag.report(.notCondition(at: place(node)))
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= BehaviourLimits.depth else {
      bag.report(.conditionTooDeep(at: place(node)))
      return nil
    }
    return any(tree.run(of: arguments[0].nodes)[...])
  }

  private mutating func comparison(_ run: ArraySlice<Int>, at sign: Int) -> Condition? {
    let parts = run.split(maxSplits: 1) { $0 == sign }
    guard let operation = Condition.Comparison(rawValue: tree.text(of: sign)), parts.count == 2,
      let head = parts[1].first, let last = parts[1].last
    else {
      bag.report(.notCondition(at: place(sign)))
      return nil
    }
    guard let name = tree.name(Array(parts[0]), in: file) else {
      bag.report(
        .notState(at: range(parts[0][parts[0].startIndex], parts[0][parts[0].endIndex - 1])))
      return nil
    }
    guard let operand = tree.operand(head..<Int(tree.nodes[last].end), in: file) else {
      bag.report(.notValue(at: range(head, last)))
      return nil
    }
    return .comparison(name, operation, operand)
  }

  /// Reads `name.isEmpty` and `name.contains(value)`; `nil`, without a report, if it is neither.
  private mutating func member(_ run: ArraySlice<Int>) -> Condition? {
    guard let last = run.last, tree.nodes[last].kind == .member,
      let name = tree.name(Array(run.dropLast()), in: file)
    else { return nil }
    let isCall = tree.nodes[last].flags.contains(.call)
    let arguments = isCall ? tree.arguments(of: last) : []
    switch tree.text(of: last) {
    case "isEmpty" where !isCall: return .isEmpty(name)
    case "contains" where arguments.count == 1 && arguments[0].label.isEmpty:
      return tree.operand(arguments[0].nodes, in: file).map { .contains(name, $0) }
    default: return nil
    }
  }

  /// Reads `matches("words", name)`, `before("date")` and `after("date")`.
  private mutating func call(_ node: Int, _ run: ArraySlice<Int>) -> Condition? {
    let arguments = tree.arguments(of: node)
    let isPlain = run.count == 1 && arguments.allSatisfy { $0.label.isEmpty }
    let operands = arguments.map { tree.operand($0.nodes, in: file) }
    let name = tree.text(of: node)
    switch (name, operands.first ?? nil, operands.count) {
    case ("matches", .literal(.string(let words)), 2) where isPlain:
      if case .name(let state)? = operands[1] { return .matches(words, state) }
    case ("before", .literal(.string(let text)), 1) where isPlain:
      return date(text, arguments[0].nodes).map { .before($0) }
    case ("after", .literal(.string(let text)), 1) where isPlain:
      return date(text, arguments[0].nodes).map { .after($0) }
    default: break
    }
    let known = ["matches", "before", "after"]
    bag.report(
      known.contains(name)
        ? .wrongCall(name, at: place(node))
        : .unknownCall(name, nearest: nearestName(to: name, in: known), at: place(node)))
    return nil
  }

  private mutating func date(_ text: String, _ nodes: Range<Int>) -> BehaviourDate? {
    let range = tree.place(of: nodes, in: file)
    guard isMoment(text) else {
      bag.report(.notMoment(text, at: range))
      return nil
    }
    return BehaviourDate(text: text, range: range)
  }

  private func place(_ node: Int) -> SourceRange { range(node, node) }

  private func range(_ first: Int, _ last: Int) -> SourceRange {
    guard tree.nodes.indices.contains(first), tree.nodes.indices.contains(last) else {
      return SourceRange(file: file, 0..<0)
    }
    return SourceRange(
      file: file, tree.nodes[first].range.lowerBound..<tree.nodes[last].range.upperBound)
  }
}

/// Whether text is a day, or a time of a day with its zone: `2026-12-01`, `2026-12-01T08:30:00Z`,
/// `2026-12-01T08:30:00+01:00`.
func isMoment(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  let day = "0000-00-00"
  let forms = [
    day, day + "T00:00Z", day + "T00:00:00Z", day + "T00:00+00:00", day + "T00:00:00+00:00",
  ]
  func fits(_ form: String) -> Bool {
    let pattern = Array(form.utf8)
    guard pattern.count == bytes.count else { return false }
    return zip(pattern, bytes).allSatisfy { expected, byte in
      switch expected {
      case UInt8(ascii: "0"): byte &- 0x30 < 10
      case UInt8(ascii: "+"): byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      default: byte == expected
      }
    }
  }
  guard forms.contains(where: fits) else { return false }
  guard isCalendarDay(bytes.prefix(10)) else { return false }
  guard bytes.count > 10 else { return true }
  func number(_ start: Int) -> Int { Int(bytes[start] - 0x30) * 10 + Int(bytes[start + 1] - 0x30) }
  return number(11) < 24 && number(14) < 60 && (bytes[16] != UInt8(ascii: ":") || number(17) < 60)
}

extension Diagnostic {
  fileprivate static func expectedOperator(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected '&&', '||' or the end of the condition",
      notes: [Note("as in 'quantity > 1 && !open'; what is equal is '==', and a state alone holds")]
    )
  }

  fileprivate static func noCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected a condition",
      notes: [Note("as in 'open' or 'quantity > 1 && !open'")])
  }

  fileprivate static func notCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "this is no condition",
      notes: [
        Note(
          "a condition is a state, a comparison such as 'quantity > 1', 'name.isEmpty', "
            + "'name.contains(…)', 'matches(…)', 'before(…)' or 'after(…)', "
            + "joined by '&&', '||' and '!'")
      ])
  }

  fileprivate static func notState(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "a comparison begins with the name of a state",
      notes: [Note("write the state first, as in 'quantity > 1'")])
  }

  fileprivate static func notValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "expected a value or the name of a state",
      notes: [Note("a value is a number, a 'string', '.word', 'true' or 'false'")])
  }

  fileprivate static func wrongCall(_ name: String, at range: SourceRange) -> Diagnostic {
    let form = name == "matches" ? "matches('words', name)" : "\(name)('2026-12-01T00:00:00Z')"
    return Diagnostic(
      .expectedValue, .error, at: range, "'\(name)' is written '\(form)'",
      notes: [Note("words and dates are constants; only 'matches' reads a state")])
  }

  fileprivate static func unknownCall(
    _ name: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range,
      "a condition has no function '\(name)'" + didYouMean(nearest),
      notes: [Note("there is 'matches', 'before' and 'after'")])
  }

  fileprivate static func notMoment(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range, "'\(text)' is not a date",
      notes: [Note("a date is '2026-12-01' or '2026-12-01T08:30:00Z'")])
  }

  static func tooManyTerms(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .behaviourLimit, .error, at: range,
      "this condition has more than \(BehaviourLimits.terms) terms",
      notes: [Note("keep a part of it in a state that steps set")])
  }

  fileprivate static func conditionTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .behaviourLimit, .error, at: range,
      "more than \(BehaviourLimits.depth) brackets are open at once in this condition",
      notes: [Note("keep a part of it in a state that steps set")])
  }
}
