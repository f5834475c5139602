import VMLDiagnostics

/// All tokens of a site, with their references to each other.
///
/// A reference means the token in its own file, or else the token in the first file that has it. A
/// theme may declare the property again with another value, so a reference becomes a `var()`.
struct TokenGraph {
  private(set) var tokens: [DesignToken] = []
  /// By token: the file that it is in.
  private(set) var files: [Int] = []
  /// By token: the tokens that it refers to, as far as they exist, with the ranges.
  private(set) var references: [[(token: Int, range: SourceRange)]] = []
  /// The tokens with a mistake, which are left out.
  private(set) var broken: Set<Int> = []
  /// Every token after the tokens that it refers to.
  private(set) var order: [Int] = []
  private var byFile: [[String: Int]] = []
  private var byPath: [String: Int] = [:]
  /// By token; `nil` until it is known.
  private var types: [TokenType?] = []

  init(_ files: [[DesignToken]], reporting bag: inout DiagnosticBag) {
    for (file, tokens) in files.enumerated() { add(tokens, of: file, reporting: &bag) }
    var paths: [String]?
    references = tokens.indices.map { index in
      tokens[index].value.tokenReferences.compactMap { reference in
        if let token = find(reference.path, from: index) { return (token, reference.range) }
        broken.insert(index)
        // Finding the nearest name among many takes time.
        let known = bag.errorCount < suggestionLimit ? paths ?? byPath.keys.sorted() : []
        if !known.isEmpty { paths = known }
        report(.undefinedToken(reference, among: known), to: &bag)
        return nil
      }
    }
    sort(reporting: &bag)
    for index in order { types[index] = type(of: index, reporting: &bag) }
  }

  /// Reports a mistake, up to ``tokenMistakeLimit`` of them.
  private func report(_ mistake: Diagnostic, to bag: inout DiagnosticBag) {
    if bag.errorCount < tokenMistakeLimit { bag.report(mistake) }
    if bag.errorCount == tokenMistakeLimit { bag.report(.tooManyTokenMistakes(at: mistake.range)) }
  }

  private mutating func add(
    _ tokens: [DesignToken], of file: Int, reporting bag: inout DiagnosticBag
  ) {
    var names: [String: Int] = [:]
    for token in tokens {
      let index = self.tokens.count
      self.tokens.append(token)
      files.append(file)
      types.append(nil)
      names[token.path] = index
      if byPath[token.path] == nil { byPath[token.path] = index }
    }
    byFile.append(names)
  }

  /// The token that a path means in a token's file.
  func find(_ path: String, from token: Int) -> Int? { byFile[files[token]][path] ?? byPath[path] }

  /// The type of a token; `nil` if it cannot be known.
  func type(of token: Int) -> TokenType? { types[token] }

  mutating func markBroken(_ token: Int) { broken.insert(token) }

  // MARK: Order

  /// Puts every token after the tokens that it refers to, and reports cycles and long chains.
  private mutating func sort(reporting bag: inout DiagnosticBag) {
    var depths = [Int](repeating: 0, count: tokens.count)
    var states = [State](repeating: .new, count: tokens.count)
    var path: [Step] = []
    for start in tokens.indices where states[start] == .new {
      path.append(Step(token: start))
      states[start] = .open
      while let step = path.last {
        guard step.next < references[step.token].count else {
          close(step.token, &depths, reporting: &bag)
          states[step.token] = .done
          path.removeLast()
          continue
        }
        let target = references[step.token][step.next].token
        path[path.count - 1].next += 1
        switch states[target] {
        case .done: break
        case .new:
          states[target] = .open
          path.append(Step(token: target))
        case .open:
          let first = path.firstIndex { $0.token == target } ?? 0
          reportCycle(path[first...], reporting: &bag)
        }
      }
    }
  }

  private enum State { case new, open, done }

  private struct Step {
    var token: Int
    /// Index of the reference to visit next.
    var next = 0
  }

  private mutating func close(
    _ token: Int, _ depths: inout [Int], reporting bag: inout DiagnosticBag
  ) {
    order.append(token)
    for (target, range) in references[token] {
      if broken.contains(target) { broken.insert(token) }
      depths[token] = max(depths[token], depths[target] + 1)
      if depths[token] == tokenChainLimit + 1, !broken.contains(token) {
        report(.chainTooLong(at: range), to: &bag)
      }
    }
    if depths[token] > tokenChainLimit { broken.insert(token) }
  }

  private mutating func reportCycle(_ steps: ArraySlice<Step>, reporting bag: inout DiagnosticBag) {
    var named = steps.map { step in
      (
        path: tokens[step.token].path,
        range: references[step.token][step.next - 1].range
      )
    }
    for step in steps { broken.insert(step.token) }
    if let first = named.indices.min(by: { named[$0].path < named[$1].path }) {
      named = Array(named[first...] + named[..<first])
    }
    report(.tokenCycle(named), to: &bag)
  }

  // MARK: Types

  /// The type of a token: its own, else the type of the token that it refers to, else its groups';
  /// reports if there is none.
  private mutating func type(of token: Int, reporting bag: inout DiagnosticBag) -> TokenType? {
    guard !broken.contains(token) else { return nil }
    let target = TokenReference(tokens[token].value).flatMap { find($0.path, from: token) }
    if let type = tokens[token].type ?? target.flatMap({ types[$0] }) ?? tokens[token].groupType {
      return type
    }
    report(.tokenWithoutType(tokens[token]), to: &bag)
    broken.insert(token)
    return nil
  }
}

/// Unknown names that get a suggestion.
private let suggestionLimit = 20

extension Diagnostic {
  static func tooManyTokenMistakes(at range: SourceRange?) -> Diagnostic {
    Diagnostic(
      .dataMistakeLimit, .error, at: range,
      "more than \(tokenMistakeLimit) mistakes in design tokens; the rest of them is not looked at",
      notes: [Note("correct those above first")])
  }

  fileprivate static func undefinedToken(
    _ reference: TokenReference, among paths: [String]
  ) -> Diagnostic {
    let root = reference.path + ".$root"
    let isGroup = paths.contains { $0.hasPrefix(reference.path + ".") }
    let nearest =
      isGroup
      ? paths.contains(root) ? root : nil : nearestName(to: reference.path, in: paths)
    if isGroup {
      return Diagnostic(
        .undefinedToken, .error, at: reference.range,
        "'\(reference.path)' is a group, and no token" + didYouMean(nearest),
        notes: [
          Note(
            nearest == nil
              ? "name a token in it, or give the group one of its own, '$root'"
              : "the group's own token is called '$root'")
        ],
        fixIts: nearest.map {
          [FixIt("write '{\($0)}'", replace: reference.range, with: "\"{\($0)}\"")]
        } ?? [])
    }
    let group = reference.path.lastIndex(of: ".").map { reference.path[...$0] } ?? ""
    let others = group.isEmpty ? [] : paths.filter { $0.hasPrefix(group) }.sorted()
    return Diagnostic(
      .undefinedToken, .error, at: reference.range,
      "there is no token '\(reference.path)'" + didYouMean(nearest),
      notes: nearest != nil
        ? []
        : [
          Note(
            others.isEmpty
              ? "a token is named by its groups and itself, with dots between: '{color.brand}'"
              : "the group has " + others.prefix(6).map { "'\($0)'" }.joined(separator: ", "))
        ],
      fixIts: nearest.map {
        [FixIt("write '{\($0)}'", replace: reference.range, with: "\"{\($0)}\"")]
      } ?? [])
  }

  fileprivate static func tokenCycle(_ steps: [(path: String, range: SourceRange)]) -> Diagnostic {
    let shown = steps.count > 8 ? Array(steps.prefix(8)) : steps
    let names = shown.map(\.path) + (steps.count > 8 ? ["…"] : []) + [steps[0].path]
    return Diagnostic(
      .tokenCycle, .error, at: steps[steps.count - 1].range,
      "'\(steps[0].path)' refers to itself: " + names.joined(separator: " → "),
      notes: zip(shown, shown.dropFirst()).map { step, next in
        Note("'\(step.path)' refers to '\(next.path)' here", at: step.range)
      } + [Note("give one of them a value of its own")])
  }

  fileprivate static func chainTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .propertyLimit, .error, at: range,
      "more than \(tokenChainLimit) tokens refer to one another in a row",
      notes: [Note("let tokens refer to the one that has the value")])
  }

  fileprivate static func tokenWithoutType(_ token: DesignToken) -> Diagnostic {
    Diagnostic(
      .invalidToken, .error, at: token.nameRange, "the token '\(token.path)' has no type",
      notes: [
        Note(#"give it, or a group around it, a type, as in "$type": "color"; none is guessed"#)
      ])
  }
}
