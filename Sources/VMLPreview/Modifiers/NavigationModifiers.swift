import VMLMarkup

/// Modifiers that a screen gives its bars.
let navigationModifiers: [ModifierRow] = [
  ModifierRow(
    "navigationTitle", .approximate, "",
    effect: { renderer, box, call, _ in
      renderer.scope { if $0.title == nil { $0.title = call[0]?.string } }
      return box
    }),
  ModifierRow(
    "navigationBarTitle", .approximate, "",
    effect: { renderer, box, call, _ in
      renderer.scope {
        if $0.title == nil { $0.title = call[0]?.string }
        if let mode = call["displayMode"]?.name { $0.display = mode }
      }
      return box
    }),
  ModifierRow(
    "navigationSubtitle", .approximate, "in windows",
    effect: { renderer, box, call, _ in
      renderer.scope { if $0.subtitle == nil { $0.subtitle = call[0]?.string } }
      return box
    }),
  ModifierRow(
    "navigationBarTitleDisplayMode", .exact,
    effect: { renderer, box, call, _ in
      renderer.scope { $0.display = call[0]?.name ?? "automatic" }
      return box
    }),
  ModifierRow(
    "toolbarTitleDisplayMode", .exact,
    effect: { renderer, box, call, _ in
      renderer.scope { $0.display = call[0]?.name ?? "automatic" }
      return box
    }),
  ModifierRow(
    "navigationBarHidden", .exact,
    effect: { renderer, box, call, _ in
      renderer.scope { $0.isHidden = call[0]?.bool ?? true }
      return box
    }),
  ModifierRow(
    "toolbar", .approximate, "leading, principal, trailing and bottom items",
    effect: { renderer, box, call, context in
      if call[0]?.name == "hidden" {
        renderer.scope { $0.isHidden = true }
        return box
      }
      renderer.addToolbar(call, context)
      return box
    }),
  ModifierRow(
    "toolbarVisibility", .approximate, "that of the bar",
    effect: { renderer, box, call, _ in
      if call[0]?.name == "hidden" { renderer.scope { $0.isHidden = true } }
      return box
    }),
  ModifierRow(
    "toolbarBackground", .approximate, "a paint of the bar at the top",
    effect: { renderer, box, call, context in
      guard call.isOfTopBar else { return box }
      if let paint = context.environment.paints.paint(call[0]) {
        renderer.scope { $0.barPaint = paint }
      } else if let name = call[0]?.name {
        renderer.scope { $0.barVisibility = name }
      }
      return box
    }),
  ModifierRow(
    "toolbarBackgroundVisibility", .approximate, "of the bar at the top",
    effect: { renderer, box, call, _ in
      guard call.isOfTopBar, let name = call[0]?.name else { return box }
      renderer.scope { $0.barVisibility = name }
      return box
    }),
  ModifierRow(
    "toolbarColorScheme", .approximate, "of the titles at the top",
    effect: { renderer, box, call, _ in
      guard call.isOfTopBar, let name = call[0]?.name else { return box }
      renderer.scope { $0.barScheme = PreviewColorScheme(rawValue: name) }
      return box
    }),
  ModifierRow("toolbarRole", .notShown),
  ModifierRow("toolbarTitleMenu", .notShown),
  ModifierRow(
    "searchable", .approximate, "a field below the title",
    effect: { renderer, box, call, context in
      let attribute = renderer.bound("text", of: context.index, context.node)
      let text = attribute.map { renderer.markup.value(named: $0, of: context.node) }
      let field = SearchField(
        prompt: call["prompt"]?.string ?? "Search", text: (text ?? call["text"]?.string) ?? "",
        attribute: attribute.map { (context.node, $0) })
      renderer.scope { $0.search = field }
      return box
    }),
  ModifierRow("tabItem", .exact, "in a `TabView`"),
  ModifierRow("navigationViewStyle", .notShown),
  ModifierRow("navigationSplitViewStyle", .notShown),
  ModifierRow("navigationSplitViewColumnWidth", .notShown),
]

extension Modifier {
  /// Whether it names no other bar than the one at the top.
  fileprivate var isOfTopBar: Bool {
    let bars = arguments.filter { $0.label == "for" || $0.label.isEmpty }.compactMap(\.value.name)
    return !bars.contains { ["tabBar", "bottomBar", "bottomOrnament"].contains($0) }
  }
}

extension Renderer {
  /// Changes what the innermost navigation stack is told.
  mutating func scope(_ change: (inout NavigationScope) -> Void) {
    change(&navigation[navigation.count - 1])
  }

  fileprivate mutating func addToolbar(_ call: Modifier, _ context: ModifierContext) {
    guard let name = call.arguments.lazy.compactMap({ $0.value.template }).first else { return }
    var inner = context.environment.inside(.horizontal)
    inner.place = .toolbar
    inner.foreground = nil
    inner.level = 0
    inner.font = PreviewFont()
    // Bars do not grow with texts.
    if inner.platform.isTouch || inner.platform == .visionOS { inner.typeSize = .large }
    inner.buttonStyle = ""
    let nodes = templates(name, of: context.node)
    if nodes.isEmpty { mark(.missingTemplate, context.node, name) }
    var items: [(placement: String, box: Box)] = []
    for node in nodes.flatMap({ self.name(of: $0) == "Group" ? children(of: $0) : [$0] }) {
      var placement = value("placement", node) ?? "automatic"
      if placement.hasPrefix(".") { placement.removeFirst() }
      var item = inner
      // What ends a task is what is meant most often.
      if placement == "confirmationAction", inner.platform.isTouch { item.weight = 600 }
      items.append((placement, draw(node, item)))
    }
    scope { $0.items += items }
  }
}
