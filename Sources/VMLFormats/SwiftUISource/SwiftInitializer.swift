public import VMLCatalog
import VMLMarkup

/// An initialiser of an element, with what stands for each of its parameters.
struct SwiftInitializer {
  var declaration: Catalog.Declaration
  var values: [(parameter: Catalog.Parameter, value: Value)] = []
  var taken: Set<String> = []
  var takenSlots: Set<String> = []
  var takesContent = false
  /// Distance from what the element says; the least is taken.
  var cost = 0

  enum Value {
    case attribute(String)
    /// The element's text.
    case text
    /// Its text as a view, where a closure is expected.
    case title
    case slot(String)
    /// The text of a slot that is one plain text.
    case slotText(String)
    /// The views without a name.
    case content
    case steps
    /// A binding that nothing is said of.
    case free
    case `nil`
    case emptyClosure
  }

  /// Cost of what an initialiser cannot do without.
  static let missing = 10_000
}

/// Parts of an element that an initialiser may take.
struct SwiftUsage {
  var attributes: [String: String] = [:]
  /// Attributes that follow something, each with the kind of the state that it is, if it is one.
  var followers: [String: SwiftState.Kind?] = [:]
  /// Attributes that a style reads, which nothing has to take.
  var readByStyle: Set<String> = []
  /// The templates, each with its text where it is one plain text.
  var slots: [String: String?] = [:]
  /// The text, if the element has nothing else.
  var text: String?
  var hasContent = false
  /// Whether an event has steps that an `action` of an initialiser may have.
  var hasSteps = false

  var names: Set<String> { Set(attributes.keys).union(followers.keys) }

  /// The initialiser that loses least, of those that the target has.
  func initializer(of element: Catalog.Element, _ checker: CallChecker) -> SwiftInitializer? {
    var best: SwiftInitializer?
    for declaration in element.initializers where !declaration.isFailable {
      let labels = declaration.parameters.compactMap { $0.label?.string }
      guard !labels.contains(where: { $0.hasPrefix("_") }) else { continue }
      var bound = bind(declaration, element)
      if !checker.has(declaration) { bound.cost += 500 }
      if declaration.deprecation != nil { bound.cost += 3 }
      if declaration.isDisfavored { bound.cost += 1 }
      // One of another framework would be imported.
      let framework = declaration.module.framework
      if framework != nil, framework != element.type.module.framework { bound.cost += 1 }
      if bound.cost < best?.cost ?? SwiftInitializer.missing { best = bound }
    }
    return best
  }

  private func bind(
    _ declaration: Catalog.Declaration, _ element: Catalog.Element
  ) -> SwiftInitializer {
    var bound = SwiftInitializer(declaration: declaration)
    for argument in declaration.arguments {
      if let value = value(of: argument, declaration, element, &bound) {
        bound.values.append((argument.parameter, value))
      }
    }
    bound.cost += 100 * names.subtracting(bound.taken).subtracting(readByStyle).count
    bound.cost += 1000 * Set(slots.keys).subtracting(bound.takenSlots).count
    if hasContent, !bound.takesContent { bound.cost += 1000 }
    return bound
  }

  /// The part of the element that stands for a parameter; `nil` if the parameter is left out.
  private func value(
    of argument: Catalog.Argument, _ declaration: Catalog.Declaration, _ element: Catalog.Element,
    _ bound: inout SwiftInitializer
  ) -> SwiftInitializer.Value? {
    let parameter = argument.parameter
    let given = argument.attributes.map(\.string).filter {
      names.contains($0) && !bound.taken.contains($0)
    }
    if let name = given.first {
      bound.taken.insert(name)
      bound.cost += cost(of: parameter, declaration, attributes[name])
      bound.cost += misfit(name, parameter, declaration)
      return .attribute(name)
    }
    if let value = content(of: argument, declaration, element, &bound) { return value }
    if parameter.isAction, hasSteps, !bound.takesSteps { return .steps }
    if parameter.hasDefault { return nil }
    if parameter.isAction { return .emptyClosure }
    if parameter.builder != nil {
      bound.cost += argument.isDefaultSlot ? 1 : 5
      return .emptyClosure
    }
    if parameter.isBinding {
      bound.cost += 2
      return .free
    }
    // Nothing says the type of `nil` where any would do.
    let type = Catalog.ValueType(of: parameter, in: declaration)
    if parameter.type.kind == .optional, !type.isGeneric {
      bound.cost += 2
      return .nil
    }
    bound.cost += SwiftInitializer.missing
    return nil
  }

  /// Distance of an attribute from a parameter that is a binding or a range of another kind.
  private func misfit(
    _ name: String, _ parameter: Catalog.Parameter, _ declaration: Catalog.Declaration
  ) -> Int {
    let type = Catalog.ValueType(of: parameter, in: declaration)
    let text = attributes[name] ?? ""
    if !type.isOpen(as: text) { return 200 }
    guard parameter.takesBinding else { return 0 }
    if let kind = followers[name] ?? nil { return kind.form(as: parameter, type) == nil ? 200 : 0 }
    return type.isSet == text.hasPrefix("[") ? 0 : 200
  }

  private func content(
    of argument: Catalog.Argument, _ declaration: Catalog.Declaration, _ element: Catalog.Element,
    _ bound: inout SwiftInitializer
  ) -> SwiftInitializer.Value? {
    if let slot = argument.slot?.string {
      if let text = slots[slot], bound.takenSlots.insert(slot).inserted {
        if text != nil { bound.cost += 1 }
        return .slot(slot)
      }
      guard argument.isDefaultSlot, hasContent, !bound.takesContent else { return nil }
      bound.takesContent = true
      guard text != nil else { return .content }
      bound.cost += 1
      return .title
    }
    if argument.takesText, let text, !bound.takesContent {
      bound.takesContent = true
      bound.cost += cost(of: argument.parameter, declaration, text)
      return .text
    }
    guard let slot = declaration.titleSlot(of: argument.parameter, in: element),
      let text = slots[slot] ?? nil, bound.takenSlots.insert(slot).inserted
    else { return nil }
    bound.cost += cost(of: argument.parameter, declaration, text)
    return .slotText(slot)
  }

  /// Distance of a parameter's type from what is meant.
  private func cost(
    of parameter: Catalog.Parameter, _ declaration: Catalog.Declaration, _ text: String?
  ) -> Int {
    switch Catalog.ValueType(of: parameter, in: declaration).role {
    case .localized: text.map(looksLikeMarkdown) == true ? 8 : 0
    case .resource: 6
    case .text, .imageResource, .colorResource: 2
    default: 0
    }
  }
}

extension SwiftInitializer {
  /// Whether its action has the steps of a tap.
  var takesSteps: Bool {
    values.contains { if case .steps = $0.value { true } else { false } }
  }
}

extension Catalog.Name {
  /// The framework that a module has to be imported as; `nil` for SwiftUI's own.
  var framework: String? {
    let name = string
    if name.hasPrefix("_"), name.hasSuffix("_SwiftUI") {
      return String(name.dropFirst().dropLast("_SwiftUI".count))
    }
    let own = ["SwiftUI", "SwiftUICore", "Foundation", "CoreFoundation", "Swift"]
    return own.contains(name) ? nil : name
  }
}

extension Catalog.Element {
  /// Whether an initialiser has another meaning without a parameter than with its default: a slider
  /// without a step is continuous.
  func means(_ parameter: Catalog.Parameter, in declaration: Catalog.Declaration) -> Bool {
    let others = declaration.parameters.filter { $0 != parameter }.map { $0.label?.string }
    return initializers.contains { $0.parameters.map { $0.label?.string } == others }
  }
}

extension Catalog.Declaration {
  /// The slot that a title fills as a text, since another initialiser builds views for it.
  public func titleSlot(
    of parameter: Catalog.Parameter, in element: Catalog.Element
  ) -> String? {
    let role = Catalog.ValueType(of: parameter, in: self).role
    guard parameter.label == nil, role == .localized || role == .string else { return nil }
    let names = requirements.filter { $0.isEquality && $0.right.name.isEqual(to: "Text") }
      .map(\.left.name)
    for argument in element.initializers.flatMap(\.arguments) {
      let type = argument.parameter.type.unwrapped
      guard argument.parameter.builder != nil, type.kind == .function, type.arguments.count == 2,
        names.contains(type.arguments[1].name), let slot = argument.slot
      else { continue }
      return slot.string
    }
    return nil
  }
}
