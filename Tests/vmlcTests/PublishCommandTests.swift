import Foundation
import Testing
import VMLTestSupport

/// `vmlc publish` and the commands about what it has published, as processes.
struct PublishCommandTests {
  /// A site with three pages, two of them with a component, for two targets.
  static func shop(keys: Bool = true) async throws -> PublishWorkspace {
    let shop = PublishWorkspace(workspace: try Workspace())
    try shop.write(
      "name: Shop\nversion: '1'\ntargets: [ios, macos]\npublish: { store: \"file:../live\" }\n",
      to: "site.yaml")
    try shop.write(
      "---\nprops: { name: string }\n---\n<Text>Hello \\(name)</Text>",
      to: "components/Greeting.vml")
    try shop.write("<Greeting name=\"Ann\"/>", to: "content/index.vml")
    try shop.write("<Text class=\"lead\">\\(data.facts.town)</Text>", to: "content/about.vml")
    try shop.write("town: Bath", to: "content/facts.yaml")
    try shop.write("<Greeting name=\"Bob\"/>", to: "content/help.vml")
    try shop.write(".lead { bold(); }", to: "styles/main.vss")
    if keys { try await shop.expect("keys", "init") }
    return shop
  }

  @Test func fromTheFirstPublishToTheLast() async throws {
    let shop = try await Self.shop()
    var run = try await shop.expect("publish", "--dry-run")
    #expect(run.output.contains("would upload 3 of 3 objects"))
    #expect(!FileManager.default.fileExists(atPath: shop.path("live")))
    run = try await shop.expect("publish")
    #expect(run.output.contains("3 of 3 objects"))
    #expect(run.output.contains("'production' offers it to everybody; it is the channel's first"))
    #expect(run.output.contains("signed until "))
    run = try await shop.expect("publish", "--detailed-exitcode")
    #expect(run.lines.count == 1 && run.output.hasSuffix("already; there is nothing to do\n"))
    try shop.write(
      "---\nprops: { name: string }\n---\n<Text>Hi \\(name)</Text>",
      to: "components/Greeting.vml")
    run = try await shop.expect("publish", "--version", "2")
    #expect(run.output.contains("2 of 3 objects"))
    #expect(run.output.contains("ios, macos: 2 changed\n"))
    #expect(run.output.contains("; before, it was 1 ("))
    #expect(
      shop.read("live/v/\(try await shop.current())/ios/help.vml")?.contains("Hi Bob") == true)
    run = try await shop.expect("diff", "1", "2")
    #expect(
      run.output == """
        ~ help.vml (ios, macos)
            ~ Text
                text: Hello Bob → Hi Bob
        ~ index.vml (ios, macos)
            ~ Text
                text: Hello Ann → Hi Ann

        """)
    run = try await shop.expect("rollback")
    #expect(run.output.contains("'production' is back at 1 ("))
    run = try await shop.expect("rollback", "--to", "embedded")
    #expect(run.output.contains("the documents that apps bring along"))
    run = try await shop.expect("rollback", "--to", "2", "--dry-run")
    #expect(run.output.contains("would go back to 2 ("))
    run = try await shop.expect("releases")
    #expect(run.lines.count == 2 && !run.output.contains("←"))
    try await shop.expect("rollback", "--to", "2")
    run = try await shop.expect("status")
    #expect(run.output.contains("  2 (") && run.output.contains("for everybody\n"))
    run = try await shop.expect("verify")
    #expect(run.output.contains("'production' is whole: "))
    run = try await shop.expect("gc", "--grace", "0", "--keep", "1", "--delete")
    #expect(run.output.hasPrefix("removed "))
    #expect(try await shop.expect("verify").output.contains("is whole"))
    try await shop.expect("publish", "--refresh")
    try await shop.expect("keys", "rotate", "timestamp", "targets")
    #expect(try await shop.expect("publish", "--version", "2").output.contains("0 of 3 objects"))
    run = try await shop.expect("keys", "show")
    #expect(run.output.contains("root of version 2"))
    #expect(run.output.components(separatedBy: "  at hand").count == 5)
  }

  /// Views of JSON are compared as views of VML are.
  @Test(arguments: ["swiftuiml", "viewcodable"])
  func differencesOfJSON(_ format: String) async throws {
    let shop = try await Self.shop()
    let configuration = try #require(shop.read("shop/site.yaml"))
    try shop.write(
      configuration.replacingOccurrences(
        of: "[ios, macos]", with: "{ app: { os: ios, format: \(format) } }"), to: "site.yaml")
    try await shop.expect("publish")
    try shop.write("<Greeting name=\"Eve\"/>", to: "content/index.vml")
    try shop.write(".lead { bold(); opacity(0.5); }", to: "styles/main.vss")
    try FileManager.default.removeItem(atPath: shop.path("shop/content/help.vml"))
    try await shop.expect("publish", "--version", "2")
    let lines = try await shop.expect("diff", "1", "2").output.split(separator: "\n")
      .map(String.init)
    #expect(
      lines.filter { $0.first != " " } == [
        "- help.json (app)", "~ about.json (app)", "~ index.json (app)",
      ])
    #expect(lines.contains { $0.contains("Hello Ann") && $0.contains("Hello Eve") }, "\(lines)")
    #expect(lines.contains { $0.contains("opacity(0.5)") }, "\(lines)")
  }

  @Test func appsThatCannotDrawAReleaseDoNotGetIt() async throws {
    let shop = try await Self.shop()
    let configuration = try #require(shop.read("shop/site.yaml"))
    func configure(_ runtimes: String) throws {
      try shop.write(
        configuration.replacingOccurrences(
          of: "live\" }", with: "live\", runtimes: { \(runtimes) } }"), to: "site.yaml")
    }
    try configure("v1: runtimes/v1.json, v2: {}")
    var run = try await shop.run("publish")
    #expect(run.code == 1)
    #expect(run.error.contains("there is no file 'runtimes/v1.json' in the site"))
    try shop.write("{ \"modifiers\": [\"font\"] }", to: "runtimes/v1.json")
    for options in [[], ["--dry-run"]] {
      run = try await shop.run(["publish"] + options)
      #expect(run.code == 1)
      #expect(
        run.error.contains(
          """
          error: apps with the runtime 'v1' cannot draw all of this release:
            ios, macos: it has no modifier 'bold' in about.vml
          """))
    }
    #expect(!FileManager.default.fileExists(atPath: shop.path("live/channels")))
    run = try await shop.run("publish", "--runtime", "v3")
    #expect(run.code == 64)
    #expect(run.error.contains("site.yaml knows no runtime 'v3'"))
    run = try await shop.expect("publish", "--runtime", "v2")
    #expect(run.output.contains("v2"))
    try shop.write("{ \"modifiers\": [\"font\", \"bold\"] }", to: "runtimes/v1.json")
    try await shop.expect("publish")
    // A file that cannot be read is not in the way of a rollback, or of a look.
    try shop.write("{", to: "runtimes/v1.json")
    try await shop.expect("status")
    run = try await shop.run("rollback", "--to", "embedded")
    #expect(run.code == 0)
    #expect(run.error.contains("warning: the release is not held against 'runtimes'"))
    #expect(run.output.contains("the documents that apps bring along"))
  }

  @Test func aDryRunSaysWhy() async throws {
    let shop = try await Self.shop()
    try await shop.expect("publish")
    let plan = { try await shop.expect("publish", "--dry-run").output }
    #expect(try await plan().hasSuffix("already; a publish would do nothing\n"))
    #expect(try await shop.run("publish", "--dry-run", "--detailed-exitcode").code == 0)
    try shop.write(
      "---\nprops: { name: string }\n---\n<Text>Hi \\(name)</Text>",
      to: "components/Greeting.vml")
    #expect(try await plan().contains("  ~ help.vml   component Greeting\n"))
    try shop.write("town: York", to: "content/facts.yaml")
    #expect(try await plan().contains("  ~ about.vml  data.facts.town\n"))
    try shop.write(".lead { italic(); }", to: "styles/main.vss")
    var text = try await plan()
    #expect(text.contains("  ~ about.vml  data.facts.town; rules of .lead\n"), "\(text)")
    #expect(text.contains("ios, macos: clients need to know the modifier italic as well\n"))
    try shop.write("<Text>New</Text>", to: "content/new.vml")
    try shop.write("<Text>Help</Text>", to: "content/help.vml")
    text = try await plan()
    #expect(text.contains("  ~ help.vml   page content/help.vml\n"))
    #expect(text.contains("  + new.vml    page content/new.vml is new\n"))
    let json = try await shop.expect("publish", "--dry-run", "--json")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["changed"] as? Bool == true && object["dryRun"] as? Bool == true)
    #expect((object["targets"] as? [[String: Any]])?.count == 2)
    #expect(try await shop.run("publish", "--dry-run", "--detailed-exitcode").code == 3)
    #expect(try await shop.expect("status").output.contains("  1 ("))
    #expect(try await shop.run("publish", "--detailed-exitcode").code == 3)
    #expect(try await plan().hasSuffix("already; a publish would do nothing\n"))
    // Without what the last publish left, it cannot be known.
    try shop.write("<Text>Newer</Text>", to: "content/new.vml")
    try FileManager.default.removeItem(atPath: shop.path("shop/.vmlc"))
    #expect(try await plan().contains("why is not known here"))
  }

  @Test func mistakes() async throws {
    let shop = try await Self.shop()
    let cases: [([String], Int32, String)] = [
      (["publish", "--store", "live"], 64, "a folder is one as 'file:live'"),
      (["publish", "--store", "flie:live"], 64, "did you mean 'file:'?"),
      (["publish", "--channel", "a/b"], 64, "cannot name a channel"),
      (["publish", "--rollout", "0"], 64, "above 0 and up to 100"),
      (["publish", "--rollout", "0.001"], 64, "above 0 and up to 100"),
      (["publish", "--rollout", "101"], 64, "above 0 and up to 100"),
      (["publish", "--refresh", "--rollout", "5"], 64, "do not go with it"),
      (["publish", "--transfers", "0"], 64, "from 1 to 256"),
      (["publish", "--json", "--diagnostics", "json"], 64, "does not go with it"),
      (["publish", "--no-build", "--version", "9"], 2, "'vmlc build' makes it"),
      (["publish", "--keys", "nowhere"], 2, "VMLC_TARGETS_KEY holds them in the environment"),
      (
        ["rollback"], 64,
        "nothing was published to the channel 'production' of file:../live yet, nor to"
      ),
      (
        ["status", "--channel", "beta"], 64, "nothing was published to the channel 'beta' of file:"
      ),
      (["diff", "1", "2"], 64, "the store has no release '1'"),
      (["verify"], 64, "nothing was published"),
      (["rollback", "--to", "zzz"], 64, "nothing was published to the channel"),
      (["publish", "--store", "file:/dev/null/x"], 2, "cannot open the folder '/dev/null/x'"),
      (["publish", "--store", "s3:"], 64, "'s3:' names no store after its colon"),
      (
        ["publish", "--store", "s3://shop"], 2, "cannot open 's3://shop': there are no credentials"
      ),
      (["keys", "init"], 2, "'vmlc keys rotate' replaces keys"),
      (["keys", "rotate", "timestmap"], 64, "did you mean 'timestamp'?"),
      (["keys", "init", "--threshold", "root=3/2"], 64, "at most all can"),
      (["keys", "init", "--threshold", "root"], 64, "written as 'root=2/3'"),
      (["gc", "--keep", "0"], 64, "from 1 to 50"),
      (["publish", "--version", "../x"], 64, "cannot name a version"),
    ]
    for (arguments, code, words) in cases {
      let run = try await shop.run(arguments)
      #expect(run.code == code, "\(arguments): \(run.error)")
      #expect(run.error.contains(words), "\(arguments): \(run.error)")
      #expect(!run.error.contains("vmlc-publish"))
    }
  }

  @Test func mistakesOfTheSite() async throws {
    let shop = try await Self.shop(keys: false)
    var run = try await shop.run("publish")
    #expect(run.code == 2)
    #expect(run.error.contains("'vmlc keys init' makes keys"))
    #expect(!FileManager.default.fileExists(atPath: shop.path("live")))
    try await shop.expect("keys", "init")
    try await shop.expect("publish")
    let before = try shop.workspace.contents(of: "live")
    try shop.write("<Text>\\(nothing)</Text>", to: "content/help.vml")
    run = try await shop.run("publish")
    #expect(run.code == 1)
    #expect(run.error.contains("content/help.vml:1"))
    #expect(try shop.workspace.contents(of: "live") == before)
    // An output that is not as its manifest says.
    try shop.write("<Greeting name=\"Cat\"/>", to: "content/help.vml")
    try await shop.expect("build")
    try shop.write("edited", to: "dist/1/ios/help.vml")
    run = try await shop.run("publish", "--no-build")
    #expect(run.code == 2)
    #expect(run.error.contains("'vmlc build --verify' mends it"))
    #expect(try shop.workspace.contents(of: "live") == before)
    try shop.write("name: Shop\npublish: { stor: \"file:x\" }\n", to: "site.yaml")
    for command in ["publish", "status", "releases"] {
      run = try await shop.run(command)
      #expect(run.code == 1)
      #expect(run.error.contains("did you mean 'store'?"))
    }
    try shop.write("name: Shop\n", to: "site.yaml")
    run = try await shop.run("publish")
    #expect(run.code == 64)
    #expect(run.error.contains("no store is given"))
  }

  @Test func withoutSignatures() async throws {
    let shop = try await Self.shop(keys: false)
    try shop.write(
      "name: Shop\nversion: '1'\npublish: { store: \"file:../live\", signing: none }\n",
      to: "site.yaml")
    try await shop.expect("publish")
    #expect(try await shop.expect("status").output.contains("not signed"))
    #expect(try await shop.expect("verify").output.contains("not signed"))
    #expect(try await shop.run("publish", "--refresh").code == 2)
  }

  @Test func whatIsDamagedIsFound() async throws {
    let shop = try await Self.shop()
    try await shop.expect("publish")
    let file = "live/v/\(try await shop.current())/macos/help.vml"
    try FileManager.default.removeItem(atPath: shop.path(file))
    try shop.workspace.write("x", to: file)
    let run = try await shop.run("verify")
    #expect(run.code == 1)
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "note: 'vmlc verify --repair' puts right what can be")
    #expect(
      run.error.contains("macos/help.vml' ('help.vml') has 1 bytes instead of "), "\(run.error)")
  }

  @Test func whatWasDamagedIsPutRight() async throws {
    let shop = try await Self.shop()
    try await shop.expect("publish")
    let page = "live/v/\(try await shop.current())/ios/help.vml"
    try FileManager.default.removeItem(atPath: shop.path(page))
    var run = try await shop.run("verify")
    #expect(run.code == 1 && run.error.contains("note: 'vmlc verify --repair' puts right what can"))
    run = try await shop.expect("verify", "--repair")
    #expect(run.lines.count == 2 && run.lines[0].contains("ios/help.vml' is back, from 'objects/"))
    let channel = "live/channels/production/"
    try shop.workspace.write("{}", to: channel + "timestamp.json")
    run = try await shop.run("publish", "--refresh")
    #expect(run.code == 2 && run.error.contains("'vmlc verify --repair' puts back version 1"))
    try FileManager.default.removeItem(atPath: shop.path(channel + "1.timestamp.json"))
    run = try await shop.run("verify", "--repair")
    #expect(run.code == 1 && run.error.contains("'vmlc publish --recover' replaces a channel"))
    run = try await shop.run("publish")
    #expect(run.code == 2 && run.error.contains("'vmlc publish --recover' begins the channel anew"))
    run = try await shop.run("publish", "--recover")
    #expect(run.code == 0 && run.error.hasPrefix("warning: the channel begins anew; "))
    try await shop.expect("verify")
  }

  @Test func locksAreTakenAway() async throws {
    let shop = try await Self.shop()
    try await shop.expect("publish")
    #expect(try await shop.expect("unlock").output == "there is no lock in file:../live\n")
    try shop.workspace.write(
      #"{"count":1,"until":"2999-01-01T00:00:00Z"}"#, to: "live/locks/gc.json")
    var run = try await shop.run("publish", "--version", "2")
    #expect(run.code == 2 && run.error.contains("'vmlc unlock'"))
    run = try await shop.run("unlock")
    #expect(run.code == 2 && run.error.contains("'--force' takes the lock away"))
    run = try await shop.expect("unlock", "--force")
    #expect(
      run.output
        == "took away the lock of the store, to collect garbage, until 2999-01-01T00:00:00Z\n")
    try await shop.expect("publish", "--version", "2")
  }

  /// Nothing but signing needs private keys.
  @Test func aDamagedKeyIsInNobodysWay() async throws {
    let shop = try await Self.shop()
    try await shop.expect("publish")
    try shop.workspace.write("no key", to: "home/.config/vmlc/keys/Shop/targets.pem")
    for arguments in [
      ["verify"], ["gc"], ["gc", "--delete"], ["releases"], ["status"], ["diff", "1", "1"],
      ["rollback", "--dry-run", "--to", "embedded"], ["publish", "--dry-run"],
    ] {
      let run = try await shop.run(arguments)
      #expect(run.code == 0 && run.error == "", "\(arguments): \(run.error)")
    }
    for arguments in [["publish"], ["publish", "--refresh"], ["rollback", "--to", "embedded"]] {
      let run = try await shop.run(arguments)
      #expect(run.code == 2 && run.error.contains("targets.pem' cannot be used"), "\(run.error)")
    }
    let other = try await shop.run("status", "--channel", "beta")
    #expect(other.error.hasSuffix("yet; it has the channel 'production'\n"), "\(other.error)")
  }

  /// Nothing of a private key is in what is printed, written into the store, or kept beside the site.
  @Test(arguments: [false, true]) func secretsStaySecret(inEnvironment: Bool) async throws {
    var shop = try await Self.shop()
    let folder = "home/.config/vmlc/keys/Shop"
    let keys = try shop.workspace.contents(of: folder)
    #expect(keys.count == 4)
    var secrets: [String] = []
    for (name, pem) in keys {
      let lines = pem.split(separator: "\n").filter { !$0.hasPrefix("-") }
      let base64 = lines.joined()
      let bytes = try #require(Data(base64Encoded: base64))
      let seed = bytes.suffix(32)
      secrets += [
        base64, seed.base64EncodedString(), seed.map { String(format: "%02x", $0) }.joined(),
      ]
      // What differs from key to key, however it is wrapped.
      secrets.append(String(base64.suffix(20)))
      if inEnvironment {
        shop.environment["VMLC_\(name.dropLast(4).uppercased())_KEY"] = pem
      }
    }
    if inEnvironment { try FileManager.default.removeItem(atPath: shop.path(folder)) }
    var printed = ""
    for arguments in [
      ["publish", "--verbose"], ["publish", "--json"], ["status", "--json"], ["verify"],
      ["releases"], ["rollback"], ["keys", "show"], ["keys", "show", "--json"], ["keys", "rotate"],
      ["publish", "--refresh"], ["gc", "--verbose"], ["publish", "--keys", "nowhere"],
    ] {
      let run = try await shop.run(arguments)
      printed += run.output + run.error
    }
    // A damaged key, and one that is for another role.
    if inEnvironment {
      for (name, value) in shop.environment where name.hasSuffix("_KEY") {
        shop.environment[name] = String(value.dropLast(40))
        let run = try await shop.run("publish", "--refresh")
        #expect(run.code == 2 && run.error.contains(name))
        printed += run.output + run.error
        shop.environment[name] = value
      }
      shop.environment["VMLC_TARGETS_KEY"] = shop.environment["VMLC_ROOT_KEY"]
      let run = try await shop.run("publish", "--refresh")
      #expect(run.code == 2 && run.error.contains("those at hand are none of them"))
      printed += run.output + run.error
    }
    for file in try shop.workspace.contents(of: "live") { printed += file.value }
    for file in try shop.workspace.contents(of: "shop") { printed += file.value }
    #expect(printed.contains("signed"))
    for secret in secrets {
      #expect(secret.count >= 20)
      #expect(!printed.contains(secret))
    }
  }
}

/// A site in `shop`, published to `live`, and a home for keys.
struct PublishWorkspace: Sendable {
  let workspace: Workspace
  var environment: [String: String] = [:]

  init(workspace: Workspace) {
    self.workspace = workspace
    environment = ["HOME": workspace("home")]
  }

  func path(_ relative: String) -> String { workspace(relative) }

  func read(_ relative: String) -> String? { workspace.read(relative) }

  /// Writes a file of the site.
  func write(_ text: String, to relative: String) throws {
    try workspace.write(text, to: "shop/" + relative)
  }

  func run(_ arguments: String...) async throws -> Run { try await run(arguments) }

  func run(_ arguments: [String]) async throws -> Run {
    try await workspace.run(arguments, in: "shop", environment: environment)
  }

  @discardableResult
  func expect(
    _ arguments: String..., at location: SourceLocation = #_sourceLocation
  ) async throws -> Run {
    let run = try await run(arguments)
    #expect(run.code == 0, "\(arguments): \(run.error)", sourceLocation: location)
    #expect(run.error == "", sourceLocation: location)
    return run
  }

  /// The release that the channel offers to everybody.
  func current() async throws -> String {
    let run = try await run("status", "--json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let offers = try #require(object?["offers"] as? [[String: Any]])
    return try #require(offers.last?["release"] as? String)
  }
}
