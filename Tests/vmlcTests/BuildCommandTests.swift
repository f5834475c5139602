import Foundation
import Testing

struct BuildCommandTests {
  @Test func endsWithOneLine() async throws {
    let workspace = try await Workspace.withSite()
    let first = try await workspace.run("build", in: "site")
    let pattern =
      /3 documents in 3 trees: 3 compiled, (\d) written, (\d) reused, 0 warnings, [\d.]+ s → (.*)\n/
    let match = try #require(first.output.wholeMatch(of: pattern), "\(first.output)")
    #expect(match.output.1 == "3")
    #expect(match.output.3 == "dist/0.1.0")
    #expect(first.error == "")
    #expect(first.code == 0)
    let second = try await workspace.run("build", in: "site")
    #expect(
      second.output.hasPrefix(
        "3 documents in 3 trees: 0 compiled, 0 written, 3 reused, 0 warnings, "))
    #expect(second.code == 0)
  }

  @Test func traceSaysWhenEachStageRan() async throws {
    let workspace = try await Workspace.withSite()
    let run = try await workspace.run("build", "--trace", "trace.json", in: "site")
    #expect(run.code == 0)
    let text = try #require(workspace.read("site/trace.json"))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let events = try #require(object?["traceEvents"] as? [[String: Any]])
    let stages = events.filter { $0["ph"] as? String == "X" }
    #expect(
      Set(stages.compactMap { $0["name"] as? String }) == [
        "look", "load", "read", "parse", "prepare", "expand", "style", "check", "emit", "write",
        "commit", "save",
      ])
    for stage in stages {
      #expect((stage["ts"] as? Double ?? -1) >= 0)
      #expect((stage["dur"] as? Double ?? -1) >= 0)
    }
    let files = Set(
      stages.compactMap { ($0["args"] as? [String: String])?["file"] })
    #expect(files == ["content/index.vml"])
    // Nothing but looking is done the second time, and the file says so.
    let again = try await workspace.run("build", "--timing", "--trace", "trace.json", in: "site")
    #expect(again.output.contains(/look +[\d.]+ ms  1×\n3 documents/), "\(again.output)")
    #expect(again.output.split(separator: "×").count == 2)
    let second = try #require(workspace.read("site/trace.json"))
    #expect(second.split(separator: "\"X\"").count == 2 && second.contains("\"look\""))
  }

  @Test func aTraceThatCannotBeWrittenIsRefusedFirst() async throws {
    let workspace = try await Workspace.withSite()
    try workspace.write("x", to: "site/file")
    try FileManager.default.createSymbolicLink(
      atPath: workspace("site/dangling"), withDestinationPath: "content/../no/trace.json")
    for (path, reason) in [
      "dangling": "there is no folder './content/../no'",
      "no/trace.json": "there is no folder 'no'", "content": "it is a folder",
      "content/": "it is a folder", "new/": "it is a folder", "": "a file has a name",
      "file/trace.json": "a part of the path is not a folder",
    ] {
      let run = try await workspace.run("build", "--trace", path, in: "site")
      #expect(run.code == 2)
      #expect(run.error == "error: cannot write '\(path)': \(reason)\n")
    }
    #expect(workspace.read("site/dist/latest.json") == nil)
  }

  /// A trace takes the place of a file alone.
  @Test func aTraceGoesIntoPipesAndThroughLinks() async throws {
    let workspace = try await Workspace.withSite()
    let piped = try await workspace.run(
      shell: "mkfifo pipe; cat pipe > read & vmlc build --trace pipe && wait; test -p pipe",
      in: "site")
    #expect(piped.code == 0, "\(piped.error)")
    #expect(workspace.read("site/read")?.contains("\"commit\"") == true)
    for target in ["new.json", "../there.json"] {
      try? FileManager.default.removeItem(atPath: workspace("site/link"))
      try FileManager.default.createSymbolicLink(
        atPath: workspace("site/link"), withDestinationPath: target)
      // The first time there is nothing where it leads to.
      for _ in 0..<2 {
        let run = try await workspace.run("build", "--trace", "link", in: "site")
        #expect(run.code == 0, "\(run.error)")
        let text = try #require(workspace.read("site/" + target))
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        #expect(
          try FileManager.default.destinationOfSymbolicLink(atPath: workspace("site/link"))
            == target)
      }
    }
    let out = try await workspace.run("build", "--trace", "/dev/stdout", in: "site")
    #expect(out.output.contains("\"look\""))
  }

  @Test func findsTheSiteFromBelowAndByName() async throws {
    let workspace = try await Workspace.withSite()
    let below = try await workspace.run("build", in: "site/content")
    #expect(below.output.hasSuffix(" → ../dist/0.1.0\n"))
    let named = try await workspace.run("build", "--site", "site/")
    #expect(named.output.hasSuffix(" → site/dist/0.1.0\n"))
    #expect(named.code == 0)
  }

  @Test func optionsReachTheBuild() async throws {
    let workspace = try await Workspace.withSite()
    let run = try await workspace.run(
      "build", "--version", "2.0", "--target", "ios", "--target", "macos", "--output", "../out",
      "--pretty", "--jobs", "1", in: "site")
    #expect(run.output.contains("2 documents in 2 trees"))
    #expect(run.output.hasSuffix(" → ../out/2.0\n"))
    #expect(workspace.read("out/2.0/ios/index.vml")?.contains("\n    <NavigationStack>") == true)
    #expect(workspace.read("out/2.0/visionos/index.vml") == nil)
  }

  @Test func unknownTarget() async throws {
    let workspace = try await Workspace.withSite()
    let near = try await workspace.run("build", "--target", "iso", in: "site")
    #expect(near.error == "error: the site has no target 'iso'; did you mean 'ios'?\n")
    #expect(near.code == 64)
    let far = try await workspace.run("check", "--target", "android", in: "site")
    #expect(far.error.contains("ios, macos, visionos"))
    #expect(far.code == 64)
  }

  @Test func checksAgainstSwiftUI() async throws {
    let workspace = try await Workspace.withSite()
    try workspace.write(
      "<Text style=\"padding(horizontal: 8)\">a</Text>", to: "site/content/wrong.vml")
    for arguments in [["build"], ["check"], ["inspect", "content/wrong.vml"]] {
      let run = try await workspace.run(arguments, in: "site")
      #expect(run.code == 1, "\(arguments)")
      #expect(run.error.contains("error[argument-label]"), "\(arguments)")
    }
  }

  @Test func errorsLeaveTheOutputAsItWas() async throws {
    let workspace = try await Workspace.withSite()
    _ = try await workspace.run("build", in: "site")
    let before = try workspace.contents(of: "site/dist")
    try workspace.write("<Text>new</Text>", to: "site/content/good.vml")
    try workspace.write("<Text>\\(page.nothing.there)</Txt>", to: "site/content/bad.vml")
    let run = try await workspace.run("build", in: "site")
    #expect(run.code == 1)
    #expect(run.error.contains("error["))
    #expect(run.error.contains("--> content/bad.vml:1:"))
    #expect(run.output.contains("nothing written: "))
    #expect(run.lines.count == 1)
    #expect(try workspace.contents(of: "site/dist") == before)

    let keepGoing = try await workspace.run("build", "--keep-going", in: "site")
    #expect(keepGoing.code == 1)
    #expect(workspace.read("site/dist/0.1.0/ios/good.vml") != nil)
  }

  @Test func strictFailsOnWarnings() async throws {
    let workspace = try await Workspace.withSite()
    try workspace.write(".unused { font(.body); }", to: "site/styles/main.vss")
    try workspace.write("<Text>a</Text>", to: "site/content/index.vml")
    let lenient = try await workspace.run("build", in: "site")
    #expect(lenient.code == 0)
    #expect(lenient.error.contains("warning["))
    let strict = try await workspace.run("build", "--strict", in: "site")
    #expect(strict.code == 1)
    #expect(strict.error.contains("error["))
    #expect(!strict.error.contains("warning["))
  }

  @Test func theWorldOutsideFails() async throws {
    let workspace = try await Workspace.withSite()
    let run = try await workspace.run("build", "--output", "site.yaml/out", in: "site")
    #expect(run.code == 2)
    #expect(run.error.hasPrefix("error: cannot "))
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(run.output == "")
  }

  @Test func quietIsSilent() async throws {
    let workspace = try await Workspace.withSite()
    for command in ["build", "check", "clean"] {
      let run = try await workspace.run(command, "--quiet", in: "site")
      #expect(run.code == 0)
      #expect(run.output + run.error == "")
    }
  }

  @Test func timingShowsTheStages() async throws {
    let workspace = try await Workspace.withSite()
    let run = try await workspace.run("build", "--timing", in: "site")
    #expect(run.output.contains(/\n? +expand +[\d.]+ ms +\d+×\n/))
    #expect(run.output.contains("pages that took longest:\n"))
    #expect(run.lines.last?.contains("3 documents") == true)
  }

  @Test func foreignFilesAreReportedAndPruned() async throws {
    let workspace = try await Workspace.withSite()
    _ = try await workspace.run("build", in: "site")
    try workspace.write("mine", to: "site/dist/0.1.0/ios/notes.txt")
    let kept = try await workspace.run("build", in: "site")
    #expect(kept.output.contains("1 file in the output that no build made; '--prune' removes them"))
    #expect(kept.output.contains("0.1.0/ios/notes.txt"))
    #expect(workspace.read("site/dist/0.1.0/ios/notes.txt") == "mine")
    let pruned = try await workspace.run("build", "--prune", in: "site")
    #expect(pruned.code == 0)
    #expect(workspace.read("site/dist/0.1.0/ios/notes.txt") == nil)
  }

  @Test func cleanKeepsTheLatest() async throws {
    let workspace = try await Workspace.withSite()
    for version in ["1", "2"] {
      _ = try await workspace.run("build", "--version", version, in: "site")
    }
    let dry = try await workspace.run("clean", "--dry-run", in: "site")
    #expect(dry.output == "would remove dist/1\nwould remove .vmlc\n")
    let clean = try await workspace.run("clean", in: "site")
    #expect(clean.output == "removed dist/1\nremoved .vmlc\n")
    #expect(workspace.read("site/dist/2/manifest.json") != nil)
    #expect(workspace.read("site/dist/1/manifest.json") == nil)
    let again = try await workspace.run("clean", in: "site")
    #expect(again.output == "nothing to remove\n")
  }

  @Test func cleanNeedsASoundConfiguration() async throws {
    let workspace = try await Workspace.withSite()
    try workspace.write("name: [", to: "site/site.yaml")
    let run = try await workspace.run("clean", in: "site")
    #expect(run.code == 1)
    #expect(run.error.contains("site.yaml:1"))
  }
}
