/// Calls of what the library has, one of each, with arguments that differ from the defaults.
struct ViewsCalls {
  private(set) var lines: [String] = []
  private var known: Set<String> = []
  /// By type: a call with a hole where such a value stands, and the platforms of that call.
  private(set) var holes: [String: (call: (String) -> String, platforms: Set<Int>)] = [:]

  mutating func add(_ call: String, on platforms: Set<Int>) {
    guard let platform = platforms.min() else { return }
    let line = "check(.\(platformNames[platform])) { \(call) }"
    if known.insert(line).inserted { lines.append(line) }
  }

  mutating func addHole(
    for type: String, on platforms: Set<Int>, _ call: @escaping (String) -> String
  ) {
    if let known = holes[type], known.platforms.count >= platforms.count { return }
    holes[type] = (call, platforms)
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
  mutating func noteCall(
    _ signature: ViewsSignature, steps: Bool, on platforms: Set<Int>,
    _ call: @escaping (String) -> String
  ) {
    var samples: [(label: String, code: String)] = []
    var types: [(index: Int, type: String)] = []
    for argument in signature.arguments where !argument.isLeftOut {
      let label = argument.syntax.label.map { "\($0): " } ?? ""
      guard let sample = sample(of: argument, steps: steps) else { return }
      if case .value = argument.parameter.kind {
        types.append((samples.count, argument.parameter.type))
      }
      samples.append((label, sample))
    }
    let all = platforms.intersection(self.platforms(of: signature))
    calls.add(call(samples.map { $0.label + $0.code }.joined(separator: ", ")), on: all)
    let written = signature.arguments.filter { !$0.isLeftOut }
    let lastUnlabelled = written.lastIndex { $0.syntax.label == nil && $0.standard == nil } ?? -1
    let needed = zip(samples, written).enumerated().filter { index, pair in
      pair.1.standard == nil || pair.1.syntax.label == nil && index < lastUnlabelled
    }.map(\.element)
    if needed.count < samples.count, !signature.hasAction {
      calls.add(call(needed.map { $0.0.label + $0.0.code }.joined(separator: ", ")), on: all)
    }
    for (index, type) in types {
      let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
      let fixed = samples
      calls.addHole(for: bare, on: all) { value in
        var parts = fixed
        parts[index].code = value
        return call(parts.map { $0.label + $0.code }.joined(separator: ", "))
      }
    }
  }

  private func sample(of argument: ViewsSignature.Argument, steps: Bool) -> String? {
    switch argument.parameter.kind {
    case .slot(let builder):
      switch builder {
      case "ToolbarContentBuilder": return "{ ToolbarItem { Text(\"i\") } }"
      case "TabContentBuilder": return "{ Tab(\"t\", systemImage: \"star\") { Text(\"c\") } }"
      default: return "{ Text(\"c\") }"
      }
    case .view: return "Text(\"v\")"
    case .action: return steps ? "{ refresh() }" : "{}"
    case .binding:
      let inner = String(argument.parameter.type.dropFirst("Binding<".count).dropLast())
      return sample(of: inner, not: nil, 0).map { ".constant(\($0))" }
    case .value, .spelled, .text:
      return sample(of: argument.parameter.type, not: argument.standard, 0)
    }
  }

  /// An expression of a type that differs from a default.
  func sample(of type: String, not standard: String?, _ depth: Int) -> String? {
    if type.hasSuffix("?") || type.hasSuffix("...") {
      let bare = type.hasSuffix("?") ? type.dropLast() : type.dropLast(3)
      return sample(of: String(bare), not: standard, depth)
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
    case "AnyShape": return "AnyShape(Ellipse())"
    default: break
    }
    if type.hasPrefix("some ") { return styleSample(String(type.dropFirst(5)), depth) }
    if type.hasPrefix("Set<") { return nil }
    guard model.types[type] != nil, types.needed.contains(type) else {
      // A generic parameter: what it stands for follows from the argument.
      return type.contains(".Stride") || type.count == 1 || type.hasSuffix("Value") || type == "ID"
        || type == "SelectionValue" ? "0.75" : nil
    }
    let all = members(of: type, depth)
    let fitting = all.filter { $0 != standard.map { type + $0 } }
    // A member that is everywhere says nothing of the platform.
    return fitting.first { isEverywhere($0, of: type) } ?? fitting.first ?? all.first
  }

  private func styleSample(_ name: String, _ depth: Int) -> String? {
    let protocols = name.split(separator: " ").filter { $0 != "&" }.map(String.init)
    let name = protocols.first ?? ""
    for member in dotMembers(of: protocols) where member.attributes.availability == nil {
      return ".\(escaped(member.name))"
    }
    if let first = dotMembers(of: protocols).first { return ".\(escaped(first.name))" }
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
  private func dotMembers(of protocols: [String]) -> [MemberSyntax] {
    let members = protocols.first.flatMap { model.types[$0]?.members.map(\.syntax) } ?? []
    return members.filter { member in
      guard member.kind == .staticMember, written.contains("\(protocols[0]).\(member.name)"),
        let type = member.requirements.first(where: { $0.left == .named("Self", []) })?.right
      else { return false }
      let name = type.simpleName ?? ""
      return protocols.dropFirst().allSatisfy { types.conforms(name, to: $0) }
    }
  }

  /// Expressions of a type: each of its members once.
  func members(of type: String, _ depth: Int) -> [String] {
    guard depth < 3, let record = model.types[type] else { return [] }
    var found: [String] = []
    for member in record.members.map(\.syntax) {
      guard !member.name.hasPrefix("_"), member.requirements.isEmpty else { continue }
      var types = self.types
      let isOwn = member.result?.simpleName == type
      switch member.kind {
      case .enumCase where member.parameters.isEmpty,
        .staticMember where isOwn:
        found.append("\(type).\(escaped(member.name))")
      case .enumCase, .initializer,
        .staticFunction where isOwn:
        guard member.kind != .initializer || !member.isFailable,
          member.parameters.first?.label != "rawValue",
          member.parameters.first?.label != "arrayLiteral",
          let signature = types.signature(of: member), types.needed.count == self.types.needed.count
        else { continue }
        var parts: [String] = []
        for argument in signature.arguments {
          guard let code = sample(of: argument.parameter.type, not: argument.standard, depth + 1)
          else { break }
          parts.append((argument.syntax.label.map { "\($0): " } ?? "") + code)
        }
        guard parts.count == signature.arguments.count else { continue }
        let name = member.kind == .initializer ? "" : ".\(escaped(member.name))"
        found.append("\(type)\(name)(\(parts.joined(separator: ", ")))")
      default: continue
      }
    }
    return found
  }

  /// Adds a call for each member of each value, where some call takes it.
  mutating func noteValues() {
    for type in types.needed.sorted() {
      guard let hole = calls.holes[type], let record = model.types[type] else { continue }
      var members = self.members(of: type, 1)
      if record.declaration.kind == .protocol { members = [] }
      for member in members {
        let name = memberName(in: member, of: type)
        let attributes = record.members.first { escaped($0.syntax.name) == name }?.syntax.attributes
        let there = platforms(attributes ?? AttributesSyntax(), of: type)
        calls.add(hole.call(member), on: hole.platforms.intersection(there))
      }
    }
    for type in calls.holes.keys.sorted() where type.hasPrefix("some ") {
      guard let hole = calls.holes[type] else { continue }
      let protocols = type.split(separator: " ").dropFirst().filter { $0 != "&" }.map(String.init)
      for member in dotMembers(of: protocols) {
        let there = platforms(member.attributes, of: member.result?.simpleName)
        calls.add(hole.call(".\(escaped(member.name))"), on: hole.platforms.intersection(there))
      }
    }
  }
}
