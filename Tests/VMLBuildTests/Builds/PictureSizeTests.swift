import Testing
import VMLBuild
import VMLTestSupport

/// Sizes in the headers of pictures.
struct PictureSizeTests {
  @Test func eachFormatSaysIt() {
    expect(png(300, 200), 300, 200)
    expect(Array("GIF89a".utf8) + [44, 1, 200, 0], 300, 200)
    expect(jpeg(300, 200), 300, 200)
    expect(webP("VP8X", [0, 0, 0, 0, 43, 1, 0, 199, 0, 0]), 300, 200)
    // 14 bits of the width less one, then of the height.
    expect(webP("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0, 0, 0, 0, 0, 0]), 300, 200)
    expect(webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 200, 0]), 300, 200)
    expect(heic(300, 200), 300, 200)
    expect(heic(300, 200, turns: 1), 200, 300)
    expect(Array("<svg width=\"300px\" height='200'>".utf8), 300, 200)
    expect(Array("<?xml version=\"1.0\"?>\n<svg\n viewBox='0,0 300 200'>".utf8), 300, 200)
  }

  @Test func othersHaveNone() {
    let texts = [
      "", "text", "<svg>", "<svg width=\"100%\">", "<svg viewBox=\"0 0 nan 1\">", "GIF8",
    ]
    for text in texts {
      #expect(pictureSize(of: Array(text.utf8)) == nil)
    }
    #expect(pictureSize(of: png(0, 5)) == nil)
  }

  /// What is cut off, or changed, has another size or none, and is read in no time.
  @Test func damagedOnesAreRead() {
    let pictures = [
      png(3, 2), jpeg(3, 2), heic(3, 2), Array("GIF89a".utf8) + [3, 0, 2, 0],
      webP("VP8X", [0, 0, 0, 0, 2, 0, 0, 1, 0, 0]), Array("<svg width=\"3\" height=\"2\">".utf8),
    ]
    for picture in pictures {
      for end in picture.indices { _ = pictureSize(of: Array(picture[..<end])) }
    }
    fuzz(seconds: 1) { generator in
      var picture = pictures.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        picture[Int.random(in: 4..<picture.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      if let size = pictureSize(of: picture) { #expect(size.width > 0 && size.height > 0) }
    }
  }

  private func expect(
    _ picture: [UInt8], _ width: Double, _ height: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    let size = pictureSize(of: picture)
    #expect(size?.width == width && size?.height == height, sourceLocation: location)
  }

  /// A JPEG with a table before its frame.
  private func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xC4, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 17, 8] + big(height) + big(width)
      + [3, 0, 0]
  }

  private func webP(_ kind: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(kind)".utf8) + [0, 0, 0, 0] + bytes
  }

  /// A HEIC with a smaller picture before the one that counts.
  private func heic(_ width: UInt16, _ height: UInt16, turns: UInt8 = 0) -> [UInt8] {
    func box(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      [0, 0] + big(UInt16(bytes.count + 8)) + Array(name.utf8) + bytes
    }
    func size(_ width: UInt16, _ height: UInt16) -> [UInt8] {
      box("ispe", [0, 0, 0, 0, 0, 0] + big(width) + [0, 0] + big(height))
    }
    let turn = turns == 0 ? [] : box("irot", [turns])
    let properties = size(2, 2) + box("colr", [1, 2, 3]) + size(width, height) + turn
    return box("ftyp", Array("heic".utf8))
      + box("meta", [0, 0, 0, 0] + box("hdlr", [0]) + box("iprp", box("ipco", properties)))
  }

  private func big(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
}

/// The first bytes of a PNG of some pixels.
private func png(_ width: Int, _ height: Int) -> [UInt8] {
  func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + big(width) + big(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
}
