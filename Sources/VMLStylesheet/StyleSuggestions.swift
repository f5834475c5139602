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
    modifiers = Suggestions { Catalog.modifiers.union(facts.customModifiers) }
    properties = Suggestions { facts.properties }
  }
}

/// Remembers the nearest of the known names, and gives up when there are very many to be found.
struct Suggestions: Sendable {
  private let known: @Sendable () -> Set<String>
  private var candidates: [String]?
  private var answers: [String: String?] = [:]

  init(_ known: @escaping @Sendable () -> Set<String>) { self.known = known }

  /// How many different names are looked for; a sheet with more mistakes has another problem.
  private static let limit = 200

  mutating func nearest(to name: String) -> String? {
    if let answer = answers[name] { return answer }
    guard answers.count < Self.limit else { return nil }
    let candidates = self.candidates ?? Array(known())
    self.candidates = candidates
    let answer = nearestName(to: name, in: candidates)
    answers[name] = answer
    return answer
  }
}
