import Testing
import VMLTestSupport
import VMLViews

/// The VML of every generated call, which clients are tested with.
struct WrittenCallsTests {
  @Test func callsAreThoseOfTheFixture() throws {
    var lines: [String] = []
    callEverything { _, _, make in
      let written = (try? text(make())) ?? ""
      lines.append(written.replacing("\n", with: "&#10;"))
    }
    #expect(lines.count > 3_000)
    #expect(!lines.contains(""))
    try expectGolden(lines.joined(separator: "\n") + "\n", "drawing/calls.txt")
  }
}
