import VMLData
import VMLDiagnostics
import VMLMarkup

/// Runs templates: instructions are followed, components expanded, expressions evaluated.
///
/// Appends to one tree. Open nodes are on stacks of its own, since the thread's stack is small
/// where documents are compiled: ``cursors`` has the next node of each open template, and the step
/// at its end.
///
/// Content that is passed to a component is expanded first, at its place in the source, moved out
/// of the tree (``PassedViews``), and inserted at the component's slots.
struct Expander {
  let site: Site
  var tree: ViewTree
  var bag = DiagnosticBag()
  /// Diagnostics reported so far, so that a mistake in a loop is reported once.
  private var reported: Set<Diagnostic> = []
  /// The variables in the current template.
  var scope: Scope
  /// The template that is being run, which the innermost cursor is in.
  var template: Template {
    didSet { hasOtherTemplate = true }
  }
  /// Whether ``template`` was set since ``go(on:)`` took its template.
  private var hasOtherTemplate = false
  var cursors: [Cursor] = []
  /// The loops that are open, outermost first.
  var loops: [LoopRun] = []
  /// The calls whose content is being expanded, outermost first.
  var calls: [Call] = []
  /// The components that are being expanded, outermost first.
  var frames: [Call] = []
  /// The templates with the texts in Markdown whose views are being expanded, outermost first.
  var markdownCallers: [Template] = []
  /// The values of the props of open calls, in the order of the declarations; `nil` for one that is
  /// not known yet.
  var arguments: [Value?] = []
  /// The attributes that open calls hand on to the roots of their components.
  var handedOn: [ViewTree.Attribute] = []
  var passed = PassedViews()
  /// Content of views in the tree that is still stored with the passed views.
  var insides = Insides()
  /// The page; `nil` where a component is expanded alone.
  var page: Page?
  /// The items of the page's `each`; `item` is one of them.
  var pageItems: [Value] = []
  /// The axes of the variant that the templates so far have read.
  var reads: VariantAxes = []
  /// Index of the document's locale among the site's; `nil` without texts.
  var locale: Int?
  /// The devices of the target by their names in string catalogs, the best first.
  var devices: [String] = []
  /// The texts that were looked up.
  var usedTexts = TextUses()
  /// Whether a component was used whose own file has errors, or data that could not be read.
  var usesBroken = false
  /// Whether a text may have come out as white space alone.
  private(set) var hasBlankText = false
  private(set) var work = 0
  /// Cost of the evaluated expressions.
  var evaluationWork = 0
  /// Bytes of text in the tree; text that stands in several places counts for each.
  private var size = 0
  /// Whether a limit was reached, after which nothing is expanded.
  private(set) var isExhausted = false

  /// A range of the template that is being expanded, sibling by sibling.
  struct Cursor {
    /// The next node.
    var index: Int
    let end: Int
    /// The element of the tree that is open, or -1.
    let parent: Int32
    /// The mark of the scope at the start, to which names are unbound at the end.
    let mark: Int
    let ending: Ending
  }

  /// The step at the end of a range.
  enum Ending {
    case nothing
    /// Close the parent.
    case element
    /// Go on with the next turn of the innermost loop.
    case turn
    /// Run the component of the innermost call with what was expanded.
    case content
    /// Leave the innermost component.
    case component
    /// Leave the views of a text in Markdown.
    case markdown
    /// Mark the views from an index of the tree on with the `template` of a slot.
    case slot(Int32, from: Int)
  }

  init(
    _ site: Site, _ template: Template, globals: Scope, names: NameTable, capacity: TreeCapacity
  ) {
    self.site = site
    self.template = template
    scope = globals
    scope.makeGlobal()
    tree = ViewTree(names: names)
    tree.nodes.reserveCapacity(capacity.nodes)
    tree.attributes.reserveCapacity(capacity.attributes)
    tree.bytes.reserveCapacity(capacity.bytes)
    cursors.reserveCapacity(Self.expectedDepth)
    calls.reserveCapacity(Self.expectedDepth / 2)
    frames.reserveCapacity(Self.expectedDepth / 2)
    arguments.reserveCapacity(Self.expectedDepth)
  }

  /// Number of open ranges that there is room for from the start.
  private static let expectedDepth = 16

  /// Reports a mistake, with the items of the loops around it.
  ///
  /// `expression` is the one whose value it is about.
  mutating func report(
    _ diagnostic: Diagnostic, of expression: Expression? = nil, dependsOnItems: Bool = true
  ) {
    guard reported.insert(diagnostic).inserted else { return }
    var located = diagnostic
    if let expression { located.notes += placeNotes(on: diagnostic, in: expression) }
    if dependsOnItems, diagnostic.isAboutValues {
      for run in loops.suffix(Self.namedLoops).reversed() {
        let list = run.loop.list
        located = located.naming(run.items[run.item], at: run.item, of: list.path(of: list.root))
      }
    }
    bag.report(located)
    if reported.count == ExpansionLimits.mistakes {
      exhaust(.tooManyMistakes(at: diagnostic.range))
    }
  }

  /// Most loops, one inside the other, that a message names.
  private static let namedLoops = 2

  // MARK: Running templates

  /// Makes a template the current one.
  mutating func run(_ template: Template) {
    self.template = template
    if let places = template.stylePlaces { tree.add(places) }
    if template.holdsSteps { tree.holdsSteps = true }
  }

  /// Opens a range of the template below an open element, or below -1.
  mutating func open(_ range: Range<Int>, parent: Int32, _ ending: Ending = .nothing) {
    cursors.append(
      Cursor(
        index: range.lowerBound, end: range.upperBound, parent: parent, mark: scope.mark,
        ending: ending))
    guard cursors.count > ExpansionLimits.depth, !range.isEmpty else { return }
    exhaust(.tooDeep(at: template.nodes[range.lowerBound].origin.sourceRange))
  }

  /// Runs until nothing is open.
  mutating func run() {
    while !cursors.isEmpty, !isExhausted { go(on: template) }
    if isExhausted { cursors.removeAll() }
  }

  /// Runs as long as the template is the current one.
  ///
  /// All threads share it, and would wait for each other if it were retained for each node.
  private mutating func go(on template: Template) {
    hasOtherTemplate = false
    while let cursor = cursors.last, !hasOtherTemplate, !isExhausted {
      guard cursor.index < cursor.end else {
        cursors.removeLast()
        scope.pop(to: cursor.mark)
        end(cursor)
        continue
      }
      let node = template.node(cursor.index)
      cursors[cursors.count - 1].index = Int(node.end)
      expand(cursor.index, node, of: template, parent: cursor.parent)
    }
  }

  private mutating func end(_ cursor: Cursor) {
    switch cursor.ending {
    case .nothing: break
    case .element: tree.nodes[Int(cursor.parent)].end = UInt32(tree.nodes.count)
    case .turn: endTurn(cursor.parent)
    case .content: endContent()
    case .component: endComponent()
    case .markdown: if let caller = markdownCallers.popLast() { template = caller }
    case .slot(let slot, let start): markSlot(template.slots[Int(slot)], from: start)
    }
  }

  private mutating func expand(
    _ index: Int, _ node: Template.Node, of template: Template, parent: Int32
  ) {
    spend(1 + Int(node.attributeCount), at: node.origin)
    switch node.kind {
    case .element: expandElement(index, node, of: template, parent: parent)
    case .fragment:
      expandFragment(template.fragments[Int(node.payload)], node, of: template, parent)
    case .text: expandText(node, of: template, parent: parent)
    case .interpolatedText: expandInterpolatedText(node, of: template, parent: parent)
    case .localizedText: expandLocalizedText(node, of: template, parent: parent)
    case .call: expandCall(index, node, of: template, parent: parent)
    case .chosenCall: expandChosenCall(index, node, of: template, parent: parent)
    case .conditional: expandConditional(node, parent: parent)
    case .loop: expandLoop(index, node, parent: parent)
    case .binding: expandBinding(node)
    case .slot: expandSlot(index, node, parent: parent)
    case .markdown: expandMarkdown(node, of: template, parent: parent)
    case .comment:
      guard site.configuration.markup.keepsComments else { return }
      let text = template.append(node.literal, to: &tree.bytes)
      append(.comment, text: text, parent: parent, origin: node.origin)
    // A loop with items does not use its `empty`.
    case .empty, .broken: break
    }
  }

  // MARK: Elements and text

  private mutating func expandElement(
    _ index: Int, _ node: Template.Node, of template: Template, parent: Int32
  ) {
    let position = append(.element, name: node.name, parent: parent, origin: node.origin)
    for index in node.attributes { expandAttribute(template.attribute(index), of: template) }
    tree.nodes[position].attributeCount =
      UInt32(tree.attributes.count) - tree.nodes[position].firstAttribute
    if Int(node.end) > index + 1 {
      open(index + 1..<Int(node.end), parent: Int32(position), .element)
    }
  }

  /// Copies views that are equal in all documents.
  private mutating func expandFragment(
    _ fragment: Template.Fragment, _ node: Template.Node, of template: Template, _ parent: Int32
  ) {
    spend(fragment.nodeCount + fragment.attributeCount, at: node.origin)
    if cursors.count + fragment.depth > ExpansionLimits.depth {
      exhaust(.tooDeep(at: node.origin.sourceRange))
    }
    guard !isExhausted else { return }
    template.append(fragment, to: &tree, parent: parent)
    count(text: fragment.byteCount + fragment.decodedCount, at: node.origin)
  }

  private mutating func expandText(
    _ node: Template.Node, of template: Template, parent: Int32
  ) {
    let text = template.append(node.literal, to: &tree.bytes)
    append(.text, text: text, parent: parent, origin: node.origin)
  }

  private mutating func expandInterpolatedText(
    _ node: Template.Node, of template: Template, parent: Int32
  ) {
    guard let text = text(of: node.segments, in: template), !text.isEmpty else { return }
    append(.text, text: text, parent: parent, origin: node.origin)
    noteBlankText(text)
  }

  mutating func noteBlankText(_ text: ViewTree.Slice) {
    for index in text.range where tree.bytes[index] > 0x20 { return }
    hasBlankText = true
  }

  /// Appends a node whose subtree is still empty.
  @discardableResult
  mutating func append(
    _ kind: ViewTree.Kind, name: NameID = .vml, text: ViewTree.Slice = ViewTree.Slice(0..<0),
    parent: Int32, origin: ViewTree.Origin
  ) -> Int {
    let position = tree.nodes.count
    tree.nodes.append(
      ViewTree.Node(
        kind: kind, name: name, parent: parent, end: UInt32(position + 1),
        firstAttribute: UInt32(tree.attributes.count), text: text, origin: origin))
    count(text: text.range.count, at: origin)
    return position
  }

  // MARK: Limits

  /// Counts work; gives a document up that never ends.
  mutating func spend(_ amount: Int, at origin: ViewTree.Origin) {
    work += amount
    guard work > ExpansionLimits.work, !isExhausted else { return }
    exhaust(.tooMuchWork(turns, at: origin.sourceRange))
  }

  /// The turns of the outermost loop so far, the steps of each, and the number of turns that would
  /// fit; `nil` before the second turn.
  private var turns: (count: Int, steps: Int, limit: Int)? {
    guard let run = loops.first, run.item > 1 else { return nil }
    let steps = max(1, (work - run.steps) / run.item)
    return (run.item, steps, (ExpansionLimits.work - run.steps) / steps)
  }

  /// Counts text, and the views appended so far; gives a document up that is too large.
  mutating func count(text: Int, at origin: ViewTree.Origin) {
    size += text
    if tree.nodes.count + insides.size.nodes + passed.size > ExpansionLimits.nodes {
      exhaust(.tooManyViews(at: origin.sourceRange))
    }
    if size > ExpansionLimits.bytes { exhaust(.tooMuchText(at: origin.sourceRange)) }
  }

  mutating func exhaust(_ diagnostic: Diagnostic) {
    guard !isExhausted else { return }
    isExhausted = true
    report(diagnostic)
  }
}

extension ViewTree {
  /// Appends text and returns its range.
  ///
  /// The function of `VMLMarkup` takes any sequence, and is slow across modules.
  mutating func append(_ text: ArraySlice<UInt8>) -> Slice {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return Slice(start..<bytes.count)
  }
}

/// The likely size of a tree.
struct TreeCapacity: Sendable {
  var nodes = 0
  var attributes = 0
  var bytes = 0

  init() {}

  /// The size of a tree, and a little more.
  ///
  /// A huge tree says nothing about the next.
  init(of tree: ViewTree) {
    nodes = min(tree.nodes.count + tree.nodes.count / 4, 4096)
    attributes = min(tree.attributes.count + tree.attributes.count / 4, 8192)
    bytes = min(tree.bytes.count + tree.bytes.count / 4, 1 << 17)
  }
}

extension Diagnostic {
  fileprivate static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "more than \(ExpansionLimits.depth) elements, instructions and components are "
        + "inside one another",
      notes: [Note("take some of the outer ones away")])
  }

  fileprivate static func tooManyViews(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the document grows to more than \(ExpansionLimits.nodes) views here",
      notes: [Note("go through shorter lists, or make several documents with 'each'")])
  }

  fileprivate static func tooMuchText(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the document grows to more than \(ExpansionLimits.bytes >> 20) MiB of text here",
      notes: [Note("go through shorter lists, or make several documents with 'each'")])
  }

  fileprivate static func tooMuchWork(
    _ turns: (count: Int, steps: Int, limit: Int)?, at range: SourceRange
  ) -> Diagnostic {
    let reason =
      turns.map { turns in
        "each of the first \(turns.count) turns of the loop took about \(turns.steps) steps, "
          + "so that about \(turns.limit) fit"
      } ?? "loops inside loops multiply"
    return Diagnostic(
      .expansionLimit, .error, at: range,
      "the document took more than \(ExpansionLimits.work) steps to get here and was given up",
      notes: [Note(reason + "; go through shorter lists, or make several documents with 'each'")])
  }

  fileprivate static func tooManyMistakes(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .mistakeLimit, .error, at: range,
      "\(ExpansionLimits.mistakes) mistakes in one document; the rest of it is not looked at",
      notes: [Note("the first of them may be behind the others")])
  }
}
