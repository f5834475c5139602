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
    writeOne(body.map { Array(document.children(of: $0)) } ?? document.roots, to: &output)
  }

  private mutating func lack(_ part: FormatLack.Part, of node: Int) {
    lacks.append(FormatLack(element: Int(document.nodes[node].number), part: part))
  }

  // MARK: Views

  /// Writes a node that is a view, after a comma unless it is the first; returns whether it is.
  ///
  /// Recursion is limited by the format's depth.
  private mutating func writeView(
    _ node: Int, isFirst: Bool, to output: inout ByteWriter
  ) -> Bool {
    guard document.nodes[node].isElement else {
      return writeText(node, isFirst: isFirst, to: &output)
    }
    guard let plan = plan(of: node) else {
      lack(.view(document.name(of: node)), of: node)
      return false
    }
    guard mayWrite(node) else { return false }
    if !isFirst { output.append(UInt8(ascii: ",")) }
    count += 1
    depth += 1
    deepest = max(deepest, depth)
    for lack in plan.lacks {
      let number = Int(document.nodes[node].number) + lack.element
      lacks.append(FormatLack(element: number, part: lack.part))
    }
    var start = 0
    for (end, number) in plan.json.holes {
      output.append(start..<end, of: plan.json.text)
      start = end
      fill(number, of: plan, node, to: &output)
    }
    output.append(start..<plan.json.text.count, of: plan.json.text)
    depth -= 1
    return true
  }

  /// Whether there may be one more view here; reports it if not.
  private mutating func mayWrite(_ node: Int) -> Bool {
    guard depth < depthLimit else {
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
  private func writeText(_ node: Int, isFirst: Bool, to output: inout ByteWriter) -> Bool {
    guard isText(node) else { return false }
    if !isFirst { output.append(UInt8(ascii: ",")) }
    output.append(contentsOf: words.text.before)
    output.append(UInt8(ascii: "\""))
    output.appendJSON(document.nodes[node].text, of: document)
    output.append(UInt8(ascii: "\""))
    output.append(contentsOf: words.text.after)
    return true
  }

  private func isText(_ node: Int) -> Bool {
    // No character of ASCII was white space alone.
    guard let first = document.bytes[document.nodes[node].text].first, first >= 0x80 else {
      return true
    }
    return !document.text(of: node).allSatisfy(\.isWhitespace)
  }

  private mutating func plan(of node: Int) -> ElementPlan? {
    let (document, words) = (document, words)
    return memory.plan(of: node, in: document, kinds(of: node)) {
      var maker = PlanMaker(node, of: document, codec: words.codec, table: words.table)
      let plan = maker.plan()
      let isShared = maker.isShared && plan?.lacks.allSatisfy { $0.element == 0 } != false
      return (plan, maker.reads, isShared)
    }
  }

  /// Writes views without a name, or under a name, with commas between them.
  private mutating func writeList(of node: Int, to output: inout ByteWriter) {
    var isFirst = true
    var child = node + 1
    let end = Int(document.nodes[node].end)
    while child < end {
      if document.nodes[child].template < 0 {
        if writeView(child, isFirst: isFirst, to: &output) { isFirst = false }
      }
      child = Int(document.nodes[child].end)
    }
  }

  private mutating func writeList(_ nodes: [Int], to output: inout ByteWriter) {
    var isFirst = true
    for node in nodes where writeView(node, isFirst: isFirst, to: &output) { isFirst = false }
  }

  /// Writes several views as one.
  private mutating func writeOne(_ nodes: [Int], to output: inout ByteWriter) {
    let views = nodes.count { document.isElement($0) ? plan(of: $0) != nil : isText($0) }
    if views == 1, depth < depthLimit, count < viewLimit {
      writeList(nodes, to: &output)
    } else {
      output.append(contentsOf: words.group.before)
      writeList(nodes, to: &output)
      output.append(contentsOf: words.group.after)
    }
  }

  // MARK: Holes

  private mutating func fill(
    _ number: Int, of plan: ElementPlan, _ node: Int, to output: inout ByteWriter
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
      writeList(of: node, to: &output)
      output.append(UInt8(ascii: "]"))
    case .slot(_, .destination, _):
      output.append(
        contentsOf: (document.destinationKey(of: node).map(FormatValue.string) ?? .null).json())
    case .destinations: writeDestinations(of: node, to: &output)
    case .content(let kind):
      write(document.children(of: node).filter { document.nodes[$0].template < 0 }, kind, &output)
    case .slot(let name, let kind, let owner):
      let views = document.children(of: owner ?? node).filter { document.slot(of: $0) == name }
      write(views, kind, &output)
    }
  }

  /// Writes what links lead to, each in a group with its key.
  private mutating func writeDestinations(of stack: Int, to output: inout ByteWriter) {
    output.append(UInt8(ascii: "["))
    for (index, link) in document.links(in: stack).enumerated() {
      guard let key = document.destinationKey(of: link) else { continue }
      if index > 0 { output.append(UInt8(ascii: ",")) }
      let views = document.children(of: link).filter { document.slot(of: $0) == "destination" }
      let (before, after) = words.destination(key)
      output.append(contentsOf: before)
      writeList(views, to: &output)
      output.append(contentsOf: after)
    }
    output.append(UInt8(ascii: "]"))
  }

  /// Writes views as a value of a kind.
  private mutating func write(_ nodes: [Int], _ kind: ValueKind, _ output: inout ByteWriter) {
    switch kind {
    case .view:
      output.append(contentsOf: words.value.before)
      writeOne(nodes, to: &output)
      output.append(contentsOf: words.value.after)
    case .child: writeOne(nodes, to: &output)
    case .views, .children:
      output.append(UInt8(ascii: "["))
      writeList(nodes, to: &output)
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
