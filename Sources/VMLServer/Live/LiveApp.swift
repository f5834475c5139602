import VMLBehaviour
import VMLBuild
import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLOutput
import VMLStates

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One page as an app in a window of a browser: its state, and the timers that it waits for.
///
/// What the system, the network or the app would do, the window is told (``LiveNote``): nothing is
/// sent, opened or kept.
actor LiveApp {
  /// Documents and facts of the site for which it runs.
  struct Source: Sendable {
    var site: BehaviourSite
    var read: @Sendable (_ path: String) -> [UInt8]?
  }

  /// The window in which it runs, for all its pages.
  struct Window: Sendable {
    var session: String
    /// Whether a browser looks at the window now; where none does, time stands still.
    var isWatched: @Sendable () -> Bool
    /// The states of the site as the window's pages have left them.
    var siteValues: @Sendable () -> [String: Value]
    /// Texts of the states that the app sets, as the window says.
    var appTexts: @Sendable () -> [String: String]
    /// Takes those that this page has changed.
    var share: @Sendable ([String: Value]) -> Void
    /// Is called when something has changed by itself.
    var changed: @Sendable () -> Void
  }

  private let path: String
  private let window: Window
  private var client: ClientState?
  private var source: Source
  /// By path: the digests of the documents that are shown, its own and its parts'.
  private var digests: [String: String] = [:]
  private var drawn: (document: [UInt8], digest: String)?
  private var notes: [LiveNote] = []
  /// By request: questions and forms that the user has not answered.
  private var asked: [Int: LiveNote] = [:]
  private var timers: [Int: Task<Void, Never>] = [:]
  private var clock: Task<Void, Never>?
  /// Events that were due while no browser looked.
  private var overdue: [BehaviourEvent] = []
  /// The elements on the screen that answer it that they come or go.
  private var appeared: Set<ElementID> = []

  /// Number of notes that wait for the window.
  private static let noteLimit = 64
  /// Number of rounds in which elements that appear may make others appear.
  private static let appearanceLimit = 8

  init(_ path: String, in window: Window, _ source: Source) {
    (self.path, self.window, self.source) = (path, window, source)
  }

  deinit {
    clock?.cancel()
    for timer in timers.values { timer.cancel() }
  }

  // MARK: What is shown

  /// The present state of a document, which may be newer than the one before.
  ///
  /// - Parameters:
  ///   - document: Its bytes.
  ///   - digest: The document's.
  ///   - source: The site as it is now.
  /// - Returns: A document to be drawn, with its digest.
  func shown(
    _ document: [UInt8], _ digest: String, _ source: Source
  ) -> (document: [UInt8], digest: String) {
    let old = self.source.site
    let isNewSite =
      old.states != source.site.states || old.endpoints != source.site.endpoints
      || old.addresses != source.site.addresses
    self.source = source
    if let client {
      if isNewSite { handle([.site(source.site)]) }
      var events = appSet() + overdue
      overdue = []
      for shown in client.paths.sorted() {
        guard let bytes = shown == path ? document : source.read(shown) else { continue }
        let digest = shown == path ? digest : documentDigest(of: bytes)
        guard digests.updateValue(digest, forKey: shown) != digest else { continue }
        events.append(.released(BehaviourDocument(path: shown, source: bytes, in: source.site)))
      }
      if !events.isEmpty { handle(events) }
    } else if digests[path] != digest {
      digests[path] = digest
      let page = BehaviourDocument(path: path, source: document, in: source.site)
      // As long as nothing can happen on it a page is drawn as it was built.
      if !page.isStill {
        client = ClientState(source.site, session: window.session)
        handle([.clock(secondsNow())] + appSet() + [.link(path)], page)
      }
    }
    guard client != nil else { return (document, digest) }
    if let drawn { return drawn }
    let bytes = client.map(liveDocument) ?? document
    let made = (bytes, documentDigest(of: bytes))
    drawn = made
    return made
  }

  /// The states of the site that another page of the window has changed, or the window's user for
  /// the app.
  private func appSet() -> [BehaviourEvent] {
    let known = client?.siteValues ?? [:]
    var values = window.siteValues()
    let texts = window.appTexts()
    for (name, state) in source.site.states where state.isFromApp {
      values[name] = texts[name].flatMap { value($0, of: state.type) } ?? state.first
    }
    return values.keys.sorted().compactMap { name in
      guard let value = values[name], let own = known[name], own != value else { return nil }
      return .appSet(name, value)
    }
  }

  /// Notes for the window since the last time; for one that has just come to it also what the user
  /// was asked before, which a connection that has ended may have kept to itself.
  func takeNotes(isFirst: Bool) -> [LiveNote] {
    defer { notes = [] }
    guard isFirst else { return notes }
    let told = Set(notes.compactMap(\.request))
    return asked.keys.sorted().filter { !told.contains($0) }.compactMap { asked[$0] } + notes
  }

  // MARK: Events

  /// Goes on by what a user did.
  func handle(_ event: BehaviourEvent) {
    switch event {
    case .answered(let request, _, _), .failed(let request), .confirmed(let request, _):
      asked[request] = nil
    default: break
    }
    handle(appSet() + [event])
  }

  /// `page` is the document of its path, where it is at hand.
  private func handle(_ events: [BehaviourEvent], _ page: BehaviourDocument? = nil) {
    guard var client else { return }
    let before = client.siteValues
    for event in events {
      perform(client.handle(event), &client, page)
    }
    appear(&client)
    leave(&client)
    let changed = client.siteValues.filter { before[$0.key] != $0.value }
    if !changed.isEmpty { window.share(changed) }
    self.client = client
    drawn = nil
  }

  private func perform(
    _ effects: [BehaviourEffect], _ client: inout ClientState, _ page: BehaviourDocument? = nil
  ) {
    var pending = effects[...]
    while let effect = pending.popFirst() {
      switch effect {
      case .fetch(let request, let wanted, _):
        if wanted == path, let page {
          pending += client.handle(.arrived(request, page))
          continue
        }
        guard let bytes = source.read(wanted) else {
          pending += client.handle(.unknownPath(request))
          continue
        }
        if wanted != path { digests[wanted] = documentDigest(of: bytes) }
        let page = BehaviourDocument(path: wanted, source: bytes, in: source.site)
        pending += client.handle(.arrived(request, page))
      case .startTimer(let timer, let seconds):
        timers[timer] = after(seconds) { await $0.end(timer) }
      case .cancelTimer(let timer): timers.removeValue(forKey: timer)?.cancel()
      case .wake(let time):
        clock?.cancel()
        clock = after(time - secondsNow()) { await $0.wake() }
      case .keep, .animate: break
      case .openPath(let wanted): note(.said("the app is to open \(wanted)"))
      default: LiveNote(effect, source.site).map(note)
      }
    }
  }

  private func note(_ note: LiveNote) {
    if let request = note.request { asked[request] = note.isQuestion ? note : nil }
    if notes.count < Self.noteLimit { notes.append(note) }
  }

  private func after(
    _ seconds: Double, _ body: @escaping @Sendable (LiveApp) async -> Void
  ) -> Task<Void, Never> {
    Task { [weak self] in
      let isOver: Void? = try? await Task.sleep(for: .seconds(min(max(0, seconds), 1_000_000)))
      if isOver != nil, let self { await body(self) }
    }
  }

  private func end(_ timer: Int) {
    if timers.removeValue(forKey: timer) != nil { goOn(.timer(timer)) }
  }

  private func wake() { goOn(.clock(secondsNow())) }

  /// Goes on by what time brings, or leaves that for when a browser looks again.
  private func goOn(_ event: BehaviourEvent) {
    guard window.isWatched() else { return overdue.append(event) }
    handle(event)
    window.changed()
  }

  /// Tells elements that they have come to the screen or gone from it.
  private func appear(_ client: inout ClientState) {
    guard client.answers(.onAppear) || client.answers(.onDisappear) || !appeared.isEmpty else {
      return
    }
    for _ in 0..<Self.appearanceLimit {
      var now: Set<ElementID> = []
      var gone = appeared
      var come: [ElementID] = []
      for layer in client.layers {
        for node in client.drawn(screen: layer.top).nodes
        where node.events.contains(.onAppear) || node.events.contains(.onDisappear) {
          now.insert(node.id)
          gone.remove(node.id)
          if !appeared.contains(node.id) { come.append(node.id) }
        }
      }
      guard !gone.isEmpty || !come.isEmpty else { return }
      appeared = now
      for id in gone.sorted(by: { liveName($0) < liveName($1) }) {
        perform(client.handle(.happened(.onDisappear, id)), &client)
      }
      for id in come { perform(client.handle(.happened(.onAppear, id)), &client) }
    }
  }

  /// Has the window go to the page that is shown now, and stays on its own one.
  private func leave(_ client: inout ClientState) {
    guard client.layers.count == 1, let top = client.topScreen,
      let shown = client.path(ofScreen: top), shown != path
    else { return }
    note(.go(shown))
    _ = client.handle(.wentBack)
    guard client.topScreen.flatMap(client.path) != path else { return }
    // The page was replaced, so it begins anew when it is shown again.
    perform(client.handle(.link(path)), &client)
  }
}

/// A text as the value of a state, with commas between the items of a set.
private func value(_ text: String, of type: ValueType) -> Value? {
  guard case .set = type else { return stateValue(text: text, of: type) }
  return stateValue(.list(text.split(separator: ",").map { .string(String($0)) }), of: type)
}

/// Seconds since 1970.
private func secondsNow() -> Double { Double(time(nil)) }
