import VMLDiagnostics
import VMLMarkup

/// The modifiers in sheets, which are the same for all targets.
struct SheetModifiers {
  private(set) var table: ModifierTable
  /// The number of each item that is a modifier, by sheet and item; -1 for other items.
  private(set) var numbers: [[Int32]] = []

  init(of sheets: [Stylesheet], _ facts: StyleFacts, shapes: NameTable = .empty) {
    var table = ModifierTable(trees: facts.trees, files: facts.files, shapes: shapes)
    // A sheet that many components import has the same modifiers for each of them.
    var scoped: [FileID: [Int32]] = [:]
    for (index, sheet) in sheets.enumerated() {
      if sheet.scope != nil, let known = scoped[sheet.file] {
        numbers.append(known)
        continue
      }
      let added = Self.add(sheet, tree: Int32(index), to: &table)
      numbers.append(added)
      if sheet.scope != nil { scoped[sheet.file] = added }
    }
    self.table = table
  }

  private static func add(
    _ sheet: Stylesheet, tree: Int32, to table: inout ModifierTable
  ) -> [Int32] {
    sheet.items.map { item in
      switch item.kind {
      case .modifier(let node), .append(let node):
        let range = SourceRange(file: sheet.file, sheet.tree.nodes[node].range)
        return table.add(tree: tree, node: node, origin: .rule(range))
      case .remove(let names):
        for name in names { _ = table.name(name.name) }
      default: break
      }
      return -1
    }
  }

  /// Adds the modifiers of more sheets to a table that has the modifiers of this one and no others.
  mutating func add(
    _ sheets: [Stylesheet], to table: ModifierTable, checks: Bool
  ) -> ModifierTable {
    var table = table
    for sheet in sheets {
      let tree = table.add(sheet.tree, from: sheet.file)
      let added = Self.add(sheet, tree: tree, to: &table)
      if checks { for number in added where number >= 0 { _ = table.shape(of: number) } }
      numbers.append(added)
    }
    self.table = table
    return table
  }

  /// Finds the shapes of all modifiers once for all targets.
  mutating func findShapes() {
    for number in numbers.joined() where number >= 0 { _ = table.shape(of: number) }
  }
}
