import Foundation
import Testing
import VMLTestSupport

/// Channels that go, and places that no channel or key may have.
struct ChannelCommandTests {
  @Test func aChannelIsTakenOut() async throws {
    let shop = try await PublishCommandTests.shop()
    try await shop.expect("publish")
    try await shop.expect("publish", "--channel", "beta")
    let release = try await shop.current()
    var run = try await shop.expect("unpublish", "--channel", "beta")
    #expect(run.lines.first == "  channels/beta/timestamp.json")
    #expect(
      run.lines.last
        == "would remove the channel 'beta' from file:../live, which offers \(release); "
        + "'--delete' does it")
    #expect(shop.read("live/channels/beta/timestamp.json") != nil)
    run = try await shop.expect("unpublish", "--channel", "beta", "--delete", "--json")
    #expect(run.output.contains("\"dryRun\": false") && run.output.contains(release))
    #expect(!FileManager.default.fileExists(atPath: shop.path("live/channels/beta")))
    try await shop.expect("verify")
    run = try await shop.run("unpublish", "--channel", "beta", "--delete")
    #expect(run.code == 64 && run.error.hasSuffix("yet; it has the channel 'production'\n"))
    // Clients of the channel have seen its versions.
    run = try await shop.run("publish", "--channel", "beta", "--recover")
    #expect(run.code == 0, "\(run.error)")
    try await shop.expect("verify", "--channel", "beta")
    #expect(shop.read("live/channels/beta/2.targets.json") != nil)
  }

  @Test func whichChannelIsSaid() async throws {
    let shop = try await PublishCommandTests.shop(keys: false)
    let run = try await shop.run("unpublish", "--delete")
    #expect(run.code == 64 && run.error.contains("'--channel' has to name the channel that goes"))
  }

  @Test func noStoreAmongTheSources() async throws {
    let shop = try await PublishCommandTests.shop()
    for (store, reason) in [
      (".", "it is the site's own folder"), ("content/live", "it lies in the site's 'content'"),
      ("../shop/trust", "it lies in the site's 'trust'"),
    ] {
      let run = try await shop.run("publish", "--store", "file:\(store)")
      let message = "error: 'file:\(store)' cannot be the store: \(reason)"
      #expect(run.code == 64 && run.error.hasPrefix(message), "\(run.error)")
      #expect(!FileManager.default.fileExists(atPath: shop.path("shop/content/live")))
    }
  }

  /// Keys are kept by the site's name.
  @Test func twoSitesOfOneName() async throws {
    let shop = try await PublishCommandTests.shop()
    let keys = try shop.workspace.contents(of: "home/.config/vmlc/keys/Shop")
    try FileManager.default.removeItem(atPath: shop.path("shop/trust"))
    let run = try await shop.run("keys", "init")
    #expect(run.code == 2 && run.error.contains("of this site or of another one with its name"))
    #expect(try shop.workspace.contents(of: "home/.config/vmlc/keys/Shop") == keys)
    try await shop.expect("keys", "init", "--keys", "../other")
    // Those of the other site do not count.
    let refused = try await shop.run("publish")
    #expect(refused.code == 2, "\(refused.error)")
    try await shop.expect("publish", "--keys", "../other")
  }
}
