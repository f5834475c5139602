import Foundation
import Testing
import VMLBuild
import VMLFiles
import VMLTestSupport
import VMLTestSupport
import VMLTools

struct ScaffoldTests {
  @Test(arguments: [
    ("about", "content/about.vml"), ("/about", "content/about.vml"), ("/", "content/index.vml"),
    ("index", "content/index.vml"), ("shop/", "content/shop/index.vml"),
    ("/shop/index", "content/shop/index.vml"), ("content/a/b.vml", "content/a/b.vml"),
    ("./content/a.vml", "content/a.vml"), ("a.vml", "content/a.vml"),
    ("content/a", "content/content/a.vml"), ("Straße", "content/Straße.vml"),
  ])
  func pages(_ name: String, _ file: String) throws {
    #expect(try pageScaffold(name).files.map(\.path) == [file])
  }

  @Test(arguments: [
    ("/order-history", "Order history"), ("/", "Home"), ("/shop/", "Shop"), ("/a_b", "A b"),
    ("/404", "404"),
  ])
  func titles(_ path: String, _ title: String) throws {
    #expect(try pageScaffold(path).files[0].text.hasPrefix("---\ntitle: \"\(title)\"\n---\n"))
  }

  @Test(arguments: [
    ("Card", "components/Card.vml"), ("cards/Card", "components/cards/Card.vml"),
    ("components/Card.vml", "components/Card.vml"), ("Card.vml", "components/Card.vml"),
  ])
  func components(_ name: String, _ file: String) throws {
    #expect(try componentScaffold(name).files.map(\.path) == [file])
  }

  @Test(arguments: [
    ("forms", "styles/forms.vss"), ("shop/forms", "styles/shop/forms.vss"),
    ("styles/forms.vss", "styles/forms.vss"), ("forms.vss", "styles/forms.vss"),
  ])
  func styles(_ name: String, _ file: String) throws {
    #expect(try styleScaffold(name).files.map(\.path) == [file])
  }

  @Test(arguments: ["card", "9Card", "Card!", "Kärtchen", "", "Button", "a/../Card", "//Card"])
  func wrongComponents(_ name: String) {
    #expect(throws: NameMistake.self) { try componentScaffold(name) }
  }

  @Test func longNames() {
    let long = String(repeating: "A", count: 101)
    #expect(throws: NameMistake.self) { try componentScaffold(long) }
    #expect(throws: NameMistake.self) { try styleScaffold(long) }
    #expect(throws: NameMistake.self) { try siteScaffold(at: long) }
    #expect(throws: NameMistake.self) { try pageScaffold(long + long) }
  }

  @Test func aComponentsNameIsItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write("name: a", to: "site.yaml")
    try folder.write("<Text/>", to: "components/inner/Card.vml")
    let failure = #expect(throws: BuildFailure.self) {
      try add(componentScaffold("Card"), toSite: folder.path)
    }
    #expect(failure?.description.contains("'components/inner/Card.vml'") == true)
    #expect(folder.read("components/Card.vml") == nil)
  }

  @Test func aLinkThatLeadsOutIsNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("name: a", to: "site/site.yaml")
    try folder.write("", to: "outside/file")
    try folder.link("site/content", to: folder("outside"))
    #expect(throws: BuildFailure.self) { try add(pageScaffold("a"), toSite: folder("site")) }
    #expect(try folder.contents(of: "outside").count == 1)
  }

  @Test func aLinkInTheSiteIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("name: a", to: "site.yaml")
    try folder.write("", to: "pages/b.vml")
    try folder.link("content", to: "pages")
    try add(pageScaffold("a"), toSite: folder.path)
    #expect(folder.read("pages/a.vml") != nil)
  }

  @Test func nothingIsLeftBehind() throws {
    let folder = try TemporaryFolder()
    // The folder of the components cannot be made, since a file has its name.
    try folder.write("", to: "site/.keep")
    let scaffold = try siteScaffold(at: folder("site"))
    try folder.write("", to: "site/components")
    #expect(throws: FileSystemError.self) { try makeSite(scaffold, at: folder("site")) }
    #expect(try folder.contents(of: "site").keys.sorted() == [".keep", "components"])
  }

  @Test func folderThatIsNoSite() throws {
    let folder = try TemporaryFolder()
    #expect(throws: BuildFailure.noSite(folder.path)) {
      try add(pageScaffold("a"), toSite: folder.path)
    }
  }
}
