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
    var (unique, resolve): (DataNode?, DataNode?)
    if let type = entry.value["type"], let keys = entry.value.entries?.map(\.key),
      keys.count > 1 || type.isList, keys.allSatisfy(["resolve", "type", "unique"].contains)
    {
      node = type
      (unique, resolve) = (entry.value["unique"], entry.value["resolve"])
    }
    guard let type = readType(node, of: entry.key, in: types, reporting: &bag) else { return nil }
    typed.data.type = type
    typed.data.unique = readItemKeys(
      unique, "unique", of: typed, in: types, reporting: &bag
    ) { _ in true }
    typed.data.resolved = readItemKeys(resolve, "resolve", of: typed, in: types, reporting: &bag) {
      types.reference(of: $0.type) != nil
    }
    return typed
  }
}

/// The keys of a list's items that an option names, among the ones that can have it.
private func readItemKeys(
  _ node: DataNode?, _ option: String, of typed: TypedData, in types: TypeTable,
  reporting bag: inout DiagnosticBag, where canHaveIt: (ValueType.Field) -> Bool
) -> [String] {
  var names: [String] = []
  for key in node.map({ $0.items ?? [$0] }) ?? [] {
    guard let name = readString(key, "'\(option)'", reporting: &bag) else { continue }
    guard let fields = itemFields(of: typed.data.type, types), !typed.isFolder else {
      // Of a type with a mistake that is told already.
      if case .list(let element) = types.resolved(typed.data.type),
        case .any = types.resolved(element), !typed.isFolder
      {
        return []
      }
      bag.report(.keyOfNoList(option, at: key.range))
      continue
    }
    let possible = fields.filter(canHaveIt).map(\.name)
    if possible.contains(name) {
      names.append(name)
    } else if fields.contains(where: { $0.name == name }) {
      bag.report(.noReference(name, at: key.range))
    } else {
      bag.report(.unknownItemKey(name, nearest: nearestName(to: name, in: possible), at: key.range))
    }
  }
  return names
}

/// The fields that the items of a list have; `nil` for a type that is no list of objects.
private func itemFields(of type: ValueType, _ types: TypeTable) -> [ValueType.Field]? {
  guard case .list(let element) = types.resolved(type),
    case .object(let fields?) = types.resolved(element)
  else { return nil }
  return fields
}

extension DataNode {
  /// Whether it is the type of a list, as YAML or as text.
  fileprivate var isList: Bool {
    if case .string(let text) = content { return text.hasPrefix("[") }
    return items != nil
  }
}

extension SiteConfiguration {
  /// Whether some data file holds items of another one.
  public var resolvesReferences: Bool { data.contains { !$0.data.resolved.isEmpty } }

  /// The type of a file's data, by its path below `content/` without its ending.
  public func dataType(ofFile path: String) -> DataType? {
    data.first { $0.path == path }?.data
  }

  /// The type of a page's front matter, by its path below `content/`: the nearest folder's.
  func frontMatterType(ofFile path: String) -> TypedData? {
    data.filter { $0.isFolder && path.utf8.starts(with: $0.path.utf8) }
      .max { $0.path.utf8.count < $1.path.utf8.count }
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
