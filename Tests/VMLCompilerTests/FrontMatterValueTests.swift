import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLMarkup

/// Mistakes that are told where a value comes from, and not where it is shown.
@Suite struct FrontMatterValueTests {
  private let layout = """

    -- site.yaml --
    name: Acme
    targets: [ios]
    layout: Shell
    -- components/Shell.vml --
    <VStack style="navigationTitle(\\(page.title))"><slot/></VStack>
    """

  @Test func numberThatIsMeantAsAText() {
    let result = expectMistakes(
      "---\ntitle: 1️⃣1.0\n---\n<Text>a</Text>" + layout,
      "argument-type: expected a string, found a number")
    #expect(
      result.diagnostics.first?.notes.map(\.message) == [
        "'title' is a number as YAML reads it; in quotes it is a text",
        "'page.title' is needed here",
      ])
  }

  @Test func textInQuotes() {
    expectSite("---\ntitle: '1.0'\n---\n<Text>a</Text>" + layout, makes: [:])
  }

  @Test func pictureThatCannotBeOpened() {
    let source = SiteSource(#"<Text>\(image("a.png").width)</Text>"#)
    let loaded = LoadedSource(source)
    let images = ValueObject(["a.png": .string("permission denied")])
    let site = Site(loaded.site, images: .object(images))
    var compiler = DocumentCompiler(site, styles: loaded.styles, options: EmissionOptions())
    var bag = DiagnosticBag()
    for file in source.files(in: "content", ending: "vml") {
      let page = makePage(
        "index.vml", from: parseSource(file, reporting: &bag), in: site.configuration,
        knowing: site.elements, names: &compiler.names, reporting: &bag)
      for request in documents(of: page, in: site, reporting: &bag) {
        #expect(compiler.compile(request, for: [0], reporting: &bag).isEmpty)
      }
    }
    #expect(bag.diagnostics.map(\.message) == ["the picture 'a.png' cannot be read"])
    #expect(bag.diagnostics.first?.notes.map(\.message) == ["permission denied"])
  }
}
