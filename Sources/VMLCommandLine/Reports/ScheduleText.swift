public import VMLBuild
import VMLCompiler

/// The lines on pages that were left out, and on when the next one comes or goes.
///
/// - Parameters:
///   - report: The build's.
///   - limit: The most pages that are named; `nil` for all.
/// - Returns: Nothing where every page is always there.
public func scheduleLines(of report: BuildReport, limit: Int? = 10) -> [String] {
  let absent = report.scheduled.filter { $0.document.absence != nil }
  var lines: [String] = []
  if !absent.isEmpty {
    lines.append("\(counted(absent.count, "document")) left out:")
    let shown = min(absent.count, limit ?? absent.count)
    for entry in absent.prefix(shown) {
      let document = entry.document
      let cause =
        switch document.absence {
        case .draft: "a draft"
        case .expired: "expired"
        case .future, nil:
          document.nextChange.flatMap(Moment.init(secondsSince1970:))
            .map { "from \($0.text)" } ?? "later"
        }
      lines.append("  \(document.path): \(cause)")
    }
    if shown < absent.count {
      lines.append("  … and \(absent.count - shown) more; '--verbose' shows all")
    }
  }
  if let next = report.nextChange.flatMap(Moment.init(secondsSince1970:)) {
    lines.append("the next page comes or goes at \(next.text)")
  }
  return lines
}
