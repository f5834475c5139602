public import VMLDiagnostics

/// Writes explanations as JSON; `docs/commands.md` describes the members.
public func writeExplanationJSON(
  _ explanations: [ElementExplanation], to json: inout JSONText
) {
  json.array(.lines) { json in
    for explanation in explanations { write(explanation, to: &json) }
  }
}

private func write(_ explanation: ElementExplanation, to json: inout JSONText) {
  json.object(.lines) { json in
    json.member("element", explanation.element)
    json.member("place") { writePlace(explanation.place, to: &$0) }
    if let classes = explanation.classes { json.member("class", classes) }
    json.member("document", explanation.document)
    json.member("target", explanation.target)
    if let locale = explanation.locale { json.member("locale", locale) }
    if let theme = explanation.theme { json.member("theme", theme) }
    json.member("count", explanation.count)
    json.member("rules") { json in
      json.array(.lines) { json in
        for rule in explanation.rules {
          json.object(.spaced) { json in
            json.member("selector", rule.selector)
            if let layer = rule.layer { json.member("layer", layer) }
            json.member("specificity") { json in
              json.array(.spaced) { for count in rule.specificity { $0.value(count) } }
            }
            json.member("place") { writePlace(rule.place, to: &$0) }
          }
        }
      }
    }
    json.member("modifiers") { json in
      json.array(.lines) { for modifier in explanation.modifiers { write(modifier, to: &$0) } }
    }
    json.member("dropped") { json in
      json.array(.lines) { json in
        for dropped in explanation.dropped {
          json.object(.spaced) { json in
            writeSaying(dropped.text, dropped.place, dropped.selector, to: &json)
            json.member("reasons") { json in
              json.array(.spaced) { for reason in dropped.reasons { $0.value(reason) } }
            }
          }
        }
      }
    }
  }
}

private func write(_ modifier: ElementExplanation.Modifier, to json: inout JSONText) {
  json.object(.spaced) { json in
    writeSaying(modifier.text, modifier.place, modifier.selector, to: &json)
    json.member("replaced") { json in
      json.array(.spaced) { json in
        for replaced in modifier.replaced {
          json.object(.spaced) { json in
            writeSaying(replaced.text, replaced.place, nil, to: &json)
          }
        }
      }
    }
    guard !modifier.properties.isEmpty else { return }
    json.member("properties") { json in
      json.array(.spaced) { json in
        for property in modifier.properties {
          json.object(.spaced) { json in
            json.member("name", property.name)
            json.member("value", property.value)
            json.member("place") { writePlace(property.place, to: &$0) }
          }
        }
      }
    }
  }
}

/// Writes a modifier, and who says it where.
private func writeSaying(
  _ text: String, _ place: ElementExplanation.Place, _ selector: String?, to json: inout JSONText
) {
  json.member("modifier", text)
  json.member("place") { writePlace(place, to: &$0) }
  if let selector { json.member("selector", selector) }
}

func writePlace(_ place: ElementExplanation.Place, to json: inout JSONText) {
  json.object(.spaced) { json in
    json.member("path", place.path)
    json.member("line", place.line)
    json.member("column", place.column)
  }
}
