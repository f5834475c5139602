public import VMLBuild
import VMLDiagnostics
import VMLFiles
import VMLOutput
import VMLWatch

/// Says what happens while a site is watched.
///
/// For people it says each thing once: a mistake that was there in the build before is not shown
/// again, but named in one line, so that what is new stands out. Programs get everything each time.
public struct WatchPrinter: Sendable {
  private let options: ReportOptions
  private let diagnostics: DiagnosticPrinter
  private let clearsScreen: Bool
  private let explainsPages: Bool
  /// Mistakes that the last build found, without places: those move with every line that is added
  /// above.
  private var known: [Mistake: Int] = [:]
  private var errorCount = 0
  private var isFirst = true
  private var isWatching = false
  private var isLost = false
  /// The failure that keeps some changes from being built, once it was reported.
  private var obstacle: (changes: SiteChanges, failure: BuildFailure)?

  /// Key by which a mistake is the same in two builds.
  private struct Mistake: Hashable {
    var code: DiagnosticCode
    var severity: Diagnostic.Severity
    var message: String
    var path: String?
  }

  /// Number of known mistakes that are named again.
  private static let reminderLimit = 5

  /// With `clearsScreen` each build gets a screen of its own, on a terminal; with `explainsPages`
  /// each says why pages were compiled.
  ///
  /// `site` is the site's folder, from the current one.
  public init(
    _ options: ReportOptions, of site: String, clearsScreen: Bool, explainsPages: Bool = false
  ) {
    self.options = options
    self.explainsPages = explainsPages
    diagnostics = DiagnosticPrinter(options: options, programStream: .output, site: site)
    self.clearsScreen =
      clearsScreen && options.diagnostics == .text && StandardStream.output.isTerminal
  }

  /// Says one piece of news; to be called in the order in which they come.
  public mutating func print(_ news: WatchNews) throws {
    if case .built(let rebuild) = news, isRepeated(rebuild) { return }
    if options.diagnostics == .json { return try printJSON(news) }
    switch news {
    case .watching(let method, let note): try printWatching(method, note)
    case .lost(let error):
      isLost = true
      try StandardStream.error.writeLine("error: \(error); waiting for it to come back")
    case .changed: break
    case .asked(let reason): try StandardStream.error.writeLine("note: " + reason)
    case .began(let changes):
      // What is tried again has the screen of the first time.
      if clearsScreen, obstacle?.changes != changes {
        try StandardStream.output.write(Array("\u{1B}[H\u{1B}[2J".utf8))
      }
    case .built(let rebuild): try printText(rebuild)
    case .unsettled(let failure):
      try StandardStream.error.writeLine("error: " + failure.message)
    }
  }

  /// Whether a build was tried again, and came to what has been told already.
  private mutating func isRepeated(_ rebuild: Rebuild) -> Bool {
    let known = obstacle
    obstacle = nil
    guard case .failure(let failure) = rebuild.outcome, rebuild.isPostponed else { return false }
    obstacle = (rebuild.changes, failure)
    return known.map { $0 == (rebuild.changes, failure) } ?? false
  }

  // MARK: For people

  private mutating func printWatching(_ method: WatchMethod, _ note: String?) throws {
    if let note, case .polling(let interval) = method {
      try StandardStream.error.writeLine(
        "warning: \(note)\n"
          + "note: until then all files are looked at every \(milliseconds(interval)) ms")
    }
    if isLost, !options.quiet { try StandardStream.output.writeLine("the site is there again") }
    isLost = false
  }

  private mutating func printText(_ rebuild: Rebuild) throws {
    switch rebuild.outcome {
    case .failure(let failure) where rebuild.isPostponed:
      try StandardStream.error.writeLine("error: " + failure.message)
      try printLine("\(subject(of: rebuild)): nothing written, tried again until it can be")
    case .failure(let failure):
      // What was wrong before is said again when it is known again.
      known = [:]
      errorCount = max(1, errorCount)
      try StandardStream.error.writeLine("error: " + failure.message)
      try printLine(
        "\(subject(of: rebuild)): nothing written, \(milliseconds(rebuild.duration)) ms")
    case .success(let report):
      try printDiagnostics(of: report)
      try printLine(line(on: report, of: rebuild))
      if explainsPages {
        let limit = options.verbose ? nil : whyLimit
        for line in whyLines(of: report, limit: limit) { try printLine("  " + line) }
      }
      remember(report)
    }
    guard !isWatching else { return }
    isWatching = true
    try printLine("watching for changes; Ctrl-C ends this")
  }

  private func printLine(_ line: String) throws {
    if !options.quiet { try StandardStream.output.writeLine(line) }
  }

  private mutating func printDiagnostics(of report: BuildReport) throws {
    var rest = clearsScreen || options.diagnostics != .text ? [:] : known
    var new: [Diagnostic] = []
    var old: [Diagnostic] = []
    for diagnostic in report.diagnostics {
      let mistake = mistake(diagnostic, in: report.sources)
      if let count = rest[mistake], count > 0 {
        rest[mistake] = count - 1
        old.append(diagnostic)
      } else {
        new.append(diagnostic)
      }
    }
    try diagnostics.print(new, in: report.sources)
    let reminders = old.filter { $0.severity == .error }
    for diagnostic in reminders.prefix(Self.reminderLimit) {
      let place = place(of: diagnostic, in: report.sources).map { $0 + ": " } ?? ""
      try StandardStream.error.writeLine("still: \(place)\(diagnostic.message)")
    }
    if reminders.count > Self.reminderLimit {
      let rest = counted(reminders.count - Self.reminderLimit, "error")
      try StandardStream.error.writeLine("still: … and \(rest) more")
    }
  }

  private func line(on report: BuildReport, of rebuild: Rebuild) -> String {
    if isFirst, rebuild.changes.isEverything {
      return buildSummary(of: report, after: rebuild.duration)
    }
    var parts: [String] = []
    if report.errorCount == 0, errorCount > 0 { parts.append(colored("fixed", "32")) }
    if report.errorCount > 0 {
      parts.append(colored(counted(report.errorCount, "error"), "31"))
    } else if report.compiledDocumentCount > 0 {
      parts.append(counted(report.compiledDocumentCount, "document"))
    }
    if let output = report.output {
      if !output.hasChanged {
        parts.append("nothing new")
      } else if output.written > 0, output.written != report.compiledDocumentCount {
        parts.append("\(output.written) written")
      }
      if !output.removed.isEmpty { parts.append("\(output.removed.count) removed") }
    } else {
      parts.append("nothing written")
    }
    if report.warningCount > 0 { parts.append(counted(report.warningCount, "warning")) }
    parts.append("\(milliseconds(rebuild.duration)) ms")
    return subject(of: rebuild) + ": " + parts.joined(separator: ", ")
  }

  /// Subject of a build: the file, or the number of files.
  private func subject(of rebuild: Rebuild) -> String {
    if rebuild.changes.isEverything { return "everything" }
    guard rebuild.changes.paths.count == 1, let path = rebuild.changes.paths.first else {
      return counted(rebuild.changes.paths.count, "file")
    }
    return path
  }

  private func colored(_ text: String, _ color: String) -> String {
    options.isColored(on: .output) ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }

  // MARK: What is known

  private mutating func remember(_ report: BuildReport) {
    isFirst = false
    errorCount = report.errorCount
    known = [:]
    for diagnostic in report.diagnostics {
      known[mistake(diagnostic, in: report.sources), default: 0] += 1
    }
  }

  private func mistake(_ diagnostic: Diagnostic, in sources: SourceSet) -> Mistake {
    Mistake(
      code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
      path: diagnostic.range.flatMap { sources[$0.file]?.path })
  }

  private func place(of diagnostic: Diagnostic, in sources: SourceSet) -> String? {
    guard let range = diagnostic.range, let file = sources[range.file] else { return nil }
    let start = LineTable(file).position(at: range.range.lowerBound)
    return "\(diagnostics.folder)\(file.path):\(start.line):\(start.column)"
  }

  // MARK: For programs

  private mutating func printJSON(_ news: WatchNews) throws {
    var json = JSONText()
    switch news {
    case .watching(let method, let note):
      json.object {
        $0.member("event", "watching")
        $0.member("method", method == .notifications ? "notifications" : "polling")
        $0.member("note", note)
      }
    case .lost(let error):
      json.object {
        $0.member("event", "lost")
        $0.member("message", error.description)
      }
    case .changed, .asked, .began: return
    case .unsettled(let failure):
      json.object {
        $0.member("event", "failed")
        $0.member("message", failure.message)
      }
    case .built(let rebuild):
      if case .success(let report) = rebuild.outcome {
        try diagnostics.print(report.diagnostics, in: report.sources)
      }
      write(rebuild, to: &json)
    }
    json.endLine()
    try StandardStream.output.write(json.bytes)
  }

  private func write(_ rebuild: Rebuild, to json: inout JSONText) {
    let report = try? rebuild.outcome.get()
    json.object {
      $0.member("event", "rebuild")
      $0.key("changed")
      if rebuild.changes.isEverything {
        $0.null()
      } else {
        $0.array { for path in rebuild.changes.paths.sorted() { $0.value(path) } }
      }
      $0.member("documents", report?.compiledDocumentCount)
      $0.member("written", report?.output?.written)
      $0.member("removed", report?.output?.removed.count)
      $0.member("errors", report?.errorCount)
      $0.member("warnings", report?.warningCount)
      $0.member(
        "output", report?.output.map { (report?.outputFolder.map { $0 + "/" } ?? "") + $0.version })
      if case .failure(let failure) = rebuild.outcome {
        $0.member("failure", failure.message)
      } else {
        $0.member("failure", String?.none)
      }
      if explainsPages, let report { writeReasons(of: report, to: &$0) }
      $0.key("milliseconds")
      $0.value(rebuild.duration / .milliseconds(1))
    }
  }
}

/// Writes why pages were compiled, as members of an object.
private func writeReasons(of report: BuildReport, to json: inout JSONText) {
  let all = report.reasons?.all ?? []
  json.member("all", all.isEmpty ? nil : reasonText(all))
  json.member("why") { json in
    json.object {
      for page in report.reasons?.pages ?? [] { $0.member(page.path, reasonText(page.reasons)) }
    }
  }
  json.member("wholeBuild", report.wholeBuild?.description)
}

/// A time in milliseconds, with tenths where there are few.
private func milliseconds(_ duration: Duration) -> String {
  let tenths = Int((duration / .microseconds(100)).rounded())
  return tenths < 1000 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
}
