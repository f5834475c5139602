/// Rows of numbers, each kept once.
struct RowTable {
  let stride: Int
  private(set) var words: [UInt16] = []
  private var indices: [[UInt16]: UInt16] = [:]

  init(stride: Int) { self.stride = stride }

  var count: Int { words.count / stride }

  /// The number of a row, which is added if it is new.
  mutating func intern(_ row: [UInt16]) -> UInt16 {
    precondition(row.count == stride, "A row has as many words as its table says.")
    if let index = indices[row] { return index }
    let index = add(row)
    indices[row] = index
    return index
  }

  /// Adds a row, whether or not there is an equal one.
  mutating func add(_ row: [UInt16]) -> UInt16 {
    precondition(row.count == stride, "A row has as many words as its table says.")
    let index = UInt16(clamping: count)
    words += row
    return index
  }
}

/// Lists of numbers, each kept once, with its length before it.
struct ListTable {
  private(set) var words: [UInt16] = []
  private(set) var offsets: [UInt32] = []
  private var indices: [[UInt16]: UInt16] = [:]

  /// The empty list is always number 0.
  init() { _ = intern([]) }

  mutating func intern(_ list: [UInt16]) -> UInt16 {
    if let index = indices[list] { return index }
    let index = UInt16(clamping: offsets.count)
    offsets.append(UInt32(words.count))
    words.append(UInt16(clamping: list.count))
    words += list
    indices[list] = index
    return index
  }
}

/// Strings, each kept once.
struct StringTable {
  private(set) var bytes: [UInt8] = []
  /// Start of each string, and the end of the last one.
  private(set) var offsets: [UInt32] = [0]
  private var indices: [String: UInt16] = [:]

  /// The empty string is always number 0.
  init() { _ = intern("") }

  var count: Int { offsets.count - 1 }

  mutating func intern(_ string: String) -> UInt16 {
    if let index = indices[string] { return index }
    let index = UInt16(clamping: count)
    bytes += string.utf8
    offsets.append(UInt32(bytes.count))
    indices[string] = index
    return index
  }

  func bytes(of index: UInt16) -> ArraySlice<UInt8> {
    bytes[Int(offsets[Int(index)])..<Int(offsets[Int(index) + 1])]
  }
}

/// Value of a row's field that is empty.
let none: UInt16 = .max
