import VMLBuild
import VMLDiagnostics

/// Mistakes of a site, as the shell shows them.
struct SiteProblems: Sendable {
  var errorCount = 0
  var warningCount = 0
  /// Why there was no build at all.
  var failure: String?
  var items: [Item] = []

  struct Item: Sendable {
    var severity: Diagnostic.Severity
    var code: String
    var message: String
    var file: String?
    /// From 1; columns in UTF-8 bytes.
    var line = 0
    var column = 0
    /// As the command line shows it, with the excerpt.
    var text: String
  }

  /// Number of problems that are shown.
  private static let limit = 50

  init() {}

  init(failure: String) {
    errorCount = 1
    self.failure = failure
  }

  init(_ report: BuildReport) {
    self.init(report.diagnostics, in: report.sources)
    errorCount = report.errorCount
    warningCount = report.warningCount
  }

  init(_ diagnostics: [Diagnostic], in sources: SourceSet) {
    let errors = diagnostics.filter { $0.severity == .error }
    let warnings = diagnostics.filter { $0.severity != .error }
    errorCount = errors.count
    warningCount = warnings.count
    items = (errors + warnings).prefix(Self.limit).map { diagnostic in
      let file = diagnostic.range.flatMap { sources[$0.file] }
      let start = diagnostic.range?.range.lowerBound ?? 0
      let place = file.map { LineTable($0).position(at: start) }
      return Item(
        severity: diagnostic.severity, code: diagnostic.code.rawValue, message: diagnostic.message,
        file: file?.path, line: place?.line ?? 0, column: place?.column ?? 0,
        text: renderDiagnostics([diagnostic], in: sources, as: .text, color: false))
    }
  }

  /// Problems as other machines are shown them: no lines of sources, and no path of a folder.
  var forOthers: SiteProblems {
    var problems = self
    if failure != nil {
      problems.failure = "the site cannot be built; 'vmlc serve' says why where it runs"
    }
    for index in items.indices {
      problems.items[index].text = String(items[index].text.prefix { $0 != "\n" })
    }
    return problems
  }

  var json: [UInt8] {
    var json = JSONText()
    write(to: &json)
    return json.bytes
  }

  func write(to json: inout JSONText) {
    json.object {
      $0.member("errors", errorCount)
      $0.member("warnings", warningCount)
      $0.member("failure", failure)
      $0.member("items") { json in
        json.array { array in
          for item in items {
            array.object {
              $0.member("severity", item.severity.rawValue)
              $0.member("code", item.code)
              $0.member("message", item.message)
              $0.member("file", item.file)
              $0.member("line", item.line)
              $0.member("column", item.column)
              $0.member("text", item.text)
            }
          }
        }
      }
    }
  }
}
