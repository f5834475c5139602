#if ConvertSwift
  import SwiftSyntax
  import VMLCatalog

  /// A call of Swift with all its arguments in their order.
  struct SwiftCallSite {
    let node: FunctionCallExprSyntax
    var arguments: [Argument] = []

    struct Argument {
      var label: String?
      var value: ExprSyntax
      /// Whether it stands behind the parentheses.
      var isTrailing = false

      var closure: ClosureExprSyntax? { value.plain.as(ClosureExprSyntax.self) }
    }

    /// The name that is called.
    var name: Syntax {
      node.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
        ?? Syntax(node)
    }

    init(_ node: FunctionCallExprSyntax) {
      self.node = node
      for argument in node.arguments {
        arguments.append(Argument(label: argument.label?.text, value: argument.expression))
      }
      if let closure = node.trailingClosure {
        arguments.append(Argument(label: nil, value: ExprSyntax(closure), isTrailing: true))
      }
      for closure in node.additionalTrailingClosures {
        arguments.append(
          Argument(label: closure.label.text, value: ExprSyntax(closure.closure), isTrailing: true))
      }
    }

    /// The parameters of a declaration that the arguments stand for, in their order; `nil` if the
    /// call is not one of this declaration.
    ///
    /// Matches as Swift does: in order, past parameters that may be left out, and the first closure
    /// behind the parentheses with the first closure that is left.
    func parameters(of declaration: Catalog.Declaration) -> [Catalog.Parameter]? {
      let parameters = Array(declaration.parameters)
      var taken: [Int] = []
      return fit(arguments[...], parameters, 0, declaration, &taken)
        ? taken.map { parameters[$0] } : nil
    }

    /// Fits the rest of the arguments to the parameters from one on.
    private func fit(
      _ arguments: ArraySlice<Argument>, _ parameters: [Catalog.Parameter], _ next: Int,
      _ declaration: Catalog.Declaration, _ taken: inout [Int]
    ) -> Bool {
      guard let argument = arguments.first else {
        return parameters[next...].allSatisfy(Self.mayBeLeftOut)
      }
      if let last = taken.last, parameters[last].isVariadic, argument.label == nil,
        !argument.isTrailing
      {
        taken.append(last)
        if fit(arguments.dropFirst(), parameters, next, declaration, &taken) { return true }
        taken.removeLast()
      }
      for index in parameters.indices[next...] {
        let parameter = parameters[index]
        let isIt =
          argument.isTrailing && argument.label == nil
          ? parameter.isClosure || parameter.builder != nil
          : parameter.label?.string == argument.label
            && Self.mayBe(argument, parameter, declaration)
        if isIt {
          taken.append(index)
          if fit(arguments.dropFirst(), parameters, index + 1, declaration, &taken) { return true }
          taken.removeLast()
        }
        guard Self.mayBeLeftOut(parameter) else { return false }
      }
      return false
    }

    private static func mayBeLeftOut(_ parameter: Catalog.Parameter) -> Bool {
      parameter.hasDefault || parameter.isVariadic
    }

    /// Whether a value may be an argument for a parameter, as far as its form tells.
    private static func mayBe(
      _ argument: Argument, _ parameter: Catalog.Parameter, _ declaration: Catalog.Declaration
    ) -> Bool {
      let value = argument.value.plain
      let isClosure = parameter.isClosure || parameter.builder != nil
      if argument.closure != nil { return isClosure }
      let constant = value.as(FunctionCallExprSyntax.self)?.calledExpression.implicitMember
      if value.isBinding || constant == "constant" { return parameter.isBinding }
      guard !parameter.isBinding else { return false }
      let type = Catalog.ValueType(of: parameter, in: declaration)
      let role = type.role
      if value.is(StringLiteralExprSyntax.self) {
        let kinds: [Catalog.TypeExpression.Kind] = [.parameter, .some, .any]
        let isText =
          type.takesStrings || kinds.contains(parameter.type.unwrapped.kind)
          || [.localized, .resource, .text, .shared].contains(role)
        return !isClosure && isText && ![.number, .boolean, .angle, .date].contains(role)
      }
      if value.plainNumber != nil || value.plainBoolean != nil {
        let texts: [Catalog.ValueType.Role] = [.string, .localized, .resource, .text, .image, .url]
        let isFlag = value.plainBoolean != nil
        return !isClosure && !texts.contains(role) && role != (isFlag ? .number : .boolean)
      }
      return !isClosure || value.name != nil || value.is(MemberAccessExprSyntax.self)
    }
  }
#endif
