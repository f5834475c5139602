import VMLCatalog
public import VMLDiagnostics
import VMLMarkup

/// Checks sheets and compiles them for every target.
///
/// What the sheets say wrong is reported once, however many targets it concerns.
///
/// - Parameters:
///   - sheets: In the order of the cascade.
///   - tokens: The files that `@tokens` names, as far as there are any.
///   - targets: All targets of the site, since conditions may name any of them, each in all
///     locales and themes.
///   - chosen: For which of the targets styles are wanted, by their index; `nil` for all. The others get
///     those of a chosen one, and nothing is said of them.
///   - asked: Of which of the targets to say what is wrong, by their index; `nil` for all.
///   - old: What sheets were compiled to before, so that what a target makes of their modifiers need not be found out
///     again; the result is the same without.
///   - clean: What an earlier compile found out of modifiers, where there are no such styles; the result is the same
///     without.
///   - options: What the site says besides.
///   - bag: Receives what the sheets say wrong.
///   - compileAll: Calls a function for each number below another, and returns the results in their order: on
///     several threads, where there are any. They need stacks for sheets as deep as an author nests them.
/// - Returns: One result for each target, in their order.
public func compileStyles(
  _ sheets: [Stylesheet], tokens: [TokenSheet] = [], for targets: [StyleTarget],
  choosing chosen: [Int]? = nil, reportingOn asked: [Int]? = nil, after old: [CompiledStyles] = [],
  knowing clean: CleanCalls = CleanCalls(), options: StyleOptions = StyleOptions(),
  reporting bag: inout DiagnosticBag,
  compilingAll compileAll: (Int, @Sendable (Int) -> TargetStyles) -> [TargetStyles] = {
    (0..<$0).map($1)
  }
) -> [CompiledStyles] {
  var facts = collectFacts(of: sheets, options)
  facts.add(tokens)
  checkStylesheets(sheets, facts, targets: targets, reporting: &bag)
  let known = KnownShapes(of: old, clean)
  var modifiers = SheetModifiers(of: sheets, facts, shapes: known.names)
  if targets.contains(where: { $0.check != nil }) { modifiers.findShapes() }
  var groups = StyleGroups(of: targets, by: sheets)
  if let chosen { groups.choose(chosen) }
  let found = compileAll(groups.targets.count) {
    [targets = groups.targets, facts, modifiers] index in
    let target = targets[index]
    var compiler = StyleCompiler(
      sheets, tokens, for: target, facts, modifiers, LayerOrder(of: sheets, for: target))
    if let verdicts = known.verdicts(of: target) { compiler.styles.verdicts = verdicts }
    compiler.compile()
    compiler.resolveReferences()
    return TargetStyles(styles: compiler.styles, diagnostics: compiler.bag.diagnostics)
  }
  var compiled = found.map(\.styles)
  let told = asked.map { Set($0.map { groups.ofTargets[$0] }) }
  let said = found.indices.filter { told?.contains($0) ?? true }.flatMap { found[$0].diagnostics }
  for diagnostic in withoutRepetition(said) { bag.report(diagnostic) }
  facts.noteDeclarations(of: facts.properties, in: compiled)
  for index in compiled.indices {
    compiled[index].facts = facts
    compiled[index].group = index
  }
  return groups.ofTargets.map { compiled[$0] }
}

/// What the sheets come to for one target, and what is wrong with them there.
public struct TargetStyles: Sendable {
  fileprivate let styles: CompiledStyles
  fileprivate let diagnostics: [Diagnostic]
}

/// What targets made of the modifiers of other sheets.
private struct KnownShapes {
  private(set) var names = NameTable.empty
  private var styles: [CompiledStyles] = []
  private var clean = CleanCalls()

  /// What was in sheets once and is no more has to be forgotten at some time.
  private static let limit = 1 << 16

  init(of styles: [CompiledStyles], _ clean: CleanCalls) {
    if let known = styles.first?.sheetShapes {
      guard known.count < Self.limit else { return }
      (names, self.styles) = (known, styles)
    } else if clean.shapes.count < Self.limit {
      for shape in clean.shapes { _ = names.intern(shape, shape.indices) }
      // Otherwise some are there twice, and have other numbers here.
      if names.count == clean.shapes.count { self.clean = clean }
    }
  }

  func verdicts(of target: StyleTarget) -> VerdictMemory? {
    guard target.check != nil else { return nil }
    if let same = styles.first(where: { $0.target == target }) {
      return VerdictMemory(same.verdicts, shapes: names.count)
    }
    return clean.verdicts(of: target)
  }
}

extension StyleFacts {
  /// Notes which custom properties are not declared for every target.
  mutating func noteDeclarations(of names: Set<String>, in compiled: [CompiledStyles]) {
    targets = compiled.map(\.target)
    let declared = compiled.map { styles in
      Set(styles.properties.map { styles.symbols.properties[$0.name] })
    }
    for name in names {
      let declaring = declared.indices.filter { declared[$0].contains(name) }
      declaringTargets[name] = declaring.count < compiled.count ? declaring : nil
    }
  }
}

/// Takes the sheets apart into rules without nesting.
struct StyleCompiler {
  var styles: CompiledStyles
  var bag = DiagnosticBag()
  private(set) var sheets: [Stylesheet]
  private let tokens: [TokenSheet]
  /// How many sheets there were when the compiler was made: the trees of tokens follow theirs.
  private let firstTokens: Int
  private var modifiers: SheetModifiers
  private var layers: LayerOrder
  /// The number of the component whose sheet is being compiled; 0 for a sheet that is for all.
  private(set) var scope: Int32 = 0
  /// The layer that is being compiled.
  private var layerName = ""
  /// Its number.
  var layer: Int32 { layers.numbers[layerName] ?? Int32(layers.names.count - 1) }
  /// Numbers of the rules of all sheets before each sheet.
  private var firstSources: [Int32]
  private var sheet = 0
  /// The inheritance and application of classes, by the rule that says so.
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
    /// Which class in the sheets this is a part of: itself, or a pattern that matches it.
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

  /// Compiles the sheets, but for what their classes inherit and apply.
  mutating func compile() {
    compileSheets(from: 0)
    // Types whose modifiers have an order of their own need numbers too.
    for name in Catalog.contentNames.sorted() { _ = styles.symbols.types.add(name) }
    styles.documentType = styles.symbols.types["vml"] ?? 0
    fileSelectors()
    orderClasses()
  }

  /// Adds sheets to those that have been compiled; `layers` is the order of all layers, where the new
  /// sheets have any.
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
      // Sheets that were added to an order of layers are in none themselves.
      layerName = index < layers.ofSheets.count ? layers.ofSheets[index] : ""
      compileGroup(sheets[index].children(of: nil))
    }
  }

  /// Gives the lists the numbers that their layers have in another order.
  private mutating func reorder(_ other: LayerOrder) {
    let numbers = layers.names.map { other.numbers[$0] ?? 0 }
    for list in styles.lists.indices {
      styles.lists[list].layer = numbers[Int(styles.lists[list].layer)]
    }
    layers = other
    styles.layers = other.names
  }

  // MARK: Blocks

  /// Compiles what stands outside of rules.
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

  /// The items of a rule, then those of each condition in it that holds, from the outside in.
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

  /// Whether the target has a modifier, whatever it is applied to; reports what is wrong with it.
  ///
  /// One with a `var()` is checked where it is used.
  private mutating func isGood(_ number: Int32) -> Bool {
    guard styles.target.check != nil, !styles.modifiers[number].hasVariables else { return true }
    let verdict = styles.verdicts.verdict(
      on: number, on: Receivers.unknown, in: &styles.modifiers)
    for diagnostic in verdict.diagnostics { bag.report(diagnostic) }
    return verdict.isWritten
  }

  /// Compiles a file of tokens as the document's rule that it stands for.
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

/// How many items stand in the sheets before each, which numbers rules whatever the target.
func ruleNumbers(of sheets: [Stylesheet]) -> [Int32] {
  var sum: Int32 = 0
  return sheets.map { sheet in
    defer { sum += Int32(sheet.items.count) }
    return sum
  }
}

/// Whether an expression has a `var()` or `calc()` that must be worked out.
func hasVariables(_ nodes: Range<Int>, of tree: StyleTree) -> Bool {
  nodes.contains { index in
    let node = tree.nodes[index]
    return node.kind == .variable || isCalculation(node, of: tree)
  }
}

/// Whether a node is `calc(…)`.
func isCalculation(_ node: StyleTree.Node, of tree: StyleTree) -> Bool {
  node.kind == .identifier && node.flags.contains(.call)
    && tree.bytes(node.text).elementsEqual("calc".utf8)
}
