import VMLDiagnostics
import VMLFormats
import VMLMarkup
import VMLStylesheet

/// Writes a finished document in a target's format, and reports what the format cannot say.
///
/// `vml` is the document as canonical VML, which has the elements of the tree in their order.
///
/// - Returns: The document in the format; `nil` after an error.
func emit(
  _ vml: [UInt8], of document: StyledDocument, as writer: inout FormatWriter,
  _ layout: MarkupWriter.Layout, named name: String,
  styledBy resolver: inout StyleResolver, reporting bag: inout DiagnosticBag
) -> WrittenDocument? {
  let isIndented = layout == .pretty
  let written = writer.write(
    isIndented ? inOneLine(vml) : vml, isIndented: isIndented, named: name)
  guard !written.lacks.isEmpty else { return written }
  let tree = document.tree
  let elements = tree.nodes.indices.filter { tree.nodes[$0].kind == .element }
  var reported: Set<ReportedLack> = []
  var named: [Int: NamedChildren] = [:]
  var ofSheets: Set<LackOfStyle> = []
  for lack in written.lacks where elements.indices.contains(lack.element) {
    let element = elements[lack.element]
    let ofStyle = lack.part.call.map { _ in
      LackOfStyle(
        part: lack.part, style: document.styles[element], element: tree.nodes[element].name)
    }
    if let ofStyle, ofSheets.contains(ofStyle) { continue }
    let place = place(of: lack.part, on: element, of: document, styledBy: resolver)
    // In a sheet, it is the same for all with the style.
    let isInSheet = tree.attribute(.style, of: element) == nil
    if let ofStyle, isInSheet, place != tree.nodes[element].origin.sourceRange {
      ofSheets.insert(ofStyle)
    }
    let loss = ReportedLack(part: lack.part, element: tree.nodes[element].name, place: place)
    for var loss in loss.atViews(below: element, of: tree, &named) {
      loss.part = loss.part.inAnyCall
      guard reported.insert(loss).inserted else { continue }
      bag.report(
        writer.message(about: loss.part, of: tree.names.string(loss.element), at: loss.place))
    }
  }
  return bag.hasErrors ? nil : written
}

/// Something that is told once for all elements of a document.
private struct ReportedLack: Hashable {
  var part: FormatLack.Part
  var element: NameID
  var place: SourceRange

  /// The place tells nearly all apart.
  func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// A loss in a style, for elements of one name.
private struct LackOfStyle: Hashable {
  var part: FormatLack.Part
  var style: StyleID
  var element: NameID

  /// The style and the call tell nearly all apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(part.call?.index)
  }
}

extension ReportedLack {
  /// The same, told at the views under a name, and for views that `show` hides at each of them.
  fileprivate func atViews(
    below element: Int, of tree: ViewTree, _ named: inout [Int: NamedChildren]
  ) -> [ReportedLack] {
    guard case .slot(let slot) = part else { return [self] }
    let all = named[element] ?? NamedChildren(of: element, in: tree)
    named[element] = all
    var told: [ReportedLack] = []
    var isTold = false
    for (child, name) in all.children[slot] ?? [] {
      let show = tree.attributeRange(of: child).first {
        tree.names.string(tree.attributes[$0].name) == BehaviourWord.show.rawValue
      }
      if slot == KnownTemplate.hidden, let show {
        let place = tree.attributes[show].origin.sourceRange
        told.append(ReportedLack(part: .hidden, element: tree.nodes[child].name, place: place))
      } else if !isTold {
        isTold = true
        var loss = self
        loss.place = tree.attributes[name].origin.sourceRange
        told.append(loss)
      }
    }
    return told.isEmpty ? [self] : told
  }
}

/// The views directly below an element that stand under names.
private struct NamedChildren {
  /// By name: the nodes, each with its attribute that has the name.
  var children: [String: [(node: Int, name: Int)]] = [:]

  init(of element: Int, in tree: ViewTree) {
    var child = element + 1
    while child < Int(tree.nodes[element].end) {
      defer { child = Int(tree.nodes[child].end) }
      guard tree.nodes[child].kind == .element,
        let name = tree.attribute(.template, of: child)
      else { continue }
      children[tree.string(tree.attributes[name].value), default: []].append((child, name))
    }
  }
}

/// A document without line breaks.
func inOneLine(_ vml: [UInt8]) -> [UInt8] {
  let file = SourceFile(id: FileID(0), path: "document.vml", bytes: vml)
  // It was written by this program.
  var own = DiagnosticBag()
  var options = MarkupPrintingOptions()
  options.dialect = .document
  options.keepsAttributeOrder = true
  return printMarkup(parseMarkup(file, as: .document, reporting: &own), options: options)
}

/// The place in the author's files of something that a format lacks.
private func place(
  of part: FormatLack.Part, on element: Int, of document: StyledDocument,
  styledBy resolver: StyleResolver
) -> SourceRange {
  let tree = document.tree
  switch part {
  case .attribute(let name), .attributePart(let name), .deadLink(let name):
    let position = tree.attributeRange(of: element).first {
      tree.names.string(tree.attributes[$0].name) == name
    }
    if let position { return tree.attributes[position].origin.sourceRange }
  default:
    let style = document.styles[element]
    guard let (index, name) = part.call, !style.isNone else { break }
    if let found = resolver.origin(ofModifier: index, in: style), found.name == name {
      return found.origin.place(on: element, in: tree)
    }
  }
  return tree.nodes[element].origin.sourceRange
}
