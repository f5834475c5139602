/// Reason why a page is compiled, or why a document is not as it was.
public enum ChangeReason: Hashable, Sendable {
  // Of one page:

  case newPage(String)
  /// The page's own file.
  case page(String)
  case component(String)
  /// A part of the data, its keys with dots between them; empty for all of it.
  case data(String)
  /// A collection by its name; empty for all.
  case collection(String)
  /// The size of a picture by its name; empty for any.
  case image(String)
  /// A text by its key; empty for the keys of all texts.
  case text(String)
  /// A selector of a changed rule, as it finds its elements: `.card`, `Text`, `#title`.
  case rule(String)
  /// A sheet of the site, of a page with sheets of its own.
  case siteSheets
  /// A file that a diagnostic of the page points at.
  case pointedAt(String)
  /// Diagnostics of the page that may depend on any file.
  case diagnostics
  /// Documents that are not as the last build left them.
  case output
  /// A file that is copied.
  case file(String)

  // Of every page:

  case configuration
  /// A component came or went.
  case components(String)
  /// A custom property of the design tokens, or of a rule that may find any element.
  case property(String)
  /// A part of the sheets that may concern any element: `:root`, `the order of layers`.
  case sheets(String)
  /// A file that pages share, of another kind.
  case sharedFile(String)
}

extension ChangeReason: CustomStringConvertible {
  /// The reason in a few words, with the name of what changed.
  public var description: String {
    switch self {
    case .newPage(let path): "page \(path) is new"
    case .page(let path): "page \(path)"
    case .component(let name): "component \(name)"
    case .data(let keys): keys.isEmpty ? "data" : "data.\(keys)"
    case .collection(let name): name.isEmpty ? "collections" : "collections.\(name)"
    case .image(let name): name.isEmpty ? "sizes of pictures" : "the size of \(name)"
    case .text(let key): key.isEmpty ? "texts" : "text @\(key)"
    case .rule(let subject): "rules of \(subject)"
    case .siteSheets: "style sheets, beside the page's own"
    case .pointedAt(let path): "a diagnostic in \(path)"
    case .diagnostics: "diagnostics"
    case .output: "the output was changed"
    case .file(let path): "file \(path)"
    case .configuration: "site.yaml"
    case .components(let name): "component \(name) came or went"
    case .property(let name): "property \(name)"
    case .sheets(let part): "style sheets: \(part)"
    case .sharedFile(let path): "file \(path)"
    }
  }
}
