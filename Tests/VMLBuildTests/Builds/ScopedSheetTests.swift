import Testing
import VMLBuild
import VMLMarkup
import VMLTestSupport

/// Spec: VSS 6, scope.
@Suite struct ScopedSheetTests {
  @Test func matchesWhatTheComponentSays() async throws {
    try await expectBody(
      """
      <Text class="title">Page</Text><Card><Text class="title">Passed</Text></Card>
      -- components/Card.vml --
      <VStack><Text class="title">Own</Text><slot/></VStack>
      -- components/Card.vss --
      .title { bold(); }
      -- styles/main.vss --
      .title { font(.title); }
      """,
      #"<Text style="font(.title)">Page</Text><VStack><Text style="font(.title);bold()">Own</Text>"#
        + #"<Text style="font(.title)">Passed</Text></VStack>"#)
  }

  @Test func rootsOfCalledComponentsAreRootsAndNoMore() async throws {
    try await expectBody(
      """
      <Card/><Inner/>
      -- components/Card.vml --
      <Inner/><Group><Inner/></Group>
      -- components/Card.vss --
      VStack { padding(1); }
      Text { bold(); }
      Group { hidden(); }
      -- components/Inner.vml --
      <Box/>
      -- components/Box.vml --
      <VStack><Text>Lamp</Text></VStack>
      """,
      #"<VStack style="padding(1)"><Text>Lamp</Text></VStack><Group style="hidden()"><VStack>"#
        + #"<Text>Lamp</Text></VStack></Group><VStack><Text>Lamp</Text></VStack>"#,
      messages: ["warning components/Card.vss: no element of the site matches this rule"])
  }

  @Test func whatIsPassedIsNoRoot() async throws {
    try await expectBody(
      """
      <Plain><Text>Page</Text><Other/></Plain>
      -- components/Plain.vml --
      <Text>Own</Text><Through><slot/></Through><slot name="a"/>
      -- components/Plain.vss --
      Text { bold(); }
      Plain { italic(); }
      -- components/Through.vml --
      <slot/>
      -- components/Other.vml --
      <Text>Other</Text>
      """,
      #"<Text style="bold();italic()">Own</Text><Text>Page</Text><Text>Other</Text>"#)
  }

  @Test func whatAComponentPassesOnIsItsOwn() async throws {
    try await expectBody(
      """
      <Card/>
      -- components/Card.vml --
      <Frame><Text class="a">Passed on</Text></Frame>
      -- components/Card.vss --
      .a { bold(); }
      VStack { padding(2); }
      -- components/Frame.vml --
      <VStack><Text class="a">Frame</Text><slot/></VStack>
      -- components/Frame.vss --
      VStack { padding(1); }
      .a { italic(); }
      """,
      #"<VStack style="padding(1)"><Text style="italic()">Frame</Text><Text style="bold()">"#
        + "Passed on</Text></VStack>")
  }

  @Test func classOfTheCallIsOfTheRoot() async throws {
    try await expectBody(
      """
      <Card class="wide"/>
      -- components/Card.vml --
      <VStack class="card"/>
      -- components/Card.vss --
      .wide { padding(1); }
      .dark .card { hidden(); }
      """, #"<VStack style="padding(1)"/>"#,
      messages: ["warning components/Card.vss: no element of the site matches this rule"])
  }

  @Test func onlyTheElementItselfMustBeTheComponents() async throws {
    try await expectBody(
      """
      <Group class="dark"><Card/></Group>
      -- components/Card.vml --
      <VStack class="card"/>
      -- components/Card.vss --
      .dark .card { hidden(); }
      -- styles/a.vss --
      .dark { bold(); }
      """, #"<Group style="bold()"><VStack style="hidden()"/></Group>"#)
  }

  @Test func comesAfterTheSitesSheetsByName() async throws {
    try await expectBody(
      """
      <B/>
      -- components/B.vml --
      <A class="x"/>
      -- components/A.vml --
      <Text/>
      -- components/B.vss --
      .x { padding(3); }
      -- components/A.vss --
      .x { padding(2); font(.body); }
      -- styles/z.vss --
      .x { padding(1); bold(); }
      """, #"<Text style="padding(3);bold();font(.body)"/>"#)
  }

  @Test func importsAreScopedForEach() async throws {
    try await expectBody(
      """
      <A/><B/><Text class="t">Page</Text>
      -- components/A.vml --
      <Text class="t">A</Text>
      -- components/B.vml --
      <Text class="t">B</Text>
      -- components/A.vss --
      @import "shared.vss";
      -- components/B.vss --
      @import "/components/shared.vss";
      .t { bold(); }
      -- components/shared.vss --
      .t { padding(1); }
      """,
      #"<Text style="padding(1)">A</Text><Text style="padding(1);bold()">B</Text><Text>Page</Text>"#,
      messages: [
        "warning content/index.vml: the class 't' stands in the own sheet of 'A', and means nothing "
          + "here"
      ])
  }

  @Test func propertiesReachWhatIsInside() async throws {
    try await expectBody(
      """
      <Card><Text style="padding(var(--gap))">Passed</Text></Card>
      -- components/Card.vml --
      <VStack><slot/></VStack>
      -- components/Card.vss --
      Card { --gap: 4; }
      """, #"<VStack><Text style="padding(4)">Passed</Text></VStack>"#)
  }

  @Test func classesAreInheritedFromTheSiteAndTheOwnSheet() async throws {
    try await expectBody(
      """
      <A/><B/>
      -- components/A.vml --
      <Text class="x" style="italic();@apply(t)"/>
      -- components/B.vml --
      <Text class="x" style="italic();@apply(t)"/>
      -- components/A.vss --
      .t { bold(); }
      .x { @inherit .t; padding(1); }
      -- components/B.vss --
      .t { @inherit .x; }
      .x { padding(2); }
      -- styles/main.vss --
      .t { font(.body); }
      """,
      #"<Text style="font(.body);bold();padding(1);italic();font(.body);bold()"/>"#
        + #"<Text style="padding(2);italic();font(.body);padding(2)"/>"#)
  }

  @Test func aClassOfAComponentIsNotTheSites() async throws {
    try await expectMessages(
      """
      <A/>
      -- components/A.vml --
      <Text class="t"/>
      -- components/A.vss --
      .t { bold(); }
      -- styles/main.vss --
      .x { @inherit .t; italic(); }
      """,
      ["error styles/main.vss: no sheet defines the class 't'"])
  }

  @Test func patternsAndLayers() async throws {
    try await expectBody(
      """
      <A/><Text class="p-8">Page</Text>
      -- components/A.vml --
      <Text class="p-8 q-2">A</Text>
      -- components/A.vss --
      @layer low { .p-(n: number) { padding(99); bold(); } }
      .q-(n: number) { @inherit .p-8; opacity(n); }
      -- styles/main.vss --
      @layer low;
      .p-(n: number) { padding(n); }
      """,
      #"<Text style="padding(8);bold();opacity(2)">A</Text><Text style="padding(8)">Page</Text>"#)
  }

  // MARK: Mistakes

  @Test func documentIsNotTheComponents() async throws {
    try await expectMessages(
      """
      <A/>
      -- components/A.vml --
      <Text/>
      -- components/A.vss --
      :root { --gap: 1; }
      body { --gap: 1; }
      """,
      [
        "error components/A.vss: the document is none of the elements of 'A', which alone this sheet is for",
        "error components/A.vss: the document is none of the elements of 'A', which alone this sheet is for",
      ])
  }

  @Test func sheetWithoutAComponent() async throws {
    try await expectMessages(
      """
      <Card/>
      -- components/Card.vml --
      <Text/>
      -- components/Crad.vss --
      .a { bold(); }
      """,
      [
        "warning components/Crad.vss: 'components/Crad.vss' is not used: there is no component "
          + "'components/Crad.vml'; did you mean 'components/Card.vml'?"
      ])
  }

  @Test func circleOfImports() async throws {
    try await expectMessages(
      """
      <A/><B/>
      -- components/A.vml --
      <Text/>
      -- components/B.vml --
      <Text/>
      -- components/A.vss --
      @import "B.vss";
      -- components/B.vss --
      @import "A.vss";
      """,
      [
        "error components/A.vss: sheets import one another in a circle: components/B.vss → components/A.vss → components/B.vss",
        "error components/B.vss: sheets import one another in a circle: components/A.vss → components/B.vss → components/A.vss",
      ])
  }

  @Test func rulesThatNothingUsesAreToldOnce() async throws {
    try await expectMessages(
      """
      <A/><B/>
      -- components/A.vml --
      <Text class="a"/>
      -- components/B.vml --
      <Text/>
      -- components/A.vss --
      @import "shared.vss";
      -- components/B.vss --
      @import "shared.vss";
      -- components/shared.vss --
      .a { bold(); }
      .b { bold(); }
      """,
      ["warning components/shared.vss: no element of the site matches this rule"])
  }

  // MARK: Helpers

  private func expectBody(
    _ source: String, _ expected: String, messages: [String] = [],
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let site = try TestSite("-- content/index.vml --\n" + source, at: location)
    let built = try await site.build(at: location) { $0.layout = .compact }
    #expect(built.messages == messages, sourceLocation: location)
    #expect(built.body("ios/index.vml") == expected, sourceLocation: location)
  }

  private func expectMessages(
    _ source: String, _ messages: [String], at location: SourceLocation = #_sourceLocation
  ) async throws {
    let site = try TestSite("-- content/index.vml --\n" + source, at: location)
    #expect(try await site.build(at: location).messages == messages, sourceLocation: location)
  }
}
