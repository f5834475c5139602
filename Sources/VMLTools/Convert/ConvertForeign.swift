import VMLData
public import VMLDiagnostics
public import VMLFormats
import VMLFormatter
import VMLMarkup

/// A file of another format in VML or in a third one.
public struct Conversion: Sendable {
  /// `nil` after an error.
  public var text: [UInt8]?
  /// The ending of files that hold such a text.
  public var ending: String
  public var diagnostics: [Diagnostic]
  /// The results of a file that holds several, or one with a name of its own: each with its name
  /// and ending.
  public var files: [(name: String, text: [UInt8])] = []
  /// Members of the sheet of its folder; none in most formats.
  public var styles: [String]
  /// Names in a page that its site has to declare.
  public var customNames: Set<CustomName> = []
  /// Components of LiveView that its templates call.
  var calls: [LiveViewFile.Call] = []

  public init(_ rewriting: Rewriting, ending: String) {
    text = rewriting.text
    styles = rewriting.styles
    self.ending = ending
    diagnostics = rewriting.diagnostics
  }

  init(_ text: [UInt8]?, _ ending: String, _ bag: DiagnosticBag, _ isStrict: Bool) {
    self.text = (isStrict ? bag.diagnostics.isEmpty : !bag.hasErrors) ? text : nil
    self.ending = ending
    diagnostics = bag.diagnostics
    styles = []
  }
}

/// Reads a document of another format, and writes it as a page, or in a third format; of
/// templates a sheet.
///
/// The text is `nil` after an error. With `isStrict` nothing may be left out. Without a `format`
/// it is found out. A view of Swift is named for `name`, a path without its ending.
public func convertForeignDocument(
  _ file: SourceFile, from format: ForeignFormat?, to target: DocumentFormat,
  named name: String = "index", isStrict: Bool
) -> Conversion {
  var bag = DiagnosticBag()
  if isLiveView(file, format) { return convertLiveView(file, to: target, isStrict: isStrict) }
  var (text, ending): ([UInt8]?, String) = (nil, target.fileEnding)
  let content = content(of: file, from: format, reporting: &bag)
  switch content {
  case .page(let page)?: text = write(page, of: file, to: target, named: name, reporting: &bag)
  case .sheet(let rules)?:
    if target == .vml {
      (text, ending) = (formatted(rules), "vss")
    } else {
      bag.report(.noDocument(in: file))
    }
  case nil: break
  }
  var made = Conversion(text, ending, bag, isStrict)
  if target == .vml { made.customNames = content?.customNames ?? [] }
  return made
}

/// Makes pages of documents of other formats, and a sheet of what they have in common.
///
/// - Returns: The pages, as by ``convertForeignDocument(_:from:to:named:isStrict:)``, and the
///   sheet, which is empty if there is nothing in common.
public func convertForeignDocuments(
  _ files: [SourceFile], from format: ForeignFormat?, isStrict: Bool
) -> (pages: [Conversion], sheet: [UInt8]) {
  var bags = Array(repeating: DiagnosticBag(), count: files.count)
  let read = files.indices.map { content(of: files[$0], from: format, reporting: &bags[$0]) }
  var pages = read.compactMap { if case .page(let page)? = $0 { page } else { nil } }
  let rules = makeClasses(of: &pages)
  var next = pages.makeIterator()
  let made = files.indices.map { index in
    switch read[index] {
    case .page?:
      let text = next.next().flatMap {
        write($0, of: files[index], to: .vml, reporting: &bags[index])
      }
      var made = Conversion(text, "vml", bags[index], isStrict)
      made.customNames = read[index]?.customNames ?? []
      return made
    case .sheet(let rules)?: return Conversion(formatted(rules), "vss", bags[index], isStrict)
    case nil: return Conversion(nil, "vml", bags[index], isStrict)
    }
  }
  return (made, formatted(rules))
}

/// A finished document of a media type in VML, for what compares views; as it is where its format
/// is not read.
public func documentInMarkup(_ bytes: [UInt8], mediaType: String) -> [UInt8] {
  let formats = [DocumentFormat.swiftUIML: ForeignFormat.swiftUIML, .viewCodable: .viewCodable]
  guard let format = formats.first(where: { $0.key.mediaType == mediaType })?.value else {
    return bytes
  }
  let file = SourceFile(id: FileID(0), path: "document.json", bytes: bytes)
  // What VML cannot say of it is left out on both sides.
  var told = DiagnosticBag()
  guard case .page(let page)? = content(of: file, from: format, reporting: &told) else {
    return bytes
  }
  return page.text(.finished)
}

/// A sheet as `vmlc format` lays it out.
private func formatted(_ rules: [UInt8]) -> [UInt8] {
  let sheet = SourceFile(id: FileID(0), path: "converted.vss", bytes: rules)
  var mistakes = DiagnosticBag()
  return formatSource(sheet, as: .stylesheet, reporting: &mistakes) ?? rules
}

private enum ForeignContent {
  case page(ConvertedPage)
  case sheet([UInt8])

  var customNames: Set<CustomName> {
    if case .page(let page) = self { page.customNames } else { [] }
  }
}

private func content(
  of file: SourceFile, from format: ForeignFormat?, reporting bag: inout DiagnosticBag
) -> ForeignContent? {
  guard validateEncoding(of: file, reporting: &bag) else { return nil }
  let source = SourceText(
    file: file.id, bytes: file.bytes, range: 0..<file.bytes.count, offsets: nil)
  let data = readJSON(source, nesting: DataLimits.documentNesting, reporting: &bag)
  guard let data, !bag.hasErrors else { return nil }
  guard let format = format ?? ForeignFormat(data) else {
    bag.report(.unknownFormat(at: data.range))
    return nil
  }
  guard format == .markupKit else {
    return readPage(data, of: format, in: file.bytes, reporting: &bag).map(ForeignContent.page)
  }
  return readPropertyTemplates(data, reporting: &bag).map(ForeignContent.sheet)
}

private func write(
  _ page: ConvertedPage, of file: SourceFile, to target: DocumentFormat,
  named name: String = "index", reporting bag: inout DiagnosticBag
) -> [UInt8]? {
  let made = SourceFile(
    id: file.id, path: file.path, bytes: page.text(target == .vml ? .plain : .finished))
  var mistakes = DiagnosticBag()
  guard let writer = FormatWriter(target) else {
    let text = formatSource(made, as: .markup, reporting: &mistakes)
    if text == nil { bag.report(.unsoundPage(mistakes, of: file)) }
    return text
  }
  let markup = parseMarkup(made, as: .document, reporting: &mistakes)
  guard !mistakes.hasErrors else {
    bag.report(.unsoundPage(mistakes, of: file))
    return nil
  }
  let (bytes, lacks) = writer.document(markup, isIndented: true, named: name)
  let elements = markup.nodes.indices.filter { markup.nodes[$0].kind == .element }
  for lack in lacks {
    // The place is one of the page between the two, which the user does not see.
    bag.report(
      .formatLacks(
        lack.part, of: markup.string(markup.nodes[elements[lack.element]].name), in: target,
        at: SourceRange(file: file.id, 0..<0), isBuilt: false))
  }
  return bytes
}

extension Diagnostic {
  fileprivate static func noDocument(in file: SourceFile) -> Diagnostic {
    Diagnostic(
      .wrongKind, .error, at: SourceRange(file: file.id, 0..<0),
      "property templates are no document", notes: [Note("convert them to VML: a sheet")])
  }

  /// A document that is larger or deeper than VML may be.
  fileprivate static func unsoundPage(
    _ mistakes: DiagnosticBag, of file: SourceFile
  ) -> Diagnostic {
    let first = mistakes.diagnostics.first { $0.severity == .error }
    return Diagnostic(
      first?.code ?? .wrongKind, .error, at: SourceRange(file: file.id, 0..<0),
      "the document makes no page: \(first?.message ?? "it has no form in VML")",
      notes: [Note("split it into several, or make it flatter")])
  }

  fileprivate static func unknownFormat(at range: SourceRange) -> Diagnostic {
    let start = range.range.lowerBound
    return Diagnostic(
      .wrongKind, .error, at: SourceRange(file: range.file, start..<start + 1),
      "the document looks like none of the formats that are read",
      notes: [
        Note(
          "a view of SwiftUIML has a 'type', one of ViewCodable is '{\"text\": …}' by its name, "
            + "and a template of MarkupKit an object in an object; '--from FORMAT' says which it is"
        )
      ])
  }
}
