import Testing
import VMLData
import VMLDiagnostics

/// No input may crash a reader, or get an answer that contradicts itself.
struct DataFuzzTests {
  static let yaml = [
    "title: Catalogue\nlayout: Shell\npath: /a/b\ntargets: [ios, visionos]\norder: 12\n",
    "é: &x\n  b: [1, 2 ] # c\n\nlist:\n  - u\n  - *x\n\nend: !!map {<<: *x}\n",
    "k: |2-\n   a\n  b\n\nl: >+\n  é\n\n  ü\n\nm: 'it''s'\nn: \"\\u00e9\\x41\\\n  b\"\n",
    "%YAML 1.2\n---\n? a\n: - b\n  - {c: d, e}\n...\n# end\n",
    "\u{FEFF}a: é\r\nß: [ü, \"😀\", 0x1F, 0o17, -1.5e3, .inf]\r\n",
    "- &a [x, x]\n- &b [*a, *a]\n- {<<: [{p: 1}, {q: 2}], r: !!str 3}\n- ! 12\n",
    "a:\n\t- b", "a: \"\\(b)\"", "a: @b\n", "a: [b: c: d]", "a: {{ b }}", "'a': b: c",
    "\u{FEFF}a: é\nb: [1,, 2]\n",
  ]
  static let json = [
    #"{"é": [1.5, "ü\n", -0, 1e3], "b": {}, "c": [true, false, null, "\ud83d\ude00"]}"#,
    "[1, 2,]", "{a: 1}", "{'a': 1} // c", "[01, \"a\tb\"]", "\u{FEFF}[\"\\u00e9\"]",
  ]

  @Test func everyPrefix() {
    for (fixtures, format) in [(Self.yaml, DataFormat.yaml), (Self.json, .json)] {
      for bytes in fixtures.map({ Array($0.utf8) }) {
        for end in 0...bytes.count { expectSound(Array(bytes[..<end]), as: format) }
        for start in bytes.indices { expectSound(Array(bytes[start...]), as: format) }
      }
    }
  }

  @Test(arguments: [UInt64(1), 2])
  func mutations(seed: UInt64) {
    var random = SeededRandom(state: seed)
    let signs = Array("{}[]:,-?&*!|>'\"%@`#\\<~. \n\r\t0aé".utf8) + [0, 0x80, 0xFF, 0xC3]
    for (fixtures, format) in [(Self.yaml, DataFormat.yaml), (Self.json, .json)] {
      for _ in 0..<1_000 {
        var bytes = Array(fixtures[Int(random.next() % UInt64(fixtures.count))].utf8)
        for _ in 0...random.next() % 6 {
          let place = Int(random.next() % UInt64(bytes.count + 1))
          let sign = signs[Int(random.next() % UInt64(signs.count))]
          switch random.next() % 4 {
          case 0 where place < bytes.count: bytes[place] = sign
          case 1 where place < bytes.count: bytes.remove(at: place)
          case 2:
            let end = min(bytes.count, place + Int(random.next() % 12))
            bytes.insert(contentsOf: bytes[place..<end], at: Int(random.next() % UInt64(place + 1)))
          default: bytes.insert(sign, at: place)
          }
        }
        expectSound(bytes, as: format, "seed \(seed)")
      }
    }
  }

  /// Checks that a reading has a value or says why not, and that all its places are in the text.
  private func expectSound(_ bytes: [UInt8], as format: DataFormat, _ comment: Comment? = nil) {
    let before = Array("é---\n".utf8)
    let range = before.count..<before.count + bytes.count
    let reading = read(before + bytes + Array("\n---".utf8), range, as: format)
    let input = String(decoding: bytes, as: UTF8.self).debugDescription
    let isSound =
      (reading.node != nil || !reading.diagnostics.isEmpty)
      && reading.diagnostics.allSatisfy { diagnostic in
        let ranges =
          [diagnostic.range].compactMap(\.self) + diagnostic.notes.compactMap(\.range)
          + diagnostic.fixIts.map(\.range)
        return diagnostic.range != nil && ranges.allSatisfy { isWithin($0, range) }
      } && (reading.node.map { allWithin($0, range) } ?? true)
    if !isSound { Issue.record("\(input): \(reading) \(comment?.description ?? "")") }
  }

  private func allWithin(_ node: DataNode, _ range: Range<Int>) -> Bool {
    let children = node.items ?? node.entries?.map(\.value) ?? []
    return isWithin(node.range, range) && children.allSatisfy { allWithin($0, range) }
      && (node.entries ?? []).allSatisfy { isWithin($0.keyRange, range) }
  }

  private func isWithin(_ part: SourceRange, _ range: Range<Int>) -> Bool {
    range.lowerBound <= part.range.lowerBound && part.range.upperBound <= range.upperBound
  }
}

/// Splitmix64: the same numbers for the same seed, everywhere.
private struct SeededRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
