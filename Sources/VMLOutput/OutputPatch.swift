/// Changes of a few files of a version, while all others stay as they are.
public struct OutputPatch: Sendable {
  struct Change: Sendable {
    var places: [OutputPlace]
    var kind: BinText.Kind
    /// The line of a document in its manifest, but for the bytes; `nil` for another file.
    var facts: DocumentFacts?
    /// `nil` for what is to go.
    var bytes: [UInt8]?
  }

  private(set) var changes: [Change] = []

  public init() {}

  /// The largest number of files that are to be written or removed.
  public var fileCount: Int { changes.reduce(0) { $0 + $1.places.count } }

  /// Stores a document in one or more trees, where it is not there already.
  public mutating func put(_ facts: DocumentFacts, at places: [OutputPlace], _ bytes: [UInt8]) {
    changes.append(Change(places: places, kind: .document, facts: facts, bytes: bytes))
  }

  /// Stores a file that is no document in one or more trees, where it is not there already.
  public mutating func putFile(at places: [OutputPlace], _ bytes: [UInt8]) {
    changes.append(Change(places: places, kind: .file, bytes: bytes))
  }

  /// Removes a document, where it is there.
  public mutating func remove(_ places: [OutputPlace]) {
    changes.append(Change(places: places, kind: .document))
  }

  /// Removes a file that is no document, where it is there.
  public mutating func removeFile(_ places: [OutputPlace]) {
    changes.append(Change(places: places, kind: .file))
  }
}
