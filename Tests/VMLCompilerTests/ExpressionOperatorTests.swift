import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics

struct ExpressionOperatorTests: ExpressionTesting {
  @Test func arithmetic() {
    expectValue("7 / 2", .integer(3))
    expectValue("-7 / 2", .integer(-3))
    expectValue("-7 % 3", .integer(-1))
    expectValue("7 / 2.0", .number(3.5))
    expectValue("a * half", .number(3.5))
    expectValue("half + a", .number(7.5))
    expectValue("1.5 - 1", .number(0.5))
    expectValue("-half", .number(-0.5))
    expectValue("- 3", .integer(-3))
  }

  @Test func arithmeticThatHasNoResult() {
    expectError("a / 1️⃣02️⃣", .divisionByZero, "division by zero")
    expectError("a % (1️⃣a - a2️⃣)", .divisionByZero, "division by zero")
    expectError("half / 1️⃣0.0", .divisionByZero, "division by zero")
    let overflow = "the result does not fit into a number"
    expectError("1️⃣9223372036854775807 + 12️⃣", .numberOverflow, overflow)
    expectError("1️⃣-9223372036854775808 - 1", .numberOverflow, overflow)
    expectError("1️⃣4611686018427387904 * 2", .numberOverflow, overflow)
    expectError("1️⃣-9223372036854775808 / -1", .numberOverflow, overflow)
    expectError("1️⃣-9223372036854775808 % -1", .numberOverflow, overflow)
    expectError("1️⃣-(-9223372036854775808)", .numberOverflow, overflow)
    expectError("1️⃣1e308 * 10", .numberOverflow, overflow)
  }

  @Test func arithmeticOfOtherKinds() {
    expectError("name 1️⃣-2️⃣ 1", .operandType, "'-' needs two numbers, not a string and an integer")
    expectError(
      "yes 1️⃣+ 1", .operandType,
      "'+' needs two numbers, two strings or two lists, not a boolean and an integer")
    expectError("1.5 1️⃣% 2", .operandType, "'%' needs two integers, not a number and an integer")
    expectError("1 1️⃣+ name", .operandType, "'+' cannot join an integer and a string")
    expectError("1️⃣missing2️⃣ + 1", .unexpectedNil, "'missing' is nil")
    expectError("1 * 1️⃣missing", .unexpectedNil, "'missing' is nil")
    expectError("1️⃣-name", .operandType, "'-' needs a number, not a string")
    expectError("-1️⃣missing", .unexpectedNil, "'missing' is nil")
  }

  @Test func joining() {
    expectValue("'a' + \"b\"", .string("ab"))
    expectValue("home + '/x'", .string("https://acme.example/x"))
    expectValue("[1] + [2, 3]", .list([.integer(1), .integer(2), .integer(3)]))
  }

  @Test func equality() {
    for source in [
      "1 == 1.0", "1 != 1.5", "nil == nil", "a != nil", "missing == nil", "'a' == \"a\"",
      ".red == 'red'", "tint == .red", "home == 'https://acme.example'", "[1, 2] == [1.0, 2]",
      "[1] != ['1']", "item == item", "item != item.maker", "child == child", "yes == true",
      "9007199254740993 != 9007199254740992.0", "9223372036854775807 != 9223372036854775808.0",
      // Text is compared by its scalars, so that no version of Unicode matters.
      #""\u{e9}" != "e\u{301}""#,
    ] {
      expectValue(source, .boolean(true))
    }
    expectError("1 1️⃣==2️⃣ '1'", .operandType, "an integer never equals a string")
    expectError("words 1️⃣!= 'pear'", .operandType, "a list never equals a string")
  }

  @Test func order() {
    for source in [
      "1 < 2", "2 >= 2", "1 <= 1.5", "1.5 > 1", "'a' < 'b'", "'Z' < 'a'", "'a' <= 'a'",
      "'' < 'a'", #""\u{ffff}" < "\u{10000}""#, "9007199254740992.0 < 9007199254740993",
      "-9223372036854775808 >= -9223372036854775808.0", "-1.5 < -1", "-1 > -1.5",
      "9223372036854775807 < 1e19", "-1e19 < -9223372036854775808",
    ] {
      expectValue(source, .boolean(true))
      // An order says the opposite of its opposite.
      expectValue("!(\(source))", .boolean(false))
    }
    expectError(
      "1 1️⃣<2️⃣ 'a'", .operandType, "'<' needs two numbers or two strings, not an integer and a string"
    )
    expectError(
      "yes 1️⃣< yes", .operandType,
      "'<' needs two numbers or two strings, not a boolean and a boolean")
    expectError("1️⃣missing < 1", .unexpectedNil, "'missing' is nil")
  }

  @Test func logic() {
    expectValue("yes && !false", .boolean(true))
    expectValue("false && unknown", .boolean(false))
    expectValue("yes || 1 / 0 == 1", .boolean(true))
    expectValue("yes ? 1 : unknown", .integer(1))
    expectError(
      "1️⃣words2️⃣ && yes", .notBoolean, "expected a boolean, but 'words' is a list",
      note: "'!words.isEmpty' tells whether there is anything in it")
    expectError(
      "yes && 1️⃣missing", .notBoolean, "expected a boolean, but 'missing' is nil",
      note: "'missing != nil' tells whether there is a value")
    expectError(
      "!1️⃣a", .notBoolean, "expected a boolean, but 'a' is an integer",
      note: "a comparison, such as 'a > 0', is a boolean")
    expectError(
      "1️⃣name.count ? 1 : 2", .notBoolean, "expected a boolean, but 'name.count' is an integer")
    expectError("1️⃣'x' || yes", .notBoolean, "expected a boolean, but this value is a string")
  }

  @Test func nilAndItsReplacement() {
    expectValue("missing ?? 'x'", .string("x"))
    expectValue("name ?? unknown", .string("Ann Lee"))
    expectValue("missing ?? missing", .nothing)
    expectValue("item.badge ?? 'none'", .string("none"))
    expectValue("item.sticker ?? 'none'", .string("none"))
    expectValue("(item.sticker) ?? 'none'", .string("none"))
    expectValue("item['sticker'] ?? 'none'", .string("none"))
    expectValue("item.sticker == nil && nil == item.sticker", .boolean(true))
    expectValue("item.sticker != nil", .boolean(false))
    expectValue("item.price ?? 1", .number(2.5))
    expectError("missing ?? 1️⃣unknown", .unknownVariable, "there is no variable 'unknown' here")
    expectError("item.1️⃣sticker2️⃣ == 'x'", .unknownMember, "'item' has no 'sticker'")
    expectError("item.1️⃣sticker.text ?? 'x'", .unknownMember, "'item' has no 'sticker'")
    expectError("missing ?? item.1️⃣sticker", .unknownMember, "'item' has no 'sticker'")
  }

  @Test func ranges() {
    expectValue("1...3", .list([.integer(1), .integer(2), .integer(3)]))
    expectValue("1..<3", .list([.integer(1), .integer(2)]))
    expectValue("3..<3", .list([]))
    expectValue("-1...-1", .list([.integer(-1)]))
    expectValue("(0..<100000).count", .integer(100_000))
    expectError("1️⃣3...12️⃣", .invalidRange, "a range cannot begin at 3 and end at 1")
    expectError(
      "1 1️⃣...2️⃣ 1.5", .operandType, "a range needs two integers, not an integer and a number")
    for source in [
      "0...100000", "-9223372036854775808...9223372036854775807", "0...9223372036854775807",
    ] {
      expectError("1️⃣\(source)", .valueTooLarge, "a list may have 100000 elements at most")
    }
  }
}
