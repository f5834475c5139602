import VMLMarkup

/// Stacks, and what fills them.
let stackViews: [ViewRow] = [
  ViewRow("VStack", .exact) { $0.drawStack($1, $2, .vertical) },
  ViewRow("HStack", .exact) { $0.drawStack($1, $2, .horizontal) },
  ViewRow("LazyVStack", .exact, "as `VStack`, and as wide as it can be") {
    $0.drawStack($1, $2, .vertical, isLazy: true)
  },
  ViewRow("LazyHStack", .exact, "as `HStack`, and as high as it can be") {
    $0.drawStack($1, $2, .horizontal, isLazy: true)
  },
  ViewRow("ZStack", .exact) { renderer, node, environment in
    var inner = environment
    inner.axis = nil
    let boxes = renderer.drawAll(renderer.children(of: node), inner)
    return layered(boxes, Alignment(named: renderer.value("alignment", node)) ?? .center)
  },
  ViewRow("Spacer", .exact) { renderer, node, environment in
    let minimum = max(renderer.number("minLength", node) ?? 8, 0)
    var box = Box("spacer")
    box.flex.isSpacer = true
    switch environment.axis {
    case .horizontal:
      box.set("min-width", .points(minimum))
      box.flex.x = environment.boundsX
    case .vertical:
      box.set("min-height", .points(minimum))
      box.flex.y = environment.boundsY
    case nil:
      box.flex.x = environment.boundsX
      box.flex.y = environment.boundsY
    }
    return box
  },
  ViewRow("Divider", .exact) { _, _, environment in
    let isVertical = environment.axis == .horizontal
    var box = Box("divider")
    box.set("background", .color(environment.colors.separator))
    box.set(isVertical ? "width" : "height", .points(environment.platform == .macOS ? 1 : 0.5))
    box.set(isVertical ? "min-height" : "min-width", .points(10))
    box.flex = isVertical ? Flex(y: environment.boundsY) : Flex(x: environment.boundsX)
    if isVertical { box.flex.fixedX = true } else { box.flex.fixedY = true }
    return box
  },
  ViewRow("Group", .exact) { renderer, node, environment in
    renderer.draw(node, environment)
  },
  ViewRow("ForEach", .exact, "its children, once") { renderer, node, environment in
    renderer.draw(node, environment)
  },
  ViewRow("GlassEffectContainer", .approximate, "its children, which do not melt together") {
    renderer, node, environment in renderer.draw(node, environment)
  },
  ViewRow("EmptyView", .exact) { _, _, _ in Box("none") },
  ViewRow("ViewThatFits", .approximate, "its first view, whether or not it fits") {
    renderer, node, environment in
    guard let first = renderer.children(of: node).first(where: { renderer.name(of: $0) != "" })
    else { return Box("none") }
    return renderer.draw(first, environment.inside())
  },
  ViewRow("GeometryReader", .approximate, "its size is not known, so calculations with it are 0") {
    renderer, node, environment in
    let boxes = renderer.drawAll(renderer.children(of: node), environment.inside(nil))
    var box = layered(boxes, Alignment(.leading, .top))
    box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    if !environment.boundsY { box.set("min-height", .points(10)) }
    return box
  },
]

extension SystemColors {
  var separator: RGBA {
    switch platform {
    case .macOS: RGBA(scheme == .dark ? 0xFFFFFF : 0, 0.1)
    case .visionOS: RGBA(0xFFFFFF, 0.2)
    default: scheme == .dark ? RGBA(0x545458, 0.6) : RGBA(0x3C3C43, 0.29)
    }
  }
}

extension Renderer {
  fileprivate mutating func drawStack(
    _ node: Int, _ environment: PreviewEnvironment, _ axis: PreviewEnvironment.Axis,
    isLazy: Bool = false
  ) -> Box {
    let boxes = drawAll(children(of: node), environment.inside(axis))
    let alignment = Alignment(named: value("alignment", node)) ?? .center
    var box = stack(boxes, axis, alignment, spacing: number("spacing", node))
    if isLazy, axis == .vertical, environment.boundsX { box.flex.x = true }
    if isLazy, axis == .horizontal, environment.boundsY { box.flex.y = true }
    return box
  }

  func verticalStack(_ boxes: [Box], _ environment: PreviewEnvironment) -> Box {
    stack(boxes, .vertical, .center, spacing: nil)
  }
}

/// Views beside or below each other, 8 points apart if nothing else is said.
func stack(
  _ boxes: [Box], _ axis: PreviewEnvironment.Axis, _ alignment: Alignment, spacing: Double?
) -> Box {
  var box = axis == .vertical ? Box("v", boxes: boxes) : Box("h", boxes: boxes)
  box.flex = Flex(around: boxes)
  if let spacing, spacing != 8 { box.set("gap", .points(max(spacing, 0))) }
  let css = axis == .vertical ? alignment.horizontal.css : alignment.vertical.css
  if css.text != "center" { box.set("align-items", css) }
  return box
}

/// Views above each other, the last nearest to the eye.
func layered(_ boxes: [Box], _ alignment: Alignment) -> Box {
  var box = Box("z", boxes: boxes)
  box.flex = Flex(around: boxes)
  box.align(alignment)
  return box
}

extension Box {
  /// Places the children of a grid of one cell.
  mutating func align(_ alignment: Alignment) {
    if alignment.horizontal != .center { set("justify-items", alignment.horizontal.css) }
    if alignment.vertical != .center { set("align-items", alignment.vertical.css) }
  }
}
