import VMLMarkup

/// Finds how a format says an element: the row of its table that fits, and what it lacks.
struct PlanMaker {
  let codec: any FormatCodec
  let table: FormatTable
  private let document: CompactDocument
  /// Matches values without views.
  private let plain: PatternMatcher
  /// The element that the plan is for.
  private let owner: Int
  private var holes: [ElementPlan.Hole] = []
  private(set) var lacks: [ElementPlan.Lack] = []
  private var lacksAhead = 0
  /// The numbers, among the element's, of the attributes whose values decide.
  private(set) var reads: Set<Int> = []
  /// Whether the plan is for any style of the element that reads nothing of it.
  private let isBare: Bool
  /// Whether the plan is right for another element that looks the same.
  private(set) var isShared = true

  init(
    _ element: Int, of document: CompactDocument, codec: any FormatCodec, table: FormatTable,
    isBare: Bool = false
  ) {
    owner = element
    self.isBare = isBare
    self.document = document
    self.codec = codec
    self.table = table
    plain = PatternMatcher(table: table, codec: codec)
  }

  /// The plan; `nil` if the format has no such view.
  mutating func plan(in contexts: inout ContextTable) -> ElementPlan? {
    guard let rows = table.views[document.name(of: owner)] else { return nil }
    var content = ElementContent(owner, of: document)
    var best: (row: FormatTable.Row, rest: Int)?
    for row in rows where best?.rest != 0 {
      guard bind(&content, to: row) != nil else { continue }
      let rest = content.rest(ignoring: table.ignored)
      if best.map({ rest < $0.rest }) ?? true { best = (row, rest) }
    }
    guard let row = best?.row, let bound = bind(&content, to: row) else { return nil }
    let value = finish(content, row, bound)
    return ElementPlan(
      value, holes: holes, lacks: lacks, lacksAhead: lacksAhead, by: codec, in: &contexts)
  }

  private mutating func hole(_ hole: ElementPlan.Hole) -> FormatValue {
    holes.append(hole)
    return .hole(holes.count - 1)
  }

  private mutating func lack(_ part: FormatLack.Part, of node: Int) {
    lacks.append(ElementPlan.Lack(element: relative(node), part: part))
  }

  /// The number of an element, counted from the plan's.
  private func relative(_ node: Int) -> Int {
    Int(document.nodes[node].number - document.nodes[owner].number)
  }

  // MARK: Rows

  /// Values and views of an element that the parameters of a row are bound to.
  private struct BoundRow {
    var values: Bindings = [:]
    var views: [(parameter: FormatTable.Parameter, kind: ValueKind, nodes: [Int])] = []
  }

  /// Binds what an element has to the parameters of a row; `nil` if something is missing.
  private mutating func bind(
    _ content: inout ElementContent, to row: FormatTable.Row
  ) -> BoundRow? {
    holes = []
    var bound = BoundRow()
    content.begin()
    for parameter in row.parameters {
      let isBound =
        if let kind = parameter.kindOfViews {
          bind(&content, to: parameter, kind, &bound)
        } else if parameter.caption != nil {
          bind(&content, toCaption: parameter, &bound)
        } else {
          bind(&content, to: parameter, &bound.values)
        }
      if !isBound, !parameter.isOptional { return nil }
    }
    takeCommon(&content, besides: row)
    return bound
  }

  /// Binds the label of an element, in whichever way it is written.
  private mutating func bind(
    _ content: inout ElementContent, toCaption parameter: FormatTable.Parameter,
    _ bound: inout BoundRow
  ) -> Bool {
    let isHeld = parameter.label == "content"
    if isHeld, content.takeText() {
      bound.values[parameter.variable] = hole(.text)
      return true
    }
    for name in ["title", "label"] {
      guard let index = content.attribute(name) else { continue }
      bound.values[parameter.variable] = text(of: index)
      content.take(name)
      return true
    }
    let isFlat = parameter.caption == .caption
    for name in isHeld && isFlat ? ["label", "title", "content"] : ["label", "title"] {
      let nodes = name == "content" ? content.views : content.slot(name)
      guard !nodes.isEmpty, isFlat || document.isPlainText(nodes) else { continue }
      content.take(viewsOf: name)
      var place = parameter
      place.label = name
      bound.views.append((place, .flat, nodes))
      return true
    }
    return false
  }

  private mutating func bind(
    _ content: inout ElementContent, to parameter: FormatTable.Parameter, _ kind: ValueKind,
    _ bound: inout BoundRow
  ) -> Bool {
    let label = kind == .views ? "content" : parameter.label
    let nodes = label == "content" ? content.views : content.slot(label)
    if nodes.isEmpty, label != "content", let index = content.attribute(label),
      let view = text(of: index, as: kind)
    {
      content.take(label)
      bound.values[parameter.variable] = view
      return true
    }
    guard !nodes.isEmpty, document.fits(nodes, kind) else { return false }
    if kind == .destination {
      isShared = false
      guard document.destinationKey(of: owner) != nil else { return false }
    }
    content.take(viewsOf: label)
    bound.views.append((parameter, kind, nodes))
    return true
  }

  /// An attribute's text as a value of a kind of views; `nil` for a kind that has no texts.
  private mutating func text(of attribute: Int, as kind: ValueKind) -> FormatValue? {
    let kinds: Set<ValueKind> = [.plain, .flat, .child, .view, .children]
    guard kinds.contains(kind), let row = table.views["Text"]?.first else { return nil }
    let text = text(of: attribute)
    if kind == .plain || kind == .flat { return text }
    let members = plain.make(row.members, ["content": text])
    let view = codec.view(FormatView(type: row.type, members: members))
    switch kind {
    case .view: return codec.value(of: view)
    case .children: return .array([view])
    default: return view
    }
  }

  /// Binds an attribute, or the element's text.
  private mutating func bind(
    _ content: inout ElementContent, to parameter: FormatTable.Parameter,
    _ bindings: inout Bindings
  ) -> Bool {
    if parameter.label == "content", content.takeText() {
      bindings["content"] = hole(.text)
      return true
    }
    let (pattern, variable) = (parameter.pattern, parameter.variable)
    if case .kind(ValueKind.colorParts.rawValue) = pattern {
      guard let color = takeColorParts(&content) else { return false }
      bindings[variable] = color
      return true
    }
    guard let index = content.attribute(parameter.label) else { return false }
    if case .kind(ValueKind.text.rawValue) = pattern {
      bindings[variable] = text(of: index)
      content.take(parameter.label)
      return true
    }
    if case .kind(ValueKind.payload.rawValue) = pattern {
      let value = FormatValue(actionValue: read(index))
      bindings[variable] = if case .object = value { value } else { text(of: index) }
      content.take(parameter.label)
      return true
    }
    let text = read(index)
    let isBound =
      plain.match(.attribute(text), pattern, variable, &bindings)
      || expression(text).map { plain.match($0, pattern, variable, &bindings) } == true
    if isBound || parameter.isOptional && text == "nil" { content.take(parameter.label) }
    return isBound
  }

  /// The colour whose parts are attributes.
  private mutating func takeColorParts(_ content: inout ElementContent) -> FormatValue? {
    let names = ["red", "green", "blue", "white", "hue", "saturation", "brightness", "opacity"]
    var parts: [StyleArgument] = []
    for name in names {
      guard let index = content.attribute(name) else { continue }
      parts.append(StyleArgument(label: name, value: .attribute(read(index))))
    }
    let space = content.attribute("colorSpace").map { read($0) }
    let first = space.map { name in
      StyleArgument(
        label: "", value: .member(of: nil, name.first == "." ? String(name.dropFirst()) : name, []))
    }
    let call = StyleExpression.member(of: nil, "Color", (first.map { [$0] } ?? []) + parts)
    guard let color = ColorValue(call).flatMap(codec.color) else { return nil }
    for part in parts { content.take(part.label) }
    content.take("colorSpace")
    return color
  }

  /// Takes note of what is lost of values that fit.
  private mutating func takeLosses(
    _ bindings: Bindings, of node: Int, _ part: (String) -> FormatLack.Part
  ) {
    let marked = bindings.keys.filter { $0.hasPrefix(PatternMatcher.lossMark) }.sorted()
    for key in marked {
      lack(part(String(key.dropFirst(PatternMatcher.lossMark.count))), of: node)
    }
  }

  /// An attribute's text, whatever it is.
  private mutating func text(of attribute: Int) -> FormatValue {
    hole(.attribute(attribute - Int(document.nodes[owner].firstAttribute)))
  }

  /// An attribute's text, on which the plan depends.
  private mutating func read(_ attribute: Int) -> String {
    let number = attribute - Int(document.nodes[owner].firstAttribute)
    if document.nodes[owner].attributes.contains(attribute) { reads.insert(number) }
    return document.value(of: attribute)
  }

  private func expression(_ text: String) -> StyleExpression? {
    let isAngle = ["deg", "rad", "turn"].contains { text.hasSuffix($0) }
    return isAngle || text.contains { "[(.".contains($0) } ? parseExpression(text) : nil
  }

  private func takeCommon(_ content: inout ElementContent, besides own: FormatTable.Row) {
    for row in common(besides: own) {
      let labels = row.parameters.map(\.label)
      guard labels.contains(where: { content.attribute($0) != nil }) else { continue }
      for label in labels { content.take(label) }
    }
  }

  /// The attributes that any view may have, but those that a row has itself.
  private func common(besides own: FormatTable.Row) -> [FormatTable.Row] {
    let labels = own.parameters.map(\.label)
    return table.common.filter { row in
      !row.parameters.contains { labels.contains($0.label) }
    }
  }

  private mutating func finish(
    _ content: ElementContent, _ row: FormatTable.Row, _ bound: BoundRow
  ) -> FormatValue {
    var (content, bindings) = (content, bound.values)
    if row.isPart { lack(.frame(document.name(of: owner)), of: owner) }
    for (parameter, kind, nodes) in bound.views {
      if kind == .flat, !document.isPlainText(nodes) {
        lack(.flattened(parameter.label), of: owner)
      }
      let isContent = kind == .views || parameter.label == "content"
      let kind = kind == .views && codec.needsTags(in: row.type) ? .options : kind
      bindings[parameter.variable] =
        kind == .modifiers
        ? codec.list(modifiers(of: nodes[0]))
        : hole(isContent ? .content(kind) : .slot(parameter.label, kind, of: nil))
    }
    takeLosses(bindings, of: owner) { .attributePart($0) }
    if document.hasDestinations, document.isStack(owner), !document.links(in: owner).isEmpty {
      bindings[PatternMatcher.destinations] = hole(.destinations)
    }
    lacksAhead = lacks.count
    var modifiers = isBare ? [.style] : modifiers(of: owner, row.type, &content)
    modifiers += common(of: &content, besides: row)
    for name in content.restAttributes(ignoring: table.ignored) {
      lack(.attribute(name), of: owner)
    }
    for name in content.restSlots { lack(.slot(name), of: owner) }
    if content.hasRestContent { lack(.content, of: owner) }
    return codec.view(
      FormatView(
        type: row.type, members: plain.make(row.members, bindings), modifiers: modifiers))
  }

  /// The entries of attributes that any view may have.
  private mutating func common(
    of content: inout ElementContent, besides own: FormatTable.Row
  ) -> [FormatValue.Member] {
    var entries: [FormatValue.Member] = []
    for row in common(besides: own) {
      let names = row.parameters.map(\.label)
      guard let first = names.first(where: { content.attribute($0) != nil }) else { continue }
      var bound: Bindings = [:]
      var isBound = true
      for parameter in row.parameters
      where !bind(&content, to: parameter, &bound) && !parameter.isOptional {
        isBound = false
      }
      let made = isBound ? plain.make(row.members, bound) : []
      // An event whose steps are others is lost.
      if made.count < row.members.count { lack(.attribute(first), of: owner) }
      entries += made
    }
    return entries
  }

  // MARK: Modifiers

  /// The modifiers of an element that stands for no view of its own.
  private mutating func modifiers(of node: Int) -> [FormatValue.Member] {
    guard document.isElement(node) else { return [] }
    var content = ElementContent(node, of: document)
    // Where such an element holds views itself, the next one may hold others; and one without a
    // name may have another style.
    if content.hasSlots || document.nodes[node].template < 0 { isShared = false }
    let name = document.name(of: node)
    // VML has the loaded image as an 'AsyncImage', too.
    if name == "AsyncImage" { content.take("image") }
    let type = table.views[name == "AsyncImage" ? "Image" : name]?.first?.type
    let modifiers = modifiers(of: node, type ?? "", &content)
    for name in content.restAttributes(ignoring: table.ignored) {
      lack(.attribute(name), of: node)
    }
    return modifiers
  }

  private mutating func modifiers(
    of node: Int, _ type: String, _ content: inout ElementContent
  ) -> [FormatValue.Member] {
    var modifiers: [FormatValue.Member] = []
    /// By modifier: its call.
    var numbers: [Int] = []
    let calls = calls(of: node, &content)
    for (index, call) in calls.enumerated() {
      let entries = entries(of: call, index, node, &content)
      guard let entries, entries.allSatisfy({ codec.has($0.key, on: type) }) else {
        if !table.ignored.contains(call.name) { lackModifier(index, call, of: node) }
        continue
      }
      modifiers += entries
      numbers += entries.map { _ in index }
    }
    for lost in codec.lost(among: modifiers).reversed() {
      if let rival = lost.rival {
        let (call, element) = (numbers[lost.number], relative(node))
        // Nothing of it is written.
        lacks.removeAll { $0.element == element && $0.part.call?.index == call }
        lack(.rival(call, calls[call].name, of: rival), of: node)
      }
      modifiers.remove(at: lost.number)
    }
    return modifiers
  }

  private mutating func lackModifier(_ index: Int, _ call: StyleCall, of node: Int) {
    if let text = table.unknownBreakpoint(in: call) {
      return lack(.unknownBreakpoint(index, call.name, text: text), of: node)
    }
    lack(.modifier(index, call.name, isKnown: table.modifiers[call.name] != nil), of: node)
  }

  /// The entries of the only call of an element's style; `nil` if they depend on the element.
  mutating func wholeEntries() -> (call: String, entries: [FormatValue.Member])? {
    var content = ElementContent(owner, of: document)
    let styles = content.tag.styles
    let readsElement = content.style?.contains {
      [.attribute, .template].contains(styles.nodes[$0].kind)
    }
    let calls = calls(of: owner, &content)
    guard readsElement == false, calls.count == 1 else { return nil }
    let entries = entries(of: calls[0], 0, owner, &content)
    if entries == nil, !table.ignored.contains(calls[0].name) {
      lackModifier(0, calls[0], of: owner)
    }
    return (calls[0].name, entries ?? [])
  }

  /// The calls of an element's style, with the values of attributes that they read.
  private mutating func calls(of node: Int, _ content: inout ElementContent) -> [StyleCall] {
    guard let style = content.style else { return [] }
    let tree = content.tag.styles
    var values: [String: String] = [:]
    for position in style where tree.nodes[position].kind == .attribute {
      let name = tree.text(of: position)
      content.take(name)
      if let index = document.attribute(name, of: node) {
        values[name] = document.value(of: index)
      }
    }
    let reader = ExpressionReader(tree: tree, keepsTexts: true) { values[$0] }
    var calls: [StyleCall] = []
    var position = style.lowerBound
    while position < style.upperBound {
      if tree.nodes[position].kind == .modifier {
        var call = StyleCall(
          name: tree.text(of: position), arguments: reader.arguments(of: position))
        for (number, argument) in tree.arguments(of: position).enumerated() {
          fill(&call, number, argument.nodes, of: node, in: tree)
        }
        calls.append(call)
      }
      position = Int(tree.nodes[position].end)
    }
    return calls
  }

  /// Makes an argument that is an attribute's text, and only that, a hole; takes note of other
  /// attributes that an argument reads.
  private mutating func fill(
    _ call: inout StyleCall, _ number: Int, _ nodes: Range<Int>, of node: Int, in tree: StyleTree
  ) {
    for position in nodes where tree.nodes[position].kind == .attribute {
      guard let index = document.attribute(tree.text(of: position), of: node) else { continue }
      let isAll = Int(tree.nodes[nodes.lowerBound].end) == nodes.upperBound
      if isAll, position == nodes.lowerBound, table.watches(call.name, call.arguments[number].label)
      {
        let name = tree.text(of: position)
        call.arguments[number].value = .member(
          of: nil, "attr",
          [
            StyleArgument(label: "name", value: .string("attr." + name)),
            StyleArgument(label: "value", value: .string(read(index))),
          ])
        return
      }
      if node == owner, isAll, position == nodes.lowerBound,
        table.takesText(call.name, call.arguments[number].label),
        case .hole(let hole) = text(of: index)
      {
        call.arguments[number].value = .attribute(PatternMatcher.mark(hole))
        return
      }
      _ = read(index)
    }
  }

  /// The entries of a call; `nil` if the format has none for it.
  private mutating func entries(
    of call: StyleCall, _ number: Int, _ node: Int, _ content: inout ElementContent
  ) -> [FormatValue.Member]? {
    guard let rows = table.modifiers[call.name] else { return nil }
    var slots: [Slot: FormatValue] = [:]
    for name in call.templates {
      let nodes = content.slot(name)
      guard !nodes.isEmpty else { continue }
      content.take(viewsOf: name)
      for kind in rows.flatMap(\.slotKinds) {
        let slot = Slot(kind: kind, name: name)
        guard slots[slot] == nil, document.fits(nodes, kind) else { continue }
        if kind == .modifiers {
          isShared = false
          slots[slot] = codec.list(modifiers(of: nodes[0]))
        } else {
          let kind = kind == .layer ? .view : kind
          slots[slot] = hole(.slot(name, kind, of: node == owner ? nil : node))
        }
      }
    }
    let found = call.withEdges.arguments.filter { $0.value != .nil }
    var matcher = plain
    let made = slots
    matcher.views = { made[Slot(kind: $0, name: $1)] }
    for row in rows {
      guard let bindings = matcher.bind(found, to: row.parameters) else { continue }
      takeLosses(bindings, of: node) { .argument(number, call.name, $0) }
      for (name, kind) in row.slots(of: found) where kind == .buttons || kind == .flat {
        isShared = false
        let nodes = content.slot(name)
        if kind == .flat, !document.isPlainText(nodes) { lack(.flattened(name), of: node) }
        guard kind == .buttons else { continue }
        for loss in document.lossesOfButtons(nodes, ignoring: table.ignored) {
          lack(loss.part, of: loss.node)
        }
      }
      return matcher.make(row.members, bindings)
    }
    guard let plain = call.inOneColor,
      let entries = entries(of: plain, number, node, &content)
    else { return nil }
    lack(.firstColor(number, call.name), of: node)
    return entries
  }

  private struct Slot: Hashable {
    var kind: ValueKind
    var name: String
  }
}

extension StyleCall {
  /// The names of the templates that its arguments refer to.
  fileprivate var templates: [String] { arguments.compactMap(\.value.template) }
}
