/// A few paths to look for among all paths of a site: most often it is one.
struct PathSelection {
  private let paths: Set<String>
  /// The only one of them.
  private let only: String?

  init(_ paths: some Collection<String>) {
    self.paths = Set(paths)
    only = paths.count == 1 ? paths.first : nil
  }

  func contains(_ path: String) -> Bool {
    // To compare two paths is quicker than to hash one.
    if let only { path == only } else { paths.contains(path) }
  }
}
