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
  private let bytes: [UInt8]
  /// The second part, and its digest.
  private let rest: Range<Int>
  private let restDigest: XXH128

  /// The bytes that every cache of this layout begins with.
  private static let magic = Array("vmlc\r\n\u{1A}\u{6}".utf8)
  private static let headSize = 8 + 16 + 3 * 8 + 2 * 16

  /// Whether some bytes are those of a cache of another layout.
  static func isOfOtherCompiler(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: magic.dropLast()) && !bytes.starts(with: magic)
  }

  /// - Returns: `nil` for anything but a cache of this compiler whose first part is whole.
  public init?(_ bytes: [UInt8]) {
    var reader = CacheReader(bytes)
    guard reader.raw(Self.magic.count) == Self.magic else { return nil }
    let key = reader.digest()
    var counts: [Int] = []
    for _ in 0..<3 { counts.append(Int(clamping: reader.number64())) }
    let (quickDigest, restDigest) = (reader.digest(), reader.digest())
    let start = Self.headSize
    guard !reader.isDamaged, counts.allSatisfy({ $0 <= bytes.count }),
      start + counts[0] + counts[1] + counts[2] <= bytes.count
    else { return nil }
    let tables = start..<start + counts[0]
    let quickEnd = tables.upperBound + counts[1]
    guard bytes.count - quickEnd == counts[2],
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
    self.bytes = bytes
    self.restDigest = restDigest
    rest = quickEnd..<bytes.count
    self.report = report
    sources = first
    output = second
  }

  /// Whether every part of it can be.
  public var isReadable: Bool { memory?.pages.allSatisfy { $0.record != nil } ?? false }

  /// The file that says what is known of a build.
  ///
  /// It is written on as many threads as `jobs` says; `nil` is one for each processor.
  static func bytes(of memory: SiteMemory, jobs: Int? = nil) -> [UInt8] {
    var tables = CacheWriter(capacity: memory.sources.entries.count * 80)
    memory.sources.write(to: &tables)
    let sourcesCount = tables.bytes.count
    memory.output.write(to: &tables)
    var middle = CacheWriter()
    middle.write(count: sourcesCount)
    memory.report.write(to: &middle)
    // As large as the tables at least: it has as many pages.
    var rest = CacheWriter(capacity: tables.bytes.count)
    memory.writeRest(to: &rest, jobs: jobs)
    let quick = tables.bytes + middle.bytes
    var writer = CacheWriter(capacity: quick.count + rest.bytes.count + 128)
    writer.write(magic)
    writer.write(memory.key)
    for part in [tables, middle, rest] { writer.write(UInt64(part.bytes.count)) }
    writer.write(xxh128(quick.span))
    writer.write(xxh128(rest.bytes.span))
    writer.write(quick)
    writer.write(rest.bytes)
    return writer.bytes
  }

  /// All that the cache knows; `nil` if something in it cannot be.
  var memory: SiteMemory? {
    guard xxh128(bytes.span.extracting(rest)) == restDigest, let sources = sources.table,
      let output = output.table
    else { return nil }
    var reader = CacheReader(bytes, rest)
    var memory = SiteMemory(restFrom: &reader, key: key)
    guard !reader.isDamaged, reader.isAtEnd else { return nil }
    memory.sources = sources
    memory.output = output
    memory.report = report
    return memory
  }
}

/// The largest cache that is read, in bytes: that of some millions of pages.
let cacheSizeLimit = 2 << 30
