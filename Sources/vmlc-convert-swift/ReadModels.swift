#if ConvertSwift
  import SwiftSyntax
  import VMLDiagnostics
  import VMLFormats

  /// Models of the files, whose properties are states as far as states have their types.
  extension ScreenReader {
    /// The members of the model that a property has, whose states become the screen's; `nil` for
    /// other properties.
    mutating func model(_ property: SwiftProperty) -> Scope? {
      guard let model = property.modelName.flatMap({ declarations.models[$0] }) else { return nil }
      if !["State", "StateObject"].contains(property.wrapper) {
        lose(
          property.node, "'\(property.name)' is the app's: here its states are the screen's alone",
          note: "'state' in site.yaml has states that all screens share")
      }
      let call = property.value?.as(FunctionCallExprSyntax.self)
      let given = call.map { SwiftCallSite($0).named(for: model).arguments } ?? []
      var meanings: [String: Meaning] = [:]
      for member in model.properties where member.body == nil {
        let first = given.first { $0.label == member.name }?.value ?? member.value
        if [nil, "Published"].contains(member.wrapper), var state = state(member, first) {
          state.name = property.name + member.name.prefix(1).uppercased() + member.name.dropFirst()
          state.isOfModel = true
          states.append(state)
          meanings[member.name] = .state(state)
        } else {
          meanings[member.name] = appData("\(property.name).\(member.name)", member.node)
        }
      }
      reportUnread(of: model)
      var scope = Scope(owner: model)
      scope.declareProperties(meanings)
      return scope
    }

    /// The members of the model that an expression is: `model`, `$model` or `self.model`.
    func model(_ expression: ExprSyntax, _ scope: Scope) -> Scope? {
      guard let name = expression.plain.ownName else { return nil }
      switch scope[name.hasPrefix("$") ? String(name.dropFirst()) : name] {
      case .model(let model)?: return model
      case .swift(let inner, let outer)?: return deeper { model(inner, outer) }
      default: return nil
      }
    }

    /// The steps of a model's function; `nil` where it does what no step does.
    mutating func modelSteps(
      _ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax?, _ scope: Scope
    ) -> [String]? {
      guard let model = member.base.flatMap({ self.model($0, scope) }),
        let function = model.owner?.functions[member.name], let body = function.body?.statements,
        let inner = call.map({ model.bound(function, $0, scope) }) ?? model, !body.isEmpty
      else { return nil }
      let before = self
      let steps = nested(member) { $0.steps(body, inner) }
      guard let steps, bag.diagnostics.count == before.bag.diagnostics.count else {
        self = before
        return nil
      }
      return steps
    }
  }

  extension Scope {
    /// The model that a property takes from around its view.
    func model(of property: SwiftProperty) -> Meaning? {
      guard let type = property.modelName,
        ["Environment", "EnvironmentObject"].contains(property.wrapper)
      else { return nil }
      return names.values.first {
        if case .model(let model) = $0 { model.owner?.name == type } else { false }
      }
    }
  }
#endif
