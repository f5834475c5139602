/// Shows diagnostics to code scanning services: one SARIF 2.1.0 log with one run.
///
/// Each code that occurs is a rule, with its explanation; notes that have a place are related
/// locations, the others follow the message; each fix-it is a fix. Columns count UTF-16 code
/// units, SARIF's default, and are named so. Diagnostics keep their order and rules are sorted, so
/// equal input gives equal bytes.
public struct SARIFDiagnosticRenderer {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  private var places: SourcePlaces
  private let toolVersion: String?

  public init(sources: SourceSet, toolVersion: String? = nil) {
    places = SourcePlaces(sources)
    self.toolVersion = toolVersion
  }

  /// The log, also if there are no diagnostics: an empty list of results says that all was checked.
  public mutating func render(_ diagnostics: [Diagnostic]) -> String {
    let rules = Set(diagnostics.map(\.code.rawValue)).sorted()
    let ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let results = diagnostics.map { result(of: $0, ruleIndex: ruleIndices[$0.code.rawValue]) }
    var json = JSONText()
    json.object(.lines) {
      $0.member("$schema", Self.schema)
      $0.member("version", "2.1.0")
      $0.member("runs") { json in
        json.array { json in
          json.object(.lines) {
            writeTool(rules, to: &$0)
            $0.member("columnKind", "utf16CodeUnits")
            $0.member("results") { json in
              json.array(.lines) { for result in results { result.write(to: &$0) } }
            }
          }
        }
      }
    }
    json.endLine()
    return json.text
  }

  private func writeTool(_ rules: [String], to json: inout JSONText) {
    json.member("tool") { json in
      json.object {
        $0.member("driver") { json in
          json.object(.lines) {
            $0.member("name", "vmlc")
            if let toolVersion { $0.member("version", toolVersion) }
            $0.member("rules") { json in
              json.array(.lines) { for rule in rules { writeRule(rule, to: &$0) } }
            }
          }
        }
      }
    }
  }

  private mutating func result(of diagnostic: Diagnostic, ruleIndex: Int?) -> SARIFResult {
    let related = diagnostic.notes.compactMap { note in
      places.place(of: note.range, in: .utf16CodeUnits).map {
        SARIFResult.Location(place: $0, message: note.message)
      }
    }
    let unplaced = diagnostic.notes.filter { places.place(of: $0.range) == nil }
    let fixes = diagnostic.fixIts.compactMap { fixIt in
      places.place(of: fixIt.range, in: .utf16CodeUnits).map { SARIFResult.Fix(fixIt, $0) }
    }
    let message = [diagnostic.message] + unplaced.map { "note: \($0.message)" }
    return SARIFResult(
      ruleID: diagnostic.code.rawValue, ruleIndex: ruleIndex, level: diagnostic.severity.rawValue,
      message: message.joined(separator: "\n"),
      location: places.place(of: diagnostic.range, in: .utf16CodeUnits).map {
        SARIFResult.Location(place: $0, message: nil)
      }, related: unique(related), fixes: unique(fixes))
  }
}

private func writeRule(_ code: String, to json: inout JSONText) {
  // A rule's name is to be an identifier: `DuplicateAttribute`.
  let name = code.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  json.object {
    $0.member("id", code)
    $0.member("name", name)
    guard let text = DiagnosticCode(rawValue: code)?.explanation else { return }
    let paragraph = text.prefix { $0 != "\n" }
    let sentence = paragraph.split(separator: ". ", maxSplits: 1).first ?? paragraph
    writeText(String(sentence), as: "shortDescription", to: &$0)
    writeText(String(paragraph), as: "fullDescription", to: &$0)
    $0.member("help") { json in
      json.object {
        $0.member("text", text)
        $0.member("markdown", text)
      }
    }
  }
}

/// A diagnostic as SARIF has it, with every place looked up.
private struct SARIFResult {
  struct Location: Hashable {
    var place: SourcePlaces.Place
    var message: String?
  }

  struct Fix: Hashable {
    var title: String
    var replacement: String
    var place: SourcePlaces.Place

    init(_ fixIt: Diagnostic.FixIt, _ place: SourcePlaces.Place) {
      title = fixIt.title
      replacement = fixIt.replacement
      self.place = place
    }
  }

  var ruleID: String
  var ruleIndex: Int?
  var level: String
  var message: String
  var location: Location?
  var related: [Location]
  var fixes: [Fix]

  func write(to json: inout JSONText) {
    json.object {
      $0.member("ruleId", ruleID)
      if let ruleIndex { $0.member("ruleIndex", ruleIndex) }
      $0.member("level", level)
      writeText(message, as: "message", to: &$0)
      writeList("locations", location.map { [$0] } ?? [], to: &$0) { $0.write(to: &$1) }
      writeList("relatedLocations", related, to: &$0) { $0.write(to: &$1) }
      writeList("fixes", fixes, to: &$0) { $0.write(to: &$1) }
    }
  }
}

extension SARIFResult.Location {
  fileprivate func write(to json: inout JSONText) {
    json.object {
      $0.member("physicalLocation") { json in
        json.object {
          writeArtifact(place.path, to: &$0)
          writeRegion(place, as: "region", to: &$0)
        }
      }
      if let message { writeText(message, as: "message", to: &$0) }
    }
  }
}

extension SARIFResult.Fix {
  fileprivate func write(to json: inout JSONText) {
    json.object {
      writeText(title, as: "description", to: &$0)
      writeList("artifactChanges", [self], to: &$0) { fix, json in
        json.object {
          writeArtifact(fix.place.path, to: &$0)
          writeList("replacements", [fix], to: &$0) { fix, json in
            json.object {
              writeRegion(fix.place, as: "deletedRegion", to: &$0)
              writeText(fix.replacement, as: "insertedContent", to: &$0)
            }
          }
        }
      }
    }
  }
}

// MARK: - Parts of SARIF

/// The elements without repetitions, which the schema forbids in most lists.
private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}

/// Writes a list that is left out when it is empty.
private func writeList<Element>(
  _ key: String, _ elements: [Element], to json: inout JSONText,
  _ write: (Element, inout JSONText) -> Void
) {
  guard !elements.isEmpty else { return }
  json.member(key) { json in
    json.array { for element in elements { write(element, &$0) } }
  }
}

private func writeText(_ text: String, as key: String, to json: inout JSONText) {
  json.member(key) { json in json.object { $0.member("text", text) } }
}

private func writeArtifact(_ path: String, to json: inout JSONText) {
  json.member("artifactLocation") { json in
    json.object { $0.member("uri", uriReference(toPath: path)) }
  }
}

private func writeRegion(
  _ place: SourcePlaces.Place, as key: String, to json: inout JSONText
) {
  json.member(key) { json in
    json.object {
      $0.member("startLine", place.start.line)
      $0.member("startColumn", place.start.column)
      $0.member("endLine", place.end.line)
      $0.member("endColumn", place.end.column)
    }
  }
}
