import VMLData

// The values that cannot be nil once a test has come out.
extension Expression {
  /// The variables and members that are not nil if a test is true, or if it is false, as the author
  /// writes them.
  func present(if index: Int, is outcome: Bool) -> [String] {
    switch kinds[index] {
    case .not(let operand): present(if: operand, is: !outcome)
    case .binary(.and, let left, let right):
      outcome ? present(if: left, is: true) + present(if: right, is: true) : []
    case .binary(.or, let left, let right):
      outcome ? [] : present(if: left, is: false) + present(if: right, is: false)
    case .binary(.equal, let left, let right): presentWhereEqual(left, right, outcome)
    case .binary(.notEqual, let left, let right): presentWhereEqual(left, right, !outcome)
    case .binary(.coalesce, let left, let right):
      // Otherwise the outcome may come from the right side.
      if case .literal(.boolean(let other)) = kinds[right], other != outcome {
        chain(left) + present(if: left, is: outcome)
      } else {
        []
      }
    case .member(let base, "isEmpty", _):
      outcome ? [] : chain(base)
    default: []
    }
  }

  private func presentWhereEqual(_ left: Int, _ right: Int, _ areEqual: Bool) -> [String] {
    if case .literal(let value) = kinds[right] {
      return value.isNothing != areEqual ? chain(left) : []
    }
    if case .literal(let value) = kinds[left] {
      return value.isNothing != areEqual ? chain(right) : []
    }
    return []
  }

  /// A value that is not nil, and those before each `?.` on the way to it.
  private func chain(_ index: Int) -> [String] {
    var paths = path(of: index).map { [$0] } ?? []
    switch kinds[index] {
    case .member(let base, _, let access), .element(let base, at: _, let access),
      .call(let base, _, _, let access):
      if access != .plain { paths += chain(base) }
    default: break
    }
    return paths
  }
}
