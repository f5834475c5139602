import Foundation
import Testing
import VMLTestSupport

/// Texts of a site in Apple's string files, `locales/de.strings`.
@Suite struct StringFileTests {
  @Test func textsOfASite() async throws {
    let site = try TestSite("<Text>@welcome(name: 'Ada')</Text>")
    try site.write(
      "name: A\nversion: \"1\"\ntargets: [ios]\nlocales: [en, de]\n", to: "site.yaml")
    try site.write("\"welcome\" = \"Welcome, %@\";", to: "locales/en.strings")
    let german = try #require("\u{FEFF}\"welcome\" = \"Grüß %@\";".data(using: .utf16LittleEndian))
    try site.write(Array(german), to: "locales/de.lproj/Shop.strings")
    let report = try await site.build()
    #expect(report.messages == [])
    #expect(report.body("ios/en/index.vml") == "<Text>Welcome, Ada</Text>")
    #expect(report.body("ios/de/index.vml") == "<Text>Grüß Ada</Text>")
    try site.write("\"welcome\" = \"a\";", to: "locales/fr.strings")
    #expect(try await site.build().messages.count == 1)
  }
}
