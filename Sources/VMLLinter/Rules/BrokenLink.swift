import VMLCompiler
import VMLDiagnostics
import VMLMarkup

/// **What:** A path of a link that is no document of the site, nor a file that is copied, for the
/// target; or whose fragment is no view's `id` there; or a tab that no `TabView` has.
///
/// It is the `destination` of a `Link`, the `value` of a `NavigationLink`, the `url` of an
/// `AsyncImage`, a link in the `markdown` of a `Text`, the path of a step that opens or loads a
/// page, or `parent` in the front matter of a page. `open('/cart', in: 'bag')` wants a tab.
///
/// **Why:** A user who taps it gets an error, sees no picture, or stays where they are.
///
/// **Example:**
///
/// ```vml bad
/// <Link destination="/lamps">All lamps</Link>
/// ```
///
/// ```vml good
/// <Link destination="/">All lamps</Link>
/// ```
///
/// **Fix:** Correct the path, or make the page for this target too. What follows a `?` does not
/// matter, nor do links with a scheme (`https:`, `mailto:`) or a host (`//acme.example`), but for
/// those that begin as `links` in site.yaml says. A path without `/` before it is taken from the
/// document's own. A `value` without one is not looked at: it may be anything that the app knows.
struct BrokenLink: LintRule {
  static let code = DiagnosticCode.brokenLink

  private var links: Set<Link> = []
  private var tabs: Set<Tab> = []

  /// A tab of a TabView, or one that a step wants.
  private struct Tab: Hashable {
    var name: String
    var range: SourceRange
    var target: Int
    var isThere: Bool
  }

  private struct Link: Hashable {
    var destination: String
    var range: SourceRange
    var target: Int
    /// The document that has it, where it depends on that.
    var base: String?
    /// Whether it is a picture's, which no document is.
    var isFile = false
  }

  mutating func check(_ document: LintDocument, reporting findings: inout LintFindings) {
    if let parent = document.parent {
      links.insert(
        Link(
          destination: parent.text, range: parent.range, target: document.targetIndex,
          base: parent.text.utf8.first == UInt8(ascii: "/") ? nil : document.path))
    }
    for (index, node) in document.tree.nodes.enumerated() where node.kind == .element {
      if document.name(of: index) == "TabView" { addTabs(of: index, in: document) }
      if node.name == .text { addMarkdown(of: index, in: document) }
      guard let name = document.traits(of: index)?.pathAttribute,
        let (reference, range) = document.attribute(name, of: index)
      else { continue }
      let destination = document.reference(reference)
      guard Self.isInternal(destination) else { continue }
      let isAbsolute = destination.utf8.first == UInt8(ascii: "/")
      // Only a link's value may be something else than a path.
      if name == "value", !isAbsolute { continue }
      links.insert(
        Link(
          destination: destination, range: range, target: document.targetIndex,
          base: isAbsolute ? nil : document.path, isFile: name == "url"))
    }
    document.forEachStep { step, _ in
      if step.name == .open, case .operand(.literal(.string(let tab)))? = step.tab {
        tabs.insert(
          Tab(name: tab, range: step.range, target: document.targetIndex, isThere: false))
      }
      guard [.open, .load, .back].contains(step.name), let (path, range) = step.path,
        path.hasPrefix("/"), Self.isInternal(path)
      else { return }
      links.insert(
        Link(destination: path, range: range, target: document.targetIndex, base: nil))
    }
  }

  /// Gathers the tabs of a TabView, as a client names them.
  private mutating func addTabs(of index: Int, in document: LintDocument) {
    let nodes = document.tree.nodes
    for child in index + 1..<Int(nodes[index].end) where nodes[child].parent == index {
      guard nodes[child].kind == .element,
        let tab = document.attribute("tag", of: child) ?? document.attribute("value", of: child)
      else { continue }
      tabs.insert(
        Tab(name: tab.value, range: tab.range, target: document.targetIndex, isThere: true))
    }
  }

  /// Looks at the links in a text in Markdown.
  private mutating func addMarkdown(of index: Int, in document: LintDocument) {
    guard let (text, range) = document.attribute("markdown", of: index) else { return }
    for link in markdownLinks(in: text) {
      let destination = document.reference(link)
      guard Self.isInternal(destination) else { continue }
      let isAbsolute = destination.utf8.first == UInt8(ascii: "/")
      links.insert(
        Link(
          destination: destination, range: range, target: document.targetIndex,
          base: isAbsolute ? nil : document.path))
    }
  }

  mutating func takeFacts() -> [LintFact] {
    defer {
      links.removeAll()
      tabs.removeAll()
    }
    let ofLinks = links.map { link in
      var fact = LintFact(Self.code, link.destination, at: link.range)
      (fact.target, fact.document, fact.flag) = (link.target, link.base, link.isFile)
      return fact
    }
    // What has another place is a tab.
    let ofTabs = tabs.map { tab in
      var fact = LintFact(Self.code, tab.name, at: tab.range)
      (fact.target, fact.other, fact.flag) = (tab.target, tab.range, tab.isThere)
      return fact
    }
    return ofLinks + ofTabs
  }

  mutating func add(_ fact: LintFact) {
    guard fact.other == nil else {
      tabs.insert(
        Tab(name: fact.text, range: fact.place, target: fact.target, isThere: fact.flag))
      return
    }
    links.insert(
      Link(
        destination: fact.text, range: fact.place, target: fact.target, base: fact.document,
        isFile: fact.flag))
  }

  func finish(_ site: LintSite, reporting bag: inout DiagnosticBag) {
    var broken: [SourceRange: [(link: Link, problem: Problem)]] = [:]
    for link in links {
      if let problem = problem(with: link, in: site) {
        broken[link.range, default: []].append((link, problem))
      }
    }
    var paths: [Int: NameIndex] = [:]
    var budget = NameIndex.comparisonBudget
    // In an order of their own, since of very many only the first are listed.
    let inOrder = broken.sorted {
      ($0.key.file.rawValue, $0.key.range.lowerBound, $0.key.range.upperBound)
        < ($1.key.file.rawValue, $1.key.range.lowerBound, $1.key.range.upperBound)
    }
    for (range, all) in inOrder {
      let sorted = all.sorted {
        ($0.link.target, $0.link.destination, $0.link.base ?? "")
          < ($1.link.target, $1.link.destination, $1.link.base ?? "")
      }
      guard let first = sorted.first else { continue }
      let others = Set(all.map(\.link.destination)).count - 1
      bag.report(
        report(
          first.link, first.problem, at: range, others: others, in: site, among: &paths,
          budget: &budget))
    }
    // Tabs of pages that were not compiled are not known.
    if site.isWhole { reportTabs(&bag) }
  }

  private func reportTabs(_ bag: inout DiagnosticBag) {
    var known: [Int: Set<String>] = [:]
    for tab in tabs where tab.isThere { known[tab.target, default: []].insert(tab.name) }
    var reported: Set<SourceRange> = []
    let wanted = tabs.filter { !$0.isThere }.sorted {
      ($0.range.file.rawValue, $0.range.range.lowerBound, $0.name, $0.target)
        < ($1.range.file.rawValue, $1.range.range.lowerBound, $1.name, $1.target)
    }
    for tab in wanted {
      let names = known[tab.target] ?? []
      guard !names.contains(tab.name), reported.insert(tab.range).inserted else { continue }
      bag.report(.noTab(tab.name, names.sorted(), at: tab.range))
    }
  }

  // MARK: Destinations

  /// Whether a destination may be a document of the site: it has neither a scheme nor a host.
  private static func isInternal(_ destination: String) -> Bool {
    guard !destination.isEmpty, !destination.hasPrefix("//") else { return false }
    for byte in destination.utf8 {
      if byte == UInt8(ascii: ":") { return false }
      if "/?#".utf8.contains(byte) { return true }
    }
    return true
  }

  private enum Problem {
    case noDocument(String)
    case noFile(String)
    case noID(String, path: String)
  }

  private func problem(with link: Link, in site: LintSite) -> Problem? {
    // The document of a page whose file has an error is not known; such a site is not looked at.
    let (reference, fragment) = split(link.destination, at: "#")
    let (rawPath, _) = split(reference, at: "?")
    var path = decoded(rawPath)
    if let base = link.base { path = resolved(path, against: base) }
    if link.isFile { return site.assets.contains(path) ? nil : .noFile(path) }
    let documents = site.documents
    if documents.contains(path, target: link.target) {
      guard let fragment = fragment.map(decoded), !fragment.isEmpty,
        !documents.has(fragment, in: path, target: link.target)
      else { return nil }
      return .noID(fragment, path: path)
    }
    if site.assets.contains(path) || mayBeOfARow(path, link.target, site) { return nil }
    return .noDocument(path)
  }

  /// Whether a path may be of a row that was not read, since others are in its folder.
  private func mayBeOfARow(_ path: String, _ target: Int, _ site: LintSite) -> Bool {
    guard !site.isWhole, !site.site.rows.isEmpty else { return false }
    let folder = path.utf8.prefix(upTo: path.utf8.lastIndex(of: 0x2F) ?? path.startIndex)
    return site.documents.paths(target: target).contains { other in
      other.utf8.prefix(upTo: other.utf8.lastIndex(of: 0x2F) ?? other.startIndex)
        .elementsEqual(folder)
    }
  }

  private func split(_ text: String, at byte: Character) -> (String, String?) {
    guard let place = text.utf8.firstIndex(of: byte.asciiValue ?? 0) else { return (text, nil) }
    return (
      String(decoding: text.utf8[..<place], as: UTF8.self),
      String(decoding: text.utf8[text.utf8.index(after: place)...], as: UTF8.self)
    )
  }

  /// The characters that `%20` and its like stand for.
  private func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A relative path as RFC 3986 (5.2) takes it.
  private func resolved(_ path: String, against base: String) -> String {
    if path.isEmpty { return base }
    var parts = base.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
    let steps = path.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      switch step {
      case ".", "..":
        if step == "..", parts.count > 1 { parts.removeLast() }
        if isLast { parts.append("") }
      default: parts.append(step)
      }
    }
    return parts.joined(separator: "/")
  }

  // MARK: Reports

  private func report(
    _ link: Link, _ problem: Problem, at range: SourceRange, others: Int, in site: LintSite,
    among paths: inout [Int: NameIndex], budget: inout Int
  ) -> Diagnostic {
    let targets = site.site.configuration.targets.map(\.name)
    let others =
      others > 0 ? "; so \(others == 1 ? "does one more" : "do \(others) more") like it" : ""
    switch problem {
    case .noFile(let path):
      // No target has this number.
      let index = paths[-1] ?? NameIndex(site.assets.sorted())
      paths[-1] = index
      let nearest = index.nearest(to: path, budget: &budget)
      return .noFile(
        path, nearest: nearest, others: others,
        fix: link.destination == path && range.range.count == path.utf8.count, at: range)
    case .noID(let id, let path):
      let nearest = nearestName(to: id, in: site.documents.ids(in: path, target: link.target))
      return .noID(id, in: path, nearest: nearest, others: others, at: range)
    case .noDocument(let path):
      let elsewhere = targets.indices.filter { site.documents.contains(path, target: $0) }
      if !elsewhere.isEmpty {
        return .otherTarget(
          path, targets[link.target], made: elsewhere.map { targets[$0] }, others: others,
          at: range)
      }
      let index = paths[link.target] ?? NameIndex(site.documents.paths(target: link.target))
      paths[link.target] = index
      let twin = path.hasSuffix("/") ? String(path.dropLast()) : path + "/"
      let isTwin = site.documents.contains(twin, target: link.target)
      let nearest = isTwin ? twin : index.nearest(to: path, budget: &budget)
      return .noDocument(
        path, nearest: nearest, others: others,
        fix: link.destination == path && range.range.count == path.utf8.count, at: range)
    }
  }
}

/// Whether a path begins with the name of a server: `/www.example.com`.
private func hasHost(_ path: String) -> Bool {
  let host = path.dropFirst().prefix { $0 != "/" }
  return host.hasPrefix("www.")
    || [".com", ".org", ".net", ".de", ".io", ".dev", ".app"].contains(where: host.hasSuffix)
}

extension Step {
  /// The tab that it selects.
  fileprivate var tab: Value? { arguments.first { $0.label == "in" }?.value }
}

extension Diagnostic {
  fileprivate static func noTab(
    _ name: String, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .brokenLink, .warning, at: range,
      "no TabView has the tab '\(name)'" + didYouMean(nearestName(to: name, in: known)),
      notes: [
        Note("a tab is named by the 'value' of its 'Tab', or by the 'tag' of another view")
      ])
  }

  fileprivate static func noDocument(
    _ path: String, nearest: String?, others: String, fix: Bool, at range: SourceRange
  ) -> Diagnostic {
    let nearest = hasHost(path) ? nil : nearest
    var notes = others.isEmpty ? [] : [Note("this link leads to nothing" + others)]
    if hasHost(path) {
      notes.insert(
        Note("an address of the web has its scheme: 'https://\(path.dropFirst())'"), at: 0)
    } else if let ending = [".vml", ".html", ".htm", ".php", ".md"].first(where: path.hasSuffix) {
      let stem = path.dropLast(ending.utf8.count)
      notes.insert(
        Note("a path has no ending: '\(stem)'; Markdown links to a file, '\(stem.dropFirst()).md'"),
        at: 0)
    }
    return Diagnostic(
      .brokenLink, .warning, at: range,
      "the site has no document '\(path)'" + didYouMean(nearest),
      notes: notes,
      fixIts: fix ? nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [] : [])
  }

  fileprivate static func noFile(
    _ path: String, nearest: String?, others: String, fix: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .brokenLink, .warning, at: range,
      "the site has no file '\(path)'" + didYouMean(nearest),
      notes: others.isEmpty ? [] : [Note("there is no picture" + others)],
      fixIts: fix ? nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [] : [])
  }

  fileprivate static func otherTarget(
    _ path: String, _ target: String, made: [String], others: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .brokenLink, .warning, at: range, "'\(path)' is not made for the target '\(target)'",
      notes: [
        Note("it is made for \(made.joined(separator: ", ")); this link leads to nothing" + others)
      ])
  }

  fileprivate static func noID(
    _ id: String, in path: String, nearest: String?, others: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .brokenLink, .warning, at: range,
      "no view of '\(path)' has the id '\(id)'" + didYouMean(nearest),
      notes: others.isEmpty ? [] : [Note("this link leads to nothing" + others)])
  }
}
