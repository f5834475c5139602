import VMLDiagnostics
import VMLMarkup

extension Catalog.Problem {
  /// The diagnostic of a problem.
  func diagnostic(at place: CheckPlace, _ target: Catalog.CheckTarget) -> Diagnostic {
    let value = place.source(place.valueRange(node))
    let name = place.source(place.nameRange(node))
    switch kind {
    case .argumentLabel(let callee, let label, let nearest):
      let range = place.labelRange(node)
      if callee.name == "padding", let edge = Self.edges[label],
        place.text(range.lowerBound..<range.upperBound + 1) == label + ":"
      {
        let whole = place.source(range.lowerBound..<range.upperBound + 1)
        return .edgeLabel(label, edge, at: place.source(range), fix: whole)
      }
      return .argumentLabel(
        target, callee, label, nearest: nearest, at: place.source(place.labelRange(node)))
    case .argumentOrder(let callee, let label):
      return .argumentOrder(
        target, callee, label, at: place.source(place.labelRange(node)))
    case .lacksLabel(let callee, let label):
      return .lacksLabel(
        target, callee, label, at: value)
    case .surplus(let callee, let most):
      if let fraction = place.decimalComma(before: place.valueRange(node)) {
        return .decimalComma(fraction.text, at: place.source(fraction.range))
      }
      return .surplus(
        target, callee, most: most, at: value)
    case .missing(let callee, let parameters):
      return .missing(
        target, callee, parameters, at: name)
    case .type(let expected, let found):
      let written = expected.text == "Font" ? place.text(place.valueRange(node)) : nil
      return .argumentType(
        expected, found,
        replacement: found == "a number" ? written.map { ".system(size: \($0))" } : nil, at: value)
    case .typeFix(let expected, let found, let replacement):
      return .argumentType(expected, found, replacement: replacement, at: value)
    case .unknownMember(let member, let expected):
      return .unknownMember(member, of: expected, target, at: name)
    case .unknownInstanceMember(let member, let type, let candidates):
      return .unknownValue(
        "\(withArticle(type)) has no member '\(member)'", member, among: candidates, at: name)
    case .unknownStatic(let member, let type):
      if let way = ForeignStyle.way(ofType: "\(type.name)", member: member) {
        return .unknownValue(
          "'\(type.name)' has no member '\(member)'", "", among: [], note: way, at: name)
      }
      return .unknownValue(
        "'\(type.name)' has no member '\(member)'", member,
        among: Catalog.staticNames(of: [type], target),
        note: "one that the app has is named in site.yaml: "
          + "'custom: { members: { \(type.name): [\(member)] } }'", at: name)
    case .unknownFunction(let function): return .unknownFunction(function, at: name)
    case .unknownType(let type): return .unknownType(type, at: name)
    case .unknownKeyPath(let path): return .unknownKeyPath(path, at: value)
    case .needsType(let type, let member): return .needsType(type, member, at: value)
    case .textForValue(let expected, let attribute):
      return .textForValue(expected, attribute, at: place, place.valueRange(node))
    case .needsTemplate: return .needsTemplate(at: value)
    case .action(let label): return .action(label, at: value)
    case .tooLong: return .tooLong(at: value)
    }
  }
}

extension Catalog.Problem {
  fileprivate static let edges = [
    "bottom": ".bottom", "end": ".trailing", "horizontal": ".horizontal", "leading": ".leading",
    "left": ".leading", "right": ".trailing", "start": ".leading", "top": ".top",
    "trailing": ".trailing", "vertical": ".vertical", "x": ".horizontal", "y": ".vertical",
  ]
}

extension Catalog {
  /// Names that may be written with a dot alone, on a target.
  static func staticNames(of scopes: [TypeEntry], _ target: CheckTarget) -> [String] {
    var names: [String] = []
    for scope in scopes {
      let members = Array(scope.cases) + Array(scope.staticMembers) + Array(scope.staticFunctions)
      for member in members where target.has(member.availability) {
        if !scope.name.isEqual(to: "CaseIterable"), !member.name.isEqual(to: "allCases") {
          names.append(member.name.string)
        }
      }
      names += scope.inheritedStaticNames(on: target)
    }
    for (type, members) in target.custom.members
    where scopes.contains(where: { scope in
      scope.name.isEqual(to: type)
        || scope.kind == .protocol && Catalog.type(type)?.conforms(to: scope.name) == true
    }) {
      names += members.sorted()
    }
    return names
  }
}

extension Catalog {
  /// The member that a name means: one that CSS or another toolkit calls so, or the nearest one.
  static func member(named name: String, among candidates: [String]) -> String? {
    otherNames[name.lowercased()]?.first(where: candidates.contains)
      ?? nearestName(to: name, in: candidates)
  }

  private static let otherNames = [
    "left": ["leading"], "right": ["trailing"], "start": ["leading", "top"],
    "end": ["trailing", "bottom"], "middle": ["center"], "centre": ["center"],
    "flex-start": ["leading", "top"], "flex-end": ["trailing", "bottom"],
    "danger": ["destructive", "red"], "row": ["horizontal"], "column": ["vertical"],
    "cover": ["fill"], "contain": ["fit"], "normal": ["regular"], "bolder": ["heavy"],
    "h1": ["largeTitle"], "h2": ["title"], "h3": ["title2"], "h4": ["title3"],
    "small": ["footnote"], "password": ["password"], "email": ["emailAddress"],
    "tel": ["telephoneNumber", "phonePad"], "grey": ["gray"],
  ]

  /// The type that an author may have meant: one that is nested in another, or one with a name like
  /// it.
  ///
  /// A protocol has neither initialisers nor values.
  static func nearestType(to name: String) -> String? {
    let names = types.lazy.filter { $0.kind != .protocol }.map(\.name.string)
    let nested = names.filter { $0.hasSuffix("." + name) && $0.split(separator: ".").count == 2 }
    if let first = nested.first { return nested.count == 1 ? first : nil }
    return nearestName(to: name, in: names)
  }
}

extension Catalog.Callee {
  /// The overloads that there are, at most three, those closest to the call first.
  fileprivate func notes(_ target: Catalog.CheckTarget) -> [Diagnostic.Note] {
    if let custom { return [Diagnostic.Note("site.yaml declares '\(custom)'")] }
    var there = overloads.filter { target.has($0.availability) && $0.deprecation == nil }
    if there.isEmpty { there = overloads.filter { target.has($0.availability) } }
    let ranked = (there.isEmpty ? overloads : there).enumerated().map { index, overload in
      let own = overload.parameters.compactMap { $0.label?.string }
      let strange = labels.filter { !$0.isEmpty && !own.contains($0) }.count
      let distance = abs(overload.parameters.count - labels.count)
      return (strange, overload.deprecation == nil ? 0 : 1, distance, index, overload)
    }
    let sorted = ranked.sorted { ($0.0, $0.1, $0.2, $0.3) < ($1.0, $1.1, $1.2, $1.3) }
    var texts: [String] = []
    for entry in sorted where texts.count < 3 {
      let text = text(of: entry.4)
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.map { Diagnostic.Note("there is '\($0)'") }
  }

  private func text(of overload: Catalog.Declaration) -> String {
    let parameters = overload.parameters.map(\.text).joined(separator: ", ")
    return overload.parameters.isEmpty && overload.kind != .modifier
      && overload.kind != .initializer && overload.kind != .method
      ? name : "\(name)(\(parameters))"
  }
}

extension Diagnostic {
  fileprivate static func edgeLabel(
    _ label: String, _ edge: String, at range: SourceRange, fix: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .argumentLabel, .error, at: range, "'padding' has no argument '\(label):'",
      notes: [Note("a side is a value before the length: 'padding(\(edge), 8)'")],
      fixIts: [FixIt("write '\(edge),'", replace: fix, with: "\(edge),")])
  }

  fileprivate static func argumentLabel(
    _ target: Catalog.CheckTarget, _ callee: Catalog.Callee, _ label: String, nearest: String?,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .argumentLabel, .error, at: range,
      "'\(callee.name)' has no argument '\(label):'" + didYouMean(nearest.map { "\($0):" }),
      notes: callee.notes(target),
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func argumentOrder(
    _ target: Catalog.CheckTarget, _ callee: Catalog.Callee, _ label: String, at range: SourceRange
  ) -> Diagnostic {
    let isTwice = callee.labels.count { $0 == label } > 1
    return Diagnostic(
      .argumentLabel, .error, at: range,
      "'\(label):' is given \(isTwice ? "twice" : "too late") in '\(callee.name)'",
      notes: [
        Note(
          isTwice
            ? "remove one of them"
            : "arguments are in the order of the parameters: '\(label):' stands further in front")
      ] + callee.notes(target).prefix(1))
  }

  fileprivate static func lacksLabel(
    _ target: Catalog.CheckTarget, _ callee: Catalog.Callee, _ label: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .argumentLabel, .error, at: range,
      "this argument of '\(callee.name)' needs its label '\(label):'", notes: callee.notes(target),
      fixIts: [FixIt("write '\(label): '", replace: range.start, with: "\(label): ")])
  }

  fileprivate static func decimalComma(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .argumentCount, .error, at: range, "a comma begins the next argument",
      notes: [Note("a number has a point")],
      fixIts: [FixIt("write '\(text)'", replace: range, with: text)])
  }

  fileprivate static func surplus(
    _ target: Catalog.CheckTarget, _ callee: Catalog.Callee, most: Int, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .argumentCount, .error, at: range,
      most == 0
        ? "'\(callee.name)' takes no arguments"
        : "'\(callee.name)' does not take this argument", notes: callee.notes(target))
  }

  fileprivate static func missing(
    _ target: Catalog.CheckTarget, _ callee: Catalog.Callee, _ parameters: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let names = parameters.map { "'\($0)'" }
    let example = callee.name == "clipShape" ? [Note("as in 'clipShape(.circle)'")] : []
    return Diagnostic(
      .missingArgument, .warning, at: range,
      "'\(callee.name)' lacks its argument\(names.count > 1 ? "s" : "") "
        + names.joined(separator: " and "),
      notes: callee.notes(target) + example)
  }

  fileprivate static func argumentType(
    _ expected: Catalog.Expected, _ found: String, replacement: String? = nil,
    at range: SourceRange
  ) -> Diagnostic {
    var note: String?
    if found == "a percentage", replacement == nil {
      note =
        "a share of the space is 'frame(maxWidth: .infinity)' or "
        + "'containerRelativeFrame(.horizontal)'"
    } else if found == "a string", expected.text == "Font" {
      note = "a font of the app is '.custom(\"Inter\", size: 16)'"
    } else if found == "a number", replacement == nil {
      note =
        switch expected.text {
        case "Font.Weight": "600 of CSS is '.semibold', 700 '.bold', 500 '.medium'"
        case "Font": "it is 'font(.body)', or 'font(.system(size: 16))'"
        default: nil
        }
    }
    return Diagnostic(
      .argumentType, .error, at: range, "expected \(expected.description), found \(found)",
      notes: note.map { [Note($0)] } ?? [],
      fixIts: replacement.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func unknownMember(
    _ member: String, of expected: Catalog.Expected, _ target: Catalog.CheckTarget,
    at range: SourceRange
  ) -> Diagnostic {
    let shape = expected.shape.shape
    return unknownValue(
      "'\(expected.text)' has no '.\(member)'", member,
      among: Catalog.staticNames(of: shape.scopes, target), at: range)
  }

  fileprivate static func unknownValue(
    _ message: String, _ name: String, among candidates: [String], note: String? = nil,
    at range: SourceRange
  ) -> Diagnostic {
    let nearest = Catalog.member(named: name, among: candidates)
    var notes: [Note] = []
    let distinct = Set(candidates).sorted()
    if nearest == nil {
      let listed = distinct.prefix(12).joined(separator: ", ")
      if !distinct.isEmpty {
        notes = [Note("there is \(listed)\(distinct.count > 12 ? ", …" : "")")]
      }
      if let note { notes.append(Note(note)) }
    }
    return Diagnostic(
      .unknownValue, .error, at: range,
      message + didYouMean(nearest), notes: notes,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func unknownFunction(_ name: String, at range: SourceRange) -> Diagnostic {
    let advice: String? =
      switch name {
      case "min", "max", "clamp": "'calc(…)' has '+', '-', '*' and '/'"
      case "url": "a picture is an 'Image' or an 'AsyncImage', as a child with a 'template'"
      case "rgba", "hsla", "hex", "oklch", "lab", "hwb":
        "a colour is '#1b6e3c', and one with opacity '#00000080', or '.black.opacity(0.5)'"
      case "light-dark":
        "a colour has two sides by the site's 'themes': '@theme dark { … }', or a token for each"
      case "darken", "lighten", "mix", "alpha", "theme": "a colour has '.opacity(0.5)'"
      case _ where name.hasSuffix("Gradient") || name.hasSuffix("gradient"):
        "a gradient is '.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)'"
      default: nil
      }
    return Diagnostic(
      .unknownValue, .warning, at: range, "styles have no function '\(name)'",
      notes: [Note(advice ?? "it is kept, since the app may have it")])
  }

  fileprivate static func unknownType(_ type: String, at range: SourceRange) -> Diagnostic {
    let way = ForeignStyle.way(ofType: type, member: nil)
    let nearest = way == nil ? Catalog.nearestType(to: type) : nil
    return Diagnostic(
      .unknownValue, .warning, at: range,
      "nothing is known of a type '\(type)'" + didYouMean(nearest),
      notes: [Note(way ?? "it is kept, since the app may have it")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func unknownKeyPath(_ path: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestName(to: path, in: Catalog.environmentNames)
    return Diagnostic(
      .unknownValue, .warning, at: range,
      "SwiftUI's environment has no '\(path)'" + didYouMean(nearest.map { "\\.\($0)" }),
      notes: [Note("it is kept, since the app may have it")])
  }

  fileprivate static func needsType(
    _ type: String, _ member: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .argumentType, .warning, at: range, "'.\(member)' needs its type here: a view is expected",
      fixIts: [
        FixIt("write '\(type).\(member)'", replace: range.start, with: type)
      ])
  }

  fileprivate static func textForValue(
    _ expected: Catalog.Expected, _ attribute: String?, at place: CheckPlace, _ range: Range<Int>
  ) -> Diagnostic {
    let found = attribute.map { "'attr(\($0))' gives text" } ?? "this is a string"
    let type = expected.text
    return Diagnostic(
      .argumentType, .warning, at: place.source(range),
      "\(found) where \(expected.description) is expected",
      fixIts: place.text(range).map {
        [FixIt("write '\(type)(\($0))'", replace: place.source(range), with: "\(type)(\($0))")]
      } ?? [])
  }

  fileprivate static func needsTemplate(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .argumentType, .error, at: range, "views are passed as a template",
      notes: [
        Note(
          "write ':name' here, and give a child of the element the attribute 'template=\"name\"'")
      ])
  }

  fileprivate static func action(_ label: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .argumentType, .error, at: range, "'\(label)' is an action, which has no form in VML",
      notes: [Note("leave it out")])
  }

  fileprivate static func tooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .callLimit, .error, at: range,
      "more than \(memberChainLimit) members follow one another here")
  }

  static func wrongReceiver(
    _ name: String, of overloads: [Catalog.Declaration], _ receiver: Catalog.Receiver,
    _ target: Catalog.CheckTarget, at range: SourceRange
  ) -> Diagnostic {
    var owners: [String] = []
    let there = overloads.filter { target.has($0.availability) }
    for overload in there.isEmpty ? overloads : there
    where !owners.contains(overload.owner.name.string) {
      owners.append(overload.owner.name.string)
    }
    let shown = owners.prefix(6).map { "'\($0)'" }
    let way: String? =
      switch name {
      case "stroke", "strokeBorder": "a line round another view is 'border(.gray, width: 1)'"
      case "fill": "what is behind another view is 'background(.red)'"
      case "resizable": "an image in the view has it; a view's own size is 'frame(width: 100)'"
      default: nil
      }
    return Diagnostic(
      .wrongReceiver, .error, at: range,
      "only \(shown.joined(separator: ", "))\(owners.count > 6 ? " and others" : "") "
        + "\(owners.count == 1 ? "has" : "have") the modifier '\(name)'",
      notes: way.map { [Note($0)] } ?? [])
  }
}

extension Catalog.Expected {
  /// As a message says it: "a Font", "a number", "text".
  var description: String {
    switch shape.shape {
    case .anything: return "a value"
    case .function: return "a template"
    case .array(let element): return "an array of '\(element.text)'"
    case .set(let element): return "a set of '\(element.text)'"
    case .dictionary, .tuple: return "'\(text)'"
    case .outside(let name): return Self.plainName(name) ?? withArticle(name)
    case .nominal(let entry):
      return Self.plainName(entry.name.string) ?? withArticle(entry.name.string)
    case .bounded: return withArticle(text)
    }
  }

  private static func plainName(_ name: String) -> String? {
    switch name {
    case "String", "LocalizedStringKey", "LocalizedStringResource": "a string"
    case "Double", "CGFloat", "Float", "TimeInterval": "a number"
    case "Int", "UInt", "Int32", "Int64", "UInt32", "UInt64", "UInt8", "Int8", "Int16", "UInt16":
      "a whole number"
    case "Bool": "'true' or 'false'"
    default: nil
    }
  }
}
