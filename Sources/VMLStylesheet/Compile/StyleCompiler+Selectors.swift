extension StyleCompiler {
  /// Compiles the selectors of a rule; `parent` is the list that `&` stands for, `nil` outside of
  /// rules.
  mutating func compileList(_ selectors: [Selector], parent: Int32?) -> Int32 {
    let list = Int32(styles.lists.count)
    let outer = parent.map { styles.lists[Int($0)] }
    let first = Int32(styles.selectors.count)
    var specificity = Specificity()
    var hasHoles = false
    var exactness: Int32 = 0
    var keys: [RuleIndex.Key] = []
    var seen: Set<RuleIndex.Key> = []
    for selector in selectors {
      let compiled = compile(selector, in: list, parent)
      specificity = max(specificity, compiled.specificity)
      if compiled.hasHoles {
        exactness = hasHoles ? max(exactness, compiled.exactness) : compiled.exactness
        hasHoles = true
      }
      styles.selectors.append(compiled)
      let found = styles.keys(of: compiled.subject, parent: outer?.keys ?? [])
      if selectors.count == 1 {
        keys = found
      } else {
        for key in found where seen.insert(key).inserted { keys.append(key) }
      }
    }
    styles.lists.append(
      SelectorList(
        layer: layer, selectors: first..<Int32(styles.selectors.count), specificity: specificity,
        scope: scope,
        hasHoles: hasHoles, exactness: exactness, keys: keys, classes: []))
    styles.rulesOfList.append([])
    var classes = soleClasses(of: list)
    if scope != 0 { classes = classes.map { ownClass($0) } }
    for name in classes { styles.listsOfClass[Int(name)].append(list) }
    styles.lists[Int(list)].classes = classes
    return list
  }

  /// Compiles a selector of a rule, which gives names to the holes of its patterns.
  private mutating func compile(
    _ selector: Selector, in list: Int32, _ parent: Int32?
  ) -> CompiledSelector {
    let outer = parent.map { styles.lists[Int($0)] }
    let compounds = selector.compounds.map { compile($0, parent) }
    var captures: [CompiledSelector.Capture] = []
    var exactness: Int32 = 0
    for (index, compound) in selector.compounds.enumerated() {
      for case .pattern(let pattern) in compound.parts {
        captures.append(
          CompiledSelector.Capture(
            compound: index, name: addPattern(pattern),
            names: pattern.holes.map { styles.symbols.holes.add($0.name) }))
        exactness += min(pattern.narrowness, patternWeight - 1) - patternWeight
      }
    }
    return CompiledSelector(
      list: list, compounds: compounds, combinators: selector.combinators,
      specificity: selector.specificity(ofParent: outer?.specificity ?? Specificity()),
      parent: parent ?? -1, captures: captures, ownExactness: exactness,
      outerExactness: outer.flatMap { $0.hasHoles ? $0.exactness : nil })
  }

  /// Compiles an argument of a pseudo-class, which is only matched: it has no specificity and no
  /// list.
  private mutating func compile(argument selector: Selector, _ parent: Int32?) -> CompiledSelector {
    CompiledSelector(
      list: -1, compounds: selector.compounds.map { compile($0, parent) },
      combinators: selector.combinators, specificity: Specificity(), parent: parent ?? -1)
  }

  /// The class that stands for a name in the sheets of the component alone.
  private mutating func ownClass(_ name: Int32) -> Int32 {
    if styles.unscopedClasses[name] != nil { return name }
    let own = addClass(scopedClass(styles.symbols.classes[name], scope))
    styles.unscopedClasses[own] = name
    return own
  }

  /// The number of a pattern among the classes.
  private mutating func addPattern(_ pattern: ClassPattern) -> Int32 {
    styles.patterns.insert(pattern)
    return addClass(pattern.key)
  }

  private mutating func compile(
    _ compound: Selector.Compound, _ parent: Int32?
  ) -> CompiledCompound {
    var compiled = CompoundParts()
    for part in compound.parts {
      switch part {
      case .universal: continue
      case .type(let name): compiled.type = styles.symbols.types.add(name)
      case .class(let name): compiled.classes.append(addClass(name))
      case .pattern(let pattern): compiled.classes.append(addPattern(pattern))
      case .id(let name): compiled.ids.append(styles.symbols.ids.add(name))
      case .root: compiled.isRoot = true
      case .parent: compiled.hasParent = true
      case .anchor: compiled.isAnchor = true
      case .attribute(let test):
        compiled.attributes.append(
          CompiledCompound.AttributeTest(
            name: styles.symbols.attributes.add(test.name), relation: test.relation,
            value: Array(test.value.utf8), ignoresCase: test.ignoresCase))
      case .empty: compiled.structure.append(.empty)
      case .only(let counting): compiled.structure.append(.only(counting))
      case .position(let position): compiled.structure.append(compile(position, parent))
      case .function(let function, let arguments):
        add(function, addArguments(arguments, parent), to: &compiled)
      }
    }
    return CompiledCompound(compiled)
  }

  /// Puts the rules for each class into the order of their layers.
  mutating func orderClasses() {
    guard styles.layers.count > 1 else { return }
    for name in styles.listsOfClass.indices {
      // Within a layer lists are in the order of their numbers.
      styles.listsOfClass[name].sort {
        (styles.lists[Int($0)].layer, $0) < (styles.lists[Int($1)].layer, $1)
      }
    }
  }

  private mutating func compile(
    _ position: Selector.Position, _ parent: Int32?
  ) -> CompiledCompound.StructureTest {
    let filter = position.filter.isEmpty ? -1 : addArguments(position.filter, parent)
    if filter >= 0 { styles.looksAhead = true }
    return .position(
      CompiledCompound.Position(
        step: position.step, offset: position.offset, counting: position.counting,
        isFromEnd: position.isFromEnd, filter: filter))
  }

  private mutating func add(
    _ function: Selector.Function, _ list: Int32, to compound: inout CompoundParts
  ) {
    if function == .has {
      styles.looksAhead = true
      return compound.structure.append(.has(list))
    }
    let choice = CompiledCompound.Choice(list: list, isNegated: function == .none)
    if styles.arguments[Int(list)].allSatisfy(\.isLocal) {
      compound.localChoices.append(choice)
    } else {
      compound.choices.append(choice)
    }
  }

  /// Compiles the selectors inside of a pseudo-class, whose specificity has been counted already.
  private mutating func addArguments(_ selectors: [Selector], _ parent: Int32?) -> Int32 {
    let compiled = selectors.map { compile(argument: $0, parent) }
    styles.arguments.append(compiled)
    return Int32(styles.arguments.count - 1)
  }

  /// Files every selector whose rule has operations or properties, once all are compiled.
  ///
  /// Selectors of lists that are added later are few, and are not sorted by gates.
  mutating func fileSelectors(from first: Int = 0) {
    for list in styles.lists.indices.dropFirst(first) where !styles.rulesOfList[list].isEmpty {
      for number in styles.lists[list].selectors {
        let selector = styles.selectors[Int(number)]
        let outer = selector.parent < 0 ? [] : styles.lists[Int(selector.parent)].keys
        for key in styles.keys(of: selector.subject, parent: outer) {
          styles.index.file(number, under: key, in: styles.lists[list].scope)
        }
      }
    }
    styles.noteNeeds()
    var index = styles.index
    if first == 0 { index.finish(styles) } else { index.pad(styles) }
    index.notePlainClasses(styles)
    styles.index = index
    styles.looksAround =
      styles.hasScopedProperties || styles.looksAhead
      || styles.selectors.contains { !$0.isLocal }
  }

  /// The classes for which the list is a rule without further tests.
  ///
  /// `&` stands for such classes of the rule around it.
  private func soleClasses(of list: Int32) -> [Int32] {
    let only = styles.lists[Int(list)].selectors
    if only.count == 1, styles.selectors[Int(only.lowerBound)].soleClass >= 0 {
      return [styles.selectors[Int(only.lowerBound)].soleClass]
    }
    var classes: [Int32] = []
    var seen: Set<Int32> = []
    var parent: Int32 = -1
    for number in styles.lists[Int(list)].selectors {
      let selector = styles.selectors[Int(number)]
      let compound = selector.subject
      if selector.soleClass >= 0 {
        if seen.insert(selector.soleClass).inserted { classes.append(selector.soleClass) }
      } else if selector.compounds.count == 1, compound.isParentAlone {
        parent = selector.parent
      }
    }
    guard parent >= 0 else { return classes }
    let outer = styles.lists[Int(parent)].classes
    guard outer.count <= Self.parentClassLimit else { return classes }
    return classes + outer.filter { seen.insert($0).inserted }
  }

  /// Past this many classes of the rule around it, `&` stands for none of them, so that rules in
  /// rules cannot multiply.
  private static let parentClassLimit = 32

  func selectsOnlyRoot(_ list: Int32) -> Bool {
    styles.lists[Int(list)].keys == [.root]
  }
}

/// Each pattern lowers a selector's exactness by this much, less the pattern's narrowness.
private let patternWeight: Int32 = 1 << 16
