import Testing
import VMLOutput
import VMLPublish
import VMLRelease
import VMLTestSupport

/// A release that apps cannot draw does not get to them.
struct RuntimeTests {
  private let fixture: PublishFixture

  init() throws { fixture = try PublishFixture() }

  private func publisher(_ runtimes: ClientRuntime...) throws -> Publisher {
    var publisher = try fixture.publisher()
    publisher.runtimes = runtimes
    return publisher
  }

  private func runtime(_ name: String, lacking names: Set<String> = []) -> ClientRuntime {
    var runtime = ClientRuntime(name: name)
    runtime.lacks = names
    return runtime
  }

  /// Message of a publish that is refused.
  private func refusal(
    _ work: () async throws -> Void, at location: SourceLocation = #_sourceLocation
  ) async throws -> String {
    do {
      try await work()
      Issue.record("nothing was refused", sourceLocation: location)
      return ""
    } catch let failure as PublishFailure {
      guard case .gaps = failure else { throw failure }
      return "\(failure)"
    }
  }

  @Test func aReleaseThatAnAppCannotDrawIsRefused() async throws {
    let tree = try await fixture.tree()
    let publisher = try publisher(
      runtime("v1", lacking: ["VStack", "bold", "Gauge"]), runtime("v2"))
    let text = try await refusal { _ = try await publisher.publish(tree) }
    #expect(
      text == """
        apps with the runtime 'v1' cannot draw all of this release:
          ios, macos: it has no 'VStack' in about.vml
          ios, macos: it has no modifier 'bold' in about.vml and one more
        nothing was published; '--runtime NAME' offers it to the apps with another runtime alone
        """)
    #expect(try await refusal { _ = try await publisher.plan(tree) } == text)
    #expect(try fixture.contents() == [:])
    var audience = Audience()
    audience.runtime = "v2"
    #expect(try await publisher.publish(tree, to: audience).hasChangedChannel)
    // For the others it stays refused, also to some of them.
    audience = Audience()
    audience.share = 100
    #expect(try await refusal { _ = try await publisher.publish(tree, to: audience) } == text)
  }

  @Test func whoHasAReleaseOfTheirOwnIsNotInTheWay() async throws {
    let old = try await fixture.tree("1")
    var audience = Audience()
    audience.runtime = "v1"
    let publisher = try publisher(runtime("v1", lacking: ["Image"]), runtime("v2"))
    _ = try await publisher.publish(old, to: audience)
    try fixture.site.write("<Image systemName=\"star\"/>", to: "content/star.vml")
    let new = try await fixture.tree("2")
    #expect(try await publisher.publish(new).hasChangedChannel)
    let state = try await publisher.status().state
    #expect(state.release(forRuntime: "v1", client: "x") == old.id)
    #expect(state.release(forRuntime: "v2", client: "x") == new.id)
    // Back for everybody is also for those.
    let report = try await publisher.rollBack(to: .release(new.id))
    #expect(
      report.warnings == [
        "apps with the runtime 'v1' cannot draw all of this release:\n  ios, macos: it has no 'Image'"
      ])
    #expect(report.hasChanged)
  }

  @Test func whatIsKnownOfRuntimesIsHeldAgainstWhatIsThere() async throws {
    let tree = try await fixture.tree()
    let output = try readFinishedSite(fixture.folder("dist"), version: "1")
    let all = try publisher(runtime("v1"))
    _ = try await all.publish(tree)
    try all.note(tree, of: output)
    #expect(all.knownRelease(of: output) != nil)
    let some = try publisher(runtime("v1", lacking: ["Text"]))
    #expect(some.knownRelease(of: output) == nil)
    _ = try await refusal { _ = try await some.publish(tree) }
  }
}
