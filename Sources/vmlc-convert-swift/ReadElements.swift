#if ConvertSwift
  import SwiftSyntax
  import VMLCatalog
  import VMLFormats

  /// Calls that make views.
  extension ScreenReader {
    mutating func view(_ expression: ExprSyntax, _ scope: Scope) -> [PageNode] {
      let plain = expression.plain
      if let test = plain.as(IfExprSyntax.self) { return conditional(test, scope) }
      if let choice = plain.as(SwitchExprSyntax.self) { return self.choice(choice, scope) }
      if let closure = plain.as(ClosureExprSyntax.self) { return views(closure.statements, scope) }
      if let name = plain.name { return named(name, plain, scope) }
      if let choice = plain.as(TernaryExprSyntax.self) { return ternary(choice, scope) }
      if let member = plain.as(MemberAccessExprSyntax.self) {
        if member.base?.name == "self" { return named(member.name, plain, scope) }
        if member.name == "label", let label = member.base?.name.map({ scope[$0] })??.nodes {
          return label
        }
        if member.base?.trimmedDescription == "Color" {
          let name = "system-" + kebabCase(member.name)
          return [.element(PageElement(name: "Color", attributes: [("name", name)]))]
        }
        if member.base?.name == "ContentUnavailableView" { return [nothingFound(plain)] }
        if let base = member.base, let body = declarations.viewProperties[member.name] {
          var inner = Scope()
          inner.names["self"] = .nodes(nested(base) { $0.view(base, scope) } ?? [])
          return nested(plain) { $0.views(body, inner) } ?? []
        }
      }
      if let sum = plain.as(InfixOperatorExprSyntax.self), sum.operator.trimmedDescription == "+" {
        return nested(plain) { $0.row(of: sum, scope) } ?? []
      }
      if let configured = plain.as(PostfixIfConfigExprSyntax.self), let base = configured.base {
        lose(
          configured.config, "modifiers under '#if' are left out",
          note: "a sheet has '@target macos { … }'")
        return view(base, scope)
      }
      if let call = plain.as(FunctionCallExprSyntax.self) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base,
          base.name != "self" || scope["self"]?.nodes != nil,
          !(base.isTypeName && ExprSyntax(member).isTypeName)
        {
          if base.name == "ContentUnavailableView" { return [nothingFound(plain)] }
          let nodes = nested(base) { $0.view(base, scope) } ?? []
          return modified(nodes, member.name, SwiftCallSite(call), scope)
        }
        return self.call(call, scope)
      }
      lose(
        plain, "this makes no view that a page has",
        note: "a view of the app can do it: name it under 'custom.views' in site.yaml")
      return [comment(plain)]
    }

    /// `Text("a") + Text("b").bold()`: a row of texts.
    private mutating func row(of sum: InfixOperatorExprSyntax, _ scope: Scope) -> [PageNode] {
      lose(
        sum, "texts that are added become a row, which wraps otherwise", "row of texts",
        note: "one 'Text' with 'markdown' has words of several kinds")
      var left = view(sum.leftOperand, scope)
      let right = view(sum.rightOperand, scope)
      if left.count == 1, case .element(var row) = left[0], row["spacing"] == "0",
        sum.leftOperand.plain.is(InfixOperatorExprSyntax.self)
      {
        row.children += right
        return [.element(row)]
      }
      left += right
      let attributes = [("alignment", "firstTextBaseline"), ("spacing", "0")]
      return [.element(PageElement(name: "HStack", attributes: attributes, children: left))]
    }

    private mutating func ternary(_ choice: TernaryExprSyntax, _ scope: Scope) -> [PageNode] {
      if readsState(choice.condition, scope) {
        guard let test = condition(choice.condition, scope) else {
          lose(
            choice.condition, "this condition has no form for a client",
            note: "see 'Conditions' in docs/behaviour.md")
          return view(choice.thenExpression, scope)
        }
        let group = { (nodes: [PageNode], test: String) -> PageNode in
          .element(PageElement(name: "Group", attributes: [("show", test)], children: nodes))
        }
        return [
          group(view(choice.thenExpression, scope), test),
          group(view(choice.elseExpression, scope), negated(test)),
        ]
      }
      guard let test = value(choice.condition, scope) else {
        lose(
          choice.condition, "this condition is the app's: it cannot be worked out here",
          note: "the page gets it as a prop, from a file of 'content', or as a state")
        return []
      }
      let other = PageNode.element(PageElement(name: "else"))
      let nodes = view(choice.thenExpression, scope) + [other] + view(choice.elseExpression, scope)
      return [.element(PageElement(name: "if", attributes: [("test", test)], children: nodes))]
    }

    private mutating func named(_ name: String, _ node: ExprSyntax, _ scope: Scope) -> [PageNode] {
      switch scope[name] {
      case .slot(let slot)?:
        return [.element(PageElement(name: "slot", attributes: slot.map { [("name", $0)] } ?? []))]
      case .swift(let inner, let outer)?: return nested(node) { $0.view(inner, outer) } ?? []
      case .image?: return [.element(PageElement(name: "Image"))]
      case .nodes(let nodes)?: return nodes
      default: break
      }
      if let body = scope.body(name) {
        return nested(node) { $0.views(body, scope.ofOwner) } ?? []
      }
      lose(
        node, "'\(name)' is a view that is not in the files", "view \(name)",
        note: "give its file as well, or name it under 'custom.views' in site.yaml")
      return [comment(node)]
    }

    /// `ContentUnavailableView.search`, whose words are the system's.
    private mutating func nothingFound(_ node: ExprSyntax) -> PageNode {
      lose(
        node, "the system's words about a search without results become these", "search",
        note: "write your own")
      return .element(
        PageElement(
          name: "ContentUnavailableView",
          attributes: [
            ("systemImage", "magnifyingglass"),
            ("description", "Check the spelling or try a new search."),
          ], children: [.text("No Results")]))
    }

    /// A view that cannot be written, as a comment that names it.
    func comment(_ node: some SyntaxProtocol) -> PageNode {
      .comment(node.trimmedDescription)
    }

    // MARK: Calls

    private mutating func call(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [PageNode] {
      var callee = call.calledExpression
      if let special = callee.as(GenericSpecializationExprSyntax.self) {
        callee = special.expression
      }
      let name = callee.name ?? callee.as(MemberAccessExprSyntax.self)?.name ?? ""
      let site = SwiftCallSite(call)
      switch scope[name] {
      case .slot(let slot)?:
        return [.element(PageElement(name: "slot", attributes: slot.map { [("name", $0)] } ?? []))]
      case .swift(let inner, let outer)?:
        return nested(call) { $0.view(inner, outer.given(call, of: inner, scope)) } ?? []
      default: break
      }
      let free = declarations.freeFunctions[name]
      if let function = scope.owner?.functions[name] ?? free, let body = function.body?.statements {
        let around = scope.owner?.functions[name] == nil ? Scope() : scope
        guard let inner = around.bound(function, call, scope) else {
          loseCall(of: name, call)
          return [comment(call)]
        }
        return nested(call) { $0.views(body, inner) } ?? []
      }
      if case .nodes(let nodes)? = scope["self"], isModifier(name) {
        return modified(nodes, name, site, scope)
      }
      switch name {
      case "EmptyView": return []
      case "AnyView": return site.arguments.first.map { view($0.value, scope) } ?? []
      case "ForEach": return forEach(site, scope)
      default: break
      }
      if let component = declarations.view(name) {
        if let made = inlined(component, site, scope) { return made }
        return component.mayBeComponent
          ? self.component(component, site, scope) : [comment(call)]
      }
      if let element = Catalog.element(name) {
        if name == "Button", let made = branches(element, site, scope) { return made }
        if let made = self.element(name, element, site, scope) { return [.element(made)] }
        lose(
          call, "'\(name)' has no initialiser with these arguments that a page can have",
          note: "'vmlc catalog \(name)' shows the ones that it can")
        return [comment(call)]
      }
      guard name.first?.isUppercase == true else {
        lose(
          call, "'\(name)' is a function that is not in the files", "view \(name)",
          note: "give its file as well")
        return [comment(call)]
      }
      return [.element(custom(name, site, scope))]
    }

    private mutating func forEach(_ site: SwiftCallSite, _ scope: Scope) -> [PageNode] {
      guard site.arguments.count > 1, let closure = rows(of: site, scope) else {
        lose(
          site.node, "'ForEach' without a closure for its views is left out",
          note: "'ForEach(items) { item in … }' has a form")
        return [comment(site.node)]
      }
      let list = site.arguments[0].value.plain
      if list.isBinding {
        lose(
          list, "what changes an item of '\(list.trimmedDescription.dropFirst())' is the app's",
          note: Self.stateNote)
      }
      return loop(over: list, closure, scope)
    }

    /// A button whose action ends in an `if` with an `else`: one for each branch.
    private mutating func branches(
      _ entry: Catalog.Element, _ site: SwiftCallSite, _ scope: Scope
    ) -> [PageNode]? {
      let action = site.arguments.compactMap {
        argument -> (CodeBlockItemListSyntax, Scope)? in
        let (value, inner) = resolved(argument.value, scope)
        if let closure = value.as(ClosureExprSyntax.self) {
          return argument.label == nil || argument.label == "action"
            ? (closure.statements, inner) : nil
        }
        return value.name.flatMap { inner.owner?.functions[$0]?.body?.statements }
          .map { ($0, inner.ofOwner) }
      }.first
      guard let (body, inner) = action,
        let test = body.last?.item.expression?.as(IfExprSyntax.self), test.elseBody != nil,
        let text = self.test(test.conditions, inner)
      else { return nil }
      // Steps before it may change what it asks for.
      let names = Set(test.conditions.tokens(viewMode: .sourceAccurate).map(\.text))
      let isChanged = body.dropLast().contains { item in
        item.tokens(viewMode: .sourceAccurate).contains {
          names.contains($0.text) && inner[$0.text] != nil
        }
      }
      guard !isChanged else { return nil }
      defer { picked[test.id] = nil }
      var made: [PageNode] = []
      for isTaken in [true, false] {
        picked[test.id] = isTaken
        guard let one = element("Button", entry, site, scope) else { return nil }
        let condition = isTaken ? text : negated(text)
        made.append(PageNode.element(one).shown(condition))
      }
      return made
    }

    /// A view that the app registers.
    private mutating func custom(_ name: String, _ site: SwiftCallSite, _ scope: Scope)
      -> PageElement
    {
      lose(
        site.node, "'\(name)' is a view of the app", "view \(name)",
        note: "name it under 'custom.views' in site.yaml, with the types of its attributes")
      var element = PageElement(name: name)
      for argument in site.arguments {
        if let closure = argument.closure {
          let nodes = views(closure.statements, scope.within(closure))
          add(
            nodes, to: &element,
            template: argument.isTrailing && argument.label == nil ? nil : argument.label)
        } else if let label = argument.label {
          set(label, argument.value, &element, scope)
        } else if let text = plainText(argument.value, scope) {
          element.children.append(.text(text))
        } else {
          lose(
            argument.value, "an argument without a label has no name in a page",
            note: "give it a label in the view of the app")
        }
      }
      return element
    }

    /// Adds views under a name.
    mutating func add(_ nodes: [PageNode], to element: inout PageElement, template: String?) {
      guard let template else {
        element.add(nodes, template: nil)
        return
      }
      let named = nodes.compactMap { node in
        guard case .element(var element) = node, element["template"] == nil,
          element.name.first?.isUppercase == true
        else { return nil as PageNode? }
        element.attributes.insert(("template", template), at: 0)
        return .element(element)
      }
      if named.count == nodes.count {
        element.add(named, template: template)
      } else {
        let group = PageElement(
          name: "Group", attributes: [("template", template)], children: nodes)
        element.add([.element(group)], template: template)
      }
    }

    // MARK: Elements

    private mutating func element(
      _ name: String, _ entry: Catalog.Element, _ site: SwiftCallSite, _ scope: Scope
    ) -> PageElement? {
      if name == "Text", let made = text(site, scope) { return made }
      if name == "AsyncImage", let made = asyncImage(site, scope) { return made }
      if name == "Color", site.arguments.count == 1, let text = site.arguments[0].value.plainString
      {
        return PageElement(name: "Color", attributes: [("name", escapedInterpolation(text))])
      }
      if name == "Color", site.arguments.count == 1, site.arguments[0].label == nil,
        let system = site.arguments[0].value.implicitMember, system.hasPrefix("system")
      {
        return PageElement(name: "Color", attributes: [("uiColor", system)])
      }
      if ["Chart", "List", "Table"].contains(name), let closure = rows(of: site, scope),
        let rows = site.arguments.first, rows.label == nil, rows.closure == nil,
        !rows.value.isProjected,
        !closure.parameterNames.isEmpty || closure.readsFirst
      {
        return PageElement(name: name, children: loop(over: rows.value, closure, scope))
      }
      var best: (parameters: [Catalog.Parameter], declaration: Catalog.Declaration, cost: Int)?
      for declaration in entry.initializers {
        guard let parameters = site.parameters(of: declaration) else { continue }
        let cost =
          (declaration.deprecation == nil ? 0 : 10) + (declaration.isDisfavored ? 1 : 0)
          + Self.formless(parameters, declaration) * 100
        if cost < best?.cost ?? .max { best = (parameters, declaration, cost) }
      }
      guard let best else {
        // A layout takes children although its initialisers do not.
        guard entry.isLayout, let closure = site.arguments.last?.closure else { return nil }
        let children = views(closure.statements, scope.within(closure))
        var element = PageElement(name: name, children: children)
        for argument in site.arguments.dropLast() {
          if let label = argument.label { set(label, argument.value, &element, scope) }
        }
        return element
      }
      var element = PageElement(name: name)
      let arguments = best.declaration.arguments
      let hasContent = zip(site.arguments, best.parameters).contains { argument, parameter in
        argument.closure != nil
          && arguments.first { $0.parameter == parameter }?.isDefaultSlot == true
      }
      for (argument, parameter) in zip(site.arguments, best.parameters) {
        guard let form = arguments.first(where: { $0.parameter == parameter }),
          !form.hasNoForm || argument.closure == nil || parameter.isAction
        else {
          lose(
            argument.value, "this closure of '\(name)' has no form in a page",
            note: "a view of the app can do it: name it under 'custom.views' in site.yaml")
          continue
        }
        add(argument, form, best.declaration, entry, hasContent, &element, scope)
      }
      return element
    }

    /// The number of arguments without a form in a page.
    private static func formless(
      _ parameters: [Catalog.Parameter], _ declaration: Catalog.Declaration
    ) -> Int {
      declaration.arguments.count { $0.hasNoForm && parameters.contains($0.parameter) }
    }

    private mutating func add(
      _ argument: SwiftCallSite.Argument, _ form: Catalog.Argument,
      _ declaration: Catalog.Declaration, _ entry: Catalog.Element, _ hasContent: Bool,
      _ element: inout PageElement, _ scope: Scope
    ) {
      let parameter = form.parameter
      if parameter.isAction { return addAction(argument, parameter, &element, scope) }
      if let slot = form.slot?.string,
        argument.closure != nil || parameter.builder != nil
          || isView(argument.value, scope)
      {
        let nodes = view(argument.value, argument.closure.map(scope.within) ?? scope)
        let isPlain = form.isDefaultSlot
        if isPlain, let text = nodes.onlyText, !text.isEmpty, entry.content.contains(.text) {
          element.add([.text(text)], template: nil)
        } else {
          add(nodes, to: &element, template: isPlain ? nil : slot)
        }
        return
      }
      if parameter.type.unwrapped.name.isEqual(to: "Text"),
        let name = form.attributes.first?.string, let text = argument.value.onlyText,
        let plain = plainText(text, scope)
      {
        element.attributes.append((name, plain))
        return
      }
      if let label = argument.label, isView(argument.value, scope),
        entry.slots.contains(where: { $0.name.isEqual(to: label) })
      {
        add(view(argument.value, scope), to: &element, template: label)
        return
      }
      if form.takesText || form.attributes.isEmpty, readsState(argument.value, scope),
        parameter.label == nil
      {
        // A title that follows a state is a view.
        let title = following(argument.value, scope)
        let slot = hasContent ? declaration.titleSlot(of: parameter, in: entry) : nil
        add([.element(title)], to: &element, template: slot)
        return
      }
      if form.takesText || form.attributes.isEmpty, let text = plainText(argument.value, scope) {
        if form.takesText, !hasContent {
          element.children.insert(.text(text), at: 0)
          return
        }
        if let slot = declaration.titleSlot(of: parameter, in: entry) {
          let title = PageElement(
            name: "Text", attributes: [("template", slot)], children: [.text(text)])
          element.add([.element(title)], template: slot)
          return
        }
      }
      guard let name = form.attributes.first?.string else {
        let label = parameter.label?.string ?? parameter.name.string
        // Corners are continuous anyway.
        if label == "style", argument.value.implicitMember == "continuous" { return }
        lose(
          argument.value,
          "the argument '\(label)' of '\(element.name)' has no form in a page",
          note: "'vmlc catalog \(element.name)' shows what has one")
        return
      }
      if name == "value", element.name == "NavigationLink",
        reach(argument.value, from: &element, scope)
      {
        return
      }
      if name == "path", element.name == "NavigationStack" { return }
      set(name, argument.value, &element, scope)
    }

    private mutating func addAction(
      _ argument: SwiftCallSite.Argument, _ parameter: Catalog.Parameter,
      _ element: inout PageElement, _ scope: Scope
    ) {
      let label = parameter.label?.string
      guard label == nil || ["action", "primaryAction"].contains(label), element["onTap"] == nil,
        argument.closure?.readsArguments != true
      else {
        lose(
          argument.value,
          "this closure of '\(element.name)'\(label.map { ", '\($0)'," } ?? "") is left out",
          note: "a view has the events of docs/behaviour.md, and else a view of the app does it")
        return
      }
      let steps = steps(argument.value, scope)
      if !steps.isEmpty { element.attributes.append(("onTap", steps.joined(separator: ";"))) }
    }

    /// Whether an expression is a view rather than a value.
    func isView(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      var plain = expression.plain
      while let call = plain.as(FunctionCallExprSyntax.self) {
        if let name = call.calledExpression.name {
          return Catalog.element(name)?.isView == true || declarations.view(name) != nil
            || scope.owner?.functions[name] != nil
        }
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
          return false
        }
        plain = base.plain
      }
      guard let name = plain.name else { return false }
      switch scope[name] {
      case .slot?, .image?, .nodes?: return true
      case .swift(let inner, let outer)?: return isView(inner, outer)
      default: return scope.body(name) != nil && value(plain, scope) == nil
      }
    }
  }

  extension ExprSyntax {
    /// The text of a `Text("…")` without modifiers.
    fileprivate var onlyText: ExprSyntax? {
      guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.name == "Text",
        call.arguments.count == 1, let only = call.arguments.first, only.label == nil
      else { return nil }
      return only.expression
    }
  }

  extension [PageNode] {
    /// The text, if this is one `Text` with nothing but that.
    var onlyText: String? {
      guard count == 1, case .element(let element) = self[0], element.name == "Text",
        element.attributes.isEmpty, element.calls.isEmpty, element.children.count == 1,
        case .text(let text) = element.children[0]
      else { return nil }
      return text
    }
  }
#endif
