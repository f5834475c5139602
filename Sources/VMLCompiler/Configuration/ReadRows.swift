public import VMLData
public import VMLDiagnostics

/// Rows that a page makes a document of each, `each: rows.NAME`; they are read one by one.
public struct RowSource: Sendable {
  public var name: String
  /// The range of the name in site.yaml.
  public var range: SourceRange
  /// The files, as patterns of paths from the site's folder; none where a command names them.
  public var files: [SiteConfiguration.Reference]
  /// The column whose values tell rows apart.
  public var key: String
  /// The type of a row.
  public var type: ValueType
  /// The most rows that `check`, `watch`, `serve` and other commands for authors read.
  public var sample: Int

  public static let defaultSample = 100
  private static let sampleLimit = 10_000

  fileprivate init?(_ entry: DataNode.Entry, _ types: TypeTable, reporting bag: inout DiagnosticBag)
  {
    guard isWord(entry.key), !entry.key.contains("-") else {
      bag.report(.rowsName(entry.key, at: entry.keyRange))
      return nil
    }
    let subject = "'\(entry.key)'"
    guard var object = ConfigurationObject(entry.value, subject, reporting: &bag) else {
      return nil
    }
    name = entry.key
    range = entry.keyRange
    files = (object.take("from").map { $0.items ?? [$0] } ?? []).compactMap { node in
      readString(node, "'from'", reporting: &bag).map {
        SiteConfiguration.Reference($0, at: node.range)
      }
    }
    let keyNode = object.take("key")
    key = keyNode.flatMap { readString($0, "'key'", reporting: &bag) } ?? ""
    type = .any
    if let node = object.take("columns") {
      type = readType(node, of: "columns", in: types, reporting: &bag) ?? .any
    }
    sample = Self.defaultSample
    if let node = object.take("sample") {
      if case .integer(let count) = node.content, (1...Self.sampleLimit).contains(count) {
        sample = count
      } else {
        bag.report(
          .wrongKind("'sample'", "a number from 1 to \(Self.sampleLimit)", found: node))
      }
    }
    object.finish(reporting: &bag)
    for file in files {
      if let problem = Self.problem(of: file.text) {
        bag.report(.rowFiles(file.text, problem, at: file.range))
      }
    }
    guard let keyNode, !key.isEmpty else {
      if keyNode == nil { bag.report(.rowsWithoutKey(name, at: range)) }
      return nil
    }
    switch types.resolved(type) {
    case .any: break
    case .object(let fields):
      guard let fields, !fields.contains(where: { $0.name == key }) else { break }
      let names = fields.map(\.name)
      bag.report(.noKeyColumn(key, nearest: nearestName(to: key, in: names), at: keyNode.range))
    default: bag.report(.columnsKind(at: entry.value["columns"]?.range ?? range))
    }
  }

  /// The format of a file by its ending; `nil` for a file of no rows.
  public static func format(ofFile path: String) -> RowFormat? {
    if path.hasSuffix(".jsonl") || path.hasSuffix(".ndjson") { return .jsonLines }
    return path.hasSuffix(".csv") ? .csv : nil
  }

  private static func problem(of pattern: String) -> String? {
    let parts = pattern.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    if pattern.utf8.first == 0x2F || parts.contains(where: { $0.elementsEqual("..".utf8) }) {
      return "it must lie in the site's folder; '--rows' takes files from anywhere"
    }
    if parts.contains(where: \.isEmpty) || pattern.utf8.contains(0) { return "it names no file" }
    let first = String(Substring(parts[0]))
    if ["components", "content", "locales", "styles"].contains(first) {
      return "'\(first)/' holds the site's sources; put rows into a folder of their own, 'rows/'"
    }
    if first.utf8.contains(where: { $0 == UInt8(ascii: "*") }) {
      return "its first part must name a folder, or a file"
    }
    if format(ofFile: pattern) == nil { return "rows end with '.jsonl', '.ndjson' or '.csv'" }
    return nil
  }
}

extension SiteConfiguration {
  /// The rows with a name.
  public func rows(named name: String) -> RowSource? { rows.first { $0.name == name } }
}

/// Reads `rows:`, an object of names and what is read under them.
func readRows(
  _ node: DataNode, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> [RowSource] {
  guard let entries = node.entries else {
    bag.report(.wrongKind("'rows'", "an object of names and files", found: node))
    return []
  }
  return entries.compactMap { RowSource($0, types, reporting: &bag) }
}

extension Diagnostic {
  fileprivate static func rowsName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' cannot name rows",
      notes: [Note("it is read as 'rows.NAME': letters, digits and '_', with no digit first")])
  }

  fileprivate static func rowFiles(
    _ pattern: String, _ problem: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "no rows can be read from '\(pattern)': \(problem)",
      notes: [Note("as in 'from: rows/products/*.jsonl'")])
  }

  fileprivate static func rowsWithoutKey(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, at: range, "'\(name)' has no 'key'",
      notes: [Note("it is the column that tells rows apart, as in 'key: sku'")])
  }

  fileprivate static func noKeyColumn(
    _ key: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'columns' has no '\(key)'" + didYouMean(nearest),
      notes: [Note("'key' is the column that tells rows apart")],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  fileprivate static func columnsKind(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'columns' must be the type of an object",
      notes: [Note("as in '{ sku: string, price: number }', or the name of such a type")])
  }
}
