import VMLRelease

/// An archive of plain files as `tar` reads it (POSIX ustar), in memory.
struct TarArchive {
  private(set) var bytes: [UInt8]
  private(set) var members: [String: Member] = [:]
  /// Place of the zero blocks that end the archive.
  private var end = 0

  struct Member {
    /// Header, content and padding.
    var whole: Range<Int>
    var content: Range<Int>
    var modified: UTCTime
  }

  /// Why bytes are no archive of this kind, or a file cannot be put into one.
  struct Mistake: Error { var text: String }

  /// The most bytes of an archive: it is in memory as a whole.
  static let limit = 256 << 20

  private static let block = 512

  init() { bytes = [UInt8](repeating: 0, count: 2 * Self.block) }

  /// Reads an archive; of two members of one name the last counts.
  init(_ bytes: [UInt8]) throws(Mistake) {
    self.bytes = bytes
    while true {
      guard bytes.count - end >= Self.block else { throw Mistake(text: "the archive has no end") }
      let header = bytes[end..<end + Self.block]
      if header.allSatisfy({ $0 == 0 }) { return }
      try read(header)
    }
  }

  private mutating func read(_ header: ArraySlice<UInt8>) throws(Mistake) {
    guard Self.text(header, Field.magic) == "ustar",
      Self.number(header, Field.checksum) == Self.checksum(of: header),
      let size = Self.number(header, Field.size), let time = Self.number(header, Field.time),
      let name = Self.text(header, Field.name), let prefix = Self.text(header, Field.prefix)
    else { throw Mistake(text: "at byte \(end) there is no header of an archive") }
    let start = end + Self.block
    guard size <= bytes.count - start, Self.padded(size) <= bytes.count - start else {
      throw Mistake(text: "the archive ends within a file")
    }
    let whole = end..<start + Self.padded(size)
    end = whole.upperBound
    switch header[header.startIndex + Field.kind] {
    case 0, UInt8(ascii: "0"):
      members[prefix.isEmpty ? name : prefix + "/" + name] = Member(
        whole: whole, content: start..<start + size, modified: UTCTime(seconds: time))
    case UInt8(ascii: "5"): break
    default: throw Mistake(text: "'\(name)' is neither a file nor a folder")
    }
  }

  /// Puts a file into the archive, in the place of one of its name.
  mutating func put(_ name: String, _ content: [UInt8], at time: UTCTime) throws(Mistake) {
    let header = try Self.header(name, size: content.count, time)
    guard bytes.count + Self.block + Self.padded(content.count) <= Self.limit else {
      throw Mistake(text: "the archive would be larger than \(Self.limit >> 20) MiB")
    }
    remove(name)
    let start = end + Self.block
    let padding = [UInt8](repeating: 0, count: Self.padded(content.count) - content.count)
    bytes.insert(contentsOf: header + content + padding, at: end)
    end = start + Self.padded(content.count)
    members[name] = Member(
      whole: start - Self.block..<end, content: start..<start + content.count, modified: time)
  }

  /// Removes a file; `false` if there is none of the name.
  @discardableResult
  mutating func remove(_ name: String) -> Bool {
    guard let removed = members.removeValue(forKey: name)?.whole else { return false }
    bytes.removeSubrange(removed)
    end -= removed.count
    for (key, member) in members where member.whole.lowerBound > removed.lowerBound {
      func moved(_ range: Range<Int>) -> Range<Int> {
        range.lowerBound - removed.count..<range.upperBound - removed.count
      }
      members[key]?.whole = moved(member.whole)
      members[key]?.content = moved(member.content)
    }
    return true
  }

  // MARK: Headers

  /// Places of a header's fields.
  private enum Field {
    static let name = 0..<100
    static let mode = 100..<108
    static let owner = 108..<116
    static let group = 116..<124
    static let size = 124..<136
    static let time = 136..<148
    static let checksum = 148..<156
    static let kind = 156
    static let magic = 257..<263
    static let version = 263..<265
    static let prefix = 345..<500
  }

  private static func header(
    _ name: String, size: Int, _ time: UTCTime
  ) throws(Mistake) -> [UInt8] {
    guard let (prefix, last) = split(Array(name.utf8)) else {
      throw Mistake(text: "an archive has no room for so long a name")
    }
    var header = [UInt8](repeating: 0, count: block)
    func write(_ text: some Collection<UInt8>, _ field: Range<Int>) {
      header.replaceSubrange(field.lowerBound..<field.lowerBound + text.count, with: text)
    }
    func write(_ number: Int, _ field: Range<Int>) {
      let digits = String(max(number, 0), radix: 8)
      write((String(repeating: "0", count: field.count - 1 - digits.count) + digits).utf8, field)
    }
    write(last, Field.name)
    write(prefix, Field.prefix)
    write(0o644, Field.mode)
    write(0, Field.owner)
    write(0, Field.group)
    write(size, Field.size)
    write(time.seconds, Field.time)
    header[Field.kind] = UInt8(ascii: "0")
    write("ustar".utf8, Field.magic)
    write("00".utf8, Field.version)
    write(checksum(of: header[...]), Field.checksum)
    return header
  }

  /// Splits a name at a slash where it is longer than its field; `nil` if no slash is right.
  private static func split(_ name: [UInt8]) -> (
    prefix: ArraySlice<UInt8>, name: ArraySlice<UInt8>
  )? {
    if name.count <= Field.name.count { return ([], name[...]) }
    let slash = name.indices.last {
      name[$0] == UInt8(ascii: "/") && $0 <= Field.prefix.count
        && name.count - $0 - 1 <= Field.name.count
    }
    guard let slash, slash < name.count - 1 else { return nil }
    return (name[..<slash], name[(slash + 1)...])
  }

  private static func padded(_ size: Int) -> Int { (size + block - 1) / block * block }

  /// Sum of the bytes, with spaces in the place of the sum itself.
  private static func checksum(of header: ArraySlice<UInt8>) -> Int {
    header.enumerated().reduce(0) { sum, byte in
      sum + (Field.checksum.contains(byte.offset) ? 32 : Int(byte.element))
    }
  }

  private static func text(_ header: ArraySlice<UInt8>, _ field: Range<Int>) -> String? {
    let start = header.startIndex
    let bytes = header[start + field.lowerBound..<start + field.upperBound].prefix { $0 != 0 }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Reads octal digits, which a space or a zero may end; `nil` for anything else.
  private static func number(_ header: ArraySlice<UInt8>, _ field: Range<Int>) -> Int? {
    guard let text = text(header, field) else { return nil }
    return Int(text.filter { $0 != " " }, radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }
}
