/// The members of an object of JSON.
///
/// Keys are told apart by their bytes: Swift takes the two ways to write "é" for one, and other
/// readers take them for two keys.
public struct JSONObject: Hashable, Sendable {
  private var members: [ByteKey: JSONValue]

  private struct ByteKey: Hashable, Sendable {
    var text: String

    static func == (one: ByteKey, other: ByteKey) -> Bool {
      one.text.utf8.elementsEqual(other.text.utf8)
    }

    /// Equal bytes look the same, so that they have one hash.
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  public init(_ members: [String: JSONValue]) {
    self.members = Dictionary(
      uniqueKeysWithValues: members.map { (ByteKey(text: $0.key), $0.value) })
  }

  /// - Precondition: No key stands twice.
  public init(_ members: [(String, JSONValue)]) {
    self.members = Dictionary(uniqueKeysWithValues: members.map { (ByteKey(text: $0), $1) })
  }

  public subscript(key: String) -> JSONValue? {
    get { members[ByteKey(text: key)] }
    set { members[ByteKey(text: key)] = newValue }
  }

  /// In the order of the bytes of their keys.
  public var sorted: [(key: String, value: JSONValue)] {
    members.map { (key: $0.key.text, value: $0.value) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// - Precondition: No key stands twice.
  public init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
