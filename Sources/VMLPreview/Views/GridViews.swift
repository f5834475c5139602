import VMLMarkup

/// Grids.
let gridViews: [ViewRow] = [
  ViewRow("Grid", .exact, "of alignments in columns and rows, the grid's") { $0.drawGrid($1, $2) },
  ViewRow("GridRow", .exact, "outside of a `Grid`, a group") { renderer, node, environment in
    var box = Box("gridrow", boxes: renderer.drawAll(renderer.children(of: node), environment))
    box.role = .gridRow
    box.flex = Flex(around: box.boxes)
    return box
  },
  ViewRow("LazyVGrid", .exact, "of items' alignments, the grid's") {
    $0.drawLazyGrid($1, $2, isVertical: true)
  },
  ViewRow("LazyHGrid", .approximate, "as many rows as there are items") {
    $0.drawLazyGrid($1, $2, isVertical: false)
  },
]

extension Box {
  var boxes: [Box] { if case .boxes(let boxes) = content { boxes } else { [] } }
}

extension Renderer {
  fileprivate mutating func drawGrid(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let rows = drawAll(children(of: node), environment.inside(nil))
    let width = max(rows.map { $0.role == .gridRow ? $0.boxes.count : 1 }.max() ?? 1, 1)
    var isFlexible = [Bool](repeating: false, count: width)
    var cells: [Box] = []
    for row in rows {
      guard row.role == .gridRow else {
        var cell = row.with("grid-column", .word("1 / -1"))
        // Where there is no width to fill, it is as wide as the columns are.
        if cell.flex.idealX {
          cell.flex.idealX = false
          cell.flex.x = true
        }
        cells.append(cell)
        continue
      }
      for (column, cell) in row.boxes.enumerated() {
        isFlexible[column] = isFlexible[column] || cell.flex.x
        var cell = cell
        if column == 0 { cell.set("grid-column-start", .number(1)) }
        cells.append(cell)
      }
    }
    var box = Box("grid", boxes: cells)
    box.flex = Flex(around: rows)
    box.flex.y = false
    var tracks: [CSSValue] = []
    for flexible in isFlexible.prefix(200) {
      tracks.append(.word(flexible ? "minmax(0, 1fr)" : "minmax(min-content, max-content)"))
    }
    box.set("grid-template-columns", tracks.dropFirst().reduce(tracks[0]) { .list($0, $1) })
    let alignment = Alignment(named: value("alignment", node)) ?? .center
    box.align(alignment)
    box.set("column-gap", .points(max(number("horizontalSpacing", node) ?? 8, 0)))
    box.set("row-gap", .points(max(number("verticalSpacing", node) ?? 8, 0)))
    return box
  }

  fileprivate mutating func drawLazyGrid(
    _ node: Int, _ environment: PreviewEnvironment, isVertical: Bool
  ) -> Box {
    let cells = drawAll(children(of: node), environment.inside(nil))
    var box = Box("grid", boxes: cells)
    let items = value(isVertical ? "columns" : "rows", node).flatMap(parseExpression)?.list ?? []
    var tracks = items.prefix(200).map(track)
    if tracks.isEmpty { tracks = [.word("minmax(0, 1fr)")] }
    let list = tracks.dropFirst().reduce(tracks[0]) { .list($0, $1) }
    let spacing = max(number("spacing", node) ?? 8, 0)
    let between = max(items.first.flatMap(itemSpacing) ?? 8, 0)
    if isVertical {
      box.set("grid-template-columns", list)
      box.flex.x = environment.boundsX
    } else {
      box.set("grid-template-rows", list)
      box.set("grid-auto-flow", .word("column"))
      box.flex.y = environment.boundsY
    }
    box.set("row-gap", .points(isVertical ? spacing : between))
    box.set("column-gap", .points(isVertical ? between : spacing))
    box.align(Alignment(named: value("alignment", node)) ?? .center)
    return box
  }

  /// `GridItem(.flexible(minimum: 10), spacing: 8)`, or `.adaptive(minimum: 100)` alone.
  private func track(_ item: Expression) -> CSSValue {
    guard case .member(_, let name, let arguments) = item else { return .word("minmax(0, 1fr)") }
    if name == "GridItem" || name == "init" {
      return arguments.first { $0.label.isEmpty || $0.label == "size" }.map { track($0.value) }
        ?? .word("minmax(10px, 1fr)")
    }
    let call = Modifier(name: name, arguments: arguments)
    let minimum = max(call.number("minimum") ?? 10, 1)
    let maximum = call.number("maximum").flatMap { $0.isFinite ? max($0, minimum) : nil }
    let end = maximum.map(CSSValue.points) ?? .word("1fr")
    switch name {
    case "fixed": return .points(max(call[0]?.number ?? 10, 0))
    case "adaptive":
      return .function(
        "repeat", [.word("auto-fill"), .function("minmax", [.points(minimum), .word("1fr")])])
    default: return .function("minmax", [.points(minimum), end])
    }
  }

  private func itemSpacing(_ item: Expression) -> Double? {
    guard case .member(_, _, let arguments) = item else { return nil }
    return arguments.first { $0.label == "spacing" }?.value.number
  }
}
