import VMLData
public import VMLDiagnostics
public import VMLFormats
import VMLFormatter
import VMLMarkup

/// Reads a document of another format, and writes it as a page, or in a third format.
///
/// The text is `nil` after an error. With `isStrict` nothing may be left out. Without a `format`
/// it is found out.
public func convertForeignDocument(
  _ file: SourceFile, from format: ForeignFormat?, to target: DocumentFormat, isStrict: Bool
) -> Rewriting {
  var bag = DiagnosticBag()
  let text = page(of: file, from: format, reporting: &bag).flatMap { page in
    write(page, of: file, to: target, reporting: &bag)
  }
  return rewriting(text, bag, isStrict)
}

/// Makes pages of documents of other formats, and a sheet of what they have in common.
///
/// - Returns: The pages, as by ``convertForeignDocument(_:from:to:isStrict:)``, and the sheet,
///   which is empty if there is nothing in common.
public func convertForeignDocuments(
  _ files: [SourceFile], from format: ForeignFormat?, isStrict: Bool
) -> (pages: [Rewriting], sheet: [UInt8]) {
  var bags = Array(repeating: DiagnosticBag(), count: files.count)
  let read = files.indices.map { page(of: files[$0], from: format, reporting: &bags[$0]) }
  var pages = read.compactMap { $0 }
  let rules = makeClasses(of: &pages)
  var next = pages.makeIterator()
  let texts = files.indices.map { index in
    let made = read[index] == nil ? nil : next.next()
    return rewriting(
      made.flatMap { write($0, of: files[index], to: .vml, reporting: &bags[index]) }, bags[index],
      isStrict)
  }
  let sheet = SourceFile(id: FileID(UInt32(files.count)), path: "converted.vss", bytes: rules)
  var mistakes = DiagnosticBag()
  return (texts, formatSource(sheet, as: .stylesheet, reporting: &mistakes) ?? rules)
}

private func rewriting(_ text: [UInt8]?, _ bag: DiagnosticBag, _ isStrict: Bool) -> Rewriting {
  let isFine = isStrict ? bag.diagnostics.isEmpty : !bag.hasErrors
  return Rewriting(text: isFine ? text : nil, diagnostics: bag.diagnostics)
}

private func page(
  of file: SourceFile, from format: ForeignFormat?, reporting bag: inout DiagnosticBag
) -> ConvertedPage? {
  guard validateEncoding(of: file, reporting: &bag) else { return nil }
  let source = SourceText(
    file: file.id, bytes: file.bytes, range: 0..<file.bytes.count, offsets: nil)
  let data = readJSON(source, nesting: DataLimits.documentNesting, reporting: &bag)
  guard let data, !bag.hasErrors else { return nil }
  guard let format = format ?? ForeignFormat(data) else {
    bag.report(.unknownFormat(at: data.range))
    return nil
  }
  return readPage(data, of: format, reporting: &bag)
}

private func write(
  _ page: ConvertedPage, of file: SourceFile, to target: DocumentFormat,
  reporting bag: inout DiagnosticBag
) -> [UInt8]? {
  let made = SourceFile(
    id: file.id, path: file.path, bytes: page.text(isSource: target == .vml))
  var mistakes = DiagnosticBag()
  guard let writer = FormatWriter(target) else {
    let text = formatSource(made, as: .markup, reporting: &mistakes)
    if text == nil { bag.report(.unsoundPage(mistakes)) }
    return text
  }
  let markup = parseMarkup(made, as: .document, reporting: &mistakes)
  guard !mistakes.hasErrors else {
    bag.report(.unsoundPage(mistakes))
    return nil
  }
  let (bytes, lacks) = writer.document(markup, isIndented: true)
  let elements = markup.nodes.indices.filter { markup.nodes[$0].kind == .element }
  for lack in lacks {
    var diagnostic = Diagnostic.formatLacks(
      lack.part, of: markup.string(markup.nodes[elements[lack.element]].name), in: target,
      at: SourceRange(file: file.id, 0..<0))
    // The place is one of the page between the two, which the user does not see.
    diagnostic.range = nil
    bag.report(diagnostic)
  }
  return bytes
}

extension Diagnostic {
  /// A document that is larger or deeper than VML may be.
  fileprivate static func unsoundPage(_ mistakes: DiagnosticBag) -> Diagnostic {
    let first = mistakes.diagnostics.first { $0.severity == .error }
    return Diagnostic(
      first?.code ?? .wrongKind, .error, at: nil,
      "the document makes no page: \(first?.message ?? "it has no form in VML")",
      notes: [Note("split it where that is said, or make it flatter")])
  }

  fileprivate static func unknownFormat(at range: SourceRange) -> Diagnostic {
    let start = range.range.lowerBound
    return Diagnostic(
      .wrongKind, .error, at: SourceRange(file: range.file, start..<start + 1),
      "the document looks like none of the formats that are read",
      notes: [
        Note(
          "say which one it is: '--from "
            + ForeignFormat.allCases.map(\.rawValue).joined(separator: "' or '--from ") + "'")
      ])
  }
}
