import ArgumentParser
import VMLCommandLine

extension VMLC {
  struct Shot: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "shot",
      abstract: "Takes pictures of pages, and shows what changed since earlier ones.",
      discussion: """
        Each page becomes a PNG, drawn as 'vmlc serve' draws it, by an installed Chromium. The \
        same input gives the same bytes on one machine. With '--compare' the exit code is 3 where \
        pictures differ.

          vmlc shot -o shots                    all pages, on all devices
          vmlc shot /cart --device iphone --scheme dark -o shots
          vmlc shot --components -o after --compare before
        """)

    @OptionGroup var options: ShotOptions

    func run() throws { try startProgram("vmlc-serve", ["shot"] + argumentsAfterCommand()) }
  }
}
