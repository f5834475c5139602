/// All files of the catalogue, put together: what each type holds, whichever file says it.
struct CatalogueModel {
  struct TypeRecord {
    var declaration: TypeDeclarationSyntax
    var module: String
    var isExternal = false
    /// Conformances besides the declaration's own, with the requirements under which they hold.
    var conditional: [(type: TypeSyntax, requirements: [RequirementSyntax])] = []
    var members: [Member] = []
    var isElement = false
  }

  struct Member {
    var syntax: MemberSyntax
    var module: String
    /// An extension's method on what may be an element.
    var isModifier = false
  }

  var types: [String: TypeRecord] = [:]
  var environment: [Member] = []
  var base = AvailabilitySyntax()
  var rules = ElementRules()

  static let environmentType = "EnvironmentValues"
}

extension CatalogueModel {
  /// Puts files together, in order: what a later one declares again replaces the earlier.
  init(
    _ files: [FileSyntax], releases: ReleaseTable, rules: ElementRules,
    errors: inout [CatalogueError]
  ) {
    self.rules = rules
    base = releases.base
    for file in files { addTypes(of: file, &errors) }
    for file in files { addConformances(of: file, &errors) }
    findElements(&errors)
    for file in files { addMembers(of: file, &errors) }
  }

  private mutating func addTypes(of file: FileSyntax, _ errors: inout [CatalogueError]) {
    for declaration in file.types {
      if types[declaration.name] != nil {
        errors.append(
          declaration.place.error("'\(declaration.name)' is declared twice; 'extension' adds to it")
        )
      }
      types[declaration.name] = TypeRecord(declaration: declaration, module: file.module)
    }
  }

  private mutating func addConformances(of file: FileSyntax, _ errors: inout [CatalogueError]) {
    for addition in file.extensions {
      if types[addition.name] == nil {
        let declaration = TypeDeclarationSyntax(
          place: addition.place, kind: .struct, name: addition.name)
        types[addition.name] = TypeRecord(
          declaration: declaration, module: file.module, isExternal: true)
      }
      if let type = addition.conformance {
        types[addition.name]?.conditional.append((type, addition.requirements))
      } else if !addition.requirements.isEmpty {
        errors.append(addition.place.error("each line of an extension has its own 'where'"))
      }
    }
  }

  private mutating func findElements(_ errors: inout [CatalogueError]) {
    let kinds = Set(rules.kinds)
    for (name, record) in types where record.declaration.kind == .struct && !record.isExternal {
      let conformances = record.declaration.conformances + record.conditional.map(\.type)
      types[name]?.isElement = conformances.contains { kinds.contains($0.simpleName ?? "") }
    }
    for (name, exceptions) in rules.elements where types[name]?.isElement != true {
      errors.append(exceptions.place.error("there is no element '\(name)'"))
    }
  }

  /// The protocols that a type conforms to, and those that these refine.
  func protocols(of name: String) -> Set<String> {
    var found: Set<String> = []
    var rest = [name]
    while let next = rest.popLast() {
      guard let record = types[next] else { continue }
      let conformances = record.declaration.conformances + record.conditional.map(\.type)
      for name in conformances.compactMap(\.simpleName) where found.insert(name).inserted {
        rest.append(name)
      }
    }
    return found
  }

  private mutating func addMembers(of file: FileSyntax, _ errors: inout [CatalogueError]) {
    for declaration in file.types {
      for member in declaration.members {
        let member = Member(syntax: member, module: file.module)
        types[declaration.name]?.members.add(member, replacing: file.isAddition)
      }
    }
    let kinds = Set(rules.kinds)
    for addition in file.extensions {
      let isReceiver =
        types[addition.name]?.isElement == true || kinds.contains(addition.name)
        || !protocols(of: addition.name).isDisjoint(with: kinds)
      for syntax in addition.members {
        let isModifier = isReceiver && syntax.kind == .method
        let member = Member(syntax: syntax, module: file.module, isModifier: isModifier)
        if addition.name == Self.environmentType, syntax.kind == .property {
          environment.add(member, replacing: file.isAddition)
        } else {
          types[addition.name]?.members.add(member, replacing: file.isAddition)
        }
      }
    }
  }
}

extension [CatalogueModel.Member] {
  /// Adds a member, in place of one that reads the same but for what follows it.
  fileprivate mutating func add(_ member: CatalogueModel.Member, replacing: Bool) {
    if replacing, let index = firstIndex(where: { $0.syntax.isSame(as: member.syntax) }) {
      self[index] = member
    } else {
      append(member)
    }
  }
}

extension MemberSyntax {
  fileprivate func isSame(as other: MemberSyntax) -> Bool {
    kind == other.kind && name == other.name && parameters == other.parameters
      && requirements == other.requirements && generics == other.generics
      && (kind == .method || kind == .staticFunction || result == other.result || kind == .property)
  }
}

extension TypeSyntax {
  /// The dotted name of a type, without its generic arguments.
  var simpleName: String? {
    switch self {
    case .named(let name, _): name
    case .member(let base, let name, _): base.simpleName.map { "\($0).\(name)" }
    default: nil
    }
  }
}
