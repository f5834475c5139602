/// Parses one file of the catalogue.
///
/// Each declaration stands on a line of its own, so that a mistake costs one line, and every
/// mistake of a file is reported.
func parseCatalogueFile(
  _ bytes: [UInt8], named file: String, releases: ReleaseTable, errors: inout [CatalogueError]
) -> FileSyntax {
  var parser = FileParser(file: file, releases: releases)
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    parser.line += 1
    do throws(CatalogueError) {
      try parser.parse(line)
    } catch {
      errors.append(error)
    }
  }
  if parser.block != .none { errors.append(parser.place.error("the last block does not end")) }
  return parser.syntax
}

private struct FileParser {
  enum Block { case none, type, `extension` }

  let file: String
  let releases: ReleaseTable
  var line = 0
  var syntax = FileSyntax()
  var block = Block.none

  init(file: String, releases: ReleaseTable) {
    self.file = file
    self.releases = releases
  }

  var place: Place { Place(file: file, line: line) }

  mutating func parse(_ bytes: ArraySlice<UInt8>) throws(CatalogueError) {
    var scanner = LineScanner(bytes, at: place)
    guard !scanner.isAtEnd, !scanner.isNext("//") else { return }
    if block != .none {
      if scanner.eat("}") {
        block = .none
      } else {
        let member = try scanner.member(releases)
        if block == .type {
          syntax.types[syntax.types.count - 1].members.append(member)
        } else {
          syntax.extensions[syntax.extensions.count - 1].members.append(member)
        }
      }
    } else if scanner.eat(word: "module") {
      syntax.module = try scanner.name()
    } else if scanner.eat(word: "release") {
      syntax.releases.append(try scanner.versions(following: nil))
    } else if scanner.eat(word: "extension") {
      try parseExtension(&scanner)
    } else {
      try parseType(&scanner)
    }
    guard scanner.isAtEnd else { throw scanner.error("nothing more was expected on this line") }
  }

  private mutating func parseExtension(_ scanner: inout LineScanner) throws(CatalogueError) {
    var declaration = ExtensionSyntax(place: place, name: try scanner.dottedName())
    if scanner.eat(":") { declaration.conformance = try scanner.type() }
    declaration.requirements = try scanner.requirements()
    if scanner.eat("{") {
      block = .extension
    } else if declaration.conformance == nil {
      throw scanner.error("expected '{' or ': Protocol where …'")
    }
    syntax.extensions.append(declaration)
  }

  private mutating func parseType(_ scanner: inout LineScanner) throws(CatalogueError) {
    let word = try scanner.name()
    guard let kind = TypeDeclarationSyntax.Kind(rawValue: word) else {
      throw scanner.error("'\(word)' does not begin a declaration")
    }
    var type = TypeDeclarationSyntax(place: place, kind: kind, name: try scanner.dottedName())
    type.generics = try scanner.generics()
    if kind == .typealias {
      try scanner.expect("=")
      type.target = try scanner.type()
    }
    if scanner.eat(":") {
      repeat { type.conformances.append(try scanner.type()) } while scanner.eat(",")
    }
    type.requirements = try scanner.requirements()
    type.attributes = try scanner.attributes(releases)
    if scanner.eat("{") { block = .type }
    syntax.types.append(type)
  }
}

extension LineScanner {
  /// Parses a line of a block.
  fileprivate mutating func member(
    _ releases: ReleaseTable
  ) throws(CatalogueError) -> MemberSyntax {
    let kind = try memberKind()
    var member = MemberSyntax(place: place, kind: kind.kind, name: "init")
    member.isSettable = kind.isSettable
    if kind.kind == .initializer {
      member.isFailable = eat("?")
    } else {
      member.name = try name()
    }
    switch kind.kind {
    case .enumCase:
      if isNext("(") { member.parameters = try parameters() }
    case .staticMember, .property:
      try expect(":")
      member.result = try type()
    case .staticFunction, .initializer, .method:
      member.generics = try generics()
      member.parameters = try parameters()
      member.isAsync = eat(word: "async")
      member.isThrowing = eat(word: "throws")
      member.isRethrowing = eat(word: "rethrows")
      if eat("->") { member.result = try type() }
    }
    member.requirements = try requirements()
    member.attributes = try attributes(releases)
    return member
  }

  private mutating func memberKind()
    throws(CatalogueError) -> (kind: MemberSyntax.Kind, isSettable: Bool)
  {
    if eat(word: "case") { return (.enumCase, false) }
    if eat(word: "init") { return (.initializer, false) }
    if eat(word: "func") { return (.method, false) }
    if eat(word: "let") { return (.property, false) }
    if eat(word: "var") { return (.property, true) }
    if eat(word: "static") {
      if eat(word: "let") { return (.staticMember, false) }
      if eat(word: "func") { return (.staticFunction, false) }
      throw error("expected 'let' or 'func'")
    }
    throw error("expected 'case', 'init', 'let', 'var', 'func', 'static let' or 'static func'")
  }
}
