import Testing
import VMLRuntime
import VMLTestSupport

/// Documents and news of an origin, by a transport of the test.
struct OriginTests {
  /// Answers each request with the next of some answers.
  private actor Answers: OriginTransport {
    private(set) var requests: [OriginRequest] = []
    private var answers: [(status: Int, type: String?, parts: [String])]

    init(_ answers: (status: Int, type: String?, parts: [String])...) { self.answers = answers }

    func open(_ request: OriginRequest) async throws -> OriginAnswer {
      requests.append(request)
      guard !answers.isEmpty else { throw CancellationError() }
      let answer = answers.removeFirst()
      let (body, sender) = AsyncThrowingStream.makeStream(of: [UInt8].self)
      for part in answer.parts { sender.yield(Array(part.utf8)) }
      sender.finish()
      return OriginAnswer(status: answer.status, contentType: answer.type, body: body)
    }
  }

  private static let type = "application/swiftui+vml; charset=utf-8"

  // MARK: Documents

  /// Spec: VML 3.2.
  @Test func aDocumentIsAskedForByItsTarget() async throws {
    let answers = Answers((200, Self.type, ["<Text>", "a</Text>"]))
    var origin = VMLOrigin("http://desk.local:4280/", target: "ios", transport: answers)
    (origin.locale, origin.theme) = ("fr", "dark")
    origin.headers = ["X-Key": "k"]
    #expect(try await origin.document(at: "/a b") == Array("<Text>a</Text>".utf8))
    let request = try #require(await answers.requests.first)
    #expect(request.url == "http://desk.local:4280/a%20b")
    #expect(
      request.headers == [
        "Accept": "application/swiftui+vml; target=ios; locale=fr; theme=dark", "X-Key": "k",
      ])
  }

  @Test(arguments: [
    (404, "no page '/'"), (406, "no page '/'"), (500, "status 500"), (200, "a page of HTML"),
  ])
  func noDocument(_ status: Int, _ words: String) async {
    let origin = VMLOrigin(
      "http://a", target: "ios",
      transport: Answers((status, status == 200 ? "text/html" : Self.type, ["x"])))
    do throws(ChannelError) {
      _ = try await origin.document(at: "/")
      Issue.record("there is a document")
    } catch {
      #expect(error.description.contains(words), "\(error)")
    }
  }

  // MARK: News

  private func news(_ answers: Answers, count: Int) async -> [OriginNews] {
    let origin = VMLOrigin("http://a", target: "ios", transport: answers)
    var all: [OriginNews] = []
    for await news in origin.news(of: ["/", "/a"]) {
      all.append(news)
      if all.count == count { break }
    }
    return all
  }

  @Test func eventsInAnyParts() async throws {
    let text =
      "retry: 500\n\nevent: document\ndata: {\"frame\":\"0\",\"path\":\"/\",\"vml\":\"<Text/>\"}\n\n"
      + "event: work\ndata: {\"milliseconds\":1.5}\n\n: still there\n\n"
      + "event: document\ndata: {\"frame\":\"1\",\"path\":\"/a\",\"vml\":null}\n\n"
      + "event: problems\ndata: {\"errors\":1,\"warnings\":0,\"failure\":null,\"items\":[{"
      + "\"severity\":\"error\",\"code\":\"c\",\"message\":\"m\",\"file\":\"content/a.vml\","
      + "\"line\":3,\"column\":4,\"text\":\"t\"}]}\n\n"
    let mistake = OriginMistake(
      isError: true, code: "c", message: "m", file: "content/a.vml", line: 3, column: 4, text: "t")
    for size in [1, 2, 7, 1000] {
      let parts = stride(from: 0, to: text.utf8.count, by: size).map { start in
        String(
          decoding: Array(text.utf8)[start..<min(start + size, text.utf8.count)], as: UTF8.self)
      }
      let answers = Answers((200, "text/event-stream", parts))
      #expect(
        await news(answers, count: 5) == [
          .connected(true), .document(path: "/", bytes: Array("<Text/>".utf8)),
          .removed(path: "/a"), .mistakes([mistake]), .connected(false),
        ])
    }
  }

  /// Each document is a frame of its own, as docs/serve.md has it.
  @Test func theRequestForNews() async throws {
    let answers = Answers((200, "text/event-stream", []))
    _ = await news(answers, count: 2)
    let request = try #require(await answers.requests.first)
    #expect(
      request.url
        == "http://a/.vmlc/events?frame=id%3D0%26as%3Dvml%26path%3D%252F%26target%3Dios"
        + "&frame=id%3D1%26as%3Dvml%26path%3D%252Fa%26target%3Dios")
    #expect(request.limit == nil)
  }

  /// Any other server has no news, and its pages are drawn all the same.
  @Test func aServerWithoutNews() async {
    let html = Answers((200, "text/html", ["x"]))
    #expect(await news(html, count: 5) == [])
    let missing = Answers((404, nil, []))
    #expect(await news(missing, count: 5) == [])
  }

  @Test func aServerThatComesBack() async {
    let answers = Answers(
      (200, "text/event-stream", []), (503, nil, []), (200, "text/event-stream", []))
    #expect(
      await news(answers, count: 4) == [
        .connected(true), .connected(false), .connected(false), .connected(true),
      ])
  }

  /// No part of an event is kept beyond a limit.
  @Test func anEventThatIsTooLong() {
    var reader = EventReader(limit: 10)
    reader.append(Array("data: 0123456789".utf8))
    #expect(reader.next() == nil)
    #expect(reader.isTooLong)
  }
}
