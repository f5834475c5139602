import Testing
import VMLData
import VMLDiagnostics

struct YAMLAliasTests {
  @Test func aliasesRepeatWhatTheyName() {
    expectData(
      "a: &x 1\nb: *x\nc: &y [*x, {d: *x}]\ne: *y",
      reads: "{a: 1, b: 1, c: [1, {d: 1}], e: [1, {d: 1}]}")
    expectData("&k key: &v value\n*v : *k", reads: #"{key: "value", value: "key"}"#)
    expectData("- &n 0x10\n- {*n : 1}", reads: "[16, {0x10: 1}]")
    expectData("- &e\n- *e", reads: "[null, null]")
  }

  @Test func aNameMayBeGivenAgain() {
    expectData("- &x 1\n- *x\n- &x 2\n- *x", reads: "[1, 1, 2, 2]")
    // The inner node is the later one.
    expectData("- &x [&x 1, *x]\n- *x", reads: "[[1, 1], 1]")
    expectData("- &x {&x k: 1}\n- *x", reads: #"[{k: 1}, "k"]"#)
  }

  @Test func mergeKeys() {
    let base = "b: &b {x: 1, y: 2}\nc: &c {y: 3, z: 4}\n"
    let read = "b: {x: 1, y: 2}, c: {y: 3, z: 4}"
    expectData(base + "d:\n  <<: *b\n  w: 0", reads: "{\(read), d: {x: 1, y: 2, w: 0}}")
    expectData(base + "d:\n  w: 0\n  <<: *b\n  y: 9", reads: "{\(read), d: {w: 0, x: 1, y: 9}}")
    expectData(base + "d:\n  y: 9\n  <<: *b", reads: "{\(read), d: {y: 9, x: 1}}")
    expectData(base + "d: {<<: [*c, *b]}", reads: "{\(read), d: {y: 3, z: 4, x: 1}}")
    expectData(base + "d: {<<: [*b, {x: 5, v: 6}]}", reads: "{\(read), d: {x: 1, y: 2, v: 6}}")
    expectData(base + "d: {<<: {q: 1}}", reads: "{\(read), d: {q: 1}}")
    expectData(base + "d: {<<: []}", reads: "{\(read), d: {}}")
    expectData(
      base + "d: &d {<<: *b}\ne: {<<: *d}", reads: "{\(read), d: {x: 1, y: 2}, e: {x: 1, y: 2}}")
  }

  @Test func quotedMergeKeyIsAKey() {
    expectData("'<<': 1", reads: "{<<: 1}")
    expectData("!!str <<: 1", reads: "{<<: 1}")
    expectData("- <<", reads: #"["<<"]"#)
  }

  @Test func mergeOfSomethingElse() {
    expectMistakes("<<: 1️⃣1", "'<<' takes an object or a list of objects, not an integer")
    expectMistakes("a: &a x\n<<: 1️⃣*a", "'<<' takes an object or a list of objects, not a string")
    expectMistakes("<<: [{}, 1️⃣[]]", "'<<' takes an object or a list of objects, not a list")
    expectMistakes("<<: {a: 1}\n1️⃣<<: {b: 1}", "'<<' is given twice")
  }

  @Test func aliasOfNothing() {
    expectMistakes("a: 1️⃣*b", "alias '*b' names no anchor before it")
    expectMistakes("a: 1️⃣*b\nc: &b 1", "alias '*b' names no anchor before it")
    expectMistakes(
      "a: &name 1\nb: 1️⃣*nmae\n2️⃣*q : 1",
      "alias '*nmae' names no anchor before it; did you mean '*name'?",
      "alias '*q' names no anchor before it")
    expectFix("a: &name 1\nb: *nmae\n", to: "a: &name 1\nb: *name\n")
  }

  @Test func aliasWithinItself() {
    let message = "alias '*a' stands inside the value that it names"
    expectMistakes("&a [1️⃣*a]", message)
    expectMistakes("k: &a\n  b: [{c: 1️⃣*a}]", message)
    expectMistakes("&a {1️⃣*a : 1}", message)
    expectMistakes("&a {<<: 1️⃣*a}", message)
    // An unfinished anchor would be no way out.
    #expect(
      expectMistakes("&abcd [1️⃣*abce]", "alias '*abce' names no anchor before it")[0].fixIts == [])
  }

  @Test func aliasesThatRepeatTooMuch() {
    var text = "- &l0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
      text += "- &l\(level) [\(aliases)]\n"
    }
    let reading = read(Array(text.utf8), as: .yaml)
    #expect(reading.diagnostics.map(\.code) == [.yamlAliasLimit])
    #expect(reading.node == nil)
  }

  @Test func aliasesUpToTheLimit() {
    let items = String(repeating: "x,", count: 999)
    let aliases = String(repeating: "*a,", count: 100)
    expectCodes("- &a [\(items)]\n- [\(aliases)]\n", [])
    expectCodes("- &a [\(items)]\n- [\(aliases)]\n- *a", [.yamlAliasLimit])
    // What a merge brings in counts too.
    let keys = (0..<999).map { "k\($0): 1" }.joined(separator: ", ")
    let merges = String(repeating: "- {<<: *a}\n", count: 101)
    expectCodes("- &a {\(keys)}\n\(merges)", [.yamlAliasLimit])
  }

  @Test func aliasesCannotNestWhatTheTextMayNot() {
    let open = String(repeating: "[", count: 100)
    let close = String(repeating: "]", count: 100)
    let half = String(repeating: "[", count: 27) + "*a" + String(repeating: "]", count: 27)
    expectCodes("- &a \(open)\(close)\n- \(half)", [])
    expectCodes("- &a \(open)\(close)\n- [\(half)]", [.dataNestingLimit])
    // Also through a second name.
    expectCodes("- &a \(open)\(close)\n- &b \(half)\n- [*b]", [.dataNestingLimit])
    expectCodes("- &a \(open)\(close)\n- &b {k: &c 1, l: \(half.dropFirst().dropLast())}\n- *b", [])
  }

  private func expectCodes(
    _ text: String, _ codes: [DiagnosticCode], at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      read(Array(text.utf8), as: .yaml).diagnostics.map(\.code) == codes, sourceLocation: location)
  }
}
