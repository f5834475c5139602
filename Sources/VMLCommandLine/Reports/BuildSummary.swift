public import VMLBuild
import VMLOutput

/// The line that a build ends with.
public func buildSummary(of report: BuildReport, after duration: Duration) -> String {
  let errors = Tally(of: report).summary
  guard let output = report.output else {
    let documents = counted(report.documentCount, "document")
    return "\(documents) compiled, nothing written: \(errors), \(shown(duration))"
  }
  let files = output.files > 0 ? " and " + counted(output.files, "other file") : ""
  let trees = counted(output.documents, "document") + files + " in " + counted(output.trees, "tree")
  let compiled = "\(report.compiledDocumentCount) compiled, "
  let folder = (report.outputFolder.map { $0 + "/" } ?? "") + output.version
  return """
    \(trees): \(compiled)\(output.written) written, \(output.reused) reused, \(errors), \
    \(shown(duration)) → \(folder)
    """
}
