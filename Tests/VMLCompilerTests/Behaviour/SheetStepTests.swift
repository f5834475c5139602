import Testing
import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Steps in sheets, which are checked on each element that has them.
@Suite struct SheetStepTests {
  private func page(_ states: String, _ rule: String, site: String = "") -> String {
    #"<VStack state="\#(states)"><Text class="a">x</Text><Text class="a">y</Text></VStack>"#
      + "\n-- styles/a.vss --\n.a { \(rule); }" + (site.isEmpty ? "" : "\n-- site.yaml --\n\(site)")
  }

  @Test func areWritten() {
    let result = expectSite(
      page("zoom: boolean = false", "onTapGesture(count: 2, perform: send(zoomed, on: zoom))"),
      makes: [:])
    let document = result.documents.first?.document
    #expect(document?.needs.actions == ["zoomed"])
    #expect(document?.features[.steps] == ["send"])
    #expect(document?.features[.behaviour] == ["1"])
  }

  @Test func namesAndTypes() {
    expectMistakes(
      page(
        "zoom: boolean = false", "onTapGesture(perform: steps(send(b, on: zoom), toggle(1️⃣zom)))"),
      "unknown-state: there is no state 'zom' here; did you mean 'zoom'?")
    expectMistakes(
      page("n: integer = 1", "onTapGesture(perform: steps(send(b, n: n), set(n, 1️⃣'x')))"),
      "state-type: a string is not of type 'integer'")
    expectMistakes(
      page("n: integer = 1", "onAppear(perform: steps(send(b, n: n), 1️⃣back()))"),
      "needs-gesture: 'back' needs a user's act, and 'onAppear' is none")
    expectMistakes(
      page(
        "n: integer = 1", "onTapGesture(perform: send(1️⃣add_lmp, n: n))",
        site: "name: T\nactions: { add_lamp: { n: integer } }"),
      "unknown-action: the site lists no action 'add_lmp'; did you mean 'add_lamp'?")
    expectMistakes(
      page(
        "n: boolean = true", "onTapGesture(perform: send(add, n: 1️⃣n))",
        site: "name: T\nactions: { add: { n: integer } }"),
      "step-arguments: 'n' is of type 'boolean', and the action takes 'integer'")
  }

  @Test func pagesAreNamed() throws {
    let result = expectMistakes(
      page("zoom: boolean = true", "onTapGesture(perform: steps(send(b, on: zoom), toggle(1️⃣zom)))"),
      "unknown-state: there is no state 'zom' here; did you mean 'zoom'?")
    let mistake = try #require(result.diagnostics.first)
    #expect(
      mistake.notes.last?.message == "the rule gives these steps to this 'Text' of the page '/'")
  }

  @Test func unusedStates() {
    expectMistakes(
      page("1️⃣zoom: boolean = false", "onTapGesture(perform: toggle(zoom))"),
      "unused-state: nothing reads the state 'zoom'")
  }

  @Test func ownStatesAreInSight() {
    expectSite(
      #"<Text state="n: integer = 1" style="onTapGesture(perform: send(b, n: n))">x</Text>"#,
      makes: [:])
  }

  @Test func canBeLeftOut() {
    let result = expectSite(
      page(
        "zoom: boolean = false", "padding(8); onTapGesture(perform: send(zoomed, on: zoom))",
        site: "name: T\nbehaviour: none"),
      makes: [:])
    #expect(result.text("/", 0)?.contains("onTap") == false)
    #expect(result.text("/", 0)?.contains("padding(8)") == true)
  }
}
