import Testing
import VMLRelease

struct ClientRuntimeTests {
  private let target = ReleaseRoot.Target(
    name: "ios", os: "iOS", minimum: "17.0", digest: ContentDigest(of: []), length: 0,
    needs: ClientNeeds(
      elements: ["MapCard", "Text"], modifiers: ["cardStyle", "padding"], views: ["MapCard"]))

  private func gaps(_ change: (inout ClientRuntime) -> Void) -> [ClientRuntime.Gap] {
    var runtime = ClientRuntime(name: "v1")
    change(&runtime)
    let root = ReleaseRoot(
      name: "Shop", version: "1", vml: "1.0", compiler: "1", targets: [target])
    return runtime.gaps(in: target, of: root)
  }

  @Test func whoSaysNothingCanDoEverything() {
    #expect(gaps { _ in } == [])
    #expect(gaps { $0.systems = ["ios": "17"] } == [])
    #expect(gaps { $0.systems = ["macos": "10.15"] } == [])
    #expect(gaps { $0.vml = "1" } == [])
    #expect(gaps { $0.vml = "1.1" } == [])
  }

  @Test func listsNameWhatIsKnown() {
    #expect(gaps { $0.elements = ["Text"] } == [])
    #expect(gaps { $0.elements = [] } == [.element("Text")])
    #expect(gaps { $0.views = [] } == [.element("MapCard")])
    #expect(gaps { ($0.elements, $0.views) = ([], ["Text", "MapCard"]) } == [])
    #expect(gaps { $0.modifiers = ["padding"] } == [.modifier("cardStyle")])
    #expect(gaps { $0.modifiers = ["padding", "cardStyle"] } == [])
  }

  @Test func whatIsLackingIsLacking() {
    #expect(gaps { $0.lacks = ["Text", "padding"] } == [.element("Text"), .modifier("padding")])
    #expect(gaps { ($0.views, $0.lacks) = (["MapCard"], ["MapCard"]) } == [.element("MapCard")])
    #expect(gaps { $0.lacks = ["Gauge"] } == [])
  }

  @Test func versions() {
    #expect(
      gaps { $0.systems = ["ios": "16.4"] } == [.system("iOS", needs: "17.0", has: "16.4")])
    #expect(gaps { $0.systems = ["ios": "9"] } == [.system("iOS", needs: "17.0", has: "9")])
    #expect(gaps { $0.vml = "0.9" } == [.vml("1.0")])
  }

  @Test func behaviour() {
    var needs = target.needs
    (needs.events, needs.steps, needs.behaviour) = (["onTap"], ["load", "send"], ["1"])
    #expect(needs.subtracting(target.needs).steps == ["load", "send"])
    var target = target
    target.needs = needs
    let root = ReleaseRoot(
      name: "Shop", version: "1", vml: "1.0", compiler: "1", targets: [target])
    func gaps(_ change: (inout ClientRuntime) -> Void) -> [ClientRuntime.Gap] {
      var runtime = ClientRuntime(name: "v1")
      change(&runtime)
      return runtime.gaps(in: target, of: root)
    }
    #expect(gaps { $0.behaviour = 1 } == [] && gaps { _ in } == [])
    #expect(gaps { $0.behaviour = 0 } == [.behaviour("1")])
    #expect(gaps { $0.lacks = ["load", "onTap"] } == [.event("onTap"), .step("load")])
    #expect(ReleaseRoot(file: root.file)?.targets == [target])
  }

  @Test func whoIsOfferedARelease() {
    let (new, old) = (ReleaseID(of: ContentDigest(of: [1])), ReleaseID(of: ContentDigest(of: [2])))
    var state = ChannelState(name: "c")
    state.offers = [
      .init(old, runtime: "v1"), .init(new, runtime: "v3", share: 100), .init(old, runtime: "v3"),
      .init(new),
    ]
    #expect(!state.offers(new, toRuntime: "v1"))
    #expect(state.offers(old, toRuntime: "v1"))
    #expect(state.offers(new, toRuntime: "v2"))
    #expect(state.offers(new, toRuntime: "v3"))
  }
}
