import VMLMarkup

/// Gathers what selectors may find the elements of documents by: their types, classes and ids.
///
/// A rule changes a document only if its subject names one of these, or none at all.
public struct DocumentFeatures: Sendable {
  /// By their numbers, which are in the order in which they first came up: `Text`, `.card`,
  /// `#top`, and ``applyingStyle``.
  public private(set) var names: [String] = []
  /// An inline style that may put in what a class has.
  public static let applyingStyle = "@"
  /// A class that no sheet has, and of which a diagnostic says which one may be meant.
  public static let unknownClass = "?"
  /// The same names, to find their numbers by.
  private var numbers = NameTable.empty
  private var looks: [Look] = []
  private var features: [Int32] = []
  private var generation = -1
  /// The documents' number for which each feature came up last.
  private var turns: [UInt32] = []
  private var turn: UInt32 = 1
  private var found: [Int32] = []
  /// Kept for its memory.
  private var word: [UInt8] = []

  /// What is known of a look.
  private struct Look: Sendable {
    /// Where its features are in ``features``; nowhere as long as it has not come up: each has one.
    var start: Int32 = 0
    var end: Int32 = 0
    /// The number of the document that it came up for last.
    var turn: UInt32 = 0
  }

  public init() {}

  /// Whether rules find elements by a feature.
  public static func isSubject(_ name: String) -> Bool {
    name != applyingStyle && name != unknownClass
  }

  /// Adds a feature that does not show in the elements.
  public mutating func add(_ name: String) {
    add(Array(name.utf8)[...])
    let number = features.removeLast()
    guard turns[Int(number)] != turn else { return }
    turns[Int(number)] = turn
    found.append(number)
  }

  /// Forgets what looks mean, since their numbers are now someone else's.
  mutating func beginLooks() {
    generation = -1
  }

  /// Adds the features of a document's elements; `looks` are numbers that those share which are
  /// alike.
  mutating func note(_ tree: ViewTree, _ looks: [Int32], of generation: Int) {
    if generation != self.generation {
      self.generation = generation
      self.looks.removeAll(keepingCapacity: true)
      features.removeAll(keepingCapacity: true)
    }
    for (node, look) in looks.enumerated() where look >= 0 {
      let look = Int(look)
      if look >= self.looks.count {
        self.looks += repeatElement(Look(), count: look + 1 - self.looks.count)
      }
      guard self.looks[look].turn != turn else { continue }
      self.looks[look].turn = turn
      if self.looks[look].end == 0 {
        self.looks[look].start = Int32(features.count)
        findFeatures(of: node, in: tree)
        self.looks[look].end = Int32(features.count)
      }
      for index in Int(self.looks[look].start)..<Int(self.looks[look].end)
      where turns[Int(features[index])] != turn {
        turns[Int(features[index])] = turn
        found.append(features[index])
      }
    }
  }

  /// The numbers of what was found since the last call, in order.
  public mutating func take() -> [Int32] {
    defer {
      found.removeAll(keepingCapacity: true)
      turn &+= 1
      if turn == 0 { startTurnsAgain() }
    }
    return found.sorted()
  }

  private mutating func startTurnsAgain() {
    turn = 1
    turns = Array(repeating: 0, count: turns.count)
    for index in looks.indices { looks[index].turn = 0 }
  }

  /// Appends the features of an element.
  private mutating func findFeatures(of node: Int, in tree: ViewTree) {
    add(tree.names.bytes(of: tree.nodes[node].name))
    for index in tree.attributeRange(of: node) {
      let attribute = tree.attributes[index]
      let range = attribute.value.range
      switch attribute.name {
      case .class:
        var start = range.lowerBound
        while start < range.upperBound {
          let rest = tree.bytes[start..<range.upperBound]
          let end = rest.firstIndex { $0 <= 0x20 } ?? rest.endIndex
          if end > start { add(tree.bytes[start..<end], after: ".") }
          start = end + 1
        }
      case .id: add(tree.bytes[range], after: "#")
      case .style where tree.bytes[range].contains(UInt8(ascii: "@")):
        add(Array(Self.applyingStyle.utf8)[...])
      default: continue
      }
    }
  }

  private mutating func add(_ name: ArraySlice<UInt8>, after mark: Unicode.Scalar? = nil) {
    word.removeAll(keepingCapacity: true)
    if let mark { word.append(UInt8(ascii: mark)) }
    word.append(contentsOf: name)
    let number = Int(numbers.intern(word, 0..<word.count).rawValue)
    if number == names.count {
      names.append(String(decoding: word, as: UTF8.self))
      turns.append(0)
    }
    features.append(Int32(number))
  }
}
