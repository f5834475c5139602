public import VMLFiles

#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Has Linux tell what happens in the folders of a site.
  ///
  /// A folder that comes up is watched first and looked through then, so that nothing in it is
  /// missed. Where the kernel's queue overflows everything is watched anew, and everything may be
  /// different.
  public struct InotifyWatcher: FileWatcher {
    private let site: WatchedSite
    private let queue: Descriptor
    private var folders: WatchedFolders
    private var named: Set<String> = []
    private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

    /// Limit for the number of reads of the queue before the events are handed on.
    private static let readLimit = 32

    public init(_ site: WatchedSite) throws(FileSystemError) {
      let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard number >= 0 else {
        if errno == EMFILE { throw InotifyLimit.instances.error(watching: site.shown) }
        throw FileSystemError("watch", site.shown, errno: errno)
      }
      self.site = site
      queue = Descriptor(number)
      folders = try WatchedFolders(site, queue: queue)
    }

    public mutating func events(
      until deadline: ContinuousClock.Instant?, or stop: StopSignal
    ) throws(FileSystemError) -> [FileEvent] {
      guard stop.wait(for: queue.number, until: deadline) == .ready else { return [] }
      var events: [FileEvent] = []
      for _ in 0..<Self.readLimit {
        guard let records = try read() else { break }
        for record in records { events += try self.events(of: record) }
      }
      return events
    }

    /// Returns the changes that one event of the kernel stands for.
    public mutating func events(of record: InotifyRecord) throws(FileSystemError) -> [FileEvent] {
      if record.has(IN_Q_OVERFLOW) {
        folders.close()
        folders = try WatchedFolders(site, queue: queue)
        try folders.watch(named)
      }
      return try folders.events(of: record)
    }

    public mutating func watch(
      _ files: [String: FileStamp]
    ) throws(FileSystemError) -> [FileEvent] {
      let new = files.filter { !named.contains($0.key) }
      named = Set(files.keys)
      try folders.watch(named)
      return site.changes(of: new)
    }

    /// - Returns: `nil` if nothing is left to be read.
    private mutating func read() throws(FileSystemError) -> [InotifyRecord]? {
      let number = queue.number
      let count = uninterrupted {
        // SAFETY: the system writes only within the buffer.
        unsafe buffer.withUnsafeMutableBytes { buffer in
          unsafe systemRead(number, buffer)
        }
      }
      if count > 0 { return InotifyRecord.all(in: buffer[..<count]) }
      if count == 0 || errno == EAGAIN { return nil }
      throw FileSystemError("watch", site.shown, errno: errno)
    }
  }

  private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    // SAFETY: passes a buffer's own address and count to the system.
    unsafe read(number, buffer.baseAddress, buffer.count)
  }

  /// Things that the system limits for each user.
  enum InotifyLimit {
    case watches, instances

    func error(watching folder: String) -> FileSystemError {
      let variable: String
      let things: String
      switch self {
      case .watches: (variable, things) = ("max_user_watches", "folders")
      case .instances: (variable, things) = ("max_user_instances", "programs")
      }
      let limit = Self.value(of: variable).map { " (\($0))" } ?? ""
      let proposal = self == .watches ? 524_288 : 1024
      return FileSystemError(
        "watch", folder, .tooMany,
        "the system's limit of watched \(things)\(limit) is reached; "
          + "'sudo sysctl fs.inotify.\(variable)=\(proposal)' raises it")
    }

    private static func value(of variable: String) -> String? {
      let folder = try? Folder.open("/proc/sys/fs/inotify")
      guard let bytes = try? folder?.read(variable, limit: 64) else { return nil }
      return String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
    }
  }
#endif
