import VMLData
import VMLDiagnostics

extension Evaluation {
  /// The text of a value in a format, which a list says: see ``ExpressionParser/parseFormat(at:)``.
  ///
  /// - Parameters:
  ///   - list: The node of the format.
  ///   - value: What is formatted.
  ///   - base: Its node, for messages.
  ///   - index: The node of the call.
  /// - Returns: `nil` after an error.
  mutating func evaluateFormat(
    _ list: Int, of value: Value, _ base: Int, at index: Int
  ) -> Value? {
    guard case .list(let nodes) = expression.kinds[list], charge(64, at: index) else { return nil }
    var options = FormatOptions(style: nodes[0])
    for position in stride(from: 1, to: nodes.count - 1, by: 2) {
      guard case .literal(.string(let label)) = expression.kinds[nodes[position]] else { continue }
      guard let value = evaluate(nodes[position + 1]) else { return nil }
      options.add((label, value, nodes[position + 1]))
    }
    guard let locale = locale(options, at: index) else { return nil }
    guard let text = format(value, base, options, in: locale, at: index) else { return nil }
    return checkLength(text.utf8.count, at: index) ? .string(text) : nil
  }

  /// The locale that a format names, or the document's, or English where it has none.
  private mutating func locale(_ options: FormatOptions, at index: Int) -> LocaleData? {
    var name = "en"
    var node = index
    if let given = options["locale"] {
      guard let text = given.value.asText else {
        return fail(.formatValue("a locale", given.value, at: expression.places[given.node].range))
      }
      name = text
      node = given.node
    } else if let text = scope[.locale]?.asText {
      name = text
    }
    guard let locale = LocaleData.of(name) else {
      return fail(.noLocaleData(name, at: expression.places[node].focus))
    }
    return locale
  }

  private mutating func format(
    _ value: Value, _ base: Int, _ options: FormatOptions, in locale: LocaleData, at index: Int
  ) -> String? {
    let place = expression.places[base].range
    switch expression.kinds[options.style] {
    case .literal(.symbol(let name)):
      guard let style = FormatStyle(rawValue: name) else { return nil }
      return format(value, style, options, in: locale, at: place, index)
    case .literal(.nothing):
      let style: FormatStyle =
        switch value {
        case .integer, .number: .number
        case .list: .list
        default: .medium
        }
      return format(value, style, options, in: locale, at: place, index)
    default:
      guard let pattern = evaluate(options.style) else { return nil }
      let patternPlace = expression.places[options.style].range
      guard let text = pattern.asText else {
        return fail(.formatValue("a pattern", pattern, at: patternPlace))
      }
      guard text.utf8.count <= 256 else { return fail(.longPattern(at: patternPlace)) }
      if let letter = unknownLetter(in: text) {
        return fail(.patternLetter(letter, at: patternPlace))
      }
      guard let moment = moment(value, at: place) else { return nil }
      return VMLCompiler.format(moment, as: text, in: locale)
    }
  }

  private mutating func format(
    _ value: Value, _ style: FormatStyle, _ options: FormatOptions, in locale: LocaleData,
    at place: SourceRange, _ index: Int
  ) -> String? {
    switch style {
    case .number, .percent, .currency, .compact, .bytes, .unit:
      return formatNumber(value, style, options, in: locale, at: place)
    case .full, .long, .medium, .short, .fields, .relative:
      guard let moment = moment(value, at: place) else { return nil }
      return formatDate(moment, style, options, in: locale)
    case .duration:
      guard let text = value.asText, let parts = DurationParts(text) else {
        return fail(.formatValue("a duration such as 'PT1H30M'", value, at: place))
      }
      return VMLCompiler.format(parts, in: locale)
    case .list, .or:
      guard case .list(let elements) = value else {
        return fail(.formatValue("a list", value, at: place))
      }
      var texts: [String] = []
      for element in elements {
        guard let text = text(of: element) else {
          return fail(.formatValue("a list of texts", element, at: place))
        }
        guard charge(text.utf8.count * 4, at: index) else { return nil }
        texts.append(text)
      }
      return join(texts, style == .list ? locale.and : locale.or, in: locale)
    }
  }

  private mutating func moment(_ value: Value, at place: SourceRange) -> Moment? {
    guard let text = value.asText else { return fail(.formatValue("a date", value, at: place)) }
    guard let moment = Moment(text) else { return fail(.noDate(text, at: place)) }
    return moment
  }

  // MARK: Dates

  private mutating func formatDate(
    _ moment: Moment, _ style: FormatStyle, _ options: FormatOptions, in locale: LocaleData
  ) -> String? {
    switch style {
    case .fields:
      guard let given = options[""] else { return nil }
      guard let fields = given.value.asText, let pattern = locale.pattern(of: fields) else {
        return fail(
          .unknownFields(given.value, locale, at: expression.places[given.node].range))
      }
      return VMLCompiler.format(moment, as: pattern, in: locale)
    case .relative:
      guard let given = options["to"],
        let now = self.moment(given.value, at: expression.places[given.node].range)
      else { return nil }
      return distance(from: now, to: moment, in: locale)
    default:
      let position = [FormatStyle.full, .long, .medium, .short].firstIndex(of: style) ?? 2
      guard locale.dates.indices.contains(position) else { return nil }
      let date = VMLCompiler.format(moment, as: locale.dates[position], in: locale)
      guard let given = options["time"] else { return date }
      guard case .symbol(let name) = given.value, ["short", "medium"].contains(name) else {
        return fail(
          .formatValue(
            "'.short' or '.medium'", given.value, at: expression.places[given.node].range))
      }
      let time = VMLCompiler.format(
        moment, as: locale.times[name == "short" ? 1 : 0], in: locale)
      return fill(unquoted(locale.glue[position]), time, date)
    }
  }

  // MARK: Numbers

  private mutating func formatNumber(
    _ value: Value, _ style: FormatStyle, _ options: FormatOptions, in locale: LocaleData,
    at place: SourceRange
  ) -> String? {
    var number: DecimalDigits
    switch value {
    case .integer(let integer): number = DecimalDigits(integer)
    case .number(let double):
      guard let digits = DecimalDigits(double) else {
        return fail(.formatValue("a number that has digits", value, at: place))
      }
      number = digits
    default: return fail(.formatValue("a number", value, at: place))
    }
    var decimals: ClosedRange<Int>?
    if let given = options["digits"] {
      guard case .integer(let count) = given.value, (0...20).contains(count) else {
        return fail(
          .formatValue("digits from 0 to 20", given.value, at: expression.places[given.node].range))
      }
      decimals = count...count
    }
    var writer = NumberWriter(locale)
    switch style {
    case .percent:
      number.shift(2)
      writer.write(number, locale.percent, decimals: decimals)
    case .compact: return compact(number, in: locale)
    case .bytes: return bytes(number, in: locale)
    case .currency:
      guard let given = options[""] else { return nil }
      guard let code = given.value.asText, let money = locale.money(code) else {
        return fail(.noCurrency(given.value, at: expression.places[given.node].range))
      }
      writer.write(number, money, decimals: decimals?.upperBound ?? money.decimals)
    case .unit:
      guard let given = options[""] else { return nil }
      var isLong = false
      if let width = options["width"] {
        guard case .symbol(let name) = width.value, ["long", "short"].contains(name) else {
          return fail(
            .formatValue(
              "'.short' or '.long'", width.value, at: expression.places[width.node].range))
        }
        isLong = name == "long"
      }
      guard let name = given.value.asText, let texts = locale.unit(name, isLong: isLong) else {
        return fail(.noUnit(given.value, at: expression.places[given.node].range))
      }
      return amount(number, texts, decimals: decimals ?? 0...6, in: locale)
    default: writer.write(number, locale.decimal, decimals: decimals)
    }
    return writer.text
  }
}

/// A format as its author wrote it.
private struct FormatOptions {
  /// The node of its style or pattern.
  typealias Option = (label: String, value: Value, node: Int)

  let style: Int
  /// Most formats have one option, for which no list is made.
  private var first: Option?
  private var others: [Option] = []

  init(style: Int) { self.style = style }

  mutating func add(_ option: Option) {
    if first == nil { first = option } else { others.append(option) }
  }

  subscript(_ label: String) -> Option? {
    if let first, first.label == label { return first }
    return others.first { $0.label == label }
  }
}

extension Value {
  /// For messages: the start of its text, or its kind.
  fileprivate var shown: String { asText.map { "'\($0.prefix(40))'" } ?? kindName }
}

extension Diagnostic {
  fileprivate static func formatValue(
    _ expected: String, _ value: Value, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place,
      "this format needs \(expected), but this is \(value.shown)")
  }

  fileprivate static func noDate(_ text: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "'\(text.prefix(40))' is no date that there is",
      notes: [Note("a date is written as in '2026-12-01' or '2026-12-01T18:00:00+01:00'")])
  }

  fileprivate static func noLocaleData(_ name: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place,
      "nothing is known of how '\(name.prefix(40))' formats values",
      notes: [Note("'locale: \"en\"' after the format has it done as in English")])
  }

  fileprivate static func noCurrency(_ value: Value, at place: SourceRange) -> Diagnostic {
    let common = ["AUD", "CAD", "CHF", "CNY", "EUR", "GBP", "INR", "JPY", "NOK", "SEK", "USD"]
    let nearest = value.asText.flatMap { nearestName(to: $0.uppercased(), in: common) }
    return Diagnostic(
      .operandType, .error, at: place,
      "\(value.shown) is no currency" + didYouMean(nearest),
      notes: [Note("currencies have codes of three capitals, as 'EUR', 'USD', 'JPY'")])
  }

  fileprivate static func noUnit(_ value: Value, at place: SourceRange) -> Diagnostic {
    let nearest = value.asText.flatMap { nearestName(to: $0, in: measuredUnits) }
    return Diagnostic(
      .operandType, .error, at: place,
      "\(value.shown) is no unit" + didYouMean(nearest),
      notes: [Note("the units are \(measuredUnits.joined(separator: ", "))")])
  }

  fileprivate static func unknownFields(
    _ value: Value, _ locale: LocaleData, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place,
      "there is no pattern for \(value.shown)",
      notes: [Note("the fields are \(locale.knownFields.joined(separator: ", "))")])
  }

  fileprivate static func patternLetter(_ letter: Character, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .operandType, .error, at: place, "the letter '\(letter)' means nothing in a date's pattern",
      notes: [
        Note(
          letter == "Y" || letter == "D"
            ? "a day of the month is 'dd' and a year 'yyyy', as in \"dd.MM.yyyy\""
            : "text stands between single quotes, as in \"d. 'of' MMMM yyyy\"")
      ])
  }

  fileprivate static func longPattern(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueTooLarge, .error, at: place, "a date's pattern may be 256 bytes long at most",
      notes: [Note("put longer texts beside it")])
  }
}
