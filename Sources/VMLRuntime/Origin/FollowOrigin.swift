import VMLRelease

// `vmlc serve` while a site is designed: docs/serve.md, "News for apps".
extension VMLOrigin {
  /// Documents of some paths, as they are now and as they become, and the mistakes of the site.
  ///
  /// It ends where the server has no such news, as any but `vmlc serve`, and where its reader ends.
  /// A server that goes away is asked again, after half a second, in the end every five.
  public func news(of paths: [String]) -> AsyncStream<OriginNews> {
    let (stream, news) = AsyncStream.makeStream(of: OriginNews.self)
    let follower = Task { await follow(paths, news) }
    news.onTermination = { _ in follower.cancel() }
    return stream
  }

  private func follow(
    _ paths: [String], _ news: AsyncStream<OriginNews>.Continuation
  ) async {
    var request = OriginRequest(url: eventsAddress(paths), limit: nil)
    request.headers = headers
    request.headers["Accept"] = "text/event-stream"
    var pause = Self.firstPause
    while !Task.isCancelled {
      switch await read(request, news) {
      case .noNews: return news.finish()
      case .ended(let cameFar):
        pause = cameFar ? Self.firstPause : min(pause * 2, Self.longestPause)
      }
      news.yield(.connected(false))
      // A wait that is cancelled ends early, and so does the loop.
      try? await Task.sleep(for: pause)
    }
  }

  private static let firstPause = Duration.milliseconds(500)
  private static let longestPause = Duration.seconds(5)
  /// Bytes of one event.
  private static let eventLimit = 4 * documentLimit

  private enum Outcome {
    /// The server is another one than `vmlc serve`.
    case noNews
    case ended(cameFar: Bool)
  }

  private func read(
    _ request: OriginRequest, _ news: AsyncStream<OriginNews>.Continuation
  ) async -> Outcome {
    var events = EventReader(limit: Self.eventLimit)
    var isOpen = false
    do {
      let answer = try await transport.open(request)
      let isStream = answer.contentType?.hasPrefix("text/event-stream") == true
      guard answer.status == 200, isStream else {
        return answer.status < 500 ? .noNews : .ended(cameFar: false)
      }
      isOpen = true
      news.yield(.connected(true))
      for try await bytes in answer.body {
        events.append(bytes)
        while let event = events.next() {
          if let one = OriginNews(event) { news.yield(one) }
        }
        guard !events.isTooLong else { break }
      }
    } catch {
      // It is asked again, and the reader knows that it is gone.
    }
    return .ended(cameFar: isOpen)
  }

  private func eventsAddress(_ paths: [String]) -> String {
    let frames = paths.enumerated().map { index, path in
      var frame = "id=\(index)&as=vml&path=\(encodedTwice(path))&target=\(encodedTwice(target))"
      if let locale { frame += "&locale=\(encodedTwice(locale))" }
      if let theme { frame += "&theme=\(encodedTwice(theme))" }
      return "frame=" + percentEncodedAll(frame)
    }
    return address("/.vmlc/events") + "?" + frames.joined(separator: "&")
  }

  /// A value in a query that is itself a value of a query; the second time is with the rest.
  private func encodedTwice(_ text: String) -> String { percentEncodedAll(text) }
}

/// All but letters and digits as `%` and two digits.
private func percentEncodedAll(_ text: String) -> String {
  percentEncoded(text).replacing("/", with: "%2F")
}

/// One event of a stream.
package struct ServerEvent: Hashable {
  package var name: String
  package var data: [UInt8]
}

/// Reads server-sent events out of the parts in which they come.
///
/// Spec: HTML, 9.2.6; a line ends with a line feed here, as the server writes it.
package struct EventReader {
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Bytes of the buffer that have no end of an event.
  private var searched = 0

  package init(limit: Int) { self.limit = limit }

  /// Whether an event is longer than the limit.
  package var isTooLong: Bool { buffer.count > limit }

  package mutating func append(_ bytes: [UInt8]) { buffer += bytes }

  /// The next whole event; `nil` until more has come.
  package mutating func next() -> ServerEvent? {
    let feed = UInt8(ascii: "\n")
    while searched + 1 < buffer.count {
      guard buffer[searched] == feed, buffer[searched + 1] == feed else {
        searched += 1
        continue
      }
      let block = buffer[..<searched]
      defer {
        buffer.removeFirst(searched + 2)
        searched = 0
      }
      var event = ServerEvent(name: "", data: [])
      for line in block.split(separator: feed) {
        if let value = value("event: ", line) {
          event.name = String(decoding: value, as: UTF8.self)
        }
        if let value = value("data: ", line) { event.data += value }
      }
      return event
    }
    return nil
  }

  private func value(_ field: String, _ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    line.starts(with: field.utf8) ? line.dropFirst(field.utf8.count) : nil
  }
}

extension OriginNews {
  /// `nil` for an event that an app has no use for.
  fileprivate init?(_ event: ServerEvent) {
    guard let json = try? JSONValue(parsing: event.data) else { return nil }
    switch event.name {
    case "document":
      guard let path = json["path"]?.string else { return nil }
      if let text = json["vml"]?.string {
        self = .document(path: path, bytes: Array(text.utf8))
      } else {
        self = .removed(path: path)
      }
    case "problems":
      var mistakes = (json["items"]?.array ?? []).map(OriginMistake.init)
      if let failure = json["failure"]?.string {
        mistakes.insert(OriginMistake(failure: failure), at: 0)
      }
      self = .mistakes(mistakes)
    default: return nil
    }
  }
}

extension OriginMistake {
  fileprivate init(_ json: JSONValue) {
    isError = json["severity"]?.string == "error"
    code = json["code"]?.string ?? ""
    message = json["message"]?.string ?? ""
    file = json["file"]?.string
    line = json["line"]?.integer ?? 0
    column = json["column"]?.integer ?? 0
    text = json["text"]?.string ?? ""
  }

  fileprivate init(failure: String) {
    self.init(
      isError: true, code: "", message: failure, file: nil, line: 0, column: 0, text: failure)
  }
}
