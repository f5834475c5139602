import CCatalogue

extension Catalog {
  /// A string of the catalogue.
  ///
  /// Two names are equal if their texts are.
  public struct Name: Row {
    public let row: UInt16

    public init(row: UInt16) { self.row = row }

    /// - Returns: `nil` if nothing in the catalogue has this name.
    public init?(_ text: String) {
      guard let row = Catalog.find(text, in: ccatalogue_index_string) else { return nil }
      self.row = row
    }

    public init?(_ bytes: some Collection<UInt8>) {
      guard let row = Catalog.find(bytes, in: ccatalogue_index_string) else { return nil }
      self.row = row
    }

    /// Made anew each time.
    public var string: String {
      // SAFETY: `bytes` are there for ever.
      unsafe String(decoding: bytes, as: UTF8.self)
    }

    public var isEmpty: Bool { row == 0 }

    public func isEqual(to text: String) -> Bool {
      // SAFETY: `bytes` are there for ever.
      unsafe bytes.elementsEqual(text.utf8)
    }

    private var bytes: UnsafeRawBufferPointer {
      // SAFETY: a string of the catalogue is constant and as long as the table says.
      unsafe UnsafeRawBufferPointer(
        start: ccatalogue_string(row), count: Int(ccatalogue_string_length(row)))
    }
  }
}

extension Catalog.Name: CustomStringConvertible {
  public var description: String { string }
}
