import VMLCompiler
import VMLFiles

/// Effect of changes in a site's sources on its pages.
///
/// It is found from facts alone: from the facts of the last build, and from everything that pages
/// share now. Nothing is read from the disk, and a page is looked at only where a caller asks about
/// it.
struct Impact: Sendable {
  /// Why every page has to be compiled; empty where that depends on the page.
  private(set) var reasonsOfSite: [ChangeReason] = []
  let sheets: SheetChanges
  private let isSharedSame: Bool
  private let areSheetsSame: Bool
  /// The components that are not as they were, that read other data, or that call such ones.
  private var components: Set<String> = []
  /// The names of the components that are not as they were themselves.
  private var ownComponents: Set<String> = []
  private var data: Set<[String]> = []
  /// Whether a feature is touched, by its number in the last build; empty if none is.
  private var features: [Bool] = []
  /// The last page and whether what it names is as it was: most pages name the same as the page
  /// before.
  private var last: (needs: PageNeeds, isSame: Bool)?
  /// The files that do not hold what they did.
  private var changedFiles: Set<String> = []
  private let site: ComponentGraph
  private let featureNames: [String]

  /// `inputs` are what pages share now, `restamped` the files that may not be as they were.
  init(from memory: SiteMemory, to inputs: inout SiteInputs, restamped: Set<String>) {
    isSharedSame = memory.shared == inputs.shared
    areSheetsSame = memory.outline.whole == inputs.outline.whole
    sheets = SheetChanges(from: memory.outline, to: inputs.outline)
    site = ComponentGraph(inputs)
    featureNames = memory.features
    if isSharedSame { return }
    findReasonsOfSite(memory, inputs)
    if !reasonsOfSite.isEmpty { return }
    let selection = PathSelection(restamped)
    for entry in memory.sources.entries where selection.contains(entry.path) {
      if let content = inputs.contents[entry.path], content == entry.content { continue }
      changedFiles.insert(entry.path)
    }
    for part in memory.data where inputs.digest(of: part.keys) != part.digest {
      data.insert(part.keys)
    }
    switch sheets.touched {
    case .everything(let reasons): reasonsOfSite = reasons
    case .features(let names):
      let touched = memory.features.map(names.contains)
      if touched.contains(true) { features = touched }
      findComponents(memory, inputs, touched: names)
    }
  }

  /// Whether every page has to be compiled.
  var isEverything: Bool { !reasonsOfSite.isEmpty }

  /// The places of all pages that may not come out as they did, and of some others; `nil` for all.
  func candidates(in index: PageIndex) -> [Int]? {
    isSharedSame
      ? []
      : isEverything
        ? nil : index.pages(calling: components, reading: data, having: features)
  }

  /// Whether a page comes out as it did, if its file is the same.
  mutating func isSame(_ page: StoredPage) -> Bool {
    if isSharedSame { return true }
    if isEverything { return false }
    let needs = page.needs
    if needs.followsSheets && !areSheetsSame { return false }
    guard let files = needs.messageFiles, changedFiles.isDisjoint(with: files) else {
      return false
    }
    return areSameParts(needs) && (features.isEmpty || !needs.hasFeature(among: features))
  }

  private mutating func areSameParts(_ needs: PageNeeds) -> Bool {
    if components.isEmpty, data.isEmpty { return true }
    if let last, needs.hasSameParts(as: last.needs) { return last.isSame }
    let parts = needs.componentsAndData
    let isSame =
      parts.components.allSatisfy { !components.contains($0) }
      && parts.data.allSatisfy { !data.contains($0) }
    last = (needs, isSame)
    return isSame
  }

  private mutating func findReasonsOfSite(_ memory: SiteMemory, _ inputs: SiteInputs) {
    if memory.configuration != inputs.configuration { reasonsOfSite.append(.configuration) }
    let (before, now) = (memory.components.map(\.name), inputs.components.map(\.name))
    if before != now {
      let names = Set(before).symmetricDifference(now).sorted()
      reasonsOfSite += names.map(ChangeReason.components)
      if names.isEmpty { reasonsOfSite.append(.components(now.first ?? "")) }
    }
    if memory.others != inputs.others { reasonsOfSite += otherFiles(memory, inputs) }
  }

  /// The files that are tracked only as a whole and do not hold what they did.
  private func otherFiles(_ memory: SiteMemory, _ inputs: SiteInputs) -> [ChangeReason] {
    let known = Dictionary(
      memory.sources.entries.map { ($0.path, $0.content) }, uniquingKeysWith: { first, _ in first })
    let changed = inputs.otherFiles.filter { inputs.contents[$0] != known[$0] ?? nil }
    // A file that is gone is not among them.
    return changed.isEmpty ? [.sharedFile("that is gone")] : changed.map(ChangeReason.sharedFile)
  }

  private mutating func findComponents(
    _ memory: SiteMemory, _ inputs: SiteInputs, touched names: Set<String>
  ) {
    var changed: Set<Int> = []
    for (index, (old, new)) in zip(memory.components, inputs.components).enumerated() {
      if old != new { ownComponents.insert(new.name) }
      let readsChanged = inputs.reads[index].parts.contains { data.contains($0) }
      // A rule may be for the roots of a component.
      if old != new || readsChanged || names.contains(new.name) { changed.insert(index) }
    }
    components = Set(site.callers(of: changed).map { inputs.components[$0].name })
    let heads = inputs.heads.filter(components.contains)
    reasonsOfSite = reasons(components: heads, data: [])
    if reasonsOfSite.isEmpty { reasonsOfSite = heads.map(ChangeReason.component) }
  }
}

// MARK: Reasons

extension Impact {
  /// Why a page does not come out as it did, apart from its own file; empty if it does.
  ///
  /// `names` are the features by the numbers that the record has; `nil` for a record of the last
  /// build.
  ///
  /// - Complexity: Linear in the components that the page calls, and that these call.
  func reasons(for page: PageRecord, naming names: [String]? = nil) -> [ChangeReason] {
    if isSharedSame { return [] }
    if isEverything { return reasonsOfSite }
    var found: [ChangeReason] = []
    if page.followsSheets && !areSheetsSame { found.append(.siteSheets) }
    if let files = page.messageFiles {
      found += files.filter(changedFiles.contains).map(ChangeReason.pointedAt)
    } else {
      found.append(.diagnostics)
    }
    found += reasons(components: page.components, data: page.data)
    guard case .features(let touched) = sheets.touched else { return found }
    let names = names ?? featureNames
    let changed = page.features.map { names[Int($0)] }.filter(touched.contains)
    let subjects = changed.filter(DocumentFeatures.isSubject)
    if subjects.isEmpty, !changed.isEmpty { found.append(.sheets("classes")) }
    return found + subjects.sorted().map(ChangeReason.rule)
  }

  /// Changes of some components, of the components that they call, and of the data that a page and
  /// all these components read.
  private func reasons(components names: [String], data own: [[String]]) -> [ChangeReason] {
    if components.isEmpty, data.isEmpty { return [] }
    let called = site.called(from: names)
    var found = called.filter(ownComponents.contains).map(ChangeReason.component)
    let parts = Set(own).union(called.flatMap(site.parts))
    for keys in parts.intersection(data).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      found.append(ChangeReason(part: keys))
    }
    guard case .features(let touched) = sheets.touched else { return found }
    return found + called.filter(touched.contains).map(ChangeReason.rule)
  }
}

extension ChangeReason {
  /// A part of the data, or a text, as ``SiteMemory`` names it.
  fileprivate init(part keys: [String]) {
    if keys.first == TemplateReads.collections {
      self = .collection(keys.dropFirst().joined(separator: "."))
      return
    }
    if keys.first == TemplateReads.images {
      self = .image(keys.dropFirst().joined(separator: "/"))
      return
    }
    let isOneText = keys.count == 2 && keys == DataDigests.path(ofText: keys[1])
    self =
      isOneText
      ? .text(keys[1]) : DataDigests.isText(keys) ? .text("") : .data(keys.joined(separator: "."))
  }
}

/// Which components call which.
private struct ComponentGraph: Sendable {
  private let names: [String]
  private let reads: [TemplateReads]

  init(_ inputs: SiteInputs) {
    names = inputs.components.map(\.name)
    reads = inputs.reads
  }

  /// Some components with all that call them, or that call such ones.
  func callers(of some: Set<Int>) -> Set<Int> {
    guard !some.isEmpty else { return [] }
    var callers: [Int: [Int]] = [:]
    for (index, reads) in reads.enumerated() {
      for called in reads.components { callers[called, default: []].append(index) }
    }
    var found = some
    var pending = Array(some)
    while let index = pending.popLast() {
      for caller in callers[index] ?? [] where found.insert(caller).inserted {
        pending.append(caller)
      }
    }
    return found
  }

  /// Some components with all that they call, by name, sorted.
  func called(from some: [String]) -> [String] {
    let indices = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var found = Set(some)
    var pending = some
    while let name = pending.popLast() {
      guard let index = indices[name] else { continue }
      for called in reads[index].components where found.insert(names[called]).inserted {
        pending.append(names[called])
      }
    }
    return found.sorted()
  }

  /// The parts of the data that a component reads itself.
  func parts(_ name: String) -> Set<[String]> {
    names.firstIndex(of: name).map { reads[$0].parts } ?? []
  }
}
