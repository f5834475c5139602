import Synchronization
import Testing
import VMLBehaviour
import VMLData
import VMLMarkup
import VMLRuntime
import VMLSwiftUI
import VMLTestSupport
import VMLViews

/// Pages of a source: the whole way of `VMLScreen`, over the views of the library.
struct ScreenTests {
  /// A source whose answers come when a test says so.
  private final class Pages: VMLScreenSource {
    private let answers: AsyncStream<ScreenAnswer>
    private let sender: AsyncStream<ScreenAnswer>.Continuation
    private let told = Mutex<[ScreenNews]>([])
    private let templates: [String: String]
    private let facts: BehaviourSite

    init(_ templates: [String: String] = [:], site: BehaviourSite = BehaviourSite()) {
      (answers, sender) = AsyncStream.makeStream()
      self.templates = templates
      facts = site
    }

    func answer(_ answer: ScreenAnswer) { sender.yield(answer) }
    func answer(_ text: String) { answer(.document(Array(text.utf8))) }
    func tell(_ news: ScreenNews) { told.withLock { $0.append(news) } }

    func site() async -> BehaviourSite { facts }

    func document(at path: String, isRefresh: Bool) async -> ScreenAnswer {
      for await answer in answers { return answer }
      return .failed("the test is over")
    }

    func template(_ name: String) async -> [UInt8]? { templates[name].map { Array($0.utf8) } }

    /// Whichever stream is read last gets the news.
    func news(of paths: [String]) -> AsyncStream<ScreenNews> {
      AsyncStream { [self] in
        while !Task.isCancelled {
          if let news = told.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return news }
          try? await Task.sleep(for: .milliseconds(1))
        }
        return nil
      }
    }
  }

  /// An app with one screen, which is drawn after each change.
  private final class App: Sendable {
    let drawn: AsyncStream<String>
    private let running: Task<Void, Never>

    init(
      _ source: some VMLScreenSource, path: String = "/", early: [BehaviourEvent] = [],
      _ act: @escaping @Sendable (VMLClient, String) -> Void = { _, _ in },
      report: @escaping @Sendable (String) -> Void = { _ in }
    ) {
      let (drawn, sender) = AsyncStream.makeStream(of: String.self)
      self.drawn = drawn
      running = Task {
        var hooks = VMLHooks()
        hooks.changed = { client in
          let drawn = drawnScreen(client)
          act(client, drawn)
          sender.yield(drawn)
        }
        hooks.report = report
        let client = VMLClient(path: path, from: source, hooks: hooks)
        for event in early { client.handle(event) }
        await client.run()
        sender.finish()
      }
    }

    deinit { running.cancel() }

    /// Waits until the screen is drawn as a text says.
    func expect(_ vml: String, at location: SourceLocation = #_sourceLocation) async {
      var last = ""
      for await text in drawn {
        if text == vml { return }
        last = text
      }
      Issue.record("\(last)", sourceLocation: location)
    }
  }

  private static let templates = [
    "launch": "<Text>launch</Text>", "connecting": "<Text>connecting</Text>",
    "error": "<Text>error</Text>", "disconnected": "<Text>disconnected</Text>",
  ]

  // MARK: Lifecycle templates

  @Test(.timeLimit(.minutes(30)))
  func templatesOfTheSiteUntilThereIsAPage() async {
    let pages = Pages(Self.templates)
    let app = App(pages)
    await app.expect("<Text>connecting</Text>")
    pages.answer("<Text>page</Text>")
    await app.expect("<Text>page</Text>")
    pages.tell(.connected(false))
    await app.expect("<ZStack><Text>page</Text><Text>disconnected</Text></ZStack>")
    pages.tell(.connected(true))
    await app.expect("<Text>page</Text>")
  }

  @Test(.timeLimit(.minutes(30)))
  func theLaunchTemplateStandsInForConnecting() async {
    await App(Pages(["launch": "<Text>launch</Text>"])).expect("<Text>launch</Text>")
    await App(Pages()).expect("<ProgressView/>")
  }

  @Test(.timeLimit(.minutes(30)))
  func aPageThatCannotBeFetched() async {
    let pages = Pages(Self.templates)
    let app = App(pages)
    pages.answer(.failed("no network"))
    await app.expect("<Text>error</Text>")
    // As soon as the server is there again it tells of the page.
    pages.tell(.document(path: "/", bytes: Array("<Text>page</Text>".utf8)))
    await app.expect("<Text>page</Text>")
  }

  @Test(.timeLimit(.minutes(30)))
  func thePagesOwnTemplate() async {
    let pages = Pages(Self.templates)
    let app = App(pages)
    pages.answer(
      """
      <!doctype swiftui+vml>
      <vml><head><Text template="disconnected">offline</Text></head>\
      <body><Text>page</Text></body></vml>
      """)
    await app.expect("<Text>page</Text>")
    pages.tell(.connected(false))
    await app.expect("<ZStack><Text>page</Text><Text>offline</Text></ZStack>")
  }

  // MARK: Before there is a page

  @Test(.timeLimit(.minutes(30)))
  func whatTheAppSetsBeforeTheFirstPageStays() async {
    var site = BehaviourSite()
    site.states["signed_in"] = .init(.boolean, first: .boolean(false), isFromApp: true)
    let pages = Pages(site: site)
    let app = App(
      pages, early: [.appSet("signed_in", boolean: true)], report: { Issue.record("\($0)") })
    pages.answer(#"<Text show="signed_in" template="hidden">in</Text>"#)
    await app.expect("<Text>in</Text>")
  }

  @Test(.timeLimit(.minutes(30)))
  func aLinkThatStartsTheApp() async throws {
    let shop = channel(
      try MemoryTransport.release(
        [
          "/": "<Text>home</Text>", "/lamp": #"<Button onTap="wait(0.01);back()">lamp</Button>"#,
        ],
        target: "ios", os: "ios"))
    let app = App(ChannelScreens(shop), early: [.link("/lamp", parents: ["/"])]) { client, _ in
      guard let button = client.tree?.nodes.first(where: { $0.name == "Button" }) else { return }
      client.handle(.happened(.onTap, button.id))
    }
    await app.expect("<Text>home</Text>")
  }

  // MARK: While a site is designed

  @Test(.timeLimit(.minutes(30)))
  func aPageIsReplacedAndItsStatesStay() async {
    let pages = Pages()
    let app = App(pages) { client, drawn in
      guard drawn.contains("one"),
        let button = client.tree?.nodes.first(where: { $0.name == "Button" })
      else { return }
      client.handle(.happened(.onTap, button.id))
    }
    let page = { (text: String) in
      #"<VStack id="a" state="n: integer = 0"><Text bind="content: n">0</Text>"#
        + #"<Button id="b" onTap="set(n, 7)">\#(text)</Button></VStack>"#
    }
    pages.answer(page("one"))
    await app.expect(
      #"<VStack id="a"><Text>0</Text><Button id="b">one</Button></VStack>"#)
    pages.tell(.document(path: "/", bytes: Array(page("two").utf8)))
    await app.expect(
      #"<VStack id="a"><Text>7</Text><Button id="b">two</Button></VStack>"#)
  }

  @Test(.timeLimit(.minutes(30)))
  func mistakesStandOverTheLastGoodPage() async {
    let pages = Pages()
    let app = App(pages)
    pages.answer("<Text>page</Text>")
    await app.expect("<Text>page</Text>")
    pages.tell(
      .mistakes([
        OriginMistake(
          isError: true, code: "c", message: "it is wrong", file: "content/a.vml", line: 3,
          column: 4, text: "")
      ]))
    for await drawn in app.drawn where drawn.contains("content/a.vml:3:4: it is wrong") {
      #expect(drawn.contains("<Text>page</Text>"))
      break
    }
    pages.tell(.mistakes([]))
    await app.expect("<Text>page</Text>")
  }

  // MARK: A channel

  private func channel(_ transport: any ChannelTransport) -> VMLChannel {
    VMLChannel(
      ChannelConfiguration(
        url: "", root: .unsigned, client: ClientProfile(target: "ios", system: "18.0")),
      transport: transport)
  }

  @Test(.timeLimit(.minutes(30)))
  func pagesOfAChannel() async throws {
    let shop = channel(
      try MemoryTransport.release(
        [
          "/": #"<NavigationLink value="/lamp">Lamp</NavigationLink>"#,
          "/lamp": "<Text>lamp</Text>",
          "/lifecycle/launch": "<Text>launch</Text>",
        ], target: "ios", os: "ios"))
    let app = App(ChannelScreens(shop)) { client, _ in
      guard let link = client.tree?.nodes.first(where: { $0.name == "NavigationLink" }) else {
        return
      }
      client.handle(.happened(.onTap, link.id))
    }
    await app.expect("<Text>lamp</Text>")
  }

  @Test(.timeLimit(.minutes(30)))
  func aPathThatTheReleaseDoesNotHave() async throws {
    let shop = channel(
      try MemoryTransport.release(
        ["/": "<Text>home</Text>", "/not-found": "<Text>nothing here</Text>"], target: "ios",
        os: "ios"))
    await App(ChannelScreens(shop), path: "/nowhere").expect("<Text>nothing here</Text>")
  }

  @Test(.timeLimit(.minutes(30)))
  func aMissingPageWithoutAPageForThatIsReported() async throws {
    let shop = channel(
      try MemoryTransport.release(["/": "<Text>home</Text>"], target: "ios", os: "ios"))
    let (reports, sender) = AsyncStream.makeStream(of: String.self)
    let app = App(ChannelScreens(shop), path: "/nowhere", report: { sender.yield($0) })
    for await report in reports {
      #expect(report == "the release has no page '/nowhere'")
      break
    }
    _ = app
  }

  /// A store that cannot be reached at first.
  private final class LateStore: ChannelTransport {
    private let store: MemoryTransport
    private let isOpen = Mutex(false)

    init(_ store: MemoryTransport) { self.store = store }

    func open() { isOpen.withLock { $0 = true } }

    func get(_ request: TransportRequest) async throws -> TransportAnswer {
      guard isOpen.withLock({ $0 }) else { throw CancellationError() }
      return try await store.get(request)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func factsOfAReleaseThatComesLateAreTold() async throws {
    let store = LateStore(
      try MemoryTransport.release(["/": "<Text>home</Text>"], target: "ios", os: "ios"))
    let screens = ChannelScreens(channel(store))
    _ = await screens.site()
    store.open()
    let answer = await screens.document(at: "/", isRefresh: true)
    #expect(answer == .document(Array("<Text>home</Text>".utf8)))
    for await news in screens.news(of: ["/"]) {
      guard case .released = news else { continue }
      return
    }
    Issue.record("no news")
  }

  @Test(.timeLimit(.minutes(30)))
  func aStoreThatIsNotThere() async throws {
    await App(ChannelScreens(channel(MemoryTransport([:]))))
      .expect("<ProgressView/>")
  }

  // MARK: What takes time

  @Test(.timeLimit(.minutes(30)))
  func stepsThatWait() async {
    let pages = Pages()
    let app = App(pages) { client, drawn in
      guard drawn.contains(">0<"), let stack = client.tree?.nodes.first else { return }
      client.handle(.happened(.onAppear, stack.id))
    }
    pages.answer(
      #"<VStack state="n: integer = 0" onAppear="wait(0.05);set(n, 1)">"#
        + #"<Text bind="content: n">0</Text></VStack>"#)
    await app.expect("<VStack><Text>0</Text></VStack>")
    await app.expect("<VStack><Text>1</Text></VStack>")
  }
}

/// A client's screen, drawn and written as VML; in words why where that does not go.
private func drawnScreen(_ client: VMLClient) -> String {
  do {
    return String(decoding: try VMLScreen(client: client).vml(), as: UTF8.self)
  } catch {
    return "\(error)"
  }
}
