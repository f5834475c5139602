import VMLData
import VMLDiagnostics
import VMLMarkup

/// Syntax of other languages in an expression, with what is written here.
struct ForeignExpression {
  /// The bytes that are of the other language.
  let range: Range<Int>
  let way: String

  /// Finds the first piece of the text, outside of strings, that another language is known for;
  /// `nil` if there is none.
  init?(in text: SourceText) {
    var index = text.range.lowerBound
    let end = text.range.upperBound
    // Behind a dot or in a word, a word is a name.
    var isInWord = false
    var hasBrace = false
    while index < end {
      let byte = text.bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        index = text.bytes[(index + 1)..<end].firstIndex(of: byte).map { $0 + 1 } ?? end
        isInWord = true
        continue
      }
      let isWord = isNameByte(byte)
      if !(isWord && isInWord),
        let entry = Self.entry(
          at: text.bytes[index..<end], hasBrace,
          isFirst: index == text.range.lowerBound && index > 0
            && text.bytes[index - 1] != UInt8(ascii: "("))
      {
        let rest = text.bytes[(index + 1)..<end]
        let closing = byte == UInt8(ascii: "`") ? rest.firstIndex(of: byte) : nil
        range = index..<(closing.map { $0 + 1 } ?? index + entry.length)
        way = entry.way
        return
      }
      // A closure of ours may have an 'in'.
      if byte == UInt8(ascii: "{"), index + 1 < end, text.bytes[index + 1] != byte {
        hasBrace = true
      }
      isInWord = isWord || byte == UInt8(ascii: ".")
      index += 1
    }
    return nil
  }

  private static func entry(
    at rest: ArraySlice<UInt8>, _ hasBrace: Bool, isFirst: Bool
  ) -> (length: Int, way: String)? {
    for (needle, way) in pieces where rest.starts(with: needle.utf8) {
      // A text's name begins so, outside of an interpolation.
      if needle == "@", isFirst { continue }
      if needle == "in ", hasBrace { continue }
      let length = needle.utf8.count
      let isWord = needle.utf8.last.map(isNameByte) == true
      let next = rest.dropFirst(length).first
      let isCut =
        isWord && next.map(isNameByte) == true || needle == "$" && next.map(isDigit) == true
      if !isCut { return (needle.last == " " ? length - 1 : length, way) }
    }
    let isFilter =
      rest.first == UInt8(ascii: "|") && rest.dropFirst().first != UInt8(ascii: "|")
    guard isFilter else { return nil }
    let name = rest.dropFirst().drop(while: isSpace).prefix(
      while: isNameByte)
    guard !name.isEmpty else { return nil }
    return (1, filter(String(decoding: name, as: UTF8.self)))
  }

  /// The way out for a filter of Jinja, Liquid, Twig or Angular.
  private static func filter(_ name: String) -> String {
    let known = filters[name].map { "'\($0)'" }
    return "there are no filters; a value has methods and members behind a dot: "
      + (known ?? foreignWay(of: name) ?? "'name.uppercased()'")
  }

  /// A value of another language with a filter of it, as an interpolation; `nil` if either is
  /// unknown here.
  static func interpolation(ofFiltered code: String) -> String? {
    let parts = code.split(separator: "|", maxSplits: 1).map(String.init)
    let name = parts.last?.split { !isWord(String($0)) }.first ?? ""
    guard parts.count == 2, let filter = filters[String(name)],
      let value = VMLMarkup.interpolation(ofForeign: parts[0])
    else { return nil }
    return value.dropLast() + filter + ")"
  }

  private static let filters = [
    "upcase": ".uppercased()", "upper": ".uppercased()", "uppercase": ".uppercased()",
    "downcase": ".lowercased()", "lower": ".lowercased()", "lowercase": ".lowercased()",
    "capitalize": ".capitalized", "title": ".capitalized", "titlecase": ".capitalized",
    "size": ".count", "length": ".count", "count": ".count", "len": ".count",
    "first": ".first", "last": ".last", "join": ".joined(separator: \", \")",
    "sort": ".sorted(by: \\.key)", "map": ".map { $0.key }", "where": ".filter { $0.key > 0 }",
    "date": ".formatted(\"dd.MM.yyyy\")", "currency": ".formatted(.currency(\"EUR\"))",
    "money": ".formatted(.currency(\"EUR\"))", "default": " ?? \"none\"",
    "truncate": ".truncated(40)", "truncatewords": ".truncated(40)",
    "replace": ".replacing(\"a\", with: \"b\")", "round": ".rounded()", "strip": ".trimmed",
    "trim": ".trimmed", "reverse": ".reversed()", "uniq": ".unique()", "json": "",
  ].filter { !$0.value.isEmpty }

  /// In the order in which they are tried.
  private static let pieces = [
    ("not ", "a condition is turned round with '!', as in '!isEmpty' or '!(a == b)'"),
    (
      "let ",
      "a condition is 'test=\"list.first != nil\"', and a name is given by "
        + "'<let name=\"x\" value=\"list.first\"/>'"
    ),
    ("var ", "a name is given by '<let name=\"x\" value=\"list.first\"/>'"),
    ("const ", "a name is given by '<let name=\"x\" value=\"list.first\"/>'"),
    (
      "#available",
      "a version is 'target.minimum', as in 'target.os == \"ios\"', and '@available (ios >= 18)' "
        + "in a sheet"
    ),
    ("=>", "a closure is '{ $0.name }', and a key alone '\\.name', as in 'list.map(\\.name)'"),
    ("->", "a closure is '{ $0.name }', and a key alone '\\.name', as in 'list.map(\\.name)'"),
    ("lambda ", "a closure is '{ $0.name }', and a key alone '\\.name', as in 'list.map(\\.name)'"),
    (
      "function", "a closure is '{ $0.name }', and a key alone '\\.name', as in 'list.map(\\.name)'"
    ),
    ("~", "two texts are joined by '+', or in one: \"Hi \\(name)\""),
    ("String(format:", "a number has its form in an interpolation: '\\(x, specifier: \"%.2f\")'"),
    ("`", "a text stands between straight quotes, with values in it: 'Hello \\(name)'"),
    ("?:", "another value for nil is 'x ?? 0'"),
    ("!.", "'?.' goes on where there is a value, as in 'list.first?.name'"),
    ("![", "'?[' goes on where there is a value, as in 'list.first?[\"name\"]'"),
    ("@", "a text of 'locales/' stands alone, not in '\\(…)': '<Text>@home.title</Text>'"),
    ("**", "a power is a product: 'x * x'"),
    ("<>", "what differs is 'a != b'"),
    ("+=", "an expression assigns nothing; it is 'x + 1'"),
    ("-=", "an expression assigns nothing; it is 'x - 1'"),
    ("++", "an expression assigns nothing; it is 'x + 1'"),
    ("mod ", "the remainder is 'a % b'"), ("div ", "a quotient is 'a / b'"),
    ("instanceof ", "a value's type is known from its data"),
    ("typeof ", "a value's type is known from its data"),
    (
      "as! ", "a value's type is known from its data; 'Int(x)', 'Double(x)' and 'String(x)' convert"
    ),
    (
      "as? ", "a value's type is known from its data; 'Int(x)', 'Double(x)' and 'String(x)' convert"
    ),
    ("as ", "a value's type is known from its data; 'Int(x)', 'Double(x)' and 'String(x)' convert"),
    ("try ", "an expression throws nothing: leave 'try' out"),
    ("await ", "an expression waits for nothing: leave 'await' out"),
    ("new ", "an expression makes no objects; 'date.year' and the like read those of the data"),
    ("if ", "a choice is 'a ? b : c'"), ("unless ", "a choice is 'a ? b : c'"),
    ("return ", "an expression is its value: leave 'return' out"),
    ("in ", "whether a list holds something is 'list.contains(x)'"),
    ("contains ", "whether a list holds something is 'list.contains(x)'"),
    ("matches ", "'contains', 'hasPrefix' and 'hasSuffix' look into strings"),
    ("{{", "a value stands as it is here, without braces: 'item.name'"),
    ("${", "a value stands as it is here, without braces: 'item.name'"),
    ("$", "a variable has no '$': 'item.name'"),
  ]
}

/// The way to say here what a function or method of another language says; `nil` if none is known.
func foreignWay(of name: String) -> String? { foreignMethods[name] ?? foreignFunctions[name] }

/// The member that another language calls `name`; `nil` if none is known.
func memberOfOtherLanguages(_ name: String) -> String? {
  switch name {
  case "len", "length", "size": "count"
  case "empty", "is_empty": "isEmpty"
  case "title", "titleCase": "capitalized"
  case "strip", "trim": "trimmed"
  default: nil
  }
}

/// Functions of other languages, with what is meant here.
private let foreignFunctions: [String: String] = [
  "orderBy": sorting, "order_by": sorting, "sortedBy": sorting, "sort_by": sorting,
  "sortBy": sorting, "orderby": sorting, "toSorted": sorting,
  "range": "a range is '0..<3', as in '<for each=\"i\" in=\"0..<3\">'",
  "stride": "a range is '0..<3', as in '<for each=\"i\" in=\"0..<3\">'",
  "len": counting, "count": counting, "sizeof": counting, "strlen": counting,
  "t": text, "tr": text, "i18n": text, "NSLocalizedString": text, "gettext": text, "_": text,
  "trans": text, "translate": text, "__": text, "localized": text, "LocalizedStringKey": text,
  "LocalizedStringResource": text, "getString": text, "stringResource": text, "$t": text,
  "print": "what is shown stands in a text: '<Text>\\(x)</Text>'",
  "echo": "what is shown stands in a text: '<Text>\\(x)</Text>'",
  "console": "what is shown stands in a text: '<Text>\\(x)</Text>'",
  "enumerated": "the index is an attribute: '<for each=\"x\" in=\"list\" index=\"i\">'",
  "enumerate": "the index is an attribute: '<for each=\"x\" in=\"list\" index=\"i\">'",
  "entries": "an object has 'keys' and 'values'",
  "items": "an object has 'keys' and 'values'",
  "isset": "whether there is a value is 'x != nil'",
  "defined": "whether there is a value is 'x != nil'",
  "is_defined": "whether there is a value is 'x != nil'",
  "exists": "whether there is a value is 'x != nil'",
  "empty": "whether a list is empty is 'list.isEmpty'",
  "isEmpty": "whether a list is empty is 'list.isEmpty'",
  "default": "another value for nil is 'x ?? \"none\"'",
  "coalesce": "another value for nil is 'x ?? \"none\"'",
  "Date": clock, "now": clock, "today": clock, "strftime": date, "format_date": date,
  "format": date, "dateFormat": date, "formatDate": date, "toLocaleDateString": date, "date": date,
  "toLocaleString": money, "NumberFormatter": money, "currency": money, "money": money,
  "number_format": money, "formatCurrency": money, "Intl": money,
  "parseInt": "a number of a text is 'Int(x)' or 'Double(x)'",
  "parseFloat": "a number of a text is 'Int(x)' or 'Double(x)'",
  "Number": "a number of a text is 'Int(x)' or 'Double(x)'",
  "Float": "a number of a text is 'Int(x)' or 'Double(x)'",
  "str": "a text of a value is 'String(x)'", "string": "a text of a value is 'String(x)'",
  "url_for": path, "route": path, "href": path, "url": path, "asset": path, "relref": path,
  "capitalize": "'capitalized', without '()', begins each word with a capital",
  "ucfirst": "'capitalized', without '()', begins each word with a capital",
  "upcase": "'uppercased()' is in capitals", "upper": "'uppercased()' is in capitals",
  "strtoupper": "'uppercased()' is in capitals",
  "downcase": "'lowercased()' is in small letters", "lower": "'lowercased()' is in small letters",
  "strip": "'trimmed' is without white space at the ends",
  "compactMap": "'filter { $0.key != nil }' leaves out what is nil, and 'map(\\.key)' takes a part",
  "push": "'a + [b]' is a list with one more element",
  "toArray": "a list is a list already", "Array": "a list is written '[1, 2]'",
  "list": "a list is written '[1, 2]'", "dict": "an object is written '[\"key\": 1]'",
]

private let sorting = "'sorted(by: \\.key)' is the list in order"
private let counting = "'list.count' is the number of elements or characters"
private let text =
  "a text of 'locales/' is a whole content or attribute: '<Text>@home.title</Text>'"
private let clock =
  "'now' is the moment that the site is built for, given by '--at'; a date has 'formatted(…)'"
private let date = "a date has 'formatted(…)', as in 'x.date.formatted(\"dd.MM.yyyy\")'"
private let money = "a number has 'formatted(…)', as in 'x.formatted(.currency(\"EUR\"))'"
private let path = "a path is text: destination=\"/items/\\(item.slug)\""
