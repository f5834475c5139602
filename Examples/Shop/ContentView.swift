import SwiftUI
import VMLRuntime
import VMLSwiftUI

/// All pages of the shop, from the one with the tabs on.
struct ContentView: View {
  let channel: VMLChannel

  var body: some View {
    VMLScreen(SitePage.tabs.rawValue, in: channel, registry: registry) { name, values in
      Actions.shared.handle(name, values)
    }
  }

  /// What pages may name besides SwiftUI.
  private var registry: VMLRegistry {
    var registry = VMLRegistry()
    registry.register(view: SiteView.mapCard.rawValue) { element in
      MapCard(title: element["title"] ?? "")
    }
    registry.register(modifier: "shimmer") { view, _ in
      view.opacity(0.8)
    }
    return registry
  }
}

/// A place on a map.
struct MapCard: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: "map")
      Text(title).font(.headline)
    }
    .padding(16)
  }
}
