import VMLCompiler
import VMLDiagnostics
import VMLFiles
public import VMLStylesheet

/// What the sheets of a site come to, and what they are.
public struct SiteStyle: Sendable {
  public var sheets: [Stylesheet]
  var linkable: LinkableSheets
  var tokens: [TokenSheet]
  /// What the sheets were compiled with.
  var targets: [StyleTarget]
  var options: StyleOptions
  /// In the order of the site's variants; those that nobody chose have the styles of another.
  public var compiled: [CompiledStyles]
}

/// The style of a site, and all that it was made of.
///
/// Held by reference, since to free one takes milliseconds: whoever lets it go decides when.
final class KnownStyle: Sendable {
  fileprivate let style: SiteStyle
  fileprivate let lists: SheetLists
  /// The sheets and the tokens, which have numbers from ``first`` up to ``end``.
  fileprivate let files: [SourceFile]
  fileprivate let first: UInt32
  fileprivate let end: UInt32
  /// Styles name components by these.
  fileprivate let components: [FileID]
  /// The diagnostics of making it.
  fileprivate let said: DiagnosticBag
  /// The targets that it was said of.
  fileprivate let askedTargets: [String]
  /// Paths outside of the site's folders that were looked for, and whether each was a file.
  fileprivate let elsewhere: [String: Bool]

  fileprivate init(
    style: SiteStyle, lists: SheetLists, files: [SourceFile], first: UInt32, end: UInt32,
    components: [FileID], said: DiagnosticBag, askedTargets: [String],
    elsewhere: [String: Bool]
  ) {
    self.style = style
    self.lists = lists
    self.files = files
    self.first = first
    self.end = end
    self.components = components
    self.said = said
    self.askedTargets = askedTargets
    self.elsewhere = elsewhere
  }

  /// Whether it would come out the same; all files that it was made of are compared.
  fileprivate func holds(
    for loader: SiteLoader<some FileSystem>, _ lists: SheetLists,
    _ configuration: SiteConfiguration,
    _ components: [Component]
  ) -> Bool {
    // Files have numbers in the order in which they are read.
    loader.registry.count == first && lists == self.lists
      && style.targets == configuration.styleTargets(areChecked: loader.checksSwiftUI)
      && style.options == configuration.styleOptions
      && components.map(\.file) == self.components && loader.askedTargets == askedTargets
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
  /// Those that site.yaml names; `nil` where it names none.
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
  /// Finds out about a site's style, or takes ``known``.
  mutating func style(
    _ files: SiteFiles, _ configuration: SiteConfiguration, _ components: [Component]
  ) throws(FileSystemError) -> SiteStyle {
    let lists = SheetLists(files, configuration)
    if let sources { known = sources.takeStyle() }
    if let known, known.holds(for: self, lists, configuration, components) {
      registry.keep(known.files, upTo: known.end)
      bag.report(contentsOf: known.said)
      for path in known.elsewhere.keys { _ = try kind(of: path) }
      sources?.keep(known)
      return known.style
    }
    let old = known?.style.compiled ?? []
    known = nil
    let first = registry.count
    let (style, said) = try observing { loader throws(FileSystemError) in
      try loader.makeStyle(files, configuration, components, after: old)
    }
    // An error has to be looked for each time.
    guard !said.hasErrors else { return style }
    known = KnownStyle(
      style: style, lists: lists,
      files: registry.sources.all.filter { $0.id.rawValue >= first },
      first: first, end: registry.count, components: components.map(\.file), said: said,
      askedTargets: askedTargets, elsewhere: elsewhere.mapValues { $0 != FileStamp.none })
    sources?.keep(known)
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
    let targets = configuration.styleTargets(areChecked: checksSwiftUI)
    let variants = configuration.variants
    let compiled = compileStyles(
      sheets, tokens: tokens, for: targets,
      choosing: chosen.map { isChosen in
        variants.indices.filter { isChosen(variants[$0], configuration) }
      },
      reportingOn: variants.indices.filter { index in
        askedTargets.isEmpty
          || askedTargets.contains(configuration.targets[variants[index].target].name)
      },
      after: old, knowing: knownCalls, options: options, reporting: &bag,
      compilingAll: { [jobs] in concurrentMap($0, jobs: jobs, onLargeStacks: true, $1) })
    return SiteStyle(
      sheets: sheets, linkable: linkable, tokens: tokens, targets: targets, options: options,
      compiled: compiled)
  }

  /// What is known of modifiers for the targets that the site has.
  private var knownCalls: AcceptedModifierShapes {
    let file = registry.sources.all.first {
      $0.path == SiteFiles.configuration && !$0.bytes.isEmpty
    }
    guard let clean, let file, xxh128(file.bytes.span) == clean.configuration else {
      return AcceptedModifierShapes()
    }
    return clean.calls
  }
}
