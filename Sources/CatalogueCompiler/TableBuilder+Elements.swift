extension TableBuilder {
  mutating func addElements(_ names: [String]) {
    var members: Set<String> = []
    var others: Set<String> = []
    for name in names {
      guard let record = model.types[name] else { continue }
      addElement(record)
      for member in record.members where member.syntax.kind == .initializer && !isOutside(name) {
        for parameter in member.syntax.parameters {
          let attributes = self.attributes(of: parameter, in: name)
          if takesMembers(parameter.type, in: member.syntax) {
            members.formUnion(attributes)
          } else if parameter.type.simpleName?.contains(".") != true {
            // A type of another framework that is not here may well have members.
            others.formUnion(attributes)
          }
        }
      }
    }
    for name in members.subtracting(others).sorted() {
      _ = tables.enumAttributes.add([tables.strings.intern(name)])
    }
  }

  /// Whether a type that could be an element has no place in a document.
  func isOutside(_ name: String) -> Bool {
    let outside = model.rules.outside
    guard !outside.contains(name) else { return true }
    let kinds = protocols[name]?.intersection(model.rules.kinds) ?? []
    return kinds.isSubset(of: outside)
  }

  private mutating func addElement(_ record: CatalogueModel.TypeRecord) {
    let name = record.declaration.name
    let initializers = record.members.map(\.syntax).filter { $0.kind == .initializer }
    let slots = slotNames(of: name)
    let defaultSlot = self.defaultSlot(of: name)
    let attributes = Set(
      initializers.flatMap { $0.parameters.flatMap { self.attributes(of: $0, in: name) } })
    let kinds = self.kinds(of: record)
    let names = protocols[name] ?? []
    var flags: UInt16 = 0
    if hasTextSlot(name) || initializers.contains(where: { takesText($0, in: name) != nil }) {
      flags |= ElementFlag.text
    }
    let isLayout = names.contains("Layout")
    if defaultSlot != nil || isLayout { flags |= ElementFlag.children }
    if isLayout { flags |= ElementFlag.layout }
    if !initializers.isEmpty, !isOutside(name) { flags |= ElementFlag.writable }
    if names.contains("View") { flags |= ElementFlag.view }
    if names.contains("Shape") { flags |= ElementFlag.shape }
    let slotRows = slots.map {
      tables.slots.intern([tables.strings.intern($0), $0 == defaultSlot ? 1 : 0])
    }
    _ = tables.elements.add([
      typeRows[name] ?? none, tables.lists.intern(kinds),
      tables.lists.intern(attributes.sorted().map { tables.strings.intern($0) }),
      tables.lists.intern(slotRows), flags,
    ])
  }

  /// Conformances that make a type an element, in the order of `kinds` in VML.txt.
  private mutating func kinds(
    of record: CatalogueModel.TypeRecord
  ) -> [UInt16] {
    let scope = self.scope(of: record.declaration.name)
    let plain = record.declaration.conformances.map { ($0, [RequirementSyntax]()) }
    let all = plain + record.conditional.map { ($0.type, $0.requirements) }
    var rows: [UInt16] = []
    for kind in model.rules.kinds {
      for (type, requirements) in all where type.simpleName == kind {
        rows.append(conformance(type, requirements, scope))
      }
    }
    return rows
  }

  /// Form in VML of each parameter of an element's initialiser.
  mutating func arguments(of member: MemberSyntax, in element: String) -> UInt16 {
    let text = takesText(member, in: element)
    let defaultSlot = self.defaultSlot(of: element)
    var rows: [UInt16] = []
    for (index, parameter) in member.parameters.enumerated() {
      let attributes = self.attributes(of: parameter, in: element)
      let isClosure = parameter.isPlainClosure
      let slot = parameter.slotName
      var flags: UInt16 = text == index ? ArgumentFlag.takesText : 0
      if let slot, slot == defaultSlot {
        flags |= ArgumentFlag.defaultSlot
        if hasTextSlot(element) { flags |= ArgumentFlag.takesText }
      }
      if parameter.defaultValue != nil || parameter.type.isBinding || isClosure {
        flags |= ArgumentFlag.mayBeLeftOut
      }
      if attributes.isEmpty, slot == nil, text != index { flags |= ArgumentFlag.noForm }
      rows.append(
        tables.arguments.intern([
          flags, tables.lists.intern(attributes.map { tables.strings.intern($0) }),
          slot.map { tables.strings.intern($0) } ?? none,
        ]))
    }
    return tables.lists.intern(rows)
  }

  /// The attributes that stand for a parameter; none for a slot or an action.
  func attributes(of parameter: ParameterSyntax, in element: String) -> [String] {
    guard parameter.builder == nil, !parameter.isPlainClosure else { return [] }
    let exceptions = model.rules.elements[element]
    let names = exceptions?.attributes[parameter.key] ?? [parameter.attributeName]
    return names.filter {
      !$0.isEmpty && !$0.hasPrefix("_") && !model.rules.reserved.contains($0)
    }
  }

  func slotNames(of element: String) -> [String] {
    let members = model.types[element]?.members.map(\.syntax) ?? []
    let names = members.filter { $0.kind == .initializer }
      .flatMap { $0.parameters.compactMap(\.slotName) }
    return Set(names + (model.rules.elements[element]?.slots ?? [])).sorted()
  }

  /// The slot that children without a template fill.
  func defaultSlot(of element: String) -> String? {
    if let name = model.rules.elements[element]?.defaultSlot { return name.isEmpty ? nil : name }
    let members = model.types[element]?.members.map(\.syntax) ?? []
    let parameters = members.filter { $0.kind == .initializer }.flatMap(\.parameters)
    let slots = Set(parameters.compactMap(\.slotName))
    if slots.contains("content") { return "content" }
    if let unlabelled = parameters.first(where: { $0.slotName != nil && $0.label == nil }) {
      return unlabelled.slotName
    }
    if slots.contains("label") { return "label" }
    return slots.count == 1 ? slots.first : nil
  }

  /// Whether an element's text is its label, which may also be given as children.
  func hasTextSlot(_ element: String) -> Bool {
    guard model.rules.elements[element]?.text == nil else { return false }
    return ["label", "title"].contains(defaultSlot(of: element))
  }

  /// The parameter that an element's text stands for.
  func takesText(_ member: MemberSyntax, in element: String) -> Int? {
    if let names = model.rules.elements[element]?.text {
      return member.parameters.firstIndex { names.contains($0.key) }
    }
    let slot = defaultSlot(of: element)
    guard slot == nil || slot == "label" || slot == "title" else { return nil }
    return member.parameters.firstIndex { $0.label == nil && member.isText($0.type) }
  }

  /// Whether a value is a name: a member of its type, with a dot in Swift.
  ///
  /// Numbers, places and the like have members too, but are not written as such.
  private func takesMembers(_ type: TypeSyntax, in member: MemberSyntax) -> Bool {
    switch type {
    case .optional(let inner): return takesMembers(inner, in: member)
    case .named("Binding", let arguments):
      return arguments.first.map { takesMembers($0, in: member) } ?? false
    case .prefixed("some", let inner): return takesMembers(inner, in: member)
    default: break
    }
    guard var name = type.simpleName else { return false }
    if let generic = member.generics.first(where: { $0.name == name }) {
      name = generic.constraint?.simpleName ?? ""
    }
    guard let record = model.types[name] else { return false }
    if let target = record.declaration.target { return takesMembers(target, in: member) }
    let values = ["CoreFoundation", "CoreGraphics", "Foundation", "Spatial"]
    let names = record.members.map(\.syntax).filter {
      $0.kind == .enumCase && $0.parameters.isEmpty || $0.kind == .staticMember
    }
    return !names.isEmpty && name != "Angle" && !values.contains(record.module)
  }
}

extension ParameterSyntax {
  /// As VML.txt names it.
  var key: String {
    let first = label ?? "_"
    return name.map { "\(first) \($0)" } ?? first
  }

  var slotName: String? { builder == nil ? nil : label ?? name }

  /// A closure that builds no views.
  var isPlainClosure: Bool {
    builder == nil && !isAutoclosure && type.resultOfClosure != nil
  }

  var attributeName: String {
    if let label { return label }
    guard let name else { return "" }
    for suffix in ["Key", "Resource"] where name.hasSuffix(suffix) && name != suffix {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}

extension MemberSyntax {
  /// Whether a parameter's value is a text.
  func isText(_ type: TypeSyntax) -> Bool {
    switch type {
    case .optional(let inner): return isText(inner)
    case .prefixed("some", .named("StringProtocol", _)): return true
    case .named(let name, _):
      let texts: Set = [
        "String", "Text", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
      ]
      let isGeneric = generics.contains { $0.name == name && $0.isString }
      return texts.contains(name) || isGeneric
    default: return false
    }
  }
}

extension GenericSyntax {
  fileprivate var isString: Bool { constraint == .named("StringProtocol", []) }
}
