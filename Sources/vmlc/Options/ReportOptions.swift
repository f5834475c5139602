public import ArgumentParser
public import VMLDiagnostics

/// How a command reports.
struct ReportOptions: ParsableArguments {
  @Flag(help: "Make every warning an error.")
  var strict = false

  @Option(help: ArgumentHelp("How to show diagnostics.", valueName: "format"))
  var diagnostics = DiagnosticFormat.text

  @Option(
    help: ArgumentHelp(
      """
      Whether text has colours. 'auto' has them on a terminal, unless NO_COLOR is set or TERM is 'dumb'.
      """, valueName: "when"))
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print errors and warnings, and nothing else.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print all of them, and everything that was done.")
  var verbose = false

  func validate() throws {
    if quiet && verbose {
      throw ValidationError("'--quiet' and '--verbose' do not go together")
    }
  }

  enum ColorChoice: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

  /// Whether text on a stream is to have colours.
  func isColored(on stream: StandardStream) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      stream.isTerminal && (environmentVariable("NO_COLOR") ?? "").isEmpty && !isTerminalDumb
    }
  }

  /// Whether a moving display makes sense.
  var showsProgress: Bool {
    !quiet && diagnostics == .text && StandardStream.error.isTerminal && !isTerminalDumb
  }

  private var isTerminalDumb: Bool { environmentVariable("TERM") == "dumb" }
}

extension DiagnosticFormat: ExpressibleByArgument {}
