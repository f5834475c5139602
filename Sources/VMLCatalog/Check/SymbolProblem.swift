import VMLMarkup

extension Catalog {
  /// Mistake in the name of a symbol on a target.
  public enum SymbolProblem: Hashable, Sendable {
    /// SF Symbols does not have it; `nearest` is the name that may have been meant.
    case unknown(nearest: String?)
    /// Some systems of the target lack it. All of them know it by its old name, if `old` has one.
    case late(Absence, old: String?)
    /// All systems of the target know its new name.
    case renamed(to: String)
  }

  /// A symbol that a modifier names, and what is wrong with the name.
  public struct SymbolFinding: Sendable {
    public var name: String
    public var problem: SymbolProblem
    /// Place of the name in the modifier's source, without quotes where ``isLiteral``.
    public var range: Range<Int>
    /// Whether the name stands there as it is.
    public var isLiteral: Bool
  }
}

extension CheckPlace {
  /// - Returns: `nil` for a good name.
  func finding(
    ofSymbol node: Int, for target: Catalog.CheckTarget
  ) -> Catalog.SymbolFinding? {
    let name = tree.text(of: node)
    guard let problem = target.problem(withSymbol: name) else { return nil }
    let range = valueRange(node)
    let inner = range.count > 2 ? range.lowerBound + 1..<range.upperBound - 1 : range
    let isLiteral = text(inner) == name
    return Catalog.SymbolFinding(
      name: name, problem: problem, range: isLiteral ? inner : range, isLiteral: isLiteral)
  }
}

extension Catalog.CheckTarget {
  /// Problem of a symbol's name.
  ///
  /// - Returns: `nil` for a good name, one of the app's own, and an empty one, which shows nothing.
  public func problem(withSymbol name: String) -> Catalog.SymbolProblem? {
    guard !name.isEmpty, !custom.symbols.contains(name) else { return nil }
    guard let symbol = Catalog.symbol(name) else {
      return .unknown(nearest: Catalog.nearestSymbol(to: name))
    }
    guard has(symbol.availability) else {
      let old = Catalog.oldName(of: symbol).flatMap { has($0.availability) ? $0.name : nil }
      let absence = Catalog.Absence(
        name: name, introduced: symbol.availability.introduced(on: platform),
        isInferred: symbol.availability.isInferred(on: platform), range: 0..<0)
      return .late(absence, old: old)
    }
    guard let new = symbol.renamed, has(new.availability) else { return nil }
    return .renamed(to: new.name)
  }
}

extension Catalog.Parameter {
  /// Whether it takes the name of a symbol.
  var isSymbolName: Bool {
    guard let label, label.isEqual(to: "systemName") || label.isEqual(to: "systemImage") else {
      return false
    }
    return type.unwrapped.name.isEqual(to: "String")
  }
}
