import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// Compiles the sheets of one target into rules without nesting.
struct StyleCompiler {
  var styles: CompiledStyles
  var bag = DiagnosticBag()
  private(set) var sheets: [Stylesheet]
  private let tokens: [TokenSheet]
  /// Number of sheets when the compiler was made.
  ///
  /// The trees of tokens are numbered after theirs.
  private let firstTokens: Int
  private var modifiers: SheetModifiers
  private var layers: LayerOrder
  /// The number of the component whose sheet is being compiled; 0 for a sheet that is for all.
  private(set) var scope: Int32 = 0
  /// The layer that is being compiled.
  private var layerName = ""
  /// Number of the layer that is being compiled.
  var layer: Int32 { layers.numbers[layerName] ?? Int32(layers.names.count - 1) }
  /// Number of the first rule of each sheet.
  private var firstSources: [Int32]
  private var sheet = 0
  /// The inheritance and application of classes, in the order of the rules.
  var references: [ClassReference] = []
  private var referenceCount: Int32 = 0

  /// One `@inherit` or `@apply` of one class.
  struct ClassReference {
    var rule: Int32
    var use: ClassUse
    var name: Int32 { use.name }
    var isInheritance: Bool
    var range: SourceRange
    /// The operation, for `@apply`.
    var operation: Int32
    /// Number of the reference in the sheets.
    ///
    /// One name gives several uses: the class itself, and each pattern that matches it.
    var number: Int32
  }

  init(
    _ sheets: [Stylesheet], _ tokens: [TokenSheet], for target: StyleTarget,
    _ facts: StyleFacts, _ modifiers: SheetModifiers, _ layers: LayerOrder
  ) {
    self.sheets = sheets
    self.tokens = tokens
    firstTokens = sheets.count
    self.modifiers = modifiers
    self.layers = layers
    firstSources = ruleNumbers(of: sheets)
    styles = CompiledStyles(
      target: target, facts: facts, modifiers: modifiers.table, layers: layers.names)
  }

  /// Compiles the sheets, without resolving inherited and applied classes.
  mutating func compile() {
    compileSheets(from: 0)
    // Types whose modifiers have an order of their own need numbers too.
    for name in Catalog.contentNames.sorted() { _ = styles.symbols.types.add(name) }
    styles.documentType = styles.symbols.types["vml"] ?? 0
    fileSelectors()
    orderClasses()
  }

  /// Adds sheets to the compiled ones; `layers` is the order of all layers, where the new sheets
  /// have any.
  mutating func add(
    _ new: [Stylesheet], _ facts: StyleFacts, _ layers: LayerOrder?
  ) {
    let first = sheets.count
    let firstList = styles.lists.count
    sheets += new
    firstSources = ruleNumbers(of: sheets)
    styles.facts = facts
    bag = DiagnosticBag()
    if let layers { reorder(layers) }
    styles.modifiers = modifiers.add(new, to: styles.modifiers, checks: styles.target.check != nil)
    compileSheets(from: first)
    styles.documentType = styles.symbols.types["vml"] ?? 0
    fileSelectors(from: firstList)
    orderClasses()
  }

  private mutating func compileSheets(from first: Int) {
    for index in sheets.indices.dropFirst(first) {
      sheet = index
      scope = styles.facts.scopes.number(of: sheets[index].scope)
      // Sheets that were added to an order of layers are in no layer themselves.
      layerName = index < layers.ofSheets.count ? layers.ofSheets[index] : ""
      compileGroup(sheets[index].children(of: nil))
    }
  }

  /// Renumbers the layers of all lists for another order.
  private mutating func reorder(_ other: LayerOrder) {
    let numbers = layers.names.map { other.numbers[$0] ?? 0 }
    for list in styles.lists.indices {
      styles.lists[list].layer = numbers[Int(styles.lists[list].layer)]
    }
    layers = other
    styles.layers = other.names
  }

  // MARK: Blocks

  /// Compiles items outside of rules.
  private mutating func compileGroup(_ items: [Int]) {
    for item in items {
      switch sheets[sheet].items[item].kind {
      case .rule(let selectors):
        let list = compileList(selectors, parent: nil)
        compileRule(item, list, source: firstSources[sheet] + Int32(item))
      case .condition(let condition) where condition.holds(for: styles.target):
        compileGroup(sheets[sheet].children(of: item))
      case .layer(let name):
        let outer = layerName
        layerName = LayerOrder.join(outer, name.name)
        compileGroup(sheets[sheet].children(of: item))
        layerName = outer
      case .tokens(let reference, let root):
        if case .file(let path) = resolveImport(reference.name, from: sheets[sheet].path),
          let file = tokens.firstIndex(where: { $0.path == path })
        {
          compileTokens(
            file, compileList(root, parent: nil), source: firstSources[sheet] + Int32(item))
        }
      default: continue
      }
    }
  }

  /// Compiles a rule, then its conditions, then the rules nested in any of these.
  private mutating func compileRule(_ item: Int, _ list: Int32, source: Int32) {
    let bodies = bodies(of: item)
    for body in bodies { compileBody(body, list, source) }
    for child in bodies.lazy.flatMap({ $0 }) {
      guard case .rule(let selectors) = sheets[sheet].items[child].kind else { continue }
      compileRule(
        child, compileList(selectors, parent: list),
        source: firstSources[sheet] + Int32(child))
    }
  }

  /// The items of a rule, then the items of each condition in it that holds, from the outside in.
  private func bodies(of item: Int) -> [[Int]] {
    let children = sheets[sheet].children(of: item)
    return [children]
      + children.flatMap { child -> [[Int]] in
        guard case .condition(let condition) = sheets[sheet].items[child].kind,
          condition.holds(for: styles.target)
        else { return [] }
        return bodies(of: child)
      }
  }

  private mutating func compileBody(_ items: [Int], _ list: Int32, _ source: Int32) {
    let rule = Int32(styles.rules.count)
    let firstOperation = Int32(styles.operations.count)
    let firstProperty = Int32(styles.properties.count)
    let firstReference = references.count
    for item in items { compileItem(item, of: rule) }
    guard
      styles.operations.count > firstOperation || styles.properties.count > firstProperty
        || references.count > firstReference
    else { return }
    styles.rules.append(
      CompiledRule(
        list: list, operations: firstOperation..<Int32(styles.operations.count),
        properties: firstProperty..<Int32(styles.properties.count),
        source: source))
    styles.rulesOfList[Int(list)].append(rule)
    if styles.properties.count > firstProperty, !selectsOnlyRoot(list) {
      styles.hasScopedProperties = true
    }
  }

  private mutating func compileItem(_ item: Int, of rule: Int32) {
    switch sheets[sheet].items[item].kind {
    case .rule, .condition, .layer, .layers, .tokens: return
    case .modifier:
      let number = modifiers.numbers[sheet][item]
      styles.operations.append(isGood(number) ? .modifier(number) : .dropped(number))
    case .append:
      let number = modifiers.numbers[sheet][item]
      styles.operations.append(isGood(number) ? .append(number) : .dropped(number))
    case .property(let name, let value): addProperty(name, value)
    case .inherit(let classes):
      for reference in classes { addReference(reference, rule, isInheritance: true) }
    case .apply(let classes):
      for reference in classes { addReference(reference, rule, isInheritance: false) }
    case .remove(let names):
      for name in names { styles.operations.append(.remove(styles.modifiers.name(name.name))) }
    case .reset: styles.operations.append(.reset)
    case .base: styles.operations.append(.base)
    }
  }

  /// Whether the target has a modifier, on any kind of view; reports if it has not.
  ///
  /// A modifier with a `var()` is checked where it is used.
  private mutating func isGood(_ number: Int32) -> Bool {
    if styles.facts.options.leavesOutSteps {
      let modifier = styles.modifiers[number]
      let tree = styles.modifiers.trees[Int(modifier.tree)]
      if !tree.steps(ofModifier: Int(modifier.node)).isEmpty { return false }
    }
    guard styles.target.check != nil, !styles.modifiers[number].hasVariables else { return true }
    let verdict = styles.verdicts.verdict(
      on: number, on: OverloadGroups.unknown, in: &styles.modifiers)
    for diagnostic in verdict.diagnostics { bag.report(diagnostic) }
    return verdict.isWritten
  }

  /// Compiles a file of tokens as a rule of the document.
  private mutating func compileTokens(_ file: Int, _ list: Int32, source: Int32) {
    let firstOperation = Int32(styles.operations.count)
    let firstProperty = Int32(styles.properties.count)
    for declaration in tokens[file].declarations {
      styles.properties.append(
        PropertyDeclaration(
          name: styles.symbols.properties.add(declaration.name),
          tree: Int32(firstTokens + file), value: declaration.value,
          hasVariables: hasVariables(declaration.value, of: tokens[file].tree)))
    }
    let rule = Int32(styles.rules.count)
    styles.rules.append(
      CompiledRule(
        list: list, operations: firstOperation..<firstOperation,
        properties: firstProperty..<Int32(styles.properties.count), source: source))
    styles.rulesOfList[Int(list)].append(rule)
  }

  private mutating func addProperty(_ name: String, _ value: Range<Int>) {
    styles.properties.append(
      PropertyDeclaration(
        name: styles.symbols.properties.add(name),
        tree: Int32(sheet < firstTokens ? sheet : sheet + tokens.count), value: value,
        hasVariables: hasVariables(value, of: sheets[sheet].tree)))
  }

  private mutating func addReference(
    _ reference: Stylesheet.Reference, _ rule: Int32, isInheritance: Bool
  ) {
    // A class that no rule is for was reported when the sheets were checked.
    let uses = styles.facts.uses(of: reference.name, in: scope).map { key, values in
      ClassUse(name: addClass(key), values: values)
    }
    guard !uses.isEmpty else { return }
    referenceCount += 1
    references += uses.map { use in
      ClassReference(
        rule: rule, use: use, isInheritance: isInheritance, range: reference.range,
        operation: Int32(styles.operations.count), number: referenceCount)
    }
    if !isInheritance {
      styles.operations.append(.apply(Int32(styles.applications.count)))
      styles.applications.append(uses)
    }
  }

  mutating func addClass(_ name: String) -> Int32 {
    let number = styles.symbols.classes.add(name)
    if styles.listsOfClass.count < styles.symbols.classes.count { styles.listsOfClass.append([]) }
    return number
  }
}
