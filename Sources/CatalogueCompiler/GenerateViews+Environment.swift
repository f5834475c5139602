extension ViewsGenerator {
  /// The values of the environment whose first value is known.
  mutating func environment() -> String {
    var text = "extension EnvironmentValues {\n"
    for member in model.environment.map(\.syntax) where member.isSettable {
      guard let result = member.result else { continue }
      let parameter = ParameterSyntax(name: "value", type: result)
      guard let mapped = types.map(parameter, generics: [:]), case .value = mapped.kind,
        !mapped.type.hasPrefix("AnyShapeStyle"),
        let first = firstValue(of: mapped.type, member.name)
      else { continue }
      counts["environment values", default: 0] += 1
      let name = escaped(member.name)
      let argument = ViewsSignature.Argument(parameter: mapped, syntax: parameter, name: "value")
      var signature = ViewsSignature()
      signature.arguments = [argument]
      drawnEnvironment.append(
        DrawnDeclaration(
          owner: CatalogueModel.environmentType, member: member, signature: signature,
          constraints: [:]))
      toCall.append(
        CalledDeclaration(
          signature: signature, takesSteps: false, platforms: platforms(member.attributes),
          call: { "Text(\"a\").environment(\\.\(name), \($0))" },
          expectation: { _ in "environment(2)" }))
      text +=
        "  public var \(name): \(mapped.type) { get { \(first) } "
        + "set { set(\"\(member.name)\", newValue.vmlCode) } }\n"
    }
    return text + "}\n\n"
  }

  func firstValue(of type: String, _ name: String) -> String? {
    if type.hasSuffix("?") { return "nil" }
    switch type {
    case "Bool": return name == "isEnabled" ? "true" : "false"
    case "Locale": return "Locale(identifier: \"en_US\")"
    case "TimeZone": return "TimeZone.gmt"
    case "CGFloat", "Double": return "1"
    default: break
    }
    let members = model.types[type]?.members.map(\.syntax) ?? []
    let names = members.filter {
      ($0.kind == .enumCase && $0.parameters.isEmpty)
        || ($0.kind == .staticMember && $0.result?.simpleName == type)
    }.map(\.name)
    for first in [
      "automatic", "light", "leftToRight", "large", "regular", "standard", "center", "default",
      "none",
    ]
    where names.contains(first) {
      return ".\(escaped(first))"
    }
    return nil
  }
}
