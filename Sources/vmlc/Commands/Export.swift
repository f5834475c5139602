import ArgumentParser
import VMLCommandLine

extension VMLC {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Writes what an app of the site brings along.",
      subcommands: [Embedded.self, Constants.self])

    struct Embedded: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "embedded",
        abstract: "Writes the release that a channel offers to everybody into a folder.",
        discussion: """
          It is laid out and signed as it is in the store, for the bundle of an app, which shows \
          it until it has another one. docs/client.md says how.

            vmlc export embedded App/release
            vmlc export embedded App/release --target ios
          """)

      @OptionGroup var options: EmbeddedOptions

      func run() throws {
        try startProgram("vmlc-publish", argumentsAfterCommand(words: 0))
      }
    }
  }
}
