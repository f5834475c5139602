#if ConvertSwift
  import SwiftSyntax
  import VMLDiagnostics

  /// The declarations of the files, by name.
  struct SwiftDeclarations {
    /// In the order of the files.
    var views: [SwiftStruct] = []
    /// Structs that are neither views nor modifiers: data.
    var records: [String: SwiftStruct] = [:]
    /// Structs that are a `ViewModifier` or a `ButtonStyle`.
    var modifiers: [String: SwiftStruct] = [:]
    /// Classes whose changes views follow.
    private(set) var models: [String: SwiftStruct] = [:]
    /// Structs that are an `App`, whose scenes no page has.
    var apps: [StructDeclSyntax] = []
    /// Functions of files.
    var freeFunctions: [String: FunctionDeclSyntax] = [:]
    /// Functions of `extension View`, by name.
    var functions: [String: [FunctionDeclSyntax]] = [:]
    /// Computed properties of `extension View`.
    var viewProperties: [String: CodeBlockItemListSyntax] = [:]
    /// Constants in extensions of types that are not in the files: `brand` of `.brand`.
    var shared: [String: ExprSyntax] = [:]
    /// Static functions there: `brand` of `.brand(12)`.
    private(set) var sharedFunctions: [String: FunctionDeclSyntax] = [:]
    /// Constants of files, and of types as `Type.name`: under each name by which they are found.
    private(set) var constants: [String: ExprSyntax] = [:]
    /// The view that is read, and its file: its own declarations hide others of their names.
    var place: (owner: String, file: FileID) = ("", FileID(0))

    /// The bytes of all files.
    private(set) var size = 0
    private var enums: [SwiftEnum] = []
    private var enumIndices: [String: Int] = [:]
    private var caseNames: Set<String> = []
    private var viewIndices: [String: Int] = [:]
    /// The types of the properties of structs, by the names of the properties.
    private var propertyTypes: [String: Set<String>] = [:]

    func view(_ name: String) -> SwiftStruct? { viewIndices[name].map { views[$0] } }

    /// A constant of a file, or of a type as `Type.name`.
    func constant(_ name: String) -> ExprSyntax? {
      nearest(name.split(separator: ".").suffix(2).joined(separator: "."), in: constants)
    }

    func enumeration(_ name: String?) -> SwiftEnum? {
      name?.split(separator: ".").last.flatMap { nearest(String($0), in: enumIndices) }
        .map { enums[$0] }
    }

    func isCase(_ name: String) -> Bool { caseNames.contains(name) }

    /// The type that all properties of a name have; `nil` if they differ.
    func typeOfProperties(named name: String) -> String? {
      propertyTypes[name].flatMap { $0.count == 1 ? $0.first : nil }
    }

    private func nearest<Value>(_ name: String, in all: [String: Value]) -> Value? {
      all["\(place.owner)#\(name)"] ?? all["\(place.file.rawValue)#\(name)"] ?? all[name]
    }

    /// The names by which `nearest` finds what an owner in the file declares.
    private func keys(_ name: String, _ owner: String?) -> [String] {
      [name, "\(place.file.rawValue)#\(name)"] + (owner.map { ["\($0)#\(name)"] } ?? [])
    }

    private var extensions: [(declared: ExtensionDeclSyntax, file: FileID)] = []
    /// The files by the roots of their trees.
    private(set) var files: [SyntaxIdentifier: FileID] = [:]
    /// Enumerations whose raw values are others than the names of their cases.
    private(set) var hasRawValues = false

    mutating func add(_ file: SourceFileSyntax, of id: FileID) {
      place = ("", id)
      files[Syntax(file).root.id] = id
      size += file.totalLength.utf8Length
      for statement in file.statements {
        if case .decl(let declaration) = statement.item { add(declaration, in: nil) }
      }
    }

    /// Recursion is limited by the parser's nesting.
    private mutating func add(_ declaration: DeclSyntax, in owner: String?) {
      if let declared = declaration.as(StructDeclSyntax.self) {
        add(declared)
      } else if let declared = declaration.as(EnumDeclSyntax.self) {
        addEnum(declared, in: owner)
      } else if let declared = declaration.as(ClassDeclSyntax.self) {
        let made = members(of: declared)
        if made.kinds.contains("ObservableObject") || declared.attributes.contains("Observable") {
          models[made.name] = made
        }
      } else if let declared = declaration.as(ExtensionDeclSyntax.self) {
        extensions.append((declared, place.file))
      } else if let blocks = declaration.as(IfConfigDeclSyntax.self) {
        for clause in blocks.clauses {
          guard case .statements(let items)? = clause.elements else { continue }
          for item in items { if case .decl(let inner) = item.item { add(inner, in: owner) } }
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        freeFunctions[function.plainName] = function
      } else {
        addConstant(declaration, in: owner)
      }
    }

    private mutating func addMember(_ declaration: DeclSyntax, of name: String) {
      let isType =
        declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
        || declaration.is(ClassDeclSyntax.self)
      if isType { add(declaration, in: name) } else { addConstant(declaration, in: name) }
    }

    /// Adds what extensions say, once all types are known.
    mutating func addExtensions() {
      for (declared, file) in extensions {
        place = ("", file)
        let name = declared.extendedType.trimmedDescription
        let index = nearest(name, in: enumIndices)
        let isForeign =
          index == nil && records[name] == nil && viewIndices[name] == nil && models[name] == nil
        for member in declared.memberBlock.members {
          if name == "View", let function = member.decl.as(FunctionDeclSyntax.self) {
            functions[function.plainName, default: []].append(function)
            continue
          }
          if let index = viewIndices[name] { views[index].add(member.decl) }
          records[name]?.add(member.decl)
          models[name]?.add(member.decl)
          addMember(member.decl, of: name)
          for (property, body) in member.decl.computed {
            if let index { enums[index].properties[property] = body }
            if name == "View" { viewProperties[property] = body }
          }
          for (property, value) in member.decl.constants where isForeign {
            shared[property] = value
          }
          if isForeign, let function = member.decl.as(FunctionDeclSyntax.self),
            function.modifiers.isStatic
          {
            sharedFunctions[function.plainName] = function
          }
        }
        if let made = records[name], made.isView {
          records[name] = nil
          addView(made)
        }
      }
      for property in [Array(records.values), Array(models.values), views].joined()
        .flatMap(\.properties)
      {
        if let type = property.typeName { propertyTypes[property.name, default: []].insert(type) }
      }
    }

    private mutating func addView(_ view: SwiftStruct) {
      viewIndices[view.name] = views.count
      views.append(view)
    }

    private mutating func add(_ declared: StructDeclSyntax) {
      let made = members(of: declared)
      if made.isView || made.kinds.contains("View") {
        addView(made)
      } else if !made.kinds.isDisjoint(with: ["ViewModifier", "ButtonStyle"]) {
        modifiers[made.name] = made
      } else if made.kinds.contains("App") {
        apps.append(declared)
      } else if !made.kinds.contains("PreviewProvider") {
        records[made.name] = made
      }
    }

    private mutating func members(
      of declared: any DeclGroupSyntax & NamedDeclSyntax
    ) -> SwiftStruct {
      var made = SwiftStruct(name: declared.name.plainName, node: declared, file: place.file)
      for member in declared.memberBlock.members {
        made.add(member.decl)
        addMember(member.decl, of: made.name)
      }
      return made
    }

    private mutating func addEnum(_ declared: EnumDeclSyntax, in owner: String?) {
      var made = SwiftEnum()
      for member in declared.memberBlock.members {
        guard let group = member.decl.as(EnumCaseDeclSyntax.self) else {
          addMember(member.decl, of: declared.name.text)
          for (name, body) in member.decl.computed { made.properties[name] = body }
          continue
        }
        made.all.formUnion(group.elements.map(\.name.plainName))
        for element in group.elements where element.parameterClause == nil {
          if let value = element.rawValue?.value {
            hasRawValues = true
            made.rawValues[element.name.plainName] = value
          }
          made.cases.append(element.name.plainName)
        }
      }
      caseNames.formUnion(made.cases)
      for key in keys(declared.name.text, owner) { enumIndices[key] = enums.count }
      enums.append(made)
    }

    private mutating func addConstant(_ declaration: DeclSyntax, in owner: String?) {
      for (name, value) in declaration.constants {
        for key in keys(owner.map { "\($0).\(name)" } ?? name, owner) { constants[key] = value }
      }
    }
  }

  struct SwiftEnum {
    /// The cases without values.
    var cases: [String] = []
    var all: Set<String> = []
    /// By case: the raw value, where it is another than the case's name.
    var rawValues: [String: ExprSyntax] = [:]
    /// The bodies of its computed properties.
    var properties: [String: CodeBlockItemListSyntax] = [:]
  }

  extension DeclSyntax {
    /// The properties that are read alone, with their bodies.
    fileprivate var computed: [(name: String, body: CodeBlockItemListSyntax)] {
      guard let variable = self.as(VariableDeclSyntax.self), !variable.isStatic else { return [] }
      return variable.bindings.compactMap { binding in
        guard let name = binding.name, let body = binding.accessorBlock?.getter else { return nil }
        return (name, body)
      }
    }

    /// The constants of a file or type, with what they come to.
    fileprivate var constants: [(name: String, value: ExprSyntax)] {
      guard let variable = self.as(VariableDeclSyntax.self),
        variable.isStatic
          || variable.bindingSpecifier.text == "let" && parent?.is(CodeBlockItemSyntax.self) == true
      else { return [] }
      return variable.bindings.compactMap { binding in
        let body = binding.accessorBlock?.getter
        guard let name = binding.name,
          let value = binding.initializer?.value
            ?? (body?.count == 1 ? body?.first?.item.expression : nil)
        else { return nil }
        return (name, value)
      }
    }
  }

  extension VariableDeclSyntax {
    fileprivate var isStatic: Bool { modifiers.isStatic }
  }

  extension DeclModifierListSyntax {
    fileprivate var isStatic: Bool { contains { $0.name.text == "static" } }
  }

  extension AttributeListSyntax {
    fileprivate func contains(_ name: String) -> Bool {
      contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }
  }

  extension PatternBindingSyntax {
    fileprivate var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName }
  }

  extension TokenSyntax {
    /// A name without the marks around a word of Swift.
    var plainName: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }

    /// The whole expression of a name that is no member of something else: `name`, `self.name`.
    var ownMember: ExprSyntax? {
      guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
        member.declName.id == reference.id
      else { return ExprSyntax(reference) }
      return member.base?.name == "self" ? ExprSyntax(member) : nil
    }
  }

  extension FunctionDeclSyntax {
    var plainName: String { name.plainName }
  }

  /// A struct, or a model's class, with its properties and functions.
  struct SwiftStruct {
    let name: String
    let node: any DeclGroupSyntax & NamedDeclSyntax
    let file: FileID
    var properties: [SwiftProperty] = []
    var functions: [String: FunctionDeclSyntax] = [:]
    var initializers: [InitializerDeclSyntax] = []
    /// Properties that are declared several at once: `var (x, y) = (1, 2)`.
    var nameless: [Syntax] = []

    /// The types that it is said to be, too.
    var kinds: Set<String> {
      Set(node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
    }

    /// Whether it has the `body` of a view.
    var isView: Bool { property("body")?.type?.trimmedDescription == "some View" }

    mutating func add(_ declaration: DeclSyntax) {
      if let initializer = declaration.as(InitializerDeclSyntax.self) {
        initializers.append(initializer)
      }
      for case .decls(let members) in declaration.as(IfConfigDeclSyntax.self)?.clauses
        .compactMap(\.elements) ?? []
      {
        for member in members { add(member.decl) }
      }
      if let function = declaration.as(FunctionDeclSyntax.self) {
        functions[function.plainName] = function
      }
      guard let variable = declaration.as(VariableDeclSyntax.self), !variable.isStatic else {
        return
      }
      let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      for (index, binding) in variable.bindings.enumerated() {
        guard let name = binding.name else {
          nameless.append(Syntax(binding))
          continue
        }
        // Another branch of `#if` may have it.
        guard property(name) == nil else { continue }
        // `var a, b: Int`: the type of the last is the others', too.
        let later = variable.bindings.dropFirst(index).compactMap(\.typeAnnotation).first
        properties.append(
          SwiftProperty(
            name: name, type: (binding.typeAnnotation ?? later)?.type,
            value: binding.initializer?.value, body: binding.accessorBlock?.getter,
            observer: binding.accessorBlock?.observer,
            attributes: attributes, isConstant: variable.bindingSpecifier.text == "let",
            node: Syntax(binding)))
      }
    }

    func property(_ name: String) -> SwiftProperty? { properties.first { $0.name == name } }
  }

  struct SwiftProperty {
    let name: String
    let type: TypeSyntax?
    let value: ExprSyntax?
    /// The body of a computed property.
    let body: CodeBlockItemListSyntax?
    /// The first of its `willSet` and `didSet`.
    let observer: AccessorDeclSyntax?
    let attributes: [AttributeSyntax]
    let isConstant: Bool
    let node: Syntax

    /// The name of its property wrapper: `State`; `nil` for a plain property.
    var wrapper: String? {
      attributes.map(\.attributeName.trimmedDescription).first { $0 != "ViewBuilder" }
    }

    /// The argument of an `@Environment`: `\.dismiss`, `Cart.self`.
    private var environmentValue: ExprSyntax? {
      guard wrapper == "Environment",
        case .argumentList(let arguments)? = attributes.first(where: {
          $0.attributeName.trimmedDescription == "Environment"
        })?.arguments
      else { return nil }
      return arguments.first?.expression
    }

    /// The key that an `@Environment` reads: `dismiss`.
    private var environmentKey: String? {
      environmentValue?.as(KeyPathExprSyntax.self)?.components.last?.component.trimmedDescription
    }

    /// The type of the one value that it may have as a model: of `Cart()`, `Cart`.
    var modelName: String? {
      if let type { return type.is(OptionalTypeSyntax.self) ? nil : type.trimmedDescription }
      return value?.as(FunctionCallExprSyntax.self)?.calledExpression.name
        ?? environmentValue?.as(MemberAccessExprSyntax.self)?.base?.name
    }

    /// Whether a caller gives it: it has no value of its own.
    var isInput: Bool {
      body == nil && (wrapper == nil && value == nil || wrapper == "Binding")
    }

    /// Whether it holds views, made by a closure or at once.
    var isContent: Bool {
      guard body == nil, let type else { return false }
      if type.trimmedDescription == "AnyView" { return true }
      let names = ["Content", "some View", "AnyView"]
      if names.contains(type.trimmedDescription) { return true }
      return attributes.contains { $0.attributeName.trimmedDescription == "ViewBuilder" }
        || type.function.map { names.contains($0.returnClause.type.trimmedDescription) } == true
    }

    /// The meaning of a value of the environment; `nil` for what the client knows, which is told
    /// where it is read.
    var environmentMeaning: Meaning? {
      switch environmentKey {
      case "dismiss", "presentationMode": .dismiss
      case "openURL": .openURL
      default: nil
      }
    }

    var isAction: Bool {
      let result = type?.function?.returnClause.type.trimmedDescription
      return result == "Void" || result == "()"
    }
  }

  extension SwiftStruct {
    /// The property that is the action of the button that all of it is.
    var rootAction: String? {
      guard let body = property("body")?.body, body.count == 1,
        var root = body.first?.item.expression?.plain
      else { return nil }
      while let call = root.as(FunctionCallExprSyntax.self),
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      {
        root = base
      }
      guard let button = root.as(FunctionCallExprSyntax.self),
        button.calledExpression.name == "Button"
      else { return nil }
      let given = button.arguments.first { $0.label?.text == "action" }?.expression
      var action = given ?? button.trailingClosure.map { ExprSyntax($0) }
      if let closure = action?.as(ClosureExprSyntax.self), closure.statements.count == 1,
        let call = closure.statements.first?.item.expression?.as(FunctionCallExprSyntax.self),
        call.arguments.isEmpty
      {
        action = call.calledExpression
      }
      return action?.plain.name.flatMap { property($0)?.isAction == true ? $0 : nil }
    }
  }

  extension TypeSyntax {
    /// The type of a closure, whatever is around it.
    var function: FunctionTypeSyntax? {
      if let function = self.as(FunctionTypeSyntax.self) { return function }
      if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.function }
      if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.function }
      guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
      return tuple.elements.first?.type.function
    }
  }

  extension AccessorBlockSyntax {
    /// The body of a property that is read alone.
    fileprivate var getter: CodeBlockItemListSyntax? {
      switch accessors {
      case .getter(let body): body
      case .accessors(let list):
        list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
      }
    }

    fileprivate var observer: AccessorDeclSyntax? {
      guard case .accessors(let list) = accessors else { return nil }
      return list.first { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
#endif
