import VMLCompiler
import VMLDiagnostics

extension SettledDiagnostics {
  /// Marks of Markdown for elements of HTML in a text.
  private static let marks = [
    "b": "**", "code": "`", "del": "~~", "em": "*", "i": "*", "s": "~~", "strong": "**",
  ]

  /// Says more of a diagnostic, by what stands round it and by the others.
  mutating func explain(_ index: Int, _ place: ElementText) {
    switch diagnostics[index].code {
    case .unknownVariable: explainVariable(&diagnostics[index], place)
    case .foreignSyntax where diagnostics[index].message.hasSuffix("is no name of a text"):
      guard let key = diagnostics[index].firstName?.dropFirst(),
        let group = key.split(separator: ".").first, hasTexts(below: group)
      else { return }
      dropped.insert(index)
    case .foreignSyntax:
      guard let name = place.attributeName,
        let note = foreignNote(ofAttribute: name, on: place.elementName)
      else { return }
      diagnostics[index].notes = [Diagnostic.Note(note)]
      diagnostics[index].fixIts = []
      if name.hasPrefix("bind:") { diagnostics[index].message = "'\(name)={…}' is Svelte" }
    case .attributeType:
      let text = String(decoding: place.file.bytes[place.range], as: UTF8.self)
      guard let dollar = diagnostics[index].message.lastIndex(of: "$"),
        dollar > diagnostics[index].message.startIndex,
        diagnostics[index].message[diagnostics[index].message.index(before: dollar)] == "'"
      else { break }
      let name = diagnostics[index].message[dollar...].dropFirst().prefix { $0 != "'" }
      guard name.first?.isLetter == true,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { break }
      let attribute = place.attributeName ?? text
      diagnostics[index].notes = [
        Diagnostic.Note("a view follows a state by 'bind': bind=\"\(attribute): \(name)\"")
      ]
    case .operandType:
      let way =
        "a number has no quotes, and '.' for its point, as 1.50; 'Double(x)' reads one of a text"
      guard diagnostics[index].message.contains("needs a number, but this is"),
        !diagnostics[index].notes.contains(where: { $0.message == way })
      else { break }
      diagnostics[index].notes.append(Diagnostic.Note(way))
    case .notBoolean:
      let words = ["yes", "no", "on", "off", "Yes", "No"].map { "is the string '\($0)'" }
      guard
        diagnostics[index].notes.contains(where: { note in
          words.contains { note.message.contains($0) }
        })
      else { break }
      diagnostics[index].notes[0].message =
        "'yes' and 'no' are texts in YAML; a boolean is 'true' or 'false'"
    case .unknownState:
      if let name = diagnostics[index].firstName, let other = placeOfState(name, place.file.bytes) {
        diagnostics[index].notes = [
          Diagnostic.Note(
            "this one is known in its own element alone: move it to one round both",
            at: place.file.sourceRange(other))
        ]
        return
      }
      guard let name = diagnostics[index].firstName, diagnostics[index].fixIts.isEmpty,
        let last = place.before.last(where: { $0 > 0x20 }),
        last == UInt8(ascii: ",") || last == UInt8(ascii: "=")
      else { break }
      diagnostics[index].notes = [Diagnostic.Note("a word of a state's type has a dot: '.\(name)'")]
    case .notAvailable where place.file.path.hasSuffix(".vss"):
      let lacking = diagnostics[index].notes.map(\.message)
      let other = ["ios", "macos", "visionos"].first { name in
        !lacking.contains { $0.hasPrefix("target '\(name)") }
      }
      guard let other, lacking.contains(where: { $0.hasSuffix("does not have it") }) else { break }
      let last = lacking.lastIndex { $0.hasPrefix("target '") } ?? 0
      diagnostics[index].notes.insert(
        Diagnostic.Note("a rule for one target stands in '@target \(other) { … }'"), at: last + 1)
    case .unknownClass:
      guard let name = diagnostics[index].firstName, let sheet = unlistedSheet(of: name) else {
        break
      }
      diagnostics[index].notes.append(
        Diagnostic.Note(
          "this sheet has it, and 'styles' of site.yaml does not list the sheet", at: sheet))
    case .missingText: explainMissingText(index)
    case .brokenLink where place.file.path.hasSuffix(".md"): narrowLink(index, place)
    case .unknownLocale:
      let missing = diagnostics.filter { $0.code == .missingText && $0.message.contains("no file") }
      guard missing.count == 1, let name = missing[0].firstName,
        !diagnostics[index].message.contains("did you mean")
      else { break }
      diagnostics[index].message += didYouMean(name)
    case .attributesTogether:
      let tag = place.file.bytes[place.tag]
      guard diagnostics[index].quotedName(at: 1) == "key", place.elementName == "Text",
        let range = diagnostics[index].range, place.range.count == 3,
        tag.firstRange(of: "key=\"\\(".utf8) != nil
      else { break }
      diagnostics[index].notes = [
        Diagnostic.Note("of React's 'key' it is 'id' that tells apart the views of a 'for'")
      ]
      diagnostics[index].fixIts = [Diagnostic.FixIt("write 'id'", replace: range, with: "id")]
    case .valueWithoutText:
      let bytes = place.file.bytes
      let whole = max(2, place.range.lowerBound) - 2..<min(bytes.count, place.range.upperBound + 1)
      guard bytes[whole].elementsEqual("\\(children)".utf8), place.tag == place.range,
        place.file.path.hasPrefix("components/")
      else { break }
      diagnostics[index].notes = [
        Diagnostic.Note("the content of a call stands where its component has '<slot/>'")
      ]
      diagnostics[index].fixIts = [
        Diagnostic.FixIt(
          "write '<slot/>'", replace: place.file.sourceRange(whole), with: "<slot/>")
      ]
    case .unknownElement where Self.marks[diagnostics[index].firstName ?? ""] != nil:
      guard let text = placeOfWord("<Text", in: place.before),
        let name = diagnostics[index].firstName, let mark = Self.marks[name]
      else { break }
      let between = place.before[text.upperBound...]
      guard ["</Text>", "/>"].allSatisfy({ between.firstRange(of: $0.utf8) == nil }) else { break }
      diagnostics[index].notes = [
        Diagnostic.Note(
          "'\(name)' is HTML; in a text it is Markdown: '<Text markdown=\"a \(mark)b\(mark) c\"/>'")
      ]
    case .unknownElement:
      let script = place.file.bytes[place.range.upperBound...].prefix(200)
      guard diagnostics[index].firstName == "script", place.file.path.hasPrefix("components/"),
        ["export let ", "$props", "defineProps"].contains(where: {
          script.firstRange(of: $0.utf8) != nil
        })
      else { break }
      diagnostics[index].notes = [
        Diagnostic.Note(
          "a component declares its props in its front matter: 'props: { title: string }' between "
            + "lines of '---'")
      ]
    case .wrongData: explainMissingList(index)
    case .duplicatePath: explainAlias(index, place)
    case .unknownText:
      guard let key = diagnostics[index].firstName,
        !diagnostics[index].message.contains("did you mean"), let range = diagnostics[index].range
      else { break }
      let last = key.split(separator: ".").last
      let unused = diagnostics.indices.filter {
        diagnostics[$0].code == .unusedText
          && diagnostics[$0].firstName?.split(separator: ".").last == last
      }
      let names = Set(unused.compactMap { diagnostics[$0].firstName })
      guard last != nil, names.count == 1, let name = names.first else { break }
      diagnostics[index].message += didYouMean(name)
      if range.range.count == key.utf8.count {
        diagnostics[index].fixIts = [
          Diagnostic.FixIt("write '\(name)'", replace: range, with: name)
        ]
      }
      dropped.formUnion(unused)
    case .attributeName where diagnostics[index].notes.contains { $0.message.contains("onTap") }:
      let tag = place.file.bytes[place.tag]
      guard let name = diagnostics[index].firstName,
        [" action=", " onTap="].contains(where: { tag.firstRange(of: $0.utf8) != nil })
      else { break }
      diagnostics[index].notes = [
        Diagnostic.Note("'\(name)' is another language's; the tag has its event: remove it")
      ]
    case .hardCodedText:
      guard let key = place.textKey else { return }
      diagnostics[index].message = "'@\(key)' is shown as it stands"
      diagnostics[index].notes = [
        Diagnostic.Note("a text of 'locales/' is the whole content of its element: '@\(key)'")
      ]
    default: break
    }
  }

  /// The place of a class in a sheet that the site does not use.
  private mutating func unlistedSheet(of name: String) -> SourceRange? {
    guard searches > 0 else { return nil }
    searches -= 1
    for file in sources.all where file.path.hasPrefix("styles/") && file.path.hasSuffix(".vss") {
      if let place = placeOfWord(".\(name)", in: file.bytes[...]) {
        return file.sourceRange(place)
      }
    }
    return nil
  }

  /// Whether a file of texts has a group of this name.
  private mutating func hasTexts(below group: Substring) -> Bool {
    guard searches > 0 else { return false }
    searches -= 1
    return sources.all.contains { file in
      guard file.path.hasPrefix("locales/") else { return false }
      return file.bytes.starts(with: "\(group):".utf8)
        || file.bytes.firstRange(of: "\n\(group):".utf8) != nil
        || file.path.hasSuffix(".xcstrings")
          && file.bytes.firstRange(of: "\"\(group).".utf8) != nil
    }
  }

  /// Tells once of a key that is written otherwise in another locale.
  private mutating func explainMissingText(_ index: Int) {
    guard searches > 0, !dropped.contains(index), let key = diagnostics[index].firstName,
      let range = diagnostics[index].range
    else { return }
    searches -= 1
    let others = diagnostics.indices.filter {
      diagnostics[$0].code == .missingText && $0 != index
        && diagnostics[$0].range?.file != range.file
    }
    guard others.count < 50,
      let near = nearestName(to: key, in: others.compactMap { diagnostics[$0].firstName }),
      let other = others.first(where: { diagnostics[$0].firstName == near }),
      !dropped.contains(other)
    else { return }
    diagnostics[index].message += didYouMean(near)
    diagnostics[index].notes = [
      Diagnostic.Note("the other text has this key", at: diagnostics[other].range)
    ]
    let last = key.split(separator: ".").last?.utf8.count ?? 0
    if range.range.count == last, let word = near.split(separator: ".").last {
      diagnostics[index].fixIts = [
        Diagnostic.FixIt("write '\(word)'", replace: range, with: String(word))
      ]
    }
    dropped.insert(other)
  }

  /// Points at the link of a paragraph of Markdown that a message is about, if one alone may be.
  private mutating func narrowLink(_ index: Int, _ place: ElementText) {
    let isOfID = diagnostics[index].message.contains(" has the id '")
    guard let path = diagnostics[index].quotedName(at: isOfID ? 1 : 0),
      let word = path.split(whereSeparator: { "/#".contains($0) }).last
    else { return }
    var found: [Range<Int>] = []
    var rest = place.file.bytes[place.range]
    while let open = rest.firstRange(of: "](".utf8) {
      let target = rest[open.upperBound...].prefix { $0 != UInt8(ascii: ")") && $0 > 0x20 }
      let start = rest[..<open.lowerBound].lastIndex(of: UInt8(ascii: "[")) ?? open.lowerBound
      if target.firstRange(of: word.utf8) != nil, target.endIndex < place.range.upperBound {
        found.append(start..<target.endIndex + 1)
      }
      rest = rest[target.endIndex...]
    }
    guard found.count == 1, let link = found.first else { return }
    diagnostics[index].range = place.file.sourceRange(link)
  }

  /// Tells of an alias that is the path of a page at the alias.
  private mutating func explainAlias(_ index: Int, _ place: ElementText) {
    guard let page = diagnostics[index].range, let path = diagnostics[index].firstName,
      let other = diagnostics[index].notes.first?.range, let file = sources[other.file],
      !place.isAlias, ElementText(file, other.range).isAlias
    else { return }
    diagnostics[index].range = other
    diagnostics[index].message = "the alias '\(path)' is the path of a page"
    diagnostics[index].notes = [
      Diagnostic.Note("the page is this one", at: page),
      Diagnostic.Note("an alias is a path that no page has: choose another, or take it away"),
    ]
  }

  /// Tells of a list that references lead to, and that is not there, once and where it is named.
  private mutating func explainMissingList(_ index: Int) {
    let start = "the data have no list '"
    guard diagnostics[index].message.hasPrefix(start), let list = diagnostics[index].firstName
    else { return }
    let first = diagnostics.first {
      $0.code == .wrongData && $0.message.hasPrefix(start) && $0.firstName == list
    }
    guard first == diagnostics[index] else {
      dropped.insert(index)
      return
    }
    guard let file = sources.all.first(where: { $0.path == "site.yaml" }),
      let place = file.bytes.firstRange(of: "ref(\(list),".utf8)
    else { return }
    let name = file.sourceRange(place.lowerBound + 4..<place.upperBound - 1)
    diagnostics[index].notes =
      diagnostics[index].range.map {
        [Diagnostic.Note("a value that refers to it is here", at: $0)]
      } ?? []
    diagnostics[index].range = name
    if diagnostics[index].message.hasSuffix("'?"),
      let nearest = diagnostics[index].message.split(separator: "'").dropLast().last
    {
      diagnostics[index].fixIts = [
        Diagnostic.FixIt("write '\(nearest)'", replace: name, with: String(nearest))
      ]
    }
  }
}
