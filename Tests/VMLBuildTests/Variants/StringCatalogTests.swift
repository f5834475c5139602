import Foundation
import Testing
import VMLBuild
import VMLTestSupport

/// Texts from Apple's string catalogs.
struct StringCatalogTests {
  private func site(
    _ body: String, _ strings: String, locales: String = "[en, de]",
    targets: String = "[ios, macos]", _ files: String = ""
  ) throws -> TestSite {
    try TestSite(
      """
      -- site.yaml --
      name: Test
      version: "1"
      targets: \(targets)
      locales: \(locales)
      -- content/index.vml --
      \(body)
      -- locales/Localizable.xcstrings --
      {"sourceLanguage": "en", "version": "1.0", "strings": {\(strings)}}
      \(files)
      """)
  }

  private func unit(_ text: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private func expect(
    _ site: TestSite, _ expected: KeyValuePairs<String, String>, messages: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let built = try await site.build(at: location)
    #expect(built.messages == messages, sourceLocation: location)
    for (file, body) in expected {
      #expect(built.body("\(file)/index.vml") == body, "\(file)", sourceLocation: location)
    }
  }

  @Test func textsAndKeysAsTexts() async throws {
    let strings = """
      "Welcome": {"localizations": {"de": \(unit("Willkommen"))}},
      "Brand": {"shouldTranslate": false},
      "Add to cart": {"localizations": {"fr": \(unit("Ajouter"))}},
      "home.title": {"extractionState": "manual", "comment": "Shown first",
        "localizations": {"en": \(unit("Home")), "de": \(unit("Start", state: "needs_review"))}},
      "later": {"extractionState": "manual",
        "localizations": {"en": \(unit("Later")), "de": \(unit("", state: "new"))}}
      """
    let page =
      "<Text>@Welcome</Text><Text>@Brand</Text><Text>@home.title</Text><Text>@later</Text>"
    try await expect(
      site(page, strings),
      [
        "ios/en": "<Text>Welcome</Text><Text>Brand</Text><Text>Home</Text><Text>Later</Text>",
        "ios/de": "<Text>Willkommen</Text><Text>Brand</Text><Text>Start</Text><Text>Later</Text>",
      ], messages: ["warning locales/Localizable.xcstrings: 'later' has no text in de"])
  }

  @Test func pluralsAndArguments() async throws {
    let strings = #"""
      "items": {"extractionState": "manual", "localizations": {
        "en": {"variations": {"plural": {"zero": \#(unit("None")), "one": \#(unit("%lld item")),
          "other": \#(unit("%lld items"))}}},
        "de": {"variations": {"plural": {"one": \#(unit("Ein Ding von %2$@")),
          "other": \#(unit("%1$lld Dinge von %2$@"))}}}}},
      "price": {"extractionState": "manual", "localizations": {
        "en": \#(unit("%2$@: %1$.2f %% off")), "de": \#(unit("%(name)@ %(price)05.1f"))}}
      """#
    let page = #"""
      <for each="n" in="0...2"><Text>@items(n: n, of: "Ada")</Text></for>
      <Text>@price(price: 1.255, name: "Lamp")</Text>
      """#
    try await expect(
      site(page, strings),
      [
        "ios/en": "<Text>None</Text><Text>1 item</Text><Text>2 items</Text>"
          + "<Text>Lamp: 1.25 % off</Text>",
        "ios/de": "<Text>0 Dinge von Ada</Text><Text>Ein Ding von Ada</Text>"
          + "<Text>2 Dinge von Ada</Text><Text>Lamp 001.3</Text>",
      ])
  }

  @Test func devicesAreTargets() async throws {
    let strings = #"""
      "open": {"extractionState": "manual", "localizations": {"en": {"variations": {"device": {
        "iphone": \#(unit("Tap")), "mac": \#(unit("Click")), "ipad": \#(unit("Touch")),
        "applevision": {"variations": {"plural": {"one": \#(unit("Look at %lld")),
          "other": \#(unit("Look at %lld things"))}}},
        "other": \#(unit("Select"))}}}}},
      "same": {"extractionState": "manual", "localizations": {"en": \#(unit("Same"))}}
      """#
    let site = try site(
      "<Text>@open(n: 2)</Text>", strings, locales: "[en]",
      targets:
        "{ ios: , ipad: { os: ios }, macos: , visionos: , tvos: , kiosk: { os: ios } }",
      """
      -- content/same.vml --
      <Text>@same</Text>
      """)
    try await expect(
      site,
      [
        "ios/en": "<Text>Tap</Text>", "ipad/en": "<Text>Touch</Text>",
        "kiosk/en": "<Text>Tap</Text>", "macos/en": "<Text>Click</Text>",
        "visionos/en": "<Text>Look at 2 things</Text>", "tvos/en": "<Text>Select</Text>",
      ])
  }

  @Test func substitutions() async throws {
    func forms(_ one: String, _ other: String) -> String {
      #"{"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}"#
    }
    let strings = #"""
      "found": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@ of %3$@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": \#(forms("%arg file", "%arg files"))},
          "folders": {"argNum": 2, "formatSpecifier": "03lld", "variations": \#(forms("a folder", "%arg folders"))}}}}}
      """#
    let page = #"""
      <Text>@found(a: 1, b: 1, c: "X")</Text><Text>@found(files: 3, folders: 12, disk: "Y")</Text>
      """#
    try await expect(
      site(page, strings, locales: "[en]"),
      [
        "ios/en": "<Text>1 file in a folder of X</Text><Text>3 files in 012 folders of Y</Text>"
      ])
  }

  @Test func mistakesInCatalogs() async throws {
    let strings = #"""
      "a": {"localizations": {"en": \#(unit("%q"))}},
      "b": {"localizations": {"en": \#(unit("%#@x@"))}},
      "c": {"localizations": {"en": {"variations": {"width": {}}}}},
      "d": {"localizations": {"en": {"variations": {"plural": {"one": \#(unit("x")), "othr": \#(unit("y"))}}}}},
      "e": {"localizations": {"en": 1}},
      "f": [],
      "g": {"localizations": {"en": \#(unit("%arg"))}},
      "h": {"localizations": {"en": \#(unit("50 %"))}},
      "i": {"localizations": {"en": {"stringSet": {}}}}
      """#
    let built = try await site("<Text>a</Text>", strings).build()
    #expect(
      built.messages.map { $0.replacing(" locales/Localizable.xcstrings", with: "") } == [
        "error: '%q' stands for no argument",
        "error: this text has no substitution 'x'",
        "error: a text cannot vary by 'width'",
        "error: a text with forms for amounts needs 'other'",
        "error: there is no form 'othr'; did you mean 'other'?",
        "error: a text of a string catalog must be an object, not an integer",
        "error: 'f' must be an object, not a list",
        "error: '%arg' stands in a substitution alone",
        "error: '%' stands for no argument",
        "warning: a set of strings is no text, and is not used",
      ])
  }

  @Test(arguments: [
    ("[]", "a string catalog must be an object, not a list"),
    ("{}", "a string catalog has its texts under 'strings'"),
    (#"{"strings": []}"#, "'strings' must be an object of keys and texts, not a list"),
    (
      #"{"sourceLanguage": 1, "strings": {}}"#,
      "'sourceLanguage' must be a language, not an integer"
    ),
    (
      #"{"strings": {"a": {"localizations": 1}}}"#,
      "'localizations' must be an object of languages and texts, not an integer"
    ),
  ]) func filesOfAnotherForm(_ text: String, _ message: String) async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: Test
      locales: [en]
      -- content/index.vml --
      <Text>\\(1)</Text>
      -- locales/a.xcstrings --
      \(text)
      """)
    let built = try await site.build()
    #expect(built.messages == ["error locales/a.xcstrings: " + message])
  }

  @Test func variationsInsideOneAnotherWithoutEnd() async throws {
    var text = unit("x")
    for _ in 0..<40 { text = #"{"variations": {"device": {"other": \#(text)}}}"# }
    let built = try await site(
      "<Text>@a</Text>", #""a": {"localizations": {"en": \#(text)}}"#
    ).build()
    #expect(built.messages.contains { $0.contains("variations may be 16 deep") })
  }

  @Test func aKeyInACatalogAndAFile() async throws {
    let built = try await site(
      "<Text>@a</Text>", #""a": {"localizations": {"en": \#(unit("A"))}}"#, locales: "[en]",
      """
      -- locales/en.yaml --
      a: A
      """
    ).build()
    #expect(built.messages == ["error locales/en.yaml: 'a' has two texts in 'en'"])
  }
}
