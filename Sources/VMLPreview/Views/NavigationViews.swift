import VMLMarkup

/// Screens, their bars and tabs.
let navigationViews: [ViewRow] = [
  ViewRow("NavigationStack", .approximate, "a large title does not shrink") {
    renderer, node, environment in
    renderer.drawNavigation(
      renderer.children(of: node), environment, back: renderer.wayBack(of: node))
  },
  ViewRow("NavigationView", .approximate, "as `NavigationStack`") {
    renderer, node, environment in
    renderer.drawNavigation(
      renderer.children(of: node), environment, back: renderer.wayBack(of: node))
  },
  ViewRow("NavigationSplitView", .approximate, "columns beside each other; on a phone the first") {
    $0.drawSplit($1, $2)
  },
  ViewRow("NavigationLink", .approximate, "its destination is not opened") {
    $0.drawNavigationLink($1, $2)
  },
  ViewRow("TabView", .approximate, "begins with the tab that is selected") {
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

extension Renderer {
  /// A stack whose screen is at the top of its page or has a button that leads back.
  mutating func drawNavigation(
    _ nodes: [Int], _ environment: PreviewEnvironment, back: WayBack? = nil
  ) -> Box {
    navigation.append(NavigationScope())
    var inner = environment.inside(nil)
    inner.place = .screen
    let boxes = drawAll(nodes, inner)
    var scope = navigation.removeLast()
    if let back { scope.items.insert(("navigation", backButton(to: back, environment)), at: 0) }
    self.scope { $0.takeSheet(scope) }
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

  /// Button of a stack's bar that leads back; `nil` for none.
  fileprivate func wayBack(of node: Int) -> WayBack? {
    if node == pageStack { return .page }
    return options.isLive && value(LiveElement.backAttribute, node) != nil ? .screen : nil
  }

  /// The outermost stack in views, with none that a template holds.
  func outermostStack(in nodes: [Int]) -> Int? {
    for node in nodes {
      if ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(name(of: node)) {
        return node
      }
      if let found = outermostStack(in: children(of: node)) { return found }
    }
    return nil
  }

  /// A press on it is the caller's to answer, by `data-back`.
  private func backButton(to back: WayBack, _ environment: PreviewEnvironment) -> Box {
    var bar = environment.inside(.horizontal)
    bar.place = .toolbar
    bar.buttonStyle = ""
    let inner = bar.inButton(isTinted: bar.isTinted(role: nil))
    var label = [symbolBox(bar.isRightToLeft ? "chevron.right" : "chevron.left", inner)]
    if bar.platform.isTouch, !bar.hasGlass { label.append(textBox("Back", inner)) }
    var box = button(label, role: nil, bar)
    box.name("Back")
    box.attribute("data-back", back.rawValue)
    return box
  }

  func bar(_ scope: NavigationScope, _ environment: PreviewEnvironment) -> Box {
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
    let search = scope.search.map { searchField($0, environment) }
    // In a window it is the last thing in the bar.
    let isInBar = environment.platform == .macOS
    if isInBar {
      let lights = options.showsSystem ? [trafficLights()] : []
      bar.content = .boxes(lights + bar.boxes + (search.map { [$0] } ?? []))
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
    if !isInBar, let search { parts.append(search) }
    var bars = Box("bars", boxes: parts)
    let plain: Paint? = scope.barVisibility == "visible" ? .material(4) : nil
    if scope.barVisibility != "hidden", let paint = scope.barPaint ?? plain {
      bars.fill(with: paint)
      bars.classes.append("painted")
    }
    if let scheme = scope.barScheme { bars.attribute("data-scheme", scheme.rawValue) }
    return bars
  }

  private func searchField(_ field: SearchField, _ environment: PreviewEnvironment) -> Box {
    var inner = environment
    inner.foreground = .color(environment.colors.level(1))
    let symbol = symbolBox("magnifyingglass", inner)
    if !field.text.isEmpty { inner.foreground = nil }
    var box = Box("query", boxes: [textBox(field.text.isEmpty ? field.prompt : field.text, inner)])
    box.attribute("role", "searchbox")
    box.name(field.prompt)
    if let (node, name) = field.attribute { takes(&box, node, name, "line", field.text) }
    if field.attribute.flatMap({ live($0.node) }) == nil { box.attribute("aria-readonly", "true") }
    return Box("search", boxes: [symbol, box])
  }

  func trafficLights() -> Box {
    Box("lights", boxes: [Box("red"), Box("yellow"), Box("green")])
  }

  fileprivate mutating func drawSplit(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let sidebar = templates("sidebar", of: node)
    let content = templates("content", of: node)
    var detail = templates("detail", of: node)
    let hasThree = !content.isEmpty && !detail.isEmpty
    if !hasThree { detail = content + detail }
    var inner = environment
    inner.listStyle = "sidebar"
    let first = sidebar.isEmpty ? children(of: node) : sidebar
    if environment.platform == .iOS || environment.platform == .watchOS || detail.isEmpty {
      return drawNavigation(first, environment)
    }
    var side = Box("m", "sidebar", boxes: [drawNavigation(first, inner)])
    side.flex = Flex(y: true)
    side.flex.fixedX = true
    var columns = [side]
    if hasThree {
      inner.listStyle = "plain"
      var middle = Box("m", "sidebar", "middlecolumn", boxes: [drawNavigation(content, inner)])
      middle.flex = side.flex
      columns.append(middle)
    }
    columns.append(drawNavigation(detail, environment))
    var box = stack(columns, .horizontal, .center, spacing: 0)
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
    if !isRow { nameIfSilent(&box, node) }
    if isRow { box.classes.append("leads") }
    box.row = content.row
    box.row.hasDisclosure = isRow
    // Only a path leads to a page; any other value is for the app.
    let path = value("value", node).flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    if let link = value("destination", node) ?? path { box.attribute("data-link", link) }
    return box
  }
}
