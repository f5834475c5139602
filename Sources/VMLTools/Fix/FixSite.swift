public import VMLBuild
import VMLDiagnostics
public import VMLFiles

/// Result of `fixSite`.
public struct FixReport: Sendable {
  /// The fixes that were made, or would be, by file and place; fixes of a later round follow the
  /// earlier ones.
  public var fixes: [PlannedFix] = []
  /// Why files could not be changed; they are as they were.
  public var failures: [FileSystemError] = []
  /// Report of the last check.
  public var build: BuildReport
}

/// The most rounds of fixes and checks: a fix may bring to light a mistake that needs
/// another.
private let fixRoundLimit = 10

/// Checks a site and makes the fixes that are safe, until none is left.
///
/// A file is written beside itself and takes its place in one step, with its permissions. Nothing
/// is written but files that were read as sources of the site; one that is not writable, or has
/// changed since it was read, stays as it is.
///
/// With `isDry` it only says which fixes would be made at first.
public func fixSite(_ options: BuildOptions, isDry: Bool) async throws(BuildFailure) -> FixReport {
  let files = try openSite(options.site)
  return try await fixSite(options, in: files, isDry: isDry)
}

/// The same for a site in any file system.
public func fixSite(
  _ options: BuildOptions, in files: some FileSystem, isDry: Bool
) async throws(BuildFailure) -> FixReport {
  var options = options
  options.writes = false
  var report = FixReport(build: try await buildSite(options, in: files))
  var left: Set<String> = []
  for _ in 0..<fixRoundLimit {
    let plan = planFixes(for: report.build.diagnostics, in: report.build.sources)
      .filter { !left.contains($0.file.path) }
    if isDry {
      report.fixes = plan.flatMap(\.fixes)
      return report
    }
    guard !plan.isEmpty else { break }
    for file in plan {
      do throws(FileSystemError) {
        try write(file, in: files)
        report.fixes += file.fixes
      } catch {
        report.failures.append(error)
        left.insert(file.file.path)
      }
    }
    report.build = try await buildSite(options, in: files)
  }
  return report
}

private func write(_ fixed: FixedFile, in files: some FileSystem) throws(FileSystemError) {
  let path = fixed.file.path
  let now = try files.read(path, limit: fixed.file.bytes.count)
  guard now == fixed.file.bytes else {
    throw FileSystemError("fix", path, .busy, "it has changed since it was read")
  }
  // A file is replaced and not written into, so that only its permissions say that it is to stay.
  guard try files.isWritable(path) else {
    throw FileSystemError("fix", path, .notAllowed, "it is read-only")
  }
  try files.write(fixed.bytes, to: path)
}
