#if ConvertSwift
  import SwiftSyntax

  /// A list of what a text, which the user enters, is found in.
  struct ScreenSearch {
    var list: ExprSyntax
    /// `$0.title` of `$0.title.localizedCaseInsensitiveContains(query)`.
    var members: [ExprSyntax]
    var name: String
    var query: ScreenState

    /// The condition for an item.
    func test(of item: String, _ reader: ScreenReader, _ scope: Scope) -> String? {
      var scope = scope
      scope.names[name] = .value(item)
      let tests = members.compactMap { member in
        reader.value(member, scope).map { "matches(\\(\($0)), \(query.name))" }
      }
      return tests.count == members.count ? tests.joined(separator: " || ") : nil
    }
  }

  extension ScreenReader {
    /// Whether a list is one that the user searches: `query.isEmpty ? all : all.filter { … }`.
    func search(in list: ExprSyntax, _ scope: Scope) -> ScreenSearch? {
      var (plain, scope) = resolved(list, scope)
      if plain.name != nil, let name = plain.name, let body = scope.body(name),
        let filtered = body.last?.item.expression.map(\.plain)
      {
        // `if query.isEmpty { return all }` and its like come first.
        (plain, scope) = (filtered, scope.ofOwner)
      }
      if let choice = plain.as(TernaryExprSyntax.self) {
        let sides = [choice.thenExpression, choice.elseExpression]
        return sides.lazy.compactMap { self.search(in: $0, scope) }.first
      }
      if let choice = plain.as(IfExprSyntax.self), case .codeBlock(let other)? = choice.elseBody,
        let one = choice.body.statements.last?.item.expression,
        let two = other.statements.last?.item.expression
      {
        return [one, two].lazy.compactMap { self.search(in: $0, scope) }.first
      }
      guard let call = plain.as(FunctionCallExprSyntax.self),
        let filter = call.calledExpression.as(MemberAccessExprSyntax.self),
        filter.name == "filter", let all = filter.base,
        let closure = call.trailingClosure, closure.statements.count == 1,
        let test = closure.statements.first?.item.expression,
        let found = found(by: test, scope)
      else { return nil }
      return ScreenSearch(
        list: all, members: found.members, name: closure.parameterNames.first ?? "$0",
        query: found.query)
    }

    private static let finders: Set = [
      "localizedCaseInsensitiveContains", "localizedStandardContains",
    ]

    /// The values that are searched, and the state that has the text.
    private func found(
      by test: ExprSyntax, _ scope: Scope
    ) -> (members: [ExprSyntax], query: ScreenState)? {
      let plain = test.plain
      if let either = plain.as(InfixOperatorExprSyntax.self),
        either.operator.trimmedDescription == "||"
      {
        let sides = [either.leftOperand, either.rightOperand]
        let rest = sides.filter { emptyText($0, scope) == nil }
        let found = rest.compactMap { self.found(by: $0, scope) }
        // An empty text is found everywhere.
        let names = found.map(\.query.name) + sides.compactMap { emptyText($0, scope)?.name }
        guard let first = found.first, found.count == rest.count, Set(names).count == 1
        else { return nil }
        return (found.flatMap(\.members), first.query)
      }
      guard let call = plain.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let finder = call.calledExpression.as(MemberAccessExprSyntax.self),
        let member = finder.base, let text = call.arguments.first?.expression
      else { return nil }
      let name = finder.name
      if Self.finders.contains(name) { return state(text, scope).map { ([member], $0) } }
      // Without regard to case on both sides.
      guard name == "contains", let small = member.lowercased, let query = text.lowercased else {
        return nil
      }
      return state(query, scope).map { ([small], $0) }
    }

    /// The state of `query.isEmpty` and `query == ""`.
    private func emptyText(_ test: ExprSyntax, _ scope: Scope) -> ScreenState? {
      if let member = test.plain.as(MemberAccessExprSyntax.self), member.name == "isEmpty" {
        return member.base.flatMap { state($0, scope) }
      }
      guard let infix = test.plain.as(InfixOperatorExprSyntax.self),
        infix.operator.trimmedDescription == "==", infix.rightOperand.plainString == ""
      else { return nil }
      return state(infix.leftOperand, scope)
    }

    /// Whether a condition holds while a search finds something; `nil` for other conditions.
    func holdsWhenFound(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> Bool? {
      guard conditions.count == 1,
        case .expression(let condition)? = conditions.first?.condition
      else { return nil }
      let prefix = condition.plain.as(PrefixOperatorExprSyntax.self)
      let isNot = prefix?.operator.text == "!"
      guard
        let member = (isNot ? prefix?.expression.plain : condition.plain)?
          .as(MemberAccessExprSyntax.self), member.name == "isEmpty",
        let base = member.base, search(in: base, scope) != nil
      else { return nil }
      return isNot
    }
  }

  extension ExprSyntax {
    /// The text of a call of `lowercased()`.
    fileprivate var lowercased: ExprSyntax? {
      guard let call = self.plain.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.name == "lowercased"
      else { return nil }
      return member.base
    }
  }
#endif
