import Foundation
import Testing

struct NewCommandTests {
  @Test func whatIsMadeBuildsWithoutAWarning() async throws {
    let workspace = try await Workspace.withSite()
    #expect(try await workspace.run("check", "--strict", in: "site").code == 0)
    let made = [
      ("page", "/shop/"), ("page", "about"), ("page", "shop/order-history"),
      ("component", "Badge"), ("component", "cards/ProductCard"), ("style", "forms"),
    ]
    for (kind, name) in made {
      let run = try await workspace.run("new", kind, name, in: "site/content")
      #expect(run.code == 0, "\(run.error)")
      #expect(run.output.contains("next:\n"))
      #expect(run.output.contains("\n  ../"))
    }
    for file in [
      "content/shop/index.vml", "content/about.vml", "content/shop/order-history.vml",
      "components/Badge.vml", "components/cards/ProductCard.vml", "styles/forms.vss",
    ] {
      #expect(workspace.read("site/" + file) != nil, "\(file)")
    }
    let page = "<Badge title=\"a\"><Text>b</Text></Badge><ProductCard title=\"c\"/>"
    try workspace.write(page, to: "site/content/calls.vml")
    let check = try await workspace.run("check", "--strict", in: "site")
    #expect(check.code == 0)
    #expect(check.error == "")
    #expect(check.output.contains("15 documents for 3 targets checked: 0 warnings"))
    let inspect = try await workspace.run("inspect", "site/content/shop/order-history.vml")
    #expect(inspect.output.contains(">Order history</Text>"))
  }

  @Test func theFirstStepLeadsIntoTheSite() async throws {
    let workspace = try Workspace()
    let there = try await workspace.run("new", "site", "lamps")
    #expect(there.output.contains("next:\n  cd lamps\n  vmlc build"), "\(there.error)")
    try workspace.write("", to: "here/.keep")
    let here = try await workspace.run("new", "site", ".", in: "here")
    #expect(here.output.contains("next:\n  vmlc build"), "\(here.error)")
  }

  @Test func aSheetCountsWhereNoneAreListed() async throws {
    let workspace = try Workspace()
    try workspace.write("name: a\n", to: "site.yaml")
    for arguments in [["page", "/"], ["style", "a"]] {
      #expect(try await workspace.run(["new"] + arguments).code == 0)
    }
    let check = try await workspace.run("check", "--strict")
    #expect(check.code == 0, "\(check.error)")
  }

  @Test func nothingIsReplaced() async throws {
    let workspace = try await Workspace.withSite()
    _ = try await workspace.run("new", "style", "forms", in: "site")
    let before = try workspace.contents(of: "site")
    for arguments in [
      ["page", "/"], ["component", "Card"], ["component", "inner/Card"], ["style", "forms"],
      ["style", "main"], ["site", "."],
    ] {
      let run = try await workspace.run(["new"] + arguments, in: "site")
      #expect(run.code == 2, "\(arguments)")
      #expect(run.error.hasPrefix("error: cannot make"), "\(run.error)")
      #expect(run.error.split(separator: "\n").count == 1)
      #expect(run.output == "")
    }
    #expect(try workspace.contents(of: "site") == before)
  }

  @Test(arguments: [
    (["component", "product-card"], "as in 'ProductCard'"), (["component", "Text"], "SwiftUI"),
    (["component", ""], "begins with a capital"), (["component", "../Evil"], "folder"),
    (["component", "/Evil"], "folder"), (["page", "../evil"], "out of the site"),
    (["page", "a//b"], "two '/'"), (["page", ".hidden"], "begins with '.'"),
    (["style", "a b"], "letters, digits"), (["style", "../evil"], "folder"),
  ])
  func namesThatWillNotDo(_ arguments: [String], _ hint: String) async throws {
    let workspace = try Workspace()
    try workspace.write("name: a\n", to: "site.yaml")
    let run = try await workspace.run(["new"] + arguments)
    #expect(run.code == 64)
    #expect(run.error.contains(hint), "\(run.error)")
    #expect(try workspace.contents(of: "").keys.sorted() == ["site.yaml"])
  }

  @Test(arguments: ["", "-x", ".hidden", "a:b", "a\nb", "a/b*"])
  func sitesWithOddNames(_ name: String) async throws {
    let workspace = try Workspace()
    let run = try await workspace.run("new", "site", "--", name)
    #expect(run.code == 64)
    #expect(run.error.contains("cannot name a site"))
  }

  @Test(arguments: ["Café & Söhne", "true", "0.10", "it's", "null", "# x"])
  func sitesWithUnusualNames(_ name: String) async throws {
    let workspace = try Workspace()
    #expect(try await workspace.run("new", "site", name).code == 0)
    let check = try await workspace.run("check", "--strict", "--site", name)
    #expect(check.code == 0, "\(check.error)")
  }

  @Test func aSiteInTheCurrentFolder() async throws {
    let workspace = try Workspace()
    try workspace.write("", to: "shop/.git/HEAD")
    let run = try await workspace.run("new", "site", ".", in: "shop")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.hasPrefix("made the site 'shop':\n  site.yaml\n"))
    #expect(workspace.read("shop/site.yaml")?.hasPrefix("name: \"shop\"\n") == true)
  }

  @Test func onlyInASite() async throws {
    let workspace = try Workspace()
    for arguments in [["page", "a"], ["component", "A"], ["style", "a"]] {
      let run = try await workspace.run(["new"] + arguments)
      #expect(run.code == 64)
      #expect(run.error.contains("no site here"))
    }
  }
}
