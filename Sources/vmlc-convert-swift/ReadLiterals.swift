#if ConvertSwift
  import SwiftParser
  import SwiftSyntax
  import VMLCompiler
  import VMLFormats

  extension ExprSyntax {
    /// The expression without what changes nothing of its value: parentheses, `try`, `await`, `!`.
    var plain: ExprSyntax {
      if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first, only.label == nil
      {
        return only.expression.plain
      }
      if let tried = self.as(TryExprSyntax.self) { return tried.expression.plain }
      if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.plain }
      if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.plain }
      // `action?()`
      if let optional = self.as(OptionalChainingExprSyntax.self),
        parent?.is(FunctionCallExprSyntax.self) == true
      {
        return optional.expression.plain
      }
      // `$isOn.animation()`: what the binding is of counts.
      if let call = self.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.name == "animation", let base = member.base, base.isProjected
      {
        return base
      }
      return self
    }

    var name: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.plainName }

    /// The name of a member of the struct that is read: `name`, `self.name`.
    var ownName: String? {
      let member = self.as(MemberAccessExprSyntax.self)
      return name ?? (member?.base?.name == "self" ? member?.name : nil)
    }

    /// The name of what has a member, if it is a type: of `a.B` only `.B`.
    var ownerName: String {
      self.as(MemberAccessExprSyntax.self).map { ".\($0.name)" } ?? trimmedDescription
    }

    /// The name of a member without a base: `.leading`.
    var implicitMember: String? {
      guard let member = self.as(MemberAccessExprSyntax.self), member.base == nil else {
        return nil
      }
      return member.name
    }

    /// A string without interpolations.
    var plainString: String? {
      guard let literal = self.as(StringLiteralExprSyntax.self) else { return nil }
      return literal.representedLiteralValue
    }

    /// A number as it is written in VML, with its sign.
    var plainNumber: String? {
      if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
        return prefix.expression.plainNumber.map { "-" + $0 }
      }
      if let literal = self.as(IntegerLiteralExprSyntax.self) {
        return literal.representedLiteralValue.map(String.init)
      }
      if let literal = self.as(FloatLiteralExprSyntax.self) {
        return literal.representedLiteralValue.map(number)
      }
      return nil
    }

    /// A range whose ends are numbers: `1...4`, `2...`.
    var plainRange: String? {
      if let infix = self.as(InfixOperatorExprSyntax.self),
        ["...", "..<"].contains(infix.operator.trimmedDescription),
        let lower = infix.leftOperand.plainNumber, let upper = infix.rightOperand.plainNumber
      {
        return lower + infix.operator.trimmedDescription + upper
      }
      if let open = self.as(PostfixOperatorExprSyntax.self), open.operator.text == "..." {
        return open.expression.plainNumber.map { $0 + "..." }
      }
      guard let open = self.as(PrefixOperatorExprSyntax.self),
        ["...", "..<"].contains(open.operator.text)
      else { return nil }
      return open.expression.plainNumber.map { open.operator.text + $0 }
    }

    /// A moment by the clock of Greenwich, `2026-12-01T08:00:00Z`, of a number of whole seconds.
    var plainDate: String? {
      guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.name == "Date",
        call.arguments.count == 1, let argument = call.arguments.first,
        argument.label?.text == "timeIntervalSince1970",
        let seconds = argument.expression.plainNumber.flatMap({ Int64($0) })
      else { return nil }
      return Moment(secondsSince1970: seconds)?.text
    }

    /// Whether it is the date of the moment.
    var isNow: Bool { ["Date()", "Date.now", ".now"].contains(trimmedDescription) }

    var plainBoolean: String? { self.as(BooleanLiteralExprSyntax.self)?.literal.text }

    /// The type that begins an expression as `Bundle.main.name` or `Duration.seconds(3)`.
    var head: String? {
      if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.head }
      if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.head }
      return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }

    /// A text without what takes white space off its ends.
    var untrimmed: ExprSyntax {
      guard let call = self.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.name == "trimmingCharacters", let base = member.base
      else { return self }
      return base
    }

    var isNil: Bool { self.is(NilLiteralExprSyntax.self) }

    /// The text of `URL(string: "…")`.
    var address: String? {
      let plain = self.plain
      if let infix = plain.as(InfixOperatorExprSyntax.self),
        infix.operator.trimmedDescription == "??"
      {
        return infix.leftOperand.address
      }
      guard let call = plain.as(FunctionCallExprSyntax.self),
        call.calledExpression.name == "URL", call.arguments.count == 1,
        let argument = call.arguments.first, argument.label?.text == "string"
      else { return nil }
      return argument.expression.plainString
    }
  }

  /// A number without an exponent that VML does not need.
  func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Whether SwiftUI would show a part of a literal as Markdown.
  func hasMarkdown(_ text: String) -> Bool {
    let pairs = ["**", "__", "~~", "`"]
    if pairs.contains(where: { text.components(of: $0) > 2 }) { return true }
    if text.contains("](") { return true }
    return ["*", "_"].contains { mark in
      let parts = text.split(separator: mark, omittingEmptySubsequences: false)
      return parts.count > 2 && !parts[1].isEmpty && parts[1].first != " " && parts[1].last != " "
        && (mark == "*" || parts[0].last.map { !$0.isLetter && !$0.isNumber } ?? true)
    }
  }

  extension String {
    fileprivate func components(of mark: String) -> Int {
      split(separator: mark, omittingEmptySubsequences: false).count
    }
  }
#endif
