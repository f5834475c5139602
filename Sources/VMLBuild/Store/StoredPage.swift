import VMLDiagnostics

/// A page's record as it stands in the cache, which is read on demand.
///
/// A build where little has changed reads few of them, and copies the others from one cache to the
/// next.
struct StoredPage: Sendable {
  /// Relative to the site.
  let path: String
  /// Bytes that contain all of it, as it stands in the cache.
  private let bytes: [UInt8]
  private let whole: Range<Int>
  /// The record, but for the path.
  private let range: Range<Int>

  init(_ record: PageRecord) {
    path = record.path
    var writer = CacheWriter()
    record.write(to: &writer)
    let stored = writer.bytes
    writer = CacheWriter(capacity: stored.count + path.utf8.count + 16)
    writer.write(path)
    writer.write(count: stored.count)
    let start = writer.bytes.count
    writer.write(stored)
    bytes = writer.bytes
    whole = bytes.indices
    range = start..<bytes.count
  }

  /// The record; `nil` if it cannot be one.
  var record: PageRecord? {
    var reader = CacheReader(bytes, range)
    let record = PageRecord(path, from: &reader)
    return reader.isDamaged || !reader.isAtEnd ? nil : record
  }

  /// Features that selectors may find the page's elements by, without the rest of the record.
  var features: FeatureSet {
    var reader = CacheReader(bytes, range)
    _ = reader.digest()
    return FeatureSet(from: &reader)
  }

  /// The part of the record by which a build decides whether the page comes out as it did.
  ///
  /// Nothing is copied and no text is made: a build asks it of each page of a site.
  var needs: PageNeeds {
    var reader = CacheReader(bytes, range)
    _ = reader.digest()
    let features = reader.stretch(reader.count()).range
    let parts = reader.stretch(reader.count()).range
    let (hasSheets, followsSheets) = (reader.flag(), reader.flag())
    return PageNeeds(
      bytes: bytes, features: features, parts: parts, messageFiles: reader.messageFiles(),
      hasSheets: hasSheets, followsSheets: followsSheets)
  }

  /// Its documents, without the rest of the record.
  var documents: [PageRecord.Document] {
    var reader = CacheReader(bytes, range)
    _ = reader.digest()
    _ = reader.stretch(reader.count())
    _ = reader.stretch(reader.count())
    _ = reader.flag()
    _ = reader.flag()
    _ = reader.messageFiles()
    return reader.list { PageRecord.Document(from: &$0) }
  }

  // MARK: In the cache

  init(from reader: inout CacheReader) {
    let start = reader.offset
    path = reader.text()
    (bytes, range) = reader.stretch(reader.count())
    whole = start..<range.upperBound
  }

  /// Writes some of them one after the other; what stands so in the last cache is copied as it is.
  static func write(_ pages: [StoredPage], to writer: inout CacheWriter) {
    var index = 0
    while index < pages.count {
      let first = pages[index]
      var end = first.whole.upperBound
      index += 1
      while index < pages.count, end - first.whole.lowerBound < CacheDigest.blockSize,
        pages[index].follows(first, at: end)
      {
        end = pages[index].whole.upperBound
        index += 1
      }
      writer.write(first.bytes[first.whole.lowerBound..<end])
      writer.handOn()
    }
  }

  private func follows(_ other: StoredPage, at end: Int) -> Bool {
    guard whole.lowerBound == end, bytes.count == other.bytes.count else { return false }
    // SAFETY: the addresses are compared and not used; arrays that share their memory have one.
    return unsafe bytes.withUnsafeBufferPointer { own in
      unsafe other.bytes.withUnsafeBufferPointer { unsafe own.baseAddress == $0.baseAddress }
    }
  }
}

/// The dependencies of a page, as they stand in its record.
struct PageNeeds: Sendable {
  /// Bytes that contain the record.
  private let bytes: [UInt8]
  private let featureRange: Range<Int>
  /// The bytes of its components and its parts of `data`.
  private let parts: Range<Int>
  /// As ``PageRecord/messageFiles``: none, most often.
  let messageFiles: [String]?
  let hasSheets: Bool
  let followsSheets: Bool

  fileprivate init(
    bytes: [UInt8], features: Range<Int>, parts: Range<Int>, messageFiles: [String]?,
    hasSheets: Bool, followsSheets: Bool
  ) {
    self.bytes = bytes
    featureRange = features
    self.parts = parts
    self.messageFiles = messageFiles
    self.hasSheets = hasSheets
    self.followsSheets = followsSheets
  }

  /// Whether it has a feature whose place in a list says so.
  func hasFeature(among wanted: [Bool]) -> Bool {
    var reader = CacheReader(bytes, featureRange)
    var number = 0
    while !reader.isAtEnd {
      number &+= reader.integer()
      if wanted.indices.contains(number), wanted[number] { return true }
    }
    return false
  }

  /// Whether it names the same components and parts of `data` as another page.
  func hasSameParts(as other: PageNeeds) -> Bool { bytes[parts] == other.bytes[other.parts] }

  /// The components that the page calls itself, and the parts of `data` that it reads itself.
  var componentsAndData: (components: [String], data: [[String]]) {
    var reader = CacheReader(bytes, parts)
    return reader.componentsAndData()
  }
}

extension CacheReader {
  fileprivate mutating func componentsAndData() -> (components: [String], data: [[String]]) {
    let components = list { $0.text() }
    return (components, list { reader in reader.list { $0.text() } })
  }

  fileprivate mutating func messageFiles() -> [String]? {
    optional { reader in reader.list { $0.text() } }
  }
}

extension PageRecord {
  /// Writes all but the path.
  fileprivate func write(to writer: inout CacheWriter) {
    writer.write(content)
    writer.write(count: features.bytes.count)
    writer.write(features.bytes[...])
    var parts = CacheWriter(capacity: 64)
    parts.write(list: components) { $1.write($0) }
    parts.write(list: data) { keys, writer in writer.write(list: keys) { $1.write($0) } }
    writer.write(count: parts.count)
    writer.write(parts.bytes)
    writer.write(hasSheets)
    writer.write(followsSheets)
    writer.write(optional: messageFiles) { files, writer in
      writer.write(list: files) { $1.write($0) }
    }
    writer.write(list: documents) { document, writer in
      writer.write(document.file)
      writer.write(list: document.variants) { $1.write(count: $0) }
      writer.write(document.digest)
      writer.write(list: document.styles) { $1.write($0) }
    }
    writer.write(count: documentCount)
    writer.write(list: claims) { claim, writer in
      writer.write(claim.path)
      writer.write(SourceRange(file: FileID(0), claim.range))
    }
    mistakes.write(to: &writer)
    unusedRules.write(to: &writer)
    writer.write(list: usedRules) { rule, writer in
      writer.write(rule.file)
      writer.write(SourceRange(file: FileID(0), rule.range))
    }
    writer.write(list: links) { $1.write($0) }
    writer.write(optional: lints) { lints, writer in lints.write(to: &writer) }
  }

  fileprivate convenience init(_ path: String, from reader: inout CacheReader) {
    // The arguments are read in the order in which they are written.
    let content = reader.digest()
    let features = FeatureSet(from: &reader)
    let end = reader.count() + reader.offset
    let (components, data) = reader.componentsAndData()
    if reader.offset != end { reader.fail() }
    let (hasSheets, followsSheets) = (reader.flag(), reader.flag())
    let messageFiles = reader.messageFiles()
    let documents = reader.list { Document(from: &$0) }
    self.init(
      path: path, content: content, components: components, data: data, features: features,
      messageFiles: messageFiles, hasSheets: hasSheets, followsSheets: followsSheets,
      documentCount: reader.integer(),
      documents: documents,
      claims: reader.list { reader in
        let path = reader.text()
        return reader.range().map { Claim(path: path, range: $0.range) }
      },
      mistakes: StoredMistakes(from: &reader), unusedRules: StoredMistakes(from: &reader),
      usedRules: reader.list { reader in
        let file = reader.text()
        return reader.range().map { RulePlace(file: file, range: $0.range) }
      },
      links: reader.list { $0.text() }, lints: reader.optional { StoredLints(from: &$0) })
  }
}

extension PageRecord.Document {
  fileprivate init(from reader: inout CacheReader) {
    file = reader.text()
    variants = reader.list { $0.integer() }
    digest = reader.digest()
    styles = reader.list { $0.text() }
  }
}

extension FeatureSet {
  fileprivate init(from reader: inout CacheReader) {
    let count = reader.count()
    bytes = reader.raw(count)
  }
}
