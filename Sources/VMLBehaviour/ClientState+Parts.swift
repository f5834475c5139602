import VMLData
import VMLMarkup

// Parts that a screen loads, and documents of a new release.
extension ClientState {
  /// Asks for a part; `nil`, with a report, where a screen has too many.
  mutating func load(
    _ path: String, into target: ElementID, _ mode: Action.PartMode, _ key: RunKey
  ) -> Int? {
    guard let screen = screens[target.screen], screen.parts.count <= ClientLimits.parts else {
      report("a screen has more than \(ClientLimits.parts) parts")
      return nil
    }
    failures[key.element] = nil
    let loading = Loading(path: path, target: target, mode: mode)
    guard let request = request(.load(key, loading)) else { return nil }
    emit(.fetch(request, path: path, isRefresh: false))
    return request
  }

  /// The element with an `id` in an element's document, or in the one that took it as a part.
  func element(withID id: String, from element: ElementID) -> ElementID? {
    var next: ElementID? = element
    while let place = next {
      guard let part = part(of: place) else { return nil }
      if let node = part.document.ids[id] {
        return ElementID(screen: place.screen, part: place.part, node: node)
      }
      next = part.place.map { ElementID(screen: place.screen, part: $0.part, node: $0.node) }
    }
    return nil
  }

  /// Puts a part in its place; `false` where that is gone.
  mutating func insert(_ document: BehaviourDocument, _ loading: Loading) -> Bool {
    let target = loading.target
    guard part(of: target) != nil, screens[target.screen]?.parts.count ?? 0 <= ClientLimits.parts
    else { return false }
    let number = nextNumber()
    var insert = screens[target.screen]?.parts[target.part]?.inserts[target.node] ?? Insert()
    switch loading.mode {
    case .replace:
      removeParts(insert.all, of: target.screen)
      insert = Insert(replacing: number)
    case .inner:
      removeParts(insert.inner.map { [$0] } ?? [], of: target.screen)
      insert.inner = number
    case .append: insert.after.append(number)
    case .prepend: insert.before.insert(number, at: 0)
    }
    let place = Place(part: target.part, node: target.node)
    screens[target.screen]?.parts[number] = Part(document, place: place)
    screens[target.screen]?.parts[target.part]?.inserts[target.node] = insert
    update(document, on: target.screen)
    return true
  }

  /// Forgets parts, and those in them.
  private mutating func removeParts(_ parts: [Int], of screen: Int) {
    var gone: Set<Int> = []
    var pending = parts
    while let part = pending.popLast() {
      guard gone.insert(part).inserted else { continue }
      pending += screens[screen]?.parts[part]?.inserts.values.flatMap(\.all) ?? []
    }
    guard !gone.isEmpty else { return }
    for part in gone { screens[screen]?.parts[part] = nil }
    cancelRuns { $0.screen == screen && gone.contains($0.part) }
  }

  // MARK: New documents

  /// Replaces a document of a release wherever it is shown.
  mutating func replaceAll(with document: BehaviourDocument) {
    for screen in screens.keys.sorted() {
      // It was asked for, and did not come; another page may stand there for it.
      if screens[screen]?.hasFailed == true, screens[screen]?.path == document.path {
        install(document, on: screen)
      }
      for part in (screens[screen]?.parts ?? [:]).keys.sorted()
      where screens[screen]?.parts[part]?.document.path == document.path {
        replace(ElementID(screen: screen, part: part, node: 0), with: document)
      }
    }
  }

  /// Replaces the document of a part; values stay whose scope, name and type are in both.
  mutating func replace(_ place: ElementID, with document: BehaviourDocument) {
    guard let old = screens[place.screen]?.parts[place.part] else {
      if place.part == 0 { install(document, on: place.screen) }
      return
    }
    guard old.document.source != document.source else { return }
    var part = Part(document, place: old.place)
    let values = old.document.keptValues(old.values)
    for (index, key) in document.stateKeys.enumerated() {
      if let value = values[key] { part.values[index] = value }
    }
    cancelRuns { $0.screen == place.screen && $0.part == place.part }
    // The parts at elements that have an `id` in both.
    for (node, insert) in old.inserts {
      let id = old.document.nodes[node].value("id")
      if let id, let place = document.ids[id] {
        part.inserts[place] = insert
      } else {
        removeParts(insert.all, of: place.screen)
      }
    }
    screens[place.screen]?.parts[place.part] = part
    for (node, insert) in part.inserts {
      for child in insert.all { screens[place.screen]?.parts[child]?.place?.node = node }
    }
    update(document, on: place.screen)
  }
}

extension BehaviourDocument {
  /// A state as another document of the path knows it.
  struct StateKey: Hashable {
    /// The nearest `id` around.
    var id: String?
    var name: String
    var type: String?
  }

  var stateKeys: [StateKey] {
    states.map { state in
      let id = lineage(of: state.scope).lazy.compactMap { self.nodes[$0].value("id") }.first
      return StateKey(id: id, name: state.name, type: state.type?.name)
    }
  }

  fileprivate func keptValues(_ values: [Value]) -> [StateKey: Value] {
    Dictionary(zip(stateKeys, values)) { first, _ in first }
  }
}
