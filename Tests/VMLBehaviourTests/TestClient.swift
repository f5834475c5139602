import Testing
import VMLBehaviour
import VMLData
import VMLMarkup

/// A client of which a test holds the documents, the clock and the network.
///
/// Pages arrive at once; `holdsPages` keeps them back until `deliver()`.
struct TestClient {
  private(set) var state: ClientState
  /// What was demanded since `take()`.
  private(set) var effects: [BehaviourEffect] = []
  var pages: [String: String]
  var holdsPages = false
  private(set) var time = 0.0
  private var timers: [Int: Double] = [:]
  /// Requests without an answer, the oldest first.
  private(set) var fetches: [(request: Int, path: String)] = []
  private(set) var submissions: [(request: Int, submission: Submission)] = []
  private(set) var questions: [Int] = []

  init(
    _ pages: [String: String], _ site: BehaviourSite = BehaviourSite(), at path: String = "/"
  ) {
    self.pages = pages
    state = ClientState(site, session: "test")
    send(.link(path))
  }

  /// A client that shows one page.
  init(_ page: String, _ site: BehaviourSite = BehaviourSite()) { self.init(["/": page], site) }

  mutating func send(_ event: BehaviourEvent) {
    let before = state
    let made = state.handle(event)
    expectChanges(since: before)
    for effect in made { note(effect) }
    effects += made
    if !holdsPages { deliver() }
  }

  private mutating func note(_ effect: BehaviourEffect) {
    switch effect {
    case .fetch(let request, let path, _): fetches.append((request, path))
    case .submit(let request, let submission): submissions.append((request, submission))
    case .confirm(let request, _): questions.append(request)
    case .startTimer(let timer, let seconds): timers[timer] = time + seconds
    case .cancelTimer(let timer): timers[timer] = nil
    case .cancel(let request):
      fetches.removeAll { $0.request == request }
      submissions.removeAll { $0.request == request }
    default: break
    }
  }

  /// Answers all requests for pages.
  mutating func deliver() {
    while let (request, path) = fetches.first {
      fetches.removeFirst()
      guard let page = pages[path] else {
        send(.unknownPath(request))
        continue
      }
      send(
        .arrived(request, BehaviourDocument(path: path, source: Array(page.utf8), in: state.site)))
    }
  }

  /// Fails all requests for pages.
  mutating func failPages() {
    let failed = fetches
    fetches = []
    for fetch in failed { send(.failed(fetch.request)) }
  }

  /// Answers the oldest form that is on its way.
  mutating func answer(_ status: Int, _ body: String = "") {
    answer(status, bytes: Array(body.utf8))
  }

  mutating func answer(_ status: Int, bytes: [UInt8]) {
    guard !submissions.isEmpty else { return }
    send(.answered(submissions.removeFirst().request, status: status, body: bytes))
  }

  mutating func answerQuestion(_ isConfirmed: Bool) {
    guard !questions.isEmpty else { return }
    send(.confirmed(questions.removeFirst(), isConfirmed))
  }

  /// Number of timers and requests under way.
  var pendingCount: Int { timers.count + fetches.count + submissions.count }

  /// Lets time go by, with the timers that end in it.
  mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while let next = timers.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      next.value <= end + 1e-9
    {
      timers[next.key] = nil
      time = next.value
      send(.timer(next.key))
    }
    time = end
  }

  // MARK: Looking

  var screen: Int { state.topScreen ?? 0 }
  var tree: DrawnTree { state.drawn(screen: screen) }
  /// The paths of the innermost stack.
  var stack: [String] {
    guard let layer = state.layers.last else { return [] }
    return ([layer.host] + layer.pushed).compactMap { state.path(ofScreen: $0) }
  }

  func node(_ id: String) -> DrawnTree.Node? {
    tree.nodes.first { $0["id"] == id || $0["id"]?.hasSuffix("-" + id) == true }
  }

  /// The element with an `id` that is drawn.
  func element(_ id: String, at location: SourceLocation = #_sourceLocation) -> ElementID {
    let node = node(id)
    #expect(node != nil, "no element '\(id)' is drawn", sourceLocation: location)
    return node?.id ?? ElementID(screen: -1, node: 0)
  }

  /// The texts that are drawn, in their order.
  var texts: [String] { tree.nodes.map(\.text).filter { !$0.isEmpty } }

  func value(_ name: String, at id: String = "here") -> Value {
    state.value(named: name, at: element(id))
  }

  /// What was demanded, but for timers and requests of pages.
  mutating func take() -> [BehaviourEffect] {
    defer { effects = [] }
    return effects.filter { effect in
      switch effect {
      case .startTimer, .cancelTimer, .fetch, .cancel: false
      default: true
      }
    }
  }

  /// The paths that were asked for.
  mutating func takeFetches() -> [String] {
    defer { effects = [] }
    return effects.compactMap { if case .fetch(_, let path, _) = $0 { path } else { nil } }
  }

  mutating func takeReports() -> [String] {
    take().compactMap { if case .report(let text) = $0 { text } else { nil } }
  }

  // MARK: Acting

  mutating func tap(_ id: String, at location: SourceLocation = #_sourceLocation) {
    send(.happened(.onTap, element(id, at: location)))
  }

  mutating func type(_ text: String, into id: String) { change("text", of: id, to: .string(text)) }

  mutating func change(_ attribute: String, of id: String, to value: Value) {
    send(.changed(element(id), attribute: attribute, value))
  }

  mutating func see(_ id: String, _ isVisible: Bool = true) {
    send(.visible(element(id), isVisible))
  }

  /// Expects what is drawn otherwise than before to lie in what the state calls changed.
  private func expectChanges(since old: ClientState) {
    let changes = state.changes(since: old)
    guard let screen = state.topScreen, old.topScreen == screen,
      !changes.screens.contains(screen)
    else { return }
    var covered: Set<ElementID> = []
    let tree = state.drawn(screen: screen)
    let before = old.drawn(screen: screen)
    for drawn in [tree, before] {
      for (index, node) in drawn.nodes.enumerated() where changes.elements.contains(node.id) {
        covered.formUnion(drawn.nodes[index..<node.end].map(\.id))
      }
    }
    func rest(_ tree: DrawnTree) -> Set<DrawnTree.Node> {
      Set(
        tree.nodes.filter { !covered.contains($0.id) }.map { node in
          var node = node
          node.end = 0
          return node
        })
    }
    let others = rest(tree).symmetricDifference(rest(before))
    #expect(others.isEmpty, "an element changes that is not among the changed ones")
  }
}

func makeSite(_ change: (inout BehaviourSite) -> Void) -> BehaviourSite {
  var site = BehaviourSite()
  change(&site)
  return site
}
