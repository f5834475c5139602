import Testing
import VMLServer
import VMLTestSupport

/// Who is let in, and to what.
@Suite(.serialized) struct DoorTests {
  @Test(arguments: [
    "localhost", "localhost:4280", "LOCALHOST:1", "shop.localhost", "127.0.0.1", "127.0.0.1:80",
    "127.1.2.3", "[::1]", "[::1]:4280",
  ])
  func namesOfThisMachine(_ host: String) {
    #expect(AllowedHosts().allow(host))
  }

  @Test(arguments: [
    "", "evil.example", "localhost.evil.example", "evillocalhost", "127.0.0.1.evil.example",
    "192.168.1.5", "[fe80::1]", "localhost:80:80", "localhost:x", "[::1", "127.0.0.1@evil",
    "127.0.0.256",
    "0.0.0.0", ":80", "localhost/", "0x7f.1",
  ])
  func namesThatOthersCanGive(_ host: String) {
    #expect(!AllowedHosts().allow(host))
  }

  @Test func theNetworksNames() {
    let hosts = AllowedHosts(names: ["Studio.local"], allowsAddresses: true)
    for host in ["studio.local:4280", "192.168.1.5:4280", "[fd00::1]:4280", "localhost"] {
      #expect(hosts.allow(host))
    }
    for host in ["evil.example", "studio.local.evil.example", "192.168.1.5.evil.example"] {
      #expect(!hosts.allow(host))
    }
  }

  @Test func whoMayAsk() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hi</Text>")
    func status(_ headers: [(String, String)], _ method: HTTPRequest.Method = .get) async -> Int {
      await site.responder.response(
        to: HTTPRequest(method, "/", headers: headers.map { (name: $0.0, value: $0.1) })
      ).status
    }
    let host = ("Host", "localhost")
    #expect(await status([("Host", "evil.example")]) == 421)
    #expect(await status([]) == 421)
    #expect(
      await status([host, ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors")]) == 403)
    #expect(
      await status([host, ("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")]) == 200)
    #expect(await status([host, ("Sec-Fetch-Site", "same-origin")]) == 200)
    #expect(await status([host], .other) == 405)
    #expect(await status([host], .post) == 405)
    #expect(await status([host], .head) == 200)
  }

  /// Their frames would have work done here, whatever the browser shows of it.
  @Test func pagesOfOtherSites() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hi</Text>")
    func status(_ path: String, from place: String) async -> Int {
      await site.get(
        path, accept: "text/html", ["Sec-Fetch-Site": place, "Sec-Fetch-Mode": "navigate"]
      ).status
    }
    for path in ["events", "explain", "views", "site.json", "components.json", "shell.js"] {
      #expect(await status("/.vmlc/" + path, from: "cross-site") == 403)
      #expect(await status("/.vmlc/" + path, from: "same-site") == 403)
      #expect(await status("/.vmlc/" + path, from: "same-origin") != 403)
      #expect(await status("/.vmlc/" + path, from: "none") != 403)
    }
    for header in ["Origin", "Referer"] {
      let own = await site.get("/.vmlc/site.json", [header: "http://localhost/page"]).status
      let other = await site.get("/.vmlc/site.json", [header: "http://evil.example/"]).status
      #expect((own, other) == (200, 403))
    }
    for path in ["/", "/.vmlc/components", "/.vmlc/components/Card"] {
      #expect(await status(path, from: "cross-site") == 200)
    }
    for path in ["/", "/nowhere", "/.vmlc/site.json", "/.vmlc/events", "/dev/ios/index.vml"] {
      for accept in ["text/html", "*/*"] {
        let policy = await site.get(path, accept: accept)["Content-Security-Policy"]
        #expect(policy?.contains("frame-ancestors 'none'") == true, "\(path)")
      }
    }
  }

  /// On a network.
  @Test func whatOthersGet() async throws {
    let site = try await ServedTestSite(
      "-- content/index.vml --\n<Text>Hi</Text>\n-- components/Card.vml --\n<slot/>")
    for path in ["/", "/.vmlc/site.json", "/.vmlc/shell.js", "/dev/manifest.json"] {
      let answer = await site.get(path, isLocal: false)
      #expect(answer.status == 200)
      #expect(!answer.text.contains(site.files.path))
      #expect(!answer.text.contains("vscode"))
    }
    #expect(await site.get("/.vmlc/site.json").text.contains(site.files.path))
    let frame = "frame=id%3Da%26path%3D%2F%26target%3Dios%26platform%3Dios"
    for query in [
      "events?component=Card&slot.=%3CText%3E%5C(data.a)%3C/Text%3E&\(frame)",
      "views?component=Card&\(frame)", "explain?\(frame)&node=1", "components.json",
      "components", "components/Card",
    ] {
      let answer = await site.get("/.vmlc/" + query, accept: "text/html", isLocal: false)
      #expect(answer.status == 403, "\(query)")
      #expect(answer.text.contains("only on the machine"))
      #expect(await site.get("/.vmlc/" + query, accept: "text/html").status != 403)
    }
    #expect(await site.get("/.vmlc/views?\(frame)", isLocal: false).status == 200)
  }

  @Test func noWayOut() async throws {
    #expect(waysOut.count >= 30)
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hi</Text>")
    for path in waysOut {
      let response = await site.get(path)
      #expect(response.status == (path.hasPrefix("/?") ? 200 : 404), "\(path): \(response.status)")
      #expect(!response.text.contains("name: Test"), "\(path)")
    }
  }

  @Test func theShellsOwnFiles() async throws {
    let site = try await ServedTestSite("-- content/index.vml --\n<Text>Hi</Text>")
    for (name, type) in [
      ("shell.js", "text/javascript; charset=utf-8"),
      ("gallery.js", "text/javascript; charset=utf-8"),
      ("inspector.js", "text/javascript; charset=utf-8"), ("shell.css", "text/css; charset=utf-8"),
      ("preview.css", "text/css; charset=utf-8"), ("icon.svg", "image/svg+xml"),
      ("preview.js", "text/javascript; charset=utf-8"),
    ] {
      let file = await site.get("/.vmlc/" + name)
      #expect(file["Content-Type"] == type)
      #expect(await site.get("/.vmlc/" + name, ["If-None-Match": file["ETag"] ?? ""]).status == 304)
      #expect(!file.text.contains("https://"), "\(name) names another server")
    }
    let page = await site.get("/", accept: "text/html")
    let policy = try #require(page["Content-Security-Policy"])
    for part in [
      "default-src 'none'", "script-src 'self'", "style-src-elem 'self'", "base-uri 'none'",
      "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
    ] { #expect(policy.contains(part)) }
    #expect(!policy.contains("script-src 'self' 'unsafe"))
    #expect(!page.text.contains("<script>"))
    #expect(!page.text.contains(" on"), "a page without handlers of its own")
  }
}

/// Spellings of ways out of the output's folder, to files that are there.
private let waysOut = [
  "/../site.yaml", "/../../site.yaml", "/..%2fsite.yaml", "/..%2Fsite.yaml", "/%2e%2e/site.yaml",
  "/%2e%2e%2fsite.yaml", "/.%2e/site.yaml", "/%2e./site.yaml", "/..%5csite.yaml",
  "/..\\site.yaml",
  "/%252e%252e/site.yaml", "/%252e%252e%252fsite.yaml", "/..%c0%afsite.yaml",
  "/%c0%ae%c0%ae/site.yaml",
  "/..%00/site.yaml", "/index.vml%00", "/./../site.yaml", "//site.yaml", "///../site.yaml",
  "/dev/../../site.yaml", "/dev/ios/../../../site.yaml", "/dev/ios/..%2f..%2f..%2fsite.yaml",
  "/assets/../../../../site.yaml", "/assets/..;/site.yaml", "/.../site.yaml", "/....//site.yaml",
  "/%u002e%u002e/site.yaml", "/.vmlc/../site.yaml", "/.vmlc/..%2f..%2fsite.yaml",
  "/.vmlc/shell.js/../../site.yaml", "/latest.json/../../site.yaml",
  "/dev/manifest.json/../../../site.yaml",
  "/%2fsite.yaml", "/site.yaml", "/content/index.vml", "/dev/ios//index.vml",
  "/dev/ios/%2findex.vml",
  "/~/site.yaml", "/file:site.yaml", "/?/../site.yaml", "/%", "/%2", "/%zz",
]
