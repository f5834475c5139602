import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLTestSupport

struct ExpressionLimitTests: ExpressionTesting {
  @Test(arguments: ["(", "[", "!", "-", "a[", "name.prefix(", "yes ? ", "missing ?? ", "'\\("])
  func nesting(_ opening: String) {
    for count in [100, 5_000, 100_000] {
      guard case .refused(let diagnostics) = outcome(of: String(repeating: opening, count: count))
      else {
        Issue.record("\(count) times '\(opening)' has a value")
        continue
      }
      let isLong = opening.utf8.count * count > ExpressionLimits.length
      #expect(diagnostics.map(\.code) == [isLong ? .expressionTooLong : .expressionTooDeep])
    }
  }

  @Test func nestingUpToTheLimit() {
    let count = ExpressionLimits.nesting - 1
    let open = String(repeating: "(", count: count)
    let close = String(repeating: ")", count: count)
    #expect(outcome(of: "\(open)a\(close)") == .value(.integer(7)))
    expectError(
      "\(open)(1️⃣a)\(close)", .expressionTooDeep, "an expression may be 64 levels deep at most")
  }

  @Test func operatorsOneAfterAnother() {
    let terms = ExpressionLimits.height
    let sum = Array(repeating: "1", count: terms).joined(separator: "+")
    expectValue(sum, .integer(terms))
    expectError(
      "\(sum)1️⃣+2️⃣1", .expressionTooDeep, "an expression may be 128 levels deep at most")
    let members = String(repeating: "?.x", count: 5_000)
    expectError(
      "missing" + members.prefix((ExpressionLimits.height - 1) * 3) + "?.1️⃣x2️⃣" + members,
      .expressionTooDeep,
      "an expression may be 128 levels deep at most")
  }

  @Test func length() {
    let text = String(repeating: "a", count: ExpressionLimits.length - 2)
    #expect(outcome(of: "'\(text)'") == .value(.string(text)))
    expectError(
      "1️⃣'\(text)a'2️⃣", .expressionTooLong, "an expression may be 65536 bytes long at most")
  }

  /// What takes text apart into characters costs more than what copies its bytes.
  @Test func workOfCharacters() throws {
    let length = 10_000
    let scope = Scope(["x": .string(String(repeating: "a", count: length))])
    func work(_ source: String) throws -> Int {
      var bag = DiagnosticBag()
      let parsed = parseExpression(sourceText(source), reporting: &bag)
      let expression = try #require(parsed)
      var work = 0
      let value = evaluate(expression, in: scope, spending: &work, reporting: &bag)
      #expect(value != nil)
      return work
    }
    let plain = try work("x.lowercased()")
    #expect(try work("x.capitalized") > 4 * plain)
    #expect(try work("x.reversed()") > 4 * plain)
    #expect(try work("x.isEmpty") < length)
  }

  @Test func strings() {
    let half = String(repeating: "é", count: ExpressionLimits.stringLength / 4)
    let scope = Scope(["x": .string(half), "xs": .list([.string(half), .string(half)])])
    let message = "a string may be 1048576 bytes long at most"
    #expect(outcome(of: "x + x", in: scope) == .value(.string(half + half)))
    expectError("1️⃣x + x + x", .valueTooLarge, message, in: scope)
    expectError(#"1️⃣"\(x)\(x)!""#, .valueTooLarge, message, in: scope)
    expectError("1️⃣xs.joined('!')", .valueTooLarge, message, in: scope)
    let sharp = Scope(["x": .string(String(repeating: "ΐ", count: 300_000))])
    expectError("1️⃣x.uppercased()", .valueTooLarge, message, in: sharp)
  }

  @Test func lists() {
    let message = "a list may have 100000 elements at most"
    expectError("1️⃣(0..<60000) + (0..<60000)", .valueTooLarge, message)
    let commas = Scope(["x": .string(String(repeating: "a,", count: 100_001))])
    expectError("1️⃣x.split(',')", .valueTooLarge, message, in: commas)
  }

  @Test func work() {
    let ranges = Array(repeating: "0..<100000", count: 100).joined(separator: ", ")
    expectTooCostly("[\(ranges)]")
    let long = Value.string(String(repeating: "ab", count: ExpressionLimits.stringLength / 2))
    let scope = Scope(["x": long, "xs": .list(Array(repeating: long, count: 100_000))])
    expectTooCostly(Array(repeating: "(x + '').count", count: 100).joined(separator: "+"), scope)
    expectTooCostly("xs.map(\\.count)", scope)
    expectTooCostly("xs.sorted()", scope)
    expectTooCostly("xs.contains(x.prefix(1048575) + 'c')", scope)
    expectTooCostly("xs.filter(where: \\.count, equals: 1)", scope)
    // A part that nearly matches everywhere costs no more than the text is long.
    #expect(outcome(of: "x.contains(x.suffix(500001) + 'b')", in: scope) == .value(.boolean(false)))
  }

  @Test func valuesThatDoubleInsideOneAnother() {
    var pair = Value.list([.integer(1)])
    var twin = Value.list([.integer(1)])
    for _ in 0..<60 {
      pair = .list([pair, pair])
      twin = .list([twin, twin])
    }
    let scope = Scope(["x": pair, "y": twin])
    expectTooCostly("x == y", scope)
    expectTooCostly("[x]", scope)
  }

  @Test func valuesInsideOneAnother() {
    var scope = Scope(["x": .integer(1)])
    var depth = 0
    while case .value(let value) = outcome(of: "[x]", in: scope), depth < 10_000 {
      scope.bind("x", to: value)
      depth += 1
    }
    #expect(depth == ExpressionLimits.valueDepth)
    expectError("1️⃣[x]", .valueTooLarge, "lists and objects may be 600 deep at most", in: scope)
  }

  private func expectTooCostly(
    _ source: String, _ scope: Scope = expressionSampleScope,
    at location: SourceLocation = #_sourceLocation
  ) {
    guard case .refused(let diagnostics) = outcome(of: source, in: scope) else {
      Issue.record("'\(source)' has a value", sourceLocation: location)
      return
    }
    #expect(diagnostics.map(\.code) == [.expressionTooCostly], sourceLocation: location)
  }
}

/// Texts that nobody would write: each has a value or one error, and ends.
struct ExpressionFuzzTests: ExpressionTesting {
  private static let pieces: [String] = [
    "a", "half", "name", "item", "items", "words", "missing", "child", "unknown", ".title",
    "?.maker",
    ".count", ".first", ".isEmpty", ".keys", ".capitalized", "[0]", "[-1]", "['title']", "(", ")",
    "[", "]", ",", ":", "?", "??", " ? ", " : ", "!", "-", "+", "*", "/", "%", "==", "!=", "<",
    "<=",
    ">", "&&", "||", "...", "..<", ".", "..", "0", "1", "7", "1.5", "9223372036854775807", "0x1f",
    "1e308", "'a'", "\"b\"", "'\\(", "\\(", "\\", "\\.title", "\\u{41}", "'", "\"", "true", "false",
    "nil", ".red", ".uppercased()", ".prefix(1)", ".suffix(", ".split(',')", ".joined()",
    ".sorted(by: \\.price)", ".filter(where: \\.title, equals: ", ".map(\\.title)", ".reversed()",
    ".contains('a')", "specifier:", ", specifier: '%5.2f'", "%", " ", "\n", "é", "“", "\u{0}", "=",
  ]

  @Test func piecesInAnyOrder() {
    var generator = SplitMix64(seed: 1)
    var values = 0
    for _ in 0..<6_000 {
      let count = Int.random(in: 1...8, using: &generator)
      let source = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      if case .value = outcome(of: source.joined()) { values += 1 }
    }
    // Were nearly all refused by the parser, little would have been tried.
    #expect(values > 200)
  }

  @Test func anyBytes() {
    var generator = SplitMix64(seed: 2)
    let seeds = [
      "item?.maker.name ?? \"none \\(a + 1) of \\(half, specifier: \"%5.2f\")\"",
      "items.filter(where: \\.title, equals: 'Tea').sorted(by: \\.price).map(\\.title).joined(', ')",
      "!words.isEmpty && words[0].uppercased() != 'é\\u{1F600}' ? [1, -2.5, .red] : 0...a * 0x1f",
    ]
    for round in 0..<6_000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
        }
      }
      _ = outcome(of: SourceText(SourceFile(id: FileID(1), path: "x", bytes: bytes)))
    }
  }

  @Test func anySpecifier() {
    var generator = SplitMix64(seed: 3)
    let letters = Array("%%%%.0123456789-+ #duixXofFeEgGs@lhqL*né")
    let values: [Value] = [
      .integer(0), .integer(.min), .number(-0.0), .number(.infinity), .number(.nan),
      .number(.leastNonzeroMagnitude), .number(.greatestFiniteMagnitude), .string("é"), .nothing,
      .list([]),
    ]
    for _ in 0..<4_000 {
      let count = Int.random(in: 1...8, using: &generator)
      let text =
        "%" + String((0..<count).compactMap { _ in letters.randomElement(using: &generator) })
      var bag = DiagnosticBag()
      let place = sourceText("x").sourceRange(0..<1)
      guard let specifier = parseFormatSpecifier(text, at: place, reporting: &bag) else {
        #expect(bag.errorCount == 1)
        continue
      }
      for value in values { _ = format(value, as: specifier, at: place, reporting: &bag) }
    }
  }
}
