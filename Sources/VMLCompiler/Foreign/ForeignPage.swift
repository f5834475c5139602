/// A language that a whole page seems to be written in.
enum ForeignPage {
  /// - Parameter text: A text that stands outside of any view.
  /// - Returns: What the text is, and how VML says it; `nil` if it looks like a text.
  static func note(of text: String) -> String? {
    let start = text.drop(while: \.isWhitespace)
    if isSwift(start) {
      return "this is Swift; 'VStack(spacing: 8) { Text(\"Hi\") }' is "
        + "'<VStack spacing=\"8\"><Text>Hi</Text></VStack>'"
    }
    if start.hasPrefix("+++") {
      return "this is front matter of Hugo in TOML; here it is YAML, between lines of '---'"
    }
    if start.hasPrefix("# ") || start.hasPrefix("## ") {
      return "this is Markdown; a text with its marks is '<Text markdown=\"**bold**\"/>'"
    }
    for (text, way) in beginnings where start.hasPrefix(text) { return way }
    if start.hasPrefix("export ") || start.hasPrefix("const ") || start.hasPrefix("function ") {
      return "this is JavaScript; a page holds views alone"
    }
    return nil
  }

  private static let beginnings = [
    (
      "import ",
      "this is JavaScript; components are known by their files' names: remove the line"
    ),
    ("@extends", "this is Blade; a page names its layout in its front matter: 'layout: Shell'"),
    ("@section", "this is Blade; a page's views stand in it directly"),
    ("@include", "this is Blade; a component is an element with its file's name: '<Card/>'"),
    ("@foreach", "this is Blade; a loop is '<for each=\"x\" in=\"list\">…</for>'"),
    ("@for", "this is another language; a loop is '<for each=\"x\" in=\"list\">…</for>'"),
    ("@if", "this is another language; a condition is '<if test=\"…\">…<else/>…</if>'"),
    (
      "@Composable", "this is Compose; views are elements, as in '<VStack><Text>Hi</Text></VStack>'"
    ),
    ("package ", "this is Kotlin or Go; a page holds views alone"),
    ("fun ", "this is Kotlin; a page holds views alone"),
    ("class ", "this is a program; a page holds views alone"),
    ("function ", "this is JavaScript; a page holds views alone"),
    ("let ", "this is JavaScript or Swift; a name is given by '<let name=\"x\" value=\"…\"/>'"),
    ("var ", "this is JavaScript or Swift; a name is given by '<let name=\"x\" value=\"…\"/>'"),
    ("extends ", "this is Pug; a page names its layout in its front matter: 'layout: Shell'"),
    ("doctype ", "this is Pug; a page holds views: '<VStack><Text>Hi</Text></VStack>'"),
    ("//", "a comment is '<!-- … -->'"), ("/*", "a comment is '<!-- … -->'"),
  ]

  /// Whether a text begins as a declaration or a view of SwiftUI does.
  private static func isSwift(_ text: Substring) -> Bool {
    for word in ["import SwiftUI", "struct ", "var body", "#Preview", "@State", "@main"]
    where text.hasPrefix(word) {
      return true
    }
    let name = text.prefix { $0.isLetter || $0.isNumber }
    guard name.first?.isUppercase == true else { return false }
    let rest = text.dropFirst(name.count)
    if rest.first == "(" { return rest.contains(")") }
    return rest.drop(while: \.isWhitespace).first == "{"
  }
}
