extension TableBuilder {
  /// Adds a declaration.
  ///
  /// - Returns: Its row.
  mutating func add(
    _ member: CatalogueModel.Member, to owner: String, flags: UInt16 = 0
  ) -> UInt16 {
    let syntax = member.syntax
    let scope = self.scope(of: owner).union(syntax.generics.map(\.bareName))
    let around = model.types[owner]?.declaration.attributes.availability ?? model.base
    let parameters = syntax.parameters.map { parameter($0, scope) }
    var arguments: UInt16 = 0
    if syntax.kind == .initializer, model.types[owner]?.isElement == true {
      arguments = self.arguments(of: syntax, in: owner)
    }
    let own = TypeSyntax.named(owner, [])
    let hasOwnType = syntax.kind == .initializer || syntax.kind == .enumCase
    let result = syntax.result ?? (hasOwnType ? own : .named("Void", []))
    return tables.declarations.add([
      kind(of: member, in: owner) | flags | self.flags(of: syntax),
      tables.strings.intern(syntax.name), typeRows[owner] ?? none,
      tables.lists.intern(parameters), list(of: syntax.generics, scope),
      list(of: syntax.requirements, scope), node(result, scope),
      availability(syntax.attributes.availability ?? around),
      deprecation(of: syntax.attributes, around), tables.strings.intern(member.module), arguments,
    ])
  }

  private func kind(of member: CatalogueModel.Member, in owner: String) -> UInt16 {
    if member.isModifier { return 6 }
    if owner == CatalogueModel.environmentType, member.syntax.kind == .property { return 7 }
    return UInt16(member.syntax.kind.rawValue)
  }

  private func flags(of syntax: MemberSyntax) -> UInt16 {
    var flags: UInt16 = 0
    if syntax.isSettable { flags |= DeclarationFlag.settable }
    if syntax.isFailable { flags |= DeclarationFlag.failable }
    if syntax.isAsync { flags |= DeclarationFlag.async }
    if syntax.isThrowing { flags |= DeclarationFlag.throws }
    if syntax.isRethrowing { flags |= DeclarationFlag.rethrows }
    if syntax.attributes.isDisfavored { flags |= DeclarationFlag.disfavored }
    if syntax.attributes.isFromDocumentation { flags |= DeclarationFlag.docs }
    return flags
  }

  private mutating func parameter(_ syntax: ParameterSyntax, _ scope: Set<String>) -> UInt16 {
    var flags: UInt16 = syntax.isVariadic ? ParameterFlag.variadic : 0
    if syntax.defaultValue != nil { flags |= ParameterFlag.hasDefault }
    if syntax.isAutoclosure { flags |= ParameterFlag.autoclosure }
    if syntax.type.isBinding { flags |= ParameterFlag.binding }
    if let result = syntax.type.resultOfClosure {
      flags |= ParameterFlag.closure
      if result == .named("Void", []) || result == .tuple([], labels: []) {
        flags |= ParameterFlag.action
      }
    }
    let value = syntax.defaultValue ?? ""
    return tables.parameters.intern([
      flags, syntax.label.map { tables.strings.intern($0) } ?? none,
      tables.strings.intern(syntax.name ?? ""), node(syntax.type, scope),
      syntax.builder.map { tables.strings.intern($0) } ?? none,
      tables.strings.intern(value == "_" ? "" : value),
    ])
  }

  mutating func list(of generics: [GenericSyntax], _ scope: Set<String>) -> UInt16 {
    tables.lists.intern(
      generics.map { generic in
        tables.generics.intern([
          tables.strings.intern(generic.name), generic.constraint.map { node($0, scope) } ?? none,
        ])
      })
  }

  mutating func list(of requirements: [RequirementSyntax], _ scope: Set<String>) -> UInt16 {
    tables.lists.intern(
      requirements.map { requirement in
        tables.requirements.intern([
          node(requirement.left, scope), requirement.isEquality ? 1 : 0,
          node(requirement.right, scope),
        ])
      })
  }

  mutating func conformance(
    _ type: TypeSyntax, _ requirements: [RequirementSyntax], _ scope: Set<String>
  ) -> UInt16 {
    tables.conformances.intern([node(type, scope), list(of: requirements, scope)])
  }

  mutating func availability(_ syntax: AvailabilitySyntax) -> UInt16 {
    tables.availabilities.intern(syntax.versions + [syntax.inferred])
  }

  mutating func deprecation(
    of attributes: AttributesSyntax, _ around: AvailabilitySyntax
  ) -> UInt16 {
    guard let syntax = attributes.deprecation else { return none }
    let versions = (attributes.availability ?? around).versions
    let since = syntax.since.indices.map { platform in
      let isImplied = syntax.implied >> platform & 1 == 1
      return isImplied && versions[platform] == 0 ? 0 : syntax.since[platform]
    }
    let words = [
      syntax.soft, tables.strings.intern(syntax.renamed), tables.strings.intern(syntax.replacement),
    ]
    return tables.deprecations.intern(since + words)
  }
}

extension TypeSyntax {
  var isBinding: Bool {
    if case .named("Binding", _) = self { return true }
    return false
  }

  /// Type that a closure gives back, also an optional closure; `nil` for any other type.
  var resultOfClosure: TypeSyntax? {
    switch self {
    case .function(_, _, let result): result
    case .optional(let inner): inner.resultOfClosure
    case .named("Optional", let arguments): arguments.first?.resultOfClosure
    case .prefixed(let word, let inner): word.hasPrefix("@") ? inner.resultOfClosure : nil
    default: nil
    }
  }
}
