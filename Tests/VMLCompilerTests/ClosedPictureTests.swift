import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLMarkup

/// Pictures whose sizes could not be read.
@Suite struct ClosedPictureTests {
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
