#if ConvertSwift
  import SwiftSyntax

  extension ScreenReader {
    /// Whether conditions hold that are known before a page is built; `nil` for others.
    ///
    /// Reports what the page lacks without the other branch.
    mutating func decided(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
      if let holds = holdsWhenFound(conditions, scope) {
        lose(
          conditions, "a client does not count what a search finds: these views stay",
          note: "a view with 'show' may come where the text of the search is empty")
        return holds
      }
      // Without a value nothing else counts.
      let isEmpty = conditions.contains { element in
        guard case .optionalBinding(let binding) = element.condition else { return false }
        return resolved(binding.value, scope).value.isNil
      }
      if isEmpty { return false }
      guard conditions.count == 1, let only = conditions.first else { return nil }
      switch only.condition {
      case .availability(let availability): return newer(availability)
      case .expression(let test):
        return resolved(test, scope).value.plainBoolean.map { $0 == "true" }
      default: return nil
      }
    }

    /// The part of conditions that the compiler works out, and the one of states, which both hold;
    /// `nil` if there is only one, or a condition has no form.
    func parts(
      of conditions: ConditionElementListSyntax, _ scope: Scope
    ) -> (known: String, states: String)? {
      var (known, states): ([String], [String]) = ([], [])
      var rest = conditions.reversed().compactMap { $0.condition.as(ExprSyntax.self) }
      guard rest.count == conditions.count else { return nil }
      while let part = rest.popLast() {
        if let both = part.plain.as(InfixOperatorExprSyntax.self),
          both.operator.trimmedDescription == "&&"
        {
          rest += [both.rightOperand, both.leftOperand]
        } else if readsState(part, scope) {
          guard let text = condition(part, scope) else { return nil }
          states.append(text)
        } else {
          guard let text = value(part, scope) else { return nil }
          known.append(text)
        }
      }
      return known.isEmpty || states.isEmpty
        ? nil : (known.joinedConditions, states.joinedConditions)
    }

    /// Whether an expression reads a value that a view gives to a closure.
    func readsGiven(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      expression.tokens(viewMode: .sourceAccurate).contains {
        if case .given? = scope[$0.text] { true } else { false }
      }
    }

    /// Whether a condition holds for the newest versions, which are the ones that are read.
    mutating func newer(_ availability: AvailabilityConditionSyntax) -> Bool {
      lose(
        availability, "the branch for other versions is left out",
        note: "a target's 'minimum' in site.yaml says which versions there are")
      return availability.availabilityKeyword.text == "#available"
    }
  }

  /// A condition that holds where another one does not.
  func negated(_ condition: String) -> String {
    if condition.contains(" ") { return "!(\(condition))" }
    return condition.hasPrefix("!") ? String(condition.dropFirst()) : "!" + condition
  }

  extension OptionalBindingConditionSyntax {
    /// The value that it is about: of `if let name`, `name`.
    var value: ExprSyntax {
      initializer?.value
        ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(pattern.trimmedDescription)))
    }
  }

  extension MatchingPatternConditionSyntax {
    /// The two sides of `case .compact = mode`.
    var comparison: (subject: ExprSyntax, name: String)? {
      guard
        let member = pattern.as(ExpressionPatternSyntax.self)?.expression
          .as(MemberAccessExprSyntax.self)
      else { return nil }
      return (initializer.value, member.name)
    }
  }

  extension ExprSyntax {
    /// Whether it is the operator of a range.
    var isRange: Bool { ["...", "..<"].contains(trimmedDescription) }
  }

  extension MemberAccessExprSyntax {
    var name: String { declName.baseName.text }
  }

  extension ExprSyntax {
    /// Whether it is a binding: `$name`, `$model.name`, `Binding(get: …)`.
    var isBinding: Bool {
      if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isBinding == true }
      let call = self.as(FunctionCallExprSyntax.self)?.calledExpression
      return isProjected || ["Binding", "Bindable"].contains(call?.name)
    }

    /// Whether it is written as types are: `Onboarding.Page`.
    var isTypeName: Bool {
      (name ?? self.as(MemberAccessExprSyntax.self)?.name)?.first?.isUppercase == true
    }
  }

  extension FunctionCallExprSyntax {
    /// The list of `zip(list.indices, list)`.
    var zippedIndices: ExprSyntax? {
      guard calledExpression.name == "zip", arguments.count == 2, let list = arguments.last,
        let indices = arguments.first?.expression.as(MemberAccessExprSyntax.self),
        indices.name == "indices",
        indices.base?.trimmedDescription == list.expression.trimmedDescription
      else { return nil }
      return list.expression
    }
  }
#endif
