import VMLBehaviour

#if canImport(SwiftUI)
  import SwiftUI
#else
  import VMLViews
#endif

// Elements and modifiers whose parameters say less than VML means.
extension Draw {
  static func elementByHand(_ scope: Scope) -> Subject? {
    let content = Slot(scope: scope, name: "content", isDefault: true)
    switch scope.node.name {
    case "Text": return text(scope)
    case "Image": return image(scope)
    case "Color": return colorElement(scope)
    case "AsyncImage": return asyncImage(scope)
    case "Group": return Subject(Group { content })
    case "EmptyView": return Subject(EmptyView())
    case "TabView": return tabView(scope)
    #if canImport(SwiftUI)
      case "NavigationStack": return navigationStack(scope)
      case "NavigationLink", "Link": return pageLink(scope)
    #endif
    default: return nil
    }
  }

  static func modifierByHand(_ subject: Subject, _ call: inout Call) -> Subject? {
    switch call.name {
    case "toolbar":
      guard call.fits("content"), let slot = call.slot(0) else { return nil }
      return toolbar(subject, slot)
    case "environment":
      guard call.fits("_,_"), let key = call.value(0, keyPath) else { return nil }
      return environment(subject.view, key, call)
    default: return nil
    }
  }

  private static func text(_ scope: Scope) -> Subject? {
    let node = scope.node
    if let markdown = node["markdown"] { return Subject(text: Text(LocalizedStringKey(markdown))) }
    guard
      let text = node["content"] ?? node["verbatim"]
        ?? (scope.content.isOnlyText || node.end == scope.index + 1 ? scope.content.text : nil)
        ?? (scope.children[""] == nil ? "" : nil)
    else { return nil }
    return Subject(text: Text(verbatim: text))
  }

  private static func image(_ scope: Scope) -> Subject? {
    let node = scope.node
    let value = node["variableValue"].flatMap(Double.init)
    if let name = node["systemName"] {
      return Subject(image: Image(systemName: name, variableValue: value))
    }
    if let name = node["decorative"] {
      return Subject(image: Image(decorative: name, variableValue: value))
    }
    guard let name = node["name"] else { return nil }
    if let label = node["label"] {
      return Subject(image: Image(name, variableValue: value, label: Text(verbatim: label)))
    }
    return Subject(image: Image(name, variableValue: value))
  }

  private static func colorElement(_ scope: Scope) -> Subject? {
    let node = scope.node
    if let name = node["name"], name.hasPrefix("system-") {
      return systemColor(String(name.dropFirst(7))).map { Subject($0) }
    }
    var arguments: [Expression.Argument] = []
    for name in [
      "name", "colorSpace", "red", "green", "blue", "white", "hue", "saturation", "brightness",
      "opacity",
    ] {
      guard let text = node[name] else { continue }
      let label = ["name", "colorSpace"].contains(name) ? "" : name
      arguments.append(Expression.Argument(label: label, value: .attribute(name: name, text: text)))
    }
    return color(.member(of: nil, "Color", arguments)).map { Subject($0) }
  }

  // MARK: Images from the network

  private static func asyncImage(_ scope: Scope) -> Subject? {
    if scope.node["image"] != nil, let loaded = scope.loaded { return Subject(image: loaded) }
    let url = scope.node["url"].flatMap { URL(string: $0) }
    let scale = scope.node["scale"].flatMap(Double.init).map { CGFloat($0) } ?? 1
    guard !scope.slots.isDisjoint(with: ["phase.empty", "phase.success", "phase.failure"]) else {
      return Subject(AsyncImage(url: url, scale: scale))
    }
    func slot(_ name: String, _ image: Image? = nil) -> Slot {
      Slot(scope: scope, name: name, isDefault: false, loaded: image)
    }
    return Subject(
      AsyncImage(url: url, scale: scale) { phase in
        if let image = phase.image {
          slot("phase.success", image)
        } else if phase.error != nil {
          slot("phase.failure")
        } else {
          slot("phase.empty")
        }
      })
  }

  // MARK: Bars

  /// Elements of a slot, each with what is read of it.
  private static func parts(_ slot: Slot) -> [Scope] {
    slot.indices.map { Scope($0, of: slot.scope.drawing, loaded: slot.scope.loaded) }
  }

  /// At most this many items are drawn, since a toolbar has no list of any length.
  private static let itemLimit = 8

  private static func toolbar(_ subject: Subject, _ slot: Slot) -> Subject? {
    let items = parts(slot)
    guard items.contains(where: { $0.node.name.hasPrefix("Toolbar") }) else { return nil }
    if items.count > itemLimit {
      slot.scope.drawing.client.report("a toolbar has more than \(itemLimit) items")
    }
    func item(_ index: Int) -> ToolbarPart? {
      index < items.count ? ToolbarPart(items[index]) : nil
    }
    return Subject(
      subject.view.toolbar {
        toolbarItems(item(0), item(1), item(2), item(3))
        toolbarItems(item(4), item(5), item(6), item(7))
      })
  }

  struct ToolbarPart {
    let scope: Scope
    let placement: ToolbarItemPlacement
    let isGroup: Bool

    #if canImport(SwiftUI)
      @MainActor
    #endif
    init(_ scope: Scope) {
      self.scope = scope
      let attribute = scope.node["placement"].map {
        Expression.attribute(name: "placement", text: $0)
      }
      placement = attribute.flatMap(Draw.read_ToolbarItemPlacement) ?? .automatic
      isGroup = scope.node.name == "ToolbarItemGroup"
    }

    var content: Slot { Slot(scope: scope, name: "content", isDefault: true) }
  }

  @ToolbarContentBuilder private static func toolbarItems(
    _ first: ToolbarPart?, _ second: ToolbarPart?, _ third: ToolbarPart?, _ fourth: ToolbarPart?
  ) -> some ToolbarContent {
    if let first { toolbarItem(first) }
    if let second { toolbarItem(second) }
    if let third { toolbarItem(third) }
    if let fourth { toolbarItem(fourth) }
  }

  @ToolbarContentBuilder private static func toolbarItem(
    _ part: ToolbarPart
  ) -> some ToolbarContent {
    if part.isGroup {
      ToolbarItemGroup(placement: part.placement) { part.content }
    } else {
      ToolbarItem(placement: part.placement) { part.content }
    }
  }

  // MARK: Tabs

  private static func tabView(_ scope: Scope) -> Subject? {
    let tabs = parts(Slot(scope: scope, name: "content", isDefault: true))
    guard tabs.contains(where: { $0.node.name == "Tab" }) else { return nil }
    let selection = scope.node["selection"]
    let binding = scope.binding(to: "selection", first: selection ?? tabs[0].node["value"] ?? "")
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) {
      if tabs.contains(where: { $0.node["value"] != nil }) {
        return Subject(
          TabView(selection: binding) {
            ForEach(tabs.map(TabPart.init)) { tab in
              Tab(tab.title, systemImage: tab.image, value: tab.id, role: tab.role) { tab.content }
            }
          })
      }
      return Subject(
        TabView {
          ForEach(tabs.map(TabPart.init)) { tab in
            Tab(tab.title, systemImage: tab.image, role: tab.role) { tab.content }
          }
        })
    }
    return Subject(
      TabView(selection: binding) {
        ForEach(tabs.map(OldTab.init)) { tab in
          tab.content.tabItem { Label(tab.title, systemImage: tab.image) }.tag(tab.id)
        }
      })
  }

  /// A tab as it was before `Tab`.
  private struct OldTab: Identifiable {
    let id: String
    let title: String
    let image: String
    let content: Slot

    #if canImport(SwiftUI)
      @MainActor
    #endif
    init(_ scope: Scope) {
      id = scope.node["value"] ?? "\(scope.index)"
      title = scope.node["title"] ?? ""
      image = scope.node["systemImage"] ?? ""
      content = Slot(scope: scope, name: "content", isDefault: true)
    }
  }

  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private struct TabPart: Identifiable {
    let id: String
    let title: String
    let image: String
    let role: TabRole?
    let content: Slot

    #if canImport(SwiftUI)
      @MainActor
    #endif
    init(_ scope: Scope) {
      let tab = OldTab(scope)
      (id, title, image, content) = (tab.id, tab.title, tab.image, tab.content)
      role = scope.node["role"].flatMap { text in
        Draw.read_TabRole(.attribute(name: "role", text: text))
      }
    }
  }
}
