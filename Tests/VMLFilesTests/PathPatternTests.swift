import Testing
import VMLFiles

struct PathPatternTests {
  @Test(arguments: [
    ("*.md", "a.md", true), ("*.md", "x/y/a.md", true), ("*.md", "a.mdx", false),
    ("drafts", "drafts/a.vml", true), ("drafts/", "x/drafts/a.vml", true),
    ("/drafts", "drafts/a.vml", true), ("/drafts", "x/drafts/a.vml", false),
    ("a/*.vml", "a/b.vml", true), ("a/*.vml", "a/b/c.vml", false),
    ("a/**/c.vml", "a/c.vml", true), ("a/**/c.vml", "a/x/y/c.vml", true),
    ("**/c.vml", "c.vml", true), ("a?c", "abc", true), ("a?c", "ac", false), ("", "a", false),
    ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("**", "a", true),
  ])
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch, "\(pattern) \(path)")
  }

  /// What takes exponentially long where each `*` is tried on its own.
  @Test func manyStars() {
    let pattern = PathPattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5000)))
  }

  @Test func laterPatternsTakeBack() {
    let filter = PathFilter(["*.md", "!a.md", "x/"])
    #expect(filter.verdict(on: "b.md") == .excluded)
    #expect(filter.verdict(on: "a.md") == .kept)
    #expect(filter.verdict(on: "x/a.md") == .excluded)
    #expect(filter.verdict(on: "c.vml") == .notNamed)
    #expect(!PathFilter([]).isUsed)
  }
}
