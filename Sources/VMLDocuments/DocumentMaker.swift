import VMLCompiler
import VMLData
public import VMLDiagnostics
public import VMLFormats
import VMLMarkup
import VMLStylesheet
public import VMLViews
import VMLYAML

/// Mistakes and warnings about views that were made into a document.
public struct DocumentReport: Error, CustomStringConvertible {
  public struct Problem: Sendable {
    public let diagnostic: Diagnostic
    /// Swift type of the view that wrote the element; `nil` for a mistake of the configuration.
    public let view: String?
  }

  public let problems: [Problem]

  /// One line for each problem: the view's type, what is wrong, and its code in brackets.
  public var description: String {
    problems.map { problem in
      let diagnostic = problem.diagnostic
      return (problem.view.map { "\($0): " } ?? "")
        + "\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
    }.joined(separator: "\n")
  }
}

/// A document with what is doubtful in it.
public struct MadeDocument: Sendable {
  public let bytes: [UInt8]
  public let warnings: [DocumentReport.Problem]
  /// Members of the sheet that the document needs, where its format has one: of all documents'
  /// members `LiveViewNativeSheet` makes the sheet.
  public let styles: [String]
}

/// Makes documents of views with the compiler's checks, styles and writers; one for each thread.
///
/// Its memory makes it faster; equal views give equal documents.
public struct DocumentMaker: Sendable {
  private let site: Site
  private var compiler: DocumentCompiler

  /// Makes a maker that knows targets and sheets.
  ///
  /// - Parameters:
  ///   - configuration: The text of a site.yaml; targets, the app's own views, actions. By default
  ///     `ios`, `macos` and `visionos`.
  ///   - sheets: VSS, in cascade order, for views with classes.
  /// - Throws: ``DocumentReport`` with the mistakes of both.
  public init(configuration: String = "", sheets: [String] = []) throws(DocumentReport) {
    var bag = DiagnosticBag()
    let read = Self.read(configuration, reporting: &bag)
    let elements = ElementNames(components: [], customViews: read.custom.views.keys)
    let parsed = sheets.enumerated().map { index, text in
      parseStylesheet(
        SourceFile(
          id: FileID(UInt32(index + 2)), path: "sheet\(index + 1).vss", bytes: Array(text.utf8)),
        reporting: &bag)
    }
    site = Site(
      configuration: read, components: [], elements: elements, data: .object(ValueObject()),
      names: .wellKnown, selectors: selectedTypes(in: parsed))
    let styles = compileStyles(
      parsed,
      for: read.styleTargets(areChecked: true),
      options: read.styleOptions, reporting: &bag)
    var options = EmissionOptions()
    options.conventions = read.markup
    compiler = DocumentCompiler(site, styles: styles, options: options)
    guard !bag.hasErrors else {
      throw DocumentReport(
        problems: bag.diagnostics.map { DocumentReport.Problem(diagnostic: $0, view: nil) })
    }
  }

  private static func read(
    _ configuration: String, reporting bag: inout DiagnosticBag
  ) -> SiteConfiguration {
    guard !configuration.isEmpty else { return .defaults }
    let file = SourceFile(id: FileID(1), path: "site.yaml", bytes: Array(configuration.utf8))
    guard let node = readYAML(SourceText(file), reporting: &bag) else { return .defaults }
    return readSiteConfiguration(node, reporting: &bag)
  }

  /// The document of a view for one target.
  ///
  /// - Throws: ``DocumentReport`` with all mistakes, each with the view that made it, or a
  ///   `ViewError` where the view itself has no end.
  public mutating func document(
    of view: some View, as format: DocumentFormat = .vml, target: String = "ios"
  ) throws -> MadeDocument {
    let written = try view.vmlWithOrigins(asSource: true)
    var bag = DiagnosticBag()
    let file = SourceFile(id: FileID(0), path: "\(type(of: view))", bytes: written.bytes)
    let page = makePage(
      "index.vml", from: parseSource(file, reporting: &bag), in: site.configuration,
      knowing: site.elements, names: &compiler.names, reporting: &bag)
    let variants = site.configuration.variants.indices.filter {
      site.configuration.targets[site.configuration.variants[$0].target].name == target
    }
    var made: CompiledDocument?
    compiler.write(as: format)
    if let request = documents(of: page, in: site, reporting: &bag).first, !bag.hasErrors {
      made = compiler.compile(request, for: Array(variants.prefix(1)), reporting: &bag).first
    }
    let problems = bag.diagnostics.map { diagnostic in
      DocumentReport.Problem(diagnostic: diagnostic, view: written.view(at: diagnostic.range))
    }
    guard let made, !bag.hasErrors else {
      if variants.isEmpty { throw UnknownTarget(name: target) }
      throw DocumentReport(problems: problems)
    }
    return MadeDocument(bytes: made.bytes, warnings: problems, styles: made.styles)
  }
}

/// A target that the configuration does not have.
public struct UnknownTarget: Error, CustomStringConvertible {
  public let name: String
  public var description: String { "the configuration has no target '\(name)'" }
}

extension WrittenViews {
  /// The type that wrote what stands at a place.
  fileprivate func view(at range: SourceRange?) -> String? {
    guard let range, range.file == FileID(0) else { return nil }
    var (low, high) = (0, origins.count)
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].offset <= range.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 ? origins[low - 1].type : nil
  }
}

extension View {
  /// The document of the view for one target of those that a site has by default.
  ///
  /// Makes a ``DocumentMaker`` for this one document; keep one to make many.
  public func document(as format: DocumentFormat = .vml, target: String = "ios") throws -> [UInt8] {
    var maker = try DocumentMaker()
    return try maker.document(of: self, as: format, target: target).bytes
  }
}
