import Foundation
import Testing
import VMLTestSupport

/// The functions for CloudFront and Cloudflare of `docs/publishing.md`, run by Node with what stands in for their
/// surroundings.
@Suite(.enabled(if: Node.path != nil, "no node in PATH"))
struct EdgeFunctionTests {
  @Test func cloudFront() throws {
    let answers = try Node.run(
      try snippet("cloudfront") + """

        const ask = (uri, accept) => {
          const headers = accept === undefined ? {} : { accept: { value: accept } }
          const answer = handler({ request: { uri, headers } })
          return answer.statusCode ?? answer.uri
        }
        const vml = "application/swiftui+vml"
        console.log(JSON.stringify([
          ask("/v/0a/help.vml"), ask("/v/0a/help.vml", vml + "; target=macos"),
          ask("/v/0a/a/b.vml", `text/html, ${vml}; version=1; target="macos"; q=0.9, */*`),
          ask("/v/0a/help.vml", vml + ", text/html; target=macos"),
          ask("/v/0a/help.vml", vml + "; target=MacOS"),
          ask("/v/0a/help.vml", vml + "; target=visionos"), ask("/v/0a/macos/help.vml"),
          ask("/objects/sha256/ab/cd", vml + "; target=macos"), ask("/v/0a", ""),
          ask("/channels/production/timestamp.json"), ask("/locks/production.json"),
        ]))
        """)
    #expect(
      answers == [
        "/v/0a/ios/help.vml", "/v/0a/macos/help.vml", "/v/0a/macos/a/b.vml", "/v/0a/ios/help.vml",
        "/v/0a/macos/help.vml", "404", "/v/0a/macos/help.vml", "/objects/sha256/ab/cd", "/v/0a",
        "/channels/production/timestamp.json", "404",
      ])
  }

  @Test func cloudflare() throws {
    let answers = try Node.run(
      try snippet("cloudflare").replacingOccurrences(of: "export default", with: "const worker =")
        + """

        const stored = {
          "v/0a/ios/help.vml": "i", "v/0a/macos/help.vml": "m", "v/0a/macos/help.vml.gz": "z",
          "locks/a.json": "l", "objects/sha256/ab/cd": "o",
        }
        const SITE = { get: async (key, options) => stored[key] === undefined ? null : {
          httpEtag: '"' + key + '"',
          body: options.onlyIf.get("If-None-Match") === '"' + key + '"' ? undefined : stored[key],
          writeHttpMetadata: headers => {
            headers.set("Content-Type", "text/x")
            if (key.endsWith(".gz")) headers.set("Content-Encoding", "gzip")
          },
        } }
        const ask = async (path, headers = {}, method = "GET") => {
          const answer = await worker.fetch(new Request("https://a.example/" + path, { headers, method }), { SITE })
          const encoding = answer.headers.get("Content-Encoding")
          return [answer.status, await answer.text(), encoding].filter(Boolean).join(" ")
        }
        const Accept = "application/swiftui+vml; target=macos"
        console.log(JSON.stringify(await Promise.all([
          ask("v/0a/help.vml"), ask("v/0a/help.vml", { Accept }), ask("v/0a/macos/help.vml"),
          ask("v/0a/help.vml", { Accept, "Accept-Encoding": "br, gzip" }),
          ask("v/0a/help.vml", { "Accept-Encoding": "gzip" }),
          ask("v/0a/help.vml", { Accept: Accept.replace("macos", "tvos") }),
          ask("v/0a/none.vml"), ask("locks/a.json"), ask("objects/sha256/ab/cd"),
          ask("objects/sha256/ab/cd", { "If-None-Match": '"objects/sha256/ab/cd"' }),
          ask("v/0a/help.vml", {}, "HEAD"), ask("v/0a/help.vml", {}, "DELETE"),
        ])))
        """)
    #expect(
      answers == [
        "200 i", "200 m", "200 m", "200 z gzip", "200 i", "404", "404", "404", "200 o", "304",
        "200", "405",
      ])
  }

  /// A block of the documentation.
  private func snippet(_ name: String) throws -> String {
    let text = try String(
      contentsOf: repositoryFolder.appending(path: "docs/publishing.md"), encoding: .utf8)
    let start = try #require(text.range(of: "```js \(name)\n"))
    let end = try #require(text.range(of: "```\n", range: start.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
  }
}

/// JavaScript outside of a browser.
private enum Node {
  static let path =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/node" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Runs a module that prints a list, and returns what is in it.
  static func run(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "test.mjs")
    let node = try #require(path)
    let said = try ChildProgram.output(of: node, [folder("test.mjs")])
    if said.end != .code(0) {
      let all = try ChildProgram.output(of: node, [folder("test.mjs")], withErrors: true)
      Issue.record("\(all.end): \(all.text)")
    }
    let list = try JSONSerialization.jsonObject(with: Data(said.text.utf8)) as? [Any]
    return try #require(list).map { "\($0)" }
  }
}
