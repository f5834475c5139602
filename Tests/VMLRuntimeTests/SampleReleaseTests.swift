import Testing
import VMLRuntime

/// The store that apps have in their tests.
struct SampleReleaseTests {
  @Test func aReleaseInMemory() async throws {
    let transport = try MemoryTransport.release(
      [
        "/": "<Text>Hello</Text>", "/a/b": "<Text>b</Text>",
        "/lifecycle/launch": "<Text>…</Text>",
      ],
      files: ["assets/logo.png": [1, 2]], target: "ios", os: "ios", version: "7")
    let channel = VMLChannel(
      ChannelConfiguration(
        url: "", root: .unsigned, client: ClientProfile(target: "ios", system: "18.0")),
      transport: transport)
    let release = try await channel.release()
    #expect(release.version == "7")
    #expect(try await release.document(at: "/").bytes == Array("<Text>Hello</Text>".utf8))
    #expect(try await release.document(at: "/a/b").file == "a/b.vml")
    #expect(try await release.template("launch")?.path == "/lifecycle/launch")
    #expect(try await release.picture(named: "logo", scale: 2)?.bytes == [1, 2])
    #expect(await channel.update() == .unchanged)
    #expect(throws: ChannelError.noDocument("a")) {
      try MemoryTransport.release(["a": ""], target: "ios", os: "ios")
    }
  }
}
