import Testing

/// Source language, 5: interpolations in `style`.
@Suite struct StyleInterpolationTests {
  /// A component whose prop `a` stands in a style.
  private func site(_ type: String, _ value: String, in style: String) -> String {
    """
    <A a="\(value)"/>
    -- components/A.vml --
    ---
    props:
      a: \(type)
    ---
    <Text style="\(style)"/>
    """
  }

  private func body(_ style: String) -> String {
    style.isEmpty
      ? "<Text/>" : "<Text style=\"\(style.replacing("\"", with: "&quot;"))\"/>"
  }

  @Test(arguments: [
    ("integer", "-5", "-5"), ("number", "0.5", "0.5"), ("boolean", "true", "true"),
    ("string", "a b", #""a b""#), ("string", "7", #""7""#),
    ("url", "https://a.example", #""https://a.example""#),
    ("date", "2025-01-31", #""2025-01-31""#), ("symbol", "leading", ".leading"),
    ("enum(a, b)", "a", ".a"), ("color", "red", ".red"), ("color", "#FF0000", "#ff0000"),
    ("'[integer]'", #"\([1, 2])"#, "[1, 2]"), ("'[string]'", #"\(["a", "b"])"#, #"["a", "b"]"#),
    ("'[color]'", ##"\(["red", "#00ff00"])"##, "[.red, #00ff00]"),
    ("'[[integer]]'", #"\([[1], []])"#, "[[1], []]"), ("any", #"\(1.5)"#, "1.5"),
  ])
  func literals(_ type: String, _ value: String, _ literal: String) {
    expectBody(site(type, value, in: #"custom(\(a))"#).known("custom"), body("custom(\(literal))"))
    expectBody(
      site(type, value, in: #"custom(.x(y: \(a)), label: \(a))"#).known("custom"),
      body("custom(.x(y: \(literal)), label: \(literal))"))
  }

  @Test(arguments: [
    ("object", #"\(page)"#, "an object", "style"), ("symbol", "star.fill", "a symbol", "style"),
    ("color", "system-red", "a color", "style"), ("'[object]'", #"\([page])"#, "a list", "style"),
  ])
  func valuesWithoutLiteral(_ type: String, _ value: String, _ kind: String, _ place: String) {
    expectMistakes(
      site(type, value, in: #"padding(\(1️⃣a))"#),
      "value-without-text: \(kind) cannot stand in a \(place)")
  }

  @Test func insideStrings() {
    expectBody(
      site("integer", "3", in: #"help('n: \(a)!')"#), body(#"help("n: 3!")"#))
    expectBody(
      site("symbol", "star.fill", in: #"help('\(a)')"#), body(#"help("star.fill")"#))
    expectMistakes(
      site("any", #"\(nil)"#, in: #"help('\(1️⃣a)')"#),
      "value-without-text: nil cannot stand in a string")
    expectMistakes(
      site("'[integer]'", #"\([1])"#, in: #"help('\(1️⃣a)')"#),
      "value-without-text: a list cannot stand in a string")
  }

  // MARK: Nil

  @Test(arguments: [
    (#"bold();padding(\(a))"#, "bold()"), (#"frame(width: \(a), height: 3)"#, "frame(height: 3)"),
    (#"frame(width: 3, height: \(a))"#, "frame(width: 3)"),
    (#"frame(width: \(a), height: \(a));bold()"#, "bold()"),
    (
      #"frame(width: 1, height: \(a), alignment: .leading)"#, "frame(width: 1, alignment: .leading)"
    ),
    (#"font(.system(size: \(a), weight: .bold))"#, "font(.system(weight: .bold))"),
    (#"font(.system(size: \(a)))"#, "font(.system())"),
    (
      #"background(Color.red.opacity(\(a)), in: Circle())"#,
      "background(Color.red.opacity(), in: Circle())"
    ),
    (#"background(.red.opacity(\(a)).blendMode(.x))"#, "background(.red.opacity().blendMode(.x))"),
    (#"gradient([\(a), .red, \(a)], 1)"#, "gradient([.red], 1)"),
    (#"gradient([[\(a)], [.red]])"#, "gradient([[], [.red]])"),
    (#"bold();padding(\(a) + 1)"#, "bold()"),
    (#"offset(x: 1 + f(\(a)) * 2)"#, "offset(x: 1 + f() * 2)"),
    (#"bold();padding(\(a));italic()"#, "bold();italic()"),
    (#"padding((x: \(a), y: 2))"#, "padding((y: 2))"),
  ])
  func nilLeavesTheArgumentOut(_ style: String, _ expected: String) {
    expectBody(
      site("integer?", #"\(nil)"#, in: style).known("gradient"), body(expected))
  }

  @Test func nilAsFallback() {
    expectBody(
      #"<Text w="3" style="frame(width: attr(w, \(nil)), height: attr(w type(<number>), \(nil)))"/>"#,
      #"<Text w="3" style="frame(width: attr(w), height: attr(w type(&lt;number&gt;)))"/>"#)
    expectBody(
      #"<Text w="3" style="frame(width: attr(w, f(\(nil), 1)))"/>"#,
      #"<Text w="3" style="frame(width: attr(w, f(1)))"/>"#)
  }

  @Test func nilInAListIsLeftOut() {
    expectBody(#"<Text style="custom(\([1, nil, 2]))"/>"#.known("custom"), body("custom([1, 2])"))
  }

  @Test func severalMistakesInOneStyle() {
    expectMistakes(
      #"<Text style="padding(\(1️⃣page)); opacity(\(2️⃣nope))"/>"#
        .replacing("; ", with: ";"),
      "value-without-text: an object cannot stand in a style",
      "unknown-variable: there is no variable 'nope' here")
  }

  @Test func arithmetic() {
    expectBody(#"<Text style="padding(\(2) / 2 - \(-1))"/>"#, body("padding(2 / 2 - -1)"))
  }

  @Test func stylesAreParsedAfterwards() {
    // A string never becomes code, even if it looks like it.
    expectBody(
      site("string", ".red).bold(", in: #"foregroundStyle(\(a))"#),
      body(#"foregroundStyle(".red).bold(")"#))
  }
}

extension String {
  /// The site with a modifier of the app's own.
  func known(_ modifier: String) -> String {
    self + "\n-- site.yaml --\nname: T\ncustom: { modifiers: { \(modifier): [] } }"
  }
}
