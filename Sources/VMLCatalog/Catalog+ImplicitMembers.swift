extension Catalog {
  /// Declarations that may be written with a dot alone where a type is expected: `.blue`,
  /// `.rect(cornerRadius: 8)`.
  ///
  /// For a type these are its own cases and static members that make one of it, and its
  /// initialisers, which are written `.init(…)`. For a protocol, also as `some`, `any` or the
  /// constraint of a generic parameter, they are its static members and the members of the
  /// protocols that it refines; ``Declaration/selfType`` says what such a member makes. The
  /// declaration is where the type is named, which says what a generic parameter means.
  public static func implicitMembers(
    of type: TypeExpression, in declaration: Declaration
  ) -> [Declaration] {
    var members: [Declaration] = []
    for entry in implicitScopes(of: type, in: declaration) {
      let statics = Array(entry.cases) + Array(entry.staticMembers) + Array(entry.staticFunctions)
      if entry.kind == .protocol {
        members += statics
      } else {
        members += statics.filter { makes(entry, $0) } + Array(entry.initializers)
      }
    }
    return members
  }

  /// The same, of one name; `init` for initialisers.
  public static func implicitMembers(
    named name: Name, of type: TypeExpression, in declaration: Declaration
  ) -> [Declaration] {
    implicitMembers(of: type, in: declaration).filter { $0.name == name }
  }

  /// The types whose members an implicit member may be.
  private static func implicitScopes(
    of type: TypeExpression, in declaration: Declaration
  ) -> [TypeEntry] {
    switch type.kind {
    case .named, .member:
      guard let entry = type.entry else {
        // `Optional` and `Binding` do not keep a member from being looked up in what they wrap.
        let wrappers = ["Optional", "Binding"]
        guard wrappers.contains(type.name.string), let inner = type.arguments.first else {
          return []
        }
        return implicitScopes(of: inner, in: declaration)
      }
      if entry.name.isEqual(to: "Binding"), let inner = type.arguments.first {
        return implicitScopes(of: inner, in: declaration)
      }
      if let target = entry.target { return implicitScopes(of: target, in: declaration) }
      guard entry.kind == .protocol else { return [entry] }
      return [entry] + entry.protocols.compactMap { Catalog.type($0) }
    case .optional, .unwrapped, .some, .any, .attributed:
      return implicitScopes(of: type.arguments[0], in: declaration)
    case .composition:
      return unique(type.arguments.flatMap { implicitScopes(of: $0, in: declaration) })
    case .parameter:
      if let bound = declaration.binding(of: type.name), bound != type {
        return implicitScopes(of: bound, in: declaration)
      }
      let constraints = declaration.constraints(on: type.name).filter { $0 != type }
      return unique(constraints.flatMap { implicitScopes(of: $0, in: declaration) })
    default: return []
    }
  }

  /// Whether a static member of a type gives a value of it.
  private static func makes(_ entry: TypeEntry, _ member: Declaration) -> Bool {
    if member.kind == .enumCase { return true }
    let result = member.result.unwrapped
    return result.entry == entry || result.kind == .parameter && result.name.isEqual(to: "Self")
  }

  private static func unique(_ entries: [TypeEntry]) -> [TypeEntry] {
    var seen: Set<TypeEntry> = []
    return entries.filter { seen.insert($0).inserted }
  }
}
