import VMLData
import VMLDiagnostics

// Calls of methods and functions, with closures and key paths, which stand only there.
extension ExpressionParser {
  /// Parses `('(' (argument (',' argument)*)? ')')? closure?`.
  ///
  /// An argument is `(name ':')? (expression | keyPath)`; the last one may be a closure.
  mutating func parseArguments(
    of method: Method, at nameRange: Range<Int>
  ) -> Expression.Arguments? {
    var arguments = Expression.Arguments()
    var labels: [String?] = []
    if eat("(") {
      skipSpace()
      if !eat(")") {
        repeat {
          let label = parseLabel()
          skipSpace()
          if peek() == UInt8(ascii: "{") {
            guard let closure = parseClosure(of: method) else { return nil }
            arguments.values.append(closure)
            arguments.hasClosure = true
            skipSpace()
            break
          }
          let isKey =
            peek() == UInt8(ascii: "\\") && method.takesKey(at: labels.count, label: label)
          labels.append(label)
          guard let argument = isKey ? parseKeyPath() : parseConditional() else { return nil }
          arguments.values.append(argument)
          skipSpace()
        } while eat(",")
        guard eat(")") else { return expected("',' or ')' after an argument") }
      }
    }
    if !arguments.hasClosure, isClosureNext() {
      skipSpace()
      guard let closure = parseClosure(of: method) else { return nil }
      arguments.values.append(closure)
      arguments.hasClosure = true
    }
    arguments.hasOrder = labels.last == "order"
    let isRight =
      arguments.hasClosure
      ? labels.isEmpty || method == .sorted && labels == ["order"]
      : method.signatures.contains(labels)
    guard isRight else {
      return fail(
        wrongLabel(of: method, labels, nameRange.upperBound)
          ?? .wrongArguments(of: method, place(nameRange.lowerBound..<offset)))
    }
    return arguments
  }

  /// Whether a closure comes next, after white space.
  func isClosureNext() -> Bool {
    var index = offset
    while index < end, isSpace(text.bytes[index]) { index += 1 }
    return index < end && text.bytes[index] == UInt8(ascii: "{")
  }

  /// Parses `(name ':')?`.
  mutating func parseLabel() -> String? {
    skipSpace()
    let start = offset
    let label = name(at: offset)
    guard !label.isEmpty else { return nil }
    offset = label.upperBound
    skipSpace()
    if eat(":") { return slice(label) }
    offset = start
    return nil
  }

  /// Parses `'\.' name ('.' name)*`.
  private mutating func parseKeyPath() -> Int? {
    let start = offset
    var keys: [String] = []
    offset += 1
    while peek() == UInt8(ascii: "."), keys.count < ExpressionLimits.nesting {
      let key = name(at: offset + 1)
      guard !key.isEmpty else { break }
      keys.append(slice(key))
      offset = key.upperBound
    }
    guard !keys.isEmpty else { return expected("a key such as '\\.name'") }
    return make(.keyPath(keys), from: start)
  }

  /// Parses `name '(' expression (',' expression)* ')'`, from the parenthesis on.
  mutating func parseInvocation(_ text: String, at range: Range<Int>) -> Int? {
    guard let function = Function(rawValue: text) else {
      return fail(.freeFunction(text, at: place(range)))
    }
    offset += 1
    var arguments: [Int] = []
    skipSpace()
    if peek() != UInt8(ascii: ")") {
      repeat {
        guard let argument = parseConditional() else { return nil }
        arguments.append(argument)
        skipSpace()
      } while eat(",")
    }
    guard eat(")") else { return expected("',' or ')' after an argument") }
    guard function.arguments.contains(arguments.count) else {
      return fail(.wrongArguments(of: function, place(range.lowerBound..<offset)))
    }
    return make(
      .invoke(function, arguments), from: range.lowerBound, focus: range, over: arguments)
  }
}

// Closures.
extension ExpressionParser {
  /// Parses `'{' (name 'in')? expression '}'`.
  private mutating func parseClosure(of method: Method) -> Int? {
    let start = offset
    guard method.closureParameters > 0 else {
      return fail(.closureNotTaken(by: method, place(start..<start + 1)))
    }
    offset += 1
    closures.append(Closure(names: parseClosureNames(), parameters: method.closureParameters))
    defer { closures.removeLast() }
    guard closures[closures.count - 1].names.count <= method.closureParameters else {
      return fail(.tooManyNames(of: method, place(start..<offset)))
    }
    let before = kinds.count
    guard let body = parseConditional() else { return nil }
    skipSpace()
    guard eat("}") else { return expected("'}' to end the closure") }
    return make(
      .closure(body, slot: (closures.count - 1) * 2, size: kinds.count - before), from: start,
      over: [body])
  }

  /// Parses `(name (',' name)* 'in')?`.
  private mutating func parseClosureNames() -> [String] {
    let start = offset
    var names: [String] = []
    repeat {
      skipSpace()
      let range = name(at: offset)
      guard !range.isEmpty else { break }
      names.append(slice(range))
      offset = range.upperBound
      skipSpace()
    } while eat(",")
    let word = name(at: offset)
    guard !names.isEmpty, slice(word) == "in" else {
      offset = start
      return []
    }
    offset = word.upperBound
    return names
  }

  /// The slot of a name that some closure round the cursor gives its value.
  func slot(of name: String) -> Int? {
    for (depth, closure) in closures.enumerated().reversed() {
      if let number = closure.names.firstIndex(of: name) { return depth * 2 + number }
    }
    return nil
  }

  /// Parses `'$0' | '$1'`.
  mutating func parseParameter() -> Int? {
    let start = offset
    offset += 1
    while let byte = peek(), isNameByte(byte) { offset += 1 }
    let word = slice(start + 1..<offset)
    let range = start..<max(offset, start + 1)
    guard let closure = closures.last else { return fail(.misplacedParameter(place(range))) }
    guard let number = Int(word), word.utf8.count == 1, number < closure.parameters,
      closure.names.isEmpty
    else { return fail(.unknownParameter(slice(range), of: closure, place(range))) }
    return make(.parameter((closures.count - 1) * 2 + number), from: start)
  }

  /// The mistake of one label alone; `nil` where more is wrong.
  private func wrongLabel(
    of method: Method, _ labels: [String?], _ start: Int
  ) -> Diagnostic? {
    for signature in method.signatures where signature.count == labels.count {
      let wrong = labels.indices.filter { labels[$0] != signature[$0] }
      guard wrong.count == 1, let given = labels[wrong[0]], let label = signature[wrong[0]],
        let place = text.bytes[start..<offset].firstRange(of: Array("\(given):".utf8))
      else { continue }
      return .wrongLabel(
        given, of: method, label, self.place(place.lowerBound..<place.upperBound - 1))
    }
    return nil
  }

  /// A closure round the cursor.
  struct Closure {
    /// The names that it gives its values, if it does.
    var names: [String]
    /// Number of its values.
    var parameters: Int
  }
}

// Lists, objects and their parts.
extension ExpressionParser {
  /// Parses `'[' (expression | expression? ('...' | '..<') expression?) ']'`.
  mutating func parseElement(
    of operand: Int, from start: Int, _ access: Expression.Access
  ) -> Int? {
    let open = offset
    offset += 1
    skipSpace()
    var lower: Int?
    if !isRangeOperator() {
      guard let index = parseConditional() else { return nil }
      skipSpace()
      if case .binary(let symbol, let one, let other) = kinds[index],
        symbol == .closedRange || symbol == .openRange, eat("]")
      {
        let slice = Expression.Slice(
          bounds: [one, other], hasLower: true, hasUpper: true, isClosed: symbol == .closedRange)
        return make(
          .slice(operand, slice, access), from: start, focus: open..<offset,
          over: [operand, one, other])
      }
      if !isRangeOperator() {
        guard eat("]") else { return expected("']' to end the index") }
        return make(
          .element(operand, at: index, access), from: start, focus: open..<offset,
          over: [operand, index])
      }
      lower = index
    }
    let isClosed = peek(2) == UInt8(ascii: ".")
    offset += 3
    skipSpace()
    var upper: Int?
    if peek() != UInt8(ascii: "]") {
      guard let bound = parseConditional() else { return nil }
      upper = bound
      skipSpace()
    }
    guard eat("]") else { return expected("']' to end the index") }
    let bounds = [lower, upper].compactMap { $0 }
    let slice = Expression.Slice(
      bounds: bounds, hasLower: lower != nil, hasUpper: upper != nil, isClosed: isClosed)
    return make(
      .slice(operand, slice, access), from: start, focus: open..<offset, over: [operand] + bounds)
  }

  /// Whether `...` or `..<` is next.
  private func isRangeOperator() -> Bool {
    peek() == UInt8(ascii: ".") && peek(1) == UInt8(ascii: ".")
      && (peek(2) == UInt8(ascii: ".") || peek(2) == UInt8(ascii: "<"))
  }

  /// Whether the range at the cursor has no upper bound: `a[1...]`.
  func isOpenRange() -> Bool {
    guard isRangeOperator() else { return false }
    var index = offset + 3
    while index < end, isSpace(text.bytes[index]) { index += 1 }
    return index < end && text.bytes[index] == UInt8(ascii: "]")
  }

  /// Parses `'[' (expression (',' expression)* ','?)? ']'`, or an object:
  /// `'[' (':' | expression ':' expression (',' expression ':' expression)* ','?) ']'`.
  mutating func parseList() -> Int? {
    let start = offset
    offset += 1
    var elements: [Int] = []
    skipSpace()
    if eat(":") {
      skipSpace()
      guard eat("]") else { return expected("']' after ':', as in '[:]'") }
      return make(.object([]), from: start)
    }
    var isObject = false
    while peek() != UInt8(ascii: "]") {
      guard let element = parseConditional() else { return nil }
      elements.append(element)
      skipSpace()
      if elements.count == 1 { isObject = peek() == UInt8(ascii: ":") }
      if isObject {
        guard eat(":") else { return expected("':' and the value of the key") }
        guard let value = parseConditional() else { return nil }
        elements.append(value)
        skipSpace()
      }
      guard eat(",") else { break }
      skipSpace()
    }
    guard eat("]") else { return expected("',' or ']' after an element") }
    return make(isObject ? .object(elements) : .list(elements), from: start, over: elements)
  }
}

extension Diagnostic {
  fileprivate static func freeFunction(_ name: String, at place: SourceRange) -> Diagnostic {
    let functions = Function.allCases.map(\.rawValue)
    if let near = nearestName(to: name, in: functions), foreignWay(of: name) == nil {
      return Diagnostic(
        .unknownMethod, .error, at: place,
        "there is no function '\(name)'; did you mean '\(near)'?",
        fixIts: [FixIt("write '\(near)'", replace: place, with: near)])
    }
    let all = functions.map { "'\($0)'" }.joined(separator: ", ")
    let method = Method(rawValue: name)?.example
    let advice =
      foreignWay(of: name) ?? method.map { "it is called on a value, as in 'name.\($0)'" }
      ?? "methods are called on a value, as in 'name.uppercased()'; the functions are \(all)"
    return Diagnostic(
      .unknownMethod, .error, at: place, "there is no function '\(name)'", notes: [Note(advice)])
  }

  fileprivate static func wrongLabel(
    _ given: String, of method: Method, _ label: String, _ place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .methodArguments, .error, at: place,
      "'\(method.rawValue)' has no argument '\(given)'; did you mean '\(label)'?",
      notes: [Note("it is called as '\(method.example)'")],
      fixIts: nearestName(to: given, in: [label]).map { name in
        [FixIt("write '\(name)'", replace: place, with: name)]
      } ?? [])
  }

  fileprivate static func wrongArguments(of method: Method, _ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .methodArguments, .error, at: place, "'\(method.rawValue)' takes other arguments",
      notes: [Note("it is called as '\(method.example)'")])
  }

  fileprivate static func wrongArguments(
    of function: Function, _ place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .methodArguments, .error, at: place, "'\(function.rawValue)' takes other arguments",
      notes: [Note("it is called as '\(function.example)'")])
  }

  fileprivate static func closureNotTaken(by method: Method, _ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .methodArguments, .error, at: place, "'\(method.rawValue)' takes no closure",
      notes: [Note("it is called as '\(method.example)'")])
  }

  fileprivate static func tooManyNames(of method: Method, _ place: SourceRange) -> Diagnostic {
    let values = method.closureParameters == 1 ? "one value" : "two values"
    return Diagnostic(
      .methodArguments, .error, at: place, "the closure of '\(method.rawValue)' has \(values)",
      notes: [Note("it is written '{ $0.key > 1 }' or '{ x in x.key > 1 }'")])
  }

  fileprivate static func misplacedParameter(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionSyntax, .error, at: place, "there is no closure round this",
      notes: [Note("'$0' is the element in a closure, as in 'list.filter { $0.price > 5 }'")])
  }

  fileprivate static func unknownParameter(
    _ word: String, of closure: ExpressionParser.Closure, _ place: SourceRange
  ) -> Diagnostic {
    let advice =
      if let name = closure.names.first { "the element has a name here, '\(name)'" } else {
        closure.parameters == 1
          ? "the element is '$0'; 'enumerated()' gives each its index"
          : "the two elements that are compared are '$0' and '$1'"
      }
    return Diagnostic(
      .expressionSyntax, .error, at: place, "this closure has no '\(word)'",
      notes: [Note(advice)])
  }

  static func misplacedClosure(_ place: SourceRange) -> Diagnostic {
    Diagnostic(
      .expressionSyntax, .error, at: place, "expected a value, found '{'",
      notes: [
        Note(
          "a closure stands after a method that takes one, as in 'list.filter { $0.price > 5 }'"),
        Note("an object is written '[\"key\": value]'"),
      ])
  }
}
