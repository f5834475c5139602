import SwiftUI
import VMLRuntime

/// The app of the example site.
@main
struct ShopApp: App {
  /// Made once, and kept: it has the cache and the release that is shown.
  private let channel: VMLChannel

  init() {
    var client = ClientProfile(target: "ios", system: UIDevice.current.systemVersion)
    client.views = Set(SiteView.allCases.map(\.rawValue))
    var settings = ChannelConfiguration(
      url: "https://cdn.lumen.example/app", root: .bundle("1.root.json"), client: client)
    settings.languages = Locale.preferredLanguages
    settings.useBundle(embedded: "release")
    channel = VMLChannel(settings)
  }

  var body: some Scene {
    WindowGroup {
      ContentView(channel: channel)
        .task { await channel.refresh() }
    }
  }
}
