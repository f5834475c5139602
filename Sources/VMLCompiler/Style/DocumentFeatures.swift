import VMLMarkup
import VMLStylesheet

/// Collects the features by which selectors may find the elements of documents: types, classes and
/// ids.
///
/// A change of a rule changes a document only if its subject names one of its features, or none at
/// all.
public struct DocumentFeatures: Sendable {
  /// By their numbers, in the order in which they first came up: `Text`, `.card`, `#top`, and
  /// ``applyingStyle``.
  public private(set) var names: [String] = []
  /// An inline style that may apply classes.
  public static let applyingStyle = "@"
  /// A class that no sheet names, whose diagnostic may suggest another class.
  public static let unknownClass = "?"
  /// Finds the number of a name.
  private var numbers = NameTable.empty
  private var signatures: [Signature] = []
  private var features: [Int32] = []
  private var generation = Generation.none
  /// By feature: the number of the document in which it came up last.
  private var turns: [UInt32] = []
  private var turn: UInt32 = 1
  private var found: [Int32] = []
  /// A property so that its memory is reused.
  private var word: [UInt8] = []

  /// The features of a signature.
  private struct Signature: Sendable {
    /// Range in ``features``; empty until the signature comes up, since each has a feature.
    var start: Int32 = 0
    var end: Int32 = 0
    /// The number of the document in which it came up last.
    var turn: UInt32 = 0
  }

  public init() {}

  /// Whether rules find elements by a feature.
  public static func isSubject(_ name: String) -> Bool {
    name != applyingStyle && name != unknownClass
  }

  /// Adds a feature that does not come from an element.
  public mutating func add(_ name: String) {
    add(Array(name.utf8)[...])
    let number = features.removeLast()
    guard turns[Int(number)] != turn else { return }
    turns[Int(number)] = turn
    found.append(number)
  }

  /// Forgets the features of signatures, whose numbers come from another table from now on.
  mutating func beginSignatures() {
    generation = .none
  }

  /// Adds the features of a document's elements; `signatures` are equal for elements that are equal
  /// to every sheet.
  mutating func note(_ tree: ViewTree, _ signatures: [Int32], of generation: Generation) {
    if generation != self.generation {
      self.generation = generation
      self.signatures.removeAll(keepingCapacity: true)
      features.removeAll(keepingCapacity: true)
    }
    for (node, signature) in signatures.enumerated() where signature >= 0 {
      let signature = Int(signature)
      if signature >= self.signatures.count {
        self.signatures += repeatElement(Signature(), count: signature + 1 - self.signatures.count)
      }
      guard self.signatures[signature].turn != turn else { continue }
      self.signatures[signature].turn = turn
      if self.signatures[signature].end == 0 {
        self.signatures[signature].start = Int32(features.count)
        findFeatures(of: node, in: tree)
        self.signatures[signature].end = Int32(features.count)
      }
      for index in Int(self.signatures[signature].start)..<Int(self.signatures[signature].end)
      where turns[Int(features[index])] != turn {
        turns[Int(features[index])] = turn
        found.append(features[index])
      }
    }
  }

  /// The numbers of the features found since the last call, in order.
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
    for index in signatures.indices { signatures[index].turn = 0 }
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
