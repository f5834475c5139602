import Testing
import VMLTestSupport

/// Random selectors match on random trees what a matcher says that tries everything.
@Suite struct SelectorPropertyTests {
  @Test func selectorsMeanWhatTheySay() {
    fuzz { generator in
      var maker = SelectorMaker(generator: generator)
      let body = maker.tree()
      let markup = body.children.map(\.markup).joined()
      for _ in 0..<10 {
        // A subject that is the document takes no modifiers.
        let list = (0..<maker.number(1...2)).map { _ in maker.selector(depth: 2) }
          .filter { !$0.subject.contains { ["vml", "body"].contains($0.description) } }
        guard !list.isEmpty else { continue }
        let text = list.map(\.description).joined(separator: ", ")
        let expected = body.descendants.filter { node in list.contains { $0.matches(node) } }
        #expect(matchedIDs(text, in: markup) == expected.map(\.id), "\(text) in \(markup)")
      }
      generator = maker.generator
    }
  }

  /// In large sheets selectors are found by what is near an element, too.
  @Test func largeSheetsMatchAsSmallOnes() {
    fuzz { generator in
      var maker = SelectorMaker(generator: generator)
      let body = maker.tree()
      var sheet = ""
      var expected: [String: Set<String>] = [:]
      for rule in 0..<200 {
        let selector = maker.selector(depth: 1)
        if maker.number(0...3) == 0 {
          // The first compound in a rule round the others.
          let rest = selector.rest
          if rest.isEmpty { continue }
          let inner = rest.map { $0.combinator + $0.compound.map(\.description).joined() }.joined()
          sheet += selector.first.map(\.description).joined() + "{&" + inner + "{m\(rule)()}}"
        } else {
          sheet += "\(selector){m\(rule)()}"
        }
        for node in body.descendants where selector.matches(node) {
          expected[node.id, default: []].insert("m\(rule)()")
        }
      }
      let names = Set((0..<200).map { "m\($0)" })
      let styles = TestStyles(
        texts: [Array(sheet.utf8)], customModifiers: names, targets: [testTargets[0]])
      let markup = body.children.map(\.markup).joined()
      let resolved = resolve(markup, styles)
      for (node, style) in zip(body.descendants, resolved.styles) {
        let found = Set(style.split(separator: ";").map(String.init))
        #expect(found == expected[node.id] ?? [], "\(node.id) of \(markup) by \(sheet)")
      }
      generator = maker.generator
    }
  }
}

private struct SelectorMaker {
  var generator: SplitMix64
  private var isInHas = false

  init(generator: SplitMix64) { self.generator = generator }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
    ([first] + others).randomElement(using: &generator) ?? first
  }

  // MARK: Trees

  /// A document and its body, with up to 24 elements in it.
  mutating func tree() -> OracleNode {
    let document = OracleNode()
    document.type = "vml"
    let body = OracleNode()
    body.type = "body"
    adopt(body, by: document)
    var all = [body]
    for index in 0..<number(1...24) {
      let node = OracleNode()
      node.id = "n\(index)"
      node.type = pick("Form", "Text", "Image")
      node.classes = ["a", "b", "c"].filter { _ in number(0...2) == 0 }
      if number(0...2) == 0 { node.attributes["x"] = pick("", "a", "a b", "a-b", "b", "aa") }
      node.holdsText = number(0...3) == 0
      let recent = all.suffix(4)
      adopt(node, by: recent.randomElement(using: &generator) ?? body)
      all.append(node)
    }
    // The document must outlive its parts, which do not hold it.
    roots.append(document)
    return body
  }

  private var roots: [OracleNode] = []

  private func adopt(_ node: OracleNode, by parent: OracleNode) {
    node.parent = parent
    parent.children.append(node)
  }

  // MARK: Selectors

  mutating func selector(depth: Int) -> OracleSelector {
    var selector = OracleSelector(first: compound(depth))
    while number(0...9) < 5, selector.rest.count < 4 {
      selector.rest.append((pick(" ", " ", " > ", ">", " + ", "+", " ~ ", "~"), compound(depth)))
    }
    return selector
  }

  private mutating func compound(_ depth: Int) -> [OracleSelector.Part] {
    var parts: [OracleSelector.Part] = []
    if number(0...1) == 0 { parts.append(.type(pick("*", "Form", "Text", "Image", "body", "vml"))) }
    if number(0...3) == 0 { parts.append(.named(pick("a", "b", "c"))) }
    if number(0...19) == 0 { parts.append(.id("n\(number(0...9))")) }
    if number(0...9) == 0 {
      parts.append(
        .attribute("x", pick("=", "~=", "^=", "$=", "*=", "|="), pick("a", "b", "a b", "", "a-")))
    }
    if parts.isEmpty || number(0...3) == 0 { parts.append(pseudoClass(depth)) }
    return parts
  }

  private mutating func list(_ depth: Int) -> [OracleSelector] {
    (0..<number(1...2)).map { _ in selector(depth: depth - 1) }
  }

  private mutating func pseudoClass(_ depth: Int) -> OracleSelector.Part {
    switch number(0...(depth > 0 ? 7 : 3)) {
    case 0: return .empty
    case 1: return .only(ofType: number(0...1) == 0)
    case 2, 3:
      let ofType = number(0...1) == 0
      let filter = !ofType && depth > 0 && number(0...1) == 0 ? list(depth) : []
      return .position(
        step: number(-2...3), offset: number(-2...4), fromEnd: number(0...1) == 0, ofType: ofType,
        of: filter)
    case 4: return .any(pick("is", "where"), list(depth))
    case 5: return .none(list(depth))
    default:
      guard !isInHas else { return .none(list(depth)) }
      isInHas = true
      defer { isInHas = false }
      return .has(list(depth).map { (pick("", "> ", ">", "+ ", "~", "~ "), $0) })
    }
  }
}
