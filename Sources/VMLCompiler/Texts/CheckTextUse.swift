import VMLDiagnostics

extension Texts {
  /// Mistakes in the use of a text: its key, or its arguments.
  ///
  /// `guesses` is whether to suggest a similar key, which takes time.
  func mistakes(in use: Template.TextUse, guesses: Bool = true) -> [Diagnostic] {
    guard let number = use.number else {
      return isIncomplete || isBroken(use.key) ? [] : [unknownText(use, guesses: guesses)]
    }
    let entry = entries[number]
    guard !entry.isBroken else { return [] }
    var mistakes: [Diagnostic] = []
    let known = entry.names.map(\.name)
    var missing = entry.names.filter { name in
      !use.arguments.contains { $0.name == name.name }
    }
    for (position, argument) in use.arguments.enumerated()
    where position >= entry.positions && !known.contains(argument.name) {
      let nearest = nearestName(to: argument.name, in: missing.map(\.name))
      // The argument that was probably meant is not reported as missing.
      missing.removeAll { $0.name == nearest }
      if entry.hasForeignPlaceholder, nearest == nil { continue }
      mistakes.append(.unknownArgument(argument, of: entry, known: known, nearest: nearest))
    }
    // Of a name that one locale alone spells in this way, the text is the mistake.
    // It is so, too, where each locale reads one argument, and not the same.
    let given = use.arguments.map(\.name).filter(known.contains)
    for name in missing {
      let isOnlyOne = given.count == 1 && entry.names.count == 2 && missing.count == 1
      let meant = nearestName(to: name.name, in: given) ?? (isOnlyOne ? given[0] : nil)
      mistakes.append(
        meant.map { .misspelt(name, meant: $0, of: use) } ?? .missingArgument(name, of: use))
    }
    if missing.isEmpty, use.arguments.count < entry.positions {
      mistakes.append(.tooFewArguments(use, entry))
    }
    return mistakes
  }

  private func unknownText(_ use: Template.TextUse, guesses: Bool) -> Diagnostic {
    guard guesses else {
      return .unknownText(use, nearest: nil, inside: [], locales: localeNames)
    }
    let forms = PluralCategory.allCases.map { "\(use.key)_\($0.rawValue)" }.filter {
      number(of: $0) != nil
    }
    guard forms.isEmpty else {
      return .formsApart(use, forms, at: number(of: forms[0]).map { entries[$0].range })
    }
    let inside = entries.lazy.filter { $0.hasText && $0.key.hasPrefix(use.key + ".") }.map(\.key)
    return .unknownText(
      use, nearest: nearest(to: use.key), inside: Array(inside.prefix(4)), locales: localeNames)
  }
}

extension Diagnostic {
  fileprivate static func unknownText(
    _ use: Template.TextUse, nearest: String?, inside: [String], locales: [String]
  ) -> Diagnostic {
    var notes: [Note] = []
    if inside.isEmpty {
      notes.append(
        Note(
          "the key itself is shown in \(shortList(locales)); "
            + "a text that begins with '@' begins with '@@'"
        ))
    } else {
      let rest = inside.count > 3 ? ", …" : ""
      notes.append(
        Note(
          "it is a group, of \(inside.prefix(3).map { "'\($0)'" }.joined(separator: ", "))\(rest)"))
    }
    // Only text that stands here as it is can be replaced here.
    let place = use.range.range.lowerBound + 1
    let isWritten = use.range.range.count > use.key.utf8.count
    let range = SourceRange(
      file: use.range.file, isWritten ? place..<place + use.key.utf8.count : use.range.range)
    return Diagnostic(
      .unknownText, .warning, at: range,
      "no locale has a text '\(use.key)'" + didYouMean(nearest),
      notes: notes,
      fixIts: isWritten
        ? nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [] : [])
  }

  /// Forms of a text as keys of their own, as i18next has them.
  fileprivate static func formsApart(
    _ use: Template.TextUse, _ forms: [String], at range: SourceRange?
  ) -> Diagnostic {
    let keys = forms.map { "'\($0)'" }.joined(separator: " and ")
    let last = use.key.split(separator: ".").last ?? ""
    return Diagnostic(
      .unknownText, .warning, at: range ?? use.range,
      "no locale has a text '\(use.key)', but \(keys), as i18next has forms",
      notes: [
        Note("the forms of a text stand below its key: '\(last): { one: …, other: … }'"),
        Note("the text is used here", at: use.range),
      ])
  }

  fileprivate static func unknownArgument(
    _ argument: TextReference.Argument, of entry: Texts.Entry, known: [String], nearest: String?
  ) -> Diagnostic {
    let names = known.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .textArgument, .error, at: argument.nameRange,
      "the text '\(entry.key)' has no argument '\(argument.name)'" + didYouMean(nearest),
      notes: [
        Note(
          known.isEmpty
            ? entry.positions == 0 ? "it has none" : "it has \(entry.positions)"
            : "it has \(names)", at: entry.range)
      ],
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: argument.nameRange, with: $0)] } ?? [])
  }

  fileprivate static func misspelt(
    _ name: (name: String, range: SourceRange), meant: String, of use: Template.TextUse
  ) -> Diagnostic {
    Diagnostic(
      .textArgument, .error, at: name.range,
      "this text reads '\(name.name)', which is not given; did you mean '\(meant)'?",
      notes: [Note("it is given '\(meant)' here", at: use.range)])
  }

  fileprivate static func missingArgument(
    _ name: (name: String, range: SourceRange), of use: Template.TextUse
  ) -> Diagnostic {
    Diagnostic(
      .textArgument, .error, at: use.range,
      "the text '\(use.key)' needs the argument '\(name.name)'",
      notes: [
        Note("it is read here", at: name.range),
        Note("as in '@\(use.key)(\(name.name): …)'"),
      ])
  }

  fileprivate static func tooFewArguments(
    _ use: Template.TextUse, _ entry: Texts.Entry
  ) -> Diagnostic {
    let given =
      switch use.arguments.count {
      case 0: "none is"
      case 1: "one is"
      case let count: "\(count) are"
      }
    return Diagnostic(
      .textArgument, .error, at: use.range,
      "the text '\(use.key)' needs \(entry.positions) argument\(entry.positions == 1 ? "" : "s"), "
        + "and \(given) given",
      notes: [
        Note("it is written here", at: entry.range),
        Note(
          "their names are free, their order is that of the text, as in '@\(use.key)(count: n)'"),
      ])
  }
}
