import VMLDiagnostics

/// The assigns of a template that a component's caller gives; every other one is data.
struct TemplateAssigns {
  var props: Set<String> = []
  var slots: Set<String> = []
  /// Attributes that a call hands on to the root of the component by itself.
  var passed: Set<String> = []
}

/// An expression of Elixir as a template has it, in the words of VML.
///
/// Reads literals, assigns, members, operators, pipes, a few functions of the standard library and
/// what `if` gives; everything else has no form.
struct ElixirExpression {
  /// The strength with which the expression holds together: 0 for a choice, 9 for a name.
  private struct Term {
    var code: String
    var strength = 9
    /// The text, if it is a plain string.
    var text: String?
    /// The text of a string as a page has it, with interpolations.
    var source: String?
  }

  private var characters: [Character]
  private var index = 0
  private var depth = 0
  /// Names that loops and slots have given; every other one is an assign's.
  let variables: Set<String>
  let assigns: TemplateAssigns
  private(set) var data: Set<String> = []

  init(_ text: String, variables: Set<String>, assigns: TemplateAssigns) {
    characters = Array(text)
    self.variables = variables
    self.assigns = assigns
  }

  /// The expression as VML's; `nil` without a form.
  mutating func code() -> String? { whole()?.code }

  /// The expression as the text of an attribute, with interpolations.
  mutating func attribute() -> String? {
    guard let term = whole() else { return nil }
    if let text = term.source ?? term.text.map(escapedInterpolation) { return text }
    let isConstant = Double(term.code) != nil || ["true", "false"].contains(term.code)
    return isConstant ? term.code : "\\(\(term.code))"
  }

  /// The expression as the value of a step.
  mutating func step() -> String? {
    guard let term = whole() else { return nil }
    if term.source != nil { return term.code }
    let isConstant = Double(term.code) != nil || ["true", "false"].contains(term.code)
    if term.text != nil || isConstant { return singleQuoted(term.text ?? term.code) }
    return "\\(\(term.code))"
  }

  private mutating func whole() -> Term? {
    guard let term = expression(0) else { return nil }
    skip()
    return index == characters.count ? term : nil
  }

  // MARK: Operators

  private struct Operator {
    var sign: String
    /// The strength of its hold in Elixir, above 0.
    var binding: Int
    /// The strength of what VML writes for it.
    var strength: Int
    var vml: String

    /// `a <> b <> c` is `a <> (b <> c)`.
    var groupsToTheRight: Bool { binding == 7 }
  }

  private static let operators = [
    Operator(sign: "|>", binding: 5, strength: 9, vml: ""),
    Operator(sign: "&&", binding: 2, strength: 2, vml: "&&"),
    Operator(sign: "and ", binding: 2, strength: 2, vml: "&&"),
    Operator(sign: "||", binding: 1, strength: 1, vml: "||"),
    Operator(sign: "or ", binding: 1, strength: 1, vml: "||"),
    Operator(sign: "==", binding: 3, strength: 3, vml: "=="),
    Operator(sign: "!=", binding: 3, strength: 3, vml: "!="),
    Operator(sign: "<=", binding: 4, strength: 3, vml: "<="),
    Operator(sign: ">=", binding: 4, strength: 3, vml: ">="),
    Operator(sign: "<>", binding: 7, strength: 5, vml: "+"),
    Operator(sign: "++", binding: 7, strength: 5, vml: "+"),
    Operator(sign: "..", binding: 7, strength: 4, vml: "..."),
    Operator(sign: "<", binding: 4, strength: 3, vml: "<"),
    Operator(sign: ">", binding: 4, strength: 3, vml: ">"),
    Operator(sign: "+", binding: 8, strength: 5, vml: "+"),
    Operator(sign: "-", binding: 8, strength: 5, vml: "-"),
    Operator(sign: "*", binding: 9, strength: 6, vml: "*"),
    Operator(sign: "/", binding: 9, strength: 6, vml: "/"),
  ]

  /// Recursion is limited by ``depthLimit``.
  private mutating func expression(_ least: Int) -> Term? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard var left = prefix() else { return nil }
    while true {
      skip()
      guard let found = Self.operators.first(where: { looksAt($0.sign) }), found.binding >= least
      else { return left }
      index += found.sign.count
      if found.sign == "|>" {
        guard let piped = call(on: left) else { return nil }
        left = piped
        continue
      }
      guard let right = expression(found.binding + (found.groupsToTheRight ? 0 : 1)) else {
        return nil
      }
      left = joined(left, found, right)
    }
  }

  private func joined(_ left: Term, _ found: Operator, _ right: Term) -> Term {
    // `@footer != []`: whether the caller has filled a slot.
    if left.code.hasPrefix("slots."), right.code == "[]", found.binding == 3 {
      let isFilled = found.vml == "!="
      return Term(code: isFilled ? left.code : "!\(left.code)", strength: isFilled ? 9 : 7)
    }
    // Comparisons and ranges do not chain; the others group to the left.
    let isChained = found.strength != 3 && found.strength != 4
    let least = (
      left: found.strength + (isChained ? 0 : 1),
      right: found.strength + (found.groupsToTheRight && isChained ? 0 : 1)
    )
    let sides = (
      left: left.strength < least.left ? "(\(left.code))" : left.code,
      right: right.strength < least.right ? "(\(right.code))" : right.code
    )
    let blank = found.vml == "..." ? "" : " "
    var term = Term(
      code: sides.left + blank + found.vml + blank + sides.right, strength: found.strength)
    if found.sign == "<>", left.source != nil || right.source != nil {
      term.source = [left, right].map { $0.source ?? "\\(\($0.code))" }.joined()
    }
    return term
  }

  private static let depthLimit = 100

  private mutating func prefix() -> Term? {
    skip()
    for sign in ["!", "not ", "-"] where looksAt(sign) {
      index += sign.count
      guard let term = expression(10) else { return nil }
      let code = term.strength < 7 ? "(\(term.code))" : term.code
      return Term(code: (sign == "-" ? "-" : "!") + code, strength: 7)
    }
    guard var term = primary() else { return nil }
    while index < characters.count {
      if characters[index] == ".", index + 1 < characters.count, characters[index + 1].isLetter {
        index += 1
        let name = word()
        // `mine?` is a key that no name of VML is.
        let isPlain = !name.contains { "?!".contains($0) }
        term = Term(code: isPlain ? "\(term.code).\(name)" : "\(term.code)['\(name)']")
      } else if characters[index] == "[" {
        index += 1
        skip()
        let isKey = looksAt(":")
        guard let item = expression(0), take("]") else { return nil }
        term = Term(
          code: isKey && item.text != nil
            ? "\(term.code).\(item.text ?? "")" : "\(term.code)[\(item.code)]")
      } else {
        break
      }
    }
    return term
  }

  // MARK: Primaries

  private mutating func primary() -> Term? {
    guard index < characters.count else { return nil }
    let character = characters[index]
    switch character {
    case "(":
      index += 1
      guard let inner = expression(0), take(")") else { return nil }
      return Term(code: "(\(inner.code))", text: inner.text)
    case "\"": return string()
    case "@":
      index += 1
      return assign(word())
    case ":":
      index += 1
      if index < characters.count, characters[index] == "\"" { return string() }
      let name = word()
      return name.isEmpty ? nil : Term(code: singleQuoted(name), text: name)
    case "[": return list()
    case "&":
      // `& &1.name`: a member of each element.
      guard take("& &1.") || take("&(&1.") else { return nil }
      let hasParentheses = characters[index - 4] == "("
      let name = word()
      guard !name.isEmpty, !hasParentheses || take(")") else { return nil }
      return Term(code: "\\.\(name)")
    case "~":
      // `~p"/lamps/#{id}"`: a path.
      guard looksAt("~p\"") else { return nil }
      index += 2
      return string()
    default:
      if character.isNumber { return Term(code: number()) }
      guard character.isLetter || character == "_" else { return nil }
      return named()
    }
  }

  private mutating func assign(_ name: String) -> Term? {
    guard !name.isEmpty else { return nil }
    if assigns.props.contains(name) { return Term(code: camelCase(name)) }
    if assigns.slots.contains(name) { return Term(code: "slots.\(name)") }
    data.insert(name)
    return Term(code: "data.\(name)")
  }

  private mutating func named() -> Term? {
    let name = word()
    switch name {
    case "true", "false", "nil": return Term(code: name)
    case "if": return choice()
    case "gettext": return translated()
    default: break
    }
    if index < characters.count, characters[index] == ".", name.first?.isUppercase == true {
      return function(name, on: nil)
    }
    if index < characters.count, characters[index] == "(" { return function(name, on: nil) }
    return variables.contains(name) ? Term(code: camelCase(name)) : nil
  }

  /// `if(a, do: b, else: c)` and `if a, do: b, else: c`.
  private mutating func choice() -> Term? {
    let hasParentheses = take("(")
    guard let test = expression(0), take(","), take("do:"), let one = expression(0) else {
      return nil
    }
    var other = Term(code: "nil")
    if take(",") {
      guard take("else:"), let rest = expression(0) else { return nil }
      other = rest
    }
    guard !hasParentheses || take(")") else { return nil }
    return Term(code: "\(test.code) ? \(one.code) : \(other.code)", strength: 0)
  }

  /// `gettext("Hello %{name}", name: @name)`: the text, with what its holes hold.
  private mutating func translated() -> Term? {
    guard take("(") else { return nil }
    skip()
    guard looksAt("\""), let text = string()?.text else { return nil }
    var holes: [String: String] = [:]
    while take(",") {
      skip()
      let name = word()
      guard !name.isEmpty, take(":"), let hole = expression(0) else { return nil }
      holes[name] = hole.code
    }
    guard take(")") else { return nil }
    var rest = text[...]
    var (code, source) = ("", "")
    while let start = rest.firstRange(of: "%{"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      guard let hole = holes[String(rest[start.upperBound..<end])] else { return nil }
      let plain = String(rest[..<start.lowerBound])
      code += "\(quotedBody(plain))\\(\(hole))"
      source += "\(escapedInterpolation(plain))\\(\(hole))"
      rest = rest[rest.index(after: end)...]
    }
    code += quotedBody(String(rest))
    source += escapedInterpolation(String(rest))
    return Term(code: "'\(code)'", text: rest == text[...] ? text : nil, source: source)
  }

  private mutating func list() -> Term? {
    index += 1
    var items: [String] = []
    while !take("]") {
      guard let item = expression(0) else { return nil }
      items.append(item.code)
      _ = take(",")
      guard index < characters.count else { return nil }
    }
    return Term(code: "[\(items.joined(separator: ", "))]")
  }

  private mutating func string() -> Term? {
    index += 1
    var plain = ""
    var code = ""
    var source = ""
    var isPlain = true
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count {
        let next = characters[index + 1]
        plain.append(next == "n" ? "\n" : next == "t" ? "\t" : next)
        index += 2
        continue
      }
      if looksAt("#{") {
        isPlain = false
        code += quotedBody(plain)
        source += escapedInterpolation(plain)
        plain = ""
        index += 2
        guard let hole = expression(0), take("}") else { return nil }
        code += "\\(\(hole.code))"
        source += "\\(\(hole.code))"
        continue
      }
      plain.append(characters[index])
      index += 1
    }
    guard index < characters.count else { return nil }
    index += 1
    code += quotedBody(plain)
    source += escapedInterpolation(plain)
    return Term(code: "'\(code)'", text: isPlain ? plain : nil, source: source)
  }

  // MARK: Functions

  private mutating func call(on receiver: Term) -> Term? {
    skip()
    let name = word()
    return name.isEmpty ? nil : function(name, on: receiver)
  }

  /// `String.upcase(x)`, `length(x)`: a function with its first argument.
  private mutating func function(_ head: String, on receiver: Term?) -> Term? {
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
    guard var form = Self.functions["\(name)/\(arguments.count)"] else { return nil }
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
        let argument = arguments[number]
        let isLoose =
          argument.strength < 9 && (number == 0 && !form.contains("($0)") || isOperation)
        code += isLoose ? "(\(argument.code))" : argument.code
      } else if character != "$" {
        code.append(character)
      }
      isHole = character == "$"
    }
    return Term(code: code, strength: strength)
  }

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
    "rem/2": "$0 % $1",
  ]

  // MARK: Characters

  private mutating func skip() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  private func looksAt(_ text: String) -> Bool {
    index + text.count <= characters.count
      && characters[index..<index + text.count].elementsEqual(text)
  }

  private mutating func take(_ text: String) -> Bool {
    skip()
    guard looksAt(text) else { return false }
    index += text.count
    return true
  }

  private mutating func word() -> String {
    let start = index
    while index < characters.count,
      characters[index].isLetter || characters[index].isNumber || "_?!".contains(characters[index])
    {
      // `a != b` is no name with a mark.
      if characters[index] == "!", index + 1 < characters.count, characters[index + 1] == "=" {
        break
      }
      index += 1
    }
    return String(characters[start..<index])
  }

  private mutating func number() -> String {
    let start = index
    while index < characters.count {
      let character = characters[index]
      let isPoint =
        character == "." && index + 1 < characters.count && characters[index + 1].isNumber
      guard character.isNumber || character == "_" || isPoint else { break }
      index += 1
    }
    return characters[start..<index].filter { $0 != "_" }.map(String.init).joined()
  }
}

/// `product_row` as `productRow`.
func camelCase(_ name: String) -> String {
  let parts = name.split(separator: "_")
  guard let first = parts.first else { return name }
  return String(first)
    + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
