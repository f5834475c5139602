import VMLCatalog
import VMLMarkup

/// Writes a document as a view of SwiftUI.
struct SwiftWriter {
  let markup: Markup
  let checker: CallChecker
  let values: SwiftValues
  var lacks: [FormatLack] = []
  var scope = SwiftScope()
  var needs: SwiftNeeds = []
  var imports: Set<String> = []
  /// Whether the element stands where a loaded image has a name.
  var isInPhase = false
  /// The attributes of the element that are written as what they follow.
  var followed: Set<String> = []
  /// Kind of the state that the tags here are values of; `nil` for texts.
  var tagKind: SwiftState.Kind?
  private var states: [String] = []
  private var parts: [(name: String, body: [SwiftStatement])] = []
  /// The names of properties so far.
  private var taken: Set<String> = [
    "body", "image", "phase", "dismiss", "openURL", "perform", "min", "max", "withAnimation",
  ]
  private var count = 0
  private var isFull = false
  private let viewLimit: Int
  /// By node: the number of the element.
  private let numbers: [Int]
  private var hasNamespace = false

  /// Weight of a body that the type checker reads at once.
  private static let bodyLimit = 30.0

  init(markup: Markup, target: Catalog.CheckTarget) {
    self.markup = markup
    checker = CallChecker(target)
    values = SwiftValues(checker: checker)
    var number = -1
    numbers = markup.nodes.map { node in
      if node.kind == .element { number += 1 }
      return number
    }
    viewLimit = 1000 + 4 * (number + 1)
  }

  /// The document as a file of Swift, whose view has a name.
  mutating func document(named name: String) -> [UInt8] {
    let body = markup.nodes.indices.first { markup.nodes[$0].name == .body }
    let roots = body.map { Array(markup.children(of: $0)) } ?? Array(markup.roots)
    var statements = cut(self.statements(roots))
    if statements.isEmpty { statements = [.line("EmptyView()")] }
    var printer = SwiftPrinter()
    for module in ["SwiftUI"] + imports.sorted() { printer.line("import \(module)") }
    printer.line("")
    printer.line("struct \(name): View {")
    let properties =
      SwiftNeed.allCases.filter(needs.contains).map(\.property)
      + (hasNamespace ? ["@Namespace private var namespace"] : []) + states
    for property in properties { printer.line(property, 2) }
    if !properties.isEmpty { printer.line("") }
    printer.line("var body: some View {", 2)
    printer.print(statements, 4)
    printer.line("}", 2)
    for part in parts {
      printer.line("")
      printer.line("@ViewBuilder private var \(part.name): some View {", 2)
      printer.print(part.body, 4)
      printer.line("}", 2)
    }
    printer.line("}")
    return Array((printer.lines.joined(separator: "\n") + "\n").utf8)
  }

  mutating func lack(_ part: FormatLack.Part, of node: Int) {
    lacks.append(FormatLack(element: numbers[node], part: part))
  }

  // MARK: Names

  /// A name that no other property has, near the one that is wanted; none that types or `self`
  /// have.
  mutating func freeName(_ wanted: String) -> String {
    let plain = swiftName(wanted).filter { $0 != "`" }
    var number = plain == "self" || plain.first?.isUppercase == true ? 2 : 1
    var name = number == 1 ? plain : "\(plain)2"
    while !taken.insert(name).inserted {
      number += 1
      name = "\(plain)\(number)"
    }
    return swiftName(name)
  }

  mutating func declare(_ state: SwiftState) { states.append(state.property) }

  mutating func namespace() -> String {
    if !hasNamespace { hasNamespace = taken.insert("namespace").inserted }
    return "namespace"
  }

  /// Notes the framework of a declaration.
  mutating func use(_ module: Catalog.Name) {
    if let framework = module.framework { imports.insert(framework) }
  }

  // MARK: Bodies

  /// Statements cut down to the number that a type checker takes at once; the rest stands in
  /// properties of its own.
  mutating func cut(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    var statements = statements
    while !isInPhase, statements.weight > Self.bodyLimit {
      var kept: [SwiftStatement] = []
      var run: [SwiftStatement] = []
      for statement in statements {
        if !run.isEmpty, run.weight + statement.weight > Self.bodyLimit {
          kept += moved(run)
          run = []
        }
        run.append(statement)
      }
      kept += moved(run)
      guard kept.weight < statements.weight else { return statements }
      statements = kept
    }
    return statements
  }

  private mutating func moved(_ run: [SwiftStatement]) -> [SwiftStatement] {
    run.weight > 1 ? [.line(part(run))] : run
  }

  /// Moves statements to a property, and gives its name.
  mutating func part(_ body: [SwiftStatement]) -> String {
    let name = freeName("part\(parts.count + 1)")
    parts.append((name, body))
    return name
  }

  // MARK: Views

  /// The nodes of an element that are its content: what has no name, and what is hidden at first.
  func content(of node: Int) -> [Int] {
    markup.children(of: node).filter { child in
      switch markup.nodes[child].kind {
      case .text: return true
      case .comment, .doctype: return false
      case .element:
        guard let template = markup.value("template", of: child) else { return true }
        return template == KnownTemplate.hidden && markup.value("show", of: child) != nil
      }
    }
  }

  /// Recursion is limited by ``markupDepthLimit``.
  mutating func statements(_ nodes: [Int]) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    for node in nodes {
      switch markup.nodes[node].kind {
      case .element:
        if let made = statement(node), !made.isEmptyView { statements.append(made) }
      case .text:
        let text = markup.string(markup.nodes[node].text)
        if !text.allSatisfy(\.isWhitespace) { statements.append(Self.text(text)) }
      case .comment, .doctype: continue
      }
    }
    return statements
  }

  static func text(_ text: String) -> SwiftStatement {
    let label = looksLikeMarkdown(text) ? "verbatim: " : ""
    return .view(SwiftView(calls: [SwiftCall(head: "Text(\(label)\(swiftLiteral(text)))")]))
  }

  /// Several views as one expression.
  mutating func expression(_ statements: [SwiftStatement]) -> String {
    guard statements.count == 1 else { return part(statements) }
    switch statements[0] {
    case .line(let text): return text
    case .view(let view): return view.flat ?? part(statements)
    case .blocks: return part(statements)
    }
  }

  private mutating func statement(_ node: Int) -> SwiftStatement? {
    guard count < viewLimit else {
      if !isFull { lack(.tooMany(viewLimit), of: node) }
      isFull = true
      return nil
    }
    count += 1
    let outer = scope
    defer { scope = outer }
    declareStates(of: node)
    declareStyleStates(of: node)
    let isHidden = markup.value("template", of: node) == KnownTemplate.hidden
    guard let show = markup.value("show", of: node), !styleReads("show", of: node) else {
      return isHidden ? nil : view(node).map(SwiftStatement.view)
    }
    guard let condition = SwiftBehaviour.condition(show).flatMap(scope.code) else {
      lack(.attribute("show"), of: node)
      return isHidden ? nil : view(node).map(SwiftStatement.view)
    }
    return view(node).map { .blocks([SwiftBlock(head: "if \(condition)", body: [.view($0)])]) }
  }

  /// Whether the style of an element reads an attribute.
  private func styleReads(_ name: String, of node: Int) -> Bool {
    guard let index = markup.attribute(.style, of: node) else { return false }
    return markup.attributes[index].style.contains {
      markup.styles.nodes[$0].kind == .attribute && markup.styles.text(of: $0) == name
    }
  }

  private mutating func declareStates(of node: Int) {
    guard let text = markup.value("state", of: node) else { return }
    for declaration in SwiftBehaviour.states(text) {
      guard let first = declaration.first else { continue }
      let name = freeName(declaration.name.text)
      guard let state = SwiftState(name, type: declaration.type, first: first) else {
        lack(.attribute("state"), of: node)
        continue
      }
      scope.states[declaration.name.text] = state
      declare(state)
    }
  }
}

extension [SwiftStatement] {
  var weight: Double { reduce(0) { $0 + $1.weight } }
}

extension SwiftNeed {
  fileprivate var property: String { "@Environment(\\.\(rawValue)) private var \(rawValue)" }
}
