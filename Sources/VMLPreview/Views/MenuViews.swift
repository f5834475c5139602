import VMLMarkup

/// Menus, which lie over the screen and are hidden until what opens them is pressed.
///
/// What opens one has its number in `data-opens`, and the menu in `data-menu`.
extension Renderer {
  mutating func drawMenu(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    if environment.place == .menuItem {
      var label = controlLabel(node, environment, children: false)
      label += [spacer(environment), disclosure(environment)]
      return stack(label, .horizontal, .center, spacing: 8)
    }
    var environment = environment
    if environment.menuStyle == "button", environment.buttonStyle.isEmpty {
      environment.buttonStyle = "bordered"
    }
    let inner = environment.inButton(isTinted: environment.isTinted(role: nil))
    var label = controlLabel(node, inner, children: false)
    if environment.platform == .macOS { label.append(menuArrow(inner)) }
    var box = button(label, role: nil, environment)
    let items = drawAll(
      templates("content", of: node) + children(of: node), environment.inMenu)
    addMenu(items, openedBy: &box)
    return box
  }

  /// Puts a menu over the screen that a view opens.
  mutating func addMenu(_ items: [Box], openedBy opener: inout Box) {
    guard !items.isEmpty else { return }
    let rows = items.map { item in
      let kinds: Set = ["divider", "menugroup"]
      return item.classes.contains { kinds.contains($0.description) } ? item : menuRow(item)
    }
    menuCount += 1
    var panel = Box("menupanel", boxes: rows)
    panel.attribute("role", "menu")
    var layer = Box("menulayer", boxes: [panel])
    layer.attribute("data-menu", String(menuCount))
    layer.attribute("hidden", "")
    layers.append(layer)
    opener.attribute("data-opens", String(menuCount))
    opener.attribute("aria-haspopup", "menu")
    if !opener.attributes.contains(where: { $0.name.description == "role" }) {
      opener.attribute("role", "button")
    }
  }

  /// A line of a menu, which is what is pressed, and not a button in it.
  func menuRow(_ item: Box) -> Box {
    var item = item
    item.attributes.removeAll { $0.name.description == "role" && $0.value == "button" }
    var row = Box("menuitem", boxes: [item])
    row.attribute("role", "menuitem")
    return row
  }

  /// A line of a menu that can be chosen, with a tick if it is.
  func menuItem(_ label: [Box], isChosen: Bool, _ environment: PreviewEnvironment) -> Box {
    var tick = symbolBox("checkmark", environment.with { $0.weight = 600 })
    if !isChosen { tick.set("visibility", .word("hidden")) }
    let title = label.count == 1 ? label[0] : stack(label, .horizontal, .center, spacing: 8)
    return stack([tick, title, spacer(environment)], .horizontal, .center, spacing: 8)
  }

  /// The lines of a picker; either all stand in a menu or none.
  mutating func menuItems(
    _ choices: [Int], chosen: Int?, of picker: Int, _ environment: PreviewEnvironment
  ) -> [Box] {
    let inner = environment.inMenu
    return choices.map { choice in
      var item = menuItem([draw(choice, inner)], isChosen: choice == chosen, inner)
      chooses(&item, picker, choice)
      return item
    }
  }

  private func spacer(_ environment: PreviewEnvironment) -> Box {
    var spacer = Box("spacer")
    spacer.flex.isSpacer = true
    spacer.flex.x = true
    return spacer
  }
}

extension PreviewEnvironment {
  /// For what stands in a menu: nothing of the screen's own look reaches it.
  var inMenu: PreviewEnvironment {
    inside(.vertical).with {
      $0.place = .menuItem
      $0.foreground = nil
      $0.level = 0
      $0.font = PreviewFont()
      $0.weight = nil
      $0.buttonStyle = ""
      $0.labelStyle = ""
      $0.imageScale = 1
      $0.boundsX = true
      $0.boundsY = false
    }
  }

  func with(_ change: (inout PreviewEnvironment) -> Void) -> PreviewEnvironment {
    var environment = self
    change(&environment)
    return environment
  }
}
