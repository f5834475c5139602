extension DrawingGenerator {
  /// The readers of values, 60 in a file; a reader may ask for others.
  mutating func values() -> [String] {
    var pieces: [String] = []
    var text = ""
    text += colors()
    var count = 0
    var index = 0
    while index < needed.count {
      text += value(needed[index])
      index += 1
      count += 1
      if count == 60 {
        pieces.append("extension Draw {\n\(text)}\n")
        (text, count) = ("", 0)
      }
    }
    // What stands where any shape style may, and its own readers.
    let styles = dotCases(of: ["ShapeStyle"])
    text += reader(
      "shapeStyle", "any ShapeStyle", styles, isProtocol: true, fallback: "otherStyle(e)")
    while index < needed.count {
      text += value(needed[index])
      index += 1
    }
    return pieces + ["extension Draw {\n\(text)}\n"]
  }

  /// The colours of the system by name.
  private mutating func colors() -> String {
    let members = views.model.types["Color"]?.members.map(\.syntax) ?? []
    var cases: [String] = []
    for member in members
    where member.kind == .staticMember && views.outcomes[member.place] == .written {
      cases += one(member, "found = Color.\(escaped(member.name))")
    }
    return """
        static func systemColor(_ name: String) -> Color? {
          var found: Color?
          switch name {
      \(cases.map { "    \($0)" }.joined(separator: "\n"))
          default: break
          }
          return found
        }

      """
  }

  private mutating func value(_ name: String) -> String {
    let protocols = name.split(separator: " ").filter { $0 != "&" }.map(String.init)
    guard let record = views.model.types[protocols[0]] else { return "" }
    if record.declaration.kind == .protocol {
      return reader(
        Self.readerName(name), "any \(name)", dotCases(of: protocols), isProtocol: true,
        changes: changes(of: protocols), around: protocols.flatMap { availability(of: $0) })
    }
    var cases: [Case] = []
    for member in record.members.map(\.syntax)
    where views.outcomes[member.place] == .written || member.kind == .enumCase {
      guard member.kind != .method, member.kind != .property else { continue }
      let head =
        member.kind == .initializer
        ? name : "\(name).\(escaped(member.name))"
      if let found = self.case(member, head, of: name) { cases.append(contentsOf: found) }
    }
    let conformances = (record.declaration.conformances + record.conditional.map(\.type))
      .compactMap(\.simpleName)
    return reader(
      Self.readerName(name), name, cases, isSet: conformances.contains("OptionSet"),
      methods: methods(of: record, name), around: availability(of: name))
  }

  /// One way to write a value.
  struct Case {
    var name: String
    var lines: [String]
  }

  private mutating func `case`(_ member: MemberSyntax, _ head: String, of owner: String) -> [Case]?
  {
    let name = member.kind == .initializer ? "init" : member.name
    if member.kind == .staticMember || member.kind == .enumCase && member.parameters.isEmpty {
      return [Case(name: name, lines: available(member, "found = \(head)"))]
    }
    return calls(member, owner: owner) { "\(head)(\($0))" }.map { [Case(name: name, lines: $0)] }
  }

  private mutating func calls(
    _ member: MemberSyntax, owner: String, _ value: (String) -> String
  ) -> [String]? {
    var types = views.types
    guard let signature = types.signature(of: member),
      types.needed.count == views.types.needed.count
    else { return nil }
    let declared = DrawnDeclaration(
      owner: owner, member: member, signature: signature,
      constraints: types.constraints(of: member, outer: []))
    var lines: [String] = []
    for form in forms(of: declared) {
      guard let call = call(form, declared, element: nil) else { continue }
      let condition = "if \(call.conditions.joined(separator: ", "))"
      let all = form.arguments.flatMap { words(in: $0.parameter.type) }
      lines += available(
        member, "\(condition) { return \(value(call.arguments)) }",
        and: all.flatMap { availability(of: $0) } + availability(of: owner))
    }
    return lines.isEmpty ? nil : lines
  }

  private mutating func methods(
    of record: CatalogueModel.TypeRecord, _ name: String
  ) -> [Case] {
    var cases: [Case] = []
    for member in record.members.map(\.syntax) where views.outcomes[member.place] == .written {
      if member.kind == .property {
        cases.append(
          Case(name: member.name, lines: available(member, "found = base.\(escaped(member.name))")))
      } else if member.kind == .method,
        let lines = calls(member, owner: name, { "base.\(escaped(member.name))(\($0))" })
      {
        cases.append(Case(name: member.name, lines: lines))
      }
    }
    return cases
  }

  /// The members that are written with a dot where a type conforms to some protocols.
  private mutating func dotCases(of protocols: [String]) -> [Case] {
    var cases: [Case] = []
    var made: Set<String> = []
    for member in views.dotMembers(of: protocols) {
      let result =
        member.requirements.first { $0.left == .named("Self", []) }?.right.simpleName ?? ""
      // Any shape's style or colour may change another's, which a hand reads.
      guard result != "Color", result != "AnyShapeStyle" else { continue }
      let around = availability(of: result)
      if made.insert(result).inserted { cases += initialisers(of: result) }
      let head = ".\(escaped(member.name))"
      if member.kind == .staticMember {
        let line = "let style: \(result) = \(head); found = style"
        let lines = available(member, line, and: around)
        cases.append(Case(name: member.name, lines: lines))
      } else if let lines = calls(member, owner: result, { "\(result).found(\(head)(\($0)))" }) {
        cases.append(
          Case(
            name: member.name,
            lines: lines.map { line in
              // The type is said, so that the dot finds its member.
              line.split(separator: "\(result).found(", omittingEmptySubsequences: false)
                .joined(separator: "typed(\(result).self, ")
            }))
      }
    }
    return cases
  }

  /// Members that give another value of a type that stands behind a dot: `.bounce.up`.
  private mutating func changes(of protocols: [String]) -> [Change] {
    var types: [String] = []
    for member in views.dotMembers(of: protocols) {
      let type = member.requirements.first { $0.left == .named("Self", []) }?.right.simpleName
      if let type, !types.contains(type) { types.append(type) }
    }
    return types.compactMap { type in
      guard let record = views.model.types[type] else { return nil }
      let cases = methods(of: record, type)
      return cases.isEmpty ? nil : Change(type: type, cases: cases)
    }
  }

  /// The members of a type behind a protocol.
  struct Change {
    var type: String
    var cases: [Case]
  }

  /// The calls of a type by its name: `BorderedListStyle()`.
  private mutating func initialisers(of type: String) -> [Case] {
    let members = views.model.types[type]?.members.map(\.syntax) ?? []
    return members.compactMap { member in
      guard member.kind == .initializer, views.outcomes[member.place] == .written,
        let lines = calls(member, owner: type, { "\(type)(\($0))" })
      else { return nil }
      return Case(name: type, lines: lines)
    }
  }

  private func available(
    _ member: MemberSyntax, _ line: String, and others: [AvailabilitySyntax?] = []
  ) -> [String] {
    let availability = Availability([member.attributes.availability] + others)
    var lines = [availability.check.map { "if \($0) { \(line) }" } ?? line]
    if let platforms = availability.platforms { lines = ["#if \(platforms)"] + lines + ["#endif"] }
    return [lines.joined(separator: "\n")]
  }

  private func one(_ member: MemberSyntax, _ line: String) -> [String] {
    ["case \"\(member.name)\":"] + available(member, line) + ["break"]
  }

  // MARK: Readers

  private func reader(
    _ function: String, _ type: String, _ cases: [Case], isProtocol: Bool = false,
    isSet: Bool = false, methods: [Case] = [], changes: [Change] = [],
    around: [AvailabilitySyntax?] = [], fallback: String = "nil"
  ) -> String {
    let availability = Availability(around)
    var text = ""
    if let platforms = availability.platforms { text += "  #if \(platforms)\n" }
    if let check = availability.check {
      text += "  @available\(check.dropFirst("#available".count))\n"
    }
    text += "  static func \(function)(_ e: Expression) -> (\(type))? {\n"
    if isSet {
      text += "    if let items = list(e, \(function)) { return \(type)(items) }\n"
    }
    if !methods.isEmpty {
      text += "    if case .member(.some(let inner), _, _) = e, let base = \(function)(inner) {\n"
      text += "      var c = Call(value: e)\n      var found: \(type)?\n      switch c.name {\n"
      text += switchCases(methods, "      ")
      text +=
        "      default: break\n      }\n      _ = c.fits(\"\")\n"
      text += "      found = found ?? nil\n      return found\n    }\n"
    }
    if !changes.isEmpty {
      text += "    if case .member(.some(let inner), _, _) = e, let value = \(function)(inner) {\n"
      text += "      var c = Call(value: e)\n      var found: (\(type))?\n"
      for change in changes {
        let availability = Availability(self.availability(of: change.type))
        if let platforms = availability.platforms { text += "      #if \(platforms)\n" }
        let check = availability.check.map { "\($0), " } ?? ""
        text += "      if \(check)let base = value as? \(change.type) {\n      switch c.name {\n"
        text += switchCases(change.cases, "      ") + "      default: break\n      }\n      }\n"
        if availability.platforms != nil { text += "      #endif\n" }
      }
      text += "      _ = c.fits(\"\")\n      found = found ?? nil\n      return found\n    }\n"
    }
    text +=
      "    guard var c = Call(member: e, of: \"\(isProtocol ? "" : type)\") else {\n"
    text += "      return \(fallback)\n    }\n"
    text += "    var found: (\(type))?\n    switch c.name {\n"
    text += switchCases(cases, "    ") + "    default: break\n    }\n    _ = c.fits(\"\")\n"
    // A reader of calls alone has nothing to find.
    text += "    found = found ?? \(fallback)\n    return found\n  }\n"
    if availability.platforms != nil { text += "  #endif\n" }
    return text
  }

  private func switchCases(_ cases: [Case], _ indent: String) -> String {
    var order: [String] = []
    var all: [String: [String]] = [:]
    for one in cases {
      if all[one.name] == nil { order.append(one.name) }
      all[one.name, default: []] += one.lines
    }
    // Of plain members of a name one is enough.
    func isPlain(_ line: String) -> Bool {
      let words = line.split(separator: "\n").first { !$0.hasPrefix("#") } ?? ""
      return words.contains("found = ") && !words.contains("c.fits")
    }
    return order.map { name in
      var lines = all[name] ?? []
      let plain = lines.filter(isPlain).prefix(1)
      lines = lines.filter { !isPlain($0) }
      if !plain.isEmpty, !lines.isEmpty {
        // A member without arguments is written as one, and not as a call with defaults.
        lines = ["if !c.hasArguments {"] + plain + ["}", "if found == nil {"] + lines + ["}"]
      } else {
        lines += plain
      }
      return "\(indent)case \"\(name)\":\n"
        + (lines + ["break"]).map { "\(indent)  \($0)\n" }.joined()
    }.joined()
  }
}
