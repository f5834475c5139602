import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLPreview
import VMLTools

/// Events for one browser, or one app: frames, problems and work, as server-sent events.
///
/// It goes by revisions, not by a queue: a browser that is slow is told the newest state when it is
/// ready for it, and nothing is kept for it in between. A browser that connects is told all.
///
/// Spec: HTML, 9.2.
actor EventFeed: HTTPStream {
  private let site: ServedSite
  private let renderer: FrameRenderer
  private let frames: [FrameRequest]
  /// The window in which pages run; without one they are drawn as they were built.
  private let session: LiveSession?
  /// Whether the browser is on this machine.
  private let isLocal: Bool
  private let watch: Watch
  private var seen: ServedSite.Revisions?
  private var seenLive: Int?
  /// The digests of what was sent for each frame.
  private var sent: [String: String] = [:]

  /// Ends the watching when the feed goes away, however that comes about.
  private final class Watch: Sendable {
    let wakeups: AsyncStream<Void>
    private let site: ServedSite
    private let session: LiveSession?
    private let number: Int

    init(_ site: ServedSite, _ frames: [FrameRequest], _ session: LiveSession?) {
      let (stream, wake) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      wakeups = stream
      self.site = site
      self.session = session
      number = site.watch(frames, wake)
      session?.add(wake, number)
    }

    deinit {
      site.unwatch(number)
      session?.removeFeed(number)
    }
  }

  init(
    _ site: ServedSite, _ renderer: FrameRenderer, _ frames: [FrameRequest],
    in session: LiveSession?, isLocal: Bool
  ) {
    self.site = site
    self.renderer = renderer
    self.frames = frames
    self.session = session
    self.isLocal = isLocal
    watch = Watch(site, frames, session)
  }

  func next() async -> [UInt8]? {
    var wakeups = watch.wakeups.makeAsyncIterator()
    while !Task.isCancelled {
      let bytes = await news()
      if !bytes.isEmpty { return bytes }
      guard await wakeups.next() != nil else { return nil }
    }
    return nil
  }

  /// All that is new since the last time.
  private func news() async -> [UInt8] {
    let state = site.snapshot
    let seen = self.seen
    self.seen = state.revisions
    let live = session?.revision
    let isLiveNews = seenLive != live
    seenLive = live
    var events: [UInt8] = []
    if seen == nil { events += "retry: 500\n\n".utf8 }
    if seen?.index != state.revisions.index {
      events += event("site", index(state))
    }
    if seen?.documents != state.revisions.documents || seen?.index != state.revisions.index
      || isLiveNews
    {
      for frame in frames where frame.component == nil { events += await news(of: frame, state) }
    }
    let showsComponents = frames.contains { $0.component != nil }
    if showsComponents, let seen, seen.sources != state.revisions.sources {
      events += event("components", Array("{}".utf8))
    }
    if seen?.sources != state.revisions.sources || seen?.index != state.revisions.index
      || isLiveNews
    {
      for frame in frames {
        if let call = frame.component { events += await news(of: call, frame, state) }
      }
    }
    if isLiveNews { events += await notes(isFirst: seen == nil) }
    if seen?.problems != state.revisions.problems {
      let problems = isLocal ? state.problems : state.problems.forOthers
      events += event("problems", problems.json)
    }
    if seen?.work != state.revisions.work { events += event("work", state.work.json) }
    if events.isEmpty, seen?.beat != state.revisions.beat { events += ": still there\n\n".utf8 }
    return events
  }

  private func index(_ state: ServedSite.State) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("revision", "\(site.run)-\(state.revisions.index)")
      $0.member("isEmpty", state.index.isEmpty)
    }
    return json.bytes
  }

  private func news(of frame: FrameRequest, _ state: ServedSite.State) async -> [UInt8] {
    var json = JSONText()
    guard let place = state.place(of: frame), let document = site.bytes(at: place, state) else {
      guard sent.updateValue("", forKey: frame.id) != "" else { return [] }
      json.object {
        $0.member("frame", frame.id)
        if frame.isForApp { $0.member("path", frame.path) }
        $0.member(frame.isForApp ? "vml" : "html", String?.none)
      }
      return event(frame.isForApp ? "document" : "frame", json.bytes)
    }
    let digest = documentDigest(of: document)
    if frame.isForApp { return news(of: frame, document, digest) }
    let shown = await shown(document, digest, frame, state)
    // Pictures may be others with a new index.
    let tag = "\(shown.digest)-\(state.revisions.index)"
    guard sent[frame.id] != tag else { return [] }
    var options = frame.options(state.index)
    options.isLive = shown.digest != digest
    let drawing = await renderer.drawing(
      of: shown.document, shown.digest, options, state: frame.state,
      revision: state.revisions.index, built: (document, digest))
    sent[frame.id] = tag
    json.object {
      $0.member("frame", frame.id)
      $0.member("source", isLocal ? state.sources[place.file] : nil)
      $0.member("html", String(decoding: drawing.html, as: UTF8.self))
      $0.member("states") { json in json.array { for name in drawing.states { $0.value(name) } } }
    }
    return event("frame", json.bytes)
  }

  // MARK: Pages that run

  /// The document that a frame draws: the present state of its page, or the page as it was built
  /// where a lifecycle template is shown.
  private func shown(
    _ document: [UInt8], _ digest: String, _ frame: FrameRequest, _ state: ServedSite.State
  ) async -> (document: [UInt8], digest: String) {
    guard let session, frame.state == nil, let target = state.index.target(frame.target) else {
      return (document, digest)
    }
    let source = LiveApp.Source(site: target.behaviour) { [site] path in
      let state = site.snapshot
      return state.place(of: frame.showing(path)).flatMap { site.bytes(at: $0, state) }
    }
    return await session.app(LivePlace(frame), source).shown(document, digest, source)
  }

  /// Notes of all pages, each once.
  private func notes(isFirst: Bool) async -> [UInt8] {
    guard let session else { return [] }
    var events: [UInt8] = []
    var places: [LivePlace: [String]] = [:]
    var order: [LivePlace] = []
    for frame in frames where !frame.isForApp {
      let place = LivePlace(frame)
      if places[place] == nil { order.append(place) }
      places[place, default: []].append(frame.id)
    }
    for place in order {
      guard let notes = await session.app(place)?.takeNotes(isFirst: isFirst), !notes.isEmpty
      else { continue }
      var json = JSONText()
      json.object { json in
        json.member("frames", places[place] ?? [])
        json.member("notes") { json in json.array { for note in notes { note.write(to: &$0) } } }
      }
      events += event("notes", json.bytes)
    }
    return events
  }

  /// A document itself, for an app.
  private func news(of frame: FrameRequest, _ document: [UInt8], _ digest: String) -> [UInt8] {
    guard sent.updateValue(digest, forKey: frame.id) != digest else { return [] }
    var json = JSONText()
    json.object {
      $0.member("frame", frame.id)
      $0.member("path", frame.path)
      $0.member("vml", String(decoding: document, as: UTF8.self))
    }
    return event("document", json.bytes)
  }

  /// News of a component: its drawing, and what is wrong with it.
  private func news(
    of call: ComponentCall, _ frame: FrameRequest, _ state: ServedSite.State
  ) async -> [UInt8] {
    var problems = SiteProblems()
    var html: [UInt8]?
    do throws(BuildFailure) {
      let outcome = try await site.gallery.compile(call, for: frame.variant)
      problems = SiteProblems(outcome.diagnostics, in: outcome.sources)
      if let document = outcome.document {
        let digest = documentDigest(of: document)
        let shown = await shown(document, digest, frame, state)
        var options = frame.options(state.index)
        options.isLive = shown.digest != digest
        html = await renderer.drawing(
          of: shown.document, shown.digest, options, revision: state.revisions.index
        ).html
      }
    } catch {
      problems = SiteProblems(failure: error.description)
    }
    var json = JSONText()
    json.object {
      $0.member("frame", frame.id)
      $0.member("html", html.map { String(decoding: $0, as: UTF8.self) })
      $0.member("problems") { problems.write(to: &$0) }
    }
    let tag = documentDigest(of: json.bytes)
    guard sent.updateValue(tag, forKey: frame.id) != tag else { return [] }
    return event("frame", json.bytes)
  }

  /// JSON has no line breaks, so that an event is two lines.
  private func event(_ name: String, _ json: [UInt8]) -> [UInt8] {
    Array("event: \(name)\ndata: ".utf8) + json + Array("\n\n".utf8)
  }
}

extension ServedSite.Work {
  fileprivate var json: [UInt8] {
    var json = JSONText()
    json.object {
      $0.member("isBuilding", isBuilding)
      $0.key("milliseconds")
      if let milliseconds { $0.value(milliseconds) } else { $0.null() }
      $0.member("changed") { json in
        json.array { for path in changed { $0.value(path) } }
      }
    }
    return json.bytes
  }
}
