import VMLMarkup

/// The end of a block of another template language.
enum ForeignBlock: Equatable {
  /// By `{/each}`, `{{/each}}`, `{% endfor %}` or `{{ end }}`.
  case named
  case jsx

  /// `code` is the text in the braces that begin it; `nil` for a block of one tag, such as
  /// `{% include … %}`.
  init?(_ code: String) {
    let words = code.split { !$0.isLetter && $0 != "#" && $0 != "^" }
    guard let first = words.first else { return nil }
    let name = first.drop { $0 == "#" || $0 == "^" }
    let begins =
      first.first == "#" || first.first == "^"
      || ["if", "for", "range", "with", "unless", "case", "block", "each", "define", "foreach"]
        .contains(name)
    guard begins, !code.hasPrefix("/*"), !code.hasPrefix("# ") else { return nil }
    self = .named
  }

  func isEnded(by code: String) -> Bool {
    let word = code.drop { !$0.isLetter && $0 != "/" }
    return word.hasPrefix("/") || word.hasPrefix("end")
  }
}

/// A stretch of a text that another template language would work out.
struct ForeignInterpolation {
  let range: Range<Int>
  let language: String
  /// The text in the braces.
  let code: String
  /// The same in VML; `nil` where no name stands in it.
  var replacement: String?
  let isBlock: Bool

  /// `brace` is the place of a `{`.
  init?(_ bytes: [UInt8], at brace: Int, in range: Range<Int>) {
    let next = brace + 1 < range.upperBound ? bytes[brace + 1] : 0
    let isDouble = next == UInt8(ascii: "{")
    let closing = Self.end(in: bytes, from: brace + 1, to: range.upperBound, isDouble: isDouble)
    guard let closing else { return nil }
    let inner = brace + (isDouble ? 2 : 1)..<closing - (isDouble ? 2 : 1)
    guard inner.lowerBound < inner.upperBound else { return nil }
    var code = String(decoding: bytes[inner], as: UTF8.self)
    if next == UInt8(ascii: "%") { code = String(code.dropFirst().dropLast()) }
    self.code = code
    let isHash = brace > range.lowerBound && bytes[brace - 1] == UInt8(ascii: "#") && !isDouble
    let isDollar = brace > range.lowerBound && bytes[brace - 1] == UInt8(ascii: "$")
    replacement = interpolation(ofForeign: code)
    self.range = (isDollar || isHash ? brace - 1 : brace)..<closing
    switch next {
    case UInt8(ascii: "{"):
      let first = code.first { !$0.isWhitespace }
      language = "Mustache, Vue, Jinja or Hugo"
      let word = code.split { !$0.isLetter }.first ?? ""
      isBlock =
        first == "#" || first == "/" || first == "^" || first == ">" || first == "<"
        || ["if", "range", "with", "end", "else", "define", "template", "partial", "block"]
          .contains(word) && replacement == nil
    case UInt8(ascii: "%"):
      language = "Jinja or Liquid"
      isBlock = true
    case UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      let isComment = code.hasPrefix("/*") || code.hasPrefix("# ") && code.hasSuffix("#")
      guard isComment || code.dropFirst().first?.isLetter == true else { return nil }
      language =
        isComment ? "a comment of \(code.first == "#" ? "Jinja" : "JSX")" : "Svelte"
      isBlock = true
    case _ where isHash:
      language = "Ruby or Pug"
      isBlock = false
    case _ where isDollar:
      language = "JavaScript"
      isBlock = false
    default:
      if let path = Self.pathOfBinding(code) {
        language = "XAML"
        isBlock = false
        replacement = interpolation(ofForeign: path)
        return
      }
      // Braces are a part of some texts, and a name alone in them is hardly one.
      guard replacement != nil, code.first?.isWhitespace == false else { return nil }
      language = code.first == "@" ? "HEEx" : "JSX, Svelte or HEEx"
      isBlock = false
    }
  }

  /// The path of `Binding Path=Title, Mode=OneWay`; `nil` for what is no binding of XAML.
  private static func pathOfBinding(_ code: String) -> String? {
    let words = code.split { $0.isWhitespace || $0 == "," || $0 == "=" }
    guard let first = words.first,
      ["Binding", "StaticResource", "DynamicResource", "x:Bind"].contains(first),
      let path = words.dropFirst().first(where: { $0 != "Path" })
    else { return nil }
    return path.prefix(1).lowercased() + path.dropFirst()
  }

  /// One past the brace, or the two of them, that end what begins at `start`.
  private static func end(
    in bytes: [UInt8], from start: Int, to end: Int, isDouble: Bool
  ) -> Int? {
    let reach = min(end, start + 256)
    guard let first = bytes[start..<reach].firstIndex(of: UInt8(ascii: "}")) else { return nil }
    guard isDouble else { return first + 1 }
    return first + 1 < end && bytes[first + 1] == UInt8(ascii: "}") ? first + 2 : nil
  }
}
