import VMLDiagnostics

// The cache is one file: a head of fixed size, then two parts. The first is all that a build with
// nothing to do needs, the second is read by any other. Each part has a digest in the head, and
// whatever does not fit is as if it were not there. All numbers are in little-endian order.

/// What a cache knows, as it stands in its file.
public struct CacheFile: Sendable {
  /// That of ``SiteMemory/key``.
  let key: XXH128
  let sources: FlatTable
  let output: FlatTable
  let report: StoredReport
  private let file: OpenedFile
  /// Where the second part is, and its digest.
  private let rest: Range<Int>
  private let restDigest: XXH128

  /// The bytes that every cache of this layout begins with.
  private static let magic = Array("vmlc\r\n\u{1A}\u{7}".utf8)
  private static let headSize = 8 + 16 + 3 * 8 + 2 * 16

  /// Whether a file is a cache of another layout.
  static func isOfOtherCompiler(_ file: OpenedFile) -> Bool {
    guard let start = file.read(0..<magic.count) else { return false }
    return start.dropLast() == magic.dropLast() && start != magic
  }

  /// Reads the first part, and the second where it is asked for.
  ///
  /// - Returns: `nil` for anything but a cache of this compiler whose first part is whole.
  init?(_ file: OpenedFile) {
    let start = Self.headSize
    guard let head = file.read(0..<start) else { return nil }
    var reader = CacheReader(head)
    guard reader.raw(Self.magic.count) == Self.magic else { return nil }
    let key = reader.digest()
    var counts: [Int] = []
    for _ in 0..<3 { counts.append(Int(clamping: reader.number64())) }
    let (quickDigest, restDigest) = (reader.digest(), reader.digest())
    guard counts.allSatisfy({ (0...file.size).contains($0) }),
      start + counts[0] + counts[1] + counts[2] == file.size
    else { return nil }
    let tables = start..<start + counts[0]
    let quickEnd = tables.upperBound + counts[1]
    guard let bytes = file.read(0..<quickEnd),
      xxh128(bytes.span.extracting(start..<quickEnd)) == quickDigest
    else { return nil }
    var middle = CacheReader(bytes, tables.upperBound..<quickEnd)
    let sourcesCount = middle.integer()
    let report = StoredReport(from: &middle)
    guard !middle.isDamaged, middle.isAtEnd, (0...tables.count).contains(sourcesCount),
      let first = FlatTable(bytes, start..<start + sourcesCount),
      let second = FlatTable(bytes, start + sourcesCount..<tables.upperBound)
    else { return nil }
    self.key = key
    self.file = file
    self.restDigest = restDigest
    rest = quickEnd..<file.size
    self.report = report
    sources = first
    output = second
  }

  /// The same of bytes that are there.
  public init?(_ bytes: [UInt8]) { self.init(OpenedFile(bytes)) }

  /// Whether every part of it can be.
  public var isReadable: Bool { memory()?.pages.allSatisfy { $0.record != nil } ?? false }

  /// The file that says what is known of a build.
  static func bytes(of memory: SiteMemory) -> [UInt8] {
    // About what it takes as a rule.
    let capacity = (memory.sources.entries.count + memory.output.entries.count) * 128
    var writer = CacheWriter(capacity: capacity + memory.pages.count * 256 + (1 << 16))
    writer.write(Array(repeating: 0, count: headSize))
    memory.sources.write(to: &writer)
    let sourcesCount = writer.bytes.count - headSize
    memory.output.write(to: &writer)
    let tablesEnd = writer.bytes.count
    writer.write(count: sourcesCount)
    memory.report.write(to: &writer)
    let quickEnd = writer.bytes.count
    memory.writeRest(to: &writer)
    let end = writer.bytes.count
    var head = CacheWriter(capacity: headSize)
    head.write(magic)
    head.write(memory.key)
    for count in [tablesEnd - headSize, quickEnd - tablesEnd, end - quickEnd] {
      head.write(UInt64(count))
    }
    for part in [headSize..<quickEnd, quickEnd..<end] {
      head.write(xxh128(writer.bytes.span.extracting(part)))
    }
    writer.replace(at: 0, with: head.bytes)
    return writer.bytes
  }

  /// All that the cache knows; `nil` if something in it cannot be.
  ///
  /// It is read on as many threads as `jobs` says; `nil` is one for each processor.
  func memory(jobs: Int? = nil) -> SiteMemory? {
    let parts = concurrentMap(2, jobs: jobs) { index -> Part? in
      if index == 0 { return readRest().map { .rest($0) } }
      guard let sources = sources.table, let output = output.table else { return nil }
      return .tables(sources, output)
    }
    guard case .rest(var memory) = parts[0], case .tables(let sources, let output) = parts[1]
    else { return nil }
    memory.sources = sources
    memory.output = output
    memory.report = report
    return memory
  }

  private enum Part: Sendable {
    case rest(SiteMemory)
    case tables(FileTable, FileTable)
  }

  /// What the second part says; `nil` if something in it cannot be.
  private func readRest() -> SiteMemory? {
    guard let bytes = file.read(rest), xxh128(bytes.span) == restDigest else { return nil }
    var reader = CacheReader(bytes)
    let memory = SiteMemory(restFrom: &reader, key: key)
    return !reader.isDamaged && reader.isAtEnd ? memory : nil
  }
}

/// The largest cache that is read, in bytes: that of some millions of pages.
let cacheSizeLimit = 2 << 30
