#if ConvertSwift
  import SwiftSyntax

  let oneByOne = "declare each of them by itself"

  /// Initialisers of views and modifiers, which keep their arguments in properties.
  extension ScreenReader {
    /// Reports what the members of a struct do that no page does.
    mutating func reportUnread(of view: SwiftStruct) {
      for item in view.initializers.compactMap(\.body?.statements).joined() where item.kept == nil {
        lose(
          item, "what an initialiser works out is left out: a page has the arguments alone",
          note: "work it out in the call, or in 'body'")
      }
      reportChanges(of: view)
      for node in view.nameless {
        lose(node, "these values have no name each, and are left out", note: oneByOne)
      }
      for property in view.properties {
        guard let observer = property.observer else { continue }
        lose(
          observer.accessorSpecifier, "what follows a change of '\(property.name)' is left out",
          note: "a control has the event 'onChange', with steps")
      }
    }
  }

  extension SwiftCallSite {
    /// The call with the names of properties, in which an initialiser of the struct keeps its
    /// arguments.
    func named(for properties: SwiftStruct) -> SwiftCallSite {
      for initializer in properties.initializers {
        guard let matched = node.matched(initializer.signature.parameterClause) else { continue }
        let kept = Dictionary(
          (initializer.body?.statements ?? []).compactMap(\.kept).map {
            ($0.parameter, $0.property)
          },
          uniquingKeysWith: { first, _ in first })
        var site = self
        site.arguments = matched.compactMap { argument in
          let name = kept[argument.name] ?? argument.name
          guard properties.property(name) != nil else { return nil }
          return Argument(label: name, value: argument.value)
        }
        return site
      }
      return self
    }
  }

  extension CodeBlockItemSyntax {
    /// The parameter that an initialiser's statement keeps in a property: `self.title = title`,
    /// `self.content = content()`, `_isOn = isOn`.
    fileprivate var kept: (parameter: String, property: String)? {
      guard let infix = item.expression?.as(InfixOperatorExprSyntax.self),
        infix.operator.trimmedDescription == "="
      else { return nil }
      let left = infix.leftOperand
      let member = left.as(MemberAccessExprSyntax.self)
      let call = infix.rightOperand.plain.as(FunctionCallExprSyntax.self)
      guard member == nil || member?.base?.name == "self",
        let property = left.name ?? member?.name,
        let parameter = call?.arguments.isEmpty == true
          ? call?.calledExpression.name : infix.rightOperand.plain.name
      else { return nil }
      return (parameter, property.hasPrefix("_") ? String(property.dropFirst()) : property)
    }
  }

  extension FunctionCallExprSyntax {
    /// The arguments for parameters, with the values that parameters have without one; `nil` if
    /// they do not fit.
    func matched(
      _ clause: FunctionParameterClauseSyntax
    ) -> [(name: String, value: ExprSyntax, isGiven: Bool)]? {
      var given = Array(arguments)[...]
      var closures: [(label: String?, value: ExprSyntax)] =
        trailingClosure.map { [(nil, ExprSyntax($0))] } ?? []
      closures += additionalTrailingClosures.map { ($0.label.text, ExprSyntax($0.closure)) }
      var found: [(name: String, value: ExprSyntax, isGiven: Bool)] = []
      for parameter in clause.parameters {
        let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
        let name = (parameter.secondName ?? parameter.firstName).text
        if let argument = given.first, argument.label?.text == label {
          found.append((name, argument.expression, true))
          given.removeFirst()
        } else if let closure = closures.first, closure.label == nil || closure.label == label,
          parameter.defaultValue == nil || parameter.type.function != nil
        {
          found.append((name, closure.value, true))
          closures.removeFirst()
        } else if let value = parameter.defaultValue?.value {
          found.append((name, value, false))
        } else {
          return nil
        }
      }
      return given.isEmpty && closures.isEmpty ? found : nil
    }
  }
#endif
