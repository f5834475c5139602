import Testing
import VMLCatalog
import VMLDiagnostics
import VMLStylesheet

/// Spec: VSS 6, layers and conditions.
@Suite struct LayerTests {
  @Test func layersComeInTheOrderOfTheirNames() {
    let rules = "@layer b { #i.a { padding(1) } } @layer a { .a { padding(2) } }"
    let element = #"<Text id="i" class="a"/>"#
    expectStyles(rules, element, "padding(2)")
    expectStyles("@layer a, b;" + rules, element, "padding(1)")
    expectStyles("@layer c, a; @layer b;" + rules, element, "padding(1)")
  }

  @Test func whatIsInNoLayerComesAfterEveryLayer() {
    expectStyles(
      ".a { padding(1) } @layer b { #i { padding(2) } }", #"<Text id="i" class="a"/>"#,
      "padding(1)")
    expectStyles(
      "@layer b { .a { bold() } } .a { @remove bold }", #"<Text class="a"/>"#, "")
  }

  @Test func aLayerIsFilledInSeveralPlaces() {
    expectStyles(
      "@layer a { .x { padding(1) } } @layer b { .x { padding(2) } } @layer a { .x.x { padding(3) } }",
      #"<Text class="x"/>"#, "padding(2)")
  }

  @Test func layersInsideOfALayer() {
    let element = #"<Text class="x y"/>"#
    // What is in none of the inner layers comes after them.
    expectStyles(
      "@layer a { .y { padding(1) } @layer b { .x.y { padding(2) } } }", element, "padding(1)")
    expectStyles(
      "@layer a.b, a.c; @layer a { @layer c { .x { padding(1) } } } @layer a.b { .y { padding(2) } }",
      element, "padding(1)")
    expectStyles(
      "@layer a { @layer b { .x { padding(1) } } } @layer b { .y { padding(2) } }", element,
      "padding(2)")
  }

  @Test func whatIsInheritedAndAppliedIsInTheOrderOfLayers() {
    let rules = "@layer l { .x { padding(2); bold() } } .x { padding(1) }"
    expectStyles(rules + ".y { @inherit .x }", #"<Text class="y"/>"#, "padding(1);bold()")
    let reversed = ".x { padding(1) } @layer l { .x { padding(2); bold() } }"
    expectStyles(reversed + ".y { @inherit .x }", #"<Text class="y"/>"#, "padding(1);bold()")
    expectStyles(reversed + ".y { @apply .x }", #"<Text class="y"/>"#, "padding(1);bold()")
  }

  @Test func customPropertiesFollowLayersToo() {
    expectStyles(
      ":root { --n: 1 } @layer l { :root { --n: 2 } } .x { padding(var(--n)) }",
      #"<Text class="x"/>"#, "padding(1)")
  }

  @Test func whatStandsInNoConditionThatHoldsNamesNoLayer() {
    let sheet =
      "@target macos { @layer b { .x { padding(1) } } } @layer a { .x { padding(2) } } "
      + "@layer b { .x { padding(3) } }"
    expectStyles(sheet, #"<Text class="x"/>"#, "padding(3)", target: "ios")
    expectStyles(sheet, #"<Text class="x"/>"#, "padding(2)", target: "macos")
  }

  @Test func namesOfLayersHaveALimit() {
    let name = (0...layerDepthLimit).map { "l\($0)" }.joined(separator: ".")
    let styles = TestStyles("@layer \(name); .x { bold() }")
    #expect(styles.diagnostics.map(\.code) == [.nestingTooDeep])
    #expect(resolve(#"<Text class="x"/>"#, styles).styles == ["bold()"])
  }

  @Test func importedSheetsAreInTheirLayer() {
    let styles = TestStyles(
      ".x { padding(1) } @layer deep { .x { padding(9) } }",
      #"@layer late, base; @import "0.vss" layer(base); @layer late { .x.x { padding(2) } }"#)
    #expect(styles.diagnostics.map(\.message) == [])
    #expect(resolve(#"<Text class="x"/>"#, styles).styles == ["padding(1)"])
    let unlayered = TestStyles(
      ".x { padding(1) }", #"@import "0.vss"; @layer late { .x.x { padding(2) } }"#)
    #expect(resolve(#"<Text class="x"/>"#, unlayered).styles == ["padding(1)"])
    let nested = TestStyles(
      ".x { padding(1) }", #"@import "0.vss" layer(in);"#,
      #"@layer out.in, out.after; @import "1.vss" layer(out); @layer out.after { .x { padding(2) } }"#
    )
    #expect(resolve(#"<Text class="x"/>"#, nested).styles == ["padding(2)"])
  }

  @Test func importsInACircleStillHaveLayers() {
    let styles = TestStyles(
      #"@import "1.vss" layer(a); .x { padding(1) }"#, #"@import "0.vss"; .x { padding(2) }"#)
    #expect(resolve(#"<Text class="x"/>"#, styles).styles == ["padding(1)"])
  }

  // MARK: Versions

  private func style(_ sheet: String, os: String, minimum: String?) -> String {
    var target = StyleTarget(name: "t", os: os)
    target.system = Catalog.Platform(os: os).map {
      Catalog.CheckTarget(platform: $0, minimum: minimum.flatMap { Catalog.Version($0) })
    }
    let styles = TestStyles(texts: [Array(sheet.utf8)], targets: [target])
    #expect(styles.diagnostics.map(\.message) == [])
    return resolve(#"<Text class="x"/>"#, styles).styles[0]
  }

  @Test(arguments: [
    ("ios", "17.0", true), ("ios", "16.4", false), ("ios", "17.1", true), ("ios", nil, true),
    ("macos", "14.0", true), ("macos", "13.5", false), ("visionos", "26.0", false),
    ("ipados", "17.0", true), ("maccatalyst", "16.0", false),
  ])
  func versionsAreHeldAgainstTheMinimum(os: String, minimum: String?, holds: Bool) {
    let inRule = ".x { padding(1); @available (ios >= 17, macos >= 14) { padding(2) } }"
    #expect(style(inRule, os: os, minimum: minimum) == (holds ? "padding(2)" : "padding(1)"))
    let around = ".x { padding(1) } @available (ios >= 17.0, macos >= 14) { .x { padding(2) } }"
    #expect(style(around, os: os, minimum: minimum) == (holds ? "padding(2)" : "padding(1)"))
  }

  @Test func aSystemsOwnVersionCounts() {
    let sheet = ".x { padding(1); @available (ios >= 16, ipados >= 18) { padding(2) } }"
    #expect(style(sheet, os: "ipados", minimum: "17.0") == "padding(1)")
    #expect(style(sheet, os: "ios", minimum: "17.0") == "padding(2)")
    let others = ".x { padding(1); @available (ipados >= 16, maccatalyst >= 16) { padding(2) } }"
    #expect(style(others, os: "ios", minimum: "17.0") == "padding(1)")
  }

  @Test func conditionsNest() {
    let sheet =
      ".x { @available (ios >= 16) { bold(); @target t { @available (ios >= 18) { italic() } } } }"
    #expect(style(sheet, os: "ios", minimum: "17.0") == "bold()")
    #expect(style(sheet, os: "ios", minimum: "18.0") == "bold();italic()")
  }
}
