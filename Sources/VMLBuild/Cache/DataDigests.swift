import VMLData

/// Digests of parts of a site's data, each worked out once.
struct DataDigests: Sendable {
  private let data: Value
  private var known: [[String]: XXH128] = [:]

  init(_ data: Value) { self.data = data }

  /// The digest of what stands at some keys; of the part that they lead to, if they lead no
  /// further.
  ///
  /// A key that is missing, or a property of the part such as `count`, depends on all of the part.
  mutating func digest(of path: [String]) -> XXH128 {
    if let known = known[path] { return known }
    var value = data
    var depth = 0
    for key in path {
      guard case .object(let object) = value, let next = object[key] else { break }
      value = next
      depth += 1
    }
    let found: XXH128
    if depth < path.count {
      let whole = digest(of: Array(path[..<depth]))
      var hashing = Hashing()
      hashing.add(UInt64(depth))
      hashing.add(whole)
      found = hashing.finish()
    } else {
      var hashing = Hashing()
      hashing.add(value)
      found = hashing.finish()
    }
    known[path] = found
    return found
  }
}

extension Hashing {
  /// Adds a value, its keys in their order.
  ///
  /// Recursion is as deep as the data is, which its readers limit.
  mutating func add(_ value: Value) {
    switch value {
    case .nothing: add(0)
    case .boolean(let boolean): add(boolean ? 2 : 1)
    case .integer(let integer):
      add(3)
      add(UInt64(bitPattern: Int64(integer)))
    case .number(let number):
      add(4)
      add(number.bitPattern)
    case .string(let text): add(5, text)
    case .color(let text): add(6, text)
    case .url(let text): add(7, text)
    case .date(let text): add(8, text)
    case .symbol(let text): add(9, text)
    case .list(let items):
      add(10)
      add(UInt64(items.count))
      for item in items { add(item) }
    case .object(let object):
      add(11)
      add(UInt64(object.keys.count))
      for (key, value) in zip(object.keys, object.values) {
        add(key)
        add(value)
      }
    case .unreadable: add(12)
    // Data holds no views.
    case .view: add(13)
    }
  }

  private mutating func add(_ kind: UInt64, _ text: String) {
    add(kind)
    add(text)
  }
}
