import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics

struct ExpressionMethodTests: ExpressionTesting {
  @Test func ofStrings() {
    expectValue("name.contains('n L')", .boolean(true))
    expectValue("name.contains('')", .boolean(true))
    expectValue("name.contains('nn ll')", .boolean(false))
    expectValue("'aabaabaaab'.contains('aabaaab')", .boolean(true))
    expectValue("'straße'.uppercased()", .string("STRASSE"))
    expectValue("'ÉA'.lowercased()", .string("éa"))
    expectValue("name.prefix(3)", .string("Ann"))
    expectValue("name.suffix(3)", .string("Lee"))
    expectValue("name.prefix(100)", .string("Ann Lee"))
    expectValue("name.suffix(0)", .string(""))
    expectValue("'👩‍👩‍👧é!'.prefix(2)", .string("👩‍👩‍👧é"))
    expectValue("'abc'.reversed()", .string("cba"))
    expectValue("home.uppercased()", .string("HTTPS://ACME.EXAMPLE"))
  }

  @Test func splittingAndJoining() {
    let parts: Value = .list([.string("a"), .string("b")])
    expectValue("'a,b'.split(',')", parts)
    expectValue("'a,b'.split(separator: ',')", parts)
    expectValue("',a,,b,'.split(',')", parts)
    expectValue("'a--b'.split('--')", parts)
    expectValue("''.split(',')", .list([]))
    expectValue("'abab'.split('ab')", .list([]))
    expectValue("['a', 1, 1.5, yes].joined(', ')", .string("a, 1, 1.5, true"))
    expectValue("words.joined(separator: '')", .string("pearfigapple"))
    expectValue("words.joined()", .string("pearfigapple"))
    expectValue("none.joined('x')", .string(""))
    expectError("'a'.split(1️⃣'')", .operandType, "expected a separator, but this string is empty")
    expectError(
      "items.1️⃣joined()", .valueWithoutText, "the element at 0 is an object, which has no text")
  }

  @Test func ofLists() {
    expectValue("words.contains('fig')", .boolean(true))
    expectValue("words.contains('figs')", .boolean(false))
    expectValue("none.contains(1)", .boolean(false))
    expectValue("[1, 2].contains(2.0)", .boolean(true))
    expectValue("[1, 'a'].contains('a')", .boolean(true))
    expectValue("words.prefix(1)", .list([.string("pear")]))
    expectValue("words.suffix(9).count", .integer(3))
    expectValue("words.reversed().first", .string("apple"))
    expectError(
      "words.contains(1️⃣12️⃣)", .operandType,
      "an integer never equals a string, which is what the list holds")
    expectError(
      "words.prefix(1️⃣-1)", .indexOutOfRange, "expected a count of 0 or more, but this is -1")
    expectError("words.prefix(1️⃣'a')", .operandType, "expected an integer, but this is a string")
    expectError("words.prefix(1️⃣missing)", .unexpectedNil, "'missing' is nil")
  }

  @Test func sorting() {
    expectValue("words.sorted()", .list([.string("apple"), .string("fig"), .string("pear")]))
    expectValue("[2, 1.5, -1].sorted()", .list([.integer(-1), .number(1.5), .integer(2)]))
    expectValue("none.sorted()", .list([]))
    expectValue("items.sorted(by: \\.price).map(\\.title).joined(' ')", .string("Cup Tea"))
    expectValue("items.sorted(by: 'title')[0].title", .string("Cup"))
    expectValue("words.sorted(by: \\.count).first", .string("fig"))
    expectError(
      "[1, 'a'].1️⃣sorted()", .operandType,
      "the element at 1 has a string where the first has an integer")
    expectError("[yes, yes].1️⃣sorted()", .operandType, "a boolean has no order")
    expectError(
      "items.sorted(by: 1️⃣\\.prise2️⃣)", .unknownMember,
      "the element at 0 has no 'prise'; did you mean 'price'?")
  }

  @Test func sortingKeepsTheOrderOfEquals() {
    let elements = (0..<200).map { number in
      Value.object(ValueObject(["key": .integer(number % 3), "at": .integer(number)]))
    }
    let expected = [0, 1, 2].flatMap { key in
      stride(from: key, to: 200, by: 3).map { Value.integer($0) }
    }
    expectValue(
      "x.sorted(by: \\.key).map(\\.at)", .list(expected), in: Scope(["x": .list(elements)]))
  }

  @Test func mappingAndFiltering() {
    expectValue("items.map(\\.title)", .list([.string("Tea"), .string("Cup")]))
    expectValue("items.map('title').count", .integer(2))
    expectValue("[item].map(\\.maker.name)", .list([.string("Ito")]))
    expectValue("words.map(\\.count)", .list([.integer(4), .integer(3), .integer(5)]))
    expectValue("items.filter(where: \\.title, equals: 'Cup').count", .integer(1))
    expectValue("items.filter(where: 'title', equals: 'Pot')", .list([]))
    expectValue("items.filter(where: \\.price, equals: 2.5)[0].title", .string("Tea"))
    // A key that only some elements have is nil in the others.
    expectValue("items.filter(where: \\.badge, equals: nil).count", .integer(2))
    expectValue("items.filter(where: \\.maker.name, equals: 'Ito').count", .integer(1))
    expectValue("none.filter(where: \\.x, equals: 1)", .list([]))
    expectError(
      "items.filter(where: 1️⃣\\.titel2️⃣, equals: 'x')", .unknownMember,
      "the element at 0 has no 'titel'; did you mean 'title'?")
    expectError(
      "items.filter(where: \\.title, equals: 1️⃣1)", .operandType,
      "an integer never equals a string, which is what the list holds")
    expectError("items.map(1️⃣\\.badge)", .unknownMember, "the element at 1 has no 'badge'")
    expectError("[1].map(1️⃣\\.x)", .unknownMember, "the element at 0 is an integer and has no 'x'")
    expectError("words.map(1️⃣1)", .operandType, "expected a string, but this is an integer")
    expectError("words.map(\\1️⃣)", .expressionSyntax, "expected a key such as '\\.name', found ')'")
  }

  @Test func methodsThatAreNot() {
    expectError(
      "name.1️⃣uppercase2️⃣()", .unknownMethod,
      "there is no method 'uppercase'; did you mean 'uppercased'?")
    expectError("name.1️⃣frobnicate()", .unknownMethod, "there is no method 'frobnicate'")
    expectError("words.1️⃣count()", .unknownMethod, "'count' is written without parentheses")
    expectError("1️⃣count(words)", .unknownMethod, "there is no function 'count'")
    expectError("words.1️⃣uppercased()", .unknownMethod, "a list has no method 'uppercased'")
    expectError(
      "name.1️⃣map('x')", .unknownMethod, "a string has no method 'map'", note: "lists have it")
    expectError("a.1️⃣prefix(1)", .unknownMethod, "an integer has no method 'prefix'")
    expectError("item.1️⃣contains('a')", .unknownMethod, "an object has no method 'contains'")
  }

  @Test(arguments: [
    "uppercased(1)", "contains()", "prefix(n: 1)", "sorted(1)",
    "filter('a', equals: 1)", "filter(where: 'a')", "split()", "map()",
  ])
  func argumentsThatDoNotFit(_ call: String) throws {
    let method = try #require(call.split(separator: "(").first)
    expectError("name.1️⃣\(call)2️⃣", .methodArguments, "'\(method)' takes other arguments")
  }

  @Test func labelsThatAreWrong() {
    expectError(
      "words.joined(1️⃣by2️⃣: ',')", .methodArguments,
      "'joined' has no argument 'by'; did you mean 'separator'?")
    expectError(
      "words.filter(where: \\.x, 1️⃣equal2️⃣: 'a')", .methodArguments,
      "'filter' has no argument 'equal'; did you mean 'equals'?")
  }

  @Test func keyPathsWhereNoneIsTaken() {
    expectError(
      "words.contains(1️⃣\\.x)", .misplacedKeyPath,
      "expected a value; a key path stands only where a method takes one, such as 'map' or "
        + "'sorted(by:)'"
    )
  }
}
