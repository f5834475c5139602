import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLTestSupport

/// What the expressions of the tests can see.
let expressionSampleScope = Scope([
  "a": .integer(7),
  "half": .number(0.5),
  "name": .string("Ann Lee"),
  "empty": .string(""),
  "missing": .nothing,
  "yes": .boolean(true),
  "words": .list([.string("pear"), .string("fig"), .string("apple")]),
  "none": .list([]),
  "home": .url("https://acme.example"),
  "tint": .color("red"),
  "item": .object(sampleItem),
  "items": .list([.object(sampleItem), .object(otherItem)]),
  "child": .view(
    ViewReference(
      handle: 3, members: ValueObject(["index": .integer(0), "isLast": .boolean(true)]))),
])

private let sampleItem = ValueObject([
  "title": .string("Tea"), "price": .number(2.5), "badge": .nothing,
  "maker": .object(ValueObject(["name": .string("Ito"), "count": .string("own")])),
  "on sale": .boolean(true),
])

private let otherItem = ValueObject(["title": .string("Cup"), "price": .integer(2)])

/// What came of an expression.
enum ExpressionOutcome: Equatable, Sendable {
  case value(Value)
  case refused([Diagnostic])
}

/// A suite about expressions, with what such a suite needs.
protocol ExpressionTesting {}

extension ExpressionTesting {
  /// Evaluates a text of its own, or one that stands later in a file and was decoded.
  func outcome(of text: SourceText, in scope: Scope = expressionSampleScope) -> ExpressionOutcome {
    var bag = DiagnosticBag()
    let expression = parseExpression(text, reporting: &bag)
    #expect(expression != nil || bag.errorCount == 1, "a text that is refused has one error")
    if let expression, let value = evaluate(expression, in: scope, reporting: &bag) {
      #expect(bag.diagnostics.isEmpty, "a value comes without diagnostics")
      return .value(value)
    }
    #expect(bag.errorCount == 1, "an evaluation ends at its first error")
    return .refused(bag.diagnostics)
  }

  func outcome(of source: String, in scope: Scope = expressionSampleScope) -> ExpressionOutcome {
    outcome(of: sourceText(source), in: scope)
  }

  func sourceText(_ source: String) -> SourceText {
    SourceText(SourceFile(id: FileID(1), path: "test.vml", bytes: Array(source.utf8)))
  }

  /// The text as if each of its bytes had been an entity of five bytes, ten bytes into the file.
  private func decodedText(_ source: String) -> SourceText {
    let bytes = Array("##".utf8) + Array(source.utf8) + Array("##".utf8)
    let range = 2..<(bytes.count - 2)
    let offsets = (0...range.count).map { UInt32(10 + 5 * $0) }
    return SourceText(file: FileID(1), bytes: bytes, range: range, offsets: offsets)
  }

  /// Evaluates `source`, also between white space, in parentheses and elsewhere in a file.
  func expectValue(
    _ source: String, _ expected: Value, in scope: Scope = expressionSampleScope,
    at location: SourceLocation = #_sourceLocation
  ) {
    for variant in [source, " \t\n\(source)\r\n ", "(\(source))"] {
      #expect(outcome(of: variant, in: scope) == .value(expected), sourceLocation: location)
    }
    #expect(
      outcome(of: decodedText(source), in: scope) == .value(expected), sourceLocation: location)
    expectNoCrash(inPrefixesOf: source)
  }

  /// Evaluates `marked`, whose error is expected from `1️⃣` to `2️⃣`, or anywhere from `1️⃣` on.
  func expectError(
    _ marked: String, _ code: DiagnosticCode, _ message: String, note: String? = nil,
    in scope: Scope = expressionSampleScope, at location: SourceLocation = #_sourceLocation
  ) {
    let (source, markers) = removeMarkers(from: marked, at: location)
    guard case .refused(let diagnostics) = outcome(of: source, in: scope),
      let diagnostic = diagnostics.first, let range = diagnostic.range?.range
    else {
      Issue.record("'\(source)' has no error", sourceLocation: location)
      return
    }
    #expect(diagnostic.code == code, sourceLocation: location)
    #expect(diagnostic.message == message, sourceLocation: location)
    #expect(range.lowerBound == markers.first, sourceLocation: location)
    if markers.count > 1 { #expect(range.upperBound == markers[1], sourceLocation: location) }
    if let note {
      #expect(diagnostic.notes.map(\.message).contains(note), sourceLocation: location)
    }
    expectWellFormed(diagnostic, in: source, at: location)
    // In decoded text, the place is that of the entities.
    if case .refused(let moved) = outcome(of: decodedText(source), in: scope) {
      #expect(
        moved.first?.range?.range == 10 + 5 * range.lowerBound..<10 + 5 * range.upperBound,
        sourceLocation: location)
    } else {
      Issue.record("decoded text has no error", sourceLocation: location)
    }
    expectNoCrash(inPrefixesOf: source)
  }

  /// A message is one line in our tone, its ranges lie in the text, and its fix-its help.
  private func expectWellFormed(
    _ diagnostic: Diagnostic, in source: String, at location: SourceLocation
  ) {
    let length = source.utf8.count
    for message in [diagnostic.message] + diagnostic.notes.map(\.message) {
      #expect(!message.hasSuffix(".") && !message.contains("\n"), sourceLocation: location)
      #expect(message.first?.isUppercase != true, sourceLocation: location)
    }
    #expect((diagnostic.range?.range.upperBound ?? 0) <= length, sourceLocation: location)
    for fixIt in diagnostic.fixIts {
      var bytes = Array(source.utf8)
      bytes.replaceSubrange(fixIt.range.range, with: fixIt.replacement.utf8)
      if case .refused(let left) = outcome(of: String(decoding: bytes, as: UTF8.self)) {
        #expect(left.first?.range != diagnostic.range, sourceLocation: location)
      }
    }
  }

  private func expectNoCrash(inPrefixesOf source: String) {
    let bytes = Array(source.utf8)
    guard bytes.count < 200 else { return }
    let file = SourceFile(id: FileID(1), path: "test.vml", bytes: bytes)
    for end in bytes.indices { _ = outcome(of: SourceText(file, 0..<end)) }
  }
}
