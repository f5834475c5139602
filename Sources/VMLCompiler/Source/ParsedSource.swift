package import VMLData
package import VMLDiagnostics
package import VMLMarkup

/// The largest page, component or sheet that is read, in bytes.
package let sourceSizeLimit = 16 << 20

/// The largest data file that is read, in bytes.
package let dataSizeLimit = 64 << 20

/// A page or component as its file says it, before anything else is known.
///
/// Depends on the file's bytes alone.
package struct ParsedSource: Sendable {
  package let file: SourceFile
  /// `nil` where there is no front matter, or it could not be read.
  package let frontMatter: DataNode?
  package let markup: Markup
}

/// Reads a page or component: front matter, then VML.
package func parseSource(_ file: SourceFile, reporting bag: inout DiagnosticBag) -> ParsedSource {
  guard
    validateSize(of: file, limit: sourceSizeLimit, reporting: &bag),
    validateEncoding(of: file, reporting: &bag)
  else {
    let nothing = SourceFile(id: file.id, path: file.path, bytes: [])
    return ParsedSource(
      file: file, frontMatter: nil, markup: parseMarkup(nothing, reporting: &bag))
  }
  let parts = FrontMatter(of: file, reporting: &bag)
  let frontMatter = parts.yaml.flatMap { readYAML(SourceText(file, $0), reporting: &bag) }
  let markup = parseMarkup(file, from: parts.markupStart, reporting: &bag)
  return ParsedSource(file: file, frontMatter: frontMatter, markup: markup)
}
