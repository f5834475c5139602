public import VMLBehaviour

#if canImport(SwiftUI)
  public import SwiftUI
#else
  public import VMLViews
#endif

/// A VML document as SwiftUI.
///
/// A demand of the document that this client does not meet is left out, and reported once to the
/// closure that the client was made with.
public struct VMLView: View {
  #if canImport(SwiftUI)
    @StateObject private var client: VMLClient
  #else
    private let client: VMLClient
  #endif

  /// Draws the bytes of a document.
  ///
  /// - Parameters:
  ///   - document: A finished document; one with mistakes is drawn as far as it is understood.
  ///   - registry: Views and modifiers of the app.
  ///   - reports: Is told, once each, what is not drawn or not understood.
  ///   - actions: Is called with the name and the values of an action that it sends.
  public init(
    _ document: [UInt8], registry: VMLRegistry = VMLRegistry(),
    reports: @escaping (String) -> Void = { _ in },
    actions: @escaping (String, [SentValue]) -> Void = { _, _ in }
  ) {
    self.init(
      client: VMLClient(registry: registry, actions: actions, reports: reports) { path in
        path == "/" ? document : nil
      })
  }

  /// Draws what a client shows now.
  public init(client: @autoclosure @escaping () -> VMLClient) {
    #if canImport(SwiftUI)
      _client = StateObject(wrappedValue: client())
    #else
      self.client = client()
    #endif
  }

  public var body: some View {
    if let tree = client.tree { DrawnScreen(drawing: Drawing(tree, for: client)) }
  }
}

/// The roots of a tree, one after the other.
struct DrawnScreen: View {
  let drawing: Drawing
  #if canImport(SwiftUI)
    @Namespace var first
    @Namespace var second
    @Namespace var third
    @Namespace var fourth
    @State var size: CGSize?
  #endif

  var body: some View {
    #if canImport(SwiftUI)
      let _ = drawing.namespaces = [first, second, third, fourth]
      ScrollViewReader { proxy in
        whole
          .environment(\.vmlScreenSize, size)
          .coordinateSpace(name: WatchedElement.space)
          .background(
            GeometryReader { geometry in
              Color.clear
                .onAppear { size = geometry.size }
                .onChange(of: geometry.size) { size = $0 }
            }
          )
          .onReceive(drawing.client.outside) { effect in
            guard case .scroll(let element) = effect, let id = drawing.name(of: element) else {
              return
            }
            withAnimation { proxy.scrollTo(id) }
          }
      }
    #else
      roots
    #endif
  }

  private var indices: [Int] { drawing.siblings(0..<drawing.tree.nodes.count) }

  private var roots: some View {
    ForEach(indices, id: \.self) { index in
      DrawnElement(drawing: drawing, index: index)
    }
  }

  #if canImport(SwiftUI)
    /// The roots as one view, so that what stands around the screen stands there once.
    @ViewBuilder private var whole: some View {
      if indices.count == 1 { roots } else { VStack { roots } }
    }
  #endif
}
