import Testing
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// The readers of steps, conditions, states, bindings and checks.
@Suite struct BehaviourTests {
  @Test func steps() {
    expectSteps("toggle(open)", "toggle(open)")
    expectSteps(" set( a , 'x' ) ; send(b,c:1) ", "set(a, \"x\");send(b, c: 1)")
    expectSteps("when(a&&!b||c.isEmpty);back()", "when(a && !b || c.isEmpty);back()")
    expectSteps("open('/p', as: .sheet);animate(.spring(duration: 0.2))")
    expectSteps("", "")
  }

  @Test func mistakesInSteps() {
    func expect(_ text: String, _ message: String) {
      expectMistake(text, message) { _ = parseSteps($0, reporting: &$1) }
    }
    expect("1️⃣fly()", "there is no step 'fly'")
    expect("1️⃣togle(a)", "there is no step 'togle'; did you mean 'toggle'?")
    expect("toggle(a) 1️⃣toggle(b)", "expected ';' after a step")
    expect("1️⃣'a'", "expected a step")
    expect("set(a, 1️⃣attr(b))", "'set' takes a constant or the name of a state here")
  }

  @Test func conditions() {
    expectCondition("open", .state(name("open", 0)))
    expectCondition("!!open", .state(name("open", 2)))
    expectCondition("!open", .not(.state(name("open", 1))))
    expectCondition("a&&b||c", "a && b || c")
    expectCondition("a && (b || !c)", "a && (b || !c)")
    expectCondition("n>=2", "n >= 2")
    expectCondition("size == .l && name != 'x' && n < m")
    expectCondition("tags.contains(.a) || order.busy || matches('brass lamp', query)")
    expectCondition("before('2026-12-01T00:00:00Z') && after('2026-02-28')")
  }

  @Test func precedence() throws {
    let all = Condition.all([.state(name("b", 5)), .state(name("c", 10))])
    expectCondition("a || b && c", .any([.state(name("a", 0)), all]))
  }

  @Test func mistakesInConditions() {
    func expect(_ text: String, _ message: String) {
      expectMistake(text, message) { _ = parseCondition($0, reporting: &$1) }
    }
    expect("1️⃣1 > n", "a comparison begins with the name of a state")
    expect("a 1️⃣b", "expected '&&', '||' or the end of the condition")
    expect("1️⃣now()", "a condition has no function 'now'")
    expect("1️⃣matches(a, b)", "'matches' is written 'matches('words', name)'")
    expect("after(1️⃣'2026-02-29')", "'2026-02-29' is not a date")
    expect("a && 1️⃣", "expected a value")
  }

  @Test func limitsOfConditions() {
    let many = Array(repeating: "a", count: 33).joined(separator: " || ")
    expectCode(many, .behaviourLimit) { _ = parseCondition($0, reporting: &$1) }
    let deep = String(repeating: "(", count: 9) + "a" + String(repeating: ")", count: 9)
    expectCode(deep, .behaviourLimit) { _ = parseCondition($0, reporting: &$1) }
    let nested = String(repeating: "(", count: 1000) + "a" + String(repeating: ")", count: 1000)
    expectCode(nested, .nestingTooDeep) { _ = parseCondition($0, reporting: &$1) }
    let signs = String(repeating: "!", count: 100_000) + "a"
    expectCode(signs, nil) { _ = parseCondition($0, reporting: &$1) }
    let steps = Array(repeating: "back()", count: 17).joined(separator: ";")
    expectCode(steps, .behaviourLimit) { _ = parseSteps($0, reporting: &$1) }
    let states = (0..<10_000).map { "s\($0): boolean = false" }.joined(separator: ";")
    expectCode(states, .behaviourLimit) { _ = parseStates($0, reporting: &$1) }
    let bindings = (0..<100).map { "a\($0): s" }.joined(separator: ";")
    expectCode(bindings, .behaviourLimit) { _ = parseBindings($0, reporting: &$1) }
  }

  @Test func states() {
    var bag = DiagnosticBag()
    let states = parseStates(
      text("open: boolean = false; q: integer(1...9) = 1;c: string(/a=;\\/b/) = 'x'"),
      reporting: &bag)
    #expect(bag.diagnostics.isEmpty)
    #expect(states.map(\.name.text) == ["open", "q", "c"])
    #expect(states.map(\.type) == ["boolean", "integer(1...9)", "string(/a=;\\/b/)"])
    #expect(states.map(\.first) == [.boolean(false), .integer(1), .string("x")])
  }

  @Test func mistakesInStates() {
    func expect(_ text: String, _ message: String) {
      expectMistake(text, message) { _ = parseStates($0, reporting: &$1) }
    }
    expect("1️⃣open", "expected a state, 'name: type = first value'", isAtStart: false)
    expect("1️⃣open: boolean", "the state 'open' has no first value")
    expect("n: integer = 1️⃣m", "the first value of 'n' is not a constant")
    func expect(_ text: String, _ message: String, isAtStart: Bool) {
      expectMistake(text, message, isAtStart: isAtStart) { _ = parseStates($0, reporting: &$1) }
    }
  }

  @Test func bindings() {
    var bag = DiagnosticBag()
    let source = "open;tint: n>1?.red:m?#ff0000:color; title : 'x'"
    let (bindings, canonical) = parseBindings(text(source), reporting: &bag)
    #expect(bag.diagnostics.isEmpty)
    #expect(bindings.map(\.attribute.text) == ["open", "tint", "title"])
    #expect(bindings.first?.source.state?.text == "open")
    #expect(
      String(decoding: canonical, as: UTF8.self)
        == "open;tint: n > 1 ? .red : m ? #ff0000 : color;title: \"x\"")
  }

  @Test func mistakesInBindings() {
    func expect(_ text: String, _ message: String) {
      expectMistake(text, message) { _ = parseBindings($0, reporting: &$1) }
    }
    expect("tint: a ? 1️⃣b : c", "the value after '?' is a constant")
    expect("1️⃣: a", "expected 'attribute: state'")
  }

  @Test func checks() {
    var bag = DiagnosticBag()
    let source = "required;length(2...40);email;pattern('[0-9]{5}');range(1...);equals(other)"
    let (checks, canonical) = parseChecks(text(source), reporting: &bag)
    #expect(bag.diagnostics.isEmpty)
    #expect(
      checks.map(\.name) == ["required", "length", "email", "pattern", "range", "equals"])
    #expect(String(decoding: canonical, as: UTF8.self).contains("pattern(\"[0-9]{5}\")"))
  }

  @Test func mistakesInChecks() {
    func expect(_ text: String, _ message: String) {
      expectMistake(text, message) { _ = parseChecks($0, reporting: &$1) }
    }
    expect("1️⃣requird", "there is no check 'requird'; did you mean 'required'?")
    expect("1️⃣length(9...2)", "'length' is written 'length(2...40)'")
  }

  /// Whatever stands there, the readers end, point into the text, and read what they wrote.
  @Test func anythingIsRead() {
    let seeds = [
      "when(a && !b || c.isEmpty);send(x, y: 'z', n: 1.5);open(\"/p\", as: .push)",
      "open: boolean = false; q: integer(1...9) = 1; s: set(a, b) = [.a]",
      "isOn: a; tint: size == .l ? .blue : n > 3 ? #fff : .gray",
      "required;length(2...40);pattern('[0-9]{5}');equals(other)",
      "a && (b || !c) && matches('x y', q) && before('2026-12-01T00:00:00Z')",
      "set(a, '\u{0}<b>&quot;\\u{41}');toggle(b",
    ].map { Array($0.utf8) }
    fuzz { generator in
      let seed = seeds[Int.random(in: seeds.indices, using: &generator)]
      let bytes =
        Bool.random(using: &generator)
        ? mutated(seed, using: &generator)
        : Array(seed.prefix(Int.random(in: 0...seed.count, using: &generator)))
      let text = SourceText(file: FileID(0), bytes: bytes, range: 0..<bytes.count, offsets: nil)
      var bag = DiagnosticBag()
      let steps = parseSteps(text, reporting: &bag)
      if !bag.hasErrors { expectSame(steps.canonical) { parseSteps($0, reporting: &$1).canonical } }
      _ = parseStates(text, reporting: &bag)
      _ = parseChecks(text, reporting: &bag)
      var found = DiagnosticBag()
      let bindings = parseBindings(text, reporting: &found)
      if !found.hasErrors {
        expectSame(bindings.canonical) { parseBindings($0, reporting: &$1).canonical }
      }
      found = DiagnosticBag()
      if let condition = parseCondition(text, reporting: &found), !found.hasErrors {
        expectSame(condition.canonical) { parseCondition($0, reporting: &$1)?.canonical ?? [] }
      }
      bag.report(contentsOf: found)
      for mistake in bag.diagnostics {
        guard let range = mistake.range?.range else { continue }
        #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "\(mistake)")
      }
    }
  }
}

private func text(_ string: String) -> SourceText {
  let bytes = Array(string.utf8)
  return SourceText(file: FileID(0), bytes: bytes, range: 0..<bytes.count, offsets: nil)
}

private func name(_ text: String, _ start: Int) -> BehaviourName {
  BehaviourName(text, at: SourceRange(file: FileID(0), start..<start + text.utf8.count))
}

/// Expects that what a reader wrote is read as what is written alike.
private func expectSame(
  _ canonical: [UInt8], _ read: (SourceText, inout DiagnosticBag) -> [UInt8],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var bag = DiagnosticBag()
  let text = SourceText(
    file: FileID(0), bytes: canonical, range: 0..<canonical.count, offsets: nil)
  let again = read(text, &bag)
  #expect(
    String(decoding: again, as: UTF8.self) == String(decoding: canonical, as: UTF8.self),
    sourceLocation: sourceLocation)
  #expect(!bag.hasErrors, sourceLocation: sourceLocation)
}

private func expectSteps(
  _ source: String, _ canonical: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  var bag = DiagnosticBag()
  let list = parseSteps(text(source), reporting: &bag)
  #expect(bag.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  let written = String(decoding: list.canonical, as: UTF8.self)
  let expected = canonical ?? source.replacing("'", with: "\"")
  #expect(written == expected, sourceLocation: sourceLocation)
  expectSame(list.canonical, { parseSteps($0, reporting: &$1).canonical })
}

private func expectCondition(
  _ source: String, _ expected: Condition, sourceLocation: SourceLocation = #_sourceLocation
) {
  var bag = DiagnosticBag()
  let condition = parseCondition(text(source), reporting: &bag)?.condition
  #expect(bag.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  #expect(condition == expected, sourceLocation: sourceLocation)
}

private func expectCondition(
  _ source: String, _ canonical: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  var bag = DiagnosticBag()
  let read = parseCondition(text(source), reporting: &bag)
  #expect(bag.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  let written = read.map { String(decoding: $0.canonical, as: UTF8.self) }
  let expected = canonical ?? source.replacing("'", with: "\"")
  #expect(written == expected, sourceLocation: sourceLocation)
  expectSame(read?.canonical ?? [], { parseCondition($0, reporting: &$1)?.canonical ?? [] })
}

/// Expects one mistake, at the mark.
private func expectMistake(
  _ marked: String, _ message: String, isAtStart: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ read: (SourceText, inout DiagnosticBag) -> Void
) {
  let (source, markers) = removeMarkers(from: marked)
  var bag = DiagnosticBag()
  read(text(source), &bag)
  #expect(bag.diagnostics.map(\.message) == [message], sourceLocation: sourceLocation)
  guard isAtStart else { return }
  #expect(
    bag.diagnostics.first?.range?.range.lowerBound == markers.first,
    sourceLocation: sourceLocation)
}

private func expectCode(
  _ source: String, _ code: DiagnosticCode?, sourceLocation: SourceLocation = #_sourceLocation,
  _ read: (SourceText, inout DiagnosticBag) -> Void
) {
  var bag = DiagnosticBag()
  read(text(source), &bag)
  #expect(bag.diagnostics.map(\.code) == (code.map { [$0] } ?? []), sourceLocation: sourceLocation)
}
