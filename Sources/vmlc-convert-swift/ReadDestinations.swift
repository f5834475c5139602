#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// The views that links of a type's values lead to.
  struct ScreenDestination {
    /// `Route` of `navigationDestination(for: Route.self)`.
    var type: String
    var closure: ClosureExprSyntax
    var isReached = false

    /// The ones of a struct, with a parameter each.
    static func all(in node: some SyntaxProtocol) -> [ScreenDestination] {
      let finder = DestinationFinder(viewMode: .sourceAccurate)
      finder.walk(node)
      return finder.found
    }
  }

  private final class DestinationFinder: SyntaxVisitor {
    var found: [ScreenDestination] = []

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      if member?.name == "navigationDestination",
        let argument = call.arguments.first, argument.label?.text == "for",
        let type = argument.expression.as(MemberAccessExprSyntax.self)?.base,
        let closure = call.trailingClosure,
        closure.parameterNames.count == 1 || closure.readsFirst
      {
        found.append(ScreenDestination(type: type.trimmedDescription, closure: closure))
      }
      return .visitChildren
    }
  }

  extension ScreenReader {
    /// Whether a link has taken the views of a call of `navigationDestination(for:)`.
    func isReached(_ site: SwiftCallSite) -> Bool {
      destinations.contains { $0.closure.id == site.node.trailingClosure?.id && $0.isReached }
    }

    /// Gives a link the views that its value leads to.
    mutating func reach(
      _ value: ExprSyntax, from element: inout PageElement, _ scope: Scope
    ) -> Bool {
      let type = caseName(of: value, scope)?.type ?? typeName(of: value, scope)
      let place =
        destinations.firstIndex { $0.type == type } ?? (destinations.count == 1 ? 0 : nil)
      guard let place else { return false }
      let closure = destinations[place].closure
      var inner = scope
      for name in closure.parameterNames + ["$0"] { inner.names[name] = .swift(value, scope) }
      let made = nested(closure) { $0.views(closure.statements, inner) } ?? []
      guard !made.isEmpty else { return false }
      destinations[place].isReached = true
      add(made, to: &element, template: "destination")
      return true
    }

    /// The case that an expression is: `.post(3)`, `Route.post(3)`.
    func caseName(
      of expression: ExprSyntax, _ scope: Scope
    ) -> (name: String, type: String?, values: [ExprSyntax], scope: Scope)? {
      let (plain, scope) = resolved(expression, scope)
      let call = plain.as(FunctionCallExprSyntax.self)
      guard
        let member = (call?.calledExpression ?? plain).as(MemberAccessExprSyntax.self)
      else { return nil }
      let name = member.name
      let type = member.base?.trimmedDescription
      guard type.map({ declarations.enumeration($0)?.all.contains(name) == true }) ?? (call != nil)
      else { return nil }
      return (name, type, call?.arguments.map(\.expression) ?? [], scope)
    }

    /// The branch of a `switch` over a case that is known.
    mutating func branch(
      of choice: SwitchExprSyntax, _ scope: Scope
    ) -> (statements: CodeBlockItemListSyntax, scope: Scope)? {
      guard let known = caseName(of: choice.subject, scope) else { return nil }
      for case .switchCase(let branch) in choice.cases {
        guard case .case(let label) = branch.label else { return (branch.statements, scope) }
        for item in label.caseItems {
          guard let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression else {
            return nil
          }
          let call = pattern.as(FunctionCallExprSyntax.self)
          let name = (call?.calledExpression ?? pattern).implicitMember
          guard name == known.name else { continue }
          var inner = scope
          for (argument, value) in zip(call?.arguments.map(\.expression) ?? [], known.values) {
            guard
              let bound = argument.as(PatternExprSyntax.self)?.pattern
                .as(ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
            else { continue }
            inner.names[bound.identifier.text] = .swift(value, known.scope)
          }
          return (branch.statements, inner)
        }
      }
      return nil
    }
  }
#endif
