import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStates

// Forms: their fields, checks and endpoints.
extension BehaviourPass {
  /// Finds the document's forms, and the fields of each.
  ///
  /// A field belongs to the innermost form around it.
  mutating func findForms() {
    var open: [Int] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      while let last = open.last, Int(tree.nodes[last].end) <= index { open.removeLast() }
      if let position = tree.attribute(.form, of: index) {
        let attribute = tree.attributes[position]
        let name = tree.string(attribute.value)
        if isWord(name), !name.utf8.contains(0x2D) {
          forms[index] = BehaviourForm(name: name, element: index)
          open.append(index)
        } else {
          report(.formName(name, at: attribute.origin.sourceRange))
        }
      }
      guard let form = open.last else { continue }
      addField(index, to: form)
    }
  }

  private mutating func addField(_ index: Int, to form: Int) {
    let element = tree.names.string(tree.nodes[index].name)
    let isField =
      FieldElement.valueAttributes[element] != nil
      || configuration.custom.views[element] != nil && tree.attribute(.check, of: index) != nil
    guard isField else { return }
    guard let position = tree.attribute(.name, of: index) else {
      if tree.attribute(.bind, of: index) == nil, forms[form]?.element != index {
        report(.unnamedField(element, at: tree.nodes[index].origin.sourceRange))
      }
      return
    }
    let attribute = tree.attributes[position]
    let name = tree.string(attribute.value)
    guard isWord(name), !name.utf8.contains(0x2D) else {
      return report(.fieldName(name, at: attribute.origin.sourceRange))
    }
    forms[form]?.fields.append(
      BehaviourForm.Field(
        name: name, element: index, place: attribute.origin.sourceRange,
        isSecure: element == "SecureField"))
    behaviour.needs.isUsed = true
  }

  /// Adds a form's states to the scope that it opens.
  mutating func declareFields(of form: BehaviourForm) {
    func status(_ name: String, _ type: ValueType, _ first: Value) {
      states.add(
        BehaviourState(
          name: name, type: type, first: first, origin: .status, isReadOnly: true))
    }
    for name in ["busy", "changed", "valid"] {
      status("\(form.name).\(name)", .boolean, .boolean(name == "valid" && isValid(form)))
    }
    status("\(form.name).error", .string(), .string(""))
    // Fields may share a name: the first that is visible counts.
    var seen: Set<String> = []
    for field in form.fields where seen.insert(field.name).inserted {
      status("\(field.name).error", .string(), .string(""))
      let literal = fieldLiteral(field)
      add(
        BehaviourState(
          name: field.name, type: fieldType(field, literal), first: literal.value, origin: .field,
          isSecure: field.isSecure, place: field.place))
    }
  }

  /// The constant that a field has at first.
  private func fieldLiteral(_ field: BehaviourForm.Field) -> BehaviourLiteral {
    let element = tree.names.string(tree.nodes[field.element].name)
    let text =
      tree.names.find(FieldElement.valueAttributes[element] ?? "value")
      .flatMap { tree.attribute($0, of: field.element) }
      .map { tree.string(tree.attributes[$0].value) }
    return FieldElement.literal(of: element, text)
  }

  private func fieldType(
    _ field: BehaviourForm.Field, _ literal: BehaviourLiteral
  ) -> ValueType? {
    FieldElement.type(of: tree.names.string(tree.nodes[field.element].name), literal)
  }

  /// Whether a form is right before the user has touched it, as far as `required` tells.
  private func isValid(_ form: BehaviourForm) -> Bool {
    form.fields.allSatisfy { field in
      guard let position = tree.attribute(.check, of: field.element) else { return true }
      let isRequired = tree.string(tree.attributes[position].value).contains("required")
      return !isRequired || fieldLiteral(field).value != .string("")
    }
  }

  // MARK: Checks

  /// Reads the `check` of a field.
  mutating func check(_ attribute: ViewTree.Attribute, of index: Int) {
    var found = DiagnosticBag()
    let (checks, canonical) = parseChecks(text(of: attribute), reporting: &found)
    report(contentsOf: found)
    behaviour.needs.isUsed = true
    guard let form = openForms.last, form.fields.contains(where: { $0.element == index }) else {
      return report(.checkWithoutField(at: attribute.origin.sourceRange))
    }
    for check in checks {
      switch check {
      case .equals(let name):
        guard !form.fields.contains(where: { $0.name == name.text }) else { continue }
        report(.unknownField(name, of: form))
      case .pattern(let pattern, let range):
        do throws(PatternMistake) {
          _ = try TextPattern(pattern)
        } catch {
          report(.pattern(error.problem, at: range))
        }
      default: continue
      }
    }
    if !found.hasErrors { write(canonical, to: .check, of: index) }
  }

  // MARK: Steps

  /// Checks `focus(field)`.
  mutating func checkFocus(_ arguments: inout StepArguments) {
    guard arguments.count == 1, let name = arguments.name(0) else {
      return arguments.isWrong = true
    }
    if openForms.contains(where: { $0.fields.contains { $0.name == name.text } }) { return }
    report(.unknownField(name, of: openForms.last))
    arguments.isTold = true
  }

  /// Checks `submit(form, to: endpoint)`.
  mutating func checkSubmit(_ arguments: inout StepArguments) {
    guard (1...2).contains(arguments.count), let name = arguments.name(0) else {
      return arguments.isWrong = true
    }
    guard let form = openForms.last(where: { $0.name == name.text }) else {
      report(.unknownForm(name, openForms.map(\.name)))
      arguments.isTold = true
      return
    }
    guard arguments.count == 2 else { return }
    guard let target = arguments.argument(1, label: "to"), let endpoint = target.word else {
      return arguments.isWrong = true
    }
    guard let known = configuration.endpoints.first(where: { $0.name == endpoint }) else {
      report(.unknownEndpoint(endpoint, configuration.endpoints.map(\.name), at: target.range))
      arguments.isTold = true
      return
    }
    behaviour.needs.endpoints.append(endpoint)
    if !check(form, against: known, at: target.range) { arguments.isTold = true }
  }

  /// Checks that a form has what an endpoint takes; `false` after an error.
  private mutating func check(
    _ form: BehaviourForm, against endpoint: Endpoint, at range: SourceRange
  ) -> Bool {
    var isRight = true
    for wanted in endpoint.fields {
      let fields = form.fields.filter { $0.name == wanted.name }
      if fields.isEmpty, !configuration.types.allowsNil(wanted.type) {
        report(.missingField(wanted.name, of: form.name, endpoint, at: range))
        isRight = false
      }
      for field in fields where !isSendable(field, as: wanted.type) {
        report(.fieldKind(field, wanted, endpoint))
        isRight = false
      }
    }
    for field in form.fields where !endpoint.fields.contains(where: { $0.name == field.name }) {
      report(.unsentField(field, endpoint))
    }
    return isRight
  }

  /// Whether a field's value can be of a type: a text becomes a number or a date by the user's
  /// locale.
  private func isSendable(_ field: BehaviourForm.Field, as type: ValueType) -> Bool {
    guard let own = fieldType(field, fieldLiteral(field)) else { return true }
    var type = configuration.types.resolved(type)
    if case .optional(let wrapped) = type { type = configuration.types.resolved(wrapped) }
    switch (own, type) {
    case (.string, .integer), (.string, .number), (.string, .date), (.string, .choice),
      (.string, .url), (.number, .integer):
      return true
    default: return isAssignable(own, to: type, in: configuration.types)
    }
  }

  // MARK: Parts

  /// Checks `load('/p', into: 'id', as: .append)`.
  mutating func checkLoad(_ arguments: inout StepArguments) {
    arguments.expect(Self.signature(of: .load))
    // The page that loads a part may have the id.
    guard !arguments.isWrong, !page.isFragment,
      let argument = arguments.step.arguments.first(where: { $0.label == "into" }),
      case .operand(.literal(.string(let id))) = argument.value, !ids.contains(id)
    else { return }
    report(.unknownID(id, nearest: nearestName(to: id, in: ids.sorted()), at: argument.range))
    arguments.isTold = true
  }

  /// The `id`s of the document's elements.
  private var ids: Set<String> {
    mutating get {
      if let knownIDs { return knownIDs }
      var found: Set<String> = []
      for index in tree.nodes.indices where tree.nodes[index].kind == .element {
        guard let position = tree.attribute(.id, of: index) else { continue }
        found.insert(tree.string(tree.attributes[position].value))
      }
      knownIDs = found
      return found
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownID(
    _ id: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stepArguments, .error, at: range,
      "no element of this document has the id '\(id)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? ""),
      notes: [
        Note("give it to the element that the part goes into, or leave 'into' out for this one")
      ])
  }

  fileprivate static func formName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "'\(name)' cannot name a form",
      notes: [Note("a form's name is letters, digits and '_', as in 'form=\"order\"'")])
  }

  fileprivate static func fieldName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "'\(name)' cannot name a field",
      notes: [Note("a field's name is letters, digits and '_', as in 'name=\"email\"'")])
  }

  fileprivate static func unnamedField(_ element: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsentField, .warning, at: range,
      "this '\(element)' has no 'name', so its form leaves it out",
      notes: [Note("name it, as in 'name=\"email\"', or let it follow a state with 'bind'")])
  }

  fileprivate static func checkWithoutField(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownField, .error, at: range, "'check' stands on what is no field of a form",
      notes: [Note("a field has a 'name', and an element with 'form' around it")])
  }

  fileprivate static func unknownField(
    _ name: BehaviourName, of form: BehaviourForm?
  ) -> Diagnostic {
    let names = form?.fields.map(\.name) ?? []
    let nearest = nearestName(to: name.text, in: names)
    return Diagnostic(
      .unknownField, .error, at: name.range,
      (form.map { "the form '\($0.name)' has no field '\(name.text)'" }
        ?? "there is no form with a field '\(name.text)' around this element")
        + didYouMean(nearest),
      notes: nearest == nil
        ? [Note(names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))")] : [])
  }

  fileprivate static func pattern(_ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, .error, at: range, "the pattern cannot be read: \(problem)",
      notes: [Note("it matches the whole text, as in \"pattern('[0-9]{5}')\"")])
  }

  fileprivate static func unknownForm(_ name: BehaviourName, _ names: [String]) -> Diagnostic {
    let nearest = nearestName(to: name.text, in: names)
    return Diagnostic(
      .unknownField, .error, at: name.range,
      "there is no form '\(name.text)' around this element" + didYouMean(nearest),
      notes: [Note("the element that holds the fields and this one has 'form=\"\(name.text)\"'")])
  }

  fileprivate static func unknownEndpoint(
    _ name: String, _ names: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: names)
    return Diagnostic(
      .unknownEndpoint, .error, at: range,
      "the site has no endpoint '\(name)'" + didYouMean(nearest),
      notes: [Note("it is listed under 'endpoints' in site.yaml")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func missingField(
    _ name: String, of form: String, _ endpoint: Endpoint, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownField, .error, at: range,
      "the form '\(form)' has no field '\(name)', which the endpoint '\(endpoint.name)' takes",
      notes: [
        Note("the endpoint is listed here", at: endpoint.range),
        Note(
          "a field is a control with its name, as in '<TextField name=\"\(name)\" …>'; a type with "
            + "'?' lets a form go without it"),
      ])
  }

  fileprivate static func fieldKind(
    _ field: BehaviourForm.Field, _ wanted: ValueType.Field, _ endpoint: Endpoint
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: field.place,
      "the field '\(field.name)' cannot give a value of type '\(wanted.type.name)'",
      notes: [Note("the endpoint '\(endpoint.name)' takes it", at: endpoint.range)])
  }

  fileprivate static func unsentField(
    _ field: BehaviourForm.Field, _ endpoint: Endpoint
  ) -> Diagnostic {
    Diagnostic(
      .unsentField, .warning, at: field.place,
      "the endpoint '\(endpoint.name)' takes no field '\(field.name)'",
      notes: [Note("list it under the endpoint's 'fields' in site.yaml", at: endpoint.range)])
  }
}
