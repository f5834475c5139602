import VMLData
import VMLDiagnostics

/// The documents over which a page spreads a list: `page.pagination`.
struct Pagination: Sendable {
  /// Number of all items, and of documents.
  private let total: Int
  private let count: Int
  /// By document; `nil` where the path has a mistake.
  private var paths: [String?] = []
  /// One object for each document, with its number and its path.
  private var pages = Value.list([])

  /// A list without items has one document all the same.
  init(of total: Int, by size: Int) {
    self.total = total
    count = max(1, (total + size - 1) / size)
  }

  mutating func setPaths(_ paths: [String?]) {
    self.paths = paths
    pages = .list(
      paths.enumerated().map { index, path in
        .object(
          ValueObject([
            "number": .integer(index + 1), "path": path.map { .string($0) } ?? .nothing,
          ]))
      })
  }

  /// The path of a document whose first one has a path: `/news`, `/news/2`, `/news/3`.
  func path(_ first: String, at index: Int?) -> String {
    guard let index, index > 0 else { return first }
    return first + (first.utf8.last == UInt8(ascii: "/") ? "" : "/") + String(index + 1)
  }

  /// The value of `page.pagination` in a document.
  func value(at index: Int) -> Value {
    func path(_ index: Int) -> Value {
      guard paths.indices.contains(index), let path = paths[index] else { return .nothing }
      return .string(path)
    }
    return .object(
      ValueObject([
        "number": .integer(index + 1), "count": .integer(count), "total": .integer(total),
        "previous": path(index - 1), "next": path(index + 1), "first": path(0),
        "last": path(count - 1), "pages": pages,
      ]))
  }
}

/// A list cut into the lists of one or more documents.
func pages(of items: [Value], by size: Int) -> [Value] {
  if items.isEmpty { return [.list([])] }
  return stride(from: 0, to: items.count, by: size).map { start in
    .list(Array(items[start..<min(start + size, items.count)]))
  }
}

/// Reads `paginate`; `each` is the list of the same page.
func readPageSize(
  _ entry: DataNode.Entry?, of each: DataNode?, reporting bag: inout DiagnosticBag
) -> Int? {
  guard let entry else { return nil }
  guard case .integer(let size) = entry.value.content, pageSizes.contains(size) else {
    var text: String?
    if case .string(let string) = entry.value.content { text = string }
    bag.report(.pageSize(text.flatMap(Int.init), at: entry.value.range))
    // Its documents have paths of their own in any case.
    return pageSizes.upperBound
  }
  if each == nil { bag.report(.nothingToPaginate(at: entry.keyRange)) }
  return size
}

/// The numbers of items that a document may have.
private let pageSizes = 1...10_000

extension Diagnostic {
  /// `written` is the number that a text holds.
  fileprivate static func pageSize(_ written: Int?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "'paginate' is the number of items on a page, from \(pageSizes.lowerBound) to "
        + "\(pageSizes.upperBound)",
      notes: written.map { _ in [Note("a number has no quotes")] } ?? [],
      fixIts: written.map { [FixIt("write '\($0)'", replace: range, with: "\($0)")] } ?? [])
  }

  fileprivate static func nothingToPaginate(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'paginate' needs a list to spread over pages",
      notes: [Note("as in 'each: data.posts'; 'item' is then the list of one page's items")])
  }
}
