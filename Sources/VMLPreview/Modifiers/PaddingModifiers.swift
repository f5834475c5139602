import VMLMarkup

/// Modifiers that put space around a view.
let paddingModifiers: [ModifierRow] = [
  ModifierRow(
    "padding", .exact, "16 points where no length is given",
    change: { _, environment in environment = environment.inside() },
    effect: { _, box, call, context in
      let insets = EdgeInsets(padding: call)
      var box = box
      if let margin = insets.margin(context.environment) {
        if box.stage != .layout { box = box.wrapped() }
        box.set("margin", margin)
      }
      var wrapper = box.wrapped()
      wrapper.flex.isSpacer = false
      wrapper.flex.fixedX = box.flex.fixedX
      wrapper.set("padding", insets.css(context.environment))
      wrapper.row.padding += max(min(insets.top, insets.bottom), 0)
      return wrapper
    }),
  ModifierRow(
    "safeAreaPadding", .exact, "as `padding`",
    effect: { _, box, call, context in
      var wrapper = box.wrapped()
      let insets = EdgeInsets(padding: call)
      wrapper.set("padding", insets.css(context.environment))
      return wrapper
    }),
  ModifierRow(
    "scenePadding", .approximate, "16 points, 20 in a window",
    effect: { _, box, _, context in
      let length = context.environment.platform == .macOS ? 20.0 : 16
      return box.wrapped().with("padding", .points(length))
    }),
  ModifierRow(
    "contentMargins", .approximate,
    "the margins of a list, otherwise as padding of the content",
    effect: { _, box, call, context in
      let insets = EdgeInsets(padding: call)
      // A list has margins of its own, which these replace.
      if box.classes.first?.description == "list" {
        var list = box
        let edges = EdgeInsets.edges(of: call)
        if edges.contains(where: ["all", "vertical", "top"].contains) {
          list.set("--top", .points(insets.top))
        }
        if edges.contains(where: ["all", "horizontal", "leading", "trailing"].contains) {
          list.set("--side", .points(max(insets.leading, insets.trailing)))
        }
        return list
      }
      var wrapper = box.wrapped()
      wrapper.set("padding", insets.css(context.environment))
      return wrapper
    }),
]

struct EdgeInsets: Hashable, Sendable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  /// `padding()`, `padding(8)`, `padding(.horizontal, 8)`, `padding([.top, .leading])`,
  /// `padding(EdgeInsets(…))`.
  init(padding call: Modifier) {
    let values = call.arguments.filter { $0.label.isEmpty }.map(\.value)
    if let insets = values.first.flatMap(EdgeInsets.init) {
      self = insets
      return
    }
    let length = call.number("length") ?? values.compactMap(\.number).first ?? 16
    for name in Self.edges(of: call) { set(name, length) }
  }

  /// Names of the edges of a call, as `horizontal`; `all` where it names none.
  static func edges(of call: Modifier) -> [String] {
    let values = call.arguments.filter { $0.label.isEmpty }.map(\.value)
    let edges = values.first { $0.number == nil && !$0.isNil }
    return edges.map { $0.list.compactMap(\.name) } ?? ["all"]
  }

  /// `EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)` or `.init(…)`.
  init?(_ expression: Expression) {
    guard case .member(_, let name, let arguments) = expression,
      ["EdgeInsets", "init", "NSDirectionalEdgeInsets"].contains(name)
    else { return nil }
    for argument in arguments { set(argument.label, argument.value.number ?? 0) }
  }

  private mutating func set(_ edge: String, _ length: Double) {
    let length = length.isFinite ? length : 0
    if ["all", "vertical", "top"].contains(edge) { top = length }
    if ["all", "vertical", "bottom"].contains(edge) { bottom = length }
    if ["all", "horizontal", "leading"].contains(edge) { leading = length }
    if ["all", "horizontal", "trailing"].contains(edge) { trailing = length }
  }

  /// Lengths below zero, by which the view reaches beyond the padding; `nil` if there is none.
  func margin(_ environment: PreviewEnvironment) -> CSSValue? {
    min(top, leading, bottom, trailing) < 0 ? sides(environment) { min($0, 0) } : nil
  }

  /// CSS has no padding below zero.
  func css(_ environment: PreviewEnvironment) -> CSSValue { sides(environment) { max($0, 0) } }

  private func sides(
    _ environment: PreviewEnvironment, _ limit: (Double) -> Double
  ) -> CSSValue {
    let (left, right) = environment.isRightToLeft ? (trailing, leading) : (leading, trailing)
    return .list([top, right, bottom, left].map { .points(limit($0)) })
  }
}

extension Expression {
  fileprivate var isNil: Bool { if case .nil = self { true } else { false } }
}
