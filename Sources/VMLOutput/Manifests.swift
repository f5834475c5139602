public import VMLMarkup
public import VMLFiles

/// The manifest of one target: a head, `<version>/<target>/manifest.json`, and the bins that it
/// lists.
///
/// It holds neither a version nor a time, so that equal trees have equal manifests.
public struct TargetManifest: Hashable, Sendable {
  public var target: String
  public var os: String
  public var minimum: String?
  /// The locales and themes that there is a tree for, in the site's order; none where there is one
  /// for all.
  public var locales: [String]
  public var themes: [String]
  /// Words that documents and the app share, an object of JSON in one line; empty for none.
  public var interface: [UInt8] = []
  /// The media type of its documents.
  public var mediaType = vmlMediaType
  /// In the order of their bins, and in a bin of their files' paths.
  public var documents: [Document]
  /// Images, fonts and whatever else was copied, in the order of the documents.
  public var files: [File]
  /// The format that it was read from; 1 says nothing of features.
  public internal(set) var format = manifestFormat

  public init(
    target: String, os: String, minimum: String?, locales: [String] = [], themes: [String] = [],
    documents: [Document] = [], files: [File] = []
  ) {
    self.target = target
    self.os = os
    self.minimum = minimum
    self.locales = locales
    self.themes = themes
    self.documents = documents
    self.files = files
  }

  /// The files of its bins, from the target's folder; none in format 1.
  public var bins: [String] {
    if format == 1 { return [] }
    let division = ManifestBins(lineCount: documents.count + files.count)
    return (0..<division.count).map(division.file)
  }

  /// A file's path in its tree, without the locale and the theme that a manifest has before it.
  public func pathInTree(_ file: String) -> String {
    let count = (locales.isEmpty ? 0 : 1) + (themes.isEmpty ? 0 : 1)
    return file.split(separator: "/", maxSplits: count).dropFirst(count).joined(separator: "/")
  }

  public struct File: Hashable, Sendable {
    /// Relative to the target's folder.
    public var file: String
    public var bytes: Int
    /// The XXH3-128 digest.
    public var xxh128: XXH128

    public init(file: String, bytes: Int, xxh128: XXH128) {
      self.file = file
      self.bytes = bytes
      self.xxh128 = xxh128
    }
  }

  public struct Document: Hashable, Sendable {
    public var facts: DocumentFacts
    /// The locale and theme of its tree; `nil` where a target has one tree for all.
    public var locale: String?
    public var theme: String?
    public var stored: File

    public init(
      _ facts: DocumentFacts, locale: String? = nil, theme: String? = nil, stored: File
    ) {
      self.facts = facts
      self.locale = locale
      self.theme = theme
      self.stored = stored
    }
  }
}

/// The line of a document in a manifest, but for its bytes.
public struct DocumentFacts: Hashable, Sendable {
  /// The page's path, the same in all trees, locales and themes.
  public var path: String
  public var ids: [String]
  public var actions: [String]
  /// The views that the client must register.
  public var views: [String]
  /// Names of the templates in its head, in their order.
  public var lifecycle: [String]
  /// Whether it is a part of other documents, which steps load.
  public var isFragment: Bool
  /// The lifecycle template that it is, for apps without a document; `nil` for a page.
  public var template: String?
  /// The features in it.
  public var features: FeatureSet

  public init(
    path: String, ids: [String] = [], actions: [String] = [], views: [String] = [],
    lifecycle: [String] = [], isFragment: Bool = false, template: String? = nil,
    features: FeatureSet = .none
  ) {
    self.path = path
    self.ids = ids
    self.actions = actions
    self.views = views
    self.lifecycle = lifecycle
    self.isFragment = isFragment
    self.template = template
    self.features = features
  }
}

/// The manifest of one version of the output: `<version>/manifest.json`.
public struct SiteManifest: Hashable, Sendable {
  public var name: String
  public var version: String
  /// The version of VML.
  public var vml: String
  /// The version of `vmlc`.
  public var compiler: String
  /// `sha256:` and the digest of what `sha256sum` says of the targets' manifests (``digest(of:)``).
  public var digest: String
  /// In the site's order.
  public var targets: [Target]
  /// Whether it has the documents of the first rows alone, as `vmlc watch` makes them.
  public var isSample = false

  public init(
    name: String, version: String, vml: String, compiler: String, digest: String,
    targets: [Target]
  ) {
    self.name = name
    self.version = version
    self.vml = vml
    self.compiler = compiler
    self.digest = digest
    self.targets = targets
  }

  public struct Target: Hashable, Sendable {
    public var name: String
    /// The digest of the target's manifest, as 64 hexadecimal digits.
    public var sha256: String

    public init(name: String, sha256: String) {
      self.name = name
      self.sha256 = sha256
    }

    /// Relative to the version's folder.
    public var manifest: String { name + "/" + OutputName.manifest }
  }

  /// The digest of all that some targets hold: the digest of a line for each, with the digest of
  /// its manifest, two spaces, and the manifest's path, as `sha256sum` prints it.
  ///
  /// So a manifest, which may be large, is hashed once.
  static func digest(of targets: [Target]) -> String {
    var lines: [UInt8] = []
    for target in targets { lines += "\(target.sha256)  \(target.manifest)\n".utf8 }
    return "sha256:" + sha256Hex(lines)
  }
}

/// Which version readers should take: `latest.json`.
public struct LatestVersion: Hashable, Sendable {
  public var version: String
  public var digest: String

  public init(version: String, digest: String) {
    self.version = version
    self.digest = digest
  }
}

/// The format of the manifests that this compiler writes; it also reads format 1.
public let manifestFormat = 2
/// The largest manifest that is read, in bytes: some millions of documents.
let manifestSizeLimit = 1 << 30
