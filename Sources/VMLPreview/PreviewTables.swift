import VMLMarkup

/// One line of the table of what is drawn.
public struct PreviewSupportEntry: Sendable {
  public let name: String
  public let support: PreviewSupport
  public let note: String
}

/// Entry of a view, by its element's name.
public func previewSupport(ofView name: String) -> PreviewSupportEntry {
  let row = previewTables.views[name]
  return PreviewSupportEntry(
    name: name, support: row?.support ?? .notShown, note: row?.note ?? "")
}

/// Entry of a modifier, by its name.
public func previewSupport(ofModifier name: String) -> PreviewSupportEntry {
  if let row = previewTables.modifiers[name] {
    return PreviewSupportEntry(name: name, support: row.support, note: row.note)
  }
  let isInvisible = isInvisibleModifier(name)
  return PreviewSupportEntry(
    name: name, support: isInvisible ? .invisible : .notShown, note: "")
}

/// The names of all views that are drawn, in their order.
public var previewedViews: [String] { previewTables.views.keys.sorted() }

/// The names of all modifiers that are drawn, in their order.
public var previewedModifiers: [String] { previewTables.modifiers.keys.sorted() }

/// The views and modifiers of `Views/` and `Modifiers/`.
let previewTables = PreviewTables(
  views: table(
    [
      stackViews, gridViews, textViews, imageViews, shapeViews, controlViews, valueViews,
      listViews, navigationViews, containerViews,
    ].flatMap(\.self), name: \.name),
  modifiers: table(
    [
      frameModifiers, paddingModifiers, backgroundModifiers, effectModifiers, textModifiers,
      styleModifiers, listModifiers, presentationModifiers, shapeModifiers, imageModifiers,
      navigationModifiers, gridModifiers,
    ].flatMap(\.self), name: \.name))

private func table<Row>(_ rows: [Row], name: (Row) -> String) -> [String: Row] {
  var table: [String: Row] = [:]
  for row in rows { table[name(row)] = row }
  return table
}
