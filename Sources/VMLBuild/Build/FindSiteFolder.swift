/// The nearest folder upward that has a `site.yaml`, written as the given one is; `nil` if none
/// has.
package func findSiteFolder(from folder: String) -> String? {
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
