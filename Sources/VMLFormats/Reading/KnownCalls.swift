import VMLData
import VMLDiagnostics

/// Calls that entries are which were read before, by what is written in the file.
struct KnownCalls {
  private let source: [UInt8]
  private var entries = KeyTable()
  private var calls: [String?] = []
  private var keys: [String: UInt64] = [:]

  init(_ source: [UInt8]) { self.source = source }

  /// Most bytes of a value that comes again.
  private static let limit = 256

  /// The number of an entry, which others have that are written like it; `nil` for a long one.
  mutating func number(of entry: ForeignEntry) -> Int? {
    let range = entry.value.range.range
    guard range.count <= Self.limit, range.upperBound <= source.count, !range.isEmpty else {
      return nil
    }
    let key = keys[entry.key] ?? UInt64(keys.count)
    keys[entry.key] = key
    let (number, isNew) = entries.number(of: [range], key, in: source)
    if isNew { calls.append(nil) }
    return number
  }

  /// The call of the entries of a number, if it depends on nothing else and loses nothing.
  subscript(_ number: Int) -> String? {
    get { calls[number] }
    set { calls[number] = newValue }
  }
}
