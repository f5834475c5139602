import VMLData
import VMLDiagnostics

/// A text in one locale, ready to be written.
indirect enum TextBody: Sendable {
  /// Text without arguments, in UTF-8.
  case constant([UInt8])
  case parts([Part])
  case plural(Plural)
  /// By the name of a device in Apple's string catalogs, in the order of the file.
  case devices([(name: String, body: TextBody)])

  enum Part: Sendable {
    case literal(String)
    /// An expression of arguments.
    case value(Interpolation)
    /// An argument, formatted as a string catalog asks.
    case argument(Argument, FormatSpecifier?)
    case body(TextBody)
  }

  /// An argument of a text.
  enum Argument: Hashable, Sendable {
    case named(String)
    /// Counted from 0, in the order of the call.
    case position(Int)
  }

  struct Plural: Sendable {
    var argument: Argument
    var rules: PluralRules
    /// Forms for single amounts, as the author wrote them.
    var exact: [(amount: PluralAmount, body: TextBody)] = []
    var forms: [PluralCategory: TextBody] = [:]
    var range: SourceRange
  }
}

extension TextBody {
  /// Whether the text depends on the target.
  var dependsOnDevice: Bool {
    has { body in
      if case .devices = body { true } else { false }
    }
  }

  /// Whether the text writes numbers, dates or lists as the document's locale does.
  var formatsValues: Bool {
    has { body in
      guard case .parts(let parts) = body else { return false }
      return parts.contains { part in
        if case .value(let value) = part { value.expression.formats } else { false }
      }
    }
  }

  /// Whether a condition holds for the text or one inside of it.
  private func has(_ isWanted: (TextBody) -> Bool) -> Bool {
    if isWanted(self) { return true }
    return switch self {
    case .constant: false
    case .devices(let devices): devices.contains { $0.body.has(isWanted) }
    case .parts(let parts):
      parts.contains { part in
        if case .body(let body) = part { body.has(isWanted) } else { false }
      }
    case .plural(let plural):
      plural.forms.values.contains { $0.has(isWanted) }
        || plural.exact.contains { $0.body.has(isWanted) }
    }
  }

  /// Calls `visit` with every argument that the text reads, perhaps several times.
  func forEachArgument(_ visit: (Argument) -> Void) {
    switch self {
    case .constant: break
    case .devices(let devices): for device in devices { device.body.forEachArgument(visit) }
    case .parts(let parts):
      for part in parts {
        switch part {
        case .literal: break
        case .value(let value):
          for name in value.expression.freeVariables.sorted() { visit(.named(name)) }
        case .argument(let argument, _): visit(argument)
        case .body(let body): body.forEachArgument(visit)
        }
      }
    case .plural(let plural):
      visit(plural.argument)
      for form in plural.exact { form.body.forEachArgument(visit) }
      for category in PluralCategory.allCases {
        plural.forms[category]?.forEachArgument(visit)
      }
    }
  }
}
