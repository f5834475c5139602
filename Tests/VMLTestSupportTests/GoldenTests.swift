import Foundation
import Testing
import VMLTestSupport

struct GoldenTests {
  @Test func missingFileFails() throws {
    try inTemporaryFolder { folder in
      try withKnownIssue {
        try expectGolden([1], "a", in: folder, updating: false)
      } matching: {
        $0.comments.contains { $0.rawValue.contains("golden file a: it does not exist") }
      }
    }
  }

  @Test func differenceFailsAndNamesTheLine() throws {
    try inTemporaryFolder { folder in
      try expectGolden(Array("a\nb\n".utf8), "deep/a", in: folder, updating: true)
      try withKnownIssue {
        try expectGolden(Array("a\nc\n".utf8), "deep/a", in: folder, updating: false)
      } matching: {
        $0.comments.contains { $0.rawValue.contains("line 2 differs\n--- expected\nb\n") }
      }
    }
  }

  @Test func updatingMakesItPass() throws {
    try inTemporaryFolder { folder in
      try expectGolden([1], "deep/a", in: folder, updating: true)
      try expectGolden([2], "deep/a", in: folder, updating: true)
      try expectGolden([2], "deep/a", in: folder, updating: false)
    }
  }
}

private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
