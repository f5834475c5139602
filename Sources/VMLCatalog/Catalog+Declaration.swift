import CCatalogue

extension Catalog {
  /// An overload of a modifier, an initialiser, a case, a static or other member, or a value of the
  /// environment.
  public struct Declaration: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    private func word(_ field: Int) -> UInt16 {
      Catalog.word(ccatalogue_declaration_start, ccatalogue_declaration_stride, row, field)
    }

    private func flag(_ bit: UInt16) -> Bool { word(0) >> bit & 1 == 1 }

    public var kind: Kind { Kind(rawValue: word(0) & 15) ?? .property }

    /// `init` for an initialiser.
    public var name: Name { Name(row: word(1)) }

    /// The receiver of a modifier, or the type that holds it.
    public var owner: TypeEntry { TypeEntry(row: word(2)) }

    public var parameters: List<Parameter> { List(list: word(3)) }

    public var generics: List<Generic> { List(list: word(4)) }

    public var requirements: List<Requirement> { List(list: word(5)) }

    /// The type of a member or property; the owner for initialisers and cases; `Void` for functions
    /// that return nothing.
    public var result: TypeExpression { TypeExpression(row: word(6)) }

    public var availability: Availability { Availability(row: word(7)) }

    public var deprecation: Deprecation? {
      word(8) == Catalog.none ? nil : Deprecation(row: word(8))
    }

    /// The framework that declares it.
    public var module: Name { Name(row: word(9)) }

    var argumentRows: List<Name> { List(list: word(10)) }

    public var isSettable: Bool { flag(4) }
    public var isFailable: Bool { flag(5) }
    /// Taken only where nothing else fits.
    public var isDisfavored: Bool { flag(6) }
    public var isAsync: Bool { flag(7) }
    public var isThrowing: Bool { flag(8) }
    public var isRethrowing: Bool { flag(9) }
    /// Known from Apple's documentation, not from an interface.
    public var isFromDocumentation: Bool { flag(10) }

    /// A modifier of something narrower than `View`.
    var isNarrow: Bool { flag(11) }
    /// A narrow modifier whose result has modifiers of this name too.
    var keepsReceiver: Bool { flag(12) }
    /// A modifier of `View` itself.
    var isOnView: Bool { flag(13) }
  }
}

extension Catalog.Declaration {
  /// In the order of the generator's.
  public enum Kind: UInt16, Sendable {
    case enumCase, staticMember, staticFunction, initializer, property, method
    case modifier, environmentValue
  }

  /// `X` of `where Self == X`: what an implicit member of a protocol makes.
  public var selfType: Catalog.TypeExpression? {
    binding { $0.kind == .parameter && $0.name.isEqual(to: "Self") }
  }

  /// `X` of `where Parameter == X`.
  public func binding(of parameter: Catalog.Name) -> Catalog.TypeExpression? {
    binding { $0.kind == .parameter && $0.name == parameter }
  }

  private func binding(
    where isLeft: (Catalog.TypeExpression) -> Bool
  ) -> Catalog.TypeExpression? {
    requirements.first { $0.isEquality && isLeft($0.left) }?.right
  }

  /// Types that a generic parameter must conform to here: by its own constraint, a where clause, or
  /// the type around.
  public func constraints(on parameter: Catalog.Name) -> [Catalog.TypeExpression] {
    let all = Array(generics) + Array(owner.generics)
    let own = all.first { $0.name == parameter }?.constraint
    let clauses = Array(requirements) + Array(owner.requirements)
    let others = clauses.filter {
      !$0.isEquality && $0.left.kind == .parameter && $0.left.name == parameter
    }
    return (own.map { [$0] } ?? []) + others.map(\.right)
  }

  /// As the catalogue's text has it, without availability: `padding(_ length: CGFloat) -> some
  /// View` for a function, `case center`, `static let blue: Color where Self == Color`.
  public var text: String {
    switch kind {
    case .enumCase: "case \(signature)"
    case .staticMember: "static let \(signature)"
    case .staticFunction: "static func \(signature)"
    case .initializer: signature
    case .property, .environmentValue: (isSettable ? "var " : "let ") + signature
    case .method, .modifier: "func \(signature)"
    }
  }

  /// The name with the labels, as Apple's documentation writes it: `italic(_:)`; of an initialiser
  /// the type's name with them.
  public var labelledName: String {
    guard !parameters.isEmpty else { return callText }
    let labels = parameters.map { "\($0.label?.string ?? "_"):" }
    return "\(calledName)(\(labels.joined()))"
  }

  /// As it is called, with its parameters: `italic(_ isActive: Bool)`, and `blue` for a value.
  public var callText: String {
    let isValue =
      parameters.isEmpty && kind != .modifier && kind != .initializer && kind != .method
      && kind != .staticFunction
    return isValue
      ? calledName : "\(calledName)(\(parameters.map(\.text).joined(separator: ", ")))"
  }

  private var calledName: String { kind == .initializer ? owner.name.string : name.string }

  /// The same without the word before the name.
  public var signature: String {
    switch kind {
    case .enumCase: name.string + payloadText + requirements.text
    case .staticMember, .property, .environmentValue:
      "\(name.string): \(result.text)\(requirements.text)"
    case .initializer:
      "init" + (isFailable ? "?" : "") + generics.text + parametersText + effects
        + requirements.text
    case .staticFunction, .method, .modifier:
      name.string + generics.text + parametersText + effects
        + (result.isVoid ? "" : " -> \(result.text)") + requirements.text
    }
  }

  private var effects: String {
    (isAsync ? " async" : "") + (isThrowing ? " throws" : "") + (isRethrowing ? " rethrows" : "")
  }

  private var payloadText: String { parameters.isEmpty ? "" : parametersText }

  private var parametersText: String {
    "(" + parameters.map(\.text).joined(separator: ", ") + ")"
  }
}
