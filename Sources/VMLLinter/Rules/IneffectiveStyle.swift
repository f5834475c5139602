import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// **What:** A `font` or `foregroundStyle` of a container in which everything that would show it
/// has one of its own.
///
/// **Why:** In SwiftUI the inner one wins, so that the outer one does nothing. It misleads authors
/// who change it.
///
/// **Example:**
///
/// ```vml bad
/// <VStack style="font(.title)"><Text style="font(.body)">Lamp</Text></VStack>
/// ```
///
/// ```vml good
/// <VStack style="font(.title)"><Text style="font(.body)">Lamp</Text><Text>£49</Text></VStack>
/// ```
///
/// **Fix:** Remove the outer one, or the inner ones. A modifier of a sheet is told of only if it
/// does nothing wherever it is used; `.secondary` and its like shade the outer style, so that it
/// counts.
struct IneffectiveStyle: LintRule {
  static let code = DiagnosticCode.ineffectiveStyle

  /// By where a modifier of a container is written.
  private var uses: [SourceRange: Use] = [:]

  private struct Use {
    var name: String
    var isEffective: Bool
    /// One that stands inside and wins.
    var inner: SourceRange
  }

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    check(document, .font)
    check(document, .foreground)
  }

  private enum Subject {
    case font, foreground
  }

  private mutating func check(_ document: LintDocument, _ subject: Subject) {
    let tree = document.tree
    // By node: the innermost element, itself or around it, that sets it.
    var setters: [Int32] = []
    setters.reserveCapacity(tree.nodes.count)
    // By setter: whether something shows it, and a setter inside of it that something shows.
    var shown: Set<Int32> = []
    var inner: [Int32: Int32] = [:]
    var containers: [Int32] = []
    for (index, node) in tree.nodes.enumerated() {
      let outer = node.parent >= 0 ? setters[Int(node.parent)] : -1
      let modifier = self.modifier(of: index, in: document, subject)
      let setter = modifier == nil ? outer : Int32(index)
      setters.append(setter)
      guard node.kind == .element, let traits = document.traits(of: index) else { continue }
      if let modifier, outer >= 0, subject == .foreground, isRelative(modifier) {
        shown.insert(outer)
      }
      if shows(subject, traits, index, in: document) {
        if setter >= 0 { shown.insert(setter) }
        if let outer = modifier == nil ? nil : outer, outer >= 0 { inner[outer] = setter }
      } else if modifier != nil, traits.kind == .container {
        containers.append(Int32(index))
      }
    }
    // A setter's own setter inside of others counts for all of them.
    for container in containers.reversed() {
      guard let modifier = modifier(of: Int(container), in: document, subject) else { continue }
      let place = document.place(of: modifier, on: Int(container))
      if let known = inner[container], !shown.contains(container),
        let winner = self.modifier(of: Int(known), in: document, subject)
      {
        add(
          Use(
            name: modifier.name, isEffective: false,
            inner: document.place(of: winner, on: Int(known))), at: place)
      } else {
        add(Use(name: modifier.name, isEffective: true, inner: place), at: place)
      }
      let outer = tree.nodes[Int(container)].parent
      if outer >= 0, setters[Int(outer)] >= 0, shown.contains(container) || inner[container] != nil
      {
        inner[setters[Int(outer)]] = container
      }
    }
  }

  private func modifier(
    of element: Int, in document: LintDocument, _ subject: Subject
  ) -> LookModifier? {
    guard let look = document.look(of: element) else { return nil }
    let index = subject == .font ? look.font : look.foreground
    return index.map { look.modifiers[$0] }
  }

  /// Whether a style is a shade of the one around it.
  private func isRelative(_ modifier: LookModifier) -> Bool {
    let shades = ["primary", "secondary", "tertiary", "quaternary", "quinary", "foreground"]
    return modifier.arguments.contains { argument in
      argument.nodes.contains { node in
        modifier.tree.nodes[node].kind == .member && shades.contains(modifier.tree.text(of: node))
      }
    }
  }

  /// Whether an element may show it itself; what is not known may.
  private func shows(
    _ subject: Subject, _ traits: ElementTraits, _ index: Int, in document: LintDocument
  ) -> Bool {
    switch traits.kind {
    case .container, .inert: false
    case .shape: subject == .foreground
    case .image: subject == .foreground || document.attribute("name", of: index) == nil
    case .collection, .control, .label, .text, .other: true
    }
  }

  private mutating func add(_ use: Use, at place: SourceRange) {
    guard let known = uses[place] else {
      uses[place] = use
      return
    }
    uses[place]?.isEffective = known.isEffective || use.isEffective
    if !use.isEffective, known.isEffective || use.inner.precedes(known.inner) {
      uses[place]?.inner = use.inner
    }
  }

  mutating func takeFacts() -> [LintFact] {
    defer { uses.removeAll() }
    return uses.map { place, use in
      var fact = LintFact(Self.code, use.name, at: place)
      (fact.flag, fact.other) = (use.isEffective, use.inner)
      return fact
    }
  }

  mutating func add(_ fact: LintFact) {
    add(
      Use(name: fact.text, isEffective: fact.flag, inner: fact.other ?? fact.place), at: fact.place)
  }

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    guard site.isWhole else { return }
    for (place, use) in uses where !use.isEffective {
      bag.report(.ineffective(use.name, at: place, inner: use.inner))
    }
  }
}

extension Diagnostic {
  fileprivate static func ineffective(
    _ name: String, at range: SourceRange, inner: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .ineffectiveStyle, .warning, at: range,
      "this '\(name)' does nothing: all that would show it has one of its own",
      notes: [Note("the inner one wins, as here", at: inner)])
  }
}
