import VMLData
import VMLDiagnostics

// The lines of data that the values of a mistake come from.
extension Evaluation {
  /// Places that only the caller knows.
  struct KnownPlaces {
    /// The list that a variable runs over, and the position of its value.
    var list: (VariableName) -> (items: [Value], position: Int)? = { _ in nil }
    /// A key of the page's front matter.
    var front: (String) -> SourceRange? = { _ in nil }
  }

  /// A note on each value that a mistake is about and that stands in the site's data.
  mutating func placeNotes(
    on mistake: Diagnostic, _ known: KnownPlaces = KnownPlaces()
  ) -> [Diagnostic.Note] {
    guard mistake.isAboutValues, let places = scope.memory?.places,
      let failed = expression.places.lastIndex(where: {
        $0.focus == mistake.range || $0.range == mistake.range
      })
    else { return [] }
    var blamed = blamedNodes(of: failed, mistake.code).compactMap { node in
      isPlain(node) ? evaluateTolerantly(node).map { (node: node, value: $0) } : nil
    }
    // Beside a number, the operand that is none is the mistake.
    if mistake.code == .operandType, blamed.count(where: { !$0.value.isNumber }) == 1 {
      blamed.removeAll { $0.value.isNumber }
    }
    return blamed.compactMap { node, value in
      guard let name = expression.path(of: node),
        let place = place(of: node, value, places, known)
      else { return nil }
      return switch value {
      case .list, .object: Diagnostic.Note("'\(name)' comes from here", at: place)
      default: Diagnostic.Note("'\(name)' is \(value.shortDescription) here", at: place)
      }
    }
  }

  /// The operands that a node fails because of.
  private func blamedNodes(of index: Int, _ code: DiagnosticCode) -> [Int] {
    switch expression.kinds[index] {
    case .member(let base, _, _): code == .unknownMember ? [base] : [index]
    case .element(let base, _, _): code == .indexOutOfRange ? [base] : [index]
    case .variable, .parameter: [index]
    case .binary(_, let left, let right): [left, right]
    case .not(let operand), .negate(let operand): [operand]
    case .call(let base, _, let arguments, _):
      [base] + (arguments.hasClosure ? arguments.values.dropLast() : arguments.values[...])
    default: []
    }
  }

  /// Whether a node is a variable, or a member or an element in one, that can be read.
  private func isPlain(_ index: Int) -> Bool {
    switch expression.kinds[index] {
    case .variable, .literal: true
    case .parameter(let slot): slot < parameters.count
    case .member(let base, _, _): isPlain(base)
    case .element(let base, let key, _): isPlain(base) && isPlain(key)
    default: false
    }
  }

  private mutating func place(
    of index: Int, _ value: Value, _ places: DataPlaces, _ known: KnownPlaces
  ) -> SourceRange? {
    if let node = places.node(of: value) { return node.start }
    switch expression.kinds[index] {
    case .variable(let name):
      guard let (items, position) = known.list(name),
        let list = places.node(of: .list(items))?.items, list.indices.contains(position)
      else { return nil }
      return list[position].start
    case .member(let base, let name, _):
      if case .variable(let variable) = expression.kinds[base], variable.text == "page" {
        return known.front(name)
      }
      return node(of: base, places)?[name]?.start
    case .element(let base, let key, _):
      guard let node = node(of: base, places), let value = evaluate(key) else { return nil }
      switch value {
      case .integer(let position):
        guard let items = node.items, items.indices.contains(position) else { return nil }
        return items[position].start
      case .string(let name): return node[name]?.start
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func node(of index: Int, _ places: DataPlaces) -> DataNode? {
    evaluateTolerantly(index).flatMap { places.node(of: $0) }
  }
}

extension DataNode {
  /// Its range, or the first key of an object and the first element of a list.
  fileprivate var start: SourceRange {
    if let entry = entries?.first { return entry.keyRange }
    return items?.first.map(\.start) ?? range
  }
}

extension Value {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}
