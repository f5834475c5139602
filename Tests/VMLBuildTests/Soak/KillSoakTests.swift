import Foundation
import Testing
import VMLBuild
import VMLTestSupport

/// `kill -9` at random moments over whatever changes the output of a site.
///
/// What the output may be is known beforehand: what it was, or what a build makes that ends; while a mark stands beside
/// it, files of both. The next build mends it, without a flag. `make soak PART=kills` goes on for longer.
@Suite(.enabled(if: CompilerProcess.isAvailable, CompilerProcess.reason))
struct KillSoakTests {
  @Test func commandsThatChangeTheOutput() async throws {
    try await fuzz(seconds: 3) { generator in
      var victim = try Victim(&generator)
      try await victim.mend("first")
      for round in 0..<5 {
        let action = Victim.Action.allCases.randomElement(using: &generator) ?? .build
        try await victim.suffer(action, "round \(round): \(action)", &generator)
      }
    }
  }
}

/// A site whose builds are killed.
private struct Victim {
  private let site: TestSite
  private let pageCount: Int
  private var edits = 0
  /// What the version may hold: what the last build made that ended, and what those make that are killed.
  private var wholes: [[String: String]] = []
  /// What `latest.json` may say.
  private var latests: [String?] = [nil]
  /// How long an action takes that nobody kills, as far as is known.
  private var durations: [Action: Duration] = [:]

  enum Action: CaseIterable {
    case build, buildOfOneJob, coldBuild, check, clean, twoBuilds, watch, polling
  }

  init(_ generator: inout SplitMix64) throws {
    site = try TestSite(
      """
      -- site.yaml --
      name: S
      version: "1"
      targets: [ios, macos]
      -- components/Card.vml --
      <Text class="a">card <slot/></Text>
      -- content/items.yaml --
      list: [1, 2, 3]
      -- content/each.vml --
      ---
      each: data.items.list
      path: /item/\\(item)
      ---
      <Text>\\(item)</Text>
      -- styles/main.vss --
      @tokens "/design/tokens.json";
      .a { padding(var(--gap)); }
      -- design/tokens.json --
      {"gap": {"$type": "number", "$value": 1}}
      """)
    // From a thousand files on few that change are replaced one by one.
    pageCount = Bool.random(using: &generator) ? 550 : Int.random(in: 3...40, using: &generator)
    for index in 0..<pageCount { try write(page: index) }
  }

  private func write(page index: Int) throws {
    try site.write(
      "<Text>page \(index), edit \(edits)</Text><Card>c</Card>\n",
      to: "content/f\(index % 5)/p\(index).vml")
  }

  /// Changes the site: a page, a few, what all go by; a page comes or goes.
  private mutating func edit(_ generator: inout SplitMix64) throws {
    edits += 1
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: try site.write("<Text class=\"a\">\(edits) <slot/></Text>", to: "components/Card.vml")
    case 1:
      try site.write(
        "{\"gap\": {\"$type\": \"number\", \"$value\": \(edits)}}", to: "design/tokens.json")
    case 2: try site.write("<Text>\(edits)</Text>", to: "content/new/\(edits).vml")
    case 3: try? site.remove("content/new")
    default:
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        try write(page: Int.random(in: 0..<pageCount, using: &generator))
      }
    }
  }

  /// Has an action killed at a random moment, looks at what is left, and mends it.
  mutating func suffer(
    _ action: Action, _ comment: Comment, _ generator: inout SplitMix64
  ) async throws {
    let isWatched = action == .watch || action == .polling
    let sources = try sources()
    if !isWatched, action != .clean {
      try edit(&generator)
      try await note()
    }
    if action == .coldBuild { try? site.remove(".vmlc") }
    let start = ContinuousClock.now
    let process = try CompilerProcess(arguments(action), in: site.path)
    let other =
      action == .twoBuilds ? try CompilerProcess(["build", "--jobs", "1"], in: site.path) : nil
    if isWatched {
      for _ in 0...Int.random(in: 0..<3, using: &generator) {
        try edit(&generator)
        try await note()
      }
    } else {
      let whole = durations[action] ?? .milliseconds(300)
      try await Task.sleep(for: whole * Double.random(in: 0...1.1, using: &generator))
    }
    process.kill()
    if process.waitForEnd().status != nil { durations[action] = ContinuousClock.now - start }
    if let end = other?.waitForEnd() {
      #expect(end.status == 0 || end.status == 2, "\(comment): \(end.messages)")
    }
    try look(comment, after: action)
    // What the dead build added must not stay.
    let isPutBack = Int.random(in: 0..<3, using: &generator) == 0
    if isPutBack { try put(back: sources) }
    try await mend(isPutBack ? "\(comment), the sources put back" : comment)
  }

  private static let sourceFolders = ["content", "components", "design"]

  private func sources() throws -> [String: [String: String]] {
    var sources: [String: [String: String]] = [:]
    for folder in Self.sourceFolders {
      sources[folder] = try site.folder.contents(of: "site/" + folder)
    }
    return sources
  }

  private func put(back sources: [String: [String: String]]) throws {
    for (folder, files) in sources {
      let now = try site.folder.contents(of: "site/" + folder)
      for path in now.keys where files[path] == nil { try site.remove(folder + "/" + path) }
      for (path, text) in files where now[path] != text {
        try site.write(text, to: folder + "/" + path)
      }
    }
  }

  private func arguments(_ action: Action) -> [String] {
    switch action {
    case .build, .coldBuild, .twoBuilds: ["build", "-q", "--jobs", "3"]
    case .buildOfOneJob: ["build", "-q", "--jobs", "1"]
    case .check: ["check", "-q"]
    case .clean: ["clean"]
    case .watch: ["watch", "--version", "1"]
    case .polling: ["watch", "--version", "1", "--poll=20"]
    }
  }

  /// Notes what a build makes of the site as it is.
  private mutating func note() async throws {
    let built = try await site.build { $0.output = site.folder("whole") }
    try #require(built.report.output != nil, "\(built.messages)")
    wholes.append(built.files)
    latests.append(site.folder.read("whole/latest.json"))
  }

  /// Expects the output to be one that it may be.
  private func look(_ comment: Comment, after action: Action) throws {
    let files = (try? site.folder.contents(of: "site/dist/1")) ?? [:]
    if action == .clean, files.isEmpty { return }
    #expect(latests.contains(site.folder.read("site/dist/latest.json")), comment)
    guard site.folder.read("site/dist/.vmlc-behind-1") != nil else {
      #expect(wholes.contains(files), "the tree is none that was built, \(comment)")
      return
    }
    for (path, text) in files {
      #expect(wholes.contains { $0[path] == text }, "\(path) is none that was built, \(comment)")
    }
  }

  /// Builds once more, and expects what a build makes that knows nothing, with nothing left over.
  mutating func mend(_ comment: Comment) async throws {
    let report = try await site.buildAgain(comment)
    try #require(report.output != nil, comment)
    let names = try FileManager.default.contentsOfDirectory(atPath: site.path + "/dist")
    #expect(names.sorted() == ["1", "latest.json"], comment)
    wholes = [try site.folder.contents(of: "site/dist/1")]
    latests = [site.folder.read("site/dist/latest.json")]
  }
}
