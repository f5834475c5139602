import VMLCompiler
import VMLFiles

/// The files of a site by what they are, each kind in the order of its paths.
public struct SiteFiles {
  /// Below `content/`, pages: `.vml` and `.md`.
  var pages: [String] = []
  /// Whether a page is Markdown.
  var holdsMarkdown = false
  /// Below `content/`, `.yaml`, `.yml`, `.json`, `.csv`, `.jsonl` and `.ndjson`.
  var data: [String] = []
  /// Number of bytes of the data.
  var dataSize = 0
  /// Below `content/`, everything else.
  var assets: [String] = []
  var components: [String] = []
  /// Below `components/`, everything with the ending `.vss`.
  var componentSheets: [String] = []
  /// Everything else with the ending `.vss`.
  var sheets: [String] = []
  /// Below `styles/`, `.json`: what a sheet may name with `@tokens`.
  var tokens: [String] = []
  /// Below `locales/`, `.yaml`, `.yml`, `.strings` and `.xcstrings`; only of a site with locales.
  var texts: [String] = []
  /// Files of `content/` that the site leaves out.
  let filter: PathFilter

  public static let configuration = "site.yaml"
  public static let content = "content"
  public static let components = "components"
  public static let locales = "locales"
  public static let styles = "styles"
  /// The folders that hold a site's sources.
  public static let folders = [components, content, locales, styles]
  /// Names of the sources in a site's folder.
  static let names = Set(folders + [configuration])

  static let sourceEndings = [
    "vml", "vss", "yaml", "yml", "json", "csv", "jsonl", "ndjson", "strings", "xcstrings",
  ]

  /// Whether a file is a source of a site, and neither a page nor a component.
  public static func isOtherSource(_ path: String) -> Bool {
    let ending = ending(of: path)
    return ending != "vml" && sourceEndings.contains(ending)
  }

  /// Whether it takes longer to read all data than to find out what of it is needed.
  var isDataLarge: Bool { dataSize > 1 << 18 || data.count > 64 }

  /// Whether a file is a page, by its place and its ending.
  public static func isPage(_ path: String) -> Bool {
    (isMarkup(path) || isMarkdown(path)) && isIn(path, content)
  }

  static func isMarkup(_ path: String) -> Bool { hasSuffix(path, markupEnding) }

  private static let markupEnding = Array(".vml".utf8)

  /// Whether a file is data, or texts, by its place and its ending.
  static func isDataOrText(_ path: String) -> Bool {
    switch ending(of: path) {
    case "yaml", "yml": isIn(path, content) || isIn(path, locales)
    case "json", "csv", "jsonl", "ndjson": isIn(path, content)
    case "strings", "xcstrings": isIn(path, locales)
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
