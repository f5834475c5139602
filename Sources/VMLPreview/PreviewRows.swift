import VMLMarkup

/// Truth of a drawing of a view or modifier.
public enum PreviewSupport: String, CaseIterable, Sendable {
  /// By SwiftUI's documented rules.
  case exact
  /// Near to them; a note says what differs.
  case approximate
  /// Nothing of it can be seen in a picture that stands still, so nothing is missing.
  case invisible = "nothing to show"
  case notShown = "not shown"
}

/// Drawing of a view.
struct ViewRow: Sendable {
  typealias Draw = @Sendable (inout Renderer, Int, PreviewEnvironment) -> Box

  let name: String
  let support: PreviewSupport
  let note: String
  let draw: Draw

  init(
    _ name: String, _ support: PreviewSupport, _ note: String = "", draw: @escaping Draw
  ) {
    self.name = name
    self.support = support
    self.note = note
    self.draw = draw
  }
}

/// Drawing of a modifier: a change for the views inside, or an effect on them.
struct ModifierRow: Sendable {
  typealias Change = @Sendable (Modifier, inout PreviewEnvironment) -> Void
  typealias Effect = @Sendable (inout Renderer, Box, Modifier, ModifierContext) -> Box

  let name: String
  let support: PreviewSupport
  let note: String
  let change: Change?
  let effect: Effect?

  init(
    _ name: String, _ support: PreviewSupport, _ note: String = "", change: Change? = nil,
    effect: Effect? = nil
  ) {
    self.name = name
    self.support = support
    self.note = note
    self.change = change
    self.effect = effect
  }
}

/// Context of a modifier.
struct ModifierContext {
  /// The element that has it, and its templates.
  var node: Int
  /// Its number in the element's style.
  var index: Int
  /// Of what is outside of the modifier.
  var environment: PreviewEnvironment
}

/// Everything that can be drawn, by the names of views and modifiers.
struct PreviewTables: Sendable {
  let views: [String: ViewRow]
  let modifiers: [String: ModifierRow]
}
