/// Returns the width and height of a picture in pixels, from its first bytes.
///
/// - Parameter bytes: The file, or as much of its beginning as has its header.
/// - Returns: `nil` for what is no PNG, GIF, JPEG, WebP, HEIC, AVIF or SVG that says it.
/// - Complexity: Linear in the bytes.
public func pictureSize(of bytes: [UInt8]) -> (width: Double, height: Double)? {
  let found =
    pngSize(bytes) ?? gifSize(bytes) ?? jpegSize(bytes) ?? webPSize(bytes) ?? heifSize(bytes)
    ?? svgSize(bytes)
  guard let found, found.width > 0, found.height > 0, found.width < 1e6, found.height < 1e6
  else { return nil }
  return found
}

private typealias Size = (width: Double, height: Double)

private func pngSize(_ bytes: [UInt8]) -> Size? {
  guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
  return (bytes.big(at: 16, 4), bytes.big(at: 20, 4))
}

private func gifSize(_ bytes: [UInt8]) -> Size? {
  guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
  return (bytes.little(at: 6, 2), bytes.little(at: 8, 2))
}

private func jpegSize(_ bytes: [UInt8]) -> Size? {
  guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
  var offset = 2
  while offset + 9 < bytes.count, bytes[offset] == 0xFF {
    let marker = bytes[offset + 1]
    // The frame headers, but for tables that have numbers among them.
    if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
      return (bytes.big(at: offset + 7, 2), bytes.big(at: offset + 5, 2))
    }
    offset += marker == 0xFF ? 1 : 2 + Int(bytes.big(at: offset + 2, 2))
  }
  return nil
}

private func webPSize(_ bytes: [UInt8]) -> Size? {
  guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8)
  else { return nil }
  switch String(decoding: bytes[12..<16], as: UTF8.self) {
  case "VP8X": return (bytes.little(at: 24, 3) + 1, bytes.little(at: 27, 3) + 1)
  case "VP8L":
    let bits = UInt32(bytes.little(at: 21, 4))
    return (Double(bits & 0x3FFF) + 1, Double(bits >> 14 & 0x3FFF) + 1)
  case "VP8 ":
    return (
      Double(Int(bytes.little(at: 26, 2)) & 0x3FFF), Double(Int(bytes.little(at: 28, 2)) & 0x3FFF)
    )
  default: return nil
  }
}

/// The size of a HEIC or AVIF: of the largest `ispe`, since tiles and thumbnails have some too.
///
/// A picture that is stored lying, as phones do, has its sides in the other order (`irot`).
private func heifSize(_ bytes: [UInt8]) -> Size? {
  guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
  var largest: Size?
  var isTurned = false
  var offset = 0
  while offset + 8 <= bytes.count {
    let size = Int(bytes.big(at: offset, 4))
    switch String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self) {
    case "meta": offset += 12
    case "iprp", "ipco": offset += 8
    case "ispe" where offset + 20 <= bytes.count:
      let found: Size = (bytes.big(at: offset + 12, 4), bytes.big(at: offset + 16, 4))
      if found.width * found.height > largest.map({ $0.width * $0.height }) ?? 0 { largest = found }
      offset += max(8, size)
    case "irot" where offset + 9 <= bytes.count:
      isTurned = bytes[offset + 8] & 1 == 1
      offset += max(8, size)
    default: offset += max(8, size)
    }
  }
  return largest.map { isTurned ? ($0.height, $0.width) : $0 }
}

private func svgSize(_ bytes: [UInt8]) -> Size? {
  let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
  guard let start = text.firstRange(of: "<svg") else { return nil }
  let tag = text[start.upperBound...].prefix { $0 != ">" }
  if let width = number("width", in: tag), let height = number("height", in: tag) {
    return (width, height)
  }
  let box = value("viewBox", in: tag)?.split { " ,\t\n".contains($0) }.compactMap { Double($0) }
  guard let box, box.count == 4 else { return nil }
  return (box[2], box[3])
}

/// A length in pixels or without a unit.
private func number(_ name: String, in tag: Substring) -> Double? {
  guard let text = value(name, in: tag) else { return nil }
  return Double(text.hasSuffix("px") ? text.dropLast(2) : text)
}

private func value(_ name: String, in tag: Substring) -> Substring? {
  for quote in ["\"", "'"] {
    for space in [" ", "\n", "\t"] {
      guard let start = tag.firstRange(of: "\(space)\(name)=\(quote)") else { continue }
      return tag[start.upperBound...].prefix { String($0) != quote }
    }
  }
  return nil
}

extension [UInt8] {
  fileprivate func big(at offset: Int, _ count: Int) -> Double {
    Double(self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) })
  }

  fileprivate func little(at offset: Int, _ count: Int) -> Double {
    Double(self[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) })
  }
}
