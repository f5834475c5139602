import VMLDiagnostics

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
  /// The names that are props here; every other assign is data.
  let props: Set<String>
  private(set) var data: Set<String> = []

  init(_ text: String, variables: Set<String>, props: Set<String>) {
    characters = Array(text)
    self.variables = variables
    self.props = props
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

  private mutating func whole() -> Term? {
    guard let term = expression(0) else { return nil }
    skip()
    return index == characters.count ? term : nil
  }

  // MARK: Operators

  private static let operators: [(sign: String, strength: Int, vml: String)] = [
    ("|>", 8, ""), ("&&", 2, "&&"), ("and ", 2, "&&"), ("||", 1, "||"), ("or ", 1, "||"),
    ("==", 3, "=="), ("!=", 3, "!="), ("<=", 3, "<="), (">=", 3, ">="), ("<>", 4, "+"),
    ("++", 4, "+"), ("..", 4, "..."), ("<", 3, "<"), (">", 3, ">"), ("+", 5, "+"), ("-", 5, "-"),
    ("*", 6, "*"), ("/", 6, "/"),
  ]

  /// Recursion is limited by ``depthLimit``.
  private mutating func expression(_ least: Int) -> Term? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard var left = prefix() else { return nil }
    while true {
      skip()
      guard let found = Self.operators.first(where: { looksAt($0.sign) }),
        found.strength >= least
      else { return left }
      index += found.sign.count
      if found.sign == "|>" {
        guard let piped = call(on: left) else { return nil }
        left = piped
        continue
      }
      guard let right = expression(found.strength + 1) else { return nil }
      left = joined(left, found, right)
    }
  }

  private func joined(
    _ left: Term, _ found: (sign: String, strength: Int, vml: String), _ right: Term
  ) -> Term {
    let sides = [left, right].map { $0.strength < found.strength ? "(\($0.code))" : $0.code }
    let blank = found.vml == "..." ? "" : " "
    var term = Term(
      code: sides[0] + blank + found.vml + blank + sides[1], strength: found.strength)
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
      guard let term = expression(7) else { return nil }
      let code = term.strength < 7 ? "(\(term.code))" : term.code
      return Term(code: (sign == "-" ? "-" : "!") + code, strength: 7)
    }
    guard var term = primary() else { return nil }
    while index < characters.count {
      if characters[index] == ".", index + 1 < characters.count, characters[index + 1].isLetter {
        index += 1
        let name = word()
        if let changed = Self.members[name] {
          term = Term(code: "\(term.code).\(changed)")
        } else {
          term = Term(code: "\(term.code).\(name)")
        }
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

  private static let members = ["inserted_at": "insertedAt"]

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
    if props.contains(name) { return Term(code: camelCase(name)) }
    data.insert(name)
    return Term(code: "data.\(name)")
  }

  private mutating func named() -> Term? {
    let name = word()
    switch name {
    case "true", "false", "nil": return Term(code: name)
    case "if": return choice()
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
    guard let first = arguments.first, let form = Self.functions[name] else { return nil }
    let base = first.strength < 9 ? "(\(first.code))" : first.code
    var code = form.replacing("%", with: base)
    for (number, argument) in arguments.dropFirst().enumerated() {
      code = code.replacing("$\(number + 1)", with: argument.code)
    }
    return code.contains("$1") || code.contains("$2")
      ? nil : Term(code: code, strength: code.contains(" ") ? 3 : 9)
  }

  private static let functions = [
    "String.upcase": "%.uppercased()", "String.downcase": "%.lowercased()",
    "String.capitalize": "%.capitalized", "String.trim": "%.trimmed",
    "String.length": "%.count", "String.contains?": "%.contains($1)",
    "String.starts_with?": "%.hasPrefix($1)", "String.ends_with?": "%.hasSuffix($1)",
    "String.split": "%.split($1)", "String.replace": "%.replacing($1, with: $2)",
    "String.slice": "%.prefix($2)", "Enum.count": "%.count", "length": "%.count",
    "Enum.empty?": "%.isEmpty", "Enum.any?": "!%.isEmpty", "Enum.join": "%.joined($1)",
    "Enum.reverse": "%.reversed()", "Enum.sort": "%.sorted()", "Enum.take": "%.prefix($1)",
    "Enum.drop": "%.dropFirst($1)", "Enum.at": "%[$1]", "Enum.sum": "%.sum()",
    "Enum.uniq": "%.unique()", "Enum.member?": "%.contains($1)", "List.first": "%.first",
    "List.last": "%.last", "hd": "%.first", "is_nil": "% == nil", "to_string": "String(%)",
    "round": "%.rounded()", "trunc": "Int(%)", "abs": "abs(%)", "min": "min(%, $1)",
    "max": "max(%, $1)", "rem": "% % $1",
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
