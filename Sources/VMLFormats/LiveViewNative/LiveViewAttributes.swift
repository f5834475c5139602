import VMLMarkup

/// A view that stands for an attribute.
struct LiveViewAddedView {
  var name: String
  var template: String?
  var text: String?
  var attributes: [(name: String, value: String)] = []
}

/// Turns the attributes of an element into those that LiveView Native's view reads.
struct LiveViewAttributes {
  let row: LiveViewNativeRegistry.View
  var attributes: [(name: String, value: String)] = []
  var views: [LiveViewAddedView] = []
  /// Modifiers for events that have no attribute.
  var modifiers: [LiveViewNode] = []
  /// Whether a modifier reads a binding, which a client changes by `phx-change`.
  var isBound = false
  /// Whether it submits the form around it.
  private(set) var submits = false
  private var hasValues = false
  /// The milliseconds that its events wait.
  private var delay: String?
  private var actionValue: String?
  private var action: String?

  init(row: LiveViewNativeRegistry.View) { self.row = row }

  /// Attributes that any view may have.
  private static let common: Set<String> = ["id", "tag", "class", "template"]

  /// Takes an attribute; `isRead` says that it is there already, for a modifier.
  ///
  /// - Returns: Whether the view has a form for it.
  mutating func take(_ name: String, _ text: String, isRead: Bool) -> Bool {
    if let event = EventName(rawValue: name) { return takeEvent(event, text) }
    if name == "action" || name == "actionValue" {
      if name == "action" { action = text } else { actionValue = text }
      return true
    }
    if let form = row.attributes[name] { return take(name, text, as: form, isRead: isRead) }
    // A field's name in its form.
    let isCommon = Self.common.contains(name) || row.isInput && name == "name"
    if isCommon || name.hasPrefix("phx-") || name.hasPrefix("data-phx-") {
      if !isRead { attributes.append((name, text)) }
      return true
    }
    return false
  }

  private mutating func take(
    _ name: String, _ text: String, as form: LiveViewNativeRegistry.Attribute, isRead: Bool
  ) -> Bool {
    switch form {
    case .text(let other):
      if !(isRead && other == name) { attributes.append((other, text)) }
    case .member(let other):
      guard let word = Self.member(text) else { return false }
      if !(isRead && other == name) || word != text { attributes.append((other, word)) }
    case .range(let lower, let upper):
      if let ends = range(text) {
        attributes.append((lower, Self.text(ends.lower)))
        attributes.append((upper, Self.text(ends.upper)))
      } else if let ends = dates(text) {
        if let date = ends.lower { attributes.append((lower, date)) }
        if let date = ends.upper { attributes.append((upper, date)) }
      } else {
        return false
      }
    case .gridItems:
      guard let items = Self.gridItems(text) else { return false }
      attributes.append((name, items))
    case .color: return takeColor(text)
    case .textView(let template):
      views.append(
        LiveViewAddedView(
          name: "Text", template: template.isEmpty ? nil : template, text: text))
    case .imageView(let template):
      views.append(
        LiveViewAddedView(name: "Image", template: template, attributes: [("name", text)]))
    }
    return true
  }

  // MARK: Values

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }

  /// The word of a member; both axes are `all` there.
  private static func member(_ text: String) -> String? {
    if text.hasPrefix("[") {
      guard case .array(let items)? = parseExpression(text) else { return nil }
      let names = items.compactMap(\.name)
      if Set(names) == ["horizontal", "vertical"] { return "all" }
      return items.count == 1 ? names.first : nil
    }
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// `[GridItem(.fixed(40)), GridItem(.flexible())]` as JSON.
  private static func gridItems(_ text: String) -> String? {
    guard case .array(let items)? = parseExpression(text) else { return nil }
    var values: [FormatValue] = []
    for item in items {
      guard case .member(nil, let name, let arguments) = item, ["GridItem", "init"].contains(name)
      else { return nil }
      let call = StyleCall(name: name, arguments: arguments)
      guard let size = call[0].map(gridSize) ?? .string("flexible") else { return nil }
      var members: [FormatValue.Member] = [.init("size", size)]
      if let spacing = call.number("spacing") { members.append(.init("spacing", .number(spacing))) }
      if let name = call["alignment"]?.name { members.append(.init("alignment", .string(name))) }
      values.append(.object(members))
    }
    return String(decoding: FormatValue.array(values).json(), as: UTF8.self)
  }

  private static func gridSize(_ value: StyleExpression) -> FormatValue? {
    guard case .member(nil, let name, let arguments) = value else { return nil }
    let call = StyleCall(name: name, arguments: arguments)
    switch name {
    case "fixed":
      return call[0]?.number.map { .object([.init("fixed", .number($0))]) }
    case "flexible", "adaptive":
      let ends = ["minimum", "maximum"].compactMap { label in
        call.number(label).flatMap { $0.isFinite ? .init(label, .number($0)) : nil }
          as FormatValue.Member?
      }
      if ends.isEmpty { return name == "flexible" ? .string(name) : nil }
      return .object([.init(name, .object(ends))])
    default: return nil
    }
  }

  /// Names of colours are the system's with `system-`, and the app's without it.
  private mutating func takeColor(_ text: String) -> Bool {
    let isMember = text.hasPrefix(".") && !text.contains("(")
    if text.hasPrefix("#") || text.contains("(") {
      let expression: StyleExpression? =
        text.hasPrefix("#") ? .attribute(text) : parseExpression(text)
      guard let color = expression.flatMap(ColorValue.init) else { return false }
      switch color.base {
      case .rgb(let parts):
        for (name, part) in [("red", parts.red), ("green", parts.green), ("blue", parts.blue)] {
          attributes.append((name, Self.text((part * 10_000).rounded() / 10_000)))
        }
        addOpacity(parts.alpha * color.opacity)
      case .named(let name):
        attributes.append(("name", Self.colorName(name)))
        addOpacity(color.opacity)
      case .asset(let name):
        attributes.append(("name", name))
        addOpacity(color.opacity)
      }
      return true
    }
    attributes.append(("name", isMember ? Self.colorName(String(text.dropFirst())) : text))
    return true
  }

  private mutating func addOpacity(_ opacity: Double) {
    if opacity < 1 {
      attributes.append(("opacity", Self.text((opacity * 10_000).rounded() / 10_000)))
    }
  }

  private static func colorName(_ name: String) -> String {
    let isSystem = ["black", "white", "clear", "primary", "secondary"].contains(name)
    return isSystem || systemHues[name] != nil ? "system-\(name)" : name
  }

  // MARK: Events

  private mutating func takeEvent(_ event: EventName, _ text: String) -> Bool {
    var steps = SentAction.steps(of: text)
    if event == .onTap, row.submits, steps.first?.name == .submit {
      submits = true
      return steps.count == 1
    }
    var delay: String?
    if steps.count == 2, steps[0].name == .debounce,
      case .operand(.literal(let literal))? = steps[0].arguments.first?.value,
      let seconds = literal.seconds
    {
      delay = Self.text((seconds * 1000).rounded())
      steps.removeFirst()
    }
    guard steps.count == 1, let sent = SentAction(steps[0]) else { return false }
    let name: String
    switch event {
    case .onTap: name = "phx-click"
    case .onFocus: name = "phx-focus"
    case .onBlur: name = "phx-blur"
    case .onChange where row.isInput: name = "phx-change"
    case .onDismiss where isBound && !row.isInput: name = "phx-change"
    case .onAppear, .onDisappear:
      return delay == nil && addModifier(event.rawValue, "perform", sent)
    case .onLongPress: return delay == nil && addModifier("onLongPressGesture", "perform", sent)
    case .onRefresh: return delay == nil && addModifier("refreshable", "action", sent)
    default: return false
    }
    // A view has one time, for all of its events.
    guard !isSending || delay == self.delay, add(name, sent) else { return false }
    if let delay, self.delay == nil { attributes.append(("phx-debounce", delay)) }
    self.delay = delay
    return true
  }

  private var isSending: Bool {
    attributes.contains {
      ["phx-click", "phx-focus", "phx-blur", "phx-change"].contains($0.name)
    }
  }

  /// An event of a modifier has no values.
  private mutating func addModifier(_ name: String, _ label: String, _ sent: SentAction) -> Bool {
    guard sent.value == nil else { return false }
    modifiers.append(.call(name, [.init(label: label, value: .event(sent.name))]))
    return true
  }

  /// One event of an element may have values: they are attributes that all of its events send.
  private mutating func add(_ name: String, _ sent: SentAction) -> Bool {
    guard let value = sent.value else {
      attributes.append((name, sent.name))
      return true
    }
    guard !hasValues else { return false }
    hasValues = true
    attributes.append((name, sent.name))
    guard case .object(let members) = value else {
      attributes.append(("phx-value-value", Self.text(value)))
      return true
    }
    for member in members where !member.key.isEmpty {
      attributes.append(("phx-value-\(member.key)", Self.text(member.value)))
    }
    return true
  }

  private static func text(_ value: FormatValue) -> String {
    if case .string(let text) = value { return text }
    return String(decoding: value.json(), as: UTF8.self)
  }

  /// Adds what several attributes say together.
  ///
  /// - Returns: The attributes that have no form.
  mutating func finish() -> [String] {
    guard let action else { return actionValue == nil ? [] : ["actionValue"] }
    let sent = SentAction(name: action, value: actionValue.map(FormatValue.string))
    return add("phx-click", sent) ? [] : ["action"]
  }
}

extension BehaviourLiteral {
  fileprivate var seconds: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
