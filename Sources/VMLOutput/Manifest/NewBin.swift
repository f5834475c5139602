import VMLDiagnostics
import VMLFiles
import VMLMarkup

/// Distinct needs of the documents of one bin, by their numbers.
///
/// The bin lists the names of all features once, and then each set of them by the numbers of its
/// names; a document's line has the number of its set.
struct BinNeeds: Sendable {
  /// By kind.
  private var names: [[String]] = []
  /// The sets, in the order of their numbers: by kind, the numbers of names, ascending.
  private var sets: [[[Int]]] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// - Parameter features: Each object may come more than once.
  init(_ features: some Sequence<FeatureSet>) {
    var objects: [ObjectIdentifier: FeatureSet] = [:]
    var last: FeatureSet?
    for set in features where set !== last {
      last = set
      if !set.isEmpty { objects[ObjectIdentifier(set)] = set }
    }
    let kinds = FeatureSet.Kind.allCases
    names = kinds.map { kind in sortedNames(objects.values.lazy.flatMap { $0[kind] }) }
    let places = names.map(Self.places)
    let encoded = objects.mapValues { set in
      kinds.map { kind in set[kind].compactMap { places[kind.rawValue][$0] } }
    }
    sets = Set(encoded.values).sorted { one, other in
      zip(one, other).first { $0 != $1 }.map { $0.lexicographicallyPrecedes($1) } ?? false
    }
    let order = Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($1, $0) })
    numbers = encoded.compactMapValues { order[$0] }
  }

  private static func places(of names: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }

  /// The number of a set that the initializer got; `nil` for one without names.
  func number(of set: FeatureSet) -> Int? { numbers[ObjectIdentifier(set)] }

  func write(to json: inout JSONText) {
    let kinds = FeatureSet.Kind.allCases
    for kind in kinds where !names[kind.rawValue].isEmpty {
      json.member(kind.name, names[kind.rawValue])
    }
    guard !sets.isEmpty else { return }
    json.member("needs") {
      $0.array(.lines) {
        for set in sets {
          $0.object {
            for kind in kinds where !set[kind.rawValue].isEmpty {
              $0.member(kind.name, set[kind.rawValue])
            }
          }
        }
      }
    }
  }
}

/// One bin of a manifest that is to be written.
///
/// Its text is never there as a whole: each caller has it made anew, in pieces.
struct NewBin: Sendable {
  /// The text before the lines of the documents, between documents and files, and behind.
  private let frame: (start: [UInt8], middle: [UInt8], end: [UInt8])
  private let needs: BinNeeds
  /// In the order of their paths.
  let documents: [OutputSession.StoredFile]
  let files: [OutputSession.StoredFile]

  init(documents: [OutputSession.StoredFile], files: [OutputSession.StoredFile]) {
    self.documents = documents.sorted { pathPrecedes($0.entry.file, $1.entry.file) }
    self.files = files.sorted { pathPrecedes($0.entry.file, $1.entry.file) }
    let needs = BinNeeds(self.documents.lazy.map(\.entry.features))
    self.needs = needs
    var json = JSONText()
    json.object(.lines) {
      $0.member("format", manifestFormat)
      needs.write(to: &$0)
      $0.member("documents") { $0.array(.lines) { _ in } }
      $0.member("files") { $0.array(.lines) { _ in } }
    }
    json.endLine()
    guard let empty = BinText.emptySections(of: json.bytes) else {
      preconditionFailure("a bin has both of its arrays")
    }
    frame = (
      Array(json.bytes[..<empty.documents]), Array(json.bytes[empty.documents..<empty.files]),
      Array(json.bytes[empty.files...])
    )
  }

  /// Calls a function with one piece of the text after the other, until it returns `false`.
  ///
  /// - Returns: Whether it never did.
  /// - Complexity: Linear in the text, each time.
  func forEachPiece(_ body: (Span<UInt8>) -> Bool) -> Bool {
    var text: [UInt8] = []
    text.reserveCapacity(Self.pieceSize + (1 << 12))
    func write(_ lines: [OutputSession.StoredFile]) -> Bool {
      guard !lines.isEmpty else { return true }
      for index in lines.indices {
        BinText.appendSeparator(isFirst: index == 0, to: &text)
        let entry = lines[index].entry
        entry.write(to: &text, needs: needs.number(of: entry.features))
        guard text.count > Self.pieceSize else { continue }
        guard body(text.span) else { return false }
        text.removeAll(keepingCapacity: true)
      }
      BinText.appendEnd(to: &text)
      return true
    }
    text += frame.start
    guard write(documents) else { return false }
    text += frame.middle
    guard write(files) else { return false }
    text += frame.end
    return body(text.span)
  }

  /// The whole text.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    _ = forEachPiece { piece in
      for index in piece.indices { bytes.append(piece[index]) }
      return true
    }
    return bytes
  }

  /// The length of a piece in bytes, about.
  private static let pieceSize = 1 << 16

  /// The length of the text in bytes, and its SHA-256 digest.
  var measure: (size: Int, sha256: String) {
    var size = 0
    let digest = sha256Hex { update in
      _ = forEachPiece { piece in
        size += piece.count
        update(piece)
        return true
      }
    }
    return (size, digest)
  }
}
