import VMLCatalog
import VMLData
public import VMLDiagnostics
public import VMLMarkup

/// Makes a component from its parsed file.
///
/// `name` is the file's; `texts` are the site's, if it has locales; `names` is the table of the
/// site; `isBroken` is whether parsing the file reported an error.
public func makeComponent(
  _ name: String, from source: ParsedSource, knowing elements: ElementNames,
  in configuration: SiteConfiguration, texts: Texts? = nil, names: inout NameTable,
  isBroken: Bool = false,
  reporting bag: inout DiagnosticBag
) -> Component {
  let errors = bag.errorCount
  var props: [Component.Prop] = []
  var overrides = false
  var handsOnRest = false
  var notes = Component.Notes()
  if let node = source.frontMatter, node.content != .null,
    var object = ConfigurationObject(node, "a component", reporting: &bag)
  {
    if let node = object.take("props") {
      props = readProps(node, configuration.types, names: &names, reporting: &bag)
    }
    overrides = object.boolean("overrides", reporting: &bag) ?? false
    handsOnRest = object.boolean("rest", reporting: &bag) ?? false
    notes = object.notes(reporting: &bag)
    object.finish(reporting: &bag)
  }
  if Catalog.isView(name), !overrides {
    bag.report(.shadowsView(name, at: source.file.sourceRange(0..<0)))
  }
  let markup = source.markup
  let envelope = markup.roots.first {
    markup.nodes[$0].kind == .doctype
      || (markup.nodes[$0].kind == .element && markup.nodes[$0].name == .vml)
  }
  if let envelope {
    bag.report(.documentAsComponent(at: source.file.sourceRange(markup.nodes[envelope].range)))
  }
  // Inside a component that stands for a view, the view's name means the view.
  let known = overrides ? elements.without(name) : elements
  var builder = TemplateBuilder(markup, knowing: known, texts: texts, names: &names)
  builder.types = configuration.typeScope(of: props)
  let template = builder.template(of: 0..<(envelope == nil ? markup.nodes.count : 0))
  bag.report(contentsOf: builder.bag)
  return Component(
    name: name, file: source.file.id, notes: notes, props: props, handsOnRest: handsOnRest,
    template: template,
    slots: slotNames(of: template), isBroken: isBroken || bag.errorCount > errors,
    isBuiltIn: isBuiltIn(source.file.path))
}

/// The slots that a template's `slot` instructions fill.
private func slotNames(of template: Template) -> Component.SlotNames {
  var names = Component.SlotNames(hasUnnamed: template.readsChildren)
  var known: Set<String> = []
  for slot in template.slots {
    switch slot.source {
    case .unnamed: names.hasUnnamed = true
    case .named(let slice):
      let name = String(decoding: template.text[slice.range], as: UTF8.self)
      if known.insert(name).inserted { names.named.append(name) }
    case .child: break
    }
  }
  return names
}

// MARK: Props

private func readProps(
  _ node: DataNode, _ types: TypeTable, names: inout NameTable, reporting bag: inout DiagnosticBag
) -> [Component.Prop] {
  guard let entries = node.entries else {
    bag.report(.wrongKind("'props'", "an object of names and types", found: node))
    return []
  }
  let props = entries.compactMap { readProp($0, types, names: &names, reporting: &bag) }
  var seen = Set(props.map(\.id))
  for prop in props {
    guard let former = prop.former, !seen.insert(former).inserted else { continue }
    bag.report(.formerName(names.string(former), of: prop))
  }
  return props
}

extension ConfigurationObject {
  /// The author's words about a component or a prop.
  fileprivate mutating func notes(reporting bag: inout DiagnosticBag) -> Component.Notes {
    Component.Notes(
      description: string("description", reporting: &bag),
      deprecation: string("deprecated", reporting: &bag))
  }
}

private func readProp(
  _ entry: DataNode.Entry, _ types: TypeTable, names: inout NameTable,
  reporting bag: inout DiagnosticBag
) -> Component.Prop? {
  guard isWord(entry.key), !entry.key.contains("-"), !reservedProps.contains(entry.key) else {
    bag.report(.propName(entry.key, at: entry.keyRange))
    return nil
  }
  var typeNode = entry.value
  var defaultNode: DataNode?
  var notes = Component.Notes()
  var former: String?
  // An object without these keys is a type itself.
  if let entries = entry.value.entries,
    entry.value["type"] != nil || entry.value["default"] != nil
  {
    let subject = "prop '\(entry.key)'"
    guard !reportCutType(in: entries, reporting: &bag),
      var object = ConfigurationObject(entry.value, subject, reporting: &bag)
    else { return nil }
    let type = object.take("type")
    defaultNode = object.take("default")
    notes = object.notes(reporting: &bag)
    former = object.string("renamed", reporting: &bag)
    object.finish(reporting: &bag)
    guard let type else {
      bag.report(.noType(entry.key, at: entry.keyRange))
      return nil
    }
    typeNode = type
  }
  guard let type = readType(typeNode, of: entry.key, in: types, reporting: &bag) else {
    return nil
  }
  let defaultValue = defaultNode.flatMap {
    readDefault($0, of: entry.key, type, types, reporting: &bag)
  }
  return Component.Prop(
    name: entry.key, variable: VariableName(entry.key), id: names.intern(entry.key), type: type,
    defaultValue: defaultValue ?? (types.allowsNil(type) ? .nothing : nil),
    lists: types.lists(referredBy: type), notes: notes, former: former.map { names.intern($0) },
    range: entry.keyRange)
}

/// Attributes that a call hands on to the component's roots, and variables that every component
/// has.
private let reservedProps = [
  "id", "tag", "template", "class", "style", "children", "page", "site", "data", "target", "locale",
  "true", "false", "nil",
]

private func readDefault(
  _ node: DataNode, of prop: String, _ type: ValueType, _ types: TypeTable,
  reporting bag: inout DiagnosticBag
) -> Value? {
  do throws(TypeMismatch) {
    return try types.fit(node, to: type)
  } catch {
    bag.report(.defaultValue(prop, type, error, at: node.place(of: error)))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func shadowsView(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .componentName, .error, at: range, "'\(name)' is a view of SwiftUI",
      notes: [
        Note("rename the file, or write 'overrides: true' in its front matter to replace the view")
      ])
  }

  fileprivate static func documentAsComponent(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .documentStructure, .error, at: range, "a component is views alone, not a whole document",
      notes: [Note("keep what 'body' holds and remove the rest")])
  }

  fileprivate static func propName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .propDeclaration, .error, at: range, "'\(name)' cannot name a prop",
      notes: [
        Note(
          ["class", "style", "id", "tag", "template"].contains(name)
            ? "the root of the component gets the '\(name)' of a call without a prop"
            : name.hasSuffix("?")
              ? "a prop that may be nil has the '?' behind its type: '\(name.dropLast()): string?'"
              : "a prop's name is letters, digits and '_'; "
                + "\(reservedProps.joined(separator: ", ")) are taken"
        )
      ])
  }

  fileprivate static func formerName(_ name: String, of prop: Component.Prop) -> Diagnostic {
    Diagnostic(
      .propDeclaration, .error, at: prop.range,
      "'\(prop.name)' cannot have been called '\(name)': another prop is",
      notes: [Note("'renamed' is the name of a prop before, which no other prop has or had")])
  }

  fileprivate static func noType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .propDeclaration, .error, at: range, "prop '\(name)' has no type",
      notes: [Note("as in '\(name): string' or '\(name): { type: string, default: … }'")])
  }

  fileprivate static func defaultValue(
    _ prop: String, _ type: ValueType, _ mismatch: TypeMismatch, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .propDeclaration, .error, at: range,
      "the default of '\(prop)' is not of its type '\(type.shortName)'",
      notes: mismatch.detail.map { [Note($0)] } ?? [])
  }
}
