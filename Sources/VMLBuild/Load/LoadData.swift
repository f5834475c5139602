import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles

extension SiteLoader {
  /// The values of some data files as one.
  ///
  /// With a configuration they have the types that it gives them.
  mutating func loadData(
    _ paths: [String], _ configuration: SiteConfiguration?
  ) throws(FileSystemError) -> Value {
    var found: [(path: String, file: SourceFile?)] = []
    for path in paths { found.append((path, try readFile(path, limit: dataSizeLimit))) }
    let key = sources?.key(of: found.map(\.file))
    if let key, let data = sources?.data(key) { return data }
    let (data, said) = try observing { loader in
      var tree = DataTree()
      var typed: [TypedNode] = []
      var values: [(file: SourceFile, value: Value, type: DataType?)] = []
      for (path, file) in found {
        let type = configuration?.dataType(
          ofFile: DataTree.keys(ofFile: path).joined(separator: "/"))
        // Places that read its values have no mistake because of that.
        let value =
          file.flatMap { file in
            type.map { loader.value(of: file, as: $0, configuration?.types, &typed) }
              ?? loader.value(of: file)
          } ?? .unreadable
        let place =
          file ?? SourceFile(id: loader.registry.place(of: path).file, path: path, bytes: [])
        tree.insert(value, from: place)
        values.append((place, value, type))
      }
      let value = tree.value
      loader.bag.report(contentsOf: tree.bag)
      guard let configuration else { return value }
      loader.check(typed, configuration, found.map(\.path), value)
      guard configuration.resolvesReferences else { return value }
      let resolver = ReferenceResolver(configuration.types, to: ReferenceIndex(value))
      var resolved = DataTree()
      for (file, value, type) in values {
        let data = type.map { $0.resolved.isEmpty ? value : resolver.resolve(value, of: $0) }
        resolved.insert(data ?? value, from: file)
      }
      return resolved.value
    }
    if let key { sources?.keep(said.diagnostics.isEmpty ? data : nil, key) }
    return data
  }

  /// The places of the data in the files that were read, which are parsed again for a message.
  func dataPlaces(_ paths: [String], _ data: Value) -> DataPlaces {
    let sources = registry.sources
    let known = Set(paths)
    return DataPlaces(of: data) {
      var loader = SiteLoader(fileSystem)
      return sources.all.filter { known.contains($0.path) }.compactMap { file in
        loader.readDataFile(file).map { (DataTree.keys(ofFile: file.path), $0) }
      }
    }
  }

  /// The value of a data file; `nil` after an error.
  private mutating func value(of file: SourceFile) -> Value? {
    if let value = sources?.value(of: file) { return value }
    let errors = bag.diagnostics.count
    guard let value = readDataFile(file)?.value else { return nil }
    if bag.diagnostics.count == errors { sources?.keep(value, of: file) }
    return value
  }

  /// The value of a data file that has a type; `nil` after an error.
  ///
  /// It is not kept from one load to the next alone, since site.yaml may say otherwise by then.
  private mutating func value(
    of file: SourceFile, as type: DataType, _ types: TypeTable?, _ typed: inout [TypedNode]
  ) -> Value? {
    guard let types, let node = readDataFile(file),
      let value = types.value(of: node, as: type, reporting: &bag)
    else { return nil }
    if !types.lists(referredBy: type.type).isEmpty {
      typed.append(TypedNode(node: node, type: type))
    }
    return value
  }

  /// Checks what references lead to, and that each type is one of a file that is there.
  private mutating func check(
    _ typed: [TypedNode], _ configuration: SiteConfiguration, _ paths: [String], _ data: Value
  ) {
    if !typed.isEmpty {
      let references = ReferenceIndex(data)
      for file in typed {
        configuration.types.checkReferences(
          in: file.node, of: file.type, to: references, reporting: &bag)
      }
    }
    guard configuration.data.contains(where: { !$0.isFolder }) else { return }
    let names = paths.map { DataTree.keys(ofFile: $0).joined(separator: "/") }
    for typed in configuration.data where !typed.isFolder && !names.contains(typed.path) {
      let near = nearestName(to: typed.path, in: names)
      bag.report(.noSuchData(typed.path, nearest: near, at: typed.range))
    }
  }
}

/// A data file whose type refers to other data.
private struct TypedNode {
  var node: DataNode
  var type: DataType
}

extension Diagnostic {
  fileprivate static func noSuchData(
    _ path: String, nearest: String?, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingFile, .error, at: range,
      "there is no data file 'content/\(path)'" + didYouMean(nearest),
      notes: [
        Note(
          "'data' has the names of files without their endings, 'shop/products', and of folders of "
            + "pages, 'blog/'")
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}
