import VMLData
import VMLDiagnostics
import VMLMarkup

/// The names of instructions to the compiler, which are no views.
let instructionNames = [
  "if", "elseif", "else", "for", "empty", "let", "slot", "component", "markdown",
]

extension TemplateBuilder {
  /// Opens `<component is="…" …>`, a call of the component that has the name in `is`.
  ///
  /// A name that is written out is looked up here, once.
  mutating func buildChosenCall(_ index: Int) -> Int {
    let node = markup.nodes[index]
    let position = appendNode(.broken, index)
    template.nodes[position].name = siteNames[node.name]
    guard let choice = node.attributes.first(where: { isChoice(markup.attributes[$0]) }) else {
      bag.report(.missing("is", of: "component", at: tag(index)))
      return Int(node.end)
    }
    let attribute = markup.attributes[choice]
    if attribute.flags.contains(.interpolation) {
      let value = value(of: attribute)
      // After an error there is nothing to compute.
      if case .literal = value { return Int(node.end) }
      template.choices.append(value)
      template.choiceLimit = elements.componentLimit
      template.nodes[position].kind = .chosenCall
      template.nodes[position].payload = Int32(template.choices.count - 1)
    } else {
      let name = markup.string(attribute.value)
      guard let component = elements.component(name) else {
        let range = markup.file.sourceRange(attribute.valueRange)
        bag.report(.chosenComponent(name, in: elements, at: range, isWritten: true))
        return Int(node.end)
      }
      template.nodes[position].kind = .call
      template.nodes[position].payload = Int32(component)
    }
    buildAttributes(of: node, position, isCall: true, but: choice)
    if Int(node.end) > index + 1 { descend(.call, at: position, of: index) }
    return index + 1
  }

  /// Builds `<markdown text="…"/>`.
  mutating func buildMarkdown(_ index: Int) -> Int {
    let node = markup.nodes[index]
    let position = appendNode(.broken, index)
    let end = Int(node.end)
    guard elements.component("MarkdownBody") != nil else {
      bag.report(.markdownOff(at: tag(index)))
      return end
    }
    let hasUnknown = checkAttributes(of: index, allowed: ["text"])
    guard
      let text = node.attributes.first(where: {
        markup.string(markup.attributes[$0].name) == "text"
      })
    else {
      if !hasUnknown { bag.report(.missing("text", of: "markdown", at: tag(index))) }
      return end
    }
    if end > index + 1, markup.mayHaveEndTag(index) {
      bag.report(.contentOfMarkdown(at: tag(index)))
    }
    template.choices.append(value(of: markup.attributes[text]))
    // Which components it calls, the text says.
    template.choiceLimit = elements.componentLimit
    template.nodes[position].kind = .markdown
    template.nodes[position].payload = Int32(template.choices.count - 1)
    return end
  }

  private func isChoice(_ attribute: Markup.Attribute) -> Bool {
    markup.names.bytes(of: attribute.name).elementsEqual("is".utf8)
  }
}

extension Markup.Attribute {
  /// Whether the value's bytes in the file are some bytes.
  func isWritten(_ bytes: [UInt8], in source: [UInt8]) -> Bool {
    source[valueRange].elementsEqual(bytes)
  }
}

extension Expander {
  /// Opens the component that a call chooses by a value.
  mutating func expandChosenCall(
    _ index: Int, _ node: Template.Node, of template: Template, parent: Int32
  ) {
    guard let name = chosenName(template.choice(node.payload), in: template) else { return }
    guard let component = site.elements.component(name.text) else {
      report(.chosenComponent(name.text, in: site.elements, at: name.range, isWritten: false))
      return
    }
    var call = node
    call.payload = Int32(component)
    expandCall(index, call, of: template, parent: parent)
  }

  /// Opens the views of a text in Markdown.
  mutating func expandMarkdown(
    _ node: Template.Node, of template: Template, parent: Int32
  ) {
    let attribute = Template.Attribute(
      name: .value, value: template.choice(node.payload), nameOrigin: node.origin,
      origin: node.origin)
    let start = tree.bytes.count
    guard let slice = text(of: attribute, in: template) else { return }
    let text = Array(tree.bytes[slice.range])
    tree.bytes.removeSubrange(start...)
    // A byte of Markdown costs as much as a small part of a node.
    spend(text.count >> 4, at: node.origin)
    guard !isExhausted else { return }
    var found = DiagnosticBag()
    let views = markdownTemplate(
      of: text, at: node.origin, in: site, names: &tree.names, reporting: &found)
    for diagnostic in found.diagnostics { report(diagnostic) }
    markdownCallers.append(template)
    run(views)
    open(0..<views.nodes.count, parent: parent, .markdown)
  }

  /// The name that a value of `is` comes to; `nil` after an error.
  private mutating func chosenName(
    _ choice: Template.Attribute.Value, in template: Template
  ) -> (text: String, range: SourceRange)? {
    switch choice {
    case .interpolation(let index):
      let interpolation = template.interpolation(index)
      guard let value = value(of: interpolation) else { return nil }
      guard case .string(let name) = value else {
        report(.noComponentName(value, at: interpolation.expression.range))
        return nil
      }
      return (name, interpolation.expression.range)
    case .segments(let segments):
      let start = tree.bytes.count
      guard let slice = text(of: segments, in: template) else { return nil }
      let name = tree.string(slice)
      tree.bytes.removeSubrange(start...)
      for case .interpolation(let index) in segments.range.lazy.map({ template.segment($0) }) {
        return (name, template.interpolation(index).expression.range)
      }
      return nil
    case .literal, .style, .text: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func markdownOff(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownElement, .error, at: range, "the site draws no Markdown",
      notes: [Note("write 'markdown: true' in site.yaml")])
  }

  fileprivate static func contentOfMarkdown(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'markdown' holds nothing",
      notes: [Note("its text is the attribute 'text'")])
  }

  /// `isWritten` says whether the name stands at the place as it is.
  fileprivate static func chosenComponent(
    _ name: String, in elements: ElementNames, at range: SourceRange, isWritten: Bool
  ) -> Diagnostic {
    let known = elements.componentNames.sorted()
    let nearest = nearestName(to: name, in: known)
    var notes: [Note] = []
    if elements.isKnown(name) {
      notes.append(Note("a view is no component; write '<\(name)>', inside an 'if'"))
    }
    if known.isEmpty {
      notes.append(Note("the site has no components; one is a file 'components/NAME.vml'"))
    } else {
      let rest = known.count > namedComponents ? " and \(known.count - namedComponents) more" : ""
      notes.append(
        Note(
          "the site has " + known.prefix(namedComponents).joined(separator: ", ") + rest))
    }
    return Diagnostic(
      .unknownComponent, .error, at: range,
      "there is no component '\(name)'" + didYouMean(nearest), notes: notes,
      fixIts: isWritten
        ? nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [] : [])
  }

  fileprivate static func noComponentName(_ value: Value, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownComponent, .error, at: range,
      "'is' needs the name of a component, not \(value.kindName)",
      notes: [Note("'?? \"Card\"' says which component it is where a value is missing")])
  }
}

/// The most components that a message names.
private let namedComponents = 12
