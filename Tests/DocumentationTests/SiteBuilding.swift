import Foundation
import VMLBuild
import VMLDiagnostics
import VMLMarkup
import VMLOutput

/// The files of a small site by their paths.
typealias SiteSources = [(path: String, text: String)]

/// Result of building a small site.
struct BuiltSite {
  /// The rendered diagnostics; empty if there are none.
  var diagnostics: String
  var hasErrors: Bool
  /// The text of the output's files, by their paths below the folder of the version; also
  /// `latest.json`.
  var files: [String: String]
}

/// Builds a site in a folder of its own, which is removed afterwards.
///
/// What is missing of site.yaml is added: a site of one target, `ios`.
func build(_ sources: SiteSources, layout: MarkupWriter.Layout = .pretty) async throws -> BuiltSite
{
  let folder = FileManager.default.temporaryDirectory.appending(path: "vmlc-docs-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  try write(sources, below: folder)
  if !sources.contains(where: { $0.path == "site.yaml" }) {
    try write([("site.yaml", "name: Example\nversion: \"1\"\ntargets: [ios]\n")], below: folder)
  }
  var options = BuildOptions(site: folder.path)
  options.jobs = 1
  options.layout = layout
  let report = try await buildSite(options)
  var site = BuiltSite(
    diagnostics: renderDiagnostics(
      report.diagnostics, in: report.sources, as: .text, color: false),
    hasErrors: report.errorCount > 0, files: [:])
  if let version = report.output?.version {
    let output = URL(filePath: report.outputFolder ?? "")
    site.files = try files(below: output.appending(path: version))
    site.files["latest.json"] = try String(
      contentsOf: output.appending(path: "latest.json"), encoding: .utf8)
  }
  return site
}

private func write(_ sources: SiteSources, below folder: URL) throws {
  for source in sources {
    let url = folder.appending(path: source.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(source.text.utf8).write(to: url)
  }
}

private func files(below folder: URL) throws -> [String: String] {
  var files: [String: String] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
    let url = folder.appending(path: path)
    guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
      continue
    }
    files[path] = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
  return files
}

/// Text between `<body>` and `</body>` of a document that was written with indentation.
func body(of document: String) -> String? {
  let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
  guard let start = lines.firstIndex(of: "  <body>"), let end = lines.lastIndex(of: "  </body>")
  else { return document.contains("  <body/>\n") ? "" : nil }
  return lines[(start + 1)..<end].map { $0.dropFirst(4) + "\n" }.joined()
}
