import ArgumentParser
import VMLBuild
import VMLCommandLine

/// Serves a site; started by `vmlc serve`, which has checked the arguments.
@main struct Program {
  static func main() async {
    prepareStandardStreams()
    do {
      try await Serve.parse(Array(CommandLine.arguments.dropFirst())).run()
    } catch {
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
    var watch = WatchOptions(site: folder)
    watch.pollingInterval = options.poll.map { .milliseconds($0) }
    var build = BuildOptions(site: folder)
    build.targets = options.target
    build.version = "dev"
    build.jobs = options.jobs.jobs
    build.isStrict = options.reporting.strict
    build.cache = .use
    try await untilAskedToEnd { [watch, build, options] in
      var printer = WatchPrinter(options.reporting, clearsScreen: false)
      try await watchSite(watch, with: SessionRebuilder(build)) { try printer.print($0) }
    }
  }
}
