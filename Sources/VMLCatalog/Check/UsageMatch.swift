/// An element's parts, matched with the parameters of one initialiser.
struct UsageMatch {
  var initializer: Catalog.Declaration
  var taken: [ElementChecker.Piece] = []
  /// Parts that it has no parameter for.
  var surplus: [ElementChecker.Piece]
  /// The attributes without which it makes nothing.
  var missing: [String] = []
  /// Number of these that are no plain text, number or the like.
  var strangers = 0
  var isHere: Bool

  var fits: Bool { surplus.isEmpty && missing.isEmpty }

  /// Weight of the parts that would be lost; an attribute is little beside content.
  var loss: Int {
    surplus.reduce(0) { sum, piece in
      if case .attribute = piece { return sum + 1 }
      return sum + 100
    }
  }

  /// Takes what stands for a parameter.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  fileprivate mutating func take(
    first: Bool = false, where stands: (ElementChecker.Piece) -> Bool
  ) -> Bool {
    var found = false
    var index = 0
    while index < surplus.count {
      guard stands(surplus[index]), !(first && found) else {
        index += 1
        continue
      }
      taken.append(surplus.remove(at: index))
      found = true
    }
    return found
  }
}

/// Matches what an element has with its initialisers.
struct UsageMatcher {
  private var usage: ElementChecker.Usage
  private let target: Catalog.CheckTarget
  private let initializers: [Catalog.Declaration]
  /// The attributes that stand for a text.
  private lazy var labels = Set(
    initializers.flatMap { initializer in
      initializer.arguments.filter { $0.takesText && $0.slot == nil }.flatMap(\.attributes)
    })

  init(_ usage: ElementChecker.Usage, _ target: Catalog.CheckTarget) {
    self.usage = usage
    self.target = target
    // Initialisers for Swift's own use have no form.
    initializers = usage.element.initializers.filter { initializer in
      !initializer.parameters.contains { $0.label?.string.hasPrefix("_") ?? false }
    }
    // Templates that a client takes without any initialiser having them.
    self.usage.pieces.removeAll { piece in
      guard case .template(let name) = piece else { return false }
      return !initializers.contains { initializer in
        initializer.arguments.contains { $0.slot?.isEqual(to: name) ?? false }
      }
    }
  }

  /// Whether an initialiser that the target has takes everything, and lacks nothing.
  ///
  /// This is what most elements come to, so that it is asked first.
  var hasFit: Bool {
    mutating get {
      for initializer in initializers where target.has(initializer.availability) {
        if match(initializer, needsAll: true).fits { return true }
      }
      return false
    }
  }

  var matches: [UsageMatch] {
    mutating get {
      // An object of the app is asked for only where another initialiser does without.
      let hasWritten = initializers.contains { initializer in
        initializer.arguments.allSatisfy { argument in
          !isNeeded(argument) || isWritten(.type(argument.parameter.type, initializer))
        }
      }
      var matches: [UsageMatch] = []
      for initializer in initializers { matches.append(match(initializer, needsAll: hasWritten)) }
      return matches
    }
  }

  private mutating func match(
    _ initializer: Catalog.Declaration, needsAll: Bool
  ) -> UsageMatch {
    var match = UsageMatch(
      initializer: initializer, surplus: usage.pieces,
      isHere: target.has(initializer.availability))
    for argument in initializer.arguments {
      guard !fill(argument, of: &match), isNeeded(argument),
        let name = argument.attributes.first
      else { continue }
      let type = Catalog.Expected.type(argument.parameter.type, initializer)
      if type.shape.isOptional || !needsAll && !isWritten(type) { continue }
      match.missing.append(name.string)
      if !isPlain(type) { match.strangers += 1 }
    }
    return match
  }

  /// Takes what stands for an argument.
  ///
  /// - Returns: Whether that is an attribute of its own.
  private mutating func fill(_ argument: Catalog.Argument, of match: inout UsageMatch) -> Bool {
    let names = argument.attributes
    let isGiven = { (name: String) in names.contains { $0.isEqual(to: name) } }
    let isFilled = match.take(first: true) { piece in
      if case .attribute(let name) = piece { return isGiven(name) }
      return false
    }
    if isFilled || usage.others.contains(where: isGiven) { return true }
    let slot = argument.slot ?? (argument.takesText ? usage.element.defaultSlot : nil)
    let hasContent = match.take { piece in
      switch piece {
      case .attribute: false
      case .template(let name): slot?.isEqual(to: name) ?? false
      case .text: argument.takesText
      // Views where SwiftUI takes a text are what a client shows as the label.
      case .children: argument.isDefaultSlot || argument.takesText
      }
    }
    // A label is made of its text as well.
    if !hasContent, argument.takesText, argument.slot != nil, !match.surplus.isEmpty {
      let labels = labels
      match.take(first: true) { piece in
        if case .attribute(let name) = piece { return labels.contains { $0.isEqual(to: name) } }
        return false
      }
    }
    return false
  }

  private func isNeeded(_ argument: Catalog.Argument) -> Bool {
    !(argument.mayBeLeftOut || argument.hasNoForm || argument.takesText || argument.slot != nil)
  }

  /// Whether enough is known of a type to ask for a value of it; `nil` is written by leaving it
  /// out.
  private func isWritten(_ expected: Catalog.Expected) -> Bool {
    let (shape, isOptional) = expected.shape
    switch shape {
    case _ where isOptional: return true
    case .array(let element), .set(let element): return isWritten(element)
    case .function: return false
    case .outside(let name) where name.hasSuffix("KeyPath"): return false
    default: break
    }
    if case .unsure = Catalog.fit(.string, shape) { return false }
    return true
  }

  private func isPlain(_ expected: Catalog.Expected) -> Bool {
    let shape = expected.shape.shape
    return [Catalog.Literal.string, .integer, .boolean].contains { literal in
      switch Catalog.fit(literal, shape) {
      case .exact, .converted: true
      case .unsure, .no: false
      }
    }
  }
}
