import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLFiles
import VMLServer
import VMLWatch

/// Serves a site, or takes pictures of it; started by `vmlc serve` and `vmlc shot`, which have
/// checked the arguments.
@main struct Program {
  static func main() async {
    prepareStandardStreams()
    do {
      try checkThreads()
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == "shot" {
        try await Shot.parse(Array(arguments.dropFirst())).run()
      } else {
        try await Serve.parse(arguments).run()
      }
    } catch let error as BrowserFailure {
      try? StandardStream.error.writeLine("error: \(error.message)")
      end(with: .worldFailed)
    } catch let error as ListeningError {
      // If the message cannot be written, the exit code still says it.
      try? StandardStream.error.writeLine("error: \(error)")
      end(with: .worldFailed)
    } catch {
      // Help and mistakes of the command line were `vmlc`'s to tell.
      end(after: error, of: Serve.self)
    }
    end(with: .success)
  }
}

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vmlc-serve",
    abstract: "A part of vmlc, which 'vmlc serve' starts; 'vmlc help serve' explains it.")

  @OptionGroup var options: ServeOptions

  func run() async throws {
    let folder = try options.site.folder()
    try checkIsSite(folder)
    var watch = WatchOptions(site: folder)
    watch.pollingInterval = options.poll.map { .milliseconds($0) }
    var build = BuildOptions(site: folder)
    build.choices = try options.choices.choices()
    build.targets = options.target
    build.version = ServedSite.version
    // A browser that draws wants a processor too.
    build.jobs = options.jobs.jobs ?? max(1, processorCount() - 1)
    build.isInBackground = true
    build.isStrict = options.reporting.strict
    build.cache = .use
    let session = SessionRebuilder(build)
    let site = ServedSite(
      build, builtBy: session, editor: editorURL(environmentVariable("VMLC_EDITOR")))
    let rebuilder = ServedRebuilder(site, session)
    watch.requests = site.requests
    let place = ListeningPlace(options)
    let server = HTTPServer(SiteResponder(site, hosts: place.hosts))
    try await untilAskedToEnd { [watch, options] in
      let port = try await server.listen(
        at: place.addresses, port: options.port, tries: options.strictPort ? 1 : 100)
      let announcement = ServerAnnouncement(place, port: port, options.reporting)
      try announcement.print()
      if options.open { try announcement.open() }
      let reading = Task { await site.run() }
      defer { reading.cancel() }
      var printer = WatchPrinter(options.reporting, of: folder, clearsScreen: false)
      try await watchSite(watch, with: rebuilder) { news in
        site.note(news)
        try printer.print(news)
      }
    }
    await server.stop()
    // The terminal shows the key that ended it at the start of the next line.
    if StandardStream.output.isTerminal { try StandardStream.output.writeLine("") }
  }
}
