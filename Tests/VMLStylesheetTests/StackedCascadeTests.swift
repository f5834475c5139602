import Testing
import VMLDiagnostics
import VMLStylesheet

/// `cascade: stack` of site.yaml, and its `safelist`.
@Suite struct StackedCascadeTests {
  private func style(_ sheet: String, _ markup: String) -> String {
    let styles = TestStyles(texts: [Array(sheet.utf8)], cascade: .stack)
    #expect(styles.diagnostics.map(\.message) == [])
    return resolve(markup, styles).styles[0]
  }

  @Test func nothingIsReplaced() {
    #expect(
      style(".a { padding(1); bold() } .b { padding(2) }", #"<Text class="b a"/>"#)
        == "padding(2);padding(1);bold()")
    #expect(
      style(".a { padding(1) } .a { padding(2) }", #"<Text class="a"/>"#) == "padding(1);padding(2)"
    )
  }

  @Test func theElementsOwnStyleIsFirstAndWhatNoClassAsksForLast() {
    #expect(
      style(
        "Text { bold() } #i { italic() } .a { padding(1) }",
        #"<Text id="i" class="a" style="padding(2)"/>"#)
        == "padding(2);padding(1);bold();italic()")
  }

  @Test func customPropertiesAreWorkedOut() {
    #expect(
      style(".a { --x: 1; padding(var(--x)) }", #"<Text class="a"/>"#) == "padding(1)")
  }

  @Test func instructionsStillWork() {
    #expect(
      style(
        ".a { padding(1); bold() } .b { @inherit .a; @remove bold; @append italic(); padding(2) }",
        #"<Text class="b"/>"#)
        == "padding(1);italic();padding(2)")
    #expect(
      style(".a { padding(1) } .b { font(.title); @base; bold() }", #"<Text class="a b"/>"#)
        == "font(.title);padding(1);bold()")
    #expect(
      style(".a { padding(1) } .b { @reset; bold() }", #"<Text class="a b"/>"#) == "bold()")
  }

  @Test func narrowModifiersStillComeFirst() {
    #expect(
      style(".a { frame(width: 4) } .b { resizable() }", #"<Image class="a b"/>"#)
        == "resizable();frame(width: 4)")
  }

  @Test func aListedClassNeedsNoRuleAndNoElement() {
    let styles = TestStyles(
      texts: [Array(".sale { bold() } .other { bold() }".utf8)], safelist: ["sale", "none"])
    let resolved = resolve(#"<Text class="none missing"/>"#, styles)
    #expect(resolved.diagnostics.map(\.message) == ["no sheet defines the class 'missing'"])
  }
}
