import Foundation
import Testing
import VMLTestSupport

struct WatchCommandTests {
  @Test func savesMistakesAndTheirCorrection() async throws {
    let workspace = try await Workspace.withSite()
    let watch = try RunningCommand("watch", in: workspace)
    try await watch.expect(/3 documents in 3 trees: .* → dist\/dev\n/)
    try await watch.expect(/watching for changes; Ctrl-C ends this\n/)
    try workspace.write("<Text>first</Text>", to: "site/content/a.vml")
    try await watch.expect(/content\/a.vml: \d documents.*, [\d.]+ ms\n/)
    #expect(workspace.read("site/dist/dev/ios/a.vml")?.contains("first") == true)
    // In one step: of a file that a busy machine closes long after it was written, watch tells twice, the second
    // time along with the next one.
    try workspace.write("<Text>second</Txt>", to: "a.vml")
    // SAFETY: the paths end with a zero.
    #expect(unsafe rename(workspace("a.vml"), workspace("site/content/a.vml")) == 0)
    let shown = try await watch.expect(/content\/a.vml: 1 error, nothing written, [\d.]+ ms\n/)
    #expect(shown.contains("error[stray-end-tag]"))
    #expect(shown.contains(" --> content/a.vml:1:"))
    #expect(workspace.read("site/dist/dev/ios/a.vml")?.contains("first") == true)
    // What is known is not shown in full again.
    try workspace.write("<Text>\\(nothing)</Text>", to: "site/content/b.vml")
    let again = try await watch.expect(/content\/b.vml: 2 errors, nothing written, [\d.]+ ms\n/)
    #expect(again.contains("error[unknown-variable]"))
    #expect(again.contains("still: content/a.vml:1:"))
    #expect(!again.contains("error[stray-end-tag]"))
    try FileManager.default.removeItem(atPath: workspace("site/content/b.vml"))
    try await watch.expect(/content\/b.vml: 1 error, nothing written/)
    try workspace.write("<Text>third</Text>", to: "site/content/a.vml")
    try await watch.expect(/content\/a.vml: fixed, \d documents.* ms\n/)
    #expect(workspace.read("site/dist/dev/ios/a.vml")?.contains("third") == true)
    #expect(try watch.end(with: SIGINT) == 0)
  }

  @Test func theConfigurationIsASource() async throws {
    let workspace = try await Workspace.withSite()
    let watch = try RunningCommand("watch", "--poll=20", in: workspace)
    try await watch.expect(/watching/)
    try workspace.write("name: [", to: "site/site.yaml")
    try await watch.expect(/error\[yaml-syntax\](.|\n)*site.yaml: 1 error, nothing written/)
    try workspace.write("name: S\ntargets: [tvos]\n", to: "site/site.yaml")
    try await watch.expect(/site.yaml: fixed/)
    #expect(workspace.read("site/dist/dev/tvos/index.vml") != nil)
    #expect(workspace.read("site/dist/dev/ios/index.vml") == nil)
    try FileManager.default.removeItem(atPath: workspace("site/site.yaml"))
    try await watch.expect(/error: .* is not a site.*\n(.|\n)*site.yaml: nothing written/)
    try workspace.write("name: S\ntargets: [ios]\n", to: "site/site.yaml")
    try await watch.expect(/site.yaml: fixed/)
    #expect(try watch.end(with: SIGTERM) == 0)
  }

  /// A file that sheets name outside of the site's folders is a source, too.
  @Test(arguments: [[], ["--poll=20"]])
  func tokensInAnotherFolder(_ options: [String]) async throws {
    let workspace = try await Workspace.withSite()
    func tokens(_ color: String) -> String {
      #"{"c":{"$type":"color","$value":"\#(color)"}}"#
    }
    try workspace.write(tokens("#112233"), to: "site/design/t.json")
    try workspace.write(
      "@tokens \"/design/t.json\";\nText { foregroundStyle(var(--c)); }", to: "site/styles/main.vss"
    )
    try workspace.write("<Text>a</Text>", to: "site/content/a.vml")
    let watch = try RunningCommand(["watch"] + options, in: workspace)
    try await watch.expect(/watching/)
    try workspace.write(tokens("#445566"), to: "site/design/t.json")
    try await watch.expect(/design\/t.json: .* ms\n/)
    #expect(workspace.read("site/dist/dev/ios/a.vml")?.contains("#445566") == true)
    try FileManager.default.removeItem(atPath: workspace("site/design"))
    try await watch.expect(/error\[import-not-found\](.|\n)*design\/t.json: 1 error/)
    try workspace.write(tokens("#778899"), to: "site/design/t.json")
    try await watch.expect(/design\/t.json: fixed/)
    #expect(workspace.read("site/dist/dev/ios/a.vml")?.contains("#778899") == true)
    #expect(try watch.end(with: SIGINT) == 0)
  }

  /// The watcher itself is in the folder, which the kernel therefore keeps.
  @Test func theSiteMayBeDeletedAndMadeAnew() async throws {
    let workspace = try await Workspace.withSite()
    let files = FileManager.default
    try files.copyItem(atPath: workspace("site"), toPath: workspace("copy"))
    let watch = try RunningCommand("watch", in: workspace)
    try await watch.expect(/watching/)
    try workspace.removeFolder("site")
    try await watch.expect(/cannot watch/)
    try workspace.write("<Text>new</Text>", to: "copy/content/a.vml")
    try files.moveItem(atPath: workspace("copy"), toPath: workspace("site"))
    try await watch.expect(/everything: .* ms\n/)
    try workspace.write("<Text>last</Text>", to: "site/content/a.vml")
    try await watch.expect(/content\/a.vml: .* ms\n/)
    #expect(workspace.read("site/dist/dev/ios/a.vml")?.contains("last") == true)
    #expect(try watch.end(with: SIGINT) == 0)
  }

  @Test func theOutputMayGoAway() async throws {
    let workspace = try await Workspace.withSite()
    let watch = try RunningCommand("watch", in: workspace)
    try await watch.expect(/watching/)
    try workspace.removeFolder("site/dist")
    try workspace.write("<Text>new</Text>", to: "site/content/a.vml")
    try await watch.expect(/content\/a.vml: .* ms\n/)
    #expect(workspace.read("site/dist/dev/ios/a.vml")?.contains("new") == true)
    #expect(workspace.read("site/dist/dev/ios/index.vml") != nil)
    #expect(try watch.end(with: SIGINT) == 0)
    let build = try await workspace.run("build", "--version", "dev", in: "site")
    #expect(build.output.contains("0 written"), "\(build.output)")
  }

  @Test func anotherProgramIsWaitedFor() async throws {
    let workspace = try await Workspace.withSite()
    let watch = try RunningCommand("watch", in: workspace)
    try await watch.expect(/watching/)
    // As another build locks the output.
    // SAFETY: the string lives for the call.
    let output = unsafe open(workspace("site/dist"), O_RDONLY | O_DIRECTORY)
    defer { close(output) }
    try #require(flock(output, LOCK_EX | LOCK_NB) == 0)
    try workspace.write("<Text>new</Text>", to: "site/content/a.vml")
    let waiting = try await watch.expect(/content\/a.vml: nothing written, tried again.*\n/)
    #expect(waiting.contains("error: cannot use 'dist': another vmlc is at work there"))
    try await Task.sleep(for: .milliseconds(500))
    try #require(flock(output, LOCK_UN) == 0)
    let written = try await watch.expect(/content\/a.vml: .* ms\n/)
    #expect(!written.contains("error") && !written.contains("fixed"), "\(written)")
    #expect(workspace.read("site/dist/dev/ios/a.vml")?.contains("new") == true)
    #expect(try watch.end(with: SIGINT) == 0)
  }

  @Test func endsWhenNobodyReadsWhatItSays() async throws {
    let workspace = try await Workspace.withSite()
    // The first build's line is all that is read.
    let run = try await workspace.run(
      shell: """
        while ! test -f code; do sleep 0.1; echo '<!-- x -->' >> content/index.vml; done &
        { vmlc watch; echo $? > code; } | head -n 1
        wait
        """, in: "site")
    #expect(run.output.hasPrefix("3 documents in 3 trees"))
    #expect(workspace.read("site/code") == "0\n")
    #expect(workspace.read("site/dist/latest.json") != nil)
  }

  @Test func programsGetJSON() async throws {
    let workspace = try await Workspace.withSite()
    let watch = try RunningCommand("watch", "--diagnostics", "json", in: workspace)
    let first = try await watch.expect(/\{"event":"rebuild","changed":null.*\n/)
    try workspace.write("<Text>\\(nothing)</Text>", to: "site/content/a.vml")
    let second = try await watch.expect(/\{"event":"rebuild","changed":\["content\/a.vml"\].*\n/)
    let lines = (first + second).split(separator: "\n")
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["event"] as? String } == ["watching", "rebuild", nil, "rebuild"])
    #expect(objects[0]["method"] as? String == "notifications")
    #expect(objects[1]["errors"] as? Int == 0)
    #expect(objects[1]["output"] as? String == "dist/dev")
    #expect(objects[2]["code"] as? String == "unknown-variable")
    #expect(objects[3]["errors"] as? Int == 1)
    #expect(objects[3]["output"] is NSNull)
    #expect(try watch.end(with: SIGTERM) == 0)
  }

  @Test func whatDoesNotGoTogether() async throws {
    let workspace = try await Workspace.withSite()
    let sarif = try await workspace.run("watch", "--diagnostics", "sarif", in: "site")
    #expect(sarif.code == 64)
    let poll = try await workspace.run("watch", "--poll=5", in: "site")
    #expect(poll.code == 64)
    #expect(poll.error.contains("10 to 60000"))
    let none = try await workspace.run("watch")
    #expect(none.code == 64)
  }
}
