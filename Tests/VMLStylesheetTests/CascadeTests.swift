import Testing

/// Spec: VSS 3.
@Suite struct CascadeTests {
  private let paddings = ".a{padding(4);background(.red)} .b{padding(8)}"

  // The table of section 3, row by row.

  @Test func laterClassWins() {
    expectStyles(paddings, #"<Text class="a b"/>"#, "padding(8);background(.red)")
  }

  @Test func laterClassIsThatOfTheAttribute() {
    expectStyles(paddings, #"<Text class="b a"/>"#, "padding(4);background(.red)")
  }

  @Test func differentEdgesAreBothKept() {
    expectStyles(
      ".px{padding(.horizontal, 16)} .py{padding(.vertical, 8)}", #"<Text class="px py"/>"#,
      "padding(.horizontal, 16);padding(.vertical, 8)")
  }

  @Test func restOfAPaddingStaysBeforeWhatReplacedIt() {
    expectStyles(
      ".a{padding(16);bold()} .b{padding(.horizontal, 8)}", #"<Text class="a b"/>"#,
      "padding(.vertical, 16);padding(.horizontal, 8);bold()")
  }

  @Test func restOfAFrameStaysBeforeWhatReplacedIt() {
    expectStyles(
      ".a{frame(width: 40, height: 20)} .b{frame(width: 60)}", #"<Text class="a b"/>"#,
      "frame(height: 20);frame(width: 60)")
  }

  @Test func oneModifierReplacesSeveral() {
    expectStyles(
      ".a{padding(.horizontal, 8);padding(.vertical, 4)} .b{padding(12)}",
      #"<Text class="a b"/>"#, "padding(12)")
  }

  @Test func dimensionsAndEdgesThatAreNewGoToTheEnd() {
    expectStyles(
      ".a{frame(height: 20);clipped()}", #"<Text class="a" style="frame(width: 30)"/>"#,
      "frame(height: 20);clipped();frame(width: 30)")
    expectStyles(
      ".a{padding(.top, 1);bold();padding(.bottom, 2)} .b{padding(.leading, 3);padding(.bottom, 4)}",
      #"<Text class="a b"/>"#,
      "padding(.top, 1);bold();padding(.bottom, 4);padding(.leading, 3)")
  }

  @Test func inlineStyleIsLast() {
    expectStyles(
      ".a{padding(16);background(.white);clipShape(.capsule)}",
      #"<Text class="a" style="background(.yellow)"/>"#,
      "padding(16);background(.yellow);clipShape(.capsule)")
  }

  @Test func baseMarksWhereTheOlderListStands() {
    expectStyles(
      ".a{font(.body)} .b{@inherit .a; padding(1); @base; font(.title)}", #"<Text class="b"/>"#,
      "padding(1);font(.title)")
  }

  @Test func narrowModifierComesFirst() {
    expectStyles(
      ".a{frame(width: 40)}", #"<Image class="a" style="resizable()"/>"#,
      "resizable();frame(width: 40)")
  }

  @Test func referencesToTemplatesAreNeverReplaced() {
    expectStyles(
      ".a{overlay(content: :x)} .b{overlay(content: :y)}", #"<Text class="a b"/>"#,
      "overlay(content: :x);overlay(content: :y)")
  }

  // Rule 1: the order of rules.

  @Test func specificityComesBeforePlaceAndOrder() {
    expectStyles(
      "#i{padding(1)} .a.b{padding(2)} .a{padding(3)} Text{padding(4)}",
      #"<Text class="a b"/><Text id="i" class="a b"/><Text class="a"/><Text/>"#,
      "padding(2)", "padding(1)", "padding(3)", "padding(4)")
  }

  @Test func placeIsThatOfTheLastClassThatTheSubjectNames() {
    // `.x .a` is as strong as `.a.b`, but names only `a` in its subject.
    expectStyles(
      ".a.b{padding(1)} .x .a{padding(2)}",
      #"<Form class="x"><Text class="b a"/><Text class="a b"/></Form>"#,
      "", "padding(2)", "padding(1)")
  }

  @Test func repeatedClassCountsAtItsFirstPlace() {
    expectStyles(paddings, #"<Text class="a b a"/>"#, "padding(8);background(.red)")
  }

  @Test func ruleWithoutClassInItsSubjectComesFirst() {
    expectStyles(
      ".a{padding(1)} [x]{padding(2)}", #"<Text class="a" x="1"/>"#, "padding(1)")
  }

  @Test func sourceOrderIsTheLastResort() {
    expectStyles(".a{padding(1)} .a{padding(2)}", #"<Text class="a"/>"#, "padding(2)")
  }

  @Test func conditionIsDirectlyAfterItsParent() {
    expectStyles(
      ".a{@target ios{padding(9)} padding(1)} .a{bold()}", #"<Text class="a"/>"#,
      "padding(9);bold()")
    expectStyles(
      ".a{padding(1); @target ios{padding(2)}} .a{padding(3)}", #"<Text class="a"/>"#,
      "padding(3)")
  }

  @Test func strongestSelectorOfAListCounts() {
    expectStyles(
      "Text, .a{padding(1)} Text{padding(2)}", #"<Text class="a"/><Text/>"#, "padding(1)",
      "padding(2)")
  }

  @Test func severalInlineStylesAreFoldedInOrder() {
    expectStyles(
      "", #"<Text style="padding(1);bold()" style="padding(2)"/>"#, "padding(2);bold()")
  }

  // Rule 2: keys.

  @Test func replacesAtThePlaceOfTheFirst() {
    expectStyles(
      ".a{font(.body);bold();font(.title)} .b{font(.caption)}", #"<Text class="a b"/>"#,
      "font(.caption);bold()")
  }

  @Test func severalModifiersOfOneRuleStandTogether() {
    expectStyles(
      ".a{font(.body);bold()} .b{font(.title);font(.caption);italic()}", #"<Text class="a b"/>"#,
      "font(.title);font(.caption);bold();italic()")
  }

  @Test func environmentIsKeyedByItsPath() {
    expectStyles(
      #".a{environment(\.colorScheme, .dark);environment(\.locale, .en)} "#
        + #".b{environment(\.colorScheme, .light)}"#,
      #"<Text class="a b"/>"#,
      #"environment(\.colorScheme, .light);environment(\.locale, .en)"#)
  }

  @Test func labelForIsPartOfTheKey() {
    expectStyles(
      ".a{toolbarBackground(.red, for: .navigationBar);toolbarBackground(.red, for: .tabBar)} "
        + ".b{toolbarBackground(.blue, for: .tabBar)}",
      #"<Text class="a b"/>"#,
      "toolbarBackground(.red, for: .navigationBar);toolbarBackground(.blue, for: .tabBar)")
  }

  // Rule 3.

  @Test func nothingIsReplacedInsideOneRule() {
    expectStyles(
      ".a{padding(.horizontal, 8);padding(.vertical, 4);padding(8);font(.body);font(.title)}",
      #"<Text class="a"/>"#,
      "padding(.horizontal, 8);padding(.vertical, 4);padding(8);font(.body);font(.title)")
  }

  // Rule 4.

  @Test func templateReferenceReplacesNothing() {
    expectStyles(
      ".a{background(.red)} .b{background(content: :x)} .c{background(.blue)}",
      #"<Text class="a b c"/>"#, "background(.blue);background(content: :x)")
  }

  // Rule 5.

  @Test func narrowModifiersKeepTheirOrderAmongThemselves() {
    expectStyles(
      ".a{padding(1);stroke(.red);opacity(0.5);trim(from: 0, to: 0.5)}",
      #"<Circle class="a"/>"#,
      "trim(from: 0, to: 0.5);stroke(.red);padding(1);opacity(0.5)")
  }

  @Test func mapContentKeepsItsOrder() {
    expectStyles(
      ".a{foregroundStyle(.red);stroke(.blue)}", #"<MapCircle class="a"/>"#,
      "foregroundStyle(.red);stroke(.blue)")
  }

  // Rule 6.

  @Test func appendAddsToTheEndWhateverIsThere() {
    expectStyles(
      ".a{padding(1);bold()} .b{@append padding(2); padding(3)}", #"<Text class="a b"/>"#,
      "padding(3);bold();padding(2)")
  }

  @Test func appendStandsAfterTheOlderListBeforeBase() {
    expectStyles(
      ".a{bold()} .b{@append padding(2); italic(); @base; underline()}", #"<Text class="a b"/>"#,
      "italic();bold();padding(2);underline()")
  }

  @Test func removeTakesOutWhatEarlierRulesDeclared() {
    expectStyles(
      ".a{padding(1);bold();padding(.top, 2)} .b{padding(3); @remove padding, font; padding(4)}",
      #"<Text class="a b"/>"#, "padding(3);bold();padding(4)")
  }

  @Test func removeTakesOutReferencesToTemplates() {
    expectStyles(
      ".a{overlay(content: :x);bold()} .b{@remove overlay}", #"<Text class="a b"/>"#, "bold()")
  }

  @Test func resetEmptiesTheList() {
    expectStyles(
      ".a{padding(1);bold()} .b{italic(); @reset; font(.body)}", #"<Text class="a b"/>"#,
      "font(.body)")
  }

  @Test func newModifiersStandOnBothSidesOfBase() {
    expectStyles(
      ".a{bold()} .b{padding(1); padding(2); @base; italic()}", #"<Text class="a b"/>"#,
      "padding(1);padding(2);bold();italic()")
  }

  @Test func elementsWithoutRulesHaveNoStyle() {
    expectStyles(
      ".a{padding(1)} .e{}", #"<Form><Text/><Text class="e"/><Text id="x"/></Form>"#, "", "", "",
      "")
  }

  @Test func documentIsNotStyled() {
    expectStyles(
      "*{bold()}", "<vml><head><Text/></head><body><Text/></body></vml>", "", "", "bold()", "",
      "bold()")
  }
}
