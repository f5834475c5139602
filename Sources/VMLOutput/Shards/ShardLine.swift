import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// A line of a shard's manifest: one of a target's manifest, with what a merge needs of it.
///
/// `HASH TARGET KIND FEATURES BYTES DIGEST SOURCE GAP`, and behind tabs the file and the text
/// without the number and the digest of its bytes, which belong at GAP. Lines are in the order
/// of HASH, the start of the digest of their paths, so that a merge reads all shards from their
/// start to their end, and has one bin after the other whole.
struct ShardLine {
  var hash: UInt32
  var target: Int
  var kind: BinText.Kind
  /// The number of its set of features in its shard.
  var features: Int?
  var byteCount: Int
  var digest: XXH128
  /// The digest of the row and the page, or of the page alone, that it comes of.
  var source: XXH128 { XXH128(digits: sourceDigits) ?? XXH128(high: 0, low: 0) }
  private var sourceDigits: ArraySlice<UInt8>
  var gap: Int
  var file: String
  var text: [UInt8]

  /// The start of each manifest.
  static let magic = Array("vmlc-shard ".utf8)

  static func write(
    _ entry: BinText.Entry, of source: XXH128, hash: UInt32, target: Int, _ kind: BinText.Kind,
    features: Int?, to text: inout [UInt8]
  ) {
    text.append(addingCapacity: 160) { output in
      output.append(decimal: Int(hash))
      output.append(0x20)
      output.append(decimal: target)
      output.append(0x20)
      output.append(UInt8(ascii: kind == .document ? "d" : "f"))
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
  init?(_ line: ArraySlice<UInt8>) {
    var fields = Fields(line: line)
    guard let hash = fields.number(), hash <= Int(UInt32.max), let target = fields.number(),
      let kind = fields.field()?.first, let features = fields.numberOrDash(),
      let byteCount = fields.number(), let digest = fields.field().flatMap(XXH128.init(digits:)),
      let source = fields.field(), source.count == 32,
      let gap = fields.number(), let file = fields.field(upTo: 0x09), gap <= fields.line.count
    else { return nil }
    self.hash = UInt32(hash)
    self.target = target
    self.kind = kind == UInt8(ascii: "d") ? .document : .file
    self.features = features < 0 ? nil : features
    self.byteCount = byteCount
    self.digest = digest
    sourceDigits = source
    self.gap = gap
    self.file = String(decoding: file, as: UTF8.self)
    text = Array(fields.line)
  }

  /// The entry of a target's manifest.
  func entry(features: FeatureSet) -> BinText.Entry {
    BinText.Entry(
      BinText.Line(file: file, text: text, gap: gap), byteCount: byteCount, digest: digest,
      features: features)
  }

  /// Adds the needs that a line has beside its features.
  func addNeeds(of entry: BinText.Entry, to needs: inout NeedsCollector) {
    // Most lines have none.
    guard kind == .document, Self.keys.contains(where: { text.firstRange(of: $0) != nil }) else {
      return
    }
    var json: [UInt8] = []
    entry.write(to: &json, needs: nil)
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

  /// The rest of a line.
  private struct Fields {
    var line: ArraySlice<UInt8>

    /// A field with the byte behind it taken off.
    mutating func field(upTo end: UInt8 = 0x20) -> ArraySlice<UInt8>? {
      guard let index = line.firstIndex(of: end) else { return nil }
      defer { line = line[(index + 1)...] }
      return line[..<index]
    }

    /// A number of up to 18 digits, which ends with a space or a tab.
    mutating func number() -> Int? {
      var value = 0
      var index = line.startIndex
      while index < line.endIndex, line[index] &- 0x30 < 10, index - line.startIndex < 18 {
        value = value * 10 + Int(line[index] &- 0x30)
        index += 1
      }
      guard index > line.startIndex, index < line.endIndex,
        line[index] == 0x20 || line[index] == 0x09
      else { return nil }
      line = line[(index + 1)...]
      return value
    }

    /// −1 for a dash.
    mutating func numberOrDash() -> Int? {
      guard line.first == 0x2D else { return number() }
      return field() == nil ? nil : -1
    }
  }
}
