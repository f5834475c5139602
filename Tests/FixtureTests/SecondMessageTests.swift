import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// One mistake is one message, and tells all that it is about.
struct SecondMessageTests {
  private static let all = [
    "ios: {}", "macos: {}", "visionos: {}", "watchos: {}", "tvos: {}",
  ]

  // MARK: What a modifier refers to that is not written

  @Test(arguments: [
    // Left out of some targets.
    ("popover(isPresented: attr(open), content: :c)", [DiagnosticCode.notAvailable]),
    // Refused everywhere.
    ("padding(x: attr(open), y: :c)", [.argumentLabel, .argumentLabel]),
    ("opacity(.foo);overlay(content: :c);padding(x: attr(open))", [.unknownValue, .argumentLabel]),
  ])
  func countsAsUsed(_ style: String, _ expected: [DiagnosticCode]) async throws {
    let page = "<Text open=\"true\" style=\"\(style)\">x<Text template=\"c\">a</Text></Text>"
    let inline = try await diagnostics(of: page)
    #expect(codes(inline) == expected.map(\.rawValue).sorted(), "\(inline.map(\.message))")
    let sheet = try await diagnostics(
      of: """
        <Text class="a" open="true">x<Text template="c">a</Text></Text>
        -- styles/main.vss --
        .a { \(style); }
        """)
    #expect(codes(sheet) == codes(inline))
    let component = try await diagnostics(
      of: """
        <VStack><Box/><Box/></VStack>
        -- components/Box.vml --
        <Text open="true" style="\(style)">x<Text template="c">a</Text></Text>
        """)
    #expect(codes(component) == codes(inline))
  }

  @Test func whatNothingRefersToIsStillTold() async throws {
    let found = try await diagnostics(
      of: """
        <VStack>
          <Text level="1" style="opacity(.foo)">x<Text template="c">a</Text></Text>
          <Text open="true" level="1" style="popover(isPresented: attr(open), content: :c)">x
            <Text template="c">a</Text><Text template="d">a</Text></Text>
        </VStack>
        """)
    #expect(
      codes(found) == [
        "not-available", "unknown-attribute", "unknown-attribute", "unknown-value",
        "unused-template", "unused-template",
      ])
  }

  /// Elements that are alike but for a modifier that is left out are told apart.
  @Test func whatIsRememberedHidesNoMistake() async throws {
    let found = try await diagnostics(
      of: """
        <VStack>
          <Text open="true" style="padding(x: attr(open))">x</Text>
          <Text open="true">x</Text>
          <Text open="true" style="padding(x: attr(open))">x</Text>
        </VStack>
        """, targets: ["ios: {}"])
    #expect(codes(found) == ["argument-label", "argument-label", "unknown-attribute"])
    #expect(found.first { $0.code == .unknownAttribute }?.range?.range.lowerBound == 77)
  }

  // MARK: What several targets lack

  @Test(arguments: [
    "<Text style=\"keyboardType(.URL)\">x</Text>",
    "<Text class=\"a\">x</Text>\n-- styles/main.vss --\n.a { keyboardType(.URL); }",
    "<Box/>\n-- components/Box.vml --\n<Text style=\"keyboardType(.URL)\">x</Text>",
    "<vml><head><Style>.a { keyboardType(.URL); }</Style></head>"
      + "<body><Text class=\"a\">x</Text></body></vml>",
  ])
  func everyTargetIsNamed(_ source: String) async throws {
    func named(_ asked: [String]) async throws -> [[String]] {
      try await diagnostics(of: source, asking: asked).filter { $0.code == .notAvailable }
        .map { $0.notes.map(\.message).filter { $0.hasPrefix("target") } }
    }
    let (mac, watch) = (
      "target 'macos': macOS does not have it", "target 'watchos': watchOS does not have it"
    )
    #expect(try await named([]) == [[mac, watch]])
    #expect(try await named(["macos"]) == [[mac]])
    #expect(try await named(["watchos", "ios"]) == [[watch]])
    #expect(try await named(["ios"]) == [])
  }

  @Test func anElementNamesEveryTarget() async throws {
    let found = try await diagnostics(of: "<HSplitView><Text>1</Text></HSplitView>")
    #expect(found.map(\.code) == [.notAvailable])
    let targets = found.first?.notes.dropFirst().map { $0.message.prefix { $0 != ":" } }
    #expect(
      targets == [
        "target 'ios'", "target 'visionos'", "target 'watchos'", "target 'tvos'",
      ])
  }

  // MARK: Elements

  @Test func anElementLacksItsAttributeOnce() async throws {
    let found = try await diagnostics(of: "<PasteButton/>", asking: ["ios", "macos", "visionos"])
    #expect(
      found.map(\.message) == ["'PasteButton' needs 'supportedContentTypes' or 'payloadType'"])
  }

  @Test func theOldestInitializerSaysSinceWhen() async throws {
    let found = try await diagnostics(
      of: "<List selection=\"a\"><Text>b</Text></List>", targets: ["watchos: { minimum: \"9.0\" }"])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "target 'watchos': it came with watchOS 10, and the target begins at 9"
      ])
  }

  @Test func aLoadedImage() async throws {
    let image = "<AsyncImage image=\"true\" template=\"phase.success\" style=\"resizable()\"/>"
    #expect(try await diagnostics(of: "<AsyncImage url=\"a\">\(image)</AsyncImage>").isEmpty)
    let found = try await diagnostics(of: "<VStack><AsyncImage image=\"true\" url=\"a\"/></VStack>")
    #expect(found.map(\.code) == [.unknownAttribute])
  }

  private func diagnostics(
    of source: String, targets: [String] = all, asking asked: [String] = []
  ) async throws -> [Diagnostic] {
    let listed = targets.map { "  \($0)\n" }.joined()
    let site = try TestSite(
      source + "\n-- site.yaml --\nname: T\nversion: \"1\"\ntargets:\n\(listed)")
    var options = BuildOptions(site: site.path)
    options.writes = false
    options.targets = asked
    return try await buildSite(options).diagnostics
  }
}

private func codes(_ diagnostics: [Diagnostic]) -> [String] {
  diagnostics.map(\.code.rawValue).sorted()
}
