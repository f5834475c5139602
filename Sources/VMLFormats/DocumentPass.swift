import VMLMarkup

/// Writes one document with the plans of its elements.
struct DocumentPass: ~Copyable {
  private let document: CompactDocument
  private let words: FormatWords
  private var memory: PlanMemory
  private(set) var lacks: [FormatLack] = []
  private var depth = 0
  /// The most views so far that hold each other.
  private(set) var deepest = 0
  /// Number of views so far; a style may name one view several times.
  private var count = 0
  private var isFull = false
  /// By element that many views stand under names of: these views.
  private var named: [Int: NamedNodes] = [:]
  /// The calls of the styles of a view and of the views around it, where a plan has a hole for
  /// them.
  private var calls: [Int32] = []
  /// Linear in the document, so that views that name each other twice do not make it huge.
  private let viewLimit: Int

  private let depthLimit: Int

  init(
    _ document: CompactDocument, _ words: FormatWords, _ memory: consuming PlanMemory,
    depthLimit: Int
  ) {
    self.depthLimit = depthLimit
    self.document = document
    self.words = words
    self.memory = memory
    viewLimit = 1000 + 4 * document.nodes.count { $0.isElement }
  }

  consuming func takeMemory() -> PlanMemory { memory }

  mutating func writeDocument(to output: inout ByteWriter) {
    let body = document.nodes.indices.first {
      document.isElement($0) && document.name(of: $0) == "body"
    }
    let context = words.codec.outermost.map { memory.contexts.numbers(of: $0) } ?? .none
    writeOne(
      body.map { Array(document.children(of: $0)) } ?? document.roots, context, to: &output)
  }

  private mutating func lack(_ part: FormatLack.Part, of node: Int) {
    lacks.append(FormatLack(element: Int(document.nodes[node].number), part: part))
  }

  // MARK: Views

  /// Writes a node that is a view, after a comma unless it is the first, which then another is.
  ///
  /// Recursion is limited by the format's depth, and the document's for views that others stand
  /// for.
  private mutating func writeView(
    _ node: Int, _ context: ContextNumbers, isFirst: inout Bool, to output: inout ByteWriter
  ) {
    guard document.nodes[node].isElement else {
      return writeText(node, context, isFirst: &isFirst, to: &output)
    }
    let styleStart = calls.count
    defer { calls.removeLast(calls.count - styleStart) }
    guard let found = found(node, context) else {
      return lack(.view(document.name(of: node)), of: node)
    }
    let plan = found.plan
    let inherited = memory.inherited(plan, found.context, words)
    guard mayWrite(node, isSpliced: inherited?.isSpliced == true) else { return }
    count += 1
    lack(found, styleStart, of: node)
    if let inherited, inherited.isSpliced {
      for (_, number) in inherited.json.holes {
        let inner = inherited.contexts[number].inside(of: found.context)
        for view in views(number, of: plan, node) {
          writeView(view, inner, isFirst: &isFirst, to: &output)
        }
      }
      return
    }
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
    depth += 1
    deepest = max(deepest, depth)
    let json = inherited?.json ?? plan.json
    var start = 0
    for (end, number) in json.holes {
      output.append(start..<end, of: json.text)
      start = end
      if number == PreparedJSON.style {
        writeCalls(from: styleStart, found.calls, json.styleCommas, to: &output)
      } else {
        let inner = inherited?.contexts[number].inside(of: found.context) ?? .none
        fill(number, of: plan, node, inner, to: &output)
      }
    }
    output.append(start..<json.text.count, of: json.text)
    depth -= 1
  }

  /// Lists the losses of a view whose style's calls are the ones from a start on.
  private mutating func lack(_ found: FoundView, _ styleStart: Int, of node: Int) {
    let plan = found.plan
    let lost = found.calls?.lost
    if plan.lacks.isEmpty, lost == nil,
      !calls[styleStart...].contains(where: { memory.calls[$0].hasLacks })
    {
      return
    }
    let number = Int(document.nodes[node].number)
    for lack in plan.lacks[..<plan.lacksAhead] {
      lacks.append(FormatLack(element: number + lack.element, part: lack.part))
    }
    var inContext = 0
    for index in styleStart..<calls.count {
      for part in memory.calls.lacks(of: calls[index]) {
        lacks.append(FormatLack(element: number, part: part.inCall(index - styleStart)))
      }
      guard memory.calls[calls[index]].isInContext else { continue }
      if let lost, lost.number == inContext {
        lacks.append(FormatLack(element: number, part: lost.part.inCall(index - styleStart)))
      }
      inContext += 1
    }
    for lack in plan.lacks[plan.lacksAhead...] {
      lacks.append(FormatLack(element: number + lack.element, part: lack.part))
    }
  }

  /// Writes the calls of a style from a start on, with commas before, between and after them.
  private func writeCalls(
    from start: Int, _ inContext: CallsInContext?, _ commas: (before: Bool, after: Bool),
    to output: inout ByteWriter
  ) {
    let comma = UInt8(ascii: ",")
    var needsComma = commas.before
    var number = 0
    for index in start..<calls.count {
      let call = memory.calls[calls[index]]
      if call.isInContext, let inContext {
        let json = inContext.json[number]
        number += 1
        if json.isEmpty { continue }
        if needsComma { output.append(comma) }
        output.append(contentsOf: json)
      } else {
        if call.start == call.end { continue }
        if needsComma { output.append(comma) }
        output.append(call.start..<call.end, of: memory.calls.json)
      }
      needsComma = true
    }
    if needsComma, commas.after { output.append(comma) }
  }

  /// Whether there may be one more view here; reports it if not.
  ///
  /// A view that others stand for adds nothing to the depth.
  private mutating func mayWrite(_ node: Int, isSpliced: Bool) -> Bool {
    guard isSpliced || depth < depthLimit else {
      lack(.depth(depthLimit), of: node)
      return false
    }
    guard count < viewLimit else {
      if !isFull { lack(.tooMany(viewLimit), of: node) }
      isFull = true
      return false
    }
    return true
  }

  /// Writes text between views, which is a view of its own.
  private mutating func writeText(
    _ node: Int, _ context: ContextNumbers, isFirst: inout Bool, to output: inout ByteWriter
  ) {
    guard isText(node) else { return }
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
    let inherited = memory.inherited(words.text, context, words)
    let text = inherited?.json.text ?? words.text.json.text
    let end = words.text.json.holes.first?.end ?? text.count
    output.append(0..<end, of: text)
    output.append(UInt8(ascii: "\""))
    output.appendJSON(document.nodes[node].text, of: document)
    output.append(UInt8(ascii: "\""))
    output.append(end..<text.count, of: text)
  }

  private func isText(_ node: Int) -> Bool {
    // No character of ASCII was white space alone.
    guard let first = document.bytes[document.nodes[node].text].first, first >= 0x80 else {
      return true
    }
    return !document.text(of: node).allSatisfy(\.isWhitespace)
  }

  /// A view that is looked at.
  private struct FoundView {
    let plan: ElementPlan
    /// The context inside of its style, if this stands in a hole of the plan.
    let context: ContextNumbers
    /// The calls of such a style that depend on the context, or change it.
    var calls: CallsInContext?
  }

  /// Finds an element's plan; appends its style's calls to the ones around it if the plan has a
  /// hole for them.
  private mutating func found(_ node: Int, _ context: ContextNumbers) -> FoundView? {
    let kinds = kinds(of: node)
    guard let tag = kinds.tag else {
      return made(node).plan.map { FoundView(plan: $0, context: context) }
    }
    if document.nodes[node].style >= 0, let found = bare(node, kinds, tag, context) {
      return found
    }
    let (known, shape) = memory.known(of: node, in: document, kinds, tag)
    let plan: ElementPlan? =
      switch known {
      case .plan(let plan): plan
      case .none: nil
      case .own: made(node).plan
      case .unmade: made(node, of: shape)
      }
    return plan.map { FoundView(plan: $0, context: context) }
  }

  /// An element whose plan has a hole for its style; `nil` where one depends on the other.
  private mutating func bare(
    _ node: Int, _ kinds: ContentKinds, _ tag: UInt64, _ context: ContextNumbers
  ) -> FoundView? {
    // What waits for the document's end needs all of it.
    if context.isNone, words.hasContexts { return nil }
    let start = calls.count
    let style = document.attributes[Int(document.nodes[node].style)].value
    if memory.calls.append(callsOf: style, in: document, words, to: &calls),
      let plan = barePlan(node, kinds, tag)
    {
      guard !context.isNone else { return FoundView(plan: plan, context: context) }
      if let inContext = memory.calls.inContext(calls[start...], context, words, &memory.contexts) {
        let inner = inContext.inner.inside(of: context).appending(of: context)
        return FoundView(plan: plan, context: inner, calls: inContext)
      }
    }
    calls.removeLast(calls.count - start)
    return nil
  }

  private mutating func barePlan(
    _ node: Int, _ kinds: ContentKinds, _ tag: UInt64
  ) -> ElementPlan? {
    let (known, shape) = memory.known(of: node, in: document, kinds, tag, isBare: true)
    switch known {
    case .plan(let plan): return plan
    case .unmade: return made(node, of: shape, isBare: true)
    case .none, .own: return nil
    }
  }

  private mutating func made(
    _ node: Int, isBare: Bool = false
  ) -> (plan: ElementPlan?, reads: Set<Int>, isShared: Bool) {
    var maker = PlanMaker(
      node, of: document, codec: words.codec, table: words.table, isBare: isBare)
    let plan = maker.plan(in: &memory.contexts)
    var isShared = maker.isShared && plan?.lacks.allSatisfy { $0.element == 0 } != false
    if isBare, let plan, !words.codec.holdsStyle(plan.value) { isShared = false }
    return (plan, maker.reads, isShared)
  }

  /// The plan of an element that is the first of its kind; `nil` for a bare one that is not for
  /// others.
  private mutating func made(_ node: Int, of shape: Int, isBare: Bool = false) -> ElementPlan? {
    let (plan, reads, isShared) = made(node, isBare: isBare)
    let known = isShared ? plan.map(PlanMemory.Known.plan) ?? .none : .own
    memory.remember(known, reads, of: shape, node, in: document)
    return isShared || !isBare ? plan : nil
  }

  /// Writes views without a name, or under a name, with commas between them.
  private mutating func writeList(
    of node: Int, _ context: ContextNumbers, to output: inout ByteWriter
  ) {
    var isFirst = true
    var child = node + 1
    let end = Int(document.nodes[node].end)
    while child < end {
      if document.nodes[child].template < 0 {
        writeView(child, context, isFirst: &isFirst, to: &output)
      }
      child = Int(document.nodes[child].end)
    }
  }

  private mutating func writeList(
    _ nodes: [Int], _ context: ContextNumbers, to output: inout ByteWriter
  ) {
    var isFirst = true
    for node in nodes { writeView(node, context, isFirst: &isFirst, to: &output) }
  }

  /// Writes several views as one.
  private mutating func writeOne(
    _ nodes: [Int], _ context: ContextNumbers, to output: inout ByteWriter
  ) {
    let views = viewCount(of: nodes, context)
    if views == 1, depth < depthLimit, count < viewLimit {
      writeList(nodes, context, to: &output)
    } else if views == 0 {
      output.append(contentsOf: words.empty)
      // What the format has no view for is told.
      var rest = ByteWriter(capacity: 0)
      writeList(nodes, context, to: &rest)
    } else {
      output.append(contentsOf: words.group.before)
      writeList(nodes, context, to: &output)
      output.append(contentsOf: words.group.after)
    }
  }

  /// The number of views that are written for nodes, where 2 stands for more.
  private mutating func viewCount(of nodes: [Int], _ context: ContextNumbers) -> Int {
    var views = 0
    for node in nodes where views < 2 {
      guard document.isElement(node) else {
        views += isText(node) ? 1 : 0
        continue
      }
      let start = calls.count
      let found = found(node, context)
      calls.removeLast(calls.count - start)
      guard let found else { continue }
      guard let inherited = memory.inherited(found.plan, found.context, words),
        inherited.isSpliced
      else {
        views += 1
        continue
      }
      for (_, number) in inherited.json.holes {
        let inner = inherited.contexts[number].inside(of: found.context)
        views += viewCount(of: self.views(number, of: found.plan, node), inner)
      }
    }
    return min(views, 2)
  }

  // MARK: Holes

  private mutating func fill(
    _ number: Int, of plan: ElementPlan, _ node: Int, _ context: ContextNumbers,
    to output: inout ByteWriter
  ) {
    guard plan.holes.indices.contains(number) else { return output.append("null") }
    switch plan.holes[number] {
    case .text:
      output.append(UInt8(ascii: "\""))
      var child = node + 1
      let end = Int(document.nodes[node].end)
      while child < end {
        if !document.nodes[child].isElement {
          output.appendJSON(document.nodes[child].text, of: document)
        }
        child = Int(document.nodes[child].end)
      }
      output.append(UInt8(ascii: "\""))
    case .attribute(let number):
      let index = Int(document.nodes[node].firstAttribute) + number
      output.append(UInt8(ascii: "\""))
      output.appendJSON(document.attributes[index].value, of: document)
      output.append(UInt8(ascii: "\""))
    case .content(.views), .content(.children):
      output.append(UInt8(ascii: "["))
      writeList(of: node, context, to: &output)
      output.append(UInt8(ascii: "]"))
    case .content(.options):
      output.append(UInt8(ascii: "["))
      writeList(options(of: node), context, to: &output)
      output.append(UInt8(ascii: "]"))
    case .slot(_, .destination, _):
      output.append(
        contentsOf: (document.destinationKey(of: node).map(FormatValue.string) ?? .null).json())
    case .destinations: writeDestinations(of: node, context, to: &output)
    case .content(let kind), .slot(_, let kind, _):
      write(views(number, of: plan, node), kind, context, &output)
    }
  }

  /// The nodes that fill a hole with views.
  private mutating func views(_ number: Int, of plan: ElementPlan, _ node: Int) -> [Int] {
    guard plan.holes.indices.contains(number) else { return [] }
    switch plan.holes[number] {
    case .content:
      return document.children(of: node).filter { document.nodes[$0].template < 0 }
    case .slot(let name, _, let owner):
      return views(under: name, of: owner ?? node)
    case .text, .attribute, .destinations: return []
    }
  }

  /// The views without a name that have a tag; reports the others.
  private mutating func options(of node: Int) -> [Int] {
    document.children(of: node).filter { child in
      guard document.nodes[child].template < 0 else { return false }
      if document.attribute("tag", of: child) != nil { return true }
      if document.isElement(child) {
        lack(.untagged(document.name(of: child)), of: child)
      } else if isText(child) {
        lack(.content, of: node)
      }
      return false
    }
  }

  private mutating func views(under name: String, of node: Int) -> [Int] {
    guard Int(document.nodes[node].end) - node > 32 else {
      return document.children(of: node).filter { document.slot(of: $0) == name }
    }
    if let known = named[node] { return known[name] }
    var nodes = NamedNodes()
    for child in document.children(of: node) {
      if let slot = document.slot(of: child) { nodes.append(child, under: slot) }
    }
    named[node] = nodes
    return nodes[name]
  }

  /// Writes what links lead to, each in a group with its key.
  private mutating func writeDestinations(
    of stack: Int, _ context: ContextNumbers, to output: inout ByteWriter
  ) {
    output.append(UInt8(ascii: "["))
    for (index, link) in document.links(in: stack).enumerated() {
      guard let key = document.destinationKey(of: link) else { continue }
      if index > 0 { output.append(UInt8(ascii: ",")) }
      let views = document.children(of: link).filter { document.slot(of: $0) == "destination" }
      let (before, after) = words.destination(key)
      output.append(contentsOf: before)
      writeList(views, context, to: &output)
      output.append(contentsOf: after)
    }
    output.append(UInt8(ascii: "]"))
  }

  /// Writes views as a value of a kind.
  private mutating func write(
    _ nodes: [Int], _ kind: ValueKind, _ context: ContextNumbers, _ output: inout ByteWriter
  ) {
    switch kind {
    case .view:
      output.append(contentsOf: words.value.before)
      writeOne(nodes, context, to: &output)
      output.append(contentsOf: words.value.after)
    case .child: writeOne(nodes, context, to: &output)
    case .views, .children:
      output.append(UInt8(ascii: "["))
      writeList(nodes, context, to: &output)
      output.append(UInt8(ascii: "]"))
    default:
      output.append(contentsOf: (document.value(of: nodes, kind) ?? .null).json())
    }
  }

  /// The kinds of content of an element that decide which plan is right for it.
  private func kinds(of node: Int) -> ContentKinds {
    var texts = 0
    var elements = 0
    var named = 0
    var child = node + 1
    let end = Int(document.nodes[node].end)
    while child < end {
      if document.nodes[child].template >= 0 {
        named += 1
      } else if document.nodes[child].isElement {
        elements += 1
      } else {
        texts += 1
      }
      child = Int(document.nodes[child].end)
    }
    // Several texts, with comments between them, are rare.
    if named == 0, elements == 0, texts < 2 { return ContentKinds(tag: UInt64(texts)) }
    return words.kinds(
      of: node, in: document, texts: texts, elements: elements, hasNames: named > 0)
  }
}

extension CompactDocument {
  /// Views as a value of a kind that holds no views; `nil` if they are none.
  fileprivate func value(of nodes: [Int], _ kind: ValueKind) -> FormatValue? {
    switch kind {
    case .plain: plainText(of: nodes).map(FormatValue.string)
    case .flat: .string(flatText(of: nodes))
    case .symbol: symbol(of: nodes).map(FormatValue.string)
    case .tab: tab(nodes)
    case .buttons: .array(nodes.flatMap(buttons))
    default: nil
    }
  }
}
