/// Signature of a function of the library `VMLViews`, made from a declaration of the catalogue.
struct ViewsSignature {
  struct Argument {
    var parameter: ViewsParameter
    var syntax: ParameterSyntax
    /// Name inside the function.
    var name: String
    /// Default, as it is written in the catalogue; `nil` if there is none or none is known.
    var standard: String?
    /// Whether it is left out of this form of the function.
    var isLeftOut = false
  }

  var generics = ""
  var arguments: [Argument] = []
  var genericNames: Set<String> = []
  var isDisfavored = false
  var note = ""
  /// Condition on a collection's elements: ` where Data.Element: Identifiable`.
  var condition = ""

  /// Whether steps are taken in place of closures, for each form that there is.
  var stepForms: [Bool] {
    guard hasAction else { return [false] }
    return arguments.allSatisfy { $0.isLeftOut || $0.parameter.hasPlainForm }
      ? [true, false] : [true]
  }

  var hasAction: Bool {
    arguments.contains {
      if case .action = $0.parameter.kind { return !$0.isLeftOut }
      return false
    }
  }

  /// The parameters as Swift writes them; `steps` says whether an action gives steps.
  func parameters(steps: Bool) -> String {
    let parts = arguments.filter { !$0.isLeftOut }.map { argument -> String in
      let label = argument.syntax.label ?? "_"
      let name = label == argument.name ? label : "\(label) \(argument.name)"
      var type = argument.parameter.type
      var prefix = ""
      var standard = argument.standard.map { " = \($0)" } ?? ""
      switch argument.parameter.kind {
      case .slot(let builder): prefix = "@\(builder) "
      case .rows: prefix = "@ViewBuilder "
      case .action where steps:
        prefix = "@StepBuilder "
        type = "() -> Steps"
        standard = ""
      case .action:
        type = argument.parameter.isOptional ? "(\(type))?" : "@escaping \(type)"
      default: break
      }
      return "\(prefix)\(name): \(type)\(standard)"
    }
    return parts.joined(separator: ", ")
  }

  /// Text that differs for each function of one name.
  func key(steps: Bool) -> String {
    let parts = arguments.filter { !$0.isLeftOut }.map { argument -> String in
      if steps, case .action = argument.parameter.kind {
        return "\(argument.syntax.label ?? "_"):steps"
      }
      var words: [Substring] = []
      var rest = argument.parameter.type[...]
      while let start = rest.firstIndex(where: { $0.isLetter }) {
        let word = rest[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        words += [rest[..<start], genericNames.contains(String(word)) ? "T" : word]
        rest = rest[word.endIndex...]
      }
      return "\(argument.syntax.label ?? "_"):\(words.joined())\(rest)"
    }
    return parts.joined(separator: ",") + (steps && hasAction ? "+" : "")
  }
}

extension ViewsTypes {
  /// Signature of a function or an initialiser; `nil` with a parameter that the library has not.
  ///
  /// `outer` are the generic parameters of the type around, with their constraints.
  mutating func signature(
    of member: MemberSyntax, outer: [GenericSyntax] = [],
    leavingOut: (ParameterSyntax) -> Bool = { _ in false }
  ) -> ViewsSignature? {
    let constraints = constraints(of: member, outer: outer)
    var signature = ViewsSignature()
    signature.isDisfavored = member.attributes.isDisfavored
    signature.note = note(member.attributes)
    for parameter in member.parameters where !leavingOut(parameter) {
      guard let mapped = map(parameter, generics: constraints) else {
        if parameter.defaultValue != nil { continue }
        return nil
      }
      signature.arguments.append(argument(parameter, mapped, signature.arguments.count))
    }
    guard hasRows(signature, of: member) else { return nil }
    signature.condition = condition(on: signature)
    let used = signature.arguments.map(\.parameter.type).joined(separator: " ")
    let words = Set(used.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let generics = (outer + member.generics).filter { words.contains($0.name) }
    if !generics.isEmpty {
      let parts = generics.map { generic in
        let constraint = constraints[generic.name] ?? ""
        return constraint.isEmpty ? generic.name : "\(generic.name): \(constraint)"
      }
      signature.genericNames = Set(generics.map(\.name))
      signature.generics = "<\(parts.joined(separator: ", "))>"
    }
    return signature
  }

  /// Whether a collection that a function takes, if any, becomes views that it makes.
  private func hasRows(_ signature: ViewsSignature, of member: MemberSyntax) -> Bool {
    var (isOfData, makesRows) = (false, false)
    for argument in signature.arguments {
      switch argument.parameter.kind {
      case .data, .keyPath: isOfData = true
      case .rows: makesRows = true
      default: break
      }
    }
    return isOfData == makesRows && (!isOfData || member.kind == .initializer)
  }

  private func condition(on signature: ViewsSignature) -> String {
    var data = ""
    for argument in signature.arguments {
      switch argument.parameter.kind {
      case .keyPath: return ""
      case .data where argument.parameter.type != "Range<Int>": data = argument.parameter.type
      default: break
      }
    }
    return data.isEmpty ? "" : " where \(data).Element: Identifiable"
  }

  /// Constraints of the generic parameters of a function and of the type around it.
  func constraints(of member: MemberSyntax, outer: [GenericSyntax]) -> [String: String] {
    var constraints: [String: String] = [:]
    for generic in outer + member.generics {
      constraints[generic.name] = generic.constraint.map(constraint) ?? ""
    }
    for requirement in member.requirements where !requirement.isEquality {
      if let name = requirement.left.simpleName, constraints[name] == "" {
        constraints[name] = requirement.right.simpleName
      }
    }
    return constraints
  }

  /// The protocols that a generic parameter conforms to, with `&` between them.
  private func constraint(_ type: TypeSyntax) -> String {
    guard case .composition(let parts) = type else { return type.simpleName ?? "-" }
    return parts.map { $0.simpleName ?? "-" }.filter { $0 != "Sendable" }.joined(separator: "&")
  }

  private mutating func argument(
    _ parameter: ParameterSyntax, _ mapped: ViewsParameter, _ index: Int
  ) -> ViewsSignature.Argument {
    var argument = ViewsSignature.Argument(
      parameter: mapped, syntax: parameter, name: parameter.name ?? parameter.label ?? "p\(index)")
    if swiftKeywords.contains(argument.name) || argument.name == "self" {
      argument.name = "p\(index)"
    }
    guard let written = parameter.defaultValue, !mapped.isVariadic else { return argument }
    switch mapped.kind {
    case .action: argument.isLeftOut = true
    case .value, .spelled, .text:
      if mapped.isOpaque {
        argument.isLeftOut = true
      } else if isKnown(written, as: mapped.type) {
        argument.standard = written
      } else if mapped.isOptional {
        argument.standard = "nil"
      } else {
        // A default that is not known is what `nil` stands for.
        argument.parameter.type += "?"
        argument.parameter.isOptional = true
        argument.standard = "nil"
      }
    case .slot, .view, .binding, .data, .keyPath, .rows: argument.isLeftOut = true
    }
    return argument
  }

  /// Whether a default value compiles with what the library has.
  private func isKnown(_ standard: String, as type: String) -> Bool {
    let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
    if standard == "nil" { return type.hasSuffix("?") }
    if ["true", "false", "[]"].contains(standard) { return true }
    if Double(standard) != nil { return true }
    if standard.hasPrefix("\"") { return bare == "String" || bare == "LocalizedStringKey" }
    if standard == "0...1" { return bare.hasPrefix("ClosedRange") }
    if standard.hasPrefix("[."), standard.hasSuffix("]") {
      let names = standard.dropFirst().dropLast().split(separator: ",").map {
        $0.drop { $0 == " " }
      }
      return names.allSatisfy { isKnown(String($0), as: bare) }
    }
    if standard.hasSuffix("()") {
      let name = String(standard.dropLast(2))
      return name == bare && hasEmptyInitializer(name)
    }
    guard standard.hasPrefix("."), !standard.contains("("), standard != ".infinity" else {
      return standard == ".infinity" && ["CGFloat", "Double"].contains(bare)
    }
    let members = model.types[bare]?.members.map(\.syntax) ?? []
    let name = String(standard.dropFirst())
    return members.contains {
      $0.name == name && ($0.kind == .enumCase || $0.kind == .staticMember) && $0.parameters.isEmpty
        && ($0.result == nil || $0.result?.simpleName == bare)
    }
  }

  private func hasEmptyInitializer(_ name: String) -> Bool {
    model.types[name]?.members.contains { member in
      member.syntax.kind == .initializer && !member.syntax.isFailable
        && member.syntax.parameters.allSatisfy { $0.defaultValue != nil }
    } ?? false
  }

  /// The versions that a declaration came with, for its comment.
  func note(_ attributes: AttributesSyntax) -> String {
    guard let availability = attributes.availability else { return "" }
    let names = ["iOS", "macOS", "visionOS", "watchOS", "tvOS"]
    let parts = zip(names, availability.versions).compactMap { name, version -> String? in
      guard version != 0 else { return nil }
      let minor = version % 1000 / 10
      return "\(name) \(version / 1000)" + (minor == 0 ? "" : ".\(minor)")
    }
    return parts.isEmpty ? "" : "/// Since \(parts.joined(separator: ", "))."
  }
}

let swiftKeywords: Set = [
  "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
  "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
  "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
  "where", "while",
]

/// A name in backticks where Swift would take it for a word of its own.
func escaped(_ name: String) -> String { swiftKeywords.contains(name) ? "`\(name)`" : name }
