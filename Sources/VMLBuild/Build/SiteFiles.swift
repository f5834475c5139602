import VMLDiagnostics

/// The files of a site by what they are, each kind in the order of its paths.
struct SiteFiles {
  /// Below `content/`, pages.
  var pages: [String] = []
  /// Below `content/`, `.yaml`, `.yml` and `.json`.
  var data: [String] = []
  /// Below `content/`, everything else.
  var assets: [String] = []
  var components: [String] = []
  /// Everything with the ending `.vss`.
  var sheets: [String] = []

  static let configuration = "site.yaml"
  static let content = "content"
  static let components = "components"
  static let styles = "styles"

  /// Looks through the site's folders; names that begin with a dot are passed over.
  init(
    in fileSystem: some FileSystem, reporting bag: inout DiagnosticBag,
    sources: inout SourceRegistry
  ) throws(FileSystemError) {
    for folder in [Self.components, Self.content, Self.styles] {
      guard try fileSystem.status(of: folder)?.kind == .folder else { continue }
      for entry in try fileSystem.list(folder) where !Self.isHidden(entry.path) {
        let ending = Self.ending(of: entry.path)
        switch entry.kind {
        case .file: add(entry.path, ending, in: folder, reporting: &bag, sources: &sources)
        case .folder:
          guard Self.sourceEndings.contains(ending) else { continue }
          bag.report(.folderAsFile(entry.path, at: sources.place(of: entry.path)))
        case .link: break
        case .linkOut: bag.report(.linkOut(entry.path, at: sources.place(of: entry.path)))
        case .brokenLink, .linkCycle:
          bag.report(.brokenLink(entry.path, at: sources.place(of: entry.path)))
        case .other: bag.report(.notAFile(entry.path, at: sources.place(of: entry.path)))
        case .unreadableName:
          bag.report(.unreadableName(entry.path, at: sources.place(of: entry.path)))
        }
      }
    }
  }

  private static let sourceEndings = ["vml", "vss", "yaml", "yml", "json"]

  private mutating func add(
    _ path: String, _ ending: String, in folder: String, reporting bag: inout DiagnosticBag,
    sources: inout SourceRegistry
  ) {
    switch (folder, ending) {
    case (Self.components, "vml"): components.append(path)
    case (Self.components, "vss"):
      bag.report(.scopedSheet(path, at: sources.place(of: path)))
    case (Self.components, _): break
    case (_, "vss"): sheets.append(path)
    case (Self.content, "vml"): pages.append(path)
    case (Self.content, "yaml"), (Self.content, "yml"), (Self.content, "json"): data.append(path)
    case (Self.content, _): assets.append(path)
    default: break
    }
  }

  private static func isHidden(_ path: String) -> Bool {
    path.hasPrefix(".")
      || path.utf8.indices.contains { index in
        path.utf8[index] == UInt8(ascii: "/")
          && path.utf8[path.utf8.index(after: index)...].first
            == UInt8(ascii: ".")
      }
  }

  /// What follows the last dot of a path's last part, in lower case.
  static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}

/// Gives every file of a run its number, and keeps those that diagnostics may point at.
struct SourceRegistry {
  private(set) var sources = SourceSet()
  private var count: UInt32 = 0

  /// Registers a file.
  mutating func add(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: FileID(count), path: path, bytes: bytes)
    count += 1
    sources.insert(file)
    return file
  }

  /// A number for a file that is read later; ``keep(_:)`` makes its diagnostics show an excerpt.
  mutating func reserve(_ files: Int) -> Range<UInt32> {
    defer { count += UInt32(files) }
    return count..<count + UInt32(files)
  }

  mutating func keep(_ file: SourceFile) { sources.insert(file) }

  /// The start of a file that is not read.
  mutating func place(of path: String) -> SourceRange { add(path, []).sourceRange(0..<0) }
}

extension Diagnostic {
  fileprivate static func folderAsFile(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "'\(path)' is a folder, and a file is expected here",
      notes: [Note("rename it if it is only to hold others")])
  }

  fileprivate static func linkOut(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pathOutside, .error, at: range, "'\(path)' is a symbolic link that leads out of the site",
      notes: [Note("copy what it leads to into the site")])
  }

  fileprivate static func brokenLink(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "'\(path)' is a symbolic link that leads nowhere",
      notes: [Note("remove it, or let it lead to a file of the site")])
  }

  fileprivate static func notAFile(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unreadableFile, .error, at: range, "'\(path)' is neither a file nor a folder")
  }

  fileprivate static func unreadableName(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "the name of '\(path)' is not UTF-8",
      notes: [Note("rename it")])
  }

  fileprivate static func scopedSheet(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notSupported, .error, at: range,
      "sheets beside components are not supported by this version of vmlc",
      notes: [Note("move '\(path)' into 'styles/'")])
  }
}
