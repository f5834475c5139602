import VMLData
public import VMLMarkup
import VMLStates

// Screens: how they come, lie on each other, and go.
extension ClientState {
  /// The page for a path that the release does not have.
  static let notFoundPath = "/not-found"

  /// The screen that is seen.
  public var topScreen: Int? { layers.last?.top }
  public func path(ofScreen screen: Int) -> String? { screens[screen]?.path }
  /// Whether a screen's document could not be fetched; opening its path again asks for it again.
  public func hasFailed(screen: Int) -> Bool { screens[screen]?.hasFailed ?? false }

  /// The documents of a screen's path, and of the parts that it has loaded.
  public var paths: Set<String> {
    Set(
      screens.values.flatMap { screen in [screen.path] + screen.parts.values.map(\.document.path) })
  }

  /// Whether an element of a screen has steps for an event.
  ///
  /// - Complexity: Linear in the number of elements with steps on all screens.
  public func answers(_ event: EventName) -> Bool {
    screens.values.contains { $0.parts.values.contains { $0.document.answers(event) } }
  }

  /// The screens on a layer's stack of a tab, the topmost last; without tabs the tab is empty.
  public func pushed(onLayer layer: Int, tab: String) -> [Int] {
    layers.indices.contains(layer) ? layers[layer].stacks[tab] ?? [] : []
  }

  /// Whether a screen's document is there.
  public func isThere(screen: Int) -> Bool { screens[screen]?.parts[0] != nil }

  /// The document of a screen; `nil` while it is fetched.
  public func document(ofScreen screen: Int) -> BehaviourDocument? {
    screens[screen]?.parts[0]?.document
  }

  // MARK: Opening

  /// Shows a page; selects the tab first, if one is given.
  mutating func open(
    _ path: String, as way: Presentation, tab: String?, from element: ElementID?
  ) {
    if let tab, !show(tab) { return report("there is no tab '\(tab)'") }
    guard let top = layers.last else { return start(path) }
    if way == .root { return openRoot(path) }
    if screens[top.top]?.path == path { return refresh(top.top) }
    let last = layers.count - 1
    switch way {
    case .push:
      guard top.pushed.count < ClientLimits.screens else {
        return report("more than \(ClientLimits.screens) screens lie on a stack")
      }
      layers[last].stacks[top.selected, default: []].append(makeScreen(path))
    case .sheet, .cover:
      guard layers.count <= ClientLimits.sheets else {
        return report("more than \(ClientLimits.sheets) sheets lie on each other")
      }
      layers.append(Layer(presentation: way, host: makeScreen(path), opener: element))
    case .replace:
      let screen = makeScreen(path)
      if let replaced = layers[last].stacks[top.selected]?.popLast() {
        layers[last].stacks[top.selected]?.append(screen)
        remove([replaced])
      } else {
        replaceHost(of: last, with: screen)
      }
    case .root: break
    }
  }

  private mutating func start(_ path: String) {
    layers = [Layer(presentation: .root, host: makeScreen(path))]
  }

  private mutating func openRoot(_ path: String) {
    while layers.count > 1 { _ = closeTop() }
    let selected = layers[0].selected
    remove(layers[0].stacks.removeValue(forKey: selected) ?? [])
    if screens[layers[0].host]?.path == path { return refresh(layers[0].host) }
    if layers[0].tabs.isEmpty {
      replaceHost(of: 0, with: makeScreen(path))
    } else {
      layers[0].stacks[selected] = [makeScreen(path)]
    }
  }

  private mutating func replaceHost(of layer: Int, with screen: Int) {
    let gone = layers[layer].all
    let old = layers[layer]
    layers[layer] = Layer(presentation: old.presentation, host: screen, opener: old.opener)
    remove(gone)
  }

  private mutating func makeScreen(_ path: String) -> Int {
    let screen = nextNumber()
    screens[screen] = Screen(path: path)
    fetch(path, .screen(screen), isRefresh: false)
    return screen
  }

  private mutating func fetch(_ path: String, _ use: RequestUse, isRefresh: Bool) {
    let request = nextNumber()
    requests[request] = use
    emit(.fetch(request, path: path, isRefresh: isRefresh))
  }

  /// Asks for the newest document of a screen, unless that is under way.
  private mutating func refresh(_ screen: Int) {
    let isUnderWay = requests.values.contains { use in
      switch use {
      case .screen(screen), .refresh(screen, _): true
      default: false
      }
    }
    guard !isUnderWay, let path = screens[screen]?.path else { return }
    fetch(path, .refresh(screen: screen, nil), isRefresh: true)
  }

  /// Shows the app from a link: the page above its parents.
  ///
  /// Where the app has tabs, these stay below.
  mutating func follow(_ path: String, _ parents: [String]) {
    let paths = parents.suffix(ClientLimits.screens - 1) + [path]
    while layers.count > 1 { _ = closeTop() }
    if layers.isEmpty || layers[0].tabs.isEmpty {
      let gone = layers.first?.all ?? []
      start(paths[0])
      remove(gone)
    } else {
      remove(layers[0].stacks.removeValue(forKey: layers[0].selected) ?? [])
      if screens[layers[0].host]?.path != paths[0] {
        open(paths[0], as: .push, tab: nil, from: nil)
      }
    }
    for path in paths.dropFirst() { open(path, as: .push, tab: nil, from: nil) }
  }

  // MARK: Tabs

  /// The user selects a tab, which changes the element with the tabs as any control.
  mutating func select(_ tab: String) {
    guard let layer = layers.last(where: { $0.tabs.contains(tab) }), layer.selected != tab,
      let tabs = tabView(ofScreen: layer.host)
    else { return }
    change(tabs, "selection", .string(tab))
  }

  /// Selects a tab, and closes what lies over it.
  private mutating func show(_ tab: String) -> Bool {
    guard let layer = layers.lastIndex(where: { $0.tabs.contains(tab) }) else { return false }
    while layers.count > layer + 1 { _ = closeTop() }
    let host = layers[layer].host
    guard let (state, tabs) = selection(ofScreen: host) else {
      return select(tab, onScreen: host)
    }
    let chosen = stateValue(text: tab, of: type(of: state, tabs)) ?? .string(tab)
    return set(state, to: chosen, at: tabs)
  }

  /// Selects a tab whose element follows no state; `false` where there is none.
  mutating func select(_ tab: String, onScreen host: Int) -> Bool {
    guard let layer = layers.firstIndex(where: { $0.host == host && $0.tabs.contains(tab) }) else {
      return false
    }
    layers[layer].selected = tab
    return true
  }

  /// The element with the tabs of a screen's document.
  func tabView(ofScreen screen: Int) -> ElementID? {
    document(ofScreen: screen)?.tabView.map { ElementID(screen: screen, node: $0) }
  }

  /// The state that says which tab of a screen is selected, and the element with the tabs.
  private func selection(ofScreen screen: Int) -> (state: StateReference, tabs: ElementID)? {
    guard let document = document(ofScreen: screen), let tabs = tabView(ofScreen: screen),
      let binding = document.bindings[tabs.node]?.first(where: {
        $0.attribute.text == "selection"
      }),
      let name = binding.source.state?.text,
      let state = document.reference(name, from: tabs.node, in: site)
    else { return nil }
    return (state, tabs)
  }

  /// Selects the tabs that states say.
  mutating func followSelections() {
    for index in layers.indices where !layers[index].tabs.isEmpty {
      guard let (state, tabs) = selection(ofScreen: layers[index].host) else { continue }
      let tab = value(of: state, at: tabs).attributeText
      if layers[index].tabs.contains(tab) { layers[index].selected = tab }
    }
  }

  /// Takes the tabs of a new document at the bottom of a layer.
  ///
  /// What is seen stays; stacks of tabs that are gone go too.
  private mutating func updateTabs(ofLayer index: Int, by document: BehaviourDocument) {
    let tabs = document.tabs
    var layer = layers[index]
    var gone: [Int] = []
    layer.tabs = tabs
    if !tabs.contains(layer.selected) {
      let seen = layer.stacks.removeValue(forKey: layer.selected)
      layer.selected = firstTab(ofScreen: layer.host, document)
      if let seen {
        gone += layer.pushed
        layer.stacks[layer.selected] = seen
      }
    }
    for tab in layer.stacks.keys.sorted() where tab != layer.selected && !tabs.contains(tab) {
      gone += layer.stacks.removeValue(forKey: tab) ?? []
    }
    layers[index] = layer
    remove(gone)
  }

  /// The tab that is selected at first: as the state or the attribute says, else the first one.
  private func firstTab(ofScreen screen: Int, _ document: BehaviourDocument) -> String {
    let bound = selection(ofScreen: screen).map { value(of: $0.state, at: $0.tabs).attributeText }
    let written = document.tabView.flatMap { document.nodes[$0].value("selection") }
    let said = [bound, written].compactMap(\.self).first { document.tabs.contains($0) }
    return said ?? document.tabs.first ?? ""
  }

  // MARK: Back

  /// Goes back on the innermost stack; `false` where there is no way.
  mutating func goBack(_ target: Action.BackTarget) -> Bool {
    guard let top = layers.last else { return false }
    let kept: Int
    switch target {
    case .one:
      guard !top.pushed.isEmpty else { return closeTop() }
      kept = top.pushed.count - 1
    case .root: kept = 0
    case .path(let path):
      let stack = [top.host] + top.pushed
      guard let index = stack.lastIndex(where: { screens[$0]?.path == path }) else { return false }
      kept = index
    }
    guard kept < top.pushed.count else { return false }
    layers[layers.count - 1].stacks[top.selected] = Array(top.pushed[..<kept])
    remove(Array(top.pushed[kept...]))
    return true
  }

  /// Closes the sheet on top; `false` where there is none.
  mutating func closeTop() -> Bool {
    guard layers.count > 1, let layer = layers.popLast() else { return false }
    remove(layer.all)
    if let opener = layer.opener { trigger(.event(.onDismiss), opener, nil) }
    return true
  }

  /// Closes what an attribute around an element presents, else the sheet that the screen is in.
  mutating func dismiss(from element: ElementID) -> Bool {
    if let document = part(of: element)?.document {
      for node in document.lineage(of: element.node) {
        guard let attribute = document.presented[node],
          let state = document.attributeState(attribute, of: document.nodes[node].parent)
        else { continue }
        let parent = ElementID(
          screen: element.screen, part: element.part, node: document.nodes[node].parent)
        guard value(of: .local(state), at: parent) == .boolean(true) else { continue }
        set(.local(state), to: .boolean(false), at: parent)
        trigger(.event(.onDismiss), parent, nil)
        return true
      }
    }
    return closeTop()
  }

  /// Forgets screens, with all that is under way on them.
  private mutating func remove(_ gone: [Int]) {
    guard !gone.isEmpty else { return }
    let gone = Set(gone)
    for screen in gone { screens[screen] = nil }
    cancelRuns { gone.contains($0.screen) }
    for request in requests.keys.sorted() {
      switch requests[request] {
      case .screen(let screen) where gone.contains(screen),
        .refresh(let screen, _) where gone.contains(screen):
        requests[request] = nil
        emit(.cancel(request))
      default: continue
      }
    }
  }

  // MARK: Documents

  /// Takes a document that was asked for; `nil` where nothing is new.
  mutating func arrive(_ request: Int, _ document: BehaviourDocument?) {
    guard let use = requests[request] else { return }
    switch use {
    case .screen(let screen):
      guard let document else { return failPath(request) }
      requests[request] = nil
      install(document, on: screen)
    case .refresh(let screen, let key):
      requests[request] = nil
      // What has waited goes on, though its element may be gone.
      if let key { runs[key]?.waiting = .running }
      if let document { replace(ElementID(screen: screen, node: 0), with: document) }
      if let key { proceed(key) }
    case .load(let key, let loading):
      guard let document else { return fail(request) }
      requests[request] = nil
      if insert(document, loading) { proceed(key) } else { failRun(key) }
    case .submit, .confirm: break
    }
  }

  mutating func install(_ document: BehaviourDocument, on screen: Int) {
    guard screens[screen] != nil else { return }
    screens[screen]?.hasFailed = false
    screens[screen]?.parts[0] = Part(document)
    update(document, on: screen)
  }

  /// Takes note of a document that a screen has got.
  mutating func update(_ document: BehaviourDocument, on screen: Int) {
    for problem in document.problems { report("\(document.path): \(problem)") }
    if let layer = layers.firstIndex(where: { $0.host == screen }) {
      updateTabs(ofLayer: layer, by: document)
      followSelections()
    }
  }

  /// Shows the page for unknown paths; without one the app is told.
  mutating func failPath(_ request: Int) {
    guard case .screen(let screen)? = requests[request], let path = screens[screen]?.path else {
      return fail(request)
    }
    requests[request] = nil
    guard path == Self.notFoundPath || screens[screen]?.hasFailed == true else {
      screens[screen]?.hasFailed = true
      return fetch(Self.notFoundPath, .screen(screen), isRefresh: false)
    }
    emit(.openPath(path))
    for layer in layers.indices {
      for tab in layers[layer].stacks.keys {
        layers[layer].stacks[tab]?.removeAll { $0 == screen }
      }
    }
    if layers.count > 1, layers.last?.host == screen { _ = closeTop() }
    if !layers.contains(where: { $0.host == screen }) { remove([screen]) }
  }

  /// Ends a request that has failed.
  mutating func fail(_ request: Int) {
    guard let use = requests.removeValue(forKey: request) else { return }
    switch use {
    case .screen(let screen): screens[screen]?.hasFailed = true
    case .submit(let key, let form): failForm(form, key)
    case .refresh(_, let key?), .load(let key, _), .confirm(let key): failRun(key)
    case .refresh: break
    }
  }
}
