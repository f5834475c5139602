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

/// One line of the table of what is drawn.
public struct PreviewSupportEntry: Sendable {
  public let name: String
  public let support: PreviewSupport
  public let note: String
}

/// Entry of a view, by its element's name.
public func previewSupport(ofView name: String) -> PreviewSupportEntry {
  let row = viewTable[name]
  return PreviewSupportEntry(
    name: name, support: row?.support ?? .notShown, note: row?.note ?? "")
}

/// Entry of a modifier, by its name.
public func previewSupport(ofModifier name: String) -> PreviewSupportEntry {
  if let row = modifierTable[name] {
    return PreviewSupportEntry(name: name, support: row.support, note: row.note)
  }
  let isInvisible = isInvisibleModifier(name)
  return PreviewSupportEntry(
    name: name, support: isInvisible ? .invisible : .notShown, note: "")
}

/// The names of all views that are drawn, in their order.
public var previewedViews: [String] { viewTable.keys.sorted() }

/// The names of all modifiers that are drawn, in their order.
public var previewedModifiers: [String] { modifierTable.keys.sorted() }

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
  /// Of what is outside of the modifier.
  var environment: PreviewEnvironment
}

let viewTable: [String: ViewRow] = table(
  [
    stackViews, gridViews, textViews, imageViews, shapeViews, controlViews, valueViews, listViews,
    navigationViews, containerViews,
  ].flatMap(\.self), name: \.name)

let modifierTable: [String: ModifierRow] = table(
  [
    frameModifiers, paddingModifiers, backgroundModifiers, effectModifiers, textModifiers,
    styleModifiers, listModifiers, presentationModifiers, shapeModifiers, imageModifiers,
    navigationModifiers,
  ].flatMap(\.self), name: \.name)

private func table<Row>(_ rows: [Row], name: (Row) -> String) -> [String: Row] {
  var table: [String: Row] = [:]
  for row in rows { table[name(row)] = row }
  return table
}
