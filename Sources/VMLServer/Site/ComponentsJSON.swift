import VMLDiagnostics
import VMLTools

/// The components of a site, as the shell reads them.
func componentsJSON(_ entries: [ComponentGallery.Entry]) -> [UInt8] {
  var json = JSONText()
  json.array { json in
    for entry in entries {
      json.object {
        $0.member("name", entry.name)
        $0.member("file", entry.file)
        $0.member("description", entry.description)
        $0.member("props") { json in
          json.array { json in
            for prop in entry.props {
              json.object {
                $0.member("name", prop.name)
                $0.member("type", prop.type)
                $0.member("kind", prop.kind)
                $0.member("choices", prop.choices)
                $0.member("isRequired", prop.isRequired)
                $0.member("default", prop.defaultText)
                $0.member("description", prop.description)
                $0.member("sample", prop.sample)
              }
            }
          }
        }
        $0.member("slots") { $0.array { for name in entry.slots { $0.value(name) } } }
      }
    }
  }
  return json.bytes
}

/// Whether a name can be a prop's in a call: letters, digits, `_` and `-`, with no digit first.
func isAttributeName(_ name: String) -> Bool {
  guard let first = name.utf8.first, !(first &- 0x30 < 10) else { return false }
  return name.utf8.allSatisfy {
    ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x5F || $0 == 0x2D
  }
}
