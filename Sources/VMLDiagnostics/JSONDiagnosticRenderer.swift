/// Shows diagnostics to programs: JSON lines, one object for each diagnostic.
///
/// ```text
/// {"severity":"error","code":"duplicate-attribute","message":"attribute 'font' is given twice",
///  "file":"input.vml","line":2,"column":22,"endLine":2,"endColumn":26,
///  "notes":[{"message":"first given here",
///            "file":"input.vml","line":2,"column":9,"endLine":2,"endColumn":13}],
///  "fixIts":[{"title":"remove it","replacement":"","isSafe":false,
///             "file":"input.vml","line":2,"column":22,"endLine":2,"endColumn":33}]}
/// ```
///
/// (Broken here to be read; each object is one line.) All keys are always there. Lines and columns
/// count from 1, columns in UTF-8 bytes; the end is behind the last byte. The five keys that tell
/// the place are all `null` where there is none.
public struct JSONDiagnosticRenderer {
  private var places: SourcePlaces
  private var json = JSONText()

  public init(sources: SourceSet) { places = SourcePlaces(sources) }

  /// One line for each diagnostic; empty if there are none.
  public mutating func render(_ diagnostics: [Diagnostic]) -> String {
    json = JSONText()
    for diagnostic in diagnostics {
      let place = places.place(of: diagnostic.range)
      let notes = diagnostic.notes.map { ($0, places.place(of: $0.range)) }
      let fixIts = diagnostic.fixIts.map { ($0, places.place(of: $0.range)) }
      json.object {
        $0.member("severity", diagnostic.severity.rawValue)
        $0.member("code", diagnostic.code.rawValue)
        $0.member("message", diagnostic.message)
        writePlace(place, to: &$0)
        $0.member("notes") { json in
          json.array { for (note, place) in notes { writeNote(note, place, to: &$0) } }
        }
        $0.member("fixIts") { json in
          json.array { for (fixIt, place) in fixIts { writeFixIt(fixIt, place, to: &$0) } }
        }
      }
      json.endLine()
    }
    return json.text
  }
}

private func writeNote(
  _ note: Diagnostic.Note, _ place: SourcePlaces.Place?, to json: inout JSONText
) {
  json.object {
    $0.member("message", note.message)
    writePlace(place, to: &$0)
  }
}

private func writeFixIt(
  _ fixIt: Diagnostic.FixIt, _ place: SourcePlaces.Place?, to json: inout JSONText
) {
  json.object {
    $0.member("title", fixIt.title)
    $0.member("replacement", fixIt.replacement)
    $0.member("isSafe", fixIt.safety == .safe)
    writePlace(place, to: &$0)
  }
}

private func writePlace(_ place: SourcePlaces.Place?, to json: inout JSONText) {
  json.member("file", place?.path)
  json.member("line", place?.start.line)
  json.member("column", place?.start.column)
  json.member("endLine", place?.end.line)
  json.member("endColumn", place?.end.column)
}
