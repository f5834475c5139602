import VMLFiles

#if os(Linux)
  /// The way from a symbolic link to what it leads to, or from the site to a file in it, through
  /// other links where it leads through some.
  ///
  /// A change of any name on the way may have the link lead elsewhere, or nowhere.
  struct LinkTrail {
    /// The names on the way, each with the number of the watched folder that it was looked up in.
    ///
    /// Where something on the way is not there, that is the last one. What is not watched, as the
    /// output, ends them.
    private(set) var steps: [Step] = []
    private(set) var end = End.nowhere

    struct Step: Hashable {
      var watch: Int32
      var name: String
    }

    enum End: Hashable {
      case file
      /// With its real path.
      case folder(String)
      /// To nothing, to itself, or out of the site.
      case nowhere
    }

    /// As many links as the system follows in one path.
    private static let linkLimit = 40

    /// Follows a link, which lies in the folder with the real path `folder`.
    ///
    /// `watch` has a folder watched before a name in it is looked at, so that nothing comes in
    /// between; it says `nil` of one that cannot be.
    init(
      of name: String, in folder: String, on site: WatchedSite,
      watch: (String) throws(FileSystemError) -> Int32?
    ) throws(FileSystemError) {
      guard let target = Folder.linkTarget(ofPath: folder + "/" + name) else { return }
      let isAbsolute = target.utf8.first == UInt8(ascii: "/")
      try follow(Self.names(of: target), in: isAbsolute ? "" : folder, on: site, watch)
    }

    /// Follows a path from the site's folder.
    init(
      to path: String, on site: WatchedSite,
      watch: (String) throws(FileSystemError) -> Int32?
    ) throws(FileSystemError) {
      try follow(Self.names(of: path), in: site.root, on: site, watch)
    }

    private mutating func follow(
      _ names: [String], in folder: String, on site: WatchedSite,
      _ watch: (String) throws(FileSystemError) -> Int32?
    ) throws(FileSystemError) {
      var (names, folder) = (names, folder)
      var count = 1
      while let name = names.popLast() {
        if name == ".." {
          folder = splitPath(folder).folder
          continue
        }
        let path = folder + "/" + name
        // What lies outside the site may lead back into it, and is not watched.
        if isBelow(folder, site.root) {
          guard !site.isIgnored(path), let watch = try watch(folder.isEmpty ? "/" : folder)
          else { return }
          steps.append(Step(watch: watch, name: name))
        }
        let status = try? DiskFileSystem.status(ofRealPath: path, shownAs: path)
        switch status?.kind {
        case nil: return
        case .link?:
          count += 1
          guard count <= Self.linkLimit, let target = Folder.linkTarget(ofPath: path) else {
            return
          }
          names += Self.names(of: target)
          if target.utf8.first == UInt8(ascii: "/") { folder = "" }
        case .folder?: folder = path
        default:
          if names.isEmpty, isBelow(path, site.root) { end = .file }
          return
        }
      }
      if isBelow(folder, site.root) { end = .folder(folder) }
    }

    /// The names of a path, the last one first; without those that change nothing.
    private static func names(of path: String) -> [String] {
      path.split(separator: "/").reversed().map(String.init).filter { $0 != "." }
    }
  }
#endif
