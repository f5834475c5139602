import VMLFiles
import VMLMarkup

/// The start of a line of a shard's manifest, `HASH TARGET KIND `, and where the rest of it is.
///
/// Lines are in the order of HASH, so that a merge reads all shards from their start to their end,
/// and has one bin after the other whole. They are kept as bytes: a merge copies most of a line.
struct ShardLine: Sendable {
  /// For a file, the start of the digest of its path; for a claim, of what is claimed.
  var hash: UInt32
  /// The number of the target among those that are built; 0 for a claim.
  var target: Int
  var kind: Kind
  /// Behind the kind, to the line feed, which is not a part of it.
  var rest: Range<Int>

  enum Kind: UInt8, Sendable {
    case document = 0x64  // d
    case file = 0x66  // f
    /// A ``ShardClaim``.
    case claim = 0x63  // c
  }

  /// - Returns: `nil` for a line that no shard has written.
  init?(_ range: Range<Int>, of bytes: [UInt8]) {
    var fields = ShardFields(bytes: bytes, range: range)
    guard let hash = fields.number(), hash <= Int(UInt32.max), let target = fields.number(),
      let kind = fields.field(), kind.count == 1, let kind = Kind(rawValue: bytes[kind.lowerBound])
    else { return nil }
    self.hash = UInt32(hash)
    self.target = target
    self.kind = kind
    rest = fields.rest
  }
}

/// The rest of the line of a file: one of a target's manifest, with what a merge needs of it.
///
/// `FEATURES BYTES DIGEST SOURCE GAP`, and behind tabs the file and the text without the number and
/// the digest of its bytes, which belong at GAP.
struct ShardFile: Sendable {
  /// The number of its set of features in its shard.
  var features: Int?
  // The others are places in the bytes.
  var byteCount: Range<Int>
  var digest: Range<Int>
  var source: Range<Int>
  var file: Range<Int>
  var text: Range<Int>
  /// In the bytes, too.
  var gap: Int

  static func write(
    _ entry: BinText.Entry, of source: XXH128, hash: UInt32, target: Int, _ kind: BinText.Kind,
    features: Int?, to text: inout [UInt8]
  ) {
    text.append(addingCapacity: 160) { output in
      output.append(decimal: Int(hash))
      output.append(0x20)
      output.append(decimal: target)
      output.append(0x20)
      output.append((kind == .document ? ShardLine.Kind.document : .file).rawValue)
      output.append(0x20)
      if let features { output.append(decimal: features) } else { output.append(0x2D) }
      output.append(0x20)
      output.append(decimal: entry.byteCount)
      output.append(0x20)
      output.append(entry.digest)
      output.append(0x20)
      output.append(source)
      output.append(0x20)
      output.append(decimal: entry.line.gap)
      output.append(0x09)
    }
    text += entry.file.utf8
    text.append(0x09)
    text += entry.line.text
    text.append(0x0A)
  }

  /// - Returns: `nil` for a line that no shard has written.
  init?(_ line: ShardLine, of bytes: [UInt8]) {
    var fields = ShardFields(bytes: bytes, range: line.rest)
    guard let features = fields.numberOrDash(), let byteCount = fields.field(),
      let digest = fields.field(), digest.count == 32, let source = fields.field(),
      source.count == 32, let gap = fields.number(), let file = fields.field(upTo: 0x09),
      gap <= fields.rest.count
    else { return nil }
    self.features = features < 0 ? nil : features
    self.byteCount = byteCount
    self.digest = digest
    self.source = source
    self.file = file
    text = fields.rest
    self.gap = text.lowerBound + gap
  }

  /// The entry of a target's manifest; `nil` for a line that no shard has written.
  func entry(in bytes: [UInt8], features: FeatureSet) -> BinText.Entry? {
    guard let digest = XXH128(digits: bytes[digest]),
      let byteCount = Int(String(decoding: bytes[byteCount], as: UTF8.self))
    else { return nil }
    return BinText.Entry(
      BinText.Line(
        file: String(decoding: bytes[file], as: UTF8.self), text: Array(bytes[text]),
        gap: gap - text.lowerBound),
      byteCount: byteCount, digest: digest, features: features)
  }
}

extension BinText.Entry {
  /// Adds the needs of a document, whose line another program has made, beside its features.
  func addNeedsOfText(to needs: inout NeedsCollector) {
    // Most lines have none.
    guard Self.keys.contains(where: { line.text.firstRange(of: $0) != nil }) else { return }
    var json: [UInt8] = []
    write(to: &json, needs: nil)
    var reader = ManifestReader(json)
    var lists: [String: [String]] = [:]
    _ = reader.readDocument { key, reader in
      guard ["views", "actions", "lifecycle"].contains(key) else { return reader.skip() }
      var names: [String] = []
      reader.read(&names)
      lists[key] = names
    }
    var facts = DocumentFacts(path: file)
    facts.views = lists["views"] ?? []
    facts.actions = lists["actions"] ?? []
    facts.lifecycle = lists["lifecycle"] ?? []
    needs.add(facts)
  }

  private static let keys = ["\"views\"", "\"actions\"", "\"lifecycle\""].map { Array($0.utf8) }
}

/// The rest of a line, from which one field after the other is taken off.
struct ShardFields {
  private let bytes: [UInt8]
  private(set) var rest: Range<Int>

  init(bytes: [UInt8], range: Range<Int>) { (self.bytes, rest) = (bytes, range) }

  /// A field with the byte behind it taken off.
  mutating func field(upTo end: UInt8 = 0x20) -> Range<Int>? {
    guard let index = firstIndex(of: end, in: bytes.span, from: rest.lowerBound),
      index < rest.upperBound
    else { return nil }
    defer { rest = index + 1..<rest.upperBound }
    return rest.lowerBound..<index
  }

  /// A number of up to 18 digits, which ends with a space or a tab.
  mutating func number() -> Int? {
    var value = 0
    var index = rest.lowerBound
    while index < rest.upperBound, bytes[index] &- 0x30 < 10, index - rest.lowerBound < 18 {
      value = value * 10 + Int(bytes[index] &- 0x30)
      index += 1
    }
    guard index > rest.lowerBound, index < rest.upperBound,
      bytes[index] == 0x20 || bytes[index] == 0x09
    else { return nil }
    rest = index + 1..<rest.upperBound
    return value
  }

  /// −1 for a dash.
  mutating func numberOrDash() -> Int? {
    guard let first = rest.first, bytes[first] == 0x2D else { return number() }
    return field() == nil ? nil : -1
  }
}
