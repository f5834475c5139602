#if canImport(CoreServices) && !os(Linux)
  import CoreServices
  import Darwin
  import Dispatch
  import Synchronization

  /// Has macOS tell what happens in the folders of a site.
  ///
  /// The system tells real paths and what has happened to each at some time, so the disk says what
  /// became of it. Links are not taken apart: a change anywhere else in the site's folder may
  /// change everything.
  struct EventStreamWatcher: FileWatcher {
    private let site: WatchedSite
    private let stream: EventStream
    private var named: Set<String> = []

    init(_ site: WatchedSite) throws(FileSystemError) {
      self.site = site
      stream = try EventStream(site)
    }

    mutating func events(
      until deadline: ContinuousClock.Instant?, or stop: StopSignal
    ) throws(FileSystemError) -> [FileEvent] {
      guard stop.wait(for: stream.output.number, until: deadline) == .ready else { return [] }
      let records = stream.take()
      if records.contains(where: { $0.has(kFSEventStreamEventFlagRootChanged) }) {
        throw FileSystemError("watch", site.shown, errno: ENOENT)
      }
      return records.compactMap(event)
    }

    mutating func watch(_ files: [String: FileStamp]) throws(FileSystemError) -> [FileEvent] {
      let new = files.filter { !named.contains($0.key) }
      named = Set(files.keys)
      return site.changes(of: new)
    }

    private func event(of record: EventRecord) -> FileEvent? {
      if record.has(kFSEventStreamEventFlagMustScanSubDirs) { return .everything }
      guard record.path.hasPrefix(site.root + "/"), !site.isIgnored(record.path) else { return nil }
      let path = String(record.path.dropFirst(site.root.count + 1))
      if isHiddenPath(path) { return nil }
      let name = path.prefix { $0 != "/" }
      guard site.names.contains(String(name)) || named.contains(path) else {
        let isOnTheWay =
          record.has(kFSEventStreamEventFlagItemIsDir)
          || record.has(kFSEventStreamEventFlagItemIsSymlink)
        return isOnTheWay || name.count < path.count ? .everything : nil
      }
      let status = try? DiskFileSystem.status(ofRealPath: record.path, shownAs: path)
      guard let status else {
        let isFolder = record.has(kFSEventStreamEventFlagItemIsDir)
        return isFolder ? .removedFolder(path) : .removed(path)
      }
      // A folder that was moved here tells nothing of what it holds.
      if status.kind == .folder {
        return record.has(kFSEventStreamEventFlagItemRenamed) ? .everything : .found(path)
      }
      return record.has(kFSEventStreamEventFlagItemCreated) ? .found(path) : .written(path)
    }
  }

  /// The system's report about one path.
  private struct EventRecord: Sendable {
    var path: String
    var flags: UInt32

    func has(_ flag: Int) -> Bool { flags & UInt32(truncatingIfNeeded: flag) != 0 }
  }

  /// The system's stream of events, which a queue of its own receives.
  private final class EventStream: Sendable {
    /// Has something to read when there are events.
    let output: Descriptor
    private let input: Descriptor
    private let records = Mutex<[EventRecord]>([])
    /// The address of the system's stream; 0 if there is none.
    private let stream = Mutex<UInt>(0)

    init(_ site: WatchedSite) throws(FileSystemError) {
      var ends: [Int32] = [-1, -1]
      // SAFETY: the system writes two numbers into the array.
      guard unsafe pipe(&ends) == 0 else { throw FileSystemError("make", "a pipe", errno: errno) }
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      output = Descriptor(ends[0])
      input = Descriptor(ends[1])
      guard start(site.root) else {
        throw FileSystemError(
          "watch", site.shown, .other, "the system does not tell of changes there")
      }
    }

    deinit {
      stream.withLock { address in
        // SAFETY: the address belongs to a stream that was started, and no code uses it afterwards.
        guard let started = unsafe OpaquePointer(bitPattern: address) else { return }
        unsafe FSEventStreamStop(started)
        unsafe FSEventStreamInvalidate(started)
        unsafe FSEventStreamRelease(started)
      }
    }

    /// Returns the events since the last call, and forgets them.
    func take() -> [EventRecord] {
      var bytes = [UInt8](repeating: 0, count: 1024)
      // SAFETY: the system writes at most as many bytes as the array has.
      while unsafe read(output.number, &bytes, bytes.count) == bytes.count {}
      return records.withLock { records in
        defer { records = [] }
        return records
      }
    }

    private func add(_ new: [EventRecord]) {
      records.withLock { $0 += new }
      var byte: UInt8 = 1
      // SAFETY: one byte of a variable of ours. A full pipe wakes the reader just as well.
      _ = unsafe write(input.number, &byte, 1)
    }

    private func start(_ root: String) -> Bool {
      // SAFETY: the context points to this object, which stops the stream before it goes away; the
      // system's paths are C strings, as no flag asks for others, as many as it says.
      guard
        let name = unsafe CFStringCreateWithCString(
          nil, root, CFStringBuiltInEncodings.UTF8.rawValue)
      else { return false }
      var values: [UnsafeRawPointer?] = unsafe [Unmanaged.passUnretained(name).toOpaque()]
      var callbacks = unsafe kCFTypeArrayCallBacks
      // SAFETY: the array holds one string, which it keeps.
      guard let paths = unsafe CFArrayCreate(nil, &values, 1, &callbacks) else { return false }
      var context = unsafe FSEventStreamContext(
        version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil,
        copyDescription: nil)
      let created = unsafe FSEventStreamCreate(
        nil,
        { _, info, count, paths, flags, _ in
          guard let info = unsafe info else { return }
          let names = unsafe paths.assumingMemoryBound(to: UnsafePointer<CChar>.self)
          let records = (0..<count).map { index in
            EventRecord(
              path: unsafe String(cString: names[index]), flags: unsafe flags[index])
          }
          unsafe Unmanaged<EventStream>.fromOpaque(info).takeUnretainedValue().add(records)
        },
        &context, paths, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), 0.005,
        FSEventStreamCreateFlags(
          kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer
            | kFSEventStreamCreateFlagWatchRoot))
      guard let created = unsafe created else { return false }
      // SAFETY: the stream is the one that was just made, and no other code has it.
      unsafe FSEventStreamSetDispatchQueue(created, DispatchQueue(label: "vmlc.watch"))
      guard unsafe FSEventStreamStart(created) else {
        unsafe FSEventStreamInvalidate(created)
        unsafe FSEventStreamRelease(created)
        return false
      }
      let address = UInt(bitPattern: created)
      stream.withLock { $0 = address }
      return true
    }
  }
#endif
