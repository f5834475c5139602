import ArgumentParser
import VMLCommandLine

extension VMLC {
  struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "serve",
      abstract: "Shows the site in a browser while it is edited, and serves it to clients.",
      discussion: """
        Every page for every target, drawn as SwiftUI would, and again as soon as a file is saved. \
        What is wrong is shown over the last good state. Goes on until it is interrupted with \
        Ctrl-C.

          vmlc serve                    http://localhost:4280, for this machine alone
          vmlc serve --open             and open it in the browser
          vmlc serve --lan              for devices on the local network, too
          vmlc serve --target ios       one target
          vmlc serve --port 8080 --strict-port
        """)

    @OptionGroup var options: ServeOptions

    func run() throws { try startProgram("vmlc-serve", argumentsAfterCommand()) }
  }
}
