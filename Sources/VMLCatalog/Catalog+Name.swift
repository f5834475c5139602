import CCatalogue

extension Catalog {
  /// A string of the catalogue.
  ///
  /// Two names are equal if their texts are.
  package struct Name: Row {
    package let row: UInt16

    package init(row: UInt16) { self.row = row }

    /// - Returns: `nil` if nothing in the catalogue has this name.
    package init?(_ text: String) {
      guard let row = Catalog.find(text, in: ccatalogue_index_string) else { return nil }
      self.row = row
    }

    package init?(_ bytes: some Collection<UInt8>) {
      guard let row = Catalog.find(bytes, in: ccatalogue_index_string) else { return nil }
      self.row = row
    }

    /// Made anew each time.
    package var string: String {
      // SAFETY: `bytes` are there for ever.
      unsafe String(decoding: bytes, as: UTF8.self)
    }

    package var isEmpty: Bool { row == 0 }

    package func isEqual(to text: String) -> Bool {
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
  package var description: String { string }
}
