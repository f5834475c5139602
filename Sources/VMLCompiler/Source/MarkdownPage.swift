import VMLDiagnostics
import VMLMarkdown
import VMLMarkup

/// Parses a page of Markdown: front matter, then Markdown, which becomes calls of components.
///
/// The markup has bytes of its own; ``ParsedSource/views`` leads from them back to the file.
func parseMarkdown(_ file: SourceFile, reporting bag: inout DiagnosticBag) -> ParsedSource {
  let source = parseFrontMatter(file, reporting: &bag)
  var ignored = DiagnosticBag()
  let start = FrontMatter(of: file, reporting: &ignored).markupStart
  var context = MarkdownContext(slug: { slug(of: $0) })
  let folder = file.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.path.startIndex
  if file.path.hasPrefix("content/") {
    context.folder = String(file.path[..<folder].dropFirst("content".count)) + "/"
  }
  let views = markdownViews(of: file, from: start, in: context, reporting: &bag)
  let written = SourceFile(id: file.id, path: file.path, bytes: views.vml)
  var found = DiagnosticBag()
  let markup = parseMarkup(written, reporting: &found)
  bag.report(contentsOf: found.moved { views.range(of: $0) })
  return ParsedSource(
    file: file, frontMatter: source.frontMatter, markup: markup, views: views)
}

/// Makes a template of Markdown that is known only when a document is made.
///
/// All that is wrong with it is reported at `origin`, the place of the text. `names` is the table
/// of a tree, which has all names of Markdown.
func markdownTemplate(
  of text: [UInt8], at origin: ViewTree.Origin, in site: Site, names: inout NameTable,
  reporting bag: inout DiagnosticBag
) -> Template {
  let file = SourceFile(id: origin.file, path: "text.md", bytes: text)
  var found = DiagnosticBag()
  let views = markdownViews(of: file, from: 0, in: MarkdownContext(), reporting: &found)
  let written = SourceFile(id: origin.file, path: "text.vml", bytes: views.vml)
  let markup = parseMarkup(written, reporting: &found)
  var builder = TemplateBuilder(markup, knowing: site.elements, texts: nil, names: &names)
  builder.move = { _ in origin.sourceRange.range }
  let template = builder.template(of: markup.nodes.indices)
  found.report(contentsOf: builder.bag)
  bag.report(contentsOf: found.moved { _ in origin.sourceRange.range })
  return template
}

extension DiagnosticBag {
  /// The diagnostics of one file at the places that the starts of theirs stand for.
  ///
  /// Fix-its are left out: they are edits of text that is in no file.
  func moved(_ place: (Int) -> Range<Int>) -> DiagnosticBag {
    func moved(_ range: SourceRange?) -> SourceRange? {
      range.map { SourceRange(file: $0.file, place($0.range.lowerBound)) }
    }
    return mapping { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = moved(diagnostic.range)
      for index in diagnostic.notes.indices {
        diagnostic.notes[index].range = moved(diagnostic.notes[index].range)
      }
      diagnostic.fixIts = []
      return diagnostic
    }
  }
}

extension Template.Parts {
  /// Moves the places of all nodes and attributes to those that their starts stand for.
  mutating func move(_ place: (Int) -> Range<Int>) {
    func moved(_ origin: inout ViewTree.Origin) {
      let range = place(Int(origin.lowerBound))
      (origin.lowerBound, origin.upperBound) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    }
    for index in nodes.indices { moved(&nodes[index].origin) }
    for index in attributes.indices {
      moved(&attributes[index].origin)
      moved(&attributes[index].nameOrigin)
    }
    for index in fragmentNodes.indices { moved(&fragmentNodes[index].origin) }
    for index in fragmentAttributes.indices {
      moved(&fragmentAttributes[index].origin)
      fragmentAttributeNames[index] = ViewTree.Slice(
        fragmentAttributes[index].origin.sourceRange.range)
    }
  }
}
