#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// One event as the kernel writes it.
  public struct InotifyRecord: Hashable, Sendable {
    /// The number of the folder; -1 for the queue itself.
    public var watch: Int32
    public var mask: UInt32
    /// The same for both names of what was renamed.
    public var cookie: UInt32
    /// The name in the folder, empty for the folder itself; `nil` if it is not UTF-8.
    public var name: String?

    public init(watch: Int32, mask: UInt32, cookie: UInt32, name: String?) {
      self.watch = watch
      self.mask = mask
      self.cookie = cookie
      self.name = name
    }

    /// The events in what was read; what is no whole event ends them.
    static func all(in bytes: ArraySlice<UInt8>) -> [InotifyRecord] {
      var records: [InotifyRecord] = []
      var offset = bytes.startIndex
      while bytes.endIndex - offset >= headSize {
        let length = Int(word(in: bytes, at: offset + 12))
        let start = offset + headSize
        guard length <= bytes.endIndex - start else { break }
        let name = bytes[start..<start + length].prefix { $0 != 0 }
        records.append(
          InotifyRecord(
            watch: Int32(bitPattern: word(in: bytes, at: offset)),
            mask: word(in: bytes, at: offset + 4), cookie: word(in: bytes, at: offset + 8),
            name: String(validating: name, as: UTF8.self)))
        offset = start + length
      }
      return records
    }

    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }

    /// Four words come before the name.
    private static let headSize = 16

    private static func word(in bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
      let word = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[offset + $1]) << (8 * $1) }
      return UInt32(littleEndian: word)
    }
  }
#endif
