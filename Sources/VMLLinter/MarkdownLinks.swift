/// The addresses of the links in a text that is a paragraph of Markdown.
///
/// - Complexity: Linear in the text.
func markdownLinks(in text: String) -> [String] {
  guard text.utf8.contains(UInt8(ascii: "]")) else { return [] }
  let bytes = Array(text.utf8)
  var links: [String] = []
  var index = 0
  while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: "\\"): index += 2
    case UInt8(ascii: "`"): index = endOfCode(index, in: bytes)
    case UInt8(ascii: "]") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "("):
      let (address, end) = address(from: index + 2, in: bytes)
      if let address { links.append(address) }
      index = end
    default: index += 1
    }
  }
  return links
}

/// The end of a stretch of code that begins at an offset; the end of its backticks if it is none.
private func endOfCode(_ start: Int, in bytes: [UInt8]) -> Int {
  let fence = bytes[start...].prefix { $0 == bytes[start] }.count
  var index = start + fence
  while index < bytes.count {
    let run = bytes[index...].prefix { $0 == bytes[start] }.count
    if run == fence { return index + run }
    index += max(run, 1)
  }
  return start + fence
}

private func address(from start: Int, in bytes: [UInt8]) -> (address: String?, end: Int) {
  var address: [UInt8] = []
  var index = start
  while index < bytes.count {
    switch bytes[index] {
    case UInt8(ascii: ")"): return (String(decoding: address, as: UTF8.self), index + 1)
    case UInt8(ascii: "\\") where index + 1 < bytes.count:
      address.append(bytes[index + 1])
      index += 1
    case UInt8(ascii: "<"), UInt8(ascii: ">"): break
    default: address.append(bytes[index])
    }
    index += 1
  }
  return (nil, bytes.count)
}
