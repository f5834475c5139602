import Foundation
import Testing
import VMLTestSupport

import VMLRuntime

/// The tables of docs/protocol.md, and links.
struct ChoiceTests {
  private let page: String

  init() throws {
    page = try String(
      contentsOf: repositoryFolder.appending(path: "docs/protocol.md"), encoding: .utf8)
  }

  /// The cells of a table's rows, without their code marks.
  private func rows(_ table: String) throws -> [[String]] {
    let start = try #require(page.range(of: "<!-- table: \(table) -->\n"))
    return page[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }.dropFirst(2).map { line in
        line.split(separator: "|").map {
          $0.replacing("`", with: "").trimmingCharacters(in: .whitespaces)
        }
      }
  }

  private func list(_ cell: String) -> [String] {
    cell.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func locales() throws {
    let rows = try rows("locales")
    #expect(rows.count == 10)
    for row in rows {
      #expect(chosenLocale(of: list(row[0]), for: list(row[1])) == row[2], "\(row)")
    }
    #expect(chosenLocale(of: [], for: ["en"]) == nil)
    #expect(chosenLocale(of: ["en"], for: ["", "-"]) == "en")
  }

  @Test func themes() {
    #expect(chosenTheme(of: ["sepia", "dark"], "sepia", .dark) == "sepia")
    #expect(chosenTheme(of: ["sepia", "dark"], "none", .dark) == "dark")
    #expect(chosenTheme(of: ["sepia", "dark"], nil, .light) == "sepia")
    #expect(chosenTheme(of: [], "sepia", .light) == nil)
  }

  @Test func pictures() throws {
    let rows = try rows("pictures")
    #expect(rows.count == 10)
    for row in rows {
      let chosen = chosenPicture(of: list(row[0]), named: row[1], scale: try #require(Int(row[2])))
      #expect(chosen == (row[3] == "none" ? nil : row[3]), "\(row)")
    }
    #expect(
      chosenPicture(of: ["a/logo.png", "logo.png"], named: "a/logo.png", scale: 1) == "a/logo.png")
  }

  @Test(arguments: [
    ("/a/b", "/a/b", nil, nil), ("c", "/shop/c", nil, nil), ("../c", "/c", nil, nil),
    ("", "/shop/lamp", nil, nil), ("#top", "/shop/lamp", nil, "top"), ("./", "/shop/", nil, nil),
    ("?q=1#a?b#c", "/shop/lamp", "q=1", "a?b#c"), ("/caf%C3%A9", "/café", nil, nil),
    ("../../../x", "/x", nil, nil), ("/a/../b", "/a/../b", nil, nil),
    ("a%3Fb", "/shop/a?b", nil, nil),
  ])
  func links(_ value: String, _ path: String, _ query: String?, _ fragment: String?) {
    #expect(
      resolvedLink(value, from: "/shop/lamp") == .path(path, query: query, fragment: fragment))
  }

  @Test func linksThatLeadOut() {
    for value in ["https://a.example/", "mailto:a@b", "//a.example", "x+y-z.1:"] {
      #expect(resolvedLink(value, from: "/") == .outside(value))
    }
    for value in ["%", "/%zz", "/%ff", "/%C3"] {
      #expect(resolvedLink(value, from: "/") == .nowhere)
    }
    #expect(resolvedLink(":a", from: "/") == .path("/:a", query: nil, fragment: nil))
    #expect(resolvedLink("1:a", from: "/") == .path("/1:a", query: nil, fragment: nil))
  }
}
