import VMLCompiler
import VMLDiagnostics

/// Says of a variable that does not exist why it does not, by what stands round it.
func explainVariable(_ diagnostic: inout Diagnostic, _ place: ElementText) {
  guard let name = diagnostic.firstName, diagnostic.fixIts.isEmpty,
    !diagnostic.notes.contains(where: { $0.range != nil })
  else { return }
  if let loop = foreignLoop(of: name, place) {
    diagnostic.message = "'\(loop.directive)' is another language's, and makes no '\(name)'"
    diagnostic.range = place.file.sourceRange(loop.range)
    diagnostic.notes = [Diagnostic.Note(loop.way)]
    return
  }
  if let reason = reason(for: name, place) {
    diagnostic.notes = [reason.note]
    if let fix = reason.fix { diagnostic.fixIts = [fix] }
  }
}

private func reason(
  for name: String, _ place: ElementText
) -> (note: Diagnostic.Note, fix: Diagnostic.FixIt?)? {
  func replacing(_ text: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt(
      "write '\(text)'", replace: place.file.sourceRange(place.range), with: text)
  }
  let before = place.before
  if ["this", "self", "it", "item", "element"].contains(name), let element = openLoop(before) {
    return (Diagnostic.Note("the element of this loop is '\(element)'"), replacing(element))
  }
  let next = place.file.bytes[place.range.upperBound...].first
  let last = before.last { $0 > 0x20 }
  if last == UInt8(ascii: "{"), next == UInt8(ascii: ".") {
    return (
      Diagnostic.Note("a closure names its element before 'in', or has it as '$0'"),
      replacing("\(name) in \(name)")
    )
  }
  if let way = foreignVariables[name] { return (Diagnostic.Note(way), nil) }
  if let declaration = placeOfWord("<let name=\"\(name)\"", in: before) {
    let note = "'\(name)' is known inside of the element round its '<let>' alone, which is here"
    return (Diagnostic.Note(note, at: place.file.sourceRange(declaration)), nil)
  }
  if let loop = placeOfWord("each=\"\(name)\"", in: before) {
    let note = "'\(name)' is known inside of its '<for>' alone, which begins here"
    return (Diagnostic.Note(note, at: place.file.sourceRange(loop)), nil)
  }
  if declaresState(name, place.file.bytes) {
    if place.isTest {
      let way =
        "'\(name)' is a state, which a build does not know: a view follows it by 'show=\"\(name)\"'"
      return (Diagnostic.Note(way), nil)
    }
    let attribute = attribute(before)
    let note =
      attribute.map { "a state stands there by its name alone: \($0)=\"\(name)\"" }
      ?? "'\(name)' is a state: a text follows it with 'bind', as in "
      + "'<Text bind=\"content: \(name)\"/>'"
    return (Diagnostic.Note(note), nil)
  }
  if before.hasEnd("by: ") || before.hasEnd("by:") {
    return (Diagnostic.Note("a key stands behind '\\.'"), replacing("\\.\(name)"))
  }
  let isWhole =
    next.map { UInt8(ascii: "\"") == $0 || UInt8(ascii: ")") == $0 || UInt8(ascii: ",") == $0 }
    ?? false
  let begins = last.map { "(:,\"".utf8.contains($0) } ?? false
  if isWhole, begins, name.first?.isUppercase == true || before.hasEnd("value=\"") {
    // The attribute's own quotes are the other ones.
    let quote = hasQuotedAttribute(before) ? "'" : "\""
    return (
      Diagnostic.Note("a text stands in quotes"), replacing("\(quote)\(name)\(quote)")
    )
  }
  if place.file.path.hasPrefix("components/") {
    let note =
      "a component knows its props alone: name '\(name)' under 'props' in its front matter, and "
      + "give it in the call: \(name)=\"\\(\(name))\""
    return (Diagnostic.Note(note), nil)
  }
  return nil
}

/// Variables that other languages have everywhere.
private let foreignVariables: [String: String] = {
  let ways = [
    ("props $props attrs", "props are variables themselves: 'props.title' is 'title'"),
    ("self this", "variables stand by their names: 'self.title' is 'title'"),
    ("params config settings", "what 'params' of site.yaml has is in 'site', as in 'site.shop'"),
    (
      "loop forloop idx index i",
      "the index of a loop is an attribute, '<for each=\"x\" in=\"list\" index=\"i\">'; the last "
        + "one is 'i == list.count - 1'"
    ),
    ("frontmatter meta metadata", "a page's front matter is in 'page', as in 'page.title'"),
    ("pages posts collections", "lists of pages are named in site.yaml: 'collections: { … }'"),
    ("null None undefined NULL NaN", "there is 'nil': 'x == nil'"),
    ("True TRUE yes", "it is 'true'"), ("False FALSE no", "it is 'false'"),
    (
      "Math Array Object JSON Date console window document process env",
      "an expression is no JavaScript: there are 'abs(x)', 'max(a, b)', 'x.rounded()' and methods"
    ),
    ("request user session cookie params", "a page is compiled once, for all who read it"),
    ("t i18n", "a text of 'locales/' stands alone: '<Text>@home.title</Text>'"),
  ]
  var table: [String: String] = [:]
  for (names, way) in ways {
    for name in names.split(separator: " ") where table[String(name)] == nil {
      table[String(name)] = way
    }
  }
  return table
}()

/// The directive of another language before a mistake that would make a loop's variable.
private func foreignLoop(
  of name: String, _ place: ElementText
) -> (directive: String, range: Range<Int>, way: String)? {
  for directive in ["v-for", "x-for", "*ngFor", "ngFor", "ng-repeat", "wx:for", ":for", "th:each"] {
    guard let range = placeOfWord(directive, in: place.before) else { continue }
    let rest = place.file.bytes[range.upperBound...]
    let value = rest.drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "{") }.dropFirst()
      .prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "}") && $0 != 0x0A }
    let words = String(decoding: value, as: UTF8.self).split {
      $0.isWhitespace || "(),".contains($0)
    }.map(String.init)
    guard words.contains(name) else { continue }
    let list = words.firstIndex { ["in", "of", ":", "<-"].contains($0) }.flatMap { index in
      index + 1 < words.count ? words[index + 1].filter { !"${}".contains($0) } : nil
    }
    return (
      directive, range,
      "a loop is '<for each=\"\(name)\" in=\"\(list ?? "list")\">…</for>' round the element"
    )
  }
  return nil
}

/// The name that the innermost loop round a mistake gives its elements.
private func openLoop(_ before: ArraySlice<UInt8>) -> String? {
  guard let each = placeOfWord("each=\"", in: before),
    before[each.upperBound...].firstRange(of: "</for>".utf8) == nil
  else { return nil }
  let name = before[each.upperBound...].prefix(while: isWord)
  return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
}

/// Whether an attribute `state` of the file declares a name.
private func declaresState(_ name: String, _ bytes: [UInt8]) -> Bool {
  placeOfState(name, bytes) != nil
}

/// The place of a name in the last attribute `state` of a file that declares it.
func placeOfState(_ name: String, _ bytes: [UInt8]) -> Range<Int>? {
  var rest = bytes[...]
  while let start = placeOfWord("state=\"", in: rest) {
    let value = bytes[start.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    if let word = placeOfWord(name, in: value),
      value[word.upperBound...].first(where: { $0 > 0x20 }) == UInt8(ascii: ":")
    {
      return word
    }
    rest = rest[..<start.lowerBound]
  }
  return nil
}

/// The attribute for states whose value an interpolation begins.
private func attribute(_ before: ArraySlice<UInt8>) -> String? {
  ["show", "when", "bind", "onChange"].first { before.hasEnd($0 + "=\"\\(") }
}

private func hasQuotedAttribute(_ before: ArraySlice<UInt8>) -> Bool {
  guard let tag = before.lastIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
  else { return false }
  return before[tag] == UInt8(ascii: "<")
}

extension ArraySlice<UInt8> {
  fileprivate func hasEnd(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
