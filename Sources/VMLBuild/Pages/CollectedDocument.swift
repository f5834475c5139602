import VMLOutput

/// A document that is not written yet.
struct CollectedDocument: Sendable {
  var facts: DocumentFacts
  var places: [OutputPlace]
  var bytes: [UInt8]
  /// The place of its row among the rows that were compiled with it.
  var rowIndex: Int?
}
