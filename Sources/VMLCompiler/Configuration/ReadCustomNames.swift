import VMLCatalog
import VMLData
import VMLDiagnostics

/// Reads `custom:`, the names that the client app registers besides SwiftUI.
func readCustomNames(
  _ node: DataNode, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> SiteConfiguration.CustomNames {
  var names = SiteConfiguration.CustomNames()
  guard var object = ConfigurationObject(node, "'custom'", reporting: &bag) else { return names }
  if let views = object.take("views") {
    for view in namedEntries(views, "'views'", reporting: &bag) {
      if Catalog.isView(view.key), Catalog.type(view.key)?.module.isEqual(to: "SwiftUI") == true {
        bag.report(.viewOfSwiftUI(view.key, at: view.keyRange))
      }
      names.views[view.key] = readAttributes(view, types, reporting: &bag)
    }
  }
  if let attributes = object.take("attributes") {
    for view in namedEntries(attributes, "'attributes'", reporting: &bag) {
      if view.key != "View", !Catalog.isView(view.key) {
        bag.report(.noViewOfSwiftUI(view.key, at: view.keyRange))
      }
      names.attributes[view.key] = readAttributes(view, types, reporting: &bag)
    }
  }
  if let modifiers = object.take("modifiers") {
    for modifier in namedEntries(modifiers, "'modifiers'", reporting: &bag) {
      names.modifiers.insert(modifier.key)
      if modifier.value.items == nil, modifier.value.content != .null {
        bag.report(
          .wrongKind("'\(modifier.key)'", "a list, as in '[color: Color]'", found: modifier.value))
      }
      if let items = modifier.value.items {
        names.parameters[modifier.key] = items.compactMap {
          readParameter($0, of: modifier.key, types, reporting: &bag)
        }
      }
    }
  }
  if let members = object.take("members") {
    for type in namedEntries(members, "'members'", reporting: &bag) {
      guard let items = type.value.items else {
        bag.report(.wrongKind("'\(type.key)'", "a list", found: type.value))
        continue
      }
      names.members[type.key] = items.compactMap {
        readString($0, "a member of '\(type.key)'", reporting: &bag)
      }
    }
  }
  if let symbols = object.take("symbols") {
    if symbols.content != .null, symbols.items == nil {
      bag.report(.wrongKind("'symbols'", "a list of names", found: symbols))
    }
    for item in symbols.items ?? [] {
      if let name = readString(item, "a symbol's name", reporting: &bag) {
        names.symbols.insert(name)
      }
    }
  }
  object.finish(reporting: &bag)
  return names
}

/// Reads the attributes of a view and their types.
private func readAttributes(
  _ view: DataNode.Entry, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> [String: SiteConfiguration.AttributeType] {
  var attributes: [String: SiteConfiguration.AttributeType] = [:]
  for attribute in namedEntries(view.value, "'\(view.key)'", reporting: &bag) {
    attributes[attribute.key] = readAttributeType(
      attribute.value, of: attribute.key, types, reporting: &bag)
  }
  return attributes
}

/// Reads `label: type` of a custom modifier: `_` for no label, `?` after a type for a parameter
/// that may be left out.
private func readParameter(
  _ node: DataNode, of modifier: String, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> Catalog.CustomParameter? {
  let entry = node.entries.flatMap { $0.count == 1 ? $0[0] : nil }
  let type = readAttributeType(
    entry?.value ?? node, of: entry?.key ?? modifier, types, reporting: &bag)
  guard let type = type?.name(in: types) else { return nil }
  let mayBeLeftOut = type.hasSuffix("?")
  return Catalog.CustomParameter(
    label: entry.flatMap { $0.key == "_" ? nil : $0.key },
    type: mayBeLeftOut ? String(type.dropLast()) : type, mayBeLeftOut: mayBeLeftOut)
}

/// Reads a type of values, `template`, or one of SwiftUI's.
private func readAttributeType(
  _ node: DataNode, of name: String, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> SiteConfiguration.AttributeType? {
  if case .string(let text) = node.content {
    let base = text.hasSuffix("?") ? String(text.dropLast()) : text
    if base == "template" { return .template(mayBeLeftOut: base != text) }
    if !types.isDeclared(base), Catalog.type(base) != nil { return .swift(text) }
  }
  return readType(node, of: name, in: types, reporting: &bag).map { .value($0) }
}

/// The entries of an object whose keys are names; none for null.
private func namedEntries(
  _ node: DataNode, _ subject: String, reporting bag: inout DiagnosticBag
) -> [DataNode.Entry] {
  if node.content == .null { return [] }
  guard let entries = node.entries else {
    bag.report(.wrongKind(subject, "an object", found: node))
    return []
  }
  return entries
}

extension SiteConfiguration.AttributeType {
  /// The type as the catalogue names it.
  ///
  /// What it knows no name for is checked as a value alone.
  func name(in types: TypeTable) -> String {
    switch self {
    case .swift(let name): name
    case .template(let mayBeLeftOut): mayBeLeftOut ? "template?" : "template"
    case .value(let type):
      switch types.resolved(type) {
      case .optional(let wrapped): Self.value(wrapped).name(in: types) + "?"
      case .string: "string"
      case .number: "number"
      case .integer: "integer"
      case let other: other.name
      }
    }
  }

  /// Whether its values are texts that people read.
  func isText(in types: TypeTable) -> Bool {
    switch self {
    case .value(let type): types.isText(type)
    case .swift(let name): name == "String" || name == "String?"
    case .template: false
    }
  }

  /// The type of a value that the catalogue does not check, or not wholly; `nil` if it does.
  ///
  /// An attribute holds no list or object, so that these are not checked.
  func checkedType(in types: TypeTable) -> ValueType? {
    guard case .value(let type) = self else { return nil }
    switch types.resolved(type) {
    case .optional(let wrapped): return Self.value(wrapped).checkedType(in: types)
    case .string(let rule): return rule.isEmpty ? nil : type
    case .number(let range): return range.isEmpty ? nil : type
    case .integer(let range): return range.isEmpty ? nil : type
    case .date, .duration, .choice, .symbol: return type
    default: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func viewOfSwiftUI(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'\(name)' is a view of SwiftUI, and no view of the app",
      notes: [Note("what the app reads from it besides stands under 'custom.attributes'")])
  }

  fileprivate static func noViewOfSwiftUI(_ name: String, at range: SourceRange) -> Diagnostic {
    let nearest = nearestName(to: name, in: Catalog.elementNames + ["View"])
    return Diagnostic(
      .invalidConfiguration, .error, at: range,
      "there is no view '\(name)' in SwiftUI" + didYouMean(nearest),
      notes: [Note("'View' is for every view, and a view of the app stands under 'custom.views'")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
