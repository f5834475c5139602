import VMLMarkup

/// Screens, their bars and tabs.
let navigationViews: [ViewRow] = [
  ViewRow("NavigationStack", .approximate, "bars as up to iOS 18; a large title does not shrink") {
    renderer, node, environment in
    renderer.drawNavigation(renderer.children(of: node), environment)
  },
  ViewRow("NavigationView", .approximate, "as `NavigationStack`") {
    renderer, node, environment in
    renderer.drawNavigation(renderer.children(of: node), environment)
  },
  ViewRow("NavigationSplitView", .approximate, "columns beside each other; on a phone the first") {
    $0.drawSplit($1, $2)
  },
  ViewRow("NavigationLink", .approximate, "its destination is not opened") {
    $0.drawNavigationLink($1, $2)
  },
  ViewRow("TabView", .approximate, "its first tab, or the one that is selected") {
    $0.drawTabs($1, $2)
  },
  ViewRow("Tab", .approximate) { renderer, node, environment in
    renderer.draw(renderer.children(of: node), environment)
  },
  ViewRow("TabSection", .approximate) { renderer, node, environment in
    renderer.draw(renderer.children(of: node), environment)
  },
  ViewRow("ToolbarItem", .approximate, "in the bar's places") { renderer, node, environment in
    renderer.draw(renderer.children(of: node), environment)
  },
  ViewRow("ToolbarItemGroup", .approximate, "in the bar's places") {
    renderer, node, environment in
    let boxes = renderer.drawAll(renderer.children(of: node), environment.inside(.horizontal))
    return stack(boxes, .horizontal, .center, spacing: 16)
  },
  ViewRow("ToolbarSpacer", .approximate) { _, _, _ in Box("none") },
]

/// What the views inside of a navigation stack say to it.
struct NavigationScope {
  var title: String?
  var subtitle: String?
  /// `large`, `inline` or `automatic`.
  var display = "automatic"
  var items: [(placement: String, box: Box)] = []
  var prompt: String?
  var isHidden = false
  /// Whether a list whose rows lie on a ground of another colour fills the screen.
  var isGrouped = false
}

extension Renderer {
  fileprivate mutating func drawNavigation(
    _ nodes: [Int], _ environment: PreviewEnvironment
  ) -> Box {
    navigation.append(NavigationScope())
    var inner = environment.inside(nil)
    inner.place = .screen
    let boxes = drawAll(nodes, inner)
    let scope = navigation.removeLast()
    let content = boxes.count == 1 ? boxes[0] : layered(boxes, .center)
    var page = Box("m", "page", boxes: [content])
    page.flex = .greedy
    var parts: [Box] = []
    if !scope.isHidden { parts.append(bar(scope, environment)) }
    parts.append(page)
    let bottom = scope.items.filter { $0.placement == "bottomBar" || $0.placement == "status" }
    if !bottom.isEmpty, environment.platform.isTouch {
      parts.append(Box("bottombar", boxes: bottom.map(\.box)))
    }
    var box = Box("nav", boxes: parts)
    if scope.isGrouped { box.classes.append("onground") }
    box.flex = .greedy
    if scope.isGrouped { navigation[navigation.count - 1].isGrouped = true }
    return box
  }

  private func bar(_ scope: NavigationScope, _ environment: PreviewEnvironment) -> Box {
    let leadingPlaces: Set = [
      "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation",
    ]
    let hidden: Set = ["bottomBar", "status", "keyboard"]
    let leading = scope.items.filter { leadingPlaces.contains($0.placement) }.map(\.box)
    let principal = scope.items.filter { $0.placement == "principal" }.map(\.box)
    let trailing = scope.items.filter {
      !leadingPlaces.contains($0.placement) && $0.placement != "principal"
        && !hidden.contains($0.placement)
    }.map(\.box)
    let isLarge =
      scope.display != "inline" && scope.display != "inlineLarge"
      && (environment.platform.isTouch) && scope.title != nil
    var middle = principal
    if !isLarge || environment.platform == .macOS, principal.isEmpty, let title = scope.title {
      middle = [Box("title", content: .text(title))]
      if let subtitle = scope.subtitle {
        middle = [Box("titles", boxes: middle + [Box("subtitle", content: .text(subtitle))])]
      }
    }
    var bar = Box(
      "bar",
      boxes: [
        Box("leading", boxes: leading), Box("middle", boxes: middle),
        Box("trailing", boxes: trailing),
      ])
    if environment.platform == .macOS, options.showsSystem {
      bar.content = .boxes([trafficLights()] + bar.boxes)
    }
    var parts = [bar]
    if isLarge, let title = scope.title {
      var large = Box("largetitle", content: .text(title))
      let metrics = TextStyle.largeTitle.metrics(
        on: environment.platform, at: environment.typeSize)
      large.set("font-size", .points(metrics.size))
      large.set("line-height", .points(metrics.line))
      parts.append(large)
    }
    if let prompt = scope.prompt {
      var inner = environment
      inner.foreground = .color(environment.colors.level(1))
      parts.append(
        Box("search", boxes: [symbolBox("magnifyingglass", inner), textBox(prompt, inner)]))
    }
    return Box("bars", boxes: parts)
  }

  func trafficLights() -> Box {
    Box("lights", boxes: [Box("red"), Box("yellow"), Box("green")])
  }

  fileprivate mutating func drawSplit(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let sidebar = templates("sidebar", of: node)
    let detail = templates("content", of: node) + templates("detail", of: node)
    var inner = environment
    inner.listStyle = "sidebar"
    let first = sidebar.isEmpty ? children(of: node) : sidebar
    if environment.platform == .iOS || environment.platform == .watchOS || detail.isEmpty {
      return drawNavigation(first, environment)
    }
    var side = Box("m", "sidebar", boxes: [drawNavigation(first, inner)])
    side.flex = Flex(y: true)
    side.flex.fixedX = true
    var box = stack(
      [side, drawNavigation(detail, environment)], .horizontal, .center, spacing: 0)
    box.flex = .greedy
    return box
  }

  fileprivate mutating func drawNavigationLink(
    _ node: Int, _ environment: PreviewEnvironment
  ) -> Box {
    let isRow = environment.place == .row
    let inner =
      isRow ? environment : environment.inButton(isTinted: environment.isTinted(role: nil))
    let boxes = controlLabel(node, inner)
    let content = boxes.count == 1 ? boxes[0] : stack(boxes, .horizontal, .center, spacing: 8)
    var box = isRow ? content.wrapped() : button([content], role: nil, environment)
    if isRow { box.classes.append("leads") }
    box.row = content.row
    box.row.hasDisclosure = isRow
    if let value = value("destination", node) ?? value("value", node) {
      box.attribute("data-link", value)
    }
    return box
  }

  // MARK: Tabs

  fileprivate mutating func drawTabs(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let tabs = children(of: node).filter { name(of: $0) != "" }
    guard !tabs.isEmpty else { return Box("none") }
    let selection = value("selection", node)
    let selected =
      tabs.first { selection != nil && (value("tag", $0) ?? value("value", $0)) == selection }
      ?? tabs[0]
    var inner = environment.inside(nil)
    inner.place = .screen
    inner.reachesEdges = environment.reachesEdges
    let content = draw(selected, inner)
    var page = Box("m", "page", boxes: [content])
    page.flex = .greedy
    if environment.tabViewStyle == "page" {
      let dots = tabs.map { $0 == selected ? Box("dot", "on") : Box("dot") }
      var box = Box("tabs", "paged", boxes: [page, Box("dots", boxes: dots)])
      box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
      return box
    }
    let items = tabs.map { tabItem(of: $0, isSelected: $0 == selected, environment) }
    let bar = Box("tabbar", boxes: items)
    let isTop = environment.platform == .macOS || environment.platform == .tvOS
    var box = Box("tabs", boxes: isTop ? [bar, page] : [page, bar])
    box.flex = Flex(x: environment.boundsX, y: environment.boundsY)
    return box
  }

  private mutating func tabItem(
    of node: Int, isSelected: Bool, _ environment: PreviewEnvironment
  ) -> Box {
    var inner = environment.inside(.vertical)
    inner.place = environment.platform == .macOS ? .toolbar : .tabBar
    let isTouch = environment.platform.isTouch
    if isTouch {
      inner.font = PreviewFont()
      inner.font.style = nil
      inner.font.size = 10
      inner.font.weight = 500
      inner.imageScale = 1.9
      inner.foreground = .color(isSelected ? environment.tint : RGBA(0x8E8E93))
      inner.symbolVariant = "fill"
    }
    var boxes: [Box] = []
    if let call = markup.modifiers(of: node).first(where: { $0.name == "tabItem" }),
      let name = call.arguments.lazy.compactMap({ $0.value.template }).first
    {
      boxes = drawAll(templates(name, of: node), inner)
    }
    if boxes.isEmpty, let title = value("title", node) {
      let icon = value("systemImage", node).map { [symbolBox($0, inner)] } ?? []
      boxes = [label(icon: icon, title: [textBox(title, inner)], inner)]
    }
    if boxes.isEmpty { boxes = drawAll(templates("label", of: node), inner) }
    var box = Box("tab", boxes: boxes)
    if isSelected { box.classes.append("on") }
    box.attribute("role", "tab")
    return box
  }
}
