import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLFormats
import VMLTools

extension VMLC {
  struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "schema",
      abstract: "Writes a JSON Schema: of site.yaml, of a site's types, or of a format.",
      discussion: """
        The schemas are of JSON Schema 2020-12, and stand on standard output.

          vmlc schema site       of site.yaml, for editors; it needs no site
          vmlc schema types      of the site's types, its app's actions and its app's views
          vmlc schema swiftuiml, vmlc schema viewcodable
                                 of the documents of a format; it needs no site
        """)

    /// Things that have a schema.
    enum Subject: String, ExpressibleByArgument, CaseIterable {
      case site, types, swiftuiml, viewcodable
    }

    @Argument(help: "What the schema is of: 'site', 'types', 'swiftuiml' or 'viewcodable'.")
    var subject: Subject

    @OptionGroup var site: SiteOptions

    func run() throws {
      var json = JSONText()
      switch subject {
      case .swiftuiml, .viewcodable:
        let schema = DocumentFormat(rawValue: subject.rawValue)?.schema ?? []
        return try StandardStream.output.write(schema + [UInt8(ascii: "\n")])
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
