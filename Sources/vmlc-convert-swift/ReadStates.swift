#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// Everything that a client works out: conditions, sources of `bind`, and steps.
  extension ScreenReader {
    /// Whether an expression reads a state.
    func readsState(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      for token in expression.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind,
          token.parent?.as(DeclReferenceExprSyntax.self) != nil,
          token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != token.parent?.id
        else { continue }
        switch scope[name] {
        case .state?: return true
        case .swift(let inner, let outer)?: if readsState(inner, outer) { return true }
        case nil:
          if let body = scope.body(name), body.count == 1, let only = body.first?.item.expression,
            let depth = scope.ofConstant?.depth,
            readsState(only, scope.ofOwner.at(depth: depth))
          {
            return true
          }
        default: break
        }
      }
      return false
    }

    /// The state that an expression is: `name` or `$name`.
    func state(_ expression: ExprSyntax, _ scope: Scope) -> ScreenState? {
      guard var name = expression.plain.name else {
        guard let member = expression.plain.as(MemberAccessExprSyntax.self),
          member.base?.name == "self"
        else { return nil }
        return state(ExprSyntax(member.declName), scope)
      }
      if name.hasPrefix("$"), name.count > 1 { name.removeFirst() }
      switch scope[name] {
      case .state(let state): return state
      case .swift(let inner, let outer): return state(inner, outer)
      default: return nil
      }
    }

    /// A condition of `show`.
    func condition(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      deeper { test(expression, scope) }
    }

    private func test(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      if let state = state(expression, scope) { return state.name }
      let (plain, scope) = resolved(expression, scope)
      if let state = state(plain, scope) { return state.name }
      if let prefix = plain.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return condition(prefix.expression, scope).map {
          $0.contains(" ") ? "!(\($0))" : "!\($0)"
        }
      }
      if let infix = plain.as(InfixOperatorExprSyntax.self) {
        let sign = infix.operator.trimmedDescription
        switch sign {
        case "&&", "||":
          guard let left = condition(infix.leftOperand, scope),
            let right = condition(infix.rightOperand, scope)
          else { return nil }
          // `&&` binds tighter.
          let parts = [(infix.leftOperand, left), (infix.rightOperand, right)].map { side, text in
            side.is(TupleExprSyntax.self) && text.contains(" ") ? "(\(text))" : text
          }
          return "\(parts[0]) \(sign) \(parts[1])"
        case "==" where infix.rightOperand.plain.isNil:
          return optional(infix.leftOperand, scope).map { $0 + ".isEmpty" }
        case "!=" where infix.rightOperand.plain.isNil:
          return optional(infix.leftOperand, scope).map { "!\($0).isEmpty" }
        case ">" where infix.rightOperand.plainNumber == "0",
          ">=" where infix.rightOperand.plainNumber == "1":
          if let member = infix.leftOperand.plain.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "count", let base = member.base,
            let state = state(base, scope)
          {
            return "!\(state.name).isEmpty"
          }
          fallthrough
        case "==", "!=", "<", "<=", ">", ">=":
          // It begins with the state.
          let turned = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]
          if state(infix.leftOperand, scope) == nil, let state = state(infix.rightOperand, scope),
            let left = operand(infix.leftOperand, scope)
          {
            return "\(state.name) \(turned[sign] ?? sign) \(left)"
          }
          guard let left = operand(infix.leftOperand, scope),
            let right = operand(infix.rightOperand, scope)
          else { return nil }
          return "\(left) \(sign) \(right)"
        default: return nil
        }
      }
      if let member = plain.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "isEmpty", let base = member.base
      {
        return state(base.untrimmed, scope).map { $0.name + ".isEmpty" }
      }
      if let call = plain.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "contains", let argument = call.arguments.first,
        let state = state(base, scope), let item = operand(argument.expression, scope)
      {
        return "\(state.name).contains(\(item))"
      }
      return nil
    }

    /// The name of the state that `if let` is about, if it has no value at times.
    private func given(_ binding: OptionalBindingConditionSyntax, _ scope: Scope) -> String? {
      if let value = binding.initializer?.value { return optional(value, scope) }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        case .state(let state)? = scope[name], state.isOptional
      else { return nil }
      return state.name
    }

    /// The name of a state that has no value at times.
    private func optional(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      state(expression, scope).flatMap { $0.isOptional ? $0.name : nil }
    }

    /// A side of a comparison, or the value of a step: a state or a constant.
    private func operand(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      let plain = expression.plain
      if let state = state(plain, scope) { return state.name }
      if let member = plain.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        if member.base == nil || declarations.enums[member.base?.trimmedDescription ?? ""] != nil {
          return "." + name
        }
      }
      guard let code = value(plain, scope) else { return nil }
      return isConstant(plain) ? code : "\\(\(code))"
    }

    private func isConstant(_ plain: ExprSyntax) -> Bool {
      plain.plainString != nil || plain.plainNumber != nil || plain.plainBoolean != nil
    }

    /// A source of `bind`: a state, a condition, or a choice of constants.
    func source(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      if let condition = condition(expression, scope) { return condition }
      let (plain, scope) = resolved(expression, scope)
      if let choice = plain.as(TernaryExprSyntax.self) {
        guard let test = condition(choice.condition, scope),
          let one = followed(choice.thenExpression, scope),
          let other = followed(choice.elseExpression, scope) ?? source(choice.elseExpression, scope)
        else { return nil }
        return "\(test) ? \(one) : \(other)"
      }
      if let member = plain.as(MemberAccessExprSyntax.self),
        let made = enumSource(member, scope)
      {
        return made
      }
      if let text = plain.as(StringLiteralExprSyntax.self), text.segments.count == 3 {
        // `"\(count)"` alone.
        let texts = text.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }
        let holes = text.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
        guard texts.allSatisfy(\.isEmpty), holes.count == 1, holes[0].expressions.count == 1,
          let hole = holes[0].expressions.first
        else { return nil }
        return state(hole.expression, scope)?.name
      }
      return nil
    }

    /// A constant that an attribute may follow.
    func followed(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      let plain = expression.plain
      guard !plain.isNil, !readsState(plain, scope) else { return nil }
      if let member = plain.as(MemberAccessExprSyntax.self),
        member.base == nil || member.base?.name == "Color"
      {
        return "." + member.declName.baseName.text
      }
      guard let code = value(plain, scope) else { return nil }
      return isConstant(plain) ? code : "\\(\(code))"
    }

    // MARK: Steps

    private var action: String { "the step 'send(name)' asks the app for it" }

    /// The steps of a closure or function.
    mutating func steps(_ expression: ExprSyntax, _ scope: Scope) -> [String] {
      let plain = expression.plain
      if let closure = plain.as(ClosureExprSyntax.self) { return steps(closure.statements, scope) }
      switch plain.name.flatMap({ scope[$0] }) {
      case .swift(let inner, let outer)?: return steps(inner, outer)
      case .dismiss?: return ["dismiss()"]
      case .event?: return event(plain, scope)
      default: break
      }
      if let name = plain.name, let body = scope.owner?.functions[name]?.body?.statements {
        return nested(plain) { $0.steps(body, scope.ofOwner) } ?? []
      }
      if let member = plain.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.text == "callAsFunction"
      {
        return steps(base, scope)
      }
      if let name = plain.name ?? plain.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        return [sent(name, [], plain)]
      }
      lose(plain, "this action has no form as steps", note: action)
      return []
    }

    /// An action that a component's caller gives: its steps are at the call, on the root.
    private mutating func event(_ node: ExprSyntax, _ scope: Scope) -> [String] {
      if let name = node.plain.name, name == scope.owner?.rootAction { return [] }
      lose(
        node, "the caller's action is left out here: its steps are 'onTap' of the call",
        note: "the root of a component has the events of its call")
      return []
    }

    mutating func steps(
      _ items: CodeBlockItemListSyntax, _ scope: Scope, isTail: Bool = true
    ) -> [String] {
      var steps: [String] = []
      for (index, item) in items.enumerated() {
        if case .stmt(let statement) = item.item, let test = statement.as(GuardStmtSyntax.self) {
          guard isTail, let text = self.test(test.conditions, scope), test.body.isReturn else {
            lose(
              test, "the steps behind this 'guard' are left out: it has no form as a 'when'",
              note: "see 'Conditions' in docs/behaviour.md")
            return steps
          }
          steps.append("when(\(text))")
          continue
        }
        guard let expression = item.item.expression else {
          if case .stmt(let statement) = item.item, statement.is(ReturnStmtSyntax.self) { break }
          lose(
            item, "this statement has no form as a step; the app does it in an action", note: action
          )
          continue
        }
        if let test = expression.as(IfExprSyntax.self), index < items.count - 1, test.body.isReturn
        {
          lose(test, "the steps behind this are left out: 'if' with 'return' is written as 'guard'")
          return steps
        }
        let isLast = isTail && index == items.count - 1
        steps += step(expression.plain, scope, isLast: isLast)
      }
      return steps
    }

    private mutating func step(_ expression: ExprSyntax, _ scope: Scope, isLast: Bool) -> [String] {
      if let test = expression.as(IfExprSyntax.self) { return branch(test, scope, isLast) }
      if let infix = expression.as(InfixOperatorExprSyntax.self) {
        if let made = assignment(infix, scope) { return [made] }
        // What the app takes of a call is the app's.
        if infix.operator.trimmedDescription == "=", state(infix.leftOperand, scope) == nil,
          infix.rightOperand.plain.is(FunctionCallExprSyntax.self)
        {
          return step(infix.rightOperand.plain, scope, isLast: isLast)
        }
      }
      guard let call = expression.as(FunctionCallExprSyntax.self) else {
        lose(
          expression, "this statement has no form as a step; the app does it in an action",
          note: action)
        return []
      }
      if let name = call.calledExpression.plain.name {
        return function(name, call, scope, isLast)
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        lose(call, "this call has no form as a step", note: action)
        return []
      }
      let name = member.declName.baseName.text
      if name == "dismiss", let base = member.base,
        case .dismiss? = base.firstToken(viewMode: .sourceAccurate).flatMap({ scope[$0.text] })
      {
        return ["dismiss()"]
      }
      if let state = member.base.flatMap({ self.state($0, scope) }) {
        let value = call.arguments.first.flatMap { operand($0.expression, scope) }
        switch (name, value) {
        case ("toggle", _): return ["toggle(\(state.name))"]
        case ("insert", let value?), ("append", let value?):
          return ["append(\(state.name), \(value))"]
        case ("remove", let value?): return ["remove(\(state.name), \(value))"]
        case ("removeAll", _):
          return [state.type == "string" ? "set(\(state.name), '')" : "reset(\(state.name))"]
        default: break
        }
      }
      if member.base?.name == "self" { return function(name, call, scope, isLast) }
      return [sent(name, arguments(call, scope), call)]
    }

    private mutating func branch(_ test: IfExprSyntax, _ scope: Scope, _ isLast: Bool) -> [String] {
      if let isTaken = picked[test.id] {
        guard isTaken else {
          switch test.elseBody {
          case .ifExpr(let other)?: return branch(other, scope, isLast)
          case .codeBlock(let block)?: return steps(block.statements, scope, isTail: isLast)
          case nil: return []
          }
        }
        return steps(test.body.statements, scope, isTail: isLast)
      }
      guard isLast, test.elseBody == nil, let text = self.test(test.conditions, scope) else {
        lose(
          test, "a step has no 'if' but 'when', for the steps behind it",
          note: "two buttons with 'show', one for each branch, say the same")
        return []
      }
      return ["when(\(text))"] + steps(test.body.statements, scope)
    }

    /// Conditions that all hold.
    func test(_ conditions: ConditionElementListSyntax, _ scope: Scope) -> String? {
      var texts: [String] = []
      for element in conditions {
        let made: String? =
          switch element.condition {
          case .expression(let condition): self.condition(condition, scope)
          case .optionalBinding(let binding): given(binding, scope).map { "!\($0).isEmpty" }
          default: nil
          }
        guard let text = made else { return nil }
        texts.append(conditions.count > 1 && text.contains("||") ? "(\(text))" : text)
      }
      return texts.joined(separator: " && ")
    }

    private func assignment(_ infix: InfixOperatorExprSyntax, _ scope: Scope) -> String? {
      guard let state = state(infix.leftOperand, scope) else { return nil }
      let right = infix.rightOperand.plain
      switch infix.operator.trimmedDescription {
      case "=":
        if let prefix = right.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!",
          self.state(prefix.expression, scope)?.name == state.name
        {
          return "toggle(\(state.name))"
        }
        if right.isNil, state.isOptional { return "set(\(state.name), '')" }
        if let change = change(right, of: state, scope) { return change }
        return operand(right, scope).map { "set(\(state.name), \($0))" }
      case "+=":
        return right.plainNumber.map {
          $0 == "1" ? "increment(\(state.name))" : "increment(\(state.name), by: \($0))"
        }
      case "-=": return right.plainNumber.map { "increment(\(state.name), by: -\($0))" }
      default: return nil
      }
    }

    /// `n + 2`, also inside of `min` and `max`, which the type of the state does by itself.
    private func change(_ value: ExprSyntax, of state: ScreenState, _ scope: Scope) -> String? {
      if let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
        ["min", "max"].contains(call.calledExpression.name)
      {
        return call.arguments.lazy.compactMap { self.change($0.expression.plain, of: state, scope) }
          .first
      }
      guard let infix = value.as(InfixOperatorExprSyntax.self),
        self.state(infix.leftOperand, scope)?.name == state.name,
        let number = infix.rightOperand.plain.plainNumber
      else { return nil }
      switch infix.operator.trimmedDescription {
      case "+":
        return number == "1"
          ? "increment(\(state.name))" : "increment(\(state.name), by: \(number))"
      case "-": return "increment(\(state.name), by: -\(number))"
      default: return nil
      }
    }

    private mutating func function(
      _ name: String, _ call: FunctionCallExprSyntax, _ scope: Scope, _ isLast: Bool
    ) -> [String] {
      switch name {
      case "withAnimation":
        let style = call.arguments.first?.expression.trimmedDescription ?? ".default"
        let body =
          call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
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
          lose(call, "the arguments of '\(name)' do not fit its parameters")
          return []
        }
        return nested(call) { $0.steps(body, inner, isTail: isLast) } ?? []
      }
      return [sent(name, arguments(call, scope), call)]
    }

    /// The arguments of an action: what has no value is left out.
    private mutating func arguments(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [String] {
      var made: [String] = []
      if let closure = call.trailingClosure {
        lose(
          closure, "the closure of the action is left out: it is the app's",
          note: "an action takes texts, numbers, booleans and states")
      }
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

    private mutating func sent(
      _ name: String, _ arguments: [String], _ node: some SyntaxProtocol
    ) -> String {
      lose(
        node, "'\(name)' becomes an action that the app does", "action \(name)",
        note: "list it under 'actions' in site.yaml, with the types of its values")
      return "send(\(([name] + arguments).joined(separator: ", ")))"
    }
  }

  extension CodeBlockSyntax {
    /// Whether it does nothing but return.
    fileprivate var isReturn: Bool {
      guard statements.count == 1, case .stmt(let statement)? = statements.first?.item else {
        return false
      }
      return statement.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
    }
  }
#endif
