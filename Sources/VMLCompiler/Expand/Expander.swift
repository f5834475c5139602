import VMLData
import VMLDiagnostics
import VMLMarkup

/// Runs templates: instructions are followed, components expanded, expressions evaluated.
///
/// Appends to one tree. What is open is on stacks of its own, and not on the thread's, which is
/// small where a document is compiled: ``cursors`` says where each open template goes on, and what
/// is to be done at its end.
///
/// What is passed to a component is expanded first, where it is written, taken out of the tree
/// (``PassedViews``), and put in where the component's slots stand.
struct Expander {
  let site: Site
  var tree: ViewTree
  var bag = DiagnosticBag()
  /// What has been reported, so that a mistake in a loop is reported once.
  private var reported: Set<Diagnostic> = []
  /// What the template sees that is being run.
  var scope: Scope
  /// The template that is being run: the one that the innermost cursor is in.
  var template: Template {
    didSet { hasOtherTemplate = true }
  }
  /// Whether there is another one than ``go(on:)`` goes through.
  private var hasOtherTemplate = false
  var cursors: [Cursor] = []
  /// The loops that are open, outermost first.
  var loops: [LoopRun] = []
  /// The calls whose content is being expanded, outermost first.
  var calls: [Call] = []
  /// The components that are being expanded, outermost first.
  var frames: [Call] = []
  /// The values of the props of open calls, in the order of the declarations; `nil` until one is
  /// known.
  var arguments: [Value?] = []
  /// The attributes that open calls hand on to the roots of their components.
  var handedOn: [ViewTree.Attribute] = []
  var passed = PassedViews()
  /// What is inside of views of the tree and is still among the passed ones.
  var insides = Insides()
  /// The items of the page's `each`, of which `item` is one.
  var pageItems: [Value] = []
  /// What of the variant the templates read that were run.
  var reads: VariantAxes = []
  /// The number of the document's locale among the site's, where it has texts.
  var locale: Int?
  /// The devices of the target as string catalogs call them, the best first.
  var devices: [String] = []
  /// The texts that were looked up.
  var usedTexts = TextUses()
  /// Whether a component was used whose own file has errors, or data that could not be read.
  var usesBroken = false
  /// Whether a text may have come out as white space alone.
  private(set) var hasBlankText = false
  private(set) var work = 0
  /// What evaluating has cost.
  var evaluationWork = 0
  /// Bytes of text in the tree, those that stand in several places counted for each.
  private var size = 0
  /// Set when a limit was reached: nothing more is expanded.
  private(set) var isExhausted = false

  /// A stretch of the template that is gone through, sibling by sibling.
  struct Cursor {
    /// The next node.
    var index: Int
    let end: Int
    /// The element of the tree that is open, or -1.
    let parent: Int32
    /// What is unbound at the end.
    let mark: Int
    let ending: Ending
  }

  /// What is to be done at the end of a stretch.
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

  /// For how much that is open there is room from the start.
  private static let expectedDepth = 16

  /// Reports a mistake, with the items of the loops that it is met in.
  mutating func report(_ diagnostic: Diagnostic, dependsOnItems: Bool = true) {
    guard reported.insert(diagnostic).inserted else { return }
    var located = diagnostic
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

  /// How many of the loops inside one another a message names.
  private static let namedLoops = 2

  // MARK: Going through templates

  /// Makes a template the one that is run.
  mutating func run(_ template: Template) {
    self.template = template
    if let places = template.stylePlaces { tree.add(places) }
  }

  /// Opens a stretch of the template below an open element, or -1.
  mutating func open(_ range: Range<Int>, parent: Int32, _ ending: Ending = .nothing) {
    cursors.append(
      Cursor(
        index: range.lowerBound, end: range.upperBound, parent: parent, mark: scope.mark,
        ending: ending))
    guard cursors.count > ExpansionLimits.depth, !range.isEmpty else { return }
    exhaust(.tooDeep(at: template.nodes[range.lowerBound].origin.sourceRange))
  }

  /// Goes on until nothing is open any more.
  mutating func run() {
    while !cursors.isEmpty, !isExhausted { go(on: template) }
    if isExhausted { cursors.removeAll() }
  }

  /// Goes on as long as the template is this one: all threads share it, and would wait for each
  /// other if its references were counted for each node.
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
    case .conditional: expandConditional(node, parent: parent)
    case .loop: expandLoop(index, node, parent: parent)
    case .binding: expandBinding(node)
    case .slot: expandSlot(index, node, parent: parent)
    case .comment:
      guard site.configuration.markup.keepsComments else { return }
      let text = template.append(node.literal, to: &tree.bytes)
      append(.comment, text: text, parent: parent, origin: node.origin)
    // A loop that goes round does not use what it has for going round never.
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

  /// Copies views that are the same in all documents.
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

  /// Counts work; a document that never ends is given up.
  mutating func spend(_ amount: Int, at origin: ViewTree.Origin) {
    work += amount
    guard work > ExpansionLimits.work, !isExhausted else { return }
    exhaust(.tooMuchWork(turns, at: origin.sourceRange))
  }

  /// How many turns of the outermost loop were taken, how many steps each of them took, and how
  /// many would fit; `nil` if not even two were.
  private var turns: (count: Int, steps: Int, limit: Int)? {
    guard let run = loops.first, run.item > 1 else { return nil }
    let steps = max(1, (work - run.steps) / run.item)
    return (run.item, steps, (ExpansionLimits.work - run.steps) / steps)
  }

  /// Counts text, and views as far as they were appended; a document that is too large is given up.
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
  /// Appends text and returns where it lies; the one of `VMLMarkup` takes any sequence, and is slow
  /// across modules.
  mutating func append(_ text: ArraySlice<UInt8>) -> Slice {
    let start = bytes.count
    bytes.append(contentsOf: text)
    return Slice(start..<bytes.count)
  }
}

/// How large a tree is expected to become.
struct TreeCapacity: Sendable {
  var nodes = 0
  var attributes = 0
  var bytes = 0

  init() {}

  /// The size of a tree, and a little more; a huge one says nothing of the next.
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
      "more than \(ExpansionLimits.depth) elements, instructions and components are inside one another",
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
