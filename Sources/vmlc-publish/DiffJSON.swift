import VMLDiagnostics
import VMLPublish
import VMLRelease

/// Writes what differs between two releases.
func write(_ diff: ReleaseDiff, to json: inout JSONText) {
  json.object(.lines) { json in
    json.member("old", diff.old.text)
    json.member("new", diff.new.text)
    json.member("targets") { json in
      json.array(.lines) { json in
        for target in diff.pages.targets {
          json.object(.lines) { json in
            json.member("target", target.name)
            json.member("added", target.added)
            json.member("removed", target.removed)
            json.member("changed") { json in
              json.array(.lines) { json in
                for file in target.changed {
                  let page = diff.views.first { $0.target == target.name && $0.file == file }
                  json.object(.lines) { json in
                    json.member("file", file)
                    json.member("views") { json in
                      json.array(.lines) { json in
                        for change in page?.changes ?? [] { write(change, to: &json) }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

private func write(_ change: ViewChange, to json: inout JSONText) {
  json.object(.lines) { json in
    json.member("kind", change.kind.rawValue)
    json.member("view", change.view)
    json.member("attributes") { write(change.attributes, to: &$0) }
    json.member("modifiers") { write(change.modifiers, to: &$0) }
  }
}

private func write(_ changes: [ValueChange], to json: inout JSONText) {
  json.array(.lines) { json in
    for change in changes {
      json.object(.spaced) {
        $0.member("name", change.name)
        $0.member("old", change.old)
        $0.member("new", change.new)
      }
    }
  }
}
