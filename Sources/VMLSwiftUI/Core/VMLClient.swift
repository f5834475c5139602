public import VMLBehaviour
import VMLData
public import VMLRuntime

#if canImport(SwiftUI)
  public import Combine
  import Foundation
  import SwiftUI
#else
  import VMLViews
#endif

/// A client of one document, or of the documents that a source hands it: its state, and what it
/// asks of the app.
///
/// It is used on the main thread alone. Where its documents come later, ``run()`` waits for them:
/// requests, timers and news run elsewhere, and one loop takes what comes of them.
#if canImport(SwiftUI)
  @MainActor
#endif
public final class VMLClient {
  private(set) var state: ClientState
  let registry: VMLRegistry
  let hooks: VMLHooks
  private let path: String
  private let source: Source
  private var reported: Set<String> = []
  /// Effects of the last event that the view, or the app, has to see to.
  public private(set) var effects: [BehaviourEffect] = []
  /// A question that waits for the user.
  private(set) var question: (request: Int, confirmation: Confirmation)?
  /// Mistakes of the site while it is designed.
  public private(set) var mistakes: [OriginMistake] = []
  /// Whether the source can be reached, as far as is known.
  public private(set) var isConnected = true
  /// By name: the lifecycle templates of the site.
  private var templates: [String: BehaviourDocument] = [:]

  #if canImport(SwiftUI)
    /// Effects for the view that draws the client.
    let outside = PassthroughSubject<BehaviourEffect, Never>()
  #endif

  // What ``run()`` waits for; it goes on with it when it is called again.
  private var inbox: AsyncStream<Arrival>.Continuation?
  private var hasStarted = false
  /// Events from before the facts of the site are there.
  private var early: [BehaviourEvent] = []
  private var waiting: [Waiting: Task<Void, Never>] = [:]
  private var followed: Set<String>?
  private var news: Task<Void, Never>?

  private enum Source {
    case atOnce((String) -> [UInt8]?)
    case later(any VMLScreenSource)
  }

  /// Makes a client of documents by their paths.
  ///
  /// - Parameters:
  ///   - path: The path of the first document.
  ///   - site: Facts of the release.
  ///   - registry: Views and modifiers of the app.
  ///   - actions: Is called with the name and the values of an action that a document sends.
  ///   - reports: Is told, once each, what is not drawn or not understood.
  ///   - source: Gives the bytes of a path's document; `nil` where there is none.
  public init(
    path: String = "/", site: BehaviourSite = BehaviourSite(),
    registry: VMLRegistry = VMLRegistry(),
    actions: @escaping (String, [SentValue]) -> Void = { _, _ in },
    reports: @escaping (String) -> Void = { _ in }, source: @escaping (String) -> [UInt8]?
  ) {
    var hooks = VMLHooks(action: actions)
    hooks.report = reports
    self.registry = registry
    self.hooks = hooks
    self.path = path
    self.source = .atOnce(source)
    state = ClientState(site, session: UUID().uuidString)
    hasStarted = true
    handle(.link(path))
  }

  /// Makes a client whose documents come later; ``run()`` begins to fetch them.
  public init(
    path: String = "/", from source: some VMLScreenSource, registry: VMLRegistry = VMLRegistry(),
    hooks: VMLHooks = VMLHooks()
  ) {
    self.registry = registry
    self.hooks = hooks
    self.path = path
    self.source = .later(source)
    state = ClientState(BehaviourSite(), session: "")
  }

  /// Reports a problem, once; at most a thousand different ones.
  func report(_ problem: String) {
    guard reported.count < 1000, reported.insert(problem).inserted else { return }
    hooks.report(problem)
  }

  // MARK: Events

  /// Goes on by an event, and does what follows from it.
  ///
  /// A client whose documents come later keeps events from before the first of them; a link among
  /// these is where it starts. Of too many the first ones are lost.
  public func handle(_ event: BehaviourEvent) {
    guard hasStarted else {
      early.append(event)
      if early.count > ClientLimits.appValues { early.removeFirst() }
      return
    }
    var pending = state.handle(event)
    effects = []
    willChange(animated: pending)
    while !pending.isEmpty {
      let effect = pending.removeFirst()
      if case .atOnce(let source) = source, case .fetch(let request, let path, _) = effect {
        guard let bytes = source(path) else {
          pending += state.handle(.unknownPath(request))
          continue
        }
        let document = BehaviourDocument(path: path, source: bytes, in: state.site)
        pending += state.handle(.arrived(request, document))
      } else {
        perform(effect)
      }
    }
    followShown()
  }

  /// Has the view drawn anew, by the animation that an effect names.
  private func willChange(animated effects: [BehaviourEffect] = []) {
    let name = effects.lazy.compactMap { effect in
      if case .animate(let name) = effect { name } else { nil }
    }.first
    let animation = name.flatMap(Draw.animation)
    if let name, animation == nil { report("there is no animation '\(name)'") }
    #if canImport(SwiftUI)
      // Without one of the page's, the app's own animation goes on.
      guard let animation else { return objectWillChange.send() }
      withAnimation(animation) { objectWillChange.send() }
    #endif
  }

  /// Opens an address that a text links to; a path of the release is a page.
  ///
  /// - Returns: Whether it was a page.
  func open(_ address: URL) -> Bool {
    guard address.scheme == nil, address.host == nil, address.path.hasPrefix("/") else {
      return false
    }
    handle(.opened(address.path))
    return true
  }

  private func perform(_ effect: BehaviourEffect) {
    switch effect {
    case .fetch(let request, let path, let isRefresh):
      wait(for: .fetch(request, path: path, isRefresh: isRefresh))
    case .submit(let request, let submission): wait(for: .submit(request, submission))
    case .startTimer(let timer, let seconds): wait(for: .timer(timer, end: seconds + secondsNow()))
    case .wake(let time):
      stop { if case .clock = $0 { true } else { false } }
      wait(for: .clock(time))
    case .cancel(let request):
      if question?.request == request { question = nil }
      stop { $0.request == request }
    case .cancelTimer(let timer):
      stop { if case .timer(timer, _) = $0 { true } else { false } }
    case .confirm(let request, let confirmation): question = (request, confirmation)
    case .send(let name, let values): hooks.action(name, values)
    case .keep(let name, let value): hooks.keep(SentValue(name, value))
    case .report(let problem): report(problem)
    case let other:
      if case .openPath(let path) = other { report("the release has no page '\(path)'") }
      effects.append(other)
      #if canImport(SwiftUI)
        outside.send(other)
      #endif
      hooks.effect(other)
    }
  }

  /// Answers the question that waits.
  func answer(_ isConfirmed: Bool) {
    guard let question else { return }
    self.question = nil
    handle(.confirmed(question.request, isConfirmed))
  }

  // MARK: What comes later

  /// Fetches the documents, waits for timers and follows news, until the task is cancelled.
  ///
  /// A client that was made with its documents at hand has only its timers to wait for.
  public func run() async {
    let (arrivals, inbox) = AsyncStream.makeStream(of: Arrival.self)
    self.inbox = inbox
    for wanted in waiting.keys { start(wanted) }
    if !hasStarted, case .later(let source) = source {
      for name in Lifecycle.allCases { wait(for: .template(name.rawValue)) }
      Task { inbox.yield(.site(await source.site())) }
    }
    followShown()
    for await arrival in arrivals {
      take(arrival)
      hooks.changed(self)
    }
    self.inbox = nil
    for task in waiting.values { task.cancel() }
    news?.cancel()
    followed = nil
  }

  private func take(_ arrival: Arrival) {
    switch arrival {
    case .site(let site):
      guard !hasStarted else { return }
      hasStarted = true
      let kept = Dictionary(hooks.kept.map { ($0.label, $0.value) }) { first, _ in first }
      state = ClientState(site, session: UUID().uuidString, kept: kept)
      handle(.clock(secondsNow()))
      if !early.contains(where: \.isLink) { handle(.link(path)) }
      for event in early { handle(event) }
      early = []
    case .event(let event, let wanted):
      // One that was cancelled meanwhile is of no use.
      guard waiting.removeValue(forKey: wanted) != nil else { return }
      handle(event)
    case .failure(let why, let wanted):
      guard waiting.removeValue(forKey: wanted) != nil, let request = wanted.request else { return }
      report(why)
      handle(.failed(request))
    case .template(let name, let document):
      willChange()
      waiting[.template(name)] = nil
      if let document { templates[name] = document }
    case .news(let news): take(news)
    case .released(let document): handle(.released(document))
    }
  }

  private func take(_ news: ScreenNews) {
    switch news {
    case .document(let path, let bytes):
      handle(.released(BehaviourDocument(path: path, source: bytes, in: state.site)))
      isConnected = true
    case .released(let site):
      handle(.site(site))
      guard case .later(let source) = source, let inbox else { return }
      let paths = state.paths
      Task {
        for path in paths.sorted() {
          guard case .document(let bytes) = await source.document(at: path, isRefresh: false)
          else { continue }
          inbox.yield(.released(BehaviourDocument(path: path, source: bytes, in: site)))
        }
      }
    case .mistakes(let mistakes):
      willChange()
      self.mistakes = mistakes
    case .connected(let isThere):
      willChange()
      isConnected = isThere
    }
  }

  private func wait(for wanted: Waiting) {
    guard waiting[wanted] == nil else { return }
    // Before the loop runs, and where there is none, it is only noted.
    waiting[wanted] = Task {}
    start(wanted)
  }

  private func stop(_ isIt: (Waiting) -> Bool) {
    for wanted in waiting.keys where isIt(wanted) {
      waiting.removeValue(forKey: wanted)?.cancel()
    }
  }

  private func start(_ wanted: Waiting) {
    guard let inbox else { return }
    var later: (any VMLScreenSource)?
    if case .later(let source) = source { later = source }
    waiting[wanted] = Task { [site = state.site, hooks = (hooks.submit, hooks.endpoints), later] in
      inbox.yield(await outcome(of: wanted, later, hooks, site))
    }
  }

  /// Has the source tell of the documents that are shown, and of no others.
  private func followShown() {
    guard let inbox, hasStarted, case .later(let source) = source else { return }
    let paths = state.paths
    guard !paths.isEmpty, paths != followed else { return }
    followed = paths
    let before = news
    news = Task {
      before?.cancel()
      for await news in source.news(of: paths.sorted()) { inbox.yield(.news(news)) }
    }
  }

  // MARK: What is shown

  /// The screen that the user sees as it is drawn now.
  ///
  /// `nil` where there is none yet.
  public var tree: DrawnTree? { state.layers.last.map { state.drawn(screen: $0.top) } }

  /// The lifecycle template that belongs on the screen now, or over it; `nil` for none.
  ///
  /// Spec: VML 3.3.1. The page's own comes before the site's.
  var lifecycle: Lifecycle? {
    guard let screen = state.topScreen else { return .launch }
    guard state.isThere(screen: screen) else {
      return state.hasFailed(screen: screen) ? .error : .connecting
    }
    return isConnected ? nil : .disconnected
  }

  /// A lifecycle template as it is drawn; `nil` where neither the page nor the site has it.
  func tree(of name: Lifecycle) -> DrawnTree? {
    let own = state.topScreen.flatMap { state.document(ofScreen: $0) }?
      .lifecycle(name.rawValue, in: state.site)
    guard let document = own ?? templates[name.rawValue] else { return nil }
    var alone = ClientState(state.site, session: "")
    for case .fetch(let request, _, _) in alone.handle(.link(document.path)) {
      _ = alone.handle(.arrived(request, document))
    }
    return alone.topScreen.map { alone.drawn(screen: $0) }
  }
}

/// Lifecycle templates that every client knows.
enum Lifecycle: String, CaseIterable {
  case launch, connecting, error, disconnected
}

/// Something that a task waits for.
private enum Waiting: Hashable, Sendable {
  case fetch(Int, path: String, isRefresh: Bool)
  case submit(Int, Submission)
  /// `end` is in seconds since 1970.
  case timer(Int, end: Double)
  case clock(Double)
  case template(String)

  var request: Int? {
    switch self {
    case .fetch(let request, _, _), .submit(let request, _): request
    case .timer, .clock, .template: nil
    }
  }
}

/// Something that a task, or the source, has brought.
private enum Arrival: Sendable {
  case site(BehaviourSite)
  case event(BehaviourEvent, of: Waiting)
  case failure(String, of: Waiting)
  case template(String, BehaviourDocument?)
  case news(ScreenNews)
  case released(BehaviourDocument)
}

private typealias Submitter = @Sendable (Submission) async -> (status: Int, body: [UInt8])

/// Waits, away from the main thread, for what a client wants.
@concurrent
private func outcome(
  of wanted: Waiting, _ source: (any VMLScreenSource)?,
  _ hooks: (submit: Submitter?, endpoints: VMLEndpoints?), _ site: BehaviourSite
) async -> Arrival {
  switch wanted {
  case .fetch(let request, let path, let isRefresh):
    switch await source?.document(at: path, isRefresh: isRefresh) {
    case .document(let bytes):
      let document = BehaviourDocument(path: path, source: bytes, in: site)
      return .event(.arrived(request, document), of: wanted)
    case .failed(let why): return .failure(why, of: wanted)
    case ScreenAnswer.none?, nil: return .event(.unknownPath(request), of: wanted)
    }
  case .submit(let request, let submission):
    if let name = submission.endpoint, let endpoints = hooks.endpoints {
      do {
        let answer = try await endpoints.send(submission, to: name, at: site.addresses[name])
        return .event(.answered(request, status: answer.status, body: answer.body), of: wanted)
      } catch {
        return .failure("the form '\(submission.form)' was not sent: \(error)", of: wanted)
      }
    }
    guard let submit = hooks.submit else { return .failure("the app sends no forms", of: wanted) }
    let answer = await submit(submission)
    return .event(.answered(request, status: answer.status, body: answer.body), of: wanted)
  case .timer(let timer, let end):
    await sleep(until: end)
    return .event(.timer(timer), of: wanted)
  case .clock(let time):
    await sleep(until: time)
    return .event(.clock(max(time, secondsNow())), of: wanted)
  case .template(let name):
    let bytes = await source?.template(name)
    return .template(
      name, bytes.map { BehaviourDocument(path: "/lifecycle/" + name, source: $0, in: site) })
  }
}

extension BehaviourEvent {
  fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}

/// Seconds since 1970.
private func secondsNow() -> Double { Date().timeIntervalSince1970 }

private func sleep(until end: Double) async {
  // A wait that is cancelled ends early, and its client has forgotten it.
  try? await Task.sleep(for: .seconds(min(max(0, end - secondsNow()), 1_000_000)))
}

#if canImport(SwiftUI)
  extension VMLClient: ObservableObject {}
#endif
