import VMLCatalog
import VMLDiagnostics

/// Finds the names that authors may have meant.
struct StyleSuggestions: Sendable {
  var classes: Suggestions
  var soleClasses: Suggestions
  var modifiers: Suggestions
  var properties: Suggestions

  init(_ facts: StyleFacts) {
    classes = Suggestions { facts.classes }
    soleClasses = Suggestions { facts.soleClasses }
    modifiers = Suggestions { facts.options.customModifiers.union(Catalog.modifierNames) }
    properties = Suggestions(prefix: "--") { facts.properties }
  }
}

/// Finds the nearest of the known names, and remembers it.
///
/// Gives up when one document, or all sheets, take too many comparisons.
struct Suggestions: Sendable {
  private let known: @Sendable () -> Set<String>
  /// The prefix of all names, which makes none of them more alike.
  private let prefix: String
  private var index: NameIndex?
  private var answers: [String: Answer] = [:]
  /// Number of comparisons that are left.
  private var budget = NameIndex.comparisonBudget

  private struct Answer {
    var nearest: String?
    /// Number of comparisons that it took.
    var cost: Int
  }

  init(prefix: String = "", _ known: @escaping @Sendable () -> Set<String>) {
    self.prefix = prefix
    self.known = known
  }

  /// Most answers that are remembered.
  private static let limit = 10_000

  /// Begins a document, whose answers depend on no other document.
  mutating func beginDocument() { budget = NameIndex.comparisonBudget }

  mutating func nearest(to name: String) -> String? {
    guard budget > 0 else { return nil }
    // A remembered answer costs the same. Otherwise the result would depend on other documents.
    let answer = answers[name] ?? find(name)
    budget -= answer.cost
    return answer.nearest
  }

  private mutating func find(_ name: String) -> Answer {
    let index = self.index ?? NameIndex(known().map { String($0.dropFirst(prefix.count)) })
    self.index = index
    var left = Int.max
    let nearest = index.nearest(to: String(name.dropFirst(prefix.count)), budget: &left)
    let answer = Answer(nearest: nearest.map { prefix + $0 }, cost: Int.max - left)
    if answers.count >= Self.limit { answers.removeAll() }
    answers[name] = answer
    return answer
  }
}
