/// Calls of what the library has, one of each, with arguments that differ from the defaults.
struct ViewsCalls {
  private(set) var lines: [String] = []
  private var known: Set<String> = []
  /// By type: a call with a hole where such a value stands.
  private(set) var holes: [String: CallHole] = [:]

  /// Adds a call, and the text that says what has to be in its VML.
  mutating func add(_ call: String, expecting text: String, on platforms: Set<Int>) {
    guard let platform = platforms.min() else { return }
    let line = "check(.\(platformNames[platform]), \"\(text)\") { \(call) }"
    if known.insert(line).inserted { lines.append(line) }
  }

  mutating func addHole(for type: String, _ hole: CallHole) {
    guard !type.isEmpty else { return }
    if let known = holes[type], known.platforms.count >= hole.platforms.count { return }
    holes[type] = hole
  }

  /// The calls in functions of 200 lines, so that none takes long to compile.
  func text() -> String {
    var text = "import VMLViews\n\n"
    var names: [String] = []
    for start in stride(from: 0, to: lines.count, by: 200) {
      names.append("calls\(names.count + 1)")
      text += "private func \(names[names.count - 1])(_ check: Check) {\n"
      for line in lines[start..<min(start + 200, lines.count)] { text += "  \(line)\n" }
      text += "}\n\n"
    }
    text +=
      "/// Hands every generated declaration to a check.\nfunc callEverything(_ check: Check) {\n"
    for name in names { text += "  \(name)(check)\n" }
    return text + "}\n"
  }
}

extension ViewsGenerator {
  /// Platforms that have a declaration, as far as itself and the type around say.
  func platforms(_ attributes: AttributesSyntax, of owner: String? = nil) -> Set<Int> {
    var found = Set(platformNames.indices)
    let around = owner.flatMap { model.types[$0]?.declaration.attributes.availability }
    for versions in [attributes.availability, around].compactMap({ $0?.versions }) {
      found = found.filter { versions[$0] != 0 }
    }
    return found
  }

  /// Platforms that have all the types of some arguments.
  private func platforms(of signature: ViewsSignature) -> Set<Int> {
    var found = Set(platformNames.indices)
    for argument in signature.arguments where !argument.isLeftOut {
      for name in typeNames(in: argument.parameter.type) {
        found.formIntersection(platforms(AttributesSyntax(), of: name))
      }
    }
    return found
  }

  private func typeNames(in type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init)
  }

  /// Notes a call of a function, and one for each of its arguments that stands for a whole type.
  mutating func noteCall(_ called: CalledDeclaration) {
    let signature = called.signature
    var samples: [CallArgument] = []
    for argument in signature.arguments where !argument.isLeftOut {
      guard let sample = sample(of: argument, steps: called.takesSteps) else { return }
      samples.append(CallArgument(argument, sample))
    }
    let all = called.platforms.intersection(self.platforms(of: signature))
    note(samples, of: called, on: all)
    let lastUnlabelled =
      samples.lastIndex { $0.argument.syntax.label == nil && $0.argument.standard == nil } ?? -1
    let needed = samples.enumerated().filter { index, sample in
      sample.argument.standard == nil
        || sample.argument.syntax.label == nil && index < lastUnlabelled
    }.map(\.element)
    if needed.count < samples.count, !signature.hasAction { note(needed, of: called, on: all) }
    for (index, sample) in samples.enumerated()
    where !called.expectation([sample.argument]).isEmpty {
      let hole = CallHole(platforms: all, standard: sample.standard) { [samples] value in
        var parts = samples
        parts[index].put(value)
        return called.call(parts.map(\.text).joined(separator: ", "))
      }
      calls.addHole(for: sample.valueType, hole)
    }
  }

  private mutating func note(
    _ samples: [CallArgument], of called: CalledDeclaration, on platforms: Set<Int>
  ) {
    for sample in samples where sample.isDefault {
      coverage.defaults.append(called.call(samples.map(\.text).joined(separator: ", ")))
    }
    calls.add(
      called.call(samples.map(\.text).joined(separator: ", ")),
      expecting: called.expectation(samples.map(\.argument)), on: platforms)
  }

  private func sample(of argument: ViewsSignature.Argument, steps: Bool) -> String? {
    switch argument.parameter.kind {
    case .slot(let builder):
      switch builder {
      case "ToolbarContentBuilder": return "{ ToolbarItem { Text(\"i\") } }"
      case "AccessibilityRotorContentBuilder":
        return "{ AccessibilityRotorEntry(\"e\", id: 7) }"
      case "TabContentBuilder": return "{ Tab(\"t\", systemImage: \"star\") { Text(\"c\") } }"
      default: return "{ Text(\"c\") }"
      }
    case .view: return "Text(\"v\")"
    case .data where argument.parameter.type == "Range<Int>": return "0..<2"
    case .data: return "callRows"
    case .keyPath: return "\\.id"
    case .rows: return "{ _ in Text(\"c\") }"
    case .action: return steps ? "{ refresh() }" : "{}"
    case .binding:
      let end = argument.parameter.isOptional ? 2 : 1
      let inner = String(argument.parameter.type.dropFirst("Binding<".count).dropLast(end))
      return sample(of: inner, not: nil, 0).map { ".constant(\($0))" }
    case .value, .spelled, .text:
      let standard = argument.standard ?? argument.syntax.defaultValue
      return sample(of: argument.parameter.type, not: standard, 0)
    }
  }

  /// An expression of a type that differs from a default.
  func sample(of type: String, not standard: String?, _ depth: Int) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("...") {
      let bare = type.hasSuffix("?") ? type.dropLast() : type.dropLast(3)
      return sample(of: String(bare), not: standard, depth)
    }
    if type.hasPrefix("("), type.hasSuffix(")") {
      return sample(of: String(type.dropFirst().dropLast()), not: standard, depth)
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return sample(of: String(type.dropFirst().dropLast()), not: nil, depth).map { "[\($0)]" }
    }
    for range in [
      "ClosedRange": "0.5...2.5", "PartialRangeFrom": "2...", "PartialRangeThrough": "...2",
    ]
    where type.hasPrefix(range.key + "<") {
      if type.contains("Int"), range.key == "ClosedRange" { return "2...3" }
      guard type.contains("Date") else { return range.value }
      let date = "Date(timeIntervalSince1970: 0)"
      return range.value == "2..."
        ? "(\(date))..." : range.value == "...2" ? "...(\(date))" : "\(date)...\(date)"
    }
    switch type {
    case "Bool": return standard == "true" ? "false" : "true"
    case "Int", "UInt", "UInt32", "UInt64": return "7"
    case "Double", "Float", "CGFloat", "TimeInterval": return "0.75"
    case "String", "LocalizedStringKey", "some StringProtocol": return "\"star\""
    case "Text": return "Text(\"t\")"
    case "URL": return "URL(filePath: \"/a\")"
    case "Date": return "Date(timeIntervalSince1970: 0)"
    case "Locale": return "Locale(identifier: \"fr\")"
    case "TimeZone": return "TimeZone.gmt"
    case "CGSize": return "CGSize(width: 7, height: 8)"
    case "CGPoint": return "CGPoint(x: 7, y: 8)"
    case "CGRect": return "CGRect(x: 1, y: 2, width: 7, height: 8)"
    case "Color", "some ShapeStyle": return "Color.red"
    case "AnyShapeStyle": return "AnyShapeStyle(Color.red)"
    case "Image": return "Image(\"i\")"
    case "ImageResource", "ColorResource": return "\(type)(name: \"r\", bundle: .main)"
    case "some Shape", "some InsettableShape": return "Ellipse()"
    case "Namespace.ID": return "Namespace().wrappedValue"
    case "AnyGradient": return "Color.red.gradient"
    case "AnyShape": return "AnyShape(Ellipse())"
    default: break
    }
    if type.hasPrefix("some ") {
      return styleSample(String(type.dropFirst(5)), not: standard)
    }
    if type.hasPrefix("Set<") { return nil }
    guard model.types[type] != nil, types.needed.contains(type) else {
      // A generic parameter: what it stands for follows from the argument.
      return type.contains(".Stride") || type.count == 1 || type.hasSuffix("Value") || type == "ID"
        || type == "SelectionValue" ? "0.75" : nil
    }
    let all = members(of: type, depth)
    let fitting = all.filter { plain($0) != standard.map { type + $0 } }
    // A member that is everywhere says nothing of the platform.
    return fitting.first { isEverywhere($0, of: type) } ?? fitting.first ?? all.first
  }

  private func styleSample(_ name: String, not standard: String?) -> String? {
    let protocols = name.split(separator: " ").filter { $0 != "&" }.map(String.init)
    let name = protocols.first ?? ""
    let plain = dotMembers(of: protocols).filter {
      $0.kind == .staticMember && ".\($0.name)" != standard
    }
    for member in plain where member.attributes.availability == nil {
      return ".\(escaped(member.name))"
    }
    if let first = plain.first { return ".\(escaped(first.name))" }
    return ["Hashable", "Equatable", "BinaryFloatingPoint"].contains(name) ? "0.75" : nil
  }

  private func isEverywhere(_ code: String, of type: String) -> Bool {
    let name = memberName(in: code, of: type)
    return model.types[type]?.members.contains {
      escaped($0.syntax.name) == name && $0.syntax.attributes.availability == nil
    } ?? false
  }

  private func memberName(in code: String, of type: String) -> String {
    String(code.dropFirst(type.count + 1).prefix { $0.isLetter || $0.isNumber || $0 == "`" })
  }

  /// The members that are written with a dot where a type conforms to some protocols.
  func dotMembers(of protocols: [String]) -> [MemberSyntax] {
    let members = protocols.first.flatMap { model.types[$0]?.members.map(\.syntax) } ?? []
    return members.filter { member in
      guard written.contains("\(protocols[0]).\(member.name)"), outcomes[member.place] != nil,
        let type = member.requirements.first(where: { $0.left == .named("Self", []) })?.right
      else { return false }
      let name = type.simpleName ?? ""
      return protocols.dropFirst().allSatisfy { types.conforms(name, to: $0) }
    }
  }

  /// The member of a protocol that is a type, with its dot.
  private func dotMember(thatIs type: String) -> String? {
    for name in rules.protocols[type]?.sorted() ?? [] {
      let all = dotMembers(of: [name])
      let found = all.first { member in
        let result = member.requirements.first { $0.left == .named("Self", []) }?.right
        return member.kind == .staticMember && result?.simpleName == type
      }
      if let found { return ".\(escaped(found.name))" }
    }
    return nil
  }

  /// Expressions of a type: each of its members once.
  func members(of type: String, _ depth: Int) -> [String] {
    guard depth < 3, let record = model.types[type] else { return [] }
    return record.members.map(\.syntax).compactMap { member in
      guard member.kind != .method, member.kind != .property,
        let call = memberCall(member, of: type, depth)
      else {
        return nil
      }
      return call.text
    }
  }

  /// A member of a value with its arguments; `nil` if the library has it not.
  func memberCall(_ member: MemberSyntax, of type: String, _ depth: Int) -> MemberCall? {
    guard outcomes[member.place] == .written || member.kind == .enumCase else { return nil }
    var types = self.types
    guard let signature = types.signature(of: member), types.needed.count == self.types.needed.count
    else { return nil }
    var arguments: [CallArgument] = []
    for argument in signature.arguments where !argument.isLeftOut {
      guard
        let code = sample(of: argument.parameter.type, not: argument.standard, depth + 1)
      else { return nil }
      arguments.append(CallArgument(argument, code))
    }
    let isPlain =
      member.kind == .staticMember || member.kind == .property
      || member.kind == .enumCase && member.parameters.isEmpty
    var head = "\(type).\(escaped(member.name))"
    if member.kind == .initializer { head = type }
    if member.kind == .method || member.kind == .property {
      guard let base = dotMember(thatIs: type) ?? members(of: type, depth + 1).first else {
        return nil
      }
      head = "\(base).\(escaped(member.name))"
    }
    return MemberCall(head: head, arguments: arguments, isPlain: isPlain)
  }
}

/// An argument of a call that is made as a sample.
struct CallArgument {
  let argument: ViewsSignature.Argument
  var code: String

  init(_ argument: ViewsSignature.Argument, _ code: String) {
    self.argument = argument
    self.code = code
  }

  /// The type of a value that may be put in: without what makes it optional, variadic or an array.
  var valueType: String {
    var type = argument.parameter.type[...]
    switch argument.parameter.kind {
    case .binding: type = type.dropFirst("Binding<".count).dropLast(type.hasSuffix("?") ? 2 : 1)
    case .value: break
    default: return ""
    }
    if type.hasSuffix("?") { type = type.dropLast() }
    if type.hasSuffix("...") { type = type.dropLast(3) }
    if type.hasPrefix("("), type.hasSuffix(")") { type = type.dropFirst().dropLast() }
    if type.hasPrefix("["), type.hasSuffix("]") { type = type.dropFirst().dropLast() }
    return String(type)
  }

  /// Puts a value in, alone in an array.
  mutating func put(_ value: String) {
    code = argument.parameter.type.hasPrefix("[") ? "[\(value)]" : value
    if case .binding = argument.parameter.kind { code = ".constant(\(value))" }
  }

  var text: String { (argument.syntax.label.map { "\($0): " } ?? "") + code }

  /// The value that stands for it where it is left out.
  var standard: String? { argument.standard ?? argument.syntax.defaultValue }

  /// Whether it says the same as no argument, so that its loss would not be seen.
  var isDefault: Bool {
    guard let standard else { return false }
    let type = argument.parameter.type
    let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
    return plain(code) == standard || plain(code) == bare + standard
  }
}

/// An expression without the backticks of its names.
private func plain(_ code: String) -> String { code.filter { $0 != "`" } }

/// A call with a hole where a value of some type stands.
struct CallHole {
  var platforms: Set<Int>
  /// The value that is not written there.
  var standard: String?
  var call: (String) -> String

  /// Whether a value leaves something in the VML.
  func shows(_ value: String) -> Bool { standard.map { !plain(value).hasSuffix($0) } ?? true }
}

/// A member of a value, as it is called.
struct MemberCall {
  var head: String
  var arguments: [CallArgument]
  var isPlain: Bool

  var text: String {
    isPlain ? head : "\(head)(\(arguments.map(\.text).joined(separator: ", ")))"
  }
}

/// A declaration to call, once all types are known.
struct CalledDeclaration {
  var signature: ViewsSignature
  var takesSteps: Bool
  var platforms: Set<Int>
  var call: (String) -> String
  /// Text that says what some arguments leave in the VML.
  var expectation: ([ViewsSignature.Argument]) -> String
}
