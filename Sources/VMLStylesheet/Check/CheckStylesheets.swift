import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// Collects the names in all sheets, whatever the target.
func collectFacts(of sheets: [Stylesheet], _ options: StyleOptions) -> StyleFacts {
  var facts = StyleFacts()
  facts.options = options
  facts.scopes = StyleScopes(of: sheets)
  facts.scoped = Array(repeating: ScopedFacts(), count: facts.scopes.scopes.count + 1)
  facts.add(sheets)
  return facts
}

extension StyleFacts {
  /// Adds the names in more sheets, which are in no new scope.
  mutating func add(_ sheets: [Stylesheet]) {
    for sheet in sheets { add(sheet) }
  }

  private mutating func add(_ sheet: Stylesheet) {
    trees.append(sheet.tree)
    files.append(sheet.file)
    let scope = scopes.number(of: sheet.scope)
    var rules: [(classes: [String], end: Int)] = []
    for (index, item) in sheet.items.enumerated() {
      while let last = rules.last, last.end <= index { rules.removeLast() }
      switch item.kind {
      case .rule(let selectors):
        for selector in selectors { insertClasses(of: selector, scope: scope) }
        rules.append((selectors.compactMap(\.soleClass), item.end))
      case .property(let name, _): properties.insert(name)
      case .inherit(let classes), .apply(let classes):
        insertReferences(from: rules.last?.classes ?? [], to: classes)
      default: continue
      }
    }
  }
}

extension StyleFacts {
  /// Adds the declarations in files of tokens.
  ///
  /// Their trees follow the sheets' trees.
  mutating func add(_ tokens: [TokenSheet]) {
    for sheet in tokens {
      trees.append(sheet.tree)
      files.append(sheet.file)
      properties.formUnion(sheet.declarations.lazy.map(\.name))
      deprecated.merge(sheet.deprecated) { first, _ in first }
    }
  }
}

/// Checks names of classes, targets, modifiers and custom properties, which do not depend on the
/// target.
func checkStylesheets(
  _ sheets: [Stylesheet], _ facts: StyleFacts, targets: [StyleTarget],
  reporting bag: inout DiagnosticBag
) {
  var targetNames: [String] = []
  var systems: [String: [String]] = [:]
  for target in targets where !targetNames.contains(target.name) {
    targetNames.append(target.name)
    systems[target.os, default: []].append(target.name)
  }
  var suggestions = StyleSuggestions(facts)
  for sheet in sheets {
    let checker = StylesheetChecker(
      sheet: sheet, facts: facts, targetNames: targetNames, systems: systems)
    for item in sheet.items { checker.check(item, &suggestions, reporting: &bag) }
  }
}

private struct StylesheetChecker {
  let sheet: Stylesheet
  let facts: StyleFacts
  let targetNames: [String]
  /// By system: the names of its targets.
  let systems: [String: [String]]
  private var scope: Int32 { facts.scopes.number(of: sheet.scope) }

  func check(
    _ item: Stylesheet.Item, _ suggestions: inout StyleSuggestions,
    reporting bag: inout DiagnosticBag
  ) {
    switch item.kind {
    case .rule(let selectors):
      guard let scope = sheet.scope else { return }
      for selector in selectors where selector.selectsDocument {
        bag.report(.documentInScope(scope.component, at: selector.range))
      }
    case .reset, .base, .layer, .layers, .tokens: return
    case .condition(.target(let condition)):
      for name in condition.names where !targetNames.contains(name.name) {
        bag.report(.unknownTarget(name, among: targetNames, systems[name.name] ?? []))
      }
    case .condition(.locale(let condition)):
      let locales = facts.options.locales
      for name in condition.names where !locales.contains(where: { isLanguage($0, in: name.name) })
      {
        bag.report(.unknownLocale(name, among: locales))
      }
    case .condition(.theme(let condition)):
      for name in condition.names where !facts.options.themes.contains(name.name) {
        bag.report(.unknownTheme(name, among: facts.options.themes))
      }
    case .condition(.available(let requirements)):
      for requirement in requirements where Catalog.Platform(os: requirement.system.name) == nil {
        bag.report(.unknownSystem(requirement.system))
      }
    case .modifier(let node), .append(let node):
      checkModifier(node, &suggestions, reporting: &bag)
    case .property(let name, let value):
      checkVariables(value, of: name, &suggestions, reporting: &bag)
    case .inherit(let classes), .apply(let classes):
      for name in classes where facts.areAll && !facts.hasRule(for: name.name, in: scope) {
        bag.report(
          facts.names(name.name, in: scope)
            ? .classWithoutRule(name.name, at: name.range)
            : .unknownClass(
              name.name, at: name.range,
              nearest: suggestions.soleClasses.nearest(to: name.name).flatMap {
                facts.makesCircle($0, at: name.range) ? nil : $0
              }))
      }
    case .remove(let names):
      for name in names where !facts.knowsModifier(name.name) {
        bag.report(
          .unknownModifier(
            name.name, at: name.range, nearest: suggestions.modifiers.nearest(to: name.name),
            isRemoved: true))
      }
    }
  }

  private func checkModifier(
    _ index: Int, _ suggestions: inout StyleSuggestions, reporting bag: inout DiagnosticBag
  ) {
    let node = sheet.tree.nodes[index]
    if node.kind == .modifier {
      let name = sheet.tree.string(node.text)
      if !facts.knowsModifier(name) {
        let range = nameRange(of: index, in: sheet.tree, file: sheet.file)
        bag.report(
          .unknownModifier(name, at: range, nearest: suggestions.modifiers.nearest(to: name)))
      }
    }
    checkVariables(index..<Int(node.end), &suggestions, reporting: &bag)
  }

  /// Reports every `var()` without a fallback that no rule declares.
  ///
  /// `owner` is the custom property that the nodes are the value of. It is not suggested.
  private func checkVariables(
    _ nodes: Range<Int>, of owner: String? = nil, _ suggestions: inout StyleSuggestions,
    reporting bag: inout DiagnosticBag
  ) {
    for index in nodes where sheet.tree.nodes[index].kind == .variable {
      let node = sheet.tree.nodes[index]
      let name = sheet.tree.string(node.text)
      if let reason = facts.deprecated[name] {
        let place = callRange(of: index, in: sheet.tree, file: sheet.file)
        bag.report(.deprecatedToken(name, reason, at: place))
      }
      guard facts.areAll, Int(node.end) == index + 1, !sheet.tree.isHole(node),
        !facts.properties.contains(name)
      else { continue }
      let nearest = suggestions.properties.nearest(to: name)
      bag.report(
        .undefinedProperty(
          name, at: callRange(of: index, in: sheet.tree, file: sheet.file),
          nearest: nearest == owner ? nil : nearest, among: facts.properties))
    }
  }
}

extension StyleFacts {
  fileprivate mutating func insertClasses(of selector: Selector, scope: Int32) {
    for part in selector.allParts {
      switch part {
      case .class(let name):
        if scope == 0 { classes.insert(name) } else { scoped[Int(scope)].classes.insert(name) }
      case .pattern(let pattern):
        if scope == 0 {
          patterns.insert(pattern)
        } else {
          scoped[Int(scope)].patterns.insert(pattern)
        }
      case .type(let name): types.insert(name)
      default: continue
      }
    }
    if let pattern = selector.solePattern {
      if scope == 0 {
        solePatterns.insert(pattern)
      } else {
        scoped[Int(scope)].solePatterns.insert(pattern)
      }
    } else if let name = selector.soleClass {
      if scope == 0 {
        soleClasses.insert(name)
      } else {
        scoped[Int(scope)].soleClasses.insert(name)
      }
    }
  }

  /// Whether some selector names a class that elements of a scope may have.
  func names(_ name: String, in scope: Int32) -> Bool {
    classes.contains(name) || patterns.matches(name)
      || scope != 0
        && (scoped[Int(scope)].classes.contains(name) || scoped[Int(scope)].patterns.matches(name))
  }

  /// A component whose own sheet names a class; `nil` if there is none.
  func component(withOwn name: String) -> String? {
    scopes.scopes.prefix(1000).enumerated().first { number, _ in
      scoped[number + 1].classes.contains(name) || scoped[number + 1].patterns.matches(name)
    }?.element.component
  }

  /// Whether some rule is for exactly a class, by its name or by a pattern.
  func hasRule(for name: String, in scope: Int32) -> Bool { !uses(of: name, in: scope).isEmpty }

  /// The uses of a class that is inherited or applied in a scope: the keys of the patterns that
  /// match it, the widest first, then the class itself.
  ///
  /// Uses in the sheets for all elements come before uses in the scope's own.
  func uses(of name: String, in scope: Int32) -> [(key: String, values: [HoleValue])] {
    var uses = solePatterns.matches(of: Array(name.utf8)).map { ($0.pattern.key, $0.values) }
    if soleClasses.contains(name) { uses.append((name, [])) }
    guard scope != 0 else { return uses }
    let own = scoped[Int(scope)]
    for match in own.solePatterns.matches(of: Array(name.utf8)) {
      uses.append((scopedClass(match.pattern.key, scope), match.values))
    }
    if own.soleClasses.contains(name) { uses.append((scopedClass(name, scope), [])) }
    return uses
  }

  fileprivate mutating func insertReferences(
    from owners: [String], to classes: [Stylesheet.Reference]
  ) {
    for name in classes { self.owners[name.range] = owners }
    for owner in owners { references[owner, default: []].formUnion(classes.map(\.name)) }
  }

  /// Whether a class, inherited or applied at a place, would lead back to the rule there.
  func makesCircle(_ name: String, at place: SourceRange) -> Bool {
    let owners = self.owners[place] ?? []
    var seen: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      if owners.contains(next) { return true }
      guard seen.insert(next).inserted else { continue }
      for name in references[next] ?? [] {
        pending.append(name)
        pending += solePatterns.matches(of: Array(name.utf8)).map(\.pattern.key)
      }
    }
    return false
  }

  /// Whether a selector has a class's name without its dot, which is reported at the selector.
  func isWrittenAsType(_ name: String) -> Bool { types.contains(name) && !Catalog.isView(name) }

  func knowsModifier(_ name: String) -> Bool {
    Catalog.isModifier(name) || options.customModifiers.contains(name)
  }
}

/// The name of a class of a component's own sheet among all classes; no other class has a blank in
/// it.
func scopedClass(_ name: String, _ scope: Int32) -> String { "\(name) \(scope)" }

extension Diagnostic {
  fileprivate static func unknownTarget(
    _ name: Stylesheet.Reference, among targets: [String], _ ofSystem: [String]
  ) -> Diagnostic {
    guard ofSystem.isEmpty else {
      let names = ofSystem.joined(separator: ", ")
      return Diagnostic(
        .unknownTarget, .error, at: name.range, "the site has no target '\(name.name)'",
        notes: [Note("its targets for the system '\(name.name)' are called \(names)")],
        fixIts: [FixIt("write '\(names)'", replace: name.range, with: names)])
    }
    let nearest = nearestName(to: name.name, in: targets)
    return Diagnostic(
      .unknownTarget, .error, at: name.range,
      "the site has no target '\(name.name)'" + didYouMean(nearest),
      notes: [Note("site.yaml has the targets \(targets.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: name.range, with: $0)] } ?? [])
  }

  fileprivate static func documentInScope(
    _ component: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .scopedSheet, .error, at: range,
      "the document is none of the elements of '\(component)', which alone this sheet is for",
      notes: [
        Note(
          "declare custom properties where the component begins, "
            + "as in '\(component) { --gap: 8; }', or in a sheet in 'styles/'")
      ])
  }

  fileprivate static func deprecatedToken(
    _ name: String, _ reason: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .deprecated, .warning, at: range, "the token '\(name)' is deprecated",
      notes: [Note(reason.isEmpty ? "its file says so; use another one" : reason)])
  }

  fileprivate static func unknownLocale(
    _ name: Stylesheet.Reference, among locales: [String]
  ) -> Diagnostic {
    let wider = locales.first { isLanguage(name.name, in: $0) }
    let nearest = wider ?? nearestName(to: name.name, in: locales)
    return Diagnostic(
      .unknownLocale, .error, at: name.range,
      "the site has no locale '\(name.name)'" + didYouMean(nearest),
      notes: [
        Note(
          locales.isEmpty
            ? "it has none at all; 'locales: [en, fr]' in site.yaml makes a tree for each"
            : "site.yaml has the locales \(locales.joined(separator: ", "))")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: name.range, with: $0)] } ?? [])
  }

  fileprivate static func unknownTheme(
    _ name: Stylesheet.Reference, among themes: [String]
  ) -> Diagnostic {
    let nearest = nearestName(to: name.name, in: themes)
    return Diagnostic(
      .unknownTheme, .error, at: name.range,
      "the site has no theme '\(name.name)'" + didYouMean(nearest),
      notes: [
        Note(
          themes.isEmpty
            ? "it has none at all; 'themes: [light, dark]' in site.yaml makes a tree for each"
            : "site.yaml has the themes \(themes.joined(separator: ", "))")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: name.range, with: $0)] } ?? [])
  }

  fileprivate static func unknownSystem(_ name: Stylesheet.Reference) -> Diagnostic {
    let nearest = nearestName(to: name.name, in: Catalog.Platform.systems)
    return Diagnostic(
      .unknownTarget, .error, at: name.range,
      "there is no system '\(name.name)'" + didYouMean(nearest),
      notes: [Note("the systems are \(Catalog.Platform.systems.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: name.range, with: $0)] } ?? [])
  }

  /// A class that `@inherit` or `@apply` names and no selector does.
  static func unknownClass(
    _ name: String, at range: SourceRange, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownClass, .error, at: range,
      "no sheet defines the class '\(name)'" + didYouMean(nearest),
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func classWithoutRule(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownClass, .error, at: range, "no rule is for the class '\(name)' alone",
      notes: [Note("what is inherited or applied are the rules for exactly '.\(name)'")])
  }

  static func unknownModifier(
    _ name: String, at range: SourceRange, nearest: String?, isRemoved: Bool = false
  ) -> Diagnostic {
    let way = ForeignStyle.way(of: name)
    let nearest = way == nil ? nearest : nil
    return Diagnostic(
      .unknownModifier, .warning, at: range,
      "SwiftUI has no modifier '\(name)'" + didYouMean(nearest),
      notes: way.map { [Note($0)] } ?? [
        Note(
          (isRemoved ? "nothing is removed; " : "it is kept; ")
            + "one that the app registers belongs under 'custom.modifiers' in site.yaml")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  /// A `var()` of a custom property without a declaration.
  static func undefinedProperty(
    _ name: String, at range: SourceRange, nearest: String?, among known: Set<String> = []
  ) -> Diagnostic {
    let family = name.lastIndex(of: "-").map { name[...$0] } ?? ""
    let relatives =
      family.utf8.count > 2 && nearest == nil && known.count < 1000
      ? known.filter { $0.hasPrefix(family) && $0.utf8.count > family.utf8.count }.sorted() : []
    let shown = relatives.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .undefinedProperty, .error, at: range,
      "nothing declares the custom property '\(name)'" + didYouMean(nearest),
      notes: nearest != nil
        ? []
        : relatives.isEmpty
          ? [Note("declare it in ':root { \(name): …; }', or give a fallback: 'var(\(name), 0)'")]
          : [Note("there \(relatives.count == 1 ? "is" : "are") \(shown)")],
      // Only a `var()` without a fallback is reported, so nothing else is replaced.
      fixIts: nearest.map { [FixIt("write 'var(\($0))'", replace: range, with: "var(\($0))")] }
        ?? [])
  }
}
