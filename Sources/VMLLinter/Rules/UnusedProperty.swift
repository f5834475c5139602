import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** A custom property that no `var()` reads.
///
/// **Why:** Changing it changes nothing.
///
/// **Example:**
///
/// ```vss bad
/// :root { --gap: 8; --gutter: 16; }
/// Text { padding(var(--gap)); }
/// ```
///
/// ```vss good
/// :root { --gap: 8; --gutter: 16; }
/// Text { padding(var(--gap)); frame(width: var(--gutter)); }
/// ```
///
/// ```vml with
/// <Text>Lamp</Text>
/// ```
///
/// **Fix:** Remove it. A set of tokens that is kept whole on purpose is better ignored, in
/// site.yaml or where it stands.
struct UnusedProperty: LintRule {
  static let code = DiagnosticCode.unusedProperty

  /// The declarations in sheets of pages.
  private var declared: [LintFact] = []

  mutating func add(_ fact: LintFact) { declared.append(fact) }

  /// The custom properties that a sheet reads.
  static func read(in sheet: Stylesheet) -> Set<String> {
    var read: Set<String> = []
    for index in sheet.tree.nodes.indices where sheet.tree.nodes[index].kind == .variable {
      read.insert(sheet.tree.text(of: index))
    }
    return read
  }

  /// The custom properties that a sheet declares.
  static func declared(in sheet: Stylesheet) -> [LintFact] {
    sheet.items.compactMap { item in
      guard case .property(let name, _) = item.kind else { return nil }
      return LintFact(code, name, at: item.range)
    }
  }

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    guard site.isWhole else { return }
    var read = site.uses.properties
    for uses in site.componentUses { read.formUnion(uses.properties) }
    read.formUnion(site.styles.first?.propertiesRead ?? [])
    for sheet in site.sheets { read.formUnion(Self.read(in: sheet)) }
    for fact in site.sheets.flatMap(Self.declared) + declared where !read.contains(fact.text) {
      bag.report(.unusedProperty(fact.text, at: fact.place))
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedProperty, .warning, at: range, "nothing reads the custom property '\(name)'",
      notes: [Note("'var(\(name))' reads it")])
  }
}
