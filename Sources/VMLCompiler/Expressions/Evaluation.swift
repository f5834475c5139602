import VMLData
import VMLDiagnostics

/// One evaluation of one expression.
///
/// Every `evaluate…` returns `nil` after an error, which ends the evaluation.
struct Evaluation {
  let expression: Expression
  let scope: Scope
  var bag = DiagnosticBag()
  private(set) var work = 0
  /// The values of closures that are being evaluated, by their slots.
  var parameters: [Value] = []

  init(_ expression: Expression, _ scope: Scope) {
    self.expression = expression
    self.scope = scope
  }

  mutating func evaluate(_ index: Int) -> Value? {
    switch expression.kinds[index] {
    case .literal(let value): value
    case .variable(let name): scope[name] ?? unknownVariable(name, index)
    case .member(let base, let name, let access):
      evaluateMember(name, of: base, access, at: index, isTolerant: false)
    case .element(let base, let key, let access):
      evaluateElement(key, of: base, access, at: index, isTolerant: false)
    case .call(let base, let method, let arguments, let access):
      evaluateCall(method, on: base, arguments, access, at: index)
    case .binary(let symbol, let left, let right):
      evaluateBinary(symbol, left, right, at: index)
    case .not(let operand): evaluateCondition(operand).map { .boolean(!$0) }
    case .negate(let operand): evaluateNegation(of: operand, at: index)
    case .conditional(let condition, let then, let otherwise):
      evaluateCondition(condition).flatMap { evaluate($0 ? then : otherwise) }
    case .list(let elements): evaluateList(elements, at: index)
    case .interpolated(let parts): evaluateParts(parts, at: index)
    // The parser allows key paths and closures only where a method reads them itself.
    case .keyPath(let keys): .list(keys.map { .string($0) })
    case .closure: .nothing
    case .parameter(let slot): parameters[slot].readable
    case .invoke(let function, let arguments): evaluateInvocation(function, arguments, at: index)
    case .slice(let base, let slice, let access):
      evaluateSlice(slice, of: base, access, at: index)
    case .object(let pairs): evaluateObject(pairs, at: index)
    }
  }

  /// The value of an operand that may be a missing key of an object, which is nil then.
  ///
  /// The operand before `??` and `?.`, and one that is compared with `nil`, may be such a key.
  mutating func evaluateTolerantly(_ index: Int) -> Value? {
    switch expression.kinds[index] {
    case .member(let base, let name, let access):
      evaluateMember(name, of: base, access, at: index, isTolerant: true)
    case .element(let base, let key, let access):
      evaluateElement(key, of: base, access, at: index, isTolerant: true)
    default: evaluate(index)
    }
  }

  mutating func evaluateCondition(_ index: Int) -> Bool? {
    guard let value = evaluate(index) else { return nil }
    if case .boolean(let boolean) = value { return boolean }
    return fail(.notBoolean(value, expression.path(of: index), at: expression.places[index].range))
  }

  private mutating func evaluateList(_ elements: [Int], at index: Int) -> Value? {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      guard let value = evaluate(element) else { return nil }
      // Comparing and releasing nested values visits all of them.
      guard chargeContents(of: value, depth: 1, at: index) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  /// An object as it is written in an expression: keys and values in turn.
  private mutating func evaluateObject(_ pairs: [Int], at index: Int) -> Value? {
    var object = ValueObject(capacity: pairs.count / 2)
    for position in stride(from: 0, to: pairs.count, by: 2) {
      guard let key = evaluateString(pairs[position]) else { return nil }
      guard object[key] == nil else {
        return fail(.keyTwice(key, at: expression.places[pairs[position]].range))
      }
      guard let value = evaluate(pairs[position + 1]),
        chargeContents(of: value, depth: 1, at: index)
      else { return nil }
      object[key] = value
    }
    return .object(object)
  }

  private mutating func evaluateParts(_ parts: [Expression.Part], at index: Int) -> Value? {
    var result = ""
    for part in parts {
      let stretch: String
      switch part {
      case .text(let text): stretch = text
      case .value(let operand, let specifier):
        guard let text = evaluateText(operand, specifier) else { return nil }
        stretch = text
      }
      let length = result.utf8.count + stretch.utf8.count
      guard checkLength(length, adding: stretch.utf8.count, at: index) else { return nil }
      result += stretch
    }
    return .string(result)
  }

  private mutating func evaluateText(_ index: Int, _ specifier: FormatSpecifier?) -> String? {
    guard let value = evaluate(index) else { return nil }
    let range = expression.places[index].range
    if let specifier { return format(value, as: specifier, at: range, reporting: &bag) }
    if let text = text(of: value) { return text }
    if value.isNothing { return fail(.unexpectedNil(expression.path(of: index), at: range)) }
    return fail(.withoutText(value, at: range))
  }

  private mutating func unknownVariable(_ name: VariableName, _ index: Int) -> Value? {
    var mistake = Diagnostic.unknownVariable(
      name.text, among: scope.names, at: expression.places[index].range)
    if case .object(let data)? = scope["data"], data[name.text] != nil, let range = mistake.range {
      mistake.fixIts = [
        Diagnostic.FixIt("write 'data.\(name.text)'", replace: range, with: "data.\(name.text)")
      ]
    }
    return fail(mistake)
  }
}

// Limits and failure.
extension Evaluation {
  mutating func fail<Result>(_ diagnostic: Diagnostic) -> Result? {
    bag.report(diagnostic)
    return nil
  }

  /// Reports nil where a value is needed.
  mutating func failOnNil<Result>(_ index: Int) -> Result? {
    fail(.unexpectedNil(expression.path(of: index), at: expression.places[index].range))
  }

  /// Counts work; the next ``charge(_:at:)`` notices if it is too much.
  mutating func spend(_ amount: Int) {
    let (sum, overflow) = work.addingReportingOverflow(amount)
    work = overflow ? .max : sum
  }

  /// Counts work; reports, and returns `false`, when it becomes too much.
  mutating func charge(_ amount: Int, at index: Int) -> Bool {
    spend(amount)
    guard work > ExpressionLimits.work else { return true }
    bag.report(.tooCostly(at: expression.places[index].range))
    return false
  }

  /// Checks the UTF-8 length of a new string, and counts it, or the length of the added part, as
  /// work.
  mutating func checkLength(_ length: Int, adding part: Int? = nil, at index: Int) -> Bool {
    guard length > ExpressionLimits.stringLength else { return charge(part ?? length, at: index) }
    bag.report(.stringTooLong(at: expression.places[index].range))
    return false
  }

  /// Checks the length of a new list, and counts it as work.
  mutating func checkCount(_ count: Int, at index: Int) -> Bool {
    guard count > ExpressionLimits.listCount else { return charge(count * 16, at: index) }
    bag.report(.listTooLong(at: expression.places[index].range))
    return false
  }

  /// Checks that a value which others are put round does not become too deep.
  ///
  /// - Complexity: Linear in the number of values inside.
  mutating func checkDepth(of value: Value, _ depth: Int = 2, at index: Int) -> Bool {
    let children: [Value]
    switch value {
    case .list(let elements): children = elements
    case .object(let object): children = object.values
    default: return true
    }
    guard depth <= ExpressionLimits.valueDepth else {
      bag.report(.valueTooDeep(at: expression.places[index].range))
      return false
    }
    guard charge(1 + children.count, at: index) else { return false }
    for child in children {
      guard checkDepth(of: child, depth + 1, at: index) else { return false }
    }
    return true
  }

  private mutating func chargeContents(of value: Value, depth: Int, at index: Int) -> Bool {
    guard depth <= ExpressionLimits.valueDepth else {
      bag.report(.valueTooDeep(at: expression.places[index].range))
      return false
    }
    let children: [Value]
    switch value {
    case .list(let elements): children = elements
    case .object(let object): children = object.values
    case .string(let text): return charge(16 + text.utf8.count, at: index)
    default: return charge(16, at: index)
    }
    for child in children {
      guard chargeContents(of: child, depth: depth + 1, at: index) else { return false }
    }
    return charge(16, at: index)
  }
}

extension Diagnostic {
  fileprivate static func unknownVariable(
    _ name: String, among names: [String], at place: SourceRange
  ) -> Diagnostic {
    if name == "now" {
      return Diagnostic(
        .unknownVariable, .error, at: place, "'now' needs the moment that the site is built for",
        notes: [
          Note("a build reads no clock: give '--at 2026-12-01', or set SOURCE_DATE_EPOCH")
        ])
    }
    guard let near = nearestName(to: name, in: names) else {
      let known = names.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
      let note =
        names.isEmpty
        ? "there are no variables here; a string stands in quotes" : "there are \(known)"
      return Diagnostic(
        .unknownVariable, .error, at: place, "there is no variable '\(name)' here",
        notes: [Note(note)])
    }
    return Diagnostic(
      .unknownVariable, .error, at: place,
      "there is no variable '\(name)' here; did you mean '\(near)'?",
      fixIts: [FixIt("write '\(near)'", replace: place, with: near)])
  }

  fileprivate static func keyTwice(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .methodArguments, .error, at: place, "this object has the key '\(key)' already",
      notes: [Note("each key stands once")])
  }

  static func unexpectedNil(_ path: String?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedNil, .error, at: place, "\(wordsForValue(at: path)) is nil",
      notes: [
        Note(
          "test it first, as in 'test=\"\(path ?? "a") != nil\"'; '?.' passes nil on, "
            + "and '??' replaces it")
      ])
  }

  static func notBoolean(
    _ value: Value, _ path: String?, at place: SourceRange
  ) -> Diagnostic {
    let name = path ?? "a"
    let advice =
      switch value {
      case .list, .object, .string: "'!\(name).isEmpty' tells whether there is anything in it"
      case .integer, .number: "a comparison, such as '\(name) > 0', is a boolean"
      default: "'\(name) != nil' tells whether there is a value"
      }
    return Diagnostic(
      .notBoolean, .error, at: place,
      "expected a boolean, but \(wordsForValue(at: path)) is \(value.kindName)",
      notes: [Note(advice)])
  }

  fileprivate static func withoutText(_ value: Value, at place: SourceRange) -> Diagnostic {
    let advice =
      switch value {
      case .list: "'joined(separator: \", \")' makes a string of a list"
      default: "name the member that is meant"
      }
    return Diagnostic(
      .valueWithoutText, .error, at: place, "\(value.kindName) has no text", notes: [Note(advice)])
  }

  fileprivate static func tooCostly(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionTooCostly, .error, at: place, "this expression takes too much work",
      notes: [Note("go through shorter lists, or work parts of it out before, with '<let>'")])
  }

  fileprivate static func stringTooLong(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueTooLarge, .error, at: place,
      "a string may be \(ExpressionLimits.stringLength) bytes long at most",
      notes: [Note("join or repeat less of it at once")])
  }

  fileprivate static func listTooLong(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueTooLarge, .error, at: place,
      "a list may have \(ExpressionLimits.listCount) elements at most",
      notes: [Note("go through fewer at once")])
  }

  fileprivate static func valueTooDeep(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueTooLarge, .error, at: place,
      "lists and objects may be \(ExpressionLimits.valueDepth) deep at most",
      notes: [Note("put fewer lists inside one another")])
  }
}

/// The words for a value in a message: its path, if the author wrote one.
func wordsForValue(at path: String?) -> String { path.map { "'\($0)'" } ?? "this value" }
