/// A site that is built again and again, and what is known of its last build that succeeded.
///
/// `vmlc build` makes one, rebuilds once and saves; `vmlc watch` keeps one in memory. A rebuild
/// does what a build without memory would do, to the byte: output, manifests and diagnostics are
/// the same.
///
/// A build that fails, is cancelled or has errors leaves what is known as it was.
public struct BuildSession<Files: FileSystem>: Sendable {
  /// What each rebuild is asked for; what changes here is heeded by the next one.
  public var options: BuildOptions
  public let fileSystem: Files

  /// A session that knows of no build yet.
  public init(_ options: BuildOptions, in fileSystem: Files) {
    self.options = options
    self.fileSystem = fileSystem
  }

  /// Builds what may have come out otherwise since the last build.
  ///
  /// If the task is cancelled the build ends soon, with ``BuildFailure/cancelled`` and with the
  /// output as it was.
  /// `changes` are since the last rebuild began.
  public mutating func rebuild(
    _ changes: SourceChanges = .unknown
  ) async throws(BuildFailure) -> BuildReport {
    try await buildSite(options, in: fileSystem)
  }

  /// Writes what is known of the last build into the site's cache, where the options want one.
  ///
  /// Does nothing if the cache says all that already.
  public mutating func save() throws(BuildFailure) {}
}

extension BuildSession<DiskFileSystem> {
  /// A session for a site on the disk, with what its cache knows of the last build, where the
  /// options want that.
  public init(_ options: BuildOptions) throws(BuildFailure) {
    self.init(options, in: try openSite(options.site))
  }
}

/// What may have changed in a site.
public enum SourceChanges: Sendable {
  /// Anything: every file is looked at.
  case unknown
  /// Nothing but these files and folders, with all that the folders hold, relative to the site:
  /// what was changed, added or removed, or is on either side of a move.
  case paths(Set<String>)
}
