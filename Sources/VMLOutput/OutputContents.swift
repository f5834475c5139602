public import VMLFiles

/// The content of one version of the output, for callers that only read it.
public struct OutputContents: Sendable {
  /// The output folder, as the user would write it.
  public let folder: String
  public let version: String
  public let site: SiteManifest
  /// In the site's order; without those whose manifest cannot be read.
  public let targets: [TargetManifest]

  /// Reads the manifests of a version.
  ///
  /// - Returns: `nil` if the version is not there.
  /// - Throws: If the output folder cannot be opened.
  public init?(_ version: String, in folder: String) throws(FileSystemError) {
    guard let opened = try Folder.open(folder).folder(version),
      let site = readSiteManifest(in: opened)
    else { return nil }
    self.folder = folder
    self.version = version
    self.site = site
    var targets: [TargetManifest] = []
    for target in site.targets {
      guard let tree = try opened.folder(target.name),
        let manifest = try? TargetManifest.read(in: tree, isChecked: false)
      else { continue }
      targets.append(manifest)
    }
    self.targets = targets
  }

  /// Reads a file that is in a manifest, as it is now: the version's folder may be another one
  /// since.
  ///
  /// No link is followed out of the version's folder.
  public func bytes(at place: OutputPlace) throws(FileSystemError) -> [UInt8] {
    try checkOutputFile(place.file)
    return try DiskFileSystem(root: folder + "/" + version)
      .read(place.path, limit: assetSizeLimit)
  }

  /// Opens a file that is in a manifest, for a caller that may want a part of it.
  public func open(_ place: OutputPlace) throws(FileSystemError) -> OpenedFile {
    try checkOutputFile(place.file)
    return try DiskFileSystem(root: folder + "/" + version)
      .open(place.path, limit: assetSizeLimit)
  }

  /// Whether the version is still there; where that cannot be told it counts as there.
  public var isThere: Bool {
    do throws(FileSystemError) {
      return try Folder.open(folder).folder(version)?.status(OutputName.manifest) != nil
    } catch {
      return error.reason != .notFound
    }
  }

  /// Reads a part of one of the manifests: a target's, or the site's for `nil`.
  ///
  /// `part` is the path of a bin in the target's folder, `nil` for the head.
  public func manifest(
    of target: String?, part: String? = nil
  ) throws(FileSystemError) -> [UInt8] {
    let path = (target.map { $0 + "/" } ?? "") + (part ?? OutputName.manifest)
    return try DiskFileSystem(root: folder + "/" + version).read(path, limit: manifestSizeLimit)
  }
}

/// The digest that manifests have of some bytes: 32 hexadecimal digits.
public func documentDigest(of bytes: [UInt8]) -> String { xxh128(bytes.span).hex }

/// The largest file that is copied to the output, in bytes; it is in memory for a moment.
public let assetSizeLimit = 256 << 20
