/// A name of an element or attribute as a number, so that names are compared and looked up without
/// their bytes.
///
/// Ids of ``NameTable/wellKnown`` mean the same in every table of names. Other ids, and all ids of
/// tables that began as ``NameTable/empty``, mean something only in the table that gave them out.
public struct NameID: BitwiseCopyable, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// For other modules too a comparison of numbers, and no call.
  @inlinable
  public static func == (one: NameID, other: NameID) -> Bool { one.rawValue == other.rawValue }
}

/// Gives each distinct name a number, in the order in which names first come up.
///
/// The well-known names are shared by all tables; a table itself holds only what its file adds,
/// which is often nothing.
public struct NameTable: Sendable {
  private let shared: SharedNames
  private var own: NameIndex

  /// The table that every other one begins as.
  public static let wellKnown: NameTable = {
    var index = NameIndex(seed: .random(in: .min ... .max))
    for name in NameID.wellKnownNames {
      let bytes = Array(name.utf8)
      _ = index.add(bytes.span, NameKey(bytes))
    }
    return NameTable(shared: SharedNames(index))
  }()

  /// A table without any names, for texts that are hardly ever well-known ones.
  public static let empty = NameTable(
    shared: SharedNames(NameIndex(seed: .random(in: .min ... .max))))

  private init(shared: SharedNames) {
    self.shared = shared
    own = NameIndex(seed: shared.names.seed)
  }

  /// Number of names.
  public var count: Int { shared.names.count + own.count }

  /// The number of a name, which is added if it is new.
  public mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> NameID {
    intern(source.span, NameKey(source.span, range))
  }

  public mutating func intern(_ name: String) -> NameID {
    let source = Array(name.utf8)
    return intern(source, 0..<source.count)
  }

  /// The number of a name, or `nil` if the table does not have it.
  public func find(_ source: [UInt8], _ range: Range<Int>) -> NameID? {
    find(source.span, NameKey(source.span, range))
  }

  public func find(_ name: String) -> NameID? {
    let source = Array(name.utf8)
    return find(source, 0..<source.count)
  }

  mutating func intern(_ source: Span<UInt8>, _ key: NameKey) -> NameID {
    if let known = find(source, key) { return known }
    return NameID(rawValue: UInt32(shared.names.count + own.add(source, key)))
  }

  /// The number of a name that is none of the well-known ones.
  mutating func internOther(_ source: Span<UInt8>, _ key: NameKey) -> NameID {
    let index = own.find(source, key) ?? own.add(source, key)
    return NameID(rawValue: UInt32(truncatingIfNeeded: shared.names.count + index))
  }

  func find(_ source: Span<UInt8>, _ key: NameKey) -> NameID? {
    let hash = key.hash(in: source, seed: own.seed)
    if let index = shared.names.find(source, key, hash) { return NameID(rawValue: UInt32(index)) }
    guard own.count > 0, let index = own.find(source, key, hash) else { return nil }
    return NameID(rawValue: UInt32(shared.names.count + index))
  }

  /// The number here of a name that is one of another table's, or `nil` if this table does not have
  /// it.
  public func number(of id: NameID, in other: NameTable) -> NameID? {
    let index = Int(id.rawValue)
    if index < shared.names.count, shared === other.shared { return id }
    let bytes = other.bytes(of: id)
    return find(bytes.span, NameKey(bytes.span, 0..<bytes.count))
  }

  /// Whether a name has a number.
  func isName(_ id: NameID, _ source: Span<UInt8>, _ key: NameKey) -> Bool {
    let index = Int(id.rawValue)
    return index < shared.names.count
      ? shared.names.matches(index, source, key)
      : own.matches(index - shared.names.count, source, key)
  }

  /// The bytes of a name.
  public func bytes(of id: NameID) -> ArraySlice<UInt8> {
    let index = Int(id.rawValue)
    return index < shared.names.count
      ? shared.names.bytes(of: index) : own.bytes(of: index - shared.names.count)
  }

  /// Number of bytes of a name.
  func length(of id: NameID) -> Int {
    let index = Int(id.rawValue)
    return index < shared.names.count
      ? shared.names.length(of: index) : own.length(of: index - shared.names.count)
  }

  public func string(_ id: NameID) -> String { String(decoding: bytes(of: id), as: UTF8.self) }

  /// The first byte of a name, 0 if it is empty.
  public func firstByte(of id: NameID) -> UInt8 {
    UInt8(truncatingIfNeeded: prefix(of: id) >> 56)
  }

  /// Whether a name comes before another in the order of their bytes.
  func precedes(_ id: NameID, _ other: NameID) -> Bool {
    let (prefix, otherPrefix) = (self.prefix(of: id), self.prefix(of: other))
    guard prefix == otherPrefix else { return prefix < otherPrefix }
    return bytes(of: id).lexicographicallyPrecedes(bytes(of: other))
  }

  /// The first eight bytes of a name as a number, the first of them highest.
  func prefix(of id: NameID) -> UInt64 {
    let index = Int(id.rawValue)
    return index < shared.names.count
      ? shared.names.prefix(of: index) : own.prefix(of: index - shared.names.count)
  }

  /// Whether all names have the same numbers here and there; at once if one is a copy of the other.
  public func isSame(as other: NameTable) -> Bool {
    shared === other.shared && own.isSame(as: other.own)
  }

  /// Whether all names of another table have the same numbers here, where there may be more.
  public func begins(with other: NameTable) -> Bool {
    shared === other.shared && own.begins(with: other.own)
  }

  /// The numbers here of the names that another table has besides the well-known ones, in the order
  /// of their numbers there; they are added where they are new.
  public mutating func translate(_ other: NameTable) -> [NameID] {
    precondition(shared === other.shared, "tables that began as the same one")
    var translation: [NameID] = []
    translation.reserveCapacity(other.own.count)
    for index in 0..<other.own.count {
      let bytes = other.own.bytes(of: index)
      translation.append(intern(bytes.span, NameKey(bytes.span, 0..<bytes.count)))
    }
    return translation
  }
}

/// Names that all tables have in common; a class, so that copying a table is cheap.
private final class SharedNames: Sendable {
  let names: NameIndex

  init(_ names: NameIndex) { self.names = names }
}
