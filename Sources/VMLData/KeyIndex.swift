/// Finds the entry of a key among the entries of one object read so far.
///
/// A few keys are found fastest by looking at each; a table is made only for many.
public struct KeyIndex {
  private var positions: [String: Int] = [:]

  private static let scanLimit = 8

  public init() {}

  /// Index of a key in `entries`, or `nil` if it is not there.
  ///
  /// - Precondition: Each call is given the entries of the call before, perhaps with more at the
  ///   end.
  public mutating func position(of key: String, in entries: [DataNode.Entry]) -> Int? {
    guard entries.count > Self.scanLimit else { return entries.firstIndex { $0.key == key } }
    for position in positions.count..<entries.count {
      positions[entries[position].key] = position
    }
    return positions[key]
  }
}
