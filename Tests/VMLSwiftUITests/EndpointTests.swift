import Synchronization
import Testing
import VMLBehaviour
import VMLData
import VMLMarkup
import VMLRuntime
import VMLSwiftUI

/// Forms on their way to endpoints.
struct EndpointTests {
  /// A page with a form of one field.
  private struct Page: VMLScreenSource {
    let address: String?

    func site() async -> BehaviourSite {
      var site = BehaviourSite()
      site.endpoints = [
        "order": [.init(name: "email", type: .string()), .init(name: "count", type: .integer())]
      ]
      site.addresses = address.map { ["order": $0] } ?? [:]
      return site
    }

    func document(at path: String, isRefresh: Bool) async -> ScreenAnswer {
      .document(
        Array(
          #"""
          <VStack form="order" state="done: boolean = false; bad: boolean = false">\#
          <TextField name="email" text="a@b.example"/><TextField name="count" text="2"/>\#
          <Button onTap="submit(order, to: order);set(done, true)" onFailure="set(bad, true)"/>\#
          <Text show="done">Sent</Text><Text show="bad">Failed</Text></VStack>
          """#.utf8))
    }

    func template(_ name: String) async -> [UInt8]? { nil }
    func news(of paths: [String]) -> AsyncStream<ScreenNews> { AsyncStream { nil } }
  }

  private final class Post: FormTransport {
    let status: Int
    let body: String
    private let sent = Mutex<[FormRequest]>([])

    init(_ status: Int = 200, _ body: String = "") { (self.status, self.body) = (status, body) }

    var requests: [FormRequest] { sent.withLock { $0 } }

    func post(_ request: FormRequest) async throws -> (status: Int, body: [UInt8]) {
      sent.withLock { $0.append(request) }
      return (status, Array(body.utf8))
    }
  }

  private struct Outcome: Sendable {
    /// The texts that are drawn, and the errors of fields.
    var texts: [String] = []
    var reports: [String] = []
  }

  /// Taps the button, and waits for what comes of it.
  private func submit(_ post: Post, to address: String?, hosts: Set<String>) async -> Outcome {
    let (outcomes, sender) = AsyncStream.makeStream(of: Outcome.self)
    let running = Task {
      var reports: [String] = []
      var hasTapped = false
      var hooks = VMLHooks()
      hooks.report = { reports.append($0) }
      hooks.endpoints = VMLEndpoints(hosts: hosts, transport: post) { name in
        ["Authorization": "Bearer of \(name)"]
      }
      hooks.changed = { client in
        guard let nodes = client.tree?.nodes, !nodes.isEmpty else { return }
        if !hasTapped, let button = nodes.first(where: { $0.name == "Button" }) {
          hasTapped = true
          client.handle(.happened(.onTap, button.id))
        } else if hasTapped {
          let texts = nodes.map(\.text).filter { !$0.isEmpty } + nodes.compactMap(\.error)
          sender.yield(Outcome(texts: texts, reports: reports))
        }
      }
      await VMLClient(from: Page(address: address), hooks: hooks).run()
      sender.finish()
    }
    defer { running.cancel() }
    for await outcome in outcomes where !outcome.texts.isEmpty { return outcome }
    return Outcome()
  }

  @Test func aFormGoesToItsEndpointAsJSON() async {
    let post = Post()
    let outcome = await submit(
      post, to: "https://api.acme.example/orders", hosts: ["API.acme.example"])
    #expect(outcome.texts == ["Sent"])
    #expect(outcome.reports == [])
    let request = post.requests.first
    #expect(post.requests.count == 1)
    #expect(request?.url == "https://api.acme.example/orders")
    #expect(
      String(decoding: request?.body ?? [], as: UTF8.self)
        == #"{"count":2,"email":"a@b.example"}"#)
    #expect(request?.headers["Authorization"] == "Bearer of order")
    #expect(request?.headers["Content-Type"] == "application/json")
    #expect(request?.headers["Idempotency-Key"]?.isEmpty == false)
  }

  @Test func hostsHaveNoCase() async {
    let post = Post()
    let outcome = await submit(
      post, to: "https://API.acme.Example/orders", hosts: ["api.acme.example"])
    #expect(outcome.texts == ["Sent"])
    #expect(post.requests.count == 1)
  }

  @Test func errorsStandAtTheirFields() async {
    let outcome = await submit(
      Post(422, #"{"errors": {"email": "taken"}}"#), to: "https://api.acme.example/orders",
      hosts: ["api.acme.example"])
    #expect(outcome.texts.contains("taken"))
  }

  @Test(arguments: [
    "https://other.example/orders", "http://api.acme.example/orders",
    "https://me@api.acme.example/orders", "https://api.acme.example.evil.example/orders", nil,
  ])
  func noFormGoesElsewhere(address: String?) async {
    let post = Post()
    let outcome = await submit(post, to: address, hosts: ["api.acme.example"])
    #expect(outcome.texts.first == "Failed")
    #expect(post.requests == [])
    #expect(outcome.reports.count == 1, "\(outcome.reports)")
  }
}
