import VMLCatalog
import VMLDiagnostics

/// The assigns of a template that a component's caller gives; every other one of a page is data.
struct TemplateAssigns {
  /// Types by name.
  var props: [String: String] = [:]
  var slots: Set<String> = []
  /// Name of the attributes that are handed on: `@rest`.
  var rest = "rest"
  var isComponent = false

  /// Attributes that a call hands on to the root of a component by itself.
  static let passed: Set = ["class", "id", "style", "tag", "template"]
}

/// An expression of Elixir as a template has it, in the words of VML.
///
/// Reads literals, assigns, members, operators, pipes, a few functions of the standard library and
/// what `if` gives; everything else has no form.
struct ElixirExpression {
  var characters: [Character]
  var index = 0
  private var depth = 0
  /// The code for each name that a loop has given, or a function while it is read.
  var variables: [String: String]
  /// Names for what tuples hold, which become objects.
  let members: [String]
  var isInCapture = false
  let assigns: TemplateAssigns
  /// Assigns that are read from the data of the page.
  private(set) var data: Set<String> = []
  /// Assigns of a component that no `attr` declares.
  private(set) var undeclared: Set<String> = []
  /// Whether it is the class of a component's root, which has its call's class too.
  private let isClass: Bool

  init(
    _ text: String, variables: [String: String], assigns: TemplateAssigns, isClass: Bool = false,
    members: [String] = []
  ) {
    characters = Array(text)
    self.members = members
    self.variables = variables
    self.assigns = assigns
    self.isClass = isClass
  }

  /// The expression as VML's; `nil` without a form.
  mutating func code() -> String? { whole()?.asValue.code }

  /// The expression as a condition of VML's.
  mutating func test() -> String? { whole()?.asTest.code }

  /// The expression as a side of a comparison.
  mutating func operand() -> String? { whole()?.held(4) }

  /// The expression as the text of an attribute or view, with interpolations.
  ///
  /// A value that `isShown` is no boolean, and nil is an empty text; an attribute that is nil is
  /// left out.
  mutating func attribute(isShown: Bool = false) -> String? {
    guard let whole = whole() else { return nil }
    let term = isShown ? whole.asText : whole
    if let text = term.source ?? term.text.map(escapedInterpolation) { return text }
    let isConstant = Double(term.code) != nil || ["true", "false"].contains(term.code)
    return isConstant ? term.code : "\\(\(term.code))"
  }

  /// The expression as the value of a step; a constant is a text unless it `isTyped`.
  mutating func step(isTyped: Bool = false) -> String? {
    guard let term = whole()?.asValue else { return nil }
    if term.source != nil { return term.code }
    let isConstant = Double(term.code) != nil || ["true", "false"].contains(term.code)
    if isTyped, isConstant { return term.code }
    if term.text != nil || isConstant { return singleQuoted(term.text ?? term.code) }
    return "\\(\(term.code))"
  }

  private mutating func whole() -> ElixirTerm? {
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
    Operator(sign: "and", binding: 2, strength: 2, vml: "&&"),
    Operator(sign: "||", binding: 1, strength: 1, vml: "||"),
    Operator(sign: "or", binding: 1, strength: 1, vml: "||"),
    Operator(sign: "in", binding: 6, strength: 9, vml: ""),
    Operator(sign: "not in", binding: 6, strength: 7, vml: "!"),
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
  mutating func expression(_ least: Int) -> ElixirTerm? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard var left = prefix() else { return nil }
    while true {
      skip()
      guard let found = Self.operators.first(where: looksAt), found.binding >= least
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
      guard let joined = joined(left, found, right) else { return nil }
      left = joined
    }
  }

  /// Whether an operator is next; `index` begins with the letters of one.
  private func looksAt(_ found: Operator) -> Bool {
    guard looksAt(found.sign) else { return false }
    let end = index + found.sign.count
    let isWord = found.sign.last?.isLetter == true
    return !isWord || end == characters.count
      || !(characters[end].isLetter || characters[end].isNumber || "_?!".contains(characters[end]))
  }

  private func joined(_ left: ElixirTerm, _ found: Operator, _ right: ElixirTerm) -> ElixirTerm? {
    // `@footer != []`: whether the caller has filled a slot.
    if left.isSlot, right.code == "[]", found.binding == 3 {
      let isFilled = found.vml == "!="
      return isFilled ? left : left.negated
    }
    switch found.vml {
    case "||", "&&":
      // `and` and `or` are of booleans alone.
      let isStrict = found.sign == "and" || found.sign == "or"
      let sides = [left, right].map { isStrict ? $0.asBoolean : $0 }
      return found.vml == "||" ? sides[0].or(sides[1]) : sides[0].and(sides[1])
    case "", "!":
      return ElixirTerm(
        code: "\(found.vml)\(right.held(9)).contains(\(left.asValue.code))",
        strength: found.strength, kind: .boolean)
    default: break
    }
    // Comparisons and ranges do not chain; the others group to the left.
    let isChained = found.strength != 3 && found.strength != 4
    let least = (
      left: found.strength + (isChained ? 0 : 1),
      right: found.strength + (found.groupsToTheRight && isChained ? 0 : 1)
    )
    var sides = (left: left.held(least.left), right: right.held(least.right))
    if found.sign == "/" {
      // Of two integers VML gives an integer, and Elixir none.
      let isInteger = { (text: String) in text.allSatisfy(\.isNumber) }
      if isInteger(sides.right) {
        sides.right += ".0"
      } else if isInteger(sides.left) {
        sides.left += ".0"
      } else if Double(sides.right) == nil {
        sides.left += " * 1.0"
      }
    }
    let blank = found.vml == "..." ? "" : " "
    var term = ElixirTerm(
      code: sides.left + blank + found.vml + blank + sides.right, strength: found.strength,
      kind: found.strength == 3 ? .boolean : .other)
    if found.sign == "<>", left.source != nil || right.source != nil {
      term.source = [left, right].map { $0.source ?? "\\(\($0.asText.code))" }.joined()
    }
    return term
  }

  private static let depthLimit = 100

  private mutating func prefix() -> ElixirTerm? {
    skip()
    if looksAt("-") {
      index += 1
      return expression(10).map { ElixirTerm(code: "-\($0.held(7))", strength: 7, kind: .other) }
    }
    let not = Operator(sign: "not", binding: 0, strength: 7, vml: "!")
    if looksAt("!") || looksAt(not) {
      let isWord = looksAt("n")
      index += isWord ? 3 : 1
      guard let term = expression(10) else { return nil }
      skip()
      // `not a in b` is `a not in b`.
      guard isWord, let found = Self.operators.first(where: { $0.sign == "in" }), looksAt(found)
      else { return term.negated }
      index += found.sign.count
      guard let list = expression(found.binding + 1) else { return nil }
      return ElixirTerm(
        code: "!\(list.held(9)).contains(\(term.asValue.code))", strength: 7, kind: .boolean)
    }
    guard var term = primary() else { return nil }
    while index < characters.count {
      if characters[index] == ".", index + 1 < characters.count, characters[index + 1].isLetter {
        index += 1
        let name = word()
        // `mine?` is a key that no name of VML is.
        let isPlain = !name.contains { "?!".contains($0) }
        guard !term.isSlot else { return nil }
        term = ElixirTerm(code: isPlain ? "\(term.held(9)).\(name)" : "\(term.held(9))['\(name)']")
      } else if characters[index] == "[" {
        index += 1
        skip()
        let isKey = looksAt(":")
        guard let item = expression(0), take("]") else { return nil }
        guard !term.isSlot else { return nil }
        term = ElixirTerm(
          code: isKey && item.text != nil
            ? "\(term.held(9)).\(item.text ?? "")" : "\(term.held(9))[\(item.asValue.code)]")
      } else {
        break
      }
    }
    return term
  }

  // MARK: Primaries

  private mutating func primary() -> ElixirTerm? {
    guard index < characters.count else { return nil }
    let character = characters[index]
    switch character {
    case "(":
      index += 1
      guard let inner = expression(0), take(")") else { return nil }
      return inner
    case "\"": return string()
    case "@":
      index += 1
      return assign(word())
    case ":":
      index += 1
      if index < characters.count, characters[index] == "\"" { return string() }
      let name = word()
      return name.isEmpty ? nil : ElixirTerm(code: singleQuoted(name), text: name, kind: .other)
    case "[": return list()
    case "&": return capture()
    case "{": return tuple()
    case "~":
      // `~p"/lamps/#{id}"`: a path.
      guard looksAt("~p\"") else { return nil }
      index += 2
      return string()
    default:
      if character.isNumber { return ElixirTerm(code: number(), kind: .other) }
      guard character.isLetter || character == "_" else { return nil }
      return named()
    }
  }

  private mutating func assign(_ name: String) -> ElixirTerm? {
    guard !name.isEmpty else { return nil }
    if let type = assigns.props[name] {
      let isOpen = type.hasPrefix("any")
      return ElixirTerm(
        code: camelCase(name),
        kind: isOpen ? .unknown : type.hasPrefix("boolean") ? .boolean : .other,
        mayBeNil: type.hasSuffix("?"))
    }
    // Nothing says whether the caller has given views.
    if name == "inner_block" { return nil }
    if assigns.slots.contains(name) {
      return ElixirTerm(code: "slots.\(name)", kind: .boolean, isSlot: true)
    }
    guard !assigns.isComponent else {
      // The rest is the root's own, beside the class of the call.
      if name == "class", isClass {
        return ElixirTerm(code: "''", text: "", source: "", kind: .other)
      }
      guard name != assigns.rest, !TemplateAssigns.passed.contains(name) else { return nil }
      undeclared.insert(name)
      return ElixirTerm(code: camelCase(name), mayBeNil: true)
    }
    data.insert(name)
    return ElixirTerm(code: "data.\(name)")
  }

  private mutating func named() -> ElixirTerm? {
    let name = word()
    switch name {
    case "true", "false": return ElixirTerm(code: name, kind: .boolean)
    case "nil": return ElixirTerm(code: name, kind: .other, mayBeNil: true)
    case "if": return choice()
    case "gettext": return translated()
    case "fn": return function()
    default: break
    }
    if index < characters.count, characters[index] == ".", name.first?.isUppercase == true {
      return function(name, on: nil)
    }
    if index < characters.count, characters[index] == "(" { return function(name, on: nil) }
    return variables[name].map { ElixirTerm(code: $0) }
  }

  /// `if(a, do: b, else: c)` and `if a, do: b, else: c`.
  private mutating func choice() -> ElixirTerm? {
    let start = index
    if take("("), let made = branches(), take(")") { return made }
    index = start
    return branches()
  }

  private mutating func branches() -> ElixirTerm? {
    guard let test = expression(0)?.asTest, take(","), take("do:"), let one = expression(0)
    else { return nil }
    let start = index
    guard take(","), take("else:") else {
      index = start
      let guarded = (test.held(1), one.held(1))
      return ElixirTerm(
        code: "\(guarded.0) ? \(guarded.1) : nil", strength: 0, kind: .other, mayBeNil: true,
        guarded: guarded)
    }
    guard let other = expression(0) else { return nil }
    return ElixirTerm(
      code: "\(test.held(1)) ? \(one.held(1)) : \(other.held(0))", strength: 0,
      kind: one.kind == other.kind ? one.kind : .unknown, mayBeNil: one.mayBeNil || other.mayBeNil)
  }

  /// `gettext("Hello %{name}", name: @name)`: the text, with what its holes hold.
  private mutating func translated() -> ElixirTerm? {
    guard take("(") else { return nil }
    skip()
    guard looksAt("\""), let text = string()?.text else { return nil }
    var holes: [String: String] = [:]
    while take(",") {
      skip()
      let name = word()
      guard !name.isEmpty, take(":"), let hole = expression(0) else { return nil }
      holes[name] = hole.asText.code
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
    return ElixirTerm(
      code: "'\(code)'", text: rest == text[...] ? text : nil, source: source, kind: .other)
  }

  private mutating func list() -> ElixirTerm? {
    index += 1
    var items: [String] = []
    while !take("]") {
      guard let item = expression(0) else { return nil }
      items.append(item.asValue.code)
      _ = take(",")
      guard index < characters.count else { return nil }
    }
    return ElixirTerm(code: "[\(items.joined(separator: ", "))]", kind: .other)
  }

  private mutating func string() -> ElixirTerm? {
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
        code += "\\(\(hole.asText.code))"
        source += "\\(\(hole.asText.code))"
        continue
      }
      plain.append(characters[index])
      index += 1
    }
    guard index < characters.count else { return nil }
    index += 1
    code += quotedBody(plain)
    source += escapedInterpolation(plain)
    return ElixirTerm(code: "'\(code)'", text: isPlain ? plain : nil, source: source, kind: .other)
  }

  // MARK: Characters

  mutating func skip() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  func looksAt(_ text: String) -> Bool {
    index + text.count <= characters.count
      && characters[index..<index + text.count].elementsEqual(text)
  }

  mutating func take(_ text: String) -> Bool {
    skip()
    guard looksAt(text) else { return false }
    index += text.count
    return true
  }

  mutating func word() -> String {
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

/// `product_row` as `ProductRow`.
func pascalCase(_ name: String) -> String {
  let camel = camelCase(name)
  return camel.prefix(1).uppercased() + camel.dropFirst()
}

/// The name of the component that a function becomes: `button` would be a view of SwiftUI.
func componentName(of function: String) -> String {
  let name = pascalCase(function)
  return Catalog.element(name) == nil ? name : name + "View"
}

/// `product_row` as `productRow`.
func camelCase(_ name: String) -> String {
  let parts = name.split(separator: "_")
  guard let first = parts.first else { return name }
  return String(first)
    + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
