public import VMLMarkup

extension Catalog {
  /// A call, with the declaration that it uses and the parameter of each argument.
  public struct CallUse: Sendable {
    public var declaration: Declaration
    /// In the order of the arguments; `nil` where no parameter takes one.
    public var parameters: [Parameter?]
    public var values: ValueUses
  }

  /// The declarations that the parts of a value use, by their nodes.
  public struct ValueUses: Sendable {
    public var declarations: [Int: Declaration] = [:]

    public init() {}

    init(_ reading: Reading) {
      for use in reading.uses { declarations[use.node] = use.declaration }
    }
  }
}

extension CallChecker {
  /// Finds which of some overloads a modifier uses; `nil` if it fits none.
  public func use(
    of modifier: Int, in tree: StyleTree, among overloads: [Catalog.Declaration]
  ) -> Catalog.CallUse? {
    guard !overloads.isEmpty else { return nil }
    var reader = CallReader(tree, for: target)
    let (declaration, reading) = reader.readUse(
      of: overloads, at: modifier, named: tree.text(of: modifier))
    guard let declaration, !reading.problems.contains(where: \.isHopeless) else { return nil }
    return Catalog.CallUse(
      declaration: declaration,
      parameters: parameters(of: declaration, at: modifier, in: tree),
      values: Catalog.ValueUses(reading))
  }

  /// Finds what the parts of a value use that should be of a type.
  public func uses(
    in nodes: Range<Int>, of tree: StyleTree, as type: Catalog.ValueType
  ) -> Catalog.ValueUses {
    var reader = CallReader(tree, for: target)
    return Catalog.ValueUses(reader.read(nodes, as: type.expected))
  }

  /// The parameter of each argument of a call.
  public func parameters(
    of declaration: Catalog.Declaration, at node: Int, in tree: StyleTree
  ) -> [Catalog.Parameter?] {
    let reader = CallReader(tree, for: target)
    let parameters = Array(declaration.parameters)
    let arguments = reader.arguments(of: node)
    let callee = Catalog.Callee(name: "", overloads: [], labels: arguments.map(\.label))
    var reading = Catalog.Reading()
    let matching = reader.match(
      arguments, parameters.map(CallReader.Formal.init), callee, node, &reading)
    return matching.map { $0 < 0 ? nil : parameters[$0] }
  }

  /// Whether the target has a declaration.
  public func has(_ declaration: Catalog.Declaration) -> Bool {
    CallReader(StyleTree(source: []), for: target).has(declaration)
  }
}

extension Catalog.Problem {
  /// Whether no overload takes the call, whatever its values are made of.
  fileprivate var isHopeless: Bool {
    switch kind {
    case .argumentLabel, .argumentOrder, .lacksLabel, .surplus, .action, .tooLong: true
    default: false
    }
  }
}
