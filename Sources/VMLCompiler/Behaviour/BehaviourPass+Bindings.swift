import VMLCatalog
import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStates

// Attributes that follow states.
extension BehaviourPass {
  /// Reads a `bind`, and writes the first values.
  mutating func bind(_ attribute: ViewTree.Attribute, of index: Int) {
    var found = DiagnosticBag()
    let (bindings, canonical) = parseBindings(text(of: attribute), reporting: &found)
    report(contentsOf: found)
    behaviour.needs.isUsed = true
    let element = Catalog.element(tree.names.string(tree.nodes[index].name))
    var names: Set<String> = []
    for binding in bindings {
      let name = binding.attribute
      guard names.insert(name.text).inserted else {
        report(.boundTwice(name))
        continue
      }
      if let known = tree.names.find(name.text), known.isIdentity || known.isBehaviour {
        report(.identity(name))
        continue
      }
      guard check(binding.source, at: binding.range), checkSource(binding, of: element) else {
        continue
      }
      if name.text == "selection", let state = binding.source.state {
        checkOptions(of: index, state)
      }
      write(firstText(of: binding.source), to: name, of: index, at: attribute.origin)
    }
    if !found.hasErrors { write(canonical, to: .bind, of: index) }
  }

  private mutating func check(_ source: BehaviourBinding.Source, at range: SourceRange) -> Bool {
    var source = source
    while true {
      switch source {
      case .literal: return true
      case .condition(.state(let name)): return read(name) != nil
      case .condition(let condition): return check(condition)
      case .choice(let condition, _, let rest):
        guard check(condition) else { return false }
        if Self.isConstant(condition) { report(.constantChoice(at: range)) }
        source = rest
      }
    }
  }

  /// Checks what an attribute of the element may follow: a binding of SwiftUI's follows a name, and
  /// an address constants.
  private mutating func checkSource(
    _ binding: BehaviourBinding, of element: Catalog.Element?
  ) -> Bool {
    let name = binding.attribute
    let parameter = element?.kind(ofAttribute: name.text) ?? .value
    switch parameter {
    case .value: break
    case .binding(let wanted):
      guard let state = binding.source.state else {
        report(.bindingOfValue(name, at: binding.range))
        return false
      }
      guard let index = states.index(of: state.text) else { break }
      guard !states.all[index].isReadOnly else {
        report(.readOnly(state, "the user changes it through '\(name.text)'"))
        return false
      }
      guard let wanted, let type = states.all[index].type, !wanted.isMet(by: type) else { break }
      report(.bindingOfType(name, state, type, wanted))
      return false
    case .address:
      guard !binding.source.endsInState else {
        report(.addressOfState(name, at: binding.range))
        return false
      }
    }
    return true
  }

  /// Checks that a state takes the tags of what the user chooses from.
  private mutating func checkOptions(of index: Int, _ state: BehaviourName) {
    let type = states.index(of: state.text).flatMap { states.all[$0].type }
    switch type {
    case .choice, .integer, .number, .boolean: break
    default: return
    }
    let element = tree.names.string(tree.nodes[index].name)
    guard element == "Picker" || element == "TabView", let type else { return }
    let value = element == "TabView" ? tree.names.find("value") : nil
    var child = index + 1
    while child < Int(tree.nodes[index].end) {
      let node = tree.nodes[child]
      guard node.kind == .element else {
        child += 1
        continue
      }
      let position =
        tree.attribute(.tag, of: child) ?? value.flatMap { tree.attribute($0, of: child) }
      if let position {
        let tag = tree.string(tree.attributes[position].value)
        if stateValue(text: tag, of: type)?.attributeText != tag {
          let place = tree.attributes[position].origin.sourceRange
          report(.unknownOption(tag, of: state, type, at: place))
        }
      }
      let isGroup = ["ForEach", "Group", "Section", "TabSection"].contains {
        $0 == tree.names.string(node.name)
      }
      child = isGroup && position == nil ? child + 1 : Int(node.end)
    }
  }

  /// The text of the first value, as an attribute has it.
  private func firstText(of source: BehaviourBinding.Source) -> String {
    switch source {
    case .literal(let literal): literal.attributeText
    case .condition(.state(let name)): firstValue(of: name.text).attributeText
    case .condition(let condition): firstTruth(of: condition) ? "true" : "false"
    case .choice(let condition, let literal, let rest):
      firstTruth(of: condition) ? literal.attributeText : firstText(of: rest)
    }
  }

  /// Writes the first value of an attribute, or of a Text's text.
  private mutating func write(
    _ text: String, to name: BehaviourName, of index: Int, at origin: ViewTree.Origin
  ) {
    guard name.text == "content", tree.nodes[index].name == .text else {
      let id = tree.names.intern(name.text)
      return tree.setAttribute(id, to: text.utf8, of: index, at: origin)
    }
    let slice = tree.append(text.utf8)
    let child = index + 1
    if child < Int(tree.nodes[index].end), tree.nodes[child].kind == .text {
      tree.nodes[child].text = slice
    } else if !text.isEmpty {
      edits.add(ViewEdits.View(text: slice, origin: origin), to: index)
    }
  }
}

/// Meaning of an attribute of an element of SwiftUI, as far as it matters to states.
private enum AttributeParameter {
  case value
  /// A binding, through which the user changes a state; to what SwiftUI says of its type.
  case binding(BoundValue?)
  case address
}

/// Values that the user gives a state through a control.
private enum BoundValue {
  case text, boolean

  func isMet(by type: ValueType) -> Bool {
    switch type {
    case .string: self == .text
    case .boolean: self == .boolean
    default: false
    }
  }
}

extension Catalog.Element {
  fileprivate func kind(ofAttribute text: String) -> AttributeParameter {
    if ["url", "destination"].contains(text) { return .address }
    guard let name = Catalog.Name(text), attributes.contains(name) else { return .value }
    for initializer in initializers {
      for argument in initializer.arguments where argument.attributes.contains(name) {
        let type = argument.parameter.type.unwrapped
        if type.name.isEqual(to: "Binding") { return .binding(BoundValue(type.arguments.first)) }
        if type.name.isEqual(to: "URL") { return .address }
      }
    }
    return .value
  }
}

extension BoundValue {
  fileprivate init?(_ type: Catalog.TypeExpression?) {
    guard let name = type?.name else { return nil }
    if name.isEqual(to: "String") {
      self = .text
    } else if name.isEqual(to: "Bool") {
      self = .boolean
    } else {
      return nil
    }
  }
}

extension BehaviourBinding.Source {
  /// Whether its last value is not a constant.
  fileprivate var endsInState: Bool {
    switch self {
    case .condition: true
    case .literal: false
    case .choice(_, _, let rest): rest.endsInState
    }
  }
}

extension Diagnostic {
  fileprivate static func boundTwice(_ name: BehaviourName) -> Diagnostic {
    Diagnostic(
      .duplicateAttribute, .error, at: name.range, "'\(name.text)' follows two states",
      notes: [Note("let it follow one, with '?' and ':' where it depends on several")])
  }

  fileprivate static func identity(_ name: BehaviourName) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: name.range, "'\(name.text)' cannot follow a state",
      notes: [Note("what tells elements apart, and what they do, is fixed when the site is built")])
  }

  fileprivate static func constantChoice(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .constantCondition, .warning, at: range, "a part of this condition never changes",
      notes: [Note("a choice that is made at build time is an 'if', or an expression '\\(…)'")])
  }

  fileprivate static func bindingOfValue(
    _ name: BehaviourName, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range,
      "the user changes '\(name.text)', so it follows a state itself and nothing computed",
      notes: [Note("write the state's name alone, as in '\(name.text): gift'")])
  }

  fileprivate static func bindingOfType(
    _ name: BehaviourName, _ state: BehaviourName, _ type: ValueType, _ wanted: BoundValue
  ) -> Diagnostic {
    let isNumber =
      switch type {
      case .integer, .number: true
      default: false
      }
    return Diagnostic(
      .stateType, .error, at: state.range,
      "the user changes '\(name.text)' to \(wanted == .text ? "a text" : "true or false"), "
        + "and '\(state.text)' is of type '\(type.name)'",
      notes: [
        Note(
          isNumber && wanted == .text
            ? "a Stepper and a Slider change a number; "
              + "'check=\"pattern('[0-9]+')\"' wants digits of a text"
            : "let it follow a state of type '\(wanted == .text ? "string" : "boolean")'")
      ])
  }

  fileprivate static func unknownOption(
    _ tag: String, of state: BehaviourName, _ type: ValueType, at range: SourceRange
  ) -> Diagnostic {
    var (words, example) = ([String](), "3")
    switch type {
    case .choice(let choices): (words, example) = (choices, choices.first ?? "")
    case .boolean: example = "true"
    default: break
    }
    let word = tag.drop { $0 == "." }
    let isDotted = words.contains { $0 == word }
    let nearest = isDotted ? String(word) : nearestName(to: tag, in: words)
    return Diagnostic(
      .stateType, .error, at: range,
      "'\(tag.prefix(40))' is not of type '\(type.name)', as the state '\(state.text)' is"
        + didYouMean(nearest),
      notes: [
        Note(
          isDotted
            ? "a tag is written without a dot"
            : "the user could not choose it; a value of the state is \"\(example)\"")
      ])
  }

  fileprivate static func addressOfState(
    _ name: BehaviourName, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stateType, .error, at: range, "the address '\(name.text)' follows constants alone",
      notes: [Note("as in '\(name.text): dark ? \"/night.png\" : \"/day.png\"'")])
  }

  static func readOnly(_ name: BehaviourName, _ reason: String) -> Diagnostic {
    Diagnostic(
      .stateReadOnly, .error, at: name.range,
      "the state '\(name.text)' is read-only, and \(reason)",
      notes: [
        Note(
          reason.contains("would change")
            ? "the app sets it: ask it with an action, 'send(name)', or keep the value in a state "
              + "of the document's own" : "keep the value in a state of the document's own")
      ])
  }
}
