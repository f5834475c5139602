import VMLDiagnostics
import VMLMarkup

/// Makes views of a template's parts.
struct TemplateReader {
  let assigns: TemplateAssigns
  var bag = DiagnosticBag()
  /// Assigns of a component that no `attr` declares, in their order.
  private(set) var undeclared: [String] = []
  /// Props of a component that name a member.
  var symbols: Set<String> = []
  /// Components that are called, each once.
  private(set) var calls: [LiveViewFile.Call] = []
  /// Whether a call's other attributes are handed on.
  var hasRest = false
  var variables: [String: String] = [:]
  private var told: Set<String> = []
  /// Whether the image that was loaded is drawn there.
  private var isInPhase = false
  /// The name of the form around it.
  private var form: String?
  /// Number of the views around it.
  var depth = 0

  init(_ assigns: TemplateAssigns) { self.assigns = assigns }

  // MARK: Messages

  mutating func lose(
    _ message: String, at range: SourceRange, note: String? = nil, once key: String? = nil
  ) {
    if let key, !told.insert(key).inserted { return }
    bag.report(
      Diagnostic(
        .formatLacks, .warning, at: range, message, notes: note.map { [Diagnostic.Note($0)] } ?? [])
    )
  }

  private mutating func code(
    _ text: String, at range: SourceRange, members: [String] = [],
    _ read: (inout ElixirExpression) -> String? = { $0.code() }
  ) -> String? {
    var expression = ElixirExpression(
      text, variables: variables, assigns: assigns, members: members)
    guard let code = read(&expression) else {
      loseExpression(at: range)
      return nil
    }
    tell(expression, at: range)
    return code
  }

  private mutating func test(_ text: String, at range: SourceRange) -> String? {
    code(text, at: range) { $0.test() }
  }

  private mutating func loseExpression(at range: SourceRange) {
    lose("this expression of Elixir has no form in a page", at: range, note: Self.worked)
  }

  static let worked = "work it out in the server: an assign with the result has a form"

  mutating func tell(_ expression: ElixirExpression, at range: SourceRange) {
    for name in expression.data.sorted() {
      lose(
        "the assign '\(name)' is the server's; the page reads 'data.\(name)'", at: range,
        note: "give it in a file of 'content'", once: "data." + name)
    }
    for name in expression.undeclared.sorted() where !undeclared.contains(name) {
      undeclared.append(name)
      lose(
        "no 'attr' declares '\(name)': it becomes a prop of any type", at: range,
        note: "what the function assigns is the caller's here: give it in the call")
    }
  }

  // MARK: Parts

  /// Recursion is limited by the parser's.
  mutating func views(_ nodes: [TemplateNode]) -> [PageNode] {
    var made: [PageNode] = []
    for node in nodes {
      switch node {
      case .text(let text):
        guard !text.allSatisfy(\.isWhitespace) else {
          // A blank between two parts of a text is one.
          if case .text(let before)? = made.last, !before.hasSuffix(" ") {
            made[made.count - 1] = .text(before + " ")
          }
          continue
        }
        add(.text(escapedInterpolation(decodedReferences(text))), to: &made)
      case .comment(let text): made.append(.comment(trimmed(text)))
      case .output(let text, let range): add(output(text, at: range), to: &made)
      case .element(let element): made += self.element(element)
      case .block(let block): made += self.block(block)
      }
    }
    return made
  }

  /// Joins texts that stand side by side.
  private func add(_ node: PageNode, to nodes: inout [PageNode]) {
    if case .text(let text) = node, case .text(let before)? = nodes.last {
      nodes[nodes.count - 1] = .text(before + text)
    } else {
      nodes.append(node)
    }
  }

  private mutating func output(_ text: String, at range: SourceRange) -> PageNode {
    if let (slot, isGiven) = Self.slot(text) {
      if isGiven {
        lose(
          "what the slot '\(slot)' is given has no form in a page: it is left out", at: range,
          note: "the caller has its data, and a component its props")
      }
      let attributes = slot == "inner_block" ? [] : [("name", slot)]
      return .element(PageElement(name: "slot", attributes: attributes))
    }
    var expression = ElixirExpression(text, variables: variables, assigns: assigns)
    if let text = expression.attribute(isShown: true) {
      tell(expression, at: range)
      return .text(text)
    }
    loseExpression(at: range)
    return .comment(trimmed(text))
  }

  /// `render_slot(@footer)`, `render_slot(@footer, item)`.
  private static func slot(_ text: String) -> (name: String, isGiven: Bool)? {
    let call = trimmed(text)
    guard call.hasPrefix("render_slot(@"), call.hasSuffix(")") else { return nil }
    let name = call.dropFirst("render_slot(@".count).prefix { $0 != "," && $0 != ")" }
    return (String(name), call.contains(","))
  }

  // MARK: Blocks

  private mutating func block(_ block: TemplateBlock) -> [PageNode] {
    let (word, rest) = Self.firstWord(block.head)
    switch word {
    case "if", "unless":
      guard let test = test(word == "if" ? rest : "!(\(rest))", at: block.range) else {
        return views(block.branches[0].nodes)
      }
      return conditional(
        block.branches.enumerated().map { ($0.offset == 0 ? test : nil, $0.element.nodes) })
    case "for": return loop(rest, block.branches[0].nodes, at: block.range)
    case "case":
      guard let subject = code(rest, at: block.range, { $0.operand() }) else { return [] }
      return conditional(
        block.branches.compactMap { branch in
          if branch.head == "_" { return (nil, branch.nodes) }
          guard let value = constant(branch.head, at: branch.range) else { return nil }
          return ("\(subject) == \(value)", branch.nodes)
        })
    case "cond":
      return conditional(
        block.branches.compactMap { branch in
          if branch.head == "true" { return (nil, branch.nodes) }
          return test(branch.head, at: branch.range).map { ($0, branch.nodes) }
        })
    default:
      // A component of a form with a block of its own.
      lose(
        "'\(word)' with a block has no form in a page: its first branch stays", at: block.range,
        note: "'if', 'case', 'cond' and 'for' have one")
      return views(block.branches[0].nodes)
    }
  }

  /// A pattern that is a value; every other one binds names or looks into its subject.
  private mutating func constant(_ pattern: String, at range: SourceRange) -> String? {
    var expression = ElixirExpression(pattern, variables: [:], assigns: TemplateAssigns())
    if let code = expression.code(), expression.data.isEmpty { return code }
    lose(
      "the pattern '\(pattern)' has no form in a page: its branch is left out", at: range,
      note: "compare with a value, or use 'cond'")
    return nil
  }

  private static func firstWord(_ text: String) -> (String, String) {
    let word = text.prefix { !$0.isWhitespace && $0 != "(" }
    return (String(word), trimmed(String(text.dropFirst(word.count))))
  }

  /// Branches in their order; one without a test is the last.
  private mutating func conditional(_ branches: [(test: String?, nodes: [TemplateNode])])
    -> [PageNode]
  {
    guard let first = branches.first else { return [] }
    guard let test = first.test else { return views(first.nodes) }
    var element = PageElement(name: "if", attributes: [("test", test)])
    element.children = views(first.nodes)
    for branch in branches.dropFirst() {
      let name = branch.test == nil ? "else" : "elseif"
      element.children.append(
        .element(PageElement(name: name, attributes: branch.test.map { [("test", $0)] } ?? [])))
      element.children += views(branch.nodes)
      if branch.test == nil { break }
    }
    return [.element(element)]
  }

  /// `p <- @products`, `{p, i} <- Enum.with_index(@products), p.price > 1`.
  private mutating func loop(
    _ head: String, _ nodes: [TemplateNode], at range: SourceRange
  ) -> [PageNode] {
    if let slot = head.firstMatch(of: /<-\s*@(\w+)\s*$/)?.1, assigns.slots.contains(String(slot)) {
      lose(
        "each view of the slot '\(slot)' with what is around it has no form in a page", at: range,
        note: "a slot stands once, with all its views; a prop that is a list has parts")
      return [.element(PageElement(name: "slot", attributes: [("name", String(slot))]))]
    }
    guard let made = self.head(of: head, at: range) else { return [.comment("for \(head)")] }
    let outer = variables
    variables.merge(made.names) { _, inner in inner }
    defer { variables = outer }
    var children = views(nodes)
    if let filter = made.filter, let test = test(filter, at: range) {
      children = [
        .element(PageElement(name: "if", attributes: [("test", test)], children: children))
      ]
    }
    return [.element(PageElement(name: "for", attributes: made.attributes, children: children))]
  }

  private mutating func head(
    of text: String, at range: SourceRange
  ) -> (attributes: [(name: String, value: String)], names: [String: String], filter: String?)? {
    guard let arrow = text.firstRange(of: "<-") else {
      lose("this loop has no form in a page", at: range)
      return nil
    }
    var pattern = trimmed(String(text[..<arrow.lowerBound]))
    var list = trimmed(String(text[arrow.upperBound...]))
    var filter: String?
    if let comma = Self.comma(in: list) {
      filter = trimmed(String(list[list.index(after: comma)...]))
      list = String(list[..<comma])
    }
    var index: String?
    let pair = pattern.wholeMatch(of: /\{(.+),\s*([^,]+)\}/)
    if list.hasPrefix("Enum.with_index("), list.hasSuffix(")"), let pair {
      list = String(list.dropFirst("Enum.with_index(".count).dropLast())
      (pattern, index) = (trimmed(String(pair.1)), trimmed(String(pair.2)))
    } else if list.hasPrefix("@streams."), let pair {
      // `{id, item} <- @streams.items`: the identifier is the client's.
      pattern = trimmed(String(pair.2))
    }
    guard var made = LoopPattern(pattern, besides: variables.values) else {
      lose(
        "the pattern '\(pattern)' has no form in a page: the views of the loop are left out",
        at: range, note: "name the item alone")
      return nil
    }
    if !made.members.isEmpty, !list.hasPrefix("[") {
      let names = made.members.map { "'\($0)'" }.joined(separator: ", ")
      lose(
        "a page has no tuples: the items of this list are objects with \(names)", at: range,
        note: "a list of objects has names for what each holds")
    }
    let members = made.members
    guard let code = code(list, at: range, members: members, { $0.code() }) else { return nil }
    var attributes = [(name: "each", value: made.item), (name: "in", value: code)]
    if let index {
      attributes.append(("index", camelCase(index)))
      made.names[index] = camelCase(index)
    }
    return (attributes, made.names, filter)
  }

  static func comma(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  // MARK: Elements

  private mutating func element(_ source: TemplateElement) -> [PageNode] {
    var source = source
    func take(_ name: String) -> TemplateAttribute? {
      guard let index = source.attributes.firstIndex(where: { $0.name == name }) else { return nil }
      return source.attributes.remove(at: index)
    }
    if let each = take(":for"), case .expression(let text) = each.value {
      let test = take(":if")
      var inner = source
      inner.attributes += test.map { [$0] } ?? []
      return loop(text, [.element(inner)], at: each.range)
    }
    if let condition = take(":if"), case .expression(let text) = condition.value,
      let test = test(text, at: condition.range)
    {
      return conditional([(test, [.element(source)])])
    }
    if source.name.hasPrefix(":") { return slot(source) }
    return [.element(view(source))]
  }

  /// `<:footer>…</:footer>`.
  private mutating func slot(_ source: TemplateElement) -> [PageNode] {
    let name = String(source.name.dropFirst())
    for attribute in source.attributes {
      lose(
        "'\(attribute.name)' of a slot has no form in a page: it is left out", at: attribute.range,
        note: "a slot has views alone; a prop of the component has a value")
    }
    let nodes = views(source.children)
    if name == "inner_block" { return nodes }
    if nodes.count == 1, case .element(var only) = nodes[0], only.name.first?.isUppercase == true {
      only.attributes.insert(("template", name), at: 0)
      return [.element(only)]
    }
    return [.element(PageElement(name: "Group", attributes: [("template", name)], children: nodes))]
  }

  private mutating func view(_ source: TemplateElement) -> PageElement {
    var source = source
    let row = liveViewNativeRegistry.views[source.name]
    let outer = (isInPhase, form)
    defer { (isInPhase, form) = outer }
    if let template = source.attributes.first(where: { $0.name == "template" })?.text {
      isInPhase = template == "phase.success"
    }
    let name = name(of: &source, isKnown: row != nil)
    depth += 1
    var element = PageElement(name: name, children: views(source.children))
    depth -= 1
    addAttributes(of: source, row, to: &element)
    if source.name == "LiveSubmitButton", let form {
      let taps = element.attributes.firstIndex { $0.name == "onTap" }
      if let taps {
        element.attributes[taps].value += ";submit(\(form))"
      } else {
        element.attributes.append(("onTap", "submit(\(form))"))
      }
    }
    if name == "Group", element["form"] != nil, element.children.count == 1,
      case .element(var only) = element.children[0], only["template"] == nil,
      Set(only.attributes.map(\.name)).isDisjoint(with: element.attributes.map(\.name))
    {
      // A form of one view is the view's.
      only.attributes += element.attributes
      return only
    }
    if let row { finish(&element, row, isInPhase: isInPhase, at: source.range) }
    return element
  }

  /// Components of Phoenix's own that no template of the app has.
  private static let ofPhoenix: Set = [
    ".async_result", ".dynamic_tag", ".focus_wrap", ".inputs_for", ".intersperse",
    ".live_component", ".live_file_input", ".live_img_preview", ".live_title", ".portal",
  ]

  /// VML's name of an element; a form hands its identifier on as its own.
  private mutating func name(of source: inout TemplateElement, isKnown: Bool) -> String {
    let name = source.name
    switch name {
    case ".link":
      let place = source.attributes.first { Self.destinations.contains($0.name) }
      let isOutside = place?.text?.contains(":") == true
      return place == nil ? "Button" : isOutside ? "Link" : "NavigationLink"
    case ".form", ".simple_form", ".LiveForm", "LiveForm":
      source.attributes.removeAll { $0.name == "for" }
      nameForm(of: &source)
      return "Group"
    case "LiveSubmitButton" where form != nil: return "Button"
    default:
      if name.hasPrefix(".") || name.contains(".") {
        if Self.ofPhoenix.contains(name) {
          lose(
            "'\(name)' is a component of Phoenix, and none of the site", at: source.range,
            note: "make a component of its views", once: "view." + name)
        }
        let own = componentName(of: name.split(separator: ".").last.map(String.init) ?? name)
        if !Self.ofPhoenix.contains(name), !calls.contains(where: { $0.name == own }) {
          calls.append(.init(tag: name, name: own, range: source.range))
        }
        return own
      }
      if !isKnown, name.first?.isUppercase != true {
        lose(
          "SwiftUI has no view '\(name)'", at: source.range,
          note: "a view of the app begins with a capital letter: see 'custom.views' in site.yaml",
          once: "view." + name)
      }
    }
    return name
  }

  /// Names a form as the event that it sends, for that is the name that the server is sent; or as
  /// its identifier.
  private mutating func nameForm(of source: inout TemplateElement) {
    var event: String?
    if let index = source.attributes.firstIndex(where: { $0.name == "phx-submit" }) {
      let submit = source.attributes.remove(at: index)
      switch submit.value {
      case .text(let text): event = own(text, at: submit.range)
      case .expression(let text):
        if case .action(let name, let values)? = steps(of: text, at: submit.range), values.isEmpty {
          event = name
        }
      case .none: break
      }
      if event.map(isName) != true {
        event = nil
        lose(
          "'phx-submit' has no form in a page: it is left out", at: submit.range,
          note: "what a form sends has the form's name, and its fields as values")
      }
    }
    let place = source.attributes.firstIndex { $0.name == "id" }
    let identifier = place.flatMap { source.attributes[$0].text }
    guard let name = event ?? identifier, isName(name) else {
      return lose(
        "'\(source.name)' becomes a group; name the form with 'form=\"…\"'", at: source.range,
        note: "see 'Forms' in docs/behaviour.md", once: "form")
    }
    form = name
    if let place, identifier != name {
      lose(
        "the form is named '\(name)' here, as the event that it sends",
        at: source.attributes[place].range, note: "for LiveView Native that is its 'id', too")
    }
    let named = TemplateAttribute(name: "form", value: .text(name), range: source.range)
    if let place {
      source.attributes[place] = named
    } else {
      source.attributes.insert(named, at: 0)
    }
  }
}
