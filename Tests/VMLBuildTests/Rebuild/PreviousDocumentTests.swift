import Testing
import VMLBuild
import VMLFiles

/// What a page with many documents had in the last build.
@Suite struct PreviousDocumentTests {
  private func digest(_ text: String) -> XXH128 { xxh128(Array(text.utf8).span) }

  @Test func allVariantsHaveToDiffer() {
    var documents = PreviousDocuments([
      PageRecord.Document(file: "a", variants: [0, 1], digest: digest("old")),
      PageRecord.Document(file: "a", variants: [2], digest: digest("new")),
    ])
    func areOthers(_ file: String, _ variants: [Int], _ text: String) -> Bool {
      documents.areOthers(at: file, for: variants, digest(text))
    }
    #expect(areOthers("a", [0, 1], "new"))
    #expect(!areOthers("a", [0, 1], "old"))
    #expect(!areOthers("a", [1, 2], "new"))
    #expect(!areOthers("a", [3], "new"))
    #expect(!areOthers("b", [0], "new"))
  }

  /// One document is looked at for one that is asked for, however many a page has.
  @Test(arguments: [100, 4000]) func aDocumentIsFoundByItsFile(count: Int) {
    var documents = PreviousDocuments(
      (0..<count).map {
        PageRecord.Document(file: "item/\($0)", variants: [0], digest: digest("\($0)"))
      })
    for number in 0..<count {
      let areOthers = documents.areOthers(at: "item/\(number)", for: [0], digest("new"))
      #expect(areOthers)
    }
    #expect(documents.lookCount == count)
  }
}
