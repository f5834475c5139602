public import VMLDiagnostics

/// Writes what the catalogue knows of some entries as an array of objects.
///
/// `docs/commands.md` describes the keys.
public func writeCatalogJSON(_ entries: [CatalogEntry], to json: inout JSONText) {
  json.array(.lines) { json in
    for entry in entries { write(entry, to: &json) }
  }
}

private func write(_ entry: CatalogEntry, to json: inout JSONText) {
  json.object(.lines) { json in
    json.member("name", entry.name)
    json.member("kind", entry.kind)
    json.member("modules") { $0.strings(entry.modules) }
    switch entry {
    case .element(let element):
      json.availability(element.type.availability)
      json.deprecation(element.type.deprecation)
      json.member("attributes") { $0.strings(element.attributes.map(\.string)) }
      json.member("templates") { json in
        json.array { json in
          for slot in element.slots {
            json.object { json in
              json.member("name", slot.name.string)
              json.member("isDefault", slot.isDefault)
            }
          }
        }
      }
      json.member("takesText", element.content.contains(.text))
      json.member("takesViews", element.content.contains(.children))
      json.member("example", element.isWritable ? exampleElement(element) : nil)
      json.declarations("initializers", Array(element.initializers))
      json.declarations("modifiers", Array(element.type.modifiers))
      json.declarations("members", element.type.dotted)
    case .modifier(let modifier):
      json.member("example", simplest(Array(modifier.overloads)).flatMap(exampleCall))
      json.declarations("overloads", Array(modifier.overloads))
    case .type(let type):
      json.availability(type.availability)
      json.deprecation(type.deprecation)
      json.member("conformances") { $0.strings(type.conformances.map { $0.type.text }) }
      json.declarations("members", type.dotted)
      json.declarations("initializers", Array(type.initializers))
      json.declarations("methods", Array(type.methods))
    case .members(let members, _): json.declarations("overloads", members)
    case .environmentValue(let value): json.declarations("overloads", [value])
    }
  }
}

extension Catalog.TypeEntry {
  /// Members that are written with a dot.
  fileprivate var dotted: [Catalog.Declaration] {
    Array(cases) + Array(staticMembers) + Array(staticFunctions)
  }
}

extension JSONText {
  fileprivate mutating func strings(_ values: [String]) {
    array { json in
      for value in values { json.value(value) }
    }
  }

  /// The version of each platform, `null` where it is missing; and where it is a guess.
  fileprivate mutating func availability(_ availability: Catalog.Availability) {
    member("availability") { json in
      json.object { json in
        for platform in Catalog.Platform.allCases {
          json.member(
            platform.name.lowercased(), availability.introduced(on: platform)?.description)
        }
      }
    }
    let inferred = Catalog.Platform.allCases.filter { availability.isInferred(on: $0) }
    member("inferred") { $0.strings(inferred.map { $0.name.lowercased() }) }
  }

  fileprivate mutating func deprecation(_ deprecation: Catalog.Deprecation?) {
    guard let deprecation else { return member("deprecated", nil as String?) }
    member("deprecated") { json in
      json.object { json in
        json.member("since") { json in
          json.object { json in
            for platform in Catalog.Platform.allCases {
              guard let version = deprecation.since(on: platform) else { continue }
              json.member(platform.name.lowercased(), version.description)
            }
          }
        }
        json.member("renamed", deprecation.renamed?.string)
        json.member("replacement", deprecation.replacement?.string)
      }
    }
  }

  fileprivate mutating func declarations(_ key: String, _ declarations: [Catalog.Declaration]) {
    member(key) { json in
      json.array(.lines) { json in
        for declaration in declarations { json.declaration(declaration) }
      }
    }
  }

  private mutating func declaration(_ declaration: Catalog.Declaration) {
    object { json in
      json.member("signature", declaration.signature)
      json.member("kind", declaration.kindText)
      json.member("name", declaration.name.string)
      if declaration.kind != .environmentValue {
        json.member("receiver", declaration.owner.name.string)
      }
      json.member("module", declaration.module.string)
      json.member("parameters") { json in
        json.array { json in
          for parameter in declaration.parameters { json.parameter(parameter) }
        }
      }
      json.member("result", declaration.result.text)
      json.availability(declaration.availability)
      json.deprecation(declaration.deprecation)
    }
  }

  private mutating func parameter(_ parameter: Catalog.Parameter) {
    object { json in
      json.member("label", parameter.label?.string)
      json.member("name", parameter.name.string)
      json.member("type", parameter.type.text)
      json.member("builder", parameter.builder?.string)
      json.member("isVariadic", parameter.isVariadic)
      json.member("hasDefault", parameter.hasDefault)
      json.member("default", parameter.defaultValue?.string)
    }
  }
}
