import VMLMarkup

/// The output that a build is about to write, and its place.
public struct OutputRequest: Sendable {
  /// The output folder, as the user named it.
  public var folder: String
  public var site: String
  /// The name of the tree; `nil`: the digest of its content.
  public var version: String?
  /// The version of VML.
  public var vml: String
  /// The version of `vmlc`.
  public var compiler: String
  /// All the site's targets, in the site's order.
  public var targets: [Target]
  public var foreignFiles: ForeignFiles = .keep
  /// Whether `latest.json` is to name this version afterwards.
  public var becomesLatest = true
  /// Whether it has the documents of the first rows alone.
  public var isSample = false
  /// The largest number of threads on which manifests are read and made, and old trees removed;
  /// `nil` for one for each processor.
  public var jobs: Int?
  /// Removes trees that were replaced, or are given up; `nil`: the build does, before it ends.
  public var replaced: ReplacedTrees?

  public init(
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

  public struct Target: Hashable, Sendable {
    public var name: String
    public var os: String
    public var minimum: String?
    /// The locales and themes that it has a tree for; none where it has one for all.
    public var locales: [String] = []
    public var themes: [String] = []
    /// Whether this build makes its trees, or leaves those that are there.
    public var isBuilt: Bool
    /// Words that documents and the app share, an object of JSON in one line; empty for none.
    public var interface: [UInt8] = []
    /// The media type of its documents.
    public var mediaType = vmlMediaType

    public init(name: String, os: String, minimum: String?, isBuilt: Bool = true) {
      self.name = name
      self.os = os
      self.minimum = minimum
      self.isBuilt = isBuilt
    }
  }

  /// The fate of files in a tree that no build made.
  public enum ForeignFiles: Sendable { case keep, prune }
}

/// The changes of a build to the output.
public struct OutputSummary: Hashable, Sendable {
  public var version: String
  public var digest: String
  /// Trees that this build made.
  public var trees = 0
  /// Documents in those trees.
  public var documents = 0
  /// Other files in those trees.
  public var files = 0
  /// Documents and files that had to be written.
  public var written = 0
  /// Documents and files that were there already.
  public var reused = 0
  /// Files of this version that are gone, relative to the output folder, in order.
  public var removed: [String] = []
  /// Files that no build made and that were left, relative to the output folder, in order.
  public var foreign: [String] = []
  /// Whether anything in the output folder is different now.
  public var hasChanged = false

  public init(
    version: String,
    digest: String,
    trees: Int = 0,
    documents: Int = 0,
    files: Int = 0,
    written: Int = 0,
    reused: Int = 0,
    removed: [String] = [],
    foreign: [String] = [],
    hasChanged: Bool = false
  ) {
    self.version = version
    self.digest = digest
    self.trees = trees
    self.documents = documents
    self.files = files
    self.written = written
    self.reused = reused
    self.removed = removed
    self.foreign = foreign
    self.hasChanged = hasChanged
  }
}
