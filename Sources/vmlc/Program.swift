import ArgumentParser
import VMLBuild

@main struct VMLC: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "vmlc", version: compilerVersion)
}
