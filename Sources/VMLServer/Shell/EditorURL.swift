/// The URL that opens a place of a file in an editor: `{path}`, `{line}` and `{column}` stand for
/// the place.
///
/// - Parameter name: An editor's name, or such a URL itself; `nil` for Visual Studio Code.
/// - Returns: `nil` for `none`, and for what is neither: then places are copied.
public func editorURL(_ name: String?) -> String? {
  switch name ?? "vscode" {
  case "vscode", "": "vscode://file{path}:{line}:{column}"
  case "vscodium": "vscodium://file{path}:{line}:{column}"
  case "cursor": "cursor://file{path}:{line}:{column}"
  case "zed": "zed://file{path}:{line}:{column}"
  case "textmate": "txmt://open?url=file://{path}&line={line}&column={column}"
  case "idea": "idea://open?file={path}&line={line}&column={column}"
  case let url:
    // It becomes a link of the page: nothing that the browser would run itself.
    url.contains("{path}") && url.contains("://") && !url.lowercased().hasPrefix("javascript:")
      ? url : nil
  }
}
