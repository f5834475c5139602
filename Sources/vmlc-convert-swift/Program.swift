#if ConvertSwift
  import ArgumentParser
  import VMLCommandLine
  import VMLCompiler
  import VMLDiagnostics
  import VMLFiles
  import VMLTools

  struct ConvertSwift: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "vmlc-convert-swift",
      abstract: "Writes SwiftUI source as pages and components.",
      discussion: """
        A view that another one calls, or that has properties without a value, becomes a \
        component, and every other one a page. '@State' becomes a state, a closure steps or an \
        action of the app, an array of constants a file of data, a modifier of the files a \
        class. What has no form is left out with a warning.

          vmlc-convert-swift ContentView.swift
          vmlc-convert-swift --output site Sources/Screens
        """)

    @Argument(
      help: ArgumentHelp(
        "Files of Swift, which may call each other's views, and folders.", valueName: "path"))
    var paths: [String]

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "The folder of a site, for its content, components and styles. (default: printed)",
        valueName: "dir"))
    var output: String?

    @Flag(help: "Write over files that are in the folder of '--output' already.")
    var force = false

    @OptionGroup var reporting: ReportOptions

    func run() async throws {
      var sources = SourceSet()
      var read: [SourceFile] = []
      for source in try findSources(paths, endings: ["swift"]) {
        let (folder, name) = splitPath(source.realPath)
        let disk = try DiskFileSystem(root: folder.isEmpty ? "/" : folder)
        let bytes = try disk.read(name, limit: sourceSizeLimit)
        read.append(SourceFile(id: FileID(UInt32(read.count)), path: source.path, bytes: bytes))
        sources.insert(read[read.count - 1])
      }
      if read.isEmpty {
        throw CommandLineError("there is nothing to convert: no file ends in '.swift'")
      }
      let (isStrict, inputs) = (reporting.strict, read)
      let result = await onLargeStack { convert(inputs, isStrict: isStrict) }
      let documents = result.documents ?? []
      if let output {
        var made = ResultFiles()
        for document in documents { try made.add(document.text, at: document.path) }
        if !documents.isEmpty { try made.write(to: output, isForced: force) }
      } else {
        for document in documents {
          let head = documents.count == 1 ? "" : "<!-- \(document.path) -->\n"
          try StandardStream.output.write(Array(head.utf8) + document.text)
        }
      }
      let printer = DiagnosticPrinter(options: reporting, programStream: .error)
      try printer.print(inReportOrder(result.diagnostics, in: sources), in: sources)
      if result.documents == nil { throw Outcome.inputHasErrors }
    }
  }

  @main struct Program {
    static func main() async {
      prepareStandardStreams()
      do {
        try await ConvertSwift.parse().run()
      } catch {
        end(after: error, of: ConvertSwift.self)
      }
      end(with: .success)
    }
  }
#else
  @main struct Program {
    static func main() {
      print("this program reads Swift with swift-syntax: 'make convert-swift' builds it")
    }
  }
#endif
