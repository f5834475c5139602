/// Shows diagnostics in a pull request: one workflow command of GitHub Actions for each.
///
/// ```text
/// ::error file=a.vml,line=2,col=22,endLine=2,endColumn=26,title=duplicate-attribute::attribute …
/// ```
///
/// Notes and fixes follow the message, each on a line of its own (as `%0A`). Columns are left out
/// of a range of several lines, since GitHub ignores a command that has both.
public struct GitHubDiagnosticRenderer {
  private var places: SourcePlaces

  public init(sources: SourceSet) { places = SourcePlaces(sources) }

  /// One line for each diagnostic; empty if there are none.
  public mutating func render(_ diagnostics: [Diagnostic]) -> String {
    var output = ""
    for diagnostic in diagnostics {
      var properties: [(name: String, value: String)] = []
      if let place = places.place(of: diagnostic.range) {
        properties.append(("file", place.path))
        properties.append(("line", String(place.start.line)))
        let isOneLine = place.start.line == place.end.line
        if isOneLine { properties.append(("col", String(place.start.column))) }
        properties.append(("endLine", String(place.end.line)))
        if isOneLine { properties.append(("endColumn", String(place.end.column))) }
      }
      properties.append(("title", diagnostic.code.rawValue))
      output += "::\(diagnostic.severity.rawValue) "
      for (index, property) in properties.enumerated() {
        output += "\(index == 0 ? "" : ",")\(property.name)=\(escaped(property: property.value))"
      }
      output += "::\(escaped(data: text(of: diagnostic)))\n"
    }
    return output
  }

  private mutating func text(of diagnostic: Diagnostic) -> String {
    var text = visible(diagnostic.message)
    for note in diagnostic.notes {
      text += "\nnote: \(visible(note.message))"
      if let place = places.place(of: note.range) {
        text += " (\(visible(place.path)):\(place.start.line):\(place.start.column))"
      }
    }
    for fixIt in diagnostic.fixIts { text += "\nfix: \(visible(fixIt.title))" }
    return text
  }
}

/// A line of the author's text that neither ends early nor runs a command of the log's viewer.
private func visible(_ text: String) -> String { displayLine(text, limit: .max / 16) }

private func escaped(data text: String) -> String {
  escaped(text, [UInt8(ascii: "%"), UInt8(ascii: "\r"), UInt8(ascii: "\n")])
}

private func escaped(property text: String) -> String {
  // The characters that end a property count too; others that a log must not show go the same way.
  escaped(
    visible(text),
    [UInt8(ascii: "%"), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
      + [UInt8(ascii: ":"), UInt8(ascii: ",")])
}

private func escaped(_ text: String, _ special: [UInt8]) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if special.contains(byte) { bytes += percentEncoded(byte) } else { bytes.append(byte) }
  }
  return String(decoding: bytes, as: UTF8.self)
}
