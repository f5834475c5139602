#if ConvertSwift
  import SwiftParser
  import SwiftSyntax
  import VMLCatalog
  import VMLFormats

  /// Statements of a builder.
  extension ScreenReader {
    mutating func views(_ items: CodeBlockItemListSyntax, _ scope: Scope) -> [PageNode] {
      var scope = scope
      var nodes: [PageNode] = []
      guard hasWork(for: items) else { return [] }
      for item in items {
        if let expression = item.item.expression {
          nodes += nested(expression) { $0.view(expression, scope) } ?? []
        } else if case .decl(let declaration) = item.item,
          let variable = declaration.as(VariableDeclSyntax.self)
        {
          for binding in variable.bindings {
            guard let value = binding.initializer?.value else { continue }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else {
              lose(binding, "these values have no name each, and are left out", note: oneByOne)
              continue
            }
            nodes += self.let(name, value, &scope)
          }
        } else if case .decl(let declaration) = item.item,
          let blocks = declaration.as(IfConfigDeclSyntax.self)
        {
          nodes += configured(blocks, scope)
        } else {
          lose(item, "this statement makes no view", note: "a page has no statements but 'let'")
        }
      }
      return nodes
    }

    private mutating func `let`(_ name: String, _ value: ExprSyntax, _ scope: inout Scope)
      -> [PageNode]
    {
      // It keeps all names that are there.
      guard hasWork(scope.names.count) else { return [] }
      if let model = model(value, scope) {
        scope.names[name] = .model(model)
        return []
      }
      guard let code = self.value(value, scope) else {
        scope.names[name] = .swift(value, scope)
        return []
      }
      scope.names[name] = .value(name)
      return [.element(PageElement(name: "let", attributes: [("name", name), ("value", code)]))]
    }

    /// `#if os(macOS)`.
    private mutating func configured(_ blocks: IfConfigDeclSyntax, _ scope: Scope) -> [PageNode] {
      var branches: [(test: String?, nodes: [PageNode])] = []
      for clause in blocks.clauses {
        guard case .statements(let items)? = clause.elements else { continue }
        var test: String?
        if let condition = clause.condition {
          test = target(condition)
          if test == nil {
            lose(
              condition, "this condition of a build has no form in a page",
              note: "'target.os' and 'target.name' tell targets apart")
            continue
          }
        }
        branches.append((test, views(items, scope)))
      }
      return instruction(branches)
    }

    /// A condition of `#if` about systems: `os(iOS) || os(tvOS)`.
    private func target(_ condition: ExprSyntax) -> String? {
      let plain = condition.plain
      if let prefix = plain.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return target(prefix.expression).map(negated)
      }
      if let infix = plain.as(InfixOperatorExprSyntax.self),
        let left = target(infix.leftOperand), let right = target(infix.rightOperand)
      {
        let sign = infix.operator.trimmedDescription
        return ["&&", "||"].contains(sign) ? "(\(left)) \(sign) (\(right))" : nil
      }
      guard let call = plain.as(FunctionCallExprSyntax.self), call.calledExpression.name == "os",
        let system = call.arguments.first
      else { return nil }
      return "target.os == '\(system.expression.trimmedDescription.lowercased())'"
    }

    /// Branches as `<if>`, `<elseif/>` and `<else/>`.
    private func instruction(_ branches: [(test: String?, nodes: [PageNode])]) -> [PageNode] {
      guard let first = branches.first, let test = first.test, test != "true" else {
        return branches.first?.nodes ?? []
      }
      var element = PageElement(name: "if", attributes: [("test", test)], children: first.nodes)
      for branch in branches.dropFirst() {
        let name = branch.test == nil ? "else" : "elseif"
        element.children.append(
          .element(PageElement(name: name, attributes: branch.test.map { [("test", $0)] } ?? [])))
        element.children += branch.nodes
      }
      return [.element(element)]
    }

    // MARK: Conditions

    mutating func conditional(_ test: IfExprSyntax, _ scope: Scope) -> [PageNode] {
      var branches: [(test: String?, nodes: [PageNode])] = []
      var next: IfExprSyntax? = test
      while let current = next {
        next = nil
        var scope = scope
        if let holds = decided(current.conditions, scope) {
          if holds {
            branches.append((nil, views(current.body.statements, scope)))
          } else if case .ifExpr(let other)? = current.elseBody {
            next = other
          } else if case .codeBlock(let block)? = current.elseBody {
            branches.append((nil, views(block.statements, scope)))
          }
          continue
        }
        guard let made = tests(of: current.conditions, &scope) else { return [] }
        if made.isState {
          if branches.isEmpty, current.elseBody == nil,
            let (known, states) = parts(of: current.conditions, scope)
          {
            let nodes = views(current.body.statements, scope)
            return instruction([(known, nodes.map { $0.shown(states) })])
          }
          return shown(current, scope, not: [], before: branches)
        }
        branches.append((made.text, views(current.body.statements, scope)))
        switch current.elseBody {
        case .ifExpr(let other)?: next = other
        case .codeBlock(let block)?: branches.append((nil, views(block.statements, scope)))
        case nil: break
        }
      }
      return instruction(branches)
    }

    /// Branches that a state decides on: each shows and hides itself.
    private mutating func shown(
      _ test: IfExprSyntax, _ scope: Scope, not others: [String],
      before: [(test: String?, nodes: [PageNode])]
    ) -> [PageNode] {
      guard before.isEmpty else {
        return instruction(before + [(nil, shown(test, scope, not: others, before: []))])
      }
      var known = scope
      if !others.isEmpty {
        guard let made = tests(of: test.conditions, &known) else { return [] }
        if !made.isState {
          let nodes = views(test.body.statements, known).map { $0.shown(others.joinedConditions) }
          let rest = otherwise(test, scope, not: others)
          return instruction([(made.text, nodes)] + (rest.isEmpty ? [] : [(nil, rest)]))
        }
      }
      guard let text = self.test(test.conditions, scope) else {
        let part =
          test.conditions.first?.condition.as(ExprSyntax.self)
          .map { unsayable($0, scope) } ?? test.conditions.trimmedDescription
        lose(
          test.conditions, "this condition has no form for a client",
          note: "'\(part)' is no condition: see 'Conditions' in docs/behaviour.md")
        return views(test.body.statements, scope)
      }
      let nodes = views(test.body.statements, scope).map {
        $0.shown((others + [text]).joinedConditions)
      }
      return nodes + otherwise(test, scope, not: others + [negated(text)])
    }

    /// The views of `else`, while none of the states' conditions holds.
    private mutating func otherwise(
      _ test: IfExprSyntax, _ scope: Scope, not others: [String]
    ) -> [PageNode] {
      switch test.elseBody {
      case .ifExpr(let other)?: shown(other, scope, not: others, before: [])
      case .codeBlock(let block)?:
        views(block.statements, scope).map { $0.shown(others.joinedConditions) }
      case nil: []
      }
    }

    /// The test of an `if`; `nil` after a report.
    private mutating func tests(
      of conditions: ConditionElementListSyntax, _ scope: inout Scope
    ) -> (text: String, isState: Bool)? {
      var texts: [String] = []
      for element in conditions {
        switch element.condition {
        case .expression(let expression):
          if readsState(expression, scope) { return ("", true) }
          guard let code = value(expression, scope) else {
            lose(
              expression, "this condition is the app's: it cannot be worked out here",
              note: readsEnvironment(expression, scope)
                ? "'ViewThatFits' chooses by size, and a theme of the site by colour scheme"
                : "the page gets it as a prop, from a file of 'content', or as a state")
            return nil
          }
          texts.append(conditions.count > 1 && code.contains("||") ? "(\(code))" : code)
        case .optionalBinding(let binding):
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            lose(element, "this condition has no form in a page", note: plainCondition)
            return nil
          }
          if let state = state(binding.value, scope) {
            scope.names[name] = .state(state)
            return ("", true)
          }
          guard let code = value(binding.value, scope) else {
            lose(
              binding, "'\(name)' is the app's: it cannot be worked out here",
              note: "the page gets it as a prop, or from a file of 'content'")
            return nil
          }
          scope.names[name] = .value(code)
          texts.append(code.literal == nil ? "\(code) != nil" : "true")
        case .matchingPattern(let match):
          if let (subject, _) = match.comparison, readsState(subject, scope) { return ("", true) }
          guard let (subject, name) = match.comparison, let code = value(subject, scope) else {
            lose(element, "this condition has no form in a page", note: plainCondition)
            return nil
          }
          texts.append("\(code) == '\(name)'")
        case .availability(let availability):
          texts.append(newer(availability) ? "true" : "false")
        }
      }
      return (texts.joined(separator: " && "), false)
    }

    mutating func choice(_ choice: SwitchExprSyntax, _ scope: Scope) -> [PageNode] {
      if let (statements, inner) = branch(of: choice, scope) { return views(statements, inner) }
      let isState = readsState(choice.subject, scope)
      let subject = isState ? state(choice.subject, scope)?.name : value(choice.subject, scope)
      guard let subject else {
        lose(
          choice.subject, "this value is the app's: it cannot be worked out here",
          note: "the page gets it as a prop, from a file of 'content', or as a state")
        return []
      }
      var branches: [(test: String?, nodes: [PageNode])] = []
      for case .switchCase(let branch) in choice.cases {
        guard case .case(let label) = branch.label else {
          branches.append((nil, views(branch.statements, scope)))
          continue
        }
        var tests: [String] = []
        for item in label.caseItems {
          guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
            var test = self.test(subject, is: pattern, isState: isState, scope)
          else {
            lose(
              item, "this pattern has no form in a page",
              note: "a case with values is a state or a prop for each of them")
            continue
          }
          if let more = item.whereClause?.condition {
            guard let text = isState ? condition(more, scope) : value(more, scope) else {
              lose(
                more, "this condition has no form in a page: its case is left out",
                note: plainCondition)
              continue
            }
            test += " && " + (text.contains("||") ? "(\(text))" : text)
          }
          if label.caseItems.count > 1, test.contains("&&") { test = "(\(test))" }
          tests.append(test)
        }
        guard !tests.isEmpty else { continue }
        branches.append((tests.joined(separator: " || "), views(branch.statements, scope)))
      }
      guard isState else { return instruction(branches) }
      var others: [String] = []
      var nodes: [PageNode] = []
      for branch in branches {
        nodes += branch.nodes.map { $0.shown(branch.test ?? others.joinedConditions) }
        if let test = branch.test {
          let isPlain = !test.contains("||") && !test.contains("&&")
          others.append(isPlain ? test.replacing(" == ", with: " != ") : "!(\(test))")
        }
      }
      return nodes
    }

    /// The condition that a value is what a case says, or in the range that it says.
    private func test(
      _ subject: String, is pattern: ExprSyntax, isState: Bool, _ scope: Scope
    ) -> String? {
      if let range = pattern.plain.as(InfixOperatorExprSyntax.self), range.operator.isRange {
        guard let lower = value(range.leftOperand, scope),
          let upper = value(range.rightOperand, scope)
        else { return nil }
        let sign = range.operator.trimmedDescription == "..." ? "<=" : "<"
        return "\(subject) >= \(lower) && \(subject) \(sign) \(upper)"
      }
      let name = isState ? pattern.implicitMember.map { "." + $0 } : nil
      return (name ?? value(pattern, scope)).map { "\(subject) == \($0)" }
    }

    private var plainCondition: String { "test a value with an 'if' of its own" }

    // MARK: Lists

    /// `ForEach`, and what has its rows: `List(items) { item in … }`.
    mutating func loop(
      over list: ExprSyntax, _ closure: ClosureExprSyntax, _ scope: Scope
    ) -> [PageNode] {
      var list = list.plain
      var scope = scope
      var names = closure.parameterNames
      if names.isEmpty {
        var name = "item"
        while scope[name] != nil { name += "2" }
        names = [name]
      }
      names = names.map { String($0.drop { $0 == "$" }) }
      if list.isProjected, let name = list.name {
        scope.names[name] = scope[String(name.dropFirst())]
      }
      let search = search(in: list, scope)
      if let search { list = search.list }
      if let call = list.as(FunctionCallExprSyntax.self), call.calledExpression.name == "Array",
        let inner = call.arguments.first
      {
        list = inner.expression.plain
      }
      var attributes: [(name: String, value: String)] = []
      if names.count > 1, let call = list.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.name == "enumerated", let base = member.base
      {
        list = base
        scope.names[names[0]] = .value(names[0])
        attributes = [("each", names[1]), ("index", names[0])]
      } else if names.count > 1, let base = list.as(FunctionCallExprSyntax.self)?.zippedIndices {
        list = base
        scope.names[names[0]] = .value(names[0])
        attributes = [("each", names[1]), ("index", names[0])]
      } else {
        attributes = [("each", names[0])]
        for name in names.dropFirst() { scope.names[name] = .given }
      }
      guard let code = self.list(list, withAppData(list, scope)) else {
        lose(
          list, "this list is the app's: it cannot be worked out here",
          note: "give it in a file of 'content', or make the list a view of the app")
        return []
      }
      let name = attributes[0].value
      let item = safeName(name)
      attributes[0].value = item
      scope.names[name] = .value(item)
      scope.names["$0"] = .value(item)
      scope.names["$" + name] = .value(item)
      if let type = list.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
        declarations.enumeration(type) != nil
      {
        scope.types[name] = type
        scope.types["$0"] = type
      }
      attributes.insert(("in", code), at: 1)
      var children = views(closure.statements, scope)
      if let search, let text = search.test(of: item, self, scope) {
        children = children.map { $0.shown(text) }
      }
      return [.element(PageElement(name: "for", attributes: attributes, children: children))]
    }

    /// The closure for the views of a list's items; of the name of a function one that calls it:
    /// `{ LampRow(lamp: $0) }` of `LampRow.init`.
    mutating func rows(of site: SwiftCallSite, _ scope: Scope) -> ClosureExprSyntax? {
      guard let argument = site.arguments.last else { return nil }
      if let closure = argument.closure { return closure }
      guard ["content", "rowContent"].contains(argument.label) else { return nil }
      let plain = argument.value.plain
      let made = plain.as(MemberAccessExprSyntax.self).flatMap { $0.name == "init" ? $0 : nil }
      guard let name = made?.base?.trimmedDescription ?? plain.ownName else { return nil }
      let view = declarations.view(name)
      let function = scope.owner?.functions[name] ?? declarations.freeFunctions[name]
      let clause =
        made == nil
        ? function?.signature.parameterClause
        : view?.initializers.first?.signature.parameterClause
      let label =
        made?.declName.argumentNames?.arguments.first?.name.text
        ?? clause?.parameters.first?.firstName.text
        ?? (made == nil ? nil : view?.properties.first(where: \.isInput)?.name)
      let labelled = label.map { $0 == "_" ? "" : "\($0): " } ?? ""
      var parser = Parser("{ \(name)(\(labelled)$0) }")
      let closure = ExprSyntax.parse(from: &parser).as(ClosureExprSyntax.self)
      if let closure { places[Syntax(closure).root.id] = range(argument.value) }
      return closure
    }

    /// A list as an expression.
    private mutating func list(_ list: ExprSyntax, _ scope: Scope) -> String? {
      let list = list.plain
      if let member = list.as(MemberAccessExprSyntax.self),
        member.name == "allCases",
        let cases = declarations.enumeration(member.base?.trimmedDescription)?.cases
      {
        return "[" + cases.map { "'\($0)'" }.joined(separator: ", ") + "]"
      }
      return value(list, scope)
    }
  }

  extension [String] {
    /// Conditions that all hold.
    var joinedConditions: String {
      map { $0.contains("||") && count > 1 && !$0.hasPrefix("!") ? "(\($0))" : $0 }
        .joined(separator: " && ")
    }
  }

  extension PageNode {
    /// The node while a condition holds.
    func shown(_ condition: String) -> PageNode {
      if case .comment = self { return self }
      if case .element(let element) = self, element.name == "let" { return self }
      guard case .element(var element) = self, element.name.first?.isUppercase == true,
        element["show"] == nil
      else {
        return .element(
          PageElement(name: "Group", attributes: [("show", condition)], children: [self]))
      }
      element.attributes.append(("show", condition))
      return .element(element)
    }
  }
#endif
