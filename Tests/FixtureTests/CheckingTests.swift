import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport

/// Whole sites against what the compiler knows of SwiftUI.
struct CheckingTests {
  /// One page of deliberate mistakes: `Tests/Fixtures/checking`.
  @Test func mistakes() async throws {
    let report = try await check(fixturesFolder.appending(path: "checking/site"))
    let text = renderDiagnostics(report.diagnostics, in: report.sources, as: .text, color: false)
    try expectGolden(text, "checking/expected.txt")
  }

  /// The site at the root of the repository has nothing to complain of, on any of its targets.
  @Test func exampleSite() async throws {
    let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
    let report = try await check(root)
    #expect(
      report.diagnostics.isEmpty,
      "\(renderDiagnostics(report.diagnostics, in: report.sources, as: .text, color: false))")
  }

  /// The specification's own examples have no errors for the newest iOS.
  @Test func specification() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vmlc-spec-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("name: Spec\ntargets: { ios: { minimum: \"26.0\" } }\n", to: "site.yaml", in: folder)
    let text = try String(
      contentsOf: fixturesFolder.appending(path: "spec/examples.txt"), encoding: .utf8)
    var count = 0
    for (index, example) in text.components(separatedBy: "\n== ").dropFirst().enumerated() {
      let lines = example.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      guard lines.count == 2, !lines[0].hasSuffix("invalid") else { continue }
      var source = String(lines[1])
      // A head belongs to a document, and is no page; and a table's rows have no attributes to
      // read. The forms of attr() stand in a 'padding', whatever their type.
      if source.hasPrefix("<head>") || source.contains("padding(attr(name") { continue }
      source = source.replacingOccurrences(of: "attr(show)", with: "attr(show, false)")
      try write(source + "\n", to: "content/p\(index).vml", in: folder)
      count += 1
    }
    let report = try await check(folder)
    #expect(count > 150)
    let errors = report.diagnostics.filter {
      $0.severity == .error && checkingCodes.contains($0.code)
    }
    #expect(
      errors.isEmpty,
      "\(renderDiagnostics(errors, in: report.sources, as: .text, color: false))")
  }

  @Test func whatSeveralTargetsLackIsOneMessage() async throws {
    let found = try await diagnostics(
      minimums: ["ios": "16.0", "macos": "13.0"], sheet: ".a { symbolEffect(.bounce); }",
      page: "<VStack><Text class=\"a\">1</Text><Text class=\"a\">2</Text></VStack>")
    #expect(found.map(\.code) == [.notAvailable])
    #expect(found.first?.severity == .warning)
    #expect(
      found.first?.notes.map(\.message) == [
        "target 'ios': it came with iOS 17, and the target begins at 16",
        "target 'macos': it came with macOS 14, and the target begins at 13",
        "this 'Text' has it",
      ])
  }

  @Test func availabilityMayBeAnErrorOrKept() async throws {
    for (policy, severities) in [("error", [Diagnostic.Severity.error]), ("keep", [])] {
      let found = try await diagnostics(
        minimums: ["ios": "16.0"], configuration: "availability: \(policy)\n",
        page: "<Text style=\"symbolEffect(.bounce)\">1</Text>")
      #expect(found.map(\.severity) == severities)
    }
  }

  @Test func anElementThatATargetLacksIsAnError() async throws {
    let view = "<HSplitView><Text>1</Text></HSplitView>"
    let targets = ["ios": "17.0", "macos": "14.0"]
    let found = try await diagnostics(minimums: targets, page: view)
    #expect(found.map(\.code) == [.notAvailable])
    #expect(found.first?.severity == .error)
    let guarded = try await diagnostics(
      minimums: targets, page: "<if test=\"target.os == 'macos'\">\(view)</if>")
    #expect(guarded.isEmpty)
  }

  @Test func mistakesOfASheetAreReportedOnce() async throws {
    let found = try await diagnostics(
      minimums: ["ios": "17.0", "macos": "14.0"],
      sheet: ".a { padding(horizontal: 8); resizable(); }",
      page:
        "<VStack><Text class=\"a\">1</Text><HStack class=\"a\"/><Image name=\"i\" class=\"a\"/></VStack>"
    )
    #expect(found.map(\.code) == [.argumentLabel, .wrongReceiver])
    #expect(found.last?.notes.last?.message == "for this 'Text'")
  }

  @Test func whatIsRememberedHidesNoMistake() async throws {
    // The second page has only what the first one said in the same words of another element.
    let found = try await diagnostics(
      minimums: ["ios": "17.0"], sheet: ".a { opacity(attr(level type(<number>))); }",
      page: "<VStack><Text class=\"a\" level=\"x\"/><HStack class=\"a\" level=\"x\"/></VStack>",
      otherPage: "<HStack class=\"a\" level=\"x\"/>")
    #expect(found.map(\.code) == [.attributeType, .attributeType, .attributeType])
  }

  @Test func valuesThatAreComputedAreChecked() async throws {
    let found = try await diagnostics(
      minimums: ["ios": "17.0"],
      sheet: ":root { --gap: \"8\"; } .a { blur(radius: var(--gap)); }",
      page: "<Text class=\"a\">1</Text>")
    #expect(found.map(\.code) == [.argumentType])
  }

  @Test func attributesThatAreReadNeedNoParameter() async throws {
    let found = try await diagnostics(
      minimums: ["ios": "17.0"],
      page: """
        <VStack>
          <Text level="0.5" style="opacity(attr(level type(<number>)))">1</Text>
          <Text phx-click="buy" x:label="1">2</Text>
          <Text level="0.5">3</Text>
        </VStack>
        """)
    #expect(found.map(\.code) == [.attributeName, .attributeName, .unknownAttribute])
  }

  @Test func whatTheTargetLacksIsNotOffered() async throws {
    let found = try await diagnostics(
      minimums: ["ios": "17.0"], page: "<Text style=\"frame(8, 9)\"/>")
    #expect(found.map(\.code) == [.argumentCount, .argumentCount])
    #expect(found.flatMap(\.fixIts).isEmpty)
  }

  @Test func anElementOfAnyTargetIsShownForASheetsMistake() async throws {
    let found = try await diagnostics(
      minimums: ["ios": "17.0", "macos": "14.0"],
      sheet: "@target macos { .a { navigationBarTitleDisplayMode(.inline); } }",
      page: "<Text class=\"a\">1</Text>")
    #expect(found.map(\.code) == [.notAvailable])
    #expect(found.first?.notes.last?.message == "this 'Text' has it")
  }

  @Test(arguments: [
    ("<Toggle isOn=\"yes\">1</Toggle>", false), ("<Toggle isOn=\"true\">1</Toggle>", true),
    ("<Slider value=\"abc\"/>", false), ("<Slider value=\"0.5\"/>", true),
    ("<Slider value=\"infinity\"/>", true), ("<Text style=\"disabled(.yes)\"/>", false),
    ("<Text style=\"lineLimit(.two)\"/>", false), ("<Text style=\"lineLimit(2...4)\"/>", true),
    ("<Text style=\"opacity(.zero)\"/>", true), ("<Text style=\"opacity(.half)\"/>", false),
    ("<Text style=\"foregroundStyle(.red.gradient)\"/>", true),
    ("<Text style=\"background(.red.gradient)\"/>", true),
    ("<Button style='keyboardShortcut(\"k\", modifiers: .command)'>1</Button>", true),
    ("<NavigationLink value=\"/a\">1</NavigationLink>", true),
    ("<VStack spacing=\"wide\"/>", false), ("<VStack spacing=\"8\"/>", true),
  ])
  func membersOfNumbersAndBooleans(page: String, isRight: Bool) async throws {
    let found = try await diagnostics(minimums: ["ios": "17.0"], page: page)
    #expect(found.isEmpty == isRight, "\(page): \(found.map(\.message))")
  }

  private func diagnostics(
    minimums: [String: String], configuration: String = "", sheet: String = "", page: String,
    otherPage: String? = nil
  ) async throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vmlc-check-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let targets = minimums.sorted { $0.key < $1.key }
      .map { "  \($0.key): { minimum: \"\($0.value)\" }\n" }.joined()
    try write("name: A\n\(configuration)targets:\n\(targets)", to: "site.yaml", in: folder)
    if !sheet.isEmpty { try write(sheet, to: "styles/main.vss", in: folder) }
    try write(page, to: "content/index.vml", in: folder)
    if let otherPage { try write(otherPage, to: "content/other.vml", in: folder) }
    return try await check(folder).diagnostics
  }

  private let checkingCodes: Set<DiagnosticCode> = [
    .argumentCount, .argumentLabel, .argumentType, .attributeType, .callLimit, .deprecated,
    .attributesTogether, .missingArgument, .notAvailable, .requiredAttribute, .unexpectedContent,
    .unknownAttribute, .unknownTemplate,
    .unknownValue, .unusedTemplate, .wrongReceiver,
  ]

  private func check(_ folder: URL) async throws -> BuildReport {
    var options = BuildOptions(site: folder.path)
    options.jobs = 2
    options.writes = false
    return try await buildSite(options)
  }

  private func write(_ text: String, to path: String, in folder: URL) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
