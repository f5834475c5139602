import Foundation
import Testing
import VMLFormatter
import VMLTestSupport

struct UnifiedDiffTests {
  @Test func linesRoundAChange() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        --- a
        +++ a
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test func endsOfTexts() {
    #expect(diff("", "a\n") == "--- a\n+++ a\n@@ -0,0 +1 @@\n+a\n")
    #expect(
      diff("a", "a\n")
        == "--- a\n+++ a\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    #expect(diff("a", "a") == "")
  }

  @Test func colours() {
    let text = unifiedDiff(
      from: Array("a\n".utf8), to: Array("b\n".utf8), path: "c", isColored: true)
    #expect(
      String(decoding: text, as: UTF8.self) == """
        \u{1B}[1m--- c\u{1B}[0m
        \u{1B}[1m+++ c\u{1B}[0m
        \u{1B}[36m@@ -1 +1 @@\u{1B}[0m
        \u{1B}[31m-a\u{1B}[0m
        \u{1B}[32m+b\u{1B}[0m

        """)
  }

  /// The differences make the one text of the other, and no shorter way does.
  @Test func randomTexts() {
    fuzz(seconds: 0.5) { generator in
      let old = randomLines(using: &generator)
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let index = Int.random(in: 0...new.count, using: &generator)
        if index < new.count, Bool.random(using: &generator) {
          new.remove(at: index)
        } else {
          new.insert(Int.random(in: 0...5, using: &generator), at: index)
        }
      }
      let (applied, edits) = apply(diff(text(old), text(new)), to: old)
      #expect(applied == new, "\(old) \(new)")
      #expect(edits == new.difference(from: old).count, "\(old) \(new)")
    }
  }

  @Test func textsThatDifferEverywhere() {
    let old = (0..<3_000).map { "a\($0)\n" }.joined()
    let new = (0..<3_000).map { "b\($0)\n" }.joined()
    let lines = diff("same\n" + old, "same\n" + new).split(separator: "\n")
    #expect(lines.count == 6_000 + 4)
  }

  private func randomLines(using generator: inout SplitMix64) -> [Int] {
    (0..<Int.random(in: 0...30, using: &generator)).map { _ in
      Int.random(in: 0...5, using: &generator)
    }
  }

  private func text(_ lines: [Int]) -> String { lines.map { "\($0)\n" }.joined() }

  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: unifiedDiff(
        from: Array(old.utf8), to: Array(new.utf8), path: "a", isColored: false),
      as: UTF8.self)
  }

  /// Does what a difference says, and counts its lines.
  private func apply(_ diff: String, to old: [Int]) -> (lines: [Int], edits: Int) {
    var result: [Int] = []
    var position = 0
    var edits = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@") {
        guard let match = line.firstMatch(of: /-(\d+)(?:,(\d+))?/), let first = Int(match.1) else {
          continue
        }
        let start = match.2 == "0" ? first : first - 1
        result += old[position..<start]
        position = start
        continue
      }
      let number = Int(line.dropFirst())
      if line.first != "+" {
        #expect(position < old.count && old[position] == number)
        position += 1
      }
      if line.first != "-" { result += [number].compactMap(\.self) }
      if line.first != " " { edits += 1 }
    }
    return (result + old[position...], edits)
  }
}
