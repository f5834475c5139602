public import ArgumentParser
import VMLDiagnostics

/// Options of `vmlc serve`; `vmlc` checks them, and `vmlc-serve` carries them out.
public struct ServeOptions: ParsableArguments, Sendable {
  @OptionGroup public var site: SiteOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A target to build and show; may be given several times. (default: all of site.yaml's)",
      valueName: "name"))
  public var target: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The port, 0 to 65535; 0 for any that is free. Where it is taken, the next free one is used.",
      valueName: "n"))
  public var port = 4280

  @Flag(help: "Fail where the port is taken.")
  public var strictPort = false

  /// `nil` for the loopback alone.
  @Option(
    help: ArgumentHelp(
      """
      The address or name to listen at; all who reach it can see the site. (default: this machine \
      alone, by 127.0.0.1 and ::1)
      """, valueName: "address"))
  public var host: String?

  @Flag(help: "Listen at all addresses of this machine, and print them.")
  public var lan = false

  @Flag(help: "Open the page in the browser.")
  public var open = false

  /// In milliseconds; `nil` to be told of changes where the system can.
  @Option(
    defaultAsFlag: 500,
    help: ArgumentHelp(
      """
      Look at all files again and again instead of being told of changes; every so many \
      milliseconds, 10 to 60000, or twice a second.
      """, valueName: "ms"))
  public var poll: Int?

  @OptionGroup public var choices: ChoiceOptions

  @OptionGroup public var jobs: JobOptions

  @OptionGroup public var reporting: ReportOptions

  public init() {}

  public func validate() throws {
    if !(0...65_535).contains(port) {
      throw ValidationError("'--port' takes a number from 0 to 65535, not \(port)")
    }
    if strictPort, port == 0 {
      throw ValidationError("'--port 0' takes any port, so '--strict-port' asks for nothing")
    }
    if let host, host.isEmpty { throw ValidationError("'--host' needs an address or a name") }
    if host != nil, lan {
      throw ValidationError("'--lan' listens at all addresses, so '--host' does not go with it")
    }
    try checkPollingInterval(poll)
    if reporting.diagnostics == .sarif {
      throw ValidationError(
        "'--diagnostics sarif' is one report of one build; 'vmlc check' makes it, 'serve' does not")
    }
  }
}

/// Refuses, with a `ValidationError`, what cannot be the milliseconds between two looks at all
/// files; `nil` is none.
public func checkPollingInterval(_ milliseconds: Int?) throws {
  guard let milliseconds, !(10...60_000).contains(milliseconds) else { return }
  throw ValidationError(
    "'--poll' takes a number of milliseconds from 10 to 60000, not \(milliseconds)")
}
