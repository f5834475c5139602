import VMLCompiler
import VMLData
import VMLDiagnostics
import VMLFiles

// Where a site has much data, a build that compiles few pages reads what these need of it. What
// data a page reads is known of its last build, and what a component reads as soon as it is parsed.

/// The parts of `data` that some pages may read.
struct NeededData {
  private(set) var parts: Set<[String]> = []
  /// The components that the pages may call, by name.
  private(set) var components: Set<String> = []

  /// Whether no more is read by a page than was expected.
  func covers(_ record: PageRecord) -> Bool {
    record.components.allSatisfy(components.contains)
      && record.data.allSatisfy { DataDigests.isText($0) || parts.contains($0) }
  }

  /// Whether some parts can be read without all others: what leads nowhere depends on all that its
  /// keys might have led to.
  func lead(by known: [SiteMemory.DataPart]) -> Bool {
    let leading = Set(known.lazy.filter(\.leads).map(\.keys))
    return parts.isSubset(of: leading)
  }

  init(_ parts: Set<[String]>) { self.parts = parts.filter { !DataDigests.isText($0) } }

  /// The data that pages read themselves, and that their components read.
  init(of pages: [PageRecord], in site: Site) {
    let numbers = Dictionary(
      site.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    // They stand in every head.
    var pending = site.configuration.lifecycle.compactMap { numbers[$0.component.text] }
    for page in pages {
      parts.formUnion(page.data)
      pending += page.components.compactMap { numbers[$0] }
    }
    while let index = pending.popLast() {
      let component = site.components[index]
      guard components.insert(component.name).inserted else { continue }
      parts.formUnion(component.templateReads.parts)
      pending += component.templateReads.components
    }
    parts = parts.filter { !DataDigests.isText($0) }
  }

  /// Returns the files that hold a needed part of the data, or lie inside one.
  func files(among paths: [String]) -> [String] {
    if parts.contains([]) { return paths }
    let firsts = Set(parts.compactMap(\.first))
    return paths.filter { path in
      let keys = DataTree.keys(ofFile: path)
      guard let first = keys.first, firsts.contains(first) else { return false }
      return parts.contains { $0.starts(with: keys) || keys.starts(with: $0) }
    }
  }
}

/// The data files that were not read yet.
struct LeftOutData {
  var files: [String] = []
  /// The digests of those that were read since, and of the others as the last build found them.
  var contents: [String: XXH128] = [:]
  let sources = SharedSources()
}
