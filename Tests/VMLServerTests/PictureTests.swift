import Testing
import VMLServer

/// Pictures of pages, without a browser.
@Suite struct PictureTests {
  @Test func browserIsNamedOrFound() throws {
    #expect(try findBrowser("/bin/sh", in: "") == "/bin/sh")
    #expect(try findBrowser("sh", in: "/nowhere:/bin") == "/bin/sh")
    let missing = #expect(throws: BrowserFailure.self) { try findBrowser("nobrowser", in: "/bin") }
    #expect(missing?.message == "there is no program 'nobrowser', which CHROMIUM names")
  }
}
