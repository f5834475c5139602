import Foundation
import Testing
import VMLBuild
import VMLDiagnostics
import VMLTestSupport
import VMLTools

@Suite struct ExplainTests {
  private let site: TestSite

  init() throws {
    site = try TestSite(
      #"""
      -- site.yaml --
      name: S
      targets: { ios: { minimum: "17.0" }, macos: { minimum: "14.0" } }
      styles: [styles/base.vss, styles/main.vss]
      -- components/Card.vml --
      <VStack class="card"><slot/></VStack>
      -- components/Unused.vml --
      <Text>Never shown</Text>
      -- styles/base.vss --
      .base { padding(8); font(.body); }
      .card { @inherit .base; hoverEffect(.lift); }
      -- styles/main.vss --
      .card {
        > Text { font(.title); padding(.top, 2); }
      }
      .bare { @remove font; }
      .stack { @apply .base; }
      -- content/index.vml --
      <Card>
        <Text class="base bare"
          style="bold()">Lamp</Text>
        <for each="n" in="[1, 2, 3]">
          <HStack><Text class="stack">\(n)</Text></HStack>
        </for>
      </Card>
      -- content/other.vml --
      <Text>Nothing</Text>
      """#)
  }

  private func explain(
    _ place: String, target: String? = nil
  ) async throws -> [ElementExplanation] {
    var options = ExplanationOptions()
    options.variant.target = target
    return try await explainElement(at: ElementPlace("\(site.path)/\(place)"), options).explanations
  }

  @Test func anElementWithRulesAndAStyle() async throws {
    let found = try #require(try await explain("content/index.vml:2").first)
    #expect(found.element == "Text")
    #expect(found.place.text == "content/index.vml:2:3")
    #expect(found.classes == "base bare")
    #expect(
      found.rules.map { [$0.selector, $0.place.text, "\($0.specificity)"] }
        == [
          [".card { > Text", "styles/main.vss:2:3", "[0, 1, 1]"],
          [".base", "styles/base.vss:1:1", "[0, 1, 0]"],
          [".bare", "styles/main.vss:4:1", "[0, 1, 0]"],
        ].sorted { $0[2] < $1[2] })
    #expect(
      found.modifiers.map { [$0.text, $0.place.text, $0.selector ?? "-"] } == [
        ["padding([.leading, .bottom, .trailing], 8)", "styles/base.vss:1:9", ".base"],
        ["padding(.top, 2)", "styles/main.vss:2:26", ".card { > Text"],
        ["font(.title)", "styles/main.vss:2:12", ".card { > Text"],
        ["bold()", "content/index.vml:3:12", "-"],
      ])
    #expect(found.modifiers[1].replaced.map(\.text) == ["padding(8)"])
    #expect(found.modifiers[1].replaced.map(\.place.text) == ["styles/base.vss:1:9"])
    #expect(found.dropped.map(\.text) == ["font(.body)"])
    #expect(found.dropped[0].reasons[0].contains("@remove"))
  }

  /// A file is gone through once, however many places in it are shown.
  @Test func placesOfOneFile() {
    let file = SourceFile(
      id: FileID(1), path: "a.vml", bytes: Array(String(repeating: "ab\n", count: 1000).utf8))
    var sources = SourceSet()
    sources.insert(file)
    let places = PlaceFinder(sources)
    for line in 0..<1000 {
      #expect(
        places.place(of: file.sourceRange(line * 3 + 1..<line * 3 + 2)).text
          == "a.vml:\(line + 1):2")
    }
    #expect(places.tableCount == 1)
  }

  @Test func theTextOfAnElementIsTheElement() async throws {
    let byText = try await explain("content/index.vml:3:21")
    #expect(byText.map(\.place.text) == ["content/index.vml:2:3"])
    let byEndTag = try await explain("content/index.vml:5:44")
    #expect(byEndTag.map(\.place.text) == ["content/index.vml:5:13"])
  }

  @Test func whatATargetLacksIsLeftOut() async throws {
    let ios = try #require(try await explain("components/Card.vml:1", target: "ios").first)
    #expect(ios.modifiers.map(\.text) == ["padding(8)", "font(.body)", "hoverEffect(.lift)"])
    #expect(ios.dropped.isEmpty)
    let macos = try #require(try await explain("components/Card.vml:1", target: "macos").first)
    #expect(macos.modifiers.map(\.text) == ["padding(8)", "font(.body)"])
    #expect(macos.dropped.map(\.text) == ["hoverEffect(.lift)"])
    #expect(macos.dropped[0].place.text == "styles/base.vss:2:25")
    #expect(
      macos.dropped[0].reasons.first?.contains("macOS") == true, "\(macos.dropped[0].reasons)")
  }

  /// What a format cannot say is not among the modifiers that are applied.
  @Test func whatAFormatLacksIsLeftOut() async throws {
    let site = try TestSite(
      """
      -- site.yaml --
      name: S
      targets: { json: { os: ios, format: swiftuiml } }
      -- content/index.vml --
      <VStack>
        <Text style="bold();background(.regularMaterial);padding(4)">a</Text>
        <Table style="padding(8)"/>
      </VStack>
      """)
    var options = ExplanationOptions()
    options.site = site.path
    let place = "\(site.path)/content/index.vml"
    let text = try await explainElement(at: ElementPlace("\(place):2"), options).explanations
    #expect(text.first?.modifiers.map(\.text) == ["bold()", "padding(4)"])
    #expect(text.first?.dropped.map(\.text) == ["background(.regularMaterial)"])
    #expect(
      text.first?.dropped.flatMap(\.reasons) == [
        "'swiftuiml' has background(color), background(color, in: .circle|.capsule|.ellipse|.rect|"
          + "Circle(…)|Capsule(…)|…), background(.linearGradient(…)|.radialGradient(…)|"
          + ".angularGradient(…)), background(:views), …"
      ])
    let table = try await explainElement(at: ElementPlace("\(place):3"), options).explanations
    #expect(table.first?.modifiers.isEmpty == true && table.first?.dropped.count == 1)
  }

  @Test func elementsOfALoopAreCounted() async throws {
    let found = try #require(try await explain("content/index.vml:5:13").first)
    #expect(found.count == 3)
    #expect(found.modifiers.map(\.text) == ["padding(8)", "font(.body)"])
    #expect(found.modifiers.allSatisfy { $0.selector == ".base" })
  }

  /// A component has no element of its own in a document.
  @Test func aCallIsWhatTheComponentMakes() async throws {
    for place in ["content/index.vml:1", "content/index.vml:1:3"] {
      let found = try await explain(place)
      #expect(found.map(\.element) == ["VStack"])
      #expect(found.map(\.place.text) == ["components/Card.vml:1:1"])
    }
  }

  @Test func everyElementOfAFile() async throws {
    let found = try await explain("content/index.vml")
    #expect(
      found.map(\.place.text) == [
        "content/index.vml:2:3", "content/index.vml:5:5", "content/index.vml:5:13",
      ])
  }

  @Test func placesWithoutElements() async throws {
    for (place, message) in [
      ("content/index.vml:2:9223372036854775807", "no such file"),
      ("content/index.vml:0", "no such file"), ("content/index.vml:x", "no such file"),
      ("content/index.vml:2:2147483648", "elements begin in lines 1, 2, 5"),
      ("content/index.vml:99", "elements begin in lines 1, 2, 5"),
      ("content/index.vml:2:90", "elements begin in lines 1, 2, 5"),
      ("components/None.vml:1", "no such file"),
      ("components/Unused.vml:1", "no page shows anything of this file"),
      ("styles/main.vss:1", "is no page or component"),
    ] {
      let error = await #expect(throws: BuildFailure.self) { _ = try await explain(place) }
      #expect(error?.description.contains(message) == true, "\(place): \(error?.description ?? "")")
    }
  }

  @Test func aClass() async throws {
    let found = try await explainClass("base", in: site.path, ExplanationOptions()).explanation
    #expect(found.rules.map(\.place.text) == ["styles/base.vss:1:1"])
    #expect(found.inheriting.map(\.selector) == [".card"])
    #expect(found.applying.map(\.selector) == [".stack"])
    #expect(found.elements.map(\.place.text) == ["content/index.vml:2:3"])
    let stack = try await explainClass("stack", in: site.path, ExplanationOptions()).explanation
    #expect(stack.elements.map(\.count) == [3])
    let near = try await explainClass("bas", in: site.path, ExplanationOptions()).explanation
    #expect(near.isEmpty)
    #expect(near.nearest == "base")
  }

  @Test func elementsOfOneThemeAlone() async throws {
    let site = try TestSite(
      #"""
      -- site.yaml --
      name: S
      targets: { ios: { minimum: "17.0" } }
      themes: [light, dark]
      -- content/index.vml --
      <Text class="x-All">A</Text>
      <if test='theme == "dark"'><Text class="x-Only">D</Text></if>
      """#)
    var options = ExplanationOptions()
    for (name, theme, count) in [
      ("x-Only", nil, 1), ("x-Only", "dark", 1), ("x-Only", "light", 0), ("x-All", nil, 1),
    ] {
      options.variant.theme = theme
      let found = try await explainClass(name, in: site.path, options).explanation
      #expect(found.elements.map(\.count) == Array(repeating: 1, count: count))
    }
    options.variant.theme = nil
    let place = ElementPlace("\(site.path)/content/index.vml:2")
    let found = try await explainElement(at: place, options).explanations
    #expect(found.map(\.classes) == ["x-Only"])
    #expect(found.map(\.theme) == ["dark"])
    options.variant.theme = "light"
    await #expect(throws: BuildFailure.self) { _ = try await explainElement(at: place, options) }
  }

  /// Whatever the example site's elements have is said where the explanation says so.
  @Test func everyModifierOfTheExampleHasItsSource() async throws {
    let pages = FileManager.default.enumerator(atPath: repositoryFolder.path + "/content")
    let names = (pages?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".vml") }.sorted()
    try #require(names.count >= 12)
    var count = 0
    for name in names {
      let place = ElementPlace(file: "\(repositoryFolder.path)/content/\(name)")
      for explanation in try await explainElement(at: place, ExplanationOptions()).explanations {
        for modifier in explanation.modifiers {
          count += 1
          expectIsWritten(modifier.text, at: modifier.place)
          for replaced in modifier.replaced { expectIsWritten(replaced.text, at: replaced.place) }
        }
      }
    }
    #expect(count > 200)
  }

  private func expectIsWritten(_ modifier: String, at place: ElementExplanation.Place) {
    let text = try? String(
      contentsOf: repositoryFolder.appending(path: place.path), encoding: .utf8)
    let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let name = modifier.prefix { $0 != "(" }
    let rest = place.line <= lines.count ? lines[place.line - 1].dropFirst(place.column - 1) : ""
    // A step makes a dialog.
    let written = name == "confirmationDialog" && rest.hasPrefix("confirm(") ? "confirm" : name
    #expect(rest.hasPrefix(written), "\(modifier) at \(place.text)")
  }
}
