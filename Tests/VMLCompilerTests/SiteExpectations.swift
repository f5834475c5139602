import Testing
import VMLCompiler
import VMLDiagnostics
import VMLMarkup
import VMLTestSupport

/// Compiles a site that holds no mistake, and compares some of its documents, by path, for its first target.
@discardableResult
func expectSite(
  _ source: String, makes expected: KeyValuePairs<String, String>, target: Int = 0,
  layout: MarkupWriter.Layout = .compact, at location: SourceLocation = #_sourceLocation
) -> CompiledSource {
  let loaded = LoadedSource(SiteSource(source, at: location))
  let result = expectSound(loaded, layout, at: location)
  for (path, text) in expected {
    #expect(result.text(path, target) == text, sourceLocation: location)
  }
  return result
}

/// Compiles a site that holds no mistake, and compares the body of its first page for one target.
@discardableResult
func expectBody(
  _ source: String, _ expected: String, target: Int = 0,
  at location: SourceLocation = #_sourceLocation
) -> CompiledSource {
  let loaded = LoadedSource(SiteSource(source, at: location))
  let result = expectSound(loaded, .compact, at: location)
  let text = result.paths.first.flatMap { result.text($0.path, target) } ?? "no document"
  #expect(part("body", of: text) == expected, sourceLocation: location)
  return result
}

/// The same for the head; empty where there is none.
@discardableResult
func expectHead(
  _ source: String, _ expected: String, target: Int = 0,
  at location: SourceLocation = #_sourceLocation
) -> CompiledSource {
  let loaded = LoadedSource(SiteSource(source, at: location))
  let result = expectSound(loaded, .compact, at: location)
  let text = result.paths.first.flatMap { result.text($0.path, target) } ?? "no document"
  let head = text.contains("<head>") ? part("head", of: text) : ""
  #expect(head == expected, sourceLocation: location)
  return result
}

private func part(_ element: String, of document: String) -> String {
  let pieces = document.split(separator: "<\(element)>", maxSplits: 1)
  guard pieces.count == 2 else { return document.contains("<\(element)/>") ? "" : document }
  return String(pieces[1].split(separator: "</\(element)>", omittingEmptySubsequences: false)[0])
}

/// Compiles a site whose mistakes are marked, `1️⃣` the first message's place and so on.
///
/// A message is given as `code: message`.
@discardableResult
func expectMistakes(
  _ source: String, _ messages: String..., at location: SourceLocation = #_sourceLocation
) -> CompiledSource {
  let loaded = LoadedSource(SiteSource(source, at: location))
  let result = loaded.compile()
  var seen: Set<Diagnostic> = []
  let found = (loaded.bag.diagnostics + result.diagnostics).filter { seen.insert($0).inserted }
  #expect(
    found.map { "\($0.code.rawValue): \($0.message)" }.sorted() == messages.sorted(),
    sourceLocation: location)
  let marks = loaded.source.marks
  #expect(marks.count == messages.count, "one mark for each message", sourceLocation: location)
  for (mark, message) in zip(marks, messages) {
    let place = found.first { "\($0.code.rawValue): \($0.message)" == message }?.range
    #expect(
      place.map { [Int($0.file.rawValue), $0.range.lowerBound] }
        == [Int(mark.file.rawValue), mark.range.lowerBound],
      "'\(message)' is reported at '\(place.flatMap { loaded.source.text(of: $0) } ?? "nowhere")'",
      sourceLocation: location)
  }
  for diagnostic in found { expectWellMannered(diagnostic, in: loaded.source, at: location) }
  if found.contains(where: { $0.severity == .error && $0.range?.file == FileID(0) }) {
    #expect(result.documents.allSatisfy { $0.path != "/" }, sourceLocation: location)
  }
  return result
}

/// A message is one line in our tone, with places in their files.
private func expectWellMannered(
  _ diagnostic: Diagnostic, in source: SiteSource, at location: SourceLocation
) {
  for message in [diagnostic.message] + diagnostic.notes.map(\.message) {
    #expect(!message.hasSuffix(".") && !message.contains("\n"), sourceLocation: location)
    #expect(
      message.first?.isUppercase != true || message.hasPrefix("VML"), sourceLocation: location)
  }
  let ranges =
    [diagnostic.range] + diagnostic.notes.map(\.range) + diagnostic.fixIts.map(\.range)
  for range in ranges.compactMap(\.self) {
    let file = source.files.first { $0.id == range.file }
    #expect(range.range.upperBound <= file?.bytes.count ?? -1, sourceLocation: location)
  }
  for message in diagnostic.fixIts { #expect(!message.title.isEmpty, sourceLocation: location) }
}

/// Compiles a site in every way that must come to the same, and returns what it makes.
private func expectSound(
  _ loaded: LoadedSource, _ layout: MarkupWriter.Layout, at location: SourceLocation
) -> CompiledSource {
  let result = loaded.compile(layout)
  #expect(
    (loaded.bag.diagnostics + result.diagnostics).map(\.message) == [], sourceLocation: location)
  let again = LoadedSource(loaded.source).compile(layout)
  #expect(
    again.documents.map(\.document.bytes) == result.documents.map(\.document.bytes),
    "compiling twice", sourceLocation: location)
  for target in loaded.site.configuration.targets.indices {
    let alone = loaded.compile(layout, for: [target])
    let together = result.documents.filter { $0.document.variants == [target] }
    #expect(
      alone.documents.map(\.document.bytes) == together.map(\.document.bytes),
      "a target alone", sourceLocation: location)
  }
  for layout in MarkupWriter.Layout.allCases {
    for (_, document) in loaded.compile(layout).documents {
      expectCanonical(document.bytes, layout, of: loaded.site.configuration, at: location)
    }
  }
  return result
}

/// A document is what reading and writing it gives.
private func expectCanonical(
  _ bytes: [UInt8], _ layout: MarkupWriter.Layout, of configuration: SiteConfiguration,
  at location: SourceLocation
) {
  let file = SourceFile(id: FileID(0), path: "document.vml", bytes: bytes)
  var bag = DiagnosticBag()
  #expect(validateEncoding(of: file, reporting: &bag), sourceLocation: location)
  let markup = parseMarkup(file, as: .document, reporting: &bag)
  #expect(bag.diagnostics.map(\.message) == [], sourceLocation: location)
  var options = MarkupPrintingOptions()
  options.layout = layout
  options.dialect = .document
  options.style = configuration.markup.style
  options.keepsAttributeOrder = configuration.markup.keepsAttributeOrder
  guard !configuration.markup.encodesSemicolons else { return }
  let text = String(decoding: bytes, as: UTF8.self)
  #expect(
    String(decoding: printMarkup(markup, options: options), as: UTF8.self) == text,
    "written canonically", sourceLocation: location)
}
