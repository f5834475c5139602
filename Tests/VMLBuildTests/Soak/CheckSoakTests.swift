import Testing
import VMLBuild
import VMLTestSupport

/// What a check says depends on nothing but the site, while that is edited at random.
///
/// `make soak PART=edits` goes on for longer.
struct CheckSoakTests {
  @Test func checksOnOneAndOnSeveralThreads() async throws {
    try await fuzz(seconds: 2) { generator in
      let site = try TestSite("")
      var random = RandomSite(generator)
      for (path, text) in random.files { try site.write(text, to: path) }
      for round in 0..<12 {
        let edit = random.edit()
        try site.apply(edit)
        var said: [String] = []
        for jobs in [1, 3, 1] { said.append(told(by: try await check(site) { $0.jobs = jobs })) }
        #expect(said[0] == said[1] && said[0] == said[2], "round \(round): \(edit)")
      }
    }
  }
}
