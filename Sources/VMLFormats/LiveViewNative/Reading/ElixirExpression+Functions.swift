extension ElixirExpression {
  mutating func call(on receiver: ElixirTerm) -> ElixirTerm? {
    skip()
    let name = word()
    return name.isEmpty ? nil : function(name, on: receiver)
  }

  /// `String.upcase(x)`, `length(x)`: a function with its first argument.
  mutating func function(_ head: String, on receiver: ElixirTerm?) -> ElixirTerm? {
    var name = head
    while index < characters.count, characters[index] == "." {
      index += 1
      name += "." + word()
    }
    var arguments = receiver.map { [$0] } ?? []
    if take("(") {
      while !take(")") {
        guard let argument = expression(0) else { return nil }
        arguments.append(argument)
        _ = take(",")
        guard index < characters.count else { return nil }
      }
    }
    guard var form = Self.functions["\(name)/\(arguments.count)"],
      !arguments.contains(where: \.isSlot)
    else { return nil }
    if name == "String.slice" {
      guard !arguments[1].code.hasPrefix("-") else { return nil }
      if arguments[1].code == "0" { form = "$0.prefix($2)" }
    }
    let signs = [(" == ", 3), (" + ", 5), (" % ", 6)]
    let strength = signs.first { form.contains($0.0) }?.1 ?? (form.hasPrefix("!") ? 7 : 9)
    let isOperation = strength < 7
    var code = ""
    var isHole = false
    for character in form {
      if isHole, let number = character.wholeNumberValue {
        let argument = arguments[number].asValue
        let isLoose =
          argument.strength < 9 && (number == 0 && !form.contains("($0)") || isOperation)
        code += isLoose ? "(\(argument.code))" : argument.code
      } else if character != "$" {
        code.append(character)
      }
      isHole = character == "$"
    }
    let isBoolean = strength == 3 || strength == 7 || Self.questions.contains(where: form.contains)
    let isOpen = ["$0.first", "$0.last", "$0[$1]"].contains(form)
    return ElixirTerm(
      code: code, strength: strength, kind: isBoolean ? .boolean : isOpen ? .unknown : .other)
  }

  private static let questions = [".contains(", ".hasPrefix(", ".hasSuffix(", ".isEmpty"]

  /// By name and count of arguments: each `$0` is the first one.
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
    "Enum.map/2": "$0.map($1)", "Enum.sort_by/2": "$0.sorted(by: $1)",
    "List.first/1": "$0.first", "List.last/1": "$0.last", "hd/1": "$0.first",
    "is_nil/1": "$0 == nil", "to_string/1": "String($0)", "round/1": "$0.rounded()",
    "trunc/1": "Int($0)", "abs/1": "abs($0)", "min/2": "min($0, $1)", "max/2": "max($0, $1)",
    "rem/2": "$0 % $1", "Integer.to_string/1": "String($0)", "Float.to_string/1": "String($0)",
    "Float.round/2": "$0.rounded(to: $1)",
  ]
}
