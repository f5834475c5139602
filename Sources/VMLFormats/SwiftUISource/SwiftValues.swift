import VMLCatalog
import VMLDiagnostics
import VMLMarkup

/// Writes values of VML as Swift.
struct SwiftValues {
  let checker: CallChecker

  // MARK: Texts

  /// An attribute's text as a value of a type; `nil` where it is none.
  func code(ofText text: String, as type: Catalog.ValueType?) -> String? {
    guard let type else { return guess(text) }
    switch type.role {
    case .string: return swiftLiteral(text)
    case .localized, .resource: return swiftLiteral(text)
    case .text, .view:
      return looksLikeMarkdown(text)
        ? "Text(verbatim: \(swiftLiteral(text)))" : "Text(\(swiftLiteral(text)))"
    case .image: return "Image(\(swiftLiteral(text)))"
    case .imageResource: return "ImageResource(name: \(swiftLiteral(text)), bundle: .main)"
    case .colorResource: return "ColorResource(name: \(swiftLiteral(text)), bundle: .main)"
    case .shared:
      let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://")
      return isAddress ? swiftURL(text, isOptional: false) : swiftLiteral(text)
    case .url: return swiftURL(text, isOptional: type.isOptional)
    case .date: return SwiftDate(text)?.code
    case .boolean: return ["true", "false"].contains(text) ? text : nil
    case .number, .angle, .other:
      if type.takesNumbers, SwiftDate(text) != nil { return nil }
      return member(text, of: type) ?? expression(text, as: type)
    }
  }

  /// A value of a type that nothing is known of: a number, a truth value or a text.
  private func guess(_ text: String) -> String {
    if ["true", "false"].contains(text) { return text }
    // With a zero before its digits it is an identifier.
    let isNumber =
      text.utf8.allSatisfy { $0 &- 0x30 < 10 || "+-.".utf8.contains($0) }
      && text.prefixMatch(of: /[+-]?0[0-9]/) == nil
    if isNumber, let number = Double(text), let code = swiftNumber(number) { return code }
    return swiftLiteral(text)
  }

  private func member(_ text: String, of type: Catalog.ValueType) -> String? {
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return type.hasMember(name) ? ".\(name)" : nil
  }

  /// An attribute's text as an expression: `0...1`, `[.top, .bottom]`, `#ff0000`.
  private func expression(_ text: String, as type: Catalog.ValueType) -> String? {
    // A name that the catalogue does not know may be a member of the app's own.
    let isName = swiftName(text) == text && !["true", "false", "nil"].contains(text)
    if isName, !type.takesNumbers, !type.takesBooleans, type.bound == nil, type.item == nil {
      return type.takesStrings ? swiftLiteral(text) : ".\(text)"
    }
    var bag = DiagnosticBag()
    let bytes = Array("x(\(text))".utf8)
    let tree = parseStyle(bytes, as: FileID(0), reporting: &bag)
    let arguments = tree.nodes.isEmpty ? [] : tree.arguments(of: 0)
    if !bag.hasErrors, arguments.count == 1, tree.roots.reduce(0, { count, _ in count + 1 }) == 1 {
      let nodes = arguments[0].nodes
      let uses = checker.uses(in: nodes, of: tree, as: type)
      return code(nodes, of: tree, as: type, uses)
    }
    return type.refusesStrings || type.takesNumbers || type.takesBooleans ? nil : swiftLiteral(text)
  }

  // MARK: Expressions

  /// An expression as a value of a type; `nil` for what Swift has no form for.
  func code(
    _ nodes: Range<Int>, of tree: StyleTree, as type: Catalog.ValueType?,
    _ uses: Catalog.ValueUses
  ) -> String? {
    var run: [Int] = []
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      run.append(node)
      node = Int(tree.nodes[node].end)
    }
    if run.contains(where: { tree.nodes[$0].kind == .operator }) {
      return operation(run, of: tree, as: type, uses)
    }
    guard let head = head(run[0], of: tree, as: type, uses) else { return nil }
    var code = run.count > 1 && head.hasSuffix(" ?? .current") ? "(\(head))" : head
    for node in run.dropFirst() {
      guard tree.nodes[node].kind == .member,
        let call = call(node, of: tree, uses.declarations[node], uses)
      else { return nil }
      code += ".\(call)"
    }
    return code
  }

  private func operation(
    _ run: [Int], of tree: StyleTree, as type: Catalog.ValueType?, _ uses: Catalog.ValueUses
  ) -> String? {
    var code = ""
    for (index, node) in run.enumerated() {
      let text = tree.text(of: node)
      if text == "..<", type?.isClosedRange == true { return nil }
      if tree.nodes[node].kind == .operator {
        let isSign =
          !tree.nodes[node].flags.contains(.continuation)
          || index > 0 && tree.nodes[run[index - 1]].kind == .operator
        code += isSign || text.hasPrefix("..") ? text : " \(text) "
      } else if tree.nodes[node].kind == .member, index > 0,
        tree.nodes[run[index - 1]].kind != .operator
      {
        guard let call = call(node, of: tree, uses.declarations[node], uses) else { return nil }
        code += ".\(call)"
      } else {
        guard let part = head(node, of: tree, as: type?.bound ?? type, uses) else { return nil }
        code += part
      }
    }
    return code
  }

  private func head(
    _ node: Int, of tree: StyleTree, as type: Catalog.ValueType?, _ uses: Catalog.ValueUses
  ) -> String? {
    let text = tree.text(of: node)
    switch tree.nodes[node].kind {
    case .number: return number(text, as: type)
    case .string: return type?.role == .other ? named(text, type) : string(text, as: type)
    case .color: return RGBA(hexadecimal: text).map(Self.color)
    case .literal: return text != "nil" && type?.refusesBooleans == true ? nil : text
    case .keyPath: return "\\" + text
    case .array: return list(node, of: tree, as: type, uses)
    case .tuple:
      let items = items(node, of: tree, as: nil, uses)
      return items.map { "(\($0.joined(separator: ", ")))" }
    case .member:
      guard let call = call(node, of: tree, uses.declarations[node], uses) else { return nil }
      // A member of a view alone names its type.
      let needsType = type?.role == .view && uses.declarations[node] == nil
      return (needsType ? "Color." : ".") + call
    case .identifier:
      guard text.first?.isUppercase == true else { return nil }
      return call(node, of: tree, uses.declarations[node], uses)
    default: return nil
    }
  }

  private func string(_ text: String, as type: Catalog.ValueType?) -> String? {
    type == nil ? swiftLiteral(text) : code(ofText: text, as: type)
  }

  /// A text where a value of a type has its name; any other is a string literal.
  private func named(_ text: String, _ type: Catalog.ValueType?) -> String? {
    if let member = type.flatMap({ member(text, of: $0) }) { return member }
    return type?.refusesStrings == true ? nil : swiftLiteral(text)
  }

  private func list(
    _ node: Int, of tree: StyleTree, as type: Catalog.ValueType?, _ uses: Catalog.ValueUses
  ) -> String? {
    items(node, of: tree, as: type?.item, uses).map { "[\($0.joined(separator: ", "))]" }
  }

  func items(
    _ node: Int, of tree: StyleTree, as type: Catalog.ValueType?, _ uses: Catalog.ValueUses
  ) -> [String]? {
    var items: [String] = []
    for argument in tree.arguments(of: node) {
      guard let item = code(argument.nodes, of: tree, as: type, uses) else { return nil }
      let label = tree.string(argument.label)
      items.append(label.isEmpty ? item : "\(swiftLabel(label)): \(item)")
    }
    return items
  }

  // MARK: Calls

  /// A name with its arguments, if it has any.
  private func call(
    _ node: Int, of tree: StyleTree, _ declaration: Catalog.Declaration?,
    _ uses: Catalog.ValueUses
  ) -> String? {
    let name = tree.text(of: node)
    guard tree.nodes[node].flags.contains(.call) else { return name }
    let parameters = declaration.map { checker.parameters(of: $0, at: node, in: tree) } ?? []
    let isWhole = declaration?.parameters.allSatisfy {
      $0.hasDefault || $0.isVariadic || parameters.contains($0)
    }
    guard isWhole != false else { return nil }
    var texts: [String] = []
    for (index, argument) in tree.arguments(of: node).enumerated() {
      let parameter = parameters.indices.contains(index) ? parameters[index] : nil
      let type = declaration.flatMap { declaration in
        parameter.map { Catalog.ValueType(of: $0, in: declaration) }
      }
      guard let value = code(argument.nodes, of: tree, as: type, uses) else { return nil }
      let label = parameter?.label?.string ?? tree.string(argument.label)
      if !label.isEmpty, parameter?.defaultValue?.string == value { continue }
      texts.append(label.isEmpty ? value : "\(swiftLabel(label)): \(value)")
    }
    let code = "\(name)(\(texts.joined(separator: ", ")))"
    guard declaration?.isFailable == true else { return code }
    // No written view ends the app: a zone that the device does not know is its own.
    return name == "TimeZone" ? code + " ?? .current" : nil
  }

  // MARK: Literals

  private func number(_ text: String, as type: Catalog.ValueType?) -> String? {
    if type?.role == .string || type?.role == .localized { return swiftLiteral(text) }
    if type?.refusesNumbers == true, type?.role != .angle { return nil }
    for (unit, factor, name) in Self.angles where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)) else { return nil }
      return swiftNumber(number * factor).map { ".\(name)(\($0))" }
    }
    for (unit, factor) in [("px", 1), ("pt", 1), ("%", 0.01)] where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).flatMap { swiftNumber($0 * factor) }
    }
    let isInteger = type.map { $0.takesNumbers && !$0.takesFractions } ?? false
    if isInteger, Double(text).flatMap({ Int(exactly: $0) }) == nil { return nil }
    let number = Double(text).flatMap(swiftNumber)
    return type?.role == .angle ? number.map { ".degrees(\($0))" } : number
  }

  private static let angles: [(unit: String, factor: Double, name: String)] = [
    ("deg", 1, "degrees"), ("rad", 1, "radians"), ("turn", 360, "degrees"),
  ]

  static func color(_ color: RGBA) -> String {
    let parts = [("red", color.red), ("green", color.green), ("blue", color.blue)]
      .map { "\($0): \(rounded($1))" }
    let opacity = color.alpha == 1 ? "" : ", opacity: \(rounded(color.alpha))"
    return "Color(\(parts.joined(separator: ", "))\(opacity))"
  }

  /// Three digits are enough for a byte.
  private static func rounded(_ part: Double) -> String {
    let thousandths = Int((part * 1000).rounded())
    return swiftNumber(Double(thousandths) / 1000) ?? "0"
  }
}

/// A date of VML, `2026-12-01` or `2026-12-01T08:00:00Z`, by the clock of Greenwich.
struct SwiftDate {
  let seconds: Int

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 || bytes.count >= 19 else { return nil }
    func number(_ range: Range<Int>) -> Int? { Int(String(decoding: bytes[range], as: UTF8.self)) }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      (1...12).contains(month), (1...31).contains(day), (1...9999).contains(year)
    else { return nil }
    var time = 0
    if bytes.count >= 19 {
      guard let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
        bytes.count == 19 || bytes.count == 20 && bytes[19] == UInt8(ascii: "Z")
      else { return nil }
      time = hour * 3600 + minute * 60 + second
    }
    seconds = Self.days(year, month, day) * 86_400 + time
  }

  /// Days from 1970 on, in the Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // A year that begins in March has its leap day at the end.
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  var code: String { "Date(timeIntervalSince1970: \(seconds))" }
}
