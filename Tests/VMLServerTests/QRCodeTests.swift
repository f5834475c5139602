import Foundation
import Testing
import VMLServer
import VMLTestSupport

/// QR codes against those that another encoder, PyPI's qrcode, makes of the same texts.
struct QRCodeTests {
  /// A text, its mask, on whose choice others do not agree, and the rows of its code, with `#` for dark.
  @Test(arguments: 1...12) func asOthersMakeThem(_ number: Int) throws {
    let url = fixturesFolder.appending(path: "qr/\(number).txt")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let text = String(lines[0])
    let code = try #require(QRCode(text, mask: Int(lines[1])))
    #expect(QRCode(text)?.size == code.size)
    let rows = (0..<code.size).map { y in
      String((0..<code.size).map { code[$0, y] ? "#" : "." })
    }
    #expect(rows == lines.dropFirst(2).map(String.init))
  }

  @Test func thereIsOneOfEachVersion() throws {
    let sizes = try (1...12).map { number in
      let url = fixturesFolder.appending(path: "qr/\(number).txt")
      return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").count - 2
    }
    #expect(Set(sizes) == Set((1...10).map { 17 + 4 * $0 }))
  }

  @Test func sizes() {
    #expect(QRCode("")?.size == 21)
    #expect(QRCode(String(repeating: "a", count: 14))?.size == 21)
    #expect(QRCode(String(repeating: "a", count: 15))?.size == 25)
    #expect(QRCode(String(repeating: "é", count: 106))?.size == 57)
    #expect(QRCode(String(repeating: "a", count: 213))?.size == 57)
    #expect(QRCode(String(repeating: "a", count: 214)) == nil)
  }

  @Test func inATerminal() throws {
    let code = try #require(QRCode("http://192.168.1.20:4280"))
    let plain = code.lines(hasColor: false)
    #expect(plain.count == (code.size + 9) / 2)
    #expect(plain.allSatisfy { $0.count == code.size + 8 })
    // There is light all round, and the finder's corner is dark above light.
    #expect(plain[0].allSatisfy { $0 == "█" })
    #expect(plain.allSatisfy { $0.hasPrefix("████") && $0.hasSuffix("████") || $0 == plain.last })
    #expect(Array(plain[2])[4...11] == ArraySlice(" ▄▄▄▄▄ █"))
    for (line, colored) in zip(plain, code.lines(hasColor: true)) {
      #expect(colored == "\u{1B}[97;40m" + line + "\u{1B}[0m")
    }
  }
}
