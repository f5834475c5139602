import VMLCompiler
import VMLDiagnostics
import VMLFiles
public import VMLStylesheet

/// The sheets of a site, and the styles that they are compiled to.
public struct SiteStyle: Sendable {
  public var sheets: [Stylesheet]
  var linkable: LinkableSheets
  var tokens: [TokenSheet]
  /// The targets and options that the sheets are compiled with.
  var targets: [StyleTarget]
  var options: StyleOptions
  var compilation: SheetCompilation
  /// In the order of the site's variants; a variant that is not compiled has the styles of another.
  public var compiled: [CompiledStyles] = []
}

/// The sheets of a site as they were read and compiled, with everything that they depend on.
///
/// A class, since it takes milliseconds to free one: the last owner decides when.
final class SheetMemory: Sendable {
  /// Without ``SiteStyle/compiled``.
  fileprivate let style: SiteStyle
  private let lists: SheetLists
  /// The sheets and the tokens, which have numbers from ``first`` up to ``end``.
  fileprivate let files: [SourceFile]
  private let first: UInt32
  fileprivate let end: UInt32
  /// Styles name components by these numbers.
  private let components: [FileID]
  /// The diagnostics of reading and checking them.
  fileprivate let said: DiagnosticBag
  /// Paths outside of the site's folders that were looked for, and whether each was a file.
  fileprivate let elsewhere: [String: Bool]

  fileprivate init(
    _ style: SiteStyle, _ lists: SheetLists, _ components: [Component], from first: UInt32,
    said: DiagnosticBag, by loader: SiteLoader<some FileSystem>
  ) {
    self.style = style
    self.lists = lists
    files = loader.registry.sources.all.filter { $0.id.rawValue >= first }
    self.first = first
    end = loader.registry.count
    self.components = components.map(\.file)
    self.said = said
    elsewhere = loader.elsewhere.mapValues { $0 != FileStamp.none }
  }

  private init(_ memory: SheetMemory, _ compilation: SheetCompilation) {
    var style = memory.style
    style.compilation = compilation
    self.style = style
    lists = memory.lists
    (files, first, end) = (memory.files, memory.first, memory.end)
    components = memory.components
    said = memory.said
    elsewhere = memory.elsewhere
  }

  /// These sheets, compiled for other variants.
  func with(_ compilation: SheetCompilation) -> SheetMemory { SheetMemory(self, compilation) }

  /// Whether the sheets would come out the same; the bytes of all their files are compared.
  fileprivate func isCurrent(
    for loader: SiteLoader<some FileSystem>, _ lists: SheetLists,
    _ configuration: SiteConfiguration, _ components: [Component]
  ) -> Bool {
    // Files have numbers in the order in which they are read.
    loader.registry.count == first && lists == self.lists
      && style.targets == configuration.styleTargets(areChecked: loader.request.checksSwiftUI)
      && style.options == configuration.styleOptions
      && components.map(\.file) == self.components
      && elsewhere.allSatisfy { path, isFile in
        ((try? loader.fileSystem.status(of: path))?.kind == .file) == isFile
      }
      && files.allSatisfy { file in
        (loader.sources?.bytes(of: file.path)
          ?? (try? loader.fileSystem.read(file.path, limit: sourceSizeLimit))) == file.bytes
      }
  }
}

/// The files that may be sheets, or be named by one.
struct SheetLists: Hashable, Sendable {
  /// The sheets that site.yaml names; `nil` where it names none.
  private let roots: [String]?
  private let sheets: [String]
  private let componentSheets: [String]
  private let components: [String]
  private let tokens: [String]

  init(_ files: SiteFiles, _ configuration: SiteConfiguration) {
    roots = configuration.styles?.map(\.text)
    sheets = files.sheets
    componentSheets = files.componentSheets
    components = files.components
    tokens = files.tokens
  }
}

extension SiteLoader {
  /// Reads and checks a site's sheets, or takes them from the last load if they are the same.
  mutating func style(
    _ files: SiteFiles, _ configuration: SiteConfiguration, _ components: [Component]
  ) throws(FileSystemError) -> SiteStyle {
    let lists = SheetLists(files, configuration)
    var old: [CompiledStyles] = []
    if let known = sources?.takeSheets() {
      if known.isCurrent(for: self, lists, configuration, components) {
        registry.keep(known.files, upTo: known.end)
        bag.report(contentsOf: known.said)
        for path in known.elsewhere.keys { _ = try kind(of: path) }
        sources?.keep(known)
        sheets = known
        return known.style
      }
      old = known.style.compilation.lastStyles
    }
    let first = registry.count
    let (style, said) = try observing { loader throws(FileSystemError) in
      try loader.makeStyle(files, configuration, components, after: old)
    }
    // An error may be about a file that is in no list: it has to be looked for each time.
    guard sources != nil, !said.hasErrors else { return style }
    sheets = SheetMemory(style, lists, components, from: first, said: said, by: self)
    sources?.keep(sheets)
    return style
  }

  private mutating func makeStyle(
    _ files: SiteFiles, _ configuration: SiteConfiguration, _ components: [Component],
    after old: [CompiledStyles]
  ) throws(FileSystemError) -> SiteStyle {
    let (sheets, linkable) = try loadSheets(files, configuration, components)
    let tokens = try loadTokens(
      of: sheets + linkable.others.sorted { $0.key < $1.key }.map(\.value.sheet), files)
    var options = configuration.styleOptions
    options.areAll = !lacksRules
    let targets = configuration.styleTargets(areChecked: request.checksSwiftUI)
    let compilation = SheetCompilation(
      sheets, tokens: tokens, for: targets, after: old, knowing: acceptedShapes, options: options,
      reporting: &bag)
    return SiteStyle(
      sheets: sheets, linkable: linkable, tokens: tokens, targets: targets, options: options,
      compilation: compilation)
  }

  /// The modifiers that are known to be fine for the targets that the site has.
  private var acceptedShapes: AcceptedModifierShapes {
    let file = registry.sources.all.first {
      $0.path == SiteFiles.configuration && !$0.bytes.isEmpty
    }
    // Another file has a say in an environment.
    guard let accepted = request.accepted, let file, request.choices.environment == nil,
      xxh128(file.bytes.span) == accepted.configuration
    else { return AcceptedModifierShapes() }
    return accepted.shapes
  }
}
