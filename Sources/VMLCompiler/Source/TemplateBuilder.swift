import VMLData
package import VMLDiagnostics
package import VMLMarkup

/// Makes a template of some of a source's nodes.
///
/// `names` is the table of the site or of a worker; the template's names are numbers of it.
package func makeTemplate(
  of markup: Markup, nodes: some Sequence<Int>, knowing elements: ElementNames,
  names: inout NameTable, reporting bag: inout DiagnosticBag
) -> Template {
  var builder = TemplateBuilder(markup, elements, names.translate(markup.names))
  builder.build(nodes.map(\.self), parent: nil)
  bag.report(contentsOf: builder.bag)
  return builder.template
}

/// Walks markup and appends template nodes; instructions are in `TemplateBuilder+Instructions.swift`.
struct TemplateBuilder {
  let markup: Markup
  let elements: ElementNames
  /// The site's number of each of the markup's names.
  let siteNames: [NameID]
  var template = Template()
  var bag = DiagnosticBag()

  init(_ markup: Markup, _ elements: ElementNames, _ siteNames: [NameID]) {
    self.markup = markup
    self.elements = elements
    self.siteNames = siteNames
  }

  /// Builds siblings, whose parent is an instruction, or not.
  mutating func build(_ siblings: [Int], parent: Int?) {
    let parentIsInstruction = parent.map(isInstruction) ?? false
    for (position, index) in siblings.enumerated() {
      switch markup.nodes[index].kind {
      case .text:
        let before = position > 0 ? isInstruction(siblings[position - 1]) : parentIsInstruction
        let after =
          position + 1 < siblings.count
          ? isInstruction(siblings[position + 1]) : parentIsInstruction
        buildText(index, trimming: (before, after))
      case .comment: appendNode(.comment, literal: markup.bytes(markup.nodes[index].text), index)
      case .element: buildElement(index)
      case .doctype: break
      }
    }
  }

  /// Whether a node is an instruction to the compiler.
  func isInstruction(_ index: Int) -> Bool {
    guard markup.nodes[index].kind == .element else { return false }
    switch markup.nodes[index].name {
    case .if, .elseif, .else, .for, .empty, .let, .slot: return true
    default: return false
    }
  }

  // MARK: Text

  /// Builds a text node; white space that holds a line break goes where an instruction's tag is beside it.
  private mutating func buildText(_ index: Int, trimming: (before: Bool, after: Bool)) {
    let node = markup.nodes[index]
    guard node.hasInterpolation else {
      var bytes = Array(markup.bytes(node.text))
      if trimming.before { bytes.removeFirst(leadingBreak(bytes)) }
      if trimming.after { bytes.removeLast(trailingBreak(bytes)) }
      if !bytes.isEmpty { appendNode(.text, literal: bytes[...], index) }
      return
    }
    var segments = markup.segments(of: node.range)
    if trimming.before, case .literal(var bytes) = segments.first {
      bytes.removeFirst(leadingBreak(bytes))
      segments[0] = .literal(bytes)
    }
    if trimming.after, case .literal(var bytes) = segments.last {
      bytes.removeLast(trailingBreak(bytes))
      segments[segments.count - 1] = .literal(bytes)
    }
    appendNode(.interpolatedText, index)
    template.nodes[template.nodes.count - 1].payload = Int32(append(segments))
  }

  /// How many bytes of white space with a line break stand at the start.
  private func leadingBreak(_ bytes: [UInt8]) -> Int {
    let run = bytes.prefix { $0 <= 0x20 }
    return run.contains(0x0A) ? run.count : 0
  }

  private func trailingBreak(_ bytes: [UInt8]) -> Int {
    let run = bytes.suffix(bytes.reversed().prefix { $0 <= 0x20 }.count)
    return run.contains(0x0A) ? run.count : 0
  }

  private mutating func append(_ segments: [TextSegment]) -> Int {
    let parsed = segments.map { segment in
      switch segment {
      case .literal(let bytes): Template.Segment.literal(append(bytes[...]))
      case .interpolation(let text):
        Template.Segment.interpolation(parseInterpolation(text, reporting: &bag))
      }
    }
    template.segments.append(parsed)
    return template.segments.count - 1
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) -> ViewTree.Slice {
    let start = template.text.count
    template.text.append(contentsOf: bytes)
    return ViewTree.Slice(start..<template.text.count)
  }

  // MARK: Elements

  private mutating func buildElement(_ index: Int) {
    let node = markup.nodes[index]
    let first = markup.names.bytes(of: node.name).first ?? 0
    guard first &- 0x41 < 26 else { return buildInstruction(index) }
    let name = markup.string(node.name)
    let component = elements.component(name)
    if component == nil, !elements.isKnown(name) {
      bag.report(.unknownElement(name, at: markup.nameRange(of: index), in: elements.candidates))
    }
    let position = appendNode(component == nil ? .element : .call, index)
    template.nodes[position].name = siteNames[Int(node.name.rawValue)]
    template.nodes[position].payload = Int32(component ?? 0)
    buildAttributes(of: node, position)
    build(Array(markup.children(of: index)), parent: index)
    template.nodes[position].end = UInt32(template.nodes.count)
  }

  private mutating func buildAttributes(of node: Markup.Node, _ position: Int) {
    template.nodes[position].firstAttribute = UInt32(template.attributes.count)
    for attribute in markup.attributes[node.attributes] {
      template.attributes.append(
        Template.Attribute(
          name: siteNames[Int(attribute.name.rawValue)], value: value(of: attribute),
          nameOrigin: ViewTree.Origin(markup.file.sourceRange(attribute.nameRange)),
          origin: ViewTree.Origin(markup.file.sourceRange(attribute.valueRange))))
    }
    template.nodes[position].attributeCount = UInt32(node.attributeCount)
  }

  private mutating func value(of attribute: Markup.Attribute) -> Template.Attribute.Value {
    if attribute.flags.contains(.style) { return style(attribute) }
    guard attribute.flags.contains(.interpolation) else {
      return .literal(append(markup.bytes(attribute.value)))
    }
    return .segments(Int32(append(markup.segments(of: attribute.valueRange))))
  }

  private mutating func style(_ attribute: Markup.Attribute) -> Template.Attribute.Value {
    var interpolations: [Int: Interpolation] = [:]
    if attribute.flags.contains(.interpolation) {
      for index in attribute.style where markup.styles.nodes[index].kind == .interpolation {
        let text = SourceText(markup.file, markup.styles.nodes[index].range)
        interpolations[index] = parseInterpolation(text, reporting: &bag)
      }
    }
    guard interpolations.isEmpty else {
      template.styles.append(
        Template.InterpolatedStyle(
          tree: markup.styles, nodes: attribute.style, interpolations: interpolations))
      return .style(Int32(template.styles.count - 1))
    }
    var printer = StylePrinter()
    printer.print(modifiers: attribute.style, of: markup.styles)
    return .literal(append(printer.output[...]))
  }

  // MARK: Nodes

  @discardableResult
  mutating func appendNode(
    _ kind: Template.Kind, literal: ArraySlice<UInt8> = [], _ index: Int
  ) -> Int {
    let position = template.nodes.count
    template.nodes.append(
      Template.Node(
        kind: kind, end: UInt32(position + 1), literal: append(literal),
        origin: ViewTree.Origin(markup.file.sourceRange(markup.nodes[index].range))))
    return position
  }
}

extension Diagnostic {
  fileprivate static func unknownElement(
    _ name: String, at range: SourceRange, in candidates: [String]
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: candidates.sorted())
    var notes = [
      Note("it is kept as it is; name it under 'custom.views' in site.yaml if the app registers it")
    ]
    if name == "View" {
      notes = [Note("'View' is a protocol in SwiftUI; a 'Group' takes modifiers and children")]
    }
    return Diagnostic(
      .unknownElement, .warning, at: range,
      "'\(name)' is neither a component nor a view of SwiftUI"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: notes,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
