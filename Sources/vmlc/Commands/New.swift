import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLFiles
import VMLTools

extension VMLC {
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new",
      abstract: "Makes a site, or a page, component or style sheet of one, to start from.",
      discussion: """
        Never replaces a file.

          vmlc new site shop
          vmlc new page /products/offers
          vmlc new component ProductCard
          vmlc new style forms
        """,
      subcommands: [Site.self, Page.self, Component.self, Style.self])
  }
}

extension VMLC.New {
  struct Site: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "site",
      abstract: "Makes a folder with a small site that builds.",
      discussion: """
        The folder may exist if it is empty but for hidden files.

          vmlc new site shop
          vmlc new site .       in the current folder
        """)

    @Argument(
      help: "The folder; its last part is the site's name.", completion: .directory)
    var name: String

    func run() throws {
      let scaffold = try checkingName { () throws(NameMistake) in try siteScaffold(at: name) }
      try makeSite(scaffold, at: name)
      try announce(scaffold, below: name)
    }
  }

  struct Page: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "page",
      abstract: "Makes a page in content/.",
      discussion: """
          vmlc new page /about             content/about.vml
          vmlc new page /products/         content/products/index.vml
        """)

    @Argument(help: "The page's path, as in '/products/lamp'.")
    var path: String

    @OptionGroup var site: SiteOptions

    func run() throws {
      try make(in: site) { () throws(NameMistake) in try pageScaffold(path) }
    }
  }

  struct Component: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "component",
      abstract: "Makes a component in components/.",
      discussion: """
          vmlc new component ProductCard        components/ProductCard.vml
          vmlc new component cards/ProductCard  components/cards/ProductCard.vml
        """)

    @Argument(help: "The component's name, as in 'ProductCard'.")
    var name: String

    @OptionGroup var site: SiteOptions

    func run() throws {
      try make(in: site) { () throws(NameMistake) in try componentScaffold(name) }
    }
  }

  struct Style: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "style",
      abstract: "Makes a style sheet in styles/.",
      discussion: """
          vmlc new style forms        styles/forms.vss
        """)

    @Argument(help: "The sheet's name, as in 'forms'.")
    var name: String

    @OptionGroup var site: SiteOptions

    func run() throws {
      try make(in: site) { () throws(NameMistake) in try styleScaffold(name) }
    }
  }
}

private func make(
  in site: SiteOptions, _ scaffold: () throws(NameMistake) -> Scaffold
) throws {
  let scaffold = try checkingName(scaffold)
  let folder = try site.folder()
  try add(scaffold, toSite: folder)
  try announce(scaffold, below: folder)
}

private func checkingName(
  _ scaffold: () throws(NameMistake) -> Scaffold
) throws(CommandLineError) -> Scaffold {
  do throws(NameMistake) { return try scaffold() } catch {
    throw CommandLineError(error.description)
  }
}

/// Says what was made, and what to do with it.
private func announce(_ scaffold: Scaffold, below folder: String) throws(FileSystemError) {
  let prefix = folder == "." ? "" : folder + (folder.hasSuffix("/") ? "" : "/")
  var lines = ["made \(scaffold.subject):"]
  lines += scaffold.files.map { "  " + prefix + $0.path }
  lines += ["next:"] + scaffold.nextSteps.map { "  " + $0 }
  for line in lines { try StandardStream.output.writeLine(line) }
}
