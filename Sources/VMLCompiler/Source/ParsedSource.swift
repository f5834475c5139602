public import VMLData
public import VMLDiagnostics
import VMLMarkdown
public import VMLMarkup
import VMLYAML

/// The largest page, component or sheet that is read, in bytes.
public let sourceSizeLimit = 16 << 20

/// The largest data file that is read, in bytes.
public let dataSizeLimit = 64 << 20

/// A parsed page or component, before anything else is known.
///
/// Depends on the file's bytes alone.
public struct ParsedSource: Sendable {
  public let file: SourceFile
  /// `nil` if there is no front matter, or it could not be parsed.
  public let frontMatter: DataNode?
  public let markup: Markup
  /// The way from places in the markup to the file's; `nil` for VML, whose places are the same.
  let views: MarkdownViews?

  init(
    file: SourceFile, frontMatter: DataNode?, markup: Markup, views: MarkdownViews? = nil
  ) {
    self.file = file
    self.frontMatter = frontMatter
    self.markup = markup
    self.views = views
  }

  /// Bytes of memory that it takes, roughly, with the file's.
  public var memorySize: Int {
    // A value, with its place and its keys, takes some dozen times as much as its text.
    markup.memorySize + (views == nil ? 0 : file.bytes.count)
      + (frontMatter?.range.range.count ?? 0) * 16
  }
}

/// Parses a page's front matter alone, as if it had no views.
func parseFrontMatter(_ file: SourceFile, reporting bag: inout DiagnosticBag) -> ParsedSource {
  let nothing = SourceFile(id: file.id, path: file.path, bytes: [])
  let markup = parseMarkup(nothing, reporting: &bag)
  guard validateEncoding(of: file, reporting: &bag) else {
    return ParsedSource(file: file, frontMatter: nil, markup: markup)
  }
  let yaml = FrontMatter(of: file, reporting: &bag).yaml
  return ParsedSource(
    file: file, frontMatter: yaml.flatMap { readYAML(SourceText(file, $0), reporting: &bag) },
    markup: markup)
}

/// Parses a page or component: front matter, then VML, or Markdown in a file '.md'.
public func parseSource(_ file: SourceFile, reporting bag: inout DiagnosticBag) -> ParsedSource {
  guard
    validateSize(of: file, limit: sourceSizeLimit, reporting: &bag),
    validateEncoding(of: file, reporting: &bag)
  else {
    let nothing = SourceFile(id: file.id, path: file.path, bytes: [])
    return ParsedSource(
      file: file, frontMatter: nil, markup: parseMarkup(nothing, reporting: &bag))
  }
  if isMarkdown(file.path) { return parseMarkdown(file, reporting: &bag) }
  let parts = FrontMatter(of: file, reporting: &bag)
  let frontMatter = parts.yaml.flatMap { readYAML(SourceText(file, $0), reporting: &bag) }
  let markup = parseMarkup(file, from: parts.markupStart, reporting: &bag)
  reportForeignText(in: markup, from: parts.markupStart, reporting: &bag)
  return ParsedSource(file: file, frontMatter: frontMatter, markup: markup)
}

/// Whether a file is Markdown, by the ending of its path.
public func isMarkdown(_ path: String) -> Bool {
  path.utf8.suffix(3).elementsEqual(".md".utf8)
}
