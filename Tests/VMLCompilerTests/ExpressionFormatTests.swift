import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics

struct ExpressionFormatTests: ExpressionTesting {
  @Test func everyRowOfTheTable() {
    let rows = expressionFormatTable.split(separator: "\n")
    #expect(rows.count > 200)
    for row in rows {
      let columns = row.split(separator: "~", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 3 else {
        Issue.record("'\(row)' has no three columns")
        continue
      }
      #expect(
        formatted(columns[0], value(columns[1])) == columns[2], "\(columns[0]) of \(columns[1])")
    }
  }

  @Test func whatHasNoDigits() {
    #expect(formatted("%.2f", .number(.infinity)) == "inf")
    #expect(formatted("%06.1f", .number(-.infinity)) == "  -inf")
    #expect(formatted("%G", .number(.infinity)) == "INF")
    #expect(formatted("%+e", .number(.infinity)) == "+inf")
    #expect(formatted("%f", .number(.nan)) == "nan")
    #expect(formatted("%-5f|", .number(.nan)) == "nan  |")
  }

  @Test func everyDigitOfADouble() {
    let tiny = formatted("%.500f", .number(.leastNonzeroMagnitude))
    #expect(tiny?.hasPrefix("0.0000") == true)
    #expect(tiny?.hasSuffix("6398774796010781878126300713190311404528") == true)
    #expect(formatted("%.0f", .number(.greatestFiniteMagnitude))?.utf8.count == 309)
    #expect(
      formatted("%.54f", .number(0.1)) == "0.100000000000000005551115123125782702118158340454101562"
    )
  }

  @Test func otherKindsOfValues() {
    #expect(formatted("%.1f", .integer(3)) == "3.0")
    #expect(formatted("%s", .integer(3)) == "3")
    #expect(formatted("%@", .boolean(true)) == "true")
    #expect(formatted("%8@", .symbol("red")) == "     red")
    #expect(formatted("%#o", .integer(8)) == "010")
    #expect(formatted("%#.0o", .integer(0)) == "0")
    #expect(formatted("%.0d", .integer(0)) == "")
    #expect(formatted("%.0x", .integer(0)) == "")
  }

  @Test(arguments: [
    ("%d", Value.number(1), "'%d' needs an integer, not a number"),
    ("%u", .integer(-1), "'%u' needs an integer of 0 or more"),
    ("%x", .integer(.min), "'%x' needs an integer of 0 or more"),
    ("%d", .string("1"), "'%d' needs an integer, not a string"),
    ("%.2f", .string("1"), "'%f' needs a number, not a string"),
    ("%g", .boolean(true), "'%g' needs a number, not a boolean"),
    ("%f", .nothing, "'%f' needs a value, but this is nil"),
    ("%@", .list([]), "a list has no text for '%@'"),
  ])
  func valuesOfTheWrongKind(_ specifier: String, _ value: Value, _ message: String) {
    let scope = Scope(["x": value])
    expectError("'\\(1️⃣x2️⃣, specifier: \"\(specifier)\")'", .invalidSpecifier, message, in: scope)
  }

  @Test(arguments: [
    ("", "expected a conversion such as '%d' or '%.2f'"),
    ("abc", "expected a conversion such as '%d' or '%.2f'"),
    ("100%%", "expected a conversion such as '%d' or '%.2f'"),
    ("%", "expected a conversion such as '%d' or '%.2f'"),
    ("%5.", "expected a conversion such as '%d' or '%.2f'"),
    ("%d %d", "expected one conversion, found two"),
    ("%*d", "'*' is no conversion"),
    ("%hd", "'h' is no conversion"),
    ("%n", "'n' is no conversion"),
    ("%#d", "the flag '#' has no meaning with '%d'"),
    ("%+x", "the flag '+' has no meaning with '%x'"),
    ("%0s", "the flag '0' has no meaning with '%s'"),
    ("%501d", "a width and a precision may be 500 at most"),
    ("%.99999999999999999999f", "a width and a precision may be 500 at most"),
  ])
  func specifiersThatAreNone(_ specifier: String, _ message: String) {
    expectError("'\\(a, specifier: 1️⃣\"\(specifier)\"2️⃣)'", .invalidSpecifier, message)
  }

  private func value(_ text: String) -> Value {
    Int(text).map { .integer($0) } ?? Double(text).map { .number($0) } ?? .string(text)
  }

  private func formatted(_ specifier: String, _ value: Value) -> String? {
    var bag = DiagnosticBag()
    let place = sourceText("").sourceRange(0..<0)
    let parsed = parseFormatSpecifier(specifier, at: place, reporting: &bag)
    return parsed.flatMap { format(value, as: $0, at: place, reporting: &bag) }
  }
}
