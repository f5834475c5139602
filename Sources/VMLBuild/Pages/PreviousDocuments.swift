public import VMLFiles

/// The documents that the last build made of a page, by file: a page may make 100,000 of them.
public struct PreviousDocuments: Sendable {
  private let documents: [PageRecord.Document]
  /// The indices of the documents with a file; empty until it is needed.
  private var indices: [String: [Int]] = [:]
  /// Number of documents that were looked at.
  public private(set) var lookCount = 0

  public init(_ documents: [PageRecord.Document] = []) { self.documents = documents }

  /// Whether all of some variants had other bytes at a file than those with a digest.
  public mutating func areOthers(at file: String, for variants: [Int], _ digest: XXH128) -> Bool {
    guard !documents.isEmpty else { return false }
    if indices.isEmpty {
      for (index, document) in documents.enumerated() {
        indices[document.file, default: []].append(index)
      }
    }
    let known = indices[file] ?? []
    return variants.allSatisfy { variant in
      known.contains { index in
        lookCount += 1
        return documents[index].digest != digest && documents[index].variants.contains(variant)
      }
    }
  }
}
