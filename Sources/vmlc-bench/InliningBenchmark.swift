import VMLBuild
import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLStylesheet
import VMLYAML

/// Measures the pages of a site from their bytes to their documents' bytes, with the disk left out:
/// read, expanded, matched against every sheet, folded, written, on one processor and for one
/// target.
///
/// `Benchmarks/compare-inlining` runs this beside tools that inline CSS.
enum InliningBenchmark {
  /// Prints the median time of a page.
  ///
  /// `isChecked` adds the checks against what SwiftUI has.
  static func run(site folder: String, isChecked: Bool) throws {
    let disk = try DiskFileSystem(root: folder)
    var bag = DiagnosticBag()
    let (site, styles) = try load(disk, isChecked: isChecked, &bag)
    var files: [SourceFile] = []
    for path in try sitePages(in: "content", of: disk) {
      let bytes = try disk.read(path, limit: sourceSizeLimit)
      files.append(SourceFile(id: FileID(UInt32(1000 + files.count)), path: path, bytes: bytes))
    }
    var compiler = DocumentCompiler(site, styles: styles, options: EmissionOptions())
    var times: [Duration] = []
    var byteCount = 0
    var elementCount = 0
    for _ in 0..<rounds {
      (byteCount, elementCount) = (0, 0)
      times.append(
        ContinuousClock().measure {
          for file in files {
            let markup = compile(file, with: &compiler, of: site, &bag, &byteCount)
            elementCount += markup.nodes.count { $0.kind == .element }
          }
        })
    }
    precondition(!bag.hasErrors && !files.isEmpty, "the site has pages, and no mistakes")
    times.sort()
    let nanoseconds = times[times.count / 2] / .nanoseconds(1) / Double(files.count)
    print(
      "inline.\(isChecked ? "checked" : "unchecked")\t\(Int(nanoseconds)) ns a page"
        + "\t\(Int(1e9 / nanoseconds)) pages/s\t\(elementCount / files.count) elements"
        + "\t\(byteCount / files.count) bytes")
  }

  private static let rounds = 21

  private static func compile(
    _ file: SourceFile, with compiler: inout DocumentCompiler, of site: Site,
    _ bag: inout DiagnosticBag, _ byteCount: inout Int
  ) -> Markup {
    let source = parseSource(file, reporting: &bag)
    let page = makePage(
      String(file.path.dropFirst("content/".count)), from: source, in: site.configuration,
      knowing: site.elements, names: &compiler.names, reporting: &bag)
    for request in documents(of: page, in: site, reporting: &bag) {
      for document in compiler.compile(request, for: [0], reporting: &bag) {
        byteCount += document.bytes.count
      }
    }
    return source.markup
  }

  /// A site without components and data, and its sheets for the first target.
  private static func load(
    _ disk: DiskFileSystem, isChecked: Bool, _ bag: inout DiagnosticBag
  ) throws -> (Site, [CompiledStyles]) {
    let file = SourceFile(
      id: FileID(0), path: "site.yaml", bytes: try disk.read("site.yaml", limit: sourceSizeLimit))
    let text = SourceText(file, 0..<file.bytes.count)
    guard let node = readYAML(text, reporting: &bag) else { preconditionFailure("no site.yaml") }
    let configuration = readSiteConfiguration(node, reporting: &bag)
    var sheets: [Stylesheet] = []
    for path in configuration.styles?.map(\.text) ?? [] {
      let bytes = try disk.read(path, limit: sourceSizeLimit)
      sheets.append(
        parseStylesheet(
          SourceFile(id: FileID(UInt32(1 + sheets.count)), path: path, bytes: bytes),
          reporting: &bag))
    }
    let styles = compileStyles(
      sheets, for: configuration.styleTargets(areChecked: isChecked),
      options: configuration.styleOptions, reporting: &bag)
    let site = Site(
      configuration: configuration, components: [],
      elements: ElementNames(components: [], customViews: configuration.custom.views.keys),
      data: .object(ValueObject()), names: .wellKnown, selectors: selectedTypes(in: sheets))
    return (site, styles)
  }
}
