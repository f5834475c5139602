public import VMLDiagnostics
public import VMLFormats
import VMLMarkup

/// Writes a VML document in another format.
///
/// The text is `nil` after an error. With `isStrict` nothing may be left out.
public func convertDocument(
  _ file: SourceFile, to writer: FormatWriter, isStrict: Bool
) -> Rewriting {
  var bag = DiagnosticBag()
  guard validateEncoding(of: file, reporting: &bag) else {
    return Rewriting(text: nil, diagnostics: bag.diagnostics)
  }
  let markup = parseMarkup(file, as: .document, reporting: &bag)
  let name = file.path.split(separator: "/").last ?? ""
  let stem = name.hasSuffix(".vml") ? String(name.dropLast(4)) : "index"
  let written = writer.write(markup, isIndented: true, named: stem)
  let elements = markup.nodes.indices.filter { markup.nodes[$0].kind == .element }
  for lack in written.lacks {
    let element = elements[lack.element]
    bag.report(
      .formatLacks(
        lack.part, of: markup.string(markup.nodes[element].name), in: writer.format,
        at: place(of: lack.part, on: element, in: markup)))
  }
  let isFine = isStrict ? bag.diagnostics.isEmpty : !bag.hasErrors
  var rewriting = Rewriting(text: isFine ? written.bytes : nil, diagnostics: bag.diagnostics)
  rewriting.styles = written.styles
  return rewriting
}

private func place(
  of part: FormatLack.Part, on element: Int, in markup: Markup
) -> SourceRange {
  switch part {
  case .attribute(let name), .attributePart(let name):
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
