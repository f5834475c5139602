/// What a build is about to write, and where.
package struct OutputRequest: Sendable {
  /// The output folder, as the user named it.
  package var folder: String
  package var site: String
  /// What names the tree; `nil`: the digest of what it holds.
  package var version: String?
  /// The version of VML.
  package var vml: String
  /// The version of `vmlc`.
  package var compiler: String
  /// All the site's targets, in the site's order.
  package var targets: [Target]
  package var foreignFiles: ForeignFiles = .keep
  /// Whether `latest.json` is to name this version afterwards.
  package var becomesLatest = true

  package init(
    folder: String, site: String, version: String?, vml: String = "1.0", compiler: String,
    targets: [Target]
  ) {
    self.folder = folder
    self.site = site
    self.version = version
    self.vml = vml
    self.compiler = compiler
    self.targets = targets
  }

  package struct Target: Hashable, Sendable {
    package var name: String
    package var os: String
    package var minimum: String?
    /// The locales and themes that it has a tree for; none where it has one for all.
    package var locales: [String] = []
    package var themes: [String] = []
    /// Whether this build makes its trees, or leaves those that are there.
    package var isBuilt: Bool

    package init(name: String, os: String, minimum: String?, isBuilt: Bool = true) {
      self.name = name
      self.os = os
      self.minimum = minimum
      self.isBuilt = isBuilt
    }
  }

  /// What becomes of files in a tree that no build made.
  package enum ForeignFiles: Sendable { case keep, prune }
}

/// What a build has done to the output.
package struct OutputSummary: Hashable, Sendable {
  package var version: String
  package var digest: String
  /// Trees that this build made.
  package var trees = 0
  /// Documents in those trees.
  package var documents = 0
  /// Other files in those trees.
  package var files = 0
  /// Documents and files that had to be written.
  package var written = 0
  /// Documents and files that were there already.
  package var reused = 0
  /// Files of this version that are gone, relative to the output folder, in order.
  package var removed: [String] = []
  /// Files that no build made and that were left, relative to the output folder, in order.
  package var foreign: [String] = []
  /// Whether anything in the output folder is different now.
  package var hasChanged = false
}
