public import VMLCompiler
import VMLData
import VMLDiagnostics
public import VMLOutput

/// Names that the pages of a built site and its app share.
public struct SiteConstants: Sendable {
  /// Name of the site.
  public var name: String
  /// The paths of pages, of fragments, and ids, actions and views; each sorted by its bytes.
  public var pages: [String]
  public var fragments: [String]
  public var ids: [String]
  public var views: [String]
  public var endpoints: [String]
  var actions: [Action]
  var states: [State]

  struct Action: Sendable {
    var name: String
    /// `nil` where the site gives it no type.
    var values: Values?
  }

  enum Values: Sendable {
    case one(ValueType)
    case several([ValueType.Field])
  }

  struct State: Sendable {
    var name: String
    var type: ValueType
    /// Whether the app sets it.
    var isFromApp: Bool
  }

  /// Constants of the targets that were built, and of what site.yaml says about the app.
  ///
  /// With names of targets of these alone; an unknown one is ignored.
  public init(
    _ output: FinishedOutput, _ configuration: SiteConfiguration, targets: [String] = []
  ) {
    name = configuration.name
    var pages: Set<String> = []
    var fragments: Set<String> = []
    var ids: Set<String> = []
    var views: Set<String> = []
    var actions: Set<String> = []
    for target in output.targets where targets.isEmpty || targets.contains(target.target) {
      for document in target.documents {
        let facts = document.facts
        if facts.template == nil {
          if facts.isFragment { fragments.insert(facts.path) } else { pages.insert(facts.path) }
        }
        ids.formUnion(facts.ids)
        views.formUnion(facts.views)
        actions.formUnion(facts.actions)
      }
    }
    self.pages = sorted(pages)
    self.fragments = sorted(fragments)
    self.ids = sorted(ids)
    self.views = sorted(views)
    endpoints = sorted(configuration.hasBehaviour ? configuration.endpoints.map(\.name) : [])
    let types = configuration.types
    var typed: [String: ValueType] = [:]
    for action in configuration.actions ?? [] {
      actions.insert(action.name)
      if let type = action.value { typed[action.name] = types.resolved(type) }
    }
    self.actions = sorted(actions).map { name in
      guard let type = typed[name], type != .any else { return Action(name: name, values: nil) }
      guard case .object(let fields?) = type else { return Action(name: name, values: .one(type)) }
      return Action(
        name: name,
        values: .several(
          fields.map { ValueType.Field(name: $0.name, type: types.resolved($0.type)) }))
    }
    let states = configuration.hasBehaviour ? configuration.states : []
    self.states = states.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      .map { State(name: $0.name, type: types.resolved($0.type), isFromApp: $0.isFromApp) }
  }

  /// One object of JSON, with a line for each list.
  public var json: [UInt8] {
    var json = JSONText()
    json.object(.lines) { json in
      json.member("pages", pages)
      json.member("fragments", fragments)
      json.member("actions") { json in
        json.object { for action in actions { $0.member(action.name, action.typeName) } }
      }
      json.member("states") { json in
        json.object { for state in states { $0.member(state.name, state.type.name) } }
      }
      json.member("endpoints", endpoints)
      json.member("ids", ids)
      json.member("views", views)
    }
    json.endLine()
    return json.bytes
  }
}

extension SiteConstants.Action {
  /// The type as an author writes it; `nil` for none.
  fileprivate var typeName: String? {
    switch values {
    case nil: nil
    case .one(let type): type.name
    case .several(let fields): ValueType.object(fields).name
    }
  }
}

private func sorted(_ names: some Sequence<String>) -> [String] {
  names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
