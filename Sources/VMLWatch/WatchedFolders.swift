import VMLFiles

#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The folders of a site that the kernel watches, by the numbers that it gave them.
  ///
  /// The kernel knows folders, and a site has paths: through symbolic links one folder may stand at
  /// several. Of the site's own folder, and of those that links only lead through, just some names
  /// count.
  struct WatchedFolders {
    private let site: WatchedSite
    private let queue: Descriptor
    private var places: [Int32: [Place]] = [:]
    private var watches: [String: Int32] = [:]
    /// The site's links, by their paths.
    private var links: [String: Link] = [:]
    /// The paths of the links whose way has a name on it, by its folder and the name.
    private var linksThrough: [Int32: [String: Set<String>]] = [:]

    /// The folder that the site's own stands in; -1 where it cannot be watched.
    private var outer: Int32 = -1

    /// A symbolic link in one of the site's folders, or the path of a file in none of them, which
    /// is followed as one.
    private struct Link {
      /// `nil` for a file in none of the site's folders.
      var name: String?
      /// The folder that the link lies in.
      var place: Place
      var trail: LinkTrail
    }

    /// Place of a watched folder in the site.
    private struct Place: Hashable {
      var path: String
      /// The real paths of the folders that hold it, and its own.
      var ancestors: [String]
    }

    private static let events = [
      IN_CREATE, IN_MODIFY, IN_CLOSE_WRITE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE, IN_DELETE_SELF,
      IN_MOVE_SELF, IN_ONLYDIR, IN_EXCL_UNLINK,
    ].reduce(UInt32(0)) { $0 | UInt32(truncatingIfNeeded: $1) }

    /// Begins to watch the whole site.
    init(_ site: WatchedSite, queue: Descriptor) throws(FileSystemError) {
      self.site = site
      self.queue = queue
      watchOuter()
      var found: [FileEvent] = []
      try addFolder("", real: site.root, in: [], &found)
    }

    /// Ends the watching of everything.
    func close() {
      for watch in Set(places.keys).union(linksThrough.keys).union(outer < 0 ? [] : [outer]) {
        _ = inotify_rm_watch(queue.number, watch)
      }
    }

    /// Watches files in none of the site's folders, and no others of these any more.
    mutating func watch(_ files: Set<String>) throws(FileSystemError) {
      for (path, link) in links where link.name == nil && !files.contains(path) { drop(path) }
      var found: [FileEvent] = []
      let place = Place(path: "", ancestors: [site.root])
      for path in files where links[path] == nil { try addLink(path, nil, in: place, &found) }
    }

    /// Has the kernel tell when the site's folder is removed: as long as a program is in it, itself
    /// perhaps, the folder does not say so.
    private mutating func watchOuter() {
      let folder = splitPath(site.root).folder
      let events = UInt32(truncatingIfNeeded: IN_DELETE | IN_ONLYDIR)
      // SAFETY: the string lives for the call.
      outer = unsafe inotify_add_watch(queue.number, folder.isEmpty ? "/" : folder, events)
    }

    // MARK: - Looking

    /// Watches a folder and what it holds; what is found may have come before it was watched.
    private mutating func addFolder(
      _ path: String, real: String, in ancestors: [String], _ found: inout [FileEvent]
    ) throws(FileSystemError) {
      guard ancestors.count < folderDepthLimit, !ancestors.contains(real), !site.isIgnored(real)
      else { return }
      guard let watch = try watch(real) else {
        if path.isEmpty { throw FileSystemError("watch", site.shown, errno: ENOENT) }
        return
      }
      let place = Place(path: path, ancestors: ancestors + [real])
      if places[watch, default: []].count >= folderLinkLimit { return }
      if places[watch]?.contains(place) != true { places[watch, default: []].append(place) }
      watches[path] = watch
      // After the folder is watched, so that nothing comes in between.
      guard let folder = try? Folder.open(real), let entries = try? folder.entries() else { return }
      for entry in entries { try add(entry, in: place, &found) }
    }

    private mutating func add(
      _ entry: Folder.Entry, in place: Place, _ found: inout [FileEvent]
    ) throws(FileSystemError) {
      guard let path = path(of: entry.name, in: place), let folder = place.ancestors.last else {
        return
      }
      let real = folder + "/" + entry.name
      found.append(.found(path))
      switch entry.kind {
      case .folder: try addFolder(path, real: real, in: place.ancestors, &found)
      case .link: try addLink(path, entry.name, in: place, &found)
      default: break
      }
    }

    private mutating func addLink(
      _ path: String, _ name: String?, in place: Place, _ found: inout [FileEvent]
    ) throws(FileSystemError) {
      guard let folder = place.ancestors.last else { return }
      let old = links[path]?.trail.steps ?? []
      let trail: LinkTrail
      if let name {
        trail = try LinkTrail(of: name, in: folder, on: site) {
          (folder) throws(FileSystemError) in try watch(folder)
        }
      } else {
        trail = try LinkTrail(to: path, on: site) {
          (folder) throws(FileSystemError) in try watch(folder)
        }
      }
      links[path] = Link(name: name, place: place, trail: trail)
      for step in trail.steps {
        linksThrough[step.watch, default: [:]][step.name, default: []].insert(path)
      }
      let now = Set(trail.steps)
      for step in old where !now.contains(step) { leave(step, of: path) }
      if name != nil, case .folder(let target) = trail.end {
        try addFolder(path, real: target, in: place.ancestors, &found)
      }
    }

    /// The path of something in a folder; `nil` if no build reads it.
    private func path(of name: String, in place: Place) -> String? {
      if isHiddenPath(name) { return nil }
      if place.path.isEmpty, !site.names.contains(name) { return nil }
      return WatchedSite.path(name, in: place.path)
    }

    /// - Returns: The folder's number; `nil` if there is no folder that can be read.
    private func watch(_ real: String) throws(FileSystemError) -> Int32? {
      let count = places.count
      // SAFETY: the string lives for the call.
      let watch =
        count < site.folderLimit ? unsafe inotify_add_watch(queue.number, real, Self.events) : -1
      if watch >= 0 { return watch }
      let code = count < site.folderLimit ? errno : ENOSPC
      switch code {
      case ENOENT, ENOTDIR, EACCES, ELOOP, ENAMETOOLONG: return nil
      case ENOSPC, ENOMEM:
        throw InotifyLimit.watches.error(watching: site.shown)
      default: throw FileSystemError("watch", site.shown, errno: code)
      }
    }

    // MARK: - Events

    /// Returns the changes in the site that an event stands for.
    mutating func events(of record: InotifyRecord) throws(FileSystemError) -> [FileEvent] {
      if record.has(IN_Q_OVERFLOW) { return [.everything] }
      if record.has(IN_IGNORED) {
        forget(record.watch)
        return []
      }
      if record.has(IN_DELETE_SELF) || record.has(IN_MOVE_SELF) || record.has(IN_UNMOUNT) {
        return try events(ofLost: record.watch)
      }
      if record.watch == outer, record.has(IN_DELETE), record.name == splitPath(site.root).name {
        throw FileSystemError("watch", site.shown, errno: ENOENT)
      }
      guard let name = record.name else { return places[record.watch] == nil ? [] : [.everything] }
      var events: [FileEvent] = []
      for place in places[record.watch] ?? [] {
        guard let path = path(of: name, in: place) else { continue }
        try append(record, name, path, in: place, to: &events)
      }
      for path in (linksThrough[record.watch]?[name] ?? []).sorted(by: pathPrecedes) {
        try appendLink(record, path, to: &events)
      }
      return events
    }

    /// Adds the changes of a link when something happened to a name on its way.
    private mutating func appendLink(
      _ record: InotifyRecord, _ path: String, to events: inout [FileEvent]
    ) throws(FileSystemError) {
      guard let link = links[path] else { return }
      let isEnd =
        link.trail.steps.last == record.name.map { LinkTrail.Step(watch: record.watch, name: $0) }
      if link.trail.end == .file, isEnd, !record.has(IN_ISDIR) {
        append(record, path, to: &events)
        // What has that name now may be a link, or a folder.
        if record.hasChangedNames { try follow(path, link, &events) }
      } else if record.hasChangedNames {
        try followAnew(path, &events)
      }
    }

    /// Follows a link to its new end, reporting the old one as removed and the new one as found.
    private mutating func followAnew(
      _ path: String, _ events: inout [FileEvent]
    ) throws(FileSystemError) {
      guard let link = links[path] else { return }
      switch link.trail.end {
      case .file: events.append(.removed(path))
      case .folder:
        dropFolders(path)
        events.append(.removedFolder(path))
      case .nowhere: break
      }
      events.append(.found(path))
      try follow(path, link, &events)
    }

    private mutating func follow(
      _ path: String, _ link: Link, _ events: inout [FileEvent]
    ) throws(FileSystemError) {
      try addLink(path, link.name, in: link.place, &events)
    }

    private mutating func append(
      _ record: InotifyRecord, _ name: String, _ path: String, in place: Place,
      to events: inout [FileEvent]
    ) throws(FileSystemError) {
      if record.isGone, watches[path] != nil {
        drop(path)
        return events.append(.removedFolder(path))
      }
      if record.isGone { drop(path) }
      let isNew = record.hasChangedNames && !record.isGone
      if isNew, let folder = place.ancestors.last,
        let status = try? DiskFileSystem.status(ofRealPath: folder + "/" + name, shownAs: path)
      {
        drop(path)
        if status.kind == .folder || status.kind == .link {
          return try add(Folder.Entry(name: name, kind: status.kind), in: place, &events)
        }
      }
      append(record, path, to: &events)
    }

    private func append(
      _ record: InotifyRecord, _ path: String, to events: inout [FileEvent]
    ) {
      if record.has(IN_DELETE) {
        events.append(.removed(path))
      } else if record.has(IN_MOVED_FROM) {
        events.append(.removed(path, move: record.cookie))
      } else if record.has(IN_MOVED_TO) {
        events.append(.movedIn(path, move: record.cookie))
      } else if record.has(IN_CLOSE_WRITE) {
        events.append(.written(path))
      } else if record.has(IN_MODIFY) {
        events.append(.modified(path))
      } else if record.has(IN_CREATE) {
        events.append(.created(path))
      }
    }

    /// A watched folder itself was moved or removed.
    private mutating func events(ofLost watch: Int32) throws(FileSystemError) -> [FileEvent] {
      let lost = places[watch] ?? []
      if lost.contains(where: \.path.isEmpty) {
        throw FileSystemError("watch", site.shown, errno: ENOENT)
      }
      var events: [FileEvent] = []
      // Where the folder that holds it is watched too, it has been dropped before.
      for place in lost where watches[place.path] == watch {
        if links[place.path] != nil {
          try followAnew(place.path, &events)
        } else {
          drop(place.path)
          events.append(.removedFolder(place.path))
        }
      }
      return events
    }

    // MARK: - Forgetting

    /// Ends the watching of what stands at a path and below it.
    private mutating func drop(_ path: String) {
      dropFolders(path)
      if let link = links.removeValue(forKey: path) {
        for step in Set(link.trail.steps) { leave(step, of: path) }
      }
    }

    /// The same for what a link at the path leads to, while the link stays.
    private mutating func dropFolders(_ path: String) {
      guard watches[path] != nil else { return }
      let inside = path + "/"
      for inner in links.keys where inner.utf8.starts(with: inside.utf8) {
        guard let link = links.removeValue(forKey: inner) else { continue }
        for step in Set(link.trail.steps) { leave(step, of: inner) }
      }
      for inner in watches.keys where inner == path || inner.utf8.starts(with: inside.utf8) {
        guard let watch = watches.removeValue(forKey: inner) else { continue }
        places[watch]?.removeAll { $0.path == inner }
        guard places[watch]?.isEmpty == true else { continue }
        places[watch] = nil
        endIfUnused(watch)
      }
    }

    /// Notes that a link's way has a name on it no more.
    private mutating func leave(_ step: LinkTrail.Step, of path: String) {
      linksThrough[step.watch]?[step.name]?.remove(path)
      if linksThrough[step.watch]?[step.name]?.isEmpty == true {
        linksThrough[step.watch]?[step.name] = nil
      }
      guard linksThrough[step.watch]?.isEmpty == true else { return }
      linksThrough[step.watch] = nil
      endIfUnused(step.watch)
    }

    /// Has the kernel tell no more of a folder: it may lie elsewhere now, and is watched anew
    /// there.
    private func endIfUnused(_ watch: Int32) {
      guard places[watch] == nil, linksThrough[watch] == nil else { return }
      _ = inotify_rm_watch(queue.number, watch)
    }

    private mutating func forget(_ watch: Int32) {
      linksThrough[watch] = nil
      for place in places.removeValue(forKey: watch) ?? [] where watches[place.path] == watch {
        watches[place.path] = nil
      }
    }
  }

  extension InotifyRecord {
    /// Whether a name has gone from the folder.
    fileprivate var isGone: Bool { has(IN_MOVED_FROM) || has(IN_DELETE) }

    /// Whether a name has come to the folder, or gone from it.
    fileprivate var hasChangedNames: Bool { isGone || has(IN_CREATE) || has(IN_MOVED_TO) }
  }
#endif
