public import VMLData
public import VMLDiagnostics

extension TextsBuilder {
  /// Reads one of Apple's string catalogs, `locales/*.xcstrings`.
  public mutating func readCatalog(_ root: DataNode) {
    guard let entries = root.entries else {
      bag.report(.noText("a string catalog", "an object", found: root))
      return
    }
    var source = "en"
    if let node = entries.first(where: { $0.key == "sourceLanguage" })?.value {
      guard case .string(let language) = node.content else {
        bag.report(.noText("'sourceLanguage'", "a language", found: node))
        return
      }
      source = language
    }
    guard let strings = entries.first(where: { $0.key == "strings" })?.value else {
      bag.report(.noStrings(at: root.range))
      return
    }
    guard let strings = strings.entries else {
      bag.report(.noText("'strings'", "an object of keys and texts", found: strings))
      return
    }
    addSource(source)
    for entry in strings { readEntry(entry, source: source) }
  }

  /// Reads one of Apple's string files, `locales/*.strings`, whose keys may be the app's, too.
  public mutating func readStrings(_ root: DataNode, in locale: String, of file: SourceRange) {
    guard matters(locale) else {
      return bag.report(.unknownLocale(locale, among: siteLocales, at: file))
    }
    for entry in root.entries ?? [] {
      guard case .string(let text) = entry.value.content,
        let number = note(entry.key, at: entry.keyRange, isOwn: false)
      else { continue }
      var reader = CatalogTextReader(locale: locale)
      let body = reader.text(text, at: entry.value.range)
      bag.report(contentsOf: reader.bag)
      guard let body else {
        addBroken(entry.key, at: entry.keyRange)
        continue
      }
      add(
        body, to: number, in: locale, at: entry.keyRange, key: entry.keyRange, saying: entry.value)
    }
  }

  private mutating func readEntry(_ entry: DataNode.Entry, source: String) {
    guard entry.value.entries != nil else {
      bag.report(.noText("'\(entry.key)'", "an object", found: entry.value))
      return
    }
    // A key that Xcode extracted from the app's sources is the app's, whether or not pages use it
    // too.
    let isOwn = entry.value["extractionState"]?.content == .string("manual")
    guard let number = note(entry.key, at: entry.keyRange, isOwn: isOwn) else { return }
    if entry.value["shouldTranslate"]?.content == .boolean(false) { markUntranslated(number) }
    var hasSource = false
    if let localizations = entry.value["localizations"] {
      guard let localizations = localizations.entries else {
        bag.report(
          .noText("'localizations'", "an object of languages and texts", found: localizations))
        return
      }
      for localization in localizations {
        let isSource = localization.key.lowercased() == source.lowercased()
        if isSource { hasSource = true }
        guard matters(localization.key) || isSource else { continue }
        var reader = CatalogTextReader(locale: localization.key)
        let body = reader.read(localization.value, depth: 0)
        bag.report(contentsOf: reader.bag)
        if reader.bag.hasErrors { addBroken(entry.key, at: entry.keyRange) }
        if let body {
          add(
            body, to: number, in: localization.key, at: localization.keyRange, key: entry.keyRange,
            saying: localization.value)
        }
      }
    }
    // As in an app, the key is the text in the catalog's source language.
    if !hasSource, !isOwn {
      var reader = CatalogTextReader(locale: source)
      let body = reader.text(entry.key, at: entry.keyRange)
      if let body, !reader.bag.hasErrors {
        add(
          body, to: number, in: source, at: entry.keyRange, key: entry.keyRange,
          saying: DataNode(.string(entry.key), at: entry.keyRange))
      }
    }
  }
}

/// Reads the text of a string catalog for one key in one language.
private struct CatalogTextReader {
  let locale: String
  let rules: PluralRules?
  var bag = DiagnosticBag()
  /// Substitutions for `%#@name@`, by name.
  private var substitutions: [String: Substitution] = [:]
  /// The argument that `%arg` stands for, inside a substitution.
  private var argument: (argument: TextBody.Argument, specifier: FormatSpecifier?)?

  private struct Substitution {
    var node: DataNode
    var range: SourceRange
    var position: Int?
    var specifier: FormatSpecifier?
  }

  init(locale: String) {
    self.locale = locale
    rules = PluralRules(locale: locale)
  }

  /// Reads `stringUnit` or `variations`; `nil` if there is no text yet, or after an error.
  mutating func read(_ node: DataNode, depth: Int) -> TextBody? {
    guard depth <= TextLimits.nesting else {
      bag.report(.tooDeep(at: node.range))
      return nil
    }
    guard node.entries != nil else {
      bag.report(.noText("a text of a string catalog", "an object", found: node))
      return nil
    }
    if let substitutions = node["substitutions"] { readSubstitutions(substitutions) }
    if let unit = node["stringUnit"] { return readUnit(unit) }
    guard let variations = node["variations"] else {
      if node["stringSet"] != nil { bag.report(.stringSet(at: node.range)) }
      return nil
    }
    if let devices = variations["device"] { return readDevices(devices, depth: depth) }
    if let plural = variations.entry("plural") { return readPlural(plural, depth: depth) }
    bag.report(.unknownVariation(variations))
    return nil
  }

  private mutating func readUnit(_ unit: DataNode) -> TextBody? {
    guard let value = unit["value"] else { return nil }
    guard case .string(let string) = value.content else {
      bag.report(.noText("'value'", "a string", found: value))
      return nil
    }
    if string.isEmpty, unit["state"]?.content == .string("new") { return nil }
    return text(string, at: value.range)
  }

  // MARK: Variations

  private mutating func readDevices(_ node: DataNode, depth: Int) -> TextBody? {
    guard let entries = node.entries else {
      bag.report(.noText("'device'", "an object of devices and texts", found: node))
      return nil
    }
    var devices: [(name: String, body: TextBody)] = []
    for entry in entries {
      guard let body = read(entry.value, depth: depth + 1) else { continue }
      devices.append((entry.key, body))
    }
    return devices.isEmpty ? nil : .devices(devices)
  }

  private mutating func readPlural(_ entry: DataNode.Entry, depth: Int) -> TextBody? {
    guard let entries = entry.value.entries else {
      bag.report(.noText("'plural'", "an object of forms", found: entry.value))
      return nil
    }
    var plural = TextBody.Plural(
      argument: argument?.argument ?? .position(0), rules: rules ?? PluralRules(),
      range: entry.keyRange)
    var given: [DataNode.Entry] = []
    for form in entries {
      guard let category = PluralCategory(rawValue: form.key) else {
        let known = PluralCategory.allCases.map(\.rawValue)
        bag.report(.unknownForm(form.key, known, at: form.keyRange))
        continue
      }
      guard let body = read(form.value, depth: depth + 1) else { continue }
      plural.forms[category] = body
      given.append(form)
    }
    if given.isEmpty { return nil }
    checkPluralForms(given, of: entry.keyRange, locale, rules, reporting: &bag)
    guard let other = plural.forms[.other] else { return nil }
    if argument == nil { plural.argument = other.firstArgument ?? plural.argument }
    return .plural(plural)
  }

  private mutating func readSubstitutions(_ node: DataNode) {
    guard let entries = node.entries else {
      bag.report(.noText("'substitutions'", "an object", found: node))
      return
    }
    for entry in entries {
      var position: Int?
      if let number = entry.value["argNum"] {
        guard case .integer(let argument) = number.content,
          (1...TextLimits.arguments).contains(argument)
        else {
          bag.report(.argumentNumber(at: number.range))
          continue
        }
        position = argument - 1
      }
      var specifier: FormatSpecifier?
      if let node = entry.value["formatSpecifier"], case .string(let format) = node.content {
        specifier = parseFormatSpecifier("%" + format, at: node.range, reporting: &bag)
      }
      substitutions[entry.key] = Substitution(
        node: entry.value, range: entry.keyRange, position: position, specifier: specifier)
    }
  }

  // MARK: Texts

  /// Reads a format string; `nil` after an error.
  mutating func text(_ string: String, at range: SourceRange) -> TextBody? {
    guard checkText(string, at: range, reporting: &bag) else { return nil }
    guard string.utf8.contains(UInt8(ascii: "%")) else { return .constant(Array(string.utf8)) }
    guard let pieces = parseFormatString(string, at: range, reporting: &bag) else { return nil }
    var next = 0
    var parts: [TextBody.Part] = []
    for piece in pieces {
      guard let part = part(of: piece, next: &next, at: range) else { return nil }
      parts.append(part)
    }
    if parts.count == 1, case .literal(let literal) = parts[0] {
      return .constant(Array(literal.utf8))
    }
    return .parts(parts)
  }

  private mutating func part(
    of piece: FormatPiece, next: inout Int, at range: SourceRange
  ) -> TextBody.Part? {
    switch piece {
    case .literal(let literal): return .literal(literal)
    case .argument(let name, let position, let specifier):
      let argument = TextBody.Argument.position(position ?? next)
      if position == nil, name == nil { next += 1 }
      return .argument(name.map { .named($0) } ?? argument, specifier)
    case .enclosing:
      guard let argument else {
        bag.report(.noEnclosing(at: range))
        return nil
      }
      return .argument(argument.argument, argument.specifier)
    case .substitution(let name, let position):
      guard let found = substitutions[name] else {
        bag.report(.unknownSubstitution(name, Array(substitutions.keys), at: range))
        return nil
      }
      let number = position ?? found.position ?? next
      if position == nil, found.position == nil { next += 1 }
      // A substitution has no further substitutions in it, so that there is an end.
      var inner = CatalogTextReader(locale: locale)
      inner.argument = (.position(number), found.specifier)
      let body = inner.read(found.node, depth: 1)
      bag.report(contentsOf: inner.bag)
      return body.map { .body($0) }
    }
  }
}

extension TextBody {
  /// The argument that stands first in the text.
  fileprivate var firstArgument: Argument? {
    var first: Argument?
    forEachArgument { if first == nil { first = $0 } }
    return first
  }
}

extension Diagnostic {
  fileprivate static func noStrings(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidText, .error, at: range.start, "a string catalog has its texts under 'strings'",
      notes: [
        Note("as in '{ \"sourceLanguage\": \"en\", \"strings\": { … }, \"version\": \"1.0\" }'")
      ])
  }

  fileprivate static func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textLimit, .error, at: range.start,
      "variations may be \(TextLimits.nesting) deep inside one another at most")
  }

  fileprivate static func stringSet(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidText, .warning, at: range.start, "a set of strings is no text, and is not used")
  }

  fileprivate static func unknownVariation(_ node: DataNode) -> Diagnostic {
    let names = (node.entries ?? []).map { "'\($0.key)'" }.joined(separator: ", ")
    return Diagnostic(
      .invalidText, .error, at: node.range.start,
      names.isEmpty ? "'variations' holds none" : "a text cannot vary by \(names)",
      notes: [Note("texts vary by 'plural' and 'device'")])
  }

  fileprivate static func unknownForm(
    _ name: String, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: known)
    return Diagnostic(
      .pluralForm, .error, at: range,
      "there is no form '\(name)'" + didYouMean(nearest),
      notes: [Note("the forms are \(known.joined(separator: ", "))")])
  }

  fileprivate static func argumentNumber(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidText, .error, at: range,
      "'argNum' is the number of an argument, from 1 to \(TextLimits.arguments)")
  }

  fileprivate static func noEnclosing(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidText, .error, at: range, "'%arg' stands in a substitution alone",
      notes: [Note("an argument is written '%@' or '%lld', a percent sign '%%'")])
  }

  fileprivate static func unknownSubstitution(
    _ name: String, _ known: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: known.sorted())
    return Diagnostic(
      .invalidText, .error, at: range,
      "this text has no substitution '\(name)'" + didYouMean(nearest),
      notes: known.isEmpty ? [Note("substitutions stand under 'substitutions' beside it")] : [])
  }
}
