#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// Constants of the source as data.
  extension ScreenReader {
    /// A list of constants as JSON; `nil` if something in it is none.
    func json(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      let plain = expression.plain
      if let text = plain.plainString ?? plain.address { return jsonString(text) }
      if let text = plain.plainNumber ?? plain.plainBoolean { return text }
      if plain.isNil { return "null" }
      if let list = plain.as(ArrayExprSyntax.self) {
        let items = list.elements.map { json($0.expression, scope) }
        guard items.allSatisfy({ $0 != nil }) else { return nil }
        let isLong = items.compactMap(\.self).contains { $0.hasPrefix("{") }
        let texts = items.compactMap(\.self)
        return isLong
          ? "[\n  \(texts.joined(separator: ",\n  "))\n]" : "[\(texts.joined(separator: ", "))]"
      }
      if let member = plain.as(MemberAccessExprSyntax.self) {
        let name = member.name
        if let base = member.base?.trimmedDescription {
          if let found = declarations.constant("\(base).\(name)"), hasWork(for: found) {
            return scope.ofConstant.flatMap { json(found, $0) }
          }
          return declarations.enumeration(base) == nil ? nil : jsonString(name)
        }
        return jsonString(name)
      }
      if let name = plain.name, let found = declarations.constant(name), hasWork(for: found) {
        return scope.ofConstant.flatMap { json(found, $0) }
      }
      guard let call = plain.as(FunctionCallExprSyntax.self),
        let members = object(call, { json($0, scope) })
      else { return nil }
      return "{ \(members.map { "\(jsonString($0.name)): \($0.value)" }.joined(separator: ", ")) }"
    }

    /// The members that a call gives a struct of the files; `nil` if it calls none, or if a member
    /// has no value here.
    func object(
      _ call: FunctionCallExprSyntax, _ read: (ExprSyntax) -> String?
    ) -> [(name: String, value: String)]? {
      guard let record = declarations.records[call.recordName ?? ""], call.trailingClosure == nil
      else { return nil }
      var given: [String: ExprSyntax] = [:]
      for argument in call.arguments {
        guard let label = argument.label?.text, record.property(label) != nil else { return nil }
        given[label] = argument.expression
      }
      var members: [(name: String, value: String)] = []
      for property in record.properties where property.body == nil {
        if let value = given[property.name] {
          guard let text = read(value) else { return nil }
          members.append((property.name, text))
        } else if let value = property.value, hasWork(for: value),
          let text = deeper({ read(value) })
        {
          // `UUID()` only tells values apart.
          members.append((property.name, text))
        }
      }
      return members
    }

    private func jsonString(_ text: String) -> String {
      String(decoding: FormatValue.string(text).json(), as: UTF8.self)
    }
  }

  extension FunctionCallExprSyntax {
    /// The type that it makes a value of; of `.init(…)` the one that its variable declares.
    fileprivate var recordName: String? {
      if let name = calledExpression.name { return name }
      guard calledExpression.implicitMember == "init" else { return nil }
      var node = parent
      while let inner = node, !inner.is(PatternBindingSyntax.self) {
        guard
          inner.is(ArrayElementSyntax.self) || inner.is(ArrayElementListSyntax.self)
            || inner.is(ArrayExprSyntax.self) || inner.is(InitializerClauseSyntax.self)
        else { return nil }
        node = inner.parent
      }
      return node?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
        .filter { !"[]?".contains($0) }
    }
  }
#endif
