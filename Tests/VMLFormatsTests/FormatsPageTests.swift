import Foundation
import Testing
import VMLFormats
import VMLTestSupport

/// docs/formats.md lists what the tables have.
@Suite struct FormatsPageTests {
  @Test func listsAreThoseOfTheTables() throws {
    let url = repositoryFolder.appending(path: "docs/formats.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    var page = text
    for format in DocumentFormat.allCases {
      // Swift has all of SwiftUI's words.
      guard let writer = FormatWriter(format), format != .swiftUI else { continue }
      let parts = page.components(separatedBy: "<!-- table: \(format.rawValue) -->\n")
      try #require(parts.count == 2, "\(format.rawValue) has no list")
      let rest = try #require(parts[1].range(of: "<!-- /table -->"))
      page =
        parts[0] + "<!-- table: \(format.rawValue) -->\n" + list("views", writer.views)
        + list("modifiers, some of them in a few forms", writer.modifiers)
        + parts[1][rest.lowerBound...]
    }
    guard page != text else { return }
    guard updatesGoldens else {
      Issue.record("docs/formats.md is not what the tables say; rerun with UPDATE_GOLDEN=1")
      return
    }
    try Data(page.utf8).write(to: url)
  }

  private func list(_ kind: String, _ names: [String]) -> String {
    var lines = ["It has \(names.count) \(kind):"]
    for name in names {
      let word = "`\(name)`" + (name == names.last ? "." : ",")
      if lines[lines.count - 1].count + word.count > 120 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? word : " " + word
    }
    return lines.joined(separator: "\n") + "\n\n"
  }
}
