public import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLFiles
public import VMLFormats
import VMLTools

extension DocumentFormat: ExpressibleByArgument {}

extension VMLC {
  struct Convert: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "convert",
      abstract: "Writes VML documents in the format of another runtime.",
      discussion: """
        What a build has written, or VML by hand: components and classes are not looked up. What \
        the format cannot say is left out, with a warning. A target in site.yaml with a 'format' \
        is built in it.

          vmlc convert --to swiftuiml dist/1.0.0/ios/index.vml
          vmlc convert --to viewcodable --output json dist/1.0.0/ios
          vmlc convert --to swiftui --output Sources/Pages dist/1.0.0/ios
        """)

    @Argument(
      help: ArgumentHelp(
        "Files and folders; '-' for standard input.", valueName: "path"),
      completion: .file(extensions: ["vml"]))
    var paths: [String]

    @Option(help: "The format: \(formatNames).")
    var to: DocumentFormat

    @Option(
      help: ArgumentHelp(
        "The folder for the results, under the names of the files. (default: standard output)",
        valueName: "dir"))
    var output: String?

    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      if FormatWriter(to) == nil { throw ValidationError("'--to vml' would change nothing") }
      if paths.contains("-"), paths.count > 1 {
        throw ValidationError("'-' does not go together with other files")
      }
    }

    func run() async throws {
      guard let writer = FormatWriter(to) else { return }
      var files: [SourceFile] = []
      if paths == ["-"] {
        files.append(
          SourceFile(
            id: FileID(0), path: "<stdin>", bytes: try readStandardInput(limit: sourceSizeLimit)))
      } else {
        for source in try findSources(paths, endings: ["vml"]) {
          guard source.path.hasSuffix(".vml") else {
            throw CommandLineError("'\(source.path)' is no VML, by the ending of its name")
          }
          files.append(try read(source, FileID(UInt32(files.count))))
        }
      }
      if output == nil, files.count > 1 {
        throw CommandLineError("several files need a folder: '--output DIR'")
      }
      try await convert(files, by: writer)
    }

    private func convert(_ files: [SourceFile], by writer: FormatWriter) async throws {
      var sources = SourceSet()
      var diagnostics: [Diagnostic] = []
      let isStrict = reporting.strict
      var hasFailed = false
      for file in files {
        let result = await rewriteSource(file) {
          convertDocument($0, to: writer, isStrict: isStrict)
        }
        if !result.diagnostics.isEmpty { sources.insert(file) }
        diagnostics += result.diagnostics
        guard let text = result.text else {
          hasFailed = true
          continue
        }
        try write(text, of: file.path)
      }
      let printer = DiagnosticPrinter(options: reporting, programStream: .error)
      try printer.print(inReportOrder(diagnostics, in: sources), in: sources)
      if hasFailed { throw Outcome.inputHasErrors }
    }

    private func read(_ source: LooseSource, _ id: FileID) throws -> SourceFile {
      let (parent, name) = splitPath(source.realPath)
      let files = try DiskFileSystem(root: parent.isEmpty ? "/" : parent)
      return SourceFile(
        id: id, path: source.path, bytes: try files.read(name, limit: sourceSizeLimit))
    }

    /// Writes to a file of the same name with another ending, or to standard output.
    private func write(_ text: [UInt8], of path: String) throws {
      guard let output else {
        let ending = text.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]
        try StandardStream.output.write(text + ending)
        return
      }
      let stem = path.hasSuffix(".vml") ? String(path.dropLast(4)) : path
      let parts = stem.split(separator: "/").filter { $0 != ".." && $0 != "." }
      let file = parts.joined(separator: "/") + "." + to.fileEnding
      _ = try Folder.make(all: output)
      let files = try DiskFileSystem(root: output)
      try files.createFolder(splitPath(file).folder)
      try files.write(text, to: file)
    }
  }
}

private let formatNames = DocumentFormat.allCases.filter { $0 != .vml }.map(\.rawValue)
  .joined(separator: " or ")
