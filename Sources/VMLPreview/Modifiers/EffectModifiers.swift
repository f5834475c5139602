import VMLMarkup

/// Modifiers that change a view's looks and not the space that it takes.
let effectModifiers: [ModifierRow] = [
  ModifierRow(
    "clipShape", .approximate, "corners are circular, not continuous",
    effect: { renderer, box, call, context in
      var shape = PreviewShape(call[0])
      if shape == nil, let view = renderer.templates("shape", of: context.node).first {
        let name = renderer.name(of: view)
        let radius = renderer.number("cornerRadius", view) ?? 0
        shape = PreviewShape(
          .member(of: nil, name, [Argument(label: "cornerRadius", value: .number(radius))]))
      }
      return clipped(box, shape ?? .rectangle(0))
    }),
  ModifierRow(
    "cornerRadius", .exact,
    effect: { _, box, call, _ in clipped(box, .rectangle(max(call[0]?.number ?? 0, 0))) }),
  ModifierRow("clipped", .exact, effect: { _, box, _, _ in clipped(box, .rectangle(0)) }),
  ModifierRow(
    "mask", .approximate, "as a clip to the view's bounds",
    effect: { _, box, _, _ in clipped(box, .rectangle(0)) }),
  ModifierRow(
    "opacity", .exact,
    effect: { _, box, call, _ in
      var box = box
      box.advance(to: .transform)
      box.set("opacity", .number(min(max(call[0]?.number ?? 1, 0), 1)))
      return box
    }),
  ModifierRow(
    "hidden", .exact, effect: { _, box, _, _ in box.with("visibility", .word("hidden")) }),
  ModifierRow(
    "shadow", .exact,
    effect: { _, box, call, context in
      let color = call["color"].flatMap(context.environment.paints.color) ?? RGBA(0, 0.33)
      return filtered(
        box,
        .function(
          "drop-shadow",
          [
            .list(
              .points(call.number("x") ?? 0), .points(call.number("y") ?? 0),
              // Both count the deviation of the blur.
              .points(max(call.number("radius") ?? call[0]?.number ?? 0, 0)), .color(color))
          ]))
    }),
  ModifierRow(
    "blur", .exact,
    effect: { _, box, call, _ in
      filtered(box, .function("blur", [.points(max(call.number("radius") ?? 0, 0))]))
    }),
  ModifierRow(
    "brightness", .approximate, "as a factor",
    effect: { _, box, call, _ in
      filtered(box, .function("brightness", [.number(1 + (call[0]?.number ?? 0))]))
    }),
  ModifierRow(
    "contrast", .exact,
    effect: { _, box, call, _ in
      filtered(box, .function("contrast", [.number(max(call[0]?.number ?? 1, 0))]))
    }),
  ModifierRow(
    "saturation", .exact,
    effect: { _, box, call, _ in
      filtered(box, .function("saturate", [.number(max(call[0]?.number ?? 1, 0))]))
    }),
  ModifierRow(
    "grayscale", .exact,
    effect: { _, box, call, _ in
      filtered(box, .function("grayscale", [.number(min(max(call[0]?.number ?? 0, 0), 1))]))
    }),
  ModifierRow(
    "hueRotation", .exact,
    effect: { _, box, call, _ in
      filtered(box, .function("hue-rotate", [.degrees(call[0]?.angle ?? 0)]))
    }),
  ModifierRow(
    "colorInvert", .exact,
    effect: { _, box, _, _ in filtered(box, .function("invert", [.number(1)])) }),
  ModifierRow(
    "blendMode", .approximate, "multiply, screen, overlay, darken and lighten",
    effect: { _, box, call, _ in
      let modes: [String: StaticString] = [
        "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken",
        "lighten": "lighten",
      ]
      guard let mode = call[0]?.name.flatMap({ modes[$0] }) else { return box }
      return box.with("mix-blend-mode", .word(mode))
    }),
  ModifierRow(
    "rotationEffect", .exact,
    effect: { _, box, call, context in
      transformed(box, "rotate", .degrees(call[0]?.angle ?? 0), call, context)
    }),
  ModifierRow(
    "scaleEffect", .exact,
    effect: { _, box, call, context in
      let both = call[0]?.number ?? 1
      let scale = CSSValue.list(
        .number(call.number("x") ?? both), .number(call.number("y") ?? both))
      return transformed(box, "scale", scale, call, context)
    }),
  ModifierRow(
    "compositingGroup", .exact,
    effect: { _, box, _, _ in box.with("isolation", .word("isolate")) }),
  ModifierRow(
    "transformEffect", .approximate,
    "without `inverted()`, and with at most 16 calls after each other",
    effect: { _, box, call, _ in
      guard let functions = call[0].flatMap(transformFunctions), !functions.isEmpty else {
        return box
      }
      var box = box
      box.advance(to: .transform)
      box.set("transform", .list(functions))
      // The corner, where the others turn around the middle.
      box.set("transform-origin", .list(.number(0), .number(0)))
      return box
    }),
  ModifierRow(
    "rotation3DEffect", .approximate, "as from far away: without perspective",
    effect: { _, box, call, context in
      let axis = (call["axis"]?.list ?? []).compactMap(\.number)
      guard axis.count == 3 else { return box }
      let turn = axis.map(CSSValue.number) + [.degrees(call[0]?.angle ?? 0)]
      return transformed(box, "rotate", .list(turn), call, context)
    }),
  ModifierRow("projectionEffect", .notShown),
  ModifierRow("visualEffect", .notShown),
]

private func clipped(_ box: Box, _ shape: PreviewShape) -> Box {
  var box = box
  let isFirst = box.stage == .layout || box.stage == .background
  // What draws outside of its own bounds, an outline, would be lost.
  let isPlain = !box.classes.contains { ["t", "shape", "scroll"].contains($0.description) }
  if !isFirst || !isPlain { box = box.wrapped() }
  box.stage = .clip
  box.clip(to: shape)
  return box
}

private func filtered(_ box: Box, _ filter: CSSValue) -> Box {
  var box = box
  box.advance(to: .filter)
  box.set("filter", filter)
  return box
}

private func transformed(
  _ box: Box, _ property: StaticString, _ value: CSSValue, _ call: Modifier,
  _ context: ModifierContext
) -> Box {
  var box = box
  box.advance(to: .transform)
  box.set(property, value)
  if let anchor = context.environment.paints.point(call["anchor"]), anchor != (0.5, 0.5) {
    box.set("transform-origin", .list(.percent(anchor.0), .percent(anchor.1)))
  }
  return box
}

/// CSS functions of a `CGAffineTransform`, the outermost first; none for the identity, and `nil`
/// for a transform that is not drawn.
private func transformFunctions(_ transform: Expression) -> [CSSValue]? {
  guard case .member(let base, let name, let arguments) = transform else { return nil }
  let call = Modifier(name: name, arguments: arguments)
  if base == nil || ["init", "identity"].contains(name) {
    return name == "identity" ? [] : newTransform(call)
  }
  guard let outer = base.flatMap(transformFunctions) else { return nil }
  switch name {
  case "rotated":
    return call.number("by").map { outer + [.function("rotate", [.degrees($0 * 180 / .pi)])] }
  case "scaledBy":
    guard let x = call.number("x"), let y = call.number("y") else { return nil }
    return outer + [.function("scale", [.number(x), .number(y)])]
  case "translatedBy":
    guard let x = call.number("x"), let y = call.number("y") else { return nil }
    return outer + [.function("translate", [.points(x), .points(y)])]
  case "concatenating":
    return call[0].flatMap(transformFunctions).map { $0 + outer }
  default: return nil
  }
}

/// CSS functions of a call of an initializer of `CGAffineTransform`.
private func newTransform(_ call: Modifier) -> [CSSValue]? {
  guard ["CGAffineTransform", "init"].contains(call.name) else { return nil }
  if let angle = call.number("rotationAngle") {
    return [.function("rotate", [.degrees(angle * 180 / .pi)])]
  }
  if let x = call.number("scaleX") {
    return call.number("y").map { [.function("scale", [.number(x), .number($0)])] }
  }
  if let x = call.number("translationX") {
    return call.number("y").map { [.function("translate", [.points(x), .points($0)])] }
  }
  let parts = call.arguments.compactMap { $0.label.isEmpty ? $0.value.number : nil }
  return parts.count == 6 ? [.function("matrix", parts.map { .number($0) })] : nil
}
