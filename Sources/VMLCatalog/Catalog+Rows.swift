import CCatalogue

extension Catalog {
  /// Something that is one row of a table, and knows nothing but its number.
  public protocol Row: Hashable, Sendable {
    init(row: UInt16)
    var row: UInt16 { get }
  }

  /// A sequence of rows, each made when it is asked for.
  public struct List<Element: Row>: RandomAccessCollection, Sendable {
    private let start: UInt32
    private let isRange: Bool
    public let endIndex: Int

    public var startIndex: Int { 0 }

    public subscript(position: Int) -> Element {
      precondition(indices.contains(position), "An index is within its list.")
      let index = start + UInt32(position)
      return Element(row: isRange ? UInt16(truncatingIfNeeded: index) : ccatalogue_list_word(index))
    }

    /// The list of that number.
    init(list: UInt16) {
      let position = ccatalogue_list(list)
      start = position + 1
      endIndex = Int(ccatalogue_list_word(position))
      isRange = false
    }

    /// Rows that follow each other.
    init(first: UInt16, count: Int) {
      start = UInt32(first)
      endIndex = count
      isRange = true
    }
  }

  /// Value of a field that is empty.
  static let none = UInt16.max

  /// A field of a row.
  static func word(_ start: Int, _ stride: Int, _ row: UInt16, _ field: Int) -> UInt16 {
    ccatalogue_word(UInt32(truncatingIfNeeded: start + stride * Int(row) + field))
  }

  /// The row of a name, or `nil`.
  static func find(_ name: String, in index: ccatalogue_index) -> UInt16? {
    var name = name
    let row = name.withUTF8 { bytes in
      // SAFETY: the bytes are there during the call, which reads no more than it is told of.
      unsafe ccatalogue_find(index, bytes.baseAddress, bytes.count)
    }
    return row < 0 ? nil : UInt16(truncatingIfNeeded: row)
  }

  static func find(_ bytes: some Collection<UInt8>, in index: ccatalogue_index) -> UInt16? {
    let row = bytes.withContiguousStorageIfAvailable { bytes in
      // SAFETY: the bytes are there during the call, which reads no more than it is told of.
      unsafe ccatalogue_find(index, bytes.baseAddress, bytes.count)
    }
    guard let row else { return find(Array(bytes), in: index) }
    return row < 0 ? nil : UInt16(truncatingIfNeeded: row)
  }
}
