import VMLBehaviour
import VMLData
import VMLMarkup

#if canImport(SwiftUI)
  import SwiftUI
#else
  import VMLViews
#endif

/// SwiftUI's calls by their names in a document.
#if canImport(SwiftUI)
  @MainActor
#endif
enum Draw {
  #if canImport(SwiftUI)
    typealias Reader<Value> = @MainActor (Expression) -> Value?
  #else
    typealias Reader<Value> = (Expression) -> Value?
  #endif
}

/// A call with the arguments that a document gives: an element, a modifier, or a value.
///
/// ``fits(_:)`` says whether an overload takes them; the others then read them by their
/// places.
#if canImport(SwiftUI)
  @MainActor
#endif
struct Call {
  let name: String
  private let arguments: [Expression.Argument]
  /// The element; `nil` for a value.
  let scope: Scope?
  /// The place of a modifier in its style; `nil` for an element or a value.
  private let number: Int?
  private let strictness: Strictness?
  private var bound: [Bound] = []

  /// An argument as it was found.
  private enum Bound {
    case absent
    case given(Expression.Argument)
    case slot(String, isDefault: Bool)
    /// The text of an attribute, where SwiftUI takes a view.
    case label(String)
    case event
  }

  /// Parts of the element that the last overload does not take, in words.
  private(set) var leftOver: [String] = []

  /// Extent to which an element's initialiser has to take all that the element has.
  enum Strictness: Equatable {
    /// Text stands for a text, and a default slot has children.
    case exact
    /// Text may fill a slot, which may be empty.
    case slots
    /// Slots may be missing, and are empty then.
    case blanks
    /// The rest, which no initialiser takes, is left over, and so is a value that is none: up to so
    /// many attributes and templates.
    case rest(Int)

    var isRest: Bool { if case .rest = self { true } else { false } }
  }

  init(modifier: StyleCall, in scope: Scope) {
    name = modifier.name
    arguments = modifier.arguments
    number = modifier.number
    self.scope = scope
    strictness = nil
  }

  init(element scope: Scope, _ strictness: Strictness) {
    name = scope.node.name
    arguments = []
    number = nil
    self.scope = scope
    self.strictness = strictness
  }

  /// A member of a value before it, `opacity(0.5)` in `.red.opacity(0.5)`.
  init(value: Expression) {
    if case .member(_, let name, let arguments) = value {
      self.name = name
      self.arguments = arguments
    } else {
      name = ""
      arguments = []
    }
    scope = nil
    number = nil
    strictness = nil
  }

  /// A member of a type, or a call of it, which is named `init`.
  ///
  /// Of an empty type, a member that stands behind a dot alone. `nil` for what is none.
  init?(member expression: Expression, of type: String) {
    guard case .member(let base, let name, let arguments) = expression.parsed else { return nil }
    let path = base.flatMap(\.typePath)
    if base == nil, !type.isEmpty, type == name {
      self.name = "init"
    } else if let path, "\(path).\(name)" == type {
      self.name = "init"
    } else if base == nil || path == type {
      self.name = name
    } else {
      return nil
    }
    self.arguments = arguments
    scope = nil
    number = nil
    strictness = nil
  }

  // MARK: Overloads

  /// Holds the arguments against an overload, whose parameters stand in the text: labels,
  /// `_` for none, `?` behind one with a default.
  ///
  /// For an element: `name|other` is an attribute, `#name` one that text stands for, `:name` a
  /// slot, `:name=` one that an attribute may stand for, `::name` the default slot, `!name` an
  /// event.
  mutating func fits(_ pattern: String) -> Bool {
    bound.removeAll(keepingCapacity: true)
    let parameters = pattern.split(separator: ",")
    if let strictness, let scope { return fits(parameters, scope, strictness) }
    var index = 0
    for parameter in parameters {
      let isOptional = parameter.last == "?"
      var label = isOptional ? parameter.dropLast() : parameter
      if label == "_" { label = "" }
      if index < arguments.count, arguments[index].label == label {
        bound.append(.given(arguments[index]))
        index += 1
      } else if isOptional {
        bound.append(.absent)
      } else {
        return false
      }
    }
    return index == arguments.count
  }

  private mutating func fits(
    _ parameters: [Substring], _ scope: Scope, _ strictness: Strictness
  ) -> Bool {
    var used = 0
    var usedNames: [String] = []
    var takesText = false
    var slots: Set<Substring> = []
    for parameter in parameters {
      switch parameter.first {
      case "!": bound.append(.event)
      case ":":
        let isDefault = parameter.hasPrefix("::")
        let mayBeText = parameter.last == "="
        let slot = (mayBeText ? parameter.dropLast() : parameter).drop { $0 == ":" }
        slots.insert(slot)
        if isDefault {
          slots.insert("")
          if strictness == .exact, scope.content.isOnlyText { return false }
          if strictness == .exact, !scope.has(slot: slot), !scope.has(slot: "") { return false }
        } else if !scope.has(slot: slot) {
          if mayBeText, let text = scope.node[String(slot)] {
            used += 1
            usedNames.append(String(slot))
            bound.append(.label(text))
            continue
          }
          if strictness != .blanks { return false }
        }
        bound.append(.slot(String(slot), isDefault: isDefault))
      default:
        let isOptional = parameter.last == "?"
        var names = isOptional ? parameter.dropLast() : parameter
        if names.first == "#" {
          names = names.dropFirst()
          if scope.content.isOnlyText, !takesText {
            takesText = true
            slots.insert("")
            bound.append(
              .given(Expression.Argument(label: "", value: .string(scope.content.text))))
            continue
          }
        }
        let found = names.split(separator: "|").lazy.compactMap { name in
          scope.node[String(name)].map { (String(name), $0) }
        }.first
        if let (name, text) = found {
          used += 1
          usedNames.append(name)
          bound.append(
            .given(
              Expression.Argument(label: name, value: .attribute(name: name, text: text))))
        } else if isOptional {
          bound.append(.absent)
        } else {
          return false
        }
      }
    }
    guard case .rest(let most) = strictness else {
      return used == scope.attributeCount && scope.slots.allSatisfy { slots.contains($0[...]) }
    }
    let attributes = scope.attributes.filter { !usedNames.contains($0) }
    let templates = scope.slots.filter { !slots.contains($0[...]) }.sorted()
    leftOver =
      attributes.map { "the attribute '\($0)'" }
      + templates.map { $0.isEmpty ? "its content" : "the template '\($0)'" }
    return leftOver.count <= most
  }

  // MARK: Arguments

  func value<Value>(_ index: Int, _ reader: Draw.Reader<Value>) -> Value? {
    guard case .given(let argument) = bound[index] else { return nil }
    return reader(argument.value)
  }

  mutating func value<Value>(
    _ index: Int, _ reader: Draw.Reader<Value>, _ standard: Value
  ) -> Value? {
    guard case .given(let argument) = bound[index] else { return standard }
    if let value = reader(argument.value) { return value }
    // Spec: VML B.1. A default stands in for a value that is none.
    guard strictness?.isRest == true else { return nil }
    leftOver.append("the value of '\(argument.label)'")
    return standard
  }

  /// Whether a value has arguments, or a modifier.
  var hasArguments: Bool { !arguments.isEmpty }

  /// The namespace of a name, on the screen that is drawn.
  func namespace(_ index: Int) -> Namespace.ID? {
    value(index, Draw.words).flatMap { namespace(named: $0) }
  }

  func namespace(named name: String) -> Namespace.ID? { scope?.drawing.namespace(name) }

  func slot(_ index: Int) -> Slot? {
    guard let scope else { return nil }
    switch bound[index] {
    case .slot(let name, let isDefault): return Slot(scope: scope, name: name, isDefault: isDefault)
    case .label(let text): return Slot(scope: scope, name: "", isDefault: false, text: text)
    case .given(let argument):
      guard case .template(let name) = argument.value else { return nil }
      return Slot(scope: scope, name: name, isDefault: false)
    default: return nil
    }
  }

  /// A binding to an attribute of the element; one to a value of its own for a constant.
  func binding<Value>(_ index: Int, _ reader: @escaping Draw.Reader<Value>) -> Binding<Value>? {
    var expression: Expression?
    if case .given(let argument) = bound[index] { expression = argument.value }
    var first = expression.flatMap(reader)
    if expression == nil {
      let blanks: [Expression] = [.nil, .string(""), .bool(false), .number(0), .array([])]
      first = blanks.lazy.compactMap(reader).first
    }
    guard let first else { return nil }
    guard let scope, case .attribute(let name, _) = expression else { return .constant(first) }
    return scope.binding(to: name, first: first)
  }

  func hasAction(_ index: Int) -> Bool {
    switch bound[index] {
    case .event: true
    case .given(let argument): if case .member = argument.value { true } else { false }
    default: false
    }
  }

  #if canImport(SwiftUI)
    /// Runs the steps; `value` is the event's own, where behaviour knows values of its type.
    private func act(_ value: Any? = nil) {
      guard let number else { return scope?.happen(.onTap) ?? () }
      let value = value.map(behaviourValue)
      scope?.perform(modifier: number, value: value == .nothing ? nil : value)
    }

    func action(_ index: Int) -> @MainActor () -> Void { { act() } }
    func action<A>(_ index: Int) -> @MainActor (A) -> Void { { act($0) } }
    /// Of an old and a new value the new one is the event's.
    func action<A, B>(_ index: Int) -> @MainActor (A, B) -> Void { { act($1) } }
  #else
    /// The steps as they stand in the style, so that they are written again.
    func action(_ index: Int) -> () -> Steps {
      guard case .given(let argument) = bound[index],
        case .member(nil, let name, _) = argument.value
      else { return { StepBuilder.buildBlock() } }
      let rest = argument.source.dropFirst(name.count + 1).dropLast()
      return { Steps(name, String(rest)) }
    }
  #endif
}

extension Expression {
  /// The name of a type, `Gradient.Stop`; `nil` for what is no name.
  fileprivate var typePath: String? {
    guard case .member(let base, let name, let arguments) = self, arguments.isEmpty,
      name.first?.isUppercase == true
    else { return nil }
    guard let base else { return name }
    return base.typePath.map { "\($0).\(name)" }
  }
}
