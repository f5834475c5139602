import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics

/// Expressions that authors of other site generators write on their first day.
///
/// Each works, or is refused with the way to write it.
struct EverydayExpressionTests: ExpressionTesting {
  private static let scope = Scope([
    "products": .list([
      product("Lamp", "lights", 40, ["new", "sale"], "2026-03-09"),
      product("Bulb", "parts", 4.5, ["new"], "2026-05-01"),
      product("Cord", "parts", 9, [], "2025-12-24"),
    ]),
    "title": .string("The quick brown fox"),
    "text": .string(" a, b ,c "),
    "price": .number(1234.567),
    "n": .integer(7),
    "path": .string("/blog/first-post"),
    "day": .date("2026-03-09"),
    "words": .list([.string("b"), .string("a"), .string("b")]),
    "numbers": .list([.integer(3), .integer(1), .integer(2)]),
    "now": .date("2026-03-10T12:00:00Z"),
    "locale": .string("de"),
  ])

  private static func product(
    _ name: String, _ kind: String, _ price: Double, _ tags: [String], _ date: String
  ) -> Value {
    .object(
      ValueObject([
        "name": .string(name), "kind": .string(kind), "price": .number(price),
        "tags": .list(tags.map { .string($0) }), "date": .date(date),
      ]))
  }

  private static func texts(_ texts: String...) -> Value { .list(texts.map { .string($0) }) }

  private static func integers(_ integers: Int...) -> Value {
    .list(integers.map { .integer($0) })
  }

  /// The expressions that have a value.
  private static let working: [(String, Value)] = [
    // Lists: where, sort, first, group, unique, flat, parts.
    ("products.filter { $0.price > 5 }.count", .integer(2)),
    ("products.filter(where: \\.kind, equals: 'parts').map(\\.name)", texts("Bulb", "Cord")),
    ("products.sorted(by: \\.price).first.name", .string("Bulb")),
    ("products.sorted(by: \\.date, order: .reverse).map(\\.name)", texts("Bulb", "Lamp", "Cord")),
    ("products.sorted(by: \\.kind, \\.name).last.name", .string("Cord")),
    ("products.map(\\.kind).unique()", texts("lights", "parts")),
    ("products.unique(by: \\.kind).count", .integer(2)),
    ("products.flatMap(\\.tags).unique().sorted()", texts("new", "sale")),
    (
      "products.group(by: \\.kind).map { '\\($0.key) \\($0.items.count)' }",
      texts("lights 1", "parts 2")
    ),
    ("products.chunked(2).map(\\.count)", integers(2, 1)),
    ("products.first { $0.name == 'Cord' }.price", .number(9)),
    ("products.contains { $0.tags.isEmpty }", .boolean(true)),
    ("products.allSatisfy { $0.price > 0 }", .boolean(true)),
    ("products.lookup(where: \\.name, equals: 'Bulb').price", .number(4.5)),
    ("products.prefix(2).map(\\.name)", texts("Lamp", "Bulb")),
    ("products[1...2].map(\\.name)", texts("Bulb", "Cord")),
    ("words.reversed()", texts("b", "a", "b")),
    ("numbers.dropFirst()", integers(1, 2)),
    ("words.firstIndex(of: 'a')", .integer(1)),
    ("words.joined(separator: ', ')", .string("b, a, b")),
    ("zip(words, numbers).map { $0.first }.count", .integer(3)),
    ("words.enumerated().count", .integer(3)),
    // Sums.
    ("products.sum(of: \\.price)", .number(53.5)),
    ("products.sum { $0.price * 2 }", .number(107)),
    ("numbers.max()", .integer(3)),
    ("numbers.min()", .integer(1)),
    ("numbers.average()", .number(2)),
    ("products.max(of: \\.price)", .number(40)),
    // Arithmetic.
    ("price.rounded()", .number(1235)),
    ("price.rounded(to: 2)", .number(1234.57)),
    ("abs(-3)", .integer(3)),
    ("Int('12') ?? 0", .integer(12)),
    ("Double('3')", .number(3)),
    ("n % 2 == 0 ? 'even' : 'odd'", .string("odd")),
    ("min(n, 10)", .integer(7)),
    // Strings.
    ("title.lowercased().replacing(' ', with: '-')", .string("the-quick-brown-fox")),
    ("title.slug()", .string("the-quick-brown-fox")),
    ("title.truncated(12)", .string("The quick…")),
    ("title.hasPrefix('The')", .boolean(true)),
    ("text.split(separator: ',').map(\\.trimmed)", texts("a", "b", "c")),
    ("path.hasPrefix('/blog/')", .boolean(true)),
    ("title.titlecased()", .string("The Quick Brown Fox")),
    ("title.contains('quick')", .boolean(true)),
    ("title.count", .integer(19)),
    // Objects.
    ("['a': 1, 'b': 2].keys", texts("a", "b")),
    ("[1, 2] + [3]", integers(1, 2, 3)),
    // Dates, numbers and money, by locale.
    ("day.formatted('d. MMMM yyyy')", .string("9. März 2026")),
    ("day.formatted(.long)", .string("9. März 2026")),
    ("price.formatted(.currency('EUR'))", .string("1.234,57\u{a0}€")),
    ("price.formatted()", .string("1.234,567")),
    ("day.formatted(.relative(to: now))", .string("gestern")),
    ("day < now", .boolean(true)),
  ]

  @Test(arguments: working) func works(source: String, value: Value) {
    expectValue(source, value, in: Self.scope)
  }

  /// The expressions of other languages, with the note that says how it is written here.
  private static let refused: [(String, DiagnosticCode, String)] = [
    ("products.length", .unknownMember, "count"),
    ("products.forEach { $0 }", .unknownMethod, "<for each"),
    ("numbers.reduce(0)", .unknownMethod, "sum"),
    ("title.toUpperCase()", .unknownMethod, "uppercased"),
    ("title.startsWith('T')", .unknownMethod, "hasPrefix"),
    ("title.replace('a', 'b')", .unknownMethod, "replacing"),
    ("products.groupBy('kind')", .unknownMethod, "group(by:"),
    ("price.toFixed(2)", .unknownMethod, "specifier"),
    ("numbers.sort()", .unknownMethod, "sorted"),
    ("products.where('kind', 'parts')", .unknownMethod, "filter"),
    ("numbers.shuffled()", .unknownMethod, "random"),
    ("round(price)", .unknownMethod, "rounded"),
    ("title + 1", .operandType, "\\("),
    ("title | upcase", .expressionSyntax, ""),
    ("n++", .expressionSyntax, ""),
    ("today", .unknownVariable, "there are"),
  ]

  @Test(arguments: refused)
  func isRefused(source: String, code: DiagnosticCode, advice: String) {
    guard case .refused(let diagnostics) = outcome(of: source, in: Self.scope),
      let found = diagnostics.first
    else {
      Issue.record("'\(source)' has a value")
      return
    }
    #expect(found.code == code)
    let said = [found.message] + found.notes.map(\.message) + found.fixIts.map(\.replacement)
    #expect(advice.isEmpty || said.contains { $0.contains(advice) }, "\(said)")
  }
}
