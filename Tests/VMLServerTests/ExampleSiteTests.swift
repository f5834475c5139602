import Foundation
import Testing
import VMLServer
import VMLTestSupport

/// The example site as a browser shows it.
@Suite(
  .timeLimit(.minutes(30)),
  .enabled(if: Browser.program != nil, "needs Chromium, which is not installed"))
struct ExampleSiteTests {
  /// Every page on a device of every target.
  @Test func allPagesAreShown() async throws {
    let site = try await ServedTestSite(copying: repositoryFolder)
    try await lookAt(site, at: "/") { browser in
      try await browser.wait(for: "document.querySelectorAll('#pages a').length > 30")
      let pages = try await browser.evaluate(
        "[...document.querySelectorAll('#pages a')].map(one => one.getAttribute('href')).join(' ')"
      ).split(separator: " ")
      #expect(pages.count > 30)
      for page in pages {
        _ = try await browser.evaluate(
          "[...document.querySelectorAll('#pages a')].find(one => one.getAttribute('href') === '\(page)').click()"
        )
        try await browser.wait(
          for: """
            location.pathname === '\(page)' && document.querySelectorAll('.screen').length === 3 \
            && [...document.querySelectorAll('.device')].every(one => one.dataset.path === location.pathname)
            """)
        let drawn = try await browser.evaluate(
          "[...document.querySelectorAll('.screen')].filter(one => one.shadowRoot.querySelector('.pv')).length"
        )
        #expect(Int(drawn) ?? 0 > 0, "\(page) is drawn on no device")
      }
    }
  }
}

/// The folder of the package, which holds the example site.
let repositoryFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../..").standardized
