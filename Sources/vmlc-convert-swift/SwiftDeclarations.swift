#if ConvertSwift
  import SwiftSyntax
  import VMLDiagnostics

  /// The declarations of the files, by name.
  struct SwiftDeclarations {
    /// In the order of the files.
    var views: [SwiftStruct] = []
    /// Structs that are neither views nor modifiers: data.
    var records: [String: SwiftStruct] = [:]
    var modifiers: [String: SwiftStruct] = [:]
    /// The cases without values of enumerations.
    var enums: [String: [String]] = [:]
    /// All cases of enumerations.
    var allCases: [String: Set<String>] = [:]
    /// By enumeration and case: the raw value, where it is another than the case's name.
    var rawValues: [String: [String: ExprSyntax]] = [:]
    /// By enumeration: the bodies of its computed properties.
    var enumProperties: [String: [String: CodeBlockItemListSyntax]] = [:]
    /// Functions of files.
    var freeFunctions: [String: FunctionDeclSyntax] = [:]
    /// Functions of `extension View`.
    var functions: [String: FunctionDeclSyntax] = [:]
    /// Constants of files, and of types as `Type.name`.
    var constants: [String: ExprSyntax] = [:]

    private var viewIndices: [String: Int] = [:]

    func view(_ name: String) -> SwiftStruct? { viewIndices[name].map { views[$0] } }

    private var file = FileID(0)
    private var extensions: [ExtensionDeclSyntax] = []
    /// The files by the roots of their trees.
    private(set) var files: [SyntaxIdentifier: FileID] = [:]
    /// Enumerations whose raw values are others than the names of their cases.
    private(set) var hasRawValues = false

    mutating func add(_ file: SourceFileSyntax, of id: FileID) {
      self.file = id
      files[Syntax(file).root.id] = id
      for statement in file.statements {
        if case .decl(let declaration) = statement.item { add(declaration, in: nil) }
      }
    }

    /// Recursion is limited by the parser's nesting.
    private mutating func add(_ declaration: DeclSyntax, in owner: String?) {
      if let declared = declaration.as(StructDeclSyntax.self) {
        add(declared)
      } else if let declared = declaration.as(EnumDeclSyntax.self) {
        addEnum(declared)
      } else if let declared = declaration.as(ExtensionDeclSyntax.self) {
        extensions.append(declared)
      } else if let blocks = declaration.as(IfConfigDeclSyntax.self) {
        for clause in blocks.clauses {
          guard case .statements(let items)? = clause.elements else { continue }
          for item in items { if case .decl(let inner) = item.item { add(inner, in: owner) } }
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        freeFunctions[function.name.text] = function
      } else {
        addConstant(declaration, in: owner)
      }
    }

    /// Adds what extensions say, once all types are known.
    mutating func addExtensions() {
      for declared in extensions {
        let name = declared.extendedType.trimmedDescription
        for member in declared.memberBlock.members {
          if name == "View", let function = member.decl.as(FunctionDeclSyntax.self) {
            functions[function.name.text] = function
            continue
          }
          if let index = viewIndices[name] { views[index].add(member.decl) }
          if member.decl.is(StructDeclSyntax.self) || member.decl.is(EnumDeclSyntax.self) {
            add(member.decl, in: name)
          } else {
            addConstant(member.decl, in: name)
            if enums[name] != nil { addProperty(member.decl, of: name) }
          }
        }
      }
    }

    private mutating func addProperty(_ declaration: DeclSyntax, of name: String) {
      for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
        guard let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let body = binding.accessorBlock?.getter
        else { continue }
        enumProperties[name, default: [:]][property] = body
      }
    }

    private mutating func add(_ declared: StructDeclSyntax) {
      var made = SwiftStruct(name: declared.name.text, node: declared, file: file)
      for member in declared.memberBlock.members {
        made.add(member.decl)
        if member.decl.is(StructDeclSyntax.self) || member.decl.is(EnumDeclSyntax.self) {
          add(member.decl, in: made.name)
        } else {
          addConstant(member.decl, in: made.name)
        }
      }
      let kinds = declared.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      if kinds.contains("View") || kinds.contains("SwiftUI.View") {
        viewIndices[made.name] = views.count
        views.append(made)
      } else if kinds.contains("ViewModifier") {
        modifiers[made.name] = made
      } else if !kinds.contains("App"), !kinds.contains("PreviewProvider") {
        records[made.name] = made
      }
    }

    private mutating func addEnum(_ declared: EnumDeclSyntax) {
      var cases: [String] = []
      for member in declared.memberBlock.members {
        guard let group = member.decl.as(EnumCaseDeclSyntax.self) else {
          addConstant(member.decl, in: declared.name.text)
          addProperty(member.decl, of: declared.name.text)
          continue
        }
        allCases[declared.name.text, default: []].formUnion(group.elements.map(\.name.text))
        for element in group.elements where element.parameterClause == nil {
          if let value = element.rawValue?.value {
            hasRawValues = true
            rawValues[declared.name.text, default: [:]][element.name.text] = value
          }
          cases.append(element.name.text)
        }
      }
      if !cases.isEmpty { enums[declared.name.text] = cases }
    }

    private mutating func addConstant(_ declaration: DeclSyntax, in owner: String?) {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.text == "let" || owner != nil
      else { return }
      let isStatic = variable.modifiers.contains { $0.name.text == "static" }
      guard owner == nil || isStatic else { return }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { continue }
        constants[owner.map { "\($0).\(name)" } ?? name] = value
      }
    }
  }

  /// A struct with its properties and functions.
  struct SwiftStruct {
    let name: String
    let node: StructDeclSyntax
    let file: FileID
    var properties: [SwiftProperty] = []
    var functions: [String: FunctionDeclSyntax] = [:]

    mutating func add(_ declaration: DeclSyntax) {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        functions[function.name.text] = function
      }
      guard let variable = declaration.as(VariableDeclSyntax.self),
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      else { return }
      let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      for (index, binding) in variable.bindings.enumerated() {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        // `var a, b: Int`: the type of the last is the others', too.
        let later = variable.bindings.dropFirst(index).compactMap(\.typeAnnotation).first
        properties.append(
          SwiftProperty(
            name: name, type: (binding.typeAnnotation ?? later)?.type,
            value: binding.initializer?.value, body: binding.accessorBlock?.getter,
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
    let attributes: [AttributeSyntax]
    let isConstant: Bool
    let node: Syntax

    /// The name of its property wrapper: `State`; `nil` for a plain property.
    var wrapper: String? {
      attributes.map(\.attributeName.trimmedDescription).first { $0 != "ViewBuilder" }
    }

    /// The key that an `@Environment` reads: `dismiss`.
    var environmentKey: String? {
      guard wrapper == "Environment",
        case .argumentList(let arguments)? = attributes.first(where: {
          $0.attributeName.trimmedDescription == "Environment"
        })?.arguments
      else { return nil }
      return arguments.first?.expression.as(KeyPathExprSyntax.self)?.components.last?.component
        .trimmedDescription
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
  }
#endif
