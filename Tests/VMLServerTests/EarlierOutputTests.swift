import Testing
import VMLBuild
import VMLFiles
import VMLServer
import VMLTestSupport
import VMLWatch

/// What is served before a build has succeeded.
struct EarlierOutputTests {
  @Test(arguments: ["", "output: build/vml\n"])
  func anEarlierRunIsServedWhereTheFirstBuildFails(_ output: String) async throws {
    let files = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      \(output)
      -- content/index.vml --
      <Text>an earlier run</Text>
      """)
    var options = BuildOptions(site: files.path)
    options.version = ServedSite.version
    #expect(try await buildSite(options).errorCount == 0)
    let served = ServedSite(options, builtBy: SessionRebuilder(options))
    let reading = Task { await served.run() }
    defer { reading.cancel() }
    let locked = FileSystemError("use", "build/vml", .locked, "another vmlc is at work")
    served.note(
      .built(
        Rebuild(
          changes: .everything, outcome: .failure(.world(locked)), duration: .milliseconds(1))))
    let responder = SiteResponder(served, hosts: AllowedHosts())
    let isServed = try await comesAbout {
      let request = HTTPRequest(
        .get, "/", headers: [("Host", "localhost"), ("Accept", "*/*")], isLocal: true)
      return await responder.response(to: request).text.contains("an earlier run")
    }
    #expect(isServed)
  }
}
