import VMLCatalog
public import VMLDiagnostics

/// Warns of every rule that matched nothing in the whole site and is neither inherited nor applied.
///
/// - Parameters:
///   - sheets: The compiled sheets, in the same order.
///   - usage: The usage of all resolvers of all targets.
///   - components: The names of the site's components.
///   - safelist: Classes that data may name, so that their rules are never unused.
///   - last: Number of sheets, from the end, that warnings are for; `nil` for all.
///   - page: The path of the page that the sheets belong to, whose elements are the only known
///     ones.
///   - bag: Receives the warnings.
///
/// Spec: VSS 7.
public func reportUnusedRules(
  in sheets: [Stylesheet], usage: StyleUsage, components: Set<String> = [],
  safelist: Set<String> = [], lookingAtLast last: Int? = nil,
  of page: String? = nil,
  reporting bag: inout DiagnosticBag
) {
  let looked = Array(zip(sheets, ruleNumbers(of: sheets)).suffix(last ?? sheets.count))
  // Nearly always all of a page's rules are used.
  guard last == nil || looked.contains(where: { hasUnusedRule($0, from: $1, usage) }) else {
    return
  }
  var reporter = UnusedRuleReporter(sheets, usage, components)
  let used = rulesUsedElsewhere(in: sheets, usage)
  for (sheet, first) in looked {
    // Other pages that link to a sheet have other classes.
    reporter.elements =
      page.map { $0 == sheet.path ? "no element of this page" : nil } ?? "no element"
    for (index, item) in sheet.items.enumerated() {
      guard case .rule(let selectors) = item.kind, !selectors.isEmpty,
        !usage.contains(rule: first + Int32(index)), sheet.hasContent(index),
        !used.contains(item.range),
        !selectors.contains(where: { $0.selectsDocument || $0.names(anyOf: safelist) }),
        !selectors.contains(where: reporter.isReferred)
      else { continue }
      if let warning = reporter.warning(for: selectors, at: item.range) { bag.report(warning) }
    }
  }
}

/// The places of the rules of some sheets that matched something; `others` come before these
/// sheets.
public func usedRules(
  of sheets: [Stylesheet], after others: [Stylesheet], _ usage: StyleUsage
) -> Set<SourceRange> {
  var used: Set<SourceRange> = []
  for (sheet, first) in zip(sheets, ruleNumbers(of: others + sheets).dropFirst(others.count)) {
    for (index, item) in sheet.items.enumerated()
    where usage.contains(rule: first + Int32(index)) { used.insert(item.range) }
  }
  return used
}

private func hasUnusedRule(_ sheet: Stylesheet, from first: Int32, _ usage: StyleUsage) -> Bool {
  sheet.items.enumerated().contains { index, item in
    if case .rule = item.kind { !usage.contains(rule: first + Int32(index)) } else { false }
  }
}

/// The places of rules that are used by one of several components that import their sheet.
private func rulesUsedElsewhere(in sheets: [Stylesheet], _ usage: StyleUsage) -> Set<SourceRange> {
  var used: Set<SourceRange> = []
  let files = Dictionary(grouping: sheets.indices) { sheets[$0].file }
  let firsts = ruleNumbers(of: sheets)
  for index in files.values.filter({ $0.count > 1 }).joined() {
    for (item, rule) in sheets[index].items.enumerated()
    where usage.contains(rule: firsts[index] + Int32(item)) { used.insert(rule.range) }
  }
  return used
}

private struct UnusedRuleReporter {
  let usage: StyleUsage
  /// The classes that are inherited or applied.
  let referred: Set<String>
  /// The words for having none of the elements whose classes are known; `nil` if there are other
  /// elements.
  var elements: String?
  /// The classes that some selector names.
  private let declared: Set<String>
  private var usedClasses: Suggestions
  private var declaredClasses: Suggestions
  private var types: Suggestions
  private let components: Set<String>

  init(_ sheets: [Stylesheet], _ usage: StyleUsage, _ components: Set<String>) {
    self.usage = usage
    self.components = components
    var referred = usage.applied
    var declared: Set<String> = []
    for item in sheets.lazy.flatMap(\.items) {
      switch item.kind {
      case .inherit(let classes), .apply(let classes): referred.formUnion(classes.map(\.name))
      case .rule(let selectors):
        for part in selectors.lazy.flatMap(\.allParts) {
          if case .class(let name) = part { declared.insert(name) }
        }
      default: continue
      }
    }
    self.referred = referred
    self.declared = declared
    usedClasses = Suggestions { usage.classes }
    declaredClasses = Suggestions { [declared] in declared }
    types = Suggestions { Set(Catalog.elementNames).union(components) }
  }

  /// Whether the class or pattern of a selector is inherited or applied.
  func isReferred(_ selector: Selector) -> Bool {
    if let pattern = selector.solePattern {
      return referred.contains(where: pattern.matches)
    }
    return selector.soleClass.map(referred.contains) ?? false
  }

  /// The warning for a rule; `nil` if another warning covers it.
  mutating func warning(for selectors: [Selector], at range: SourceRange) -> Diagnostic? {
    for part in selectors.lazy.flatMap(\.compounds).flatMap(\.parts) {
      switch part {
      case .class(let name) where !usage.classes.contains(name):
        let nearest = usedClasses.nearest(to: name)
        if let nearest, !declared.contains(nearest), declaredClasses.nearest(to: nearest) == name {
          // The unknown class of that element is reported, with this class as a suggestion.
          return nil
        }
        guard let elements else { continue }
        return .unusedRule(
          "\(elements) has the class '\(name)'" + didYouMean(nearest),
          at: range)
      case .pattern(let pattern) where !usage.classes.contains(where: pattern.matches):
        guard let elements else { continue }
        return .unusedRule(
          "\(elements) has a class that '.\(pattern.description)' matches", at: range)
      case .type(let name) where !Catalog.isView(name) && !components.contains(name):
        if let note = note(onType: name) { return .unusedRule(note, at: range) }
      default: continue
      }
    }
    return .unusedRule("remove the rule, or look for the element that it was meant for", at: range)
  }

  /// A note on a type that no view of SwiftUI has.
  private mutating func note(onType name: String) -> String? {
    if usage.classes.contains(name) { return "a class has a dot; did you mean '.\(name)'?" }
    if ["if", "elseif", "else", "for", "empty", "let", "slot"].contains(name) {
      return "'\(name)' is an instruction, of which nothing is left in a document"
    }
    return types.nearest(to: name).map { "there is no view '\(name)'; did you mean '\($0)'?" }
  }
}

extension Selector {
  /// Whether some compound names one of these classes.
  fileprivate func names(anyOf classes: Set<String>) -> Bool {
    !classes.isEmpty
      && compounds.lazy.flatMap(\.parts).contains { part in
        switch part {
        case .class(let name): classes.contains(name)
        case .pattern(let pattern): classes.contains(where: pattern.matches)
        default: false
        }
      }
  }
}

extension Stylesheet {
  /// Whether a rule has operations or properties, directly or in its conditions.
  fileprivate func hasContent(_ rule: Int) -> Bool {
    children(of: rule).contains { child in
      switch items[child].kind {
      case .rule: false
      case .condition: hasContent(child)
      default: true
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedRule(_ note: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedRule, .warning, at: range, "no element of the site matches this rule",
      notes: [Note(note)])
  }
}
