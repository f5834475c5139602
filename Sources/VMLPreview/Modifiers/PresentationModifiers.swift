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
  ModifierRow(
    "presentationDetents", .approximate, "the lowest, on a phone",
    effect: { renderer, box, call, _ in
      let heights = (call[0]?.list ?? []).compactMap(detent)
      let lowest = heights.min { $0.height < $1.height }
      renderer.scope {
        $0.detent = lowest?.value ?? $0.detent
        $0.hasDetents = heights.count > 1
      }
      return box
    }),
  ModifierRow(
    "presentationDragIndicator", .exact,
    effect: { renderer, box, call, _ in
      renderer.scope { $0.dragIndicator = call[0]?.name ?? $0.dragIndicator }
      return box
    }),
  alert("alert", isDialog: false),
  alert("confirmationDialog", isDialog: true),
  safeAreaInset("safeAreaInset", .exact),
  safeAreaInset("safeAreaBar", .approximate),
  ModifierRow(
    "ornament", .approximate, "at the bottom edge",
    effect: { renderer, box, call, context in
      guard let name = call.template("ornament") ?? call.template("content") else { return box }
      var inner = context.environment.inside(nil)
      inner.boundsX = false
      inner.boundsY = false
      let views = renderer.drawTemplate(name, context, inner)
      // It lies over the window's edge.
      if !views.isEmpty { renderer.layers.append(Box("ornament", boxes: views)) }
      return box
    }),
]

private func safeAreaInset(_ name: String, _ support: PreviewSupport) -> ModifierRow {
  ModifierRow(
    name, support, "the content ends at the inset and does not show through it",
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
    })
}

/// The height of a sheet at a detent; the number is for a phone's screen, in points.
private func detent(_ detent: Expression) -> (height: Double, value: CSSValue)? {
  guard case .member(_, let name, let arguments) = detent else { return nil }
  let number = arguments.first?.value.number ?? 0
  func share(_ share: Double) -> (Double, CSSValue) { (share * 850, .percent(share)) }
  switch name {
  case "medium": return share(0.5)
  case "large": return share(1)
  case "fraction": return share(min(max(number, 0), 1))
  case "height": return (max(number, 0), .points(max(number, 0)))
  default: return nil
  }
}

private func sheet(
  _ name: String, _ kind: StaticString, _ support: PreviewSupport, _ note: String
) -> ModifierRow {
  ModifierRow(
    name, support, note,
    effect: { renderer, box, call, context in
      guard let template = call.template("content") ?? call[0]?.template else { return box }
      var (views, scope) = renderer.drawLayer(template, call, context)
      guard !views.isEmpty else { return box }
      if scope.hasGrabber { views.append(Box("grabber")) }
      var sheet = Box("m", kind, boxes: views)
      if let detent = scope.detent { sheet.set("--detent", detent) }
      if let paint = scope.sheetPaint { sheet.fill(with: paint) }
      if let radius = scope.sheetRadius { sheet.set("--sheet", .points(max(radius, 0))) }
      if template == LiveElement.layerTemplate { sheet.attribute("data-closes", "") }
      renderer.addLayer(sheet, call["isPresented"]?.bool ?? false, context)
      return box
    })
}

/// An alert, or a dialog, which is a card at the bottom of a phone's screen and an alert elsewhere.
private func alert(_ name: String, isDialog: Bool) -> ModifierRow {
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
      let isCard = isDialog && (inner.platform == .iOS || inner.platform == .watchOS)
      var small = inner
      small.font.style = .footnote
      if isCard { small.level = 1 }
      // A card shows its title where that is asked for.
      if let title = call[0]?.string, !isCard || call["titleVisibility"]?.name == "visible" {
        var bold = isCard ? small : inner
        bold.weight = 600
        parts.append(renderer.textBox(title, bold))
      }
      if let template = call.template("message") {
        parts += renderer.drawTemplate(template, context, small)
      }
      var actions: [Box] = []
      if let template = call.template("actions") {
        actions = renderer.drawTemplate(template, context, inner)
      }
      var cancels = actions.filter(\.isCancel)
      actions.removeAll(where: \.isCancel)
      var tinted = inner
      tinted.foreground = .color(inner.colors.accent)
      if isCard, cancels.isEmpty {
        cancels = [renderer.textBox("Cancel", tinted).with(class: "cancel")]
      } else if actions.isEmpty, cancels.isEmpty {
        actions = [renderer.textBox("OK", tinted)]
      }
      var cards: [Box] = parts.isEmpty ? [] : [Box("alerttext", boxes: parts)]
      if isCard {
        cards.append(Box("alertactions", boxes: actions))
        let cancel = Box("cancels", boxes: [Box("alertactions", boxes: cancels)])
        cards = [Box("actions", boxes: cards), cancel]
      } else {
        // The way out comes last, but first of two beside each other.
        let boxes = actions.count == 1 ? cancels + actions : actions + cancels
        cards.append(Box("alertactions", boxes: boxes))
      }
      let layer = Box(isCard ? "dialog" : "alert", boxes: cards)
      renderer.addLayer(layer, call["isPresented"]?.bool ?? false, context)
      return box
    })
}

extension Box {
  /// Whether it is a button that leaves things as they are.
  ///
  /// - Complexity: O(*n*) in the number of boxes in it.
  fileprivate var isCancel: Bool {
    classes.contains { $0.description == "cancel" } || boxes.contains(where: \.isCancel)
  }
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
