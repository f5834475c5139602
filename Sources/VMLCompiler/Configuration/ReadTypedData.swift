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
/// A type is written as anywhere else, or as an object with `type` and `unique` or `resolve`.
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
    var resolved: [DataNode] = []
    if let type = entry.value["type"], let keys = entry.value.entries?.map(\.key), keys.count > 1,
      keys.allSatisfy(["resolve", "type", "unique"].contains)
    {
      node = type
      unique = entry.value["unique"].map { $0.items ?? [$0] } ?? []
      resolved = entry.value["resolve"].map { $0.items ?? [$0] } ?? []
    }
    guard let type = readType(node, of: entry.key, in: types, reporting: &bag) else { return nil }
    typed.data.type = type
    for key in unique {
      guard let name = readString(key, "'unique'", reporting: &bag) else { continue }
      guard let fields = itemFields(of: type, types), !typed.isFolder else {
        bag.report(.keyOfNoList("unique", at: key.range))
        continue
      }
      guard fields.contains(where: { $0.name == name }) else {
        let near = nearestName(to: name, in: fields.map(\.name))
        bag.report(.unknownItemKey(name, nearest: near, at: key.range))
        continue
      }
      typed.data.unique.append(name)
    }
    for key in resolved {
      guard let name = readString(key, "'resolve'", reporting: &bag) else { continue }
      guard let fields = itemFields(of: type, types), !typed.isFolder else {
        bag.report(.keyOfNoList("resolve", at: key.range))
        continue
      }
      let references = fields.filter { types.reference(of: $0.type) != nil }.map(\.name)
      guard references.contains(name) else {
        bag.report(
          fields.contains { $0.name == name }
            ? .noReference(name, at: key.range)
            : .unknownItemKey(name, nearest: nearestName(to: name, in: references), at: key.range))
        continue
      }
      typed.data.resolved.append(name)
    }
    return typed
  }
}

/// The fields that the items of a list have; `nil` for a type that is no list of objects.
private func itemFields(of type: ValueType, _ types: TypeTable) -> [ValueType.Field]? {
  guard case .list(let element) = types.resolved(type),
    case .object(let fields?) = types.resolved(element)
  else { return nil }
  return fields
}

extension SiteConfiguration {
  /// Whether some data file holds items of another one.
  public var resolvesReferences: Bool { data.contains { !$0.data.resolved.isEmpty } }

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
  fileprivate static func keyOfNoList(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(key)' needs a list of objects",
      notes: [Note("as in 'products: { type: [Product], unique: sku }'")])
  }

  fileprivate static func noReference(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range, "'\(name)' refers to no other data",
      notes: [Note("its type is what it refers to, as in '\(name): \"ref(categories, id)\"'")])
  }

  fileprivate static func unknownItemKey(
    _ name: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .invalidConfiguration, .error, at: range,
      "the items have no '\(name)'" + didYouMean(nearest),
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
