public import VMLBase

/// Which object each path of a target is: `v/<release>/<target>/manifest.json`, and the bins that
/// it lists.
///
/// It is the target's manifest of the build, with the digest that names the object for the one that
/// tells changes.
public struct ReleaseManifest: Hashable, Sendable {
  public var target: String
  public var os: String
  /// The least version of the system; `nil` where any will do.
  public var minimum: String?
  /// The locales and themes that there is a tree for; none where there is one for all.
  public var locales: [String]
  public var themes: [String]
  /// Words that documents and the app share: `actions`, `endpoints`, `states` and `types`; `nil`
  /// for none.
  public var interface: JSONValue?
  /// The media type of its documents.
  public var mediaType = vmlMediaType
  /// In the order of their bins, and in a bin of their files' paths.
  public var documents: [Document]
  public var files: [File]

  public struct File: Hashable, Sendable {
    /// Relative to the target's folder.
    public var file: String
    /// The length.
    public var bytes: Int
    public var digest: ContentDigest

    public init(file: String, bytes: Int, digest: ContentDigest) {
      self.file = file
      self.bytes = bytes
      self.digest = digest
    }
  }

  public struct Document: Hashable, Sendable {
    /// The page's path, the same in all trees, locales and themes.
    public var path: String
    public var locale: String?
    public var theme: String?
    public var stored: File
    public var ids: [String]
    public var actions: [String]
    /// The views that SwiftUI does not have.
    public var views: [String]
    /// Names of the templates in its head.
    public var lifecycle: [String]
    /// Whether it is a part of other documents, which steps load.
    public var isFragment: Bool
    /// The lifecycle template that it is, for apps without a document; `nil` for a page.
    public var template: String?
    /// The features in it; nothing where the manifest has format 1.
    public var features: FeatureSet

    public init(
      path: String, locale: String?, theme: String?, stored: File, ids: [String],
      actions: [String], views: [String], lifecycle: [String] = [], isFragment: Bool = false,
      template: String? = nil, features: FeatureSet = .none
    ) {
      self.path = path
      self.locale = locale
      self.theme = theme
      self.stored = stored
      self.ids = ids
      self.actions = actions
      self.views = views
      self.lifecycle = lifecycle
      self.isFragment = isFragment
      self.template = template
      self.features = features
    }
  }

  public init(
    target: String, os: String, minimum: String?, locales: [String], themes: [String],
    documents: [Document], files: [File]
  ) {
    self.target = target
    self.os = os
    self.minimum = minimum
    self.locales = locales
    self.themes = themes
    self.documents = documents
    self.files = files
  }

  /// Documents and files, in no order that means anything.
  public var all: [File] { documents.map(\.stored) + files }
}
