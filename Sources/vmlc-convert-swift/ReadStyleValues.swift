#if ConvertSwift
  import SwiftSyntax
  import VMLFormats

  /// Values of a style.
  extension ScreenReader {
    /// An expression as a value of a style; `nil` if it has no form.
    func styleValue(_ value: ExprSyntax, _ scope: Scope) -> String? {
      var none: PageElement?
      return styleValue(value, scope, "", following: &none)
    }

    /// The same where attributes of an element may follow states; they are named for what they are.
    func styleValue(
      _ value: ExprSyntax, _ scope: Scope, _ name: String, following element: inout PageElement?
    ) -> String? {
      let (plain, scope) = resolved(value, scope)
      if let text = plain.plainString { return doubleQuoted(text) }
      if let text = plain.plainNumber ?? plain.plainBoolean ?? plain.plainRange { return text }
      if plain.isNil { return "nil" }
      if let path = plain.as(KeyPathExprSyntax.self) { return path.trimmedDescription }
      if let choice = plain.as(TernaryExprSyntax.self) {
        return chosen(choice, scope, name, following: &element)
      }
      if readsState(plain, scope), let source = source(plain, scope) {
        guard let attribute = element?.unusedAttribute(attributeName(name)) else { return nil }
        element?.follow(attribute, source)
        return "attr(\(attribute))"
      }
      // A zone that the device may not know.
      if let infix = plain.as(InfixOperatorExprSyntax.self),
        infix.operator.trimmedDescription == "??", infix.rightOperand.implicitMember == "current"
      {
        return styleValue(infix.leftOperand, scope, name, following: &element)
      }
      if let tuple = plain.as(TupleExprSyntax.self) {
        return joined(tuple.elements.map { ($0.label?.text, $0.expression) }, scope, name, &element)
          .map { "(\($0))" }
      }
      if let list = plain.as(ArrayExprSyntax.self) {
        return joined(list.elements.map { (nil, $0.expression) }, scope, name, &element)
          .map { "[\($0)]" }
      }
      if let member = plain.as(MemberAccessExprSyntax.self) {
        return self.member(member, scope, name, &element)
      }
      if let call = plain.as(FunctionCallExprSyntax.self) {
        return self.call(call, scope, name, &element)
      }
      if let prefix = plain.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "." {
        return nil
      }
      return self.value(plain, scope).map { "\\(\($0))" }
    }

    private func member(
      _ member: MemberAccessExprSyntax, _ scope: Scope, _ named: String,
      _ element: inout PageElement?
    ) -> String? {
      let name = member.name
      guard let base = member.base else { return "." + name }
      if ["CGFloat", "Double"].contains(base.trimmedDescription), name == "infinity" {
        return ".infinity"
      }
      if name == "gradient" {
        return styleValue(base, scope, named, following: &element).map { "\($0).gradient" }
      }
      let expression = ExprSyntax(member)
      if let known = value(expression, scope) {
        // A colour of a file of data is a text.
        if typeName(of: expression, scope) == "Color",
          let attribute = element?.unusedAttribute(attributeName(named))
        {
          element?.attributes.append((attribute, "\\(\(known))"))
          return "attr(\(attribute) type(<color>))"
        }
        return "\\(\(known))"
      }
      if base.name?.first?.isUppercase == true,
        declarations.records[base.trimmedDescription] == nil
      {
        return base.trimmedDescription + "." + name
      }
      return base.is(DeclReferenceExprSyntax.self)
        ? nil : styleValue(base, scope, named, following: &element).map { "\($0).\(name)" }
    }

    private func call(
      _ call: FunctionCallExprSyntax, _ scope: Scope, _ named: String,
      _ element: inout PageElement?
    ) -> String? {
      if let (item, count) = call.repeated, let text = styleValue(item, scope) {
        return "[\(Array(repeating: text, count: count).joined(separator: ", "))]"
      }
      if let code = value(ExprSyntax(call), scope) { return "\\(\(code))" }
      let callee = call.calledExpression
      let member = callee.as(MemberAccessExprSyntax.self)
      let inner = member?.name ?? named
      let arguments = call.arguments.map { ($0.label?.text, $0.expression) }
      guard call.trailingClosure == nil, let text = joined(arguments, scope, inner, &element)
      else { return nil }
      if let name = callee.name {
        let isOurs = declarations.records[name] != nil || declarations.view(name) != nil
        return name.first?.isUppercase == true && !isOurs ? "\(name)(\(text))" : nil
      }
      guard let member else { return nil }
      guard let base = member.base else { return ".\(inner)(\(text))" }
      if base.name?.first?.isUppercase == true { return "\(base).\(inner)(\(text))" }
      return styleValue(base, scope, named, following: &element).map { "\($0).\(inner)(\(text))" }
    }

    private func joined(
      _ items: [(label: String?, value: ExprSyntax)], _ scope: Scope, _ name: String,
      _ element: inout PageElement?
    ) -> String? {
      var texts: [String] = []
      for (label, value) in items {
        guard let text = styleValue(value, scope, label ?? name, following: &element) else {
          return nil
        }
        texts.append(label.map { "\($0): \(text)" } ?? text)
      }
      return texts.joined(separator: ", ")
    }
  }

  /// A text as a literal of a style.
  private func doubleQuoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      case "\n": quoted += "\\n"
      default: quoted.append(character)
      }
    }
    return escapedInterpolation(quoted + "\"")
  }
#endif
