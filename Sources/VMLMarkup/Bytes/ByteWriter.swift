/// Bytes that are written one after the other, where an array would ask before each piece who else
/// has it.
// SAFETY: only this writer uses the memory, and its first `count` bytes are initialised; an array's
// memory is lent as long as ``bytes(capacity:_:)`` runs.
@safe public struct ByteWriter: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// Whether the writer allocated the memory, rather than an array that is being made.
  private var isOwner = true
  /// Number of bytes written.
  public private(set) var count = 0

  /// `capacity` is how many bytes there will probably be.
  public init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe memory = .allocate(byteCount: self.capacity, alignment: 16)
  }

  /// Writes to the memory of an array that is being made.
  @unsafe
  private init(_ memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.capacity = capacity
    isOwner = false
    unsafe self.memory = UnsafeMutableRawPointer(memory)
  }

  deinit { if isOwner { unsafe memory.deallocate() } }

  /// Returns the bytes that a function writes; they are not copied unless there are far fewer or
  /// more than expected.
  ///
  /// - Precondition: The function leaves the writer that it is given where it is.
  @unsafe public static func bytes(
    capacity: Int, _ write: (inout ByteWriter) -> Void
  ) -> [UInt8] {
    let capacity = max(capacity, 64)
    var other: [UInt8]?
    // SAFETY: by the precondition the writer does not outlive the closure; it has written as many
    // bytes as it says.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      var writer = unsafe ByteWriter(start, capacity: buffer.count)
      write(&writer)
      // What is kept should not be much larger than it is.
      if writer.isOwner || writer.count < capacity / 2 {
        other = writer.bytes
      } else {
        count = writer.count
      }
    }
    return other ?? bytes
  }

  /// The last byte, or `nil` if there is none.
  public var last: UInt8? {
    // SAFETY: the first `count` bytes are initialised.
    count == 0 ? nil : unsafe memory.load(fromByteOffset: count - 1, as: UInt8.self)
  }

  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    // SAFETY: there is room for one byte more.
    unsafe memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Appends a part of some bytes.
  @inline(__always)
  public mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "a part of the bytes")
    let size = range.count
    // SAFETY: the range is within the bytes, which live for the closure.
    unsafe bytes.withUnsafeBytes { source in
      if size <= 32, source.count &- range.lowerBound >= 32, capacity &- count >= 32 {
        // SAFETY: on both sides there are thirty-two bytes; those beyond the range count as
        // unwritten.
        unsafe copyPair(from: source, at: range.lowerBound)
      } else {
        if size > capacity &- count { grow(by: size) }
        guard let start = source.baseAddress else { return }
        // SAFETY: there is room for as many bytes as the range has.
        unsafe (memory + count).copyMemory(from: start + range.lowerBound, byteCount: size)
      }
    }
    count &+= size
  }

  /// Appends a part of what another wrote.
  public mutating func append(_ range: Range<Int>, of other: borrowing ByteWriter) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.count, "a part of the bytes")
    if range.count > capacity &- count { grow(by: range.count) }
    // SAFETY: the range is within what the other wrote, and there is room for as many bytes as it
    // has.
    unsafe (memory + count).copyMemory(
      from: other.memory + range.lowerBound, byteCount: range.count)
    count &+= range.count
  }

  /// Copies thirty-two bytes behind those that were written, quicker than a call that asks how
  /// many.
  ///
  /// - Precondition: They are there, and there is room for them.
  @unsafe @inline(__always)
  private mutating func copyPair(from source: UnsafeRawBufferPointer, at index: Int) {
    // SAFETY: by the precondition; any sixteen bytes are a vector.
    let first = unsafe source.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
    let second = unsafe source.loadUnaligned(fromByteOffset: index &+ 16, as: SIMD16<UInt8>.self)
    unsafe memory.storeBytes(of: first, toByteOffset: count, as: SIMD16<UInt8>.self)
    unsafe memory.storeBytes(of: second, toByteOffset: count &+ 16, as: SIMD16<UInt8>.self)
  }

  public mutating func append(_ text: StaticString) {
    precondition(text.hasPointerRepresentation, "text, not a character")
    let size = text.utf8CodeUnitCount
    if size > capacity &- count { grow(by: size) }
    // SAFETY: a static string holds that many bytes, and there is room for them.
    unsafe (memory + count).copyMemory(from: text.utf8Start, byteCount: size)
    count &+= size
  }

  public mutating func append(contentsOf bytes: [UInt8]) { append(0..<bytes.count, of: bytes) }

  /// Appends a part of some text with the entities that it needs in a finished document, as an
  /// attribute's value if `quotes` says so.
  ///
  /// Spec: VML 9.2.
  public mutating func appendEscaped(_ range: Range<Int>, of bytes: [UInt8], quotes: Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "a part of the bytes")
    var start = range.lowerBound
    while start < range.upperBound {
      start = appendPlain(start..<range.upperBound, of: bytes, quotes: quotes)
      guard start < range.upperBound else { return }
      switch bytes[start] {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      default: append("&quot;")
      }
      start += 1
    }
  }

  /// Appends the first bytes of a part of some text that need no entities; returns where they end.
  ///
  /// They are looked at and copied at once, sixteen at a time.
  @inline(__always)
  private mutating func appendPlain(
    _ range: Range<Int>, of bytes: [UInt8], quotes: Bool
  ) -> Int {
    let source = bytes.span
    if capacity &- count < range.count &+ 16 { grow(by: range.count &+ 16) }
    var index = range.lowerBound
    while index < range.upperBound {
      guard source.count &- index >= 16 else {
        let special = firstSpecial(in: source, index..<range.upperBound, quotes: quotes)
        append(index..<special, of: bytes)
        return special
      }
      let block = block(of: source, at: index)
      // SAFETY: there is room for what is left of the range and sixteen bytes more; those beyond
      // what is counted below count as unwritten.
      unsafe memory.storeBytes(of: block, toByteOffset: count, as: SIMD16<UInt8>.self)
      let special = firstSpecial(in: block, quotes: quotes)
      let size = min(special ?? 16, range.upperBound &- index)
      count &+= size
      index &+= size
      if special != nil { return index }
    }
    return index
  }

  /// Takes back the last bytes that were written.
  public mutating func removeLast(_ size: Int) {
    precondition(size >= 0 && size <= count, "no more than was written")
    count -= size
  }

  /// Bytes written so far.
  public var bytes: [UInt8] {
    // SAFETY: there is room for `count` bytes, and as many were written.
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let start = buffer.baseAddress {
        unsafe UnsafeMutableRawPointer(start).copyMemory(from: memory, byteCount: count)
      }
      initialized = count
    }
  }

  @inline(never)
  private mutating func grow(by size: Int) {
    capacity = max(capacity * 2, count + size)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    // SAFETY: there is room for more than was written, and only this writer has the old memory.
    unsafe larger.copyMemory(from: memory, byteCount: count)
    if isOwner { unsafe memory.deallocate() }
    unsafe memory = larger
    isOwner = true
  }
}
