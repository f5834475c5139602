import Foundation
import Testing
import VMLTestSupport

import VMLRuntime

/// `kill -9` of an app that fetches a release, at moments that are not chosen.
///
/// `make soak PART=client` goes on for longer.
@Suite(.enabled(if: FollowingApp.path != nil, "vml-follow was not built beside the tests"))
struct RuntimeKillTests {
  @Test func theLastGoodReleaseStays() async throws {
    let fixture = try await RuntimeFixture()
    _ = await (try fixture.channel()).update()
    try FileManager.default.copyItem(
      atPath: fixture.folder("cache"), toPath: fixture.folder("start"))
    try await fixture.publish("2")
    let whole = try await duration(of: fixture)
    var shown: [String: Int] = [:]
    try await fuzz(seconds: 4) { generator in
      for _ in 0..<10 {
        try reset(fixture)
        let child = try start(fixture)
        try await Task.sleep(for: whole * Double.random(in: 0...1.1, using: &generator))
        child.destroy()
        let next = try fixture.channel(OfflineTransport())
        shown[try await fixture.expectWhole(next, ["1", "2"]), default: 0] += 1
        _ = await (try fixture.channel()).update()
        try await fixture.expectWhole(try fixture.channel(OfflineTransport()), ["2"])
      }
    }
    let count = shown.values.reduce(0, +)
    print("\(count) kills, after which was shown: \(shown)")
    #expect(count >= 10)
    #expect(count < 100 || shown.count == 2, "\(shown)")
  }

  private func duration(of fixture: RuntimeFixture) async throws -> Duration {
    try reset(fixture)
    let start = ContinuousClock.now
    let child = try self.start(fixture)
    #expect(await child.end() == .code(0))
    try await fixture.expectWhole(try fixture.channel(OfflineTransport()), ["2"])
    return ContinuousClock.now - start
  }

  private func reset(_ fixture: RuntimeFixture) throws {
    try FileManager.default.removeItem(atPath: fixture.folder("cache"))
    try FileManager.default.copyItem(
      atPath: fixture.folder("start"), toPath: fixture.folder("cache"))
  }

  private func start(_ fixture: RuntimeFixture) throws -> ChildProgram {
    try ChildProgram(
      FollowingApp.path ?? "",
      [fixture.store, fixture.folder("cache"), fixture.rootPath, "ios"])
  }
}

/// The program that is killed, beside the bundle of the tests.
private enum FollowingApp {
  static let path: String? = {
    let places =
      [Bundle.main.bundleURL] + ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let folders = places.flatMap { place in
      sequence(first: place) { $0.deletingLastPathComponent() }.prefix(4)
    }
    return folders.map { $0.appending(path: "vml-follow") }.first { file in
      let isFile = try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      return isFile == true && FileManager.default.isExecutableFile(atPath: file.path)
    }?.path
  }()
}
