public import VMLData
public import VMLDiagnostics

/// The type of a data file, or of the front matter of the pages in a folder.
public struct TypedData: Sendable {
  /// The way to the file without its ending, `shop/products`; a folder ends with `/`.
  public var path: String
  /// The range of the path in site.yaml.
  public var range: SourceRange
  public var data: DataType

  public var isFolder: Bool { path.hasSuffix("/") }
}

/// Reads `data:`, an object of files or folders and their types.
///
/// A type is written as anywhere else, or as an object with `type` and `unique`.
func readTypedData(
  _ node: DataNode, _ types: TypeTable, reporting bag: inout DiagnosticBag
) -> [TypedData] {
  guard let entries = node.entries else {
    bag.report(.wrongKind("'data'", "an object of files and their types", found: node))
    return []
  }
  return entries.compactMap { entry in
    var typed = TypedData(path: entry.key, range: entry.keyRange, data: DataType(.any))
    var node = entry.value
    var unique: [DataNode] = []
    if let list = entry.value["unique"], let type = entry.value["type"],
      entry.value.entries?.count == 2
    {
      node = type
      unique = list.items ?? [list]
    }
    guard let type = readType(node, of: entry.key, in: types, reporting: &bag) else { return nil }
    typed.data.type = type
    for key in unique {
      guard let name = readString(key, "'unique'", reporting: &bag) else { continue }
      guard let fields = itemFields(of: type, types), !typed.isFolder else {
        bag.report(.uniqueOfNoList(at: key.range))
        continue
      }
      guard fields.contains(name) else {
        bag.report(.unknownUnique(name, nearest: nearestName(to: name, in: fields), at: key.range))
        continue
      }
      typed.data.unique.append(name)
    }
    return typed
  }
}

/// The keys that the items of a list have; `nil` for a type that is no list of objects.
private func itemFields(of type: ValueType, _ types: TypeTable) -> [String]? {
  guard case .list(let element) = types.resolved(type),
    case .object(let fields?) = types.resolved(element)
  else { return nil }
  return fields.map(\.name)
}

extension SiteConfiguration {
  /// The type of a file's data, by its path below `content/` without its ending.
  public func dataType(ofFile path: String) -> DataType? {
    data.first { $0.path == path }?.data
  }

  /// The type of a page's front matter, by its path below `content/`: the nearest folder's.
  func frontMatterType(ofFile path: String) -> DataType? {
    data.filter { $0.isFolder && path.utf8.starts(with: $0.path.utf8) }
      .max { $0.path.utf8.count < $1.path.utf8.count }?.data
  }
}

extension Diagnostic {
  fileprivate static func uniqueOfNoList(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'unique' needs a list of objects",
      notes: [Note("as in 'products: { type: [Product], unique: sku }'")])
  }

  fileprivate static func unknownUnique(
    _ name: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "the items have no '\(name)'" + didYouMean(nearest),
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
