import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet

/// Adds up how long rules take in one thread.
struct RuleTimer: Sendable {
  /// By the place of the rule: components that import a sheet have one of it each.
  private var costs: [SourceRange: RuleCosts.Cost] = [:]
  private var files: [FileID: SourceFile] = [:]

  static let clock: RuleCosts.Clock = {
    let start = ContinuousClock.now
    return {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
  }()

  /// Adds the costs of the rules of some sheets, in the order in which they were compiled.
  mutating func add(_ costs: [RuleCosts.Cost], of sheets: [Stylesheet]) {
    for (sheet, item, cost) in RuleCosts.places(of: costs, in: sheets) {
      let sheet = sheets[sheet]
      self.costs[sheet.items[item].range, default: RuleCosts.Cost()].add(cost)
      if files[sheet.file] == nil {
        files[sheet.file] = SourceFile(
          id: sheet.file, path: sheet.path, bytes: sheet.tree.source)
      }
    }
  }

  /// Adds what another thread measured.
  mutating func merge(_ other: RuleTimer) {
    for (place, cost) in other.costs { costs[place, default: RuleCosts.Cost()].add(cost) }
    files.merge(other.files) { first, _ in first }
  }

  /// The rules that took longest, the longest first; of as long ones, in the order of their places.
  func longest(_ count: Int) -> [RuleTiming] {
    let all = costs.compactMap { place, cost in
      files[place.file].map { (path: $0.path, place: place, cost: cost) }
    }
    let sorted = all.sorted {
      ($1.cost.nanoseconds, $0.path, $0.place.range.lowerBound)
        < ($0.cost.nanoseconds, $1.path, $1.place.range.lowerBound)
    }
    return sorted.prefix(count).compactMap { path, place, cost in
      files[place.file].map { file in
        RuleTiming(
          path: path, line: LineTable(file).position(at: place.range.lowerBound).line,
          selector: lineText(file.bytes[place.range]),
          duration: .nanoseconds(Int64(cost.nanoseconds)), tries: cost.tries)
      }
    }
  }
}
