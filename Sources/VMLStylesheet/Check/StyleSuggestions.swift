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

/// Remembers the nearest of the known names, and gives up when there are very many to be found.
struct Suggestions: Sendable {
  private let known: @Sendable () -> Set<String>
  /// What all names begin with, which makes none of them more alike.
  private let prefix: String
  private var candidates: [String]?
  private var answers: [String: String?] = [:]

  init(prefix: String = "", _ known: @escaping @Sendable () -> Set<String>) {
    self.prefix = prefix
    self.known = known
  }

  /// How many different names are looked for; a sheet with more mistakes has another problem.
  private static let limit = 200

  mutating func nearest(to name: String) -> String? {
    if let answer = answers[name] { return answer }
    guard answers.count < Self.limit else { return nil }
    let candidates = self.candidates ?? known().map { String($0.dropFirst(prefix.count)) }
    self.candidates = candidates
    let answer = nearestName(to: String(name.dropFirst(prefix.count)), in: candidates)
      .map { prefix + $0 }
    answers[name] = answer
    return answer
  }
}
