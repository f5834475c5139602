import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLDiagnostics
import VMLFiles
import VMLTools

extension VMLC {
  struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "explain",
      abstract: "Says why an element has its modifiers, or who has to do with a class.",
      discussion: """
        Of an element: the rules that match it, in the order of the cascade; its modifiers, each \
        with the place that says so and what it replaced; and what was left out for the target.

          vmlc explain content/index.vml:12       the element that stands in line 12
          vmlc explain content/index.vml:12:9     … that stands in column 9 of it
          vmlc explain content/index.vml          every element of the file
          vmlc explain components/Card.vml:3      of a component, in the first page that shows it
          vmlc explain index.vml:12 --target macos --theme dark
          vmlc explain --class card               the rules for a class, and the elements that \
        have it
          vmlc explain --row products=L-2         where a row comes from, and what it becomes
        """)

    @Argument(
      help: ArgumentHelp(
        "The place of an element; columns are in bytes.", valueName: "file[:line[:column]]"))
    var place: String?

    @Option(
      name: .customLong("class"),
      help: ArgumentHelp("Tell of a class, with its dot or without.", valueName: "name"))
    var className: String?

    @Option(
      help: ArgumentHelp(
        "Tell of a row: its file and line, and its documents.", valueName: "name=key"))
    var row: String?

    @Option(
      help: ArgumentHelp("With '--row': the plan whose shard is told.", valueName: "file"),
      completion: .file(extensions: ["json"]))
    var plan: String?

    @OptionGroup var site: SiteOptions

    @OptionGroup var document: DocumentOptions

    @OptionGroup var settings: SettingOptions

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
      if plan != nil, row == nil { throw ValidationError("'--plan' goes with '--row'") }
      if let row {
        guard place == nil, className == nil else {
          throw ValidationError("'--row' goes neither with a place nor with '--class'")
        }
        guard let sign = row.firstIndex(of: "="), sign != row.startIndex,
          row.index(after: sign) != row.endIndex
        else { throw ValidationError("'--row' takes a name and a key, as in 'products=L-2'") }
        return
      }
      switch (place, className) {
      case (nil, nil):
        throw ValidationError(
          "expected a place, as in 'content/index.vml:12', or '--class' or '--row'")
      case (.some, .some): throw ValidationError("a place and '--class' do not go together")
      case (let place?, _) where ElementPlace(place).file.isEmpty:
        throw ValidationError("expected the name of a file, as in 'content/index.vml:12'")
      case (_, let name?) where name.drop(while: { $0 == "." }).isEmpty:
        throw ValidationError("'--class' needs the name of a class")
      case (_, .some) where document.path != nil:
        throw ValidationError("'--path' and '--class' do not go together")
      default: return
      }
    }

    func run() async throws {
      var options = ExplanationOptions()
      options.site = site.site == nil ? nil : try site.folder()
      options.variant = document.variant
      options.path = document.path
      options.choices = try settings.choices()
      if let row, let sign = row.firstIndex(of: "=") {
        try await explain(row: String(row[row.index(after: sign)...]), of: String(row[..<sign]))
      } else if let className {
        try await explain(class: String(className.drop { $0 == "." }), options)
      } else if let place {
        try await explain(ElementPlace(place), options)
      }
    }

    private func explain(_ place: ElementPlace, _ options: ExplanationOptions) async throws {
      let result = try await explainElement(at: place, options)
      // What hides the element is told; of the rest 'check' tells.
      if result.explanations.isEmpty { try stop(for: result.diagnostics, in: result.sources) }
      let texts = result.explanations.map(explanationText(of:))
      try write(texts.joined(separator: "\n")) {
        writeExplanationJSON(result.explanations, to: &$0)
      }
    }

    private func explain(class name: String, _ options: ExplanationOptions) async throws {
      let result = try await explainClass(name, in: try site.folder(), options)
      // With mistakes in the sources not all is known.
      try stop(for: result.diagnostics, in: result.sources)
      let explanation = result.explanation
      guard !explanation.isEmpty else {
        throw CommandLineError(
          "no rule and no element has the class '\(name)'" + didYouMean(explanation.nearest))
      }
      try write(explanationText(of: explanation)) { writeExplanationJSON(explanation, to: &$0) }
    }

    private func explain(row key: String, of rows: String) async throws {
      let plan = try plan.map { try readPlan($0) }
      let folder = try site.folder()
      let found = try await findRow(key, of: rows, site: folder, plan: plan)
      try stop(for: found.report.diagnostics, in: found.report.sources)
      guard let place = found.place else {
        throw CommandLineError("there is no row '\(key)' in '\(rows)' that a page is made of")
      }
      var lines = ["\(rows)=\(key) is in \(place.path):\(place.line)"]
      if let shard = found.shard, let plan {
        lines.append("made by shard \(shard)/\(plan.count)")
      }
      lines += found.documents.map { "\($0.file), \(shown(bytes: $0.size)), \($0.xxh128.hex)" }
      try write(lines.joined(separator: "\n") + "\n") {
        $0.object {
          $0.member("rows", rows)
          $0.member("key", key)
          $0.member("file", place.path)
          $0.member("line", place.line)
          $0.member("shard", found.shard)
          $0.member("documents") {
            $0.array {
              for document in found.documents {
                $0.object {
                  $0.member("file", document.file)
                  $0.member("bytes", document.size)
                  $0.member("xxh128", document.xxh128.hex)
                }
              }
            }
          }
        }
      }
    }

    /// Shows the errors that there are, and ends the command.
    private func stop(for diagnostics: [Diagnostic], in sources: SourceSet) throws {
      let errors = diagnostics.filter { $0.severity == .error }
      guard !errors.isEmpty else { return }
      try DiagnosticPrinter(options: try ReportOptions.parse([]), programStream: .error)
        .print(errors, in: sources)
      throw Outcome.inputHasErrors
    }

    private func write(_ text: String, orAsJSON body: (inout JSONText) -> Void) throws {
      guard json else { return try StandardStream.output.write(Array(text.utf8)) }
      var text = JSONText()
      body(&text)
      text.endLine()
      try StandardStream.output.write(text.bytes)
    }
  }
}
