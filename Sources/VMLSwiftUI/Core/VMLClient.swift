public import VMLBehaviour
import VMLData

#if canImport(SwiftUI)
  public import SwiftUI
#else
  import VMLViews
#endif

/// A client of one document, or of the documents that a source hands it: its state, and what it
/// asks of the app.
///
/// It is used on the main thread alone.
#if canImport(SwiftUI)
  @MainActor
#endif
public final class VMLClient {
  private(set) var state: ClientState
  let registry: VMLRegistry
  private let site: BehaviourSite
  private let source: (String) -> [UInt8]?
  private let actions: (String, [SentValue]) -> Void
  private let reports: (String) -> Void
  private var reported: Set<String> = []
  /// Effects that the view, or the app, has to see to.
  public private(set) var effects: [BehaviourEffect] = []

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
    self.site = site
    self.registry = registry
    self.source = source
    self.actions = actions
    self.reports = reports
    state = ClientState(site, session: UUID().uuidString)
    handle(.link(path))
  }

  /// Reports a problem, once; at most a thousand different ones.
  func report(_ problem: String) {
    guard reported.count < 1000, reported.insert(problem).inserted else { return }
    reports(problem)
  }

  /// Goes on by an event, and does what follows from it.
  public func handle(_ event: BehaviourEvent) {
    #if canImport(SwiftUI)
      objectWillChange.send()
    #endif
    var pending = state.handle(event)
    effects = []
    while !pending.isEmpty {
      switch pending.removeFirst() {
      case .fetch(let request, let path, _):
        guard let bytes = source(path) else {
          pending += state.handle(.unknownPath(request))
          continue
        }
        let document = BehaviourDocument(path: path, source: bytes, in: site)
        for problem in document.problems { report(problem) }
        pending += state.handle(.arrived(request, document))
      case .send(let name, let values): actions(name, values)
      case .report(let problem): report(problem)
      case let other: effects.append(other)
      }
    }
  }

  /// The screen that the user sees as it is drawn now.
  ///
  /// `nil` where there is none yet.
  var tree: DrawnTree? { state.layers.last.map { state.drawn(screen: $0.top) } }
}

#if canImport(SwiftUI)
  extension VMLClient: ObservableObject {}
#endif
