public import VMLDiagnostics

/// Puts sheets into the order of the cascade: imports before their importer, each sheet once, at
/// its first place.
///
/// - Parameters:
///   - roots: The sheets that the site names, in its order, as paths relative to the site's folder.
///   - bag: Receives mistakes in the imports.
///   - available: The paths of all sheets, for suggestions; asked for only where an import is
///     missing.
///   - load: The sheet of a path, or `nil` if there is none; asked once for each path.
/// - Returns: The sheets. A root that cannot be loaded is left out without a message: the caller
///   that named it reports it.
///
/// Spec: VSS 6, imports.
public func orderStylesheets(
  _ roots: [String], reporting bag: inout DiagnosticBag, available: () -> [String],
  load: (String) -> Stylesheet?
) -> [Stylesheet] {
  var order = StylesheetOrder()
  for root in roots where order.begin(root) {
    guard let sheet = load(root) else { continue }
    order.visit(sheet, root, available: available, load: load)
  }
  bag.report(contentsOf: order.bag)
  return order.sheets
}

/// A sheet in the head of a page.
public enum PageStylesheet: Sendable {
  /// Rules that stand in the page itself.
  case own(Stylesheet)
  /// The path of a sheet of the site, relative to the page's file or, with a `/` before it, to the
  /// site.
  case link(Stylesheet.Import)
}

/// Puts the sheets that a page adds to its site's into the order of the cascade.
///
/// - Parameters:
///   - roots: In the order of the page's head.
///   - page: The path of the page's file.
///   - known: The paths of the sheets that the site has anyway, which are not added again.
///   - bag: Receives mistakes in links and imports.
///   - available: The paths of all sheets, for suggestions.
///   - load: The sheet of a path, or `nil` if there is none.
/// - Returns: The sheets that the page adds.
///
/// Spec: VSS 6, imports.
public func orderPageStylesheets(
  _ roots: [PageStylesheet], of page: String, known: Set<String>,
  reporting bag: inout DiagnosticBag, available: () -> [String], load: (String) -> Stylesheet?
) -> [Stylesheet] {
  var order = StylesheetOrder(knowing: known)
  for root in roots {
    order.visit(root, of: page, available: available, load: load)
  }
  bag.report(contentsOf: order.bag)
  return order.sheets
}

private let sheetImports = "a sheet imports sheets of its own site only"
private let pageLinks = "a page links to sheets of its own site only"
private let tokensNamed = "'@tokens' names a file of tokens of the sheet's own site"

/// A depth-first walk over sheets and their imports.
private struct StylesheetOrder {
  var sheets: [Stylesheet] = []
  var bag = DiagnosticBag()
  private var seen: Set<String> = []
  /// The sheets that the walk is inside of, each with the import that it follows.
  private var path: [Step] = []

  private struct Step {
    var path: String
    var reference: SourceRange?
  }

  init(knowing known: Set<String> = []) { seen = known }

  mutating func visit(
    _ root: PageStylesheet, of page: String, available: () -> [String],
    load: (String) -> Stylesheet?
  ) {
    switch root {
    case .own(let sheet): visit(sheet, page, available: available, load: load)
    case .link(let reference):
      switch resolveImport(reference.path, from: page) {
      case .outside:
        return bag.report(.importOutside(reference.path, pageLinks, at: reference.range))
      case .empty: return bag.report(.emptyLink(at: reference.range))
      case .file, .otherHost: break
      }
      path.append(Step(path: page, reference: nil))
      follow(reference, from: page, available: available, load: load)
      path.removeLast()
    }
  }

  /// Whether a sheet comes up for the first time.
  mutating func begin(_ path: String) -> Bool { seen.insert(path).inserted }

  mutating func visit(
    _ sheet: Stylesheet, _ sheetPath: String, available: () -> [String],
    load: (String) -> Stylesheet?
  ) {
    path.append(Step(path: sheetPath, reference: nil))
    for reference in sheet.imports {
      follow(reference, from: sheetPath, available: available, load: load)
    }
    path.removeLast()
    sheets.append(sheet)
  }

  private mutating func follow(
    _ reference: Stylesheet.Import, from importer: String, available: () -> [String],
    load: (String) -> Stylesheet?
  ) {
    let target: String
    switch resolveImport(reference.path, from: importer) {
    case .file(let file): target = file
    case .outside:
      return bag.report(.importOutside(reference.path, sheetImports, at: reference.range))
    case .otherHost:
      return bag.report(.importFromHost(reference.path, "the sheet", at: reference.range))
    case .empty: return bag.report(.emptyImport(at: reference.range))
    }
    path[path.count - 1].reference = reference.range
    if let start = path.firstIndex(where: { $0.path == target }) {
      return bag.report(.importCycle(path[start...].map { ($0.path, $0.reference) }))
    }
    guard begin(target) else { return }
    guard path.count < importDepthLimit else {
      return bag.report(.importsTooDeep(at: reference.range))
    }
    guard let sheet = load(target) else {
      // A sheet on the path would only close a cycle.
      let others = available().filter { other in !path.contains { $0.path == other } }
      return bag.report(.importNotFound(target, reference, from: importer, among: others))
    }
    visit(sheet, target, available: available, load: load)
  }
}

extension Stylesheet {
  /// The paths of the sheets of the site that it imports itself.
  public var importedPaths: [String] {
    imports.compactMap { reference in
      if case .file(let path) = resolveImport(reference.path, from: path) { path } else { nil }
    }
  }
}

/// The destination of an import's path.
enum ImportTarget: Equatable {
  /// A path relative to the site's folder.
  case file(String)
  case outside
  case otherHost
  case empty
}

/// Resolves the path of an import, which is relative to the importing file, or to the site if it
/// begins with `/`.
func resolveImport(_ path: String, from importer: String) -> ImportTarget {
  guard !path.isEmpty else { return .empty }
  guard !path.contains("://"), !path.hasPrefix("//") else { return .otherHost }
  var parts =
    path.hasPrefix("/") ? [] : importer.split(separator: "/").dropLast().map(String.init)
  for part in path.split(separator: "/") where part != "." {
    if part == ".." {
      guard parts.popLast() != nil else { return .outside }
    } else {
      parts.append(String(part))
    }
  }
  return parts.isEmpty ? .empty : .file(parts.joined(separator: "/"))
}

/// A `@tokens` of a sheet.
public struct TokensReference: Sendable {
  /// As written.
  public var path: String
  public var range: SourceRange
  /// The sheet's path.
  var sheet: String

  /// The path relative to the site's folder; reports one that leads out of it.
  public func resolve(reporting bag: inout DiagnosticBag) -> String? {
    switch resolveImport(path, from: sheet) {
    case .file(let path): return path
    case .outside: bag.report(.importOutside(path, tokensNamed, at: range))
    case .otherHost: bag.report(.importFromHost(path, "the file of tokens", at: range))
    case .empty: bag.report(.emptyTokens(at: range))
    }
    return nil
  }
}

extension Stylesheet {
  /// Its `@tokens`, in their order, whatever conditions they stand in.
  public var tokenReferences: [TokensReference] {
    items.compactMap { item in
      guard case .tokens(let reference, _) = item.kind else { return nil }
      return TokensReference(path: reference.name, range: reference.range, sheet: path)
    }
  }
}

extension Diagnostic {
  fileprivate static func emptyTokens(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importNotFound, .error, at: range, "expected the path of a file of design tokens",
      notes: [Note("as in '@tokens \"brand.tokens.json\";'")])
  }

  fileprivate static func emptyLink(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importNotFound, .error, at: range, "expected the path of a sheet",
      notes: [Note(#"as in '<Style url="/styles/extra.vss"/>'"#)])
  }

  fileprivate static func importOutside(
    _ path: String, _ rule: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .importOutsideSite, .error, at: range, "'\(path)' leads out of the site",
      notes: [Note(rule)])
  }

  fileprivate static func importFromHost(
    _ path: String, _ kind: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .importOutsideSite, .error, at: range, "'\(path)' is not a file of the site",
      notes: [Note("nothing is fetched when a site is built; copy \(kind) into the site")])
  }

  fileprivate static func emptyImport(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importNotFound, .error, at: range, "expected the path of a sheet",
      notes: [Note("as in '@import \"base.vss\";'")])
  }

  fileprivate static func importsTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importLimit, .error, at: range,
      "more than \(importDepthLimit) sheets import one another in a row",
      notes: [Note("let one sheet import the others, one after the other")])
  }

  fileprivate static func importCycle(
    _ steps: [(path: String, reference: SourceRange?)]
  ) -> Diagnostic {
    let names = steps.map(\.path) + [steps[0].path]
    return Diagnostic(
      .importCycle, .error, at: steps[steps.count - 1].reference,
      "sheets import one another in a circle: " + names.joined(separator: " → "),
      notes: zip(steps, names.dropFirst()).dropLast().map { step, next in
        Note("'\(step.path)' imports '\(next)' here", at: step.reference)
      } + [Note("take one of these away; what both need belongs into a sheet of its own")])
  }

  fileprivate static func importNotFound(
    _ target: String, _ reference: Stylesheet.Import, from importer: String, among paths: [String]
  ) -> Diagnostic {
    // Only file names are compared at first: authors seldom mistake the folder.
    let name = target.split(separator: "/").last.map(String.init) ?? target
    let folder = target.dropLast(name.count)
    let siblings = paths.filter {
      $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/")
    }
    let sibling = nearestName(to: name, in: siblings.map { String($0.dropFirst(folder.count)) })
    let nearest = sibling.map { folder + $0 } ?? nearestName(to: target, in: paths)
    let elsewhere = nearest ?? paths.sorted().first { $0.hasSuffix("/" + name) || $0 == name }
    return Diagnostic(
      .importNotFound, .error, at: reference.range,
      "the site has no sheet '\(target)'" + didYouMean(elsewhere),
      notes: [Note("'\(reference.path)' is relative to '\(importer)'")])
  }
}
