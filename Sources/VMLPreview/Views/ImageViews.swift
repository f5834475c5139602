import VMLMarkup

/// Pictures and symbols.
let imageViews: [ViewRow] = [
  ViewRow("Image", .approximate, "symbols are this program's own drawings, or a neutral glyph") {
    renderer, node, environment in
    if let name = renderer.value("systemName", node) {
      return renderer.symbolBox(name, environment, isResizable: renderer.isResizable(node))
    }
    let name =
      renderer.value("name", node) ?? renderer.value("resource", node)
      ?? renderer.value("decorative", node) ?? ""
    if name.isEmpty, !environment.asyncImage.isEmpty {
      return renderer.loadedBox(node, environment)
    }
    return renderer.pictureBox(name, environment, isResizable: renderer.isResizable(node))
  },
  ViewRow("AsyncImage", .approximate, "the site's own pictures; others are not fetched") {
    renderer, node, environment in
    var environment = environment
    if let url = renderer.value("url", node) { environment.asyncImage = url }
    for phase in ["phase.success", "content", nil, "phase.empty", "placeholder"] {
      let views = renderer.markup.children(of: node).filter { renderer.template(of: $0) == phase }
      let boxes = renderer.drawAll(views, environment.inside())
      if !boxes.isEmpty { return renderer.verticalStack(boxes, environment) }
    }
    // Inside of its own template the element stands for the picture.
    return renderer.loadedBox(node, environment)
  },
]

extension Renderer {
  /// The picture of the `AsyncImage` around an element.
  fileprivate func loadedBox(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let url = environment.asyncImage
    let isThere = options.assets[url] != nil
    return pictureBox(
      isThere ? url : "photo", environment,
      isResizable: isResizable(node) || environment.boundsX && !isThere,
      scale: number("scale", node) ?? 1)
  }

  func isResizable(_ node: Int) -> Bool {
    markup.modifiers(of: node, limit: previewModifierLimit).contains { $0.name == "resizable" }
  }

  /// A symbol, in the colour and near the size of text.
  func symbolBox(
    _ name: String, _ environment: PreviewEnvironment, isResizable: Bool = false
  ) -> Box {
    let variant = environment.symbolVariant
    let whole = variant.isEmpty || name.contains(".\(variant)") ? name : "\(name).\(variant)"
    var symbol = Box(content: .raws(symbolParts(whole)))
    symbol.tag = .svg
    symbol.attribute("viewBox", "0 0 24 24")
    symbol.attribute("aria-hidden", "true")
    var box = Box("symbol", boxes: [symbol])
    if environment.isRightToLeft, isMirrored(symbol: whole) { box.classes.append("mirrored") }
    box.attribute("title", name)
    let ink = environment.ink.color
    box.ink(with: .color(ink))
    // What is cut out of it has to be seen.
    if ink.luminance > 0.82, ink.alpha > 0.5 { box.classes.append("pale") }
    if isResizable {
      box.classes.append("fills")
      box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    } else {
      let metrics = environment.font.metrics(in: environment)
      let side = (metrics.size * 1.2 * environment.imageScale).rounded()
      box.set("width", .points(side))
      box.set("height", .points(side))
      box.flex.fixedX = true
      box.flex.fixedY = true
      let weight = environment.font.weight(in: environment)
      if weight >= 600 { box.classes.append("heavy") }
    }
    return box
  }

  /// A picture of the site, or what stands for one that only the app has.
  func pictureBox(
    _ name: String, _ environment: PreviewEnvironment, isResizable: Bool = false,
    scale: Double = 1
  ) -> Box {
    guard let asset = options.assets[name] else {
      return missingPicture(name, environment, isResizable: isResizable)
    }
    var image = Box("picture")
    image.tag = .img
    image.attribute("src", asset.path)
    image.attribute("alt", name)
    if isResizable {
      image.classes.append("fills")
      image.set("aspect-ratio", .number(asset.width / max(asset.height, 1)))
      image.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    } else {
      image.set("width", .points(asset.width / max(scale, 0.01)))
      image.set("height", .points(asset.height / max(scale, 0.01)))
      image.flex.fixedX = true
      image.flex.fixedY = true
    }
    return image
  }

  private func missingPicture(
    _ name: String, _ environment: PreviewEnvironment, isResizable: Bool
  ) -> Box {
    var symbol = Box(content: .raws(symbolParts("photo")))
    symbol.tag = .svg
    symbol.attribute("viewBox", "0 0 24 24")
    symbol.attribute("aria-hidden", "true")
    var box = Box("nopicture", boxes: [symbol])
    box.attribute("title", name)
    let tones: [StaticString] = ["p0", "p1", "p2", "p3", "p4", "p5"]
    box.classes.append(tones[name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % tones.count])
    if isResizable {
      box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
      if !environment.boundsY { box.set("aspect-ratio", .list(.number(4), .word("/"), .number(3))) }
      if !environment.boundsX { box.set("width", .points(120)) }
    } else {
      box.set("width", .points(120))
      box.set("height", .points(90))
      box.flex.fixedX = true
      box.flex.fixedY = true
    }
    return box
  }
}

/// Modifiers that change a picture as such.
let imageModifiers: [ModifierRow] = [
  ModifierRow("resizable", .approximate, "cap insets and tiles are not shown"),
  ModifierRow(
    "imageScale", .exact,
    change: { call, environment in
      switch call[0]?.name {
      case "small": environment.imageScale = 0.8
      case "large": environment.imageScale = 1.28
      default: environment.imageScale = 1
      }
    }),
  ModifierRow(
    "symbolVariant", .approximate, "of several the last counts",
    change: { call, environment in environment.symbolVariant = call[0]?.name ?? "" }),
  ModifierRow("symbolRenderingMode", .approximate, "symbols have one colour"),
  ModifierRow("renderingMode", .approximate, "as it is"),
  ModifierRow("interpolation", .invisible),
  ModifierRow("antialiased", .invisible),
]
