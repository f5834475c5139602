import VMLDiagnostics
import VMLFiles
import VMLPreview

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
}
