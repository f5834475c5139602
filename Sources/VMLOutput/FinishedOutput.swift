public import VMLFiles

/// A version of the output, as the build that finished it left it.
public struct FinishedOutput: Sendable {
  /// The version's folder, as the user would write it.
  public var folder: String
  public var site: SiteManifest
  /// In the order of `site`.
  public var targets: [TargetManifest]
}

/// Reads the manifests of a version, and checks that each is the one that the site's names.
///
/// The files that they name are not looked at. Without a version it is the one that `latest.json`
/// names.
public func readFinishedOutput(
  _ output: String, version: String? = nil
) throws(FileSystemError) -> FinishedOutput {
  let (shown, tree, site) = try openFinished(output, version)
  var targets: [TargetManifest] = []
  for target in site.targets {
    guard let inner = try tree.folder(target.name),
      let bytes = try? inner.read(OutputName.manifest, limit: manifestSizeLimit),
      sha256Hex(bytes) == target.sha256
    else {
      throw FileSystemError(
        "use", shown + "/" + target.manifest, .notOurs,
        "it is missing, or not the one that the version's manifest names; "
          + wayToMend(shown))
    }
    let manifest = try TargetManifest.read(in: inner, head: bytes, isChecked: true, jobs: nil)
    guard manifest.target == target.name, manifest.format == manifestFormat else {
      throw FileSystemError(
        "use", shown + "/" + target.manifest, .notOurs,
        manifest.format == manifestFormat
          ? "it is the manifest of another target; build it again"
          : "another vmlc made it, which did not list what documents need; build it again")
    }
    targets.append(manifest)
  }
  guard SiteManifest.digest(of: site.targets) == site.digest else {
    throw FileSystemError(
      "use", shown, .notOurs, "its digest is not that of its targets; build it again")
  }
  return FinishedOutput(folder: shown, site: site, targets: targets)
}

/// Reads the manifest of a version, and nothing that it names.
///
/// Without a version it is the one that `latest.json` names.
public func readFinishedSite(
  _ output: String, version: String? = nil
) throws(FileSystemError) -> SiteManifest {
  try openFinished(output, version).site
}

private func openFinished(
  _ output: String, _ version: String?
) throws(FileSystemError) -> (shown: String, tree: Folder, site: SiteManifest) {
  let folder: Folder
  do throws(FileSystemError) {
    folder = try Folder.open(output)
  } catch {
    guard error.reason == .notFound else { throw error }
    throw FileSystemError(
      "use", output, .notFound, "there is no such folder; 'vmlc build' makes it")
  }
  let isAsked = version != nil
  guard let version = version ?? readLatestVersion(in: folder)?.version else {
    throw FileSystemError(
      "use", output, .notOurs, "no build has finished there; 'vmlc build' makes one")
  }
  try checkOutputFolderName(version, of: "version")
  let shown = folder.shownPath(of: version)
  guard let tree = try folder.folder(version) else {
    throw FileSystemError(
      "use", shown, .notFound,
      isAsked ? "there is no such version" : "latest.json names it, and it is not there")
  }
  guard !OutputMark.isThere(version, in: folder) else {
    throw FileSystemError(
      "use", shown, .notOurs, "its documents are newer than its manifests; build it again")
  }
  guard let site = readSiteManifest(in: tree), site.version == version else {
    throw FileSystemError(
      "use", shown, .notOurs,
      "its manifest is missing or damaged; "
        + wayToMend(shown))
  }
  guard !site.isSample else {
    throw FileSystemError(
      "use", shown, .notOurs,
      "it has the documents of the first rows alone, as 'vmlc watch' makes them; "
        + "'vmlc build' makes all of them")
  }
  return (shown, tree, site)
}
