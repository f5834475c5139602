import VMLData
import VMLDiagnostics

extension SiteConfiguration {
  /// The words that documents and the app share, for a target's manifest: an object of JSON in one
  /// line, with keys in the order of their bytes; empty where there are none.
  ///
  /// Types are in their notation (docs/types.md). An action whose type the site does not say is
  /// left out, and so is all but actions where documents have no behaviour.
  public var interface: [UInt8] {
    let typed = (actions ?? []).filter { $0.value != nil }
    let (states, endpoints) = hasBehaviour ? (states, endpoints) : ([], [])
    guard !typed.isEmpty || !states.isEmpty || !endpoints.isEmpty else { return [] }
    var json = JSONText()
    json.object { json in
      json.members("actions", typed, named: \.name) { $0.value($1.value?.name ?? "any") }
      json.members("endpoints", endpoints, named: \.name) { $1.write(to: &$0) }
      json.members("states", states, named: \.name) { $1.write(to: &$0) }
      json.members("types", types.declared, named: \.name) { $0.value($1.type.name) }
    }
    return json.bytes
  }
}

extension Endpoint {
  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      json.members("fields", fields, named: \.name) { $0.value($1.type.name) }
      json.member("url", url)
    }
  }
}

extension SiteState {
  fileprivate func write(to json: inout JSONText) {
    json.object { json in
      json.member("default") { json in
        if case .list(let values) = first {
          json.array { for value in values { $0.value(text(of: value) ?? "") } }
        } else {
          json.value(text(of: first) ?? "")
        }
      }
      if isFromApp { json.member("from", "app") }
      if isKept { json.member("keep", "device") }
      json.member("type", type.name)
    }
  }
}

extension JSONText {
  /// Writes a member with an object of items by their names, unless there are none.
  fileprivate mutating func members<Item>(
    _ key: String, _ items: [Item], named name: (Item) -> String,
    _ write: (inout JSONText, Item) -> Void
  ) {
    if items.isEmpty { return }
    let sorted = items.sorted { name($0).utf8.lexicographicallyPrecedes(name($1).utf8) }
    member(key) { json in
      json.object { json in
        for item in sorted {
          json.key(name(item))
          write(&json, item)
        }
      }
    }
  }
}
