import VMLData
import VMLMarkup
import VMLStates

// What an event does first.
extension ClientState {
  mutating func react(to event: BehaviourEvent) {
    switch event {
    case .happened(let event, let element, let value): happen(event, element, value)
    case .performed(let element, let modifier, let value):
      trigger(.modifier(modifier), element, value)
    case .changed(let element, let attribute, let value): change(element, attribute, value)
    case .visible(let element, let isVisible): watch(element, isVisible)
    case .timer(let timer): end(timer)
    case .clock(let time):
      now = time
      wakeTime = nil
    case .arrived(let request, let document): arrive(request, document)
    case .unchanged(let request): arrive(request, nil)
    case .unknownPath(let request): failPath(request)
    case .failed(let request): fail(request)
    case .answered(let request, let status, let body): answer(request, status, body)
    case .confirmed(let request, let isConfirmed): confirm(request, isConfirmed)
    case .link(let path, let parents): follow(path, parents)
    case .opened(let path): open(path, as: .push, tab: nil, from: nil)
    case .selectedTab(let tab): select(tab)
    case .wentBack: _ = goBack(.one)
    case .closed: _ = closeTop()
    case .appSet(let name, let value): setFromApp(name, value)
    case .released(let document): replaceAll(with: document)
    case .site(let site): replace(with: site)
    }
  }

  private mutating func happen(_ event: EventName, _ element: ElementID, _ value: Value?) {
    guard event != .onVisible, event != .onChange, let part = part(of: element) else { return }
    if part.document.handlers[element.node]?[.event(event)] != nil {
      return trigger(.event(event), element, value)
    }
    guard event == .onTap, !isBusy(element) else { return }
    tapPlain(part.document.nodes[element.node], at: element)
  }

  /// A tap on an element without steps: an action, or a way to another page.
  private mutating func tapPlain(_ node: BehaviourDocument.Node, at element: ElementID) {
    if let action = node.value("action") {
      let text = node.value("actionValue")
      return emit(.send(action, text.map { sentValues(ofText: $0) } ?? []))
    }
    let address: String?
    switch node.name {
    case "NavigationLink": address = node.value("value")
    case "Link": address = node.value("destination")
    default: address = nil
    }
    guard let address else { return }
    if address.hasPrefix("/") {
      open(address, as: .push, tab: nil, from: element)
    } else if node.name == "Link" {
      emit(.openURL(address))
    }
  }

  private func sentValues(ofText text: String) -> [SentValue] {
    guard text.hasPrefix("{"), case .object(let object)? = jsonValue(Array(text.utf8)) else {
      return [SentValue("", .string(text))]
    }
    return zip(object.keys, object.values).map { SentValue($0, $1) }
  }

  // MARK: Controls

  mutating func change(_ element: ElementID, _ attribute: String, _ value: Value) {
    guard let part = part(of: element) else { return }
    let document = part.document
    let value = value.plain
    let wasOpen = isOpen(element, attribute)
    let field = document.field(element.node)
    guard store(value, element, attribute, field, in: document) else {
      return report("\(document.path): '\(attribute)' does not take the user's value")
    }
    if field != nil { checkAgain(element, field) }
    if wasOpen, value == .boolean(false) { trigger(.event(.onDismiss), element, nil) }
    trigger(.event(.onChange), element, field?.isSecure == true ? nil : value)
  }

  /// Whether an attribute is a state that presents something now.
  private func isOpen(_ element: ElementID, _ attribute: String) -> Bool {
    guard let part = part(of: element),
      let state = part.document.attributeState(attribute, of: element.node)
    else { return false }
    return part.values[state] == .boolean(true)
  }

  private mutating func store(
    _ value: Value, _ element: ElementID, _ attribute: String,
    _ field: BehaviourDocument.Form.Field?, in document: BehaviourDocument
  ) -> Bool {
    let binding = document.bindings[element.node]?.first { $0.attribute.text == attribute }
    if let binding {
      guard let name = binding.source.state?.text,
        let state = document.reference(name, from: element.node, in: site)
      else { return false }
      // Tags are texts, whatever the state is.
      if attribute == "selection", case .string(let tag) = value,
        let chosen = stateValue(text: tag, of: type(of: state, element))
      {
        return set(state, to: chosen, at: element)
      }
      return set(state, to: value, at: element)
    }
    let node = document.nodes[element.node]
    let own = FieldElement.valueAttributes[node.name]
    if let field, attribute == own ?? "value" {
      return set(.local(field.state), to: value, at: element)
    }
    if let state = document.attributeState(attribute, of: element.node) {
      return set(.local(state), to: value, at: element)
    }
    if attribute == "selection", layer(of: element.screen) != nil,
      element == tabView(ofScreen: element.screen)
    {
      return value.asText.map { select($0, onScreen: element.screen) } ?? false
    }
    guard attribute == own || node.value(attribute) != nil else { return false }
    screens[element.screen]?.parts[element.part]?
      .controls[Control(node: element.node, attribute: attribute)] = value
    return true
  }

  // MARK: The clock

  private mutating func watch(_ element: ElementID, _ isVisible: Bool) {
    guard let part = part(of: element),
      part.document.handlers[element.node]?[.event(.onVisible)] != nil
    else { return }
    if let timer = watched[element] {
      guard !isVisible else { return }
      cancel(timer: timer)
    } else if isVisible, !part.seen.contains(element.node) {
      watched[element] = startTimer(.visible(element), seconds: Self.visibleSeconds)
    }
  }

  /// Seconds for which half of an element is on the screen before it counts as seen.
  private static let visibleSeconds = 0.8

  private mutating func end(_ timer: Int) {
    guard let use = timers.removeValue(forKey: timer) else { return }
    switch use {
    case .visible(let element):
      watched[element] = nil
      screens[element.screen]?.parts[element.part]?.seen.insert(element.node)
      trigger(.event(.onVisible), element, nil)
    case .run(let key): proceed(key)
    }
  }

  // MARK: The app

  private mutating func setFromApp(_ name: String, _ value: Value) {
    if appValues[name] != nil || appValues.count < ClientLimits.appValues {
      appValues[name] = value
    }
    guard let state = site.states[name] else {
      return report("the app set '\(name)', which is no state of the site")
    }
    guard let value = stateValue(value, of: state.type) else {
      return report("the app set '\(name)', which does not take that value")
    }
    setSite(name, to: value)
  }

  private mutating func replace(with site: BehaviourSite) {
    let old = self.site
    self.site = site
    let values = siteValues
    siteValues = [:]
    for (name, state) in site.states {
      let kept =
        old.states[name]?.type == state.type
        ? values[name] : appValues[name].flatMap { stateValue($0, of: state.type) }
      siteValues[name] = kept ?? state.first
    }
    followSelections()
  }
}

extension Value {
  /// The value as a state holds it: a date is its text, and a text is cut.
  fileprivate var plain: Value {
    if case .date(let text) = self { return .string(text) }
    guard case .string(let text) = self, text.utf8.count > BehaviourLimits.stringBytes else {
      return self
    }
    var count = 0
    let kept = text.prefix { character in
      count += character.utf8.count
      return count <= BehaviourLimits.stringBytes
    }
    return .string(String(kept))
  }
}
