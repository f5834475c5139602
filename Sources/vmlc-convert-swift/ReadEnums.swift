#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// Values that enumerations of the files give their cases.
  extension ScreenReader {
    /// The type of a value, as far as declarations name it.
    func typeName(of expression: ExprSyntax, _ scope: Scope) -> String? {
      guard hasWork() else { return nil }
      let plain = expression.plain
      if let name = plain.name {
        if let type = scope.types[name] { return type }
        if case .swift(let inner, let outer)? = scope[name] { return typeName(of: inner, outer) }
        return scope.owner?.property(name)?.typeName
      }
      guard let member = plain.as(MemberAccessExprSyntax.self), let base = member.base else {
        return nil
      }
      let name = member.name
      if declarations.enumeration(base.trimmedDescription)?.cases.contains(name) == true {
        return base.trimmedDescription
      }
      if base.name == "self" { return scope.owner?.property(name)?.typeName }
      // Without the type of the base, all that have such a property must agree.
      return declarations.typeOfProperties(named: name)
    }

    /// A raw value, or a property, of a case that the compiler knows; `nil` for other members.
    func enumMember(_ name: String, of base: ExprSyntax, _ scope: Scope) -> String? {
      guard let all = cases(name, of: base, scope), let code = value(base, scope) else {
        return nil
      }
      if let known = all.first(where: { $0.name == code.literal }) { return known.code }
      if all.allSatisfy({ $0.code == "'\($0.name)'" }) { return code }
      return "[\(all.map { "'\($0.name)': \($0.code)" }.joined(separator: ", "))][\(code)]"
    }

    /// The same of a state, as a source of `bind`.
    func enumSource(_ member: MemberAccessExprSyntax, _ scope: Scope) -> String? {
      guard let base = member.base, let state = state(base, scope),
        let all = cases(member.name, of: base, scope), let last = all.last,
        all.allSatisfy({ $0.code.literal != nil || $0.code.hasPrefix(".") })
      else { return nil }
      return all.dropLast().map { "\(state.name) == .\($0.name) ? \($0.code) : " }.joined()
        + last.code
    }

    /// By case: what a member comes to.
    private func cases(
      _ member: String, of base: ExprSyntax, _ scope: Scope
    ) -> [(name: String, code: String)]? {
      guard let type = typeName(of: base, scope), let names = declarations.enumeration(type)?.cases,
        member == "rawValue" || declarations.enumeration(type)?.properties[member] != nil
      else { return nil }
      let made = names.compactMap { name in
        deeper { code(of: member, of: name, type, scope) }.map { (name, $0) }
      }
      return made.count == names.count ? made : nil
    }

    private func code(
      of member: String, of name: String, _ type: String, _ scope: Scope
    ) -> String? {
      guard var inner = scope.ofConstant else { return nil }
      let raw =
        declarations.enumeration(type)?.rawValues[name].map { value($0, inner) } ?? "'\(name)'"
      guard member != "rawValue" else { return raw }
      if let raw { inner.names["rawValue"] = .value(raw) }
      inner.names["self"] = .value("'\(name)'")
      inner.types["self"] = type
      guard let body = declarations.enumeration(type)?.properties[member], body.count == 1,
        let only = body.first?.item.expression
      else { return nil }
      guard let choice = only.plain.as(SwitchExprSyntax.self) else { return constant(only, inner) }
      guard choice.subject.name == "self" else { return nil }
      let branch = choice.cases.lazy.compactMap { $0.as(SwitchCaseSyntax.self) }
        .first { $0.holds(name) }
      guard let branch, branch.statements.count == 1,
        let value = branch.statements.first?.item.expression
      else { return nil }
      return constant(value, inner)
    }
  }

  extension SwitchCaseSyntax {
    /// Whether it is about a case without values.
    fileprivate func holds(_ name: String) -> Bool {
      guard case .case(let label) = label else { return true }
      return label.caseItems.contains { item in
        let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
        return pattern?.as(MemberAccessExprSyntax.self)?.name == name
      }
    }
  }

  extension SwiftProperty {
    /// The name of its type, without the mark of an optional.
    var typeName: String? {
      if let type { return type.trimmedDescription.filter { $0 != "?" } }
      return value?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    }
  }
#endif
