import VMLMarkup

/// Views that scroll, and others that hold views.
let containerViews: [ViewRow] = [
  ViewRow("ScrollView", .exact) { $0.drawScroll($1, $2) },
  ViewRow("ContentUnavailableView", .approximate) { $0.drawUnavailable($1, $2) },
  ViewRow("TimelineView", .approximate, "as it is now") { renderer, node, environment in
    renderer.draw(renderer.children(of: node), environment)
  },
  ViewRow("ScrollViewReader", .exact) { renderer, node, environment in
    renderer.draw(renderer.children(of: node), environment)
  },
  ViewRow("Map", .notShown) { renderer, node, environment in
    area(.color(environment.colors.fill(1)), environment)
  },
  ViewRow("Chart", .notShown) { renderer, node, environment in
    renderer.unshown("Chart", node, environment)
  },
  ViewRow("VideoPlayer", .notShown) { _, _, environment in area(.color(.black), environment) },
  ViewRow("Canvas", .notShown) { _, _, environment in area(.color(.clear), environment) },
]

extension Renderer {
  mutating func draw(_ nodes: [Int], _ environment: PreviewEnvironment) -> Box {
    let boxes = drawAll(nodes, environment)
    return boxes.count == 1 ? boxes[0] : verticalStack(boxes, environment)
  }

  /// A scroll view takes all that it is offered along its axes, and across them what its content
  /// takes.
  fileprivate mutating func drawScroll(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let axes = value("axis", node) ?? value("axes", node) ?? "vertical"
    let isHorizontal = axes.contains("horizontal")
    let isVertical = axes.contains("vertical") || !isHorizontal
    var inner = environment.inside(.vertical)
    if isHorizontal { inner.boundsX = false }
    if isVertical {
      inner.boundsY = false
      inner.limitsY = false
    }
    let boxes = drawAll(children(of: node), inner)
    var content = boxes.count == 1 ? boxes[0] : verticalStack(boxes, inner)
    let flex = content.flex
    content.flex.y = content.flex.y && !isVertical
    if isHorizontal {
      content.flex.idealX = false
      content.flex.shrinksX = false
    }
    if isVertical {
      content.flex.idealY = false
      content.flex.shrinksY = false
    }
    var inside = Box("m", "content", boxes: [content])
    inside.flex = Flex(x: !isHorizontal, y: !isVertical && flex.y)
    if isHorizontal { inside.set("width", .word("max-content")) }
    var box = Box("scroll", boxes: [inside])
    if isVertical, environment.boundsY { box.classes.append("down") }
    if isHorizontal { box.classes.append("along") }
    if environment.hidesIndicators || bool("showsIndicators", node) == false {
      box.classes.append("bare")
    }
    box.flex.x = environment.boundsX && (isHorizontal || flex.x)
    box.flex.y = environment.boundsY && (isVertical || flex.y)
    return box
  }

  fileprivate mutating func drawUnavailable(
    _ node: Int, _ environment: PreviewEnvironment
  ) -> Box {
    let touch = environment.platform.isTouch
    var title = environment.inside(.vertical)
    title.font.style = touch ? .title2 : .title3
    title.weight = 700
    title.textAlignment = .center
    var icon = title
    icon.font.style = nil
    icon.font.size = touch ? 46 : 36
    icon.weight = 400
    icon.level = 1
    var parts: [Box] = []
    var labels = templates("label", of: node)
    while labels.count == 1, name(of: labels[0]) == "Group" { labels = children(of: labels[0]) }
    labels.removeAll { name(of: $0) == "" }
    if let label = labels.first(where: { name(of: $0) == "Label" }) {
      if let symbol = value("systemImage", label) { parts.append(symbolBox(symbol, icon)) }
      parts += drawAll(children(of: label), title)
    } else {
      if let symbol = value("systemImage", node) { parts.append(symbolBox(symbol, icon)) }
      parts += labels.isEmpty ? [] : drawAll(labels, title)
      if labels.isEmpty, let text = value("title", node) { parts.append(textBox(text, title)) }
      if labels.isEmpty { parts += drawAll(children(of: node), title) }
    }
    var small = environment.inside(.vertical)
    small.font.style = .subheadline
    small.level = 1
    small.textAlignment = .center
    parts += drawAll(templates("description", of: node), small)
    if let text = value("description", node) { parts.append(textBox(text, small)) }
    parts += drawAll(templates("actions", of: node), environment.inside(.vertical))
    var box = Box("m", boxes: [stack(parts, .vertical, .center, spacing: 10)])
    box.set("padding", .points(16))
    box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    return box
  }
}
