import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLFormatter
import VMLTools

extension VMLC {
  struct Format: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "format",
      abstract: "Lays out pages, components and style sheets in the one canonical way.",
      discussion: """
        What they mean stays the same, and so does every comment. Files with errors are left alone.

          vmlc format                         everything in content/, components/ and styles/
          vmlc format content/index.vml       some files, or all of a folder
          vmlc format --check                 change nothing, and fail where a file would change
          vmlc format --diff                  the same, and show how it would change
          vmlc format - --stdin-path main.vss < main.vss
        """)

    @Argument(
      help: ArgumentHelp(
        """
        Files and folders; '-' for standard input, whose layout goes to standard output. \
        (default: the sources of the site)
        """, valueName: "path"),
      completion: .file(extensions: ["vml", "vss"]))
    var paths: [String] = []

    @Flag(help: "Change nothing; list the files that would change, and fail if there are any.")
    var check = false

    @Flag(help: "Change nothing; show how files would change, and fail if any would.")
    var diff = false

    @Option(
      help: ArgumentHelp(
        "The name of what is read from standard input, whose ending tells VML from VSS.",
        valueName: "name"))
    var stdinPath: String?

    @OptionGroup var site: SiteOptions
    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      if paths.contains("") { throw ValidationError("expected the name of a file or folder") }
      if paths.contains("-"), paths.count > 1 {
        throw ValidationError("'-' does not go together with other files")
      }
      guard let stdinPath else { return }
      if paths != ["-"] { throw ValidationError("'--stdin-path' goes with '-'") }
      if FormattedLanguage(path: stdinPath) == nil {
        throw ValidationError("'--stdin-path' takes a name that ends in '.vml' or '.vss'")
      }
    }

    func run() async throws {
      if paths == ["-"] { return try await formatStandardInput() }
      let start = ContinuousClock.now
      let sources = try findSources(try chosenPaths(), endings: ["vml", "vss"])
      for source in sources where FormattedLanguage(path: source.path) == nil {
        throw CommandLineError("'\(source.path)' is neither VML nor VSS, by the ending of its name")
      }
      let isColored = reporting.isColored(on: .output)
      let showsDifference = diff
      let files = await rewriteSources(sources, isDry ? .compare : .write) { file in
        rewriting(of: file, showsDifference: showsDifference, isColored: isColored)
      }
      try report(files, ContinuousClock.now - start)
    }

    /// Whether nothing is to be changed.
    private var isDry: Bool { check || diff }

    private func chosenPaths() throws -> [String] {
      paths.isEmpty ? try sourceFolders(ofSite: site.folder()) : paths
    }

    // MARK: Reporting

    private func report(_ files: [RewrittenSource], _ duration: Duration) throws {
      var sources = SourceSet()
      var diagnostics: [Diagnostic] = []
      var summary = FormatSummary(isDry: isDry)
      for file in files {
        summary.add(file.outcome)
        switch file.outcome {
        case .unchanged: break
        case .changed(let remark): try reportChange(of: file.path, remark)
        case .broken(let mistakes, let source):
          sources.insert(source)
          diagnostics += mistakes
        case .failed(let error): try StandardStream.error.writeLine("error: \(error)")
        }
      }
      let printer = DiagnosticPrinter(options: reporting, programStream: .error)
      try printer.print(inReportOrder(diagnostics, in: sources), in: sources)
      if printer.isTalkative {
        try StandardStream.error.writeLine(summary.text + ", \(shown(duration))")
      }
      if let outcome = summary.outcome { throw outcome }
    }

    private func reportChange(of path: String, _ difference: [UInt8]) throws {
      if diff {
        try StandardStream.output.write(difference)
      } else if !reporting.quiet {
        try StandardStream.output.writeLine(path)
      }
    }

    // MARK: Standard input

    private func formatStandardInput() async throws {
      let path = stdinPath ?? "<stdin>"
      let file = SourceFile(
        id: FileID(0), path: path, bytes: try readStandardInput(limit: sourceSizeLimit))
      let isColored = reporting.isColored(on: .output)
      let showsDifference = diff
      let result = await rewriteSource(file) { file in
        rewriting(of: file, showsDifference: showsDifference, isColored: isColored)
      }
      var sources = SourceSet()
      sources.insert(file)
      let printer = DiagnosticPrinter(options: reporting, programStream: .error)
      try printer.print(inReportOrder(result.diagnostics, in: sources), in: sources)
      guard let text = result.text else { throw Outcome.inputHasErrors }
      if diff {
        try StandardStream.output.write(result.remark)
      } else if !check {
        try StandardStream.output.write(text)
      }
      if isDry, text != file.bytes { throw Outcome.inputHasErrors }
    }
  }
}

/// Lays a file out; on its way to standard output, one without a name is VML.
private func rewriting(
  of file: SourceFile, showsDifference: Bool, isColored: Bool
) -> Rewriting {
  var bag = DiagnosticBag()
  guard validateSize(of: file, limit: sourceSizeLimit, reporting: &bag),
    let text = formatSource(
      file, as: FormattedLanguage(path: file.path) ?? .markup, reporting: &bag)
  else { return Rewriting(text: nil, diagnostics: bag.diagnostics) }
  guard showsDifference, text != file.bytes else { return Rewriting(text: text) }
  return Rewriting(
    text: text,
    remark: unifiedDiff(from: file.bytes, to: text, path: file.path, isColored: isColored))
}

/// Results of all files, counted.
private struct FormatSummary {
  let isDry: Bool
  private var changed = 0
  private var unchanged = 0
  private var broken = 0
  private var failed = 0

  init(isDry: Bool) { self.isDry = isDry }

  mutating func add(_ outcome: RewrittenSource.Outcome) {
    switch outcome {
    case .unchanged: unchanged += 1
    case .changed: changed += 1
    case .broken: broken += 1
    case .failed: failed += 1
    }
  }

  /// Number of files by result: `3 files formatted, 41 unchanged`.
  var text: String {
    let parts = [
      counted(changed, "file") + (isDry ? " would change" : " formatted"),
      "\(unchanged) unchanged",
      broken > 0 ? "\(broken) with errors left alone" : nil,
      failed > 0 ? "\(failed) not read or written" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// Outcome of the command; `nil` if it ends well.
  var outcome: Outcome? {
    if failed > 0 { return .worldFailed }
    return broken > 0 || isDry && changed > 0 ? .inputHasErrors : nil
  }
}
