import VMLMarkup

/// Lists, forms and what is in them.
let listViews: [ViewRow] = [
  ViewRow("List", .approximate, "nothing can be selected") {
    $0.drawList($1, $2, isForm: false)
  },
  ViewRow("Form", .approximate) {
    $0.drawList($1, $2, isForm: true)
  },
  ViewRow("Section", .approximate) { renderer, node, environment in
    guard environment.place == .row else { return renderer.looseSection(node, environment) }
    return renderer.drawSection(node, environment)
  },
  ViewRow("LabeledContent", .approximate) { renderer, node, environment in
    let inner = environment.inside(.horizontal)
    var label = renderer.drawAll(renderer.templates("label", of: node), inner)
    if label.isEmpty, let title = renderer.value("title", node) {
      label = [renderer.textBox(title, inner)]
    }
    var quiet = inner
    if environment.foreground == nil { quiet.level = max(quiet.level, 1) }
    var content = renderer.drawAll(
      renderer.templates("content", of: node) + renderer.children(of: node), quiet)
    if content.isEmpty, let value = renderer.value("value", node) {
      content = [renderer.textBox(value, quiet)]
    }
    let value = content.count == 1 ? content[0] : stack(content, .horizontal, .center, spacing: 8)
    return renderer.labeled(label, value, environment, stacks: true)
  },
  ViewRow("DisclosureGroup", .approximate, "opens; in a list its content stays in one row") {
    $0.drawDisclosure($1, $2)
  },
  ViewRow("OutlineGroup", .notShown) { $0.draw($1, $2) },
  ViewRow("GroupBox", .approximate) { renderer, node, environment in
    var inner = environment.inside(.vertical)
    inner.place = .screen
    var header = inner
    if environment.platform == .macOS { header.font.style = .subheadline }
    header.weight = 600
    var label = renderer.drawAll(renderer.templates("label", of: node), header)
    if label.isEmpty, let title = renderer.value("title", node) ?? renderer.value("label", node) {
      label = [renderer.textBox(title, header)]
    }
    let content = renderer.drawAll(renderer.children(of: node), inner)
    let body = content.count == 1 ? content[0] : renderer.verticalStack(content, inner)
    var filled = Box("m", "groupbody", boxes: [body])
    filled.flex = body.flex
    var box = stack(label + [filled], .vertical, Alignment(.leading), spacing: 8)
    box.classes.append("groupbox")
    box.flex.x = environment.boundsX
    return box
  },
  ViewRow("Table", .notShown) { renderer, node, environment in
    renderer.unshown("Table", node, environment)
  },
]

/// Modifiers that a row gives the list around it.
let listModifiers: [ModifierRow] = [
  ModifierRow(
    "listRowBackground", .exact,
    effect: { _, box, call, context in
      var box = box
      box.row.background = context.environment.paints.paint(call[0])
      return box
    }),
  ModifierRow(
    "listRowInsets", .exact,
    effect: { _, box, call, context in
      var box = box
      box.row.insets = call[0].flatMap(EdgeInsets.init) ?? box.row.insets
      return box
    }),
  ModifierRow(
    "listRowSeparator", .exact,
    effect: { _, box, call, _ in
      var box = box
      box.row.hidesSeparator = call[0]?.name == "hidden"
      return box
    }),
  ModifierRow(
    "listSectionSeparator", .notShown),
  ModifierRow(
    "swipeActions", .approximate, "a drag along the row, or a right click, shows them",
    effect: { renderer, box, call, context in
      guard let template = call.arguments.lazy.compactMap(\.value.template).first else {
        return box
      }
      var inner = context.environment.inside(.horizontal)
      inner.buttonStyle = "borderedProminent"
      inner.tint = inner.colors.named("gray") ?? inner.tint
      var swipe = Box("swipe", boxes: renderer.drawTemplate(template, context, inner))
      if call["edge"]?.name == "leading" { swipe.classes.append("atstart") }
      var box = box
      box.row.swipes.append(swipe)
      return box
    }),
  ModifierRow(
    "badge", .approximate, "in rows, and on a phone's or pad's tabs",
    effect: { _, box, call, _ in
      var box = box
      let text = call[0]?.string ?? call[0]?.number.map(decimal)
      box.row.badge = text == "0" ? nil : text
      return box
    }),
  ModifierRow(
    "listRowSeparatorTint", .exact,
    effect: { _, box, call, context in
      var box = box
      box.row.separatorTint = context.environment.paints.paint(call[0])?.color
      return box
    }),
  ModifierRow(
    "listRowSpacing", .approximate, "each row is a card",
    effect: { _, box, call, _ in
      guard let spacing = call[0]?.number, spacing > 0 else { return box }
      return box.with(class: "spaced").with("--spacing", .points(spacing))
    }),
  ModifierRow(
    "listSectionSpacing", .approximate, "a compact one is 18 points",
    effect: { _, box, call, _ in
      let spacing = call[0]?.number ?? (call[0]?.name == "compact" ? 18 : nil)
      guard let spacing else { return box }
      return box.with("--sections", .points(max(spacing, 0)))
    }),
  ModifierRow(
    "listItemTint", .exact,
    change: { call, environment in
      var color = environment.paints.paint(call[0])?.color
      if color == nil, case .member(_, let name, let arguments)? = call[0] {
        color =
          name == "monochrome"
          ? environment.colors.label
          : arguments.first.flatMap { environment.paints.paint($0.value) }?.color
      }
      environment.itemTint = color
    }),
  ModifierRow(
    "headerProminence", .approximate, "an increased one is a title",
    change: { call, environment in
      environment.hasProminentHeaders = call[0]?.name == "increased"
    }),
]

extension Box {
  /// Lets the padding of views beside each other lie within the row's, so that a text on a ground
  /// of its own makes a row no higher; 4 points of the row's are left.
  fileprivate func sharingPaddingWithRow() -> Box {
    guard classes.first?.description == "h", case .boxes(var boxes) = content else { return self }
    for index in boxes.indices where boxes[index].row.padding > 0 {
      boxes[index].set("margin-block", .points(-min(boxes[index].row.padding, 7)))
    }
    var box = self
    box.content = .boxes(boxes)
    return box
  }
}

extension Renderer {
  fileprivate mutating func drawList(
    _ node: Int, _ environment: PreviewEnvironment, isForm: Bool
  ) -> Box {
    var inner = environment.inside()
    inner.place = .row
    inner.axis = .vertical
    inner.boundsY = false
    let style = listKind(environment, isForm: isForm)
    inner.formStyle = isForm ? style.description : ""
    var sections: [Box] = []
    var loose: [Box] = []
    for box in drawAll(children(of: node), inner) {
      if box.role == .section {
        if !loose.isEmpty { sections.append(section(loose, header: [], footer: [], inner)) }
        loose = []
        sections.append(box)
      } else {
        loose.append(box)
      }
    }
    if !loose.isEmpty { sections.append(section(loose, header: [], footer: [], inner)) }
    var content = Box("sections", boxes: sections)
    content.flex.x = true
    var box = Box("list", boxes: [content])
    box.classes.append(style)
    if isForm { box.classes.append("form") }
    if style.description == "grouped" || style.description == "insetgrouped" {
      navigation[navigation.count - 1].isGrouped = true
    }
    box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    return box
  }

  private func listKind(_ environment: PreviewEnvironment, isForm: Bool) -> StaticString {
    if isForm {
      let isColumns =
        environment.platform == .macOS && environment.formStyle != "grouped"
        || environment.formStyle == "columns"
      return isColumns ? "columns" : "insetgrouped"
    }
    switch (environment.listStyle, environment.platform) {
    case ("plain", _): return "plainlist"
    case ("grouped", _): return "grouped"
    case ("inset", _), ("bordered", _): return "insetlist"
    case ("sidebar", _): return "sidebarlist"
    case ("insetGrouped", _): return "insetgrouped"
    case (_, .macOS): return "insetlist"
    default: return "insetgrouped"
    }
  }

  fileprivate mutating func drawSection(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    var caption = environment
    caption.place = .screen
    let isMac = environment.platform == .macOS
    let isPlain = environment.listStyle == "plain" || environment.listStyle == "inset"
    caption.font.style = isMac ? .headline : isPlain ? .subheadline : .footnote
    if isPlain { caption.weight = 600 }
    caption.level = isMac && !isPlain ? 0 : 1
    if environment.hasProminentHeaders, environment.platform.isTouch {
      caption.font.style = .title3
      caption.weight = 600
      caption.level = 0
    } else if environment.hasGlass, !isPlain {
      caption.font.style = .headline
    } else if environment.platform.isTouch, !isPlain, caption.textCase == nil {
      caption.textCase = .uppercase
    }
    var header = drawAll(templates("header", of: node), caption)
    if header.isEmpty, let title = value("title", node) ?? value("header", node) {
      header = [textBox(title, caption)]
    }
    caption.textCase = nil
    caption.weight = nil
    caption.level = 1
    caption.font.style = isMac ? .subheadline : .footnote
    let footer = drawAll(templates("footer", of: node), caption)
    let rows = drawAll(templates("content", of: node) + children(of: node), environment)
    return section(rows, header: header, footer: footer, environment)
  }

  private func section(
    _ views: [Box], header: [Box], footer: [Box], _ environment: PreviewEnvironment
  ) -> Box {
    var rows = views.map { row($0, environment) }
    for index in rows.indices {
      let before = index > 0 ? views[index - 1].row.separatorTint : nil
      guard let tint = views[index].row.separatorTint ?? before else { continue }
      rows[index].set("--rule", .color(tint))
    }
    var body = Box("rows", boxes: rows)
    body.flex.x = true
    var parts: [Box] = []
    if !header.isEmpty { parts.append(Box("header", boxes: header)) }
    parts.append(body)
    if !footer.isEmpty { parts.append(Box("footer", boxes: footer)) }
    var box = Box("section", boxes: parts)
    box.role = .section
    box.flex.x = true
    return box
  }

  func row(_ view: Box, _ environment: PreviewEnvironment) -> Box {
    let view = environment.platform.isTouch ? view.sharingPaddingWithRow() : view
    var parts = [view]
    if let badge = view.row.badge {
      var quiet = environment
      quiet.level = 1
      var spacer = Box("spacer")
      spacer.flex.isSpacer = true
      spacer.flex.x = true
      parts += [spacer, textBox(badge, quiet)]
    }
    if view.row.hasDisclosure, environment.platform.isTouch {
      if view.row.badge == nil {
        var spacer = Box("spacer")
        spacer.flex.isSpacer = true
        spacer.flex.x = true
        if !view.flex.x { parts.append(spacer) }
      }
      parts.append(disclosure(environment))
    }
    let content = parts.count == 1 ? view : stack(parts, .horizontal, .center, spacing: nil)
    var box = Box("row", boxes: [content] + view.row.swipes)
    if let paint = view.row.background { box.fill(with: paint) }
    if let insets = view.row.insets { box.set("padding", insets.css(environment)) }
    if view.row.hidesSeparator { box.classes.append("nosep") }
    return box
  }

  /// The arrow of a row that goes to another screen.
  func disclosure(_ environment: PreviewEnvironment) -> Box {
    var quiet = environment
    quiet.foreground = nil
    quiet.level = 2
    quiet.weight = 600
    quiet.imageScale = 0.82
    var box = symbolBox("chevron.forward", quiet)
    box.classes.append("arrow")
    return box
  }

  /// A section outside of a list is a header, its views and a footer.
  fileprivate mutating func looseSection(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let nodes =
      templates("header", of: node) + children(of: node) + templates("footer", of: node)
    let boxes = drawAll(nodes, environment)
    return boxes.count == 1 ? boxes[0] : verticalStack(boxes, environment)
  }

  fileprivate mutating func drawDisclosure(
    _ node: Int, _ environment: PreviewEnvironment
  ) -> Box {
    let inner = environment.inside(.horizontal)
    var label = drawAll(templates("label", of: node), inner)
    if label.isEmpty, let title = value("title", node) { label = [textBox(title, inner)] }
    var arrow = inner
    arrow.foreground = environment.platform.isTouch ? .color(environment.tint) : nil
    arrow.level = environment.platform.isTouch ? 0 : 1
    arrow.weight = 600
    arrow.imageScale = 0.72
    let isOpen = bool("isExpanded", node) ?? false
    let symbol = symbolBox("chevron.forward", arrow).with(class: "turns")
    var spacer = Box("spacer")
    spacer.flex.isSpacer = true
    spacer.flex.x = environment.boundsX
    let parts =
      environment.platform == .macOS ? [symbol] + label + [spacer] : label + [spacer, symbol]
    var header = stack(parts, .horizontal, .center, spacing: 6)
    header.attribute("data-toggle", "")
    if value("isExpanded", node) != nil {
      sets(&header, node, "isExpanded", to: .boolean(!isOpen))
    }
    header.attribute("role", "button")
    header.attribute("aria-expanded", isOpen ? "true" : "false")
    let views = drawAll(children(of: node), environment.inside(.vertical))
    var content = stack(views, .vertical, Alignment(.leading), spacing: 11)
    content.flex.x = environment.boundsX
    content.classes.append("disclosed")
    if !isOpen { content.attribute("hidden", "") }
    var box = stack([header, content], .vertical, Alignment(.leading), spacing: 11)
    box.flex.x = environment.boundsX
    return box
  }

  /// Stand-in for a view of the catalogue that is not drawn.
  func unshown(_ name: String, _ node: Int, _ environment: PreviewEnvironment) -> Box {
    var box = Box("placeholder", content: .text(name))
    box.flex = Flex(x: environment.boundsX)
    return box
  }
}
