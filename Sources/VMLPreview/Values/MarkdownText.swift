/// A stretch of a text in Markdown that is set in one way.
struct MarkdownRun: Equatable {
  var text: String
  var style = Style()
  /// The address that it leads to; `nil` for what is no link.
  var link: String?

  struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
  }
}

/// The stretches of a text that is a paragraph of Markdown, as SwiftUI reads it; a mark without its
/// end is a text.
///
/// - Complexity: Linear in the text, but for marks without an end.
func markdownRuns(of text: String) -> [MarkdownRun] {
  var reader = MarkdownReader(bytes: Array(text.utf8))
  reader.read()
  return reader.runs
}

private struct MarkdownReader {
  let bytes: [UInt8]
  var runs: [MarkdownRun] = []
  private var pending: [UInt8] = []
  private var style = MarkdownRun.Style()
  private var link: (address: String, end: Int, next: Int)?

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    var index = 0
    while index < bytes.count {
      if let link, index == link.end {
        flush()
        self.link = nil
        index = link.next
        continue
      }
      index = step(index)
    }
    flush()
  }

  /// Reads a mark or a character; returns where to go on.
  private mutating func step(_ index: Int) -> Int {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\\") where index + 1 < bytes.count && isPunctuation(bytes[index + 1]):
      pending.append(bytes[index + 1])
      return index + 2
    case UInt8(ascii: "`"): return readCode(index) ?? readByte(index)
    case UInt8(ascii: "["): return readLink(index) ?? readByte(index)
    case UInt8(ascii: "*"), UInt8(ascii: "_"):
      if runLength(index) >= 2, toggles(index, 2, isOpen: style.isBold) {
        flush()
        style.isBold.toggle()
        return index + 2
      }
      guard toggles(index, 1, isOpen: style.isItalic) else { return readByte(index) }
      flush()
      style.isItalic.toggle()
      return index + 1
    case UInt8(ascii: "~"):
      guard runLength(index) == 2, toggles(index, 2, isOpen: style.isStruck) else {
        return readByte(index)
      }
      flush()
      style.isStruck.toggle()
      return index + 2
    default: return readByte(index)
    }
  }

  private mutating func readByte(_ index: Int) -> Int {
    pending.append(bytes[index])
    return index + 1
  }

  /// Whether a mark of a length ends what is open, or begins what ends later.
  private func toggles(_ index: Int, _ length: Int, isOpen: Bool) -> Bool {
    if isOpen { return true }
    let next = index + length
    guard next < bytes.count, bytes[next] > 0x20 else { return false }
    var end = next + 1
    while end + length <= bytes.count {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if bytes[end..<end + length].allSatisfy({ $0 == bytes[index] }), bytes[end - 1] > 0x20 {
        return true
      }
      end += 1
    }
    return false
  }

  private func runLength(_ index: Int) -> Int {
    bytes[index...].prefix { $0 == bytes[index] }.count
  }

  private mutating func readCode(_ index: Int) -> Int? {
    let length = runLength(index)
    let start = index + length
    var end = start
    while end < bytes.count {
      guard bytes[end] == bytes[index] else {
        end += 1
        continue
      }
      let found = runLength(end)
      if found == length { break }
      end += found
    }
    guard end < bytes.count else { return nil }
    flush()
    var code = bytes[start..<end]
    if code.count > 2, code.first == 0x20, code.last == 0x20 { code = code.dropFirst().dropLast() }
    pending = Array(code)
    style.isCode = true
    flush()
    style.isCode = false
    return end + length
  }

  private mutating func readLink(_ index: Int) -> Int? {
    guard link == nil, let end = labelEnd(index + 1), end + 1 < bytes.count,
      bytes[end + 1] == UInt8(ascii: "(")
    else { return nil }
    var address: [UInt8] = []
    var next = end + 2
    while next < bytes.count, bytes[next] != UInt8(ascii: ")") {
      if bytes[next] == UInt8(ascii: "\\"), next + 1 < bytes.count { next += 1 }
      if bytes[next] != UInt8(ascii: "<"), bytes[next] != UInt8(ascii: ">") {
        address.append(bytes[next])
      }
      next += 1
    }
    guard next < bytes.count else { return nil }
    flush()
    link = (String(decoding: address, as: UTF8.self), end, next + 1)
    return index + 1
  }

  /// The `]` that ends a link's text.
  private func labelEnd(_ start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    runs.append(
      MarkdownRun(
        text: String(decoding: pending, as: UTF8.self), style: style, link: link?.address))
    pending = []
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    0x21...0x2F ~= byte || 0x3A...0x40 ~= byte || 0x5B...0x60 ~= byte || 0x7B...0x7E ~= byte
  }
}
