extension ViewsGenerator {
  /// Declarations that only say why they cannot be used, of labels that no other has.
  ///
  /// Of an element that cannot be used at all one for each set of labels is enough.
  mutating func unavailable(
    _ members: [MemberSyntax], of owner: String, onePerLabels isShort: Bool = false
  ) -> String {
    var text = ""
    let there = Set(members.filter(isThere).map(\.words))
    var written: Set<String> = []
    var short: Set<[String?]> = []
    for member in members where !isThere(member) {
      let outer = model.types[owner]?.declaration.generics ?? []
      guard let reason = reason(for: member, of: owner, outer) else { continue }
      outcomes[member.place] = .leftOut(reason)
      guard !there.contains(member.words),
        !member.words.contains(where: { ($0 ?? "").hasPrefix("_") }),
        !isShort || short.insert(member.words).inserted
      else { continue }
      let (declaration, key) = declaration(of: member, in: owner, outer)
      guard written.insert(key).inserted else { continue }
      counts["unavailable", default: 0] += 1
      text += "  @available(*, unavailable, message: \"VML has no form for it: \(reason)\")\n"
      text += declaration
    }
    return text
  }

  private func isThere(_ member: MemberSyntax) -> Bool {
    outcomes[member.place] == .written || outcomes[member.place] == .byHand
  }

  private func declaration(
    of member: MemberSyntax, in owner: String, _ outer: [GenericSyntax]
  ) -> (text: String, key: String) {
    var loose = LooseTypes(
      types, types.constraints(of: member, outer: outer),
      known: owner == "ForEach" ? outer.map(\.name) : [])
    // A closure with a result builder has no default.
    let shown = member.parameters.filter { $0.builder == nil || $0.defaultValue == nil }
    let parameters = shown.enumerated().map { index, parameter in
      "\(loose.prefix(of: parameter))\(parameter.label ?? "_") p\(index): "
        + loose.type(of: parameter)
        + (parameter.defaultValue == nil || parameter.isVariadic ? "" : "? = nil")
    }
    let signature = "\(loose.generics)(\(parameters.joined(separator: ", ")))"
    let isMethod = member.kind != .initializer
    let head =
      isMethod ? "func \(escaped(member.name))\(signature) -> EmptyView" : "init\(signature)"
    return (
      "  @_disfavoredOverload public \(head) { preconditionFailure() }\n", loose.key(of: head)
    )
  }
}

extension MemberSyntax {
  /// The name and the labels.
  fileprivate var words: [String?] { [name] + parameters.map(\.label) }
}

/// Types of a declaration that cannot be called: what the library has is written as it is, the rest
/// as generic parameters.
struct LooseTypes {
  private var types: ViewsTypes
  private let constraints: [String: String]
  /// Generic parameters that the type around declares.
  private let outer: [String]
  private var names: [String] = []
  private var free = 0

  private static let known: Set = [
    "Any", "Array", "Binding", "ClosedRange", "Data", "Date", "Double", "Error", "Int", "KeyPath",
    "Never", "Optional", "Range", "Result", "Set", "String", "URL", "Void", "Text", "Bool",
    "CGFloat", "CGPoint", "CGRect", "CGSize", "IndexSet", "Namespace.ID", "LocalizedStringKey",
    "UUID",
  ]

  private static let protocols: Set = [
    "View", "Hashable", "Equatable", "Comparable", "Collection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection", "Sequence", "StringProtocol", "Identifiable",
    "BinaryFloatingPoint", "BinaryInteger", "Strideable",
  ]

  init(_ types: ViewsTypes, _ constraints: [String: String], known outer: [String]) {
    self.types = types
    self.outer = outer
    self.constraints = constraints
  }

  var generics: String {
    guard !names.isEmpty else { return "" }
    let parts = names.map { name -> String in
      let all = (constraints[name] ?? "").split(separator: "&").map(String.init)
      let known = all.filter { Self.protocols.contains($0) || types.has($0) }
      return known.isEmpty ? name : "\(name): \(known.joined(separator: " & "))"
    }
    return "<\(parts.joined(separator: ", "))>"
  }

  /// Text that differs for each declaration, whatever its generic parameters are called.
  func key(of declaration: String) -> String {
    var key = ""
    var rest = declaration[...]
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix { $0.isLetter || $0.isNumber }
      key += rest[..<start] + (names.contains(String(word)) ? "T" : word)
      rest = rest[word.endIndex...]
    }
    return key + rest
  }

  func prefix(of parameter: ParameterSyntax) -> String {
    guard let builder = parameter.builder, ViewsTypes.builders[builder] != nil,
      parameter.type.resultOfClosure != nil
    else { return "" }
    return "@\(builder) "
  }

  mutating func type(of parameter: ParameterSyntax) -> String {
    let isOptional = parameter.defaultValue != nil && !parameter.isVariadic
    var text: String
    if parameter.builder != nil, !prefix(of: parameter).isEmpty {
      text = builder(parameter.type, of: ViewsTypes.builders[parameter.builder ?? ""] ?? "View")
    } else {
      text = type(parameter.type, isInput: false)
    }
    if parameter.isAutoclosure { text = "@autoclosure \(text)" }
    if text.hasSuffix("?"), isOptional { text.removeLast() }
    if isOptional, text.contains("->") || text.hasPrefix("some ") { text = "(\(text))" }
    return parameter.isVariadic ? text + "..." : text
  }

  private mutating func builder(_ type: TypeSyntax, of kind: String) -> String {
    switch type {
    case .function(.tuple(let inputs, _), _, _):
      let list = inputs.map { self.type($0, isInput: true) }.joined(separator: ", ")
      return "(\(list)) -> some \(kind)"
    case .prefixed(_, let inner), .optional(let inner): return builder(inner, of: kind)
    default: return fresh()
    }
  }

  private mutating func fresh() -> String {
    free += 1
    names.append("P\(free)")
    return "P\(free)"
  }

  /// A type; where a closure takes it no generic parameter can stand for it.
  private mutating func type(_ type: TypeSyntax, isInput: Bool) -> String {
    let start = self
    if let text = written(type, isInput: isInput) { return text }
    self = start
    return isInput ? "Any" : fresh()
  }

  private mutating func written(_ type: TypeSyntax, isInput: Bool) -> String? {
    switch type {
    case .optional(let inner): return written(inner, isInput: isInput).map { "\(wrapped($0))?" }
    case .array(let inner): return written(inner, isInput: isInput).map { "[\($0)]" }
    case .prefixed(let word, let inner) where word.hasPrefix("@"):
      return written(inner, isInput: isInput)
    case .prefixed("any", .named("Error", _)): return "any Error"
    case .prefixed("some", .named(let name, _)) where Self.protocols.contains(name) && !isInput:
      return "some \(name)"
    case .function(.tuple(let inputs, _), let effects, let result):
      let list = inputs.map { self.type($0, isInput: true) }.joined(separator: ", ")
      return "(\(list)) \(effects)-> \(self.type(result, isInput: false))"
    case .member(.named(let base, []), "Type", []) where constraints[base] != nil:
      use(base)
      return "\(base).Type"
    case .member(.named(let base, []), let name, []) where constraints[base] != nil:
      guard name == "Element" || name == "ID",
        constraints[base]?.contains("Collection") == true
          || constraints[base] == "Identifiable"
      else { return nil }
      use(base)
      return "\(base).\(name)"
    case .named(let name, let arguments): return named(name, arguments, isInput: isInput)
    default:
      guard let name = type.simpleName, types.has(name) else { return nil }
      return name
    }
  }

  private func wrapped(_ text: String) -> String {
    text.contains("->") || text.hasPrefix("some ") ? "(\(text))" : text
  }

  private mutating func named(_ name: String, _ arguments: [TypeSyntax], isInput: Bool) -> String? {
    if constraints[name] != nil, arguments.isEmpty {
      use(name)
      return name
    }
    guard Self.known.contains(name) || types.has(name) else { return nil }
    guard !arguments.isEmpty else { return name }
    guard Self.known.contains(name) else { return nil }
    var parts = arguments.map { type($0, isInput: isInput) }
    if name == "Result", parts.count == 2 { parts[1] = "any Error" }
    return "\(name)<\(parts.joined(separator: ", "))>"
  }

  private mutating func use(_ name: String) {
    if !names.contains(name), !outer.contains(name) { names.append(name) }
  }
}
