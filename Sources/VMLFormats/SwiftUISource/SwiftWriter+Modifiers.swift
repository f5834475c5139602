import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// Modifiers of a style.
extension SwiftWriter {
  /// Modifiers of one view that the compiler takes at once.
  private static let chainLimit = 100

  /// Appends the modifiers of an element to the calls of its view.
  ///
  /// A long chain is cut into properties where what is called is any view.
  mutating func addModifiers(
    of node: Int, to calls: inout [SwiftCall], on receiver: inout Catalog.TypeEntry?,
    _ content: inout MarkupContent
  ) {
    guard let index = markup.attribute(.style, of: node),
      markup.attributes[index].flags.contains(.style)
    else { return }
    let range = markup.attributes[index].style
    for position in range where markup.styles.nodes[position].kind == .attribute {
      content.take(markup.styles.text(of: position))
    }
    let originals = Array(markup.styles.roots(in: range))
    let tree = resolved(range, of: node)
    let modifiers = Array(tree.roots)
    guard originals.count == modifiers.count else { return }
    let anyView = Catalog.type("View")
    for (number, modifier) in modifiers.enumerated() {
      if calls.count >= Self.chainLimit, !isInPhase, receiver.map({ $0 == anyView }) ?? true {
        calls = [SwiftCall(head: part([.view(SwiftView(calls: calls))]))]
      }
      let use = ModifierUse(
        node: node, tree: tree, modifier: modifier, original: originals[number])
      if calls.count <= 10 * Self.chainLimit, let call = call(use, &content, on: &receiver) {
        calls.append(call)
      } else {
        let name = tree.text(of: modifier)
        let isKnown = Catalog.modifier(name) != nil
        lack(.modifier(number, name, isKnown: isKnown), of: node)
      }
    }
  }

  /// A style with the values of the attributes that it reads.
  private func resolved(_ range: Range<Int>, of node: Int) -> StyleTree {
    var printer = StylePrinter()
    printer.print(modifiers: range, of: markup.styles) { tree, index in
      tree.nodes[index].kind == .attribute ? literal(index, in: tree, of: node) : nil
    }
    var bag = DiagnosticBag()
    return parseStyle(printer.output, as: FileID(0), reporting: &bag)
  }

  /// The value of an `attr()` as a style has it.
  private func literal(_ index: Int, in tree: StyleTree, of node: Int) -> [UInt8] {
    guard let text = markup.value(named: tree.text(of: index), of: node) else {
      let fallback = tree.arguments(of: index).first {
        tree.nodes[$0.nodes.lowerBound].kind != .typeHint
      }
      guard let fallback else { return Array("nil".utf8) }
      var printer = StylePrinter()
      printer.print(expressions: fallback.nodes, of: tree)
      return printer.output
    }
    let isNumber = Double(text).map(\.isFinite) == true && !text.contains { $0.isLetter }
    if isNumber || text == "true" || text == "false" { return Array(text.utf8) }
    if text.hasPrefix("#") || text.hasPrefix("."), parseExpression(text) != nil {
      return Array(text.utf8)
    }
    var printer = StylePrinter()
    printer.print(string: text.utf8)
    return printer.output
  }

  /// A modifier of an element's style.
  private struct ModifierUse {
    let node: Int
    let tree: StyleTree
    let modifier: Int
    /// The same in the document, where its attributes are names.
    let original: Int
  }

  private mutating func call(
    _ use: ModifierUse, _ content: inout MarkupContent, on receiver: inout Catalog.TypeEntry?
  ) -> SwiftCall? {
    let name = use.tree.text(of: use.modifier)
    guard let modifier = Catalog.modifier(name), name != "modifier" else {
      return custom(use, &content)
    }
    let type = receiver ?? Catalog.type("View")
    let all = modifier.overloads.filter { type?.hasModifier($0) ?? true }
    let there = all.filter(checker.has)
    guard
      let found = checker.use(
        of: use.modifier, in: use.tree, among: there.isEmpty ? Array(all) : there)
    else { return nil }
    self.use(found.declaration.module)
    guard let arguments = arguments(use, &content, found) else { return nil }
    receiver = found.declaration.resultType(on: type)
    return SwiftCall(".\(name)", moved(arguments))
  }

  /// A modifier that the app declares.
  private mutating func custom(
    _ use: ModifierUse, _ content: inout MarkupContent
  ) -> SwiftCall? {
    let name = use.tree.text(of: use.modifier)
    var arguments: [SwiftArgument] = []
    for argument in use.tree.arguments(of: use.modifier) {
      let label = swiftLabel(use.tree.string(argument.label), orEmpty: true)
      if let slots = use.tree.templates(argument.nodes) {
        arguments.append(.closure(SwiftClosure(label: label, body: views(slots, &content))))
      } else if let code = values.code(
        argument.nodes, of: use.tree, as: nil, Catalog.ValueUses())
      {
        arguments.append(.value(label: label, code))
      } else {
        return nil
      }
    }
    return SwiftCall(".\(swiftLabel(name))", moved(arguments))
  }

  /// The arguments of a modifier, in the order of its parameters.
  private mutating func arguments(
    _ use: ModifierUse, _ content: inout MarkupContent, _ found: Catalog.CallUse
  ) -> [SwiftArgument]? {
    let given = use.tree.arguments(of: use.modifier)
    let originals = markup.styles.arguments(of: use.original)
    guard given.count == originals.count else { return nil }
    var arguments: [SwiftArgument] = []
    for parameter in found.declaration.parameters {
      let positions = given.indices.filter { found.parameters[$0] == parameter }
      guard let first = positions.first else {
        guard let made = absent(parameter, found.declaration) else { return nil }
        arguments += made
        continue
      }
      guard
        let made = argument(
          given[first].nodes, originals[first].nodes, use, &content, parameter, found)
      else { return nil }
      if !made.isDefault(of: parameter) { arguments.append(made) }
      for position in positions.dropFirst() {
        guard
          let more = argument(
            given[position].nodes, originals[position].nodes, use, &content, parameter, found)
        else { return nil }
        arguments.append(more.withoutLabel)
      }
    }
    guard found.parameters.allSatisfy({ $0 != nil }) else { return nil }
    return arguments
  }

  /// Arguments for a parameter that a style says nothing of; `nil` if there is none.
  private mutating func absent(
    _ parameter: Catalog.Parameter, _ declaration: Catalog.Declaration
  ) -> [SwiftArgument]? {
    if parameter.hasDefault || parameter.isVariadic { return [] }
    let label = parameter.label.map { swiftLabel($0.string) } ?? ""
    if parameter.isClosure || parameter.builder != nil {
      return [.closure(SwiftClosure(label: label, parameters: parameter.ignoredNames, body: []))]
    }
    let type = Catalog.ValueType(of: parameter, in: declaration)
    if parameter.isBinding { return free(parameter, type).map { [.value(label: label, $0)] } }
    if parameter.type.unwrapped.name.isEqual(to: "Namespace.ID") {
      return [.value(label: label, namespace())]
    }
    return type.isOptional ? [.value(label: label, "nil")] : nil
  }

  private mutating func argument(
    _ nodes: Range<Int>, _ original: Range<Int>, _ use: ModifierUse, _ content: inout MarkupContent,
    _ parameter: Catalog.Parameter, _ found: Catalog.CallUse
  ) -> SwiftArgument? {
    let label = parameter.label.map { swiftLabel($0.string) } ?? ""
    if let slots = use.tree.templates(nodes) {
      let body = views(slots, &content)
      guard parameter.isClosure || parameter.builder != nil else {
        return .value(label: label, body.isEmpty ? "EmptyView()" : expression(body))
      }
      return .closure(
        SwiftClosure(label: label, parameters: parameter.ignoredNames, body: cut(body)))
    }
    if parameter.isAction { return steps(nodes, of: use.tree, label, parameter) }
    let type = Catalog.ValueType(of: parameter, in: found.declaration)
    if parameter.isBinding, let name = attributeName(original) {
      return binding(name, use.node, type).map { .value(label: label, $0) }
    }
    if parameter.isVariadic, use.tree.nodes[nodes.lowerBound].kind == .array {
      let items = values.items(nodes.lowerBound, of: use.tree, as: type, found.values)
      return items.map { .value(label: label, $0.joined(separator: ", ")) }
    }
    guard let code = values.code(nodes, of: use.tree, as: type, found.values) else { return nil }
    return .value(label: label, parameter.isBinding ? ".constant(\(code))" : code)
  }

  private mutating func steps(
    _ nodes: Range<Int>, of tree: StyleTree, _ label: String, _ parameter: Catalog.Parameter
  ) -> SwiftArgument? {
    var bag = DiagnosticBag()
    let list = readSteps(nodes, of: tree, in: FileID(0), reporting: &bag)
    guard !bag.hasErrors, let body = scope.statements(list.steps, &needs) else { return nil }
    return .closure(SwiftClosure(label: label, parameters: parameter.ignoredNames, body: body))
  }

  private func attributeName(_ nodes: Range<Int>) -> String? {
    let node = markup.styles.nodes[nodes.lowerBound]
    return node.kind == .attribute ? markup.styles.string(node.text) : nil
  }

  /// The state that an attribute is, which belongs to the element from now on.
  private mutating func binding(
    _ name: String, _ node: Int, _ type: Catalog.ValueType
  ) -> String? {
    let followed = bindings(of: node).first { $0.attribute.text == name }?.source.state?.text
    if let state = scope.states[followed ?? name] { return "$\(state.name)" }
    let text = markup.value(named: name, of: node) ?? ""
    let state: SwiftState
    switch type.role {
    case .boolean:
      state = SwiftState(freeName(name), type: .boolean, first: text == "true" ? "true" : "false")
    case .number:
      let first = Double(text).flatMap(swiftNumber) ?? "0"
      let kind = type.takesFractions ? SwiftState.Kind.number : .integer
      state = SwiftState(freeName(name), type: kind, first: first)
    case .string: state = SwiftState(freeName(name), type: .string, first: swiftLiteral(text))
    default: return values.code(ofText: text, as: type).map { ".constant(\($0))" }
    }
    declare(state)
    scope.states[name] = state
    return "$\(state.name)"
  }

  private mutating func views(
    _ slots: [String], _ content: inout MarkupContent
  ) -> [SwiftStatement] {
    var body: [SwiftStatement] = []
    for slot in slots {
      content.take(slot: slot)
      body += statements(content.slot(slot))
    }
    return body
  }
}

extension SwiftArgument {
  fileprivate func isDefault(of parameter: Catalog.Parameter) -> Bool {
    guard case .value(let label, let code) = self, !label.isEmpty else { return false }
    return parameter.defaultValue?.string == code
  }

  fileprivate var withoutLabel: SwiftArgument {
    guard case .value(_, let code) = self else { return self }
    return .value(label: "", code)
  }
}

extension StyleTree {
  /// The modifiers that a range of nodes begins with and that stand side by side.
  fileprivate func roots(in range: Range<Int>) -> [Int] {
    var roots: [Int] = []
    var node = range.lowerBound
    while node < range.upperBound {
      roots.append(node)
      node = Int(nodes[node].end)
    }
    return roots
  }

  /// The names of the views that an argument is; `nil` for other arguments.
  fileprivate func templates(_ argument: Range<Int>) -> [String]? {
    let head = argument.lowerBound
    guard Int(nodes[head].end) == argument.upperBound else { return nil }
    if nodes[head].kind == .template { return [text(of: head)] }
    let items = Array(children(of: head))
    guard nodes[head].kind == .array, !items.isEmpty,
      items.allSatisfy({ nodes[$0].kind == .template })
    else { return nil }
    return items.map(text)
  }
}

extension Catalog.Declaration {
  /// Type of what a modifier returns, as far as its modifiers are concerned.
  fileprivate func resultType(on receiver: Catalog.TypeEntry?) -> Catalog.TypeEntry? {
    let type = result.unwrapped
    switch type.kind {
    case .some, .any:
      let parts = type.arguments[0]
      return parts.kind == .composition ? parts.arguments.first?.entry : parts.entry
    case .parameter where type.name.isEqual(to: "Self"): return receiver
    default:
      guard let entry = type.entry, entry.conforms(to: "View") else { return Catalog.type("View") }
      return entry
    }
  }
}
