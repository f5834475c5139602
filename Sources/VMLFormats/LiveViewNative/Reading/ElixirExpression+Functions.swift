extension ElixirExpression {
  mutating func call(on receiver: ElixirTerm) -> ElixirTerm? {
    skip()
    let name = word()
    return name.isEmpty ? nil : function(name, on: receiver)
  }

  /// `String.upcase(x)`, `length(x)`: a function with its first argument.
  mutating func function(_ head: String, on receiver: ElixirTerm?) -> ElixirTerm? {
    let name = head + functionName()
    var arguments = receiver.map { [$0] } ?? []
    if take("(") {
      while !take(")") {
        guard let argument = expression(0) else { return nil }
        arguments.append(argument)
        _ = take(",")
        guard index < characters.count else { return nil }
      }
    }
    return applied(name, to: arguments)
  }

  /// `& &1.name`, `&(&1.price * 2)`, `&String.upcase/1`, and `&1` in one.
  mutating func capture() -> ElixirTerm? {
    index += 1
    if looksAt("1") {
      index += 1
      return isInCapture ? ElixirTerm(code: "$0") : nil
    }
    guard !isInCapture else { return nil }
    isInCapture = true
    defer { isInCapture = false }
    let start = index
    let name = functionName()
    if !name.isEmpty, take("/1") {
      return applied(name, to: [ElixirTerm(code: "$0")])?.function(of: nil)
    }
    index = start
    return expression(0)?.function(of: nil)
  }

  /// `fn item -> item.name end`.
  mutating func function() -> ElixirTerm? {
    skip()
    let name = word()
    guard !name.isEmpty, take("->") else { return nil }
    let outer = variables
    variables[name] = camelCase(name)
    defer { variables = outer }
    guard let body = expression(0), take("end") else { return nil }
    return body.function(of: camelCase(name))
  }

  /// `{"Name", "name"}`, where names for its parts are known.
  mutating func tuple() -> ElixirTerm? {
    index += 1
    var parts: [String] = []
    while !take("}") {
      guard parts.count < members.count, let part = expression(0) else { return nil }
      parts.append("'\(members[parts.count])': \(part.asValue.code)")
      _ = take(",")
    }
    guard parts.count == members.count, !parts.isEmpty else { return nil }
    return ElixirTerm(code: "[\(parts.joined(separator: ", "))]", kind: .other)
  }

  /// `String.upcase`, or what is left of it.
  mutating func functionName() -> String {
    var name = word()
    while index < characters.count, characters[index] == "." {
      index += 1
      name += "." + word()
    }
    return name
  }

  /// A function with its arguments; `nil` for one that VML has not.
  func applied(_ name: String, to arguments: [ElixirTerm]) -> ElixirTerm? {
    guard var form = Self.functions["\(name)/\(arguments.count)"],
      !arguments.contains(where: \.isSlot)
    else { return nil }
    if name == "String.slice" {
      guard !arguments[1].code.hasPrefix("-") else { return nil }
      if arguments[1].code == "0" { form = "$0.prefix($2)" }
    }
    if name == "Enum.sort_by", arguments[1].code.first == "{" { form = "$0.sorted(@1)" }
    let signs = [(" == ", 3), (" + ", 5), (" % ", 6)]
    let strength = signs.first { form.contains($0.0) }?.1 ?? (form.hasPrefix("!") ? 7 : 9)
    let isOperation = strength < 7
    var code = ""
    var sign: Character?
    for character in form {
      if let sign, let number = character.wholeNumberValue {
        guard sign == "$" else {
          guard let closure = arguments[number].closure else { return nil }
          code += sign == "#" ? closure.test : sign == "~" ? closure.not : closure.value
          continue
        }
        let argument = arguments[number].asValue
        let isLoose =
          argument.strength < 9 && (number == 0 && !form.contains("($0)") || isOperation)
        code += isLoose ? "(\(argument.code))" : argument.code
      } else if !"$#~@".contains(character) {
        code.append(character)
      }
      sign = "$#~@".contains(character) ? character : nil
    }
    let isBoolean = strength == 3 || strength == 7 || Self.questions.contains(where: form.contains)
    let isOpen = ["$0.first", "$0.last", "$0[$1]", "$0.first(#1)"].contains(form)
    return ElixirTerm(
      code: code, strength: strength, kind: isBoolean ? .boolean : isOpen ? .unknown : .other)
  }

  private static let questions = [
    ".contains(", ".hasPrefix(", ".hasSuffix(", ".isEmpty", ".allSatisfy(",
  ]

  /// By name and count of arguments: each `$0` is the first one, `@1` the second as a closure, `#1`
  /// as one that is a condition, and `~1` as its opposite.
  private static let functions = [
    "String.upcase/1": "$0.uppercased()", "String.downcase/1": "$0.lowercased()",
    "String.capitalize/1": "$0.prefix(1).uppercased() + $0.dropFirst().lowercased()",
    "String.trim/1": "$0.trimmed", "String.length/1": "$0.count",
    "String.contains?/2": "$0.contains($1)", "String.starts_with?/2": "$0.hasPrefix($1)",
    "String.ends_with?/2": "$0.hasSuffix($1)", "String.split/2": "$0.split($1)",
    "String.replace/3": "$0.replacing($1, with: $2)",
    "String.slice/3": "$0.dropFirst($1).prefix($2)", "Enum.count/1": "$0.count",
    "length/1": "$0.count", "Enum.empty?/1": "$0.isEmpty", "Enum.any?/1": "!$0.isEmpty",
    "Enum.join/1": "$0.joined()", "Enum.join/2": "$0.joined($1)",
    "Enum.reverse/1": "$0.reversed()", "Enum.sort/1": "$0.sorted()",
    "Enum.take/2": "$0.prefix($1)", "Enum.drop/2": "$0.dropFirst($1)", "Enum.at/2": "$0[$1]",
    "Enum.sum/1": "$0.sum()", "Enum.uniq/1": "$0.unique()", "Enum.member?/2": "$0.contains($1)",
    "Enum.filter/2": "$0.filter(#1)", "Enum.reject/2": "$0.filter(~1)",
    "Enum.any?/2": "$0.contains(#1)", "Enum.all?/2": "$0.allSatisfy(#1)",
    "Enum.find/2": "$0.first(#1)", "Enum.count/2": "$0.count(#1)",
    "Enum.flat_map/2": "$0.flatMap($1)", "Enum.map_join/3": "$0.map($2).joined($1)",
    "Enum.uniq_by/2": "$0.unique(@1)",
    "Enum.map/2": "$0.map($1)", "Enum.sort_by/2": "$0.sorted(by: $1)",
    "List.first/1": "$0.first", "List.last/1": "$0.last", "hd/1": "$0.first",
    "is_nil/1": "$0 == nil", "to_string/1": "String($0)", "round/1": "$0.rounded()",
    "trunc/1": "Int($0)", "abs/1": "abs($0)", "min/2": "min($0, $1)", "max/2": "max($0, $1)",
    "rem/2": "$0 % $1", "Integer.to_string/1": "String($0)", "Float.to_string/1": "String($0)",
    "Float.round/2": "$0.rounded(to: $1)",
  ]
}
