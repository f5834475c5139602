#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// Calls of functions as steps, and actions of the app.
  extension ScreenReader {
    mutating func function(
      _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope, _ isLast: Bool
    ) -> [String] {
      switch name {
      case "withAnimation":
        let style = call.arguments.first?.expression.trimmedDescription ?? ".default"
        let body =
          call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
        tellLater(call)
        return ["animate(\(style))"]
          + (body.map { steps($0.statements, scope, isTail: isLast) } ?? [])
      case "Task", "MainActor.run":
        return call.trailingClosure.map { steps($0.statements, scope, isTail: isLast) } ?? []
      case "print", "debugPrint": return []
      case "perform":
        // As the format 'swiftui' writes an action.
        if let action = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
          action.calledExpression.name == "Action"
        {
          if let step = performed(action, scope) { return [step] }
          lose(action, "this action has no form as a step", note: self.action)
          return []
        }
      default: break
      }
      switch scope[name] {
      case .dismiss?: return ["dismiss()"]
      case .openURL?:
        if let address = call.arguments.first?.expression.address {
          return ["openURL(\(singleQuoted(address)))"]
        }
      case .event?: return event(call.calledExpression, scope)
      case .swift(let inner, let outer)?: return steps(inner, outer.given(call, of: inner, scope))
      default: break
      }
      if let function = scope.owner?.functions[name], let body = function.body?.statements {
        guard let inner = scope.bound(function, call, scope) else {
          loseCall(of: name, call)
          return []
        }
        return nested(call) { $0.steps(body, inner, isTail: isLast) } ?? []
      }
      return [sent(name, arguments(call, scope), call)]
    }

    /// Reports closures behind the first one.
    private mutating func tellLater(_ call: FunctionCallExprSyntax) {
      for closure in call.additionalTrailingClosures {
        lose(
          closure, "the closure '\(closure.label.text)' is left out: no step waits for an end",
          note: "the app can set states when it has done an action")
      }
    }

    /// The arguments of an action: what has no value is left out.
    mutating func arguments(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [String] {
      var made: [String] = []
      if let closure = call.trailingClosure {
        lose(
          closure, "the closure of the action is left out: it is the app's",
          note: "an action takes texts, numbers, booleans and states")
      }
      tellLater(call)
      for (index, argument) in call.arguments.enumerated() {
        let label = argument.label?.text ?? (index == 0 ? "value" : "value\(index + 1)")
        if let text = operand(argument.expression, scope) {
          made.append("\(label): \(text)")
        } else {
          lose(
            argument, "the argument '\(label)' of the action is left out: it is the app's",
            note: "an action takes texts, numbers, booleans and states")
        }
      }
      return made
    }

    /// `Action("add", ["sku": "a"])`, `Action(step: "open", ["value": "/cart", "as": "sheet"])`.
    private func performed(_ action: FunctionCallExprSyntax, _ scope: Scope) -> String? {
      guard let first = action.arguments.first, let name = first.expression.plainString else {
        return nil
      }
      let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      guard isName else { return nil }
      var texts = [name]
      let isStep = first.label?.text == "step"
      if action.arguments.count > 1,
        let values = action.arguments.last?.expression.as(DictionaryExprSyntax.self),
        case .elements(let elements) = values.content
      {
        for element in elements {
          guard let key = element.key.plainString, let value = operand(element.value, scope) else {
            return nil
          }
          let text = isStep && key == "as" ? "." + value.filter { $0 != "'" } : value
          texts.append(key == "value" ? text : "\(key): \(text)")
        }
      }
      if isStep { return "\(name)(\(texts.dropFirst().joined(separator: ", ")))" }
      return "send(\(texts.joined(separator: ", ")))"
    }

    mutating func sent(
      _ name: String, _ arguments: [String], _ node: some SyntaxProtocol
    ) -> String {
      lose(
        node, "'\(name)' becomes an action that the app does", "action \(name)",
        note: "list it under 'actions' in site.yaml, with the types of its values")
      return "send(\(([name] + arguments).joined(separator: ", ")))"
    }
  }
#endif
