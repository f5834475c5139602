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
    let context = words.codec.outermost.map { memory.number(of: $0) } ?? PlanMemory.noContext
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
    _ node: Int, _ context: Int32, isFirst: inout Bool, to output: inout ByteWriter
  ) {
    guard document.nodes[node].isElement else {
      return writeText(node, context, isFirst: &isFirst, to: &output)
    }
    guard let plan = plan(of: node) else { return lack(.view(document.name(of: node)), of: node) }
    let inherited = memory.inherited(plan, context, by: words.codec)
    guard mayWrite(node, isSpliced: inherited?.isSpliced == true) else { return }
    count += 1
    for lack in plan.lacks {
      let number = Int(document.nodes[node].number) + lack.element
      lacks.append(FormatLack(element: number, part: lack.part))
    }
    if let inherited, inherited.isSpliced {
      for (_, number) in inherited.json.holes {
        for view in views(number, of: plan, node) {
          writeView(view, inherited.contexts[number], isFirst: &isFirst, to: &output)
        }
      }
      return
    }
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
    depth += 1
    deepest = max(deepest, depth)
    var start = 0
    let text = inherited?.json.text ?? plan.json.text
    for (end, number) in inherited?.json.holes ?? plan.json.holes {
      output.append(start..<end, of: text)
      start = end
      let inner = inherited?.contexts[number] ?? PlanMemory.noContext
      fill(number, of: plan, node, inner, to: &output)
    }
    output.append(start..<text.count, of: text)
    depth -= 1
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
    _ node: Int, _ context: Int32, isFirst: inout Bool, to output: inout ByteWriter
  ) {
    guard isText(node) else { return }
    if !isFirst { output.append(UInt8(ascii: ",")) }
    isFirst = false
    let inherited = memory.inherited(words.text, context, by: words.codec)
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

  private mutating func plan(of node: Int) -> ElementPlan? {
    let kinds = kinds(of: node)
    guard let tag = kinds.tag else { return made(node).plan }
    let (known, shape) = memory.known(of: node, in: document, kinds, tag)
    switch known {
    case .plan(let plan): return plan
    case .none: return nil
    case .own: return made(node).plan
    case .unmade: break
    }
    if let (plan, reads) = styled(node, kinds, tag) {
      memory.remember(.plan(plan), reads, of: shape, node, in: document)
      return plan
    }
    return made(node, of: shape)
  }

  private mutating func made(
    _ node: Int, isBare: Bool = false
  ) -> (plan: ElementPlan?, reads: Set<Int>, isShared: Bool) {
    var maker = PlanMaker(
      node, of: document, codec: words.codec, table: words.table, isBare: isBare)
    let plan = maker.plan()
    let isShared = maker.isShared && plan?.lacks.allSatisfy { $0.element == 0 } != false
    return (plan, maker.reads, isShared)
  }

  /// The plan of an element that is the first of its kind.
  private mutating func made(_ node: Int, of shape: Int, isBare: Bool = false) -> ElementPlan? {
    let (plan, reads, isShared) = made(node, isBare: isBare)
    let known = isShared ? plan.map(PlanMemory.Known.plan) ?? .none : .own
    memory.remember(known, reads, of: shape, node, in: document)
    return isShared || !isBare ? plan : nil
  }

  /// The plan of an element put together of what is known of it without its style, and of the
  /// style's calls; `nil` where these depend on each other.
  private mutating func styled(
    _ node: Int, _ kinds: ContentKinds, _ tag: UInt64
  ) -> (plan: ElementPlan, reads: Set<Int>)? {
    let style = Int(document.nodes[node].style)
    guard style >= 0,
      let calls = memory.entries(of: document.attributes[style].value, in: document, words),
      words.codec.lost(among: calls.flatMap(\.entries)).isEmpty
    else { return nil }
    let (known, shape) = memory.known(of: node, in: document, kinds, tag, isBare: true)
    var bare: ElementPlan?
    switch known {
    case .plan(let plan): bare = plan
    case .unmade: bare = made(node, of: shape, isBare: true)
    case .none, .own: break
    }
    return bare.map { (ElementPlan($0, styledBy: calls), memory.reads(of: shape)) }
  }

  /// Writes views without a name, or under a name, with commas between them.
  private mutating func writeList(of node: Int, _ context: Int32, to output: inout ByteWriter) {
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
    _ nodes: [Int], _ context: Int32, to output: inout ByteWriter
  ) {
    var isFirst = true
    for node in nodes { writeView(node, context, isFirst: &isFirst, to: &output) }
  }

  /// Writes several views as one.
  private mutating func writeOne(
    _ nodes: [Int], _ context: Int32, to output: inout ByteWriter
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
  private mutating func viewCount(of nodes: [Int], _ context: Int32) -> Int {
    var views = 0
    for node in nodes where views < 2 {
      guard document.isElement(node) else {
        views += isText(node) ? 1 : 0
        continue
      }
      guard let plan = plan(of: node) else { continue }
      guard let inherited = memory.inherited(plan, context, by: words.codec), inherited.isSpliced
      else {
        views += 1
        continue
      }
      for (_, number) in inherited.json.holes {
        views += viewCount(of: self.views(number, of: plan, node), inherited.contexts[number])
      }
    }
    return min(views, 2)
  }

  // MARK: Holes

  private mutating func fill(
    _ number: Int, of plan: ElementPlan, _ node: Int, _ context: Int32,
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
    case .slot(_, .destination, _):
      output.append(
        contentsOf: (document.destinationKey(of: node).map(FormatValue.string) ?? .null).json())
    case .destinations: writeDestinations(of: node, context, to: &output)
    case .content(let kind), .slot(_, let kind, _):
      write(views(number, of: plan, node), kind, context, &output)
    }
  }

  /// The nodes that fill a hole with views.
  private func views(_ number: Int, of plan: ElementPlan, _ node: Int) -> [Int] {
    guard plan.holes.indices.contains(number) else { return [] }
    switch plan.holes[number] {
    case .content:
      return document.children(of: node).filter { document.nodes[$0].template < 0 }
    case .slot(let name, _, let owner):
      return document.children(of: owner ?? node).filter { document.slot(of: $0) == name }
    case .text, .attribute, .destinations: return []
    }
  }

  /// Writes what links lead to, each in a group with its key.
  private mutating func writeDestinations(
    of stack: Int, _ context: Int32, to output: inout ByteWriter
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
    _ nodes: [Int], _ kind: ValueKind, _ context: Int32, _ output: inout ByteWriter
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
