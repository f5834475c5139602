#if ConvertSwift
  import SwiftParser
  import SwiftSyntax
  import VMLFormats

  /// Expressions that the compiler works out.
  extension ScreenReader {
    /// A Swift expression as one of VML.
    ///
    /// - Returns: `nil` if it depends on a state, or has no form.
    func value(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      guard hasWork(), let made = deeper({ inside(expression, scope) }) else { return nil }
      // A text grows where it has a name twice.
      return hasWork(made.utf8.count / 128) ? made : nil
    }

    private func inside(_ expression: ExprSyntax, _ scope: Scope) -> String? {
      let (plain, scope) = resolved(expression, scope)
      if let key = dataNames[plain.id] { return "data.\(key)" }
      if let text = plain.as(StringLiteralExprSyntax.self) { return string(text, scope) }
      if let text = plain.plainNumber ?? plain.plainBoolean { return text }
      if plain.isNil { return "nil" }
      if let address = plain.address { return singleQuoted(address) }
      if let name = plain.ownName {
        guard case .value(let text)? = scope[name] else { return nil }
        use(text)
        return text
      }
      if let member = plain.as(MemberAccessExprSyntax.self) { return self.member(member, scope) }
      if let call = plain.as(FunctionCallExprSyntax.self) {
        guard let members = object(call, { value($0, scope) }), !members.isEmpty else {
          return self.call(call, scope)
        }
        return
          "[\(members.map { "\(singleQuoted($0.name)): \($0.value)" }.joined(separator: ", "))]"
      }
      if let chain = plain.as(OptionalChainingExprSyntax.self) {
        return value(chain.expression, scope).map { $0 + "?" }
      }
      if let list = plain.as(ArrayExprSyntax.self) {
        return values(list.elements.map(\.expression), scope).map { "[\($0)]" }
      }
      if let infix = plain.as(InfixOperatorExprSyntax.self) { return operation(infix, scope) }
      if let choice = plain.as(TernaryExprSyntax.self) {
        if let side = known(choice, scope) { return value(side, scope) }
        return values(
          [choice.condition, choice.thenExpression, choice.elseExpression], scope
        ) { "\(side(choice.condition, $0[0])) ? \(grouped($0[1])) : \(grouped($0[2]))" }
      }
      if let prefix = plain.as(PrefixOperatorExprSyntax.self),
        ["!", "-"].contains(prefix.operator.text)
      {
        return value(prefix.expression, scope).map { prefix.operator.text + grouped($0) }
      }
      if let item = plain.as(SubscriptCallExprSyntax.self), item.arguments.count == 1,
        let index = item.arguments.first
      {
        return values([item.calledExpression, index.expression], scope) {
          "\(grouped($0[0]))[\($0[1])]"
        }
      }
      if let path = plain.as(KeyPathExprSyntax.self), path.root == nil {
        return "\\" + path.components.map { "." + $0.component.trimmedDescription }.joined()
      }
      if let closure = plain.as(ClosureExprSyntax.self) { return self.closure(closure, scope) }
      return nil
    }

    /// The source in the place of a name, resolved as well.
    private func expanded(
      _ expression: ExprSyntax, _ scope: Scope
    ) -> (value: ExprSyntax, scope: Scope) {
      hasWork(for: expression) ? resolved(expression, scope) : (expression, scope)
    }

    /// The value of a constant's or argument's name, as far as it is known.
    func resolved(_ expression: ExprSyntax, _ scope: Scope) -> (value: ExprSyntax, scope: Scope) {
      let plain = expression.plain
      let member = plain.as(MemberAccessExprSyntax.self)
      if let name = plain.implicitMember, !declarations.isCase(name),
        let found = declarations.shared[name], let inner = scope.ofConstant
      {
        return expanded(found, inner)
      }
      if let call = plain.as(FunctionCallExprSyntax.self) {
        return result(of: call, scope) ?? (plain, scope)
      }
      guard let name = plain.name ?? (member?.base == nil ? nil : member?.name)
      else {
        return (plain, scope)
      }
      if let member, let base = member.base {
        if let inner = model(base, scope) { return resolved(ExprSyntax(member.declName), inner) }
        if name == "isPressed", base.name.map({ scope[$0] })??.nodes != nil {
          return (ExprSyntax(BooleanLiteralExprSyntax(literal: .keyword(.false))), scope)
        }
      }
      if var base = member?.base?.ownerName, base != "self" {
        if base == "Self", let owner = scope.owner { base = owner.name }
        guard let found = declarations.constant("\(base).\(name)"), let inner = scope.ofConstant
        else {
          return member.flatMap { field($0, scope) } ?? (plain, scope)
        }
        return expanded(found, inner)
      }
      if let meaning = scope[name] {
        guard case .swift(let inner, let outer) = meaning else { return (plain, scope) }
        return expanded(inner, outer)
      }
      let own = scope.owner.flatMap { declarations.constant("\($0.name).\(name)") }
      if let found = own ?? declarations.constant(name), let inner = scope.ofConstant {
        return expanded(found, inner)
      }
      if let body = scope.body(name), body.count == 1, let only = body.first?.item.expression,
        let depth = scope.ofConstant?.depth
      {
        return expanded(only, scope.ofOwner.at(depth: depth))
      }
      return (plain, scope)
    }

    /// The result of a function that is one expression, of the struct or in an extension of a type
    /// that is not in the files; `nil` for other calls.
    private func result(
      of call: FunctionCallExprSyntax, _ scope: Scope
    ) -> (value: ExprSyntax, scope: Scope)? {
      let callee = call.calledExpression
      let own = callee.ownName.flatMap { scope.owner?.functions[$0] }
      let member = callee.as(MemberAccessExprSyntax.self)
      let isShared = member.map { $0.base.map(\.isTypeName) ?? true } ?? false
      guard
        let function = own ?? (isShared ? declarations.sharedFunctions[member?.name ?? ""] : nil),
        let body = function.body?.statements,
        body.count == 1, let only = body.first?.item.expression,
        let around = scope.ofConstant,
        let inner = (own == nil ? around : scope).bound(function, call, scope)
      else { return nil }
      return expanded(only, inner.at(depth: around.depth))
    }

    private func values(
      _ expressions: [ExprSyntax], _ scope: Scope,
      _ join: ([String]) -> String = { $0.joined(separator: ", ") }
    ) -> String? {
      let made = expressions.compactMap { value($0, scope) }
      return made.count == expressions.count ? join(made) : nil
    }

    func grouped(_ text: String) -> String { text.contains(" ") ? "(\(text))" : text }

    /// A literal with its interpolations.
    private func string(_ literal: StringLiteralExprSyntax, _ scope: Scope) -> String? {
      if let text = literal.representedLiteralValue { return singleQuoted(text) }
      return parts(of: literal, scope).map(code)
    }

    private func code(of parts: [TextPart]) -> String {
      "'"
        + parts.map { part in
          switch part {
          case .text(let text): String(singleQuoted(text).dropFirst().dropLast())
          case .value(let code): "\\(\(code))"
          }
        }.joined() + "'"
    }

    /// The side of a choice that is known before a page is built.
    func known(_ choice: TernaryExprSyntax, _ scope: Scope) -> ExprSyntax? {
      resolved(choice.condition, scope).value.plainBoolean
        .map { $0 == "true" ? choice.thenExpression : choice.elseExpression }
    }

    /// The parts of `String(format: "%.2f %%", size)`.
    func formatted(_ call: FunctionCallExprSyntax, _ scope: Scope) -> [TextPart]? {
      guard call.calledExpression.name == "String", let first = call.arguments.first,
        first.label?.text == "format", let format = first.expression.plainString
      else { return nil }
      var values = call.arguments.dropFirst().map(\.expression)[...]
      var parts: [TextPart] = []
      var rest = format[...]
      while let sign = rest.firstIndex(of: "%") {
        parts.append(.text(String(rest[..<sign])))
        rest = rest[sign...].dropFirst()
        if rest.first == "%" {
          parts.append(.text("%"))
          rest.removeFirst()
          continue
        }
        guard let end = rest.firstIndex(where: { ($0.isLetter || $0 == "@") && $0 != "l" }),
          let code = values.popFirst().flatMap({ value($0, scope) })
        else { return nil }
        let specifier = rest[...end].filter { $0 != "l" }
        parts.append(.value("\(code), specifier: '%\(specifier)'"))
        rest = rest[end...].dropFirst()
      }
      return values.isEmpty ? parts + [.text(String(rest))] : nil
    }

    enum TextPart {
      case text(String)
      case value(String)
    }

    /// The parts of a literal; `nil` if one depends on a state.
    func parts(of literal: StringLiteralExprSyntax, _ scope: Scope) -> [TextPart]? {
      if let text = literal.representedLiteralValue { return [.text(text)] }
      var parts: [TextPart] = []
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let text): parts.append(.text(unescaped(text)))
        case .expressionSegment(let hole):
          guard let first = hole.expressions.first, let code = value(first.expression, scope) else {
            return nil
          }
          let others = hole.expressions.dropFirst().map { argument -> String? in
            guard let label = argument.label?.text else { return nil }
            guard label == "specifier" else { return format(argument.expression, scope) }
            return value(argument.expression, scope).map { "specifier: \($0)" }
          }
          guard others.count <= 1, others.allSatisfy({ $0 != nil }) else { return nil }
          switch others.first ?? nil {
          case let other? where other.hasPrefix("specifier"):
            parts.append(.value("\(code), \(other)"))
          case let other?: parts.append(.value("\(grouped(code)).formatted(\(other))"))
          case nil: parts.append(.value(code))
          }
        }
      }
      return parts
    }

    /// The text of a literal's segment.
    func unescaped(_ segment: StringSegmentSyntax) -> String {
      var made = ""
      var rest = segment.content.text[...]
      while let character = rest.popFirst() {
        guard character == "\\", let next = rest.popFirst() else {
          made.append(character)
          continue
        }
        switch next {
        case "n": made += "\n"
        case "t": made += "\t"
        case "r": made += "\r"
        case "u":
          let digits = rest.dropFirst().prefix { $0 != "}" }
          rest = rest.dropFirst(digits.count + 2)
          if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
            made.unicodeScalars.append(scalar)
          }
        case "\n": break
        default: made.append(next)
        }
      }
      return made
    }

    /// The value that a struct, which is written out, has for a property.
    private func field(
      _ member: MemberAccessExprSyntax, _ scope: Scope
    ) -> (value: ExprSyntax, scope: Scope)? {
      guard hasWork(), let base = member.base,
        let (record, inner) = deeper({ resolved(base, scope) }),
        let call = record.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        let type = call.calledExpression.name, declarations.records[type] != nil,
        let argument = call.arguments.first(where: {
          $0.label?.text == member.name
        })
      else { return nil }
      return deeper { resolved(argument.expression, inner) }
    }

    private func member(_ member: MemberAccessExprSyntax, _ scope: Scope) -> String? {
      let name = member.name
      guard let base = member.base else { return declarations.isCase(name) ? "'\(name)'" : nil }
      if name == "self" { return value(base, scope) }
      let owner = base.name == "Self" ? scope.owner?.name : base.ownerName
      if declarations.enumeration(owner)?.cases.contains(name) == true { return "'\(name)'" }
      if let code = enumMember(name, of: base, scope) { return code }
      guard let code = value(base, scope) else { return nil }
      if name == "rawValue", declarations.hasRawValues { return nil }
      if name == "capitalized", let text = code.literal { return singleQuoted(text.capitalized) }
      return name == "rawValue" ? code : "\(grouped(code)).\(name)"
    }

    /// A side of an operator: only what is written as operators there needs no parentheses.
    private func side(_ expression: ExprSyntax, _ code: String) -> String {
      expression.is(InfixOperatorExprSyntax.self) ? code : grouped(code)
    }

    private func operation(_ infix: InfixOperatorExprSyntax, _ scope: Scope) -> String? {
      let sign = infix.operator.trimmedDescription
      let signs = [
        "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "??", "...", "..<",
      ]
      guard signs.contains(sign) else { return nil }
      let blank = sign.hasPrefix("..") ? "" : " "
      return values([infix.leftOperand, infix.rightOperand], scope) { sides in
        let left = side(infix.leftOperand, sides[0])
        let right = side(infix.rightOperand, sides[1])
        return left + blank + sign + blank + right
      }
    }

    /// A method or function of VML.
    private func call(_ call: FunctionCallExprSyntax, _ scope: Scope) -> String? {
      var arguments = call.arguments.map { argument in
        (label: argument.label?.text, code: value(argument.expression, scope))
      }
      if let closure = call.trailingClosure {
        arguments.append((nil, self.closure(closure, scope)))
      }
      guard call.additionalTrailingClosures.isEmpty else { return nil }
      if let name = call.calledExpression.name {
        if let parts = formatted(call, scope) { return code(of: parts) }
        guard ["Int", "Double", "String", "abs", "min", "max", "zip", "Array"].contains(name),
          call.repeated == nil,
          arguments.allSatisfy({ $0.label == nil && $0.code != nil })
        else { return nil }
        let codes = arguments.compactMap(\.code)
        return name == "Array" ? codes.first : "\(name)(\(codes.joined(separator: ", ")))"
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base, let code = value(base, scope)
      else { return nil }
      let name = member.name
      if name == "formatted" {
        let argument = call.arguments.first?.expression
        let isNumber =
          base.as(MemberAccessExprSyntax.self)?.name == "count"
          || ["Int", "Double"].contains(typeName(of: base, scope))
        let style = argument.map { format($0, scope) } ?? (isNumber ? ".number" : nil)
        return style.map { "\(grouped(code)).formatted(\($0))" }
      }
      guard methods.contains(name) else { return nil }
      var texts: [String] = []
      for (label, argument) in arguments {
        guard var code = argument else { return nil }
        // A test is a closure.
        if ["filter", "allSatisfy"].contains(name), code.hasPrefix("\\.") {
          code = "{ $0\(code.dropFirst()) }"
        }
        let isClosure = code.hasPrefix("{")
        if isClosure, arguments.count == 1 {
          return "\(grouped(value(base, scope) ?? "")).\(name) \(code)"
        }
        texts.append(label.map { $0 == "of" ? code : "\($0): \(code)" } ?? code)
      }
      return "\(grouped(code)).\(name)(\(texts.joined(separator: ", ")))"
    }

    /// A closure over `$0`.
    private func closure(_ closure: ClosureExprSyntax, _ scope: Scope) -> String? {
      guard closure.statements.count == 1, let body = closure.statements.first?.item.expression
      else {
        return nil
      }
      var inner = scope
      for (index, name) in closure.parameterNames.enumerated() {
        inner.names[name] = .value("$\(index)")
      }
      for index in 0...1 { inner.names["$\(index)"] = .value("$\(index)") }
      return value(body, inner).map { "{ \($0) }" }
    }

    /// A format style as VML has it.
    func format(_ style: ExprSyntax, _ scope: Scope) -> String? {
      if let name = style.implicitMember {
        return [".number", ".percent"].contains("." + name) ? "." + name : nil
      }
      guard let call = style.as(FunctionCallExprSyntax.self) else { return nil }
      let first = call.arguments.first
      switch call.calledExpression.implicitMember {
      case "currency":
        guard first?.label?.text == "code",
          let code = first.flatMap({ value($0.expression, scope) })
        else { return nil }
        return ".currency(\(code))"
      case "dateTime": return ".long"
      case "list":
        return first.map { $0.expression.implicitMember == "and" } ?? true ? ".list" : nil
      case "byteCount": return first?.expression.implicitMember == "file" ? ".bytes" : nil
      default: break
      }
      // `.number.precision(.fractionLength(2))`
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.name == "precision", let base = member.base?.implicitMember,
        ["number", "percent"].contains(base),
        let length = first?.expression.as(FunctionCallExprSyntax.self),
        length.calledExpression.implicitMember == "fractionLength",
        let digits = length.arguments.first?.expression.plainNumber
      else { return nil }
      return ".\(base)(digits: \(digits))"
    }
  }

  /// Methods of Swift that VML has, too.
  private let methods: Set = [
    "uppercased", "lowercased", "contains", "hasPrefix", "hasSuffix", "prefix", "suffix",
    "dropFirst", "dropLast", "reversed", "split", "joined", "sorted", "filter", "map", "compactMap",
    "flatMap", "first", "last", "firstIndex", "allSatisfy", "rounded", "isMultiple", "enumerated",
    "min", "max", "replacing",
  ]

  extension String {
    /// The text of a literal without interpolations and escapes.
    var literal: String? {
      guard count > 1, first == "'", last == "'", !contains("\\") else { return nil }
      return String(dropFirst().dropLast())
    }

    fileprivate var capitalized: String {
      split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " ")
    }
  }

  extension ExprSyntax {
    /// Whether it is the binding of a state: `$name`, and not `$0`.
    var isProjected: Bool {
      guard let name, name.hasPrefix("$") else { return false }
      return name.dropFirst().first?.isNumber == false
    }
  }

  extension FunctionCallExprSyntax {
    /// `Array(repeating: item, count: 3)`.
    var repeated: (item: ExprSyntax, count: Int)? {
      guard calledExpression.name == "Array", arguments.count == 2,
        let item = arguments.first, item.label?.text == "repeating",
        let count = arguments.last?.expression.plainNumber.flatMap({ Int($0) }), (0...64) ~= count
      else { return nil }
      return (item.expression, count)
    }
  }

  extension CodeBlockItemSyntax.Item {
    var expression: ExprSyntax? {
      switch self {
      case .expr(let expression): expression
      case .stmt(let statement):
        statement.as(ReturnStmtSyntax.self)?.expression
          ?? statement.as(ExpressionStmtSyntax.self)?.expression
      case .decl: nil
      }
    }
  }

  extension ClosureExprSyntax {
    /// The names of its parameters.
    var parameterNames: [String] {
      switch signature?.parameterClause {
      case .simpleInput(let list)?: list.map(\.name.text)
      case .parameterClause(let clause)?:
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      }
    }
  }
#endif
