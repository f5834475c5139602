import VMLMarkup

/// Modifiers that put something behind or in front of a view, in its size.
let backgroundModifiers: [ModifierRow] = [
  ModifierRow(
    "background", .exact, "a paint reaches beyond the safe area at the edges of the screen",
    effect: { renderer, box, call, context in
      renderer.background(box, call, context)
    }),
  ModifierRow(
    "overlay", .exact,
    effect: { renderer, box, call, context in renderer.overlay(box, call, context) }),
  ModifierRow(
    "backgroundStyle", .exact,
    change: { call, environment in
      environment.backgroundPaint = environment.paints.paint(call[0])
    }),
  ModifierRow(
    "containerShape", .approximate, "without its insets",
    change: { call, environment in
      environment.containerShape = PreviewShape(call[0]) ?? environment.containerShape
    }),
  ModifierRow(
    "border", .exact,
    effect: { _, box, call, context in
      let paint = context.environment.paints.paint(call[0]) ?? context.environment.ink
      let width = min(max(call.number("width") ?? 1, 0), 1000)
      var wrapper = box.wrapped()
      wrapper.stage = .background
      wrapper.set("outline", .list(.points(width), .word("solid"), .color(paint.color)))
      wrapper.set("outline-offset", .points(-width))
      return wrapper
    }),
  ModifierRow(
    "glassEffect", .approximate, "a thin material in a capsule",
    effect: { _, box, call, _ in
      var box = box
      box.advance(to: .background)
      box.fill(with: .material(1))
      box.advance(to: .clip)
      box.clip(to: PreviewShape(call["in"]) ?? .capsule)
      return box
    }),
  ModifierRow(
    "glassBackgroundEffect", .approximate, "a material with round corners",
    effect: { _, box, _, _ in
      var box = box
      box.advance(to: .background)
      box.fill(with: .material(2))
      box.advance(to: .clip)
      box.clip(to: .rectangle(32))
      return box
    }),
  ModifierRow("containerBackground", .notShown, ""),
  ModifierRow(
    "scrollContentBackground", .exact,
    effect: { renderer, box, call, _ in
      guard call[0]?.name == "hidden" else { return box }
      renderer.scope { $0.isGrouped = false }
      return box.with(class: "bareground")
    }),
]

extension PreviewEnvironment {
  /// The paint of `background()` and `.background`.
  fileprivate var ground: Paint { backgroundPaint ?? .color(colors.background) }
}

extension Renderer {
  fileprivate mutating func background(
    _ box: Box, _ call: Modifier, _ context: ModifierContext
  ) -> Box {
    let reader = context.environment.paints
    if let name = call.template("content") ?? call[0]?.template {
      return layer(name, call, context, of: box, isBehind: true)
    }
    let isOwn = call[0] == nil || call[0]?.name == "background"
    let paint = isOwn ? context.environment.ground : reader.paint(call[0])
    let shape = PreviewShape(call["in"])
    guard let paint else {
      // A shape or a colour that is written as a view.
      guard let shape = PreviewShape(call[0]) else { return box }
      return shapeLayer(shape, context.environment.ink, behind: box)
    }
    if let shape, shape != .rectangle(0) { return shapeLayer(shape, paint, behind: box) }
    // A paint ignores the safe area, as far as the view is next to it.
    if context.environment.reachesEdges, box.flex.x, box.flex.y {
      var ground = Box("under", "bleeding")
      ground.fill(with: paint)
      var wrapper = box.wrapped()
      wrapper.stage = .background
      wrapper.content = .boxes([ground, box])
      return wrapper
    }
    var box = box
    box.paint(paint)
    return box
  }

  private func shapeLayer(_ shape: PreviewShape, _ paint: Paint, behind box: Box) -> Box {
    var layer = Box("layer", "paint")
    layer.fill(with: paint)
    layer.set("border-radius", shape.radius)
    if shape == .circle { layer.classes.append("round") }
    var wrapper = box.wrapped()
    wrapper.stage = .background
    var outer = Box("under", boxes: [layer])
    outer.flex = .greedy
    wrapper.content = .boxes([outer, box])
    return wrapper
  }

  fileprivate mutating func overlay(
    _ box: Box, _ call: Modifier, _ context: ModifierContext
  ) -> Box {
    if let name = call.template("content") ?? call[0]?.template {
      return layer(name, call, context, of: box, isBehind: false)
    }
    var wrapper = box.wrapped()
    guard let paint = context.environment.paints.paint(call[0]) else { return box }
    var layer = Box("under")
    layer.fill(with: paint)
    if let shape = PreviewShape(call["in"]) { layer.set("border-radius", shape.radius) }
    wrapper.content = .boxes([box, layer])
    return wrapper
  }

  /// Puts the views of a template behind or in front of a view, whose size they are offered.
  private mutating func layer(
    _ name: String, _ call: Modifier, _ context: ModifierContext, of box: Box, isBehind: Bool
  ) -> Box {
    var environment = context.environment.inside(nil)
    environment.boundsX = true
    environment.boundsY = true
    let views = drawTemplate(name, context, environment)
    guard !views.isEmpty else { return box }
    let alignment = Alignment(named: call["alignment"]?.name) ?? .center
    let content = views.count == 1 ? views[0] : layered(views, alignment)
    var layer = Box("under", boxes: [content])
    layer.align(alignment)
    var wrapper = box.wrapped()
    wrapper.flex.fixedX = box.flex.fixedX
    wrapper.stage = .background
    wrapper.content = .boxes(isBehind ? [layer, box] : [box, layer])
    return wrapper
  }

  /// The views of an element's template.
  ///
  /// Spec: VML 7.2.1; what is missing is told, as appendix B.2 says.
  mutating func drawTemplate(
    _ name: String, _ context: ModifierContext, _ environment: PreviewEnvironment
  ) -> [Box] {
    let nodes = templates(name, of: context.node)
    if nodes.isEmpty { mark(.missingTemplate, context.node, name) }
    var environment = environment
    environment.depth += 2
    return drawAll(nodes, environment)
  }
}

extension Box {
  /// Puts a paint behind what is here.
  fileprivate mutating func paint(_ paint: Paint) {
    // A text's own gradient, and whatever is on the element already, must not be replaced.
    let isTaken =
      stage >= .background || styles.contains { $0.property.description == "background" }
    let isOwn = classes.contains { ["t", "symbol", "picture"].contains($0.description) }
    if isTaken || isOwn { self = wrapped() }
    stage = .background
    fill(with: paint)
  }

  /// Cuts off what is outside of a shape.
  mutating func clip(to shape: PreviewShape) {
    if shape == .circle {
      set("clip-path", .word("circle(closest-side)"))
    } else if shape == .ellipse {
      set("clip-path", .word("ellipse(closest-side closest-side)"))
    } else {
      if shape != .rectangle(0) { set("border-radius", shape.radius) }
      classes.append("clips")
    }
  }
}
