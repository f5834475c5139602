import VMLCompiler
import VMLDiagnostics
import VMLLinter

/// Facts of a page for lints, to be used in another run, where files have other numbers.
struct StoredLints: Sendable {
  /// The paths of the files in which it stands.
  private var files: [String] = []
  /// The numbers of its files are indices of ``files``.
  private(set) var lints = PageLints()

  /// `path` gives the path of a file; where it gives `nil`, nothing of that file can be stored.
  init?(_ lints: PageLints, pathOf path: (FileID) -> String?) {
    var files: [String] = []
    var numbers: [FileID: FileID] = [:]
    let stored = lints.mapped { file in
      if let number = numbers[file] { return number }
      guard let path = path(file) else { return nil }
      let number = FileID(UInt32(files.count))
      numbers[file] = number
      files.append(path)
      return number
    }
    guard let stored else { return nil }
    self.files = files
    self.lints = stored
  }

  /// The same as it is in this run; `nil` if a file of it is not in it.
  func restored(fileAt number: (String) -> FileID?) -> PageLints? {
    var numbers: [FileID] = []
    for file in files {
      guard let number = number(file) else { return nil }
      numbers.append(number)
    }
    return lints.mapped { file in
      Int(file.rawValue) < numbers.count ? numbers[Int(file.rawValue)] : nil
    }
  }
}

extension StoredLints {
  /// Whether both tell the same of the site, apart from where it stands in the page's own file.
  ///
  /// Comments are about places, so with some it takes a look at the site.
  func tellsTheSame(as other: StoredLints, of page: String) -> Bool {
    let (old, new) = (other.lints, lints)
    guard new.suppressions.isEmpty, old.suppressions.isEmpty,
      new.facts.documents == old.facts.documents,
      new.facts.hardCodedTexts.count == old.facts.hardCodedTexts.count,
      new.facts.uses == old.facts.uses
    else { return false }
    return Set(new.used.map { PlacedFact($0, in: files, of: page) })
      == Set(old.used.map { PlacedFact($0, in: other.files, of: page) })
      && Set(new.facts.facts.map { PlacedFact($0, in: files, of: page) })
        == Set(old.facts.facts.map { PlacedFact($0, in: other.files, of: page) })
  }
}

/// A fact by the paths of its files, without its place in the page's own one.
private struct PlacedFact: Hashable {
  private let rule: DiagnosticCode
  private var fact: LintFact?
  private let place: Place
  private var other: Place?
  private var isAtPlace = false

  private struct Place: Hashable {
    var path: String
    var range = 0..<0

    init(_ range: SourceRange, in files: [String], of page: String) {
      let number = Int(range.file.rawValue)
      path = number < files.count ? files[number] : ""
      if path != page { self.range = range.range }
    }
  }

  init(_ fact: LintFact, in files: [String], of page: String) {
    rule = fact.rule
    place = Place(fact.place, in: files, of: page)
    other = fact.other.map { Place($0, in: files, of: page) }
    isAtPlace = fact.other == fact.place
    var fact = fact
    fact.place = SourceRange(file: FileID(0), 0..<0)
    fact.other = nil
    self.fact = fact
  }

  init(_ entry: Suppressions.Entry, in files: [String], of page: String) {
    rule = entry.code
    place = Place(entry.range, in: files, of: page)
  }
}

extension PageLints {
  /// The same with other numbers for its files; `nil` if one has none.
  fileprivate func mapped(_ number: (FileID) -> FileID?) -> PageLints? {
    func map(_ range: SourceRange) -> SourceRange? {
      number(range.file).map { SourceRange(file: $0, range.range) }
    }
    func map(_ entry: Suppressions.Entry) -> Suppressions.Entry? {
      guard let range = map(entry.range), let removal = map(entry.removal) else { return nil }
      return Suppressions.Entry(code: entry.code, range: range, removal: removal)
    }
    var mapped = PageLints()
    mapped.facts.uses = facts.uses
    mapped.facts.documents = facts.documents
    for range in facts.hardCodedTexts {
      guard let range = map(range) else { return nil }
      mapped.facts.hardCodedTexts.append(range)
    }
    for var fact in facts.facts {
      guard let place = map(fact.place) else { return nil }
      fact.place = place
      if let other = fact.other {
        guard let other = map(other) else { return nil }
        fact.other = other
      }
      mapped.facts.facts.append(fact)
    }
    for entry in suppressions {
      guard let entry = map(entry) else { return nil }
      mapped.suppressions.append(entry)
    }
    for entry in used {
      guard let entry = map(entry) else { return nil }
      mapped.used.insert(entry)
    }
    return mapped
  }
}

extension StoredLints {
  func write(to writer: inout CacheWriter) {
    writer.write(list: files) { $1.write($0) }
    let uses = lints.facts.uses
    for numbers in [uses.components, uses.openComponents] {
      writer.write(list: numbers.sorted()) { $1.write(count: $0) }
    }
    writer.write(list: uses.slots.sorted { ($0.component, $0.name) < ($1.component, $1.name) }) {
      $1.write(count: $0.component)
      $1.write($0.name)
    }
    for names in [uses.properties, uses.texts] {
      writer.write(list: names.sorted()) { $1.write($0) }
    }
    writer.write(list: lints.facts.documents) { document, writer in
      writer.write(document.path)
      writer.write(count: document.target)
      writer.write(list: document.ids) { $1.write($0) }
    }
    writer.write(list: lints.facts.hardCodedTexts) { $1.write($0) }
    writer.write(list: lints.facts.facts) { $0.write(to: &$1) }
    for entries in [lints.suppressions, Array(lints.used)] {
      writer.write(list: entries) { entry, writer in
        writer.write(entry.code.rawValue)
        writer.write(entry.range)
        writer.write(entry.removal)
      }
    }
  }

  init(from reader: inout CacheReader) {
    files = reader.list { $0.text() }
    var uses = TemplateUses()
    uses.components = Set(reader.list { $0.integer() })
    uses.openComponents = Set(reader.list { $0.integer() })
    uses.slots = Set(
      reader.list { TemplateUses.Slot(component: $0.integer(), name: $0.text()) })
    uses.properties = Set(reader.list { $0.text() })
    uses.texts = Set(reader.list { $0.text() })
    lints.facts.uses = uses
    lints.facts.documents = reader.list { reader in
      let path = reader.text()
      let target = reader.integer()
      return PageFacts.Document(path: path, target: target, ids: reader.list { $0.text() })
    }
    lints.facts.hardCodedTexts = reader.list { $0.range() }
    lints.facts.facts = reader.list { LintFact(from: &$0) }
    lints.suppressions = reader.list { $0.suppression() }
    lints.used = Set(reader.list { $0.suppression() })
  }
}

extension LintFact {
  fileprivate func write(to writer: inout CacheWriter) {
    writer.write(rule.rawValue)
    writer.write(text)
    writer.write(place)
    writer.write(optional: other) { $1.write($0) }
    writer.write(flag)
    writer.write(count: target)
    writer.write(optional: document) { $1.write($0) }
  }

  fileprivate init?(from reader: inout CacheReader) {
    let rule = DiagnosticCode(rawValue: reader.text())
    let text = reader.text()
    guard let rule, let place = reader.range() else { return nil }
    self.init(rule, text, at: place)
    other = reader.optional { $0.range() }
    flag = reader.flag()
    target = reader.integer()
    document = reader.optional { $0.text() }
  }
}

extension CacheReader {
  fileprivate mutating func suppression() -> Suppressions.Entry? {
    let code = DiagnosticCode(rawValue: text())
    guard let code, let place = range(), let removal = range() else { return nil }
    return Suppressions.Entry(code: code, range: place, removal: removal)
  }
}
