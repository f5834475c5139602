#if ConvertSwift
  import SwiftSyntax
  import VMLCatalog
  import VMLCompiler
  import VMLFormats

  /// Calls of views of the files.
  extension ScreenReader {
    static let keptNote = "of an initialiser the arguments are read that it keeps in properties"

    /// The arguments of a call with the properties that they are for: a closure behind the call is
    /// for the first one of views or steps that has nothing yet.
    private func given(
      _ site: SwiftCallSite, of view: SwiftStruct
    ) -> [(argument: SwiftCallSite.Argument, property: SwiftProperty?)] {
      let arguments = site.named(for: view).arguments
      var names = Set(arguments.compactMap(\.label))
      return arguments.map { argument in
        let property =
          argument.label.flatMap(view.property)
          ?? (argument.closure == nil
            ? nil
            : view.properties.first { ($0.isContent || $0.isAction) && !names.contains($0.name) })
        if let property { names.insert(property.name) }
        return (argument, property)
      }
    }

    /// A call of a view of the files.
    mutating func component(
      _ view: SwiftStruct, _ site: SwiftCallSite, _ scope: Scope
    ) -> [PageNode] {
      var element = PageElement(name: view.name)
      if components.insert(view.name).inserted { newComponents.append(view.name) }
      for (argument, property) in given(site, of: view) {
        guard let property else {
          lose(
            argument.value, "'\(view.name)' has no property for this argument",
            note: Self.keptNote)
          continue
        }
        guard !isGiven(property.propName, argument.value, in: element) else { continue }
        if property.isAction {
          let steps = steps(argument.value, scope)
          if steps.isEmpty { continue }
          guard property.name == view.rootAction else {
            lose(
              argument.value, "the steps of '\(property.name)' are left out",
              note: "a component has the events of its root alone; it can send an action itself")
            continue
          }
          element.attributes.append(("onTap", steps.joined(separator: ";")))
        } else if property.isContent {
          let nodes = self.view(argument.value, scope)
          let isDefault =
            property.name == "content" || view.properties.count(where: \.isContent) == 1
          add(nodes, to: &element, template: isDefault ? nil : property.name)
        } else if property.wrapper == "Binding",
          declarations.records[property.typeName ?? ""] == nil
        {
          guard let state = state(argument.value, scope) else {
            lose(
              argument.value, "this binding is none of a state",
              note: Self.stateNote)
            continue
          }
          guard !view.follows(property.name) else {
            // The views read the state of its own name.
            if state.name == property.name { continue }
            lose(
              argument.value, "'\(view.name)' reads the state '\(property.name)', and not this one",
              note: "give both one name")
            continue
          }
          element.attributes.append((property.propName, state.name))
        } else if property.wrapper == "Binding"
          || resolved(argument.value, scope).value.is(ArrayExprSyntax.self),
          let code = value(argument.value, scope)
        {
          element.attributes.append((property.propName, "\\(\(code))"))
        } else {
          set(property.propName, argument.value, &element, scope)
        }
      }
      return [.element(element)]
    }

    /// The names of a struct whose body stands in the place of a call, with the states that it has
    /// itself, and whether all of its properties have a meaning.
    mutating func members(
      of owner: SwiftStruct, _ scope: Scope
    ) -> (meanings: [String: Meaning], own: [ScreenState], isWhole: Bool) {
      var meanings: [String: Meaning] = [:]
      var own: [ScreenState] = []
      var isWhole = true
      for property in owner.properties where property.body == nil {
        var meaning: Meaning?
        switch property.wrapper {
        case nil, "Binding", "Bindable", "ObservedObject":
          meaning = property.value.map { .swift($0, Scope(owner: owner)) }
        case "FocusState", "Namespace", "GestureState": break
        default:
          let outer = states
          states = []
          if let known = property.environmentMeaning ?? scope.model(of: property) {
            meaning = known
          } else if let model = model(property) {
            meaning = .model(model)
          } else if let state = ownState(property) {
            states = [state]
            meaning = .state(state)
          }
          own += states
          states = outer
          isWhole = isWhole && (meaning != nil || property.wrapper == "Environment")
        }
        meanings[property.name] = meaning
      }
      return (meanings, own, isWhole)
    }

    /// The views of a call whose values follow states, or that has actions, which no prop does;
    /// `nil` for other calls.
    mutating func inlined(
      _ view: SwiftStruct, _ site: SwiftCallSite, _ scope: Scope
    ) -> [PageNode]? {
      var (meanings, own, isWhole) = members(of: view, scope)
      guard let body = view.property("body")?.body else { return nil }
      var followsCaller = false
      let unread = ["Environment", "FocusState", "Namespace", "GestureState"]
      // It reads a model from around it.
      var needsViews = view.properties.contains { property in
        scope.model(of: property) != nil
          && view.node.tokens(viewMode: .sourceAccurate).count {
            [property.name, "$" + property.name].contains($0.text)
          } > 1
      }
      for (argument, property) in given(site, of: view) {
        guard let property else { return nil }
        meanings[property.name] = .swift(argument.value, scope)
        if property.isAction, property.name != view.rootAction {
          needsViews = needsViews || argument.closure?.statements.isEmpty != true
        }
        if property.wrapper == "Binding", view.follows(property.name) {
          followsCaller = followsCaller || state(argument.value, scope) != nil
        }
        guard property.wrapper != "Binding", argument.closure == nil else { continue }
        // A case with values is no value of a prop.
        let isCase =
          declarations.enumeration(property.typeName) != nil
          && caseName(of: argument.value, scope)?.values.isEmpty == false
        needsViews = needsViews || isCase || readsState(argument.value, scope)
      }
      guard needsViews && isWhole || followsCaller else { return nil }
      for property in view.properties where property.body == nil && meanings[property.name] == nil {
        if let wrapper = property.wrapper, !unread.contains(wrapper) {
          meanings[property.name] = appData(property.name, property.node)
        }
      }
      var inner = Scope(owner: view)
      inner.declareProperties(meanings)
      let made = nested(site.node) { reader in
        reader.at(view) { $0.views(body, inner) }
      }
      guard let made else { return nil }
      inlined.insert(view.name)
      return declared(made, own)
    }
  }

  extension SwiftStruct {
    /// Whether its views follow a binding, where steps alone do with the state's name in a prop.
    func follows(_ name: String) -> Bool {
      node.tokens(viewMode: .sourceAccurate).contains { token in
        guard [name, "$" + name].contains(token.plainName), let whole = token.ownMember else {
          return false
        }
        if let infix = whole.parent?.as(InfixOperatorExprSyntax.self) {
          let isSet = ["=", "+=", "-="].contains(infix.operator.trimmedDescription)
          return !isSet || infix.leftOperand.id != whole.id
        }
        return whole.parent?.as(MemberAccessExprSyntax.self)?.name != "toggle"
      }
    }

    /// Whether a component can have its name.
    var mayBeComponent: Bool { isComponentName(name) && Catalog.element(name) == nil }
  }

  extension SwiftProperty {
    /// The name of its prop: some names are others in a page.
    var propName: String { safeName(name) }
  }

  /// A name that a prop or an item may have.
  func safeName(_ name: String) -> String {
    reserved.contains(name) ? "the" + name.prefix(1).uppercased() + name.dropFirst() : name
  }

  /// Names that mean something else in a page or in a component.
  private let reserved: Set = [
    "page", "site", "data", "collections", "target", "locale", "theme", "children", "slots",
    "class", "style", "id", "tag", "template",
  ]
#endif
