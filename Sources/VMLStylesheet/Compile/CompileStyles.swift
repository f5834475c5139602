public import VMLDiagnostics

/// Checks sheets and compiles them for every target.
///
/// Mistakes in the sheets are reported once, however many targets they concern.
///
/// - Parameters:
///   - sheets: In the order of the cascade.
///   - tokens: The files that `@tokens` names, as far as they exist.
///   - targets: All targets of the site, since conditions may name any of them, each in all locales
///     and themes.
///   - chosen: Indices of the targets for which styles are wanted; `nil` for all. The other targets
///     get the styles of a chosen one, and no mistakes are reported for them.
///   - asked: Indices of the targets for which mistakes are reported; `nil` for all.
///   - old: The result of an earlier compile. Verdicts on modifiers are reused from it; the result
///     is the same without.
///   - clean: Modifiers that an earlier compile accepted, used where `old` is empty; the result is
///     the same without.
///   - options: Settings of the site that concern styles.
///   - bag: Receives the mistakes in the sheets.
///   - compileAll: Calls a function for each number below another, and returns the results in their
///     order: on several threads, where there are any. They need stacks for sheets as deep as an
///     author nests them.
/// - Returns: One result for each target, in their order.
public func compileStyles(
  _ sheets: [Stylesheet], tokens: [TokenSheet] = [], for targets: [StyleTarget],
  choosing chosen: [Int]? = nil, reportingOn asked: [Int]? = nil, after old: [CompiledStyles] = [],
  knowing clean: AcceptedModifierShapes = AcceptedModifierShapes(),
  options: StyleOptions = StyleOptions(),
  reporting bag: inout DiagnosticBag,
  compilingAll compileAll: (Int, @Sendable (Int) -> TargetStyles) -> [TargetStyles] = {
    (0..<$0).map($1)
  }
) -> [CompiledStyles] {
  var compilation = SheetCompilation(
    sheets, tokens: tokens, for: targets, after: old, knowing: clean, options: options,
    reporting: &bag)
  compilation.compile(for: chosen, compilingAll: compileAll)
  return compilation.styles(reportingOn: asked, reporting: &bag)
}
