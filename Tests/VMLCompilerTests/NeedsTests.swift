import Testing
import VMLCompiler

/// What a document asks of a client, and documents that differ from target to target.
@Suite struct NeedsTests {
  private func needs(_ source: String) -> DocumentNeeds? {
    expectSite(source, makes: [:]).documents.first?.document.needs
  }

  @Test func idsInOrder() {
    #expect(
      needs(#"<VStack id="b"><Text id="a"/><Text/></VStack>"#)?.ids == ["b", "a"])
  }

  @Test func actionsOnce() {
    #expect(
      needs(#"<Button action="z"/><Button action="a"/><Button action="z"/>"#)?.actions == [
        "a", "z",
      ])
  }

  @Test func customViews() {
    let source =
      "<Zed/><MapCard/><Text/><MapCard/>\n-- site.yaml --\nname: T\ncustom: { views: { MapCard: {}, Zed: {} } }"
    #expect(needs(source)?.customViews == ["MapCard", "Zed"])
  }

  @Test func headCounts() {
    #expect(
      needs(
        "<!doctype swiftui+vml><vml><head><Text id=\"h\" template=\"launch\"/></head><body><Text id=\"b\"/></body></vml>"
      )?
      .ids == ["h", "b"])
  }

  @Test func unknownAction() {
    let site = "\n-- site.yaml --\nname: T\nactions: [add_to_cart, open]"
    expectMistakes(
      #"<Button action="1️⃣add_to_card"/><Button action="open"/>"# + site,
      "unknown-action: the site lists no action 'add_to_card'; did you mean 'add_to_cart'?")
    expectMistakes(
      #"<for each="i" in="1...3"><Button action="1️⃣zzz"/></for>"# + site,
      "unknown-action: the site lists no action 'zzz'")
    expectSite(#"<Button action="any"/>"#, makes: [:])
    expectMistakes(
      #"<Button action="1️⃣any"/>"# + "\n-- site.yaml --\nname: T\nactions: []",
      "unknown-action: the site lists no action 'any'")
  }

  // MARK: Targets

  @Test func pagesThatReadTheTarget() {
    for (target, name) in ["ios", "macos", "visionos"].enumerated() {
      expectBody(#"<Text>\(target.name)</Text>"#, "<Text>\(name)</Text>", target: target)
      expectBody(
        "<A/>\n-- components/A.vml --\n<Text title=\"\\(target.os)\"/>",
        "<Text title=\"\(name)\"/>", target: target)
    }
  }

  @Test(arguments: [
    #"<if test="target.name == 'macos'"><Text/></if>"#,
    #"<for each="x" in="target.name == 'macos' ? [1] : []"><Text/></for>"#,
    #"<let name="x" value="target.name"/><if test="x == 'macos'"><Text/></if>"#,
    #"<A><if test="target.name == 'macos'"><Text/></if></A>"#, "<B/>", "<C/>",
  ])
  func everyPlaceThatReadsTheTarget(_ page: String) {
    let site =
      page + """

        -- components/A.vml --
        <slot/>
        -- components/B.vml --
        <if test="target.name == 'macos'"><Text/></if>
        -- components/C.vml --
        <B/>
        """
    expectBody(site, "", target: 0)
    expectBody(site, "<Text/>", target: 1)
  }

  @Test func stylesOfTargets() {
    let site =
      "<Text class=\"a\"/>\n-- styles/a.vss --\n.a { bold(); }\n@target macos { .a { italic(); } }"
    expectBody(site, #"<Text style="bold()"/>"#, target: 0)
    expectBody(site, #"<Text style="bold();italic()"/>"#, target: 1)
  }

  @Test func mistakesThatAllTargetsShare() {
    let loaded = LoadedSource(SiteSource(#"<Text>\(nope)</Text>"#))
    #expect(loaded.compile().diagnostics.count == 1)
  }

  @Test func requestsKnowTheirPage() {
    let result = expectSite("---\ntargets: [ios]\n---\n<Text/>", makes: [:])
    #expect(result.documents.count == 1)
  }
}
