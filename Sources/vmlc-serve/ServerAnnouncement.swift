import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLServer

/// Says where the site can be seen.
struct ServerAnnouncement {
  private let urls: [String]
  private let networkURLs: [String]
  private let options: ReportOptions

  init(_ place: ListeningPlace, port: Int, _ options: ReportOptions) {
    urls = ["http://\(place.name):\(port)"]
    networkURLs = place.isOnNetwork ? networkAddresses().map { "http://\($0):\(port)" } : []
    self.options = options
  }

  /// The URL to open comes first, and even where little is to be said: the user cannot guess the
  /// port.
  func print() throws {
    if options.diagnostics == .json {
      var json = JSONText()
      json.object {
        $0.member("event", "serving")
        $0.member("urls") { json in
          json.array { for url in urls + networkURLs { $0.value(url) } }
        }
      }
      json.endLine()
      return try StandardStream.output.write(json.bytes)
    }
    try StandardStream.output.writeLine("serving at \(urls[0])")
    for url in networkURLs { try StandardStream.output.writeLine("and on the network at \(url)") }
    // For the camera of a phone. It is nothing that a file or another program could want.
    guard StandardStream.output.isTerminal, !options.quiet,
      let code = networkURLs.first.flatMap({ QRCode($0) })
    else { return }
    for line in code.lines(hasColor: options.isColored(on: .output)) {
      try StandardStream.output.writeLine(line)
    }
  }

  /// Shows the page in the browser; where that cannot be done, the URL is there to be opened by
  /// hand.
  func open() throws {
    guard !openURL(urls[0]) else { return }
    try StandardStream.error.writeLine(
      "warning: no program to open a browser was found; open \(urls[0])")
  }
}
