import VMLData
public import VMLDiagnostics

/// One document that a page makes.
public struct DocumentRequest: Sendable {
  public let page: Page
  public let path: DocumentPath
  /// The page's `path` in its file, or the start of the file.
  public let pathRange: SourceRange
  /// The lifecycle template of the page's head that is the document's body; `nil` for the page
  /// itself.
  public let template: String?
  /// The item of `each`; `nil` for a page without it.
  let item: Value?
  let itemIndex: Int?
  /// The place of its row among the site's rows of the moment; `nil` for a page without rows.
  public let rowIndex: Int?
  /// All items of `each`.
  let items: [Value]
  /// The value of `page` in expressions.
  let fields: Value

  /// The path of the document below which a deep link puts this one; `nil` if the page says none.
  public var parent: SiteConfiguration.Reference? {
    guard let range = page.parentRange, case .object(let fields) = fields,
      let path = fields["parent"]?.asText
    else { return nil }
    return SiteConfiguration.Reference(path, at: range)
  }

  /// Whether the page makes a document for each item of a list.
  public var isOneOfMany: Bool { item != nil }

  /// The targets that it is made for, in the site's order.
  public func targets(of site: Site) -> [Target] {
    guard let names = page.targets else { return site.configuration.targets }
    return site.configuration.targets.filter { names.contains($0.name) }
  }
}

/// The documents that a page makes: one, or one for each item.
///
/// An item whose path cannot be computed is reported and left out.
public func documents(
  of page: Page, in site: Site, reporting bag: inout DiagnosticBag
) -> [DocumentRequest] {
  var scheduled: [ScheduledDocument] = []
  return documents(of: page, in: site, scheduled: &scheduled, reporting: &bag)
}

/// The same; those that are not always there, with what came of them, are appended to `scheduled`.
public func documents(
  of page: Page, in site: Site, scheduled: inout [ScheduledDocument],
  reporting bag: inout DiagnosticBag
) -> [DocumentRequest] {
  var lister = DocumentLister(page, site)
  lister.listDocuments()
  bag.report(contentsOf: lister.bag)
  scheduled += lister.scheduled
  return lister.requests
}

/// Makes the requests for the items of a page.
private struct DocumentLister {
  let page: Page
  var requests: [DocumentRequest] = []
  var scheduled: [ScheduledDocument] = []
  private let choices: SiteChoices
  private let rows: [String: [Value]]
  var bag = DiagnosticBag()
  private var items: [Value] = []
  /// Diagnostics reported for items.
  ///
  /// A mistake that many items share is reported for the first.
  private var reported: Set<Diagnostic> = []
  private var errorCount = 0
  private var scope = Scope()
  /// The documents of a list that is spread over several.
  private var pagination: Pagination?
  /// Cost of all evaluations so far.
  private var work = 0

  /// Number of errors in one page's items after which the rest is not tried.
  private static let errorLimit = 20

  init(_ page: Page, _ site: Site) {
    self.page = page
    choices = site.configuration.choices
    rows = site.rows
    scope.memory = site.listMemory
    scope.bind("site", to: site.configuration.parameters)
    scope.bind("data", to: site.data)
    if let collections = site.collections { scope.bind("collections", to: collections) }
    if let moment = choices.moment { scope.bind("now", to: .date(moment.text)) }
  }

  mutating func listDocuments() {
    guard !page.hasBrokenEach else { return }
    guard let each = page.each else { return appendRequest(item: nil, index: nil) }
    if let name = page.rows { return listRows(rows[name] ?? [], each) }
    guard var items = evaluateList(each, in: scope, spending: &work, reporting: &bag) else {
      return
    }
    if let size = page.pageSize {
      pagination = Pagination(of: items.count, by: size)
      items = pages(of: items, by: size)
      findPaths(of: items)
    } else if page.path == nil {
      return bag.report(.eachWithoutPath(at: each.range))
    }
    self.items = items
    requests.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let mark = scope.mark
      scope.bind("item", to: item)
      scope.bind("itemIndex", to: .integer(index))
      var outer = DiagnosticBag()
      swap(&bag, &outer)
      appendRequest(item: item, index: index)
      swap(&bag, &outer)
      report(outer, of: item, at: index, in: each)
      scope.pop(to: mark)
      if errorCount > Self.errorLimit { return }
      if work > ExpansionLimits.evaluation {
        return bag.report(.tooCostly(after: index + 1, at: each.range))
      }
    }
  }

  /// Makes a document of each row, which knows of no other row.
  private mutating func listRows(_ rows: [Value], _ each: Expression) {
    guard page.path != nil else { return bag.report(.eachWithoutPath(at: each.range)) }
    requests.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() {
      let mark = scope.mark
      scope.bind("item", to: row)
      var outer = DiagnosticBag()
      swap(&bag, &outer)
      appendRequest(item: row, index: nil, row: index)
      swap(&bag, &outer)
      report(outer, of: row, at: nil, in: each)
      scope.pop(to: mark)
      work = 0
      if errorCount > Self.errorLimit { return }
    }
  }

  private mutating func report(
    _ found: DiagnosticBag, of item: Value, at index: Int?, in each: Expression
  ) {
    errorCount += found.errorCount
    for mistake in found.diagnostics where reported.insert(mistake).inserted {
      var located = mistake
      if mistake.isAboutValues {
        located.notes += placeNotes(on: mistake)
        located = located.naming(item, at: index, of: each.path(of: each.root))
      }
      bag.report(located)
    }
  }

  /// Notes on the lines of data that a mistake in front matter comes from.
  private func placeNotes(on mistake: Diagnostic) -> [Diagnostic.Note] {
    guard let range = mistake.range, let expression = page.frontExpression(at: range) else {
      return []
    }
    var evaluation = Evaluation(expression, scope)
    return evaluation.placeNotes(on: mistake)
  }

  private mutating func appendRequest(item: Value?, index: Int?, row: Int? = nil) {
    guard let path = documentPath(index) else { return }
    var fields = ValueObject(capacity: page.fields.count + 1)
    fields["path"] = .string(path.path)
    if let pagination, let index { fields["pagination"] = pagination.value(at: index) }
    for field in page.fields {
      guard let value = value(of: field.value) else { return }
      fields[field.key] = value
    }
    if let schedule = page.schedule {
      guard
        let document = schedule.decide(fields, path: path.path, choices, reporting: &bag)
      else { return }
      scheduled.append(document)
      if document.absence != nil { return }
    }
    requests.append(
      DocumentRequest(
        page: page, path: path, pathRange: page.path?.range ?? page.file.sourceRange(0..<0),
        template: nil, item: item, itemIndex: index, rowIndex: row, items: items,
        fields: .object(fields)))
    if let aliases = page.aliases { appendAliases(aliases.field, at: aliases.range) }
  }

  /// Appends the last document once more for each of its further paths.
  private mutating func appendAliases(_ aliases: Page.Field, at range: SourceRange) {
    guard let document = requests.last, case .list(let paths)? = value(of: aliases) else { return }
    for value in paths {
      guard let text = text(of: value) else {
        bag.report(.noText(value, at: range))
        continue
      }
      let path = DocumentPath(
        text, isIndex: text.utf8.last == UInt8(ascii: "/"), at: range, reporting: &bag)
      guard let path else { continue }
      requests.append(
        DocumentRequest(
          page: page, path: path, pathRange: range, template: nil, item: document.item,
          itemIndex: document.itemIndex, rowIndex: document.rowIndex, items: document.items,
          fields: document.fields))
    }
  }

  /// Finds the paths of all documents of a list that is spread over several.
  ///
  /// A mistake in one is reported where the document is made.
  private mutating func findPaths(of items: [Value]) {
    let (mark, known, spent) = (scope.mark, bag, work)
    var paths: [String?] = []
    for (index, item) in items.enumerated() {
      scope.bind("item", to: item)
      scope.bind("itemIndex", to: .integer(index))
      paths.append(documentPath(index)?.path)
      scope.pop(to: mark)
      if work > ExpansionLimits.evaluation { break }
    }
    (bag, work) = (known, spent)
    pagination?.setPaths(paths)
  }

  /// The path of a document; `index` is its place among the page's, if there are several.
  private mutating func documentPath(_ index: Int?) -> DocumentPath? {
    let isIndex = page.defaultPath.hasSuffix("/")
    guard let template = page.path else {
      let path = pagination?.path(page.defaultPath, at: index) ?? page.defaultPath
      return DocumentPath(
        path, isIndex: isIndex, at: page.file.sourceRange(0..<0), reporting: &bag)
    }
    guard let value = template.value(in: scope, spending: &work, reporting: &bag) else {
      return nil
    }
    guard var path = text(of: value) else {
      bag.report(.noText(value, at: template.range))
      return nil
    }
    // An author who counts in the path says how it goes on.
    if let pagination, !template.reads("itemIndex") { path = pagination.path(path, at: index) }
    return DocumentPath(path, isIndex: isIndex, at: template.range, reporting: &bag)
  }

  /// The value of a field of front matter; `nil` after an error.
  ///
  /// Recursion is limited by the reader of YAML.
  private mutating func value(of field: Page.Field) -> Value? {
    switch field {
    case .value(let value): return value
    case .template(let template):
      return template.value(in: scope, spending: &work, reporting: &bag)
    case .list(let items):
      var values: [Value] = []
      for item in items {
        guard let value = value(of: item) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .object(let entries):
      var object = ValueObject(capacity: entries.count)
      for (key, field) in entries {
        guard let value = value(of: field) else { return nil }
        object[key] = value
      }
      return .object(object)
    }
  }
}

extension Diagnostic {
  fileprivate static func eachWithoutPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .eachWithoutPath, .error, at: range, "a page with 'each' needs a 'path' of its own",
      notes: [Note("as in 'path: /products/\\(item.slug)'")])
  }

  fileprivate static func tooCostly(after count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the front matter of this page's items takes too much work; "
        + "the rest is given up after \(count)",
      notes: [Note("take expressions that go through much data out of the front matter")])
  }
}
