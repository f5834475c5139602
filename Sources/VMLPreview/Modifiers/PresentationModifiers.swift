import VMLMarkup

/// Modifiers that put something over a screen, and at its edges.
let presentationModifiers: [ModifierRow] = [
  sheet("sheet", "sheet", .approximate, "opened where `isPresented` is true"),
  sheet("fullScreenCover", "cover", .approximate, "opened where `isPresented` is true"),
  sheet("popover", "sheet", .approximate, "as a sheet"),
  sheet("inspector", "sheet", .approximate, "as a sheet"),
  ModifierRow(
    "presentationBackground", .approximate, "a paint, no views",
    effect: { renderer, box, call, context in
      let paint = context.environment.paints.paint(call[0])
      renderer.scope { $0.sheetPaint = paint ?? $0.sheetPaint }
      return box
    }),
  ModifierRow(
    "presentationCornerRadius", .exact,
    effect: { renderer, box, call, _ in
      let radius = call[0]?.number
      renderer.scope { $0.sheetRadius = radius ?? $0.sheetRadius }
      return box
    }),
  alert("alert", "alert"),
  alert("confirmationDialog", "dialog"),
  ModifierRow(
    "safeAreaInset", .exact, "the content ends at the inset and does not show through it",
    effect: { renderer, box, call, context in
      guard let name = call.template("content") ?? call[0]?.template else { return box }
      var inner = context.environment.inside(nil)
      inner.boundsY = false
      let views = renderer.drawTemplate(name, context, inner)
      guard !views.isEmpty else { return box }
      let edge = call["edge"]?.name ?? "bottom"
      let isHorizontal = edge == "leading" || edge == "trailing"
      let alignment = Alignment(named: call["alignment"]?.name) ?? .center
      var inset = Box(
        "m", "inset", boxes: [views.count == 1 ? views[0] : layered(views, alignment)])
      inset.align(alignment)
      inset.flex = isHorizontal ? Flex(y: true) : Flex(x: true)
      if edge == "bottom" { inset.classes.append("atbottom") }
      let isFirst = edge == "top" || edge == "leading"
      var outer = stack(
        isFirst ? [inset, box] : [box, inset], isHorizontal ? .horizontal : .vertical, .center,
        spacing: call.number("spacing") ?? 0)
      outer.flex = box.flex
      // What is as wide as can be at an edge makes all as wide.
      if !isHorizontal, views.contains(where: \.flex.x) { outer.flex.x = true }
      return outer
    }),
  ModifierRow(
    "ornament", .approximate, "at the bottom edge",
    effect: { renderer, box, call, context in
      guard let name = call.template("ornament") ?? call.template("content") else { return box }
      var inner = context.environment.inside(nil)
      inner.boundsX = false
      inner.boundsY = false
      let views = renderer.drawTemplate(name, context, inner)
      var ornament = Box("ornament", boxes: views)
      ornament.stage = .layout
      var wrapper = box.wrapped()
      wrapper.content = .boxes([box, ornament])
      return wrapper
    }),
]

private func sheet(
  _ name: String, _ kind: StaticString, _ support: PreviewSupport, _ note: String
) -> ModifierRow {
  ModifierRow(
    name, support, note,
    effect: { renderer, box, call, context in
      guard let template = call.template("content") ?? call[0]?.template else { return box }
      let (views, scope) = renderer.drawLayer(template, call, context)
      guard !views.isEmpty else { return box }
      var sheet = Box("m", kind, boxes: views)
      if let paint = scope.sheetPaint { sheet.fill(with: paint) }
      if let radius = scope.sheetRadius { sheet.set("--sheet", .points(max(radius, 0))) }
      if template == LiveElement.layerTemplate { sheet.attribute("data-closes", "") }
      renderer.addLayer(sheet, call["isPresented"]?.bool ?? false, context)
      return box
    })
}

private func alert(_ name: String, _ kind: StaticString) -> ModifierRow {
  ModifierRow(
    name, .approximate, "opened where `isPresented` is true",
    effect: { renderer, box, call, context in
      var inner = context.environment.inside(.vertical)
      inner.place = .menu
      inner.boundsY = false
      inner.foreground = nil
      inner.level = 0
      inner.buttonStyle = ""
      inner.textAlignment = inner.hasGlass ? .leading : .center
      var parts: [Box] = []
      if let title = call[0]?.string {
        var bold = inner
        bold.weight = 600
        parts.append(renderer.textBox(title, bold))
      }
      var small = inner
      small.font.style = .footnote
      if let template = call.template("message") {
        parts += renderer.drawTemplate(template, context, small)
      }
      var actions: [Box] = []
      if let template = call.template("actions") {
        actions = renderer.drawTemplate(template, context, inner)
      }
      if actions.isEmpty {
        var tinted = inner
        tinted.foreground = .color(inner.colors.accent)
        actions = [renderer.textBox("OK", tinted)]
      }
      let text = Box("alerttext", boxes: parts)
      let buttons = Box("alertactions", boxes: actions)
      renderer.addLayer(
        Box(kind, boxes: [text, buttons]), call["isPresented"]?.bool ?? false, context)
      return box
    })
}

extension Renderer {
  fileprivate mutating func drawLayer(
    _ template: String, _ call: Modifier, _ context: ModifierContext
  ) -> ([Box], NavigationScope) {
    // A sheet has bars and an environment of its own.
    var inner = PreviewEnvironment(options)
    inner.depth = context.environment.depth
    inner.tint = context.environment.tint
    inner.direction = context.environment.direction
    navigation.append(NavigationScope())
    let views = drawTemplate(template, context, inner)
    let scope = navigation.removeLast()
    return (views.count > 1 ? [verticalStack(views, inner)] : views, scope)
  }

  /// Puts something over the screen, which is there but hidden as long as it is not open.
  fileprivate mutating func addLayer(_ box: Box, _ isOpen: Bool, _ context: ModifierContext) {
    var layer = Box("over", boxes: [box])
    layer.attribute("data-layer", String(context.node))
    let direction = context.environment.direction
    if direction != options.direction { layer.attribute("dir", direction.rawValue) }
    if let attribute = bound("isPresented", of: context.index, context.node) {
      sets(&layer, context.node, attribute, to: .boolean(false))
    }
    if !isOpen { layer.attribute("hidden", "") }
    layers.append(layer)
  }
}
