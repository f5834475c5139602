public import VMLCompiler
import VMLData
public import VMLDiagnostics

/// Writes the JSON Schema of a site's types, of the values that its app's actions take, of its
/// states, of what its forms submit, and of the attributes of its app's views.
///
/// `$defs` has the types by their names, and `actions`, `states`, `endpoints` and `views` with
/// `$defs` of their own.
public func writeTypesSchema(of site: SiteConfiguration, to json: inout JSONText) {
  let types = site.types
  json.object(.lines) { json in
    json.member("$schema", TypeTable.schemaDialect)
    json.member("title", "Types of \(site.name)")
    json.member("$defs") { json in
      json.object(.lines) { json in
        for declaration in types.declared {
          json.member(declaration.name) { types.writeSchema(of: declaration.type, to: &$0) }
        }
        let actions = (site.actions ?? []).map { ($0.name, $0.value ?? .any) }
        json.definitions("actions", actions, in: types)
        json.definitions("states", site.states.map { ($0.name, $0.type) }, in: types)
        let endpoints = site.endpoints.map { ($0.name, ValueType.object($0.fields)) }
        json.definitions("endpoints", endpoints, in: types)
        let views = site.custom.views.sorted { $0.key < $1.key }
        json.definitions("views", views.map { ($0.key, objectType($0.value)) }, in: types)
      }
    }
  }
}

/// The type of the attributes that a view of the app has.
private func objectType(_ attributes: [String: SiteConfiguration.AttributeType]) -> ValueType {
  let fields = attributes.sorted { $0.key < $1.key }.compactMap { name, type in
    type.attributeType.map { ValueType.Field(name: name, type: $0) }
  }
  // A view without any attribute may have all of them.
  return attributes.isEmpty ? .object(nil) : .object(fields)
}

extension SiteConfiguration.AttributeType {
  /// The type of the attribute's value; `nil` for what is no attribute.
  ///
  /// An element may leave out any.
  fileprivate var attributeType: ValueType? {
    switch self {
    case .value(.optional(let type)), .value(let type): .optional(type)
    case .swift: .optional(.string())
    case .template: nil
    }
  }
}

extension JSONText {
  fileprivate mutating func definitions(
    _ name: String, _ all: [(name: String, type: ValueType)], in types: TypeTable
  ) {
    guard !all.isEmpty else { return }
    member(name) { json in
      json.object(.lines) { json in
        json.member("$defs") { json in
          json.object(.lines) { json in
            for (name, type) in all {
              json.member(name) { types.writeSchema(of: type, to: &$0) }
            }
          }
        }
      }
    }
  }
}
