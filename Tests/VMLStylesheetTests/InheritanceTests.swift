import Testing
import VMLDiagnostics
import VMLStylesheet

/// Spec: VSS 4.
@Suite struct InheritanceTests {
  @Test func inheritedModifiersComeFirst() {
    expectStyles(
      ".a{padding(1);bold()} .b{@inherit .a; italic(); padding(2)}", #"<Text class="b"/>"#,
      "padding(2);bold();italic()")
  }

  @Test func chainsAndListsGoDepthFirst() {
    expectStyles(
      ".a{bold()} .b{@inherit .a; italic()} .c{underline()} .d{@inherit .b, .c; padding(1)}",
      #"<Text class="d"/>"#, "bold();italic();underline();padding(1)")
  }

  @Test func diamondsCountOnceAtTheFirstPlace() {
    expectStyles(
      ".a{padding(1)} .b{@inherit .a; padding(2)} .c{@inherit .a; bold()} .d{@inherit .b, .c;}",
      #"<Text class="d"/>"#, "padding(2);bold()")
  }

  @Test func allBlocksOfAClassCount() {
    expectStyles(
      ".b{@inherit .a; italic()} .a{padding(1)} @target ios{.a{bold()}} @target macos{.a{font(.body)}} .x, .a{padding(2)}",
      #"<Text class="b"/>"#, "padding(2);bold();italic()")
  }

  @Test func nestedConditionsAreInheritedAndNestedRulesAreNot() {
    expectStyles(
      ".a{padding(1); @target ios{bold()} @target macos{italic()} Text{underline()} &.z{font(.body)}} .b{@inherit .a;}",
      #"<Form class="b z"><Text/></Form>"#, "padding(1);bold()", "")
  }

  @Test func onlyRulesForExactlyTheClassAreInherited() {
    expectStyles(
      ".a{bold()} .a.x{italic()} Text.a{underline()} .x .a{padding(1)} .b{@inherit .a;}",
      #"<Text class="b x"/>"#, "bold()")
  }

  @Test func inheritorKeepsItsSpecificity() {
    expectStyles(
      ".a.c{padding(1)} Text{@inherit .a2; padding(2)} .a2{padding(3);bold()} .d{padding(4)}",
      #"<Text class="d"/>"#, "padding(4);bold()")
  }

  @Test func operationsAreInherited() {
    expectStyles(
      ".a{@remove padding; @append bold()} .b{@inherit .a; italic()} .p{padding(1)}",
      #"<Text class="p b"/>"#, "bold();italic()")
  }

  // MARK: @apply

  @Test func applyInsertsAtItsPlaceAndReplacesNothing() {
    expectStyles(
      ".a{padding(1);bold()} .b{padding(2); @apply .a; italic(); @apply .a}", #"<Text class="b"/>"#,
      "padding(2);padding(1);bold();italic();padding(1);bold()")
  }

  @Test func appliedModifiersAreResolvedFirst() {
    expectStyles(
      ".a{padding(1)} .c{@inherit .a; padding(2)} .b{padding(0)} .d{@apply .c}",
      #"<Text class="b d"/>"#, "padding(0);padding(2)")
  }

  @Test func appliedModifiersCanBeReplacedLater() {
    expectStyles(
      ".a{padding(1)} .b{@apply .a; bold()} .c{padding(3)}", #"<Text class="b c"/>"#,
      "padding(3);bold()")
  }

  @Test func applyBringsTheClassesOwnProperties() {
    expectStyles(
      ".a{--gap: 4; padding(var(--gap))} .b{@apply .a;}", #"<Text class="b"/>"#, "padding(4)")
  }

  @Test func applyInAnInlineStyleMovesTheClass() {
    let sheet = ".card{padding(8);background(.red)} .x{bold()} .card.x{italic()}"
    expectStyles(
      sheet, #"<Text class="card x" style="padding(4);@apply(card);border(.red)"/>"#,
      "bold();italic();padding(4);padding(8);background(.red);border(.red)")
    expectStyles(sheet, #"<Text style="@apply(card)"/>"#, "padding(8);background(.red)")
  }

  // MARK: Mistakes

  @Test func unknownClasses() {
    expectSheet(
      ".card{bold()} .a{@inherit 1️⃣.crad; @apply 2️⃣.x, .card; padding(1)} .p.q{bold()} .r{@inherit 3️⃣.p}"
        .replacing("1️⃣.", with: ".1️⃣").replacing("2️⃣.", with: ".2️⃣")
        .replacing("3️⃣.", with: ".3️⃣"),
      "no sheet defines the class 'crad'; did you mean 'card'?", "no sheet defines the class 'x'",
      "no rule is for the class 'p' alone")
    expectDocument(
      ".card{bold()}", #"<Text style="@apply(1️⃣crad)"/>"#,
      "no sheet defines the class 'crad'; did you mean 'card'?")
  }

  @Test func cycleNamesAllOfIt() {
    let styles = TestStyles(
      ".b{@inherit .c; italic()} .c{@apply .a; bold()} .a{@inherit .b; padding(1)}")
    #expect(
      styles.diagnostics.map(\.message) == ["'.a' leads back to itself: .a → .b → .c → .a"])
    let cycle = styles.diagnostics[0]
    // The edge that closes it, from `.c` to `.a`, and a note for each of the others.
    #expect(cycle.range?.range.lowerBound == 37)
    #expect(
      cycle.notes.map(\.message) == [
        "'.a' inherits '.b' here", "'.b' inherits '.c' here",
        "take one of these away; what both need belongs into a class of its own",
      ])
    #expect(
      resolve(#"<Text class="a"/><Text class="c"/>"#, styles).styles
        == ["bold();italic();padding(1)", "bold()"])
  }

  @Test func selfInheritance() {
    expectSheet(".a{@inherit .1️⃣a; bold()}", "'.a' leads back to itself: .a → .a")
  }

  @Test func cycleDoesNotDependOnTheOrderOfSheets() {
    let parts = [
      ".a{@inherit .b;bold()}", ".b{@inherit .c;italic()}", ".c{@inherit .a;underline()}",
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      let styles = TestStyles(texts: order.map { Array(parts[$0].utf8) })
      #expect(
        styles.diagnostics.map(\.message) == ["'.a' leads back to itself: .a → .b → .c → .a"])
      #expect(
        resolve(#"<Text class="a"/><Text class="b"/><Text class="c"/>"#, styles).styles == [
          "underline();italic();bold()", "underline();italic()", "underline()",
        ])
    }
  }

  @Test func longChains() {
    let sheet =
      (0..<10_000).map { ".c\($0){@inherit .c\($0 + 1);padding(\($0))}" }.joined()
      + ".c10000{bold()}"
    let styles = TestStyles(texts: [Array(sheet.utf8)], targets: [testTargets[0]])
    #expect(Set(styles.diagnostics.map(\.code)) == [.inheritanceLimit])
    #expect(resolve(#"<Text class="c5"/>"#, styles).styles[0].hasPrefix("padding(5)"))
  }

  @Test func doublingByApply() {
    let sheet =
      ".c0{bold()}" + (1..<60).map { ".c\($0){@apply .c\($0 - 1);@apply .c\($0 - 1)}" }.joined()
    let styles = TestStyles(sheet)
    #expect(Set(styles.diagnostics.map(\.code)) == [.applyLimit])
    let style = resolve(#"<Text class="c13"/>"#, styles).styles[0]
    #expect(style.utf8.count == 8192 * 7 - 1)
    #expect(resolve(#"<Text class="c59"/>"#, styles).styles[0].utf8.count < 100_000)
  }
}
