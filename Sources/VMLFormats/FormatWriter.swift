public import VMLCatalog
public import VMLMarkup

/// Writes documents in a format other than VML.
///
/// A document comes as the VML that a build writes: components, classes and variables are gone.
/// All of it that the format can say is written; what it cannot is left out, and listed.
public struct FormatWriter: Sendable {
  public let format: DocumentFormat
  /// `nil` for Swift.
  private let codec: (any FormatCodec)?
  private let table: FormatTable
  private let target: Catalog.CheckTarget

  /// `nil` for VML, which is written already.
  ///
  /// The target says which of SwiftUI's declarations Swift may use; without one it is the newest
  /// iOS.
  public init?(_ format: DocumentFormat, for target: Catalog.CheckTarget? = nil) {
    guard format != .vml else { return nil }
    self.format = format
    codec = format.codec
    table = codec?.table ?? FormatTable()
    self.target = target ?? Catalog.CheckTarget(platform: .iOS, minimum: nil)
  }

  /// A document in the format, and what is left out of it.
  ///
  /// JSON is in one line unless `isIndented`. A view of Swift is named for the file, whose name is
  /// given without its ending: `products/lamp`.
  public func document(
    _ markup: Markup, isIndented: Bool = false, named file: String = "index"
  ) -> (bytes: [UInt8], lacks: [FormatLack]) {
    guard let codec else {
      var writer = SwiftWriter(markup: markup, target: target)
      let bytes = writer.document(named: swiftTypeName(of: file))
      return (bytes, writer.lacks)
    }
    var pass = WritingPass(markup: markup, codec: codec, table: table)
    let body = markup.nodes.indices.first { markup.nodes[$0].name == .body }
    let roots = pass.views(body.map { Array(markup.children(of: $0)) } ?? Array(markup.roots))
    let value = roots.count == 1 ? roots[0] : codec.group(roots)
    return (value.json(isIndented: isIndented), pass.lacks)
  }
}

private struct WritingPass {
  let markup: Markup
  let codec: any FormatCodec
  let table: FormatTable
  var lacks: [FormatLack] = []
  /// Matches values without views.
  private let plain: PatternMatcher
  private var depth = 0
  /// Number of views so far; a style may name one view several times.
  private var count = 0
  private var isFull = false
  /// Linear in the document, so that views that name each other twice do not make it huge.
  private let viewLimit: Int
  /// By node: the number of the element.
  private let numbers: [Int]

  init(markup: Markup, codec: any FormatCodec, table: FormatTable) {
    self.markup = markup
    self.codec = codec
    self.table = table
    plain = PatternMatcher(table: table, codec: codec)
    var number = -1
    numbers = markup.nodes.map { node in
      if node.kind == .element { number += 1 }
      return number
    }
    viewLimit = 1000 + 4 * (number + 1)
  }

  /// Recursion is limited by ``markupDepthLimit``.
  mutating func views(_ nodes: [Int]) -> [FormatValue] {
    nodes.compactMap { node in
      switch markup.nodes[node].kind {
      case .element: view(node)
      case .text: text(node)
      case .comment, .doctype: nil
      }
    }
  }

  /// Text between views, which is a `Text` of its own.
  private func text(_ node: Int) -> FormatValue? {
    let text = markup.string(markup.nodes[node].text)
    guard !text.allSatisfy(\.isWhitespace), let row = table.views["Text"]?.first else { return nil }
    let members = plain.make(row.members, ["content": .string(text)])
    return codec.view(FormatView(type: row.type, members: members))
  }

  private mutating func lack(_ part: FormatLack.Part, of node: Int) {
    lacks.append(FormatLack(element: numbers[node], part: part))
  }

  // MARK: Views

  private mutating func view(_ node: Int) -> FormatValue? {
    let name = markup.string(markup.nodes[node].name)
    guard let rows = table.views[name] else {
      lack(.view(name), of: node)
      return nil
    }
    guard depth < codec.depthLimit else {
      lack(.depth(codec.depthLimit), of: node)
      return nil
    }
    guard count < viewLimit else {
      if !isFull { lack(.tooMany(viewLimit), of: node) }
      isFull = true
      return nil
    }
    count += 1
    depth += 1
    defer { depth -= 1 }
    var content = ElementContent(node, of: markup)
    for isExact in [true, false] {
      for row in rows {
        guard let bound = bind(&content, to: row, isExact: isExact) else { continue }
        return finish(content, row, bound)
      }
    }
    lack(.view(name), of: node)
    return nil
  }

  /// Values and views of an element that the parameters of a row are bound to.
  ///
  /// Views are made once a row is chosen: made for each row that is tried, views in views would
  /// take a time that doubles with each level.
  private struct BoundRow {
    var values: Bindings = [:]
    var views: [(parameter: FormatTable.Parameter, kind: ValueKind, nodes: [Int])] = []
  }

  /// Binds what an element has to the parameters of a row; `nil` if something is missing, or if
  /// something is left and `isExact`.
  private func bind(
    _ content: inout ElementContent, to row: FormatTable.Row, isExact: Bool
  ) -> BoundRow? {
    var bound = BoundRow()
    content.begin()
    for parameter in row.parameters {
      let isBound =
        if let kind = parameter.kindOfViews {
          bind(&content, to: parameter, kind, &bound)
        } else {
          bind(&content, to: parameter, &bound.values)
        }
      if !isBound, !parameter.isOptional { return nil }
    }
    takeCommon(&content)
    return isExact && content.hasRest(ignoring: table.ignored) ? nil : bound
  }

  private func bind(
    _ content: inout ElementContent, to parameter: FormatTable.Parameter, _ kind: ValueKind,
    _ bound: inout BoundRow
  ) -> Bool {
    let label = kind == .views ? "content" : parameter.label
    let nodes = label == "content" ? content.views : content.slot(label)
    guard !nodes.isEmpty, fits(nodes, kind) else { return false }
    content.take(viewsOf: label)
    bound.views.append((parameter, kind, nodes))
    return true
  }

  /// Binds an attribute, or the element's text.
  private func bind(
    _ content: inout ElementContent, to parameter: FormatTable.Parameter,
    _ bindings: inout Bindings
  ) -> Bool {
    if parameter.label == "content" {
      guard let text = content.takeText() else { return false }
      bindings["content"] = .string(text)
      return true
    }
    guard let text = content.attribute(parameter.label) else { return false }
    let (pattern, variable) = (parameter.pattern, parameter.variable)
    let isBound =
      plain.match(.attribute(text), pattern, variable, &bindings)
      || expression(text).map { plain.match($0, pattern, variable, &bindings) } == true
    if isBound { content.take(parameter.label) }
    return isBound
  }

  private func expression(_ text: String) -> StyleExpression? {
    text.contains { "[(.".contains($0) } ? parseExpression(text) : nil
  }

  private func takeCommon(_ content: inout ElementContent) {
    for row in table.common {
      let labels = row.parameters.map(\.label)
      guard labels.contains(where: { content.attribute($0) != nil }) else { continue }
      for label in labels { content.take(label) }
    }
  }

  /// Views under one name as one.
  private mutating func one(_ nodes: [Int]) -> FormatValue {
    let made = views(nodes)
    return made.count == 1 ? made[0] : codec.group(made)
  }

  private mutating func finish(
    _ content: ElementContent, _ row: FormatTable.Row, _ bound: BoundRow
  ) -> FormatValue {
    var (content, bindings) = (content, bound.values)
    let node = content.element
    for (parameter, kind, nodes) in bound.views {
      if kind == .flat, markup.plainText(of: nodes) == nil {
        lack(.flattened(parameter.label), of: node)
      }
      bindings[parameter.variable] = value(of: nodes, kind)
    }
    var modifiers = modifiers(of: node, row.type, &content)
    let own = row.parameters.map(\.label)
    for row in table.common where !row.parameters.contains(where: { own.contains($0.label) }) {
      var bound: Bindings = [:]
      for parameter in row.parameters {
        guard let text = markup.value(named: parameter.label, of: node) else { continue }
        _ = plain.match(.attribute(text), parameter.pattern, parameter.variable, &bound)
      }
      let names = row.parameters.map(\.label)
      guard let first = names.first(where: { content.attribute($0) != nil }) else { continue }
      let made = plain.make(row.members, bound)
      // An event whose steps are others is lost.
      if made.count < row.members.count { lack(.attribute(first), of: node) }
      modifiers += made
    }
    for name in content.restAttributes(ignoring: table.ignored) {
      lack(.attribute(name), of: node)
    }
    for name in content.restSlots { lack(.slot(name), of: node) }
    if content.hasRestContent { lack(.content, of: node) }
    return codec.view(
      FormatView(
        type: row.type, members: plain.make(row.members, bindings), modifiers: modifiers))
  }

  // MARK: Views under a name

  private struct Slot: Hashable {
    var kind: ValueKind
    var name: String
  }

  /// Whether views are of a kind, which costs no more than to look at them.
  private func fits(_ nodes: [Int], _ kind: ValueKind) -> Bool {
    switch kind {
    case .plain: markup.plainText(of: nodes) != nil
    case .symbol: markup.symbol(of: nodes) != nil
    case .tab: tab(nodes) != nil
    case .modifiers: nodes.count == 1
    default: true
    }
  }

  /// Views as a value of a kind; `nil` if they are none.
  private mutating func value(of nodes: [Int], _ kind: ValueKind) -> FormatValue? {
    switch kind {
    case .view: codec.value(of: one(nodes))
    case .child: one(nodes)
    case .views, .children: .array(views(nodes))
    case .modifiers: nodes.count == 1 ? codec.list(modifiers(of: nodes[0])) : nil
    case .plain: markup.plainText(of: nodes).map(FormatValue.string)
    case .flat: .string(markup.flatText(of: nodes))
    case .symbol: markup.symbol(of: nodes).map(FormatValue.string)
    case .tab: tab(nodes)
    case .buttons: .array(nodes.flatMap(buttons))
    default: nil
    }
  }

  /// `systemName` and `text` of a label.
  private func tab(_ nodes: [Int]) -> FormatValue? {
    guard nodes.count == 1, markup.string(markup.nodes[nodes[0]].name) == "Label" else {
      return nil
    }
    var content = ElementContent(nodes[0], of: markup)
    let title =
      content.takeText() ?? markup.value("title", of: nodes[0])
      ?? markup.plainText(of: content.slot("title"))
    let symbol =
      markup.value("systemImage", of: nodes[0]) ?? markup.symbol(of: content.slot("icon"))
    guard let title, let symbol else { return nil }
    return .object([.init("systemName", .string(symbol)), .init("text", .string(title))])
  }

  /// The buttons of an alert, in groups too.
  private func buttons(_ node: Int) -> [FormatValue] {
    guard markup.nodes[node].kind == .element else { return [] }
    guard markup.string(markup.nodes[node].name) == "Button" else {
      return markup.children(of: node).flatMap(buttons)
    }
    var members = [
      FormatValue.Member("label", .string(markup.flatText(of: Array(markup.children(of: node)))))
    ]
    if let role = markup.value("role", of: node) { members.append(.init("role", .string(role))) }
    let sent =
      markup.value("action", of: node).map {
        SentAction(name: $0, value: markup.value("actionValue", of: node).map(FormatValue.string))
      } ?? markup.value("onTap", of: node).flatMap(SentAction.init)
    if let sent {
      let value = sent.value.map { [FormatValue.Member("value", $0)] } ?? []
      members.append(.init("action", .object([.init("action", .string(sent.name))] + value)))
    }
    return [.object(members)]
  }

  // MARK: Modifiers

  /// The modifiers of an element that stands for no view of its own.
  private mutating func modifiers(of node: Int) -> [FormatValue.Member] {
    var content = ElementContent(node, of: markup)
    let type = table.views[markup.string(markup.nodes[node].name)]?.first?.type
    return modifiers(of: node, type ?? "", &content)
  }

  private mutating func modifiers(
    of node: Int, _ type: String, _ content: inout ElementContent
  ) -> [FormatValue.Member] {
    var modifiers: [FormatValue.Member] = []
    for (index, call) in calls(of: node, &content).enumerated() {
      let entries = entries(of: call, &content)
      guard let entries, entries.allSatisfy({ codec.has($0.key, on: type) }) else {
        if !table.ignored.contains(call.name) {
          let isKnown = table.modifiers[call.name] != nil
          lack(.modifier(index, call.name, isKnown: isKnown), of: node)
        }
        continue
      }
      modifiers += entries
    }
    return modifiers
  }

  /// The calls of an element's style, with the values of attributes that they read.
  private func calls(of node: Int, _ content: inout ElementContent) -> [StyleCall] {
    guard let index = markup.attribute(.style, of: node) else { return [] }
    for position in markup.attributes[index].style
    where markup.styles.nodes[position].kind == .attribute {
      content.take(markup.styles.text(of: position))
    }
    let reader = ExpressionReader(tree: markup.styles, keepsTexts: true) {
      markup.value(named: $0, of: node)
    }
    var calls: [StyleCall] = []
    var position = markup.attributes[index].style.lowerBound
    while position < markup.attributes[index].style.upperBound {
      if markup.styles.nodes[position].kind == .modifier {
        calls.append(
          StyleCall(
            name: markup.styles.text(of: position), arguments: reader.arguments(of: position)))
      }
      position = Int(markup.styles.nodes[position].end)
    }
    return calls
  }

  /// The entries of a call; `nil` if the format has none for it.
  private mutating func entries(
    of call: StyleCall, _ content: inout ElementContent
  ) -> [FormatValue.Member]? {
    guard let rows = table.modifiers[call.name] else { return nil }
    var slots: [Slot: FormatValue] = [:]
    for name in call.templates {
      let nodes = content.slot(name)
      guard !nodes.isEmpty else { continue }
      content.take(viewsOf: name)
      for kind in rows.flatMap(\.slotKinds) {
        let slot = Slot(kind: kind, name: name)
        if slots[slot] == nil, fits(nodes, kind) { slots[slot] = value(of: nodes, kind) }
      }
    }
    let found = call.arguments.filter { $0.value != .nil }
    var matcher = plain
    let made = slots
    matcher.views = { made[Slot(kind: $0, name: $1)] }
    for row in rows {
      if let bindings = matcher.bind(found, to: row.parameters) {
        return matcher.make(row.members, bindings)
      }
    }
    return nil
  }
}

extension StyleCall {
  /// The names of the templates that its arguments refer to.
  fileprivate var templates: [String] { arguments.compactMap(\.value.template) }
}

extension FormatWriter {
  /// The views of VML that the format has, in the order of their names.
  public var views: [String] { table.views.keys.sorted() }

  /// The modifiers of VML that the format has in some form, in the order of their names.
  public var modifiers: [String] { table.modifiers.keys.sorted() }
}
