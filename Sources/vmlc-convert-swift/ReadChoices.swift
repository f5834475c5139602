#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// Values that a condition chooses from.
  extension ScreenReader {
    /// A condition that the compiler works out, or one of states.
    private enum Test {
      case known(String)
      case state(String)
    }

    /// `a ? b : c` as a value of a style, in which only what differs is chosen; `nil` if it has no
    /// form.
    ///
    /// What states choose becomes attributes of an element, named for what they are, unless there
    /// is none.
    func chosen(
      _ choice: TernaryExprSyntax, _ scope: Scope, _ name: String,
      following element: inout PageElement?
    ) -> String? {
      if let side = known(choice, scope) {
        return styleValue(side, scope, name, following: &element)
      }
      let test: Test
      if !readsState(choice.condition, scope) {
        guard let code = value(choice.condition, scope) else { return nil }
        test = .known(code)
      } else if let condition = condition(choice.condition, scope) {
        test = .state(condition)
      } else {
        return nil
      }
      var made = element
      let text = merged(
        test, (choice.thenExpression, scope), (choice.elseExpression, scope), name, &made)
      if text != nil { element = made }
      return text
    }

    private typealias Side = (value: ExprSyntax, scope: Scope)

    private func merged(
      _ test: Test, _ one: Side, _ other: Side, _ name: String, _ element: inout PageElement?
    ) -> String? {
      let sides = [one, other].map { resolved($0.value, $0.scope) }
      let (left, right) = (sides[0], sides[1])
      if let text = leaf(test, left, right, name, &element) { return text }
      let calls = sides.map { $0.value.as(FunctionCallExprSyntax.self) }
      if let first = calls[0], let second = calls[1] {
        return merged(test, (first, left.scope), (second, right.scope), name, &element)
      }
      // A colour is as opaque as it can be.
      for (index, call) in calls.enumerated() {
        guard let call, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base, member.name == "opacity",
          call.arguments.count == 1, let argument = call.arguments.first?.expression
        else { continue }
        let opacity: Side = (argument, sides[index].scope)
        let bases: [Side] = index == 0 ? [(base, left.scope), right] : [left, (base, right.scope)]
        let full: Side = (
          ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("1"))), left.scope
        )
        guard let color = merged(test, bases[0], bases[1], name, &element),
          let text = merged(
            test, index == 0 ? opacity : full, index == 0 ? full : opacity, "opacity", &element)
        else { return nil }
        return "\(colored(color)).opacity(\(text))"
      }
      let members = sides.map { $0.value.as(MemberAccessExprSyntax.self) }
      guard let first = members[0], let second = members[1], let base = first.base,
        let otherBase = second.base,
        first.name == second.name
      else { return nil }
      return merged(test, (base, left.scope), (otherBase, right.scope), name, &element).map {
        "\(colored($0)).\(first.name)"
      }
    }

    /// Two calls of one function.
    private func merged(
      _ test: Test, _ one: (call: FunctionCallExprSyntax, scope: Scope),
      _ other: (call: FunctionCallExprSyntax, scope: Scope), _ name: String,
      _ element: inout PageElement?
    ) -> String? {
      guard one.call.trailingClosure == nil, other.call.trailingClosure == nil,
        one.call.arguments.map(\.label?.text) == other.call.arguments.map(\.label?.text)
      else { return nil }
      let head: String
      let callees = [one.call.calledExpression, other.call.calledExpression]
      if callees[0].trimmedDescription == callees[1].trimmedDescription {
        guard let text = callee(callees[0], one.scope, name, &element) else { return nil }
        head = text
      } else if let first = callees[0].as(MemberAccessExprSyntax.self), let base = first.base,
        let second = callees[1].as(MemberAccessExprSyntax.self), let otherBase = second.base,
        first.name == second.name,
        let text = merged(test, (base, one.scope), (otherBase, other.scope), name, &element)
      {
        head = "\(colored(text)).\(first.name)"
      } else {
        return nil
      }
      var texts: [String] = []
      for (first, second) in zip(one.call.arguments, other.call.arguments) {
        let label = first.label?.text
        guard
          let text = merged(
            test, (first.expression, one.scope), (second.expression, other.scope),
            label ?? (callees[0].memberName ?? name), &element)
        else { return nil }
        texts.append(label.map { "\($0): \(text)" } ?? text)
      }
      return "\(head)(\(texts.joined(separator: ", ")))"
    }

    private func callee(
      _ callee: ExprSyntax, _ scope: Scope, _ name: String, _ element: inout PageElement?
    ) -> String? {
      if let name = callee.name { return name.first?.isUppercase == true ? name : nil }
      return styleValue(callee, scope, name, following: &element)
    }

    /// An attribute in whose place a colour stands.
    private func colored(_ text: String) -> String {
      text.hasPrefix("attr(") && text.hasSuffix(")") && !text.contains(" ")
        ? text.dropLast() + " type(<color>))" : text
    }

    /// A choice of two constants.
    private func leaf(
      _ test: Test, _ one: (value: ExprSyntax, scope: Scope),
      _ other: (value: ExprSyntax, scope: Scope), _ name: String, _ element: inout PageElement?
    ) -> String? {
      switch test {
      case .known(let code):
        guard let first = constant(one.value, one.scope),
          let second = constant(other.value, other.scope)
        else { return nil }
        if first == second { return "\\(\(first))" }
        let test = code.contains(" ? ") ? "(\(code))" : code
        return "\\(\(test) ? \(grouped(first)) : \(grouped(second)))"
      case .state(let condition):
        guard let first = followed(one.value, one.scope),
          let second = followed(other.value, other.scope) ?? source(other.value, other.scope)
        else { return nil }
        guard first != second else { return styleValue(one.value, one.scope) }
        guard let attribute = element?.unusedAttribute(attributeName(name)) else { return nil }
        element?.follow(attribute, "\(condition) ? \(first) : \(second)")
        let isColor = [one.value, other.value].contains { $0.symbolOwner == "Color" }
        return isColor ? "attr(\(attribute) type(<color>))" : "attr(\(attribute))"
      }
    }

    /// The smallest part of a condition that a client cannot evaluate, as it is written.
    func unsayable(_ expression: ExprSyntax, _ scope: Scope) -> String {
      let (plain, inner) = resolved(expression, scope)
      var parts: [ExprSyntax] = []
      if let prefix = plain.as(PrefixOperatorExprSyntax.self) { parts = [prefix.expression] }
      if let infix = plain.as(InfixOperatorExprSyntax.self),
        ["&&", "||"].contains(infix.operator.trimmedDescription)
      {
        parts = [infix.leftOperand, infix.rightOperand]
      }
      if let choice = plain.as(TernaryExprSyntax.self) { parts = [choice.condition] }
      let part = parts.first { condition($0, inner) == nil }
      return part.flatMap { part in deeper { unsayable(part, inner) } } ?? plain.trimmedDescription
    }

    /// A name that an attribute may have which means nothing else.
    func attributeName(_ name: String) -> String {
      let words = ["style", "class", "id", "tag", "template", "show", "bind", "state", "name"]
      return words.contains(name) ? name + "Value" : name
    }

    /// A constant as an expression has it, whose value a style takes: `.red`, `[.isSelected]`.
    func constant(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      let (plain, scope) = resolved(expression, scope)
      if let symbol = plain.symbol, declarations.enumeration(plain.symbolOwner) == nil {
        return ".\(symbol)"
      }
      if let list = plain.as(ArrayExprSyntax.self) {
        let items = list.elements.compactMap { constant($0.expression, scope) }
        return items.count == list.elements.count ? "[\(items.joined(separator: ", "))]" : nil
      }
      if let choice = plain.as(TernaryExprSyntax.self), !readsState(choice.condition, scope) {
        guard let test = value(choice.condition, scope),
          let first = constant(choice.thenExpression, scope),
          let second = constant(choice.elseExpression, scope)
        else { return nil }
        return "\(test) ? \(grouped(first)) : \(grouped(second))"
      }
      return readsState(plain, scope) ? nil : value(plain, scope)
    }
  }

  extension ExprSyntax {
    /// The name of a constant of SwiftUI's: `.red`, `Color.red`, `Font.title`.
    fileprivate var symbol: String? {
      guard let member = self.as(MemberAccessExprSyntax.self) else { return nil }
      let name = member.name
      guard member.base != nil else { return name == "infinity" ? nil : name }
      return ["Color", "Font", "Alignment", "HorizontalAlignment", "VerticalAlignment"]
        .contains(symbolOwner) ? name : nil
    }

    fileprivate var symbolOwner: String? { self.as(MemberAccessExprSyntax.self)?.base?.name }

    /// The name of the member that it is.
    fileprivate var memberName: String? {
      self.as(MemberAccessExprSyntax.self)?.name
    }
  }
#endif
