import VMLMarkup

/// Holds the modifiers of an element against LiveView Native's.
struct LiveViewModifiers {
  let registry: LiveViewNativeRegistry
  let expressions: LiveViewExpressions
  private var tree: StyleTree { expressions.tree }

  /// Result of holding a call against them.
  struct Outcome {
    /// `nil` for one that is left out.
    var node: LiveViewNode?
    var doubt: FormatLack.Doubt?
    /// Whether a binding reads an attribute.
    var isBound = false
    /// Attributes that the client reads for it.
    var read: Set<String> = []
    /// Attributes that the element has to get, since a binding reads them.
    var added: [(name: String, value: String)] = []
  }

  private typealias Call = [(label: String, value: LiveViewExpressions.Argument)]
  private typealias Parameter = LiveViewNativeRegistry.Parameter
  private typealias Missing = LiveViewExpressions.MissingAttribute

  /// Most brackets of a value that may be open at once; the client's decoder reads some more.
  private static let depthLimit = 256

  /// The form of a call, by its node in the style.
  func outcome(of node: Int) throws(LiveViewExpressions.MissingAttribute) -> Outcome {
    let name = tree.text(of: node)
    guard let known = registry.modifiers[name] else { return Outcome() }
    var call: Call = []
    for argument in tree.arguments(of: node) {
      call.append((tree.string(argument.label), try expressions.argument(argument.nodes)))
    }
    var outcome: Outcome
    switch known {
    case .any: outcome = try free(name, call)
    case .uncertain(let doubt):
      outcome = try free(name, call)
      outcome.doubt = doubt
    case .forms(let forms):
      let fitting = forms.compactMap { fit(call, to: $0) }
      let best = fitting.first { parameters in
        zip(call, parameters).allSatisfy { isOfKind($0.value, $1.kind) }
      }
      if let best {
        outcome = try made(name, call, best)
      } else if fitting.isEmpty {
        outcome = try free(name, call)
        outcome.doubt = .otherForm
      } else {
        outcome = Outcome()
      }
    }
    if let made = outcome.node, made.depth > Self.depthLimit { return Outcome() }
    return outcome
  }

  /// The parameters of a call's arguments, by their labels; `nil` if it has others.
  private func fit(_ call: Call, to form: [Parameter]) -> [Parameter]? {
    var fitting: [Parameter] = []
    var next = 0
    for parameter in form {
      if next < call.count,
        call[next].label == parameter.label
          || parameter.kind == .view && call[next].label.isEmpty && isOfViews(call[next].value)
      {
        fitting.append(parameter)
        next += 1
      } else if !parameter.isOptional {
        return nil
      }
    }
    return next == call.count ? fitting : nil
  }

  private func isOfViews(_ argument: LiveViewExpressions.Argument) -> Bool {
    switch argument {
    case .node(.template): true
    case .node(.list(let items)):
      !items.isEmpty
        && items.allSatisfy { if case .template = $0.value { true } else { false } }
    default: false
    }
  }

  private func isOfKind(
    _ argument: LiveViewExpressions.Argument, _ kind: LiveViewNativeRegistry.Kind
  ) -> Bool {
    switch (argument, kind) {
    case (.attribute, .view), (.attribute, .event), (.node(nil), _): false
    case (.attribute, _): true
    case (_, .binding): false
    case (_, .view): isOfViews(argument)
    case (.node(.event), _): kind == .event
    case (_, .event): false
    case (.node(.number), _), (.node(.range), _): kind == .number || kind == .value
    case (.node(.bool), _): kind == .flag || kind == .value
    case (.node(.string), _), (.node(.template), _): kind == .text || kind == .value
    default: true
    }
  }

  // MARK: Forms

  private func made(
    _ name: String, _ call: Call, _ parameters: [Parameter]
  ) throws(LiveViewExpressions.MissingAttribute) -> Outcome {
    var outcome = Outcome()
    var arguments: [LiveViewNode.Argument] = []
    for (argument, parameter) in zip(call, parameters) {
      let node: LiveViewNode?
      switch argument.value {
      case .node(let made): node = made
      case .attribute(let place): node = try attribute(place, parameter.kind, &outcome)
      }
      guard let node else { return Outcome() }
      arguments.append(.init(label: parameter.label, value: node))
    }
    outcome.node = .call(name, arguments)
    return outcome
  }

  /// An `attr()`: it stays one where a client reads it, else its value takes its place.
  private func attribute(
    _ place: Int, _ kind: LiveViewNativeRegistry.Kind, _ outcome: inout Outcome
  ) throws(LiveViewExpressions.MissingAttribute) -> LiveViewNode? {
    let name = expressions.name(of: place)
    let text = expressions.attribute(name)
    switch (kind, text) {
    case (.binding, nil):
      // A binding takes no value.
      guard let fallback = expressions.fallback(of: place) else {
        throw LiveViewExpressions.MissingAttribute(name: name)
      }
      guard case .node(let node?) = try expressions.argument(fallback), let text = node.plainText
      else { return nil }
      outcome.added.append((name, text))
    case (.binding, _), (.flag, _?), (.text, _?): break
    case (.number, let text?) where Double(text)?.isFinite == true: break
    default: return try expressions.inlined(place, isName: kind == .value)
    }
    outcome.read.insert(name)
    if kind == .binding { outcome.isBound = true }
    return .attribute(name)
  }

  /// A call whose form is not known: all values stand in it.
  private func free(
    _ name: String, _ call: Call
  ) throws(LiveViewExpressions.MissingAttribute) -> Outcome {
    var arguments: [LiveViewNode.Argument] = []
    for argument in call {
      let node: LiveViewNode?
      switch argument.value {
      case .node(let made): node = made
      case .attribute(let place): node = try expressions.inlined(place, isName: true)
      }
      guard let node else { return Outcome() }
      arguments.append(.init(label: argument.label, value: node))
    }
    return Outcome(node: .call(name, arguments))
  }
}

extension LiveViewNode {
  /// A constant as an attribute has it; `nil` for other values.
  fileprivate var plainText: String? {
    switch self {
    case .string(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .number: self.text(in: .style)
    case .member(nil, let name, nil): name
    default: nil
    }
  }

  /// The names of the templates that it refers to.
  var templates: [String] {
    switch self {
    case .template(let name): [name]
    case .list(let arguments), .call(_, let arguments): arguments.flatMap(\.value.templates)
    case .member(let base, _, let arguments):
      (base?.templates ?? []) + (arguments ?? []).flatMap(\.value.templates)
    default: []
    }
  }
}
