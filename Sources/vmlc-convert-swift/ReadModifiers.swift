#if ConvertSwift
  import SwiftSyntax
  import VMLCatalog
  import VMLDiagnostics
  import VMLFormats

  /// Modifiers, as calls of a style.
  extension ScreenReader {
    func isModifier(_ name: String) -> Bool {
      Catalog.modifier(name) != nil || declarations.functions[name] != nil
        || Self.events[name] != nil
    }

    /// Views with a modifier: it goes to the one element that they are, or to a `Group`.
    mutating func modified(
      _ nodes: [PageNode], _ name: String, _ site: SwiftCallSite, _ scope: Scope
    ) -> [PageNode] {
      if let functions = declarations.functions[name] {
        let fitting = functions.lazy.compactMap { function in
          Scope().bound(function, site.node, scope).map { (function, $0) }
        }.first
        if let (function, inner) = fitting, let body = function.body?.statements {
          return extended(nodes, name, body, inner, site)
        }
        if Catalog.modifier(name) == nil {
          loseCall(of: name, site.node)
          return nodes
        }
      }
      if name == "modifier", let value = site.arguments.first?.value.plain {
        guard let made = value.as(FunctionCallExprSyntax.self),
          let type = made.calledExpression.name, let modifier = declarations.modifiers[type]
        else {
          lose(
            value, "this modifier is not in the files, and is left out",
            note: "give its file as well")
          return nodes
        }
        return applied(nodes, modifier, SwiftCallSite(made), scope)
      }
      if name == "buttonStyle", let made = styled(nodes, site, scope) { return made }
      var nodes = nodes
      var element: PageElement
      let comments = nodes.filter { if case .comment = $0 { true } else { false } }
      nodes.removeAll { if case .comment = $0 { true } else { false } }
      if nodes.count == 1, case .element(let only) = nodes[0], only.name.first?.isUppercase == true
      {
        element = only
      } else if nodes.isEmpty {
        // All modifiers of a view begin where it begins.
        let start = range(site.node).range.lowerBound
        lose(
          site.name, "there is no view for '\(name)' and what follows it: they are left out",
          "no view \(file.rawValue):\(start)", note: "put them on a view around it")
        return comments
      } else {
        element = PageElement(name: "Group", children: nodes)
      }
      if declarations.view(element.name) != nil, holdsViews(name, site, scope) {
        // A component has no place for them.
        element = PageElement(name: "Group", children: [.element(element)])
      }
      modify(&element, name, site, scope)
      return comments + [.element(element)]
    }

    /// A function of `extension View`.
    private mutating func extended(
      _ nodes: [PageNode], _ name: String, _ body: CodeBlockItemListSyntax, _ scope: Scope,
      _ site: SwiftCallSite
    ) -> [PageNode] {
      var inner = scope
      inner.names["self"] = .nodes(nodes)
      let made = nested(site.node) { $0.views(body, inner) } ?? nodes
      return site.arguments.isEmpty ? named(made, name, over: nodes) : made
    }

    /// Views with a `ViewModifier` of the files, or with the `ButtonStyle` whose label they are.
    mutating func applied(
      _ nodes: [PageNode], _ modifier: SwiftStruct, _ site: SwiftCallSite, _ scope: Scope
    ) -> [PageNode] {
      guard let function = modifier.functions["body"] ?? modifier.functions["makeBody"],
        let body = function.body?.statements
      else { return nodes }
      var (meanings, own, _) = members(of: modifier, scope)
      for argument in site.named(for: modifier).arguments {
        guard let property = argument.label.flatMap(modifier.property) else {
          lose(
            argument.value, "'\(modifier.name)' has no property for this argument",
            note: Self.keptNote)
          continue
        }
        meanings[property.name] = .swift(argument.value, scope)
      }
      reportUnread(of: modifier)
      var inner = Scope(owner: modifier)
      inner.declareProperties(meanings)
      let parameter = function.signature.parameterClause.parameters.first
      inner.names[(parameter?.secondName ?? parameter?.firstName)?.text ?? "content"] = .nodes(
        nodes)
      let made = nested(site.node) { reader in
        reader.at(modifier) { $0.views(body, inner) }
      }
      let views = declared(made ?? nodes, own)
      return site.arguments.isEmpty ? named(views, modifier.name, over: nodes) : views
    }

    /// Names the calls that a modifier of the files has added, for a class.
    private mutating func named(_ made: [PageNode], _ name: String, over nodes: [PageNode])
      -> [PageNode]
    {
      guard made.count == 1, nodes.count == 1, case .element(var element) = made[0],
        case .element(let before) = nodes[0], element.name == before.name, before.calls.isEmpty,
        !element.calls.isEmpty
      else { return made }
      let className = name.prefix(1).lowercased() + name.dropFirst()
      let known = styles[className] ?? element.calls
      guard known == element.calls else { return made }
      styles[className] = known
      element.style = className
      return [.element(element)]
    }

    // MARK: Calls

    private static let events = [
      "onTapGesture": "onTap", "onLongPressGesture": "onLongPress", "onAppear": "onAppear",
      "task": "onAppear", "onDisappear": "onDisappear", "onSubmit": "onSubmit",
      "refreshable": "onRefresh",
    ]

    /// Whether an argument is the closure of an event, or says nothing that the event does not.
    private static func isPlain(_ argument: SwiftCallSite.Argument, of name: String) -> Bool {
      argument.closure != nil || [nil, "perform", "action"].contains(argument.label)
        || name == "task" && ["priority", "id"].contains(argument.label)
        || argument.label == "count" && argument.value.plainNumber == "1"
    }

    static let focus = "the step 'focus(email)' goes to the field of a form with the name 'email'"

    /// Modifiers that only closures of the app make sense of, with a way out.
    private static let formless: [String: String] = {
      let view = "a view of the app can do it: name it under 'custom.views' in site.yaml"
      let gesture = "'onTap' and 'onLongPress' are events; else " + view
      return [
        "onChange": "a control has the event 'onChange', with steps", "onReceive": view,
        "gesture": gesture, "simultaneousGesture": gesture, "highPriorityGesture": gesture,
        "environmentObject": "pages take their values from data, states and the app's actions",
        "preference": view, "onPreferenceChange": view, "matchedGeometryEffect": view,
        "onGeometryChange": view, "userActivity": view,
        "navigationDestination":
          "a link holds the views that it leads to, under the name 'destination'",
        "onDelete": "'swipeActions' with a button of the role 'destructive' says it",
        "onMove": view,
        "focused": focus,
      ]
    }()

    private mutating func modify(
      _ element: inout PageElement, _ name: String, _ site: SwiftCallSite, _ scope: Scope
    ) {
      if ["id", "tag"].contains(name), site.arguments.count == 1, element[name] == nil {
        set(name, site.arguments[0].value, &element, scope)
        return
      }
      if let event = Self.events[name],
        site.arguments.allSatisfy({ Self.isPlain($0, of: name) })
      {
        return handle(event, site, &element, scope)
      }
      let isObject =
        name == "environment" && site.arguments.count == 1
        && site.arguments[0].value.is(KeyPathExprSyntax.self) == false
      let formless = isObject ? "environmentObject" : name
      if let note = Self.formless[formless], site.arguments.first?.label != "isPresented" {
        if name == "navigationDestination", isReached(site) { return }
        lose(site.name, "'\(name)' has no form in a page", note: note)
        return
      }
      let declarations = Catalog.modifier(name).map { Array($0.overloads) } ?? []
      let found = declarations.lazy.compactMap { declaration in
        site.parameters(of: declaration).map { (declaration, $0) }
      }
      // A view that is no value takes the overload that builds one.
      let match =
        found.first { declaration, parameters in
          zip(site.arguments, parameters).allSatisfy { argument, parameter in
            !isView(argument.value, scope) || takesView(parameter, declaration)
          }
        } ?? found.first
      var texts: [String] = []
      let (before, unmodified) = (bag.diagnostics.count, element)
      for (index, argument) in site.arguments.enumerated() {
        let parameter = match?.1[index]
        let label = match == nil ? argument.label : parameter?.label?.string
        guard let text = self.argument(argument, parameter, match?.0, name, &element, scope) else {
          lose(
            argument.value, "'\(name)' is left out: this argument has no form in a page",
            note: Catalog.modifier(name) == nil
              ? "a modifier of the app is named under 'custom.modifiers' in site.yaml"
              : argument.label == "item"
                ? "'isPresented' with a boolean state says when"
                : wayOut(of: argument.value, scope))
          element = unmodified
          return
        }
        if text.isEmpty {
          guard parameter?.isAction == true else { continue }
          if bag.diagnostics.count == before, argument.closure?.statements.isEmpty == false {
            lose(
              argument.value, "this closure of '\(name)' is left out: it has no steps",
              note: "the step 'send(name)' asks the app for what it does")
          }
          if parameter?.hasDefault == true { continue }
          // Without its steps it does nothing.
          element = unmodified
          return
        }
        texts.append(label.map { "\($0): \(text)" } ?? text)
      }
      if Catalog.modifier(name) == nil {
        lose(
          site.name, "'\(name)' is a modifier of the app", "modifier \(name)",
          note: "name it under 'custom.modifiers' in site.yaml")
      }
      element.calls.append("\(name)(\(texts.joined(separator: ", ")))")
    }

    private mutating func handle(
      _ event: String, _ site: SwiftCallSite, _ element: inout PageElement, _ scope: Scope
    ) {
      if let id = site.arguments.first(where: { $0.label == "id" }) {
        lose(
          id.value, "'task' is done once, when the view appears",
          note: "the event 'onChange' of a control has steps as well")
      }
      let steps = site.arguments.last.map { self.steps($0.value, scope) } ?? []
      let text = steps.joined(separator: ";")
      if let index = element.attributes.firstIndex(where: { $0.name == event }), !steps.isEmpty {
        element.attributes[index].value += ";" + text
      } else if !steps.isEmpty {
        element.attributes.append((event, text))
      }
    }

    /// A way to say a value that has no form in a style.
    private func wayOut(of value: ExprSyntax, _ scope: Scope) -> String {
      if value.is(ClosureExprSyntax.self) || readsGiven(value, scope) {
        return "a view of the app can do it: name it under 'custom.views' in site.yaml"
      }
      if value.isBinding { return Self.stateNote }
      if declarations.records[value.as(FunctionCallExprSyntax.self)?.calledExpression.name ?? ""]
        != nil
      {
        return "the modifiers of its body say it, on the view or in a class"
      }
      if readsEnvironment(value, scope) {
        return "a theme of the site, or a colour with a side for each scheme, says it in a sheet"
      }
      if readsState(value, scope) {
        return
          "a view with 'show' for each of the two says it, and so does an attribute with 'bind'"
      }
      return value.plain.is(TernaryExprSyntax.self)
        ? "two classes say it, and 'class' chooses: class=\"\\(test ? 'one' : 'two')\""
        : "the page gets it as a prop, or from a file of 'content'"
    }

    /// Whether an expression reads a value that the client knows.
    func readsEnvironment(_ value: ExprSyntax, _ scope: Scope) -> Bool {
      value.tokens(viewMode: .sourceAccurate).contains {
        scope.owner?.property($0.text)?.wrapper == "Environment"
      }
    }

    private func takesView(_ parameter: Catalog.Parameter, _ declaration: Catalog.Declaration)
      -> Bool
    {
      parameter.builder != nil || parameter.isClosure
        || declaration.constraints(on: parameter.type.unwrapped.name).contains {
          $0.name.isEqual(to: "View") || $0.name.isEqual(to: "Shape")
            || $0.name.isEqual(to: "InsettableShape")
        }
    }

    /// An argument of a style's call; empty for one that is left out, `nil` without a form.
    private mutating func argument(
      _ argument: SwiftCallSite.Argument, _ parameter: Catalog.Parameter?,
      _ declaration: Catalog.Declaration?, _ modifier: String, _ element: inout PageElement,
      _ scope: Scope
    ) -> String? {
      let plain = argument.value.plain
      if parameter?.isAction == true || parameter == nil && argument.closure?.isAction == true {
        let steps = steps(plain, scope)
        return steps.count == 1
          ? steps[0] : steps.isEmpty ? "" : "steps(\(steps.joined(separator: ", ")))"
      }
      if let closure = argument.closure {
        // A view makes something of the values that it gives to the closure.
        if closure.readsArguments { return nil }
        return template(views(closure.statements, scope), argument, parameter, modifier, &element)
      }
      if parameter?.isBinding == true || plain.isProjected {
        if let state = state(plain, scope) {
          let name = element.unusedAttribute(parameter?.label?.string ?? state.name)
          element.follow(name, state.name)
          return "attr(\(name))"
        }
        guard let call = plain.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
          call.calledExpression.implicitMember == "constant", let inner = call.arguments.first
        else { return nil }
        return styleValue(inner.expression, scope)
      }
      let isShape = shapeValue(argument.value, scope)
      if isView(plain, scope),
        parameter.map({ p in declaration.map { takesView(p, $0) } ?? false }) ?? true,
        !isShape || ["overlay", "mask"].contains(modifier) && argument.label == nil
      {
        return template(view(plain, scope), argument, parameter, modifier, &element)
      }
      var following: PageElement? = element
      var text = styleValue(
        plain, scope, parameter?.label?.string ?? modifier, following: &following)
      // Among styles the accent colour is the tint.
      if parameter?.type.unwrapped.name.isEqual(to: "Color") == false,
        text?.contains("Color.accentColor") == false
      {
        text = text?.replacing(".accentColor", with: ".tint")
      }
      if text != nil, let following { element = following }
      return text
    }

    /// Whether views are among the arguments of a modifier.
    private func holdsViews(_ name: String, _ site: SwiftCallSite, _ scope: Scope) -> Bool {
      guard Self.events[name] == nil else { return false }
      return site.arguments.contains { argument in
        argument.closure.map { !$0.isAction && argument.label != "perform" }
          ?? (isView(argument.value.plain, scope) && !shapeValue(argument.value, scope))
      }
    }

    /// Whether an expression is a shape, a colour or a gradient: a value as well as a view.
    private func shapeValue(_ expression: ExprSyntax, _ scope: Scope) -> Bool {
      guard let call = resolved(expression, scope).value.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.name, let element = Catalog.element(name)
      else { return false }
      return element.isShape || name == "Color" || name.hasSuffix("Gradient")
    }

    /// Views as the name of a template.
    private mutating func template(
      _ nodes: [PageNode], _ argument: SwiftCallSite.Argument, _ parameter: Catalog.Parameter?,
      _ modifier: String, _ element: inout PageElement
    ) -> String? {
      if nodes.isEmpty { return "" }
      let label = argument.label ?? parameter?.label?.string
      let name = element.unusedTemplate(
        label == "content" || label == nil ? modifier : label ?? modifier)
      add(nodes, to: &element, template: name)
      return ":\(name)"
    }
  }

  extension ClosureExprSyntax {
    /// Whether its statements are of the kind that does something.
    fileprivate var isAction: Bool {
      statements.contains { item in
        item.item.expression?.as(InfixOperatorExprSyntax.self) != nil
      }
    }
  }
#endif
