import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLFiles
import VMLServer
import VMLWatch

/// Takes pictures; started by `vmlc shot`, which has checked the arguments.
struct Shot: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vmlc-serve shot",
    abstract: "A part of vmlc, which 'vmlc shot' starts; 'vmlc help shot' explains it.")

  @OptionGroup var options: ShotOptions

  func run() async throws {
    let folder = try options.site.folder()
    try checkIsSite(folder)
    if let compare = options.compare {
      guard let earlier = resolvedPath(compare) else {
        throw CommandLineError("there is no folder '\(compare)' to compare with")
      }
      if earlier == resolvedPath(options.output) {
        throw CommandLineError(
          "'--compare' needs another folder than '-o', whose pictures are replaced")
      }
    }
    let browser = try findBrowser(
      environmentVariable("CHROMIUM"), in: environmentVariable("PATH") ?? "")
    let temporary = resolvedPath(environmentVariable("TMPDIR") ?? "/tmp") ?? "/tmp"
    let name = "vmlc-shot-" + String(UInt64.random(in: 0...UInt64.max), radix: 16)
    let working = "\(temporary)/\(name)"
    try Folder.make(working, isPrivate: true)
    let result: Result<Void, any Error>
    do {
      try await untilAskedToEnd { try await take(of: folder, with: browser, in: working) }
      result = .success(())
    } catch { result = .failure(error) }
    _ = try Folder.open(temporary).remove(name)
    try result.get()
  }

  private func take(of folder: String, with browser: String, in working: String) async throws {
    var build = BuildOptions(site: folder)
    build.choices = try options.choices.choices()
    build.output = "\(working)/site"
    build.version = "shot"
    build.jobs = options.jobs.jobs
    build.isStrict = options.reporting.strict
    let report = try await buildSite(build)
    let printer = DiagnosticPrinter(
      options: options.reporting, programStream: .error, site: folder)
    try printer.print(report)
    if report.errorCount > 0 { throw Outcome.inputHasErrors }
    var choice = PictureChoice()
    choice.pages = options.pages
    choice.devices = options.device
    choice.schemes = options.scheme
    choice.locales = options.locale
    choice.themes = options.theme
    choice.size = options.size
    choice.look = options.ios
    choice.direction = options.direction
    choice.components = options.components
    let taken: TakenPictures
    do {
      taken = try await takePictures(
        choice, of: build, with: browser, to: options.output, comparingWith: options.compare,
        working: working)
    } catch let mistake as PictureMistake {
      throw CommandLineError(mistake.message)
    }
    for line in taken.left {
      try StandardStream.error.writeLine("warning: no picture of \(line)")
    }
    try tell(taken)
    if taken.differences > 0 { throw Outcome.hasChanges }
  }

  private func tell(_ taken: TakenPictures) throws {
    for name in taken.changed { try StandardStream.output.writeLine("changed \(name)") }
    for name in taken.added { try StandardStream.output.writeLine("new     \(name)") }
    for name in taken.gone { try StandardStream.output.writeLine("gone    \(name)") }
    guard !options.reporting.quiet else { return }
    try StandardStream.output.writeLine(
      "\(counted(taken.names.count, "picture")) in \(options.output)")
    guard options.compare != nil else { return }
    try StandardStream.output.writeLine(
      taken.differences == 0
        ? "nothing changed"
        : """
        \(taken.changed.count) changed, \(taken.added.count) new, \(taken.gone.count) gone; \
        see \(options.output)/index.html
        """)
  }
}
