import VMLDiagnostics
import VMLFiles
import VMLFormats
import VMLFormatter
import VMLMarkup

/// Endings of the files that LiveView Native has for templates and modules.
public let liveViewEndings = ["heex", "neex", "ex", "exs"]

/// Whether a file is LiveView Native's, by the format that the user says or by its name.
func isLiveView(_ file: SourceFile, _ format: ForeignFormat?) -> Bool {
  format == .liveViewNative
    || format == nil && liveViewEndings.contains { file.path.hasSuffix("." + $0) }
}

/// Makes pages, components and sheets of a template or module of LiveView Native.
///
/// One page or sheet is the text. Of a module with several, or with a component, each is a file: a
/// component under its name, the page and the sheet under the module's.
func convertLiveView(
  _ file: SourceFile, to target: DocumentFormat, isStrict: Bool
) -> Conversion {
  var bag = DiagnosticBag()
  guard validateEncoding(of: file, reporting: &bag) else {
    return Conversion(nil, target.fileEnding, bag, isStrict)
  }
  guard target == .vml else {
    bag.report(
      Diagnostic(
        .wrongKind, .error, at: SourceRange(file: file.id, 0..<0),
        "a template becomes a page, and no document of another format",
        notes: [.init("make a page of it, build the site, and convert what the build wrote")]))
    return Conversion(nil, target.fileEnding, bag, isStrict)
  }
  let read = readLiveView(file, reporting: &bag)
  var made: [(name: String?, ending: String, text: [UInt8])] = []
  for part in read {
    switch part.content {
    case .page(let page):
      let text = Array(part.head.utf8) + page.text(.interpolated)
      made.append((part.name, "vml", laidOut(text, as: .markup)))
    case .sheet(let rules): made.append((nil, "vss", laidOut(rules, as: .stylesheet)))
    }
  }
  let only = made.count == 1 ? made.first : nil
  var conversion = Conversion(
    bag.hasErrors ? nil : only?.text ?? [], only?.ending ?? "vml", bag, isStrict)
  conversion.calls = read.flatMap(\.calls)
  guard conversion.text != nil, made.count > 1 || only?.name != nil else { return conversion }
  let stem = splitPath(file.path).name.split(separator: ".").first.map(String.init) ?? "index"
  for part in made {
    let name = "\(part.name ?? stem).\(part.ending)"
    if let index = conversion.files.firstIndex(where: { $0.name == name }) {
      conversion.files[index].text += [0x0A] + part.text
    } else {
      conversion.files.append((name, part.text))
    }
  }
  return conversion
}

/// Tells of the components that the templates of a conversion call and none of its files defines.
///
/// With `isStrict` what calls one has no text.
///
/// - Complexity: O(n) in the number of files and calls.
public func tellUndefinedComponents(of conversions: inout [Conversion], isStrict: Bool) {
  let defined = Set(conversions.flatMap { $0.files.map(\.name) })
  for index in conversions.indices {
    for call in conversions[index].calls where !defined.contains(call.name + ".vml") {
      conversions[index].diagnostics.append(
        Diagnostic(
          .formatLacks, .warning, at: call.range,
          "none of the files defines '\(call.tag)', which is '<\(call.name)>' here",
          notes: [.init("convert the file that does, too, or write a component of that name")]))
      if isStrict { conversions[index].text = nil }
    }
  }
}

/// A text as `vmlc format` lays it out; as it is, where it cannot be.
private func laidOut(_ text: [UInt8], as language: FormattedLanguage) -> [UInt8] {
  var mistakes = DiagnosticBag()
  let file = SourceFile(id: FileID(0), path: "converted", bytes: text)
  return formatSource(file, as: language, reporting: &mistakes) ?? text + [0x0A]
}
