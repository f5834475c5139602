import Foundation
import Testing
import VMLTestSupport

/// `kill -9` at moments that are not chosen.
struct PublishKillTests {
  /// Number of kills; `VMLC_TEST_KILLS` gives another one.
  private static let count =
    ProcessInfo.processInfo.environment["VMLC_TEST_KILLS"].flatMap { Int($0) } ?? 3

  @Test func toAFolder() async throws {
    let shop = try await PublishCommandTests.shop()
    try await expectToSurvive(shop)
    // What is left over is garbage, and all that is left over is.
    let live = try shop.workspace.contents(of: "live").keys
    #expect(live.count { $0.hasPrefix("objects/") } == 43)
    #expect(live.count { $0.hasPrefix("v/") } == 2 * 45)
    #expect(live.count { $0.hasPrefix("releases/") } == 2)
    #expect(!live.contains { $0.split(separator: "/").last?.hasPrefix(".") == true })
  }

  @Test(.enabled(if: TestPrograms.pythonWithMoto != nil, Comment(rawValue: TestPrograms.noMoto)))
  func toMoto() async throws {
    let server = try await ObjectServer.moto()
    try await expectToSurvive(shop(of: server))
  }

  /// Without conditions of writes: each publish that is killed leaves its lock, and the next one takes it over.
  @Test(.enabled(if: TestPrograms.rclone != nil, Comment(rawValue: TestPrograms.noRclone)))
  func toRclonesServer() async throws {
    let folder = try TemporaryFolder()
    let server = try await ObjectServer.rclone(in: folder("objects"))
    try await expectToSurvive(
      shop(of: server),
      warning:
        "warning: the store does not keep to conditions of writes; a lock object keeps other publishers "
        + "away\n")
    let live = try folder.contents(of: "objects/shop-releases/shop").keys
    #expect(live.count { $0.hasPrefix("objects/") } == 43)
    #expect(live.count { $0.hasPrefix("v/") } == 4)
    #expect(live.count { $0.hasPrefix("releases/") } == 2)
    #expect(live.filter { $0.hasPrefix("locks/") } == ["locks/gc.json"])
  }

  private func shop(of server: ObjectServer) async throws -> PublishWorkspace {
    var shop = try await PublishCommandTests.shop()
    try shop.write(
      """
      name: Shop
      version: '1'
      targets: [ios, macos]
      publish: { store: "s3://\(server.bucket)/shop" }
      """, to: "site.yaml")
    shop.environment.merge(server.environment) { $1 }
    return shop
  }

  private func expectToSurvive(_ shop: PublishWorkspace, warning: String = "") async throws {
    func publish() async throws {
      let run = try await shop.run("publish")
      // Where the one that was killed had come to its end, there is nothing to do.
      #expect(run.code == 0 && [warning, ""].contains(run.error), "\(run.error)")
    }
    for page in 0..<40 {
      try shop.write("<Greeting name=\"Page \(page)\"/>", to: "content/pages/\(page).vml")
    }
    try await publish()
    var known = [try await shop.current()]
    // How long one takes is how long there is something to kill.
    let start = ContinuousClock.now
    try shop.write(greeting(0), to: "components/Greeting.vml")
    try await publish()
    let whole = ContinuousClock.now - start
    known.append(try await shop.current())
    var killed = 0
    for round in 1...Self.count {
      try shop.write(greeting(round), to: "components/Greeting.vml")
      try await shop.expect("build")
      let pause = whole * Double.random(in: 0...1)
      if try await kill(shop, after: pause) { killed += 1 }
      let current = try await shop.current()
      let verified = try await shop.expect("verify")
      #expect(verified.output.contains(current))
      // The next one goes on, and ends what that one began.
      try await publish()
      let new = try await shop.current()
      #expect(!known.contains(new), "round \(round)")
      #expect(current == known.last || current == new, "round \(round)")
      known.append(new)
    }
    #expect(killed > 0 || Self.count < 20)
    // One that was killed at its very end has left nothing to do, but its lock, which the next one takes over that
    // has.
    try shop.write(greeting(Self.count + 1), to: "components/Greeting.vml")
    try await publish()
    try await shop.expect(
      "gc", "--grace", "0", "--keep", "1", "--limit", "1000000", "--delete")
    try await shop.expect("verify")
  }

  private func greeting(_ number: Int) -> String {
    "---\nprops: { name: string }\n---\n<Text>Hello \(number) \\(name)</Text>"
  }

  /// Whether the publish was under way still.
  private func kill(_ shop: PublishWorkspace, after pause: Duration) async throws -> Bool {
    let kept = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]
    let environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
      .merging(shop.environment) { $1 }
    let process = try ChildProgram(
      shop.workspace.executable, ["publish"], in: shop.path("shop"), environment: environment)
    try await Task.sleep(for: pause)
    process.send(SIGKILL)
    return await process.end() == .signal(SIGKILL)
  }
}
