/// Bytes that are written one after the other, where an array would ask before each piece who else has
/// it.
// SAFETY: nobody else has the memory, of which the first `count` bytes are initialised.
@safe public struct ByteWriter: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int
  /// How many bytes were written.
  public private(set) var count = 0

  /// `capacity` is how many bytes there will probably be.
  public init(capacity: Int) {
    self.capacity = max(capacity, 64)
    unsafe memory = .allocate(byteCount: self.capacity, alignment: 16)
  }

  deinit { unsafe memory.deallocate() }

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
    if size > capacity &- count { grow(by: size) }
    // SAFETY: the range is within the bytes, which live for the closure, and there is room for as many.
    unsafe bytes.withUnsafeBytes { source in
      guard let start = source.baseAddress else { return }
      unsafe (memory + count).copyMemory(from: start + range.lowerBound, byteCount: size)
    }
    count &+= size
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
    var start = range.lowerBound
    while true {
      let special = firstSpecial(in: bytes.span, start..<range.upperBound, quotes: quotes)
      append(start..<special, of: bytes)
      guard special < range.upperBound else { return }
      switch bytes[special] {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      default: append("&quot;")
      }
      start = special + 1
    }
  }

  /// Takes back the last bytes that were written.
  public mutating func removeLast(_ size: Int) {
    precondition(size >= 0 && size <= count, "no more than was written")
    count -= size
  }

  /// What was written.
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
    // SAFETY: there is room for more than was written, and nobody else has the old memory.
    unsafe larger.copyMemory(from: memory, byteCount: count)
    unsafe memory.deallocate()
    unsafe memory = larger
  }
}
