public import VMLFiles
import VMLMarkup

/// Something that only one row, page or file of a site may have.
///
/// Documents are in the order of their paths' digests, in which `/a` and `/A` are nowhere near, and
/// neither are the paths of two rows with one key. So a shard writes what it claims in lines of
/// their own, `SOURCE PLACE LINE WHAT DIGEST` and behind tabs the file and the name, which a merge
/// has together where they are the same.
public struct ShardClaim: Sendable {
  public var what: What
  /// Of what is claimed.
  public var digest: XXH128
  /// The digest of the row and the page that claim it, as for documents.
  public var source: XXH128
  /// The file in a tree; empty for a key.
  public var file: String
  /// The path of a page, with a `/` before it, the path of another file in the site, or a key.
  public var name: String

  public enum What: UInt8, Sendable {
    case file = 0x66  // f
    /// Others may have it as a folder too, but not as a file.
    case folder = 0x70  // p
    case key = 0x6B  // k
  }

  /// The claim of a file of a tree, or of a folder, as the least exact systems name it.
  public init(_ what: What, folded: String, of source: XXH128, file: String, name: String) {
    (self.what, self.source, self.file, self.name) = (what, source, file, name)
    digest = xxh128(Array(folded.utf8).span)
  }

  /// The claim of a row's key.
  public init(key: String, of rows: String) {
    (what, source, file) = (.key, XXH128(high: 0, low: 0), "")
    name = String(String.UnicodeScalarView(key.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    var hashing = Hashing()
    hashing.add(rows)
    hashing.add(key)
    digest = hashing.finish()
  }

  var hash: UInt32 { UInt32(truncatingIfNeeded: digest.high >> 32) }

  /// Writes a line; `place` is the number of a file in the manifest, and `line` one in that file, 0
  /// for all of it.
  func write(at place: Int, line: Int, to text: inout [UInt8]) {
    text.append(addingCapacity: 128) { output in
      output.append(decimal: Int(hash))
      for byte in [0x20, 0x30, 0x20, ShardLine.Kind.claim.rawValue, 0x20] { output.append(byte) }
      output.append(source)
      output.append(0x20)
      output.append(decimal: place)
      output.append(0x20)
      output.append(decimal: line)
      output.append(0x20)
      output.append(what.rawValue)
      output.append(0x20)
      output.append(digest)
      output.append(0x09)
    }
    text += file.utf8
    text.append(0x09)
    text += name.utf8
    text.append(0x0A)
  }
}

extension ShardClaim {
  /// The place of the source's digest in a line.
  static func source(of line: ShardLine) -> Range<Int> {
    line.rest.lowerBound..<min(line.rest.lowerBound + 32, line.rest.upperBound)
  }

  /// The digest of what a line claims; `nil` for a line that no shard has written.
  static func digest(of line: ShardLine, in bytes: [UInt8]) -> XXH128? {
    guard let end = firstIndex(of: 0x09, in: bytes.span, from: line.rest.lowerBound),
      end - 32 > line.rest.lowerBound, end < line.rest.upperBound
    else { return nil }
    return XXH128(digits: bytes[end - 32..<end])
  }

  /// - Returns: `nil` for a line that no shard has written.
  static func read(
    _ line: ShardLine, of bytes: [UInt8]
  ) -> (claim: ShardClaim, place: Int, line: Int)? {
    var fields = ShardFields(bytes: bytes, range: line.rest)
    guard let source = fields.field().flatMap({ XXH128(digits: bytes[$0]) }),
      let place = fields.number(), let number = fields.number(), let what = fields.field(),
      let what = What(rawValue: bytes[what.lowerBound]),
      let digest = fields.field(upTo: 0x09).flatMap({ XXH128(digits: bytes[$0]) }),
      let file = fields.field(upTo: 0x09)
    else { return nil }
    var claim = ShardClaim(
      what, folded: "", of: source, file: String(decoding: bytes[file], as: UTF8.self),
      name: String(decoding: bytes[fields.rest], as: UTF8.self))
    claim.digest = digest
    return (claim, place, number)
  }
}

/// Two that claim the same.
public struct ShardConflict: Sendable {
  public var kind: Kind
  /// The one whose place comes first; for ``Kind/folder``, the one that is a file.
  public var first: Claimant
  public var second: Claimant

  public enum Kind: Sendable { case sameFile, folder, key }

  public struct Claimant: Sendable {
    /// The path of a page, with a `/` before it, the path of another file in the site, or a key.
    public var name: String
    /// The file of the row, or the page.
    public var path: String
    /// 0 for all of the file.
    public var line: Int
    /// From 1.
    public var shard: Int

    /// The place as messages show it.
    public var place: String { line == 0 ? path : "\(path):\(line)" }
  }
}
