import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLTools

extension VMLC {
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Writes a JSON Schema: of site.yaml, or of the types of a site.",
      discussion: """
        The schemas are of JSON Schema 2020-12, and stand on standard output.

          vmlc schema site       of site.yaml, for editors; it needs no site
          vmlc schema types      of the site's types, its app's actions and its app's views
        """)

    /// Things that have a schema.
    enum Subject: String, ExpressibleByArgument, CaseIterable { case site, types }

    @Argument(help: "What the schema is of: 'site' or 'types'.")
    var subject: Subject

    @OptionGroup var site: SiteOptions

    func run() throws {
      var json = JSONText()
      switch subject {
      case .site: writeSiteSchema(to: &json)
      case .types:
        let settings = try SiteSettings.read(try site.folder())
        guard let configuration = settings.configuration else {
          try DiagnosticPrinter(options: try ReportOptions.parse([]), programStream: .error)
            .print(settings.diagnostics, in: settings.sources)
          throw Outcome.inputHasErrors
        }
        writeTypesSchema(of: configuration, to: &json)
      }
      json.endLine()
      try StandardStream.output.write(json.bytes)
    }
  }
}
