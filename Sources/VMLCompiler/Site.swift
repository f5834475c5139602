package import VMLData
package import VMLDiagnostics
package import VMLMarkup

/// Everything that the documents of a site share: configuration, components, data.
///
/// Made once for a build and then only read, from as many threads as there are.
package struct Site: Sendable {
  package let configuration: SiteConfiguration
  package let components: [Component]
  package let elements: ElementNames
  /// What `data` is in an expression.
  package let data: Value
  /// The names that components and sheets have; workers go on from a copy.
  package let names: NameTable

  package init(
    configuration: SiteConfiguration, components: [Component], elements: ElementNames,
    data: Value, names: NameTable
  ) {
    self.configuration = configuration
    self.components = components
    self.elements = elements
    self.data = data
    self.names = names
  }
}

/// One document that a page makes.
package struct DocumentRequest: Sendable {
  package let page: Page
  package let path: DocumentPath
  /// The item of `each`; `nil` for a page without it.
  let item: Value?
  let itemIndex: Int?
  /// What `page` is in an expression.
  let fields: Value

  /// The targets that it is made for, in the site's order.
  package func targets(of site: Site) -> [Target] {
    guard let names = page.targets else { return site.configuration.targets }
    return site.configuration.targets.filter { names.contains($0.name) }
  }
}

/// The documents that a page makes: one, or one for each item.
///
/// An item whose path cannot be computed is reported and left out.
package func documents(
  of page: Page, in site: Site, reporting bag: inout DiagnosticBag
) -> [DocumentRequest] {
  var scope = Scope()
  scope.bind("site", to: site.configuration.parameters)
  scope.bind("data", to: site.data)
  guard let each = page.each else {
    return request(page, item: nil, index: nil, in: &scope, reporting: &bag).map { [$0] } ?? []
  }
  guard let items = evaluateList(each, in: scope, reporting: &bag) else { return [] }
  guard page.path != nil else {
    bag.report(.eachWithoutPath(at: each.range))
    return []
  }
  var requests: [DocumentRequest] = []
  requests.reserveCapacity(items.count)
  for (index, item) in items.enumerated() {
    let mark = scope.mark
    scope.bind("item", to: item)
    scope.bind("itemIndex", to: .integer(index))
    if let request = request(page, item: item, index: index, in: &scope, reporting: &bag) {
      requests.append(request)
    } else if bag.errorCount > errorLimit {
      break
    }
    scope.pop(to: mark)
  }
  return requests
}

/// After how many errors in one page's items the rest is not tried.
private let errorLimit = 20

private func request(
  _ page: Page, item: Value?, index: Int?, in scope: inout Scope, reporting bag: inout DiagnosticBag
) -> DocumentRequest? {
  guard let path = documentPath(of: page, in: scope, reporting: &bag) else { return nil }
  var fields = ValueObject()
  fields["path"] = .string(path.path)
  for (key, field) in page.fields {
    guard let value = field.value(in: scope, reporting: &bag) else { return nil }
    fields[key] = value
  }
  return DocumentRequest(
    page: page, path: path, item: item, itemIndex: index, fields: .object(fields))
}

private func documentPath(
  of page: Page, in scope: Scope, reporting bag: inout DiagnosticBag
) -> DocumentPath? {
  let isIndex = page.defaultPath.hasSuffix("/")
  guard let template = page.path else {
    return DocumentPath(
      page.defaultPath, isIndex: isIndex, at: page.file.sourceRange(0..<0), reporting: &bag)
  }
  guard let value = template.value(in: scope, reporting: &bag) else { return nil }
  guard let path = text(of: value) else {
    bag.report(.noText(value, at: template.range))
    return nil
  }
  return DocumentPath(path, isIndex: isIndex, at: template.range, reporting: &bag)
}

extension Page.Field {
  fileprivate func value(in scope: Scope, reporting bag: inout DiagnosticBag) -> Value? {
    switch self {
    case .value(let value): return value
    case .template(let template): return template.value(in: scope, reporting: &bag)
    case .list(let items):
      var values: [Value] = []
      for item in items {
        guard let value = item.value(in: scope, reporting: &bag) else { return nil }
        values.append(value)
      }
      return .list(values)
    case .object(let entries):
      var object = ValueObject()
      for (key, field) in entries {
        guard let value = field.value(in: scope, reporting: &bag) else { return nil }
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
}
