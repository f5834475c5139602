import VMLBuild
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLWatch

/// Measures the time until a document that is looked at is compiled after an edit, as `vmlc serve`
/// does it.
enum EarlyBenchmark {
  /// Edits files of a site as `Benchmarks/generate-site` makes it, and puts them back.
  static func run(site: String) async throws {
    let disk = try DiskFileSystem(root: site)
    var options = BuildOptions(site: site)
    options.version = "early"
    options.cache = .use
    let rebuilder = SessionRebuilder(options)
    _ = try await rebuilder.rebuild(.everything)
    guard let page = rebuilder.pages?.first,
      let document = page.documents.first
    else { preconditionFailure("the site builds without an error") }
    let place = OutputPlace(target: "ios", locale: nil, theme: nil, file: document)
    let wanted: Set = [WantedDocument(page: page.path, place: place)]
    for path in [page.path, "components/Card.vml", "styles/page.vss"] {
      let text = try disk.read(path, limit: 1 << 20)
      let compiler = EarlyCompiler(options, rebuilder.revisions)
      var times: [Duration] = []
      for round in 0..<rounds {
        let addition = path.hasSuffix("vss") ? "/* \(round) */" : "<!-- \(round) -->"
        try disk.write(text + Array(addition.utf8), to: path)
        let start = ContinuousClock.now
        rebuilder.revisions.note(SiteChanges(paths: [path]))
        let found = await compiler.compile(wanted)
        times.append(.now - start)
        precondition(found.count == 1, "the document compiles")
      }
      try disk.write(text, to: path)
      times.sort()
      print("early.\(path)\t\(Int(times[rounds / 2] / .microseconds(1))) us")
    }
  }

  private static let rounds = 21
}
