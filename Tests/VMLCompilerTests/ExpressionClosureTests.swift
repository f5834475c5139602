import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics

struct ExpressionClosureTests: ExpressionTesting {
  private static let scope = Scope([
    "cart": .list([
      lamp,
      product("Bulb", price: .number(4.5), tags: ["new"], count: 6),
      product("Cord", price: .integer(9), tags: ["sale"], count: 2),
    ]),
    "n": .integer(5),
  ])

  private static let lamp = product(
    "Lamp", price: .integer(40), tags: ["new", "sale"], count: 1)

  private static func product(
    _ name: String, price: Value, tags: [String], count: Int
  ) -> Value {
    .object(
      ValueObject([
        "name": .string(name), "price": price, "tags": .list(tags.map { .string($0) }),
        "count": .integer(count),
      ]))
  }

  private func expectNames(
    _ source: String, _ names: [String], at location: SourceLocation = #_sourceLocation
  ) {
    expectValue(
      source + ".map(\\.name)", .list(names.map { .string($0) }), in: Self.scope, at: location)
  }

  @Test func filtering() {
    expectNames("cart.filter { $0.price > 5 }", ["Lamp", "Cord"])
    expectNames("cart.filter({ $0.price > n })", ["Lamp", "Cord"])
    expectNames("cart.filter(where: { $0.tags.contains('new') })", ["Lamp", "Bulb"])
    expectNames("cart.filter { p in p.price > 5 && p.count == 2 }", ["Cord"])
    expectValue("cart.first { $0.price < 5 }?.name", .string("Bulb"), in: Self.scope)
    expectValue("cart.last { $0.price > 5 }?.name", .string("Cord"), in: Self.scope)
    expectValue("cart.first { $0.price > 99 }", .nothing, in: Self.scope)
    expectValue("cart.contains { $0.price > 30 }", .boolean(true), in: Self.scope)
    expectValue("cart.allSatisfy { $0.price > 30 }", .boolean(false), in: Self.scope)
    expectValue("cart.count { $0.price > 5 }", .integer(2), in: Self.scope)
    expectValue("cart.firstIndex { $0.name == 'Cord' }", .integer(2), in: Self.scope)
  }

  @Test func closuresInsideOneAnother() {
    expectValue(
      "cart.filter { $0.tags.contains { $0.hasPrefix('s') } }.count", .integer(2), in: Self.scope)
    expectValue(
      "cart.map { p in p.tags.map { t in '\\(p.name)-\\(t)' } }.flatMap { $0 }.first",
      .string("Lamp-new"), in: Self.scope)
  }

  @Test func sorting() {
    expectNames("cart.sorted { $0.price < $1.price }", ["Bulb", "Cord", "Lamp"])
    expectNames("cart.sorted(by: { $0.price > $1.price })", ["Lamp", "Cord", "Bulb"])
    expectNames("cart.sorted { $0.price * $0.count }", ["Cord", "Bulb", "Lamp"])
    expectNames("cart.sorted(by: \\.price, order: .reverse)", ["Lamp", "Cord", "Bulb"])
    expectNames("cart.sorted(by: \\.tags.count, \\.name)", ["Bulb", "Cord", "Lamp"])
    expectNames(
      "cart.sorted(by: \\.tags.count, \\.name, order: .reverse)", ["Lamp", "Cord", "Bulb"])
    expectValue(
      "[2, 3, 1].sorted(order: .reverse)", .list([.integer(3), .integer(2), .integer(1)]))
    // An answer that is no order ends, too.
    expectValue("[2, 1, 3].sorted { $0 + $1 > 0 }.count", .integer(3))
    expectError(
      "cart.sorted(by: \\.name, order: 1️⃣1)", .operandType,
      "expected '.forward' or '.reverse'",
      in: Self.scope)
    expectError(
      "cart.sorted 1️⃣{ $0.price + $1.price }", .notBoolean,
      "expected a comparison of '$0' and '$1', but this is a number", in: Self.scope)
  }

  @Test func grouping() {
    expectValue(
      "cart.group(by: \\.tags).map { '\\($0.key) \\($0.items.count)' }.joined(', ')",
      .string("new 2, sale 2"), in: Self.scope)
    expectValue(
      "cart.group { $0.price > 5 }.map(\\.key)", .list([.boolean(true), .boolean(false)]),
      in: Self.scope)
    expectNames("cart.unique(by: \\.tags.first)", ["Lamp", "Cord"])
    expectValue("[1, 1.0, 2, 1].unique()", .list([.integer(1), .integer(2)]))
    expectValue(
      "cart.flatMap(\\.tags).unique()", .list([.string("new"), .string("sale")]), in: Self.scope)
    expectValue(
      "[1, 2, 3].chunked(2)",
      .list([.list([.integer(1), .integer(2)]), .list([.integer(3)])]))
    expectValue("zip([1, 2], words).map { $0[1] }", .list([.string("pear"), .string("fig")]))
    expectValue("cart.lookup(where: \\.name, equals: 'Cord')?.price", .integer(9), in: Self.scope)
    expectValue("item.lookup('nothing')", .nothing)
    expectError(
      "cart.group(by: 1️⃣\\.tag2️⃣)", .unknownMember,
      "the element at 0 has no 'tag'; did you mean 'tags'?", in: Self.scope)
    expectError(
      "[1].chunked(1️⃣0)", .indexOutOfRange, "expected a count of 1 or more, but this is 0")
  }

  @Test func sums() {
    expectValue("cart.sum { $0.price * $0.count }", .number(85), in: Self.scope)
    expectValue("cart.sum(of: \\.count)", .integer(9), in: Self.scope)
    expectValue("cart.min(of: \\.price)", .number(4.5), in: Self.scope)
    expectValue("cart.map(\\.price).max()", .integer(40), in: Self.scope)
    expectValue("cart.average(of: \\.count)", .number(3), in: Self.scope)
    expectValue("[].sum()", .integer(0))
    expectValue("[].max()", .nothing)
    expectError(
      "words.1️⃣sum()", .operandType, "'sum' needs numbers, but the element at 0 is a string")
    expectError(
      "1️⃣[9223372036854775807, 1].sum()", .numberOverflow,
      "the result does not fit into a number")
  }

  @Test func parts() {
    expectValue("words[1...]", .list([.string("fig"), .string("apple")]))
    expectValue("words[..<1]", .list([.string("pear")]))
    expectValue("words[1..<2]", .list([.string("fig")]))
    expectValue("words[0...1].count", .integer(2))
    expectError("words1️⃣[1...3]", .indexOutOfRange, "the list has no such part")
    expectError("name1️⃣[0...1]", .operandType, "a string has no part at a range")
    expectValue("words.dropFirst()", .list([.string("fig"), .string("apple")]))
    expectValue("name.dropLast(4)", .string("Ann"))
  }

  @Test func objects() {
    expectValue("['a': 1, 'b': [2]].b[0]", .integer(2))
    expectValue("[:]", .object(ValueObject()))
    expectValue("words.map { ['w': $0] }.first.w", .string("pear"))
    expectError("['a': 1, 1️⃣'a': 2]", .methodArguments, "this object has the key 'a' already")
  }

  @Test func numbers() {
    expectValue("Int(7.9)", .integer(7))
    expectValue("Int('12')", .integer(12))
    expectValue("Int('x') ?? 0", .integer(0))
    expectValue("Double('1.5')", .number(1.5))
    expectValue("(2.5).rounded()", .number(3))
    expectValue("(2.1).rounded(.up)", .number(3))
    expectValue("(2.345).rounded(to: 1)", .number(2.3))
    expectValue("abs(-3)", .integer(3))
    expectValue("min(3, half, 9)", .number(0.5))
    expectValue("max('a', 'b')", .string("b"))
    expectValue("a.isMultiple(of: 7)", .boolean(true))
    expectError("1️⃣abs(1, 2)", .methodArguments, "'abs' takes other arguments")
  }

  @Test func texts() {
    expectValue("name.replacing('n', with: 'm')", .string("Amm Lee"))
    expectValue("name.hasPrefix('Ann')", .boolean(true))
    expectValue("name.hasSuffix('eee')", .boolean(false))
    expectValue("'Crème Brûlée & Øl — it\\'s ß!'.slug()", .string("creme-brulee-ol-its-ss"))
    expectValue("'Привет, мир'.slug()", .string("привет-мир"))
    expectValue("'a quick brown fox'.truncated(10)", .string("a quick…"))
    expectValue("'abcdefghij'.truncated(5)", .string("abcd…"))
    expectValue("'abc'.truncated(3)", .string("abc"))
    expectValue("'the o\\'neill iPad'.titlecased()", .string("The O'neill IPad"))
  }

  /// Words of other languages show the way.
  @Test func mistakes() {
    expectError("words.1️⃣reduce(0)", .unknownMethod, "there is no method 'reduce'")
    expectError("1️⃣$0 + 1", .expressionSyntax, "there is no closure round this")
    expectError(
      "words.filter { 1️⃣$12️⃣ == 1 }", .expressionSyntax, "this closure has no '$1'")
    expectError("words.prefix 1️⃣{ $0 }", .methodArguments, "'prefix' takes no closure")
    expectError("1️⃣{ a }", .expressionSyntax, "expected a value, found '{'")
    expectError(
      "words.filter { $0 == 'a'1️⃣", .expressionSyntax,
      "expected '}' to end the closure, found the end")
    expectError(
      "words.filter { 1️⃣$0 }", .notBoolean, "expected a boolean, but '$0' is a string")
    expectError(
      "items.map { $0.1️⃣maker }", .unknownMember, "'$0' has no 'maker'",
      note: "for element 1, with the title 'Cup'")
  }

  @Test func work() {
    guard
      case .refused(let diagnostics) = outcome(
        of: "(0..<3000).filter { x in (0..<3000).contains { y in y + x < 0 } }")
    else {
      Issue.record("nine million steps are too many")
      return
    }
    #expect(diagnostics.map(\.code) == [.expressionTooCostly])
  }
}
