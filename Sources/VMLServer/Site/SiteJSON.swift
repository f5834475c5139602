import VMLBehaviour
import VMLDiagnostics
import VMLFiles
import VMLPreview
import VMLStates
import VMLTools

extension SiteResponder {
  /// Facts about the site for the shell.
  ///
  /// Where files are, and what opens them, is only for browsers on this machine.
  func siteJSON(_ state: ServedSite.State, isLocal: Bool) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("name", state.index.name)
      $0.member("isLocal", isLocal)
      $0.member("root", isLocal ? resolvedPath(site.folder) ?? site.folder : nil)
      $0.member("editor", isLocal ? site.editor : nil)
      $0.member("targets") { json in
        json.array {
          for target in state.index.targets where target.isDrawn {
            $0.object {
              $0.member("name", target.name)
              $0.member("platform", target.platform.rawValue)
              $0.member("locales") { $0.array { for name in target.locales { $0.value(name) } } }
              $0.member("themes") { $0.array { for name in target.themes { $0.value(name) } } }
              $0.member("states") { states(of: target, to: &$0) }
            }
          }
        }
      }
      $0.member("pages") { json in
        json.array { for path in state.index.paths { $0.value(path) } }
      }
    }
    return json.bytes
  }

  /// The states that the app sets, by name.
  private func states(of target: OutputIndex.Target, to json: inout JSONText) {
    let states = target.behaviour.states.filter(\.value.isFromApp)
    json.array { json in
      for (name, state) in states.sorted(by: { $0.key < $1.key }) {
        let (kind, choices) = state.type.input
        json.object {
          $0.member("name", name)
          $0.member("kind", kind)
          $0.member("choices", choices)
          $0.member("default", state.first.attributeText)
        }
      }
    }
  }
}
