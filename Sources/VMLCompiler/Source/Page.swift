import VMLData
public import VMLDiagnostics
import VMLMarkdown
public import VMLMarkup

/// A page, ready to be expanded into one document, or one for each item of a list.
///
/// A class: passing it costs one retain, not one for each field.
public final class Page: Sendable {
  public let file: SourceFile
  /// `nil` for a page without a layout.
  public let layout: SiteConfiguration.Reference?
  /// Whether it is a part of other pages, without a layout, which steps `load`.
  public let isFragment: Bool
  /// The targets that it is made for; `nil` for all.
  public let targets: [String]?
  public let each: Expression?
  /// The source of the rows that it is made of, one document each: `each` is `rows.NAME`.
  public let rows: String?
  /// Whether there is an `each` that could not be read, so that its documents are not known.
  let hasBrokenEach: Bool
  /// The most items that one document has, where each has several (`paginate`).
  let pageSize: Int?
  /// The path in the front matter; `nil` for the file's own.
  let path: StringTemplate?
  /// The path that the file's place in `content/` gives.
  public let defaultPath: String
  /// The keys that say whether it is there; `nil` for a page that always is.
  let schedule: PageSchedule?
  /// Further paths of its documents; `nil` for a page without.
  let aliases: (field: Field, range: SourceRange)?
  /// The range of `parent` in the front matter; `nil` if it is not there.
  let parentRange: SourceRange?
  /// Front matter by key; strings may hold interpolations.
  let fields: [FrontField]
  let body: Template
  let head: Template
  /// The page's own sheets, in the order of its head.
  public let sheets: [PageSheet]
  /// The ranges of their start tags.
  let sheetTags: Set<SourceRange>
  /// The axes in which a variant must differ to need other views.
  var reads: VariantAxes { body.reads.union(head.reads) }

  fileprivate init(
    file: SourceFile, layout: SiteConfiguration.Reference?, isFragment: Bool, targets: [String]?,
    each: Expression?, rows: String?, hasBrokenEach: Bool, pageSize: Int?, path: StringTemplate?,
    defaultPath: String, schedule: PageSchedule?,
    aliases: (field: Field, range: SourceRange)?, parentRange: SourceRange?,
    fields: [FrontField], body: Template, head: Template, sheets: [PageSheet],
    sheetTags: Set<SourceRange>
  ) {
    self.file = file
    self.layout = layout
    self.isFragment = isFragment
    self.targets = targets
    self.each = each
    self.rows = rows
    self.hasBrokenEach = hasBrokenEach
    self.pageSize = pageSize
    self.path = path
    self.defaultPath = defaultPath
    self.schedule = schedule
    self.aliases = aliases
    self.parentRange = parentRange
    self.fields = fields
    self.body = body
    self.head = head
    self.sheets = sheets
    self.sheetTags = sheetTags
  }

  indirect enum Field: Sendable {
    case value(Value)
    case template(StringTemplate)
    case list([Field])
    case object([(key: String, value: Field)])

    /// The expression in it that holds a range; `nil` if there is none.
    fileprivate func expression(at range: SourceRange) -> Expression? {
      switch self {
      case .value: nil
      case .template(let template): template.expression(at: range)
      case .list(let items): items.lazy.compactMap { $0.expression(at: range) }.first
      case .object(let entries):
        entries.lazy.compactMap { $0.value.expression(at: range) }.first
      }
    }
  }

  /// A key of the front matter.
  struct FrontField: Sendable {
    var key: String
    var value: Field
    /// The range of the value.
    var range: SourceRange
  }

  /// The range of a value in the front matter; `nil` if the key is not there.
  func place(of key: String) -> SourceRange? { fields.first { $0.key == key }?.range }

  /// The expression in the front matter that holds a range; `nil` if there is none.
  func frontExpression(at range: SourceRange) -> Expression? {
    path?.expression(at: range)
      ?? fields.lazy.compactMap { $0.value.expression(at: range) }.first
      ?? aliases?.field.expression(at: range)
  }
}

/// Makes a page from its parsed file.
///
/// `relativePath` is the file's path below `content/`; `texts` are the site's, if it has locales.
public func makePage(
  _ relativePath: String, from source: ParsedSource, in configuration: SiteConfiguration,
  knowing elements: ElementNames, texts: Texts? = nil, names: inout NameTable,
  reporting bag: inout DiagnosticBag
) -> Page {
  let entries = frontMatterEntries(of: source, reporting: &bag)
  // What Markdown becomes is views alone.
  let envelope = source.views == nil ? source.markup.envelope(reporting: &bag) : nil
  let markup = source.markup
  let body = envelope.map { content(of: $0.body, in: markup) } ?? 0..<markup.nodes.count
  if source.views == nil { reportBareText(in: markup, body, reporting: &bag) }
  let sheets = pageSheets(of: envelope?.head, in: markup, reporting: &bag)
  let folder = configuration.frontMatterType(ofFile: relativePath)
  if let folder {
    checkFrontMatter(
      entries, of: source, as: folder.data.type, in: configuration.types, reporting: &bag)
  }
  let list = entry("each", in: entries)?.value
  var each = list.flatMap { readString($0, "'each'", reporting: &bag) }.flatMap { text in
    list.flatMap { parseExpression(SourceText(of: $0, text), reporting: &bag) }
  }
  let paginate = entry("paginate", in: entries)
  let rowsOfPage = each.flatMap { rows(of: $0, in: configuration, paginate, reporting: &bag) }
  var front = PageTypes(
    entries, of: folder, in: configuration, rows: rowsOfPage, isPaginated: paginate != nil)
  if let expression = each, rowsOfPage == nil, !front.bindItem(of: expression, reporting: &bag) {
    each = nil
  }
  var builder = TemplateBuilder(
    markup, knowing: elements, texts: source.views == nil ? texts : nil, names: &names)
  builder.types = front.scope
  if let views = source.views { builder.move = views.range(of:) }
  let bodyTemplate = builder.template(of: body)
  builder.types = front.scope
  let head = builder.template(of: content(of: envelope?.head, in: markup), isHead: true)
  defer {
    let found = builder.bag
    bag.report(contentsOf: source.views.map { found.moved($0.range(of:)) } ?? found)
  }
  let isFragment = readFragment(entries, reporting: &bag)
  let layout = readLayout(
    entries, default: isFragment ? nil : configuration.layout, reporting: &bag)
  if isFragment, let layout { bag.report(.layoutOfFragment(at: layout.range)) }
  return Page(
    file: source.file,
    layout: isFragment ? nil : layout,
    isFragment: isFragment,
    targets: readPageTargets(entries, in: configuration, reporting: &bag),
    each: each, rows: rowsOfPage,
    hasBrokenEach: each == nil && list != nil,
    pageSize: readPageSize(paginate, of: list, reporting: &bag),
    path: entry("path", in: entries).flatMap { entry in
      readString(entry.value, "'path'", reporting: &bag).map {
        StringTemplate(entry.value, $0, knowing: front.frontScope, reporting: &bag)
      }
    },
    defaultPath: documentPath(ofFile: relativePath),
    schedule: PageSchedule(entries),
    aliases: readAliases(entries, knowing: front.frontScope, reporting: &bag),
    parentRange: entry("parent", in: entries).flatMap { entry in
      readString(entry.value, "'parent'", reporting: &bag).map { _ in entry.value.range }
    },
    fields: fields(entries, knowing: front.frontScope, reporting: &bag),
    body: bodyTemplate, head: head,
    sheets: sheets, sheetTags: Set(sheets.map(\.tag)))
}

/// The source of rows that an `each` names; `nil` for another expression, or after an error.
private func rows(
  of each: Expression, in configuration: SiteConfiguration, _ paginate: DataNode.Entry?,
  reporting bag: inout DiagnosticBag
) -> String? {
  guard case .member(let base, let name, _) = each.kinds[each.root],
    case .variable(let variable) = each.kinds[base], variable.text == "rows"
  else { return nil }
  if configuration.rows(named: name) == nil {
    bag.report(.unknownRows(name, in: configuration.rows.map(\.name), at: each.range))
  } else if let paginate {
    bag.report(.paginatedRows(at: paginate.keyRange))
  }
  return name
}

/// The nodes inside an element; none if there is no element.
private func content(of element: Int?, in markup: Markup) -> Range<Int> {
  element.map { $0 + 1..<Int(markup.nodes[$0].end) } ?? 0..<0
}

/// Warns of text outside of all views.
private func reportBareText(
  in markup: Markup, _ body: Range<Int>, reporting bag: inout DiagnosticBag
) {
  var index = body.lowerBound
  while index < body.upperBound {
    let node = markup.nodes[index]
    if node.kind == .text {
      let text = String(decoding: markup.file.bytes[node.range], as: UTF8.self)
      let bytes = markup.file.bytes[node.range]
      let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? node.range.upperBound
      bag.report(
        .bareText(
          ForeignPage.note(of: text), at: markup.file.sourceRange(node.range.lowerBound..<end)))
    }
    index = Int(node.end)
  }
}

private func frontMatterEntries(
  of source: ParsedSource, reporting bag: inout DiagnosticBag
) -> [DataNode.Entry] {
  guard let node = source.frontMatter, node.content != .null else { return [] }
  guard let entries = node.entries else {
    bag.report(.wrongKind("front matter", "an object of keys and values", found: node))
    return []
  }
  return entries
}

private func entry(_ key: String, in entries: [DataNode.Entry]) -> DataNode.Entry? {
  entries.first { $0.key == key && $0.value.content != .null }
}

private func readLayout(
  _ entries: [DataNode.Entry], default layout: SiteConfiguration.Reference?,
  reporting bag: inout DiagnosticBag
) -> SiteConfiguration.Reference? {
  guard let entry = entry("layout", in: entries) else { return layout }
  guard let name = readString(entry.value, "'layout'", reporting: &bag), name != "none" else {
    return nil
  }
  return SiteConfiguration.Reference(name, at: entry.value.range)
}

private func readAliases(
  _ entries: [DataNode.Entry], knowing types: TypeScope?, reporting bag: inout DiagnosticBag
) -> (field: Page.Field, range: SourceRange)? {
  guard let value = entry("aliases", in: entries)?.value else { return nil }
  guard value.items != nil else {
    bag.report(.wrongKind("'aliases'", "a list of paths", found: value).listing(value))
    return nil
  }
  return (field(value, knowing: types, reporting: &bag), value.range)
}

private func readFragment(
  _ entries: [DataNode.Entry], reporting bag: inout DiagnosticBag
) -> Bool {
  guard let entry = entry("fragment", in: entries) else { return false }
  if case .boolean(let isFragment) = entry.value.content { return isFragment }
  bag.report(.wrongKind("'fragment'", "true or false", found: entry.value))
  return false
}

private func readPageTargets(
  _ entries: [DataNode.Entry], in configuration: SiteConfiguration,
  reporting bag: inout DiagnosticBag
) -> [String]? {
  guard let entry = entry("targets", in: entries) else { return nil }
  guard let items = entry.value.items else {
    bag.report(.wrongKind("'targets'", "a list", found: entry.value).listing(entry.value))
    return nil
  }
  if items.isEmpty { bag.report(.noTarget(at: entry.value.range)) }
  let known = configuration.targets.map(\.name)
  return items.compactMap { item in
    guard let name = readString(item, "a target", reporting: &bag) else { return nil }
    guard known.contains(name) else {
      bag.report(.unknownTarget(name, in: known, at: item.range))
      return nil
    }
    return name
  }
}

private func fields(
  _ entries: [DataNode.Entry], knowing types: TypeScope?, reporting bag: inout DiagnosticBag
) -> [Page.FrontField] {
  let own = ["aliases", "each", "fragment", "layout", "paginate", "path", "targets"]
  return entries.filter { !own.contains($0.key) }.map { entry in
    // Any key is allowed, for 'page.…'. A key that is nearly one of the compiler's is probably a
    // mistake.
    if entry.key.utf8.count > 3, !PageSchedule.keys.contains(entry.key),
      let nearest = foreignKeys[entry.key] ?? nearestName(
        to: entry.key, in: own + PageSchedule.keys)
        ?? own.first(where: { $0.hasPrefix(entry.key) }),
      !entries.contains(where: { $0.key == nearest })
    {
      bag.report(.nearKey(entry.key, nearest, at: entry.keyRange))
    }
    return Page.FrontField(
      key: entry.key, value: field(entry.value, knowing: types, reporting: &bag),
      range: entry.value.range)
  }
}

/// Keys that other generators have for the compiler's own.
private let foreignKeys = [
  "expiryDate": "expire", "permalink": "path", "publishDate": "publish", "redirect_from": "aliases",
  "redirects": "aliases", "unpublish": "expire",
]

private func field(
  _ node: DataNode, knowing types: TypeScope?, reporting bag: inout DiagnosticBag
) -> Page.Field {
  switch node.content {
  case .string(let string) where string.utf8.contains(0x5C):
    return .template(StringTemplate(node, string, knowing: types, reporting: &bag))
  case .list(let items):
    return .list(items.map { field($0, knowing: types, reporting: &bag) })
  case .object(let entries):
    return .object(entries.map { ($0.key, field($0.value, knowing: types, reporting: &bag)) })
  default: return .value(node.value)
  }
}

extension Diagnostic {
  /// `foreign` is the note on the language that the page seems to be written in.
  fileprivate static func bareText(_ foreign: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .bareText, .warning, at: range, "text stands outside of any view",
      notes: [Note(foreign ?? "put it into '<Text>…</Text>'")])
  }

  fileprivate static func layoutOfFragment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "a part has no layout",
      notes: [Note("a page with 'fragment: true' is loaded into pages, which have theirs")])
  }

  fileprivate static func unknownRows(
    _ name: String, in known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: known)
    return Diagnostic(
      .unknownMember, .error, at: range, "the site has no rows '\(name)'" + didYouMean(nearest),
      notes: [Note("rows are named in site.yaml, as in 'rows: { \(name): { from: …, key: … } }'")])
  }

  fileprivate static func paginatedRows(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "rows make a document each, and cannot be paginated",
      notes: [Note("a list of rows is data: write one with the tool that writes the rows")])
  }

  fileprivate static func noTarget(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'targets' names no target",
      notes: [
        Note(
          "without 'targets' a page is made for all; a draft is a file whose name begins with '.'")
      ])
  }

  fileprivate static func nearKey(
    _ key: String, _ nearest: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, .warning, at: range,
      "'\(key)' means nothing to the compiler; did you mean '\(nearest)'?",
      notes: [Note("it is 'page.\(key)' in expressions, as every other key")],
      fixIts: [FixIt("write '\(nearest)'", replace: range, with: nearest)])
  }

  static func unknownTarget(
    _ name: String, in known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: known)
    return Diagnostic(
      .unknownTarget, .error, at: range,
      "the site has no target '\(name)'" + didYouMean(nearest),
      notes: [Note("its targets are \(known.joined(separator: ", "))")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
