import VMLDiagnostics
import VMLFiles
import VMLOutput

/// The files of a site by what they are, each kind in the order of its paths.
public struct SiteFiles {
  /// Below `content/`, pages.
  var pages: [String] = []
  /// Below `content/`, `.yaml`, `.yml` and `.json`.
  var data: [String] = []
  private var dataSize = 0
  /// Below `content/`, everything else.
  var assets: [String] = []
  var components: [String] = []
  /// Below `components/`, everything with the ending `.vss`.
  var componentSheets: [String] = []
  /// Everything else with the ending `.vss`.
  var sheets: [String] = []
  /// Below `styles/`, `.json`: what a sheet may name with `@tokens`.
  var tokens: [String] = []
  /// Below `locales/`, `.yaml`, `.yml` and `.xcstrings`; only of a site that has locales.
  var texts: [String] = []

  public static let configuration = "site.yaml"
  public static let content = "content"
  public static let components = "components"
  public static let locales = "locales"
  public static let styles = "styles"
  /// The folders that hold a site's sources.
  public static let folders = [components, content, locales, styles]
  /// Names of the sources in a site's folder.
  static let names = Set(folders + [configuration])

  /// Looks through the site's folders; names that begin with a dot are passed over.
  ///
  /// `snapshot` is what was found in them already.
  init(
    in fileSystem: some FileSystem, hasLocales: Bool, listed snapshot: SourceSnapshot? = nil,
    reporting bag: inout DiagnosticBag, sources: inout SourceRegistry
  ) throws(FileSystemError) {
    for folder in Self.folders where hasLocales || folder != Self.locales {
      guard try Self.isFolder(folder, in: fileSystem, reporting: &bag, sources: &sources) else {
        continue
      }
      if let snapshot {
        // It has left out what is hidden.
        for index in snapshot.entries(below: folder) {
          let entry = snapshot.table.entries[index]
          guard let kind = entry.kind else { continue }
          add(
            entry.path, kind, size: entry.stamp.size, in: folder, reporting: &bag,
            sources: &sources)
        }
      } else {
        for entry in try fileSystem.list(folder, jobs: 1) where !isHiddenPath(entry.path) {
          add(
            entry.path, entry.kind, size: entry.stamp.size, in: folder, reporting: &bag,
            sources: &sources)
        }
      }
    }
  }

  private static func isFolder(
    _ path: String, in fileSystem: some FileSystem, reporting bag: inout DiagnosticBag,
    sources: inout SourceRegistry
  ) throws(FileSystemError) -> Bool {
    do throws(FileSystemError) {
      guard let status = try fileSystem.status(of: path) else { return false }
      if status.kind == .folder { return true }
      bag.report(.fileAsFolder(path, at: sources.place(of: path)))
    } catch {
      guard error.reason == .leadsOut else { throw error }
      bag.report(.linkOut(path, at: sources.place(of: path)))
    }
    return false
  }

  private mutating func add(
    _ path: String, _ kind: FileKind, size: Int, in folder: String,
    reporting bag: inout DiagnosticBag, sources: inout SourceRegistry
  ) {
    switch kind {
    case .file: addFile(path, size: size, in: folder, reporting: &bag, sources: &sources)
    case .folder:
      guard Self.sourceEndings.contains(Self.ending(of: path)) else { return }
      bag.report(.folderAsFile(path, at: sources.place(of: path)))
    case .linkOut: bag.report(.linkOut(path, at: sources.place(of: path)))
    case .link, .brokenLink: bag.report(.brokenLink(path, at: sources.place(of: path)))
    case .linkCycle: bag.report(.linkCycle(path, at: sources.place(of: path)))
    case .other: bag.report(.notAFile(path, at: sources.place(of: path)))
    case .unreadableName: bag.report(.unreadableName(path, at: sources.place(of: path)))
    }
  }

  private static let sourceEndings = ["vml", "vss", "yaml", "yml", "json", "xcstrings"]

  /// Whether a file is a source of a site, and neither a page nor a component.
  public static func isOtherSource(_ path: String) -> Bool {
    let ending = ending(of: path)
    return ending != "vml" && sourceEndings.contains(ending)
  }

  private mutating func addFile(
    _ path: String, size: Int, in folder: String, reporting bag: inout DiagnosticBag,
    sources: inout SourceRegistry
  ) {
    // Most files of a site are pages.
    if folder == Self.content, Self.isMarkup(path) { return pages.append(path) }
    switch (folder, Self.ending(of: path)) {
    case (Self.components, "vml"): components.append(path)
    case (Self.components, "vss"): componentSheets.append(path)
    case (Self.components, "css"), (Self.components, "yaml"), (Self.components, "yml"),
      (Self.components, "json"), (Self.styles, "css"), (Self.styles, "scss"), (Self.styles, "vml"),
      (Self.styles, "yaml"), (Self.styles, "yml"):
      bag.report(.misplaced(path, in: folder, at: sources.place(of: path)))
    case (Self.styles, "json"): tokens.append(path)
    case (Self.components, _): break
    case (Self.locales, "yaml"), (Self.locales, "yml"), (Self.locales, "xcstrings"):
      texts.append(path)
    case (Self.locales, "json"), (Self.locales, "strings"), (Self.locales, "stringsdict"),
      (Self.locales, "toml"), (Self.locales, "ftl"), (Self.locales, "po"), (Self.locales, "vml"),
      (Self.locales, "vss"):
      bag.report(.misplaced(path, in: folder, at: sources.place(of: path)))
    case (Self.locales, _): break
    case (_, "vss"): sheets.append(path)
    case (Self.content, "vml"): pages.append(path)
    case (Self.content, "yaml"), (Self.content, "yml"), (Self.content, "json"):
      data.append(path)
      dataSize += size
    case (Self.content, _) where size > assetSizeLimit:
      bag.report(.assetTooLarge(path, size, at: sources.place(of: path)))
    case (Self.content, _): assets.append(path)
    default: break
    }
  }

  /// Whether it takes longer to read all data than to find out what of it is needed.
  var isDataLarge: Bool { dataSize > 1 << 18 || data.count > 64 }

  /// Whether a file is a page, by its place and its ending.
  public static func isPage(_ path: String) -> Bool {
    isMarkup(path) && isIn(path, content)
  }

  private static func isMarkup(_ path: String) -> Bool { hasSuffix(path, markupEnding) }

  private static let markupEnding = Array(".vml".utf8)

  /// Whether a file is data, or texts, by its place and its ending.
  static func isDataOrText(_ path: String) -> Bool {
    switch ending(of: path) {
    case "yaml", "yml": isIn(path, content) || isIn(path, locales)
    case "json": isIn(path, content)
    case "xcstrings": isIn(path, locales)
    default: false
    }
  }

  /// Whether a path lies in one of the site's folders.
  static func isInFolder(_ path: String) -> Bool { folders.contains { isIn(path, $0) } }

  static func isInContent(_ path: String) -> Bool { isIn(path, content) }

  private static func isIn(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: (folder + "/").utf8)
  }

  // Paths are taken apart by their bytes: a '/' that a combining mark follows is no '/' to
  // `Character`, but it is one to the system.

  /// The ending of a path's last part, after its last dot, in lower case.
  public static func ending(of path: String) -> String {
    let name = splitPath(path).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// A path's last part without its ending.
  public static func stem(of path: String) -> String {
    let name = splitPath(path).name
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// A path relative to `content/`, which it lies in.
  static func contentPath(_ path: String) -> String {
    String(Substring(path.utf8.dropFirst(content.utf8.count + 1)))
  }
}

extension Diagnostic {
  fileprivate static func assetTooLarge(
    _ path: String, _ size: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, .error, at: range,
      "'\(path)' is \(size) bytes long, and files up to \(assetSizeLimit) bytes are copied",
      notes: [Note("let the app load it from another server")])
  }

  static func unusedTokens(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedFile, .warning, at: range, "'\(path)' is not used: no sheet has it for '@tokens'",
      notes: [Note("data belongs into 'content/'")])
  }

  fileprivate static func misplaced(
    _ path: String, in folder: String, at range: SourceRange
  ) -> Diagnostic {
    let ending = SiteFiles.ending(of: path)
    let kinds =
      switch folder {
      case SiteFiles.styles: "'.vss'"
      case SiteFiles.locales: "'.yaml' and '.xcstrings'"
      default: "'.vml'"
      }
    let advice =
      switch ending {
      case _ where folder == SiteFiles.locales && !["vml", "vss"].contains(ending):
        "texts are 'LOCALE.yaml', as 'en.yaml', or one of Apple's string catalogs"
      case "vss": "a sheet belongs into 'styles/'"
      case "css", "scss": "a sheet is VSS: rewrite it as a '.vss' file in 'styles/'"
      case "vml": "a page belongs into 'content/', a component into 'components/'"
      default: "data belongs into 'content/'"
      }
    return Diagnostic(
      .misplacedFile, .warning, at: range,
      "'\(path)' is not used: '\(folder)/' holds \(kinds) files",
      notes: [Note(advice)])
  }

  fileprivate static func fileAsFolder(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "'\(path)' is a file, and a folder is expected here",
      notes: [Note("a site has the folders 'content', 'components', 'styles' and 'locales'")])
  }

  fileprivate static func brokenLink(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "'\(path)' is a symbolic link that leads nowhere",
      notes: [Note("remove it, or let it lead to a file of the site")])
  }

  fileprivate static func linkCycle(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range,
      "'\(path)' is a symbolic link to a folder that it stands in",
      notes: [Note("remove it, or let it lead to another folder of the site")])
  }

  fileprivate static func unreadableName(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadableFile, .error, at: range, "the name of '\(path)' is not UTF-8",
      notes: [Note("rename it")])
  }
}
