import VMLMarkup

/// Controls that a user presses, turns on or fills in.
let controlViews: [ViewRow] = [
  ViewRow("Button", .approximate, "sizes are near to the system's") { renderer, node, environment in
    renderer.drawButton(node, environment)
  },
  ViewRow("Link", .approximate, "as `Button`") { renderer, node, environment in
    var environment = environment
    if environment.buttonStyle.isEmpty, environment.place != .toolbar {
      environment.buttonStyle = "link"
    }
    var box = renderer.drawButton(node, environment)
    box.attribute("data-link", renderer.value("destination", node) ?? "")
    return box
  },
  ViewRow("ShareLink", .approximate, "as `Button`") { renderer, node, environment in
    if renderer.children(of: node).isEmpty, renderer.templates("label", of: node).isEmpty {
      let inner = environment.inButton(isTinted: true)
      let icon = renderer.symbolBox("square.and.arrow.up", inner)
      let label = renderer.label(icon: [icon], title: [renderer.textBox("Share…", inner)], inner)
      return renderer.button([label], role: nil, environment)
    }
    return renderer.drawButton(node, environment)
  },
  ViewRow("SettingsLink", .approximate, "as `Button`") { renderer, node, environment in
    guard renderer.children(of: node).isEmpty, renderer.templates("label", of: node).isEmpty
    else { return renderer.drawButton(node, environment) }
    let inner = environment.inButton(isTinted: environment.isTinted(role: nil))
    let icon = renderer.symbolBox("gearshape", inner)
    let label = renderer.label(
      icon: [icon], title: [renderer.textBox("Settings…", inner)],
      inner.with { if $0.place == .toolbar { $0.labelStyle = "iconOnly" } })
    return renderer.button([label], role: nil, environment)
  },
  ViewRow("EditButton", .approximate, "as `Button`") { renderer, _, environment in
    let inner = environment.inButton(isTinted: true)
    return renderer.button([renderer.textBox("Edit", inner)], role: nil, environment)
  },
  ViewRow("RenameButton", .approximate, "as `Button`") { renderer, _, environment in
    let inner = environment.inButton(isTinted: true)
    return renderer.button([renderer.textBox("Rename", inner)], role: nil, environment)
  },
  ViewRow("PasteButton", .approximate, "as `Button`") { renderer, _, environment in
    let inner = environment.inButton(isTinted: true)
    return renderer.button([renderer.textBox("Paste", inner)], role: nil, environment)
  },
  ViewRow("Menu", .approximate, "opens; menus within it do not") { $0.drawMenu($1, $2) },
  ViewRow("Toggle", .approximate, "sizes are near to the system's") { renderer, node, environment in
    renderer.drawToggle(node, environment)
  },
  ViewRow("TextField", .approximate, "sizes are near to the system's") {
    $0.drawField($1, $2, isSecure: false)
  },
  ViewRow("SecureField", .approximate, "sizes are near to the system's") {
    $0.drawField($1, $2, isSecure: true)
  },
  ViewRow("TextEditor", .approximate) { renderer, node, environment in
    let text = renderer.value("text", node) ?? renderer.text(of: node)
    var box = Box("editor", boxes: [renderer.textBox(text, environment)])
    box.attribute("role", "textbox")
    box.attribute("aria-multiline", "true")
    renderer.takes(&box, node, "text", "lines", text)
    if renderer.live(node) == nil { box.attribute("aria-readonly", "true") }
    box.name("Text")
    box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    return box
  },
  ViewRow("ControlGroup", .approximate, "its controls in a row") { renderer, node, environment in
    let boxes = renderer.drawAll(renderer.children(of: node), environment.inside(.horizontal))
    return stack(boxes, .horizontal, .center, spacing: 8)
  },
]

extension PreviewEnvironment {
  /// Whether a button's label is drawn in the tint.
  func isTinted(role: String?) -> Bool {
    // What stands on glass has the label's colour.
    if place == .menuItem || place == .toolbar && hasGlass { return false }
    return switch buttonStyle {
    case "plain": false
    case "bordered": platform.isTouch
    case "borderedProminent", "glassProminent", "card": false
    case "": platform != .macOS && platform != .visionOS && platform != .tvOS
    default: platform != .visionOS
    }
  }

  /// The environment of a button's label.
  func inButton(isTinted: Bool, role: String? = nil) -> PreviewEnvironment {
    var environment = inside()
    let isFilled = isProminent
    if isFilled {
      environment.foreground = .color(tint.luminance > 0.82 ? .black : .white)
      environment.level = 0
    } else if isTinted, foreground == nil || buttonStyle == "bordered" {
      environment.foreground = .color(role == "destructive" && place != .toolbar ? hueRed : tint)
      environment.level = 0
    } else if role == "destructive", platform.isTouch, place != .toolbar {
      environment.foreground = .color(hueRed)
    }
    if place == .screen || place == .row && isBordered {
      environment.place = .button
      if textAlignment == .leading { environment.textAlignment = .center }
    }
    guard isBordered else { return environment }
    switch (controlSize, platform) {
    case ("mini", .iOS), ("mini", .iPadOS), ("small", .iOS), ("small", .iPadOS):
      environment.font.style = .subheadline
    case ("mini", .macOS): environment.font.style = .caption
    case ("small", .macOS): environment.font.style = .subheadline
    default: break
    }
    return environment
  }

  var hueRed: RGBA { colors.named("red") ?? .black }
  var isProminent: Bool { buttonStyle == "borderedProminent" || buttonStyle == "glassProminent" }

  /// Whether a button has an area of its own.
  var isBordered: Bool {
    switch buttonStyle {
    case "plain", "borderless", "link": false
    case "":
      (platform == .macOS || platform == .visionOS || platform == .watchOS
        || platform == .tvOS) && ![.toolbar, .menu, .menuItem].contains(place)
    default:
      place != .menuItem
        && ["bordered", "borderedProminent", "glass", "glassProminent", "card"]
          .contains(buttonStyle)
    }
  }
}

extension Renderer {
  mutating func drawButton(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let role = value("role", node).map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    let inner = environment.inButton(isTinted: environment.isTinted(role: role), role: role)
    var label = drawAll(templates("label", of: node), inner) + drawAll(children(of: node), inner)
    if label.isEmpty, let title = value("title", node) {
      if let symbol = value("systemImage", node) {
        label = [
          self.label(icon: [symbolBox(symbol, inner)], title: [textBox(title, inner)], inner)
        ]
      } else {
        label = [textBox(title, inner)]
      }
    }
    var box = button(label, role: role, environment)
    nameIfSilent(&box, node)
    if let action = value("action", node) { box.attribute("data-action", action) }
    return box
  }

  /// Names a control in which there is no text: by the texts of its element, or by its symbol.
  func nameIfSilent(_ box: inout Box, _ node: Int) {
    guard box.plainText.utf8.allSatisfy(\.isSpace) else { return }
    let titles = (node..<Int(markup.nodes[node].end)).lazy
      .filter { markup.nodes[$0].kind == .element }.compactMap { value("title", $0) }
    let name = controlName(node) ?? titles.first ?? box.symbolName
    if let name { box.name(name) }
  }

  /// The text that names a control: its title, its label or what stands in it; `nil` for none.
  func controlName(_ node: Int) -> String? {
    let texts = [value("title", node), value("label", node), text(of: node)].compactMap(\.self)
    return (texts + templates("label", of: node).map { text(of: $0) })
      .first { !$0.utf8.allSatisfy(\.isSpace) }
  }

  /// A label in the area of a button, if the style has one.
  func button(_ label: [Box], role: String?, _ environment: PreviewEnvironment) -> Box {
    let content = label.count == 1 ? label[0] : stack(label, .horizontal, .center, spacing: 8)
    var box = Box("m", "button", boxes: [content])
    box.flex = content.flex
    box.attribute("role", "button")
    if role == "cancel" { box.classes.append("cancel") }
    guard environment.isBordered else { return box }
    box.classes.append("bordered")
    switch environment.controlSize {
    case "mini": box.classes.append("mini")
    case "small": box.classes.append("small")
    case "large": box.classes.append("large")
    case "extraLarge": box.classes.append("extra")
    default: break
    }
    switch environment.borderShape {
    case "capsule": box.classes.append("capsule")
    case "circle": box.classes.append("circle")
    case "roundedRectangle": box.classes.append("rectangle")
    default: break
    }
    let tint = role == "destructive" ? environment.hueRed : environment.tint
    if environment.isProminent {
      box.set("background", .color(tint))
    } else if environment.platform.isTouch || environment.platform == .watchOS {
      let isGray = environment.platform == .watchOS
      box.set("background", .color(isGray ? environment.colors.fill(1) : tint.opacity(0.15)))
    }
    return box
  }

  func menuArrow(_ environment: PreviewEnvironment) -> Box {
    var environment = environment
    environment.imageScale = 0.7
    return symbolBox("chevron.up.chevron.down", environment)
  }

  // MARK: Labels and values

  /// A label at the leading and a control at the trailing edge, or the control alone.
  ///
  /// With `stacks` the control is below the label where texts are very large, in a row.
  func labeled(
    _ label: [Box], _ control: Box, _ environment: PreviewEnvironment, stacks: Bool = false
  ) -> Box {
    guard !environment.hidesLabels, !label.isEmpty else { return control }
    let title =
      label.count == 1 ? label[0] : stack(label, .vertical, Alignment(.leading), spacing: 2)
    if stacks, environment.platform.isTouch, environment.place == .row,
      environment.typeSize.isAccessibilitySize
    {
      var box = stack([title, control], .vertical, Alignment(.leading), spacing: 2)
      box.flex.x = environment.boundsX
      return box
    }
    if environment.platform == .macOS, environment.place != .row {
      return stack([title, control], .horizontal, .center, spacing: 8)
    }
    var spacer = Box("spacer")
    spacer.flex.isSpacer = true
    spacer.flex.x = environment.boundsX
    var box = stack([title, spacer, control], .horizontal, .center, spacing: 0)
    box.classes.append("labeled")
    return box
  }

  /// Boxes for a control's name.
  mutating func controlLabel(
    _ node: Int, _ environment: PreviewEnvironment, children hasChildren: Bool = true
  ) -> [Box] {
    let template = drawAll(templates("label", of: node), environment)
    if !template.isEmpty { return template }
    let children = hasChildren ? drawAll(children(of: node), environment) : []
    if !children.isEmpty { return children }
    return (value("title", node) ?? value("label", node)).map { [textBox($0, environment)] } ?? []
  }

  fileprivate mutating func drawToggle(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let isOn = bool("isOn", node) ?? false
    let label = controlLabel(node, environment.inside(.horizontal))
    if environment.place == .menuItem {
      var item = menuItem(label, isChosen: isOn, environment)
      sets(&item, node, "isOn", to: .boolean(!isOn))
      return item
    }
    let isCheckbox =
      environment.toggleStyle == "checkbox"
      || environment.toggleStyle.isEmpty && environment.platform == .macOS
        && (environment.place != .row || environment.formStyle == "columns")
    if environment.toggleStyle == "button" {
      var styled = environment
      styled.buttonStyle = isOn ? "borderedProminent" : "bordered"
      var box = button(
        controlLabel(node, styled.inButton(isTinted: !isOn)), role: nil, styled)
      sets(&box, node, "isOn", to: .boolean(!isOn))
      return box
    }
    var control = isCheckbox ? Box("checkbox") : Box("switch")
    control.flex.fixedX = true
    if isOn {
      control.classes.append("on")
      let color =
        environment.platform.isTouch && environment.tint == environment.colors.accent
        ? environment.colors.named("green") ?? .black : environment.tint
      control.set("background", .color(color))
    }
    sets(&control, node, "isOn", to: .boolean(!isOn))
    control.attribute("role", "switch")
    control.attribute("aria-checked", isOn ? "true" : "false")
    control.name(stack(label, .horizontal, .center, spacing: 0).plainText)
    if isCheckbox, !environment.hidesLabels {
      return stack([control] + label, .horizontal, .center, spacing: 6)
    }
    return labeled(label, control, environment)
  }

  fileprivate mutating func drawField(
    _ node: Int, _ environment: PreviewEnvironment, isSecure: Bool
  ) -> Box {
    var inner = environment.inside()
    let value = value("text", node) ?? ""
    var parts: [Box] = []
    if value.isEmpty {
      inner.foreground = .color(environment.colors.level(2))
      inner.level = 0
    }
    // In a form of a window the title stands before the field.
    let isInForm =
      environment.platform == .macOS && environment.place == .row
      && !environment.formStyle.isEmpty
    let label = controlLabel(node, isInForm ? environment.inside(.horizontal) : inner)
    if value.isEmpty {
      parts = drawAll(templates("prompt", of: node), inner)
      if parts.isEmpty, !isInForm { parts = label }
      if parts.isEmpty, let prompt = self.value("prompt", node) { parts = [textBox(prompt, inner)] }
    } else {
      parts = [textBox(isSecure ? String(repeating: "•", count: value.count) : value, inner)]
    }
    if parts.isEmpty { parts = [textBox("\u{200B}", inner)] }
    var box = Box("field", boxes: parts)
    box.attribute("role", "textbox")
    let isTall = self.value("axis", node)?.hasSuffix("vertical") == true
    let kind = isSecure ? "secret" : isTall ? "lines" : "line"
    takes(&box, node, "text", kind, isSecure ? "" : value)
    if live(node) == nil { box.attribute("aria-readonly", "true") }
    let name = label.map(\.plainText).joined(separator: " ")
    box.name(name.isEmpty ? parts[0].plainText : name)
    box.flex = Flex(x: environment.boundsX)
    let isBordered =
      ["roundedBorder", "squareBorder"].contains(environment.textFieldStyle)
      || environment.textFieldStyle.isEmpty && !environment.platform.isTouch
        && (environment.place != .row || isInForm && environment.formStyle == "columns")
    if isBordered { box.classes.append("outlined") }
    return isInForm ? labeled(label, box, environment) : box
  }
}
