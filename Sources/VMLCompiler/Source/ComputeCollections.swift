public import VMLData
public import VMLDiagnostics
import VMLMarkup

/// The place of a page in `pages`, which collections are made of: its front matter and its path.
///
/// - Returns: `nil` for a page that makes several documents, is a part of other pages, or is not
///   there; also for one with a mistake, which is reported where the page is compiled.
public func collectionEntry(
  _ relativePath: String, from file: SourceFile, in site: Site
) -> Value? {
  var ignored = DiagnosticBag()
  var names = site.names
  let page = makePage(
    relativePath, from: parseFrontMatter(file, reporting: &ignored), in: site.configuration,
    knowing: site.elements, names: &names, reporting: &ignored)
  guard page.each == nil, !page.hasBrokenEach, !page.isFragment else { return nil }
  return documents(of: page, in: site, reporting: &ignored).first?.fields
}

/// Computes what site.yaml lists under `collections:`.
///
/// `pages` are the entries of all pages. A collection that cannot be computed is reported, once,
/// and nothing is said where it is read.
public func computeCollections(
  of pages: [Value], in site: Site, reporting bag: inout DiagnosticBag
) -> Value {
  var scope = siteScope(site)
  scope.bind("pages", to: .list(pages))
  var work = 0
  var collections = ValueObject()
  for collection in site.configuration.collections {
    let value = compute(collection, in: scope, spending: &work, reporting: &bag)
    collections[collection.name] = value ?? .unreadable
  }
  return .object(collections)
}

/// Computes what site.yaml lists under `outputs:`, as JSON, in the order of the file.
///
/// What cannot be computed, or has no JSON, is reported and left out.
public func computeOutputs(
  of site: Site, reporting bag: inout DiagnosticBag
) -> [(output: ComputedValue, json: [UInt8])] {
  let scope = siteScope(site)
  var work = 0
  return site.configuration.outputs.compactMap { output in
    guard let value = compute(output, in: scope, spending: &work, reporting: &bag) else {
      return nil
    }
    var json = JSONText()
    json.write(value, isOutermost: true)
    json.endLine()
    return (output, json.bytes)
  }
}

/// The variables of expressions in site.yaml.
private func siteScope(_ site: Site) -> Scope {
  var scope = Scope()
  scope.memory = site.listMemory
  scope.bind("site", to: site.configuration.parameters)
  scope.bind("data", to: site.data)
  if let collections = site.collections { scope.bind("collections", to: collections) }
  if let moment = site.configuration.choices.moment { scope.bind("now", to: .date(moment.text)) }
  return scope
}

private func compute(
  _ computed: ComputedValue, in scope: Scope, spending work: inout Int,
  reporting bag: inout DiagnosticBag
) -> Value? {
  guard
    let value = evaluate(computed.expression, in: scope, spending: &work, reporting: &bag)
  else { return nil }
  guard work <= ExpansionLimits.evaluation else {
    bag.report(.tooCostly(computed.name, at: computed.expression.range))
    return nil
  }
  return value
}

extension JSONText {
  /// Writes a value; recursion is limited by what makes values.
  fileprivate mutating func write(_ value: Value, isOutermost: Bool = false) {
    switch value {
    case .nothing, .unreadable, .view: null()
    case .boolean(let boolean): self.value(boolean)
    case .integer(let integer): self.value(integer)
    case .number(let number): self.value(number)
    case .string(let text), .color(let text), .url(let text), .date(let text), .symbol(let text):
      self.value(text)
    case .list(let items):
      array(isOutermost ? .lines : .compact) { json in for item in items { json.write(item) } }
    case .object(let object):
      self.object(isOutermost ? .lines : .compact) { json in
        for (key, value) in zip(object.keys, object.values) {
          json.key(key)
          json.write(value)
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func tooCostly(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expansionLimit, .error, at: range,
      "the expressions of site.yaml take too much work up to '\(name)'",
      notes: [Note("group pages by a key with 'group(by:)' in place of going through all for each")]
    )
  }
}
