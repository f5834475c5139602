import Foundation
import Testing
import VMLTestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `vmlc serve` as a process.
struct ServeCommandTests {
  /// Waits until the site is served and built; returns the URL.
  private func start(_ serve: RunningCommand) async throws -> String {
    let line = try await serve.expect(/serving at http:\/\/[^ \n]+\n/)
    let url = try #require(line.firstMatch(of: /http:\/\/[^ \n]+/))
    try await serve.expect(/watching for changes/)
    return String(url.0)
  }

  private func get(_ url: String, accept: String = "*/*") async throws -> (
    status: Int, text: String
  ) {
    var request = URLRequest(url: try #require(URL(string: url)))
    request.setValue(accept, forHTTPHeaderField: "Accept")
    request.cachePolicy = .reloadIgnoringLocalCacheData
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  /// The output of a build is looked through a moment later.
  private func text(of url: String, containing words: String) async throws {
    var answer: (status: Int, text: String)?
    let isThere = try await comesAbout {
      answer = try await get(url)
      return answer?.status == 200 && answer?.text.contains(words) == true
    }
    try #require(isThere, "\(String(describing: answer))")
  }

  @Test func aSiteIsServedWhileItIsEdited() async throws {
    let workspace = try await Workspace.withSite()
    let serve = try RunningCommand("serve", "--port", "0", in: workspace)
    let url = try await start(serve)
    try await text(of: url + "/", containing: "<!doctype swiftui+vml>")
    #expect(try await get(url + "/", accept: "text/html").text.hasPrefix("<!doctype html>"))
    try workspace.write("<Text>first</Text>", to: "site/content/a.vml")
    try await serve.expect(/content\/a.vml: \d documents.*, [\d.]+ ms\n/)
    try await text(of: url + "/a", containing: "first")
    try workspace.write("<Text>second</Txt>", to: "site/content/a.vml")
    try await serve.expect(/content\/a.vml: 1 error, nothing written/)
    try await text(of: url + "/a", containing: "first")
    try workspace.write("<Text>third</Text>", to: "site/content/a.vml")
    try await text(of: url + "/a", containing: "third")
    #expect(try serve.end(with: SIGTERM) == 0)
  }

  @Test func itEndsWithABrowserThatLooks() async throws {
    let workspace = try await Workspace.withSite()
    let serve = try RunningCommand("serve", "--port", "0", in: workspace)
    let url = try await start(serve)
    let looking = Task {
      let events = try #require(URL(string: url + "/.vmlc/events"))
      // It never ends by itself.
      _ = try? await URLSession.shared.data(from: events)
    }
    _ = try await get(url + "/.vmlc/site.json")
    #expect(try serve.end(with: SIGINT) == 0)
    _ = try await looking.value
  }

  @Test func anOutputThatIsRemovedIsMadeAgain() async throws {
    let workspace = try await Workspace.withSite()
    let serve = try RunningCommand("serve", "--port", "0", in: workspace)
    let url = try await start(serve)
    try await text(of: url + "/", containing: "<!doctype swiftui+vml>")
    try workspace.removeFolder("site/dist")
    #expect(try await get(url + "/").status == 503)
    try await serve.expect(/note: files of the output are gone; they are made again\n/)
    try await text(of: url + "/", containing: "<!doctype swiftui+vml>")
    #expect(try serve.end(with: SIGTERM) == 0)
  }

  /// Neither the loopback nor any other device has an address of version 6 there.
  @Test(
    .enabled(
      if: ChildProgram.succeeds(
        "/usr/bin/unshare", ["-rn", "/sbin/ip", "link", "set", "lo", "up"]),
      "needs namespaces"))
  func aMachineWithoutVersion6() async throws {
    let workspace = try await Workspace.withSite()
    for arguments in ["", "--lan", "--host ::1"] {
      let line =
        "ip link set lo up && ip addr add 10.9.9.1/24 dev lo || exit; : > ../out; "
        + "vmlc serve --port 0 \(arguments) > ../out 2>&1 & "
        + "while kill -0 $! && ! grep -q serving ../out; do sleep 0.05; done; kill $!; wait $!; cat ../out"
      let run = try await workspace.run(
        shell: "PATH=$PATH:/sbin unshare -rn sh -c '\(line)'", in: "site")
      #expect(run.output.contains("serving at http://"), "\(run.output)")
    }
  }

  @Test func aPortThatIsTaken() async throws {
    let workspace = try await Workspace.withSite()
    let first = try RunningCommand("serve", "--port", "0", in: workspace)
    let firstURL = try await start(first)
    let port = try #require(URL(string: firstURL)?.port)
    let second = try RunningCommand("serve", "--port", "\(port)", in: workspace)
    let secondURL = try await start(second)
    let other = try #require(URL(string: secondURL)?.port)
    #expect(other > port)
    let strict = try await workspace.run(
      "serve", "--port", "\(port)", "--strict-port", in: "site")
    #expect(strict.code == 2)
    #expect(strict.error.contains("another program has this port"), "\(strict.error)")
    #expect(strict.error.split(separator: "\n").count == 1)
    #expect(try second.end(with: SIGTERM) == 0)
    #expect(try first.end(with: SIGTERM) == 0)
  }

  @Test func programsGetJSON() async throws {
    let workspace = try await Workspace.withSite()
    let serve = try RunningCommand("serve", "--port", "0", "--diagnostics", "json", in: workspace)
    let line = try await serve.expect(/\{"event":"serving".*\n/)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let urls = try #require(object?["urls"] as? [String])
    #expect(urls.count == 1)
    #expect(urls[0].hasPrefix("http://localhost:"))
    try await serve.expect(/\{"event":"rebuild","changed":null.*\n/)
    #expect(try serve.end(with: SIGTERM) == 0)
  }

  @Test func theBrowserIsOpened() async throws {
    let workspace = try await Workspace.withSite()
    for program in ["xdg-open", "open"] {
      try workspace.write(
        "#!/bin/sh\necho \"$1\" > '\(workspace("opened"))'\n", to: "tools/\(program)")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: workspace("tools/\(program)"))
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let serve = try RunningCommand(
      "serve", "--port", "0", "--open", in: workspace,
      environment: ["PATH": workspace("tools") + ":" + path])
    let url = try await start(serve)
    #expect(try await comesAbout { workspace.read("opened")?.hasSuffix("\n") == true })
    #expect(workspace.read("opened") == url + "\n")
    #expect(try serve.end(with: SIGTERM) == 0)
  }

  @Test func oneTarget() async throws {
    let workspace = try await Workspace.withSite()
    let serve = try RunningCommand("serve", "--port", "0", "--target", "macos", in: workspace)
    let url = try await start(serve)
    try await text(of: url + "/.vmlc/site.json", containing: #""targets":[{"name":"macos","#)
    let other = try await get(url + "/", accept: "application/swiftui+vml; target=ios")
    #expect(other.status == 406)
    #expect(try serve.end(with: SIGTERM) == 0)
    let unknown = try await workspace.run("serve", "--host", "nobody.invalid", in: "site")
    #expect(unknown.code == 2)
    #expect(unknown.error.contains("the name has no address"), "\(unknown.error)")
  }
}
