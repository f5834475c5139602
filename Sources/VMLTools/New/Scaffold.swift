public import VMLBuild
import VMLDiagnostics
import VMLFiles

/// Files for an author to start from, and what to do with them.
public struct Scaffold: Hashable, Sendable {
  public struct File: Hashable, Sendable {
    /// Relative to the site's folder.
    public var path: String
    public var text: String
  }

  /// The thing that is made, to follow "made": `the page '/about'`.
  public var subject: String
  /// In the order in which they are made.
  public var files: [File]
  /// Next steps for the author, each a line.
  public var nextSteps: [String]
  /// Folders of the site that may not hold another file of the same name, however deep.
  var foldersWithoutTwins: [String] = []
}

/// Why a name given to `vmlc new` cannot be used, and what would do.
public struct NameMistake: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Makes a scaffold's files in a site; never replaces what is there.
public func add(_ scaffold: Scaffold, toSite folder: String) throws(BuildFailure) {
  do throws(FileSystemError) {
    let disk = try DiskFileSystem(root: folder)
    guard try disk.status(of: SiteFiles.configuration) != nil else {
      throw FileSystemError("read", folder, .notFound, "there is no site.yaml")
    }
    for twins in scaffold.foldersWithoutTwins {
      try checkForTwins(of: scaffold, in: twins, on: disk)
    }
    try write(scaffold, below: folder)
  } catch {
    throw error.reason == .notFound ? .noSite(folder) : .world(error)
  }
}

private func checkForTwins(
  of scaffold: Scaffold, in folder: String, on disk: DiskFileSystem
) throws(FileSystemError) {
  guard try disk.status(of: folder)?.kind == .folder else { return }
  let names = Set(scaffold.files.map { splitPath($0.path).name })
  let paths = Set(scaffold.files.map(\.path))
  for entry in try disk.list(folder) where !paths.contains(entry.path) {
    let name = splitPath(entry.path).name
    guard names.contains(name) else { continue }
    throw FileSystemError(
      "make another", name, .exists, "'\(entry.path)' has that name, which is its own in the site")
  }
}

/// Makes a scaffold's files below a folder that exists; never replaces what is there.
///
/// Nothing is made if any of the files is there already; what was made before a failure is removed
/// again.
func write(_ scaffold: Scaffold, below folder: String) throws(FileSystemError) {
  let disk = try DiskFileSystem(root: folder)
  for file in scaffold.files where try disk.status(of: file.path) != nil {
    let shown = folder == "." ? file.path : folder + "/" + file.path
    throw FileSystemError("make", shown, .exists, "it is there already, and nothing is replaced")
  }
  var made: [String] = []
  do throws(FileSystemError) {
    for file in scaffold.files {
      let (parent, name) = splitPath(file.path)
      made += try createFolders(parent, on: disk)
      guard let real = try disk.realPath(parent) else {
        throw FileSystemError("make", file.path, .other, "its folder has gone")
      }
      // The names above are checked already; this refuses a file that came there since.
      try Folder.open(real, shownAs: folder + "/" + parent)
        .writeNew(name, Array(file.text.utf8).span)
      made.append(file.path)
    }
  } catch {
    for path in made.reversed() { try? disk.remove(path) }
    throw error
  }
}

/// Makes a folder and those above it.
///
/// - Returns: Those that were not there, the outer ones first.
private func createFolders(
  _ path: String, on disk: DiskFileSystem
) throws(FileSystemError) -> [String] {
  var made: [String] = []
  var folder = ""
  for part in path.split(separator: "/") {
    folder += folder.isEmpty ? String(part) : "/" + part
    if try disk.status(of: folder) == nil { made.append(folder) }
  }
  try disk.createFolder(path)
  return made
}

/// A string as YAML and JSON write it, whatever it holds.
func quoted(_ text: String) -> String {
  var json = JSONText()
  json.value(text)
  return json.text
}
