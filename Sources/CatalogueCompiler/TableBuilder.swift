/// Turns the model into tables.
struct TableBuilder {
  let model: CatalogueModel
  var tables = CatalogueTables()
  /// The rows of types, which are in the order of their names.
  let typeNames: [String]
  let typeRows: [String: UInt16]
  /// The protocols of each type, and those that they refine.
  let protocols: [String: Set<String>]
  /// The declarations of modifiers by their receiver, once they are written.
  var modifiersOfReceiver: [String: [UInt16]] = [:]

  init(_ model: CatalogueModel) {
    self.model = model
    typeNames = model.types.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var rows: [String: UInt16] = [:]
    for (index, name) in typeNames.enumerated() { rows[name] = UInt16(clamping: index) }
    typeRows = rows
    protocols = Dictionary(uniqueKeysWithValues: typeNames.map { ($0, model.protocols(of: $0)) })
  }

  mutating func build() {
    var ranges: [String: [UInt16]] = [:]
    for name in typeNames { ranges[name] = addMembers(of: name) }
    addModifiers()
    addEnvironment()
    let elements = typeNames.filter { model.types[$0]?.isElement == true }
    for name in typeNames {
      guard let record = model.types[name] else { continue }
      let element = elements.firstIndex(of: name).map { UInt16(clamping: $0) } ?? none
      addType(record, members: ranges[name] ?? [], element: element)
    }
    addElements(elements)
  }

  /// Adds what a type holds, kind by kind.
  ///
  /// - Returns: The first row, and how many there are of each kind.
  private mutating func addMembers(of name: String) -> [UInt16] {
    guard let record = model.types[name] else { return [] }
    let kinds: [MemberSyntax.Kind] = [
      .enumCase, .staticMember, .staticFunction, .initializer, .property, .method,
    ]
    var range = [UInt16(clamping: tables.declarations.count)]
    for kind in kinds {
      let members = record.members.filter { $0.syntax.kind == kind && !$0.isModifier }
      for member in members { _ = add(member, to: name) }
      range.append(UInt16(clamping: members.count))
    }
    return range
  }

  private mutating func addModifiers() {
    var overloads: [String: [(receiver: String, member: CatalogueModel.Member)]] = [:]
    for receiver in typeNames {
      for member in model.types[receiver]?.members ?? [] where member.isModifier {
        overloads[member.syntax.name, default: []].append((receiver, member))
      }
    }
    for name in overloads.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let all = overloads[name] ?? []
      let ordered =
        all.filter { $0.receiver == "View" } + all.filter { $0.receiver != "View" }
      let first = UInt16(clamping: tables.declarations.count)
      let receivers = Set(all.map(\.receiver))
      for (receiver, member) in ordered {
        let flags = narrowFlags(of: member.syntax, on: receiver, among: receivers)
        let row = add(member, to: receiver, flags: flags)
        modifiersOfReceiver[receiver, default: []].append(row)
      }
      let count = UInt16(clamping: ordered.count)
      let isWritable: UInt16 = receivers.isSubset(of: model.rules.outside) ? 0 : 1
      _ = tables.modifiers.add([tables.strings.intern(name), first, count, isWritable])
    }
  }

  /// Whether a modifier is of `View`, or of something narrower, and then whether its result has it.
  private func narrowFlags(
    of member: MemberSyntax, on receiver: String, among receivers: Set<String>
  ) -> UInt16 {
    if receiver == "View" { return DeclarationFlag.view }
    guard protocols[receiver]?.contains("View") == true else { return 0 }
    var result = member.result
    if case .prefixed(_, let inner) = result { result = inner }
    guard let name = result?.simpleName else { return DeclarationFlag.narrow }
    let satisfied = (protocols[name] ?? []).union([name])
    let isRefinement = name != "View" && protocols[receiver]?.contains(name) == true
    let keeps = name == "Self" || isRefinement || !satisfied.isDisjoint(with: receivers)
    return DeclarationFlag.narrow | (keeps ? DeclarationFlag.keeps : 0)
  }

  private mutating func addEnvironment() {
    let values = model.environment.sorted { $0.syntax.name < $1.syntax.name }
    for value in values {
      let row = add(value, to: CatalogueModel.environmentType)
      _ = tables.environment.add([row])
    }
  }

  private mutating func addType(
    _ record: CatalogueModel.TypeRecord, members: [UInt16], element: UInt16
  ) {
    let declaration = record.declaration
    let scope = self.scope(of: declaration.name)
    let kinds: [TypeDeclarationSyntax.Kind] = [.struct, .class, .enum, .protocol, .typealias]
    let kind = record.isExternal ? 5 : kinds.firstIndex(of: declaration.kind) ?? 0
    let docs: UInt16 = declaration.attributes.isFromDocumentation ? 1 << 4 : 0
    let conformances = declaration.conformances.map { ($0, [RequirementSyntax]()) }
    let all = conformances + record.conditional.map { ($0.type, $0.requirements) }
    let conformers = typeNames.filter { protocols[$0]?.contains(declaration.name) == true }
    var row = [
      tables.strings.intern(declaration.name), UInt16(clamping: kind) | docs,
      list(of: declaration.generics, scope), list(of: declaration.requirements, scope),
      tables.lists.intern(all.map { conformance($0.0, $0.1, scope) }),
      availability(declaration.attributes.availability ?? model.base),
      deprecation(of: declaration.attributes, model.base), tables.strings.intern(record.module),
      declaration.target.map { node($0, scope) } ?? none,
    ]
    row += members + [element]
    let names = (protocols[declaration.name] ?? []).sorted()
    row.append(tables.lists.intern(names.map { tables.strings.intern($0) }))
    row.append(tables.lists.intern(conformers.compactMap { typeRows[$0] }))
    row.append(tables.lists.intern(modifiersOfReceiver[declaration.name] ?? []))
    _ = tables.types.add(row)
  }

  /// The generic parameters that a name may mean inside a type.
  func scope(of name: String) -> Set<String> {
    var scope: Set = ["Self"]
    var prefix = name
    while true {
      for generic in model.types[prefix]?.declaration.generics ?? [] {
        scope.insert(generic.bareName)
      }
      guard let dot = prefix.lastIndex(of: ".") else { return scope }
      prefix = String(prefix[..<dot])
    }
  }
}

extension GenericSyntax {
  /// Without the `each` of a pack.
  var bareName: String { name.hasPrefix("each ") ? String(name.dropFirst(5)) : name }
}
