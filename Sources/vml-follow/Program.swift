import VMLRuntime

/// Looks at a channel in a folder once, as an app does, and says what it shows.
///
///     vml-follow STORE CACHE ROOT TARGET
///
/// The tests end it at any moment, and measure what a program has to carry that links the library.
@main
struct Program {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 4 else {
      print("usage: vml-follow STORE CACHE ROOT TARGET")
      return
    }
    let values = Array(words)
    var configuration = ChannelConfiguration(
      url: "", root: .file(values[2]), client: ClientProfile(target: values[3], system: "99"))
    configuration.cache = values[1]
    configuration.policy = .atOnce
    let channel = VMLChannel(configuration, transport: FolderTransport(values[0]))
    print(await channel.update())
    print(await channel.status().shown ?? "nothing")
  }
}
