import Synchronization
import VMLData
import VMLTools

/// The windows of browsers in which pages run, by the names that the windows give themselves.
///
/// Of too many the one that has not been heard of for longest is forgotten, one that is looked at
/// last: its pages begin anew.
final class LiveSessions: Sendable {
  private let sessions = Mutex<(all: [String: (session: LiveSession, used: Int)], clock: Int)>(
    ([:], 0))

  /// Number of windows.
  private static let limit = 16

  /// The window of a name; `isNew` makes one where there is none.
  func session(_ name: String, isNew: Bool) -> LiveSession? {
    sessions.withLock { sessions in
      sessions.clock += 1
      if let known = sessions.all[name]?.session {
        sessions.all[name]?.used = sessions.clock
        return known
      }
      guard isNew else { return nil }
      let session = LiveSession(name)
      sessions.all[name] = (session, sessions.clock)
      if sessions.all.count > Self.limit {
        let others = sessions.all.filter { $0.key != name }
        let unseen = others.filter { !$0.value.session.isWatched }
        let oldest = (unseen.isEmpty ? others : unseen).min { $0.value.used < $1.value.used }
        if let oldest { sessions.all[oldest.key] = nil }
      }
      return session
    }
  }
}

/// A window of a browser: the pages that run in it, and the states that they share.
final class LiveSession: Sendable {
  let name: String
  private let state = Mutex(State())

  /// Number of pages.
  private static let limit = 48

  private struct State {
    var apps: [LivePlace: (app: LiveApp, used: Int)] = [:]
    var clock = 0
    /// Rises with each change of what is shown.
    var revision = 0
    /// By target: the states of the site.
    var siteValues: [String: [String: Value]] = [:]
    /// Texts of the states that the app sets.
    var appTexts: [String: String] = [:]
    var feeds: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  init(_ name: String) { self.name = name }

  /// Whether a browser looks at it.
  var isWatched: Bool { state.withLock { !$0.feeds.isEmpty } }

  var revision: Int { state.withLock { $0.revision } }

  /// The page at a place; made where there is none.
  func app(_ place: LivePlace, _ source: LiveApp.Source) -> LiveApp {
    state.withLock { state in
      state.clock += 1
      if let known = state.apps[place]?.app {
        state.apps[place]?.used = state.clock
        return known
      }
      let app = LiveApp(place.path, in: window(place.target), source)
      state.apps[place] = (app, state.clock)
      if state.apps.count > Self.limit,
        let oldest = state.apps.min(by: { $0.value.used < $1.value.used })
      {
        state.apps[oldest.key] = nil
      }
      return app
    }
  }

  /// The page at a place, if it runs.
  func app(_ place: LivePlace) -> LiveApp? { state.withLock { $0.apps[place]?.app } }

  /// As a page of a target sees it; pages of one target share the states of the site.
  private func window(_ target: String) -> LiveApp.Window {
    LiveApp.Window(
      session: name,
      isWatched: { [weak self] in self?.isWatched == true },
      siteValues: { [weak self] in
        self?.state.withLock { $0.siteValues[target] ?? [:] } ?? [:]
      },
      appTexts: { [weak self] in self?.state.withLock(\.appTexts) ?? [:] },
      share: { [weak self] values in
        self?.state.withLock { $0.siteValues[target, default: [:]].merge(values) { $1 } }
        self?.noteChange()
      },
      changed: { [weak self] in self?.noteChange() })
  }

  /// Takes the states that the app sets, as text; what is not told is as at first.
  func setFromApp(_ texts: [String: String]) {
    let isNew = state.withLock { state in
      defer { state.appTexts = texts }
      return state.appTexts != texts
    }
    if isNew { noteChange() }
  }

  /// Has all feeds of the window look at its pages again.
  func noteChange() {
    let feeds = state.withLock { state in
      state.revision += 1
      return Array(state.feeds.values)
    }
    for feed in feeds { feed.yield() }
  }

  func add(_ feed: AsyncStream<Void>.Continuation, _ number: Int) {
    state.withLock { $0.feeds[number] = feed }
  }

  func removeFeed(_ number: Int) { state.withLock { _ = $0.feeds.removeValue(forKey: number) } }
}

/// A page, or a component, in a variant of a target.
struct LivePlace: Hashable, Sendable {
  var target: String
  var locale: String?
  var theme: String?
  /// Of the document; for a component one that no page has.
  var path: String

  init(_ frame: FrameRequest) {
    target = frame.target
    (locale, theme) = (frame.locale, frame.theme)
    path = frame.component.map { "\u{0}" + $0.component } ?? frame.path
  }
}
