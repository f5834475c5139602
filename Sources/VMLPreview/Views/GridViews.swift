import VMLMarkup

/// Grids.
let gridViews: [ViewRow] = [
  ViewRow("Grid", .exact, "of alignments in rows, the grid's") { $0.drawGrid($1, $2) },
  ViewRow("GridRow", .exact, "outside of a `Grid`, a group") { renderer, node, environment in
    var box = Box("gridrow", boxes: renderer.drawAll(renderer.children(of: node), environment))
    box.role = .gridRow
    box.flex = Flex(around: box.boxes.filter { !$0.row.isUnsized })
    return box
  },
  ViewRow("LazyVGrid", .exact, "of items' alignments, the grid's") {
    $0.drawLazyGrid($1, $2, isVertical: true)
  },
  ViewRow("LazyHGrid", .approximate, "as many rows as there are items") {
    $0.drawLazyGrid($1, $2, isVertical: false)
  },
]

/// Modifiers that a view gives the grid around it.
let gridModifiers: [ModifierRow] = [
  ModifierRow(
    "gridCellColumns", .exact,
    effect: { _, box, call, _ in
      var box = box
      box.row.columns = Int(min(max(call[0]?.number ?? 1, 1), 200))
      return box
    }),
  ModifierRow(
    "gridColumnAlignment", .exact,
    effect: { _, box, call, _ in
      var box = box
      box.row.columnAlignment = Alignment(named: call[0]?.name)?.horizontal
      return box
    }),
  ModifierRow(
    "gridCellAnchor", .approximate, "at an edge, a corner or in the middle",
    effect: { _, box, call, _ in
      var box = box
      box.row.anchor = Alignment(named: call[0]?.name)
      return box
    }),
  ModifierRow(
    "gridCellUnsizedAxes", .approximate, "horizontal ones",
    effect: { _, box, call, _ in
      var box = box
      box.row.isUnsized = call[0]?.list.contains { $0.name == "horizontal" } ?? false
      return box
    }),
]

extension Box {
  var boxes: [Box] { if case .boxes(let boxes) = content { boxes } else { [] } }
}

extension Renderer {
  fileprivate mutating func drawGrid(_ node: Int, _ environment: PreviewEnvironment) -> Box {
    let rows = drawAll(children(of: node), environment.inside(nil))
    let counts = rows.map { row in
      row.role == .gridRow ? row.boxes.reduce(0) { $0 + $1.row.columns } : 1
    }
    let width = min(max(counts.max() ?? 1, 1), 200)
    let alignments = columnAlignments(rows)
    var isFlexible = [Bool](repeating: false, count: width)
    var cells: [Box] = []
    for row in rows {
      guard row.role == .gridRow else {
        var cell = row.with("grid-column", .word("1 / -1")).unsized
        // Where there is no width to fill, it is as wide as the columns are.
        if cell.flex.idealX {
          cell.flex.idealX = false
          cell.flex.x = true
        }
        cells.append(cell)
        continue
      }
      var column = 0
      for cell in row.boxes where column < width {
        let traits = cell.row
        var cell = cell.unsized
        if traits.columns > 1 {
          let span = CSSValue.list(.word("span"), .number(Double(traits.columns)))
          cell.set("grid-column", column == 0 ? .list(.number(1), .word("/"), span) : span)
        } else {
          if !traits.isUnsized { isFlexible[column] = isFlexible[column] || cell.flex.x }
          if column == 0 { cell.set("grid-column-start", .number(1)) }
        }
        if let side = traits.anchor?.horizontal ?? alignments[column], !cell.flex.x {
          cell.set("justify-self", side.css)
        }
        if let side = traits.anchor?.vertical, !cell.flex.y { cell.set("align-self", side.css) }
        cells.append(cell)
        column += traits.columns
      }
    }
    var box = Box("grid", boxes: cells)
    box.flex = Flex(around: rows.filter { !$0.row.isUnsized })
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

  /// The alignments that cells give their columns, by the number of the column.
  private func columnAlignments(_ rows: [Box]) -> [Int: Alignment.Horizontal] {
    var alignments: [Int: Alignment.Horizontal] = [:]
    for row in rows where row.role == .gridRow {
      var column = 0
      for cell in row.boxes {
        if let alignment = cell.row.columnAlignment { alignments[column] = alignment }
        column += cell.row.columns
      }
    }
    return alignments
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

extension Box {
  /// As wide as its column, if it has to be, without making that wider.
  fileprivate var unsized: Box {
    guard row.isUnsized else { return self }
    return wrapped().with("width", .number(0)).with("min-width", .percent(1))
  }
}
