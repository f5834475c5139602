import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// All modifiers that may stand in a result, with the facts that the cascade needs.
///
/// The modifiers of the sheets are there from the start. A resolver adds to its copy the modifiers
/// of inline styles, the modifiers whose `var()`s it replaced, and the remains of shorthands.
struct ModifierTable: Sendable {
  private(set) var trees: [StyleTree]
  /// The files that the trees were parsed from.
  private(set) var files: [FileID]
  private var modifiers: [Modifier] = []
  /// Canonical text of each modifier, with its properties; `nil` until it was asked for.
  private var appearances: [Appearance?] = []
  /// Canonical texts one after the other, and the range of each.
  private var texts: [UInt8] = []
  private var places: [TextPlace] = []
  private var remainders: [Remainder: Int32] = [:]
  private var keys = SymbolTable()
  private(set) var shapes: NameTable
  private var shapeText: [UInt8] = []
  private(set) var names = SymbolTable()

  /// `shapes` are numbered already.
  init(trees: [StyleTree], files: [FileID], shapes: NameTable = .empty) {
    self.trees = trees
    self.files = files
    self.shapes = shapes
  }

  struct Modifier: Sendable {
    var tree: Int32
    /// The node in its tree.
    var node: Int32
    var name: Int32
    /// Modifiers of one key replace each other, as far as their parts meet.
    var key: Int32
    /// The edges or dimensions that a shorthand names, one bit for each.
    ///
    /// 0 replaces nothing and is never replaced.
    var parts: ShorthandParts
    /// Whether a `var()` or `calc()` must be replaced first.
    ///
    /// Key and parts have no meaning until then.
    var hasVariables: Bool
    var origin: Provenance
    /// Number of the call's shape; -1 for a call without one, -2 until it was asked for.
    var shape: Int32 = -2
  }

  private struct TextPlace: Sendable {
    var start: UInt32 = 0
    /// 0 until the modifier was asked for.
    var end: UInt32 = 0
    var isPlain = true
    var needsEscaping = false
  }

  private struct Remainder: Hashable {
    var number: Int32
    var parts: ShorthandParts
  }

  subscript(_ number: Int32) -> Modifier { modifiers[Int(number)] }

  /// Adds a tree, for modifiers that stand in no sheet.
  mutating func add(_ tree: StyleTree, from file: FileID) -> Int32 {
    trees.append(tree)
    files.append(file)
    return Int32(trees.count - 1)
  }

  /// Adds the modifier at a node of one of the trees.
  mutating func add(tree: Int32, node: Int, origin: Provenance) -> Int32 {
    let source = trees[Int(tree)]
    let name = names.add(source.text(of: node))
    let nodes = node..<Int(source.nodes[node].end)
    var modifier = Modifier(
      tree: tree, node: Int32(node), name: name, key: 0, parts: .whole,
      hasVariables: false,
      origin: origin)
    if VMLStylesheet.hasVariables(nodes, of: source) {
      modifier.hasVariables = true
    } else {
      modifier.parts = shorthandParts(of: node, in: source)
      modifier.key = keys.add(modifierKey(of: node, in: source))
    }
    modifiers.append(modifier)
    appearances.append(nil)
    places.append(TextPlace())
    return Int32(modifiers.count - 1)
  }

  /// The place of a modifier in an older list, as ``plainPlace(of:_:among:older:)`` finds it; `nil`
  /// also if a value must be replaced first.
  func plainPlace(of number: Int32, in list: [Int32]) -> Int? {
    let modifier = modifiers[Int(number)]
    guard !modifier.hasVariables else { return nil }
    return VMLStylesheet.plainPlace(of: modifier.key, modifier.parts, among: list.count) { index in
      let older = modifiers[Int(list[index])]
      return (older.key, older.parts)
    }
  }

  /// The number of the shape of a modifier's call.
  ///
  /// Modifiers of one shape are checked once.
  ///
  /// - Returns: -1 for a modifier that is not remembered by its shape: one with a `var()`, or one
  ///   that is too long.
  mutating func shape(of number: Int32) -> Int32 {
    let modifier = modifiers[Int(number)]
    guard modifier.shape == -2 else { return modifier.shape }
    var shape: Int32 = -1
    shapeText.removeAll(keepingCapacity: true)
    if !modifier.hasVariables,
      appendCallShape(of: Int(modifier.node), in: trees[Int(modifier.tree)], to: &shapeText)
    {
      shape = Int32(shapes.intern(shapeText, 0..<shapeText.count).rawValue)
    }
    modifiers[Int(number)].shape = shape
    return shape
  }

  /// The shapes that were asked for, ascending, each once.
  var shapesInUse: [UInt32] {
    Set(modifiers.lazy.filter { $0.shape >= 0 }.map { UInt32($0.shape) }).sorted()
  }

  /// The number of a modifier's name.
  mutating func name(_ name: String) -> Int32 { names.add(name) }
}

extension ModifierTable {
  /// Whether two of some modifiers have a part in common.
  func areForTheSame(_ numbers: [Int32]) -> Bool {
    var seen: ShorthandParts = []
    for number in numbers {
      let parts = self[number].parts
      if !seen.isDisjoint(with: parts) { return true }
      seen.formUnion(parts)
    }
    return false
  }
}

/// The text that modifiers must share to replace one another.
///
/// Spec: VSS 3, rule 2.
func modifierKey(of node: Int, in tree: StyleTree) -> String {
  let name = tree.text(of: node)
  let arguments = tree.arguments(of: node)
  if name == "environment", let first = arguments.first, first.label.isEmpty,
    tree.nodes[first.nodes.lowerBound].kind == .keyPath
  {
    return name + " " + tree.text(of: first.nodes.lowerBound)
  }
  guard let start = arguments.firstIndex(where: { tree.string($0.label) == "for" }) else {
    return name
  }
  // In `for: .navigationBar, .tabBar` the arguments without a label belong to the list.
  let rest = arguments[(start + 1)...].prefix { $0.label.isEmpty }
  let last = rest.last ?? arguments[start]
  var printer = StylePrinter()
  printer.print(
    expressions: arguments[start].nodes.lowerBound..<last.nodes.upperBound, of: tree)
  return name + " " + String(decoding: printer.output, as: UTF8.self)
}

extension ModifierTable {
  /// The rest of a shorthand that keeps only some of its parts.
  mutating func remainder(of number: Int32, keeping parts: ShorthandParts) -> Int32 {
    let key = Remainder(number: number, parts: parts)
    if let known = remainders[key] { return known }
    let shorthand = self[number]
    let text = shorthandRemainder(
      of: Int(shorthand.node), in: trees[Int(shorthand.tree)], keeping: parts)
    let remainder = add(text: text, origin: shorthand.origin) ?? number
    remainders[key] = remainder
    return remainder
  }

  /// Canonical text and properties of a modifier, found once.
  mutating func appearance(of number: Int32) -> Appearance {
    if let known = appearances[Int(number)] { return known }
    let modifier = self[number]
    let appearance = Appearance(of: Int(modifier.node), in: trees[Int(modifier.tree)])
    appearances[Int(number)] = appearance
    let start = UInt32(texts.count)
    texts += appearance.text
    places[Int(number)] = TextPlace(
      start: start, end: UInt32(texts.count), isPlain: appearance.isPlain,
      needsEscaping: VMLMarkup.needsEscaping(Int(start)..<texts.count, of: texts))
    return appearance
  }

  /// Appends the canonical texts of modifiers with semicolons between.
  ///
  /// - Returns: Whether the text is all that the output needs of each modifier, and whether it has
  ///   bytes that an attribute must escape.
  mutating func appendTexts(
    of numbers: [Int32], to output: inout [UInt8]
  ) -> (arePlain: Bool, needEscaping: Bool) {
    var (arePlain, needEscaping) = (true, false)
    var size = numbers.count
    for number in numbers {
      if places[Int(number)].end == 0 { _ = appearance(of: number) }
      let place = places[Int(number)]
      size += Int(place.end - place.start)
      if !place.isPlain { arePlain = false }
      if place.needsEscaping { needEscaping = true }
    }
    output.append(addingCapacity: size) { [places, texts] output in
      for (index, number) in numbers.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ";")) }
        let place = places[Int(number)]
        output.append(Int(place.start)..<Int(place.end), of: texts.span)
      }
    }
    return (arePlain, needEscaping)
  }

  /// Adds a modifier from its canonical text; `nil` if the text is no modifier.
  mutating func add(text: [UInt8], origin: Provenance) -> Int32? {
    var bag = DiagnosticBag()
    let tree = parseStyle(text, as: computedFile, reporting: &bag)
    guard let first = tree.nodes.first, first.kind == .modifier, Int(first.end) == tree.nodes.count
    else { return nil }
    return add(tree: add(tree, from: computedFile), node: 0, origin: origin)
  }
}

/// The file of computed text, which stands in no file.
let computedFile = FileID(.max)

/// A number in the place of the file of a `style` attribute, by the attribute's index on its
/// element, until its place is known.
func inlineFile(_ layer: Int) -> FileID { FileID(.max - 1 - UInt32(min(layer, inlineLayerLimit))) }

/// The index of the `style` attribute that a file number stands for; `nil` for real files.
func inlineLayer(_ file: FileID) -> Int? {
  guard file != computedFile, file.rawValue >= .max - 1 - UInt32(inlineLayerLimit) else {
    return nil
  }
  return Int(.max - 1 - file.rawValue)
}

/// Most `style` attributes of one element that messages tell apart.
private let inlineLayerLimit = 1023
