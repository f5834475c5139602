public import ArgumentParser
public import VMLDiagnostics

/// Way in which a command reports.
public struct ReportOptions: ParsableArguments, Sendable {
  @Flag(help: "Make every warning an error.")
  public var strict = false

  @Option(help: ArgumentHelp("How to show diagnostics.", valueName: "format"))
  public var diagnostics = DiagnosticFormat.text

  @Option(
    help: ArgumentHelp(
      """
      Whether text has colours. 'auto' has them on a terminal, unless NO_COLOR is set or TERM is \
      'dumb'.
      """, valueName: "when"))
  public var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp(
      "The folder that paths of files are shown from: the current one, or the site's.",
      valueName: "from"))
  public var paths = PathOrigin.current

  @Flag(name: .shortAndLong, help: "Print errors and warnings, and nothing else.")
  public var quiet = false

  @Flag(name: .shortAndLong, help: "Print all of them, and everything that was done.")
  public var verbose = false

  public init() {}

  public func validate() throws {
    if quiet && verbose {
      throw ValidationError("'--quiet' and '--verbose' do not go together")
    }
  }

  /// Folder that the paths of a site's files are shown from.
  public enum PathOrigin: String, CaseIterable, ExpressibleByArgument, Sendable {
    case current, site
  }

  /// When text has colours.
  public enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
    case auto, always, never
  }

  /// Whether text on a stream is to have colours.
  public func isColored(on stream: StandardStream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (environmentVariable("NO_COLOR") ?? "").isEmpty && !isTerminalDumb
    }
  }

  /// Whether a moving display makes sense.
  public var showsProgress: Bool {
    !quiet && diagnostics == .text && StandardStream.error.isTerminal && !isTerminalDumb
  }

  private var isTerminalDumb: Bool { environmentVariable("TERM") == "dumb" }
}

extension DiagnosticFormat: ExpressibleByArgument {}
