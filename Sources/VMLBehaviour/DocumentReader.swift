import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStates

/// Reads what a ``BehaviourDocument`` keeps: first all states, then the rules that name them.
struct DocumentReader {
  private let markup: Markup
  /// The nodes of the markup that are drawn.
  private let content: Range<Int>
  var firstNode: Int { content.lowerBound }
  let site: BehaviourSite
  var problems: [String] = []
  private(set) var nodes: [BehaviourDocument.Node] = []
  private(set) var states: [BehaviourDocument.DeclaredState] = []
  private(set) var scopes: [Int: [String: Int]] = [:]
  private(set) var forms: [Int: BehaviourDocument.Form] = [:]
  private(set) var handlers: [Int: [BehaviourDocument.Handler.Kind: BehaviourDocument.Handler]] =
    [:]
  private(set) var shows: [Int: Condition] = [:]
  private(set) var bindings: [Int: [BehaviourBinding]] = [:]
  private(set) var ids: [String: Int] = [:]
  private(set) var presented: [Int: String] = [:]
  private(set) var readers: [StateReference: [Int]] = [:]
  private(set) var moments: Set<Double> = []
  private(set) var momentReaders: [Int] = []
  private(set) var tabView: Int?
  private(set) var tabs: [String] = []

  /// With the name of a lifecycle template that is read instead of the body: nothing is read where
  /// the head has none.
  init(_ source: [UInt8], lifecycle: String? = nil, in site: BehaviourSite) {
    self.site = site
    var bag = DiagnosticBag()
    // Longer files are refused by the channel; a part of one is no document.
    let bytes = source.count < 1 << 31 ? source : []
    let file = SourceFile(id: FileID(0), path: "", bytes: bytes)
    let markup = parseMarkup(file, as: .document, reporting: &bag)
    self.markup = markup
    if lifecycle == nil {
      problems = bag.diagnostics.filter { $0.severity == .error }.prefix(ClientLimits.reports)
        .map(\.message)
    }
    let envelope = markup.envelope(reporting: &bag)
    if let lifecycle {
      if let head = envelope?.head, let template = markup.template(lifecycle, of: head) {
        content = template
      } else {
        content = 0..<0
      }
    } else if let envelope {
      let hasSheet = envelope.head.map { head in
        markup.children(of: head).contains {
          markup.nodes[$0].kind == .element && markup.string(markup.nodes[$0].name) == "Style"
        }
      }
      if hasSheet == true { problems.append("the sheet of a <Style> is not fetched") }
      let body = envelope.body ?? envelope.vml
      content = body + 1..<Int(markup.nodes[body].end)
    } else {
      content = 0..<markup.nodes.count
    }
  }

  mutating func read() {
    for index in content { copy(index) }
    declareForms()
    for node in nodes.indices {
      if let text = nodes[node].value("state") { declareStates(text, of: node) }
    }
    for node in nodes.indices where !nodes[node].name.isEmpty { readRules(of: node) }
    tabView = nodes.firstIndex { $0.name == "TabView" }
    if let tabView {
      tabs = nodes.indices.filter { nodes[$0].parent == tabView }.compactMap {
        nodes[$0].value("tag") ?? nodes[$0].value("value")
      }
    }
  }

  // MARK: Elements

  private mutating func copy(_ index: Int) {
    let node = markup.nodes[index]
    let offset = content.lowerBound
    var copy = BehaviourDocument.Node(
      name: "", text: "", attributes: [], parent: parent(before: index),
      end: Int(node.end) - offset)
    switch node.kind {
    case .element:
      copy.name = markup.string(node.name)
      copy.attributes = markup.attributes[node.attributes].map { attribute($0, of: index) }
    case .text:
      let text = markup.string(node.text)
      if text.contains(where: { !$0.isWhitespace }) { copy.text = text }
    case .comment, .doctype: break
    }
    nodes.append(copy)
    if let id = copy.value("id"), ids[id] == nil { ids[id] = index - offset }
  }

  private func parent(before index: Int) -> Int {
    let index = index - content.lowerBound
    var parent = nodes.count - 1
    while parent >= 0, nodes[parent].end <= index { parent = nodes[parent].parent }
    return parent
  }

  private func attribute(
    _ attribute: Markup.Attribute, of index: Int
  ) -> BehaviourDocument.Attribute {
    var value = markup.string(attribute.value)
    if attribute.flags.contains(.style) {
      var printer = StylePrinter()
      printer.print(modifiers: attribute.style, of: markup.styles)
      value = String(decoding: printer.output, as: UTF8.self)
    }
    let name = attribute.name
    var isBehaviour = name.isBehaviour || name == .action || name == .actionValue
    // The specification's `sheet(isPresented: attr(show), …)`.
    if name == .show, reads("show", index - content.lowerBound) { isBehaviour = false }
    let text = markup.string(name)
    if text == "name" || text.hasPrefix("error"),
      FieldElement.valueAttributes[markup.string(markup.nodes[index].name)] != nil
    {
      isBehaviour = true
    }
    return BehaviourDocument.Attribute(
      name: text, value: value, isBehaviour: isBehaviour)
  }

  // MARK: States

  private mutating func declareForms() {
    var open: [Int] = []
    for node in nodes.indices where !nodes[node].name.isEmpty {
      while let last = open.last, nodes[last].end <= node { open.removeLast() }
      if let name = nodes[node].value("form") {
        forms[node] = BehaviourDocument.Form(name: name)
        open.append(node)
      }
      if let form = open.last { addField(node, to: form) }
    }
  }

  private mutating func addField(_ node: Int, to form: Int) {
    let element = nodes[node].name
    let attribute = FieldElement.valueAttributes[element]
    let check = nodes[node].value("check")
    guard attribute != nil || check != nil, let name = nodes[node].value("name") else { return }
    var field = BehaviourDocument.Form.Field(
      name: name, node: node, state: 0, isSecure: element == "SecureField")
    if let check {
      var bag = DiagnosticBag()
      let checks = parseChecks(text(check), reporting: &bag).checks
      if let mistake = bag.diagnostics.first { note("check", mistake.message) }
      field.checks = bag.hasErrors ? [] : checks
    }
    let first = FieldElement.literal(of: element, nodes[node].value(attribute ?? "value"))
    if let known = scopes[form]?[name] {
      field.state = known
      states[known].isSecure = states[known].isSecure || field.isSecure
    } else {
      let type = FieldElement.type(of: element, first)
      guard
        let state = declare(
          BehaviourDocument.DeclaredState(
            name: name, type: type, first: first.value, scope: form, isSecure: field.isSecure))
      else { return }
      field.state = state
    }
    forms[form]?.fields.append(field)
  }

  private mutating func declareStates(_ text: String, of node: Int) {
    var bag = DiagnosticBag()
    let declarations = parseStates(self.text(text), reporting: &bag)
    if let mistake = bag.diagnostics.first { note("state", mistake.message) }
    let types = TypeTable()
    for declaration in declarations {
      guard let first = declaration.first,
        let type = try? TypeParser.parse(declaration.type, in: types), isStateType(type),
        fits(first, type, in: types)
      else {
        note("state", "'\(declaration.name.text)' is no state")
        continue
      }
      declare(
        BehaviourDocument.DeclaredState(
          name: declaration.name.text, type: type, first: first.value, scope: node))
    }
  }

  @discardableResult
  private mutating func declare(_ state: BehaviourDocument.DeclaredState) -> Int? {
    guard states.count < BehaviourLimits.states else {
      note("state", "there are more than \(BehaviourLimits.states) states")
      return nil
    }
    states.append(state)
    if !state.isAttribute { scopes[state.scope, default: [:]][state.name] = states.count - 1 }
    return states.count - 1
  }

  /// The state of a name in sight of an element.
  ///
  /// An attribute that its style, or a style around it, reads becomes one when it is named.
  mutating func reference(_ name: String, from node: Int) -> StateReference? {
    if let known = findState(name, from: node, in: nodes, scopes, forms, site) { return known }
    var index = node
    while index >= 0 {
      if let state = attributeState(name, of: index) { return .local(state) }
      index = nodes[index].parent
    }
    return nil
  }

  private mutating func attributeState(_ name: String, of node: Int) -> Int? {
    if let known = states.firstIndex(where: {
      $0.isAttribute && $0.scope == node && $0.name == name
    }) {
      return known
    }
    guard let text = nodes[node].value(name), let id = markup.names.find(name),
      !id.isIdentity, !id.isBehaviour || id == .show, reads(name, node)
    else { return nil }
    let literal = BehaviourLiteral(ofAttribute: text)
    return declare(
      BehaviourDocument.DeclaredState(
        name: name, type: literal.type, first: literal.value, scope: node, isAttribute: true))
  }

  /// Whether an `attr()` of an element's style reads an attribute.
  private func reads(_ attribute: String, _ node: Int) -> Bool {
    styles(of: node).contains { style in
      style.contains {
        markup.styles.nodes[$0].kind == .attribute && markup.styles.text(of: $0) == attribute
      }
    }
  }

  /// The nodes of an element's styles.
  private func styles(of node: Int) -> [Range<Int>] {
    markup.attributes[markup.nodes[node + content.lowerBound].attributes]
      .filter { $0.flags.contains(.style) }.map(\.style)
  }

  // MARK: Rules

  private mutating func readRules(of node: Int) {
    if let text = nodes[node].attributes.first(where: { $0.name == "show" && $0.isBehaviour })?
      .value
    {
      readShow(text, of: node)
    }
    if let text = nodes[node].value("bind") { readBindings(text, of: node) }
    for event in EventName.allCases {
      guard let text = nodes[node].value(event.rawValue) else { continue }
      var bag = DiagnosticBag()
      let list = parseSteps(self.text(text), reporting: &bag)
      add(list, bag, for: event, .event(event), of: node)
    }
    for style in styles(of: node) { readStyle(style, of: node) }
  }

  private mutating func readStyle(_ style: Range<Int>, of node: Int) {
    let tree = markup.styles
    var number = 0
    var modifier = style.lowerBound
    while modifier < style.upperBound {
      for nodes in tree.steps(ofModifier: modifier) {
        var bag = DiagnosticBag()
        let list = VMLMarkup.readSteps(nodes, of: tree, in: FileID(0), reporting: &bag)
        let event = EventName(ofModifier: tree.text(of: modifier))
        add(list, bag, for: event, .modifier(number), of: node)
      }
      notePresentation(modifier, of: node)
      number += 1
      modifier = Int(tree.nodes[modifier].end)
    }
  }

  /// Notes what `isPresented: attr(shows), content: :sheet` presents.
  private mutating func notePresentation(_ modifier: Int, of node: Int) {
    let tree = markup.styles
    let parts = modifier..<Int(tree.nodes[modifier].end)
    let attribute = parts.first {
      tree.nodes[$0].kind == .attribute && tree.string(tree.nodes[$0].label) == "isPresented"
    }
    guard let attribute else { return }
    let templates = parts.filter { tree.nodes[$0].kind == .template }.map { tree.text(of: $0) }
    var child = node + 1
    while child < nodes[node].end {
      if let template = nodes[child].value("template"), templates.contains(template) {
        presented[child] = tree.text(of: attribute)
      }
      child = max(child + 1, nodes[child].end)
    }
  }

  private mutating func add(
    _ list: StepList, _ bag: DiagnosticBag, for event: EventName,
    _ kind: BehaviourDocument.Handler.Kind, of node: Int
  ) {
    if let mistake = bag.diagnostics.first { return note(event.rawValue, mistake.message) }
    var reader = ActionReader(document: self, node: node, event: event)
    do throws(BehaviourProblem) {
      let steps = try reader.actions(of: list)
      self = reader.document
      handlers[node, default: [:]][kind] = BehaviourDocument.Handler(event: event, steps: steps)
    } catch {
      note(event.rawValue, error.text)
    }
  }

  private mutating func readShow(_ text: String, of node: Int) {
    var bag = DiagnosticBag()
    let condition = parseCondition(self.text(text), reporting: &bag)?.condition
    guard !bag.hasErrors, let condition else {
      return note("show", bag.diagnostics.first?.message ?? "there is no condition")
    }
    do throws(BehaviourProblem) {
      try follow(condition, from: node)
      shows[node] = condition
    } catch {
      note("show", error.text)
    }
  }

  private mutating func readBindings(_ text: String, of node: Int) {
    var bag = DiagnosticBag()
    let bindings = parseBindings(self.text(text), reporting: &bag).bindings
    guard !bag.hasErrors else { return note("bind", bag.diagnostics.first?.message ?? "") }
    for binding in bindings {
      do throws(BehaviourProblem) {
        try follow(binding, of: node)
        self.bindings[node, default: []].append(binding)
      } catch {
        note("bind", error.text)
      }
    }
  }

  private mutating func follow(
    _ binding: BehaviourBinding, of node: Int
  ) throws(BehaviourProblem) {
    let name = binding.attribute.text
    if let id = markup.names.find(name), id.isIdentity || id.isBehaviour {
      throw BehaviourProblem("'\(name)' follows no state")
    }
    guard nodes[node].name != "SecureField" || name != "text" else {
      throw BehaviourProblem("a secure field follows no state")
    }
    let isAddress = name == "url" || name == "destination"
    var source = binding.source
    while case .choice(let condition, _, let rest) = source {
      try follow(condition, from: node)
      source = rest
    }
    guard case .condition(let condition) = source else { return }
    guard !isAddress else {
      throw BehaviourProblem("the address '\(name)' follows constants alone")
    }
    guard let state = binding.source.state else { return try follow(condition, from: node) }
    readers[try readable(state.text, from: node), default: []].append(node)
  }

  /// Finds the states of a condition, and notes that an element follows them.
  private mutating func follow(
    _ condition: Condition, from node: Int
  ) throws(BehaviourProblem) {
    for name in condition.names {
      readers[try readable(name, from: node), default: []].append(node)
    }
    guard !condition.moments.isEmpty else { return }
    moments.formUnion(condition.moments)
    momentReaders.append(node)
  }

  /// A state that a rule may read.
  mutating func readable(
    _ name: String, from node: Int
  ) throws(BehaviourProblem) -> StateReference {
    guard let state = reference(name, from: node) else {
      throw BehaviourProblem("there is no state '\(name)'")
    }
    if case .local(let index) = state, states[index].isSecure {
      throw BehaviourProblem("the secure field '\(name)' is not read")
    }
    return state
  }

  func text(_ text: String) -> SourceText {
    let bytes = Array(text.utf8)
    return SourceText(file: FileID(0), bytes: bytes, range: 0..<bytes.count, offsets: nil)
  }

  private mutating func note(_ attribute: String, _ problem: String) {
    if problems.count < ClientLimits.reports { problems.append("\(attribute): \(problem)") }
  }
}

/// A mistake for which a rule is off.
struct BehaviourProblem: Error {
  var text: String

  init(_ text: String) { self.text = text }
}

extension Condition {
  /// The names of states in it.
  var names: [String] {
    func name(_ operand: BehaviourOperand) -> [String] {
      if case .name(let name) = operand { [name.text] } else { [] }
    }
    return switch self {
    case .constant, .before, .after: []
    case .state(let state), .isEmpty(let state), .matches(_, let state): [state.text]
    case .not(let inner): inner.names
    case .all(let parts), .any(let parts): parts.flatMap(\.names)
    case .comparison(let state, _, let operand), .contains(let state, let operand):
      [state.text] + name(operand)
    }
  }

  /// The dates in it, in seconds since 1970.
  fileprivate var moments: [Double] {
    switch self {
    case .before(let date), .after(let date): seconds(ofMoment: date.text).map { [$0] } ?? []
    case .not(let inner): inner.moments
    case .all(let parts), .any(let parts): parts.flatMap(\.moments)
    default: []
    }
  }
}

extension Markup {
  /// The nodes of a template that stands directly in an element; `nil` where there is none of the
  /// name.
  fileprivate func template(_ name: String, of parent: Int) -> Range<Int>? {
    for node in children(of: parent) where nodes[node].kind == .element {
      guard let index = attribute(.template, of: node),
        string(attributes[index].value) == name
      else { continue }
      return node..<Int(nodes[node].end)
    }
    return nil
  }
}
