import VMLFiles
import VMLMarkup

/// The manifest of a target, with single lines that are replaced.
///
/// A bin is read as soon as one of its lines is asked for, and only bins that changed are written.
struct LiveManifest: Sendable {
  /// The head as it is on the disk.
  private(set) var head: TargetHead
  private(set) var sha256: String
  private var bins: [Int: LiveBin] = [:]
  /// The needs of bins, as far as they were asked for.
  private var needs: [Int: TargetNeeds] = [:]

  init(_ head: TargetHead, sha256: String) {
    self.head = head
    self.sha256 = sha256
  }

  var isChanged: Bool { bins.values.contains(where: \.isChanged) }
  var documentCount: Int { count(\.documents, \.documentCount) }
  var fileCount: Int { count(\.files, \.fileCount) }

  private func count(
    _ listed: KeyPath<TargetHead.Bin, Int>, _ present: KeyPath<LiveBin, Int>
  ) -> Int {
    bins.reduce(head.bins.reduce(0) { $0 + $1[keyPath: listed] }) { count, bin in
      count + bin.value[keyPath: present] - head.bins[bin.key][keyPath: listed]
    }
  }

  /// Whether the lines stay in their bins with some more lines.
  func keepsDivision(adding count: Int) -> Bool {
    ManifestBins(lineCount: documentCount + fileCount + count) == head.division
  }

  /// The bins that may have the line of a file.
  struct Place {
    var file: String
    var kind: BinText.Kind
    /// The paths whose bins may have it: a document's file may be of two paths.
    fileprivate var paths: [String]

    init(_ place: OutputPlace, _ kind: BinText.Kind, _ path: String?) {
      (file, self.kind) = (place.fileInTarget, kind)
      guard kind == .document else {
        paths = ["/" + place.file]
        return
      }
      let ending = place.file.utf8.reversed().prefix { $0 != UInt8(ascii: ".") }
      let page = "/" + String(Substring(place.file.utf8.dropLast(ending.count + 1)))
      paths = [path ?? page]
      if page != paths[0] { paths.append(page) }
      if page.utf8.suffix(6).elementsEqual("/index".utf8) {
        let folder = String(page.dropLast(5))
        if folder != paths[0] { paths.append(folder) }
      }
    }
  }

  /// Reads the bins that a line may be in; `folder` is the target's.
  ///
  /// - Throws: If one is missing, damaged, or not the one that the head lists.
  mutating func load(_ place: Place, from folder: Folder) throws(FileSystemError) {
    for path in place.paths {
      let index = head.division.bin(of: path)
      if bins[index] == nil { bins[index] = LiveBin(try read(index, from: folder)) }
    }
  }

  private func read(_ index: Int, from folder: Folder) throws(FileSystemError) -> [UInt8] {
    let bytes = try TargetManifest.readPart(head.bins[index].file, of: folder)
    guard sha256Hex(bytes) == head.bins[index].sha256, BinText(bytes) != nil else {
      throw Self.refusal(head.bins[index], folder)
    }
    return bytes
  }

  private static func refusal(_ bin: TargetHead.Bin, _ folder: Folder?) -> FileSystemError {
    FileSystemError(
      "use", folder?.shownPath(of: bin.file) ?? bin.file, .notOurs,
      "it is damaged, or not the one that the target's manifest names; "
        + "'vmlc build --verify' mends it")
  }

  /// The digest of the file that is stored at a place, whose bins are read; `nil` if none is.
  func digest(at place: Place) -> String? {
    for path in place.paths {
      if let digest = bins[head.division.bin(of: path)]?.digest(of: place.file, as: place.kind) {
        return digest
      }
    }
    return nil
  }

  /// The facts of the document at a place, whose bins are read; `nil` if there is none.
  func facts(at place: Place) -> DocumentFacts? {
    for path in place.paths {
      if let facts = bins[head.division.bin(of: path)]?.facts(of: place.file) { return facts }
    }
    return nil
  }

  mutating func set(_ document: TargetManifest.Document, at place: Place) {
    remove(place, except: head.division.bin(of: document.facts.path))
    bins[head.division.bin(of: document.facts.path)]?.set(document)
  }

  mutating func set(_ file: TargetManifest.File, pathInTree: String) {
    bins[head.division.bin(of: "/" + pathInTree)]?.set(file, pathInTree: pathInTree)
  }

  mutating func remove(_ place: Place, except kept: Int? = nil) {
    for index in Set(place.paths.map(head.division.bin)) where index != kept {
      bins[index]?.remove(place.file, as: place.kind)
    }
  }

  /// Takes all changes for written.
  ///
  /// - Returns: The texts to write, by their files in the target's folder; none if nothing changed.
  /// - Throws: If another bin has to be read, to see whether it needs what a page needs no more.
  mutating func settle(
    from folder: Folder?
  ) throws(FileSystemError) -> [(file: String, pieces: [ArraySlice<UInt8>])] {
    guard isChanged else { return [] }
    var parts: [(file: String, pieces: [ArraySlice<UInt8>])] = []
    var (added, lost) = (TargetNeeds(), TargetNeeds())
    for index in bins.keys.sorted() {
      if bins[index]?.isDamaged == true { throw Self.refusal(head.bins[index], folder) }
      guard let (pieces, change) = bins[index]?.settle() else { continue }
      if let change {
        added = added.union(change.new)
        lost = lost.union(change.old)
        needs[index] = change.new
      }
      head.bins[index].bytes = pieces.reduce(0) { $0 + $1.count }
      head.bins[index].sha256 = sha256Hex(of: pieces)
      head.bins[index].documents = bins[index]?.documentCount ?? 0
      head.bins[index].files = bins[index]?.fileCount ?? 0
      parts.append((head.bins[index].file, pieces))
    }
    lost = lost.subtracting(added)
    if lost != TargetNeeds() { try subtractKept(from: &lost, folder) }
    head.needs = head.needs.union(added).subtracting(lost)
    let json = head.json
    sha256 = sha256Hex(json)
    return parts + [(OutputName.manifest, [json[...]])]
  }

  /// Removes the names from `lost` that documents of other bins need.
  private mutating func subtractKept(
    from lost: inout TargetNeeds, _ folder: Folder?
  ) throws(FileSystemError) {
    for index in head.bins.indices where lost != TargetNeeds() {
      if needs[index] == nil {
        if let bin = bins[index] {
          needs[index] = bin.needs
        } else if let folder {
          needs[index] = LiveBin(try read(index, from: folder))?.needs
        }
      }
      if let other = needs[index] { lost = lost.subtracting(other) }
    }
  }
}

/// One bin, with lines that are replaced.
struct LiveBin: Sendable {
  private var text: BinText
  /// The sets of features that lines name by their numbers.
  private var sets: [FeatureSet]
  /// Whether it is no bin, though the head lists its digest.
  private(set) var isDamaged = false
  /// All lines, once a change needs more than a line of its own: others may get other numbers.
  private var lines: Lines?

  private struct Lines: Sendable {
    var documents: [PathKey: TargetManifest.Document] = [:]
    var files: [PathKey: BinText.Entry] = [:]
    var digests: [PathKey: XXH128] = [:]
    /// The needs before the change.
    var needs: TargetNeeds
  }

  /// - Returns: `nil` for what is no bin.
  init?(_ bytes: [UInt8]) {
    guard let text = BinText(bytes) else { return nil }
    self.text = text
    var tables = FeatureTables()
    var reader = ManifestReader(text.bytesBeforeLines + Array("]}".utf8))
    let isRead = reader.readDocument { key, reader in
      if !tables.read(key, from: &reader) { reader.skip() }
    }
    guard isRead else { return nil }
    sets = tables.sets
  }

  var isChanged: Bool { lines != nil || text.isChanged }
  var documentCount: Int { lines?.documents.count ?? text.documentCount }
  var fileCount: Int { lines?.files.count ?? text.fileCount }

  func digest(of file: String, as kind: BinText.Kind) -> String? {
    guard let lines else { return text.digest(of: file, as: kind) }
    switch kind {
    case .document: return lines.documents[PathKey(file)]?.stored.xxh128.hex
    case .file: return lines.digests[PathKey(file)]?.hex
    }
  }

  /// The facts of a document; `nil` if there is none.
  func facts(of file: String) -> DocumentFacts? {
    if let lines { return lines.documents[PathKey(file)]?.facts }
    return text.line(of: file, as: .document).flatMap(read)?.facts
  }

  mutating func set(_ document: TargetManifest.Document) {
    let file = document.stored.file
    if lines == nil, let line = text.line(of: file, as: .document), let old = read(line),
      old.needsTheSame(as: document)
    {
      let number = sets.firstIndex { $0 === old.facts.features }
      return text.set(BinText.Entry(document), needs: number, as: .document)
    }
    readLines()
    lines?.documents[PathKey(file)] = document
  }

  mutating func set(_ file: TargetManifest.File, pathInTree: String) {
    let entry = BinText.Entry(file, pathInTree: pathInTree)
    guard lines != nil else { return text.set(entry, needs: nil, as: .file) }
    lines?.files[PathKey(file.file)] = entry
    lines?.digests[PathKey(file.file)] = file.xxh128
  }

  mutating func remove(_ file: String, as kind: BinText.Kind) {
    guard digest(of: file, as: kind) != nil else { return }
    switch kind {
    case .document:
      readLines()
      lines?.documents[PathKey(file)] = nil
    case .file:
      guard lines != nil else { return text.remove(file, as: kind) }
      lines?.files[PathKey(file)] = nil
      lines?.digests[PathKey(file)] = nil
    }
  }

  /// The needs of its documents.
  var needs: TargetNeeds {
    if let lines { return Self.needs(of: lines.documents.values) }
    return Self.needs(of: BinContents(json: text.text)?.documents ?? [])
  }

  private static func needs(of documents: some Sequence<TargetManifest.Document>) -> TargetNeeds {
    var needs = NeedsCollector()
    for document in documents { needs.add(document.facts) }
    return needs.result
  }

  /// Takes all changes for written.
  ///
  /// - Returns: The text, and the needs before and after if they may have changed; `nil` if nothing
  ///   changed.
  mutating func settle() -> (
    pieces: [ArraySlice<UInt8>], change: (old: TargetNeeds, new: TargetNeeds)?
  )? {
    guard let lines else {
      guard text.isChanged else { return nil }
      let pieces = text.pieces
      text.settle()
      return (pieces, nil)
    }
    func stored(_ entry: BinText.Entry) -> OutputSession.StoredFile {
      OutputSession.StoredFile(entry: entry, isWritten: true)
    }
    let bin = NewBin(
      documents: lines.documents.values.map { stored(BinText.Entry($0)) },
      files: lines.files.values.map(stored))
    let bytes = bin.bytes
    let change = (lines.needs, Self.needs(of: lines.documents.values))
    guard let new = LiveBin(bytes) else { preconditionFailure("a bin that was written is read") }
    self = new
    return ([bytes[...]], change)
  }

  private func read(_ line: [UInt8]) -> TargetManifest.Document? {
    var reader = ManifestReader(line)
    let document = TargetManifest.Document(from: &reader, sets)
    return reader.isDamaged ? nil : document
  }

  private mutating func readLines() {
    guard lines == nil else { return }
    let read = BinContents(json: text.text)
    let contents = read ?? BinContents()
    isDamaged = read == nil
    var lines = Lines(needs: Self.needs(of: contents.documents))
    for document in contents.documents { lines.documents[PathKey(document.stored.file)] = document }
    for file in contents.files {
      lines.files[PathKey(file.file)] = BinText.Entry(file, pathInTree: "")
      lines.digests[PathKey(file.file)] = file.xxh128
    }
    self.lines = lines
  }
}

extension TargetManifest.Document {
  /// Whether the lines of both differ in nothing that other lines or the head depend on.
  fileprivate func needsTheSame(as other: TargetManifest.Document) -> Bool {
    facts.path == other.facts.path && facts.features == other.facts.features
      && facts.views == other.facts.views && facts.actions == other.facts.actions
      && facts.lifecycle == other.facts.lifecycle
  }
}
