import Foundation
import Testing
import VMLBuild
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

extension TestSite {
  func apply(_ edit: RandomSite.Edit) throws {
    let files = FileManager.default
    switch edit {
    case .write(let path, let text): try write(text, to: path)
    case .remove(let path): try? remove(path)
    case .move(let path, let other):
      guard files.fileExists(atPath: self.path + "/" + path) else { return }
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
