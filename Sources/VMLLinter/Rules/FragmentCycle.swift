import VMLDiagnostics
import VMLMarkup

/// **What:** Parts that load each other without anything that the user does.
///
/// **Why:** A client would load them for ever.
///
/// **Example:**
///
/// ```vml bad
/// ---
/// fragment: true
/// ---
/// <ProgressView onVisible="load('/')"/>
/// ```
///
/// ```vml good
/// ---
/// fragment: true
/// ---
/// <Button onTap="load('/')">Again</Button>
/// ```
///
/// **Fix:** Let the last part load no other, or let a tap do it.
struct FragmentCycle: LintRule {
  static let code = DiagnosticCode.fragmentCycle

  /// Each load without a gesture: what is loaded, and by which document.
  private var loads: Set<LintFact> = []

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    document.forEachStep { step, event in
      guard step.name == .load, !event.isGesture, let (path, range) = step.path else { return }
      var fact = LintFact(Self.code, path, at: range)
      (fact.target, fact.document) = (document.targetIndex, document.path)
      loads.insert(fact)
    }
  }

  mutating func takeFacts() -> [LintFact] {
    defer { loads.removeAll() }
    return Array(loads)
  }

  mutating func add(_ fact: LintFact) { loads.insert(fact) }

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    var told: Set<[SourceRange]> = []
    for (_, loads) in Dictionary(grouping: loads, by: \.target).sorted(by: { $0.key < $1.key }) {
      for cycle in cycles(of: loads) where told.insert(cycle.map(\.place)).inserted {
        bag.report(.cycle(cycle))
      }
    }
  }

  /// Cycles of loads, one for each load that goes back to an open document.
  ///
  /// - Complexity: Linear in the loads, but for the length of the cycles that are found.
  private func cycles(of loads: [LintFact]) -> [[LintFact]] {
    var next: [String: [LintFact]] = [:]
    let ordered = loads.sorted {
      ($0.document ?? "", $0.text, $0.place.range.lowerBound)
        < ($1.document ?? "", $1.text, $1.place.range.lowerBound)
    }
    for load in ordered { next[load.document ?? "", default: []].append(load) }
    var cycles: [[LintFact]] = []
    var done: Set<String> = []
    for start in next.keys.sorted() where !done.contains(start) {
      /// The way from the start: each open document with its loads that were not followed yet.
      var way: [(path: String, rest: [LintFact])] = [(start, (next[start] ?? []).reversed())]
      var taken: [LintFact] = []
      var open: [String: Int] = [start: 0]
      while let last = way.last {
        guard let load = way[way.count - 1].rest.popLast() else {
          done.insert(last.path)
          open[last.path] = nil
          way.removeLast()
          _ = taken.popLast()
          continue
        }
        if let place = open[load.text] {
          if cycles.count < Self.limit { cycles.append(Array(taken[place...]) + [load]) }
        } else if !done.contains(load.text), let loads = next[load.text] {
          open[load.text] = way.count
          taken.append(load)
          way.append((load.text, loads.reversed()))
        }
      }
    }
    return cycles
  }

  /// Most cycles of a target that are reported.
  private static let limit = 100
}

extension Diagnostic {
  fileprivate static func cycle(_ loads: [LintFact]) -> Diagnostic {
    let paths = loads.map(\.text)
    let way = [paths.last ?? ""] + paths
    let shown = way.count > 12 ? way.prefix(11) + ["…", way[0]] : way[...]
    return Diagnostic(
      .fragmentCycle, .error, at: loads.first?.place,
      "these parts load each other without end: \(shown.joined(separator: " → "))",
      notes: loads.dropFirst().prefix(20).map { Note("'\($0.text)' is loaded here", at: $0.place) }
        + [Note("let a tap load one of them, or let the last one load none")])
  }
}
