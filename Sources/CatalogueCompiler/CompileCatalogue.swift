/// A file of the catalogue's text.
public struct CatalogueText: Sendable {
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  fileprivate var name: Substring { path.split(separator: "/").last ?? "" }
}

/// The catalogue as C.
public struct CompiledCatalogue: Sendable {
  /// By the name of the file.
  public var files: [(name: String, text: String)]
  /// The library `VMLViews`, calls of all that it has, and the library `VMLSwiftUI`, by the path in
  /// the repository.
  public var views: [(path: String, text: String)]
  /// Number of declarations of each kind in the library.
  public var viewCounts: [String: Int]
  public var viewCoverage: ViewsCoverage
}

/// Compiles the catalogue's text into tables, and these into C.
///
/// Pure: equal texts give equal bytes, in whatever order they come.
///
/// - Returns: `nil` if there were errors; `errors` then says where, in the order of the files.
public func compileCatalogue(
  _ texts: [CatalogueText], errors: inout [CatalogueError]
) -> CompiledCatalogue? {
  let ordered = texts.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  var releases = ReleaseTable()
  var rules = ElementRules()
  var symbols = SymbolList()
  for text in ordered where text.name == "Releases.txt" {
    let file = parseCatalogueFile(text.bytes, named: text.path, releases: releases, errors: &errors)
    for row in file.releases { releases.add(row.versions) }
  }
  for text in ordered where text.name == "VML.txt" {
    rules = parseElementRules(text.bytes, named: text.path, errors: &errors)
  }
  for text in ordered where text.name == "SFSymbols.txt" {
    symbols = parseSymbols(text.bytes, named: text.path, errors: &errors)
  }
  let special: Set<Substring> = ["Releases.txt", "VML.txt", "SFSymbols.txt"]
  var files: [FileSyntax] = []
  for text in ordered where !special.contains(text.name) {
    var file = parseCatalogueFile(text.bytes, named: text.path, releases: releases, errors: &errors)
    if file.module.isEmpty {
      errors.append(CatalogueError(file: text.path, line: 1, "the file does not say its 'module'"))
    }
    file.isAddition = text.path.split(separator: "/").contains("Additions")
    files.append(file)
  }
  // What a hand wrote replaces what a script wrote, so it comes last.
  files = files.filter { !$0.isAddition } + files.filter(\.isAddition)
  guard errors.isEmpty else { return nil }
  let model = CatalogueModel(files, releases: releases, rules: rules, errors: &errors)
  guard errors.isEmpty else { return nil }
  var builder = TableBuilder(model)
  builder.build()
  builder.add(symbols)
  guard builder.tables.fitsWords else {
    errors.append(CatalogueError(file: "", line: 0, "a table has more than 65,000 rows"))
    return nil
  }
  let written = write(builder.tables)
  var generator = ViewsGenerator(model, builder)
  var views = generator.files()
  var drawing = DrawingGenerator(generator)
  views += drawing.files()
  generator.counts.merge(drawing.counts) { first, _ in first }
  return CompiledCatalogue(
    files: [
      (name: "include/CCatalogueCounts+Generated.h", text: written.counts),
      (name: "CCatalogueTables+Generated.c", text: written.source),
      (name: "CCatalogueSymbols+Generated.c", text: written.symbols),
    ], views: views, viewCounts: generator.counts, viewCoverage: generator.coverage)
}

extension CatalogueTables {
  /// Whether every number fits in the words of a row.
  fileprivate var fitsWords: Bool {
    let counts = sections.map(\.table.count) + [strings.count, lists.offsets.count]
    return counts.allSatisfy { $0 < 65_000 }
  }
}
