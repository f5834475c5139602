import VMLBehaviour
import VMLMarkup

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A screen on a stack, as SwiftUI's path has it.
///
/// Two are the same at the same height with the same page, so that what a link has put there and
/// what behaviour has made of it are one.
struct StackEntry: Hashable {
  /// The screen's place on the stack, 0 for the first one that was pushed.
  var height: Int
  var path: String
  /// The link that the user has followed; `nil` for a screen that is there.
  var link: ElementID?

  static func == (one: StackEntry, other: StackEntry) -> Bool {
    one.height == other.height && one.path == other.path
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(height)
    hasher.combine(path)
  }
}

// Stacks of pages, as a view and SwiftUI's own gestures change them.
extension VMLClient {
  /// The layer that a screen is on, and the tab whose stack it belongs to.
  func place(ofScreen screen: Int) -> (layer: Int, tab: String, height: Int)? {
    for (number, layer) in state.layers.enumerated() {
      if layer.host == screen { return (number, layer.selected, 0) }
      for tab in layer.tabs.isEmpty ? [""] : layer.tabs {
        if let index = state.pushed(onLayer: number, tab: tab).firstIndex(of: screen) {
          return (number, tab, index + 1)
        }
      }
    }
    return nil
  }

  /// The screens on a stack, from the lowest up.
  func entries(onLayer layer: Int, tab: String) -> [StackEntry] {
    state.pushed(onLayer: layer, tab: tab).enumerated().map { height, screen in
      StackEntry(height: height, path: state.path(ofScreen: screen) ?? "")
    }
  }

  /// Takes a stack as the user has left it: shorter by going back, or longer by a link.
  func take(_ entries: [StackEntry], onLayer layer: Int, tab: String) {
    let before = self.entries(onLayer: layer, tab: tab)
    if state.layers.indices.contains(layer), state.layers[layer].selected != tab {
      handle(.selectedTab(tab))
    }
    for _ in entries.count..<max(entries.count, before.count) { handle(.wentBack) }
    if entries.count > before.count, let link = entries.last?.link {
      handle(.happened(.onTap, link))
    }
  }

  /// The screen of an entry, if it is still there.
  func screen(_ entry: StackEntry, onLayer layer: Int, tab: String) -> Int? {
    let pushed = state.pushed(onLayer: layer, tab: tab)
    return pushed.indices.contains(entry.height) ? pushed[entry.height] : nil
  }

  /// The tab around an element, where the screen has tabs.
  func tab(around index: Int, in drawing: Drawing) -> String {
    var found = ""
    for (other, node) in drawing.tree.nodes.enumerated().prefix(index)
    where node.end > index && drawing.parentIsTabs(other) {
      found = node["tag"] ?? node["value"] ?? found
    }
    return found
  }
}

extension Drawing {
  /// Whether an element stands directly in the one with tabs.
  fileprivate func parentIsTabs(_ index: Int) -> Bool {
    var parent: Int?
    for (other, node) in tree.nodes.enumerated().prefix(index) where node.end > index {
      parent = other
    }
    return parent.map { tree.nodes[$0].name == "TabView" } ?? false
  }

  /// Whether the tree has a stack of its own.
  var hasStack: Bool { tree.nodes.contains { $0.name == "NavigationStack" } }
}

#if canImport(SwiftUI)
  /// Screens that lie on each other, with the sheets over them.
  struct DrawnLayer: View {
    @ObservedObject var client: VMLClient
    let number: Int

    var body: some View {
      if client.state.layers.indices.contains(number) {
        let layer = client.state.layers[number]
        let drawing = Drawing(client.state.drawn(screen: layer.host), for: client)
        content(layer, drawing)
          .sheet(isPresented: presents(.sheet)) { next }
          #if !os(macOS)
            .fullScreenCover(isPresented: presents(.cover)) { next }
          #endif
      }
    }

    private var next: AnyView { AnyView(DrawnLayer(client: client, number: number + 1)) }

    @ViewBuilder private func content(
      _ layer: ClientState.Layer, _ drawing: Drawing
    ) -> some View {
      if drawing.hasStack {
        // The element draws the stack: ``DrawnStack``.
        DrawnScreen(drawing: drawing)
      } else {
        DrawnStack(client: client, layer: number, tab: layer.selected) {
          DrawnScreen(drawing: drawing)
        }
      }
    }

    private func presents(_ way: Presentation) -> Binding<Bool> {
      Binding {
        let layers = client.state.layers
        guard layers.indices.contains(number + 1) else { return false }
        let next = layers[number + 1].presentation
        #if os(macOS)
          return way == .sheet && (next == .sheet || next == .cover)
        #else
          return next == way
        #endif
      } set: { isPresented in
        // What lies over it has gone before.
        if !isPresented, client.state.layers.count == number + 2 { client.handle(.closed) }
      }
    }
  }

  /// A stack of pages over its root.
  struct DrawnStack<Root: View>: View {
    @ObservedObject var client: VMLClient
    let layer: Int
    let tab: String
    @ViewBuilder let root: Root

    var body: some View {
      NavigationStack(path: path) {
        root.navigationDestination(for: StackEntry.self) { entry in
          if let screen = client.screen(entry, onLayer: layer, tab: tab) {
            DrawnScreen(drawing: Drawing(client.state.drawn(screen: screen), for: client))
          }
        }
      }
    }

    private var path: Binding<[StackEntry]> {
      Binding {
        client.entries(onLayer: layer, tab: tab)
      } set: {
        client.take($0, onLayer: layer, tab: tab)
      }
    }
  }
#endif
