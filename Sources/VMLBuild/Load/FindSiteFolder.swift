import VMLFiles

/// The nearest folder upward that has a `site.yaml`, written as the given one is; `nil` if none
/// has.
public func findSiteFolder(from folder: String) -> String? {
  var path = folder
  for _ in 0..<folderDepthLimit {
    guard let fileSystem = try? DiskFileSystem(root: path) else { return nil }
    if (try? hasConfiguration(fileSystem)) == true { return path }
    let parent = path == "." ? ".." : path + "/.."
    if realFolder(path) == realFolder(parent) { return nil }
    path = parent
  }
  return nil
}

private func realFolder(_ path: String) -> String? {
  guard let fileSystem = try? DiskFileSystem(root: path) else { return nil }
  return (try? fileSystem.realPath("")) ?? nil
}

/// Finds the site that a file is in.
///
/// - Parameters:
///   - file: A path as the user wrote it.
///   - site: The site's folder; `nil` for the nearest one above the file.
/// - Returns: The site's folder, and the file's path there; `nil` if it is in none.
/// - Throws: ``BuildFailure/noSite(_:)`` for a `site` that is none.
public func placeInSite(
  of file: String, site: String?
) throws(BuildFailure) -> (site: String, path: String)? {
  let (folder, name) = splitPath(file)
  let isAtRoot = folder.isEmpty && file.utf8.first == UInt8(ascii: "/")
  let start = folder.isEmpty ? (isAtRoot ? "/" : ".") : folder
  if let site { _ = try openSite(site) }
  // By the place where the file stands, whatever a link there leads to.
  guard let site = site ?? findSiteFolder(from: start),
    let root = resolvedPath(site), let real = resolvedPath(start)
  else { return nil }
  let path = (real == "/" ? "" : real) + "/" + name
  let prefix = (root == "/" ? "" : root) + "/"
  guard path.utf8.starts(with: prefix.utf8) else { return nil }
  return (site, String(Substring(path.utf8.dropFirst(prefix.utf8.count))))
}
