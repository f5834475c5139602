#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// Everything that a client works out: conditions, sources of `bind`, and steps.
  extension ScreenReader {
    /// Whether an expression reads a state.
    func readsState(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      guard hasWork(for: expression) else { return false }
      for token in expression.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(var name) = token.tokenKind,
          let reference = token.parent?.as(DeclReferenceExprSyntax.self)
        else { continue }
        if scope[name] == nil, name.first == "$", name.count > 1 { name.removeFirst() }
        var whole = ExprSyntax(reference)
        if whole.id != expression.id,
          let member = reference.parent?.as(MemberAccessExprSyntax.self),
          member.declName.id == reference.id
        {
          guard member.base?.name == "self" else { continue }
          whole = ExprSyntax(member)
        }
        if let model = model(whole, scope) {
          let member = whole.parent?.as(MemberAccessExprSyntax.self)
          let isRead =
            member?.base?.id == whole.id
            ? member.map { readsState(ExprSyntax($0.declName), model) } ?? false
            : model.names.values.contains { if case .state = $0 { true } else { false } }
          if isRead { return true }
          continue
        }
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

    /// The state that an expression is: `name`, `$name` or `$model.name`.
    func state(_ expression: ExprSyntax, _ scope: Scope) -> ScreenState? {
      guard var name = expression.plain.name else {
        guard let member = expression.plain.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        let inner = base.name == "self" ? scope : model(base, scope)
        return inner.flatMap { state(ExprSyntax(member.declName), $0) }
      }
      if name.hasPrefix("$"), name.count > 1 { name.removeFirst() }
      switch scope[name] {
      case .state(let state):
        use(state.name)
        return state
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
        return condition(prefix.expression, scope).map(negated)
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
            let isOne = side.is(TupleExprSyntax.self) || sign == "&&" && text.contains(" || ")
            return isOne && text.contains(" ") ? "(\(text))" : text
          }
          return "\(parts[0]) \(sign) \(parts[1])"
        case "==" where infix.rightOperand.plain.isNil:
          return optional(infix.leftOperand, scope).map { $0 + ".isEmpty" }
        case "!=" where infix.rightOperand.plain.isNil:
          return optional(infix.leftOperand, scope).map { "!\($0).isEmpty" }
        case ">" where infix.rightOperand.plainNumber == "0",
          ">=" where infix.rightOperand.plainNumber == "1":
          if let member = infix.leftOperand.plain.as(MemberAccessExprSyntax.self),
            member.name == "count", let base = member.base,
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
          guard state(infix.leftOperand, scope) != nil,
            let left = operand(infix.leftOperand, scope),
            let right = operand(infix.rightOperand, scope)
          else { return nil }
          return "\(left) \(sign) \(right)"
        default: return nil
        }
      }
      if let member = plain.as(MemberAccessExprSyntax.self),
        member.name == "isEmpty", let base = member.base
      {
        return state(base.untrimmed, scope).map { $0.name + ".isEmpty" }
      }
      if let call = plain.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        member.name == "contains", let argument = call.arguments.first,
        let state = state(base, scope), let item = item(argument.expression, of: state, scope)
      {
        return "\(state.name).contains(\(item))"
      }
      return nil
    }

    /// The name of a state that has no value at times.
    private func optional(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      state(expression, scope).flatMap { $0.isOptional ? $0.name : nil }
    }

    /// A side of a comparison, or the value of a step: a state or a constant.
    func operand(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      let plain = expression.plain
      if let state = state(plain, scope) { return state.name }
      if let member = plain.as(MemberAccessExprSyntax.self) {
        let name = member.name
        if member.base == nil || declarations.enumeration(member.base?.trimmedDescription) != nil {
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
      if let infix = plain.as(InfixOperatorExprSyntax.self),
        infix.operator.trimmedDescription == "??", let name = optional(infix.leftOperand, scope),
        let other = followed(infix.rightOperand, scope)
      {
        return "\(name).isEmpty ? \(other) : \(name)"
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
        return "." + member.name
      }
      guard let code = value(plain, scope) else { return nil }
      return isConstant(plain) ? code : "\\(\(code))"
    }

    // MARK: Steps

    var action: String { "the step 'send(name)' asks the app for it" }

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
        member.name == "callAsFunction"
      {
        return steps(base, scope)
      }
      if let member = plain.as(MemberAccessExprSyntax.self),
        let made = modelSteps(member, nil, scope)
      {
        return made
      }
      if let name = plain.name ?? plain.as(MemberAccessExprSyntax.self)?.name {
        return [sent(name, [], plain)]
      }
      lose(plain, "this action has no form as steps", note: action)
      return []
    }

    /// An action that a component's caller gives: its steps are at the call, on the root.
    mutating func event(_ node: ExprSyntax, _ scope: Scope) -> [String] {
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
      guard hasWork(for: items) else { return [] }
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
        let isLast = isTail && index == items.count - 1
        if case .stmt(let statement) = item.item, let attempt = statement.as(DoStmtSyntax.self) {
          steps += self.steps(attempt.body.statements, scope, isTail: isLast)
          for clause in attempt.catchClauses where !clause.body.statements.isEmpty {
            lose(
              clause, "what follows an error is left out: no step fails",
              note: "the app can set a state when an action fails")
          }
          continue
        }
        guard let expression = item.item.expression ?? item.awaited else {
          if case .stmt(let statement) = item.item, statement.is(ReturnStmtSyntax.self) { break }
          lose(
            item, "this statement has no form as a step; the app does it in an action", note: action
          )
          continue
        }
        if let test = expression.as(IfExprSyntax.self), index < items.count - 1, test.body.isReturn
        {
          lose(
            test, "the steps behind this 'if' with 'return' are left out",
            note: "'guard' says the same, and has a form")
          return steps
        }
        steps += step(expression.plain, scope, isLast: isLast)
      }
      return steps
    }

    private mutating func step(_ expression: ExprSyntax, _ scope: Scope, isLast: Bool) -> [String] {
      if let test = expression.as(IfExprSyntax.self) { return branch(test, scope, isLast) }
      if let infix = expression.as(InfixOperatorExprSyntax.self) {
        if let made = assignment(infix, scope) { return [made] }
        if let name = infix.leftOperand.ownName,
          scope.owner?.property(name)?.wrapper == "FocusState"
        {
          lose(
            infix, "what '\(name)' is set to is left out: no state has the focus", note: Self.focus)
          return []
        }
        // What the app takes of a call is the app's.
        if infix.operator.trimmedDescription == "=", state(infix.leftOperand, scope) == nil,
          let call = infix.rightOperand.plain.as(FunctionCallExprSyntax.self),
          !call.calledExpression.isTypeName
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
      if let made = modelSteps(member, call, scope) { return made }
      let name = member.name
      if name == "dismiss", let base = member.base,
        case .dismiss? = base.firstToken(viewMode: .sourceAccurate).flatMap({ scope[$0.text] })
      {
        return ["dismiss()"]
      }
      if name == "scrollTo", let base = member.base, readsGiven(base, scope),
        let place = call.arguments.first.flatMap({ operand($0.expression, scope) })
      {
        return ["scroll(to: \(place))"]
      }
      if let state = member.base.flatMap({ self.state($0, scope) }) {
        let value = call.arguments.first.flatMap { item($0.expression, of: state, scope) }
        let isText = state.type == "string"
        switch (name, value) {
        case ("toggle", _): return ["toggle(\(state.name))"]
        case ("insert", let value?) where !isText, ("append", let value?) where !isText:
          return ["append(\(state.name), \(value))"]
        case ("remove", let value?) where !isText: return ["remove(\(state.name), \(value))"]
        case ("removeAll", nil)
        where call.arguments.isEmpty && call.trailingClosure == nil
          && (state.type.hasPrefix("s") || state.isOfIdentifiers):
          return ["set(\(state.name), \(isText ? "''" : "[]"))"]
        default:
          lose(
            call, "this change of '\(state.name)' has no form as a step",
            note: "a step sets a state, counts it, or changes one value of a set; \(action)")
          return []
        }
      }
      if member.base?.name == "self" { return function(name, call, scope, isLast) }
      if let base = member.base, isFixed(base, scope), changingMethods.contains(name) {
        lose(
          call, "this change of '\(base.trimmedDescription)' has no form as a step", note: action)
        return []
      }
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
          case .optionalBinding(let binding):
            optional(binding.value, scope).map { "!\($0).isEmpty" }
          case .matchingPattern(let match):
            match.comparison.flatMap { subject, name in
              state(subject, scope).map { "\($0.name) == .\(name)" }
            }
          default: nil
          }
        guard let text = made else { return nil }
        texts.append(conditions.count > 1 && text.contains("||") ? "(\(text))" : text)
      }
      return texts.joined(separator: " && ")
    }

    private mutating func assignment(_ infix: InfixOperatorExprSyntax, _ scope: Scope) -> String? {
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
        return (items(right, of: state, scope) ?? operand(right, scope))
          .map { "set(\(state.name), \($0))" }
      case "+=", "-=": return counted(right, of: state, infix.operator.trimmedDescription, scope)
      default: return nil
      }
    }

    /// `n + 2`, also inside of `min` and `max`, which the type of the state does by itself.
    private mutating func change(
      _ value: ExprSyntax, of state: ScreenState, _ scope: Scope
    ) -> String? {
      if let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
        let name = call.calledExpression.name, ["min", "max"].contains(name)
      {
        for argument in call.arguments {
          guard let made = change(argument.expression.plain, of: state, scope) else { continue }
          let bound = call.arguments.first { $0.id != argument.id }?.expression.trimmedDescription
          let range = name == "min" ? "...\(bound ?? "")" : "\(bound ?? "")..."
          lose(
            call, "the bound of this step is left out: the state's type has it",
            note: "'\(state.name): integer(\(range))' in 'state' says it")
          return made
        }
      }
      guard let infix = value.as(InfixOperatorExprSyntax.self),
        self.state(infix.leftOperand, scope)?.name == state.name
      else { return nil }
      return counted(infix.rightOperand, of: state, infix.operator.trimmedDescription, scope)
    }

    /// A step that adds a number, or takes it off.
    private func counted(
      _ value: ExprSyntax, of state: ScreenState, _ sign: String, _ scope: Scope
    ) -> String? {
      guard let number = resolved(value, scope).value.plainNumber,
        ["integer", "number", ""].contains(state.type)
      else { return nil }
      switch sign.first {
      case "+" where number == "1": return "increment(\(state.name))"
      case "+": return "increment(\(state.name), by: \(number))"
      case "-": return "increment(\(state.name), by: -\(number))"
      default: return nil
      }
    }
  }

  extension CodeBlockItemSyntax {
    /// The call that a statement waits for: `let user = await load()`.
    fileprivate var awaited: ExprSyntax? {
      guard case .decl(let declaration) = item,
        let bindings = declaration.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
        var value = bindings.first?.initializer?.value
      else { return nil }
      if let attempt = value.as(TryExprSyntax.self) { value = attempt.expression }
      return value.as(AwaitExprSyntax.self)?.expression
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
