import CatalogueCompiler
import Testing
import VMLCatalog

struct RoundTripTests {
  /// Lookups give what the text says, line by line.
  @Test func tablesGiveTheText() {
    let lines = CatalogueLines(
      releases: CatalogueFolder.text(of: "Sources/VMLCatalog/Catalogue/Releases.txt"))
    var written = Catalog.types.flatMap { lines.lines(of: $0) }
    written += Catalog.environmentValues.map { lines.line(of: $0) }
    let read = CatalogueFolder.texts.flatMap { declarations(in: $0.path, $0.bytes) }
    #expect(Set(read).subtracting(written).sorted().prefix(10) == [])
    #expect(Set(written).subtracting(read).sorted().prefix(10) == [])
    #expect(written.count == read.count)
  }
}

/// The lines of a file that declare something; those in a block with the name of its type before.
private func declarations(in path: String, _ bytes: [UInt8]) -> [String] {
  let special: [Substring] = ["Releases.txt", "VML.txt", "SFSymbols.txt"]
  guard let name = path.split(separator: "/").last, !special.contains(name) else { return [] }
  var declarations: [String] = []
  var owner = ""
  for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
    if line.hasPrefix("//") || line.hasPrefix("module ") || line == "}" { continue }
    if line.hasPrefix("  ") {
      declarations.append("\(owner)|\(line.dropFirst())")
      continue
    }
    let words = line.split { " <:".contains($0) }
    owner = String(words[1])
    let isBlockOfExtension = words[0] == "extension" && line.hasSuffix(" {")
    if !isBlockOfExtension {
      declarations.append(line.hasSuffix(" {") ? String(line.dropLast(2)) : String(line))
    }
  }
  return declarations
}
