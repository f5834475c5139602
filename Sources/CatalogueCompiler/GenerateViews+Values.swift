extension ViewsGenerator {
  mutating func values() -> String {
    var text = ""
    let kept = Set(
      rules.typeNames.filter { name in
        guard let record = model.types[name], record.isElement, !name.contains(".") else {
          return false
        }
        return record.members.contains { $0.syntax.kind == .initializer }
      })
    var done: Set<String> = []
    var index = 0
    text += statics(of: "ShapeStyle")
    text += statics(of: "Shape")
    text += statics(of: "Color")
    text += environment()
    for name in ["AnyGradient", "Color.RGBColorSpace"] { _ = types.need(name) }
    while index < types.needed.count {
      let name = types.needed[index]
      index += 1
      guard let record = model.types[name], done.insert(name).inserted else { continue }
      text += record.declaration.kind == .protocol ? styleProtocol(record) : value(record, kept)
    }
    // Types around others that are nothing themselves.
    for name in types.needed {
      guard let dot = name.lastIndex(of: ".") else { continue }
      let outer = String(name[..<dot])
      let isThere =
        done.contains(outer) || ViewsTypes.byHand.contains(outer) || kept.contains(outer)
      if !isThere, done.insert(outer).inserted {
        text += nested(outer, "public enum \(last(outer)) {}\n\n")
      }
    }
    counts["value types", default: 0] += types.needed.count
    return text
  }

  func isMade(_ name: String) -> Bool {
    guard let record = model.types[name], record.isElement else { return false }
    return record.members.contains { $0.syntax.kind == .initializer }
  }

  func last(_ name: String) -> String {
    String(name.split(separator: ".").last ?? Substring(name))
  }

  /// A declaration inside of the type that its name says.
  func nested(_ name: String, _ declaration: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return declaration }
    return "extension \(name[..<dot]) {\n\(declaration)}\n\n"
  }

  mutating func styleProtocol(_ record: CatalogueModel.TypeRecord) -> String {
    let name = record.declaration.name
    return "public protocol \(name): VMLValue {}\n\n" + statics(of: name)
  }

  /// The members of a protocol that are written with a dot, or of `Color`.
  mutating func statics(of owner: String) -> String {
    var text = ""
    var keys: Set<String> = []
    for member in model.types[owner]?.members.map(\.syntax) ?? [] {
      guard [.staticMember, .staticFunction].contains(member.kind) else { continue }
      let constraint = member.requirements.first { $0.isEquality && $0.left == .named("Self", []) }
      guard let result = constraint?.right.simpleName ?? (owner == "Color" ? owner : nil),
        owner != "Color" || member.result?.simpleName == "Color"
      else { continue }
      let isElement = isMade(result) && result != "Color"
      if owner == "Shape", !isElement { continue }
      if isElement {
        guard rules.typeNames.contains(result), !result.contains(".") else { continue }
      } else if result != "Color" {
        guard types.need(result, always: true) else { continue }
      }
      guard let signature = types.signature(of: member) else { continue }
      guard keys.insert("\(member.name) \(signature.key(steps: false)) \(result)").inserted else {
        continue
      }
      counts["static members", default: 0] += 1
      written.insert("\(owner).\(member.name)")
      note(member, of: owner)
      let open =
        owner == "Color" ? "extension Color {" : "extension \(owner) where Self == \(result) {"
      text += "\(open) \(staticMember(member, signature, result, isElement: isElement)) }\n"
    }
    return text + "\n"
  }

  private mutating func note(_ member: MemberSyntax, of owner: String) {
    outcomes[member.place] = .written
    let labels = member.parameters.map { "\($0.label ?? "_"):" }.joined()
    membersWritten[member.place] = "\(owner).\(member.name)(\(labels))"
  }

  /// Whether a dot alone does not find a member, where any type of a protocol may stand.
  private func isHidden(_ member: MemberSyntax, _ type: String) -> Bool {
    guard member.requirements.isEmpty, type != "Color" else { return false }
    let protocols = (rules.protocols[type] ?? []).filter {
      $0 == "ShapeStyle" || types.needed.contains($0)
    }
    return !protocols.isEmpty
      && !protocols.contains { name in
        model.types[name]?.members.contains { $0.syntax.name == member.name } ?? false
      }
  }

  func staticMember(
    _ member: MemberSyntax, _ signature: ViewsSignature, _ result: String, isElement: Bool
  ) -> String {
    let disfavored = signature.isDisfavored ? "@_disfavoredOverload " : ""
    if member.kind != .staticFunction && member.parameters.isEmpty {
      let value =
        isElement
        ? "var node = ElementNode(\"\(last(result))\"); "
          + "node.call = ModifierCall(code: \".\(member.name)\"); return \(result)(_node: node)"
        : "\(result)(vmlCode: \"\(isHidden(member, result) ? result : "").\(member.name)\")"
      return "\(disfavored)public static var \(escaped(member.name)): \(result) { \(value) }"
    }
    let calls = statements(signature, steps: false, on: "call").joined(separator: "; ")
    let start = calls.isEmpty ? "let call" : "var call"
    let value =
      isElement
      ? "var node = ElementNode(\"\(last(result))\"); node.call = call; "
        + "return \(result)(_node: node)"
      : "return \(result)(vmlCode: call.code)"
    return
      "\(disfavored)public static func \(escaped(member.name))\(signature.generics)"
      + "(\(signature.parameters(steps: false))) -> \(result) { "
      + "\(start) = ModifierCall(\".\(member.name)(\"); "
      + "\(calls)\(calls.isEmpty ? "" : "; ")\(value) }"
  }

  mutating func value(_ record: CatalogueModel.TypeRecord, _ elements: Set<String>) -> String {
    let name = record.declaration.name
    guard !elements.contains(name) else { return "" }
    let members = record.members.map(\.syntax)
    let conforming = (record.declaration.conformances + record.conditional.map(\.type))
      .compactMap(\.simpleName)
    let isPlain =
      record.declaration.kind == .enum
      && members.allSatisfy { $0.kind != .enumCase || $0.parameters.isEmpty }
      && members.contains { $0.kind == .enumCase }
    var kinds = conforming.filter { types.needed.contains($0) || $0 == "ShapeStyle" }.sorted()
    if isPlain { return plainEnum(record, kinds) }
    kinds.append("SpelledValue")
    kinds.append("Sendable")
    if conforming.contains("Hashable") {
      kinds.append("Hashable")
    } else if conforming.contains("Equatable") || conforming.contains("OptionSet") {
      kinds.append("Equatable")
    }
    let isSet = conforming.contains("OptionSet")
    if isSet { kinds.append("ExpressibleByArrayLiteral") }
    var text = types.note(record.declaration.attributes)
    if !text.isEmpty { text += "\n" }
    text += "public struct \(last(name)): \(kinds.joined(separator: ", ")) {\n"
    text +=
      "  public let vmlCode: String\n  public init(vmlCode: String) { self.vmlCode = vmlCode }\n"
    if isSet {
      text +=
        "  public init(arrayLiteral elements: Self...) { "
        + "vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }\n"
        + "  public init(_ elements: [Self]) { "
        + "vmlCode = elements.count == 1 ? elements[0].vmlCode : elements.vmlCode }\n"
    }
    var keys: Set<String> = []
    for member in members {
      guard !member.name.hasPrefix("_"), member.requirements.isEmpty else { continue }
      text += valueMember(member, of: name, &keys)
    }
    return nested(name, text + "}\n\n")
  }

  mutating func valueMember(
    _ member: MemberSyntax, of name: String, _ keys: inout Set<String>
  ) -> String {
    switch member.kind {
    case .enumCase, .staticMember, .staticFunction, .method, .property:
      let isOwn = member.result?.simpleName == name || member.result == .named("Self", [])
      guard member.kind == .enumCase || isOwn else { return "" }
    case .initializer:
      guard !member.isFailable, member.parameters.first?.label != "rawValue",
        member.parameters.first?.label != "arrayLiteral"
      else { return "" }
    }
    guard let signature = types.signature(of: member) else { return "" }
    let isOfValue = member.kind == .method || member.kind == .property
    let key = "\(isOfValue)\(member.name)\(signature.key(steps: false))"
    guard keys.insert(key).inserted else { return "" }
    counts["members of values", default: 0] += 1
    note(member, of: name)
    let disfavored = signature.isDisfavored ? "@_disfavoredOverload " : ""
    let calls = statements(signature, steps: false, on: "call").joined(separator: "; ")
    let start = calls.isEmpty ? "let call" : "var call"
    let line = calls.isEmpty ? "" : calls + "; "
    let parameters = "\(signature.generics)(\(signature.parameters(steps: false)))"
    switch member.kind {
    case .method:
      return
        "  \(disfavored)public func \(escaped(member.name))\(parameters) -> Self { "
        + "\(start) = ModifierCall(\"\(member.name)(\"); "
        + "\(line)return Self(vmlCode: vmlCode + \".\" + call.code) }\n"
    case .property:
      return
        "  public var \(escaped(member.name)): Self { "
        + "Self(vmlCode: vmlCode + \".\(member.name)\") }\n"
    case .initializer:
      return
        "  \(disfavored)public init\(parameters) { \(start) = ModifierCall(\"\(name)(\"); "
        + "\(line)self.init(vmlCode: call.code) }\n"
    case .staticFunction:
      return "  \(staticMember(member, signature, name, isElement: false))\n"
    default:
      var member = member
      if !member.parameters.isEmpty { member.kind = .staticFunction }
      return "  \(staticMember(member, signature, name, isElement: false))\n"
    }
  }

  mutating func plainEnum(
    _ record: CatalogueModel.TypeRecord, _ kinds: [String]
  ) -> String {
    let name = record.declaration.name
    let cases = record.members.map(\.syntax).filter { $0.kind == .enumCase }.map(\.name)
    counts["members of values", default: 0] += cases.count
    for member in record.members.map(\.syntax) where member.kind == .enumCase {
      note(member, of: name)
    }
    let all = (kinds + ["CaseIterable", "Hashable", "Sendable", "VMLValue"]).joined(separator: ", ")
    var text = "public enum \(last(name)): \(all) {\n"
    text += "  case \(cases.map(escaped).joined(separator: ", "))\n"
    text += "  @inline(never) public var vmlCode: String {\n    switch self {\n"
    for name in cases { text += "    case .\(escaped(name)): \".\(name)\"\n" }
    return nested(name, text + "    }\n  }\n}\n\n")
  }
}
