extension ViewsGenerator {
  mutating func modifiers() -> String {
    var text = ""
    for receiver in Self.receivers {
      let members = model.types[receiver]?.members.filter(\.isModifier) ?? []
      var names: [String] = []
      var all: [String: [MemberSyntax]] = [:]
      for member in members {
        if all[member.syntax.name] == nil { names.append(member.syntax.name) }
        all[member.syntax.name, default: []].append(member.syntax)
      }
      text += "extension \(receiver) {\n"
      for name in names.sorted() {
        var keys: Set<String> = []
        for member in all[name] ?? [] where outcomes[member.place] == nil {
          text += modifier(member, of: receiver, among: all[name] ?? [], &keys)
        }
        text += unavailable(all[name] ?? [], of: receiver)
      }
      text += "}\n\n"
    }
    let edits = model.types["DynamicViewContent"]?.members.filter(\.isModifier) ?? []
    let missing = unavailable(edits.map(\.syntax), of: "DynamicViewContent")
    return text + (missing.isEmpty ? "" : "extension ForEach {\n\(missing)}\n\n")
  }

  /// Types with modifiers, in the order of the file.
  static let receivers = [
    "View", "Shape", "InsettableShape", "ShapeView", "Text", "Image", "Color", "Path",
    "NavigationLink", "Section", "Capsule", "Circle", "ContainerRelativeShape", "Ellipse",
    "OffsetShape", "Rectangle", "RotatedShape", "RoundedRectangle", "UnevenRoundedRectangle",
    "ToolbarContent", "CustomizableToolbarContent", "TabContent",
  ]

  mutating func modifier(
    _ member: MemberSyntax, of receiver: String, among others: [MemberSyntax],
    _ keys: inout Set<String>
  ) -> String {
    guard
      receiver == "ShapeView"
        || member.requirements.allSatisfy({ !isAboutSelf($0) && !$0.isEquality })
    else { return "" }
    guard !member.name.hasPrefix("_"), let signature = types.signature(of: member),
      !signature.arguments.contains(where: isOptionalBinding)
    else { return "" }
    let (result, wrap) = result(of: member, on: receiver)
    guard !result.isEmpty else { return "" }
    drawnModifiers.append(
      DrawnDeclaration(
        owner: receiver, member: member, signature: signature,
        constraints: types.constraints(of: member, outer: [])))
    var text = ""
    for form in forms(of: signature) {
      for steps in form.stepForms {
        outcomes[member.place] = .written
        guard keys.insert(form.key(steps: steps)).inserted else { continue }
        counts["modifiers of \(receiver)", default: 0] += 1
        if !form.hasAction || steps {
          toCall.append(
            CalledDeclaration(
              signature: form, takesSteps: steps,
              platforms: platforms(member.attributes).intersection(platforms(of: receiver)),
              call: { subject(receiver, ".\(escaped(member.name))(\($0))") },
              expectation: { "\(member.name)(\($0.count))" }))
        }
        let isDisfavored =
          form.isDisfavored || form.hasAction && !steps || isElsewhere(member, among: others)
        var line =
          "  \(isDisfavored ? "@_disfavoredOverload " : "")public func \(escaped(member.name))"
        line += "\(form.generics)(\(form.parameters(steps: steps))) -> \(result)\(form.condition) {"
        let calls = statements(form, steps: steps, on: "call")
        if form.hasAction, !steps, !form.arguments.contains(where: isSlot) {
          line += " self }\n"
        } else if calls.isEmpty {
          line += " \(wrap)(ModifierCall(\"\(member.name)(\")) }\n"
        } else {
          line += "\n    var call = ModifierCall(\"\(member.name)(\")\n"
          line += calls.map { "    \($0)\n" }.joined()
          line += "    return \(wrap)(call)\n  }\n"
        }
        text += (form.note.isEmpty ? "" : "  \(form.note)\n") + line
      }
    }
    return text
  }

  /// Platforms on which the sample of a receiver can be made.
  private func platforms(of receiver: String) -> Set<Int> {
    switch receiver {
    case "TabContent": platforms(AttributesSyntax(), of: "Tab")
    case "ToolbarContent", "CustomizableToolbarContent":
      platforms(AttributesSyntax(), of: "ToolbarItem")
    default: platforms(AttributesSyntax(), of: receiver)
    }
  }

  /// The checker takes no value for a binding that may be missing.
  private func isOptionalBinding(_ argument: ViewsSignature.Argument) -> Bool {
    if case .binding = argument.parameter.kind { return argument.parameter.isOptional }
    return false
  }

  func isSlot(_ argument: ViewsSignature.Argument) -> Bool {
    if case .slot = argument.parameter.kind { return true }
    return false
  }

  /// Whether a declaration is on other platforms than one of the same name on iOS, with which
  /// SwiftUI never has to compare it.
  func isElsewhere(_ member: MemberSyntax, among others: [MemberSyntax]) -> Bool {
    !platforms(member.attributes).contains(0)
      && others.contains { $0.name == member.name && platforms($0.attributes).contains(0) }
  }

  func isAboutSelf(_ requirement: RequirementSyntax) -> Bool {
    requirement.left.simpleName?.split(separator: ".").first == "Self"
  }

  /// The type that a modifier gives, and the function that makes it of a call.
  func result(of member: MemberSyntax, on receiver: String) -> (String, String) {
    guard let result = member.result else { return ("", "") }
    let isValue = ["Text", "Image", "Color"].contains(receiver)
    switch result {
    case .prefixed("some", .named(let name, _)) where name == receiver && name.hasSuffix("Content"):
      return ("some \(name)", "modified")
    case .named(let name, _) where name.hasSuffix("ShapeView"):
      return ("some ShapeView", "modified")
    case .prefixed("some", .named(let name, _)) where ["Shape", "InsettableShape"].contains(name):
      return ("some \(name)", "reshaped")
    case .prefixed("some", .named("View", _)): return ("some View", "modified")
    case .named(let name, _):
      if name == receiver, isValue { return (name, "adding") }
      if types.conforms(name, to: "Shape") { return ("some InsettableShape", "reshaped") }
      return types.conforms(name, to: "View") ? ("some View", "modified") : ("", "")
    default: return ("", "")
    }
  }

  /// The forms of a function: with and without arguments whose defaults Swift cannot write.
  func forms(of signature: ViewsSignature) -> [ViewsSignature] {
    guard signature.arguments.contains(where: \.isLeftOut) else { return [signature] }
    var full = signature
    for index in full.arguments.indices { full.arguments[index].isLeftOut = false }
    var short = signature
    short.generics = short.generics.isEmpty ? "" : short.generics
    return [full, short]
  }

  /// Statements that give a call its arguments.
  func statements(
    _ signature: ViewsSignature, steps: Bool, on call: String
  ) -> [String] {
    signature.arguments.filter { !$0.isLeftOut }.compactMap { argument in
      let label = argument.syntax.label.map { "\"\($0)\"" } ?? "nil"
      let name = argument.name
      switch argument.parameter.kind {
      case .value, .spelled, .text:
        if argument.parameter.isVariadic {
          return "\(call).values(\(label), \(name).map(\\.vmlCode))"
        }
        let standard = argument.standard.map { ", \(quoted(canonical($0, argument)))" } ?? ""
        return "\(call).value(\(label), \(argument.parameter.code(of: name))\(standard))"
      case .view: return "\(call).view(\(label), \"\(slotName(argument))\", \(name))"
      case .slot: return "\(call).slot(\(label), \"\(slotName(argument))\", \(name)())"
      case .binding:
        let add = "\(call).binding(\(label), \(name).source)"
        return argument.parameter.isOptional ? "if let \(name) { \(add) }" : add
      case .data, .keyPath, .rows: return nil
      case .action: return steps ? "\(call).steps(\(label), \(name)())" : nil
      }
    }
  }

  func slotName(_ argument: ViewsSignature.Argument) -> String {
    argument.syntax.label ?? argument.syntax.name ?? "content"
  }

  /// A default as the library's writer would spell it.
  func canonical(_ standard: String, _ argument: ViewsSignature.Argument) -> String {
    if Double(standard) != nil, standard.hasSuffix(".0") { return String(standard.dropLast(2)) }
    // A set of options with one of them is that one.
    if standard.hasPrefix("[."), !standard.contains(","), !argument.parameter.type.hasPrefix("[") {
      return String(standard.dropFirst().dropLast())
    }
    return standard
  }

  func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
      + "\""
  }
}

/// An expression that calls a modifier of a receiver.
private func subject(_ receiver: String, _ call: String) -> String {
  switch receiver {
  case "View", "Text": "Text(\"a\")\(call)"
  case "Image": "Image(\"i\")\(call)"
  case "Color": "Color.red\(call)"
  case "Path": "Path(CGRect(x: 1, y: 2, width: 7, height: 8))\(call)"
  case "ShapeView": "Rectangle().fill(.red)\(call)"
  case "NavigationLink": "NavigationLink(\"a\", value: 1)\(call)"
  case "RoundedRectangle": "RoundedRectangle(cornerRadius: 7)\(call)"
  case "UnevenRoundedRectangle": "UnevenRoundedRectangle(topLeadingRadius: 7)\(call)"
  case "Capsule", "Circle", "ContainerRelativeShape", "Ellipse": "\(receiver)()\(call)"
  case "OffsetShape": "OffsetShape(shape: Circle(), offset: CGSize(width: 7, height: 8))\(call)"
  case "RotatedShape": "RotatedShape(shape: Circle(), angle: Angle(degrees: 7))\(call)"
  case "Section": "Section(\"a\") { Text(\"c\") }\(call)"
  case "TabContent": "TabView { Tab(\"t\", systemImage: \"star\") { Text(\"c\") }\(call) }"
  case "ToolbarContent", "CustomizableToolbarContent":
    "Text(\"a\").toolbar { ToolbarItem { Text(\"i\") }\(call) }"
  default: "Rectangle()\(call)"
  }
}
