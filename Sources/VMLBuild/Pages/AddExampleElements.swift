import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLMarkup
import VMLStylesheet

/// Adds to what is wrong with a modifier of a sheet one element that has it, the first that is
/// found.
///
/// Elements are looked for in the first documents of the site, so that a build with warnings takes
/// little longer than one without.
func addExampleElements(
  of loaded: LoadedSite, for variants: [Int], in fileSystem: some FileSystem,
  _ registry: inout SourceRegistry, to bag: inout DiagnosticBag
) async {
  guard !bag.diagnostics.isEmpty else { return }
  let modifiers = SheetModifierPlaces(of: loaded.style.sheets)
  var wanted = bag.diagnostics.indices.filter { modifiers.areMeant(by: bag.diagnostics[$0]) }
  wanted = Array(wanted.prefix(notedMistakeLimit))
  guard !wanted.isEmpty else { return }
  let search = UserSearch(reader: PageReader(loaded, registry, in: fileSystem), variants: variants)
  let places = wanted.compactMap { bag.diagnostics[$0].range }
  // Trees are deep, and so is what goes through them.
  let (found, sources) = await onLargeStack {
    var search = search
    let found = search.run(for: places)
    return (found, search.reader.registry.sources)
  }
  for index in wanted {
    guard let range = bag.diagnostics[index].range, let (name, place) = found[range] else {
      continue
    }
    if let file = sources[place.file] { registry.keep(file) }
    bag.add(.element(name, at: place), toDiagnosticAt: index)
  }
}

extension BuildReport {
  /// Whether the elements that diagnostics of sheets show were found on pages before a page, so
  /// that an edit of this page changes none of them.
  func showsElements(before page: LoadedSite.PageFile, of loaded: LoadedSite) -> Bool {
    guard let first = loaded.pages.first else { return true }
    let ofSheets = diagnostics.filter { diagnostic in
      guard let path = diagnostic.range.flatMap({ sources[$0.file]?.path }) else { return false }
      return SiteFiles.ending(of: path) == "vss"
    }
    guard !ofSheets.isEmpty else { return true }
    let modifiers = SheetModifierPlaces(of: loaded.style.sheets)
    return ofSheets.allSatisfy { diagnostic in
      guard let range = diagnostic.range, modifiers.hold(range) else { return true }
      guard let note = diagnostic.notes.last(where: { $0.range != nil }) else { return false }
      // Where another note has a place, no element is looked for.
      guard let shown = note.range?.file.rawValue, note.showsElement else { return true }
      return (first.id.rawValue..<page.id.rawValue).contains(shown)
    }
  }
}

extension Diagnostic.Note {
  fileprivate static func element(_ name: String, at place: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note("this '\(name)' has it", at: place)
  }

  /// Whether it is of an element that was looked for.
  fileprivate var showsElement: Bool {
    message.hasPrefix("this '") && message.hasSuffix("' has it")
  }
}

/// The most mistakes of sheets that get an element.
private let notedMistakeLimit = 20
/// In how many documents one is looked for.
private let searchedDocumentLimit = 200

/// Places of the modifiers in the site's sheets.
private struct SheetModifierPlaces {
  /// By file, in the order of the file.
  private var ranges: [FileID: [Range<Int>]] = [:]

  init(of sheets: [Stylesheet]) {
    for sheet in sheets {
      var found: [Range<Int>] = []
      for item in sheet.items {
        switch item.kind {
        case .modifier, .append: if item.range.file == sheet.file { found.append(item.range.range) }
        default: continue
        }
      }
      ranges[sheet.file] = found
    }
  }

  /// Whether something is said of a modifier of a sheet, and of no element yet.
  func areMeant(by diagnostic: Diagnostic) -> Bool {
    guard let range = diagnostic.range, diagnostic.notes.allSatisfy({ $0.range == nil }) else {
      return false
    }
    return hold(range)
  }

  /// Whether a place is in a modifier.
  func hold(_ range: SourceRange) -> Bool {
    guard let ranges = ranges[range.file] else { return false }
    // The last one that begins before it.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= range.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low > 0 && ranges[low - 1].upperBound >= range.range.upperBound
  }
}

/// Looks for elements that have modifiers, document by document.
private struct UserSearch<Files: FileSystem>: Sendable {
  var reader: PageReader<Files>
  let variants: [Int]
  private var compiler: DocumentCompiler
  /// The places that nothing was found for.
  private var left: Set<SourceRange> = []
  private var found: [SourceRange: (String, SourceRange)] = [:]
  private var documents = 0
  /// Elements that were looked at.
  private var signatures: Set<Signature> = []

  private struct Signature: Hashable {
    var variant: Int
    var signature: Int32
  }

  init(reader: PageReader<Files>, variants: [Int]) {
    self.reader = reader
    self.variants = variants
    compiler = DocumentCompiler(
      reader.loaded.site, styles: reader.loaded.style.compiled, options: EmissionOptions())
  }

  /// The name and the place of one element for each of some places in sheets, as far as there is
  /// one.
  mutating func run(for places: [SourceRange]) -> [SourceRange: (String, SourceRange)] {
    left = Set(places)
    for pageFile in reader.loaded.pages {
      // A page that cannot be read was reported.
      guard let (page, requests) = try? reader.requests(of: pageFile, names: &compiler.names)
      else { continue }
      let configuration = reader.loaded.site.configuration
      let all = configuration.variants
      let made = variants.filter { index in
        page.targets?.contains(configuration.targets[all[index].target].name) ?? true
      }
      for request in requests {
        for variant in made {
          guard !left.isEmpty, documents < searchedDocumentLimit else { return found }
          documents += 1
          search(request, for: variant)
        }
      }
    }
    return found
  }

  private mutating func search(_ request: DocumentRequest, for variant: Int) {
    var ignored = DiagnosticBag()
    guard let tree = compiler.styledTree(of: request, for: variant, reporting: &ignored) else {
      return
    }
    for (index, signature) in compiler.signaturesOfElements
    where signatures.insert(Signature(variant: variant, signature: signature)).inserted {
      let explanation = compiler.explain(
        index, in: tree, for: variant, styledBy: reader.loaded.style.sheets)
      for place in left where explanation.mentions(place) {
        let node = tree.nodes[index]
        found[place] = (tree.names.string(node.name), node.origin.sourceRange)
        left.remove(place)
      }
    }
  }
}

extension StyleExplanation {
  /// Whether a modifier that an element has, or would have had, is at a place in a sheet.
  fileprivate func mentions(_ place: SourceRange) -> Bool {
    let origins =
      modifiers.map(\.origin) + modifiers.flatMap(\.replaced).map(\.origin)
      + dropped.map(\.origin)
    return origins.contains { origin in
      if case .rule(let range) = origin { range.holds(place) } else { false }
    }
  }
}

extension SourceRange {
  fileprivate func holds(_ other: SourceRange) -> Bool {
    file == other.file && range.lowerBound <= other.range.lowerBound
      && other.range.upperBound <= range.upperBound
  }
}
