public import VMLBuild
public import VMLFiles
import VMLFormats
import VMLOutput

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A source that a command was asked to rewrite, with or without a site around it.
public struct LooseSource: Hashable, Sendable {
  /// As the user would write it.
  public var path: String
  /// Absolute, without links.
  public var realPath: String
}

/// The sources that paths lead to: files as they are, and of folders everything with one of the
/// endings.
///
/// In folders, hidden files and folders, what a build made, and symbolic links are passed over, so
/// that nothing leads out of them or round in a circle. A file that several paths lead to comes
/// once.
///
/// - Throws: A path that leads to nothing, or to a folder that cannot be looked through.
public func findSources(
  _ paths: [String], endings: [String]
) throws(FileSystemError) -> [LooseSource] {
  var finder = SourceFinder(endings: endings)
  for path in paths { try finder.add(path) }
  return finder.sources
}

/// The folders of a site that hold sources, of those that are there and no links.
public func sourceFolders(ofSite site: String) throws(BuildFailure) -> [String] {
  _ = try openSite(site)
  do throws(FileSystemError) {
    let folder = try Folder.open(site)
    var paths: [String] = []
    for name in SiteFiles.folders.sorted() where try folder.status(name)?.kind == .folder {
      paths.append(site == "." ? name : site == "/" ? "/" + name : site + "/" + name)
    }
    return paths
  } catch {
    throw .world(error)
  }
}

private struct SourceFinder {
  private(set) var sources: [LooseSource] = []
  private let endings: [String]
  private var known: Set<String> = []

  init(endings: [String]) { self.endings = endings }

  mutating func add(_ path: String) throws(FileSystemError) {
    guard let real = resolvedPath(path) else {
      throw FileSystemError("read", path, errno: errno)
    }
    guard let status = try DiskFileSystem.status(ofRealPath: real, shownAs: path) else {
      throw FileSystemError("read", path, errno: ENOENT)
    }
    switch status.kind {
    case .folder:
      try addContents(
        of: Folder.open(real, shownAs: path), realPath: real == "/" ? "" : real,
        path: trimmed(path), depth: 0)
    case .file: insert(path, real)
    default: throw FileSystemError("read", path, .other, "it is neither a file nor a folder")
    }
  }

  private func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  private mutating func insert(_ path: String, _ real: String) {
    if known.insert(real).inserted { sources.append(LooseSource(path: path, realPath: real)) }
  }

  private mutating func addContents(
    of folder: Folder, realPath: String, path: String, depth: Int
  ) throws(FileSystemError) {
    guard depth < folderDepthLimit else {
      throw FileSystemError(
        "list the folder", path, .tooMany, "folders stand too deep in each other")
    }
    let entries = try folder.entries()
    if entries.contains(where: { $0.name == OutputName.latest }),
      readLatestVersion(in: folder) != nil
    {
      return
    }
    let manifest = [OutputName.manifest, OutputName.manifestFolder]
    let isTree = manifest.allSatisfy { name in entries.contains { $0.name == name } }
    for entry in entries where !entry.name.hasPrefix(".") && entry.kind != .unreadableName {
      // A tree's documents are sources; what a build has made besides is none.
      if isTree, (manifest + [LiveViewNativeSheet.file]).contains(entry.name) { continue }
      let shown =
        path == "." ? entry.name : path == "/" ? "/" + entry.name : path + "/" + entry.name
      let real = realPath + "/" + entry.name
      // Some file systems do not say what an entry is before they are asked.
      switch try folder.status(entry.name)?.kind {
      case .folder:
        guard let inner = try folder.folder(entry.name, shownAs: shown) else { continue }
        try addContents(of: inner, realPath: real, path: shown, depth: depth + 1)
      case .file:
        guard endings.contains(SiteFiles.ending(of: entry.name)) else { continue }
        guard sources.count < folderEntryLimit else {
          throw FileSystemError(
            "list the folder", path, .tooMany, "there are more than \(folderEntryLimit) files")
        }
        insert(shown, real)
      default: continue
      }
    }
  }
}
