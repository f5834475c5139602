/// The names of SF Symbols, by the releases that brought them.
struct SymbolList {
  var releases: [AvailabilitySyntax] = []
  /// Index of the release that brought each name.
  var symbols: [String: Int] = [:]
  /// The new name of each old one.
  var renamed: [String: String] = [:]
}

/// Parses SFSymbols.txt: a `release` line and the names that it brought, one a line, then `renamed`
/// and lines of an old name and its new one.
func parseSymbols(
  _ bytes: [UInt8], named file: String, errors: inout [CatalogueError]
) -> SymbolList {
  var list = SymbolList()
  var olds: [(old: String, new: String, place: Place)] = []
  var isRenamed = false
  var number = 0
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    number += 1
    let place = Place(file: file, line: number)
    var scanner = LineScanner(line, at: place)
    guard !scanner.isAtEnd, !scanner.isNext("//") else { continue }
    do throws(CatalogueError) {
      if scanner.eat(word: "release") {
        list.releases.append(try scanner.versions(following: nil))
        isRenamed = false
      } else if scanner.eat(word: "renamed"), scanner.isAtEnd {
        isRenamed = true
      } else {
        let names = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
        guard names.count == (isRenamed ? 2 : 1), names.allSatisfy({ $0.utf8.count < 256 }) else {
          throw place.error("expected \(isRenamed ? "an old name and its new one" : "one name")")
        }
        if isRenamed {
          olds.append((names[0], names[1], place))
        } else if list.releases.isEmpty {
          throw place.error("the name stands before the first 'release'")
        } else if list.symbols.updateValue(list.releases.count - 1, forKey: names[0]) != nil {
          throw place.error("'\(names[0])' stands here twice")
        }
      }
    } catch {
      errors.append(error)
    }
  }
  for rename in olds {
    guard list.symbols[rename.new] != nil, list.renamed[rename.new] == nil else {
      errors.append(rename.place.error("'\(rename.new)' is no name of a symbol"))
      continue
    }
    list.renamed[rename.old] = rename.new
    // An old name without a release of its own is as old as the first.
    list.symbols[rename.old] = list.symbols[rename.old] ?? 0
  }
  return list
}

/// Names of symbols as bytes: sorted, each as the bytes that differ from the name before it.
///
/// An entry is the number of shared bytes, the number of other bytes, these, and the release. The
/// release's highest bit says that the index of the new name follows, in two bytes, the lower one
/// first. Every block begins with a whole name.
struct SymbolBytes {
  /// Number of names in a block.
  static let blockLength = 16

  var bytes: [UInt8] = []
  /// Offset of each block.
  var blocks: [UInt32] = []
  var count = 0

  init(_ list: SymbolList) {
    let names = list.symbols.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let indices = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    count = names.count
    var previous: [UInt8] = []
    for (index, name) in names.enumerated() {
      let name = (text: name, bytes: Array(name.utf8))
      if index % Self.blockLength == 0 {
        blocks.append(UInt32(clamping: bytes.count))
        previous = []
      }
      let shared = zip(previous, name.bytes).prefix { $0 == $1 }.count
      bytes += [UInt8(clamping: shared), UInt8(clamping: name.bytes.count - shared)]
      bytes += name.bytes.dropFirst(shared)
      let release = UInt8(clamping: list.symbols[name.text] ?? 0)
      if let new = list.renamed[name.text], let index = indices[new] {
        let number = UInt16(clamping: index)
        bytes += [release | 0x80, UInt8(number & 0xFF), UInt8(number >> 8)]
      } else {
        bytes.append(release)
      }
      previous = name.bytes
    }
  }
}

extension TableBuilder {
  /// Adds the names of symbols, and the availability of each of their releases.
  mutating func add(_ list: SymbolList) {
    for release in list.releases { _ = tables.symbolReleases.add([availability(release)]) }
    tables.symbols = SymbolBytes(list)
  }
}
