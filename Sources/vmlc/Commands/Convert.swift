public import ArgumentParser
import VMLBuild
import VMLCommandLine
import VMLCompiler
import VMLDiagnostics
import VMLFiles
public import VMLFormats
import VMLTools

extension DocumentFormat: ExpressibleByArgument {}

/// The formats that files are read in: those that are foreign, and VML.
enum InputFormat: String, CaseIterable, ExpressibleByArgument {
  case vml
  case swiftuiml
  case viewcodable
  case lvn
  case markupkit

  /// `nil` for VML.
  var foreign: ForeignFormat? { ForeignFormat(rawValue: rawValue) }
}

extension VMLC {
  struct Convert: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "convert",
      abstract: "Writes VML as another runtime's documents, and those as pages.",
      discussion: """
        Which format a file has is found out from what it holds. What the other format cannot say \
        is left out, with a warning at its place; with '--strict' that is an error.

        Of VML: what a build has written, or VML by hand; components and classes are not looked \
        up. A target in site.yaml with a 'format' is built in it.

          vmlc convert --to swiftuiml dist/1.0.0/ios/index.vml
          vmlc convert --to viewcodable --output json dist/1.0.0/ios
          vmlc convert --to swiftui --output Sources/Pages dist/1.0.0/ios
          vmlc convert home.json > content/index.vml
          vmlc convert --sheet --output content --strict screens
          vmlc convert --output moved lib/shop_web/live
        """)

    @Argument(
      help: ArgumentHelp(
        "Files and folders; '-' for standard input.", valueName: "path"),
      completion: .file(extensions: ["vml"] + foreignEndings))
    var paths: [String]

    @Option(
      help: ArgumentHelp(
        "The format of the files: \(names(InputFormat.self)). (default: found out from each)",
        valueName: "format"))
    var from: InputFormat?

    @Option(
      help: ArgumentHelp(
        "The format to write: \(names(DocumentFormat.self)). (default: vml, of another format)",
        valueName: "format"))
    var to: DocumentFormat?

    @Option(
      help: ArgumentHelp(
        "The folder for the results, under the names of the files. (default: standard output)",
        valueName: "dir"))
    var output: String?

    @Flag(
      help: """
        Make classes of what pages have in common, in a sheet 'converted.vss' in the folder of \
        '--output'; named styles of a layout keep their names.
        """)
    var sheet = false

    @Flag(help: "Write over files that are in the folder of '--output' already.")
    var force = false

    @OptionGroup var reporting: ReportOptions

    func validate() throws {
      if sheet, output == nil { throw ValidationError("'--sheet' needs '--output'") }
      if sheet, (to ?? .vml) != .vml || from == .vml {
        throw ValidationError("'--sheet' goes with pages alone")
      }
      if force, output == nil { throw ValidationError("'--force' needs '--output'") }
      if from == .vml, to == nil || to == .vml {
        throw ValidationError("'--to vml' would change nothing")
      }
      if paths.contains("-"), paths.count > 1 {
        throw ValidationError("'-' does not go together with other files")
      }
    }

    func run() async throws {
      var files: [SourceFile] = []
      if paths == ["-"] {
        files.append(
          SourceFile(
            id: FileID(0), path: "<stdin>", bytes: try readStandardInput(limit: sourceSizeLimit)))
      } else {
        for source in try findSources(paths, endings: endings) {
          files.append(try read(source, FileID(UInt32(files.count))))
        }
      }
      if files.isEmpty {
        let looked = endings.map { "'.\($0)'" }.joined(separator: ", ")
        throw CommandLineError("there is nothing to convert: no file ends in \(looked)")
      }
      if output == nil, files.count > 1 {
        throw CommandLineError("several files need a folder: '--output DIR'")
      }
      if let file = files.first(where: { $0.path.hasSuffix(".swift") }) {
        throw CommandLineError(
          "'\(file.path)' is source of Swift, which the program 'vmlc-convert-swift' reads")
      }
      for file in files where from == nil && file.path.hasSuffix(".xml") {
        throw CommandLineError(
          "'\(file.path)' is XML, which is not read; for a document of MarkupKit, "
            + "docs/formats-features.md has the view of SwiftUI for each of UIKit's")
      }
      for file in files where from == nil && !isKnown(file) {
        throw CommandLineError(
          "'\(file.path)' is neither JSON nor markup, which are the formats that are read")
      }
      for file in files where isMarkup(file) && (to ?? .vml) == .vml {
        throw CommandLineError("'\(file.path)' is VML already; say what to write with '--to'")
      }
      try await convert(files)
    }

    /// The endings of the files that are looked for in folders.
    private var endings: [String] {
      switch from {
      case nil: to == nil || to == .vml ? foreignEndings : ["vml"] + foreignEndings
      case .vml: ["vml"]
      case _?: foreignEndings
      }
    }

    /// Whether a file has an ending that says what it is, or begins like something that is read.
    ///
    /// Of standard input the reader of JSON says what it is not, and where.
    private func isKnown(_ file: SourceFile) -> Bool {
      file.path == "<stdin>"
        || (["vml"] + foreignEndings).contains { file.path.hasSuffix("." + $0) }
        || firstByte(of: file.bytes).map { "{[<".utf8.contains($0) } != false
    }

    private func isMarkup(_ file: SourceFile) -> Bool {
      from == .vml || from == nil && file.path.hasSuffix(".vml")
        || from == nil && looksLikeMarkup(file.bytes)
          && !foreignEndings.contains { file.path.hasSuffix("." + $0) }
    }

    private func convert(_ files: [SourceFile]) async throws {
      var sources = SourceSet()
      var diagnostics: [Diagnostic] = []
      let isStrict = reporting.strict
      let (format, target) = (from?.foreign, to ?? .vml)
      var failureCount = 0
      var customNames: Set<CustomName> = []
      var styles: Set<String> = []
      var made = ResultFiles()
      var results: [Conversion] = []
      let names = documentNames(of: files)
      if sheet {
        let converted = await onLargeStack {
          convertForeignDocuments(files, from: format, isStrict: isStrict)
        }
        results = converted.pages
        if results.contains(where: { $0.text != nil }), !converted.sheet.isEmpty {
          try made.add(converted.sheet, at: "converted.vss")
        }
      } else {
        for (file, name) in zip(files, names) {
          if isMarkup(file), let writer = FormatWriter(target) {
            let rewriting = await rewriteSource(file) {
              convertDocument($0, to: writer, named: name, isStrict: isStrict)
            }
            results.append(Conversion(rewriting, ending: target.fileEnding))
          } else {
            results.append(
              await onLargeStack {
                convertForeignDocument(
                  file, from: format, to: target, named: name, isStrict: isStrict)
              })
          }
        }
      }
      tellUndefinedComponents(of: &results, isStrict: isStrict)
      if output == nil, let sheet = to?.sheet, let file = files.first, results[0].text != nil,
        !results[0].styles.isEmpty
      {
        results[0].diagnostics.append(.lostSheet(sheet, of: file))
        if isStrict { results[0].text = nil }
      }
      for ((file, name), result) in zip(zip(files, names), results) {
        if !result.diagnostics.isEmpty { sources.insert(file) }
        diagnostics += result.diagnostics
        guard let text = result.text else {
          failureCount += 1
          continue
        }
        if output == nil {
          guard result.files.count <= 1 else {
            throw CommandLineError(
              "'\(file.path)' makes several files, which need a folder: '--output DIR'")
          }
          try StandardStream.output.write(text.last == 0x0A ? text : text + [0x0A])
        } else if result.files.isEmpty {
          let stem = stem(of: file.path)
          try made.add(
            text,
            at: target == .swiftUI
              ? target.file(of: stem, named: name) : "\(stem).\(result.ending)")
        } else {
          let folder = splitPath(stem(of: file.path)).folder
          for part in result.files {
            try made.add(part.text, at: folder.isEmpty ? part.name : "\(folder)/\(part.name)")
          }
        }
        styles.formUnion(result.styles)
        customNames.formUnion(result.customNames)
      }
      if let output, failureCount == 0 {
        if let sheet = to?.sheet { try made.add(LiveViewNativeSheet.bytes(styles), at: sheet) }
        try made.write(to: output, isForced: force)
      }
      if isStrict {
        for index in diagnostics.indices { diagnostics[index].severity = .error }
      }
      let printer = DiagnosticPrinter(options: reporting, programStream: .error)
      try printer.print(inReportOrder(diagnostics, in: sources), in: sources)
      if failureCount > 0 {
        if files.count > 1, !reporting.quiet, reporting.diagnostics == .text {
          try StandardStream.error.writeLine(
            "nothing is written: of \(files.count) files \(failureCount) cannot be converted")
        }
        throw Outcome.inputHasErrors
      }
      if !customNames.isEmpty, !reporting.quiet, reporting.diagnostics == .text {
        try StandardStream.error.writeLine(
          "the pages have names that SwiftUI lacks; declare them in site.yaml:\n\n"
            + CustomName.declarations(of: customNames))
      }
    }

    private func read(_ source: LooseSource, _ id: FileID) throws -> SourceFile {
      let (parent, name) = splitPath(source.realPath)
      let files = try DiskFileSystem(root: parent.isEmpty ? "/" : parent)
      return SourceFile(
        id: id, path: source.path, bytes: try files.read(name, limit: sourceSizeLimit))
    }

    /// A name for the document of each file: its path in the folder that was given, or all of its
    /// path where two had the same.
    private func documentNames(of files: [SourceFile]) -> [String] {
      let names = files.map { file in
        let folder = paths.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
          .filter { file.path.hasPrefix($0) }.max { $0.utf8.count < $1.utf8.count }
        let inner = folder.map { String(file.path.dropFirst($0.count)) }
        return stem(of: inner ?? splitPath(file.path).name)
      }
      return Set(names).count == names.count ? names : files.map { stem(of: $0.path) }
    }

    /// The path of a file in the folder of results, without its ending: as the user wrote it, and
    /// of an absolute one what stands behind the folder of what was given.
    private func stem(of path: String) -> String {
      if path == "<stdin>" { return "index" }
      let given = paths.map { String($0.reversed().drop { $0 == "/" }.reversed()) }
        .filter { $0.hasPrefix("/") && (path == $0 || path.hasPrefix($0 + "/")) }
        .max { $0.utf8.count < $1.utf8.count }
      var stem = String(path.dropFirst(given.map { splitPath($0).folder.count } ?? 0))
      for ending in ["vml"] + foreignEndings where stem.hasSuffix("." + ending) {
        stem = String(stem.dropLast(ending.utf8.count + 1))
        break
      }
      // `home.swiftui.neex` is the page `home`.
      if stem.hasSuffix(".swiftui") { stem = String(stem.dropLast(".swiftui".utf8.count)) }
      return stem.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    }
  }
}

private let foreignEndings = ["json"] + liveViewEndings

/// Whether a file without a telling name begins as markup does.
private func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
  firstByte(of: bytes) == UInt8(ascii: "<")
}

/// The first byte that is no blank; `nil` without one.
private func firstByte(of bytes: [UInt8]) -> UInt8? {
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  return bytes[start...].first { $0 > 0x20 }
}

extension Diagnostic {
  /// A sheet that standard output has no place for.
  fileprivate static func lostSheet(_ sheet: String, of file: SourceFile) -> Diagnostic {
    Diagnostic(
      .formatLacks, .warning, at: file.sourceRange(0..<0),
      "the sheet that has the styles of this document is not written",
      notes: [Note("'--output DIR' writes it beside the document, as '\(sheet)'")])
  }
}

private func names<Format: CaseIterable & RawRepresentable>(_: Format.Type) -> String
where Format.RawValue == String {
  let names = Format.allCases.map(\.rawValue)
  return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
}
