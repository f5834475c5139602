import VMLData
import VMLDiagnostics
import VMLMarkup

/// A conditional whose branches are being built.
struct OpenConditional {
  /// The test of the open branch; `nil` for `else`.
  var test: Expression?
  /// Index of the open branch's first node.
  var start: Int
  var branches: [Template.Branch] = []
  var hasElse = false
  /// ``TypeScope/mark`` before the open branch.
  var typeMark = 0
}

extension TemplateBuilder {
  /// Builds an element whose name begins with a lower-case letter.
  ///
  /// Returns the node of the markup to build next, as for every node.
  mutating func buildInstruction(_ index: Int) -> Int {
    switch markup.nodes[index].name {
    case .if: return buildConditional(index)
    case .elseif, .else: return buildMarker(index)
    case .for: return buildLoop(index)
    case .empty: return buildEmpty(index)
    case .let: return buildBinding(index)
    case .slot: return buildSlot(index)
    case .component: return buildChosenCall(index)
    case .vml, .head, .body:
      bag.report(.envelopeInside(name(of: index), at: tag(index)))
    default:
      let name = name(of: index)
      if name == "markdown" { return buildMarkdown(index) }
      let folded = name.lowercased()
      if let note = ForeignNames.note(ofElement: folded) {
        let view = ForeignNames.view(forElement: folded)
        bag.report(
          .html(
            name, note, at: tag(index),
            fix: view.flatMap { markup.renaming(index, to: $0) }))
        break
      }
      let joined = folded.filter { $0 != "-" && $0 != "." }
      let twin = candidates.filter { $0.lowercased() == joined }.min()
      let nearest = twin ?? nearestName(to: name, in: instructionNames)
      bag.report(
        .unknown(
          name, at: tag(index), nearest: nearest,
          fix: nearest.flatMap { markup.renaming(index, to: $0) }))
    }
    return Int(markup.nodes[index].end)
  }

  // MARK: Conditionals

  /// Opens `<if test="…"> … <elseif test="…"/> … <else/> … </if>`.
  private mutating func buildConditional(_ index: Int) -> Int {
    let position = appendNode(.conditional, index)
    let test = expression("test", of: index, allowed: ["test"], for: .present)
    if test == nil { template.nodes[position].kind = .broken }
    openConditionals.append(
      OpenConditional(
        test: test, start: template.nodes.count, typeMark: types?.mark ?? 0))
    descend(.conditional, at: position, of: index)
    assume(test, is: true)
    return index + 1
  }

  /// Builds `<elseif test="…"/>` or `<else/>`, which ends a branch and begins another.
  private mutating func buildMarker(_ index: Int) -> Int {
    let end = Int(markup.nodes[index].end)
    guard let parent = open.last, parent.kind == .conditional else {
      bag.report(.misplaced(name(of: index), "if", at: tag(index)))
      return end
    }
    // The parser has reported one that is never ended.
    if end > index + 1, markup.mayHaveEndTag(index) {
      bag.report(.markerWithContent(name(of: index), at: tag(index)))
    }
    let last = openConditionals.count - 1
    if openConditionals[last].hasElse { bag.report(.afterElse(name(of: index), at: tag(index))) }
    closeBranch()
    types?.pop(to: openConditionals[last].typeMark)
    for branch in openConditionals[last].branches { assume(branch.test, is: false) }
    if markup.nodes[index].name == .else {
      _ = checkAttributes(of: index, allowed: [])
      openConditionals[last].hasElse = true
      openConditionals[last].test = nil
    } else {
      let test = expression("test", of: index, allowed: ["test"], for: .present)
      if test == nil { template.nodes[parent.position].kind = .broken }
      openConditionals[last].test = test
      assume(test, is: true)
    }
    return end
  }

  private mutating func closeBranch() {
    let last = openConditionals.count - 1
    let end = template.nodes.count
    openConditionals[last].branches.append(
      Template.Branch(
        test: openConditionals[last].test, body: openConditionals[last].start..<end))
    openConditionals[last].start = end
  }

  /// Ends the innermost conditional, which must be the innermost open node.
  mutating func closeConditional() {
    closeBranch()
    guard let conditional = openConditionals.popLast(), let position = open.last?.position else {
      return
    }
    template.conditionals.append(conditional.branches)
    template.nodes[position].payload = Int32(template.conditionals.count - 1)
  }

  // MARK: Loops

  /// Opens `<for each="x" in="…" index="i"> … <empty>…</empty></for>`.
  private mutating func buildLoop(_ index: Int) -> Int {
    let position = appendNode(.loop, index)
    let allowed = ["each", "in", "index"]
    if let each = listInVariable(index) {
      bag.report(each)
      template.nodes[position].kind = .broken
      descend(.loop, at: position, of: index)
      return index + 1
    }
    let list = expression("in", of: index, allowed: allowed, for: .present)
    let variable = self.variable("each", of: index, isRequired: !hasUnknown(index, allowed))
    let counter = self.variable("index", of: index, isRequired: false)
    descend(.loop, at: position, of: index)
    bindLoop(variable, counter, in: list)
    if let list, let variable {
      template.loops.append(Template.Loop(variable: variable, index: counter, list: list))
      template.nodes[position].payload = Int32(template.loops.count - 1)
    } else {
      template.nodes[position].kind = .broken
    }
    return index + 1
  }

  /// The mistake of `each="x in list"`, as other languages have it; `nil` for any other loop.
  private func listInVariable(_ index: Int) -> Diagnostic? {
    guard let each = attribute("each", of: index) else { return nil }
    let bytes = markup.file.bytes[each.valueRange]
    let place = markup.file.sourceRange(each.valueRange)
    guard attribute("in", of: index) == nil else {
      let names = String(decoding: bytes, as: UTF8.self).split { "(), ".contains($0) }
      guard names.count == 2, names.allSatisfy({ isVariable(String($0)) }),
        attribute("index", of: index) == nil
      else { return nil }
      return .secondVariable(names[0], names[1], at: place)
    }
    if bytes.first == UInt8(ascii: "("), let close = bytes.firstIndex(of: UInt8(ascii: ")")) {
      let names = String(decoding: bytes[(bytes.startIndex + 1)..<close], as: UTF8.self).split {
        $0 == "," || $0.isWhitespace
      }
      let rest = String(decoding: bytes[(close + 1)...], as: UTF8.self).split(
        maxSplits: 1, whereSeparator: \.isWhitespace)
      guard names.count == 2, rest.count == 2, ["in", "of"].contains(rest[0]) else { return nil }
      return .listInVariable(names[0], rest[1], index: names[1], at: place)
    }
    let words = String(decoding: bytes, as: UTF8.self).split(
      maxSplits: 2, whereSeparator: \.isWhitespace)
    guard words.count == 3, ["in", "of"].contains(words[1]),
      !words[2].contains(where: { "\"'<".contains($0) })
    else { return nil }
    return .listInVariable(words[0], words[2], at: place)
  }

  /// Opens `<empty>`, directly inside a loop.
  private mutating func buildEmpty(_ index: Int) -> Int {
    guard open.last?.kind == .loop else {
      bag.report(.misplaced("empty", "for", at: tag(index)))
      return Int(markup.nodes[index].end)
    }
    if open[open.count - 1].hasEmpty { bag.report(.secondEmpty(at: tag(index))) }
    open[open.count - 1].hasEmpty = true
    _ = checkAttributes(of: index, allowed: [])
    descend(.empty, at: appendNode(.empty, index), of: index)
    return index + 1
  }

  // MARK: Bindings and slots

  /// Builds `<let name="n" value="…"/>`.
  private mutating func buildBinding(_ index: Int) -> Int {
    let position = appendNode(.binding, index)
    let value = expression("value", of: index, allowed: ["name", "value"], for: .any)
    let variable = self.variable(
      "name", of: index, isRequired: !hasUnknown(index, ["name", "value"]))
    let end = Int(markup.nodes[index].end)
    if end > index + 1, markup.mayHaveEndTag(index) {
      bag.report(.contentOfBinding(at: tag(index)))
    }
    if let variable { types?.bind(variable, to: value == nil ? .any : lastType) }
    guard let value, let variable else {
      template.nodes[position].kind = .broken
      return end
    }
    template.bindings.append(Template.Binding(variable: variable, value: value))
    template.nodes[position].payload = Int32(template.bindings.count - 1)
    return end
  }

  /// Opens `<slot/>`, `<slot name="…"/>` or `<slot of="child"/>`; its content is its fallback.
  private mutating func buildSlot(_ index: Int) -> Int {
    let position = appendNode(.slot, index)
    _ = checkAttributes(of: index, allowed: ["name", "of", "template"])
    descend(.slot, at: position, of: index)
    var source = Template.Slot.Source.unnamed
    if let attribute = attribute("of", of: index) {
      guard let expression = parse(markup.expressionText(of: attribute), for: .any) else {
        template.nodes[position].kind = .broken
        return index + 1
      }
      source = .child(expression)
    } else if let attribute = attribute("name", of: index), let name = literal(attribute, of: index)
    {
      source = .named(name)
    }
    let passedOn = attribute("template", of: index)
    template.slots.append(
      Template.Slot(
        source: source, template: passedOn.flatMap { literal($0, of: index) },
        templateOrigin: ViewTree.Origin(
          passedOn.map { markup.file.sourceRange($0.valueRange) } ?? tag(index))))
    template.nodes[position].payload = Int32(template.slots.count - 1)
    return index + 1
  }

  // MARK: Attributes of instructions

  /// The expression of an attribute; reports a missing attribute, and every attribute that the
  /// instruction does not have.
  private mutating func expression(
    _ attributeName: String, of index: Int, allowed: [String], for use: ValueUse
  ) -> Expression? {
    // A missing attribute probably stands there under another name.
    let hasUnknown = checkAttributes(of: index, allowed: allowed)
    guard let attribute = attribute(attributeName, of: index) else {
      if !hasUnknown {
        bag.report(.missing(attributeName, of: name(of: index), at: tag(index)))
      }
      return nil
    }
    return parse(markup.expressionText(of: attribute), for: use)
  }

  private mutating func parse(_ text: SourceText, for use: ValueUse) -> Expression? {
    guard let expression = parseExpression(text, reporting: &bag), check(expression, for: use)
    else { return nil }
    return expression
  }

  /// The value of an attribute that cannot be computed; `nil` after an error.
  private mutating func literal(
    _ attribute: Markup.Attribute, of index: Int
  ) -> ViewTree.Slice? {
    guard !attribute.flags.contains(.interpolation) else {
      bag.report(
        .computed(
          markup.string(attribute.name), of: name(of: index),
          at: markup.file.sourceRange(attribute.valueRange)))
      return nil
    }
    return append(markup.bytes(attribute.value))
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

  /// Whether an attribute was reported that may be the missing one under another name.
  private func hasUnknown(_ index: Int, _ allowed: [String]) -> Bool {
    markup.attributes[markup.nodes[index].attributes].contains {
      !allowed.contains(markup.string($0.name))
    }
  }

  /// Reports the attributes that an instruction does not have, and returns whether there are any.
  mutating func checkAttributes(of index: Int, allowed: [String]) -> Bool {
    var hasUnknown = false
    for attribute in markup.attributes[markup.nodes[index].attributes] {
      let attributeName = markup.string(attribute.name)
      guard !allowed.contains(attributeName) else { continue }
      hasUnknown = true
      bag.report(
        .unknownAttribute(
          attributeName, of: name(of: index), allowed: allowed,
          at: markup.file.sourceRange(attribute.nameRange)))
    }
    return hasUnknown
  }

  func name(of index: Int) -> String { markup.string(markup.nodes[index].name) }

  func tag(_ index: Int) -> SourceRange { markup.nameRange(of: index) }
}

/// The attributes that others of other languages may stand for.
private let foreignAttributes = [
  "of": "in", "items": "in", "list": "in", "from": "in", "data": "in", "collection": "in",
  "item": "each", "var": "each", "let": "each", "as": "each name", "variable": "each",
  "at": "index", "i": "index", "condition": "test", "cond": "test", "if": "test",
  "when": "test", "expr": "test", "val": "value", "to": "value",
]

/// Attributes that loops of other languages have, with the way out.
private let loopWays: [String: String] = {
  let filter = "elements are chosen in the list: 'in=\"list.filter { $0.price > 3 }\"'"
  let part = "a part of a list is 'in=\"list.prefix(3)\"', or 'list.dropFirst(2)'"
  let order = "the order is the list's: 'in=\"list.sorted(by: \\.name)\"', or 'list.reversed()'"
  return [
    "where": filter, "filter": filter, "if": filter, "limit": part, "count": part, "offset": part,
    "max": part, "sort": order, "sortBy": order, "orderBy": order, "reversed": order,
    "order": order, "to": "a range is 'in=\"0..<3\"'", "step": "a range is 'in=\"0..<3\"'",
  ]
}()

extension Diagnostic {
  fileprivate static func misplaced(
    _ name: String, _ parent: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'\(name)' stands outside of its '\(parent)'",
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
    _ name: String, at range: SourceRange, nearest: String?, fix: FixIt?
  ) -> Diagnostic {
    Diagnostic(
      .unknownElement, .error, at: range,
      "'\(name)' is not an instruction" + didYouMean(nearest),
      notes: [
        Note(
          "a name that begins with a lower-case letter speaks to the compiler, which has "
            + instructionNames.joined(separator: ", ") + "; views begin with a capital")
      ],
      fixIts: fix.map { [$0] } ?? [])
  }

  fileprivate static func html(
    _ name: String, _ note: String, at range: SourceRange, fix: FixIt?
  ) -> Diagnostic {
    Diagnostic(
      .unknownElement, .error, at: range,
      note.contains("' is HTML; ") ? "'\(name)' is no view" : "'\(name)' is not an instruction",
      notes: [Note(note)],
      fixIts: fix.map { [$0] } ?? [])
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

  fileprivate static func secondEmpty(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "a 'for' has one 'empty'",
      notes: [Note("put what both hold into one of them")])
  }

  fileprivate static func contentOfBinding(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedInstruction, .error, at: range, "'let' holds nothing",
      notes: [Note("end it with '/>'; the name is known to what follows, up to its parent's end")])
  }

  static func missing(
    _ attribute: String, of name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .instructionAttribute, .error, at: range, "'\(name)' needs the attribute '\(attribute)'")
  }

  fileprivate static func unknownAttribute(
    _ attribute: String, of name: String, allowed: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest =
      foreignAttributes[attribute].flatMap { word in
        allowed.first { word.split(separator: " ").contains(Substring($0)) }
      } ?? nearestName(to: attribute, in: allowed)
    return Diagnostic(
      .instructionAttribute, .error, at: range,
      "'\(name)' has no attribute '\(attribute)'" + didYouMean(nearest),
      notes: [
        Note(
          attribute == "key" && name == "for"
            ? "'key' is React's or Vue's; a loop needs none: remove it"
            : name == "for" && loopWays[attribute] != nil
              ? loopWays[attribute] ?? ""
              : allowed.isEmpty
                ? "it has none"
                : allowed.count == 1
                  ? "it has '\(allowed[0])'"
                  : "its attributes are \(allowed.joined(separator: ", "))"
        )
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func computed(
    _ attribute: String, of name: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .instructionAttribute, .error, at: range,
      "the '\(attribute)' of '\(name)' cannot be computed",
      notes: [Note("write it out; an 'if' round several of them chooses one")])
  }

  fileprivate static func listInVariable(
    _ name: Substring, _ list: Substring, index: Substring? = nil, at range: SourceRange
  ) -> Diagnostic {
    let written = "\(name)\" in=\"\(list)" + (index.map { "\" index=\"\($0)" } ?? "")
    return Diagnostic(
      .instructionAttribute, .error, at: range,
      "'each' names a variable, and the list stands in an attribute of its own, 'in'",
      notes: [Note("as in '<for each=\"\(written)\">'")],
      fixIts: [FixIt("write 'in' as an attribute", replace: range, with: written)])
  }

  fileprivate static func secondVariable(
    _ first: Substring, _ second: Substring, at range: SourceRange
  ) -> Diagnostic {
    let written = "\(first)\" index=\"\(second)"
    return Diagnostic(
      .instructionAttribute, .error, at: range,
      "'each' names one variable; the number of the element is 'index'",
      notes: [
        Note(
          "of an object, '<for each=\"key\" in=\"object.keys\">' goes through the keys, and "
            + "'object[key]' is the value")
      ],
      fixIts: [FixIt("write 'index' as an attribute", replace: range, with: written)])
  }

  fileprivate static func variable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .instructionAttribute, .error, at: range, "'\(name)' cannot name a variable",
      notes: [Note("a variable's name is letters, digits and '_', with no digit first")])
  }
}
