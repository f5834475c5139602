/// A call of SwiftUI with what a document gives: conditions that read it, and the arguments.
struct DrawnCall {
  var conditions: [String]
  var arguments: String
}

extension DrawingGenerator {
  /// The forms of a function: Swift's defaults that cannot be written are left to it.
  func forms(of declared: DrawnDeclaration) -> [ViewsSignature] {
    var base = declared.signature
    // `VMLViews` has a function with all, or with none, of the arguments whose defaults it lacks.
    let together = base.arguments.indices.filter { base.arguments[$0].isLeftOut }
    var choices = together.isEmpty ? [] : [together]
    for index in base.arguments.indices {
      base.arguments[index].isLeftOut = false
      let argument = base.arguments[index]
      if argument.standard == "nil", argument.syntax.defaultValue != "nil" {
        choices.append([index])
      }
    }
    var forms: [ViewsSignature] = []
    let count = min(choices.count, 4)
    for bits in (0..<(1 << count)).reversed() {
      var form = base
      for (place, indices) in choices.enumerated() where bits & (1 << min(place, count - 1)) == 0 {
        // Beyond the fourth, what is left out goes together with it.
        for index in indices { form.arguments[index].isLeftOut = true }
      }
      form.arguments.removeAll(where: \.isLeftOut)
      forms.append(form)
    }
    guard base.arguments.contains(where: \.parameter.isVariadic) else { return forms }
    return forms.flatMap { form in
      (1...3).map { count in
        var form = form
        guard let place = form.arguments.firstIndex(where: \.parameter.isVariadic) else {
          return form
        }
        var first = form.arguments[place]
        first.parameter.isVariadic = false
        first.parameter.type = String(first.parameter.type.dropLast(3))
        var next = first
        next.syntax.label = nil
        form.arguments.replaceSubrange(
          place...place, with: [first] + Array(repeating: next, count: count - 1))
        return form
      }
    }
  }

  /// The calls of a form: two where a view is an argument, which may also be a colour.
  mutating func calls(
    _ form: ViewsSignature, _ declared: DrawnDeclaration, element: String?
  ) -> [DrawnCall] {
    let views = form.arguments.indices.filter {
      if case .view = form.arguments[$0].parameter.kind { true } else { false }
    }
    var calls = [call(form, declared, element: element)]
    if views.count == 1, element == nil {
      calls.append(call(form, declared, element: element, colorful: views[0]))
    }
    return calls.compactMap(\.self)
  }

  /// The call of a form; `nil` where a document cannot say it, or the client has no reader.
  ///
  /// `colorful` is the place of a view that is a colour.
  mutating func call(
    _ form: ViewsSignature, _ declared: DrawnDeclaration, element: String?, colorful: Int? = nil
  ) -> DrawnCall? {
    var pattern: [String] = []
    var conditions: [String] = []
    var arguments: [String] = []
    let text = element.flatMap { element in
      views.rules.takesText(declared.member, in: element).map {
        declared.member.parameters[$0].key
      }
    }
    let defaultSlot = element.flatMap { views.rules.defaultSlot(of: $0) }
    for (place, argument) in form.arguments.enumerated() {
      let index = pattern.count
      let label = argument.syntax.label
      let before = label.map { "\($0): " } ?? ""
      let name = "a\(index)"
      var isOptional = argument.standard != nil
      // Rule 6 of VML.txt: a binding of an element is given a value, or left out.
      if element != nil, case .binding = argument.parameter.kind { isOptional = true }
      var key = label ?? "_"
      if let element {
        guard let found = attribute(argument, of: element, text: text, defaultSlot) else {
          // What has no form in VML keeps its default.
          guard argument.standard != nil else { return nil }
          continue
        }
        key = found
      }
      pattern.append(key + (isOptional ? "?" : ""))
      switch argument.parameter.kind {
      case .slot(let builder):
        guard builder == "ViewBuilder" else { return nil }
        conditions.append("let \(name) = c.slot(\(index))")
        arguments.append("\(before){ \(name) }")
      case .view:
        let isColor = colorful == place
        conditions.append(
          "let \(name) = c.\(isColor ? "value" : "slot")(\(index)\(isColor ? ", color" : ""))")
        arguments.append("\(before)\(name)")
      case .action:
        conditions.append("c.hasAction(\(index))")
        arguments.append("\(before)c.action(\(index))")
      case .binding:
        var type = argument.parameter.type
        if type.hasSuffix("?") { type.removeLast() }
        let inner = String(type.dropFirst("Binding<".count).dropLast())
        guard let reader = reader(of: inner, argument, declared.constraints) else { return nil }
        conditions.append("let \(name) = c.binding(\(index), \(reader))")
        arguments.append("\(before)\(name)")
      case .value, .spelled, .text:
        var type = argument.parameter.type
        // The library's own form of a default that it does not know.
        if type.hasSuffix("?"), argument.syntax.defaultValue != nil, argument.standard == "nil",
          argument.syntax.defaultValue != "nil"
        {
          return callWithoutOptional(place, form, declared, element, colorful)
        }
        if type.hasPrefix("("), type.hasSuffix(")?") { type = String(type.dropFirst().dropLast(2)) }
        if type == "Namespace.ID", element == nil, declared.owner == "View" {
          conditions.append("let \(name) = c.namespace(\(index))")
          arguments.append("\(before)\(name)")
          continue
        }
        let found = reader(of: type, argument, declared.constraints)
        guard var reader = found else { return nil }
        // A text is what selections and tags are compared by; others are any value.
        if element == nil, !Self.named.contains(declared.member.name),
          isAnyValue(type, declared.constraints)
        {
          reader = reader.split(separator: "string", omittingEmptySubsequences: false)
            .joined(separator: "anyValue")
        }
        if let standard = argument.standard {
          conditions.append("let \(name) = c.value(\(index), \(reader), \(standard))")
        } else {
          conditions.append("let \(name) = c.value(\(index), \(reader))")
        }
        arguments.append("\(before)\(name)")
      case .data, .keyPath, .rows: return nil
      }
    }
    let fits = "c.fits(\"\(pattern.joined(separator: ","))\")"
    return DrawnCall(
      conditions: [fits] + conditions, arguments: arguments.joined(separator: ", "))
  }

  /// Modifiers whose values are names of views.
  private static let named: Set = ["id", "tag", "scrollPosition"]

  /// Whether a parameter takes a value of any type that can be compared.
  private func isAnyValue(_ type: String, _ constraints: [String: String]) -> Bool {
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    let words = ["(some Hashable)", "some Hashable", "some Equatable"]
    if words.contains(plain) { return true }
    guard let constraint = constraints[plain] else { return false }
    return constraint.contains("Hashable") || constraint.contains("Equatable")
  }

  /// The same, of a form whose argument is given and has SwiftUI's own type.
  private mutating func callWithoutOptional(
    _ index: Int, _ form: ViewsSignature, _ declared: DrawnDeclaration, _ element: String?,
    _ colorful: Int?
  ) -> DrawnCall? {
    var form = form
    form.arguments[index].parameter.type.removeLast()
    form.arguments[index].standard = nil
    return call(form, declared, element: element, colorful: colorful)
  }

  /// The place of an argument in an element: `name|other`, `:slot`, `#name` for a text, `:name=`
  /// for a slot that the attribute of its name may stand for.
  private func attribute(
    _ argument: ViewsSignature.Argument, of element: String, text: String?, _ defaultSlot: String?
  ) -> String? {
    switch argument.parameter.kind {
    case .slot, .view:
      let slot = argument.syntax.slotName ?? argument.syntax.label ?? argument.syntax.name ?? ""
      if slot == defaultSlot { return "::" + slot }
      // A text that a link leads to is an address, and no view.
      if case .view = argument.parameter.kind, slot != "destination" { return ":" + slot + "=" }
      return ":" + slot
    case .action: return argument.syntax.label == "action" ? "!onTap" : nil
    case .data, .keyPath, .rows: return nil
    case .value, .spelled, .text, .binding:
      let names = views.rules.attributes(of: argument.syntax, in: element)
      if argument.syntax.key == text { return "#" + names.joined(separator: "|") }
      return names.isEmpty ? nil : names.joined(separator: "|")
    }
  }

  // MARK: Readers

  /// The expression of a reader of a type's values; `nil` if there is none.
  mutating func reader(
    of type: String, _ argument: ViewsSignature.Argument, _ constraints: [String: String]
  ) -> String? {
    if type.hasSuffix("?") {
      return reader(of: String(type.dropLast()), argument, constraints).map { "optional(\($0))" }
    }
    if type.hasPrefix("("), type.hasSuffix(")") {
      return reader(of: String(type.dropFirst().dropLast()), argument, constraints)
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      return reader(of: String(type.dropFirst().dropLast()), argument, constraints)
        .map { "array(\($0))" }
    }
    for (name, word) in [
      ("ClosedRange<", "closedRange"), ("PartialRangeFrom<", "rangeFrom"),
      ("PartialRangeThrough<", "rangeThrough"), ("Set<", "set"),
    ] where type.hasPrefix(name) {
      return reader(of: String(type.dropFirst(name.count).dropLast()), argument, constraints)
        .map { "\(word)(\($0))" }
    }
    if let scalar = Self.scalars[type] { return scalar }
    if type.hasPrefix("some ") {
      let name = String(type.dropFirst(5))
      switch name {
      case "ShapeStyle": return "shapeStyle"
      case "Shape": return "shape"
      case "InsettableShape": return "insettableShape"
      case "StringProtocol": return "string"
      case "BinaryFloatingPoint": return "double"
      case "Hashable", "Equatable": return "string"
      default: return need(name)
      }
    }
    let generic = type.hasSuffix(".Stride") ? String(type.dropLast(7)) : type
    if let constraint = constraints[generic] {
      // `VMLViews` has one function for numbers of all kinds.
      if constraint.contains("BinaryInteger") { return nil }
      let isNumber = constraint.contains("BinaryFloatingPoint") || constraint.contains("Strideable")
      return isNumber ? "double" : "string"
    }
    return need(type)
  }

  static let scalars = [
    "Bool": "bool", "Int": "int", "UInt": "uint", "Double": "double", "Float": "float",
    "CGFloat": "cgFloat", "TimeInterval": "double", "String": "string", "URL": "url",
    "Date": "date", "Locale": "locale", "TimeZone": "timeZone", "CGSize": "cgSize",
    "CGPoint": "cgPoint", "CGRect": "cgRect", "Color": "color", "Image": "image", "Text": "text",
    "AnyShapeStyle": "anyShapeStyle", "AnyShape": "anyShape", "LocalizedStringKey": "key",
    "AnyGradient": "anyGradient", "Angle": "angle", "ImageResource": "imageResource",
  ]

  /// Asks for the reader of a type or a protocol.
  mutating func need(_ name: String) -> String? {
    if name == "Namespace.ID" { return nil }
    let parts = name.components(separatedBy: " & ")
    guard parts.allSatisfy({ views.types.needed.contains($0) }) else { return nil }
    if known.insert(name).inserted { needed.append(name) }
    return Self.readerName(name)
  }

  static func readerName(_ type: String) -> String {
    "read_" + String(type.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
