public import VMLCatalog
public import VMLDiagnostics
public import VMLMarkup

/// Choices of a target about its format.
public struct FormatOptions: Hashable, Sendable {
  /// Whether styles that come twice have names, in a document of styles and content.
  public var isLayout = false
  /// Whether each view has an identifier, by its place.
  public var hasStableIDs = false

  public init() {}
}

/// Writes documents in a format other than VML.
///
/// A document comes as the VML that a build writes: components, classes and variables are gone.
/// All of it that the format can say is written; what it cannot is left out, and listed. Equal
/// documents give equal bytes, whatever came before.
public struct FormatWriter: Sendable {
  public let format: DocumentFormat
  /// `nil` for a format that is no JSON.
  private var json: JSONFormatWriter?
  private let liveViewNative: LiveViewNativeWriter?
  private let target: Catalog.CheckTarget
  /// Messages about losses so far, as they are at any place.
  private var told: [Loss: Diagnostic] = [:]

  private struct Loss: Hashable {
    var part: FormatLack.Part
    var element: String
  }

  /// `nil` for VML, which is written already.
  ///
  /// The target says which of SwiftUI's declarations Swift may use; without one it is the newest
  /// iOS.
  public init?(
    _ format: DocumentFormat, _ options: FormatOptions = FormatOptions(),
    for target: Catalog.CheckTarget? = nil
  ) {
    guard format != .vml else { return nil }
    self.format = format
    json = format.codec.map { JSONFormatWriter($0, options) }
    liveViewNative = format == .liveViewNative ? LiveViewNativeWriter() : nil
    self.target = target ?? Catalog.CheckTarget(platform: .iOS, minimum: nil)
  }

  /// A document in the format, and what is left out of it.
  ///
  /// It is in one line unless `isIndented`, but for Swift, whose view is named for the file; its
  /// name is given without its ending: `products/lamp`.
  public func write(
    _ markup: Markup, isIndented: Bool = false, named file: String = "index"
  ) -> WrittenDocument {
    var options = MarkupPrintingOptions()
    options.dialect = .document
    options.keepsAttributeOrder = true
    var writer = self
    return writer.write(
      printMarkup(markup, options: options), isIndented: isIndented, named: file)
  }

  /// The same of a document that stands in canonical VML without line breaks.
  public mutating func write(
    _ vml: [UInt8], isIndented: Bool = false, named file: String = "index"
  ) -> WrittenDocument {
    let links = DocumentLinks(json?.words.table.unreserved(vml) ?? vml, in: format)
    var written =
      if let made = json?.document(links.document, isIndented: isIndented) {
        WrittenDocument(bytes: made.bytes, lacks: made.lacks)
      } else {
        write(markup(of: links.document), isIndented: isIndented, typeName: swiftTypeName(of: file))
      }
    written.lacks += links.lacks
    return written
  }

  /// The message about something that a document of a build is written without.
  public mutating func message(
    about part: FormatLack.Part, of element: String, at range: SourceRange
  ) -> Diagnostic {
    let loss = Loss(part: part.inAnyCall, element: element)
    if var known = told[loss] {
      known.range = range
      return known
    }
    let made = Diagnostic.formatLacks(loss.part, of: element, in: format, at: range)
    if told.count < Self.toldLimit { told[loss] = made }
    return made
  }

  private static let toldLimit = 10_000

  private func markup(of document: CompactDocument) -> Markup {
    let source = SourceFile(id: FileID(0), path: "document.vml", bytes: document.bytes)
    // It was written by this program.
    var own = DiagnosticBag()
    return parseMarkup(source, as: .document, reporting: &own)
  }

  private func write(_ markup: Markup, isIndented: Bool, typeName: String) -> WrittenDocument {
    if let liveViewNative { return liveViewNative.document(markup, isIndented: isIndented) }
    var writer = SwiftWriter(markup: markup, target: target)
    let bytes = writer.document(named: typeName)
    return WrittenDocument(bytes: bytes, lacks: writer.lacks)
  }

  /// A document and its losses alone.
  public func document(
    _ markup: Markup, isIndented: Bool = false, named file: String = "index"
  ) -> (bytes: [UInt8], lacks: [FormatLack]) {
    let written = write(markup, isIndented: isIndented, named: file)
    return (written.bytes, written.lacks)
  }
}

extension FormatWriter {
  /// The views of VML that the format has, in the order of their names.
  public var views: [String] {
    json?.words.table.views.keys.sorted() ?? liveViewNative?.registry.views.keys.sorted() ?? []
  }

  /// The modifiers of VML that the format is known to have in some form, in the order of their
  /// names.
  public var modifiers: [String] {
    json?.words.table.modifiers.keys.sorted() ?? liveViewNative?.registry.knownModifiers.sorted()
      ?? []
  }
}
