import VMLCompiler
import VMLDiagnostics
import VMLMarkup

/// **What:** A `load` of a page that is no part of others, or an `open` of one that is.
///
/// **Why:** A page is a whole screen with its layout, and a part (`fragment: true`) has none:
/// loaded into another page, or opened alone, it looks wrong or is refused.
///
/// **Example:**
///
/// ```vml bad
/// <Button onTap="load('/')">More</Button>
/// ```
///
/// ```vml good
/// <Button onTap="open('/')">Home</Button>
/// ```
///
/// **Fix:** Give the page `fragment: true` in its front matter, or `open` it. A path that no page
/// has is told as broken-link.
struct FragmentTarget: LintRule {
  static let code = DiagnosticCode.fragmentTarget

  /// The documents that are parts, and where others are loaded and opened.
  private var facts: Set<LintFact> = []

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    document.forEachStep { step, _ in
      guard step.name == .load || step.name == .open, let (path, range) = step.path else { return }
      var fact = LintFact(Self.code, path, at: range)
      fact.flag = step.name == .load
      fact.target = document.targetIndex
      facts.insert(fact)
    }
  }

  mutating func takeFacts() -> [LintFact] {
    defer { facts.removeAll() }
    return Array(facts)
  }

  mutating func add(_ fact: LintFact) { facts.insert(fact) }

  /// The fact that a document is a part; `place` is in its file.
  static func part(_ path: String, target: Int, at place: SourceRange) -> LintFact {
    var fact = LintFact(code, path, at: place)
    fact.target = target
    fact.document = path
    return fact
  }

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    let parts = facts.filter { $0.document != nil }.map { Part(path: $0.text, target: $0.target) }
    let known = Set(parts)
    let uses = facts.filter { $0.document == nil }.sorted {
      ($0.place.file.rawValue, $0.place.range.lowerBound, $0.text, $0.target)
        < ($1.place.file.rawValue, $1.place.range.lowerBound, $1.text, $1.target)
    }
    var reported: Set<SourceRange> = []
    for use in uses where site.documents.contains(use.text, target: use.target) {
      let isPart = known.contains(Part(path: use.text, target: use.target))
      guard isPart != use.flag, reported.insert(use.place).inserted else { continue }
      bag.report(use.flag ? .noPart(use.text, at: use.place) : .part(use.text, at: use.place))
    }
  }

  private struct Part: Hashable {
    var path: String
    var target: Int
  }
}

extension LintDocument {
  /// Calls `body` with every step of every event, and the event.
  func forEachStep(_ body: (Step, EventName) -> Void) {
    for node in tree.nodes where node.kind == .element {
      let first = Int(node.firstAttribute)
      for position in first..<first + Int(node.attributeCount) {
        let attribute = tree.attributes[position]
        guard let event = attribute.name.event else { continue }
        // The compiler has reported its mistakes.
        var known = DiagnosticBag()
        let bytes = Array(tree.bytes[attribute.value.range])
        let text = SourceText(
          file: attribute.origin.file, bytes: bytes, range: 0..<bytes.count,
          offsets: Array(repeating: attribute.origin.lowerBound, count: bytes.count)
            + [attribute.origin.upperBound])
        for step in parseSteps(text, reporting: &known).steps {
          var step = step
          step.range = attribute.origin.sourceRange
          body(step, event)
        }
      }
    }
  }
}

extension Step {
  /// The path that it opens or loads, and the place of its event's steps.
  var path: (String, SourceRange)? {
    guard case .operand(.literal(.string(let path)))? = arguments.first?.value else { return nil }
    return (path, range)
  }
}

extension Diagnostic {
  fileprivate static func noPart(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fragmentTarget, .error, at: range, "'\(path)' is a whole page, and no part to be loaded",
      notes: [Note("give it 'fragment: true' in its front matter, or 'open' it")])
  }

  fileprivate static func part(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fragmentTarget, .error, at: range, "'\(path)' is a part, and no page to be opened",
      notes: [Note("'load' puts it into a page; without 'fragment: true' it is a page")])
  }
}
