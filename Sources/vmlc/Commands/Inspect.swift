public import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLMarkup
import VMLTools

extension VMLC {
  struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "inspect",
      abstract: "Shows one page after a stage of the compiler, as canonical VML or as JSON.",
      discussion: """
        Needs no site: a file that is no page of one, or standard input, is parsed and printed.

          vmlc inspect index.vml                     the document that a build writes
          vmlc inspect index.vml --target macos      for another target
          vmlc inspect index.vml --stage expanded    without components
          vmlc inspect index.vml --stage parsed      as it is written
          vmlc inspect --json page.vml | jq '.[].type'
          echo '<Text>Hi</Text>' | vmlc inspect -
        """)

    @Argument(
      help: ArgumentHelp("The file; '-' for standard input.", valueName: "file"),
      completion: .file(extensions: ["vml"]))
    var file: String

    @OptionGroup var site: SiteOptions

    @Option(
      help: ArgumentHelp(
        """
        How far to take the page. (default: output; parsed for a file that is no page of a site)
        """, valueName: "stage"))
    var stage: InspectionStage?

    @OptionGroup var document: DocumentOptions

    @OptionGroup var settings: SettingOptions

    @Flag(help: "Print the tree as JSON.")
    var json = false

    @Flag(
      help: """
        Indent, or print as a build writes. (default: indent on a terminal)
        """)
    var layout: Layout?

    @OptionGroup var reporting: ReportOptions

    enum Layout: EnumerableFlag { case pretty, compact }

    func validate() throws {
      if file.isEmpty { throw ValidationError("expected the name of a file, or '-'") }
    }

    func run() async throws {
      var options = InspectionOptions(file: file)
      options.site = site.site == nil ? nil : try site.folder()
      options.stage = stage
      options.variant = document.variant
      options.path = document.path
      options.choices = try settings.choices()
      options.isStrict = reporting.strict
      options.layout = markupLayout
      let input = file == "-" ? try readStandardInput(limit: sourceSizeLimit) : nil
      let inspection = try await inspectFile(options, standardInput: input)
      try checkIsPossible(inspection.stage)
      let printer = DiagnosticPrinter(options: reporting, programStream: .error)
      try printer.print(inspection.diagnostics, in: inspection.sources)
      if json {
        if let markup = inspection.markup {
          try StandardStream.output.write(inspectionJSON(of: markup, layout: options.layout))
        }
      } else if let text = inspection.text {
        try StandardStream.output.write(text)
      }
      if tally(inspection.diagnostics).errors > 0 { throw Outcome.inputHasErrors }
    }

    /// Refuses options that mean nothing for a file that is no page of a site.
    private func checkIsPossible(_ reached: InspectionStage) throws(CommandLineError) {
      guard reached == .parsed, stage != .parsed else { return }
      let options = [
        stage.map { "'--stage \($0.rawValue)'" }, document.target.map { _ in "'--target'" },
        document.locale.map { _ in "'--locale'" }, document.theme.map { _ in "'--theme'" },
        document.path.map { _ in "'--path'" },
      ]
      guard let option = options.compactMap(\.self).first else { return }
      let name = file == "-" ? "standard input" : "'\(file)'"
      throw CommandLineError("\(name) is no page of a site, which \(option) needs")
    }

    private var markupLayout: MarkupWriter.Layout {
      switch layout {
      case .pretty: .pretty
      case .compact: .compact
      case nil: StandardStream.output.isTerminal ? .pretty : .compact
      }
    }
  }
}

extension InspectionStage: ExpressibleByArgument {}
