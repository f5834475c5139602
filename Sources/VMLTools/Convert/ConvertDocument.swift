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
  let markup = parseMarkup(file, as: .document, reporting: &bag)
  let written = writer.write(markup, isIndented: true, named: name)
  let elements = markup.nodes.indices.filter { markup.nodes[$0].kind == .element }
  for lack in written.lacks {
    for (part, element, range) in places(of: lack.part, on: elements[lack.element], in: markup) {
      let name = markup.string(markup.nodes[element].name)
      bag.report(.formatLacks(part, of: name, in: writer.format, at: range))
    }
  }
  let isFine = isStrict ? bag.diagnostics.isEmpty : !bag.hasErrors
  var rewriting = Rewriting(text: isFine ? written.bytes : nil, diagnostics: bag.diagnostics)
  rewriting.styles = written.styles
  return rewriting
}

/// A loss with the element that it is told of and its place: of views under a name the first, of
/// views that `show` hides each.
private func places(
  of part: FormatLack.Part, on element: Int, in markup: Markup
) -> [(FormatLack.Part, element: Int, SourceRange)] {
  guard case .slot(let slot) = part else {
    return [(part, element, place(of: part, on: element, in: markup))]
  }
  var places: [(FormatLack.Part, element: Int, SourceRange)] = []
  for child in markup.children(of: element) where markup.nodes[child].kind == .element {
    guard let name = markup.attribute(.template, of: child),
      markup.string(markup.attributes[name].value) == slot
    else { continue }
    let show = markup.nodes[child].attributes.first {
      markup.string(markup.attributes[$0].name) == BehaviourWord.show.rawValue
    }
    let range = markup.file.sourceRange(markup.attributes[show ?? name].nameRange)
    if slot == KnownTemplate.hidden, show != nil {
      places.append((.hidden, child, range))
    } else if !places.contains(where: { $0.0 == part }) {
      places.append((part, element, range))
    }
  }
  return places.isEmpty ? [(part, element, place(of: part, on: element, in: markup))] : places
}

private func place(
  of part: FormatLack.Part, on element: Int, in markup: Markup
) -> SourceRange {
  switch part {
  case .attribute(let name), .attributePart(let name), .deadLink(let name):
    let index = markup.nodes[element].attributes.first {
      markup.string(markup.attributes[$0].name) == name
    }
    if let index { return markup.file.sourceRange(markup.attributes[index].nameRange) }
  case .modifier, .argument, .doubtful, .missingAttribute:
    guard let number = part.call?.index, let index = markup.attribute(.style, of: element)
    else { break }
    let style = markup.attributes[index].style
    var node = style.lowerBound
    var count = 0
    while node < style.upperBound {
      if markup.styles.nodes[node].kind == .modifier {
        if count == number { return markup.file.sourceRange(markup.styles.nodes[node].range) }
        count += 1
      }
      node = Int(markup.styles.nodes[node].end)
    }
  default: break
  }
  return markup.nameRange(of: element)
}
