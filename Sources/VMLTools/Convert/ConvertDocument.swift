public import VMLDiagnostics
public import VMLFormats
import VMLMarkup

/// Writes a VML document in another format.
///
/// The text is `nil` after an error. With `isStrict` nothing may be left out. A view of Swift is
/// named for `name`, a path without its ending.
public func convertDocument(
  _ file: SourceFile, to writer: FormatWriter, named name: String, isStrict: Bool
) -> Rewriting {
  var bag = DiagnosticBag()
  guard validateEncoding(of: file, reporting: &bag) else {
    return Rewriting(text: nil, diagnostics: bag.diagnostics)
  }
  let markup = document(of: file, reporting: &bag)
  if markup.nodes.isEmpty, !bag.hasErrors { bag.report(.noViews(at: file.sourceRange(0..<0))) }
  let written = writer.write(markup, isIndented: true, named: name)
  let elements = markup.nodes.indices.filter { markup.nodes[$0].kind == .element }
  var finder = LackPlaces(markup)
  for lack in written.lacks {
    for (part, element, range) in finder.places(of: lack.part, on: elements[lack.element]) {
      let name = markup.string(markup.nodes[element].name)
      bag.report(.formatLacks(part, of: name, in: writer.format, at: range, isBuilt: false))
    }
  }
  let isFine = isStrict ? bag.diagnostics.isEmpty : !bag.hasErrors
  var rewriting = Rewriting(text: isFine ? written.bytes : nil, diagnostics: bag.diagnostics)
  rewriting.styles = written.styles
  return rewriting
}

/// The views of a document, and of a page by hand what it has of them; tells of the rest.
private func document(of file: SourceFile, reporting bag: inout DiagnosticBag) -> Markup {
  var mistakes = DiagnosticBag()
  var start = 0
  if file.bytes.starts(with: "---".utf8) {
    let matter = FrontMatter(of: file, reporting: &mistakes)
    if matter.yaml != nil {
      mistakes.report(.noFrontMatter(at: file.sourceRange(0..<3)))
      start = matter.markupStart
    }
  }
  let markup = parseMarkup(file, from: start, as: .document, reporting: &mistakes)
  // A page by hand, or one that is laid out, has styles over several lines.
  for mistake in mistakes.diagnostics where mistake.code != .styleSpace { bag.report(mistake) }
  // A head elsewhere is a view that the format lacks.
  func elements(_ name: String, in nodes: Markup.Siblings) -> [Int] {
    nodes.filter { node in
      markup.nodes[node].kind == .element && markup.string(markup.nodes[node].name) == name
    }
  }
  for head in elements("vml", in: markup.roots).flatMap({
    elements("head", in: markup.children(of: $0))
  }) {
    for sheet in elements("Style", in: markup.children(of: head)) {
      bag.report(.noSheet(at: markup.nameRange(of: sheet)))
    }
  }
  return markup
}

extension Diagnostic {
  fileprivate static func noFrontMatter(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: range, "a document has no front matter: it is left out",
      notes: [Note("build the site, and convert what it wrote: that has what pages say")])
  }

  fileprivate static func noViews(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: range,
      "the document has no view, and neither has what is written",
      notes: [Note("the smallest one is '<Text>Hello</Text>'")])
  }

  fileprivate static func noSheet(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: range, "the sheet of the document is left out",
      notes: [Note("build the site, and convert what it wrote: that has the modifiers of classes")])
  }
}

/// Finds where the losses of a document stand in its file.
private struct LackPlaces {
  private let markup: Markup
  /// By element: the views under each name, with their attributes that have it.
  private var named: [Int: [String: [(node: Int, name: Int)]]] = [:]
  /// By element: the calls of its style.
  private var calls: [Int: [Int]] = [:]

  init(_ markup: Markup) { self.markup = markup }

  /// A loss with the element that it is told of and its place: of views under a name the first, of
  /// views that `show` hides each.
  mutating func places(
    of part: FormatLack.Part, on element: Int
  ) -> [(FormatLack.Part, element: Int, SourceRange)] {
    guard case .slot(let slot) = part else {
      return [(part, element, place(of: part, on: element))]
    }
    var places: [(FormatLack.Part, element: Int, SourceRange)] = []
    var isTold = false
    for (child, name) in views(under: slot, of: element) {
      let show = markup.nodes[child].attributes.first {
        markup.string(markup.attributes[$0].name) == BehaviourWord.show.rawValue
      }
      let range = markup.file.sourceRange(markup.attributes[show ?? name].nameRange)
      if slot == KnownTemplate.hidden, show != nil {
        places.append((.hidden, child, range))
      } else if !isTold {
        isTold = true
        places.append((part, element, range))
      }
    }
    return places.isEmpty ? [(part, element, place(of: part, on: element))] : places
  }

  private mutating func views(under slot: String, of element: Int) -> [(node: Int, name: Int)] {
    if named[element] == nil {
      var all: [String: [(node: Int, name: Int)]] = [:]
      for child in markup.children(of: element) where markup.nodes[child].kind == .element {
        guard let name = markup.attribute(.template, of: child) else { continue }
        all[markup.string(markup.attributes[name].value), default: []].append((child, name))
      }
      named[element] = all
    }
    return named[element]?[slot] ?? []
  }

  private mutating func place(of part: FormatLack.Part, on element: Int) -> SourceRange {
    switch part {
    case .attribute(let name), .attributePart(let name), .deadLink(let name):
      let index = markup.nodes[element].attributes.first {
        markup.string(markup.attributes[$0].name) == name
      }
      if let index { return markup.file.sourceRange(markup.attributes[index].nameRange) }
    default:
      guard let number = part.call?.index, let index = markup.attribute(.style, of: element)
      else { break }
      let calls = calls[element] ?? modifiers(in: markup.attributes[index].style)
      self.calls[element] = calls
      if calls.indices.contains(number) {
        return markup.file.sourceRange(markup.styles.nodes[calls[number]].range)
      }
    }
    return markup.nameRange(of: element)
  }

  private func modifiers(in style: Range<Int>) -> [Int] {
    var modifiers: [Int] = []
    var node = style.lowerBound
    while node < style.upperBound {
      if markup.styles.nodes[node].kind == .modifier { modifiers.append(node) }
      node = Int(markup.styles.nodes[node].end)
    }
    return modifiers
  }
}
