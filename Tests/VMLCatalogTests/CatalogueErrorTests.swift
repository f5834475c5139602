import CatalogueCompiler
import Testing

/// Mistakes in the text are told by file and line.
struct CatalogueErrorTests {
  @Test(arguments: [
    ("func a()", "'func' does not begin a declaration"),
    ("struct", "expected a name"),
    ("struct A {\n  let b\n}", "expected ':'"),
    ("struct A {\n  b: Int\n}", "expected 'case', 'init', 'let', 'var', 'func'"),
    ("struct A {\n  static var b: Int\n}", "expected 'let' or 'func'"),
    ("struct A {\n  init(a: [Int)\n}", "expected ']'"),
    ("struct A {\n  init(a: Int b: Int)\n}", "expected ',' or ')'"),
    ("struct A {\n  func a() -> Array<Int\n}", "expected '>'"),
    ("struct A {\n  func a(b: Int = )\n}", "expected a default value"),
    ("struct A @since(ios 16.5)", "there is no release of that version"),
    ("struct A @since(android 4)", "'android' is not a platform"),
    ("struct A @only(ios x)", "expected a version"),
    ("struct A @only(ios 999)", "expected a version"),
    ("struct A @only(no ios)", "expected a platform on which it is available"),
    ("struct A @deprecated(renamed: b)", "expected a string"),
    ("struct A @deprecated(renamed: \"b)", "the string does not end"),
    ("struct A @obsolete", "there is no attribute '@obsolete'"),
    ("struct A where B = C", "expected ':'"),
    ("struct A }", "nothing more was expected on this line"),
    ("struct A {", "the last block does not end"),
    ("extension A", "expected '{' or ': Protocol where …'"),
    ("extension A where B: C {\n}", "each line of an extension has its own 'where'"),
    ("struct A\nstruct A", "'A' is declared twice"),
  ])
  func mistakesInAFile(_ text: String, _ message: String) throws {
    let errors = errors(in: "module M\n\(text)\n", rules: "kinds View")
    let error = try #require(errors.first)
    #expect(error.message.contains(message), "\(error)")
    #expect(error.file == "A.txt")
    let line = text.hasPrefix("struct A\n") ? 3 : error.line
    #expect(error.line == line && error.line > 1)
  }

  @Test(arguments: [
    ("element A {", "there is no element 'A'"), ("rule", "expected 'kinds', 'outside'"),
    ("element B {\n  colour a\n}", "expected 'attribute', 'slot'"),
    ("element B {\n  no idea\n}", "expected 'text' or 'default'"),
    ("element B {\n}\nelement B {\n}", "'B' has a block already"),
  ])
  func mistakesInTheRules(_ text: String, _ message: String) throws {
    let errors = errors(in: "module M\nstruct B: View", rules: "kinds View\n\(text)")
    let error = try #require(errors.first)
    #expect(error.message.contains(message), "\(error)")
    #expect(error.file == "VML.txt" && error.line > 1)
  }

  @Test(arguments: [
    ("a.b", 1, "the name stands before the first 'release'"),
    ("release ios 13\na\na", 3, "'a' stands here twice"),
    ("release ios 13\na b", 2, "expected one name"),
    ("release ios 13\nrenamed\na", 3, "expected an old name and its new one"),
    ("release ios 13\nrenamed\na b", 3, "'b' is no name of a symbol"),
    ("release android 4", 1, "'android' is not a platform"),
  ])
  func mistakesInTheSymbols(_ text: String, _ line: Int, _ message: String) throws {
    let errors = errors(in: "module M\nstruct B: View", rules: "kinds View", symbols: text)
    let error = try #require(errors.first)
    #expect(error.message.contains(message), "\(error)")
    #expect(error.file == "SFSymbols.txt" && error.line == line)
  }

  @Test func everyMistakeIsReported() {
    let errors = errors(in: "struct A {\n  x\n  let y\n}\nstruct 1.\n", rules: "kinds View")
    #expect(errors.map(\.line) == [2, 3, 5, 1])
    #expect(errors.last?.message == "the file does not say its 'module'")
    #expect(errors.first?.description.hasPrefix("A.txt:2: error: column 3: expected") == true)
  }

  /// Nothing that a file holds may end the generator without a message.
  @Test func everyPrefixOfAFileIsRead() {
    let line = """
      struct A<B: C & D>: E where B.F == [G: (x: H?, I...)] @since(ios 16, no tvos) @deprecated(soft)
      """
    for end in line.indices { _ = errors(in: "module M\n\(line[..<end])", rules: "") }
  }
}

private func errors(
  in text: String, rules: String, symbols: String = ""
) -> [CatalogueError] {
  let releases = "release ios 13, macos 10.15, visionos 1, watchos 6, tvos 13"
  var errors: [CatalogueError] = []
  let texts = [
    ("Releases.txt", releases), ("VML.txt", rules), ("SFSymbols.txt", symbols), ("A.txt", text),
  ].map { CatalogueText(path: $0.0, bytes: Array($0.1.utf8)) }
  _ = compileCatalogue(texts, errors: &errors)
  return errors
}
