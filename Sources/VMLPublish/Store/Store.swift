/// Place that releases are published to: bytes by key, as every object store, web server and folder
/// has them.
///
/// A key is `/`-separated and relative to the store's prefix. What a `put` returned from, every
/// later call sees. Every call may be made from several tasks at once, and may be made again after
/// it failed.
public protocol Store: Sendable {
  /// As the user named it, for messages; never with a credential.
  var name: String { get }

  /// Identity that tells it from every other store, for what is kept about it on this machine.
  var identity: String { get }

  /// Layout in which its clients find documents, unless site.yaml names one.
  var defaultTrees: TreeLayout { get }

  /// Whether a condition of ``put(_:_:_:if:)`` is known to hold; otherwise it is tried out.
  var keepsConditions: Bool { get }

  /// Number of calls at once that make it fastest.
  var parallelism: Int { get }

  /// Reads a whole object of at most `limit` bytes; `nil` if there is none.
  func get(_ key: String, limit: Int) async throws(StoreError) -> StoredObject?

  /// Entry of an object, without reading it; `nil` if there is none.
  func status(_ key: String) async throws(StoreError) -> StoredEntry?

  /// Writes a whole object in one step: a reader sees the old one or the new one.
  ///
  /// - Throws: ``StoreError/Kind/conditionFailed`` where the condition does not hold; then nothing
  ///   has changed.
  /// - Returns: What tells this object from the next one under its key; `nil` where the store does
  ///   not say.
  @discardableResult
  func put(
    _ key: String, _ bytes: [UInt8], _ attributes: ObjectAttributes, if condition: WriteCondition
  ) async throws(StoreError) -> WriteTag?

  /// Whether only these bytes can have the tag that a ``put(_:_:_:if:)`` returned, so that they
  /// need not be looked for in the store afterwards.
  func proves(_ tag: WriteTag, _ bytes: [UInt8]) -> Bool

  /// All objects whose keys begin with `prefix`, which is empty or ends with `/`, in any order.
  func list(_ prefix: String) async throws(StoreError) -> [StoredEntry]

  /// Removes an object; does nothing where there is none.
  func remove(_ key: String) async throws(StoreError)

  /// Gives an object, which is there, a second key, under which nothing is yet or the same.
  func copy(
    _ key: String, to newKey: String, _ attributes: ObjectAttributes
  ) async throws(StoreError)

  /// Returns once all that was written would outlive a loss of power.
  func settle() async throws(StoreError)

  /// By how many seconds the store's clock was ahead of this machine's a moment ago; `nil` where
  /// the store tells no other clock's time.
  func clockOffset() async throws(StoreError) -> Int?
}

extension Store {
  public var identity: String { name }

  public func settle() async throws(StoreError) {}

  public func clockOffset() async throws(StoreError) -> Int? { nil }

  public func proves(_ tag: WriteTag, _ bytes: [UInt8]) -> Bool { false }

  public func copy(
    _ key: String, to newKey: String, _ attributes: ObjectAttributes
  ) async throws(StoreError) {
    guard let object = try await get(key, limit: .max) else {
      throw StoreError(.missing, "copy", key, "there is no such object")
    }
    try await put(newKey, object.bytes, attributes, if: .always)
  }
}

/// An object with what tells it from another one under its key.
public struct StoredObject: Hashable, Sendable {
  public var bytes: [UInt8]
  /// `nil` where the store does not say.
  public var tag: WriteTag?

  public init(bytes: [UInt8], tag: WriteTag?) {
    self.bytes = bytes
    self.tag = tag
  }
}

/// Tag that tells two objects apart that had one key: an entity tag of HTTP, as the store gave it.
public struct WriteTag: Hashable, Sendable {
  public var text: String

  public init(_ text: String) { self.text = text }
}

/// When an object may be written.
public enum WriteCondition: Hashable, Sendable {
  case always
  /// There is none under the key (`If-None-Match: *`).
  case absent
  /// It is still the one with the tag (`If-Match`).
  case matches(WriteTag)
}

/// Headers of an object, as a web server gives them.
public struct ObjectAttributes: Hashable, Sendable {
  public var contentType: String
  public var cacheControl: String
  /// Way to unpack the bytes, as in `gzip`; `nil` where they are not packed.
  public var contentEncoding: String?

  public init(contentType: String, cacheControl: String, contentEncoding: String? = nil) {
    self.contentType = contentType
    self.cacheControl = cacheControl
    self.contentEncoding = contentEncoding
  }

  /// Of what never changes under its name.
  public static let immutable = "public, max-age=31536000, immutable"
  /// Of what is asked for again each time.
  public static let revalidated = "public, max-age=0, must-revalidate"
  /// Of what is the publishers' own.
  public static let uncached = "no-store"

  static let metadata = ObjectAttributes(
    contentType: "application/json", cacheControl: immutable)
  static let flip = ObjectAttributes(contentType: "application/json", cacheControl: revalidated)
  static let lock = ObjectAttributes(contentType: "application/json", cacheControl: uncached)
}

/// Layout in which clients find the documents of a release.
public enum TreeLayout: String, Hashable, Sendable, CaseIterable {
  /// From the manifest to objects: a release costs only what changed.
  case objects
  /// Also by their paths, for servers that serve URLs as they are.
  case plain
}
