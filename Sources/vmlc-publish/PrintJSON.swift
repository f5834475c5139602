import VMLCommandLine
import VMLDiagnostics

/// Prints one JSON object as the result of a command.
func printJSON(_ write: (inout JSONText) -> Void) throws {
  var json = JSONText()
  write(&json)
  json.endLine()
  try StandardStream.output.write(json.bytes)
}

extension JSONText {
  mutating func member(_ key: String, _ values: [String]) {
    member(key) { $0.array(.spaced) { for value in values { $0.value(value) } } }
  }
}
