extension ViewsGenerator {
  mutating func modifiers() -> String {
    var text = ""
    let receivers = ["View", "Shape", "InsettableShape", "Text", "Image"]
    for receiver in receivers {
      let members =
        model.types[receiver]?.members.filter {
          $0.isModifier && ViewsTypes.modules.contains($0.module)
        } ?? []
      var names: [String] = []
      var all: [String: [MemberSyntax]] = [:]
      for member in members {
        if all[member.syntax.name] == nil { names.append(member.syntax.name) }
        all[member.syntax.name, default: []].append(member.syntax)
      }
      text += "extension \(receiver) {\n"
      for name in names.sorted() where !Self.byHand.contains("\(receiver).\(name)") {
        var keys: Set<String> = []
        var written = ""
        for member in all[name] ?? [] {
          written += modifier(member, of: receiver, among: all[name] ?? [], &keys)
        }
        if written.isEmpty, receiver == "View", let first = all[name]?.first {
          written = unavailable(first)
          counts["unavailable modifiers", default: 0] += 1
        }
        text += written
      }
      text += "}\n\n"
    }
    return text
  }

  /// Modifiers of Core.
  static let byHand: Set = ["View.modifier", "View.environment", "View.id", "View.tag"]

  mutating func modifier(
    _ member: MemberSyntax, of receiver: String, among others: [MemberSyntax],
    _ keys: inout Set<String>
  ) -> String {
    guard member.requirements.allSatisfy({ !isAboutSelf($0) && !$0.isEquality }) else { return "" }
    guard !member.name.hasPrefix("_"), let signature = types.signature(of: member) else {
      return ""
    }
    let (result, wrap) = result(of: member, on: receiver)
    guard !result.isEmpty else { return "" }
    var text = ""
    for form in forms(of: signature) {
      for steps in form.hasAction ? [true, false] : [false] {
        guard keys.insert(form.key(steps: steps)).inserted else { continue }
        counts["modifiers of \(receiver)", default: 0] += 1
        if !form.hasAction || steps {
          let subjects = ["Text": "Text(\"a\")", "Image": "Image(\"i\")", "View": "Text(\"a\")"]
          let subject = subjects[receiver] ?? "Rectangle()"
          toCall.append(
            (
              form, steps, platforms(member.attributes),
              { "\(subject).\(escaped(member.name))(\($0))" }
            ))
        }
        let isDisfavored =
          form.isDisfavored || form.hasAction && !steps || isElsewhere(member, among: others)
        var line =
          "  \(isDisfavored ? "@_disfavoredOverload " : "")public func \(escaped(member.name))"
        line += "\(form.generics)(\(form.parameters(steps: steps))) -> \(result) {"
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
    let isValue = ["Text", "Image"].contains(receiver)
    switch result {
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
        let standard = argument.standard.map { ", \(quoted(canonical($0)))" } ?? ""
        return "\(call).value(\(label), \(argument.parameter.code(of: name))\(standard))"
      case .view: return "\(call).view(\(label), \"\(slotName(argument))\", \(name))"
      case .slot: return "\(call).slot(\(label), \"\(slotName(argument))\", \(name)())"
      case .binding: return "\(call).binding(\(label), \(name).source)"
      case .action: return steps ? "\(call).steps(\(label), \(name)())" : nil
      }
    }
  }

  func slotName(_ argument: ViewsSignature.Argument) -> String {
    argument.syntax.label ?? argument.syntax.name ?? "content"
  }

  /// A default as the library's writer would spell it.
  func canonical(_ standard: String) -> String {
    Double(standard) != nil && standard.hasSuffix(".0") ? String(standard.dropLast(2)) : standard
  }

  func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
      + "\""
  }

  /// A declaration that only says why it cannot be used.
  func unavailable(_ member: MemberSyntax) -> String {
    let generics = member.parameters.indices.map { "P\($0)" }
    let parameters = member.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") p\(index): P\(index)"
    }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let signature = "\(escaped(member.name))\(list)(\(parameters.joined(separator: ", ")))"
    return """
        @available(*, unavailable, message: "VML has no form for what '\(member.name)' takes")
        public func \(signature) -> some View { self }

      """
  }
}
