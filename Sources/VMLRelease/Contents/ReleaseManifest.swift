import VMLDiagnostics

/// Which object each path of a target is: `v/<release>/<target>/manifest.json`.
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
  /// In the order of their files' paths.
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

    public init(
      path: String, locale: String?, theme: String?, stored: File, ids: [String],
      actions: [String], views: [String]
    ) {
      self.path = path
      self.locale = locale
      self.theme = theme
      self.stored = stored
      self.ids = ids
      self.actions = actions
      self.views = views
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

  private static let format = 1
}

// MARK: - JSON

extension ReleaseManifest {
  /// The bytes to store.
  public var file: [UInt8] {
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", Self.format)
      $0.member("target", target)
      $0.member("os", os)
      $0.member("minimum", minimum)
      if !locales.isEmpty { $0.member("locales", locales) }
      if !themes.isEmpty { $0.member("themes", themes) }
      $0.member("documents") {
        $0.array(.lines) { for document in documents { document.write(to: &$0) } }
      }
      $0.member("files") {
        $0.array(.lines) { for file in files { $0.object { file.write(to: &$0) } } }
      }
    }
    json.endLine()
    return json.bytes
  }

  /// `nil` for anything that ``file`` would not have written.
  public init?(file bytes: [UInt8]) {
    guard let json = try? JSONValue(parsing: bytes), json["format"]?.integer == Self.format,
      let target = json["target"]?.string, let os = json["os"]?.string,
      let minimum = json["minimum"], minimum == .null || minimum.string != nil,
      let documents = json["documents"]?.array, let files = json["files"]?.array
    else { return nil }
    self.init(
      target: target, os: os, minimum: minimum.string, locales: json["locales"]?.strings ?? [],
      themes: json["themes"]?.strings ?? [], documents: [], files: [])
    for entry in documents {
      guard let document = Document(json: entry) else { return nil }
      self.documents.append(document)
    }
    for entry in files {
      guard let file = File(json: entry) else { return nil }
      self.files.append(file)
    }
  }
}

extension ReleaseManifest.File {
  fileprivate func write(to json: inout JSONText) {
    json.member("file", file)
    json.member("bytes", bytes)
    json.member("sha256", digest.hex)
  }

  fileprivate init?(json: JSONValue) {
    guard let file = json["file"]?.string, isPlainPath(file), let bytes = json["bytes"]?.integer,
      bytes >= 0, let digest = json["sha256"]?.string.flatMap(ContentDigest.init(hex:))
    else { return nil }
    self.init(file: file, bytes: bytes, digest: digest)
  }
}

extension ReleaseManifest.Document {
  fileprivate func write(to json: inout JSONText) {
    json.object {
      $0.member("path", path)
      if let locale { $0.member("locale", locale) }
      if let theme { $0.member("theme", theme) }
      stored.write(to: &$0)
      $0.member("ids", ids)
      $0.member("actions", actions)
      $0.member("views", views)
    }
  }

  fileprivate init?(json: JSONValue) {
    guard let path = json["path"]?.string, let stored = ReleaseManifest.File(json: json),
      let ids = json["ids"]?.strings, let actions = json["actions"]?.strings,
      let views = json["views"]?.strings
    else { return nil }
    self.init(
      path: path, locale: json["locale"]?.string, theme: json["theme"]?.string, stored: stored,
      ids: ids, actions: actions, views: views)
  }
}

extension JSONText {
  fileprivate mutating func member(_ key: String, _ values: [String]) {
    member(key) { $0.array { for value in values { $0.value(value) } } }
  }
}
