extension ElementChecker {
  /// Parts of an element that its initialisers may take.
  public struct Usage: Hashable, Sendable {
    public var element: Catalog.Element
    /// Parts that one initialiser has to take, attributes first.
    public var pieces: [Piece] = []
    /// Attributes that are there for something else too, so that one may take them or not.
    public var others: [String] = []

    public init(of element: Catalog.Element) { self.element = element }
  }

  /// Something of an element that stands for a parameter.
  public enum Piece: Hashable, Sendable {
    case attribute(String)
    /// A child with a `template`.
    case template(String)
    case text
    /// Children without a `template`.
    case children
  }

  /// Why no initialiser makes an element of what it has.
  public enum UsageProblem: Sendable {
    /// Every initialiser needs more: one of these sets of attributes.
    case required([[String]], closest: [Signature])
    /// A piece that is taken only where one of these sets of attributes stands beside it.
    case incomplete(Piece, lacking: [[String]], closest: [Signature])
    /// Two pieces that no initialiser takes together.
    case conflict(Piece, with: Piece, closest: [Signature])
    /// A piece that no initialiser takes together with all the others.
    case surplus(Piece, closest: [Signature])
    /// Only an initialiser that the target lacks takes a piece, or makes the element at all.
    case absent(Piece?, Catalog.Absence)
  }

  /// An initialiser in the terms of VML: the pieces that may stand for each of its parameters.
  public struct Signature: Hashable, Sendable {
    public var parameters: [[Piece]]
  }

  /// Problem of an element's parts, taken together; `nil` if an initialiser takes them.
  ///
  /// Bindings, actions, optional values, text and views may be left out: a client can do without
  /// them, and text may be empty because data is.
  public func problem(with usage: Usage) -> UsageProblem? {
    var matcher = UsageMatcher(usage, target)
    if matcher.hasFit { return nil }
    let matches = matcher.matches
    guard !matches.isEmpty else { return nil }
    let fitting = matches.filter(\.fits)
    if fitting.contains(where: \.isHere) { return nil }
    let here = matches.filter(\.isHere)
    if let newer = fitting.min(by: isEarlier) {
      return absence(newer, instead: best(of: here), usage)
    }
    let known = here.isEmpty ? matches : here
    guard let best = best(of: known), let blamed = best.surplus.last else {
      return required(known)
    }
    return together(blamed, known)
  }

  /// The initialiser that loses least of what is there.
  private func best(of matches: [UsageMatch]) -> UsageMatch? {
    matches.filter(\.missing.isEmpty).min { rank($0) < rank($1) }
  }

  private func rank(_ match: UsageMatch) -> (Int, Int, Int) {
    let isOld = match.initializer.deprecation.map(target.isDeprecated) ?? false
    return (match.loss, isOld ? 1 : 0, match.initializer.isDisfavored ? 1 : 0)
  }

  // MARK: Problems

  /// Whether the platform has had an initialiser for longer than another; what it never had comes
  /// last.
  private func isEarlier(_ match: UsageMatch, _ other: UsageMatch) -> Bool {
    func since(_ match: UsageMatch) -> Int {
      match.initializer.availability.introduced(on: target.platform)?.order ?? .max
    }
    return since(match) < since(other)
  }

  private func absence(_ newer: UsageMatch, instead: UsageMatch?, _ usage: Usage) -> UsageProblem {
    let availability = newer.initializer.availability
    let blamed = instead?.surplus.last
    var name = usage.element.name.string
    switch blamed {
    case .attribute(let attribute): name = attribute
    case .template(let template): name = template
    case .text, .children, nil: break
    }
    return .absent(
      blamed,
      Catalog.Absence(
        name: name, introduced: availability.introduced(on: target.platform),
        isInferred: availability.isInferred(on: target.platform), range: 0..<0))
  }

  private func required(_ matches: [UsageMatch]) -> UsageProblem {
    // What only an initialiser asks for that should no longer be used is not named.
    let current = matches.filter { match in
      matches.contains { $0.initializer.deprecation == nil && $0.missing == match.missing }
    }
    let ordered = closest(current.isEmpty ? matches : current)
    return .required(missing(ordered), closest: signatures(ordered))
  }

  /// Parts that the closest of some initialisers lack.
  private func missing(_ ordered: [UsageMatch]) -> [[String]] {
    var sets: [[String]] = []
    for match in ordered {
      guard let first = ordered.first, match.loss == first.loss,
        match.missing.count == first.missing.count
      else { break }
      if !sets.contains(match.missing) { sets.append(match.missing) }
    }
    return sets
  }

  private func together(_ blamed: Piece, _ matches: [UsageMatch]) -> UsageProblem {
    let taking = closest(matches.filter { $0.taken.contains(blamed) })
    let signatures = signatures(taking.isEmpty ? closest(matches) : taking)
    let complete = taking.filter(\.surplus.isEmpty)
    if !complete.isEmpty {
      return .incomplete(blamed, lacking: missing(complete), closest: signatures)
    }
    let others = taking.first?.surplus ?? []
    let rival = others.first { other in !taking.contains { $0.taken.contains(other) } }
    if let rival { return .conflict(blamed, with: rival, closest: signatures) }
    return .surplus(blamed, closest: signatures)
  }

  private func closest(_ matches: [UsageMatch]) -> [UsageMatch] {
    let ranked = matches.enumerated().map { index, match in
      let rank = rank(match)
      let size = match.initializer.parameters.count
      return (
        key: (rank.0, match.missing.count, rank.1 + rank.2, match.strangers, size, index),
        match: match
      )
    }
    return ranked.sorted { $0.key < $1.key }.map(\.match)
  }

  private func signatures(_ matches: [UsageMatch]) -> [Signature] {
    var signatures: [Signature] = []
    for match in matches where signatures.count < 3 {
      let signature = Signature(
        parameters: match.initializer.arguments.compactMap { argument in
          if let slot = argument.slot {
            return [argument.isDefaultSlot ? .children : .template(slot.string)]
          }
          let attribute = argument.attributes.first.map { [Piece.attribute($0.string)] } ?? []
          let pieces = attribute + (argument.takesText ? [.text] : [])
          return pieces.isEmpty ? nil : pieces
        })
      if !signatures.contains(signature) { signatures.append(signature) }
    }
    return signatures
  }
}
