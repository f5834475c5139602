import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics

struct ExpressionGrammarTests: ExpressionTesting {
  @Test func integers() {
    expectValue("0", .integer(0))
    expectValue("1_000", .integer(1000))
    expectValue("0xff", .integer(255))
    expectValue("0xFF_FF", .integer(65535))
    expectValue("0b101", .integer(5))
    expectValue("0o17", .integer(15))
    expectValue("9223372036854775807", .integer(.max))
    expectValue("-9223372036854775808", .integer(.min))
    expectError("1️⃣9223372036854775808", .invalidNumber, "this number is out of range")
    expectError("1️⃣12abc2️⃣", .invalidNumber, "'12abc' is neither a number nor a name")
    expectError("1️⃣0xfg2️⃣", .invalidNumber, "'0xfg' is neither a number nor a name")
    expectError("1️⃣0x2️⃣", .invalidNumber, "'0x' is neither a number nor a name")
  }

  @Test func decimals() {
    expectValue("1.5", .number(1.5))
    expectValue("1_0.2_5", .number(10.25))
    expectValue("1e3", .number(1000))
    expectValue("25E-1", .number(2.5))
    expectValue("0.1", .number(0.1))
    expectError("1️⃣1e999", .invalidNumber, "this number is out of range")
    expectError("[1️⃣.5]", .expressionSyntax, "expected a value, found '.'")
  }

  @Test func strings() {
    expectValue(#""a'b""#, .string("a'b"))
    expectValue(#"'a"b'"#, .string("a\"b"))
    expectValue(#""\"\'\\\n\t\r\0""#, .string("\"'\\\n\t\r\0"))
    expectValue(#""\u{e9}\u{1F600}""#, .string("é😀"))
    expectValue("'né 日本'", .string("né 日本"))
    expectValue("''", .string(""))
    expectError("1️⃣'abc2️⃣", .unclosedString, "expected ' to end the string")
    expectError("1️⃣\"ab2️⃣\nc\"", .unclosedString, "expected \" to end the string")
    expectError(#"'a1️⃣\q2️⃣b'"#, .unknownEscape, #"'\q' is no escape"#)
    expectError(#"'a1️⃣\é2️⃣b'"#, .unknownEscape, #"'\é' is no escape"#)
    for escape in [#"\u{d800}"#, #"\u{}"#, #"\u{110000}"#, #"\u12"#, #"\u{12"#, #"\u{123456789}"#] {
      expectError(
        "'1️⃣\(escape)'", .unknownEscape, "expected a character's number, as in '\\u{e9}'")
    }
  }

  @Test func interpolatedStrings() {
    expectValue(#""a\(a)b\(a + 1)""#, .string("a7b8"))
    expectValue(#"'\("\('x')")'"#, .string("x"))
    expectValue(#"'\(a)'"#, .string("7"))
    expectValue(#"'\(half, specifier: "%.2f") of \(a)'"#, .string("0.50 of 7"))
    expectValue(
      #"'\(1.0) \(yes) \(.red) \(home) \(tint)'"#, .string("1.0 true red https://acme.example red"))
    expectError(#"'\(1️⃣words)'"#, .valueWithoutText, "a list has no text")
    expectError(#"'\(1️⃣missing2️⃣)'"#, .unexpectedNil, "'missing' is nil")
    expectError(
      #"'\(a 1️⃣b)'"#, .expressionSyntax,
      "expected ')' to end the interpolation, found 'b'")
    expectError(#"'\(1️⃣)'"#, .expressionSyntax, "expected a value, found ')'")
  }

  @Test func otherLiterals() {
    expectValue("true", .boolean(true))
    expectValue("false", .boolean(false))
    expectValue("nil", .nothing)
    expectValue(".primary", .symbol("primary"))
    expectValue("[1, 'a', [.b],]", .list([.integer(1), .string("a"), .list([.symbol("b")])]))
    expectValue("[]", .list([]))
  }

  @Test func names() {
    let scope = Scope(["größe": .integer(3), "_x1": .integer(4), "trueish": .integer(5)])
    expectValue("größe + _x1 + trueish", .integer(12), in: scope)
  }

  /// Each row: an expression, and the same with the parentheses that Swift's precedence puts there.
  @Test(arguments: [
    ("1 + 2 * 3", "1 + (2 * 3)"),
    ("10 - 4 - 3", "(10 - 4) - 3"),
    ("100 / 10 / 5", "(100 / 10) / 5"),
    ("7 % 4 * 2", "(7 % 4) * 2"),
    ("-2 + 3", "(-2) + 3"),
    ("-a * 2", "(-a) * 2"),
    ("!yes || yes", "(!yes) || yes"),
    ("yes || yes && false", "yes || (yes && false)"),
    ("1 + 1 == 2", "(1 + 1) == 2"),
    ("1 < 2 && 3 > 2", "(1 < 2) && (3 > 2)"),
    ("missing ?? 1 == 1", "(missing ?? 1) == 1"),
    ("missing ?? 1 + 1", "missing ?? (1 + 1)"),
    ("missing ?? missing ?? 3", "missing ?? (missing ?? 3)"),
    ("0..<1 + 2", "0..<(1 + 2)"),
    ("missing ?? 0...2", "missing ?? (0...2)"),
    ("yes ? 1 : yes ? 2 : 3", "yes ? 1 : (yes ? 2 : 3)"),
    ("false ? 1 : false ? 2 : 3", "false ? 1 : (false ? 2 : 3)"),
    ("yes ? false ? 1 : 2 : 3", "yes ? (false ? 1 : 2) : 3"),
    ("yes || false ? 1 : 2", "(yes || false) ? 1 : 2"),
    ("!words.isEmpty", "!(words.isEmpty)"),
    ("-words.count", "-(words.count)"),
    ("1 - -1", "1 - (-1)"),
    ("yes?1:2", "yes ? 1 : 2"),
    ("yes ? .x : .y", "yes ? (.x) : (.y)"),
    ("a*2+1", "(a * 2) + 1"),
  ])
  func precedence(_ source: String, _ grouped: String) {
    let expected = outcome(of: grouped)
    guard case .value(let value) = expected else {
      Issue.record("'\(grouped)' has no value")
      return
    }
    expectValue(source, value)
  }

  @Test func operatorsThatDoNotFollowOneAnother() {
    expectError("1 < 2 1️⃣<2️⃣ 3", .expressionSyntax, "'<' cannot follow another operator of its kind")
    expectError(
      "a == a 1️⃣!=2️⃣ a", .expressionSyntax, "'!=' cannot follow another operator of its kind")
    expectError(
      "1...2 1️⃣..<2️⃣ 3", .expressionSyntax, "'..<' cannot follow another operator of its kind")
  }

  @Test func whatIsNoExpression() {
    let noOperator = "expected an operator or the end of the expression, found"
    expectError("1️⃣", .expressionSyntax, "expected a value, found the end")
    expectError("  1️⃣", .expressionSyntax, "expected a value, found the end")
    expectError("1 +1️⃣", .expressionSyntax, "expected a value, found the end")
    expectError("(11️⃣", .expressionSyntax, "expected ')' to end the parentheses, found the end")
    expectError("[1 1️⃣2]", .expressionSyntax, "expected ',' or ']' after an element, found '2'")
    expectError("words[01️⃣", .expressionSyntax, "expected ']' to end the index, found the end")
    expectError("a.1️⃣+", .expressionSyntax, "expected a member's name after '.', found '+'")
    expectError(
      "yes ? 1 1️⃣", .expressionSyntax,
      "expected ':' and the value for 'false' after '?', found the end")
    expectError(
      "name.prefix(1 1️⃣;)", .expressionSyntax, "expected ',' or ')' after an argument, found ';'")
    expectError(
      "a 1️⃣and2️⃣ a", .expressionSyntax, "\(noOperator) 'and'",
      note: "both conditions must hold: write '&&'")
    expectError("a 1️⃣= a", .expressionSyntax, "\(noOperator) '='", note: "equality is written '=='")
    expectError(
      "a1️⃣!", .expressionSyntax, "\(noOperator) '!'",
      note: "nil is replaced with '??', as in 'a ?? b'")
    expectError("1 1️⃣..2️⃣ 3", .expressionSyntax, "\(noOperator) '..'")
    expectError(
      "1️⃣“2️⃣a”", .expressionSyntax, "expected a value, found '“'",
      note: "strings stand between straight quotes, \" or '")
    expectError("a 1️⃣\u{1}", .expressionSyntax, "\(noOperator) a control character")
    expectError(
      "[1️⃣\\(2️⃣a)]", .expressionSyntax,
      "expected a value; '\\(…)' puts one into a text, and here it stands alone")
    expectError(
      "1️⃣\\.title2️⃣", .misplacedKeyPath,
      "expected a value; a key path stands only where a method takes one, such as 'map' or "
        + "'sorted(by:)'"
    )
  }

  @Test func interpolations() throws {
    var bag = DiagnosticBag()
    let plain = try #require(parseInterpolation(sourceText(" a "), reporting: &bag))
    #expect(plain.specifier == nil)
    #expect(evaluate(plain, in: expressionSampleScope, reporting: &bag) == .integer(7))
    let source = sourceText(#" half , specifier : "%05.1f%%" "#)
    let formatted = try #require(parseInterpolation(source, reporting: &bag))
    #expect(evaluate(formatted, in: expressionSampleScope, reporting: &bag) == .string("000.5%"))
    let nothing = try #require(
      parseInterpolation(sourceText(#"missing, specifier: "%d""#), reporting: &bag))
    #expect(evaluate(nothing, in: expressionSampleScope, reporting: &bag) == .nothing)
    #expect(bag.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a, ", 3, "expected 'specifier:' after ','"),
    ("a, width: 3", 3, "expected 'specifier:' after ','"),
    (
      "a, specifier \"%d\"", 13,
      "expected ':' and a string such as \"%.2f\" after 'specifier', found '\"'"
    ),
    ("a, specifier: 3", 14, "expected a string such as \"%.2f\" after 'specifier:', found '3'"),
    ("a, specifier: '\\(a)'", 14, "a specifier cannot hold an interpolation"),
    ("a, specifier: '%d' x", 19, "expected an operator or the end of the expression, found 'x'"),
    ("a, specifier: '%q'", 14, "expected a conversion such as '%d' or '%.2f'"),
  ])
  func interpolationsThatAreNone(_ source: String, _ offset: Int, _ message: String) {
    var bag = DiagnosticBag()
    #expect(parseInterpolation(sourceText(source), reporting: &bag) == nil)
    #expect(bag.diagnostics.map(\.message) == [message])
    #expect(bag.diagnostics.first?.range?.range.lowerBound == offset)
  }

  @Test func whatAnExpressionReads() throws {
    var bag = DiagnosticBag()
    let source =
      #"data.products[i].name + page?.title + "\(site["shop"].url) \(data)" + words.map(\.x)"#
    let expression = try #require(parseExpression(sourceText(source), reporting: &bag))
    #expect(expression.freeVariables == ["data", "i", "page", "site", "words"])
    let paths = expression.variablePaths.map { ([$0.variable] + $0.members).joined(separator: ".") }
    #expect(paths == ["data.products", "i", "page.title", "site.shop.url", "data", "words"])
    #expect(expression.literal == nil)
    #expect(parseExpression(sourceText("'x'"), reporting: &bag)?.literal == .string("x"))
  }
}
