import VMLFiles

/// Writes the pieces of a cache: numbers in little-endian order, texts after their lengths.
///
/// The bytes are kept in ``bytes``, or handed to the caller in blocks of ``CacheDigest/blockSize``.
struct CacheWriter {
  /// Bytes that were written and not handed on.
  private(set) var bytes: [UInt8] = []
  private var handedOn = 0
  private let take: ((Span<UInt8>) -> Void)?

  /// Number of bytes that were written.
  var count: Int { handedOn + bytes.count }

  /// `capacity` is the probable number of bytes.
  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
    take = nil
  }

  init(handingOnTo take: @escaping (Span<UInt8>) -> Void) {
    bytes.reserveCapacity(2 * CacheDigest.blockSize)
    self.take = take
  }

  /// Hands on all whole blocks that are there.
  ///
  /// A list does so between its elements, so that little of a long list is kept.
  mutating func handOn() {
    guard bytes.count >= CacheDigest.blockSize, let take else { return }
    var start = 0
    while bytes.count - start >= CacheDigest.blockSize {
      take(bytes.span.extracting(start..<start + CacheDigest.blockSize))
      start += CacheDigest.blockSize
    }
    bytes.removeFirst(start)
    handedOn += start
  }

  /// Hands on all that is left: a block ends here.
  mutating func handOnRest() {
    handOn()
    guard !bytes.isEmpty, let take else { return }
    take(bytes.span)
    handedOn += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(_ number: UInt32) {
    // SAFETY: the bytes of a number are copied while it lives.
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func write(_ number: UInt64) {
    // SAFETY: the bytes of a number are copied while it lives.
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a number that is small as a rule, seven bits in a byte.
  mutating func write(count number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func write(_ text: String) {
    write(count: text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ digest: XXH128) {
    write(digest.high)
    write(digest.low)
  }

  mutating func write(_ part: some Collection<UInt8>) { bytes.append(contentsOf: part) }

  mutating func write<Element>(
    list: [Element], _ write: (Element, inout CacheWriter) -> Void
  ) {
    self.write(count: list.count)
    for element in list {
      write(element, &self)
      handOn()
    }
  }

  mutating func write<Element>(
    optional: Element?, _ write: (Element, inout CacheWriter) -> Void
  ) {
    self.write(optional != nil)
    if let optional { write(optional, &self) }
  }
}

/// The text that some bytes are; `nil` for what is not UTF-8.
///
/// Nearly every path and name is ASCII, which needs no further check.
func utf8Text(_ bytes: [UInt8], _ range: Range<Int>) -> String? {
  precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
  // SAFETY: the text is made of the bytes while they live, and the range is within them.
  return unsafe bytes.withUnsafeBufferPointer { buffer in
    let part = unsafe UnsafeBufferPointer(rebasing: buffer[range])
    var all: UInt8 = 0
    for index in 0..<part.count { all |= unsafe part[index] }
    return all < 0x80
      ? unsafe String(decoding: part, as: UTF8.self)
      : unsafe String(validating: part, as: UTF8.self)
  }
}

/// Reads what a ``CacheWriter`` has written, which may have been damaged since.
///
/// Whatever the bytes are it ends without a crash; after something that cannot be, ``isDamaged`` is
/// set and everything that is read is nothing.
struct CacheReader {
  private let bytes: [UInt8]
  private(set) var offset: Int
  private let end: Int
  private(set) var isDamaged = false

  init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    offset = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { isDamaged || offset == end }

  mutating func fail() {
    isDamaged = true
    offset = end
  }

  mutating func byte() -> UInt8 {
    guard offset < end else {
      fail()
      return 0
    }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func flag() -> Bool { byte() == 1 }

  mutating func number32() -> UInt32 { UInt32(truncatingIfNeeded: number(bytes: 4)) }

  mutating func number64() -> UInt64 { number(bytes: 8) }

  private mutating func number(bytes count: Int) -> UInt64 {
    guard end - offset >= count else {
      fail()
      return 0
    }
    defer { offset += count }
    var number: UInt64 = 0
    for index in (offset..<offset + count).reversed() {
      number = number << 8 | UInt64(bytes[index])
    }
    return number
  }

  /// A number as ``CacheWriter/write(count:)`` writes it.
  mutating func integer() -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: number)) }
      shift += 7
    }
    fail()
    return 0
  }

  /// Number of elements that follow, each of at least one byte.
  mutating func count() -> Int {
    let count = integer()
    guard count >= 0, count <= end - offset else {
      fail()
      return 0
    }
    return count
  }

  mutating func text() -> String {
    let part = part(count())
    guard let text = utf8Text(bytes, part) else {
      fail()
      return ""
    }
    return text
  }

  mutating func digest() -> XXH128 {
    let high = number64()
    return XXH128(high: high, low: number64())
  }

  mutating func raw(_ count: Int) -> [UInt8] { Array(bytes[part(count)]) }

  /// Passes some bytes over, and says where they are.
  mutating func stretch(_ count: Int) -> (bytes: [UInt8], range: Range<Int>) {
    let range = part(count)
    return (bytes, range)
  }

  private mutating func part(_ count: Int) -> Range<Int> {
    guard count >= 0, count <= end - offset else {
      fail()
      return offset..<offset
    }
    offset += count
    return offset - count..<offset
  }

  mutating func list<Element>(_ read: (inout CacheReader) -> Element?) -> [Element] {
    let count = count()
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count {
      guard !isDamaged, let element = read(&self) else {
        fail()
        return []
      }
      list.append(element)
    }
    return list
  }

  mutating func optional<Element>(_ read: (inout CacheReader) -> Element?) -> Element? {
    guard flag() else { return nil }
    guard let element = read(&self) else {
      fail()
      return nil
    }
    return element
  }
}
