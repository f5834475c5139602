import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLOutput
import VMLTestSupport

/// A build that goes on from the last one makes what a build makes that knows nothing.
@Suite struct IncrementalBuildTests {
  @Test func randomEditsOfASite() async throws {
    try await fuzz(seconds: 4) { generator in
      let site = try TestSite("")
      var random = RandomSite(generator)
      for (path, text) in random.files { try site.write(text, to: path) }
      try await site.buildAgain("seed site")
      for round in 0..<12 {
        var edits: [String] = []
        for _ in 0...Int.random(in: 0..<2, using: &generator) {
          let edit = random.edit()
          edits.append("\(edit)")
          try site.apply(edit)
        }
        let report = try await site.buildAgain("round \(round): \(edits)")
        guard report.output != nil else { continue }
        // Nothing is left to do.
        let next = try await site.buildAgain("again, round \(round)")
        #expect(next.compiledDocumentCount == 0)
        #expect(next.output?.written == 0)
      }
    }
  }
}

/// What is said of a page depends on no other page.
@Suite struct IncrementalWarningTests {
  @Test func manyDifferentUnknownClasses() async throws {
    let site = try TestSite("-- styles/main.vss --\n.card { bold(); }")
    let letters = Array("bcfghijklmnop")
    func page(_ number: Int, _ text: String) -> String {
      "<Text class=\"ca\(letters[number / letters.count])\(letters[number % letters.count])rd\">\(text)</Text>"
    }
    let count = letters.count * letters.count
    for number in 0..<count { try site.write(page(number, "a"), to: "content/\(number).vml") }
    try site.write((0..<count).map { page($0, "b") }.joined(), to: "content/0all.vml")
    let report = try await site.buildAgain()
    let unknown = report.diagnostics.filter { $0.code == .unknownClass }
    #expect(unknown.count == 2 * count)
    #expect(unknown.allSatisfy { $0.message.hasSuffix("did you mean 'card'?") })
    for number in [0, count - 1] {
      try site.write(page(number, "c"), to: "content/\(number).vml")
      try await site.buildAgain("\(number)")
    }
  }
}

extension IncrementalBuildTests {
  /// A page depends on the list that a prop's type names, though no expression does.
  @Test func referencesAreLookedUpAgain() async throws {
    let site = try TestSite(
      """
      -- content/index.vml --
      <Buy sku="AB2"/>
      -- content/products.yaml --
      - { sku: AB1 }
      - { sku: AB2 }
      -- components/Buy.vml --
      ---
      props: { sku: "ref(products, sku)" }
      ---
      <Text>\\(sku)</Text>
      """)
    try await site.buildAgain()
    try site.write("- { sku: AB1 }\n", to: "content/products.yaml")
    #expect(try await site.buildAgain("gone").output == nil)
    try site.write("- { sku: AB1 }\n- { sku: AB2, name: x }\n", to: "content/products.yaml")
    #expect(try await site.buildAgain("back").output != nil)
  }

  /// Where there are many files, few of them are replaced one by one, and data is read as it is
  /// needed.
  @Test func randomEditsOfALargeSite() async throws {
    try await fuzz(seconds: 4) { generator in
      let site = try TestSite("")
      var random = RandomSite(generator)
      for (path, text) in random.files { try site.write(text, to: path) }
      for number in 0..<600 { try site.write("\(number)", to: "content/files/\(number).txt") }
      for number in 0..<66 { try site.write("a: \(number)", to: "content/data/d\(number).yaml") }
      try await site.buildAgain("seed site")
      for round in 0..<8 {
        let edit = random.edit()
        try site.apply(edit)
        try await site.buildAgain("round \(round): \(edit)")
      }
    }
  }
}

/// What a change of one text compiles again.
@Suite struct IncrementalTextTests {
  @Test func onlyPagesThatNameAText() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: [ios]
      locales: [en, pl]
      -- components/Card.vml --
      <Text>@card</Text>
      -- content/a.vml --
      <Text>@a</Text>
      -- content/b.vml --
      <Text>@b</Text>
      -- content/card.vml --
      <Card/>
      -- content/plain.vml --
      <Text>plain</Text>
      -- locales/en.yaml --
      a: A
      b: B
      card: C
      -- locales/pl.yaml --
      a: Ą
      b: B
      card: C
      """)
    func compiled(after changes: String) async throws -> Int {
      if !changes.isEmpty { try site.change(changes) }
      return try await site.buildAgain("\(changes)").compiledDocumentCount
    }
    #expect(try await compiled(after: "") == 8)
    #expect(try await compiled(after: "") == 0)
    #expect(try await compiled(after: "-- locales/pl.yaml --\na: Å\nb: B\ncard: C") == 2)
    #expect(try await compiled(after: "-- locales/pl.yaml --\na: Å\nb: B\ncard: K") == 2)
    #expect(try await compiled(after: "-- locales/pl.yaml --\n# note\na: Å\nb: B\ncard: K") == 0)
    // Another locale stands in.
    #expect(try await compiled(after: "-- locales/pl.yaml --\na: Å\ncard: K") == 2)
    #expect(try await compiled(after: "-- locales/x/pl.yaml --\nb: B\nnew: N") == 2)
  }
}

extension TestSite {
  func apply(_ edit: RandomSite.Edit) throws {
    let files = FileManager.default
    switch edit {
    case .write(let path, let text): try write(text, to: path)
    case .remove(let path): try? remove(path)
    case .move(let path, let other):
      guard path != other, files.fileExists(atPath: self.path + "/" + path) else { return }
      try? remove(other)
      try files.moveItem(atPath: self.path + "/" + path, toPath: self.path + "/" + other)
    case .touch(let path):
      try files.setAttributes(
        [.modificationDate: Date.now], ofItemAtPath: self.path + "/" + path)
    case .remake(let path):
      let bytes = try Data(contentsOf: URL(filePath: self.path + "/" + path))
      try remove(path)
      try write(Array(bytes), to: path)
    }
  }
}
