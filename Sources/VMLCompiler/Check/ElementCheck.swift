import VMLCatalog
import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Checks the elements of documents for one target: attributes, content and templates.
///
/// The checks of an element depend on its name, its attributes and those values that are not free
/// text, on its content, and on its style if the style reads the element. An element that equals
/// one that passed is not checked again.
struct ElementCheck: Sendable {
  let target: StyleTarget
  let checker: ElementChecker
  let check: Catalog.CheckTarget
  /// By the name's number.
  private var subjects: [SubjectFacts?] = []
  /// Whether there is such a subject, by the name's number.
  private var standings: [Standing] = []
  /// By the name's number, then by the attribute's.
  private var kinds: [[AttributeKind]] = []
  /// Hashes of the facts of elements that passed.
  private var good = HashSet()
  private var generation = Generation.none
  /// The names of the last tree.
  private var names = NameTable.wellKnown
  /// By view that the app registers, and attribute: its type, where the catalogue cannot check it.
  let customTypes: [String: [String: ValueType]]
  private let valueTypes: TypeTable
  /// The shapes of the current tree's nodes.
  var shapes: [NodeShape] = []
  /// The places of attributes in their files.
  var written: WrittenAttributes
  /// Results for sets of attributes, templates and content.
  private var usages: [ElementChecker.Usage: ElementChecker.UsageProblem?] = [:]
  /// Known problems of symbols' names, the good ones included.
  private var symbolProblems: [String: Catalog.SymbolProblem?] = [:]
  /// Diagnostics reported for the current document.
  private var reported: Set<Diagnostic> = []
  /// Whether the current element has passed so far; `false` also for a mistake that was reported
  /// before.
  private var isGood = true
  /// By the name's number; `nil` until a check asks.
  private var placeFacts: [PlaceFacts?] = []
  /// Whether the page has its place in another document.
  private(set) var isFragment = false
  /// Kinds that the content of each node may be of.
  var places: [Catalog.ContentKinds] = []
  /// Kinds that templates may be of, by a hash of the element, its style and the template.
  var placeKinds: [UInt64: Catalog.ContentKinds] = [:]
  /// By the name's number: whether it is known to be a view among views.
  var ordinary: [Bool] = []
  /// References in its modifiers that the target does not get; `nil` until a check asks.
  private var knownLeftOut: LeftOutReferences?

  /// - Returns: `nil` for a target that the catalogue does not know.
  init?(
    _ target: StyleTarget, _ written: WrittenAttributes, _ configuration: SiteConfiguration
  ) {
    guard let check = target.check else { return nil }
    valueTypes = configuration.types
    let custom = configuration.custom
    customTypes = custom.views.merging(custom.attributes) { $1 }.mapValues { attributes in
      attributes.compactMapValues { $0.checkedType(in: configuration.types) }
    }
    self.written = written
    self.target = target
    self.check = check
    checker = ElementChecker(check)
  }

  /// The catalogue's facts about elements of a name.
  private struct SubjectFacts: Sendable {
    var subject: ElementChecker.Subject?
    var isHere = true
    var types: [NameID: [ElementChecker.AttributeType]] = [:]
    /// The types of values of a view's attributes that the app registers.
    var valueTypes: [NameID: ValueType] = [:]
  }

  private enum Standing: UInt8, Sendable { case new, unknown, known }

  enum AttributeKind: UInt8, Sendable {
    case new, free, unknown, foreign, typed, valued, symbol

    /// Whether the value is checked, too.
    var asksForValue: Bool { self == .typed || self == .valued || self == .symbol }
  }

  /// Most entries that are remembered.
  private static let limit = 200_000
  private static let usageLimit = 10_000

  /// Begins with a page's documents.
  mutating func begin(_ page: Page) {
    written.begin(page)
    isFragment = page.isFragment
  }

  /// Checks a document; `shapes` are the shapes of its nodes.
  mutating func check(
    _ document: StyledDocument, _ shapes: [NodeShape], styledBy resolver: inout StyleResolver,
    reporting bag: inout DiagnosticBag
  ) {
    let tree = document.tree
    begin(tree.names)
    begin(resolver.pool.generation)
    if !reported.isEmpty { reported.removeAll() }
    self.shapes = shapes
    // Asking the resolver itself would copy it for each element.
    let arePlain = resolver.pool.arePlain
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let name = tree.nodes[index].name
      guard name.rawValue > NameID.body.rawValue else { continue }
      let style = document.styles[index]
      let isPlain = style.isNone || arePlain[Int(style.rawValue)]
      let isKnown = hasSubject(name, in: tree.names)
      guard isKnown || !isPlain || shapes[index].templates != 0 else { continue }
      let reads = isPlain ? nil : resolver.attributesRead(by: style)
      // A style matters by what it reads, and by the templates that it may take.
      let asked = isPlain && shapes[index].templates == 0 ? .none : style
      let content = shapes[index].content
      let key =
        asked.isNone && isPlain ? content : Self.key(content, asked, reads, of: index, in: tree)
      if good.contains(key) { continue }
      isGood = true
      checkElement(index, style, in: tree, styledBy: &resolver, reporting: &bag)
      if isGood { good.insert(key) }
    }
    checkPlaces(in: document, styledBy: &resolver, reporting: &bag)
  }

  /// Forgets entries whose names have other numbers now.
  mutating func begin(_ names: NameTable) {
    guard !names.isSame(as: self.names) else { return }
    if !names.begins(with: self.names) {
      subjects = []
      standings = []
      kinds = []
      placeFacts = []
      ordinary = []
      placeKinds.removeAll()
      good.removeAll()
    }
    self.names = names
  }

  /// Forgets entries whose styles have other numbers now.
  private mutating func begin(_ generation: Generation) {
    if generation != self.generation || good.count > Self.limit {
      good.removeAll()
      placeKinds.removeAll()
    }
    self.generation = generation
  }

  // MARK: What a check depends on

  private mutating func hasSubject(_ name: NameID, in names: NameTable) -> Bool {
    let index = Int(name.rawValue)
    if index >= standings.count || standings[index] == .new { _ = facts(of: name, in: names) }
    return standings[index] == .known
  }

  private mutating func facts(of name: NameID, in names: NameTable) -> SubjectFacts {
    let index = Int(name.rawValue)
    if index >= subjects.count {
      let missing = index + 1 - subjects.count
      subjects += repeatElement(nil, count: missing)
      standings += repeatElement(.new, count: missing)
      kinds += repeatElement([], count: missing)
    }
    if let known = subjects[index] { return known }
    var facts = SubjectFacts(subject: checker.subject(named: names.bytes(of: name)))
    if case .element(let element) = facts.subject {
      facts.isHere = element.type.availability.isAvailable(
        on: check.platform, since: check.minimum)
    }
    subjects[index] = facts
    standings[index] = facts.subject == nil ? .unknown : .known
    return facts
  }

  mutating func placeFacts(of name: NameID, in names: NameTable) -> PlaceFacts {
    let index = Int(name.rawValue)
    if index < placeFacts.count, let known = placeFacts[index] { return known }
    if index >= placeFacts.count {
      placeFacts += repeatElement(nil, count: index + 1 - placeFacts.count)
    }
    var found = PlaceFacts()
    if case .element(let element) = facts(of: name, in: names).subject {
      found = PlaceFacts(element)
    }
    placeFacts[index] = found
    return found
  }

  /// The kind of an attribute on an element that the catalogue knows.
  mutating func kind(
    of attribute: NameID, of name: NameID, in names: NameTable
  ) -> AttributeKind {
    let (index, place) = (Int(name.rawValue), Int(attribute.rawValue))
    if index < kinds.count, place < kinds[index].count, kinds[index][place] != .new {
      return kinds[index][place]
    }
    guard let subject = facts(of: name, in: names).subject else { return .free }
    let text = names.string(attribute)
    var kind = AttributeKind.free
    switch checker.rule(for: text, of: subject) {
    case .free: break
    case .unknown:
      kind =
        isAlwaysKnown(text) || attribute.isBehaviour
          || isFieldAttribute(text, of: names.string(name))
        ? .free : isForeign(text) ? .foreign : .unknown
    case .typed(let types):
      kind = .typed
      subjects[index]?.types[attribute] = types
    case .symbol: kind = .symbol
    }
    // An attribute that SwiftUI has is its own.
    if kind == .typed || kind == .free, !customTypes.isEmpty,
      let type = customType(of: text, subject, named: names.string(name))
    {
      kind = .valued
      subjects[index]?.valueTypes[attribute] = type
    }
    let missing = place + 1 - kinds[index].count
    if missing > 0 { kinds[index] += repeatElement(.new, count: missing) }
    kinds[index][place] = kind
    return kind
  }

  /// Attributes that every element may have.
  func isAlwaysKnown(_ attribute: String) -> Bool {
    ["id", "tag", "template", "class", "style"].contains(attribute)
      || attribute.hasPrefix("action")
  }

  /// Whether an attribute has a name that is none of VML's, such as `phx-click` and `x:label`.
  func isForeign(_ attribute: String) -> Bool {
    attribute.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
  }

  // Static: the compiler would copy so large a `self` for the call.
  private static func key(
    _ content: UInt64, _ style: StyleID, _ reads: [String]?, of index: Int, in tree: ViewTree
  ) -> UInt64 {
    var hash = ElementHash(content)
    hash.combine(UInt64(UInt32(bitPattern: style.rawValue)))
    guard let reads, !reads.isEmpty else { return hash.value }
    for position in tree.attributeRange(of: index) {
      let attribute = tree.attributes[position]
      let name = tree.names.bytes(of: attribute.name)
      guard reads.contains(where: { $0.utf8.elementsEqual(name) }) else { continue }
      hash.combine(value: tree.bytes, attribute.value.range)
    }
    return hash.value
  }

  // MARK: Checks

  private mutating func checkElement(
    _ index: Int, _ id: StyleID, in tree: ViewTree, styledBy resolver: inout StyleResolver,
    reporting bag: inout DiagnosticBag
  ) {
    let style = id.isNone ? .empty : resolver[id]
    knownLeftOut = nil
    let facts = facts(of: tree.nodes[index].name, in: tree.names)
    if let subject = facts.subject {
      checkAvailability(of: index, facts, in: tree, reporting: &bag)
      checkAttributes(of: index, subject, style, in: tree, &resolver, reporting: &bag)
      checkContent(of: index, subject, in: tree, reporting: &bag)
      if case .element(let element) = subject, facts.isHere {
        checkUsage(of: index, element, style, in: tree, &resolver, reporting: &bag)
      }
      checkTemplates(of: index, subject, style, id, in: tree, &resolver, reporting: &bag)
    }
    checkReads(of: index, style, in: tree, reporting: &bag)
    checkReferences(of: index, style, id, in: tree, styledBy: &resolver, reporting: &bag)
  }

  private mutating func checkAvailability(
    of index: Int, _ facts: SubjectFacts, in tree: ViewTree, reporting bag: inout DiagnosticBag
  ) {
    guard case .element(let element) = facts.subject else { return }
    if let replacement = checker.deprecation(of: element) {
      report(
        .elementDeprecated(
          element.name.string, replacement, at: tree.nodes[index].origin.sourceRange), to: &bag)
    }
    guard !facts.isHere else { return }
    let availability = element.type.availability
    let absence = Catalog.Absence(
      name: element.name.string, introduced: availability.introduced(on: check.platform),
      isInferred: availability.isInferred(on: check.platform), range: 0..<0)
    report(
      .elementNotAvailable(
        absence, for: target, check, at: tree.nodes[index].origin.sourceRange), to: &bag)
  }

  private mutating func checkAttributes(
    of index: Int, _ subject: ElementChecker.Subject, _ style: ResolvedStyle, in tree: ViewTree,
    _ resolver: inout StyleResolver, reporting bag: inout DiagnosticBag
  ) {
    for position in tree.attributeRange(of: index) {
      let attribute = tree.attributes[position]
      if attribute.name == .class || attribute.name == .style { continue }
      let name = tree.names.string(attribute.name)
      // A data carrier may have a parameter's name.
      if style.attributes.contains(name) { continue }
      switch kind(of: attribute.name, of: tree.nodes[index].name, in: tree.names) {
      case .free, .new: continue
      case .foreign:
        if resolver.selects(attribute: name) { continue }
        reportForeign(attribute, named: name, of: index, subject, in: tree, reporting: &bag)
      case .unknown:
        if resolver.selects(attribute: name) { continue }
        if isLoadedImage(index, attribute: name, in: tree)
          || leftOut(of: index, in: tree, &resolver).attributes.contains(name)
        {
          leaveOpen()
          continue
        }
        reportUnknown(attribute, named: name, of: index, subject, in: tree, reporting: &bag)
      case .symbol: checkSymbol(attribute, in: tree, reporting: &bag)
      case .valued:
        let type = subjects[Int(tree.nodes[index].name.rawValue)]?.valueTypes[attribute.name]
        let value = tree.string(attribute.value)
        guard let type, valueTypes.value(ofText: value, as: type) == nil else { continue }
        report(.attributeValue(value, type, at: attribute.origin.sourceRange), to: &bag)
      case .typed:
        let types = subjects[Int(tree.nodes[index].name.rawValue)]?.types[attribute.name] ?? []
        let value = tree.string(attribute.value)
        if let problem = checker.problem(with: value, as: types, at: attribute.origin.sourceRange) {
          // The parser has reported these.
          let isTold =
            functionOfSheets(tree.bytes[attribute.value.range]) != nil
            && written.isLiteral(attribute)
            || leftOut(of: index, in: tree, &resolver).attributes.contains(name)
          if isTold {
            leaveOpen()
          } else {
            report(problem, at: attribute.origin.sourceRange, to: &bag)
          }
        }
      }
    }
  }

  private mutating func checkSymbol(
    _ attribute: ViewTree.Attribute, in tree: ViewTree, reporting bag: inout DiagnosticBag
  ) {
    let name = tree.string(attribute.value)
    guard let problem = symbolProblem(name) else { return }
    report(
      target.diagnostic(
        of: problem, withSymbol: name, at: attribute.origin.sourceRange,
        isLiteral: written.isLiteral(attribute)), to: &bag)
  }

  /// Problem of a symbol's name, which a component may bring into every document.
  private mutating func symbolProblem(_ name: String) -> Catalog.SymbolProblem? {
    if let known = symbolProblems[name] { return known }
    if symbolProblems.count >= Self.usageLimit { symbolProblems.removeAll() }
    let problem = check.problem(withSymbol: name)
    symbolProblems.updateValue(problem, forKey: name)
    return problem
  }

  /// Checks what the `attr()`s of the style find.
  private mutating func checkReads(
    of index: Int, _ style: ResolvedStyle, in tree: ViewTree, reporting bag: inout DiagnosticBag
  ) {
    for read in style.reads {
      for position in tree.attributeRange(of: index) {
        let attribute = tree.attributes[position]
        guard tree.names.bytes(of: attribute.name).elementsEqual(read.name.utf8) else { continue }
        if read.isSymbolName { checkSymbol(attribute, in: tree, reporting: &bag) }
        if let problem = checker.problem(
          with: tree.string(attribute.value), read: read, at: attribute.origin.sourceRange)
        {
          report(problem, at: attribute.origin.sourceRange, to: &bag)
        }
      }
    }
  }

  private mutating func report(
    _ problem: ElementChecker.ValueProblem, at range: SourceRange, to bag: inout DiagnosticBag
  ) {
    switch problem {
    case .wrong(let diagnostic): report(diagnostic, to: &bag)
    case .absent(let absence):
      guard target.availability != .keep else { return }
      report(
        .notAvailable(
          absence, for: target.name, check, isError: target.availability == .error, at: range),
        to: &bag)
    }
  }

  /// The mistake in a set of attributes, templates and content, found once for each set.
  mutating func problem(with usage: ElementChecker.Usage) -> ElementChecker.UsageProblem? {
    if let known = usages[usage] { return known }
    if usages.count >= Self.usageLimit { usages.removeAll() }
    let problem = checker.problem(with: usage)
    usages[usage] = .some(problem)
    return problem
  }

  /// References in the modifiers of an element that the target does not get.
  ///
  /// The modifiers are reported, so their references are not.
  mutating func leftOut(
    of index: Int, in tree: ViewTree, _ resolver: inout StyleResolver
  ) -> LeftOutReferences {
    if let knownLeftOut { return knownLeftOut }
    let found = resolver.leftOut(ofElement: index, in: tree)
    knownLeftOut = found
    return found
  }

  /// Has the element checked again each time, since the result depends on the elements around it.
  mutating func leaveOpen() { isGood = false }

  mutating func report(_ diagnostic: Diagnostic, to bag: inout DiagnosticBag) {
    isGood = false
    if reported.insert(diagnostic).inserted { bag.report(diagnostic) }
  }
}

extension Diagnostic {
  fileprivate static func elementNotAvailable(
    _ absence: Catalog.Absence, for target: StyleTarget, _ check: Catalog.CheckTarget,
    at range: SourceRange
  ) -> Diagnostic {
    var diagnostic = notAvailable(absence, for: target.name, check, isError: true, at: range)
    diagnostic.notes.insert(
      Note("put it in '<if test=\"target.os == …\">', or give the page 'targets:'"), at: 0)
    return diagnostic
  }

  fileprivate static func elementDeprecated(
    _ name: String, _ replacement: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .deprecated, .warning, at: range, "'\(name)' is deprecated",
      notes: replacement.isEmpty ? [] : [Note("use '\(replacement)' instead")])
  }

  fileprivate static func attributeValue(
    _ value: String, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    let shown = value.utf8.count > 40 ? String(value.prefix(40)) + "…" : value
    return Diagnostic(
      .attributeType, .error, at: range, "expected \(type.shortName), found '\(shown)'")
  }
}
