import ArgumentParser
import VMLCommandLine
import VMLCatalog
import VMLDiagnostics

extension VMLC {
  struct Catalog: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "catalog",
      abstract: "Shows what the compiler knows of a view, a modifier or a type of SwiftUI.",
      discussion: """
        Overloads, attributes, templates, members, and since which version each platform has them.

          vmlc catalog padding           a modifier
          vmlc catalog Gauge             a view: its attributes and templates
          vmlc catalog Font.Weight       a type: what may stand behind a dot
          vmlc catalog --search blur     every name that holds 'blur'
          vmlc catalog padding --json    for programs
        """)

    @Argument(help: "A name, as in VML or in Swift.")
    var name: String?

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp("List every name that holds a text, whatever its case.", valueName: "text")
    )
    var search: String?

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
      switch (name, search) {
      case (nil, nil): throw ValidationError("expected a name, or '--search TEXT'")
      case (.some, .some): throw ValidationError("a name and '--search' do not go together")
      case (_, let search?) where search.isEmpty:
        throw ValidationError("'--search' needs a text")
      case (let name?, _) where name.isEmpty: throw ValidationError("expected a name")
      default: return
      }
    }

    func run() throws {
      if let search { return try show(searchCatalog(search), of: search) }
      guard let name else { return }
      let entries = catalogEntries(named: name)
      guard !entries.isEmpty else {
        let nearest = nearestCatalogName(to: name)
        throw CommandLineError(
          "SwiftUI has nothing of the name '\(name)'"
            + didYouMean(nearest, else: "; '--search' finds parts of names"))
      }
      if json {
        var text = JSONText()
        writeCatalogJSON(entries, to: &text)
        text.endLine()
        try StandardStream.output.write(text.bytes)
      } else {
        let texts = entries.map { catalogText(of: $0) }
        try StandardStream.output.write(Array(texts.joined(separator: "\n").utf8))
      }
    }

    private func show(_ found: [CatalogName], of text: String) throws {
      guard !found.isEmpty else {
        throw CommandLineError("no name of SwiftUI holds '\(text)'")
      }
      if json {
        var text = JSONText()
        text.array(.lines) { json in
          for found in found {
            json.object { json in
              json.member("name", found.name)
              json.member("kind", found.kind)
            }
          }
        }
        text.endLine()
        return try StandardStream.output.write(text.bytes)
      }
      let width = min(48, found.map(\.name.count).max() ?? 0)
      let lines = found.map { found in
        let padding = String(repeating: " ", count: max(0, width - found.name.count))
        return "\(found.name)\(padding)  \(found.kind)\n"
      }
      try StandardStream.output.write(Array(lines.joined().utf8))
    }
  }
}
