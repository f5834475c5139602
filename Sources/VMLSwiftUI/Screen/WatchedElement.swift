#if canImport(SwiftUI)
  import SwiftUI
  import VMLBehaviour
  import VMLMarkup

  /// Tells behaviour whether half of an element is on the screen.
  ///
  /// By geometry, since `onScrollVisibilityChange` is newer than the oldest systems, and knows
  /// scroll views alone.
  struct WatchedElement: ViewModifier {
    let scope: Scope
    @Environment(\.vmlScreenSize) private var size

    /// Name of the coordinates of a screen's area.
    static let space = "vml-screen"

    func body(content: Content) -> some View {
      content.background(
        GeometryReader { geometry in
          let area = geometry.frame(in: .named(Self.space))
          Color.clear
            .onAppear { tell(isHalf(area)) }
            .onDisappear { tell(false) }
            .onChange(of: isHalf(area)) { tell($0) }
        })
    }

    private func tell(_ isVisible: Bool?) {
      guard let isVisible else { return }
      scope.drawing.client.handle(.visible(scope.node.id, isVisible))
    }

    /// Whether at least half of an area is in the screen's; `nil` until the screen's size is known.
    private func isHalf(_ area: CGRect) -> Bool? {
      guard let size else { return nil }
      let seen = area.intersection(CGRect(origin: .zero, size: size))
      guard !seen.isNull, area.width > 0, area.height > 0 else { return false }
      return seen.width * seen.height * 2 >= area.width * area.height
    }
  }

  extension EnvironmentValues {
    /// Size of the screen's area, in points; `nil` until the first layout.
    var vmlScreenSize: CGSize? {
      get { self[ScreenSize.self] }
      set { self[ScreenSize.self] = newValue }
    }
  }

  private struct ScreenSize: EnvironmentKey {
    static let defaultValue: CGSize? = nil
  }

  /// A field that gets the focus by a step or by a mistake in it, and tells when it has it.
  struct FocusedElement: ViewModifier {
    let scope: Scope
    @FocusState var isFocused: Bool

    func body(content: Content) -> some View {
      content
        .focused($isFocused)
        .onChange(of: isFocused) { scope.happen($0 ? .onFocus : .onBlur) }
        .onReceive(scope.drawing.client.outside) { effect in
          if effect == .focus(scope.node.id) { isFocused = true }
        }
    }
  }

  extension Drawing {
    /// The `id` of an element, by which SwiftUI knows it.
    func name(of element: ElementID) -> String? {
      tree.nodes.first { $0.id == element }?["id"]
    }
  }
#endif
