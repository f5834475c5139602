/// Prints how fast each stage is.
///
/// `vmlc-bench [NAME] [PAGES] [FOLDER]` runs those whose name begins with NAME; whole builds are of
/// a generated site of PAGES pages (1,000) below FOLDER (`/tmp`).
///
/// `vmlc-bench read SITE` measures the reading of a site's pages in memory, `vmlc-bench inline
/// SITE` all that is done with the pages of a site without components, `vmlc-bench early SITE` what
/// `vmlc serve` compiles after an edit.
@main struct VMLCBench {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let wanted = arguments.first ?? ""
    if wanted == "read", arguments.count > 1 { return try ReadingBenchmark.run(site: arguments[1]) }
    if wanted == "inline", arguments.count > 1 {
      for isChecked in [false, true] {
        try InliningBenchmark.run(site: arguments[1], isChecked: isChecked)
      }
      return
    }
    if wanted == "early", arguments.count > 1 {
      return try await EarlyBenchmark.run(site: arguments[1])
    }
    MarkupBenchmarks.run { name, bytes, body in
      if name.hasPrefix(wanted) { measure(name, bytes: bytes, body) }
    }
    if "site".hasPrefix(wanted) || wanted.hasPrefix("site") {
      try await SiteBenchmark.run(
        pages: arguments.dropFirst().first.flatMap { Int($0) } ?? 1000,
        below: arguments.dropFirst(2).first ?? "/tmp")
    }
  }

  /// Prints the fastest of the runs that go into a third of a second, and of 20 at least; the
  /// checksum keeps the optimizer from deleting the work.
  private static func measure(_ name: String, bytes: Int, _ body: () -> Int) {
    var best = Duration.seconds(3600)
    var checksum = 0
    let start = ContinuousClock.now
    var runs = 0
    while runs < 20 || start.duration(to: .now) < .milliseconds(333) {
      best = min(best, ContinuousClock().measure { checksum &+= body() })
      runs += 1
    }
    let microseconds = max(best / .microseconds(1), 0.001)
    print(
      "\(name)\t\(Int(microseconds)) us\t\(Int(Double(bytes) / microseconds)) MB/s\t\(checksum)")
  }
}
