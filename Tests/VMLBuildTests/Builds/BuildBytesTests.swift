import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Bytes that are no text, texts in other encodings, files of nothing.
@Suite struct BuildBytesTests {
  /// A file of each kind, sound.
  private static let sound = """
    -- site.yaml --
    name: S
    version: "1"
    targets: [ios]
    layout: Shell
    -- content/index.vml --
    ---
    title: T
    ---
    <Text class="a">\\(page.title) \\(data.a.b) \\(data.c.d)</Text>
    -- components/Shell.vml --
    ---
    props:
      x: { type: string, default: y }
    ---
    <VStack><slot/></VStack>
    -- styles/main.vss --
    .a { bold(); }
    -- content/a.yaml --
    b: one
    -- content/c.json --
    {"d": "two"}
    """

  private static let paths = siteSections(sound).map(\.path)

  private func replacing(
    _ path: String, _ change: ([UInt8]) -> [UInt8]
  ) async throws -> (site: TestSite, built: BuiltSite, before: BuiltSite) {
    let site = try TestSite(Self.sound)
    let before = try await site.build()
    #expect(before.messages == [])
    try site.write(
      change(try #require(siteSections(Self.sound).first { $0.path == path }).bytes), to: path)
    return (site, try await site.build(), before)
  }

  private func expectRefused(
    _ path: String, _ message: String, at location: SourceLocation = #_sourceLocation,
    _ change: ([UInt8]) -> [UInt8]
  ) async throws {
    let (site, built, before) = try await replacing(path, change)
    #expect(
      built.messages.contains { $0.hasPrefix("error \(path): \(message)") },
      "\(built.messages)", sourceLocation: location)
    #expect(built.report.output == nil, sourceLocation: location)
    let after = try site.output().filter { $0.key.hasPrefix("1/") }
    #expect(
      after == Dictionary(uniqueKeysWithValues: before.files.map { ("1/" + $0.key, $0.value) }),
      sourceLocation: location)
  }

  @Test(arguments: paths)
  func aNULByte(path: String) async throws {
    try await expectRefused(path, "control character U+0000 (NUL) is not allowed") { bytes in
      Array(bytes[..<(bytes.count / 2)]) + [0] + bytes[(bytes.count / 2)...]
    }
  }

  @Test(arguments: paths)
  func bytesThatAreNotUTF8(path: String) async throws {
    for broken in [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] as [[UInt8]] {
      try await expectRefused(
        path, "byte 0x\(String(broken[0], radix: 16, uppercase: true)) is not UTF-8"
      ) {
        $0 + broken
      }
    }
  }

  @Test(arguments: paths, [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32])
  func otherEncodings(path: String, encoding: String.Encoding) async throws {
    try await expectRefused(path, "byte 0x") { bytes in
      Array(String(decoding: bytes, as: UTF8.self).data(using: encoding) ?? Data())
    }
  }

  @Test(arguments: paths)
  func aByteOrderMarkChangesNothing(path: String) async throws {
    let (_, built, before) = try await replacing(path) { [0xEF, 0xBB, 0xBF] + $0 }
    #expect(built.messages == [] && built.documents == before.documents)
  }

  @Test(arguments: paths)
  func carriageReturnsChangeNothing(path: String) async throws {
    let (_, built, before) = try await replacing(path) { bytes in
      bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
    #expect(built.messages == [] && built.documents == before.documents)
  }

  @Test(arguments: paths)
  func anEmptyFile(path: String) async throws {
    for empty in ["", "\n", "\u{FEFF}", "\r\n\r\n", " "] {
      let (_, built, _) = try await replacing(path) { _ in Array(empty.utf8) }
      // An empty page, component, or data file is fine in itself.
      let isFine = ["components/Shell.vml", "content/index.vml", "content/a.yaml"].contains(path)
      if path == "site.yaml" || path == "content/c.json" || !isFine && path != "styles/main.vss" {
        #expect(built.report.errorCount > 0, "\(empty.debugDescription)")
      }
      #expect(built.messages.allSatisfy { $0.contains(": ") })
    }
  }

  @Test func everyFileEmpty() async throws {
    let site = try TestSite(Self.sound)
    try await site.build()
    for path in Self.paths where path != "site.yaml" { try site.write("", to: path) }
    let built = try await site.build()
    #expect(built.messages.count == 1)
    #expect(built.messages.first?.hasPrefix("error content/c.json: ") == true)
    try site.remove("content/c.json")
    let second = try await site.build()
    #expect(second.messages == ["error components/Shell.vml: …"] || second.report.errorCount <= 1)
  }
}
