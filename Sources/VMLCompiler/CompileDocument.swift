public import VMLDiagnostics
public import VMLFormats
public import VMLMarkup
public import VMLStylesheet

/// Compiles documents, one after the other; one for each thread.
///
/// Equal requests give equal documents, whatever came before: its memory only makes it faster.
public struct DocumentCompiler: Sendable {
  private let site: Site
  private let variants: [SiteVariant]
  /// By variant: the number of its styles.
  ///
  /// Variants that sheets do not tell apart have the same.
  private var groups: [Int]
  /// By group: the first one with the same styles.
  private var twins: [Int]
  /// Whether several targets have the same styles.
  private var hasTwins: Bool
  /// Views that the formats of some targets have of their own.
  private var formatViews: Set<NameID> = []
  private var signatures: ElementSignatures
  /// The signatures of the current document's nodes.
  private var elementSignatures: [Int32] = []
  /// By group.
  private var resolvers: [StyleResolver]
  private var emitter: DocumentEmitter
  /// By group: writers of formats other than VML.
  private var formats: [FormatWriter?]
  private let layout: MarkupWriter.Layout
  private var needsFinder: NeedsFinder
  private var featureFinder = FeatureFinder()
  /// By group; `nil` if the catalogue does not know the target.
  private var checks: [ElementCheck?]
  /// The shapes of the current document's nodes, if there are checks.
  private var shapes: [NodeShape] = []
  private var shapeFinder = NodeShapes()
  private var hasChecks: Bool { checks.contains { $0 != nil } }
  private var equalStyles = EqualStyles()
  /// Whether steps of behaviour stand in the sheets, so that they are checked on each document.
  private var sheetsHoldSteps: Bool
  private var sheetSteps = SheetStepFinder()
  /// Whether a target has more than one variant.
  private let hasLocalesOrThemes: Bool
  /// `nil` if the site does not list its actions.
  private var actions: ActionCheck?
  /// The sizes of the last document, as an estimate for the next.
  private var capacity = TreeCapacity()
  /// The names of the site and of the pages so far.
  public var names: NameTable
  /// The features by which selectors may find elements in the documents so far; `nil` if the caller
  /// does not ask.
  public var features: DocumentFeatures?

  /// `styles` are the styles of the site's variants, in their order.
  public init(_ site: Site, styles: [CompiledStyles], options: EmissionOptions) {
    self.site = site
    variants = site.configuration.variants
    hasLocalesOrThemes = variants.count > site.configuration.targets.count
    let groups = styles.map(\.group)
    self.groups = groups
    var seen: Set<Int> = []
    let styles = styles.filter { seen.insert($0.group).inserted }
    twins = styles.map(\.twin)
    hasTwins = Set(twins).count < twins.count
    signatures = ElementSignatures(for: styles)
    resolvers = styles.map { StyleResolver($0) }
    sheetsHoldSteps = site.configuration.hasBehaviour && styles.contains { $0.holdSteps }
    let written = WrittenAttributes(site)
    checks = styles.map { ElementCheck($0.target, written, site.configuration) }
    emitter = DocumentEmitter(options)
    layout = options.layout
    formats = styles.map { style in
      site.configuration.targets.first { $0.name == style.target.name }
        .flatMap { FormatWriter($0.format, $0.formatOptions, for: style.target.system) }
    }
    names = site.names
    let actionName = names.intern("action")
    actions = ActionCheck(site.configuration, action: actionName)
    needsFinder = NeedsFinder(action: actionName)
    let ownViews = site.configuration.targets.flatMap(\.format.ownViews.keys)
    formatViews = Set(ownViews.map { names.intern($0) })
  }

  /// Writes documents of all targets in one format from now on, whatever theirs are.
  public mutating func write(as format: DocumentFormat) {
    formats = resolvers.map { FormatWriter(format, for: $0.target.system) }
  }

  /// A copy of this compiler, which must not have compiled anything, with other styles and the
  /// names of another.
  ///
  /// `generation` is for the resolvers, so that their styles are not mistaken for the styles of
  /// others.
  public func styled(
    by styles: [CompiledStyles], generation: Generation, names: NameTable
  ) -> DocumentCompiler {
    var compiler = self
    compiler.signatures = ElementSignatures(for: styles)
    let clock = resolvers.first?.costs?.clock
    compiler.resolvers = styles.map { StyleResolver($0, generation: generation) }
    if let clock { compiler.measureRules(by: clock) }
    // A page's sheets may tell variants apart that the site's sheets do not.
    compiler.groups = Array(styles.indices)
    compiler.twins = compiler.groups
    compiler.hasTwins = false
    compiler.checks = groups.map { checks[$0] }
    compiler.sheetSteps = SheetStepFinder()
    compiler.sheetsHoldSteps =
      site.configuration.hasBehaviour && styles.contains { $0.holdSteps }
    compiler.formats = groups.map { formats[$0] }
    compiler.shapeFinder = NodeShapes()
    compiler.equalStyles = EqualStyles()
    compiler.featureFinder = FeatureFinder()
    compiler.names = names
    return compiler
  }

  /// Goes on with what another compiler, of a site with the same sheets and variants, knows of
  /// styles; this one must not have compiled anything.
  ///
  /// A style does not depend on the site's data, components or texts.
  public mutating func takeStyles(of other: consuming DocumentCompiler) {
    // Times of rules are of one site.
    guard groups == other.groups, resolvers.first?.costs == nil else { return }
    (signatures, resolvers) = (other.signatures, other.resolvers)
  }

  /// Moves the features here that another compiler has gathered; its signatures have other numbers.
  public mutating func takeFeatures(of other: inout DocumentCompiler) {
    features = other.features
    other.features = nil
    features?.beginSignatures()
  }

  /// Moves the new entries of ``usage`` to the end of other news, once for each target that has
  /// them.
  public mutating func takeNews(into news: inout StyleUsage.News) {
    for index in resolvers.indices { resolvers[index].takeNews(into: &news) }
  }

  /// The rules that have matched so far, on any target.
  public var usage: StyleUsage {
    var usage = StyleUsage()
    for index in resolvers.indices { usage.merge(resolvers[index].usage) }
    return usage
  }

  /// Measures from now on how long rules take.
  public mutating func measureRules(by clock: @escaping RuleCosts.Clock) {
    for index in resolvers.indices { resolvers[index].measureRules(by: clock) }
  }

  /// The times of rules so far, on all targets, by their numbers; empty unless they are measured.
  public var ruleCosts: [RuleCosts.Cost] {
    var all: [RuleCosts.Cost] = []
    for costs in resolvers.compactMap(\.costs?.costs) {
      if all.count < costs.count {
        all += repeatElement(RuleCosts.Cost(), count: costs.count - all.count)
      }
      for index in costs.indices { all[index].add(costs[index]) }
    }
    return all
  }

  /// Forgets which rules have matched, so that ``usage`` begins anew.
  ///
  /// Nothing else is forgotten.
  public mutating func forgetUsage() {
    for index in resolvers.indices { resolvers[index].forgetUsage() }
  }

  /// Compiles a document for some variants, given by their index in the site.
  ///
  /// Work that several variants share is done once: views are expanded again only for a variant
  /// that differs in what they read, and a document is written again only if its styles differ.
  /// `finished` is called after each stage. `visit` gets the styled views of each document without
  /// an error, for all variants: once for variants with the same views and the same sheets.
  ///
  /// - Returns: The documents, without the ones that have an error, which `bag` receives.
  public mutating func compile(
    _ request: DocumentRequest, for variants: [Int], reporting bag: inout DiagnosticBag,
    finished: (CompilationStage) -> Void = { _ in },
    visiting visit: ((StyledViews, inout StyleResolver) -> Void)? = nil
  ) -> [CompiledDocument] {
    var documents: [CompiledDocument] = []
    var rest = variants
    while let first = rest.first {
      let (expanded, needs) = expand(request, for: first, reporting: &bag)
      if needs != nil { findSignatures(of: expanded) }
      finished(.expand)
      let served = rest.filter { serves(expanded, from: first, $0) }
      rest.removeAll { serves(expanded, from: first, $0) }
      guard let needs else { continue }
      let made = finish(
        expanded, request, for: served, reporting: &bag, finished: finished, visiting: visit)
      documents += made.map { document in
        CompiledDocument(
          target: self.variants[document.variants[0]].target, variants: document.variants,
          bytes: document.bytes, needs: needs.adding(document.actions),
          features: document.features, texts: expanded.texts, styles: document.styles)
      }
    }
    return hasLocalesOrThemes ? withoutEqual(documents) : documents
  }

  /// Whether the views that were expanded for one variant are right for another.
  private func serves(_ expanded: ExpandedDocument, from first: Int, _ other: Int) -> Bool {
    first == other || variants[first].isSame(as: variants[other], along: expanded.reads)
  }

  /// Styles, checks and writes an expanded document for variants that it serves.
  private mutating func finish(
    _ expanded: ExpandedDocument, _ request: DocumentRequest, for variants: [Int],
    reporting bag: inout DiagnosticBag, finished: (CompilationStage) -> Void,
    visiting visit: ((StyledViews, inout StyleResolver) -> Void)?
  ) -> [FinishedDocument] {
    var documents: [FinishedDocument] = []
    /// For the current target, each document whose styles differ, and its index.
    var done: [(styled: StyledDocument, group: Int, document: Int?)] = []
    /// Documents that other targets with the same styles have, too.
    var shared: [(styled: StyledDocument, group: Int, vml: [UInt8])] = []
    var known: [Int: Int?] = [:]
    var outline: DocumentOutline?
    var target: Int?
    let isShared = hasTwins && !expanded.tree.nodes.contains { formatViews.contains($0.name) }
    for variant in variants {
      let group = groups[variant]
      if hasLocalesOrThemes, let document = known[group] {
        if let document { documents[document].variants.append(variant) }
        continue
      }
      if target != self.variants[variant].target { done.removeAll() }
      target = self.variants[variant].target
      var found = DiagnosticBag()
      let same = shared.first { twins[$0.group] == twins[group] }
      /// The group whose resolver has the styles.
      let owner = same?.group ?? group
      let styled =
        same?.styled ?? style(expanded, of: request.page, on: group, reporting: &found)
      let equal = done.first {
        equalStyles.areEqual($0.styled, $0.group, styled, owner, resolvers)
      }
      if let equal, !found.hasErrors {
        finished(.style)
        bag.report(contentsOf: found)
        // An equal document may come from other rules.
        if equal.document != nil, let visit {
          show(styled, owner, variant, to: visit, finished: finished)
        }
        known[group] = .some(equal.document)
        if let document = equal.document { documents[document].variants.append(variant) }
        continue
      }
      let isSound =
        same != nil || check(styled, request, group, reporting: &found, finished: finished)
      if isSound, let visit { show(styled, owner, variant, to: visit, finished: finished) }
      var vml = same?.vml
      if vml == nil, isSound { vml = emit(styled, request, group, &outline, reporting: &found) }
      // A diagnostic names the target, and so is to be found again for the next.
      if same == nil, isShared, found.diagnostics.isEmpty, let vml {
        shared.append((styled, group, vml))
      }
      let written =
        vml.flatMap { write($0, of: styled, owner, request, for: group, reporting: &found) }
      finished(.emit)
      bag.report(contentsOf: found)
      let document = written == nil ? nil : documents.count
      if let written {
        let features = featureFinder.features(
          of: styled, without: written.lacks, on: owner, styledBy: &resolvers[owner])
        documents.append(
          FinishedDocument(
            variants: [variant], bytes: written.bytes, features: features,
            actions: sheetsHoldSteps ? styled.behaviour?.needs.actions ?? [] : [],
            styles: written.styles))
      }
      guard hasLocalesOrThemes else { continue }
      known[group] = .some(document)
      done.append((styled, owner, document))
    }
    return documents
  }

  /// Finds the styles of an expanded document.
  private mutating func style(
    _ expanded: ExpandedDocument, of page: Page, on group: Int,
    reporting found: inout DiagnosticBag
  ) -> StyledDocument {
    var styled = resolveStyles(
      in: expanded, elementSignatures, of: signatures.generation, with: &resolvers[group],
      reporting: &found)
    if sheetsHoldSteps { addSheetSteps(to: &styled, page, group, reporting: &found) }
    return styled
  }

  /// Checks the steps that sheets give the views of a document, and adds what they ask of the
  /// client.
  private mutating func addSheetSteps(
    to styled: inout StyledDocument, _ page: Page, _ group: Int,
    reporting bag: inout DiagnosticBag
  ) {
    let modifiers = sheetSteps.modifiers(of: styled.styles, on: group, styledBy: &resolvers[group])
    guard styled.behaviour != nil || !modifiers.isEmpty else { return }
    let behaviour = checkSheetSteps(
      modifiers, on: styled.tree, of: page, in: site, reporting: &bag)
    for unused in behaviour.unused { bag.report(unused) }
    styled.add(behaviour)
  }

  /// Checks a styled document; `false` after an error.
  private mutating func check(
    _ styled: StyledDocument, _ request: DocumentRequest, _ group: Int,
    reporting found: inout DiagnosticBag, finished: (CompilationStage) -> Void
  ) -> Bool {
    checkSurroundings(of: styled, styledBy: &resolvers[group], reporting: &found)
    checkImplicitStates(of: styled, styledBy: &resolvers[group], reporting: &found)
    finished(.style)
    checks[group]?.begin(request.page)
    checks[group]?.check(styled, shapes, styledBy: &resolvers[group], reporting: &found)
    finished(.check)
    guard found.hasErrors else { return true }
    found = found.namingFrontMatter(of: request, in: site)
    return false
  }

  /// A document as VML; `nil` after an error.
  private mutating func emit(
    _ styled: StyledDocument, _ request: DocumentRequest, _ group: Int,
    _ outline: inout DocumentOutline?, reporting found: inout DiagnosticBag
  ) -> [UInt8]? {
    do throws(DocumentEmitter.Failure) {
      outline = outline ?? emitter.outline(of: styled.tree)
      guard let outline else { throw .tooLarge }
      return try emitter.emit(styled, outline: outline, for: group, styledBy: &resolvers[group])
    } catch {
      found.report(.notWritten(request, error, styled.tree))
      return nil
    }
  }

  /// A document in the format of a group's target; `nil` after an error.
  ///
  /// `owner` is the group whose resolver has its styles.
  private mutating func write(
    _ vml: [UInt8], of styled: StyledDocument, _ owner: Int, _ request: DocumentRequest,
    for group: Int, reporting found: inout DiagnosticBag
  ) -> WrittenDocument? {
    // Taken out, so that its memory has one owner.
    guard var format = formats[group].take() else { return WrittenDocument(bytes: vml) }
    defer { formats[group] = format }
    return VMLCompiler.emit(
      vml, of: styled, as: &format, layout, named: request.path.stem,
      styledBy: &resolvers[owner], reporting: &found)
  }

  private mutating func show(
    _ styled: StyledDocument, _ owner: Int, _ variant: Int,
    to visit: (StyledViews, inout StyleResolver) -> Void, finished: (CompilationStage) -> Void
  ) {
    let views = StyledViews(
      tree: styled.tree, styles: styled.styles, signatures: elementSignatures,
      generation: signatures.generation, target: variants[variant].target, group: owner,
      theme: variants[variant].theme)
    visit(views, &resolvers[owner])
    finished(.lint)
  }

  /// The documents without those that equal another one of their target.
  private func withoutEqual(_ documents: [CompiledDocument]) -> [CompiledDocument] {
    var kept: [CompiledDocument] = []
    for document in documents {
      let target = variants[document.variants[0]].target
      let equal = kept.firstIndex { other in
        variants[other.variants[0]].target == target && other.bytes == document.bytes
          && other.needs == document.needs
      }
      if let equal {
        var texts = kept[equal].texts
        texts.formUnion(document.texts)
        kept[equal] = CompiledDocument(
          target: target, variants: (kept[equal].variants + document.variants).sorted(),
          bytes: document.bytes,
          needs: document.needs, features: document.features, texts: texts, styles: document.styles)
      } else {
        kept.append(document)
      }
    }
    return kept
  }

  /// The needs are `nil` after an error.
  private mutating func expand(
    _ request: DocumentRequest, for variant: Int, reporting bag: inout DiagnosticBag
  ) -> (document: ExpandedDocument, needs: DocumentNeeds?) {
    let document = expandDocument(
      request, for: variants[variant], in: site, names: names, capacity: capacity,
      reporting: &bag)
    guard document.isSound else { return (document, nil) }
    // A template that has no view here.
    if request.template != nil, document.tree.nodes.last?.name == .body { return (document, nil) }
    // Dialogs, and attributes that follow states, may have names that are new.
    if let behaviour = document.behaviour {
      names = document.tree.names
      if !sheetsHoldSteps, site.configuration.hasBehaviour {
        for unused in behaviour.unused { bag.report(unused) }
      }
    }
    if actions?.check(document.tree, reporting: &bag) == false { return (document, nil) }
    var needs = needs(of: document)
    needs.isFragment = request.page.isFragment && request.template == nil
    needs.template = request.template
    return (document, needs)
  }

  // Functions of their own for walks over a whole tree. The tree of an argument is borrowed; the
  // tree of a variable would be copied, with a retain for each of its arrays.

  @inline(never)
  private mutating func needs(of document: ExpandedDocument) -> DocumentNeeds {
    capacity = TreeCapacity(of: document.tree)
    let needs = needsFinder.needs(of: document.tree)
    return needs.adding(document.behaviour?.needs.actions ?? [])
  }

  /// Finds the facts of a document's nodes that do not depend on the target.
  @inline(never)
  private mutating func findSignatures(of document: ExpandedDocument) {
    signatures.find(in: document.tree, into: &elementSignatures)
    features?.note(document.tree, elementSignatures, of: signatures.generation)
    if hasChecks { shapeFinder.find(in: document.tree, for: &checks, into: &shapes) }
  }

  /// A document for one variant after each of its first two stages, as far as they succeed.
  public mutating func stages(
    of request: DocumentRequest, for variant: Int, layout: MarkupWriter.Layout,
    reporting bag: inout DiagnosticBag
  ) -> (expanded: [UInt8]?, styled: [UInt8]?) {
    let group = groups[variant]
    let expanded = expand(request, for: variant, reporting: &bag).document
    guard expanded.isSound else { return (nil, nil) }
    findSignatures(of: expanded)
    let styled = resolveStyles(
      in: expanded, elementSignatures, of: signatures.generation, with: &resolvers[group],
      reporting: &bag)
    checkSurroundings(of: styled, styledBy: &resolvers[group], reporting: &bag)
    checks[group]?.begin(request.page)
    checks[group]?.check(styled, shapes, styledBy: &resolvers[group], reporting: &bag)
    return (
      printViews(expanded.tree, layout: layout),
      printViews(
        styled.tree, styles: styled.styles, from: resolvers[group].pool, layout: layout)
    )
  }

  /// A document's views for a variant, with the styles of its elements found; `nil` after an error.
  public mutating func styledTree(
    of request: DocumentRequest, for variant: Int, reporting bag: inout DiagnosticBag
  ) -> ViewTree? {
    styled(request, for: variant, reporting: &bag)?.tree
  }

  private mutating func styled(
    _ request: DocumentRequest, for variant: Int, reporting bag: inout DiagnosticBag
  ) -> StyledDocument? {
    let expanded = expand(request, for: variant, reporting: &bag).document
    guard expanded.isSound else { return nil }
    findSignatures(of: expanded)
    return resolveStyles(
      in: expanded, elementSignatures, of: signatures.generation, with: &resolvers[groups[variant]],
      reporting: &bag)
  }

  /// Losses of ``styledTree(of:for:reporting:)`` in the format of a variant's target.
  public mutating func losses(of request: DocumentRequest, for variant: Int) -> FormatLosses {
    let group = groups[variant]
    var told = DiagnosticBag()
    guard var format = formats[group],
      let styled = styled(request, for: variant, reporting: &told),
      let outline = emitter.outline(of: styled.tree),
      let vml = try? emitter.emit(styled, outline: outline, for: group, styledBy: &resolvers[group])
    else { return FormatLosses() }
    let lacks = format.write(layout == .pretty ? inOneLine(vml) : vml).lacks
    return FormatLosses(lacks, of: styled.tree, in: format.format)
  }

  /// The elements of the last document that was styled, each with its signature.
  ///
  /// Elements with one signature are equal to every sheet.
  public var signaturesOfElements: [(element: Int, signature: Int32)] {
    elementSignatures.enumerated().filter { $0.element >= 0 }.map { ($0.offset, $0.element) }
  }

  /// Explains the modifiers of an element of the last ``styledTree(of:for:reporting:)``.
  public mutating func explain(
    _ element: Int, in tree: ViewTree, for variant: Int, styledBy sheets: [Stylesheet]
  ) -> StyleExplanation {
    resolvers[groups[variant]].explain(element, in: tree, styledBy: sheets)
  }
}
