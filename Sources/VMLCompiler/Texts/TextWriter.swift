import VMLData
import VMLDiagnostics

/// Writes one text with the values of its arguments.
///
/// Recursion is limited by the reader of string catalogs.
struct TextWriter {
  let use: Template.TextUse
  let arguments: [(argument: TextReference.Argument, value: Value)]
  /// The document's locale.
  let locale: Value
  /// The names of the target's devices in string catalogs, the best first.
  let devices: [String]
  private(set) var output: [UInt8] = []
  private(set) var mistakes: [Diagnostic] = []
  /// Cost of the evaluated expressions.
  private(set) var work = 0
  /// The arguments by name; made when the first expression needs them.
  private var scope: Scope?

  init(
    use: Template.TextUse, arguments: [(argument: TextReference.Argument, value: Value)],
    locale: Value, devices: [String]
  ) {
    self.use = use
    self.arguments = arguments
    self.locale = locale
    self.devices = devices
  }

  /// Returns `false` after a mistake, or if a value is not known because its file could not be
  /// read.
  mutating func write(_ body: TextBody) -> Bool {
    switch body {
    case .constant(let bytes): return append(bytes)
    case .parts(let parts): return parts.allSatisfy { write($0) }
    case .devices(let all):
      let found = devices.lazy.compactMap { name in all.first { $0.name == name } }.first
      return (found ?? all.first).map { write($0.body) } ?? true
    case .plural(let plural): return write(plural)
    }
  }

  private mutating func write(_ part: TextBody.Part) -> Bool {
    switch part {
    case .literal(let literal): return append(literal.utf8)
    case .body(let body): return write(body)
    case .value(let interpolation): return write(interpolation)
    case .argument(let argument, let specifier):
      guard let (argument, value) = given(argument) else { return false }
      guard let specifier, !value.isNothing else { return write(value, at: argument.value.range) }
      var found = DiagnosticBag()
      let text = format(value, as: specifier, at: argument.value.range, reporting: &found)
      mistakes += found.diagnostics
      return text.map { append($0.utf8) } ?? false
    }
  }

  private mutating func write(_ interpolation: Interpolation) -> Bool {
    let scope = scope ?? makeScope()
    self.scope = scope
    var found = DiagnosticBag()
    let value = evaluate(interpolation, in: scope, spending: &work, reporting: &found)
    mistakes += found.diagnostics.map { mistake in
      var mistake = mistake
      mistake.notes.append(Diagnostic.Note("the text is used here", at: use.range))
      return mistake
    }
    guard let value else { return false }
    let name = interpolation.expression.variable?.text
    let argument =
      interpolation.expression.keys.isEmpty ? arguments.first { $0.argument.name == name } : nil
    return write(value, at: argument?.argument.value.range ?? interpolation.expression.range)
  }

  private func makeScope() -> Scope {
    var scope = Scope()
    scope.bind(.locale, to: locale)
    for (argument, value) in arguments { scope.bind(argument.name, to: value) }
    return scope
  }

  private mutating func write(_ value: Value, at range: SourceRange) -> Bool {
    guard let text = text(of: value) else { return fail(.noText(value, at: range)) }
    return append(text.utf8)
  }

  private mutating func append(_ text: some Collection<UInt8>) -> Bool {
    guard output.count + text.count <= TextLimits.result else {
      return fail(.resultTooLong(at: use.range))
    }
    output += text
    return true
  }

  private mutating func write(_ plural: TextBody.Plural) -> Bool {
    guard let (argument, value) = given(plural.argument) else { return false }
    guard let amount = PluralAmount(of: value) else {
      return fail(.noAmount(value, use.key, at: argument.value.range, text: plural.range))
    }
    if let exact = plural.exact.first(where: { $0.amount.isEqual(to: amount) }) {
      return write(exact.body)
    }
    // In every language, as with Apple's catalogs, a form `zero` is for the amount 0.
    if !plural.rules.categories.contains(.zero), amount.isZero, let zero = plural.forms[.zero] {
      return write(zero)
    }
    let category = plural.rules.category(of: amount)
    guard let form = plural.forms[category] ?? plural.forms[.other] else { return true }
    return write(form)
  }

  /// An argument and its value; `nil` if it was not given, which was reported at the reference.
  private func given(
    _ argument: TextBody.Argument
  ) -> (argument: TextReference.Argument, value: Value)? {
    switch argument {
    case .named(let name): arguments.first { $0.argument.name == name }
    case .position(let position): position < arguments.count ? arguments[position] : nil
    }
  }

  private mutating func fail(_ diagnostic: Diagnostic) -> Bool {
    mistakes.append(diagnostic)
    return false
  }
}

extension PluralAmount {
  /// The amount of a value; `nil` if the value is no number.
  init?(of value: Value) {
    switch value {
    case .integer(let integer): self.init(integer)
    case .number(let number): self.init(number.description)
    case .string(let text): self.init(text)
    default: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func resultTooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .textLimit, .error, at: range,
      "this text comes to more than \(TextLimits.result) bytes",
      notes: [Note("give it shorter arguments")])
  }

  fileprivate static func noAmount(
    _ value: Value, _ key: String, at range: SourceRange, text: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .textArgument, .error, at: range,
      "\(value.shortDescription) is no amount, which selects the form of '\(key)'",
      notes: [Note("the forms are here", at: text)])
  }
}
