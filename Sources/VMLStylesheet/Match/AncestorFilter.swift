/// The classes, ids and types of the elements around one, as browsers keep them.
struct AncestorFilter: Sendable {
  /// By the feature's number: how many of the open elements have it.
  private var counts: [Int32] = []
  /// The open elements, outermost first.
  private var path: [Open] = []
  /// The features of the open elements, one after the other.
  private var features: [ElementFeature] = []

  private struct Open: Sendable {
    var element: Int32
    /// Index of its first feature.
    var first: Int
  }

  /// The innermost open element, or -1.
  var innermost: Int { path.last.map { Int($0.element) } ?? -1 }

  func contains(_ feature: ElementFeature) -> Bool {
    feature.number < counts.count && counts[feature.number] > 0
  }

  mutating func open(_ element: Int) {
    path.append(Open(element: Int32(element), first: features.count))
  }

  /// Adds a feature of the innermost open element.
  mutating func add(_ feature: ElementFeature) {
    if feature.number >= counts.count {
      counts += repeatElement(0, count: feature.number + 1 - counts.count)
    }
    counts[feature.number] += 1
    features.append(feature)
  }

  mutating func closeInnermost() {
    guard let last = path.popLast() else { return }
    while features.count > last.first { counts[features.removeLast().number] -= 1 }
  }

  mutating func closeAll() { while !path.isEmpty { closeInnermost() } }
}
