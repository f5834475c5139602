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
  private var numbers: [String: Int32] = [:]
  /// Where the features of each look are in ``features``, as far as it has come up.
  private var ofLook: [Range<Int>?] = []
  private var features: [Int32] = []
  private var generation = -1
  /// The documents' number for which each look, and each feature, came up last.
  private var lookTurns: [UInt32] = []
  private var turns: [UInt32] = []
  private var turn: UInt32 = 1
  private var found: [Int32] = []

  public init() {}

  /// Forgets what looks mean, since their numbers are now someone else's.
  mutating func beginLooks() {
    generation = -1
  }

  /// Adds the features of a document's elements; `looks` are numbers that those share which are
  /// alike.
  mutating func note(_ tree: ViewTree, _ looks: [Int32], of generation: Int) {
    if generation != self.generation {
      self.generation = generation
      ofLook.removeAll(keepingCapacity: true)
      features.removeAll(keepingCapacity: true)
      lookTurns.removeAll(keepingCapacity: true)
    }
    for (node, look) in looks.enumerated() where look >= 0 {
      let look = Int(look)
      if look >= ofLook.count {
        ofLook += repeatElement(nil, count: look + 1 - ofLook.count)
        lookTurns += repeatElement(0, count: look + 1 - lookTurns.count)
      }
      guard lookTurns[look] != turn else { continue }
      lookTurns[look] = turn
      let range: Range<Int>
      if let known = ofLook[look] {
        range = known
      } else {
        let start = features.count
        features += findFeatures(of: node, in: tree)
        range = start..<features.count
        ofLook[look] = range
      }
      for index in range where turns[Int(features[index])] != turn {
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
    lookTurns = Array(repeating: 0, count: lookTurns.count)
  }

  private mutating func findFeatures(of node: Int, in tree: ViewTree) -> [Int32] {
    var features = [number(of: tree.names.string(tree.nodes[node].name))]
    for index in tree.attributeRange(of: node) {
      let attribute = tree.attributes[index]
      let value = tree.bytes[attribute.value.range]
      switch attribute.name {
      case .class:
        for word in value.split(whereSeparator: { $0 <= 0x20 }) {
          features.append(number(of: "." + String(decoding: word, as: UTF8.self)))
        }
      case .id: features.append(number(of: "#" + String(decoding: value, as: UTF8.self)))
      case .style where value.contains(UInt8(ascii: "@")):
        features.append(number(of: Self.applyingStyle))
      default: continue
      }
    }
    return features
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    numbers[name] = number
    names.append(name)
    turns.append(0)
    return number
  }
}
