/// The overload that is shortest to write: nothing deprecated, the fewest arguments that must be
/// given and that have a form in VML.
func simplest(_ overloads: [Catalog.Declaration]) -> Catalog.Declaration? {
  let written = overloads.compactMap { overload in
    exampleCall(of: overload).map { (overload: overload, cost: cost(of: overload, call: $0)) }
  }
  return written.min { $0.cost < $1.cost }?.overload
}

private func cost(of overload: Catalog.Declaration, call: String) -> Int {
  let required = overload.parameters.count { !$0.hasDefault }
  // A call without arguments shows less than one with a short one.
  return (required == 0 ? 20 : required * 16) + call.utf8.count
    + (overload.isDisfavored ? 200 : 0) + (overload.deprecation == nil ? 0 : 1000)
    + (overload.availability.introduced(on: .iOS) == nil ? 500 : 0)
}

/// A call of a modifier, function or initialiser with an argument for every parameter that must
/// have one; `nil` if one of them has no form in VML.
public func exampleCall(of declaration: Catalog.Declaration) -> String? {
  ExampleWriter().call(declaration.name.string, declaration)
}

/// An element with the attributes that one of its initialisers must have; `nil` if it has none that
/// can be written.
public func exampleElement(_ element: Catalog.Element) -> String? {
  let examples = element.initializers.filter { $0.deprecation == nil }.compactMap { initializer in
    ExampleWriter().element(element, initializer).map { text in
      // A child or text shows more than a tag alone.
      let cost =
        text.utf8.count - (text.contains("</") ? 40 : 0) + (initializer.isDisfavored ? 200 : 0)
        + (initializer.availability.introduced(on: .iOS) == nil ? 500 : 0)
      return (text: text, cost: cost)
    }
  }
  return examples.min { $0.cost < $1.cost }?.text
}

/// Makes up values.
///
/// How deep they are nested is limited, since a type may be made of itself.
private struct ExampleWriter {
  var depth = 0

  // MARK: Calls

  func call(_ name: String, _ declaration: Catalog.Declaration) -> String? {
    var arguments: [String] = []
    for parameter in declaration.parameters where !parameter.hasDefault {
      if parameter.isAction { continue }
      guard let value = value(of: parameter, in: declaration) else { return nil }
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    if arguments.isEmpty, let optional = declaration.parameters.first(where: isWorthShowing),
      let value = value(of: optional, in: declaration), !value.contains("(")
    {
      arguments.append(optional.label.map { "\($0): \(value)" } ?? value)
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether an argument that may be left out tells something about a call that has no other.
  private func isWorthShowing(_ parameter: Catalog.Parameter) -> Bool {
    depth == 0 && parameter.hasDefault && !parameter.isClosure
  }

  private func value(
    of parameter: Catalog.Parameter, in declaration: Catalog.Declaration
  ) -> String? {
    if parameter.builder != nil { return ":\((parameter.label ?? parameter.name).string)" }
    if parameter.isClosure { return nil }
    return value(of: parameter.type, in: declaration, named: parameter.name.string)
  }

  // MARK: Values

  /// A value as it stands in a style.
  func value(
    of type: Catalog.TypeExpression, in declaration: Catalog.Declaration, named name: String
  ) -> String? {
    guard depth < 3 else { return nil }
    switch type.kind {
    case .optional, .unwrapped:
      return value(of: type.arguments[0], in: declaration, named: name)
    case .array: return value(of: type.arguments[0], in: declaration, named: name).map { "[\($0)]" }
    case .tuple: return tuple(type, in: declaration)
    case .named, .member:
      return literal(type, in: declaration, named: name)
        ?? member(of: type, in: declaration, named: name)
    case .parameter, .some, .any, .composition:
      return literal(ofAny: type, in: declaration)
        ?? member(of: type, in: declaration, named: name)
    default: return nil
    }
  }

  private func tuple(
    _ type: Catalog.TypeExpression, in declaration: Catalog.Declaration
  ) -> String? {
    var parts: [String] = []
    for (index, element) in type.arguments.enumerated() {
      guard let value = value(of: element, in: declaration, named: "") else { return nil }
      let label = index < type.labels.count ? type.labels[index].string : ""
      parts.append(label.isEmpty ? value : "\(label): \(value)")
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  private func literal(
    _ type: Catalog.TypeExpression, in declaration: Catalog.Declaration, named name: String
  ) -> String? {
    switch type.name.string {
    case "Bool": "true"
    case "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64": "1"
    case "CGFloat", "Double", "Float": fractions.contains(name) ? "0.5" : "8"
    case "String", "LocalizedStringKey", "LocalizedStringResource", "Character", "Substring":
      "\"\(name.isEmpty ? "Title" : name)\""
    case "URL": "\"https://example.com\""
    case "Namespace.ID": "\"namespace\""
    case "Angle": "45deg"
    case "Binding": value(of: type.arguments[0], in: declaration, named: name)
    case "ClosedRange", "Range":
      value(of: type.arguments[0], in: declaration, named: "").map { "0...\($0)" }
    case "Set": value(of: type.arguments[0], in: declaration, named: name).map { "[\($0)]" }
    default: nil
    }
  }

  /// A value for whatever conforms to a protocol of Swift's own.
  private func literal(
    ofAny type: Catalog.TypeExpression, in declaration: Catalog.Declaration
  ) -> String? {
    if type.kind == .parameter, let bound = declaration.binding(of: type.name), bound != type {
      return value(of: bound, in: declaration, named: type.name.string)
    }
    let constraints =
      type.kind == .parameter ? declaration.constraints(on: type.name) : Array(type.arguments)
    for constraint in constraints {
      switch constraint.name.string {
      case "Comparable", "Equatable", "Hashable", "Plottable", "StringProtocol": return "\"a\""
      case "BinaryFloatingPoint": return "0.5"
      case "BinaryInteger", "Strideable": return "1"
      default: continue
      }
    }
    return nil
  }

  /// The simplest implicit member.
  private func member(
    of type: Catalog.TypeExpression, in declaration: Catalog.Declaration, named name: String
  ) -> String? {
    let members = Catalog.implicitMembers(of: type, in: declaration).filter {
      $0.deprecation == nil && !$0.isDisfavored
    }
    let plain = members.filter { $0.kind != .staticFunction && $0.kind != .initializer }
      .filter(\.parameters.isEmpty)
    if let best = plain.first(where: { $0.name.isEqual(to: name) }) ?? plain.min(by: isPlainer) {
      return ".\(best.name)"
    }
    let inner = ExampleWriter(depth: depth + 1)
    return members.compactMap { inner.call(".\($0.name)", $0) }.min {
      $0.utf8.count < $1.utf8.count
    }
  }

  /// Names that say much come first, and those that say little last.
  private func isPlainer(_ left: Catalog.Declaration, _ right: Catalog.Declaration) -> Bool {
    func cost(_ member: Catalog.Declaration) -> Int {
      let name = member.name.string
      return (dullNames.contains(name) ? 2 : livelyNames.contains(name) ? 0 : 1)
        + (member.availability.introduced(on: .iOS) == nil ? 4 : 0)
    }
    return cost(left) < cost(right)
  }

  // MARK: Elements

  func element(_ element: Catalog.Element, _ initializer: Catalog.Declaration) -> String? {
    var attributes: [String] = []
    var text: String?
    var children: [String] = []
    for argument in initializer.arguments {
      if let slot = argument.slot {
        let kinds = Catalog.ContentKinds(takenBy: argument.parameter, of: initializer)
        children.append(child(of: kinds, template: argument.isDefaultSlot ? nil : slot.string))
      } else if argument.takesText {
        text = "…"
      } else if argument.mayBeLeftOut {
        continue
      } else if let attribute = argument.attributes.first {
        guard let value = value(of: argument.parameter, in: initializer) else { return nil }
        attributes.append(" \(attribute)=\"\(asAttribute(value))\"")
      } else {
        return nil
      }
    }
    if element.isLayout { children.append("<Text>…</Text>") }
    let content = (text ?? "") + children.joined()
    let name = element.name.string
    return content.isEmpty
      ? "<\(name)\(attributes.joined())/>"
      : "<\(name)\(attributes.joined())>\(content)</\(name)>"
  }

  /// A child of a kind that its place takes: a text among views, a bar in a chart.
  private func child(of kinds: Catalog.ContentKinds, template: String?) -> String {
    let text = "<Text>…</Text>"
    let child =
      if !kinds.contains(.view), let name = kinds.example, let element = Catalog.element(name) {
        exampleElement(element) ?? "<\(name) value=\"…\"/>"
      } else {
        text
      }
    guard let template else { return child }
    let name = child.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" }
    return "<\(name) template=\"\(template)\"" + child.dropFirst(name.count + 1)
  }

  /// A value as an attribute has it: without quotes, a member without its dot.
  private func asAttribute(_ value: String) -> String {
    if value.hasPrefix("\"") { return String(value.dropFirst().dropLast()) }
    let isMember = value.hasPrefix(".") && !value.contains("(")
    return isMember ? String(value.dropFirst()) : value.replacingQuotes
  }
}

/// Parameters whose values lie between 0 and 1.
private let fractions: Set<String> = [
  "amount", "blue", "brightness", "fraction", "green", "hue", "opacity", "red", "saturation",
  "value", "white",
]

/// Names that everybody knows come first.
private let livelyNames: Set<String> = [
  "blue", "bold", "bordered", "center", "headline", "horizontal", "large", "leading", "medium",
  "red", "top", "yellow",
]

private let dullNames: Set<String> = [
  "automatic", "default", "identity", "inherited", "none", "unspecified", "zero",
]

extension String {
  /// As it stands in an attribute.
  var replacingQuotes: String {
    split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "&quot;")
  }
}
