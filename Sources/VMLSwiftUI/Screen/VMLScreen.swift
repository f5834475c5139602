public import VMLBehaviour
public import VMLRuntime

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import VMLViews
#endif

/// Pages of a channel, or of an origin, as SwiftUI: the first one, and all that its links, its
/// steps and its tabs lead to.
///
/// Until a document is there, and where none can be fetched, it shows the lifecycle templates of
/// the page or of the site.
public struct VMLScreen: View {
  #if canImport(SwiftUI)
    @StateObject private var client: VMLClient
  #else
    private let client: VMLClient
  #endif

  /// Shows pages of a channel, from one at a path on.
  ///
  /// `appearance` decides between the themes `light` and `dark`; `endpoints` sends forms; `actions`
  /// is called with the name and the values of an action that a page sends.
  public init(
    _ path: String = "/", in channel: VMLChannel, appearance: Appearance = .light,
    registry: VMLRegistry = VMLRegistry(), endpoints: VMLEndpoints? = nil,
    actions: @escaping (String, [SentValue]) -> Void = { _, _ in }
  ) {
    var hooks = VMLHooks(action: actions)
    hooks.endpoints = endpoints
    self.init(
      client: VMLClient(
        path: path, from: ChannelScreens(channel, appearance: appearance), registry: registry,
        hooks: hooks))
  }

  /// Shows pages of any server that serves VML, and follows `vmlc serve` while they are edited.
  ///
  /// Nothing that comes from there is signed, so this is for design, in debug builds.
  public init(
    _ path: String = "/", origin: VMLOrigin, registry: VMLRegistry = VMLRegistry(),
    actions: @escaping (String, [SentValue]) -> Void = { _, _ in }
  ) {
    self.init(
      client: VMLClient(
        path: path, from: OriginScreens(origin), registry: registry,
        hooks: VMLHooks(action: actions)))
  }

  /// Shows what a client has.
  public init(client: @autoclosure @escaping () -> VMLClient) {
    #if canImport(SwiftUI)
      _client = StateObject(wrappedValue: client())
    #else
      self.client = client()
    #endif
  }

  public var body: some View {
    #if canImport(SwiftUI)
      DrawnClient(client: client)
        .task { await client.run() }
        .modifier(SystemEffects(client: client))
    #else
      DrawnClient(client: client)
    #endif
  }
}

/// Pages of a client, with the mistakes of their site over them.
struct DrawnClient: View {
  #if canImport(SwiftUI)
    @ObservedObject var client: VMLClient
  #else
    let client: VMLClient
  #endif

  var body: some View {
    if client.mistakes.isEmpty {
      content
    } else {
      ZStack(alignment: .bottom) {
        content
        MistakeBar(mistakes: client.mistakes)
      }
    }
  }

  @ViewBuilder private var content: some View {
    if let template = client.lifecycle {
      if template == .disconnected {
        ZStack {
          layers
          lifecycle(template)
        }
      } else {
        lifecycle(template)
      }
    } else {
      layers
    }
  }

  @ViewBuilder private func lifecycle(_ name: Lifecycle) -> some View {
    if let tree = client.tree(of: name) ?? (name == .connecting ? client.tree(of: .launch) : nil) {
      DrawnScreen(drawing: Drawing(tree, for: client))
    } else if name != .disconnected {
      ProgressView()
    }
  }

  @ViewBuilder private var layers: some View {
    #if canImport(SwiftUI)
      DrawnLayer(client: client, number: 0)
    #else
      if let tree = client.tree { DrawnScreen(drawing: Drawing(tree, for: client)) }
    #endif
  }
}

/// Mistakes of the site while it is designed, over the last state without any.
struct MistakeBar: View {
  let mistakes: [OriginMistake]
  /// More would hide the page.
  private static let limit = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(mistakes.prefix(Self.limit).map(\.description), id: \.self) { text in
        Text(verbatim: text).font(.caption)
      }
      if mistakes.count > Self.limit {
        Text(verbatim: "and \(mistakes.count - Self.limit) more").font(.caption2)
      }
    }
    .foregroundStyle(.white)
    .padding(8)
    .background(hasErrors ? Color.red : Color.orange)
    .id("vml-mistakes")
  }

  private var hasErrors: Bool { mistakes.contains { $0.isError } }
}
