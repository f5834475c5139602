package import VMLDiagnostics

/// Which rules had something to do, gathered over documents, targets and workers.
package struct StyleUsage: Sendable {
  /// By the number of the rule among those of all sheets, one bit each.
  private var rules: [UInt64] = []
  /// The classes that documents have.
  private(set) var classes: Set<String> = []
  /// The classes that inline styles apply.
  private(set) var applied: Set<String> = []

  package init() {}

  package mutating func merge(_ other: StyleUsage) {
    while rules.count < other.rules.count { rules.append(0) }
    for index in other.rules.indices { rules[index] |= other.rules[index] }
    classes.formUnion(other.classes)
    applied.formUnion(other.applied)
  }

  mutating func insert(rule: Int32) {
    let index = Int(rule) / 64
    while rules.count <= index { rules.append(0) }
    rules[index] |= 1 << UInt64(rule % 64)
  }

  func contains(rule: Int32) -> Bool {
    let index = Int(rule) / 64
    return index < rules.count && rules[index] & 1 << UInt64(rule % 64) != 0
  }

  mutating func insert(class name: String) { classes.insert(name) }

  mutating func insert(applied name: String) { applied.insert(name) }
}

/// Warns of every rule that matched nothing in the whole site and is neither inherited nor applied.
///
/// - Parameters:
///   - sheets: Those that were compiled, in the same order.
///   - usage: That of all resolvers of all targets.
///   - bag: Receives the warnings.
///
/// Spec: VSS 7.
package func reportUnusedRules(
  in sheets: [Stylesheet], usage: StyleUsage, reporting bag: inout DiagnosticBag
) {
  var referred = usage.applied
  for item in sheets.lazy.flatMap(\.items) {
    switch item.kind {
    case .inherit(let classes), .apply(let classes): referred.formUnion(classes.map(\.name))
    default: continue
    }
  }
  var suggestions = Suggestions { usage.classes }
  for (sheet, first) in zip(sheets, ruleNumbers(of: sheets)) {
    for (index, item) in sheet.items.enumerated() {
      guard case .rule(let selectors) = item.kind, !selectors.isEmpty,
        !usage.contains(rule: first + Int32(index)), sheet.hasContent(index),
        !selectors.contains(where: { $0.selectsDocument }),
        !selectors.contains(where: { $0.soleClass.map(referred.contains) ?? false })
      else { continue }
      let missing = selectors.lazy.flatMap(\.compounds).flatMap(\.parts).compactMap { part in
        if case .class(let name) = part, !usage.classes.contains(name) { name } else { nil }
      }.first
      let nearest = missing.flatMap { suggestions.nearest(to: $0) }
      bag.report(.unusedRule(missing, nearest: nearest, at: item.range))
    }
  }
}

extension Stylesheet {
  /// Whether a rule says anything itself, or in its conditions.
  fileprivate func hasContent(_ rule: Int) -> Bool {
    children(of: rule).contains { child in
      switch items[child].kind {
      case .rule: false
      case .target: hasContent(child)
      default: true
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedRule(
    _ missing: String?, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    let note =
      missing.map { name in
        "no element has the class '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      } ?? "remove the rule, or look for the element that it was meant for"
    return Diagnostic(
      .unusedRule, .warning, at: range, "no element of the site matches this rule",
      notes: [Note(note)])
  }
}
