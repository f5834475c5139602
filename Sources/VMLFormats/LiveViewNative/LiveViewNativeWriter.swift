import VMLMarkup

/// Writes documents as LiveView Native's client 0.4 reads them, and the styles of its sheet.
///
/// The views of the body alone, with the attributes that its views read. A modifier is a piece of
/// `style`, which the client looks up in the sheet byte for byte.
struct LiveViewNativeWriter: Sendable {
  let registry = liveViewNativeRegistry

  func document(_ markup: Markup, isIndented: Bool) -> WrittenDocument {
    var pass = LiveViewPass(markup, registry, isIndented: isIndented)
    let body = markup.nodes.indices.first { markup.nodes[$0].name == .body }
    pass.writeChildren(body.map { Array(markup.children(of: $0)) } ?? Array(markup.roots))
    pass.writer.endDocument()
    return WrittenDocument(
      bytes: pass.writer.output, lacks: pass.lacks, styles: pass.styles.sorted())
  }
}

private struct LiveViewPass {
  let markup: Markup
  let registry: LiveViewNativeRegistry
  var writer: MarkupWriter
  var lacks: [FormatLack] = []
  /// Members of the sheet, as JSON.
  var styles: Set<String> = []
  /// True in a placeholder, which stands for two phases and is written twice.
  private var isInPlaceholder = false
  /// By node: the number of the element.
  private let numbers: [Int]

  init(_ markup: Markup, _ registry: LiveViewNativeRegistry, isIndented: Bool) {
    self.markup = markup
    self.registry = registry
    writer = MarkupWriter(layout: isIndented ? .pretty : .compact)
    var number = -1
    numbers = markup.nodes.map { node in
      if node.kind == .element { number += 1 }
      return number
    }
  }

  private mutating func lack(_ part: FormatLack.Part, of node: Int) {
    lacks.append(FormatLack(element: numbers[node], part: part))
  }

  // MARK: Views

  /// An element before its tag is written.
  private struct Element {
    let node: Int
    let row: LiveViewNativeRegistry.View
    var name: String
    var attributes: [(name: String, value: String)] = []
    /// Views that stand for attributes, before its own.
    var views: [LiveViewAddedView] = []
    var style: LiveViewStyle
    /// Whether it stands for the image that was loaded.
    var isInPhase: Bool

    func holds(_ name: String) -> Bool { attributes.contains { $0.name == name } }
  }

  /// Recursion is limited by ``markupDepthLimit``.
  mutating func writeChildren(_ nodes: [Int]) {
    for node in nodes {
      switch markup.nodes[node].kind {
      case .element: write(node, isInPhase: false, keepsTemplate: true)
      case .text: writeText(node, isAlone: nodes.count == 1)
      case .comment, .doctype: break
      }
    }
  }

  private mutating func write(
    _ node: Int, isInPhase: Bool, keepsTemplate: Bool, template: String? = nil
  ) {
    let name = markup.string(markup.nodes[node].name)
    // It draws nothing, and is lost with all else that it has.
    let isPlain = markup.nodes[node].attributes.allSatisfy {
      markup.attributes[$0].name == .template
    }
    if name == "EmptyView", isPlain { return }
    guard let row = registry.views[name] else { return lack(.view(name), of: node) }
    var element = Element(
      node: node, row: row, name: name, style: style(of: node), isInPhase: isInPhase)
    for (index, part) in element.style.lacks { lackOfCall(index, part, of: node) }
    addAttributes(to: &element, keepsTemplate: keepsTemplate)
    if let template { element.attributes.insert(("template", template), at: 0) }
    if name == "Image", isInPhase, !element.holds("name"), !element.holds("systemName") {
      element.name = "AsyncImage"
      element.attributes.append(("image", "true"))
    }
    if name == "Link", let destination = markup.value("destination", of: node),
      Self.isPage(destination)
    {
      // The client's `Link` leaves the app.
      element.name = "NavigationLink"
    }
    addStyle(to: &element)
    guard let form = markup.value("form", of: node) else { return writeTag(element) }
    var attributes = [(name: "id", value: form), ("phx-submit", form)]
    if let index = element.attributes.firstIndex(where: { $0.name == "template" }) {
      attributes.append(element.attributes.remove(at: index))
    }
    let wrapper = Element(
      node: node, row: .init(), name: "LiveForm", attributes: attributes, style: .init(),
      isInPhase: false)
    writeTag(wrapper, .elements) { $0.writeTag(element) }
  }

  /// Whether an address is a page of the site: a path whose last part has no ending.
  private static func isPage(_ address: String) -> Bool {
    guard address.hasPrefix("/"), !address.hasPrefix("//") else { return false }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last?.contains(".") != true
  }

  private mutating func writeTag(_ element: Element) {
    var element = element
    let children = Array(markup.children(of: element.node))
    let text = onlyText(children)
    if element.name == "Text", let text, text != Self.trimmed(text) {
      // Clients cut the blanks at the ends of a text off.
      element.attributes.append(("verbatim", text))
      return writeTag(element, .nothing) { _ in }
    }
    let nodes = childrenToWrite(children, of: element)
    let templates = nodes.map { markup.value("template", of: $0) }
    if element.name == "AsyncImage", !templates.isEmpty,
      templates.allSatisfy({ $0 == "placeholder" })
    {
      element.views.append(
        LiveViewAddedView(
          name: "AsyncImage", template: "phase.success", attributes: [("image", "true")]))
    }
    let isEmpty = nodes.isEmpty && element.views.isEmpty
    let hasText = nodes.contains { markup.nodes[$0].kind == .text }
    writeTag(element, isEmpty ? .nothing : hasText ? .text : .elements) { pass in
      for view in element.views { pass.write(view) }
      for node in nodes { pass.writeChild(node, of: element, isAlone: nodes.count == 1) }
    }
  }

  private mutating func writeTag(
    _ element: Element, _ content: MarkupWriter.Content, _ inner: (inout LiveViewPass) -> Void
  ) {
    let name = Array(element.name.utf8)
    writer.beginTag(name[...])
    for attribute in element.attributes {
      let value = Array(attribute.value.utf8).filter(Self.isAllowed)
      writer.writeAttribute(Array(attribute.name.utf8)[...], value[...])
    }
    writer.endTag(content)
    guard content != .nothing else { return }
    inner(&self)
    writer.writeEndTag(name[...])
  }

  /// The client's parser refuses a document for one control character.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func write(_ view: LiveViewAddedView) {
    var attributes = view.attributes
    if let template = view.template { attributes.append(("template", template)) }
    let added = Element(
      node: 0, row: .init(), name: view.name, attributes: attributes, style: .init(),
      isInPhase: false)
    writeTag(added, view.text == nil ? .nothing : .text) { $0.write(text: view.text ?? "") }
  }

  // MARK: Children

  private func childrenToWrite(_ children: [Int], of element: Element) -> [Int] {
    children.filter { child in
      switch markup.nodes[child].kind {
      case .comment, .doctype: return false
      case .text:
        return !markup.string(markup.nodes[child].text).allSatisfy(\.isWhitespace)
      case .element: return true
      }
    }
  }

  private mutating func writeChild(_ child: Int, of element: Element, isAlone: Bool) {
    guard markup.nodes[child].kind == .element else { return writeText(child, isAlone: isAlone) }
    let template = markup.value("template", of: child)
    if element.name == "AsyncImage", [nil, "content", "placeholder"].contains(template) {
      return writePhases(child, of: element, isLoaded: template != "placeholder")
    }
    var isStripped = false
    if let template, !element.row.templates.contains(template),
      !element.style.templates.contains(template)
    {
      isStripped = template == "content" || element.row.stripped.contains(template)
      guard isStripped else { return lack(.slot(template), of: element.node) }
    }
    write(
      child, isInPhase: template.map { $0 == "phase.success" } ?? element.isInPhase,
      keepsTemplate: !isStripped)
  }

  /// Writes a view of an `AsyncImage` without phases for the phases in which it stands.
  private mutating func writePhases(_ child: Int, of element: Element, isLoaded: Bool) {
    guard !isLoaded else {
      return write(child, isInPhase: true, keepsTemplate: false, template: "phase.success")
    }
    let isInner = isInPlaceholder
    isInPlaceholder = true
    defer { isInPlaceholder = isInner }
    write(child, isInPhase: element.isInPhase, keepsTemplate: false, template: "phase.empty")
    // Each placeholder in another one would double what is written.
    if isInner { return lack(.slot("phase.failure"), of: element.node) }
    let told = lacks.count
    write(child, isInPhase: element.isInPhase, keepsTemplate: false, template: "phase.failure")
    lacks.removeSubrange(told...)
  }

  private mutating func writeText(_ node: Int, isAlone: Bool) {
    let text = markup.string(markup.nodes[node].text)
    let trimmed = Self.trimmed(text)
    if trimmed.isEmpty { return }
    if isAlone || text == trimmed { return write(text: text) }
    write(LiveViewAddedView(name: "Text", attributes: [("verbatim", text)]))
  }

  /// Writes a text; a brace would begin an expression of the server's templates.
  private mutating func write(text: String) {
    var rest = Array(text.utf8).filter(Self.isAllowed)[...]
    while let brace = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    {
      writer.writeText(rest[..<brace])
      writer.writeRaw(Array((rest[brace] == UInt8(ascii: "{") ? "&#123;" : "&#125;").utf8)[...])
      rest = rest[(brace + 1)...]
    }
    writer.writeText(rest)
  }

  /// The text of children that are nothing else; `nil` for others.
  private func onlyText(_ children: [Int]) -> String? {
    guard !children.isEmpty, children.allSatisfy({ markup.nodes[$0].kind == .text }) else {
      return nil
    }
    return children.map { markup.string(markup.nodes[$0].text) }.joined()
  }

  private static func trimmed(_ text: String) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }

  // MARK: Attributes

  private mutating func addAttributes(to element: inout Element, keepsTemplate: Bool) {
    var reader = LiveViewAttributes(row: element.row)
    reader.isBound = element.style.isBound
    for index in markup.nodes[element.node].attributes {
      let attribute = markup.attributes[index]
      if attribute.name == .template, !keepsTemplate { continue }
      // A shape's parameter of that name is no list of modifiers.
      if attribute.name == .style, attribute.flags.contains(.style) { continue }
      let (name, text) = (markup.string(attribute.name), markup.string(attribute.value))
      // A form of its own is around the view.
      if name == "form" { continue }
      let isRead = element.style.read.contains(name)
      if isRead { reader.attributes.append((name, text)) }
      if !reader.take(name, text, isRead: isRead), !element.style.used.contains(name), !isRead {
        lack(.attribute(name), of: element.node)
      }
    }
    for name in reader.finish() { lack(.attribute(name), of: element.node) }
    element.attributes = reader.attributes
    if reader.submits { element.name = "LiveSubmitButton" }
    for added in element.style.added where !element.holds(added.name) {
      element.attributes.append(added)
    }
    element.views = reader.views
    element.style.nodes += reader.modifiers
  }

  // MARK: Styles

  private func style(of node: Int) -> LiveViewStyle {
    guard let index = markup.attribute(.style, of: node),
      markup.attributes[index].flags.contains(.style)
    else { return LiveViewStyle() }
    let expressions = LiveViewExpressions(tree: markup.styles) { [markup] name in
      markup.value(named: name, of: node)
    }
    return LiveViewStyle(
      markup.attributes[index].style,
      by: LiveViewModifiers(registry: registry, expressions: expressions))
  }

  private mutating func lackOfCall(_ index: Int, _ loss: LiveViewStyle.Loss, of node: Int) {
    switch loss {
    case .form(let name):
      lack(.modifier(index, name, isKnown: registry.modifiers[name] != nil), of: node)
    case .doubt(let name, let doubt): lack(.doubtful(index, name, doubt), of: node)
    case .attribute(let name, let attribute):
      lack(.missingAttribute(index, name, attribute: attribute), of: node)
    }
  }

  /// Adds `style`, or `class` where a text cannot stand in one, and notes the sheet's members.
  private mutating func addStyle(to element: inout Element) {
    guard !element.style.nodes.isEmpty else { return }
    // These read `style` as the form of their corners.
    let isShape = element.row.attributes["style"] != nil
    let isWord = isShape || !element.style.nodes.allSatisfy(\.isPlain)
    var keys: [String] = []
    for node in element.style.nodes {
      let key = node.text(in: isWord ? .word : .style)
      keys.append(key)
      let member = FormatValue.object([.init(key, .array([node.value]))]).json()
      styles.insert(String(decoding: member.dropFirst().dropLast(), as: UTF8.self))
    }
    guard isWord else { return element.attributes.append(("style", keys.joined(separator: ";"))) }
    let text = keys.joined(separator: " ")
    if let index = element.attributes.firstIndex(where: { $0.name == "class" }) {
      element.attributes[index].value = text + " " + element.attributes[index].value
    } else {
      element.attributes.append(("class", text))
    }
  }
}
