import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// Measures reading the pages of a site to trees, with every check, on one processor and with the
/// disk left out.
///
/// `Benchmarks/compare-reading` runs this beside a parser of XML.
enum ReadingBenchmark {
  /// Prints the median of some rounds, and the best of them; 1 MB is a million bytes.
  static func run(site folder: String) throws {
    let disk = try DiskFileSystem(root: folder)
    var bag = DiagnosticBag()
    var files: [SourceFile] = []
    for path in try sitePages(in: "content", of: disk) {
      let bytes = try disk.read(path, limit: sourceSizeLimit)
      let whole = SourceFile(id: FileID(0), path: path, bytes: bytes)
      let start = FrontMatter(of: whole, reporting: &bag).markupStart
      files.append(
        SourceFile(id: FileID(UInt32(files.count)), path: path, bytes: Array(bytes[start...])))
    }
    let size = files.reduce(0) { $0 + $1.bytes.count }
    var times: [Duration] = []
    var nodeCount = 0
    for _ in 0..<rounds {
      nodeCount = 0
      times.append(
        ContinuousClock().measure {
          for file in files where validateEncoding(of: file, reporting: &bag) {
            nodeCount += parseMarkup(file, reporting: &bag).nodes.count
          }
        })
    }
    precondition(!bag.hasErrors && nodeCount > 0, "the site has pages, and no mistakes")
    times.sort()
    let (median, best) = (times[rounds / 2], times[0])
    func speed(_ time: Duration) -> Int { Int(Double(size) / (time / .microseconds(1))) }
    print(
      "vmlc\t\(speed(median)) MB/s\tbest \(speed(best))"
        + "\t\(Int(median / .nanoseconds(1) / Double(files.count))) ns a page")
  }

  private static let rounds = 41
}
