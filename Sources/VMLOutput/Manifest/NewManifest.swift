import VMLFiles
import VMLMarkup

/// The manifest of a target that was built: its head and its bins.
struct NewManifest: Sendable {
  let head: TargetHead
  private let bins: [NewBin]

  /// `head` has neither needs nor bins.
  init(_ head: TargetHead, documents: [OutputSession.StoredFile], files: [OutputSession.StoredFile])
  {
    let division = ManifestBins(lineCount: documents.count + files.count)
    func divided(_ lines: [OutputSession.StoredFile]) -> [[OutputSession.StoredFile]] {
      if division.count == 1 { return [lines] }
      var parts = [[OutputSession.StoredFile]](repeating: [], count: division.count)
      for line in lines { parts[division.bin(of: line.entry.path)].append(line) }
      return parts
    }
    bins = zip(divided(documents), divided(files)).map { NewBin(documents: $0, files: $1) }
    var needs = NeedsCollector()
    for document in documents { document.entry.addNeeds(to: &needs) }
    var head = head
    head.needs = needs.result
    head.bins = bins.enumerated().map { index, bin in
      let (size, sha256) = bin.measure
      return TargetHead.Bin(
        file: division.file(index), bytes: size, sha256: sha256, documents: bin.documents.count,
        files: bin.files.count)
    }
    self.head = head
  }

  /// All documents, and all other files, bin by bin.
  var documents: some Sequence<OutputSession.StoredFile> { bins.lazy.flatMap(\.documents) }
  var files: some Sequence<OutputSession.StoredFile> { bins.lazy.flatMap(\.files) }

  /// The head, and the bins.
  var parts: [ManifestPart] {
    [ManifestPart(OutputName.manifest, head.json)]
      + zip(head.bins, bins).map { ManifestPart($0, $1) }
  }
}
