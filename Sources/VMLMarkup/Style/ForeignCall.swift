/// A call in a style whose arguments are of another language, with what VML has in its place.
struct ForeignCall {
  /// The whole call, as VML has it; `nil` where that depends on what the author means.
  let replacement: String?
  let note: String
  /// The bytes of the arguments that another language has, where these are known.
  var piece: Range<Int>?

  /// `nil` if nothing of another language is known in the arguments, the text between the
  /// parentheses; `quote` is the one that a string may have there.
  init?(_ name: String, _ arguments: String, quote: String) {
    let words = arguments.split { $0 == " " || $0 == "\n" }.map(String.init)
    if let known = Self.shorthand(name, words, quote) {
      replacement = known
      note = "a shorthand of CSS is written out: '\(known)'"
    } else if let known = Self.straight(arguments) {
      replacement = "\(name)(\(known))"
      note = "a string stands between straight quotes"
    } else if let (range, way) = Self.part(arguments) {
      replacement = nil
      note = way
      piece = range
    } else if let colon = arguments.firstIndex(of: ":"), arguments.first == ".",
      arguments[..<colon].dropFirst().allSatisfy(\.isLetter)
    {
      let value = arguments[colon...].dropFirst().drop { $0 == " " }
      replacement = "\(name)(\(arguments[..<colon]), \(value))"
      note = "a label has no dot, and a value no colon behind it"
    } else {
      return nil
    }
  }

  /// Parts of values that only another language has, with the way out.
  private static let parts = [
    ("@color/", "a colour of the app is 'Color(\"primary\")', and one of a sheet 'var(--primary)'"),
    (
      "@dimen/", "a value of a sheet is declared as ':root { --gap: 8; }', and read as 'var(--gap)'"
    ),
    ("@string/", "a text of 'locales/' is a whole attribute or content, as in '@title'"),
    ("@drawable/", "a picture is '<Image name=\"…\"/>'"),
    (
      "R.dimen", "a value of a sheet is declared as ':root { --gap: 8; }', and read as 'var(--gap)'"
    ),
    (
      "-gradient(",
      "it is '.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)'"
    ),
    (
      "light-dark(",
      "a colour has two sides by the site's 'themes': '@theme dark { … }', or a token for each"
    ),
    ("!important", "there is no '!important'; a later layer wins, as '@layer' orders them"),
    ("@", "a value of a sheet is declared as ':root { --gap: 8; }', and read as 'var(--gap)'"),
    ("=>", "a style has no functions; what happens is an event, as in 'onTap=\"send(name)\"'"),
  ]

  private static func part(_ arguments: String) -> (Range<Int>, String)? {
    let bytes = Array(arguments.utf8)
    for (text, way) in parts where arguments.contains(text) {
      let wanted = Array(text.utf8)
      guard var start = bytes.indices.first(where: { bytes[$0...].starts(with: wanted) }) else {
        continue
      }
      var end = start + wanted.count
      while start > 0, ByteClasses.isIdentifier(bytes[start - 1]) { start -= 1 }
      if bytes[end - 1] == openingParenthesis { end -= 1 }
      while end < bytes.count, ByteClasses.isIdentifier(bytes[end]) { end += 1 }
      return (start..<end, way)
    }
    return nil
  }

  private static func straight(_ text: String) -> String? {
    guard text.contains(where: { "“”„«»‘’".contains($0) }), !text.contains("\""),
      !text.contains("'")
    else { return nil }
    return String(
      text.map { "“”„«»".contains($0) ? "\"" : "‘’".contains($0) ? "'" : $0 })
  }

  // MARK: Shorthands

  private static func shorthand(_ name: String, _ words: [String], _ quote: String) -> String? {
    let lengths = words.compactMap(length)
    let others = words.filter { length($0) == nil }
    switch name {
    case "padding" where words.count > 1 && words.count <= 4 && others.isEmpty:
      return padding(lengths)
    case "font" where lengths.count == 1: return font(lengths[0], others, quote)
    case "border" where lengths.count == 1 && words.count > 1:
      guard let color = others.last(where: { !lineStyles.contains($0) }) else { return nil }
      return color.first.map { $0.isLetter || $0 == "#" || $0 == "." } == true
        ? "border(\(value(color)), width: \(lengths[0]))" : nil
    case "shadow" where lengths.count > 1 && lengths.count < 5 && others.count < 2:
      let color = others.first.map { "color: \(value($0)), " } ?? ""
      let radius = lengths.count > 2 ? lengths[2] : "0"
      return "shadow(\(color)radius: \(radius), x: \(lengths[0]), y: \(lengths[1]))"
    default: return nil
    }
  }

  private static let lineStyles = ["solid", "dashed", "dotted", "double", "none"]

  private static func padding(_ lengths: [String]) -> String {
    if lengths.count < 4 {
      let top = lengths[0]
      let bottom = lengths.count > 2 ? lengths[2] : top
      let sides = "padding(.horizontal, \(lengths[1]))"
      return top == bottom
        ? "padding(.vertical, \(top)); \(sides)"
        : "padding(.top, \(top)); padding(.bottom, \(bottom)); \(sides)"
    }
    return zip([".top", ".trailing", ".bottom", ".leading"], lengths)
      .map { "padding(\($0), \($1))" }.joined(separator: "; ")
  }

  private static func font(_ size: String, _ others: [String], _ quote: String) -> String? {
    var family: String?
    var modifiers = ""
    for word in others {
      let word = word.filter { $0 != "," && $0 != "'" && $0 != "\"" }
      switch word {
      case "bold", "700": modifiers += "; bold()"
      case "italic": modifiers += "; italic()"
      case "normal", "sans-serif", "serif", "monospace", "system-ui": break
      case _ where ForeignStyle.weight(word) != nil:
        modifiers += "; fontWeight(\(ForeignStyle.weight(word) ?? ".regular"))"
      case _ where word.allSatisfy(\.isLetter): family = family ?? word
      default: return nil
      }
    }
    let font = family.map { ".custom(\(quote)\($0)\(quote), size: \(size))" }
    return "font(\(font ?? ".system(size: \(size))"))" + modifiers
  }

  /// A length of CSS in points; `nil` for anything else.
  static func length(_ word: String) -> String? {
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    guard digits.contains(where: \.isNumber) else { return nil }
    switch word.dropFirst(digits.count) {
    case "", "px", "pt", "dp", "sp": return String(digits)
    case "rem", "em":
      return Double(digits).map { $0 * 16 }.map { Int(exactly: $0).map(String.init) ?? "\($0)" }
    default: return nil
    }
  }

  private static func value(_ word: String) -> String {
    word.first?.isLetter == true && !word.contains("(") ? "." + word : word
  }
}
