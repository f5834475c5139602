import Synchronization
import VMLData

/// Remembers the lists in a site's data that expressions ask the same of again and again: their
/// items by the value of a key, and their groups.
///
/// It also has the sizes of pictures. One for all threads. It never changes a value.
public final class ListMemory: Sendable {
  private let state = Mutex(State())

  /// Lists with fewer elements are gone through each time.
  static let threshold = 32

  /// Elements of all remembered lists together.
  private static let elementLimit = 8_000_000

  private struct State {
    var answers: [Key: Answer?] = [:]
    /// Keeps each list in its place in memory, so that no other can come to stand there.
    var lists: [[Value]] = []
    var elements = 0
  }

  private struct Key: Hashable {
    var address: UInt
    var count: Int
    var keys: [String]
    var question: Question
  }

  enum Question {
    case index, groups, unique
  }

  enum Answer {
    case index(ListIndex)
    case value(Value)
  }

  /// The places of the data in its files; `nil` where messages do not name them.
  let places: DataPlaces?
  /// The sizes of the site's pictures by their names; `nil` where these are not read.
  let images: ValueObject?

  init(_ places: DataPlaces? = nil, images: Value? = nil) {
    self.places = places
    if case .object(let object) = images { self.images = object } else { self.images = nil }
  }

  /// The answer for a list, found by `find` when it is asked for the first time.
  ///
  /// - Returns: `nil` if `find` finds none, or if too much is remembered.
  func answer(
    to question: Question, of elements: [Value], at keys: [String], _ find: () -> Answer?
  ) -> Answer? {
    let key = Key(
      address: Self.address(of: elements), count: elements.count, keys: keys, question: question)
    return state.withLock { state in
      if let answer = state.answers[key] { return answer }
      guard state.elements + elements.count <= Self.elementLimit else { return nil }
      state.elements += elements.count
      state.lists.append(elements)
      let found = find()
      state.answers[key] = .some(found)
      return found
    }
  }

  /// The place of a list's elements in memory: two lists of one length in one place are the same.
  private static func address(of elements: [Value]) -> UInt {
    // SAFETY: The address is compared with others and never read through.
    unsafe elements.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}

/// The elements of a list by the value of a key.
struct ListIndex: Sendable {
  /// The positions of elements, by the value that they have at the key.
  private var positions: [Value: [Int]] = [:]
  /// The positions of elements without the key, or with nil there.
  private var lacking: [Int] = []
  /// The first value of each kind; values of one kind may be compared.
  private var kinds: [Value] = []
  /// The first value that some element has.
  private(set) var first: Value?

  /// - Returns: `nil` if some element has a list or an object at the key.
  init?(_ elements: [Value], _ member: (Value) -> Value?) {
    for (position, element) in elements.enumerated() {
      guard let value = member(element) else {
        lacking.append(position)
        continue
      }
      if first == nil { first = value }
      switch value {
      case .nothing: lacking.append(position)
      case .list, .object, .view, .unreadable: return nil
      default: positions[value.canonical, default: []].append(position)
      }
      if !kinds.contains(where: { $0.isNothing == value.isNothing && areComparable($0, value) }) {
        kinds.append(value)
      }
    }
  }

  /// The positions of the elements that have a value; `nil` if it is of no kind that any has.
  func positions(of sought: Value) -> [Int]? {
    if sought.isNothing { return lacking }
    guard kinds.contains(where: { areComparable($0, sought) }) else { return nil }
    return positions[sought.canonical] ?? []
  }
}

extension Value {
  /// The same for all values that expressions compare as equal.
  ///
  /// - Complexity: Linear in the size of the value.
  var canonical: Value {
    switch self {
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? self
    case .list(let elements): .list(elements.map(\.canonical))
    case .object(let object): .object(object.canonical)
    default: asText.map { .string($0) } ?? self
    }
  }
}

extension ValueObject {
  fileprivate var canonical: ValueObject {
    var sorted = ValueObject(capacity: keys.count)
    for (key, value) in zip(keys, values).sorted(by: { $0.0 < $1.0 }) {
      sorted[key] = value.canonical
    }
    return sorted
  }
}
