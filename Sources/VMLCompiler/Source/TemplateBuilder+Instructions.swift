import VMLData
import VMLDiagnostics
import VMLMarkup

extension TemplateBuilder {
  /// Builds an element whose name begins with a lower-case letter.
  mutating func buildInstruction(_ index: Int) {
    switch markup.nodes[index].name {
    case .if: buildConditional(index)
    case .for: buildLoop(index)
    case .let: buildBinding(index)
    case .slot: buildSlot(index)
    case .elseif, .else: bag.report(.misplaced(name(of: index), "if", at: tag(index)))
    case .empty: bag.report(.misplaced("empty", "for", at: tag(index)))
    case .vml, .head, .body:
      bag.report(.envelopeInside(name(of: index), at: tag(index)))
    default:
      bag.report(
        .unknown(name(of: index), at: markup.nameRange(of: index), in: elements.candidates))
    }
  }

  /// Builds `<if test="…"> … <elseif test="…"/> … <else/> … </if>`.
  private mutating func buildConditional(_ index: Int) {
    let position = appendNode(.conditional, index)
    let test = expression("test", of: index, allowed: ["test"])
    if test == nil { template.nodes[position].kind = .broken }
    var branches: [Template.Branch] = []
    var current = test
    var isBroken = false
    var hasElse = false
    var siblings: [Int] = []
    for child in Array(markup.children(of: index)) {
      guard isMarker(child) else {
        siblings.append(child)
        continue
      }
      branches.append(branch(current, siblings, parent: index))
      siblings = []
      if Int(markup.nodes[child].end) > child + 1 {
        bag.report(.markerWithContent(name(of: child), at: tag(child)))
      }
      if hasElse { bag.report(.afterElse(name(of: child), at: tag(child))) }
      if markup.nodes[child].name == .else {
        _ = expression(nil, of: child, allowed: [])
        hasElse = true
        current = nil
      } else {
        current = expression("test", of: child, allowed: ["test"])
        if current == nil { isBroken = true }
      }
    }
    branches.append(branch(current, siblings, parent: index))
    if isBroken { template.nodes[position].kind = .broken }
    template.conditionals.append(branches)
    template.nodes[position].payload = Int32(template.conditionals.count - 1)
    template.nodes[position].end = UInt32(template.nodes.count)
  }

  /// Builds the nodes of one branch; both its ends are beside an instruction's tag.
  private mutating func branch(
    _ test: Expression?, _ siblings: [Int], parent: Int
  ) -> Template.Branch {
    let start = template.nodes.count
    build(siblings, parent: parent)
    return Template.Branch(test: test, body: start..<template.nodes.count)
  }

  private func isMarker(_ index: Int) -> Bool {
    guard markup.nodes[index].kind == .element else { return false }
    return markup.nodes[index].name == .elseif || markup.nodes[index].name == .else
  }

  /// Builds `<for each="x" in="…" index="i"> … <empty>…</empty></for>`.
  private mutating func buildLoop(_ index: Int) {
    let position = appendNode(.loop, index)
    let list = expression("in", of: index, allowed: ["each", "in", "index"])
    let variable = self.variable("each", of: index, isRequired: true)
    let counter = self.variable("index", of: index, isRequired: false)
    let children = Array(markup.children(of: index))
    let isEmpty = { (child: Int, markup: Markup) in
      markup.nodes[child].kind == .element && markup.nodes[child].name == .empty
    }
    let bodyStart = template.nodes.count
    build(children.filter { !isEmpty($0, markup) }, parent: index)
    let body = bodyStart..<template.nodes.count
    for child in children where isEmpty(child, markup) {
      _ = expression(nil, of: child, allowed: [])
      build(Array(markup.children(of: child)), parent: child)
    }
    let empty = body.upperBound..<template.nodes.count
    if let list, let variable {
      template.loops.append(
        Template.Loop(variable: variable, index: counter, list: list, body: body, empty: empty))
      template.nodes[position].payload = Int32(template.loops.count - 1)
    } else {
      template.nodes[position].kind = .broken
    }
    template.nodes[position].end = UInt32(template.nodes.count)
  }

  /// Builds `<let name="n" value="…"/>`.
  private mutating func buildBinding(_ index: Int) {
    let position = appendNode(.binding, index)
    let value = expression("value", of: index, allowed: ["name", "value"])
    let variable = self.variable("name", of: index, isRequired: true)
    if Int(markup.nodes[index].end) > index + 1 {
      bag.report(.contentOfBinding(at: tag(index)))
    }
    guard let value, let variable else {
      template.nodes[position].kind = .broken
      return
    }
    template.bindings.append(Template.Binding(variable: variable, value: value))
    template.nodes[position].payload = Int32(template.bindings.count - 1)
  }

  /// Builds `<slot/>`, `<slot name="…"/>` or `<slot of="child"/>`; what it holds is its fallback.
  private mutating func buildSlot(_ index: Int) {
    let position = appendNode(.slot, index)
    checkAttributes(of: index, allowed: ["name", "of", "template"])
    var source = Template.Slot.Source.unnamed
    if let attribute = markup.attribute(.of, of: index) {
      let text = markup.expressionText(of: markup.attributes[attribute])
      guard let expression = parseExpression(text, reporting: &bag) else {
        template.nodes[position].kind = .broken
        return
      }
      source = .child(expression)
    } else if let attribute = markup.attribute(.name, of: index) {
      source = .named(markup.string(markup.attributes[attribute].value))
    }
    let slotTemplate = markup.attribute(.template, of: index).map {
      let start = template.text.count
      template.text.append(contentsOf: markup.bytes(markup.attributes[$0].value))
      return ViewTree.Slice(start..<template.text.count)
    }
    template.slots.append(Template.Slot(source: source, template: slotTemplate))
    template.nodes[position].payload = Int32(template.slots.count - 1)
    build(Array(markup.children(of: index)), parent: index)
    template.nodes[position].end = UInt32(template.nodes.count)
  }

  // MARK: Attributes of instructions

  /// The expression of an attribute; reports if it is missing, and every attribute that the instruction has not.
  private mutating func expression(
    _ attributeName: String?, of index: Int, allowed: [String]
  ) -> Expression? {
    checkAttributes(of: index, allowed: allowed)
    guard let attributeName else { return nil }
    guard let attribute = attribute(attributeName, of: index) else {
      bag.report(.missing(attributeName, of: name(of: index), at: tag(index)))
      return nil
    }
    return parseExpression(markup.expressionText(of: attribute), reporting: &bag)
  }

  private mutating func variable(
    _ attributeName: String, of index: Int, isRequired: Bool
  ) -> VariableName? {
    guard let attribute = attribute(attributeName, of: index) else {
      if isRequired {
        bag.report(.missing(attributeName, of: name(of: index), at: tag(index)))
      }
      return nil
    }
    let name = markup.string(attribute.value)
    guard isVariable(name) else {
      bag.report(.variable(name, at: markup.file.sourceRange(attribute.valueRange)))
      return nil
    }
    return VariableName(name)
  }

  private func isVariable(_ name: String) -> Bool {
    isWord(name) && !name.utf8.contains(0x2D)
      && !["true", "false", "nil"].contains(name)
  }

  private func attribute(_ name: String, of index: Int) -> Markup.Attribute? {
    markup.attributes[markup.nodes[index].attributes].first { markup.string($0.name) == name }
  }

  private mutating func checkAttributes(of index: Int, allowed: [String]) {
    for attribute in markup.attributes[markup.nodes[index].attributes] {
      let attributeName = markup.string(attribute.name)
      guard !allowed.contains(attributeName) else { continue }
      bag.report(
        .unknownAttribute(
          attributeName, of: name(of: index), allowed: allowed,
          at: markup.file.sourceRange(attribute.nameRange)))
    }
  }

  private func name(of index: Int) -> String { markup.string(markup.nodes[index].name) }

  private func tag(_ index: Int) -> SourceRange { markup.nameRange(of: index) }
}

extension Diagnostic {
  fileprivate static func misplaced(
    _ name: String, _ parent: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'\(name)' stands directly inside '\(parent)'",
      notes: [
        Note(
          parent == "if"
            ? "as in '<if test=\"a\">…<elseif test=\"b\"/>…<else/>…</if>'"
            : "as in '<for each=\"x\" in=\"list\">…<empty>nothing</empty></for>'")
      ])
  }

  fileprivate static func envelopeInside(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .documentStructure, .error, at: range, "'\(name)' cannot stand inside views",
      notes: [Note("a whole document is '<vml>' with a '<head>' and a '<body>' in it")])
  }

  fileprivate static func unknown(
    _ name: String, at range: SourceRange, in views: [String]
  ) -> Diagnostic {
    let instructions = ["if", "elseif", "else", "for", "empty", "let", "slot"]
    let twin = views.first { $0.lowercased() == name.lowercased() }
    let nearest = twin ?? nearestName(to: name, in: instructions)
    return Diagnostic(
      .unknownElement, .error, at: range,
      "'\(name)' is not an instruction" + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [
        Note(
          "a name that begins with a lower-case letter speaks to the compiler, which has "
            + instructions.joined(separator: ", ") + "; views begin with a capital")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func markerWithContent(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'\(name)' is a marker and holds nothing",
      notes: [Note("end it with '/>'; what follows it, up to '</if>', is its branch")])
  }

  fileprivate static func afterElse(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'\(name)' cannot follow 'else'")
  }

  fileprivate static func contentOfBinding(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'let' holds nothing",
      notes: [Note("end it with '/>'; the name is known to what follows, up to its parent's end")])
  }

  fileprivate static func missing(
    _ attribute: String, of name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .instructionAttribute, .error, at: range, "'\(name)' needs the attribute '\(attribute)'")
  }

  fileprivate static func unknownAttribute(
    _ attribute: String, of name: String, allowed: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: attribute, in: allowed)
    return Diagnostic(
      .instructionAttribute, .error, at: range,
      "'\(name)' has no attribute '\(attribute)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [
        Note(
          allowed.isEmpty
            ? "it has none" : "its attributes are \(allowed.joined(separator: ", "))")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func variable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .instructionAttribute, .error, at: range, "'\(name)' cannot name a variable",
      notes: [Note("a variable's name is letters, digits and '_', with no digit first")])
  }
}
