import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStates
import VMLStylesheet

/// A document's behaviour, once it is checked and written out.
struct DocumentBehaviour: Sendable {
  /// The demands on a client's runtime, for the manifest.
  var needs = BehaviourNeeds()
  /// The attributes that steps and conditions take for states because a binding of the style reads
  /// them; whether one does is known once styles are.
  var implicit: [ImplicitState] = []
  /// The states that nothing in the document reads; steps of sheets may.
  var unused: [Diagnostic] = []

  /// A use of an attribute as a state.
  struct ImplicitState: Sendable {
    var element: Int
    var attribute: String
    /// The first use.
    var place: SourceRange
  }
}

/// Checks what a document asks of the client, and writes its first moment: values that follow
/// states, `template="hidden"`, dialogs, canonical text.
///
/// Called for documents with a word of behaviour alone. `tree` is changed. `bag` gets every mistake
/// once.
func applyBehaviour(
  to tree: inout ViewTree, of page: Page, in site: Site, reporting bag: inout DiagnosticBag
) -> DocumentBehaviour {
  var pass = BehaviourPass(tree, page, site)
  // The only owner now, so that changes do not copy.
  tree = ViewTree(names: tree.names)
  pass.run()
  swap(&tree, &pass.tree)
  bag.report(contentsOf: pass.bag)
  return pass.behaviour
}

/// Goes through a document's elements once, with the states in sight of each.
///
/// What follows is in extensions: conditions, bindings, events, forms, dialogs.
struct BehaviourPass {
  var tree: ViewTree
  let page: Page
  let configuration: SiteConfiguration
  var bag = DiagnosticBag()
  private var reported: Set<Diagnostic> = []
  /// The same, of steps in sheets, which stand on many elements.
  private var reportedInSheets: Set<Diagnostic> = []
  var behaviour = DocumentBehaviour()
  var states = VisibleStates()
  /// By element: the form that it is.
  var forms: [Int: BehaviourForm] = [:]
  /// The forms around the current element, innermost last.
  var openForms: [BehaviourForm] = []
  /// By an attribute's name: the open elements with such an attribute, innermost last.
  private var attributeOwners: [NameID: [Int]] = [:]
  private var open: [OpenElement] = []
  /// The implicit states so far, by element and name.
  private var implicit: [ImplicitKey: Int] = [:]
  var edits = ViewEdits()
  /// The `id`s of the document's elements; `nil` until a step asks for them.
  var knownIDs: Set<String>?
  /// Number of dialogs so far.
  var dialogs = 0
  /// Place of the value that is being read.
  private(set) var lastPlace: SourceRange
  /// The same, where parts of the value have no places of their own.
  private var inexactPlace: SourceRange?
  /// Indexes for suggestions, made when needed.
  private var actionIndex: NameIndex?
  private var budget = NameIndex.comparisonBudget
  private var isFull = false
  /// Whether a declaration of states could not be read, so that any name may be a state.
  private var hasBrokenStates = false
  /// By element: the modifiers of sheets with steps, in a pass that checks these alone.
  var sheetModifiers: [Int: [ResolvedStyle.Modifier]] = [:]
  /// The reports that a pass is for.
  private var reports = Reports.all

  private enum Reports {
    case all
    /// A pass for sheets, outside of their steps.
    case none
    /// The steps of a sheet on an element.
    case sheet(element: Int)
  }

  private struct OpenElement {
    var end: Int
    var mark: Int
    var attributes: [NameID]
    var isForm: Bool
  }

  private struct ImplicitKey: Hashable {
    var element: Int
    var name: String
  }

  init(_ tree: ViewTree, _ page: Page, _ site: Site) {
    self.tree = tree
    self.page = page
    configuration = site.configuration
    lastPlace = page.file.sourceRange(0..<0)
  }

  mutating func run() {
    visitAll()
    if !configuration.hasBehaviour { strip() }
    if let places = edits.apply(to: &tree) {
      for index in behaviour.implicit.indices {
        behaviour.implicit[index].element = places[behaviour.implicit[index].element]
      }
    }
    behaviour.needs.finish()
  }

  /// Goes through a document that is written out, and reports mistakes in steps of sheets alone.
  mutating func run(forSheets modifiers: [Int: [ResolvedStyle.Modifier]]) {
    sheetModifiers = modifiers
    reports = .none
    visitAll()
    behaviour.needs.finish()
  }

  /// From here on, reports are about the steps of a sheet; at `place`, where these were computed.
  mutating func beginSheet(at place: SourceRange?, of element: Int) {
    reports = .sheet(element: element)
    inexactPlace = place
    if let place { lastPlace = place }
  }

  mutating func endSheet() {
    reports = .none
    inexactPlace = nil
  }

  private mutating func visitAll() {
    findForms()
    for state in configuration.states {
      states.add(
        BehaviourState(
          name: state.name, type: state.type, first: state.first, origin: .site,
          isReadOnly: state.isFromApp, place: state.range))
    }
    for index in tree.nodes.indices {
      close(before: index)
      guard tree.nodes[index].kind == .element, !isFull else { continue }
      visit(index)
    }
    close(before: tree.nodes.count)
  }

  private mutating func close(before index: Int) {
    while let last = open.last, last.end <= index {
      reportUnused(from: last.mark)
      states.close(to: last.mark)
      for name in last.attributes { _ = attributeOwners[name]?.popLast() }
      if last.isForm { openForms.removeLast() }
      open.removeLast()
    }
  }

  // MARK: Elements

  private mutating func visit(_ index: Int) {
    var element = OpenElement(
      end: Int(tree.nodes[index].end), mark: states.mark, attributes: [], isForm: false)
    var words: [Int] = []
    for position in tree.attributeRange(of: index) {
      let name = tree.attributes[position].name
      if name.isBehaviour, !isOwnAttribute(position, of: index),
        name != .show || !isShowReadByStyle(of: index)
      {
        words.append(position)
      } else {
        attributeOwners[name, default: []].append(index)
        element.attributes.append(name)
      }
    }
    if let form = forms[index] {
      element.isForm = true
      openForms.append(form)
      declareFields(of: form)
    }
    open.append(element)
    let attributes = words.map { tree.attributes[$0] }
    for attribute in attributes where attribute.name == .state {
      declareStates(attribute, of: index)
    }
    if tree.holdsSteps { checkStyles(of: index) }
    if !sheetModifiers.isEmpty { checkSheets(of: index) }
    for attribute in attributes where attribute.name == .bind { bind(attribute, of: index) }
    for attribute in attributes where attribute.name == .show { show(attribute, of: index) }
    for attribute in attributes where attribute.name == .check { check(attribute, of: index) }
    answerEvents(attributes.filter { $0.name.event != nil }, of: index)
  }

  /// Whether an attribute is one that the app's own view has declared, which wins over a word.
  private mutating func isOwnAttribute(_ position: Int, of index: Int) -> Bool {
    let attribute = tree.attributes[position]
    guard !configuration.custom.views.isEmpty,
      let own = configuration.custom.views[tree.names.string(tree.nodes[index].name)]
    else { return false }
    let name = tree.names.string(attribute.name)
    guard own[name] != nil else { return false }
    report(
      .ownAttribute(
        name, of: tree.names.string(tree.nodes[index].name), at: attribute.origin.sourceRange))
    return true
  }

  // MARK: Texts

  /// The text of an attribute, with the place of each of its bytes.
  mutating func text(of attribute: ViewTree.Attribute) -> SourceText {
    let bytes = Array(tree.bytes[attribute.value.range])
    let (lower, upper) = (attribute.origin.lowerBound, attribute.origin.upperBound)
    let isExact = bytes.count == Int(upper) - Int(lower)
    lastPlace = attribute.origin.sourceRange
    inexactPlace = isExact ? nil : lastPlace
    let offsets =
      isExact
      ? Array(lower...upper) : Array(repeating: lower, count: bytes.count) + [upper]
    return SourceText(
      file: attribute.origin.file, bytes: bytes, range: 0..<bytes.count, offsets: offsets)
  }

  /// Replaces the value of an attribute by its canonical text.
  mutating func write(_ canonical: [UInt8], to name: NameID, of element: Int) {
    guard let position = tree.attribute(name, of: element),
      !tree.bytes[tree.attributes[position].value.range].elementsEqual(canonical)
    else { return }
    tree.attributes[position].value = tree.append(canonical)
  }

  // MARK: Reports

  /// Reports a mistake once; where the current value has no places of its own, at the whole value.
  mutating func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if let inexactPlace, diagnostic.range?.file == inexactPlace.file {
      let range = diagnostic.range?.range ?? 0..<0
      if inexactPlace.range.contains(range.lowerBound) || range.isEmpty {
        diagnostic.range = inexactPlace
        diagnostic.fixIts = []
      }
    }
    switch reports {
    case .all: break
    case .none: return
    case .sheet(let element):
      guard reportedInSheets.insert(diagnostic).inserted else { return }
      diagnostic.notes.append(
        .stepsOfSheet(
          tree.names.string(tree.nodes[element].name), page,
          at: tree.nodes[element].origin.sourceRange))
    }
    if reported.insert(diagnostic).inserted { bag.report(diagnostic) }
  }

  mutating func report(contentsOf found: DiagnosticBag) {
    for diagnostic in found.diagnostics { report(diagnostic) }
  }

  /// The nearest action that the site lists.
  mutating func nearestAction(to name: String) -> String? {
    guard let actions = configuration.actions else { return nil }
    let index = actionIndex ?? NameIndex(actions.map(\.name))
    actionIndex = index
    return index.nearest(to: name, budget: &budget)
  }

  // MARK: States

  private mutating func declareStates(_ attribute: ViewTree.Attribute, of index: Int) {
    var found = DiagnosticBag()
    let declarations = parseStates(text(of: attribute), reporting: &found)
    report(contentsOf: found)
    if found.hasErrors { hasBrokenStates = true }
    var canonical: [UInt8] = []
    for declaration in declarations {
      let (type, first) = typeAndFirst(of: declaration)
      if let type, first != nil {
        if !canonical.isEmpty { canonical.append(UInt8(ascii: ";")) }
        canonical += "\(declaration.name.text): \(type.name) = ".utf8 + declaration.canonicalFirst
      }
      // A state with a mistake is one too: what reads it is not at fault.
      add(
        BehaviourState(
          name: declaration.name.text, type: type, first: first?.value ?? .nothing,
          origin: .declared, place: declaration.name.range, isRead: first == nil))
    }
    guard !found.hasErrors, !declarations.isEmpty else { return }
    write(canonical, to: .state, of: index)
  }

  /// The type and the first value of a state; reports and returns `nil` for what is wrong.
  private mutating func typeAndFirst(
    of declaration: StateDeclaration
  ) -> (ValueType?, BehaviourLiteral?) {
    guard let type = type(of: declaration) else { return (nil, nil) }
    guard let first = declaration.first else { return (type, nil) }
    guard fits(first, type, in: configuration.types) else {
      let misfit = Misfit(first, type, in: configuration.types)
      report(.wrongFirst(misfit, declaration.name.text, type, at: declaration.firstRange))
      return (type, nil)
    }
    return (type, first)
  }

  private mutating func type(of declaration: StateDeclaration) -> ValueType? {
    // The parser has reported a type that is not there.
    guard !declaration.type.isEmpty else { return nil }
    let types = configuration.types
    let type: ValueType
    do throws(TypeMistake) {
      type = types.resolved(try TypeParser.parse(declaration.type, in: types))
    } catch {
      report(.notType(error, at: declaration.typeRange))
      return nil
    }
    guard isStateType(type) else {
      report(.notStateType(declaration.type, at: declaration.typeRange))
      return nil
    }
    return type
  }

  /// Adds a state to the innermost scope; reports one that it hides, and one too many.
  mutating func add(_ state: BehaviourState) {
    let hidden = states.add(state)
    if let hidden, case .declared = state.origin, let place = state.place {
      report(.hidesState(state.name, at: place, other: hidden.place))
    }
    guard states.count == BehaviourLimits.states + 1, let place = state.place else { return }
    isFull = true
    report(.tooManyStates(at: place))
  }

  /// The index of a state; reports and returns `nil` for a name that is none.
  mutating func state(_ name: BehaviourName) -> Int? {
    if let index = states.index(of: name.text) { return index }
    if let index = implicitState(name) { return index }
    guard !hasBrokenStates else { return nil }
    report(.unknownState(name, nearest: nearestName(to: name.text, in: states.names)))
    return nil
  }

  /// A state that was found before.
  func knownState(_ name: String) -> BehaviourState? {
    if let index = states.index(of: name) { return states.all[index] }
    guard let id = tree.names.find(name), let element = attributeOwners[id]?.last else {
      return nil
    }
    return implicit[ImplicitKey(element: element, name: name)].map { states.all[$0] }
  }

  /// An attribute of the element, or of one around it, which a binding of the style may read.
  private mutating func implicitState(_ name: BehaviourName) -> Int? {
    guard let id = tree.names.find(name.text), let element = attributeOwners[id]?.last,
      !id.isIdentity, let position = tree.attribute(id, of: element)
    else { return nil }
    let key = ImplicitKey(element: element, name: name.text)
    if let known = implicit[key] { return known }
    let literal = BehaviourLiteral(ofAttribute: tree.string(tree.attributes[position].value))
    behaviour.implicit.append(
      DocumentBehaviour.ImplicitState(
        element: element, attribute: name.text, place: inexactPlace ?? name.range))
    let index = states.all.count
    implicit[key] = index
    states.addImplicit(
      BehaviourState(
        name: name.text, type: literal.type, first: literal.value,
        origin: .implicit(element: element), place: name.range, isRead: true))
    if states.count == BehaviourLimits.states + 1 {
      isFull = true
      report(.tooManyStates(at: name.range))
    }
    return index
  }

  private mutating func reportUnused(from mark: Int) {
    for index in states.indices(from: mark) {
      let state = states.all[index]
      guard case .declared = state.origin, !state.isRead, let place = state.place else { continue }
      behaviour.unused.append(.unusedState(state.name, at: place))
    }
  }

  // MARK: Without behaviour

  /// Takes away all words but `action`.
  private mutating func strip() {
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      if tree.holdsSteps { stripStyles(of: index) }
      let range = tree.attributeRange(of: index)
      guard range.contains(where: { tree.attributes[$0].name.isBehaviour }) else { continue }
      let kept = tree.attributes[range].filter { !$0.name.isBehaviour }
      tree.setAttributes(kept, of: index)
    }
    behaviour.needs = BehaviourNeeds(actions: behaviour.needs.actions)
  }
}

extension Diagnostic {
  fileprivate static func ownAttribute(
    _ name: String, of view: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .attributeName, .warning, at: range,
      "'\(name)' is an attribute of the app's view '\(view)' here, and no word of behaviour",
      notes: [Note("give the view's attribute another name under 'custom.views' in site.yaml")])
  }

  fileprivate static func notType(_ mistake: TypeMistake, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range,
      mistake.message + didYouMean(mistake.nearest),
      notes: [
        Note(
          mistake.code == .typeRange
            ? mistake.note : "a state's type is one of \(stateTypeNames)")
      ])
  }

  fileprivate static func notStateType(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range, "a state cannot be of type '\(text)'",
      notes: [Note("its type is one of \(stateTypeNames)")])
  }

  fileprivate static func wrongFirst(
    _ misfit: Misfit, _ name: String, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range,
      "the first value of '\(name)' is wrong: \(misfit.subject) \(misfit.predicate)",
      notes: [Note("the state is declared with the type '\(type.shortName)'")])
  }

  fileprivate static func hidesState(
    _ name: String, at range: SourceRange, other: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .hiddenState, .warning, at: range,
      "the state '\(name)' hides one of that name from this element and what is in it",
      notes: [
        other.map { Note("the other is here", at: $0) },
        Note("give one of them another name"),
      ].compactMap(\.self))
  }

  static func tooManyStates(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .behaviourLimit, .error, at: range,
      "a document has at most \(BehaviourLimits.states) states",
      notes: [Note("let several elements share a state, or keep a set in one")])
  }

  static func unknownState(_ name: BehaviourName, nearest: String?) -> Diagnostic {
    Diagnostic(
      .unknownState, .error, at: name.range,
      "there is no state '\(name.text)' here" + didYouMean(nearest),
      notes: nearest == nil
        ? [Note("declare it on this element or one around it: 'state=\"\(name.text): …\"'")] : [],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: name.range, with: $0)] } ?? [])
  }

  fileprivate static func unusedState(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedState, .warning, at: range, "nothing reads the state '\(name)'",
      notes: [Note("'show', 'bind', 'when' and the values of 'send' read states")])
  }
}
