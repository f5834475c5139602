import VMLFiles
import VMLOutput

/// The folders and manifests of a version of the output, by which a later build sees whether it is
/// as it was.
struct OutputTable {
  /// The paths of the places, relative to the output folder.
  private var paths: [String]

  /// `trees` are the paths of the trees below the version, `files` the paths of all files in a
  /// tree.
  init(version: String, targets: [String], trees: [String], files: some Sequence<String>) {
    var folders: Set<PathKey> = [PathKey("")]
    var neighbours = FolderRun()
    for file in files {
      guard var folder = neighbours.newFolder(of: file) else { continue }
      while folders.insert(PathKey(folder)).inserted { folder = splitPath(folder).folder }
    }
    let inner = folders.map(\.path).sorted(by: pathPrecedes)
    paths = [
      OutputName.latest, OutputMark.name(of: version), version, version + "/" + OutputName.manifest,
    ]
    for target in targets {
      let path = version + "/" + target
      paths += [
        path, path + "/" + OutputName.manifest, path + "/" + OutputName.manifestFolder,
      ]
      var outer: Set<String> = [target]
      for tree in trees where tree == target || tree.utf8.starts(with: (target + "/").utf8) {
        var above = splitPath(tree).folder
        while outer.insert(above).inserted, !above.isEmpty {
          paths.append(version + "/" + above)
          above = splitPath(above).folder
        }
        for folder in inner where !(tree == target && folder.isEmpty) {
          paths.append(version + "/" + tree + (folder.isEmpty ? "" : "/" + folder))
        }
      }
    }
  }

  /// The same places as a table names.
  init(_ table: FileTable) { paths = table.entries.map(\.path) }

  /// Returns the state of these places now; `nil` where there is no output folder.
  func look(in path: String) throws(FileSystemError) -> FileTable? {
    guard try DiskFileSystem.status(ofPath: path) != nil else { return nil }
    let folder = try Folder.open(path)
    var table = FileTable()
    for path in paths {
      let status = try folder.status(path)
      table.entries.append(
        FileTable.Entry(
          path: path, kind: status?.kind, stamp: status?.stamp ?? FileStamp.none))
    }
    return table
  }
}
