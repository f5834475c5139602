import VMLDiagnostics
import VMLMarkup

/// The modifiers that sheets have, which are the same for all targets.
struct SheetModifiers {
  private(set) var table: ModifierTable
  /// The number of each item that is a modifier, by sheet and item; -1 for other items.
  private(set) var numbers: [[Int32]]

  init(of sheets: [Stylesheet], _ facts: StyleFacts) {
    var table = ModifierTable(trees: facts.trees, files: facts.files)
    numbers = sheets.enumerated().map { index, sheet in
      sheet.items.map { item in
        switch item.kind {
        case .modifier(let node), .append(let node):
          let range = SourceRange(file: sheet.file, sheet.tree.nodes[node].range)
          return table.add(tree: Int32(index), node: node, origin: .rule(range))
        case .remove(let names):
          for name in names { _ = table.name(name.name) }
        default: break
        }
        return -1
      }
    }
    self.table = table
  }

  /// Finds the shapes of all of them, so that no target has to.
  mutating func findShapes() {
    for number in numbers.joined() where number >= 0 { _ = table.shape(of: number) }
  }
}
