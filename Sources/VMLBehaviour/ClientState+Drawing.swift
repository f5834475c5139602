import VMLData
import VMLMarkup
import VMLStates

// Screens as they are drawn.
extension ClientState {
  /// A screen as it is drawn now; empty while its document is fetched.
  ///
  /// - Complexity: Linear in the size of the screen's documents.
  public func drawn(screen: Int) -> DrawnTree {
    var drawing = Drawing(state: self)
    drawing.draw([.part(screen: screen, 0)])
    return drawing.tree
  }

  /// An element with what is in it, as it is drawn now.
  ///
  /// - Complexity: Linear in the size of the element and of the parts in it.
  public func drawn(_ element: ElementID) -> DrawnTree {
    var drawing = Drawing(state: self)
    drawing.draw([.element(element)])
    return drawing.tree
  }

  /// The number of characters in a `SecureField`, whose text no drawing has; `nil` for any other
  /// element.
  public func secretLength(of element: ElementID) -> Int? {
    guard let part = part(of: element), part.document.nodes[element.node].name == "SecureField"
    else { return nil }
    let control = Control(node: element.node, attribute: "text")
    let value = part.document.field(element.node).map { part.values[$0.state] }
    return (value ?? part.controls[control])?.attributeText.count ?? 0
  }

  /// The elements that are drawn otherwise than in a state before.
  ///
  /// - Complexity: Linear in the number of states and of rules, not in the size of documents.
  public func changes(since old: ClientState) -> DrawnChanges {
    var changes = DrawnChanges()
    for (screen, now) in screens {
      guard let before = old.screens[screen], let host = now.parts[0],
        let oldHost = before.parts[0],
        host.document === oldHost.document
      else {
        changes.screens.insert(screen)
        continue
      }
      for (number, part) in now.parts {
        guard let oldPart = before.parts[number], oldPart.document === part.document else {
          changes.insert(part.place.map { [$0.node] } ?? [], part.place?.part ?? 0, screen, self)
          continue
        }
        let place = ElementID(screen: screen, part: number, node: 0)
        changes.insert(changedNodes(part, oldPart, place, old), number, screen, self)
      }
      if layer(of: screen)?.selected != old.layer(of: screen)?.selected, let node = tabs(of: screen)
      {
        changes.elements.insert(ElementID(screen: screen, node: node))
      }
    }
    for element in keys(of: runs).symmetricDifference(keys(of: old.runs)) {
      changes.insert([element.node], element.part, element.screen, self)
    }
    for element in Set(failures.keys).symmetricDifference(old.failures.keys) {
      changes.insert([element.node], element.part, element.screen, self)
    }
    return changes
  }

  private func keys(of runs: [RunKey: Run]) -> Set<ElementID> {
    Set(runs.filter { !$0.value.isDebounced }.keys.map(\.element))
  }

  func layer(of screen: Int) -> Layer? { layers.first { $0.host == screen } }
  private func tabs(of screen: Int) -> Int? { screens[screen]?.parts[0]?.document.tabView }

  /// The elements of a part that follow what has changed.
  private func changedNodes(
    _ part: Part, _ oldPart: Part, _ place: ElementID, _ old: ClientState
  ) -> [Int] {
    let document = part.document
    var nodes: [Int] = []
    for (state, readers) in document.readers
    where value(of: state, at: place) != old.value(of: state, at: place) {
      nodes += readers
    }
    for (index, state) in document.states.enumerated()
    where state.isAttribute && part.values[index] != oldPart.values[index] {
      nodes.append(state.scope)
    }
    for (node, form) in document.forms {
      let errors = part.forms[node]?.errors ?? [:]
      let oldErrors = oldPart.forms[node]?.errors ?? [:]
      nodes += form.fields.filter { field in
        part.values[field.state] != oldPart.values[field.state]
          || errors[field.name] != oldErrors[field.name]
      }.map(\.node)
    }
    for control in Set(part.controls.keys).union(oldPart.controls.keys)
    where part.controls[control] != oldPart.controls[control] {
      nodes.append(control.node)
    }
    for node in Set(part.inserts.keys).union(oldPart.inserts.keys)
    where part.inserts[node]?.all != oldPart.inserts[node]?.all {
      nodes.append(node)
    }
    return now == old.now ? nodes : nodes + document.momentReaders
  }
}

extension DrawnChanges {
  /// Adds elements; instead of one that may come, go or stand for others the nearest around it that
  /// is always drawn.
  fileprivate mutating func insert(
    _ nodes: [Int], _ part: Int, _ screen: Int, _ state: ClientState
  ) {
    guard let facts = state.screens[screen]?.parts[part] else { return }
    // What was under way in another document may be at an element that this one lacks.
    for node in nodes where facts.document.nodes.indices.contains(node) {
      let drawn = facts.document.lineage(of: node).first { node in
        facts.document.isAlwaysDrawn(node) && facts.inserts[node] == nil
      }
      if let drawn {
        elements.insert(ElementID(screen: screen, part: part, node: drawn))
      } else if let place = facts.place {
        insert([place.node], place.part, screen, state)
      } else {
        screens.insert(screen)
      }
    }
  }
}

/// Draws with a stack of its own, since parts lie in each other as deep as there are parts.
private struct Drawing {
  let state: ClientState
  var tree = DrawnTree()
  /// Elements `NavigationStack` that are open.
  private var stacks = 0

  init(state: ClientState) { self.state = state }

  enum Work {
    case part(screen: Int, Int)
    case element(ElementID)
    case end(node: Int)
  }

  mutating func draw(_ work: [Work]) {
    var pending = Array(work.reversed())
    while let next = pending.popLast() {
      switch next {
      case .part(let screen, let number):
        guard let document = state.screens[screen]?.parts[number]?.document else { continue }
        let root = ElementID(screen: screen, part: number, node: 0)
        pending += children(from: 0, to: document.nodes.count, of: document, root).reversed()
      case .element(let element): pending += draw(element).reversed()
      case .end(let node):
        tree.nodes[node].end = tree.nodes.count
        if tree.nodes[node].name == "NavigationStack" { stacks -= 1 }
      }
    }
  }

  private func children(
    from start: Int, to end: Int, of document: BehaviourDocument, _ element: ElementID
  ) -> [Work] {
    var work: [Work] = []
    var node = start
    while node < end {
      work.append(.element(ElementID(screen: element.screen, part: element.part, node: node)))
      node = max(node + 1, document.nodes[node].end)
    }
    return work
  }

  /// Draws an element, and returns what is to be drawn in it.
  private mutating func draw(_ element: ElementID) -> [Work] {
    guard let part = state.part(of: element) else { return [] }
    let document = part.document
    let node = document.nodes[element.node]
    guard !node.name.isEmpty else {
      if !node.text.isEmpty { append(text: node.text, element) }
      return []
    }
    guard !state.isHidden(element, in: document), isNotFailedView(node, element) else { return [] }
    let insert = part.inserts[element.node]
    let own = children(from: element.node + 1, to: node.end, of: document, element)
    let failed = failedViews(own, element, document)
    if failed.mode == .replace { return failed.views }
    if let part = insert?.replacing { return [.part(screen: element.screen, part)] }
    if node.name == "NavigationStack", isInner(element, document) { return own }
    let index = tree.nodes.count
    append(node, part, element)
    if let text = content(of: node, element, document) {
      if !text.isEmpty { append(text: text, element) }
      return [.end(node: index)]
    }
    let middle =
      failed.mode == .inner
      ? failed.views : insert?.inner.map { [.part(screen: element.screen, $0)] } ?? own
    func parts(_ numbers: [Int]?) -> [Work] {
      (numbers ?? []).map { .part(screen: element.screen, $0) }
    }
    return parts(insert?.before) + middle + parts(insert?.after) + [.end(node: index)]
  }

  /// Whether an element is no view for a part that did not load, or its part did not.
  private func isNotFailedView(_ node: BehaviourDocument.Node, _ element: ElementID) -> Bool {
    guard node.value("template") == KnownTemplate.failed else { return true }
    let parent = ElementID(screen: element.screen, part: element.part, node: node.parent)
    return state.failures[parent] != nil
  }

  /// The views of an element for a part that did not load, and where they stand; among its own
  /// views if it is a part for another place.
  private func failedViews(
    _ views: [Work], _ element: ElementID, _ document: BehaviourDocument
  ) -> (mode: Action.PartMode?, views: [Work]) {
    guard let run = state.failures[element]?.run, run.handler.steps.indices.contains(run.next),
      case .load(_, into: nil, let mode) = run.handler.steps[run.next]
    else { return (nil, []) }
    let failed = views.filter { view in
      guard case .element(let child) = view else { return false }
      return document.nodes[child.node].value("template") == KnownTemplate.failed
    }
    return failed.isEmpty ? (nil, []) : (mode, failed)
  }

  /// Whether a stack lies in another one, and is therefore not drawn.
  private func isInner(_ element: ElementID, _ document: BehaviourDocument) -> Bool {
    stacks > 0 || state.layer(of: element.screen) == nil
      || document.lineage(of: element.node).dropFirst().contains {
        document.nodes[$0].name == "NavigationStack"
      }
  }

  // MARK: Nodes

  private mutating func append(text: String, _ element: ElementID) {
    let end = tree.nodes.count + 1
    tree.nodes.append(DrawnTree.Node(id: element, name: "", text: text, end: end))
  }

  private mutating func append(
    _ node: BehaviourDocument.Node, _ part: ClientState.Part, _ element: ElementID
  ) {
    if node.name == "NavigationStack" { stacks += 1 }
    var drawn = DrawnTree.Node(id: element, name: node.name, end: tree.nodes.count + 1)
    drawn.attributes = attributes(of: node, part, element)
    let handlers = part.document.handlers[element.node] ?? [:]
    drawn.events = EventName.allCases.filter { handlers[.event($0)] != nil }
    drawn.isBusy = !handlers.isEmpty && state.isBusy(element)
    if FieldElement.valueAttributes[node.name] != nil || node.value("check") != nil {
      drawn.error = state.unreadError(of: element)
    }
    tree.nodes.append(drawn)
  }

  private func attributes(
    of node: BehaviourDocument.Node, _ part: ClientState.Part, _ element: ElementID
  ) -> [DrawnTree.Attribute] {
    var drawn: [DrawnTree.Attribute] = []
    for attribute in node.attributes where !attribute.isBehaviour {
      guard attribute.name != "template" || !KnownTemplate.all.contains(attribute.value) else {
        continue
      }
      var value = attribute.value
      if attribute.name == "id", element.part != 0 { value = "\(element.part)-\(value)" }
      if let moved = moved(attribute.name, node, part, element) { value = moved }
      drawn.append(DrawnTree.Attribute(name: attribute.name, value: value))
    }
    // A control whose value stands in no attribute.
    if let own = FieldElement.valueAttributes[node.name]
      ?? (node.name == "TabView" ? "selection" : nil),
      node.value(own) == nil, let value = moved(own, node, part, element)
    {
      drawn.append(DrawnTree.Attribute(name: own, value: value))
    }
    return drawn
  }

  /// The value of an attribute that is not as the document has it.
  private func moved(
    _ attribute: String, _ node: BehaviourDocument.Node, _ part: ClientState.Part,
    _ element: ElementID
  ) -> String? {
    let document = part.document
    // The view alone has a secure field's text.
    if node.name == "SecureField", attribute == "text" { return nil }
    if let binding = document.bindings[element.node]?.first(where: {
      $0.attribute.text == attribute
    }) {
      return text(of: binding.source, element)
    }
    if let index = document.attributeState(attribute, of: element.node) {
      return part.values[index].attributeText
    }
    if element.node == document.tabView, element.part == 0, attribute == "selection",
      let layer = state.layer(of: element.screen)
    {
      return layer.selected
    }
    if attribute == FieldElement.valueAttributes[node.name] ?? "value",
      let field = document.field(element.node)
    {
      return part.values[field.state].attributeText
    }
    let control = ClientState.Control(node: element.node, attribute: attribute)
    return part.controls[control]?.attributeText
  }

  /// The text of a Text that follows a state, as the user reads it.
  private func content(
    of node: BehaviourDocument.Node, _ element: ElementID, _ document: BehaviourDocument
  ) -> String? {
    guard node.name == "Text",
      let binding = document.bindings[element.node]?.first(where: {
        $0.attribute.text == "content"
      })
    else { return nil }
    if let name = binding.source.state?.text,
      case .number(let number) = state.value(named: name, at: element)
    {
      return String(number.description.map { $0 == "." ? state.site.decimalSeparator : $0 })
    }
    return text(of: binding.source, element)
  }

  private func text(of source: BehaviourBinding.Source, _ element: ElementID) -> String {
    var source = source
    while case .choice(let condition, let literal, let rest) = source {
      if state.holds(condition, at: element) { return literal.attributeText }
      source = rest
    }
    switch source {
    case .literal(let literal): return literal.attributeText
    case .condition(.state(let name)):
      return state.value(named: name.text, at: element).attributeText
    case .condition(let condition): return state.holds(condition, at: element) ? "true" : "false"
    case .choice: return ""
    }
  }
}

extension BehaviourDocument {
  /// The field of a form that an element is.
  func field(_ node: Int) -> Form.Field? {
    for outer in lineage(of: node) {
      if let form = forms[outer] { return form.fields.first { $0.node == node } }
    }
    return nil
  }
}
