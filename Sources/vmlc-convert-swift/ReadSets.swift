#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// Sets that a client changes, and lists that it does not.
  extension ScreenReader {
    /// A set as a state: of cases, or of texts, which numbers and identifiers become.
    func setState(_ property: SwiftProperty, _ first: ExprSyntax?) -> ScreenState? {
      guard let element = property.setElement, let items = first?.plain.setItems,
        declarations.records[element.trimmedDescription] == nil
      else { return nil }
      var state = ScreenState(name: property.name, type: "set(string)", first: "[]")
      if let cases = declarations.enumeration(element.trimmedDescription)?.cases, !cases.isEmpty {
        state.type = "set(\(cases.joined(separator: ", ")))"
      }
      state.isOfIdentifiers = hasIdentifiers(property)
      let texts = items.compactMap { item in
        let plain = item.plain
        if state.type != "set(string)" { return plain.implicitMember.map { "." + $0 } }
        return (plain.plainString ?? plain.plainNumber).map(singleQuoted)
      }
      guard texts.count == items.count else { return nil }
      state.first = "[\(texts.joined(separator: ", "))]"
      return state
    }

    /// Whether a property is a set of what is neither a text nor a case.
    func hasIdentifiers(_ property: SwiftProperty) -> Bool {
      guard let element = property.setElement?.trimmedDescription else { return false }
      return element != "String" && declarations.enumeration(element) == nil
    }

    /// A value of a set as a side of a condition, or of a step.
    func item(_ expression: ExprSyntax, of set: ScreenState, _ scope: Scope) -> String? {
      guard let text = operand(expression, scope) else { return nil }
      guard set.isOfIdentifiers, !text.hasPrefix("'") else { return text }
      if let state = state(expression, scope) { return state.type == "string" ? text : nil }
      return "'\(text)'"
    }

    /// Values that a set gets all at once: `[]`, `Set([1, 2])`.
    func items(_ expression: ExprSyntax, of set: ScreenState, _ scope: Scope) -> String? {
      guard set.type.hasPrefix("set("), let items = expression.plain.setItems else { return nil }
      let texts = items.compactMap { item($0, of: set, scope) }
      return texts.count == items.count ? "[\(texts.joined(separator: ", "))]" : nil
    }

    /// Tells of lists that have their first values alone, and of bindings whose animation goes.
    mutating func reportChanges(of view: SwiftStruct) {
      for property in view.properties where property.wrapper == "State" {
        guard let value = property.value, value.plain.is(ArrayExprSyntax.self),
          state(property) == nil, view.changes(property.name)
        else { continue }
        lose(
          property.node,
          "what changes '\(property.name)' is the app's: the page has its first value",
          note: "a state 'set(string)' has different texts; '<for>' goes over what a build knows")
      }
      let calls = view.node.tokens(viewMode: .sourceAccurate).compactMap { token in
        ["animation", "transaction"].contains(token.text)
          ? token.parent?.parent?.as(MemberAccessExprSyntax.self) : nil
      }
      for call in calls where call.base?.isProjected == true {
        lose(
          call.declName, "the animation of this binding is left out",
          note: "'animation(.default, value: attr(shown))' on the view that changes says it, "
            + "with 'shown' bound to the state")
      }
    }

    /// Whether an expression is a list or set that is no state, and so has its first value.
    func isFixed(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      guard let name = expression.plain.ownName, case .swift? = scope[name] else { return false }
      return scope.owner?.property(name)?.wrapper == "State"
    }
  }

  extension SwiftProperty {
    /// The type of a set's values: `Int` of `Set<Int>`, and of `Set<Int>()`.
    fileprivate var setElement: TypeSyntax? {
      if let type {
        guard let type = type.as(IdentifierTypeSyntax.self), type.name.text == "Set" else {
          return nil
        }
        return type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
      }
      guard
        let special = value?.plain.as(FunctionCallExprSyntax.self)?.calledExpression
          .as(GenericSpecializationExprSyntax.self), special.expression.name == "Set"
      else { return nil }
      return special.genericArgumentClause.arguments.first?.argument.as(TypeSyntax.self)
    }
  }

  extension ExprSyntax {
    /// The values of a set that is written out: `[1, 2]`, `Set([1, 2])`, `Set<Int>()`.
    fileprivate var setItems: [ExprSyntax]? {
      if let list = self.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
      guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        (call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
          ?? call.calledExpression).name == "Set"
      else { return nil }
      return call.arguments.isEmpty ? [] : call.arguments.first?.expression.plain.setItems
    }
  }

  extension SwiftStruct {
    /// Whether it changes a list: `tags.append(tag)`, `tags[0] = tag`, `tags += more`.
    fileprivate func changes(_ name: String) -> Bool {
      node.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.plainName == name, var whole = token.ownMember else { return false }
        while let part = whole.parent {
          if let infix = part.as(InfixOperatorExprSyntax.self) {
            return infix.leftOperand.id == whole.id
              && ["=", "+=", "-="].contains(infix.operator.trimmedDescription)
          }
          if let member = part.as(MemberAccessExprSyntax.self), member.base?.id == whole.id {
            if member.parent?.is(FunctionCallExprSyntax.self) == true {
              return changingMethods.contains(member.name)
            }
            whole = ExprSyntax(member)
          } else if let item = part.as(SubscriptCallExprSyntax.self),
            item.calledExpression.id == whole.id
          {
            whole = ExprSyntax(item)
          } else {
            return false
          }
        }
        return false
      }
    }
  }

  /// Methods that change what they are called on.
  let changingMethods: Set = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "move",
    "popLast", "remove", "removeAll", "removeFirst", "removeLast", "reverse", "shuffle", "sort",
    "subtract", "swapAt", "toggle", "update",
  ]
#endif
