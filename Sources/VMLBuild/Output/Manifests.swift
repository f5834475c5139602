/// What the trees of one target hold: `<version>/<target>/manifest.json`.
///
/// It holds neither a version nor a time, so that equal trees have equal manifests.
package struct TargetManifest: Hashable, Sendable {
  package var target: String
  package var os: String
  package var minimum: String?
  /// The locales and themes that there is a tree for, in the site's order; none where there is one
  /// for all.
  package var locales: [String]
  package var themes: [String]
  /// In the order of their files' paths.
  package var documents: [Document]
  /// Images, fonts and whatever else was copied, in the order of their paths.
  package var files: [File]

  package init(
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

  package struct File: Hashable, Sendable {
    /// Relative to the target's folder.
    package var file: String
    package var bytes: Int
    /// The XXH3-128 digest, as 32 hexadecimal digits.
    package var xxh128: String

    package init(file: String, bytes: Int, xxh128: String) {
      self.file = file
      self.bytes = bytes
      self.xxh128 = xxh128
    }
  }

  package struct Document: Hashable, Sendable {
    package var facts: DocumentFacts
    /// Those of the tree that it is in; `nil` where a target has one tree for all.
    package var locale: String?
    package var theme: String?
    package var stored: File

    package init(
      _ facts: DocumentFacts, locale: String? = nil, theme: String? = nil, stored: File
    ) {
      self.facts = facts
      self.locale = locale
      self.theme = theme
      self.stored = stored
    }
  }
}

/// What a manifest says of a document beside its bytes.
package struct DocumentFacts: Hashable, Sendable {
  /// The page's path, the same in all trees, locales and themes.
  package var path: String
  package var ids: [String]
  package var actions: [String]
  /// The views that the client must register.
  package var views: [String]

  package init(path: String, ids: [String] = [], actions: [String] = [], views: [String] = []) {
    self.path = path
    self.ids = ids
    self.actions = actions
    self.views = views
  }
}

/// What one version of the output holds: `<version>/manifest.json`.
package struct SiteManifest: Hashable, Sendable {
  package var name: String
  package var version: String
  /// The version of VML.
  package var vml: String
  /// The version of `vmlc`.
  package var compiler: String
  /// `sha256:` and the digest of the targets' manifests, one after the other.
  package var digest: String
  /// In the site's order.
  package var targets: [Target]

  package init(
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

  package struct Target: Hashable, Sendable {
    package var name: String
    /// The digest of the target's manifest, as 64 hexadecimal digits.
    package var sha256: String

    package init(name: String, sha256: String) {
      self.name = name
      self.sha256 = sha256
    }

    /// Relative to the version's folder.
    package var manifest: String { name + "/" + OutputName.manifest }
  }
}

/// Which version readers should take: `latest.json`.
package struct LatestVersion: Hashable, Sendable {
  package var version: String
  package var digest: String

  package init(version: String, digest: String) {
    self.version = version
    self.digest = digest
  }
}

/// The layout that the manifests of this compiler have; another number is not read.
let manifestFormat = 1
/// The largest manifest that is read, in bytes: some millions of documents.
let manifestSizeLimit = 1 << 30
