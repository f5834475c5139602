import VMLData
public import VMLDiagnostics

/// Collects the texts of a site's files, and finds the texts of each locale and its missing ones.
public struct TextsBuilder: Sendable {
  private let configuration: SiteConfiguration
  /// The locales that are read, in lower case: the site's, and the locales that these are parts of.
  private let wanted: Set<String>
  private var localeNumbers: [String: Int] = [:]
  private var localeNames: [String] = []
  /// The source languages of string catalogs.
  private var sourceLocales: [Int] = []
  private var entries: [Texts.Entry] = []
  private var numbers: [String: Int] = [:]
  /// By key.
  private var written: [[Written]] = []
  /// The keys that need no translation according to their catalog.
  private var untranslated: Set<Int> = []
  private var bodies: [TextBody] = []
  /// By body: its locale, and its value in the file.
  private var sources: [(locale: String, node: DataNode)] = []
  private var isFull = false
  private var isIncomplete = false
  /// Locales of the site that no file has a text for; each was reported.
  private var emptyLocales: Set<String> = []
  var bag = DiagnosticBag()

  private struct Written: Sendable {
    var locale: Int
    var body: Int32
    var range: SourceRange
    /// The range of its key.
    var keyRange: SourceRange
  }

  public init(_ configuration: SiteConfiguration) {
    self.configuration = configuration
    wanted = Set(configuration.locales.flatMap { Self.selfAndParents($0.text) })
  }

  /// A locale and its parents, in lower case: `zh-hans-tw`, `zh-hans`, `zh`.
  static func selfAndParents(_ locale: String) -> [String] {
    var names = [locale.lowercased()]
    while let last = names.last, let dash = last.lastIndex(of: "-") {
      names.append(String(last[..<dash]))
    }
    return names
  }

  /// Whether some locale of the site may use texts of a locale.
  func matters(_ locale: String) -> Bool { wanted.contains(locale.lowercased()) }

  /// The names of the site's locales.
  var siteLocales: [String] { configuration.locales.map(\.text) }

  // MARK: Adding

  /// Records a key, with or without a text; `nil` if there are too many.
  mutating func note(_ key: String, at range: SourceRange, isOwn: Bool = true) -> Int? {
    if let known = numbers[key] {
      if isOwn { entries[known].isOwn = true }
      return known
    }
    guard (entries.count + 1) * configuration.locales.count <= TextLimits.texts else {
      if !isFull { bag.report(.tooManyTexts(configuration.locales.count, at: range)) }
      isFull = true
      return nil
    }
    numbers[key] = entries.count
    entries.append(Texts.Entry(key: key, range: range, isOwn: isOwn))
    written.append([])
    return entries.count - 1
  }

  /// Adds a text; reports it if the key has one in that locale already.
  mutating func add(
    _ body: TextBody, to number: Int, in locale: String, at range: SourceRange, key: SourceRange,
    saying source: DataNode
  ) {
    let locale = self.number(ofLocale: locale)
    if let first = written[number].first(where: { $0.locale == locale }) {
      bag.report(
        .duplicateText(entries[number].key, localeNames[locale], at: range, first: first.range))
      return
    }
    written[number].append(
      Written(locale: locale, body: Int32(bodies.count), range: range, keyRange: key))
    sources.append((localeNames[locale], source))
    bodies.append(body)
  }

  /// Records that a key has a text that could not be read, which was reported.
  mutating func addBroken(_ key: String, at range: SourceRange) {
    if let number = note(key, at: range) { entries[number].isBroken = true }
  }

  /// Records that a text has a placeholder of another language, which was reported.
  mutating func markForeign(_ number: Int) { entries[number].hasForeignPlaceholder = true }

  /// Records that a file could not be read.
  ///
  /// Keys that may be in it are then not reported as unknown.
  public mutating func noteUnreadableFile() { isIncomplete = true }

  mutating func markUntranslated(_ number: Int) { untranslated.insert(number) }

  mutating func addSource(_ locale: String) {
    let number = number(ofLocale: locale)
    if !sourceLocales.contains(number) { sourceLocales.append(number) }
  }

  private mutating func number(ofLocale name: String) -> Int {
    let folded = name.lowercased()
    if let known = localeNumbers[folded] { return known }
    localeNumbers[folded] = localeNames.count
    localeNames.append(name)
    return localeNames.count - 1
  }

  // MARK: Finishing

  /// The texts of the files that were read.
  public mutating func finish(reporting bag: inout DiagnosticBag) -> Texts {
    let chains = configuration.locales.map { chain(of: $0.text) }
    emptyLocales = reportEmptyLocales()
    var table: [Int32] = []
    table.reserveCapacity(entries.count * chains.count)
    for number in entries.indices {
      let row = chains.map { text(of: number, in: $0) }
      table += row.map { $0?.body ?? -1 }
      finish(number, row)
    }
    bag.report(contentsOf: self.bag)
    self.bag = DiagnosticBag()
    return Texts(
      Texts.Parts(
        entries: entries, numbers: numbers, bodies: bodies, sources: sources, table: table,
        isIncomplete: isIncomplete || isFull),
      configuration)
  }

  /// The text of a key in the first of some locales that has it.
  private func text(of number: Int, in chain: [Int]) -> Written? {
    for locale in chain {
      if let text = written[number].first(where: { $0.locale == locale }) { return text }
    }
    return nil
  }

  /// The locales in which a text is searched: the locale itself and its parents, then the site's
  /// locales in their order, then the source languages of catalogs.
  private func chain(of locale: String) -> [Int] {
    var chain: [Int] = []
    for name in [locale] + siteLocales {
      for name in Self.selfAndParents(name) {
        if let number = localeNumbers[name], !chain.contains(number) { chain.append(number) }
      }
    }
    return chain + sourceLocales.filter { !chain.contains($0) }
  }

  /// Reports the locales that no file has a text for, once for all texts.
  ///
  /// - Returns: Those locales.
  private mutating func reportEmptyLocales() -> Set<String> {
    guard !isIncomplete, !localeNumbers.isEmpty, !entries.contains(where: \.isBroken) else {
      return []
    }
    let empty = configuration.locales.filter { locale in
      !Self.selfAndParents(locale.text).contains { localeNumbers[$0] != nil }
    }
    for locale in empty { bag.report(.emptyLocale(locale.text, at: locale.range)) }
    return Set(empty.map(\.text))
  }

  private mutating func finish(_ number: Int, _ row: [Written?]) {
    var entry = entries[number]
    defer { entries[number] = entry }
    entry.hasText = row.contains { $0 != nil }
    guard entry.hasText else { return }
    entry.range = row.lazy.compactMap(\.self).first?.keyRange ?? entry.range
    let used = Set(row.compactMap { $0?.body })
    for text in written[number] where used.contains(text.body) {
      let body = bodies[Int(text.body)]
      if body.dependsOnDevice { entry.reads.insert(.target) }
      if body.formatsValues { entry.reads.insert(.locale) }
      body.forEachArgument { argument in
        switch argument {
        case .position(let position): entry.positions = max(entry.positions, position + 1)
        case .named(let name):
          if !entry.names.contains(where: { $0.name == name }) {
            entry.names.append((name, text.range))
          }
        }
      }
    }
    if differ(used) { entry.reads.insert(.locale) }
    reportMissing(entry, number, row)
  }

  /// Whether some texts may differ: they are not constants with equal bytes.
  private func differ(_ texts: Set<Int32>) -> Bool {
    guard texts.count > 1 else { return false }
    var first: [UInt8]?
    for text in texts {
      guard case .constant(let bytes) = bodies[Int(text)], first == nil || first == bytes else {
        return true
      }
      first = bytes
    }
    return false
  }

  private mutating func reportMissing(_ entry: Texts.Entry, _ number: Int, _ row: [Written?]) {
    guard !isIncomplete, !entry.isBroken, !untranslated.contains(number), isTextKey(entry.key)
    else { return }
    var place = entry.range
    var lacking: [String] = []
    var others: [String] = []
    for (locale, text) in zip(siteLocales, row) {
      guard let text, !emptyLocales.contains(locale),
        !isOneLanguage(locale, localeNames[text.locale])
      else { continue }
      if lacking.isEmpty { place = text.keyRange }
      lacking.append(locale)
      if !others.contains(localeNames[text.locale]) { others.append(localeNames[text.locale]) }
    }
    guard !lacking.isEmpty else { return }
    bag.report(.missingText(entry.key, in: lacking, instead: others, at: place))
  }

  /// Whether readers of one locale can read the other: `en-GB` and `en`, but not `zh-Hans` and
  /// `zh-Hant`.
  private func isOneLanguage(_ one: String, _ other: String) -> Bool {
    let (one, other) = (
      one.lowercased().split(separator: "-"), other.lowercased().split(separator: "-")
    )
    guard one.first == other.first else { return false }
    let scripts = (
      one.dropFirst().first { $0.count == 4 }, other.dropFirst().first { $0.count == 4 }
    )
    return scripts.0 == nil || scripts.1 == nil || scripts.0 == scripts.1
  }
}

extension Diagnostic {
  fileprivate static func tooManyTexts(_ locales: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textLimit, .error, at: range,
      "the site has more than \(TextLimits.texts / max(1, locales)) texts in \(locales) locales",
      notes: [Note("texts that are long or many are data; put them into 'content/'")])
  }

  fileprivate static func duplicateText(
    _ key: String, _ locale: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateText, .error, at: range, "'\(key)' has two texts in '\(locale)'",
      notes: [Note("the other one", at: first), Note("remove one of them, or rename its key")])
  }

  fileprivate static func emptyLocale(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingText, .warning, at: range, "no file has texts for the locale '\(name)'",
      notes: [Note("'vmlc' reads 'locales/\(name).yaml', and Apple's string catalogs")])
  }

  fileprivate static func missingText(
    _ key: String, in locales: [String], instead: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingText, .warning, at: range,
      "'\(key)' has no text in \(shortList(locales))",
      notes: [Note("the text in \(shortList(instead)) is shown there")])
  }
}

/// The first few names, and the number of the others.
func shortList(_ names: [String]) -> String {
  let shown = 8
  return names.prefix(shown).joined(separator: ", ")
    + (names.count > shown ? " and \(names.count - shown) more" : "")
}
