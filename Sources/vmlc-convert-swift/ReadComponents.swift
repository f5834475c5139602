#if ConvertSwift
  import SwiftSyntax
  import VMLCatalog
  import VMLCompiler
  import VMLFormats

  /// Calls of views of the files.
  extension ScreenReader {
    /// A call of a view of the files.
    mutating func component(
      _ view: SwiftStruct, _ site: SwiftCallSite, _ scope: Scope
    ) -> [PageNode] {
      var element = PageElement(name: view.name)
      if components.insert(view.name).inserted { newComponents.append(view.name) }
      let contents = view.properties.filter(\.isContent)
      let site = site.named(for: view)
      var given = Set(site.arguments.compactMap(\.label))
      for argument in site.arguments {
        let property =
          argument.label.flatMap(view.property)
          ?? (argument.closure == nil
            ? nil
            : contents.first { !given.contains($0.name) }
              ?? view.properties.first { $0.isAction && !given.contains($0.name) })
        guard let property else {
          lose(
            argument.value, "'\(view.name)' has no property for this argument",
            note: "of an initialiser the arguments are read that it keeps in properties")
          continue
        }
        given.insert(property.name)
        guard !isGiven(property.propName, argument.value, in: element) else { continue }
        if property.isAction {
          let steps = steps(argument.value, scope)
          if element["onTap"] != nil {
            lose(
              argument.value, "a call of a component has one action, its 'onTap'",
              note: "the component can send the others itself")
          } else if !steps.isEmpty {
            element.attributes.append(("onTap", steps.joined(separator: ";")))
          }
        } else if property.isContent {
          let nodes = self.view(argument.value, scope)
          let isDefault = property.name == "content" || contents.count == 1
          add(nodes, to: &element, template: isDefault ? nil : property.name)
        } else if property.wrapper == "Binding" {
          if declarations.records[property.typeName ?? ""] != nil,
            let code = value(argument.value, scope)
          {
            element.attributes.append((property.propName, "\\(\(code))"))
            continue
          }
          guard let state = state(argument.value, scope) else {
            lose(
              argument.value, "this binding is none of a state",
              note: Self.stateNote)
            continue
          }
          element.attributes.append((property.propName, state.name))
        } else if resolved(argument.value, scope).value.is(ArrayExprSyntax.self),
          let code = value(argument.value, scope)
        {
          element.attributes.append((property.propName, "\\(\(code))"))
        } else {
          set(property.propName, argument.value, &element, scope)
        }
      }
      return [.element(element)]
    }

    /// The views of a call whose values follow states, or that has actions, which no prop does;
    /// `nil` for other calls.
    mutating func inlined(
      _ view: SwiftStruct, _ site: SwiftCallSite, _ scope: Scope
    ) -> [PageNode]? {
      var inner = Scope(owner: view)
      var meanings: [String: Meaning] = [:]
      var needsViews = false
      for property in view.properties where property.body == nil {
        if property.wrapper == "Environment" {
          meanings[property.name] = property.environmentMeaning
          continue
        }
        guard [nil, "Binding"].contains(property.wrapper) else { return nil }
        if let value = property.value { meanings[property.name] = .swift(value, inner) }
      }
      let site = site.named(for: view)
      var given = Set(site.arguments.compactMap(\.label))
      for argument in site.arguments {
        let property =
          argument.label.flatMap(view.property)
          ?? (argument.closure == nil
            ? nil
            : view.properties.first { ($0.isContent || $0.isAction) && !given.contains($0.name) })
        guard let property else { return nil }
        given.insert(property.name)
        meanings[property.name] = .swift(argument.value, scope)
        if property.isAction, property.name != view.rootAction {
          needsViews = needsViews || argument.closure?.statements.isEmpty != true
        }
        guard property.wrapper == nil, argument.closure == nil else { continue }
        // A case with values is no value of a prop.
        let isCase =
          declarations.enumeration(property.typeName) != nil
          && caseName(of: argument.value, scope)?.values.isEmpty == false
        needsViews = needsViews || isCase || readsState(argument.value, scope)
      }
      guard needsViews, let body = view.property("body")?.body else { return nil }
      inner.declareProperties(meanings)
      let made = nested(site.node) { reader in
        reader.at(view) { $0.views(body, inner) }
      }
      if made != nil { inlined.insert(view.name) }
      return made
    }
  }

  extension SwiftStruct {
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
