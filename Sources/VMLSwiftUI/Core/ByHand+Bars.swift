import VMLBehaviour

#if canImport(SwiftUI)
  import SwiftUI
#else
  import VMLViews
#endif

// Parts of toolbars, tab bars and rotors, which are no views.
extension Draw {
  /// Elements of a slot, each with what is read of it.
  static func parts(_ slot: Slot) -> [Scope] {
    slot.indices.map { Scope($0, of: slot.scope.drawing, loaded: slot.scope.loaded) }
  }

  private static func attribute<Value>(
    _ name: String, of scope: Scope, _ reader: Reader<Value>
  ) -> Value? {
    scope.node[name].flatMap { reader(.attribute(name: name, text: $0)) }
  }

  // MARK: Toolbars

  /// At most this many items are drawn, since a toolbar has no list of any length.
  private static let itemLimit = 8

  /// Items that are there since iOS 26.
  private static let newer: Set = ["ToolbarSpacer", "DefaultToolbarItem"]

  /// Modifiers that items have since then, with the arguments that they take.
  private static var newerModifiers: [String: String] {
    guard #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *) else { return [:] }
    #if !canImport(SwiftUI)
      return [
        "hidden": "_?", "matchedTransitionSource": "id,in", "sharedBackgroundVisibility": "_",
      ]
    #elseif os(iOS)
      return ["matchedTransitionSource": "id,in", "sharedBackgroundVisibility": "_"]
    #elseif os(macOS)
      return ["hidden": "_?", "sharedBackgroundVisibility": "_"]
    #else
      return [:]
    #endif
  }

  /// Modifiers of items with an `id`, which users may move.
  private static let ownModifiers = [
    "customizationBehavior": "_", "defaultCustomization": "_?,options?",
  ]

  /// A toolbar, which users may arrange if it has an `id`; `nil` where the slot has no items.
  static func toolbar(_ subject: Subject, _ slot: Slot, id: String? = nil) -> Subject? {
    let items = parts(slot)
    let isNewer = items.contains { newer.contains($0.node.name) }
    guard isNewer || items.contains(where: { $0.node.name.hasPrefix("Toolbar") }) else {
      return nil
    }
    let client = slot.scope.drawing.client
    if items.count > itemLimit { client.report("a toolbar has more than \(itemLimit) items") }
    func item(_ index: Int) -> ToolbarPart? {
      index < items.count ? ToolbarPart(items[index]) : nil
    }
    let haveID = items.allSatisfy { $0.node.name == "ToolbarItem" && $0.node["id"] != nil }
    let isOwn = id != nil && haveID
    for item in items.map(ToolbarPart.init) {
      for name in item.scope.modifiers.map(\.name)
      where item.modifier(name) == nil || isOwn && ownModifiers[name] == nil {
        client.report("the modifier '\(name)' of a toolbar's item is not drawn")
      }
    }
    if let id, isOwn {
      return Subject(
        subject.view.toolbar(id: id) {
          ownItems(item(0), item(1), item(2), item(3))
          ownItems(item(4), item(5), item(6), item(7))
        })
    }
    if let id { client.report("not all of the toolbar '\(id)' is a ToolbarItem with an id") }
    if #available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *),
      isNewer || items.contains(where: { !$0.modifiers.isEmpty })
    {
      return Subject(
        subject.view.toolbar {
          newerItems(item(0), item(1), item(2), item(3))
          newerItems(item(4), item(5), item(6), item(7))
        })
    }
    return Subject(
      subject.view.toolbar {
        toolbarItems(item(0), item(1), item(2), item(3))
        toolbarItems(item(4), item(5), item(6), item(7))
      })
  }

  #if canImport(SwiftUI)
    @MainActor
  #endif
  struct ToolbarPart {
    let scope: Scope
    let placement: ToolbarItemPlacement

    init(_ scope: Scope) {
      self.scope = scope
      placement = attribute("placement", of: scope, read_ToolbarItemPlacement) ?? .automatic
    }

    /// The call of a modifier that is drawn, with arguments that it takes.
    func modifier(_ name: String) -> Call? {
      let own = scope.node["id"] == nil ? nil : ownModifiers[name]
      guard let pattern = own ?? newerModifiers[name],
        let modifier = scope.modifiers.first(where: { $0.name == name })
      else { return nil }
      var call = Call(modifier: modifier, in: scope)
      return call.fits(pattern) ? call : nil
    }

    var content: Slot { Slot(scope: scope, name: "content", isDefault: true) }
    var label: Slot? {
      scope.has(slot: "label") ? Slot(scope: scope, name: "label", isDefault: false) : nil
    }
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
    switch part.scope.node.name {
    case "ToolbarItemGroup":
      if let label = part.label {
        ToolbarItemGroup(placement: part.placement) {
          part.content
        } label: {
          label
        }
      } else {
        ToolbarItemGroup(placement: part.placement) { part.content }
      }
    case "ToolbarTitleMenu": ToolbarTitleMenu { part.content }
    default:
      if part.scope.node["id"] != nil {
        ownItem(part)
      } else {
        ToolbarItem(placement: part.placement) { part.content }
      }
    }
  }

  @ToolbarContentBuilder private static func ownItems(
    _ first: ToolbarPart?, _ second: ToolbarPart?, _ third: ToolbarPart?, _ fourth: ToolbarPart?
  ) -> some CustomizableToolbarContent {
    if let first { ownItem(first) }
    if let second { ownItem(second) }
    if let third { ownItem(third) }
    if let fourth { ownItem(fourth) }
  }

  /// An item with an `id`, with the modifiers that say how users may move it.
  @ToolbarContentBuilder private static func ownItem(
    _ part: ToolbarPart
  ) -> some CustomizableToolbarContent {
    if let behavior = part.modifier("customizationBehavior")?
      .value(0, read_ToolbarCustomizationBehavior)
    {
      itemWithDefault(part).customizationBehavior(behavior)
    } else {
      itemWithDefault(part)
    }
  }

  @ToolbarContentBuilder private static func itemWithDefault(
    _ part: ToolbarPart
  ) -> some CustomizableToolbarContent {
    if var call = part.modifier("defaultCustomization"),
      let visibility = call.value(0, read_Visibility, .automatic),
      let options = call.value(1, read_ToolbarCustomizationOptions, [])
    {
      itemWithID(part).defaultCustomization(visibility, options: options)
    } else {
      itemWithID(part)
    }
  }

  @ToolbarContentBuilder private static func itemWithID(
    _ part: ToolbarPart
  ) -> some CustomizableToolbarContent {
    let id = part.scope.node["id"] ?? ""
    if let shows = part.scope.node["showsByDefault"] {
      ToolbarItem(id: id, placement: part.placement, showsByDefault: shows == "true") {
        part.content
      }
    } else {
      ToolbarItem(id: id, placement: part.placement) { part.content }
    }
  }

  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  @ToolbarContentBuilder private static func newerItems(
    _ first: ToolbarPart?, _ second: ToolbarPart?, _ third: ToolbarPart?, _ fourth: ToolbarPart?
  ) -> some ToolbarContent {
    if let first { modifiedItem(first) }
    if let second { modifiedItem(second) }
    if let third { modifiedItem(third) }
    if let fourth { modifiedItem(fourth) }
  }

  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  @ToolbarContentBuilder private static func newerItem(
    _ part: ToolbarPart
  ) -> some ToolbarContent {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS)
      if part.scope.node.name == "ToolbarSpacer" {
        ToolbarSpacer(
          attribute("sizing", of: part.scope, read_SpacerSizing) ?? .flexible,
          placement: part.placement)
      } else if part.scope.node.name == "DefaultToolbarItem",
        let kind = attribute("kind", of: part.scope, read_ToolbarDefaultItemKind)
      {
        DefaultToolbarItem(kind: kind, placement: part.placement)
      } else {
        toolbarItem(part)
      }
    #else
      toolbarItem(part)
    #endif
  }

  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  @ToolbarContentBuilder private static func modifiedItem(
    _ part: ToolbarPart
  ) -> some ToolbarContent {
    #if !canImport(SwiftUI) || os(macOS)
      if var call = part.modifier("hidden"), let isHidden = call.value(0, bool, true) {
        itemWithSource(part).hidden(isHidden)
      } else {
        itemWithSource(part)
      }
    #else
      itemWithSource(part)
    #endif
  }

  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  @ToolbarContentBuilder private static func itemWithSource(
    _ part: ToolbarPart
  ) -> some ToolbarContent {
    #if !canImport(SwiftUI) || os(iOS)
      if let call = part.modifier("matchedTransitionSource"),
        let id = call.value(0, anyValue), let namespace = call.namespace(1)
      {
        itemWithBackground(part).matchedTransitionSource(id: id, in: namespace)
      } else {
        itemWithBackground(part)
      }
    #else
      itemWithBackground(part)
    #endif
  }

  @available(iOS 26, macOS 26, visionOS 26, watchOS 26, tvOS 26, *)
  @ToolbarContentBuilder private static func itemWithBackground(
    _ part: ToolbarPart
  ) -> some ToolbarContent {
    #if !canImport(SwiftUI) || os(iOS) || os(macOS)
      if let visibility = part.modifier("sharedBackgroundVisibility")?
        .value(0, read_Visibility)
      {
        newerItem(part).sharedBackgroundVisibility(visibility)
      } else {
        newerItem(part)
      }
    #else
      newerItem(part)
    #endif
  }

  // MARK: Tabs

  static func tabView(_ scope: Scope) -> Subject? {
    let tabs = parts(Slot(scope: scope, name: "content", isDefault: true))
    guard tabs.contains(where: { $0.node.name == "Tab" || $0.node.name == "TabSection" }) else {
      return nil
    }
    let all = tabs.flatMap { tab in
      tab.node.name == "TabSection"
        ? parts(Slot(scope: tab, name: "content", isDefault: true)) : [tab]
    }
    let selection = scope.node["selection"] ?? all.first?.node["value"] ?? ""
    let binding = scope.binding(to: "selection", first: selection)
    if #available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *) {
      if all.contains(where: { $0.node["value"] != nil }) {
        let drawn = tabs.map { DrawnTab(scope: $0, make: valueTab) }
        return Subject(TabView(selection: binding) { ForEach(drawn) { $0.content } })
      }
      let drawn = tabs.map { DrawnTab(scope: $0, make: plainTab) }
      return Subject(TabView { ForEach(drawn) { $0.content } })
    }
    return Subject(
      TabView(selection: binding) {
        ForEach(all.map(TabPart.init)) { tab in
          tab.content.tabItem { tab.label }.tag(tab.id)
        }
      })
  }

  /// A tab with its attributes.
  private struct TabPart: Identifiable {
    let id: String
    let title: String?
    let image: String?
    let systemImage: String?
    let content: Slot
    private let own: Slot?

    #if canImport(SwiftUI)
      @MainActor
    #endif
    init(_ scope: Scope) {
      id = scope.node["value"] ?? "\(scope.index)"
      title = scope.node["title"]
      image = scope.node["image"]
      systemImage = scope.node["systemImage"]
      content = Slot(scope: scope, name: "content", isDefault: true)
      own = scope.has(slot: "label") ? Slot(scope: scope, name: "label", isDefault: false) : nil
    }

    var hasLabel: Bool { own != nil }

    #if canImport(SwiftUI)
      @MainActor
    #endif
    @ViewBuilder var label: some View {
      if let own {
        own
      } else if let image {
        Label(title ?? "", image: image)
      } else {
        Label(title ?? "", systemImage: systemImage ?? "")
      }
    }
  }

  /// A tab, or a section of tabs, with its modifiers.
  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private struct DrawnTab<V: Hashable>: Identifiable {
    let id: Int
    let content: AnyTabContent<V>

    #if canImport(SwiftUI)
      @MainActor
    #endif
    init(scope: Scope, make: (TabPart, TabRole?) -> AnyTabContent<V>) {
      id = scope.index
      let role = attribute("role", of: scope, read_TabRole)
      var tab =
        scope.node.name == "TabSection"
        ? section(scope, make) : make(TabPart(scope), role)
      for modifier in scope.modifiers {
        var call = Call(modifier: modifier, in: scope)
        if let found = tabContent_modified(tab, &call) {
          tab = found
        } else {
          scope.drawing.client.report(
            "the modifier '\(modifier.name)' of <\(scope.node.name)> is not drawn")
        }
      }
      content = tab
    }
  }

  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func section<V: Hashable>(
    _ scope: Scope, _ make: (TabPart, TabRole?) -> AnyTabContent<V>
  ) -> AnyTabContent<V> {
    let tabs = parts(Slot(scope: scope, name: "content", isDefault: true))
      .filter { $0.node.name == "Tab" }.map { DrawnTab(scope: $0, make: make) }
    guard scope.has(slot: "header") else {
      return AnyTabContent(TabSection { ForEach(tabs) { $0.content } })
    }
    let header = Slot(scope: scope, name: "header", isDefault: false)
    return AnyTabContent(
      TabSection {
        ForEach(tabs) { $0.content }
      } header: {
        header
      })
  }

  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func valueTab(_ tab: TabPart, _ role: TabRole?) -> AnyTabContent<String> {
    if let title = tab.title, let image = tab.systemImage {
      return AnyTabContent(
        Tab(title, systemImage: image, value: tab.id, role: role) { tab.content })
    }
    if let title = tab.title, let image = tab.image {
      return AnyTabContent(Tab(title, image: image, value: tab.id, role: role) { tab.content })
    }
    guard tab.hasLabel || tab.title != nil else {
      return AnyTabContent(Tab(value: tab.id, role: role) { tab.content })
    }
    return AnyTabContent(
      Tab(value: tab.id, role: role) {
        tab.content
      } label: {
        tab.label
      })
  }

  @available(iOS 18, macOS 15, visionOS 2, watchOS 11, tvOS 18, *)
  private static func plainTab(_ tab: TabPart, _ role: TabRole?) -> AnyTabContent<Never> {
    if let title = tab.title, let image = tab.systemImage {
      return AnyTabContent(Tab(title, systemImage: image, role: role) { tab.content })
    }
    if let title = tab.title, let image = tab.image {
      return AnyTabContent(Tab(title, image: image, role: role) { tab.content })
    }
    guard tab.hasLabel || tab.title != nil else {
      return AnyTabContent(Tab(role: role) { tab.content })
    }
    return AnyTabContent(
      Tab(role: role) {
        tab.content
      } label: {
        tab.label
      })
  }

  // MARK: Rotors

  static func rotor(_ subject: Subject, _ call: Call, _ slot: Slot) -> Subject? {
    let entries = parts(slot).filter { $0.node.name == "AccessibilityRotorEntry" }
      .map(RotorEntry.init)
    if let system = call.value(0, read_AccessibilitySystemRotor) {
      return Subject(
        subject.view.accessibilityRotor(system) { ForEach(entries) { $0.content } })
    }
    guard let label = call.value(0, words) else { return nil }
    return Subject(
      subject.view.accessibilityRotor(label) { ForEach(entries) { $0.content } })
  }

  private struct RotorEntry: Identifiable {
    let id: String
    private let label: String
    private let namespace: Namespace.ID?

    #if canImport(SwiftUI)
      @MainActor
    #endif
    init(_ scope: Scope) {
      id = scope.node["id"] ?? ""
      label = scope.node["label"] ?? scope.content.text
      namespace = scope.node["in"].flatMap { scope.drawing.namespace($0) }
    }

    #if canImport(SwiftUI)
      @MainActor
    #endif
    @AccessibilityRotorContentBuilder var content: some AccessibilityRotorContent {
      // Its builder knows no `else`.
      if let namespace {
        AccessibilityRotorEntry(Text(verbatim: label), id: id, in: namespace)
      }
      if namespace == nil { AccessibilityRotorEntry(Text(verbatim: label), id: id) }
    }
  }
}
