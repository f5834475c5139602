#if ConvertSwift
  import SwiftSyntax
  import VMLCatalog
  import VMLCompiler
  import VMLFormats

  /// Values of attributes and texts.
  extension ScreenReader {
    /// Gives an attribute a value: a constant, an interpolation, or what it follows.
    mutating func set(
      _ name: String, _ value: ExprSyntax, _ element: inout PageElement, _ scope: Scope
    ) {
      guard !isGiven(name, value, in: element) else { return }
      let (plain, scope) = resolved(
        value, value.plain.isBinding ? scope : withAppData(value, scope))
      if let constant = plain.as(FunctionCallExprSyntax.self),
        constant.calledExpression.implicitMember == "constant", constant.arguments.count == 1,
        let inner = constant.arguments.first?.expression
      {
        // A picker without a date has the one of the moment.
        if inner.isNow, element.name.hasSuffix("DatePicker") { return }
        set(name, inner, &element, scope)
        return
      }
      if plain.isNil { return }
      if plain.isBinding || readsState(plain, scope) {
        guard let source = source(plain, scope) else {
          lose(
            plain, "'\(name)' cannot follow this",
            note: plain.isBinding
              ? Self.stateNote : "see 'Attributes that follow' in docs/behaviour.md")
          return
        }
        element.follow(name, source)
        return
      }
      guard let text = attributeText(plain, scope) else {
        lose(
          plain, "the value of '\(name)' is the app's: it is left out",
          note: "give it as a prop, or in a file of 'content'")
        return
      }
      element.attributes.append((name, text))
    }

    /// Whether an element has an attribute before this value, which is told.
    mutating func isGiven(_ name: String, _ value: ExprSyntax, in element: PageElement) -> Bool {
      guard element[name] != nil else { return false }
      lose(
        value, "'\(name)' of '\(element.name)' has a value already: this one is left out",
        note: "an attribute stands once")
      return true
    }

    /// A value as an attribute has it; `nil` if it has no form.
    func attributeText(_ value: ExprSyntax, _ scope: Scope) -> String? {
      let (plain, scope) = resolved(value, scope)
      if let infix = plain.as(InfixOperatorExprSyntax.self),
        ["...", "..<"].contains(infix.operator.trimmedDescription)
      {
        let ends = [infix.leftOperand, infix.rightOperand].compactMap { end(of: $0, scope) }
        return ends.count == 2 ? ends.joined(separator: infix.operator.trimmedDescription) : nil
      }
      if let open = plain.as(PostfixOperatorExprSyntax.self), open.operator.text == "..." {
        return end(of: open.expression, scope).map { $0 + "..." }
      }
      if let open = plain.as(PrefixOperatorExprSyntax.self),
        ["...", "..<"].contains(open.operator.text)
      {
        return end(of: open.expression, scope).map { open.operator.text + $0 }
      }
      if let date = plain.plainDate { return date }
      if plain.isNow, plain.implicitMember == nil { return nil }
      if plain.is(KeyPathExprSyntax.self) { return nil }
      if let address = plain.address { return escapedInterpolation(address) }
      if let call = plain.as(FunctionCallExprSyntax.self), call.calledExpression.name == "URL",
        call.arguments.count == 1, let text = call.arguments.first, text.label?.text == "string"
      {
        return plainText(text.expression, scope)
      }
      if let text = plainText(plain, scope) { return text }
      if let text = plain.plainNumber ?? plain.plainBoolean { return text }
      if let name = plain.implicitMember { return name }
      if let code = self.value(plain, scope), !plain.is(ArrayExprSyntax.self) {
        return "\\(\(code))"
      }
      if let head = plain.head, Catalog.type(head) == nil,
        !["CGFloat", "Double", "Array"].contains(head)
      {
        return nil
      }
      return styleValue(plain, scope)
    }

    /// An end of a range.
    private func end(of expression: ExprSyntax, _ scope: Scope) -> String? {
      let plain = resolved(expression, scope).value
      return plain.plainNumber ?? plain.plainDate.map(singleQuoted)
        ?? value(expression, scope).map { "\\(\($0))" }
    }

    /// A text with interpolations; `nil` if the expression is no text that the compiler knows.
    func plainText(_ value: ExprSyntax, _ scope: Scope) -> String? {
      let (plain, scope) = resolved(value, scope)
      if let literal = plain.as(StringLiteralExprSyntax.self) {
        return parts(of: literal, scope).map(text)
      }
      if let call = plain.as(FunctionCallExprSyntax.self), call.arguments.count >= 1,
        ["LocalizedStringKey", "NSLocalizedString", "LocalizedStringResource"].contains(
          call.calledExpression.name),
        let key = call.arguments.first?.expression
      {
        return lookedUp(key, scope)
      }
      if let call = plain.as(FunctionCallExprSyntax.self), let parts = formatted(call, scope) {
        return text(of: parts)
      }
      if let call = plain.as(FunctionCallExprSyntax.self), call.calledExpression.name == "String",
        let argument = call.arguments.first,
        argument.label?.text == "localized"
          || argument.label == nil && argument.expression.plain.is(StringLiteralExprSyntax.self)
      {
        return argument.label == nil
          ? plainText(argument.expression, scope) : lookedUp(argument.expression, scope)
      }
      if plain.name != nil || plain.is(MemberAccessExprSyntax.self), plain.implicitMember == nil,
        let code = self.value(plain, scope)
      {
        return code.hasPrefix("'") && code.hasSuffix("'") && !code.contains("\\")
          ? escapedInterpolation(String(code.dropFirst().dropLast())) : "\\(\(code))"
      }
      let isText =
        plain.is(TernaryExprSyntax.self) || plain.is(FunctionCallExprSyntax.self)
        || plain.is(InfixOperatorExprSyntax.self) || plain.is(SubscriptCallExprSyntax.self)
      guard isText, !readsState(plain, scope), let code = self.value(plain, scope) else {
        return nil
      }
      return "\\(\(code))"
    }

    /// A text that the app looks up by a key: one that is no text to read stands as `@key`.
    private func lookedUp(_ key: ExprSyntax, _ scope: Scope) -> String? {
      let (plain, inner) = resolved(key, scope)
      guard let text = plain.plainString, text.contains(where: { $0 == "." || $0 == "_" }),
        isTextKey(text)
      else { return plainText(plain, inner) }
      use(key: text, at: plain)
      return "@" + text
    }

    private func text(of parts: [TextPart]) -> String {
      parts.map { part in
        switch part {
        case .text(let text): escapedInterpolation(text)
        case .value(let code): "\\(\(code))"
        }
      }.joined()
    }

    // MARK: Text

    mutating func text(_ site: SwiftCallSite, _ scope: Scope) -> PageElement? {
      guard let first = site.arguments.first, first.label == nil || first.label == "verbatim" else {
        return nil
      }
      let (plain, scope) = resolved(first.value, withAppData(first.value, scope))
      let others = site.arguments.dropFirst().filter {
        !["comment", "bundle", "tableName"].contains($0.label)
      }
      if let format = others.first {
        if format.value.as(FunctionCallExprSyntax.self)?.calledExpression.implicitMember == "list",
          self.format(format.value, scope) == nil
        {
          lose(
            format.value, "this format has no form in a page: the text is left out",
            note: "'.list' joins with 'and'; '.joined(separator: …)' with anything")
          return PageElement(name: "Text")
        }
        guard others.count == 1, format.label == "format", let value = value(plain, scope),
          let style = self.format(format.value, scope)
        else { return nil }
        let code = "\(grouped(value)).formatted(\(style))"
        return PageElement(name: "Text", children: [.text("\\(\(code))")])
      }
      if readsState(plain, scope) { return following(plain, scope) }
      let text = plainText(plain, scope)
      if let text, plain.is(StringLiteralExprSyntax.self), first.label == nil, hasMarkdown(text) {
        return PageElement(name: "Text", attributes: [("markdown", text)])
      }
      guard let text else {
        // A function is told where it is called.
        let isCall = first.value.plain.is(FunctionCallExprSyntax.self)
        lose(
          isCall ? first.value.plain : plain, "this text is the app's: it is left out",
          note: "give it as a prop, or in a file of 'content'")
        return PageElement(name: "Text")
      }
      if text.contains("\n") || text.first == " " || text.last == " " {
        return PageElement(name: "Text", attributes: [("content", text)])
      }
      return PageElement(name: "Text", children: text.isEmpty ? [] : [.text(text)])
    }

    /// A text that follows a state; one with other parts becomes a row of texts.
    mutating func following(_ plain: ExprSyntax, _ scope: Scope) -> PageElement {
      if let source = source(plain, scope) {
        return PageElement(name: "Text", attributes: [("bind", "content: \(source)")])
      }
      guard let literal = plain.as(StringLiteralExprSyntax.self) else {
        lose(
          plain, "a text cannot follow this",
          note: "see 'Attributes that follow' in docs/behaviour.md")
        return PageElement(name: "Text")
      }
      lose(
        plain,
        "a text with a state among other words becomes a row, which wraps otherwise",
        "row of texts", note: "a state that the app sets to the whole text needs no row")
      let agreement = /\^\[|\]\(inflect: true\)/
      if literal.trimmedDescription.contains(agreement) {
        lose(
          plain, "words that agree with a number which changes have no form in a page",
          note: "a text with 'show' for one and another one for many say it")
      }
      var row = PageElement(name: "HStack", attributes: [("spacing", "0")])
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let part):
          let text = unescaped(part).replacing(agreement, with: "")
          guard !text.isEmpty else { continue }
          row.children.append(
            .element(
              PageElement(
                name: "Text", attributes: [("content", escapedInterpolation(text))])))
        case .expressionSegment(let hole):
          guard let argument = hole.expressions.first else { continue }
          if let format = hole.expressions.dropFirst().first {
            lose(
              format, "what follows a state is shown without a format",
              note: "an 'integer' has no fraction, and the app can set a state to a text")
          }
          if let state = state(argument.expression.shown, scope) {
            row.children.append(
              .element(PageElement(name: "Text", attributes: [("bind", "content: \(state.name)")])))
          } else if let code = value(argument.expression, scope) {
            row.children.append(
              .element(PageElement(name: "Text", children: [.text("\\(\(code))")])))
          } else {
            lose(
              argument.expression, "a text cannot follow this",
              note: "see 'Attributes that follow' in docs/behaviour.md")
          }
        }
      }
      return row
    }

    // MARK: AsyncImage

    /// An `AsyncImage` with views for its phases.
    mutating func asyncImage(_ site: SwiftCallSite, _ scope: Scope) -> PageElement? {
      var element = PageElement(name: "AsyncImage")
      var scope = scope
      for argument in site.arguments {
        switch (argument.label, argument.closure) {
        case ("url"?, _), ("scale"?, _):
          let value = argument.value.plain
          if argument.label == "url", let call = value.as(FunctionCallExprSyntax.self),
            call.calledExpression.name == "URL", let inner = call.arguments.first
          {
            set("url", inner.expression, &element, scope)
          } else {
            set(argument.label ?? "", value, &element, scope)
          }
        case ("placeholder"?, let closure?):
          add(views(closure.statements, scope), to: &element, template: "placeholder")
        case (_, let closure?):
          let name = closure.parameterNames.first ?? "$0"
          if site.arguments.contains(where: { $0.label == "placeholder" }) {
            scope.names[name] = .image
            add(views(closure.statements, scope), to: &element, template: nil)
          } else {
            phases(closure, name, &element, scope)
          }
        default: return nil
        }
      }
      return element
    }

    private mutating func phases(
      _ closure: ClosureExprSyntax, _ name: String, _ element: inout PageElement, _ scope: Scope
    ) {
      let all = ["phase.success", "phase.failure", "phase.empty"]
      for item in closure.statements {
        if let choice = item.item.expression?.as(SwitchExprSyntax.self) {
          for case .switchCase(let branch) in choice.cases {
            let label = branch.label.trimmedDescription
            var inner = scope
            var slots = all.filter { label.contains($0.dropFirst("phase".count)) }
            if slots.isEmpty { slots = all }
            if slots == ["phase.success"] {
              let words = label.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
              if let bound = words.last { inner.names[String(bound)] = .image }
            }
            for slot in slots where !element.hasTemplate(slot) {
              add(views(branch.statements, inner), to: &element, template: slot)
            }
          }
          continue
        }
        guard let first = item.item.expression?.as(IfExprSyntax.self) else {
          lose(
            item, "this view, which is there in all phases, is left out",
            note: "each phase has views of its own, under 'phase.empty' and its like")
          continue
        }
        var next = Optional(first)
        var rest = all
        while let test = next {
          next = nil
          var inner = scope
          let text = test.conditions.trimmedDescription
          let slot =
            text.contains("== nil")
            ? "phase.empty"
            : text.contains("\(name).image")
              ? "phase.success"
              : text.contains("\(name).error") ? "phase.failure" : "phase.empty"
          if let binding = test.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
            let bound = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          {
            inner.names[bound] = .image
          }
          rest.removeAll { $0 == slot }
          add(views(test.body.statements, inner), to: &element, template: slot)
          switch test.elseBody {
          case .ifExpr(let other)?: next = other
          case .codeBlock(let block)?:
            let nodes = views(block.statements, scope)
            for slot in rest { add(nodes, to: &element, template: slot) }
          case nil: break
          }
        }
      }
    }
  }

  extension ExprSyntax {
    /// A number without what changes only its type: `Int(size)`, `String(count)`.
    fileprivate var shown: ExprSyntax {
      guard let call = self.plain.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
        let only = call.arguments.first, only.label == nil,
        ["Int", "String", "Double"].contains(call.calledExpression.name)
      else { return self }
      return only.expression
    }
  }

  extension PageElement {
    /// Lets an attribute follow a source.
    mutating func follow(_ name: String, _ source: String) {
      let text = "\(name): \(source)"
      if let index = attributes.firstIndex(where: { $0.name == "bind" }) {
        attributes[index].value += "; " + text
      } else {
        attributes.append(("bind", text))
      }
    }

    func hasTemplate(_ name: String) -> Bool {
      children.contains {
        if case .element(let child) = $0 { child["template"] == name } else { false }
      }
    }
  }
#endif
