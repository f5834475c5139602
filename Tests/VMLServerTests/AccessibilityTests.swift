import Foundation
import Testing
import VMLServer
import VMLTestSupport

/// The page and the drawings of the example site, in which axe-core may find nothing, whatever its
/// impact.
@Suite(
  .serialized, .timeLimit(.minutes(30)),
  .enabled(if: Browser.program != nil, "needs Chromium, which is not installed"),
  .enabled(if: TestPrograms.axe != nil, Comment(rawValue: TestPrograms.noAxe)))
struct AccessibilityTests {
  @Test(arguments: ["light", "dark"]) func everyPageCanBeUsed(_ scheme: String) async throws {
    try await look(at: "/#scheme=\(scheme)&devices=iphone,mac,vision") { browser in
      try await browser.wait(for: "document.querySelectorAll('#pages a').length > 30")
      _ = try await browser.evaluate("document.documentElement.dataset.skin = '\(scheme)'")
      let pages = try await browser.evaluate(
        "[...document.querySelectorAll('#pages a')].map(one => one.getAttribute('href')).join(' ')"
      ).split(separator: " ")
      var known: Set<String> = []
      for page in pages {
        _ = try await browser.evaluate(
          "document.querySelector(`#pages a[href='\(page)']`).click()")
        try await browser.wait(
          for: """
            location.pathname === '\(page)' && [...document.querySelectorAll('.device')] \
            .every(one => one.dataset.path === location.pathname)
            """)
        try await expectNone(browser, "\(page)", &known)
      }
    }
  }

  @Test func whatOpensCanBeUsed() async throws {
    try await look(at: "/") { browser in
      var known: Set<String> = []
      try await browser.wait(
        for: "document.querySelector('.screen')?.shadowRoot.querySelector('.pv')")
      // Sheets and menus of the drawings, the tree, the keys, then a component.
      _ = try await browser.evaluate(
        "document.querySelectorAll('.openers button').forEach(one => one.click())")
      try await expectNone(browser, "what lies over a screen", &known)
      for key in ["t", "w", "?"] {
        try await browser.press(key)
        try await browser.wait(
          for: key == "?"
            ? "document.getElementById('keys').open"
            : "document.getElementById('inspector').textContent")
        try await expectNone(browser, "after \(key)", &known)
      }
      _ = try await browser.evaluate("document.getElementById('keys').close()")
      try await browser.press("c")
      try await browser.wait(for: "document.querySelectorAll('#pages a').length > 0")
      _ = try await browser.evaluate("document.querySelector('#pages a').click()")
      try await browser.wait(for: "!document.getElementById('props').hidden")
      try await expectNone(browser, "a component", &known)
    }
  }

  @Test func aButtonWithoutANameIsFound() async throws {
    try await look(at: "/") { browser in
      try await browser.wait(
        for: "document.querySelector('.screen')?.shadowRoot.querySelector('.pv')")
      _ = try await browser.evaluate(
        """
        document.querySelector('.screen').shadowRoot.querySelector('.pv')
          .append(Object.assign(document.createElement('button'), { className: 'silent' }))
        """)
      #expect(try await findings(browser).contains { $0.hasPrefix("button-name: ") })
    }
  }

  private func look(at path: String, _ body: (Browser) async throws -> Void) async throws {
    let site = try await ServedTestSite(copying: repositoryFolder)
    try await lookAt(site, at: path) { browser in
      try await browser.wait(for: "document.querySelector('.screen')")
      let script = try String(contentsOfFile: #require(TestPrograms.axe), encoding: .utf8)
      _ = try await browser.evaluate("(() => { \(script)\n })()")
      try await body(browser)
    }
  }

  /// Expects that there is no finding but what is known already.
  private func expectNone(
    _ browser: Browser, _ state: String, _ known: inout Set<String>
  ) async throws {
    for line in try await findings(browser) where known.insert(line).inserted {
      Issue.record("\(state): \(line)")
    }
  }

  /// The findings: the rule, the element and its place.
  private func findings(_ browser: Browser) async throws -> [String] {
    // A drawing has the colours that its author has chosen, and those of Apple's systems, of whose
    // tints some have less contrast on white than axe asks for. So contrast counts outside of it.
    let found = try await browser.evaluate(
      """
      (async () => {
        const rules = { "color-contrast": { enabled: false } }
        const all = await axe.run(document, { resultTypes: ["violations"], rules })
        const shell = await axe.run({ exclude: [[".screen"]] }, { runOnly: ["color-contrast"] })
        return [...all.violations, ...shell.violations]
          .flatMap(one => one.nodes.map(
            node => `${one.id}: ${node.html.slice(0, 300)} in ${node.target.flat()}`))
          .join("\\n")
      })()
      """)
    return found.split(separator: "\n").map(String.init)
  }
}
