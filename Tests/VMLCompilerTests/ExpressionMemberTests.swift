import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics

struct ExpressionMemberTests: ExpressionTesting {
  @Test func variables() {
    expectValue("a", .integer(7))
    expectError(
      "1️⃣nmae2️⃣", .unknownVariable, "there is no variable 'nmae' here; did you mean 'name'?")
    expectError(
      "1️⃣q", .unknownVariable, "there is no variable 'q' here", note: "there are 'x'",
      in: Scope(["x": .nothing]))
    expectError(
      "1️⃣q", .unknownVariable, "there is no variable 'q' here",
      note: "there are no variables here; a string stands in quotes", in: Scope())
  }

  @Test func keysOfObjects() {
    expectValue("item.title", .string("Tea"))
    expectValue("item . maker\n.name", .string("Ito"))
    expectValue("item['title']", .string("Tea"))
    expectValue("item[ 'on sale' ]", .boolean(true))
    expectValue("item.badge", .nothing)
    expectValue("child.isLast", .boolean(true))
    expectValue("child['index']", .integer(0))
    expectError(
      "item.1️⃣titel2️⃣", .unknownMember, "'item' has no 'titel'; did you mean 'title'?")
    expectError(
      "item.maker.1️⃣nam", .unknownMember, "'item.maker' has no 'nam'; did you mean 'name'?")
    expectError(
      "item.1️⃣x", .unknownMember, "'item' has no 'x'", note: "'?.x' is nil where the key is missing")
    expectError(
      "items[0].1️⃣titel", .unknownMember, "'items[0]' has no 'titel'; did you mean 'title'?")
    expectError(
      "item[1️⃣'titel'2️⃣]", .unknownMember, "'item' has no 'titel'; did you mean 'title'?")
    expectError("child.1️⃣isFirst", .unknownMember, "'child' has no 'isFirst'")
    expectError("item[1️⃣0]", .operandType, "an object has no element at an integer")
  }

  @Test func chainsThatMayEndInNil() {
    for source in [
      "missing?.x", "missing?.x.y.z", "missing?.uppercased().count", "missing?[0]", "item?.sticker",
      "item?.sticker.text", "item.sticker?.text", "item?['x']", "item.badge?.count", "nil?.a",
      "item?.badge?.x ?? missing",
    ] {
      expectValue(source, .nothing)
    }
    expectValue("item?.title", .string("Tea"))
    expectValue("item?.maker.name", .string("Ito"))
    expectValue("words?[1]", .string("fig"))
    expectError("1️⃣missing2️⃣.x", .unexpectedNil, "'missing' is nil")
    expectError("1️⃣item.badge2️⃣.x", .unexpectedNil, "'item.badge' is nil")
    expectError("(1️⃣missing?.x2️⃣).y", .unexpectedNil, "'missing.x' is nil")
    expectError("1️⃣missing[0]", .unexpectedNil, "'missing' is nil")
    expectError("1️⃣missing.count", .unexpectedNil, "'missing' is nil")
    expectError("1️⃣missing.uppercased()", .unexpectedNil, "'missing' is nil")
    expectError(
      "item?.maker.1️⃣nam", .unknownMember, "'item.maker' has no 'nam'; did you mean 'name'?")
    // Only a key may be missing: a string has the same members everywhere.
    expectError("name?.1️⃣x", .unknownMember, "'name' is a string and has no 'x'")
    expectError("name.1️⃣x ?? 1", .unknownMember, "'name' is a string and has no 'x'")
  }

  @Test func properties() {
    expectValue("name.count", .integer(7))
    expectValue("'👩‍👩‍👧é'.count", .integer(2))
    expectValue("words.count", .integer(3))
    expectValue("item.count", .integer(5))
    expectValue("item.maker.count", .string("own"))
    expectValue("empty.isEmpty && none.isEmpty", .boolean(true))
    expectValue("name.isEmpty || words.isEmpty || item.isEmpty", .boolean(false))
    expectValue("words.first", .string("pear"))
    expectValue("words.last", .string("apple"))
    expectValue("none.first", .nothing)
    expectValue("none.last", .nothing)
    expectValue("name.first", .string("A"))
    expectValue("empty.last", .nothing)
    expectValue("items[1].keys", .list([.string("title"), .string("price")]))
    expectValue("' \\n a b\\t\\u{a0}'.trimmed", .string("a b"))
    expectValue("'  '.trimmed", .string(""))
    expectValue("home.count", .integer(20))
  }

  @Test func capitals() {
    expectValue("'hello wORLD'.capitalized", .string("Hello World"))
    expectValue(
      "\"don't 'quote' end-of 3rd ǆ ß\".capitalized", .string("Don't 'Quote' End-Of 3rd ǅ Ss"))
    expectValue("'élan é'.capitalized", .string("Élan É"))
    expectValue("''.capitalized", .string(""))
  }

  @Test func membersThatAreNot() {
    expectError(
      "name.1️⃣cuont", .unknownMember, "'name' is a string and has no 'cuont'; did you mean 'count'?")
    expectError("a.1️⃣b", .unknownMember, "'a' is an integer and has no 'b'")
    expectError("'x'.1️⃣y", .unknownMember, "a string has no 'y'")
    expectError(
      "name.1️⃣uppercased", .unknownMember, "'uppercased' is a method",
      note: "methods are called with parentheses, 'uppercased()'")
    expectError("words.1️⃣trimmed", .unknownMember, "'words' is a list and has no 'trimmed'")
  }

  @Test func elements() {
    expectValue("words[0]", .string("pear"))
    expectValue("words[words.count - 1]", .string("apple"))
    expectError(
      "words[1️⃣32️⃣]", .indexOutOfRange, "there is no element 3",
      note: "the last index of the list is 2; 'first' and 'last' are nil where there is none")
    expectError("words[1️⃣-1]", .indexOutOfRange, "there is no element -1")
    expectError("none[1️⃣0]", .indexOutOfRange, "there is no element 0")
    expectError("words[1️⃣'a']", .operandType, "a list has no element at a string")
    expectError("words[1️⃣missing]", .unexpectedNil, "'missing' is nil")
    expectError("name[1️⃣0]", .operandType, "a string has no element at an integer")
  }

  @Test func scopes() {
    var scope = Scope()
    #expect(scope["x"] == nil && scope.mark == 0)
    scope.bind("x", to: .integer(1))
    scope.bind("y", to: .integer(2))
    let mark = scope.mark
    scope.bind("x", to: .integer(3))
    scope.bind("z", to: .nothing)
    #expect(scope["x"] == .integer(3) && scope["y"] == .integer(2) && scope["z"] == .nothing)
    #expect(scope.names == ["z", "x", "y"])
    scope.pop(to: mark)
    #expect(scope["x"] == .integer(1) && scope["z"] == nil)
    scope.pop(to: 100)
    scope.pop(to: -1)
    #expect(scope.names.isEmpty)
  }

  @Test func conditionsAndLists() throws {
    var bag = DiagnosticBag()
    let words = try #require(parseExpression(sourceText("words"), reporting: &bag))
    let yes = try #require(parseExpression(sourceText("yes"), reporting: &bag))
    #expect(evaluateCondition(yes, in: expressionSampleScope, reporting: &bag) == true)
    #expect(evaluateList(words, in: expressionSampleScope, reporting: &bag)?.count == 3)
    #expect(evaluateCondition(words, in: expressionSampleScope, reporting: &bag) == nil)
    #expect(evaluateList(yes, in: expressionSampleScope, reporting: &bag) == nil)
    #expect(
      bag.diagnostics.map(\.message) == [
        "expected a boolean, but 'words' is a list", "expected a list, but 'yes' is a boolean",
      ])
    #expect(bag.diagnostics.map(\.range?.range) == [0..<5, 0..<3])
  }

  @Test func textOfValues() {
    #expect(text(of: .number(1)) == "1.0")
    #expect(text(of: .number(0.1)) == "0.1")
    #expect(text(of: .number(1e16)) == "1e+16")
    #expect(text(of: .integer(-3)) == "-3")
    #expect(text(of: .boolean(false)) == "false")
    #expect(text(of: .symbol("red")) == "red")
    #expect(text(of: .date("2025-01-31")) == "2025-01-31")
    #expect(text(of: .nothing) == nil)
    #expect(text(of: .list([])) == nil)
    #expect(text(of: .object(ValueObject())) == nil)
  }
}
