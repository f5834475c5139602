public import VMLDiagnostics
import VMLMarkup

/// Sheets that were checked, and are compiled for one group of targets after another.
///
/// What they come to for one group depends on no other, so that a caller may have those compiled
/// first that a user looks at, and the others later.
public struct SheetCompilation: Sendable {
  private let sheets: [Stylesheet]
  private let tokens: [TokenSheet]
  private let facts: StyleFacts
  private let modifiers: SheetModifiers
  private let known: KnownShapes
  private let groups: StyleGroups
  /// By group; `nil` until it is compiled.
  private var found: [TargetStyles?]

  /// Checks sheets and reports what is wrong with them; `compileStyles` explains the parameters.
  public init(
    _ sheets: [Stylesheet], tokens: [TokenSheet], for targets: [StyleTarget],
    after old: [CompiledStyles], knowing clean: AcceptedModifierShapes, options: StyleOptions,
    reporting bag: inout DiagnosticBag
  ) {
    var facts = collectFacts(of: sheets, options)
    facts.add(tokens)
    checkStylesheets(sheets, facts, targets: targets, reporting: &bag)
    known = KnownShapes(of: old, clean)
    var modifiers = SheetModifiers(of: sheets, facts, shapes: known.names)
    if targets.contains(where: { $0.check != nil }) { modifiers.findShapes() }
    groups = StyleGroups(of: targets, by: sheets)
    found = Array(repeating: nil, count: groups.targets.count)
    (self.sheets, self.tokens, self.facts, self.modifiers) = (sheets, tokens, facts, modifiers)
  }

  /// Number of groups that are compiled.
  public var compiledCount: Int { found.count { $0 != nil } }

  /// Compiles the sheets for the groups of some targets, by their index, that are not compiled yet;
  /// `nil` is all targets.
  ///
  /// `compileAll` calls a function for each number below another, and returns the results in their
  /// order. The function needs a stack for sheets as deep as an author nests them.
  public mutating func compile(
    for chosen: [Int]?,
    compilingAll compileAll: (Int, @Sendable (Int) -> TargetStyles) -> [TargetStyles]
  ) {
    let wanted = chosen.map { Set($0.map { groups.ofTargets[$0] }).sorted() } ?? []
    let missing = (wanted.isEmpty ? Array(found.indices) : wanted).filter { found[$0] == nil }
    guard !missing.isEmpty else { return }
    let made = compileAll(missing.count) {
      [targets = groups.targets, sheets, tokens, facts, modifiers, known] index in
      let target = targets[missing[index]]
      var compiler = StyleCompiler(
        sheets, tokens, for: target, facts, modifiers, LayerOrder(of: sheets, for: target))
      if let verdicts = known.verdicts(of: target) { compiler.styles.verdicts = verdicts }
      compiler.compile()
      compiler.resolveReferences()
      return TargetStyles(styles: compiler.styles, diagnostics: compiler.bag.diagnostics)
    }
    for (group, styles) in zip(missing, made) { found[group] = styles }
  }

  /// The styles of all targets, in their order, once a group is compiled; a target whose group is
  /// not compiled gets the styles of another group.
  ///
  /// - Parameters:
  ///   - asked: The targets on which to report, by their index; `nil` for all.
  ///   - bag: Receives the mistakes of the sheets for compiled groups.
  /// - Returns: One result for each target.
  public func styles(
    reportingOn asked: [Int]?, reporting bag: inout DiagnosticBag
  ) -> [CompiledStyles] {
    let done = found.indices.filter { found[$0] != nil }
    var numbers = Array(repeating: 0, count: found.count)
    for (number, group) in done.enumerated() { numbers[group] = number }
    let styles = done.compactMap { found[$0] }
    let told = asked.map { Set($0.map { numbers[groups.ofTargets[$0]] }) }
    let said = styles.indices.filter { told?.contains($0) ?? true }
      .flatMap { styles[$0].diagnostics }
    for diagnostic in withoutRepetition(said) { bag.report(diagnostic) }
    var compiled = styles.map(\.styles)
    var facts = facts
    facts.noteDeclarations(of: facts.properties, in: compiled)
    for index in compiled.indices {
      compiled[index].facts = facts
      compiled[index].group = index
      let twin = groups.twins[done[index]]
      compiled[index].twin = done.firstIndex { groups.twins[$0] == twin } ?? index
    }
    return groups.ofTargets.map { compiled[numbers[$0]] }
  }

  /// The styles of each group, or of the same group in earlier sheets where it is not compiled yet:
  /// input for the compilation of other sheets.
  public var lastStyles: [CompiledStyles] {
    let missing = found.indices.filter { found[$0] == nil }.map { groups.targets[$0] }
    return found.compactMap { $0?.styles } + known.styles.filter { missing.contains($0.target) }
  }
}

/// The compiled sheets of one target, with the mistakes for that target.
public struct TargetStyles: Sendable {
  fileprivate let styles: CompiledStyles
  fileprivate let diagnostics: [Diagnostic]
}

/// Verdicts of an earlier compile on the modifiers of its sheets, by target.
private struct KnownShapes: Sendable {
  private(set) var names = NameTable.empty
  private(set) var styles: [CompiledStyles] = []
  private var clean = AcceptedModifierShapes()

  /// Past this many shapes all are forgotten, so that modifiers that left the sheets do not pile
  /// up.
  private static let limit = 1 << 16

  init(of styles: [CompiledStyles], _ clean: AcceptedModifierShapes) {
    if let known = styles.first?.sheetShapes {
      guard known.count < Self.limit else { return }
      (names, self.styles) = (known, styles)
    } else if clean.shapes.count < Self.limit {
      for shape in clean.shapes { _ = names.intern(shape, shape.indices) }
      // A shape that is there twice would shift the numbers after it.
      if names.count == clean.shapes.count { self.clean = clean }
    }
  }

  func verdicts(of target: StyleTarget) -> ModifierCheckCache? {
    guard target.check != nil else { return nil }
    if let same = styles.first(where: { $0.target == target }) {
      return ModifierCheckCache(same.verdicts, shapes: names.count)
    }
    return clean.verdicts(of: target)
  }
}

extension StyleFacts {
  /// Records the targets of each custom property that is not declared for every target.
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
