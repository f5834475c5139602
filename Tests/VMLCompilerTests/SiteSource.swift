import Testing
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLMarkup
import VMLStylesheet
import VMLTestSupport
import VMLYAML

/// A site in one string, its files behind lines such as `-- components/Card.vml --`.
///
/// What stands before the first of them is `content/index.vml`. Without a `site.yaml` it has the
/// three default targets.
struct SiteSource {
  private(set) var files: [SourceFile] = []
  /// Where each mark stood, in order.
  private(set) var marks: [SourceRange] = []

  init(_ marked: String, at location: SourceLocation = #_sourceLocation) {
    let (text, offsets) = removeMarkers(from: marked, at: location)
    let bytes = Array(text.utf8)
    var starts: [Int] = []
    var path = "content/index.vml"
    var start = 0
    var line = 0
    func finish(at end: Int) {
      // What begins with a separator has nothing before it.
      guard end > start || path != "content/index.vml" || !text.hasPrefix("-- ") else { return }
      starts.append(start)
      files.append(
        SourceFile(
          id: FileID(UInt32(files.count)), path: path, bytes: Array(bytes[start..<max(start, end)]))
      )
    }
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      let words = String(decoding: bytes[line..<end], as: UTF8.self)
      if words.hasPrefix("-- "), words.hasSuffix(" --") {
        finish(at: max(start, line - 1))
        path = String(words.dropFirst(3).dropLast(3))
        start = min(bytes.count, end + 1)
      }
      line = end + 1
    }
    finish(at: bytes.count)
    for offset in offsets {
      let index = starts.lastIndex { $0 <= offset } ?? 0
      let place = offset - starts[index]
      marks.append(SourceRange(file: files[index].id, place..<place))
    }
  }

  func file(_ path: String) -> SourceFile? { files.first { $0.path == path } }

  func files(in folder: String, ending: String) -> [SourceFile] {
    files.filter { $0.path.hasPrefix(folder + "/") && $0.path.hasSuffix("." + ending) }
  }

  func text(of range: SourceRange) -> String? {
    files.first { $0.id == range.file }.map {
      String(decoding: $0.bytes[range.range], as: UTF8.self)
    }
  }
}

/// A site that was read.
struct LoadedSource {
  let source: SiteSource
  private(set) var site: Site
  private(set) var styles: [CompiledStyles] = []
  private(set) var bag = DiagnosticBag()

  init(_ source: SiteSource) {
    self.source = source
    var bag = DiagnosticBag()
    let configuration = Self.configuration(of: source, reporting: &bag)
    let texts = Self.texts(of: source, configuration, reporting: &bag)
    var names = NameTable.wellKnown
    let sources = source.files(in: "components", ending: "vml").map { file in
      var found = DiagnosticBag()
      let name = String(file.path.split(separator: "/").last?.dropLast(4) ?? "")
      let parsed = parseSource(file, reporting: &found)
      return (name: name, parsed: parsed, bag: found)
    }
    let elements = ElementNames(
      components: sources.map(\.name), customViews: configuration.custom.views.keys)
    var components: [Component] = []
    for (name, parsed, found) in sources {
      bag.report(contentsOf: found)
      components.append(
        makeComponent(
          name, from: parsed, knowing: elements, in: configuration, texts: texts,
          names: &names, isBroken: found.hasErrors, reporting: &bag))
    }
    let data = Self.data(of: source, reporting: &bag)
    let sheets = Self.sheets(of: source, reporting: &bag)
    site = Site(
      configuration: configuration, components: components, elements: elements, data: data,
      names: names, texts: texts, selectors: selectedTypes(in: sheets))
    styles = compileStyles(
      sheets,
      for: configuration.variants.map { variant in
        let target = configuration.targets[variant.target]
        return StyleTarget(
          name: target.name, os: target.os, locale: variant.locale, theme: variant.theme)
      },
      options: configuration.styleOptions, reporting: &bag)
    self.bag = bag
  }

  private static func configuration(
    of source: SiteSource, reporting bag: inout DiagnosticBag
  ) -> SiteConfiguration {
    guard let file = source.file("site.yaml") else { return .defaults }
    guard let node = readYAML(SourceText(file), reporting: &bag) else { return .defaults }
    return readSiteConfiguration(node, reporting: &bag)
  }

  private static func texts(
    of source: SiteSource, _ configuration: SiteConfiguration, reporting bag: inout DiagnosticBag
  ) -> Texts? {
    guard !configuration.locales.isEmpty else { return nil }
    var builder = TextsBuilder(configuration)
    for file in source.files where file.path.hasPrefix("locales/") {
      let name = String(file.path.split(separator: "/").last ?? "")
      let isCatalog = name.hasSuffix(".xcstrings")
      let text = SourceText(file)
      guard
        let root = isCatalog ? readJSON(text, reporting: &bag) : readYAML(text, reporting: &bag)
      else {
        builder.noteUnreadableFile()
        continue
      }
      if isCatalog {
        builder.readCatalog(root)
      } else {
        builder.readTexts(
          root, in: String(name.prefix { $0 != "." }), of: file.sourceRange(0..<0))
      }
    }
    return builder.finish(reporting: &bag)
  }

  private static func data(of source: SiteSource, reporting bag: inout DiagnosticBag) -> Value {
    var data = ValueObject()
    for file in source.files where file.path.hasPrefix("content/") {
      let name = String(file.path.dropFirst("content/".count).dropLast(5))
      if file.path.hasSuffix(".yaml") {
        data[name] = readYAML(SourceText(file), reporting: &bag)?.value
      } else if file.path.hasSuffix(".json") {
        data[name] = readJSON(SourceText(file), reporting: &bag)?.value
      }
    }
    return .object(data)
  }

  private static func sheets(
    of source: SiteSource, reporting bag: inout DiagnosticBag
  ) -> [Stylesheet] {
    let files = source.files(in: "styles", ending: "vss")
    var found = DiagnosticBag()
    let sheets = orderStylesheets(
      files.map(\.path), reporting: &bag, available: { files.map(\.path) },
      load: { path in
        files.first { $0.path == path }.map { parseStylesheet($0, reporting: &found) }
      })
    bag.report(contentsOf: found)
    return sheets
  }

  /// Makes every page's documents for some targets; `nil` means all that each is for.
  func compile(
    _ layout: MarkupWriter.Layout = .compact, for targets: [Int]? = nil
  ) -> CompiledSource {
    var options = EmissionOptions()
    options.layout = layout
    options.conventions = site.configuration.markup
    var compiler = DocumentCompiler(site, styles: styles, options: options)
    var result = CompiledSource()
    for file in source.files(in: "content", ending: "vml") {
      var found = DiagnosticBag()
      let page = makePage(
        String(file.path.dropFirst("content/".count)), from: parseSource(file, reporting: &found),
        in: site.configuration, knowing: site.elements, texts: site.texts, names: &compiler.names,
        reporting: &found)
      let isBroken = found.hasErrors
      for request in documents(of: page, in: site, reporting: &found) {
        let names = request.targets(of: site).map(\.name)
        let variants = site.configuration.variants
        let wanted = variants.indices.filter { index in
          names.contains(site.configuration.targets[variants[index].target].name)
        }
        result.paths.append(request.path)
        if isBroken { continue }
        for document in compiler.compile(
          request, for: wanted.filter { targets?.contains($0) ?? true }, reporting: &found)
        {
          result.documents.append((request.path.path, document))
        }
      }
      result.diagnostics += found.diagnostics
    }
    return result
  }
}

struct CompiledSource {
  var paths: [DocumentPath] = []
  var documents: [(path: String, document: CompiledDocument)] = []
  var diagnostics: [Diagnostic] = []

  func text(_ path: String, _ target: Int) -> String? {
    documents.first { $0.path == path && $0.document.variants.contains(target) }.map {
      String(decoding: $0.document.bytes, as: UTF8.self)
    }
  }
}
