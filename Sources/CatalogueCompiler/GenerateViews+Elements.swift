extension ViewsGenerator {
  /// Kinds of elements that the library has.
  static let kinds = [
    "View", "Shape", "InsettableShape", "ToolbarContent", "CustomizableToolbarContent",
    "TabContent", "Layout", "AccessibilityRotorContent",
  ]

  mutating func elements() -> String {
    var text = ""
    for name in rules.typeNames {
      guard let record = model.types[name], record.isElement, !rules.isOutside(name),
        !name.contains("."), !name.hasPrefix("_")
      else { continue }
      let initialisers = record.members.map(\.syntax).filter { $0.kind == .initializer }
      guard !initialisers.isEmpty else { continue }
      if ViewsTypes.byHand.contains(name) {
        let missing = unavailable(initialisers, of: name)
        if !missing.isEmpty { text += "extension \(name) {\n\(missing)}\n\n" }
      } else {
        text += element(record, initialisers)
      }
    }
    return text
  }

  mutating func element(
    _ record: CatalogueModel.TypeRecord, _ initialisers: [MemberSyntax]
  ) -> String {
    let name = record.declaration.name
    let isShape = types.conforms(name, to: "Shape")
    let isStyle = types.conforms(name, to: "ShapeStyle")
    var keys: Set<String> = []
    var body = ""
    if Self.kinds.contains(where: { types.conforms(name, to: $0) }), reasons[name] == nil {
      for member in initialisers where !member.isFailable {
        body += initializer(member, of: record, isValue: isShape || isStyle, &keys)
      }
    }
    let missing = unavailable(initialisers, of: name, onePerLabels: body.isEmpty)
    guard !body.isEmpty else {
      counts["unavailable elements", default: 0] += 1
      let reason = initialisers.compactMap { outcomes[$0.place]?.reason }.first ?? ""
      let kind = types.conforms(name, to: "View") ? "ElementView" : "ElementPart"
      return """
        @available(*, unavailable, message: "VML has no form for it: \(reason)")
        public struct \(name): \(kind) {
          public var _node = ElementNode("\(name)")
        \(missing)}


        """
    }
    return element(record, body + missing, isShape: isShape, isStyle: isStyle)
  }

  private mutating func element(
    _ record: CatalogueModel.TypeRecord, _ body: String, isShape: Bool, isStyle: Bool
  ) -> String {
    let name = record.declaration.name
    counts["elements", default: 0] += 1
    var kinds: [String] = []
    if isShape {
      kinds = [
        types.conforms(name, to: "InsettableShape") ? "InsettableShape" : "Shape", "ShapeElement",
      ]
    } else {
      let isView = types.conforms(name, to: "View") || types.conforms(name, to: "Layout")
      kinds.append(isView ? "ElementView" : "ElementPart")
      if isStyle { kinds.append("ShapeStyle") }
      for kind in [
        "ToolbarContent", "CustomizableToolbarContent", "TabContent", "AccessibilityRotorContent",
      ] where types.conforms(name, to: kind) {
        kinds.append(kind)
      }
    }
    let note = types.note(record.declaration.attributes)
    var text = note.isEmpty ? "" : note + "\n"
    text += "public struct \(name): \(kinds.joined(separator: ", ")) {\n"
    text += "  public var _node = ElementNode(\"\(name)\")\n"
    if isShape || isStyle { text += "  init(_node: ElementNode) { self._node = _node }\n" }
    if isStyle, !isShape { text += "  public var vmlCode: String { valueCode }\n" }
    return text + body + "}\n\n"
  }

  mutating func initializer(
    _ member: MemberSyntax, of record: CatalogueModel.TypeRecord, isValue: Bool,
    _ keys: inout Set<String>
  ) -> String {
    let element = record.declaration.name
    let rules = self.rules
    guard !member.parameters.contains(where: { ($0.label ?? "").hasPrefix("_") }) else { return "" }
    guard
      let signature = types.signature(of: member, outer: record.declaration.generics)
    else { return "" }
    let outer = record.declaration.generics
    drawnInitialisers.append(
      DrawnDeclaration(
        owner: element, member: member, signature: signature,
        constraints: types.constraints(of: member, outer: outer)))
    var text = ""
    for form in forms(of: signature) {
      for steps in form.stepForms {
        guard keys.insert(form.key(steps: steps)).inserted else {
          outcomes[member.place] = .written
          continue
        }
        var traces: [String: String] = [:]
        guard let lines = nodeStatements(form, steps, member, record, rules, &traces) else {
          continue
        }
        counts["initialisers", default: 0] += 1
        outcomes[member.place] = .written
        if let place = place(of: element), !form.hasAction || steps {
          toCall.append(
            CalledDeclaration(
              signature: form, takesSteps: steps,
              platforms: platforms(member.attributes, of: element),
              call: { "\(place.before)\(element)(\($0))\(place.after)" },
              expectation: { arguments in
                arguments.compactMap { traces[$0.name] }.joined(separator: " ")
              }))
        }
        let others = record.members.map(\.syntax).filter { $0.kind == .initializer }
        let isDisfavored =
          form.isDisfavored || form.hasAction && !steps || isElsewhere(member, among: others)
        var line = "  \(isDisfavored ? "@_disfavoredOverload " : "")public init\(form.generics)"
        line += "(\(form.parameters(steps: steps)))\(form.condition) {\n"
        line += lines.map { "    \($0)\n" }.joined()
        if isValue {
          let calls = statements(form, steps: false, on: "call")
          let word = calls.isEmpty ? "let" : "var"
          line += "    \(word) call = \(shorthand(element, member))\n"
          line += calls.map { "    \($0)\n" }.joined() + "    _node.call = call\n"
        }
        line += "  }\n"
        text += (form.note.isEmpty ? "" : "  \(form.note)\n") + line
      }
    }
    return text
  }

  /// Code around an element that makes a view of it.
  private func place(of element: String) -> (before: String, after: String)? {
    if types.conforms(element, to: "View") { return ("", "") }
    if types.conforms(element, to: "ToolbarContent") { return ("Text(\"a\").toolbar { ", " }") }
    if types.conforms(element, to: "TabContent") { return ("TabView { ", " }") }
    guard types.conforms(element, to: "AccessibilityRotorContent") else { return nil }
    return ("Text(\"a\").accessibilityRotor(\"r\") { ", " }")
  }

  /// The call that begins a value's spelling: `.rect` for a `RoundedRectangle`, where VML has it.
  func shorthand(_ element: String, _ member: MemberSyntax) -> String {
    let labels = member.parameters.map(\.label)
    for shape in model.types["Shape"]?.members.map(\.syntax) ?? [] {
      let isSame = shape.requirements.contains {
        $0.isEquality && $0.left == .named("Self", []) && $0.right.simpleName == element
      }
      guard isSame, shape.parameters.map(\.label) == labels else { continue }
      if shape.kind == .staticMember { return "ModifierCall(code: \".\(shape.name)\")" }
      if shape.kind == .staticFunction { return "ModifierCall(\".\(shape.name)(\")" }
    }
    return "ModifierCall(\"\(element)(\")"
  }

  /// Statements that give an element what its initialiser takes; `nil` if VML has no form for it.
  ///
  /// `traces` are the attributes and slots by the names of arguments.
  func nodeStatements(
    _ signature: ViewsSignature, _ steps: Bool, _ member: MemberSyntax,
    _ record: CatalogueModel.TypeRecord, _ rules: TableBuilder, _ traces: inout [String: String]
  ) -> [String]? {
    let element = record.declaration.name
    let textIndex = rules.takesText(member, in: element)
    let textKey = textIndex.map { member.parameters[$0].key }
    let defaultSlot = rules.defaultSlot(of: element)
    let slots = rules.slotNames(of: element)
    var attributes: [(name: String, line: String)] = []
    var lines: [String] = []
    for argument in signature.arguments where !argument.isLeftOut {
      let name = argument.name
      let parameter = argument.parameter
      switch parameter.kind {
      case .slot:
        let slot = argument.syntax.slotName ?? "content"
        let isDefault = slot == defaultSlot ? ", isDefault: true" : ""
        lines.append("_node.slot(\"\(slot)\", \(name)()\(isDefault))")
        if isDefault.isEmpty { traces[name] = slot }
      case .data, .keyPath: continue
      case .rows:
        guard let defaultSlot else { return nil }
        lines.append("_node.slot(\"\(defaultSlot)\", \(rows(signature, name)), isDefault: true)")
      case .view:
        let slot = argument.syntax.label ?? argument.syntax.name ?? ""
        guard slots.contains(slot) else { return nil }
        lines.append("_node.slot(\"\(slot)\", \(name))")
      case .action:
        guard steps else { continue }
        guard argument.syntax.label == "action" else { return nil }
        lines.append("_node.steps(\"onTap\", \(name)())")
        traces[name] = "onTap"
      case .value, .spelled, .text, .binding:
        if argument.syntax.key == textKey, case .text = parameter.kind {
          lines.append("_node.text = \(parameter.text(of: name))")
          continue
        }
        if let slot = labelSlot(argument, member, record) {
          let title = parameter.type == "Text" ? name : "Text(\(name))"
          lines.append("_node.slot(\"\(slot)\", \(title))")
          continue
        }
        guard let attribute = rules.attributes(of: argument.syntax, in: element).first else {
          guard argument.standard != nil else { return nil }
          continue
        }
        attributes.append((attribute, set(attribute, argument)))
        traces[name] = attribute
      }
    }
    attributes.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return attributes.map(\.line) + lines
  }

  /// A view for each element of the collection that a function takes.
  func rows(_ signature: ViewsSignature, _ content: String) -> String {
    var parts: [String] = []
    for argument in signature.arguments {
      switch argument.parameter.kind {
      case .data: parts.append(argument.name)
      case .keyPath: parts.append("id: \(argument.name)")
      default: break
      }
    }
    return "ForEach(\(parts.joined(separator: ", ")), content: \(content))"
  }

  func set(_ attribute: String, _ argument: ViewsSignature.Argument) -> String {
    let name = argument.name
    let parameter = argument.parameter
    switch parameter.kind {
    case .binding:
      let set = "_node.binding(\"\(attribute)\", \(name).source)"
      return parameter.isOptional ? "if let \(name) { \(set) }" : set
    case .text where argument.standard == nil:
      return "_node.textAttribute(\"\(attribute)\", \(parameter.text(of: name)))"
    case .value where parameter.isVariadic:
      return "_node.value(\"\(attribute)\", \(name).vmlCode)"
    default:
      let standard = argument.standard.map { ", \(quoted(canonical($0, argument)))" } ?? ""
      return "_node.value(\"\(attribute)\", \(parameter.code(of: name))\(standard))"
    }
  }

  /// The slot that a title fills as a text, since another initialiser builds views for it.
  func labelSlot(
    _ argument: ViewsSignature.Argument, _ member: MemberSyntax, _ record: CatalogueModel.TypeRecord
  ) -> String? {
    guard case .text = argument.parameter.kind, argument.syntax.label == nil else { return nil }
    for requirement in member.requirements
    where requirement.isEquality && requirement.right == .named("Text", []) {
      let rest = member.parameters.map(\.label).filter { $0 != nil }
      for other in record.members.map(\.syntax) where other.kind == .initializer {
        guard rest.allSatisfy(other.parameters.map(\.label).contains) else { continue }
        for parameter in other.parameters where parameter.builder != nil {
          guard case .function(_, _, let result) = parameter.type, result == requirement.left else {
            continue
          }
          return parameter.slotName
        }
      }
    }
    return nil
  }
}
