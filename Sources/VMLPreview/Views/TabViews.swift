import VMLMarkup

/// Tabs: all are drawn and one is shown, so that a browser can switch between them by itself.
///
/// What belongs together has the same number in `data-pane` and `data-tab`.
extension Renderer {
  mutating func drawTabs(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let tabs = children(of: node).filter { name(of: $0) != "" }
    guard !tabs.isEmpty else { return Box("none") }
    let selection = value("selection", node)
    let selected =
      tabs.firstIndex {
        selection != nil && (value("tag", $0) ?? value("value", $0)) == selection
      } ?? 0
    var pages: [Box] = []
    for (index, tab) in tabs.enumerated() {
      pages.append(pane(index, tab, isSelected: index == selected, environment))
    }
    let isPaged = environment.tabViewStyle == "page"
    var items: [Box] = []
    for (index, tab) in tabs.enumerated() {
      var item = Box(isPaged ? "dot" : "tab")
      if !isPaged {
        item.content = .boxes(tabItem(of: tab, environment) + badge(of: tab, environment))
      }
      if index == selected { item.classes.append("on") }
      item.attribute("data-tab", String(index))
      if live(node) != nil, let tag = value("tag", tab) ?? value("value", tab) {
        item.attribute("data-selects", tag)
      }
      item.attribute("role", "tab")
      item.attribute("aria-selected", index == selected ? "true" : "false")
      items.append(item)
    }
    if environment.platform == .iOS, !isPaged, tabs.count > 5 {
      pages.append(morePane(Array(tabs.indices.dropFirst(4)).map { ($0, tabs[$0]) }, environment))
      items[4...] = [moreItem(at: tabs.count, isOn: selected >= 4, environment)]
    }
    var bar = isPaged ? Box("dots", boxes: items) : Box("tabbar", boxes: items)
    bar.attribute("role", "tablist")
    let isFirst = [.macOS, .tvOS, .visionOS].contains(environment.platform) && !isPaged
    var box = Box("tabs", boxes: isFirst ? [bar] + pages : pages + [bar])
    if isPaged { box.classes.append("paged") }
    box.attribute("data-tabs", "")
    box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    return box
  }

  /// Content of a tab.
  private mutating func pane(
    _ index: Int, _ tab: Int, isSelected: Bool, _ environment: PreviewEnvironment
  ) -> Box {
    var inner = environment.inside(nil)
    inner.place = .screen
    inner.reachesEdges = environment.reachesEdges
    // What a tab that is not shown says of the bars around is not heard.
    navigation.append(NavigationScope())
    let content = draw(tab, inner)
    let scope = navigation.removeLast()
    var page = Box("m", "page", "pane", boxes: [content])
    page.flex = .greedy
    if scope.isGrouped { page.classes.append("onground") }
    page.attribute("data-pane", String(index))
    if isSelected {
      self.scope { $0.take(scope) }
    } else {
      page.attribute("hidden", "")
    }
    return page
  }

  /// The list of the tabs that a phone's bar has no room for; a row shows its tab.
  private mutating func morePane(
    _ tabs: [(index: Int, node: Int)], _ environment: PreviewEnvironment
  ) -> Box {
    var inner = environment.inside(.horizontal)
    inner.place = .row
    let rows = tabs.map { tab in
      var view = stack(tabLabel(of: tab.node, inner), .horizontal, .center, spacing: nil)
      view.row.hasDisclosure = true
      var row = row(view, inner)
      row.attribute("data-tab", String(tab.index))
      return row
    }
    var list = Box("list", "plainlist", boxes: [Box("rows", boxes: rows).with(.wide)])
    list.flex = .greedy
    var scope = NavigationScope()
    scope.title = "More"
    var content = Box("m", "page", boxes: [list])
    content.flex = .greedy
    var navigation = Box("nav", boxes: [bar(scope, environment), content])
    navigation.flex = .greedy
    var page = Box("m", "page", "pane", boxes: [navigation])
    page.flex = .greedy
    page.attribute("data-pane", String(tabs[0].index + tabs.count))
    page.attribute("hidden", "")
    return page
  }

  /// The tab of ``morePane(_:_:)``, which stands for the fifth and all after it.
  private mutating func moreItem(
    at index: Int, isOn: Bool, _ environment: PreviewEnvironment
  ) -> Box {
    let labels = [true, false].map { isSelected in
      let inner = tabEnvironment(isSelected: isSelected, environment)
      let boxes = [
        label(icon: [symbolBox("ellipsis", inner)], title: [textBox("More", inner)], inner)
      ]
      return Box(isSelected ? "whenon" : "whenoff", boxes: boxes)
    }
    var item = Box("tab", boxes: labels)
    if isOn { item.classes.append("on") }
    item.attribute("data-tab", String(index))
    item.attribute("data-first", "4")
    item.attribute("role", "tab")
    item.attribute("aria-selected", isOn ? "true" : "false")
    return item
  }

  /// A tab's label as it is while the tab is shown, and as it is otherwise.
  private mutating func tabItem(of node: Int, _ environment: PreviewEnvironment) -> [Box] {
    [true, false].map { isSelected in
      let inner = tabEnvironment(isSelected: isSelected, environment)
      return Box(isSelected ? "whenon" : "whenoff", boxes: tabLabel(of: node, inner))
    }
  }

  /// The mark on a tab of a phone or pad.
  private func badge(of node: Int, _ environment: PreviewEnvironment) -> [Box] {
    let calls = markup.modifiers(of: node, limit: previewModifierLimit)
    guard environment.platform.isTouch, let call = calls.last(where: { $0.name == "badge" }),
      let text = call[0]?.string ?? call[0]?.number.map(decimal), text != "0"
    else { return [] }
    return [Box("tabbadge", content: .text(text))]
  }

  private func tabEnvironment(
    isSelected: Bool, _ environment: PreviewEnvironment
  ) -> PreviewEnvironment {
    var inner = environment.inside(.vertical)
    inner.place =
      switch environment.platform {
      case .macOS: .toolbar
      case .tvOS: .screen
      default: .tabBar
      }
    if environment.platform.isTouch {
      inner.font = PreviewFont()
      inner.font.style = nil
      inner.font.size = 10
      inner.font.weight = 500
      inner.imageScale = 1.9
      inner.foreground = .color(
        isSelected
          ? environment.tint
          : environment.hasGlass ? environment.colors.label : RGBA(0x8E8E93))
      inner.symbolVariant = "fill"
    }
    // A pad's are titles alone.
    if environment.platform == .iPadOS {
      inner.font.size = 15
      inner.labelStyle = "titleOnly"
    }
    if environment.platform == .tvOS, isSelected { inner.foreground = .color(RGBA(0)) }
    if environment.platform == .visionOS {
      inner.imageScale = 1.3
      inner.symbolVariant = "fill"
      inner.typeSize = .large
    }
    return inner
  }

  private mutating func tabLabel(of node: Int, _ inner: PreviewEnvironment) -> [Box] {
    var boxes: [Box] = []
    if let call = markup.modifiers(of: node, limit: previewModifierLimit).first(where: {
      $0.name == "tabItem"
    }),
      let name = call.arguments.lazy.compactMap({ $0.value.template }).first
    {
      boxes = drawAll(templates(name, of: node), inner)
    }
    if boxes.isEmpty, let title = value("title", node) {
      let icon = value("systemImage", node).map { [symbolBox($0, inner)] } ?? []
      boxes = [label(icon: icon, title: [textBox(title, inner)], inner)]
    }
    return boxes.isEmpty ? drawAll(templates("label", of: node), inner) : boxes
  }
}

extension NavigationScope {
  /// Takes the values of a scope within this one, as far as this one has none.
  fileprivate mutating func take(_ inner: NavigationScope) {
    title = title ?? inner.title
    subtitle = subtitle ?? inner.subtitle
    search = search ?? inner.search
    if inner.display != "automatic" { display = inner.display }
    items += inner.items
    isHidden = isHidden || inner.isHidden
    isGrouped = isGrouped || inner.isGrouped
  }
}
