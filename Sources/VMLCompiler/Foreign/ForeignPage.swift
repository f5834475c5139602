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
    if start.hasPrefix("export ") || start.hasPrefix("const ") || start.hasPrefix("function ") {
      return "this is JavaScript; a page holds views alone"
    }
    return nil
  }

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
