import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// A bin of a manifest as it is written; single lines of it can be replaced.
///
/// There is one line for each document and each file, in the order of their paths, so a line is
/// found by halving. Changes are kept apart, so that only hashing and writing the text take as long
/// as the bin is large.
struct BinText: Sendable {
  private var bytes: [UInt8]
  private var documents: Section
  private var files: Section
  /// Whether it was changed since it was last written.
  private(set) var isChanged = false

  /// The line of a file in a manifest.
  ///
  /// A build holds one for each file of its output, so they are kept small.
  struct Entry: Sendable {
    let line: Line
    let byteCount: Int
    let digest: XXH128
    let features: FeatureSet

    /// A line, completed by the number and the digest of a file's bytes, and a document's features.
    init(_ line: Line, byteCount: Int, digest: XXH128, features: FeatureSet = .none) {
      self.line = line
      self.byteCount = byteCount
      self.digest = digest
      self.features = features
    }

    init(_ document: TargetManifest.Document) {
      let stored = document.stored
      self.init(
        Line(document.facts, locale: document.locale, theme: document.theme, file: stored.file),
        byteCount: stored.bytes, digest: stored.xxh128, features: document.facts.features)
    }

    /// `pathInTree` is the path in a tree of a locale and a theme.
    init(_ stored: TargetManifest.File, pathInTree: String) {
      self.init(
        Line(file: stored.file, pathInTree: pathInTree), byteCount: stored.bytes,
        digest: stored.xxh128)
    }

    /// The path from the target's folder.
    var file: String { line.file }
    /// The path that decides which bin has the line.
    var path: String { line.path }

    func addNeeds(to needs: inout NeedsCollector) {
      needs.add(features)
      needs.add(line)
    }

    /// Writes the line, without the separator between lines; `needs` is the number of its features.
    func write(to text: inout [UInt8], needs: Int?) {
      appendBytes(0..<line.gap, of: line.text, to: &text)
      text.append(addingCapacity: Line.gapSize) { output in
        output.append(decimal: byteCount)
        for byte in Line.beforeDigest { output.append(byte) }
        output.append(digest)
        output.append(UInt8(ascii: "\""))
        if let needs {
          for byte in Line.beforeNeeds { output.append(byte) }
          output.append(decimal: needs)
        }
      }
      appendBytes(line.gap..<line.text.count, of: line.text, to: &text)
    }
  }

  /// A line but for the number and the digest of the bytes, and the number of the features: often
  /// the same for several targets.
  final class Line: Sendable {
    /// The path from the target's folder.
    let file: String
    /// The page's path, or a `/` and the path of another file in its tree.
    let path: String
    let views: [String]
    let actions: [String]
    let lifecycle: [String]
    let text: [UInt8]
    /// The offset at which the number and the digest belong.
    let gap: Int

    /// A line whose text was made by another program; it decides no bin.
    init(file: String, text: [UInt8], gap: Int) {
      (self.file, self.text, self.gap) = (file, text, gap)
      path = ""
      (views, actions, lifecycle) = ([], [], [])
    }

    static let beforeDigest = Array(#","xxh128":""#.utf8)
    static let beforeNeeds = Array(#","needs":"#.utf8)
    /// The largest number of bytes that go there.
    fileprivate static let gapSize = beforeDigest.count + 19 + 33 + beforeNeeds.count + 19

    /// The line of a document; `locale` and `theme` are `nil` where a target has one tree for all.
    convenience init(_ facts: DocumentFacts, locale: String?, theme: String?, file: String) {
      let stored = TargetManifest.File(file: file, bytes: 0, xxh128: Self.noDigest)
      let document = TargetManifest.Document(facts, locale: locale, theme: theme, stored: stored)
      self.init(file, facts, size: file.utf8.count + facts.path.utf8.count) {
        document.write(to: &$0)
      }
    }

    /// The line of a file that is no document.
    convenience init(file: String, pathInTree: String) {
      let stored = TargetManifest.File(file: file, bytes: 0, xxh128: Self.noDigest)
      let facts = DocumentFacts(path: "/" + pathInTree)
      self.init(file, facts, size: file.utf8.count) { json in
        var range = 0..<0
        json.object { range = stored.write(to: &$0) }
        return range
      }
    }

    /// `size` is the length of the paths in it; `write` returns the range of number and digest.
    private init(
      _ file: String, _ facts: DocumentFacts, size: Int,
      _ write: (inout JSONText) -> Range<Int>
    ) {
      // With the digest, the number of bytes and empty lists; more where there is more to say.
      var json = JSONText(capacity: 128 + size)
      let range = write(&json)
      self.file = file
      path = facts.path
      (views, actions, lifecycle) = (facts.views, facts.actions, facts.lifecycle)
      gap = range.lowerBound
      var text: [UInt8] = []
      text.reserveCapacity(json.bytes.count - range.count)
      appendBytes(0..<gap, of: json.bytes, to: &text)
      appendBytes(range.upperBound..<json.bytes.count, of: json.bytes, to: &text)
      self.text = text
    }

    private static let noDigest = XXH128(high: 0, low: 0)
  }

  /// The kind of the file of a line.
  enum Kind: Sendable { case document, file }

  /// - Returns: `nil` for a text without lines that can be found.
  init?(_ bytes: [UInt8]) {
    guard let documents = Section("documents", in: bytes, from: 0),
      let files = Section("files", in: bytes, from: documents.end)
    else { return nil }
    self.bytes = bytes
    self.documents = documents
    self.files = files
  }

  /// The text up to the lines of the documents.
  var bytesBeforeLines: [UInt8] { Array(bytes[..<documents.start]) }
  var documentCount: Int { documents.count }
  var fileCount: Int { files.count }

  /// The digest of what is stored at a path; `nil` if nothing is.
  func digest(of file: String, as kind: Kind) -> String? {
    section(kind).digest(of: file, in: bytes)
  }

  /// The bytes of a line; `nil` where there is none.
  func line(of file: String, as kind: Kind) -> [UInt8]? { section(kind).line(of: file, in: bytes) }

  /// Replaces the line of a document or a file, or adds one; `needs` is the number of its features.
  mutating func set(_ entry: Entry, needs: Int?, as kind: Kind) {
    let line = NewLine(entry: entry, needs: needs)
    change(entry.file, to: line, as: kind)
  }

  mutating func remove(_ file: String, as kind: Kind) { change(file, to: nil, as: kind) }

  /// A line that is not written yet.
  fileprivate struct NewLine: Sendable {
    var entry: Entry
    var needs: Int?
  }

  private mutating func change(_ file: String, to line: NewLine?, as kind: Kind) {
    let isChange =
      switch kind {
      case .document: documents.change(file, to: line, in: bytes)
      case .file: files.change(file, to: line, in: bytes)
      }
    if isChange { isChanged = true }
  }

  private func section(_ kind: Kind) -> Section { kind == .document ? documents : files }

  /// The offsets of the lines of documents and of files in a manifest that has none; `nil` if it
  /// has no such arrays.
  static func emptySections(of bytes: [UInt8]) -> (documents: Int, files: Int)? {
    guard let text = BinText(bytes), text.documents.count == 0, text.files.count == 0 else {
      return nil
    }
    return (text.documents.start, text.files.start)
  }

  /// Appends the separator before a line.
  static func appendSeparator(isFirst: Bool, to text: inout [UInt8]) {
    text += isFirst ? Section.firstSeparator : Section.separator
  }

  /// Appends the text behind the last line.
  static func appendEnd(to text: inout [UInt8]) { text += Section.closing }

  /// The whole text, with all changes: pieces that stand one after the other.
  ///
  /// Most of them are parts of one array, and not copied.
  var pieces: [ArraySlice<UInt8>] {
    var pieces = TextPieces()
    pieces.add(bytes[..<documents.start])
    documents.write(from: bytes, to: &pieces)
    pieces.add(bytes[documents.end..<files.start])
    files.write(from: bytes, to: &pieces)
    pieces.add(bytes[files.end...])
    return pieces.finish()
  }

  /// The whole text in one piece.
  var text: [UInt8] { pieces.reduce(into: []) { $0 += $1 } }

  /// Notes that all changes are written.
  mutating func settle() {
    isChanged = false
    // As long as they are few it costs more to find the lines anew.
    guard documents.changes.count + files.changes.count > Self.changeLimit else { return }
    if let new = BinText(text) { self = new }
  }

  private static let changeLimit = 1000
}

/// A text that is made of parts of others, few of them large.
private struct TextPieces {
  private var pieces: [ArraySlice<UInt8>] = []
  /// Small parts, which are copied and become one.
  private var open: [UInt8] = []

  private static let smallSize = 4096

  mutating func add(_ part: ArraySlice<UInt8>) {
    guard part.count > Self.smallSize else { return open.append(contentsOf: part) }
    close()
    pieces.append(part)
  }

  mutating func add(_ part: [UInt8]) { add(part[...]) }

  mutating func finish() -> [ArraySlice<UInt8>] {
    close()
    return pieces
  }

  private mutating func close() {
    if !open.isEmpty { pieces.append(open[...]) }
    open = []
  }
}

/// The lines of one array.
private struct Section: Sendable {
  /// Behind the opening bracket, and before the closing one.
  private(set) var start: Int
  private(set) var end: Int
  /// The number of lines, with all changes.
  private(set) var count: Int
  /// New lines by path; `nil` for a line that is gone.
  private(set) var changes: [PathKey: BinText.NewLine?] = [:]
  /// The offset of each line, behind the white space.
  private var lines: [Int] = []

  private static let indentation = Array("    ".utf8)
  /// Separators: before the first line, before any other, and behind the last.
  static let firstSeparator = Array("\n".utf8) + indentation
  static let separator = Array(",\n".utf8) + indentation
  static let closing = Array("\n  ".utf8)

  init?(_ name: String, in bytes: [UInt8], from offset: Int) {
    let head = Array("\n  \"\(name)\": [".utf8)
    guard let start = Self.find(head, in: bytes, from: offset) else { return nil }
    self.start = start
    var position = start
    if position < bytes.count, bytes[position] == UInt8(ascii: "]") {
      (end, count) = (position, 0)
      return
    }
    let text = bytes.span
    while Self.beginsLine(at: position, in: text) {
      lines.append(position + Self.indentation.count + 1)
      guard let newline = firstIndex(of: 0x0A, in: text, from: position + 1) else { return nil }
      position = newline
    }
    guard !lines.isEmpty, bytes[position...].starts(with: "\n  ]".utf8) else { return nil }
    end = position + 3
    count = lines.count
  }

  /// Whether a newline and a line's first bytes are somewhere.
  private static func beginsLine(at position: Int, in text: Span<UInt8>) -> Bool {
    guard text.count - position > indentation.count + 1, text[position] == 0x0A,
      text[position + indentation.count + 1] == UInt8(ascii: "{")
    else { return false }
    for index in position + 1...position + indentation.count where text[index] != 0x20 {
      return false
    }
    return true
  }

  /// - Returns: The offset behind what was found.
  private static func find(_ text: [UInt8], in bytes: [UInt8], from offset: Int) -> Int? {
    guard let first = text.first else { return nil }
    var position = offset
    while let found = bytes[position...].firstIndex(of: first) {
      if bytes[found...].starts(with: text) { return found + text.count }
      position = found + 1
    }
    return nil
  }

  func digest(of file: String, in bytes: [UInt8]) -> String? {
    if let change = changes[PathKey(file)] { return change?.entry.digest.hex }
    let index = position(of: file, in: bytes)
    guard index < lines.count, key(index, in: bytes).elementsEqual(file.utf8) else { return nil }
    return value("xxh128", of: index, in: bytes).map { String(decoding: $0, as: UTF8.self) }
  }

  func line(of file: String, in bytes: [UInt8]) -> [UInt8]? {
    if let change = changes[PathKey(file)] {
      return change.map { line in
        var text: [UInt8] = []
        line.entry.write(to: &text, needs: line.needs)
        return text
      }
    }
    let index = position(of: file, in: bytes)
    guard index < lines.count, key(index, in: bytes).elementsEqual(file.utf8) else { return nil }
    return Array(bytes[lines[index]..<lineEnd(index, in: bytes)])
  }

  /// - Returns: Whether that is a change.
  mutating func change(
    _ file: String, to line: BinText.NewLine?, in bytes: [UInt8]
  ) -> Bool {
    let wasThere = digest(of: file, in: bytes) != nil
    if line == nil, !wasThere { return false }
    count += (line == nil ? 0 : 1) - (wasThere ? 1 : 0)
    changes[PathKey(file)] = .some(line)
    return true
  }

  func write(from bytes: [UInt8], to text: inout TextPieces) {
    guard count > 0 else { return }
    var next = 0
    var isFirst = true
    for (place, new) in changes.sorted(by: { pathPrecedes($0.key.path, $1.key.path) }) {
      let file = place.path
      let index = position(of: file, in: bytes)
      copy(next..<index, from: bytes, to: &text, &isFirst)
      let isReplaced = index < lines.count && key(index, in: bytes).elementsEqual(file.utf8)
      next = isReplaced ? index + 1 : index
      guard let new else { continue }
      var line: [UInt8] = []
      new.entry.write(to: &line, needs: new.needs)
      Self.add(line[...], to: &text, &isFirst)
    }
    copy(next..<lines.count, from: bytes, to: &text, &isFirst)
    text.add(Self.closing)
  }

  private func copy(
    _ range: Range<Int>, from bytes: [UInt8], to text: inout TextPieces, _ isFirst: inout Bool
  ) {
    guard !range.isEmpty else { return }
    // What is between the lines comes along.
    Self.add(
      bytes[lines[range.lowerBound]..<lineEnd(range.upperBound - 1, in: bytes)], to: &text, &isFirst
    )
  }

  private static func add(
    _ lines: ArraySlice<UInt8>, to text: inout TextPieces, _ isFirst: inout Bool
  ) {
    text.add(isFirst ? firstSeparator : separator)
    text.add(lines)
    isFirst = false
  }

  /// Behind a line, before a comma.
  private func lineEnd(_ index: Int, in bytes: [UInt8]) -> Int {
    if index + 1 < lines.count { return lines[index + 1] - Self.indentation.count - 2 }
    return end - 3
  }

  /// The first line whose path is not before this one.
  private func position(of file: String, in bytes: [UInt8]) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if key(middle, in: bytes).lexicographicallyPrecedes(file.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func key(_ index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard let value = value("file", of: index, in: bytes) else { return [] }
    guard value.contains(UInt8(ascii: #"\"#)) else { return value }
    var reader = ManifestReader(Array(bytes[lines[index]..<lineEnd(index, in: bytes)]))
    var file: String?
    _ = reader.readDocument { key, reader in
      if key == "file" { reader.read(&file) } else { reader.skip() }
    }
    return Array((file ?? "").utf8)[...]
  }

  /// The text between the quotes of a member.
  ///
  /// No string holds its key: quotes in strings are escaped.
  private func value(_ name: String, of index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    Self.value(name, in: bytes, from: lines[index])
  }

  /// The same for a line that begins at an offset.
  static func value(
    _ name: String, in bytes: [UInt8], from offset: Int
  ) -> ArraySlice<UInt8>? {
    let key = Array("\"\(name)\":\"".utf8)
    guard let start = find(key, in: bytes, from: offset) else { return nil }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: #"\"#) ? 2 : 1
    }
    return end <= bytes.count ? bytes[start..<min(end, bytes.count)] : nil
  }
}
