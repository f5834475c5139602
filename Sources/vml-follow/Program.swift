import VMLRuntime

/// Looks at a channel in a folder once, as an app does, and says what it shows.
///
///     vml-follow STORE CACHE ROOT TARGET [PATH]
///
/// With a path it reads that document instead, from the cache where there is one.
/// The tests end it at any moment, and measure what a program has to carry that links the library.
@main
struct Program {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 4 || words.count == 5 else {
      print("usage: vml-follow STORE CACHE ROOT TARGET [PATH]")
      return
    }
    let values = Array(words)
    var configuration = ChannelConfiguration(
      url: "", root: .file(values[2]), client: ClientProfile(target: values[3], system: "99"))
    configuration.cache = values[1]
    configuration.policy = .atOnce
    let channel = VMLChannel(configuration, transport: FolderTransport(values[0]))
    if words.count == 5 {
      do {
        print(try await channel.document(at: values[4]).bytes.count)
      } catch {
        print(error)
      }
      return
    }
    print(await channel.update())
    print(await channel.status().shown ?? "nothing")
  }
}
