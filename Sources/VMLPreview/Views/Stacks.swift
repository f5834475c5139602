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
    box.flex.isRigid = true
    box.flex.hasNoSpacing = true
    switch environment.axis {
    case .horizontal:
      box.set("min-width", .points(minimum))
      box.flex.x = environment.boundsX
      box.flex.idealX = !environment.boundsX
    case .vertical:
      box.set("min-height", .points(minimum))
      box.flex.y = environment.boundsY
      box.flex.idealY = !environment.boundsY
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
    box.flex.isRigid = true
    if isVertical { box.flex.fixedX = true } else { box.flex.fixedY = true }
    if isVertical, !environment.boundsY { box.flex.idealY = true }
    if !isVertical, !environment.boundsX { box.flex.idealX = true }
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
  ViewRow("ViewThatFits", .approximate, "of an ideal size that a frame gives, its content's counts")
  {
    $0.drawChoices($1, $2)
  },
  ViewRow("GeometryReader", .approximate, "its size is not known, so calculations with it are 0") {
    renderer, node, environment in
    let boxes = renderer.drawAll(renderer.children(of: node), environment.inside(nil))
    var box = layered(boxes, Alignment(.leading, .top))
    box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    // It is not as large as its content where no size is offered.
    box.flex.idealX = !environment.boundsX
    box.flex.idealY = !environment.boundsY
    if !environment.boundsX || !environment.boundsY { box.set("container-type", .word("size")) }
    if !environment.boundsX { box.set("min-width", .points(10)) }
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

  /// All views: ``previewScript`` shows the one that fits, and until then the first is shown.
  fileprivate mutating func drawChoices(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    var views = drawAll(children(of: node), environment.inside())
    guard let first = views.first else { return Box("none") }
    for index in views.indices.dropFirst() { views[index].attribute("hidden", "") }
    let axes = value("in", node) ?? "horizontal vertical"
    var checked = ""
    if axes.contains("horizontal"), environment.boundsX { checked += "x" }
    if axes.contains("vertical"), environment.boundsY { checked += "y" }
    var box = first.wrapped()
    box.content = .boxes(views)
    box.flex.fixedX = false
    box.flex.fixedY = false
    if views.count > 1, !checked.isEmpty { box.attribute("data-choices", checked) }
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
  let boxes = spaced(shared(boxes, axis), axis, spacing: spacing)
  var box = axis == .vertical ? Box("v", boxes: boxes) : Box("h", boxes: boxes)
  box.flex = Flex(around: boxes)
  box.flex.hasNoSpacing = boxes.isEmpty
  if let spacing, spacing != 8 { box.set("gap", .points(max(spacing, 0))) }
  let css = axis == .vertical ? alignment.horizontal.css : alignment.vertical.css
  if css.text != "center" { box.set("align-items", css) }
  return box
}

/// Views of a stack with their shares of the space: what has a higher priority has nearly all of
/// it, and padding is no part of a share.
private func shared(_ boxes: [Box], _ axis: PreviewEnvironment.Axis) -> [Box] {
  let isVertical = axis == .vertical
  let ranks = Set(boxes.filter { !$0.flex.isSpacer }.map(\.flex.priority)).sorted()
  return boxes.map { box in
    var box = box
    let isGreedy = isVertical ? box.flex.y : box.flex.x
    if isGreedy, box.styles.contains(where: { $0.property.description == "padding" }) {
      box = box.wrapped()
    }
    if let rank = ranks.firstIndex(of: box.flex.priority), rank > 0 {
      box.set("--grow", .word(shares[min(rank, shares.count) - 1]))
    }
    return box
  }
}

/// Shares of priorities above the lowest.
private let shares: [StaticString] = ["1e8", "1e12", "1e16", "1e20"]

/// Views of a stack with margins where the gap between two is smaller than the other gaps.
private func spaced(
  _ boxes: [Box], _ axis: PreviewEnvironment.Axis, spacing: Double?
) -> [Box] {
  var boxes = boxes
  let side: StaticString = axis == .vertical ? "margin-bottom" : "margin-inline-end"
  for index in boxes.indices.dropLast() {
    let isBesideSpacer = boxes[index].flex.hasNoSpacing || boxes[index + 1].flex.hasNoSpacing
    // Two texts are nearer to each other than other views.
    let areTexts = axis == .vertical && boxes[index].isPlainText && boxes[index + 1].isPlainText
    let margin = spacing.map { min($0, 0) } ?? (isBesideSpacer ? -8 : areTexts ? -6 : 0)
    guard margin < 0 else { continue }
    if boxes[index].styles.contains(where: { $0.property.description == "margin" }) {
      boxes[index] = boxes[index].wrapped()
    }
    boxes[index].set(side, .points(margin))
  }
  return boxes
}

extension Box {
  /// Whether it is a text with nothing around it.
  fileprivate var isPlainText: Bool {
    classes.first?.description == "t" && !styles.contains { $0.property.description == "padding" }
  }
}

/// Views above each other, the last nearest to the eye.
///
/// Only views of the highest priority say how large all are; a spacer has the lowest.
func layered(_ boxes: [Box], _ alignment: Alignment) -> Box {
  func priority(_ box: Box) -> Double { box.flex.isSpacer ? -.infinity : box.flex.priority }
  let highest = boxes.map(priority).max() ?? 0
  let sizing = boxes.filter { priority($0) == highest }
  let boxes = boxes.map { box in
    guard priority(box) < highest else { return box }
    var layer = Box("under", boxes: [box])
    layer.align(alignment)
    return layer
  }
  var box = Box("z", boxes: boxes)
  box.flex = Flex(around: sizing)
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
