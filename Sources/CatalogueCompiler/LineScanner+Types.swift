extension LineScanner {
  /// Parses a type, with `&` and arrows.
  mutating func type() throws(CatalogueError) -> TypeSyntax {
    let first = try prefixedType()
    guard isNext("&") else { return first }
    // `some A & B` is `some (A & B)`.
    if case .prefixed(let word, let inner) = first, word == "some" || word == "any" {
      return .prefixed(word, try composition(from: inner))
    }
    return try composition(from: first)
  }

  private mutating func composition(from first: TypeSyntax) throws(CatalogueError) -> TypeSyntax {
    var parts = [first]
    while eat("&") { parts.append(try prefixedType()) }
    return .composition(parts)
  }

  private mutating func prefixedType() throws(CatalogueError) -> TypeSyntax {
    if eat(word: "some") { return .prefixed("some", try prefixedType()) }
    if eat(word: "any") { return .prefixed("any", try prefixedType()) }
    if eat(word: "inout") { return .prefixed("inout", try prefixedType()) }
    if eat(word: "repeat") { return .prefixed("repeat", try prefixedType()) }
    if eat(word: "each") { return .prefixed("each", try prefixedType()) }
    if eat(word: "sending") { return .prefixed("sending", try prefixedType()) }
    if eat("~") { return .prefixed("~", try prefixedType()) }
    if eat("@") {
      let name = try name()
      return .prefixed("@\(name)", try type())
    }
    return try postfixType()
  }

  private mutating func postfixType() throws(CatalogueError) -> TypeSyntax {
    var type = try primaryType()
    while true {
      if eat("?") {
        type = .optional(type)
      } else if eat("!") {
        type = .unwrapped(type)
      } else if isNext("."), !isNext("...") {
        _ = eat(".")
        type = .member(type, try name(), try genericArguments())
      } else {
        return type
      }
    }
  }

  private mutating func primaryType() throws(CatalogueError) -> TypeSyntax {
    if eat("[") {
      let element = try type()
      if eat(":") {
        let value = try type()
        try expect("]")
        return .dictionary(element, value)
      }
      try expect("]")
      return .array(element)
    }
    if isNext("(") { return try tupleOrFunction() }
    return .named(try name(), try genericArguments())
  }

  /// Parses `'<' type {',' type} '>'`, if it is there.
  private mutating func genericArguments() throws(CatalogueError) -> [TypeSyntax] {
    guard eat("<") else { return [] }
    var arguments: [TypeSyntax] = []
    repeat { arguments.append(try type()) } while eat(",")
    try expect(">")
    return arguments
  }

  /// Parses `'(' [element {',' element}] ')' [effects '->' type]`.
  private mutating func tupleOrFunction() throws(CatalogueError) -> TypeSyntax {
    try expect("(")
    var elements: [TypeSyntax] = []
    var labels: [String] = []
    while !eat(")") {
      labels.append(eatLabel())
      elements.append(try type())
      guard eat(",") || isNext(")") else { throw error("expected ',' or ')'") }
    }
    let isAsync = eat(word: "async")
    let isThrowing = eat(word: "throws")
    let tuple = TypeSyntax.tuple(elements, labels: labels.contains { $0 != "" } ? labels : [])
    guard eat("->") else {
      guard !isAsync, !isThrowing else { throw error("expected '->'") }
      if elements.count == 1, labels == [""], !elements[0].isPack { return elements[0] }
      return tuple
    }
    let effects = (isAsync ? "async " : "") + (isThrowing ? "throws " : "")
    return .function(tuple, effects: effects, try type())
  }

  /// Reads `name:` or `_ name:`; gives an empty string where there is none.
  private mutating func eatLabel() -> String {
    var trial = self
    guard let first = trial.eatName() else { return "" }
    let second = trial.eatName()
    guard trial.eat(":") else { return "" }
    self = trial
    return second.map { "\(first) \($0)" } ?? first
  }

  /// Parses `'<' parameter {',' parameter} '>'`, if it is there.
  mutating func generics() throws(CatalogueError) -> [GenericSyntax] {
    guard eat("<") else { return [] }
    var generics: [GenericSyntax] = []
    repeat {
      let isPack = eat(word: "each")
      let name = try name()
      let constraint: TypeSyntax? = eat(":") ? try type() : nil
      generics.append(GenericSyntax(name: isPack ? "each \(name)" : name, constraint: constraint))
    } while eat(",")
    try expect(">")
    return generics
  }

  /// Parses `'where' requirement {',' requirement}`, if it is there.
  mutating func requirements() throws(CatalogueError) -> [RequirementSyntax] {
    guard eat(word: "where") else { return [] }
    var requirements: [RequirementSyntax] = []
    repeat {
      let left = try type()
      let isEquality = eat("==")
      if !isEquality { try expect(":") }
      requirements.append(
        RequirementSyntax(left: left, isEquality: isEquality, right: try type()))
    } while eat(",")
    return requirements
  }

  /// Parses `'(' [parameter {',' parameter}] ')'`.
  mutating func parameters() throws(CatalogueError) -> [ParameterSyntax] {
    try expect("(")
    var parameters: [ParameterSyntax] = []
    while !eat(")") {
      parameters.append(try parameter())
      guard eat(",") || isNext(")") else { throw error("expected ',' or ')'") }
    }
    return parameters
  }

  /// Parses `['@' builder] [label [name] ':'] ['@autoclosure'] type ['...'] ['=' default]`.
  private mutating func parameter() throws(CatalogueError) -> ParameterSyntax {
    var builder: String?
    if isNext("@"), !isNext("@autoclosure") {
      var trial = self
      _ = trial.eat("@")
      let name = try trial.name()
      if name.hasSuffix("Builder") {
        builder = name
        self = trial
      }
    }
    let words = eatLabel().split(separator: " ").map(String.init)
    let isAutoclosure = eat("@autoclosure")
    var parameter = ParameterSyntax(
      type: try type(), builder: builder, isAutoclosure: isAutoclosure)
    parameter.label = words.first == "_" ? nil : words.first
    parameter.name = words.count > 1 ? words[1] : nil
    parameter.isVariadic = eat("...")
    if eat("=") { parameter.defaultValue = try defaultValue() }
    return parameter
  }
}
