import VMLDiagnostics

/// The layers of all sheets, in the order of the cascade.
///
/// A layer stands where its name first comes up, reading from the first sheet and entering imports
/// where they stand. Conditions that do not hold are skipped. Rules directly in a layer come after
/// the layers inside it.
///
/// Spec: VSS 6, layers.
struct LayerOrder: Sendable {
  /// By the layer's name after the names of the layers around it, as in `base.type`.
  ///
  /// The empty name is for rules in no layer.
  private(set) var numbers: [String: Int32] = [:]
  /// By the layer's number.
  private(set) var names: [String] = []
  /// By the sheet's index: the layer that it was imported into.
  private(set) var ofSheets: [String]

  init(of sheets: [Stylesheet], for target: StyleTarget) {
    var collector = LayerCollector(sheets, target)
    for index in sheets.indices where !collector.isImported[index] {
      collector.visit(index, layer: "")
    }
    // A cycle of imports has no first sheet, so the walk starts from every sheet.
    for index in sheets.indices { collector.visit(index, layer: "") }
    ofSheets = collector.layers
    number("", collector.children)
  }

  private mutating func number(_ layer: String, _ children: [String: [String]]) {
    for child in children[layer] ?? [] { number(child, children) }
    numbers[layer] = Int32(names.count)
    names.append(layer)
  }

  /// The name of a layer inside of another.
  static func join(_ outer: String, _ inner: String) -> String {
    outer.isEmpty ? inner : inner.isEmpty ? outer : outer + "." + inner
  }
}

/// A walk over sheets in the order in which a reader meets layers.
private struct LayerCollector {
  let sheets: [Stylesheet]
  private let target: StyleTarget
  let isImported: [Bool]
  /// The layers directly inside of each, in their order.
  private(set) var children: [String: [String]] = [:]
  /// By sheet: the layer that it is imported into.
  private(set) var layers: [String]
  private var isKnown: Set<String> = [""]
  private var isVisited: [Bool]
  private let indices: [ScopedPath: Int]

  /// A sheet that components import is one sheet for each of them.
  private struct ScopedPath: Hashable {
    var path: String
    var scope: StyleScope?
  }

  init(_ sheets: [Stylesheet], _ target: StyleTarget) {
    self.sheets = sheets
    self.target = target
    let indices = Dictionary(
      sheets.enumerated().map { (ScopedPath(path: $1.path, scope: $1.scope), $0) },
      uniquingKeysWith: { first, _ in first })
    self.indices = indices
    layers = Array(repeating: "", count: sheets.count)
    isVisited = Array(repeating: false, count: sheets.count)
    var isImported = isVisited
    for sheet in sheets {
      for reference in sheet.imports {
        if case .file(let path) = resolveImport(reference.path, from: sheet.path),
          let index = indices[ScopedPath(path: path, scope: sheet.scope)]
        {
          isImported[index] = true
        }
      }
    }
    self.isImported = isImported
  }

  /// Recursion is limited by the loader's ``importDepthLimit``.
  mutating func visit(_ index: Int, layer: String) {
    guard !isVisited[index] else { return }
    isVisited[index] = true
    layers[index] = layer
    let sheet = sheets[index]
    var imports = sheet.imports[...]
    var around: [(end: Int, layer: String)] = []
    /// One past the last item of a condition that does not hold.
    var skipped = 0
    for (place, item) in sheet.items.enumerated() {
      while let next = imports.first, next.range.range.lowerBound < item.range.range.lowerBound {
        imports.removeFirst()
        follow(next, from: sheet, layer)
      }
      guard place >= skipped else { continue }
      while let last = around.last, last.end <= place { around.removeLast() }
      let outer = around.last?.layer ?? layer
      switch item.kind {
      case .layer(let name):
        add(LayerOrder.join(outer, name.name))
        around.append((item.end, LayerOrder.join(outer, name.name)))
      case .layers(let names):
        for name in names { add(LayerOrder.join(outer, name.name)) }
      case .condition(let condition):
        if !condition.holds(for: target) { skipped = item.end }
      default: continue
      }
    }
    for reference in imports { follow(reference, from: sheet, layer) }
  }

  private mutating func follow(
    _ reference: Stylesheet.Import, from sheet: Stylesheet, _ layer: String
  ) {
    guard case .file(let path) = resolveImport(reference.path, from: sheet.path),
      let index = indices[ScopedPath(path: path, scope: sheet.scope)], !isVisited[index]
    else { return }
    let inner = LayerOrder.join(layer, reference.layer?.name ?? "")
    add(inner)
    visit(index, layer: inner)
  }

  private mutating func add(_ layer: String) {
    guard !isKnown.contains(layer) else { return }
    var outer = ""
    for part in layer.split(separator: ".") {
      let inner = LayerOrder.join(outer, String(part))
      if isKnown.insert(inner).inserted { children[outer, default: []].append(inner) }
      outer = inner
    }
  }
}
