import VMLMarkup

/// The screen around a document's views: its ground, and the system's own parts.
extension Renderer {
  mutating func drawScreen(_ nodes: [Int]) -> Box {
    var environment = PreviewEnvironment(options)
    environment.reachesEdges = true
    pageStack = options.hasBack ? outermostStack(in: nodes) : nil
    // A page without a stack of its own lies on the one of the page before.
    let boxes =
      options.hasBack && pageStack == nil
      ? [drawNavigation(nodes, environment, back: .page)] : drawAll(nodes, environment)
    let content = boxes.count == 1 ? boxes[0] : verticalStack(boxes, environment)
    var safe = Box("m", "safe", boxes: [content])
    safe.flex = .greedy
    var parts = [safe]
    if options.showsSystem { parts = systemParts() + parts }
    var root = Box("pv", boxes: parts + layers)
    root.attribute("data-platform", options.platform.rawValue)
    root.attribute("data-scheme", environment.scheme.rawValue)
    root.attribute("data-size", options.typeSize.rawValue)
    if environment.hasGlass { root.attribute("data-look", options.look.rawValue) }
    if environment.isRightToLeft { root.attribute("dir", options.direction.rawValue) }
    if options.showsSystem { root.classes.append("system") }
    if options.showsMarks { root.classes.append("marks") }
    if navigation[0].isGrouped { root.classes.append("onground") }
    let body = TextStyle.body.metrics(on: environment.platform, at: environment.typeSize)
    root.set("font-size", .points(body.size))
    root.set("line-height", .points(body.line))
    root.set("--label", .color(environment.colors.level(0)))
    root.set("--tint", .color(environment.tint))
    return root
  }

  private func systemParts() -> [Box] {
    switch options.platform {
    case .iOS, .iPadOS:
      [
        Box(
          "statusbar",
          boxes: [Box("time", content: .text("9:41")), Box("status", content: .raw(statusIcons))]),
        Box("homebar"),
      ]
    case .watchOS: [Box("statusbar", boxes: [Box("time", content: .text("10:09"))])]
    // Hidden where a navigation stack's bar is the window's.
    case .macOS: [Box("windowbar", boxes: [trafficLights()])]
    default: []
    }
  }
}

private let statusIcons: StaticString = """
  <svg viewBox="0 0 78 14" width="78" height="14" aria-hidden="true"><g fill="currentColor">\
  <rect x="0" y="8" width="3.2" height="4.5" rx="1"/><rect x="5" y="6" width="3.2" height="6.5" \
  rx="1"/><rect x="10" y="3.500" width="3.2" height="9" rx="1"/><rect x="15" y="1" width="3.2" \
  height="11.5" rx="1"/><path d="M33 3.200c2.300 0 4.400.9 6 2.400l1.100-1.200C38.200 2.600 35.700 \
  1.500 33 1.500s-5.200 1.100-7.100 2.900L27 5.600c1.600-1.500 3.700-2.400 6-2.400zM33 7c1.300 0 \
  2.500.5 3.400 1.300l1.200-1.200C36.400 6 34.800 5.300 33 5.300S29.600 6 28.400 7.100l1.200 \
  1.200C30.500 7.500 31.700 7 33 7zm0 2.100c-.8 0-1.500.3-2 .8l2 2.200 \
  2-2.200c-.5-.5-1.200-.8-2-.8z"/><rect x="50.500" y="3" width="18.500" height="7.500" rx="2"/>\
  <path d="M72 5v4c.9-.3 1.500-1.100 1.500-2S72.900 5.300 72 5z" opacity=".5"/></g>\
  <rect x="48.700" y="1.200" width="22" height="11" rx="3.500" fill="none" stroke="currentColor" \
  opacity=".4"/></svg>
  """
