public import VMLData
public import VMLDiagnostics

/// The value of an expression.
///
/// Pure, and ends after a bounded amount of work (``ExpressionLimits``), which is added to `work`.
/// A caller that evaluates many expressions stops when they cost too much together.
///
/// - Returns: `nil` after an error, which is then in `bag`, or if the expression depends on data
///   that could not be read, which has been reported. Nil as a value is ``Value/nothing``.
public func evaluate(
  _ expression: Expression, in scope: Scope, spending work: inout Int,
  reporting bag: inout DiagnosticBag
) -> Value? {
  // Most expressions are this simple, and need no evaluation.
  if let variable = expression.variable,
    let value = scope.value(of: variable, at: expression.keys)
  {
    return value.readable
  }
  var evaluation = Evaluation(expression, scope)
  let value = evaluation.evaluate(expression.root)
  work += evaluation.work
  if value == nil { bag.report(contentsOf: evaluation.bag) }
  return value
}

/// The value of an interpolation, formatted if it has a specifier.
///
/// - Returns: `nil` after an error. Nil stays nil, formatted or not.
public func evaluate(
  _ interpolation: Interpolation, in scope: Scope, spending work: inout Int,
  reporting bag: inout DiagnosticBag
) -> Value? {
  let expression = interpolation.expression
  guard let value = evaluate(expression, in: scope, spending: &work, reporting: &bag) else {
    return nil
  }
  guard let specifier = interpolation.specifier, !value.isNothing else { return value }
  return format(value, as: specifier, at: expression.range, reporting: &bag).map { .string($0) }
}

/// The value of a condition, which must be a boolean: `test="…"`.
///
/// - Returns: `nil` after an error, which is then in `bag`.
public func evaluateCondition(
  _ expression: Expression, in scope: Scope, spending work: inout Int,
  reporting bag: inout DiagnosticBag
) -> Bool? {
  guard let value = evaluate(expression, in: scope, spending: &work, reporting: &bag) else {
    return nil
  }
  if case .boolean(let boolean) = value { return boolean }
  bag.report(
    .notBoolean(value, expression.path(of: expression.root), at: expression.range))
  return nil
}

/// The items of a loop: `in="…"`.
///
/// - Returns: `nil` after an error, which is then in `bag`.
public func evaluateList(
  _ expression: Expression, in scope: Scope, spending work: inout Int,
  reporting bag: inout DiagnosticBag
) -> [Value]? {
  guard let value = evaluate(expression, in: scope, spending: &work, reporting: &bag) else {
    return nil
  }
  if case .list(let elements) = value { return elements }
  bag.report(.notAList(value, expression.path(of: expression.root), at: expression.range))
  return nil
}

// For callers that evaluate one expression alone.

public func evaluate(
  _ expression: Expression, in scope: Scope, reporting bag: inout DiagnosticBag
) -> Value? {
  var work = 0
  return evaluate(expression, in: scope, spending: &work, reporting: &bag)
}

public func evaluate(
  _ interpolation: Interpolation, in scope: Scope, reporting bag: inout DiagnosticBag
) -> Value? {
  var work = 0
  return evaluate(interpolation, in: scope, spending: &work, reporting: &bag)
}

public func evaluateCondition(
  _ expression: Expression, in scope: Scope, reporting bag: inout DiagnosticBag
) -> Bool? {
  var work = 0
  return evaluateCondition(expression, in: scope, spending: &work, reporting: &bag)
}

public func evaluateList(
  _ expression: Expression, in scope: Scope, reporting bag: inout DiagnosticBag
) -> [Value]? {
  var work = 0
  return evaluateList(expression, in: scope, spending: &work, reporting: &bag)
}

extension Diagnostic {
  fileprivate static func notAList(
    _ value: Value, _ path: String?, at place: SourceRange
  ) -> Diagnostic {
    if case .object(let object) = value, let path {
      let lists = zip(object.keys, object.values).filter { pair in
        if case .list = pair.1 { true } else { false }
      }
      if lists.count == 1, let key = lists.first?.0 {
        return Diagnostic(
          .notAList, .error, at: place,
          "expected a list, but \(wordsForValue(at: path)) is an object",
          notes: [Note("the list in it is '\(path).\(key)'")],
          fixIts: [FixIt("write '\(path).\(key)'", replace: place, with: "\(path).\(key)")])
      }
    }
    let advice =
      switch value {
      case .nothing: "'\(path ?? "a") ?? []' takes nil for an empty list"
      case .integer: "a range, such as '0..<\(path ?? "a")', is a list of integers"
      case .object: "'\(path ?? "a").keys' is the list of an object's keys"
      default: "a list is written '[a, b]'"
      }
    return Diagnostic(
      .notAList, .error, at: place,
      "expected a list, but \(wordsForValue(at: path)) is \(value.kindName)", notes: [Note(advice)])
  }
}
