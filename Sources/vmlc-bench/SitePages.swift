import VMLFiles

/// The paths of the pages below a folder, in order.
func sitePages(in folder: String, of disk: DiskFileSystem) throws -> [String] {
  var found: [String] = []
  for entry in try disk.list(folder).sorted(by: { $0.path < $1.path }) {
    if entry.kind == .folder {
      found += try sitePages(in: entry.path, of: disk)
    } else if entry.path.hasSuffix(".vml") {
      found.append(entry.path)
    }
  }
  return found
}
