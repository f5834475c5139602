import VMLMarkup

/// Text, and what is made of it.
let textViews: [ViewRow] = [
  ViewRow(
    "Text", .approximate,
    "in the fonts that the browser has; a text of several lines is as wide as it is offered"
  ) { renderer, node, environment in
    var text = renderer.text(of: node)
    if text.isEmpty, let markdown = renderer.value("markdown", node) {
      return renderer.markdownBox(markdown, environment)
    }
    if text.isEmpty {
      text = renderer.value("verbatim", node) ?? renderer.value("content", node) ?? ""
    }
    return renderer.textBox(text, environment)
  },
  ViewRow("Label", .approximate, "icons are this program's own drawings") {
    renderer, node, environment in renderer.drawLabel(node, environment)
  },
]

extension Renderer {
  /// A text in the current font, raised by the current offset.
  func textBox(_ text: String, _ environment: PreviewEnvironment) -> Box {
    raised(lineBox(text, environment), environment)
  }

  /// A text with the marks of Markdown.
  func markdownBox(_ text: String, _ environment: PreviewEnvironment) -> Box {
    var box = lineBox("", environment)
    let runs = markdownRuns(of: text).map { run in
      let text = environment.textCase?.changed(run.text) ?? run.text
      var inner = Box("run", content: .text(text))
      if run.style.isBold { inner.classes.append("strong") }
      if run.style.isItalic { inner.classes.append("em") }
      if run.style.isCode { inner.classes.append("mono") }
      if run.style.isStruck { inner.classes.append("strike") }
      if let link = run.link {
        inner.set("color", .color(environment.tint))
        inner.attribute("data-link", link)
      }
      return inner
    }
    box.content = .boxes(runs)
    return raised(box, environment)
  }

  private func raised(_ box: Box, _ environment: PreviewEnvironment) -> Box {
    let offset = environment.baselineOffset
    guard offset != 0, offset.isFinite else { return box }
    // The box around it keeps the baseline, and has room for the text where that goes.
    let above = CSSValue.points(max(offset, 0))
    let below = CSSValue.points(max(-offset, 0))
    return box.with("top", .points(-offset)).wrapped()
      .with("padding", .list(above, .points(0), below, .points(0)))
  }

  /// A text in the current font, on its own baseline.
  private func lineBox(_ text: String, _ environment: PreviewEnvironment) -> Box {
    var box = Box("t", content: .text(environment.textCase?.changed(text) ?? text))
    box.setFont(environment)
    box.ink(with: environment.ink)
    // In words of the screen: a text has the direction of its own letters.
    switch environment.fromTheLeft(environment.textAlignment.fraction) {
    case 0: break
    case 1: box.set("text-align", .word("right"))
    default: box.set("text-align", .word("center"))
    }
    if environment.isUnderlined { box.classes.append("underline") }
    if environment.isStruckThrough { box.classes.append("strike") }
    if environment.isRedacted { box.classes.append("redacted") }
    if !environment.boundsX { box.set("width", .word("max-content")) }
    guard let limit = environment.lineLimit, limit > 0 else { return box }
    box.classes.append(limit == 1 ? "one" : "clamp")
    if environment.minimumScale < 1 {
      box.attribute("data-shrinks", decimal(environment.minimumScale))
    }
    if limit > 1 { box.set("-webkit-line-clamp", .number(Double(limit))) }
    if environment.reservesLines {
      let metrics = environment.font.metrics(in: environment)
      box.set("min-height", .points(metrics.line * Double(limit)))
    }
    return box
  }

  /// An icon and a title.
  mutating func drawLabel(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let inner = environment.inside(.horizontal)
    var titles = drawAll(templates("title", of: node), inner)
    let icon = drawIcon(of: node, inner)
    if titles.isEmpty { titles = drawAll(children(of: node), inner) }
    if titles.isEmpty, let title = value("title", node) { titles = [textBox(title, inner)] }
    return label(icon: icon, title: titles, environment)
  }

  private mutating func drawIcon(of node: Int, _ environment: PreviewEnvironment) -> [Box] {
    var environment = environment
    if environment.place == .row, environment.foreground == nil, environment.platform.isTouch {
      environment.foreground = .color(environment.itemTint ?? environment.tint)
    }
    let icons = drawAll(templates("icon", of: node), environment)
    if !icons.isEmpty { return icons }
    if let name = value("systemImage", node) { return [symbolBox(name, environment)] }
    return value("image", node).map { [pictureBox($0, environment)] } ?? []
  }

  func label(icon: [Box], title: [Box], _ environment: PreviewEnvironment) -> Box {
    let style = environment.labelStyle
    let isToolbar = environment.place == .toolbar && environment.platform != .macOS
    let showsTitle = style != "iconOnly" && !(isToolbar && style.isEmpty && !icon.isEmpty)
    let showsIcon = style != "titleOnly"
    var parts: [Box] = []
    if showsIcon { parts += icon.map { $0.with(class: "icon") } }
    if showsTitle { parts += title }
    if environment.place == .menuItem, environment.platform != .macOS, !icon.isEmpty {
      var spacer = Box("spacer")
      spacer.flex.isSpacer = true
      spacer.flex.x = true
      return stack(title + [spacer] + icon, .horizontal, .center, spacing: 8)
    }
    if environment.place == .tabBar {
      return stack(parts, .vertical, .center, spacing: 2)
    }
    var box = stack(parts, .horizontal, .center, spacing: environment.platform == .macOS ? 5 : 8)
    box.classes.append("label")
    if environment.place == .row { box.classes.append("inrow") }
    return box
  }
}

extension PreviewEnvironment.TextCase {
  fileprivate func changed(_ text: String) -> String {
    self == .uppercase ? text.uppercased() : text.lowercased()
  }
}

extension Box {
  /// Says what differs from the body text, which the root is set in.
  mutating func setFont(_ environment: PreviewEnvironment) {
    let font = environment.font
    let metrics = font.metrics(in: environment)
    let body = TextStyle.body.metrics(
      on: environment.platform, at: environment.screenTypeSize)
    if metrics != body {
      set("font-size", .points(metrics.size))
      set("line-height", .points(metrics.line + environment.lineSpacing))
    } else if environment.lineSpacing > 0 {
      set("line-height", .points(metrics.line + environment.lineSpacing))
    }
    let weight = font.weight(in: environment)
    if weight != 400 { set("font-weight", .number(Double(weight))) }
    if font.isItalic { set("font-style", .word("italic")) }
    if font.hasMonospacedDigits { set("font-variant-numeric", .word("tabular-nums")) }
    if font.width != 1 { set("font-stretch", .percent(font.width)) }
    if font.tracking != 0 { set("letter-spacing", .points(font.tracking)) }
    switch font.design {
    case .standard: break
    case .rounded: classes.append("rounded")
    case .serif: classes.append("serif")
    case .monospaced: classes.append("mono")
    }
  }
}
