import VMLCompiler
import VMLDiagnostics

/// The diagnostics without those that only follow from others, which the author mends with them.
///
/// One that is left may be an error where one that it explains was.
///
/// - Parameters:
///   - diagnostics: In report order.
///   - sources: The files that they point at.
/// - Returns: Those that are left, in their order.
/// - Complexity: Linear in their number, but for a fixed number of causes.
func withoutConsequences(
  _ diagnostics: [Diagnostic], in sources: SourceSet
) -> [Diagnostic] {
  guard diagnostics.count > 1 || diagnostics.contains(where: { mayBeExplained($0.code) }) else {
    return diagnostics
  }
  var settled = SettledDiagnostics(diagnostics, sources)
  settled.settle()
  return settled.kept
}

private func mayBeExplained(_ code: DiagnosticCode) -> Bool {
  [
    .unknownVariable, .foreignSyntax, .hardCodedText, .textArgument, .attributeType, .operandType,
    .notBoolean, .unknownState, .attributeName, .attributesTogether, .unknownElement, .wrongData,
    .duplicatePath, .valueWithoutText, .brokenLink, .notAvailable,
    .unknownClass,
  ].contains(code)
}

struct SettledDiagnostics {
  var diagnostics: [Diagnostic]
  let sources: SourceSet
  var dropped: Set<Int> = []
  /// Looks through all files and diagnostics that are still made.
  var searches = 20
  /// Texts that stand twice.
  private let twiceTexts: [Int]
  /// The first of those that may have others behind them, by file.
  private var causes: [FileID: [Int]] = [:]

  /// Most diagnostics of a file that are looked at as causes of others.
  private static let causeLimit = 100

  init(_ diagnostics: [Diagnostic], _ sources: SourceSet) {
    twiceTexts = diagnostics.indices.filter { diagnostics[$0].code == .duplicateText }
    self.diagnostics = diagnostics
    self.sources = sources
    for (index, diagnostic) in diagnostics.enumerated() {
      guard let file = diagnostic.range?.file, !Self.unused.contains(diagnostic.code) else {
        continue
      }
      if causes[file, default: []].count < Self.causeLimit {
        causes[file, default: []].append(index)
      }
    }
  }

  var kept: [Diagnostic] {
    dropped.isEmpty
      ? diagnostics : diagnostics.indices.filter { !dropped.contains($0) }.map { diagnostics[$0] }
  }

  mutating func settle() {
    // Parts that nothing uses explain nothing among each other.
    guard !causes.isEmpty else { return }
    for index in diagnostics.indices where !Self.unused.contains(diagnostics[index].code) {
      guard let range = diagnostics[index].range, let file = sources[range.file],
        range.range.upperBound <= file.bytes.count
      else { continue }
      let place = ElementText(file, range.range)
      explain(index, place)
      if let cause = cause(of: index, place) { drop(index, behind: cause) }
    }
    dropUnused()
  }

  private mutating func drop(_ index: Int, behind cause: Int) {
    guard !dropped.contains(cause) else { return }
    dropped.insert(index)
    if diagnostics[index].severity == .error { diagnostics[cause].severity = .error }
    if diagnostics[index].code == .unknownTemplate, let place = diagnostics[index].range,
      let name = diagnostics[index].firstName
    {
      diagnostics[cause].notes.append(Diagnostic.Note("'\(name)' is named here", at: place))
    }
    if diagnostics[index].code == .unusedTemplate, let place = diagnostics[index].range {
      diagnostics[cause].notes.insert(Diagnostic.Note("this may be the child", at: place), at: 0)
    }
    guard diagnostics[index].code == .unknownField, let range = diagnostics[cause].range,
      diagnostics[cause].message.contains("takes no field"),
      let field = diagnostics[index].quotedName(at: 1)
    else { return }
    diagnostics[cause].message += didYouMean(field)
    diagnostics[cause].notes = []
    diagnostics[cause].fixIts = [
      Diagnostic.FixIt("write '\(field)'", replace: range, with: field)
    ]
  }

  // MARK: Causes

  /// The diagnostic that another follows from; `nil` for one that stands by itself.
  private func cause(of index: Int, _ place: ElementText) -> Int? {
    let diagnostic = diagnostics[index]
    guard let range = diagnostic.range else { return nil }
    let others = (causes[range.file] ?? []).filter { $0 != index && !dropped.contains($0) }
    func first(_ codes: [DiagnosticCode], where isCause: (Diagnostic) -> Bool) -> Int? {
      others.first { codes.contains(diagnostics[$0].code) && isCause(diagnostics[$0]) }
    }
    func inTag(_ codes: [DiagnosticCode]) -> Int? {
      first(codes) { other in
        other.range.map { place.tag.contains($0.range.lowerBound) } ?? false
      }
    }
    // Inside of what is of another language as a whole.
    if let outer = first(
      diagnostic.code == .foreignSyntax ? [.expressionSyntax] : [.foreignSyntax],
      where: { other in
        guard let outer = other.range else { return false }
        return outer.range.lowerBound <= range.range.lowerBound
          && range.range.upperBound <= outer.range.upperBound
      })
    {
      return outer
    }
    switch diagnostic.code {
    case .bareAttribute, .unknownAttribute, .requiredAttribute, .attributesTogether:
      if let cause = inTag([.unknownElement]) { return cause }
      if diagnostic.code == .unknownAttribute { return causeElsewhere(diagnostic) }
      guard diagnostic.code == .bareAttribute else { return nil }
      return first([.unknownAttribute, .unknownProp, .attributeName, .unknownEvent]) {
        $0.range == diagnostic.range
      }
    case .attributeName:
      // The bounds of one range.
      return first([.attributeName]) { other in
        other.notes == diagnostic.notes && other.notes.count == 1
          && other.notes[0].message.contains("'in=\"0...10\"'")
          && other.range.map { place.tag.contains($0.range.lowerBound) } ?? false
      }
    case .missingLabel, .deadAction:
      // The label or the event is there, under another name.
      let words =
        diagnostic.code == .missingLabel
        ? ["alt", "aria", "label", "title"]
        : ["click", "press", "tap", "submit", "action", "type", "@"]
      let cause =
        inTag([.attributeName, .unknownEvent, .unknownAttribute])
        ?? (diagnostic.code == .missingLabel ? first([.attributeName], where: place.holds) : nil)
      let name = cause.flatMap { diagnostics[$0].firstName?.lowercased() } ?? ""
      return inTag([.unknownElement]) ?? (words.contains(where: name.contains) ? cause : nil)
    case .foreignSyntax:
      return first([.unknownEvent, .attributeName]) { other in
        place.attributeStart.map { $0 == other.range?.range.lowerBound } ?? false
      }
    case .markdownLeftOut where diagnostic.message.hasPrefix("footnotes"):
      return others.first { $0 < index && diagnostics[$0].message == diagnostic.message }
    case .unexpectedNil:
      // The test that would have made sure of it is not read.
      guard let path = diagnostic.firstName else { return nil }
      return first([.expressionSyntax]) { other in
        guard let test = other.range, let file = sources[test.file] else { return false }
        return hasWord(path, in: file.bytes[ElementText(file, test.range).tag])
      }
    case .unusedTemplate:
      let name = diagnostic.firstName ?? ""
      return first([.unknownTemplate]) { $0.message.hasSuffix("did you mean '\(name)'?") }
    case .unknownMember where diagnostic.message.contains("is a string and has no"):
      // The item that a reference should have led to is not there.
      let key = diagnostic.firstName?.split(separator: ".").last ?? ""
      return diagnostics.indices.first {
        diagnostics[$0].code == .wrongData
          && diagnostics[$0].message.contains("which '\(key)' refers to")
      }
    case .missingProp:
      return first([.unknownProp]) { other in
        other.quotedName(at: 1)?.hasPrefix("{") == true
          && other.range.map { place.tag.contains($0.range.lowerBound) } ?? false
      }
    case .invalidPath
    where diagnostic.message.hasSuffix("must begin with '/'")
      || diagnostic.message.hasSuffix("of another router"):
      return others.first {
        $0 < index && diagnostics[$0].code == .invalidPath && diagnostics[$0].range == range
      }
    case .wrongData:
      return first([.unclosedFrontMatter]) { _ in diagnostic.message.hasSuffix("is missing") }
    case .operandType:
      // The value is none of its type.
      guard let value = diagnostic.firstName, diagnostic.message.contains("but this is '") else {
        return nil
      }
      return diagnostics.indices.first {
        diagnostics[$0].code == .wrongData
          && diagnostics[$0].message.contains("the string '\(value)' does not fit")
      }
    case .unknownMember where diagnostic.message.hasPrefix("the element at "):
      return diagnostics.indices.first { diagnostics[$0].code == .unclosedFrontMatter }
    case .notAList:
      return first([.unknownKey]) { $0.message.hasSuffix("did you mean 'paginate'?") }
    case .missingSpace:
      return first([.missingSpace]) { $0.range?.range.upperBound == range.range.lowerBound }
    case .unknownDoctype: return first([.unknownElement]) { $0.message.hasPrefix("'html' ") }
    case .unknownVariable:
      guard let name = diagnostic.firstName else { return nil }
      // The block that would have named it stands before.
      return first([.foreignSyntax]) { other in
        other.notes.contains { $0.message.contains("each=\"\(name)\"") }
          && other.range.map { $0.range.lowerBound <= range.range.lowerBound } ?? false
      }
    case .unknownField: return causeOfField(diagnostic, first)
    default: return causeElsewhere(diagnostic)
    }
  }

  private func causeOfField(
    _ diagnostic: Diagnostic,
    _ first: ([DiagnosticCode], (Diagnostic) -> Bool) -> Int?
  ) -> Int? {
    let names = diagnostic.message.split(separator: "'")
    guard names.count > 3 else { return nil }
    let field = String(names[3])
    return first([.unsentField]) { other in
      guard other.message.contains("takes no field"),
        let name = other.message.split(separator: "'").dropFirst(3).first
      else { return other.notes.contains { $0.message.contains("\"\(field)\"") } }
      return nearestName(to: String(name), in: [field]) != nil || field.hasSuffix(name)
    }
  }

  /// The diagnostic of another file that one follows from.
  private func causeElsewhere(_ diagnostic: Diagnostic) -> Int? {
    guard let name = diagnostic.firstName else { return nil }
    let wanted: (DiagnosticCode, (Diagnostic) -> Bool)
    switch diagnostic.code {
    case .unknownElement:
      wanted = (
        .componentName,
        {
          $0.notes.contains { $0.message.contains("'\(name).vml'") }
            || $0.firstName?.filter { $0 != "-" && $0 != "_" }.lowercased() == name.lowercased()
        }
      )
      // A name that is known elsewhere is a mistake of its own.
      let isOther =
        diagnostic.message.contains("did you mean") || diagnostic.message.contains("is no view")
      if !isOther, let folder = folder("components/") { return folder }
    case .unknownAttribute:
      let attribute = diagnostic.quotedName(at: 1) ?? ""
      wanted = (
        .missingAttribute, { $0.notes.contains { $0.message.hasSuffix(" '\(attribute)'") } }
      )
    case .unknownTemplate:
      let file = diagnostic.range?.file
      wanted = (
        .unusedTemplate,
        { $0.range?.file != file && $0.message.hasSuffix("did you mean '\(name)'?") }
      )
    case .unknownText:
      let group = name.split(separator: ".").dropLast()
      let isTwice = { (other: Diagnostic) in
        other.code == .duplicateText && !group.isEmpty
          && other.firstName?.split(separator: ".").dropLast() == group
      }
      if let twice = twiceTexts.first(where: { isTwice(diagnostics[$0]) }) { return twice }
      return folder("locales/")
        ?? diagnostics.indices.first {
          diagnostics[$0].code == .misplacedFile
            && diagnostics[$0].message.hasPrefix("'locales/")
        }
    case .unknownClass: return folder("styles/")
    case .missingText:
      wanted = (.unknownLocale, { $0.message.contains("did you mean '\(name)'") })
    default: return nil
    }
    return diagnostics.indices.first {
      diagnostics[$0].code == wanted.0 && wanted.1(diagnostics[$0])
    }
  }

  /// The diagnostic of a folder that was meant to have a name.
  private func folder(_ name: String) -> Int? {
    diagnostics.indices.first {
      diagnostics[$0].code == .misplacedFile && diagnostics[$0].message.hasSuffix("'\(name)'?")
    }
  }

  // MARK: What nothing uses

  private static let unused: Set<DiagnosticCode> = [
    .unusedText, .unusedComponent, .unusedState, .unusedRule, .unusedSlot,
  ]

  /// Drops what nothing uses where the line of another mistake has its name.
  private mutating func dropUnused() {
    let unused = diagnostics.indices.filter {
      Self.unused.contains(diagnostics[$0].code) && diagnostics[$0].severity != .error
    }
    guard !unused.isEmpty else { return }
    // The words of the lines, each behind the sign before it; the ones of classes apart.
    var words: Set<[UInt8]> = []
    var classes: Set<[UInt8]> = []
    var count = 0
    for index in causes.values.joined() where count < 2 * Self.causeLimit {
      guard let range = diagnostics[index].range, let file = sources[range.file] else { continue }
      count += 1
      let notes = diagnostics[index].notes.map(\.message).joined(separator: " ")
      let text =
        ElementText(file, range.range).lines + " " + diagnostics[index].message + " " + notes
      let found = Self.words(in: Array(text.utf8))
      words.formUnion(found)
      if Self.aboutClasses.contains(diagnostics[index].code) {
        classes.formUnion(found.map { Array($0.dropFirst()) })
      }
    }
    for index in unused {
      let isThere =
        if let name = diagnostics[index].firstName {
          signs(ofUnused: diagnostics[index].code).contains { words.contains([$0] + name.utf8) }
        } else {
          names(ofUnused: diagnostics[index]).contains { classes.contains(Array($0.utf8)) }
        }
      if isThere { dropped.insert(index) }
    }
  }

  private static let aboutClasses: Set<DiagnosticCode> = [
    .unknownClass, .attributeName, .unknownAttribute, .duplicateAttribute, .expectedSelector,
    .foreignSyntax,
  ]

  private static func words(in text: [UInt8]) -> Set<[UInt8]> {
    var found: Set<[UInt8]> = []
    var start: Int?
    for index in text.indices {
      let isPart = isWord(text[index]) || text[index] == UInt8(ascii: "-")
      // A key of texts has dots in it.
      let isDot = text[index] == UInt8(ascii: ".") && start != nil
      if isPart, start == nil { start = index }
      guard !isPart, !isDot, let first = start else { continue }
      insert(text[first..<index], after: first > 0 ? text[first - 1] : 0x20)
      start = nil
    }
    if let first = start { insert(text[first...], after: first > 0 ? text[first - 1] : 0x20) }
    func insert(_ word: ArraySlice<UInt8>, after sign: UInt8) {
      found.insert([sign] + word)
      for part in word.split(separator: UInt8(ascii: ".")) where part.count < word.count {
        found.insert([part.startIndex == word.startIndex ? sign : UInt8(ascii: ".")] + part)
      }
    }
    return found
  }

  /// The signs behind which a word of a line is something that nothing uses.
  private func signs(ofUnused code: DiagnosticCode) -> [UInt8] {
    switch code {
    case .unusedText: Array("@'\"/".utf8)
    case .unusedComponent: Array("<'".utf8)
    default: Array("$'\"".utf8)
    }
  }

  /// The classes of a rule that nothing matches.
  private func names(ofUnused diagnostic: Diagnostic) -> [String] {
    guard let range = diagnostic.range, let file = sources[range.file] else { return [] }
    return classes(inSelector: file.bytes[range.range])
  }

  /// The classes of a selector, without what a pattern fills in.
  private func classes(inSelector selector: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    let text = String(decoding: selector.prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
    for part in text.split(separator: ".").dropFirst(text.first == "." ? 0 : 1) {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      if !name.isEmpty { names.append(String(name)) }
    }
    return names
  }
}

extension Diagnostic {
  /// The first name in its message that stands between quotes.
  var firstName: String? { quotedName(at: 0) }

  /// A name in its message that stands between quotes, by its number.
  func quotedName(at index: Int) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 * index + 2 ? String(parts[2 * index + 1]) : nil
  }
}
