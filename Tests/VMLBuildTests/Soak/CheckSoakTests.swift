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

  /// Also where builds come in between, which have a cache of their own.
  @Test func aCheckThatGoesOnFromTheLastOne() async throws {
    try await fuzz(seconds: 4) { generator in
      let site = try TestSite("")
      var random = RandomSite(generator)
      for (path, text) in random.files { try site.write(text, to: path) }
      try await site.checkAgain("seed site")
      for round in 0..<12 {
        var edits: [String] = []
        for _ in 0...Int.random(in: 0..<2, using: &generator) {
          let edit = random.edit()
          edits.append("\(edit)")
          try site.apply(edit)
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
          try await site.buildAgain("round \(round): \(edits)")
        }
        let targets = Int.random(in: 0..<6, using: &generator) == 0 ? ["ios"] : []
        let jobs = Int.random(in: 1...3, using: &generator)
        let report = try await site.checkAgain("round \(round): \(edits) \(targets)") {
          $0.targets = targets
          $0.jobs = jobs
        }
        guard report.errorCount == 0 else { continue }
        let next = try await site.checkAgain("again, round \(round)") { $0.targets = targets }
        #expect(next.compiledDocumentCount == 0)
      }
    }
  }
}
