public import VMLData
public import VMLDiagnostics

extension TextsBuilder {
  /// Reads the texts of `locales/<locale>.yaml`; `file` is the start of the file.
  public mutating func readTexts(_ root: DataNode, in locale: String, of file: SourceRange) {
    guard matters(locale) else {
      bag.report(.unknownLocale(locale, among: siteLocales, at: file))
      return
    }
    guard root.content != .null else { return }
    guard let entries = root.entries else {
      bag.report(.noText("a file of texts", "an object of keys and texts", found: root))
      return
    }
    let reader = TextFileReader(locale: locale)
    reader.read(entries, below: "", into: &self)
  }
}

/// Reads one file of texts.
private struct TextFileReader {
  let locale: String
  /// `nil` if CLDR does not have the language.
  let rules: PluralRules?

  init(locale: String) {
    self.locale = locale
    rules = PluralRules(locale: locale)
  }

  /// Recursion is limited by the reader of YAML.
  func read(_ entries: [DataNode.Entry], below prefix: String, into texts: inout TextsBuilder) {
    for entry in entries {
      let key = prefix + entry.key
      guard isTextKey(key) else {
        texts.bag.report(.textKey(entry.key, at: entry.keyRange))
        continue
      }
      read(entry, as: key, into: &texts)
    }
  }

  private func read(_ entry: DataNode.Entry, as key: String, into texts: inout TextsBuilder) {
    switch entry.value.content {
    // A key without a translation yet.
    case .null: _ = texts.note(key, at: entry.keyRange)
    case .string(let string):
      let body = makeTextBody(of: entry.value, string, reporting: &texts.bag)
      add(body, as: key, entry, to: &texts)
    case .object(let entries) where isPlural(entries):
      add(plural(entries, of: entry, reporting: &texts.bag), as: key, entry, to: &texts)
    case .object(let entries): read(entries, below: key + ".", into: &texts)
    case .boolean, .integer, .number, .list:
      texts.bag.report(.noText("'\(key)'", "a text or a group of texts", found: entry.value))
      texts.addBroken(key, at: entry.keyRange)
    }
  }

  private func add(
    _ body: TextBody?, as key: String, _ entry: DataNode.Entry, to texts: inout TextsBuilder
  ) {
    guard let body else { return texts.addBroken(key, at: entry.keyRange) }
    guard let number = texts.note(key, at: entry.keyRange) else { return }
    for node in [entry.value] + (entry.value.entries ?? []).map(\.value) {
      guard case .string(let text) = node.content, let foreign = ForeignPlaceholder(in: text) else {
        continue
      }
      texts.bag.report(foreign.diagnostic(in: node, text))
      texts.markForeign(number)
    }
    texts.add(
      body, to: number, in: locale, at: entry.keyRange, key: entry.keyRange,
      saying: entry.value)
  }

  // MARK: Plurals

  /// Whether an object has the forms of one text, and is no group of keys.
  private func isPlural(_ entries: [DataNode.Entry]) -> Bool {
    var hasForm = false
    var others: [String] = []
    for entry in entries {
      switch entry.value.content {
      case .object, .list: return false
      default: break
      }
      if PluralCategory(rawValue: entry.key) != nil || entry.key.hasPrefix("=") {
        hasForm = true
      } else if entry.key != "plural" {
        others.append(entry.key)
      }
    }
    // A group whose keys are all forms but for one that is nearly one has a slip in it.
    return hasForm
      && (others.isEmpty || others.count == 1 && missingForm(like: others[0], in: entries) != nil)
  }

  /// The form that a key is nearly named like, unless it is there.
  private func missingForm(like key: String, in entries: [DataNode.Entry]) -> String? {
    let given = Set(entries.map(\.key))
    return nearestName(
      to: key, in: PluralCategory.allCases.map(\.rawValue).filter { !given.contains($0) })
  }

  private func plural(
    _ entries: [DataNode.Entry], of text: DataNode.Entry, reporting bag: inout DiagnosticBag
  ) -> TextBody? {
    var plural = TextBody.Plural(
      argument: .named("count"), rules: rules ?? PluralRules(), range: text.keyRange)
    var selector: String?
    for entry in entries {
      guard entry.value.content != .null else { continue }
      guard case .string(let string) = entry.value.content else {
        bag.report(.noText("'\(entry.key)'", "a text", found: entry.value))
        return nil
      }
      if entry.key == "plural" {
        selector = string
        guard isArgumentName(string) else {
          bag.report(.selector(string, at: entry.value.range))
          return nil
        }
        continue
      }
      if PluralCategory(rawValue: entry.key) == nil, !entry.key.hasPrefix("="),
        let form = missingForm(like: entry.key, in: entries)
      {
        bag.report(.misspeltForm(entry.key, form, at: entry.keyRange))
        return nil
      }
      guard let body = makeTextBody(of: entry.value, string, reporting: &bag) else { return nil }
      if let category = PluralCategory(rawValue: entry.key) {
        plural.forms[category] = body
      } else if let amount = PluralAmount(String(entry.key.dropFirst()).trimmingSpaces) {
        plural.exact.append((amount, body))
      } else {
        bag.report(.exactForm(entry.key, at: entry.keyRange))
        return nil
      }
    }
    checkPluralForms(
      entries.filter { $0.value.content != .null && $0.key != "plural" }, of: text.keyRange,
      locale, rules, reporting: &bag)
    guard plural.forms[.other] != nil else { return nil }
    guard let name = selector ?? self.selector(of: plural) else {
      bag.report(.whichArgument(at: text.keyRange))
      return nil
    }
    plural.argument = .named(name)
    return .plural(plural)
  }

  /// The argument that selects a form, if the text does not name it: the only one, or `count`.
  private func selector(of plural: TextBody.Plural) -> String? {
    var names: Set<String> = []
    for body in plural.forms.values + plural.exact.map(\.body) {
      body.forEachArgument { if case .named(let name) = $0 { names.insert(name) } }
    }
    if names.isEmpty || names.contains("count") { return "count" }
    return names.count == 1 ? names.first : nil
  }
}

/// Whether text can be the name of an argument.
func isArgumentName(_ text: String) -> Bool {
  isWord(text) && !text.contains("-") && !["true", "false", "nil"].contains(text)
}

/// Reports forms that a language needs, and forms that it does not have.
func checkPluralForms(
  _ entries: [DataNode.Entry], of text: SourceRange, _ locale: String, _ rules: PluralRules?,
  reporting bag: inout DiagnosticBag
) {
  let given = Set(entries.compactMap { PluralCategory(rawValue: $0.key) })
  guard given.contains(.other) else { return bag.report(.noOtherForm(at: text)) }
  guard let rules else {
    if given.count > 1 { bag.report(.noRules(of: locale, at: text)) }
    return
  }
  let missing = PluralCategory.allCases.filter {
    rules.categoriesOfIntegers.contains($0) && !given.contains($0)
  }
  if !missing.isEmpty { bag.report(.missingForms(missing.map(\.rawValue), in: locale, at: text)) }
  for entry in entries {
    guard let category = PluralCategory(rawValue: entry.key), category != .zero,
      !rules.categories.contains(category)
    else { continue }
    let known = PluralCategory.allCases.filter { rules.categories.contains($0) }
    bag.report(
      .foreignForm(entry.key, in: locale, known: known.map(\.rawValue), at: entry.keyRange))
  }
}

/// A string of YAML with its interpolations; `nil` after an error.
func makeTextBody(
  of node: DataNode, _ string: String, reporting bag: inout DiagnosticBag
) -> TextBody? {
  guard checkText(string, at: node.range, reporting: &bag) else { return nil }
  guard string.utf8.contains(0x5C) else { return .constant(Array(string.utf8)) }
  var found = DiagnosticBag()
  let template = StringTemplate(node, string, reporting: &found)
  bag.report(contentsOf: found)
  guard !found.hasErrors else { return nil }
  let parts = template.parts.map { part in
    switch part {
    case .literal(let literal): TextBody.Part.literal(literal)
    case .interpolation(let interpolation): TextBody.Part.value(interpolation)
    }
  }
  if parts.isEmpty { return .constant([]) }
  if parts.count == 1, case .literal(let literal) = parts[0] {
    return .constant(Array(literal.utf8))
  }
  return .parts(parts)
}

/// Whether a text may be used; reports the reason if not.
func checkText(
  _ string: String, at range: SourceRange, reporting bag: inout DiagnosticBag
) -> Bool {
  guard string.utf8.count <= TextLimits.length else {
    bag.report(.textTooLong(at: range))
    return false
  }
  if let scalar = firstForbiddenCharacter(in: Array(string.utf8), from: 0) {
    bag.report(.forbidden(scalar, at: range))
    return false
  }
  return true
}

extension Diagnostic {
  static func unknownLocale(
    _ name: String, among locales: [String], at range: SourceRange
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: locales)
    return Diagnostic(
      .unknownLocale, .warning, at: range,
      "the site has no locale '\(name)', and this file is not used" + didYouMean(nearest),
      notes: [Note("site.yaml has the locales \(shortList(locales))")])
  }

  static func noText(
    _ subject: String, _ expected: String, found node: DataNode
  ) -> Diagnostic {
    let isQuotable =
      switch node.content {
      case .boolean, .integer, .number: true
      default: false
      }
    return Diagnostic(
      .invalidText, .error, at: node.range,
      "\(subject) must be \(expected), not \(node.kindName)",
      notes: isQuotable ? [Note("put it in quotes to make it a text")] : [])
  }

  fileprivate static func textKey(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidText, .error, at: range, "'\(key)' cannot be the key of a text",
      notes: [
        Note(
          "a key is letters, digits, '_' and '-', as in 'empty-cart', with no digit at the start")
      ])
  }

  fileprivate static func selector(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidText, .error, at: range, "'\(name)' cannot name an argument",
      notes: [
        Note("'plural' names the argument whose amount selects the form, as in 'plural: count'")
      ])
  }

  fileprivate static func exactForm(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pluralForm, .error, at: range, "'\(key)' is no amount",
      notes: [Note("a form for one amount is written as in '=0' or '=1.5'")])
  }

  fileprivate static func whichArgument(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pluralForm, .error, at: range, "nothing says which argument selects the form",
      notes: [Note("add 'plural:' with its name, as in 'plural: items'")])
  }

  fileprivate static func misspeltForm(
    _ key: String, _ form: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .pluralForm, .error, at: range, "'\(key)' is no form of a text; did you mean '\(form)'?",
      notes: [Note("the other keys here are forms for amounts, so that this is no group of texts")],
      fixIts: [FixIt("write '\(form)'", replace: range, with: form)])
  }

  fileprivate static func noOtherForm(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pluralForm, .error, at: range, "a text with forms for amounts needs 'other'",
      notes: [Note("'other' is the form for all amounts that no other form is for")])
  }

  fileprivate static func noRules(of locale: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pluralForm, .warning, at: range,
      "nothing is known of the plurals of '\(locale)'; 'other' is taken for all amounts",
      notes: [Note("forms for single amounts, as '=1', hold in every language")])
  }

  fileprivate static func missingForms(
    _ forms: [String], in locale: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .pluralForm, .warning, at: range,
      "in '\(locale)' there \(forms.count == 1 ? "is" : "are") also the "
        + "form\(forms.count == 1 ? "" : "s") \(forms.map { "'\($0)'" }.joined(separator: ", "))",
      notes: [Note("'other' is taken instead, which is wrong for some amounts")])
  }

  fileprivate static func foreignForm(
    _ form: String, in locale: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .pluralForm, .warning, at: range, "'\(locale)' has no form '\(form)'; it is never taken",
      notes: [
        Note(
          "its forms are \(known.joined(separator: ", ")); one amount has a form as in '=2'")
      ])
  }

  fileprivate static func textTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textLimit, .error, at: range, "a text may be \(TextLimits.length) bytes long at most",
      notes: [Note("make several of it, or put it into a component")])
  }
}
