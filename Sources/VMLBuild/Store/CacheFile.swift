import VMLDiagnostics
import VMLFiles

// The cache is one file: a head of fixed size, two parts, and a foot of fixed size. The first part
// is all that a build with nothing to do needs, the second is read by any other. The foot has the
// lengths of the parts and their digests, which are known when they are written; whatever does not
// fit is as if it were not there. All numbers are in little-endian order.

/// Contents of a cache, as they are stored in its file.
public struct CacheFile: Sendable {
  /// Digest of the build's options and of the compiler, as ``SiteMemory/key``.
  let key: XXH128
  let sources: StoredFileTable
  let output: StoredFileTable
  let report: StoredReport
  private let file: OpenedFile
  /// Place of the second part, and its digest.
  private let rest: Range<Int>
  private let restDigest: XXH128

  /// The bytes that every cache of this layout begins with.
  private static let magic = Array("vmlc\r\n\u{1A}\u{C}".utf8)
  /// Size of the head, before the parts: ``magic`` and the key.
  private static let headSize = 8 + 16
  /// Size of the foot, after the parts: the lengths of the tables, of the rest of the first part
  /// and of the second part; the digests of the parts.
  private static let footSize = 3 * 8 + 2 * 16

  /// Whether a file is a cache of another layout.
  static func isOfOtherCompiler(_ file: OpenedFile) -> Bool {
    guard let start = file.read(0..<magic.count) else { return false }
    return start.dropLast() == magic.dropLast() && start != magic
  }

  /// Reads the first part, and the second where it is asked for.
  ///
  /// - Returns: `nil` for anything but a cache of this compiler whose first part is whole.
  init?(_ file: OpenedFile) {
    let (start, end) = (Self.headSize, file.size - Self.footSize)
    guard start <= end, let head = file.read(0..<start), let foot = file.read(end..<file.size)
    else { return nil }
    var reader = CacheReader(head)
    guard reader.raw(Self.magic.count) == Self.magic else { return nil }
    let key = reader.digest()
    reader = CacheReader(foot)
    var counts: [Int] = []
    for _ in 0..<3 { counts.append(Int(clamping: reader.number64())) }
    let (quickDigest, restDigest) = (reader.digest(), reader.digest())
    guard counts.allSatisfy({ (0...file.size).contains($0) }),
      start + counts[0] + counts[1] + counts[2] == end
    else { return nil }
    let tables = start..<start + counts[0]
    let quickEnd = tables.upperBound + counts[1]
    guard let bytes = file.read(0..<quickEnd),
      CacheDigest.digest(of: bytes.span.extracting(start..<quickEnd)) == quickDigest
    else { return nil }
    var middle = CacheReader(bytes, tables.upperBound..<quickEnd)
    let sourcesCount = middle.integer()
    let report = StoredReport(from: &middle)
    guard !middle.isDamaged, middle.isAtEnd, (0...tables.count).contains(sourcesCount),
      let first = StoredFileTable(bytes, start..<start + sourcesCount),
      let second = StoredFileTable(bytes, start + sourcesCount..<tables.upperBound)
    else { return nil }
    self.key = key
    self.file = file
    self.restDigest = restDigest
    rest = quickEnd..<end
    self.report = report
    sources = first
    output = second
  }

  /// The same of bytes that are there.
  public init?(_ bytes: [UInt8]) { self.init(OpenedFile(bytes)) }

  /// Whether every part of it can be.
  public var isReadable: Bool { memory()?.pages.allSatisfy { $0.record != nil } ?? false }

  /// Calls a function with one piece after the other of the file that says what is known of a
  /// build, until it returns `false`.
  ///
  /// The file of a large site is longer than much of what it is made of, and never there as a
  /// whole.
  ///
  /// - Returns: Whether it never did.
  static func forEachPiece(of memory: SiteMemory, _ body: (Span<UInt8>) -> Bool) -> Bool {
    withoutActuallyEscaping(body) { body in
      var isTaken = true
      var part = CacheDigest()
      var writer = CacheWriter { piece in
        part.add(piece)
        if isTaken { isTaken = body(piece) }
      }
      var foot = CacheWriter()
      var digests: [XXH128] = []
      func endPart() {
        writer.handOnRest()
        digests.append(part.finish())
        part = CacheDigest()
      }
      writer.write(magic)
      writer.write(memory.key)
      writer.handOnRest()
      part = CacheDigest()
      let start = writer.count
      memory.sources.write(to: &writer)
      let sourcesCount = writer.count - start
      memory.output.write(to: &writer)
      let tablesEnd = writer.count
      writer.write(count: sourcesCount)
      memory.report.write(to: &writer)
      let quickEnd = writer.count
      endPart()
      memory.writeRest(to: &writer)
      endPart()
      for count in [tablesEnd - start, quickEnd - tablesEnd, writer.count - quickEnd] {
        foot.write(UInt64(count))
      }
      for digest in digests { foot.write(digest) }
      writer.write(foot.bytes)
      writer.handOnRest()
      return isTaken
    }
  }

  /// Everything in the cache; `nil` if something in it cannot be right.
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

  /// Contents of the second part; `nil` if something in it cannot be right.
  private func readRest() -> SiteMemory? {
    guard let bytes = file.read(rest), CacheDigest.digest(of: bytes.span) == restDigest
    else { return nil }
    var reader = CacheReader(bytes)
    let memory = SiteMemory(restFrom: &reader, key: key)
    return !reader.isDamaged && reader.isAtEnd ? memory : nil
  }
}

/// The largest cache that is read, in bytes: enough for some millions of pages.
let cacheSizeLimit = 2 << 30
