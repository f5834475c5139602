/// Prints how fast each stage is: `vmlc-bench [NAME]` runs those whose name begins with NAME.
@main struct VMLCBench {
  static func main() async {
    let wanted = CommandLine.arguments.dropFirst().first ?? ""
    MarkupBenchmarks.run { name, bytes, body in
      if name.hasPrefix(wanted) { measure(name, bytes: bytes, body) }
    }
  }

  /// Prints the fastest of 20 runs; the checksum keeps the optimizer from deleting the work.
  static func measure(_ name: String, bytes: Int, _ body: () -> Int) {
    var best = Duration.seconds(3600)
    var checksum = 0
    for _ in 0..<20 { best = min(best, ContinuousClock().measure { checksum &+= body() }) }
    let microseconds = max(best / .microseconds(1), 0.001)
    let speed = bytes == 0 ? "" : "\(Int(Double(bytes) / microseconds)) MB/s"
    print("\(name)\t\(Int(microseconds)) us\t\(speed)\t\(checksum)")
  }
}
