import VMLCompiler
import VMLDiagnostics
import VMLFiles
import VMLFormats
import VMLOutput

/// Styles that a page's document needs of the sheet of its tree, where its format has one.
struct DocumentStyles: Sendable {
  /// By their index in the site.
  var variants: [Int]
  /// Members of the sheet.
  var members: [String]
}

/// The styles of all documents of each tree that has a sheet, with the number of their documents.
///
/// A page that is compiled alone changes the sheet where it has the first or the last document with
/// a style.
struct TreeSheets: Sendable {
  /// By variant.
  private var counts: [Int: [String: Int]] = [:]
  private(set) var changed: Set<Int> = []

  /// `variants` are the variants that have a sheet.
  init(of variants: [Int]) {
    for variant in variants { counts[variant] = [:] }
  }

  mutating func add(_ styles: [DocumentStyles], times: Int = 1) {
    for document in styles {
      for variant in document.variants where counts[variant] != nil {
        for member in document.members {
          let count = (counts[variant]?[member] ?? 0) + times
          if count == 0 || count == times { changed.insert(variant) }
          counts[variant]?[member] = count == 0 ? nil : count
        }
      }
    }
  }

  mutating func replace(_ old: [DocumentStyles], by new: [DocumentStyles]) {
    add(new)
    add(old, times: -1)
  }

  /// Begins to note anew which sheets change.
  mutating func settle() { changed = [] }

  /// The sheet of a variant's tree; `members` are further members.
  func bytes(of variant: Int, adding members: [String] = []) -> [UInt8] {
    LiveViewNativeSheet.bytes(Set(counts[variant]?.keys.map(\.self) ?? []).union(members))
  }
}

extension SiteConfiguration {
  /// The variants, among some, whose trees have a sheet.
  func variantsWithSheet(among variants: [Int]) -> [Int] {
    variants.filter { targets[self.variants[$0].target].format.sheet != nil }
  }

  /// The place of the sheet of a variant's tree.
  func placeOfSheet(for variant: Int) -> OutputPlace {
    let format = targets[variants[variant].target].format
    return variants[variant].place(of: format.sheet ?? "", in: self)
  }
}

extension SiteBuild {
  /// Writes the sheets of trees that have one, from what each page remembers of its styles.
  func putSheets(
    of pages: CompiledPages, into session: OutputSession, _ configuration: SiteConfiguration,
    for targets: [Int]
  ) throws(FileSystemError) {
    let built = configuration.variants.indices.filter {
      targets.contains(configuration.variants[$0].target)
    }
    let variants = configuration.variantsWithSheet(among: built)
    guard !variants.isEmpty else { return }
    var sheets = TreeSheets(of: variants)
    for index in pages.outcomes.indices { sheets.add(pages.outcomes[index].styles) }
    for variant in variants {
      let place = configuration.placeOfSheet(for: variant)
      // A document that does not compile leaves the old one, which needs its old styles.
      let old = findings.bag.hasErrors ? session.bytes(inBasis: place) : nil
      let bytes = sheets.bytes(
        of: variant, adding: old.map(LiveViewNativeSheet.members) ?? [])
      try session.putFile(at: [place], bytes.span)
    }
  }
}

extension PageRecord {
  /// Styles that its documents need of the sheets of their trees.
  var styles: [DocumentStyles] {
    documents.compactMap { document in
      document.styles.isEmpty
        ? nil : DocumentStyles(variants: document.variants, members: document.styles)
    }
  }
}
