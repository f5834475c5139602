import VMLData
import VMLDiagnostics
import VMLFiles

/// Data files by their folders: `data` of an expression.
///
/// What a file `shop.yaml` holds and what the folder `shop/` holds is one object; no key of it may
/// come from both.
struct DataTree {
  private(set) var bag = DiagnosticBag()
  private var root = Folder()

  fileprivate struct Folder {
    var files: [String: File] = [:]
    var folders: [String: Folder] = [:]
    /// Names of its files and folders, in the order in which they came.
    var names: [String] = []
  }

  fileprivate struct File {
    var value: Value
    var place: SourceRange
  }

  /// The keys that lead to what a file holds.
  static func keys(ofFile path: String) -> [String] {
    let path = SiteFiles.contentPath(path)
    let folders = splitPath(path).folder.utf8.split(separator: UInt8(ascii: "/"))
    return folders.map { String(Substring($0)) } + [SiteFiles.stem(of: path)]
  }

  /// Puts a file's value at its place.
  mutating func insert(_ value: Value, from file: SourceFile) {
    let keys = Self.keys(ofFile: file.path)
    let added = File(value: value, place: file.sourceRange(0..<0))
    if let name = keys.last, let other = root.insert(added, name, in: keys.dropLast()) {
      bag.report(.dataTwice(keys.joined(separator: "."), at: added.place, first: other))
    }
  }

  /// The whole as a value; reports keys that come from a file and from the folder of its name.
  var value: Value {
    mutating get { value(of: root, at: "").value }
  }

  /// A folder's value, and a file in it for messages.
  private mutating func value(
    of folder: Folder, at path: String
  ) -> (value: Value, place: SourceRange?) {
    var object = ValueObject()
    var place: SourceRange?
    for name in folder.names {
      let key = path.isEmpty ? name : path + "." + name
      let file = folder.files[name]
      let inner = folder.folders[name].map { value(of: $0, at: key) }
      place = place ?? file?.place ?? inner?.place
      object[name] = merged(file, inner, at: key)
    }
    return (.object(object), place)
  }

  private mutating func merged(
    _ file: File?, _ folder: (value: Value, place: SourceRange?)?, at key: String
  ) -> Value? {
    guard let file else { return folder?.value }
    guard let folder, let place = folder.place, case .object(let inner) = folder.value else {
      return file.value
    }
    guard file.value != .unreadable else { return file.value }
    guard case .object(var object) = file.value else {
      bag.report(.dataTwice(key, at: place, first: file.place))
      return file.value
    }
    for (name, value) in zip(inner.keys, inner.values) {
      if object[name] != nil {
        bag.report(.dataTwice(key + "." + name, at: place, first: file.place))
      } else {
        object[name] = value
      }
    }
    return .object(object)
  }
}

extension DataTree.Folder {
  /// Puts a file below a folder.
  ///
  /// - Returns: The place of the file that has its name already.
  fileprivate mutating func insert(
    _ file: DataTree.File, _ name: String, in path: ArraySlice<String>
  ) -> SourceRange? {
    let first = path.first ?? name
    if files[first] == nil, folders[first] == nil { names.append(first) }
    guard path.isEmpty else {
      return folders[first, default: DataTree.Folder()].insert(file, name, in: path.dropFirst())
    }
    if let other = files[name] { return other.place }
    files[name] = file
    return nil
  }
}

extension Diagnostic {
  fileprivate static func dataTwice(
    _ path: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateData, .error, at: range, "'data.\(path)' comes from two files",
      notes: [Note("the other one", at: first), Note("rename one of them")])
  }
}
